"""What any board game needs: positions, steps, choices, moves, events, chance, views, logs. It knows no game."""

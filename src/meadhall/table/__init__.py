"""A table as people know it: seats, undo, agreements, clocks, replays. No network and no disk."""

"""What search bots may know about Brian Boru: which towns and cards look best at first sight."""

from collections.abc import Sequence
from typing import Any

from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.claim import sides
from meadhall.games.brian_boru.moves import LeadCard
from meadhall.games.brian_boru.state import State

CLOSENESS = {-1: 1.0, 0: 1.2, 1: 0.6}
"""What a further town is worth where one is so many towns ahead of the best other: most where it decides."""
HARDLY = 0.25


def promising(state: State, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
    """Moves that name a town, those for the most contested regions and with the strongest cards first."""
    if not moves or not hasattr(moves[0], "town"):
        return moves
    value = {region.id: region_value(state, seat, number) for number, region in enumerate(BOX.regions)}
    strongest = max(BOX.cards)

    def worth(move: Any) -> float:
        town = value[BOX.region_of_town[move.town]]
        return town * (1 + move.card / strongest) if isinstance(move, LeadCard) else town

    return sorted(moves, key=worth, reverse=True)


def region_value(state: State, seat: int, region: int) -> float:
    """What one more town in a region is worth to a seat."""
    weights = sides(state, region)
    own = weights.players[seat]
    best = max(weights.vikings, *(weight for other, weight in enumerate(weights.players) if other != seat))
    first_town_here = 0 if own else 1
    return BOX.regions[region].points * CLOSENESS.get(own - best, HARDLY) + first_town_here

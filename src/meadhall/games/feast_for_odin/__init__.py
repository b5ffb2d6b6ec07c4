"""A Feast for Odin (Uwe Rosenberg), for one to four players."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from meadhall.core.game import Game, Options
from meadhall.core.scores import Scores
from meadhall.core.steps import Move
from meadhall.games.feast_for_odin import effects as effects  # its steps and choices belong to the game, too
from meadhall.games.feast_for_odin import hints, valuation
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.game_flow import BeginRound
from meadhall.games.feast_for_odin.ids import LengthId
from meadhall.games.feast_for_odin.scoring import final_scores, special_tiles
from meadhall.games.feast_for_odin.setup import SetUp, new_state
from meadhall.games.feast_for_odin.state import State

UNKNOWN = 0
"""Stands for each card that a seat doesn't know."""


class FeastOptions(Options, frozen=True):
    """Long or short, and which occupations are in play (FO-2.1)."""

    length: LengthId = "long"
    decks: Literal["A", "BC", "ABC"] = "A"


class View(Struct, frozen=True):
    """What a seat sees: all but the hands of others and what nobody has drawn (FO-1.4)."""

    seat: int | None
    position: dict[str, Any]


class FeastForOdin(Game[State]):
    """Vikings who place goods so that their homes look full."""

    id = "feast-for-odin"
    title = "A Feast for Odin"
    seat_counts = range(1, 5)
    minutes = 120
    options_type = FeastOptions
    state_type = State
    rule_prefix = "FO"

    def begin(self, seats: int, seed: str, options: FeastOptions) -> State:
        state = new_state(seats, seed, options.length, options.decks)
        state.then(SetUp(), BeginRound())
        return state

    def hide(self, state: State, seat: int | None) -> State:
        """Hands of others and the deck are unknown."""
        position = state.copy()
        for other, player in enumerate(position.players):
            if other != seat:
                player.hand = (UNKNOWN,) * len(player.hand)
        position.deck = (UNKNOWN,) * len(state.deck)
        return position

    def fill_in(self, position: State, seat: int | None, rng: random.Random) -> None:
        """Others' cards are any that were not seen: each began with one starting occupation, and drew dark ones."""
        seen = {card for player in position.players for card in (*player.occupations, *player.hand)}
        cards = [card for card in BOX.occupations.values() if card.deck in position.decks and card.number not in seen]
        rng.shuffle(cards)
        starting = [card.number for card in cards if card.start]
        dark = [card.number for card in cards if not card.start]
        for other, player in enumerate(position.players):
            if other != seat and player.hand:
                begun = any(BOX.occupations[card].start for card in player.occupations)
                drawn = len(player.hand) - (not begun)
                player.hand = tuple(sorted([*dark[:drawn], *([] if begun else [starting.pop()])]))
                del dark[:drawn]
        position.deck = tuple(sorted(dark))

    def scores(self, state: State) -> Scores:
        return final_scores(state)

    def promising(self, position: State, seat: int, moves: Sequence[Any]) -> Sequence[Any]:
        return hints.promising(position, seat, moves)

    def follow_up(self, position: State, seat: int) -> Move | None:
        return hints.follow_up(position, seat)

    def evaluate(self, position: State, seat: int) -> float:
        return valuation.evaluate(position, seat)

    def inventory(self, state: State) -> Mapping[str, Any]:
        """Special tiles, buildings, boards, Vikings and cards are all somewhere (FO-13.10)."""
        players = state.players
        specials = [*state.tray, *(tile for player in players for tile in special_tiles(player))]
        houses: list[str] = [house.kind for player in players for house in player.houses]
        return {
            "special tiles": sorted(specials) == sorted(BOX.special_tiles),
            "buildings": all(
                state.stock[kind] + houses.count(kind) == building.stock for kind, building in BOX.buildings.items()
            ),
            "exploration tiles": len(state.explorations) + sum(len(player.claimed) for player in players) == 4,
            "things": all(count >= 0 for player in players for count in player.things),
            "Vikings": all(player.thing_square >= 0 for player in players),
        }

    def view(self, state: State, seat: int | None) -> View:
        """The position without what the seat doesn't know, the seed and what is still to come."""
        known = msgspec.to_builtins(self.hide(state, seat))
        for private in ("seed", "agenda", "lanes", "events"):
            del known[private]
        return View(seat, known)

    def box_data(self) -> Mapping[str, Any]:
        return BOX.data


GAME = FeastForOdin()

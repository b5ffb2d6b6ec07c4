"""Setting up (FO-2, FO-15.1)."""

from typing import Any, get_args

from meadhall.core.steps import Step
from meadhall.games.feast_for_odin import events
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.ids import LengthId, SpecialId, TileId
from meadhall.games.feast_for_odin.player import THINGS, Player
from meadhall.games.feast_for_odin.rounds import no_weapons, turn_up_strip
from meadhall.games.feast_for_odin.state import Exploration, State


def new_state(seats: int, seed: str, length: LengthId, decks: str) -> State:
    """The table as it is laid out before anything happens (FO-2.1 to FO-2.7)."""
    start = BOX.setup
    pile = {weapon: count - seats * start.weapons.get(weapon, 0) for weapon, count in BOX.weapons.items()}
    tiles = get_args(TileId)
    return State(
        seats=seats,
        seed=seed,
        length=length,
        decks=decks,
        players=[new_player(seats, length) for _ in range(seats)],
        stock={building.id: building.stock for building in BOX.buildings.values()},
        tray=get_args(SpecialId),
        strip_pile=tuple(BOX.strips),
        explorations=tuple(Exploration(tile, BOX.tiles[tile, "front"]) for tile in tiles),
        weapon_pile=pile,
        weapon_discards=no_weapons(),
        deck=tuple(card.number for card in BOX.occupations.values() if not card.start and card.deck in decks),
        solo_waiting=solo_length(length).waiting_space if seats == 1 else 0,
    )


def new_player(seats: int, length: LengthId) -> Player:
    """What a player begins with (FO-2.3, FO-2.4)."""
    player = Player(things=[0] * len(THINGS))
    given: dict[Any, int] = {**BOX.setup.weapons, **BOX.setup.goods, **BOX.setup.resources, "silver": BOX.setup.silver}
    for thing, count in given.items():
        player.gain(thing, count)
    table = next(one for one in BOX.banquet_table.lengths if one.id == length)
    player.thing_square = solo_length(length).thing_square if seats == 1 else table.vikings_on_thing_square
    return player


def solo_length(length: LengthId) -> Any:
    """How many Vikings are where at the start of a solo game (FO-15.1)."""
    return next(one for one in BOX.solo.lengths if one.id == length)


class SetUp(Step[State], frozen=True):
    """Starting occupations, mountain strips, imitation spaces, start player (FO-2.2, FO-2.5, FO-2.8, FO-2.9)."""

    def run(self, state: State) -> None:
        self.deal_occupations(state)
        for _ in range(self.strips(state)):
            turn_up_strip(state)
        if state.seats == BOX.imitation.players:
            state.imitation = tuple(
                state.chance("imitation", tile.id).choice(tile.sides).column for tile in BOX.imitation.tiles
            )
        state.start_player = state.chance("start player").below(state.seats)
        state.tell(events.StartPlayer, state.start_player)

    def deal_occupations(self, state: State) -> None:
        """Each player gets a starting occupation; the others leave the game (FO-2.2)."""
        cards = [card.number for card in BOX.occupations.values() if card.start and card.deck in state.decks]
        dealt = state.chance("starting occupations").shuffled(cards)
        for player in state.players:
            player.hand = tuple(sorted(dealt[: BOX.setup.starting_occupations]))
            del dealt[: BOX.setup.starting_occupations]

    def strips(self, state: State) -> int:
        """How many mountain strips are turned up at the start (FO-2.5)."""
        return next(one.strips for one in BOX.setup.strips_face_up if one.players == state.seats)

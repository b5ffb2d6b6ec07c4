"""The position of a game of A Feast for Odin."""

from copy import copy
from typing import Any, ClassVar, Self

from msgspec import Struct, field

from meadhall.core.state import State as CoreState
from meadhall.games.feast_for_odin.banquet import Feast
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.ids import ActionTypeId, BoardId, LengthId, SoloColour, SpecialId, TileId, Weapon
from meadhall.games.feast_for_odin.player import Player

NOBODY = -1


class Vikings(Struct, frozen=True):
    """Vikings of one player on one action space."""

    space: str
    seat: int
    count: int
    round: int
    """In which they were placed: in the solo game they stay for a round (FO-15.3)."""


class Strip(Struct, frozen=True):
    """A face-up mountain strip: which it is, and how many of its items are gone (FO-10.9)."""

    id: int
    gone: int = 0

    @property
    def items(self) -> tuple[str, ...]:
        """What is left of it, from the arrow on."""
        return BOX.strips[self.id][self.gone :]


class Action(Struct):
    """The use of a space, or an action that an occupation lets one do, until it is finished."""

    seat: int
    space: str
    """The space where the Vikings stand; empty if none were placed for it."""
    effect: str
    """The space whose effect is carried out: another one when an imitation space copies it (FO-12.2)."""
    uses_space: bool = True
    """Whether a space is used. An occupation that names an action lets one do it without that (FO-18.14)."""
    vikings: int = 0
    """How many were placed for it."""
    again: bool = False
    """Whether its player had placed Vikings in this column already in this round."""
    means: int = 0
    """The occupation through which the space becomes usable, until that is so (FO-5.13)."""
    promised: str = ""
    """What has to be among its cost, because an occupation worked on that condition."""
    less_silver: int = 0
    """What the occupation that lets one do it takes off its price."""
    begun: bool = False
    """Whether it is between the beginning and the end of its step (4) (FO-5.12)."""
    parts_done: int = 0
    """How many of its parts were carried out (FO-5.5)."""
    card_played: bool = False
    """Whether an occupation was played as its effect or as the bonus of its column (FO-5.8)."""
    column_card: bool = False
    """Whether the occupation of the fourth column was played (FO-5.8)."""
    used: tuple[int, ...] = ()
    """The occupations that have worked in it and may do so only once."""
    gave: dict[str, int] = field(default_factory=dict)
    """What came directly from it."""
    paid: dict[str, int] = field(default_factory=dict)
    taken: tuple[str, ...] = ()
    """The kinds of items taken from mountain strips."""
    from_mountain: bool = False
    """Whether its own mountain part was used."""
    done: tuple[ActionTypeId, ...] = ()
    """The actions that were carried out in it (FO-18.3)."""
    with_longship: bool = False
    """Whether a longship was used (FO-A27)."""
    dice: str = ""
    """The dice action, while one is going on (FO-11)."""
    boats: tuple[int, ...] = ()
    """The ore put on each of the whaling boats that went out (FO-11.8)."""
    rolled: int = 0
    rolls: int = 0
    roll_bonus: int = 0
    """What was bought for each roll before the action."""
    longship: int | None = None
    """The ore left on the ship that pillages, if an occupation removed some of it (FO-A43)."""
    best_special: int = 0
    """The highest sword value in the tray when the dice action began."""
    spent: tuple[str, ...] = ()
    """What has been added to the result of the dice action."""

    def copy(self) -> "Action":
        """An independent copy; all but the numbers of things never changes in place."""
        twin = copy(self)
        twin.gave = self.gave.copy()
        twin.paid = self.paid.copy()
        return twin


class Exploration(Struct, frozen=True):
    """An exploration tile that nobody has claimed: its face-up side, and the silver on it."""

    tile: TileId
    board: BoardId
    silver: int = 0


class State(CoreState, kw_only=True):
    """All that lies on the table (FO-1.2)."""

    game: ClassVar = "feast-for-odin"

    length: LengthId
    decks: str
    """The occupations in play: `A`, `BC` or `ABC` (FO-2.1)."""
    round: int = 0
    start_player: int = NOBODY
    last_placed: int = NOBODY
    """Who was the last to place a Viking in this round (FO-6.1)."""
    players: list[Player]
    standing: tuple[Vikings, ...] = ()
    """The Vikings on the action board, in the order in which they were placed."""
    imitation: tuple[int, ...] = ()
    """The columns that have an imitation space (FO-2.8)."""
    stock: dict[str, int]
    """The buildings that are left."""
    tray: tuple[SpecialId, ...]
    """The special tiles that nobody has."""
    strips: tuple[Strip, ...] = ()
    strip_pile: tuple[int, ...]
    """The strips that have not been turned up; their order is decided when they are."""
    explorations: tuple[Exploration, ...]
    weapon_pile: dict[Weapon, int]
    weapon_discards: dict[Weapon, int]
    weapon_draws: int = 0
    """How many weapon cards were drawn so far, to name the next draw."""
    actions: list[Action] = field(default_factory=list)
    """The actions under way, the innermost last (FO-13.13)."""
    feasts: dict[int, Feast] = field(default_factory=dict)
    """By seat: the banquet table while a feast is laid out."""
    deck: tuple[int, ...]
    """The dark occupations that nobody has drawn."""
    dice_rolls: int = 0
    """How often dice were rolled so far, to name the next roll."""
    draws: int = 0
    """How many cards were drawn so far, to name the next draw."""
    solo_waiting: int = 0
    """Solo: Vikings on the waiting space (FO-15.1)."""
    solo_square: dict[SoloColour, int] = field(default_factory=dict)
    """Solo: Vikings of each colour that stay unused on the thing square (FO-15.3)."""

    def copy(self) -> Self:
        """An independent copy."""
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.actions = [action.copy() for action in self.actions]
        twin.feasts = self.feasts.copy()
        twin.stock = self.stock.copy()
        twin.weapon_pile = self.weapon_pile.copy()
        twin.weapon_discards = self.weapon_discards.copy()
        twin.solo_square = self.solo_square.copy()
        return twin

    # ------------------------------------------------------------------ questions

    def rounds(self) -> int:
        """How many rounds the game has (FO-3.2)."""
        return len(BOX.tracks[self.length])

    def track(self) -> Any:
        """What the round track says of this round."""
        return BOX.tracks[self.length][self.round - 1]

    def in_order(self) -> tuple[int, ...]:
        """The seats clockwise from the start player (FO-3.3)."""
        return self.clockwise_from(self.start_player)

    def action_of(self, seat: int) -> Action | None:
        """What this seat is doing at the moment, if anything."""
        return self.actions[-1] if self.actions and self.actions[-1].seat == seat else None

    def occupied(self, space: str) -> bool:
        """Whether at least one Viking stands on a space (FO-5.3)."""
        return any(vikings.space == space for vikings in self.standing)

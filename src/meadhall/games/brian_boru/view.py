"""What a seat or spectator sees of Brian Boru, and how the rest can be imagined (BB-14)."""

import random

from msgspec import Struct

from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.state import FACE_DOWN, NOBODY, ON_BOARD, State

UNKNOWN = 0
"""Stands for each card that a seat doesn't know."""


class TownView(Struct, frozen=True):
    """A town with a disc on it."""

    town: str
    owner: int
    vikings: bool
    monastery: bool


class ClaimView(Struct, frozen=True):
    """A claim token and where it lies."""

    region: str
    face_up: bool
    holder: int | None


class PlayerView(Struct, frozen=True):
    """What lies open in front of a player, and in which number he holds what is hidden (BB-14.2)."""

    seat: int
    points: int
    coins: int
    renown: int
    raiders: int
    church: int
    space: int
    marriages: tuple[str, ...]
    hand_size: int
    card: int | None
    """The card in the current trick, until it is resolved."""


class View(Struct, frozen=True):
    """What one seat (`None`: a spectator) sees."""

    seat: int | None
    round: int
    rounds: int
    marker: int
    active_town: str | None
    winner: int | None
    battle_area: int
    viking_strength: int
    marriage_card: str
    princess: str
    towns: tuple[TownView, ...]
    claims: tuple[ClaimView, ...]
    players: tuple[PlayerView, ...]
    hand: tuple[int, ...]
    pile: tuple[int, ...]
    """One's own face-down pile of the draft, which one may always look at (BB-4.5)."""
    picked: tuple[int, ...]
    """The cards just picked, while others are still picking."""
    deciding: tuple[int, ...]
    over: bool


def view(state: State, seat: int | None) -> View:
    """The table as it looks from a seat: own hand and pile, of the others only what lies open (BB-14.1, BB-14.2)."""
    own = next((lane for lane in state.lanes if lane.seat == seat), None)
    return View(
        seat=seat,
        round=state.round,
        rounds=state.rounds(),
        marker=state.marker,
        active_town=state.active_town or None,
        winner=None if state.winner == NOBODY else state.winner,
        battle_area=state.battle_area,
        viking_strength=BOX.vikings.get(state.viking_card, 0),
        marriage_card=state.marriage_card,
        princess=state.princess,
        towns=tuple(town_view(state, town) for town in BOX.names(sum(state.discs))),
        claims=tuple(claim_view(region, token) for region, token in enumerate(state.claims)),
        players=tuple(player_view(state, player) for player in range(state.seats)),
        hand=() if seat is None else state.hands[seat],
        pile=state.picks[seat] if seat is not None and drafting(state) else (),
        picked=tuple(card for sealed in own.played for card in sealed.move.cards) if own else (),  # type: ignore[attr-defined]
        deciding=tuple(choice.seat for choice in state.waiting()),
        over=not state.waiting(),
    )


def town_view(state: State, town: str) -> TownView:
    """A town with a disc."""
    bit = BOX.bit(town)
    return TownView(town, state.owner(town), bool(state.vikings & bit), bool(state.monasteries & bit))


def claim_view(region: int, token: int) -> ClaimView:
    """A region's claim token."""
    return ClaimView(BOX.regions[region].id, token != FACE_DOWN, None if token in (FACE_DOWN, ON_BOARD) else token)


def player_view(state: State, seat: int) -> PlayerView:
    """What all may see of a player."""
    return PlayerView(
        seat=seat,
        points=state.points[seat],
        coins=state.coins[seat],
        renown=state.renown[seat],
        raiders=state.raiders[seat],
        church=state.church[seat],
        space=state.track[seat],
        marriages=state.marriages[seat],
        hand_size=len(state.hands[seat]),
        card=state.trick[seat] or None,
    )


def drafting(state: State) -> bool:
    """Whether the round's draft is going on: nothing else is decided by all at the same time."""
    return bool(state.lanes)


# ---------------------------------------------------------------------- what a seat doesn't know


def hide(state: State, seat: int | None) -> State:
    """The position with unknown cards in place of all that a seat has not seen (BB-14.1, BB-14.3)."""
    position = state.copy()
    for other in range(state.seats):
        if other != seat:
            position.hands[other] = unknown(state.hands[other])
            position.picks[other] = unknown(state.picks[other])
            position.passed[other] = tuple(unknown(packet) for packet in state.passed[other])
    position.face_down = unknown(state.face_down)
    return position


def unknown(cards: tuple[int, ...]) -> tuple[int, ...]:
    """As many unknown cards."""
    return (UNKNOWN,) * len(cards)


def imagine_cards(state: State, seat: int | None, rng: random.Random) -> None:
    """Give all unknown cards a place that agrees with what the seat has seen: whoever is to lead can do so (BB-5.2)."""
    if not any(state.hands):
        return
    spread_cards(state, seat, rng)
    while not drafting(state) and not all(choice.moves(state) for choice in state.waiting()):
        spread_cards(state, seat, rng)


def spread_cards(state: State, seat: int | None, rng: random.Random) -> None:
    """Put each unknown card where it may be.

    Each packet of the draft goes round the table and loses two cards at each pass. What the seat itself handed on is
    spread over those to whom that packet came later; everything it never saw is spread over all other places. Cards
    that somebody has played since must have been among what he took.
    """
    seats, passes = state.seats, len(state.passed[0])
    shown = [state.played[who] + ((state.trick[who],) if state.trick[who] else ()) for who in range(seats)]
    known = state.passed[seat] if seat is not None else ()
    mine = {*state.hands[seat], *state.picks[seat]} if seat is not None else set()
    strange = sorted(set(BOX.cards).difference(mine, *known, *shown))
    rng.shuffle(strange)
    handed_on = [sorted(set(packet).difference(mine, *shown)) for packet in known]
    for packet in handed_on:
        rng.shuffle(packet)

    sizes = [2] * passes + [BOX.counts[seats].hand - 2 * passes]
    taken: list[list[tuple[int, ...]]] = []
    for who in range(seats):
        if who == seat:
            taken.append(own_packets(state, who, passes, shown[who]))
            continue
        took: list[tuple[int, ...]] = []
        foreign = [card for card in shown[who] if not any(card in packet for packet in known)]
        foreign_places = 0
        for at, size in enumerate(sizes):
            before = handed_on_at(state, seat, who, at)
            if before is None:
                foreign_places += size
                took.append(())
            else:
                own = [card for card in shown[who] if card in known[before]]
                own += (handed_on[before].pop() for _ in range(size - len(own)))
                took.append(tuple(own))
        foreign += (strange.pop() for _ in range(foreign_places - len(foreign)))
        rng.shuffle(foreign)
        for at, size in enumerate(sizes):
            if handed_on_at(state, seat, who, at) is None:
                took[at] = tuple(foreign[:size])
                del foreign[:size]
        taken.append(took)
    state.face_down = tuple(strange)
    lay_out(state, seat, taken, shown)


def handed_on_at(state: State, seat: int | None, who: int, at: int) -> int | None:
    """At which of its own passes the seat handed on what came to `who` at pass `at`; `None` if it had not seen it."""
    if seat is None:
        return None
    before = (seat - (who - at)) % state.seats
    return before if before < at else None


def own_packets(state: State, seat: int, passes: int, shown: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What a seat took at each pass, and last what it holds or got without a choice."""
    picks = state.picks[seat]
    rest = tuple(card for card in (*state.hands[seat], *shown) if card not in picks)
    return [*(picks[2 * at : 2 * at + 2] for at in range(passes)), rest]


def lay_out(state: State, seat: int | None, taken: list[list[tuple[int, ...]]], shown: list[tuple[int, ...]]) -> None:
    """Write down who took what at each pass: hands, picks, and what everybody remembers having handed on."""
    seats, last = state.seats, len(taken[0]) - 1
    for who in range(seats):
        if who == seat:
            continue
        took = taken[who]
        state.picks[who] = sum(took[:last], ())
        if drafting(state):
            state.hands[who] = tuple(sorted(took[last]))
        else:
            state.hands[who] = tuple(sorted(card for card in sum(took, ()) if card not in shown[who]))
        state.passed[who] = tuple(
            tuple(sorted(sum((taken[(who + later - at) % seats][later] for later in range(at + 1, last + 1)), ())))
            for at in range(last)
        )

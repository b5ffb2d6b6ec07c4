"""Nobody is told a byte that depends on what he must not know.

The same game is played at two tables. At the second one, two cards that somebody has never seen have changed places:
they were dealt the other way round, and whoever picks or passes on one of them there, does so with the other one here.
Whatever that somebody is told, asks for or is refused must be the same at both tables, byte by byte.
"""

import contextlib
import hashlib
import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from meadhall import Refused
from meadhall.core.chance import Chance
from meadhall.core.match import Rewound
from meadhall.core.state import State
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.events import CardsDealt
from meadhall.games.brian_boru.moves import ChooseHalf
from meadhall.games.brian_boru.trick import ChooseSecondary, EndTrick
from meadhall.games.feast_for_odin.box import BOX as FEAST
from meadhall.table.saying import said_of_reason
from meadhall.table.table import Since
from meadhall.table.telling import asked
from meadhall.table.wire import Answer, AnyCommand, CallBot, ComeBack, Play, Propose, Redo, RestartTurn, Undo
from tests.core.toy import SecretNumber, Together
from tests.core.toy import table as toy
from tests.table.sitting import Sitting, told

NAMES = ("Ana", "Bo", "Cai", "Dee", "Eva")
Swap = tuple[int, int]
"""Two cards that change places."""
Deed = tuple[int, AnyCommand]
"""What a seat has done."""


# ---------------------------------------------------------------------- two cards change places


class SwappedChance(Chance):
    """Chance that takes two cards for each other."""

    def __init__(self, swap: Swap, *name: Any) -> None:
        super().__init__(*name)
        self._swap = swap

    def shuffled(self, things: Any) -> Any:
        return swapped(super().shuffled(sorted(swapped(list(things), self._swap))), self._swap)

    def choice(self, things: Any) -> Any:
        return swapped(super().choice(sorted(swapped(list(things), self._swap))), self._swap)


def swapped(thing: Any, swap: Swap) -> Any:
    """Something with the two cards in each other's place."""
    if isinstance(thing, list | tuple):
        return type(thing)(swapped(one, swap) for one in thing)
    return swap[1 - swap.index(thing)] if thing in swap else thing


def swapped_deed(deed: Deed, swap: Swap) -> Deed:
    """The same deed with the two cards in each other's place."""
    seat, command = deed
    if not isinstance(command, Play):
        return deed
    cards = {name: value for name, value in command.move.items() if name in ("card", "cards", "occupation")}
    changed = {name: swapped(value, swap) for name, value in cards.items()}
    if "cards" in changed:
        changed["cards"] = sorted(changed["cards"])
    return seat, Play(command.seq, command.seat, {**command.move, **changed})


@contextlib.contextmanager
def dealt_otherwise(swap: Swap, deals: Callable[..., bool]) -> Iterator[None]:
    """Where chance deals those cards, the two of them change places."""
    as_always = State.chance

    def chance(state: State, *name: object) -> Chance:
        if not deals(state, *name):
            return as_always(state, *name)
        state.unveil()
        return SwappedChance(swap, state.seed, state.epoch, *name)

    State.chance = chance  # type: ignore[method-assign]
    try:
        yield
    finally:
        State.chance = as_always  # type: ignore[method-assign]


# ---------------------------------------------------------------------- what is hidden in each game


class Secrets:
    """What is hidden in a game, and how it is dealt."""

    settings: ClassVar[dict[str, Any]]
    seats: ClassVar[tuple[int, ...]]

    def deal(self, sitting: Sitting) -> tuple[int, ...]:
        """What is the same as long as no other cards are dealt; first, how many moves stood before that."""
        raise NotImplementedError

    def deals(self, deal: tuple[int, ...]) -> Callable[..., bool]:
        """Whether chance, asked under a name, deals just these cards."""
        raise NotImplementedError

    def places(self, state: Any) -> dict[Any, tuple[int, ...]]:
        """Where hidden cards lie: by seat, and elsewhere."""
        raise NotImplementedError

    def alike(self, one: int, other: int) -> bool:
        """Whether each of two cards could have been dealt in the other's place."""
        return one != other

    def tries(self, seat: int, swap: Swap) -> list[dict[str, Any]]:
        """Moves that a curious seat may try."""
        raise NotImplementedError

    def refs(self, swap: Swap) -> list[str]:
        """Things that a curious seat may ask about."""
        raise NotImplementedError


class BrianBoru(Secrets):
    settings: ClassVar = {"game": "brian-boru"}
    seats = (3, 4, 5)

    def deal(self, sitting):
        dealt = [at for at, event in sitting.match.events if isinstance(event, CardsDealt)]
        at = dealt[-1] if dealt else 0
        rewound = [line.epoch for line in sitting.match.standing[:at] if isinstance(line, Rewound)]
        return at, sitting.state.round, max(rewound, default=0)

    def deals(self, deal):
        _, round, epoch = deal
        return lambda state, *name: (state.epoch, *name) == (epoch, "action deck", round)

    def places(self, state):
        hands = {seat: state.hands[seat] + (state.picks[seat] if state.lanes else ()) for seat in range(state.seats)}
        return {**hands, "face down": state.face_down}

    def tries(self, seat, swap):
        one, other = swap
        return [
            {"type": "PickCards", "cards": sorted(swap)},
            {"type": "PlayCard", "card": one},
            {"type": "LeadCard", "card": other, "town": "M4"},
            {"type": "LeadCard", "card": one, "town": "D1"},
        ]

    def refs(self, swap):
        return [*(f"{kind}:{card}" for kind in ("card", "cards") for card in BOX.cards), "town:M4", "town:D1"]


class FeastForOdin(Secrets):
    settings: ClassVar = {"game": "feast-for-odin", "options": {"decks": "ABC", "length": "short"}}
    seats = (2, 3, 4)

    def deal(self, sitting):
        return (0,)

    def deals(self, deal):
        return lambda state, *name: name[0] in ("starting occupations", "occupation")

    def places(self, state):
        return {**{seat: player.hand for seat, player in enumerate(state.players)}, "deck": state.deck}

    def alike(self, one, other):
        return FEAST.occupations[one].start == FEAST.occupations[other].start

    def tries(self, seat, swap):
        return [
            *({"type": "PlayOccupation", "occupation": card} for card in swap),
            *({"type": "UseOccupation", "occupation": card, "part": 0} for card in swap),
        ]

    def refs(self, swap):
        return [*(f"occupation:{card}" for card in (*swap, *list(FEAST.occupations)[:20])), "space:c1_hunting_game"]


GAMES: dict[str, Secrets] = {"brian-boru": BrianBoru(), "feast-for-odin": FeastForOdin()}


# ---------------------------------------------------------------------- the same game at two tables


class Story:
    """What was done in a game played at random, and which cards each had never seen by the end of it."""

    def __init__(self, secrets: Secrets, seats: int, moves: int, seed: int) -> None:
        self.secrets = secrets
        self.seats = seats
        self.deeds: list[Deed] = []
        rng = random.Random(seed)
        sitting = self.begin()
        everybody = (*range(seats), None)
        self.unseen: dict[int | None, set[int]] = {}
        self.dealt = 0
        """How many deeds were done before the cards that are hidden now were dealt."""
        self.deal: tuple[int, ...] = ()
        self.end = sitting
        while len(self.deeds) < moves or not self.swap(None, rng):
            self._do_something(sitting, rng)
            hidden = {eyes: self.hidden_from(eyes, sitting) for eyes in everybody}
            if secrets.deal(sitting) != self.deal:
                self.unseen, self.deal, self.dealt = hidden, secrets.deal(sitting), len(self.deeds)
            self.unseen = {eyes: self.unseen[eyes] & hidden[eyes] for eyes in everybody}
        assert sitting.table.phase == "playing"

    def begin(self) -> Sitting:
        """A table at which nothing has been done yet."""
        return Sitting(*NAMES[: self.seats], **self.secrets.settings)

    def hidden_from(self, eyes: int | None, sitting: Sitting) -> set[int]:
        """The cards that lie where this seat can't look."""
        places = self.secrets.places(sitting.state)
        return {card for place, cards in places.items() if place != eyes for card in cards}

    def _do_something(self, sitting: Sitting, rng: random.Random) -> None:
        seat = rng.choice(sitting.table.waiting())
        seq, other = sitting.table.seq, rng.randrange(self.seats)
        commands: list[Deed] = [(seat, Play(seq, seat, msgspec.to_builtins(rng.choice(sitting.state.moves(seat)))))]
        chance = rng.random()
        if chance < 0.15:
            commands = [(other, rng.choice((Undo(seq, other), Redo(seq, other), RestartTurn(seq, other))))]
        elif chance < 0.2 and sitting.match.standing:
            to = rng.randrange(self.deal[0] if self.deal else 0, len(sitting.match.standing))
            commands = [
                (other, Propose(other, "rewind", to=to)),
                *((one, Answer(one, True)) for one in range(self.seats)),
            ]
        elif chance < 0.23:
            commands = [(other, CallBot(other)), (other, ComeBack(other))]
        for deed in commands:
            with contextlib.suppress(Refused):
                sitting.do(sitting.player(deed[0]), deed[1])
                self.deeds.append(deed)

    def swap(self, eyes: int | None, rng: random.Random) -> Swap | None:
        """Two cards in different places, of which this seat has seen neither; none if there are no such cards."""
        places = self.secrets.places(self.end.state)
        unseen = [self.unseen[eyes].intersection(cards) for place, cards in places.items() if place != eyes]
        pairs = [pair for one, other in combinations(unseen, 2) for pair in product(sorted(one), sorted(other))]
        alike = [pair for pair in pairs if self.secrets.alike(*pair)]
        return rng.choice(alike) if alike else None


def check_nothing_is_told(story: Story, eyes: int | None, swap: Swap, rng: random.Random) -> None:
    """Play the story at two tables, and see that they look the same through these eyes all the time."""
    deals = story.secrets.deals(story.deal)
    here = story.begin()
    with dealt_otherwise(swap, deals):
        there = story.begin()
    marks = [Since()]
    for number, (seat, command) in enumerate(story.deeds, 1):
        here.do(here.player(seat), command)
        if number > story.dealt:
            seat, command = swapped_deed((seat, command), swap)
        with dealt_otherwise(swap, deals):
            there.do(there.player(seat), command)
        assert here.table.seq == there.table.seq
        at_the_end = number == len(story.deeds)
        if at_the_end or rng.random() < 0.3:
            marks = [Since(), *rng.sample(marks, min(2, len(marks))), here.table.mark]
            assert here.table.mark == there.table.mark
            for since in marks:
                assert all_told(here, eyes, since) == all_told(there, eyes, since)
        unanswered = here.table.proposal or any(chair.bot for chair in here.table.chairs)
        if at_the_end or (number > story.dealt and not unanswered and rng.random() < 0.05):
            chosen = rng.random()
            answers = answered(story.secrets, here, eyes, swap, random.Random(chosen))
            with dealt_otherwise(swap, deals):
                assert answered(story.secrets, there, eyes, swap, random.Random(chosen)) == answers
            assert here.match.seed.encode() not in b"".join(answers)
    assert story.secrets.places(here.state) != story.secrets.places(there.state)


def all_told(sitting: Sitting, eyes: int | None, since: Since) -> bytes:
    """What the hall tells somebody by itself."""
    player = "" if eyes is None else sitting.player(eyes)
    return told(sitting.table, player, -1 if eyes is None else eyes, sitting.now, since)


def answered(secrets: Secrets, sitting: Sitting, eyes: int | None, swap: Swap, rng: random.Random) -> list[bytes]:
    """The answers to all that somebody may ask, and to all that he may try, without anything being done."""
    table, seat = sitting.table, -1 if eyes is None else eyes
    player = "" if eyes is None else sitting.player(eyes)
    offers = [offer.move for offer in sitting.position(player, seat).offers]
    tries = [*rng.sample(offers, min(4, len(offers))), *secrets.tries(seat, swap)]
    refs = rng.sample(secrets.refs(swap), 6) + [ref for ref in secrets.refs(swap) if ref.endswith(f":{swap[0]}")]
    made, other = len(sitting.match.standing), (seat + 1) % len(table.chairs)
    asks: list[Callable[[], Any]] = [
        *(lambda ref=ref: table.why(player, seat, ref) for ref in refs),
        *(lambda move=move: table.preview(player, seat, move) for move in tries),
        *(lambda at=at: table.replay(player, at, seat) for at in rng.sample(range(made + 1), min(4, made))),
        lambda: table.replay(player, made, seat),
        lambda: table.replay(player, made, -1),
        lambda: table.replay(player, made, other),
        lambda: table.course(player),
        lambda: bytes(table.download(player)),
    ]
    refused = [
        *(Play(table.seq, seat, move) for move in secrets.tries(seat, swap) if move not in offers),
        *(Play(table.seq + 1, seat, move) for move in offers[:1]),
        *(Play(table.seq, other, move) for move in tries[:2]),
        *(Undo(table.seq, other), Redo(table.seq, other), RestartTurn(table.seq + 1, seat)),
        *(Propose(seat, "rewind", to=made), Answer(seat, True), CallBot(other), ComeBack(seat)),
    ]
    asks += [lambda command=command: must_be_refused(sitting, player, command) for command in refused]  # type: ignore[misc]
    return [answer(sitting, ask) for ask in asks]


def must_be_refused(sitting: Sitting, player: str, command: AnyCommand) -> None:
    """Try something that isn't possible."""
    sitting.table.do(player, command, sitting.now, ())
    pytest.fail(f"{command} was done")


def answer(sitting: Sitting, ask: Callable[[], Any]) -> bytes:
    """An answer as it leaves, or the refusal."""
    try:
        return msgspec.json.encode(ask())
    except Refused as refused:
        return msgspec.json.encode(said_of_reason(sitting.match.game, refused.reason))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_where_cards_lie_that_one_has_not_seen_changes_no_byte_of_what_one_is_told(game, seed):
    rng = random.Random(f"{game} {seed}")
    secrets = GAMES[game]
    story = Story(secrets, rng.choice(secrets.seats), rng.randrange(8, 120), seed)
    swaps = {eyes: story.swap(eyes, rng) for eyes in (*range(story.seats), None)}
    for eyes, swap in swaps.items():
        if swap:
            check_nothing_is_told(story, eyes, swap, rng)


# ---------------------------------------------------------------------- face-down decisions


def drafting(seats: int = 4) -> Sitting:
    """A table of Brian Boru at the second pass of its first draft."""
    sitting = Sitting(*NAMES[:seats])
    return sitting.play_on(lambda: sitting.state.lanes and sitting.state.picks[0])


@pytest.mark.parametrize("eyes", [0, 2, 3, None])
def test_what_somebody_has_put_face_down_changes_no_byte_of_what_others_are_told(eyes):
    here, there = drafting(), drafting()
    swap = (24, 25)
    for which in ((0, 4), (3, 3), (5, 0)):
        since = here.table.mark
        for sitting, picked in zip((here, there), which, strict=True):
            sitting.play(1, picked)
        assert all_told(here, eyes, since) == all_told(there, eyes, since)
        assert all_told(here, eyes, Since()) == all_told(there, eyes, Since())
        answers = [answered(BrianBoru(), sitting, eyes, swap, random.Random(2)) for sitting in (here, there)]
        assert answers[0] == answers[1]
        for sitting in (here, there):
            sitting.do("bo", Undo(sitting.table.seq, 1))
    assert all_told(here, 1, Since()) == all_told(there, 1, Since())


def test_whoever_has_put_something_face_down_is_told_so_himself():
    here, there = drafting(), drafting()
    here.play(1, 0)
    there.play(1, 4)

    assert all_told(here, 1, Since()) != all_told(there, 1, Since())


def test_of_what_others_answer_face_down_only_the_first_question_is_told():
    here, there = (toy(Together("sealed", again=1), seats=2) for _ in range(2))
    here.play(0, SecretNumber(1))  # now seat 0 is asked for a number from 1 up
    there.play(0, SecretNumber(3))  # and here for one from 3 up

    for eyes in (1, None):
        assert [*asked(None, here, eyes)] == [*asked(None, there, eyes)]
    assert [*asked(None, here, 0)] != [*asked(None, there, 0)]


def test_a_preview_knows_no_more_than_the_seat_that_asks():
    def before_the_next_trick(bo, cai):
        """Ana decides what her card does; Bo is to lead next, if he can: only red towns are free."""
        sitting = Sitting()
        sitting.match.state = position(
            *(ChooseSecondary(0, 18), EndTrick()),
            seats=3,
            hands=[(16, 17, 19, 21, 22, 23, 25), bo, cai],
            trick=[18, 12, 14],
            face_down=(24,),
            marker=1,
            discs={2: " ".join(town.id for town in BOX.towns if town.colour != "red")},
        )
        sitting.table._looks.clear()
        return sitting

    here = before_the_next_trick((1, 3, 4, 6, 7, 9, 10), (2, 5, 8, 11, 13, 15, 20))
    there = before_the_next_trick((1, 3, 4, 6, 7, 9, 11), (2, 5, 8, 10, 13, 15, 20))
    for half in ("upper", "lower"):
        move = {"type": "ChooseHalf", "half": half}
        foreseen = [answer(one, lambda one=one: one.table.preview("ana", 0, move)) for one in (here, there)]  # noqa: B023
        assert foreseen[0] == foreseen[1]
    for sitting in (here, there):
        sitting.state.play(0, ChooseHalf("upper"))
    assert here.state.marker != there.state.marker


def test_what_no_longer_agrees_with_the_rules_is_not_told_to_those_who_may_not_know_it(caplog):
    sitting = drafting()
    sitting.play(1)
    entry = sitting.entries[-1]
    sitting.entries[-1] = replace(entry, line={**entry.line, "move": {"type": "PickCards", "cards": [17, 99]}})
    sitting.table = sitting.rebuilt()
    position = sitting.position("ana", 0)

    assert position.broken.id == "reason-log-digest"
    assert position.broken.args.keys() == {"line", "made_by", "version"}
    assert "99" in caplog.text  # the host finds it in the log of the server


# ---------------------------------------------------------------------- the seed


@pytest.mark.parametrize("eyes", [0, 1, None])
@pytest.mark.parametrize("game", GAMES)
def test_what_chance_will_bring_changes_no_byte_of_what_one_is_told(game, eyes):
    secrets = GAMES[game]
    here, there = (Sitting(*NAMES[:3], **secrets.settings) for _ in range(2))
    for sitting in (here, there):
        sitting.play_on(lambda sitting=sitting: len(sitting.match.standing) > 30)
    there.state.seed = "another one"
    there.table._looks.clear()
    player, seat = ("", -1) if eyes is None else (here.player(eyes), eyes)

    assert all_told(here, eyes, Since()) == all_told(there, eyes, Since())
    for offer in here.position(player, seat).offers:
        foreseen = [answer(one, lambda one=one: one.table.preview(player, seat, offer.move)) for one in (here, there)]  # noqa: B023
        assert foreseen[0] == foreseen[1]


@pytest.mark.parametrize("game", GAMES)
def test_before_the_end_only_the_hash_of_the_seed_is_told_and_no_digest(game):
    secrets = GAMES[game]
    sitting = Sitting(*NAMES[:3], **secrets.settings)
    sitting.play_on(lambda: len(sitting.match.standing) > 40)
    swap = (1, 2)
    told_to = [
        *(all_told(sitting, eyes, Since()) for eyes in (0, 1, 2, None)),
        *(one for eyes in (0, None) for one in answered(secrets, sitting, eyes, swap, random.Random(3))),
    ]
    everything = b"".join(told_to)

    assert sitting.match.seed_hash.encode() in everything
    assert sitting.match.seed.encode() not in everything
    assert not any(line.digest.encode() in everything for line in sitting.match.log)
    sitting.play_on()
    assert sitting.match.seed.encode() in all_told(sitting, None, Since())
    assert sitting.match.seed.encode() in sitting.table.download("")


def test_the_hash_of_the_seed_is_made_with_salt():
    sitting = Sitting()

    assert sitting.position().seed_hash == hashlib.sha256(f"meadhall seed {sitting.match.seed}".encode()).hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_people_and_what_is_kept_of_a_table_are_told_to_nobody(game):
    sitting = Sitting("Ana@k3y-of-ana", "Bo@k3y-of-bo", "Cai@k3y-of-cai", **GAMES[game].settings)
    sitting.play_on(lambda: len(sitting.match.standing) > 40)

    assert all(b"k3y-of" not in all_told(sitting, eyes, Since()) for eyes in (0, 1, 2, None))

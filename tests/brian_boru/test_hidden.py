"""What lies hidden, what lies open, what a seat remembers, and what it can imagine (BB-14)."""

import random
from collections import Counter

import msgspec
import pytest

from meadhall.core.laws import random_move
from meadhall.games.brian_boru import GAME, events
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.build import position
from meadhall.games.brian_boru.church import ChooseMonastery, ChurchStep
from meadhall.games.brian_boru.draft import PassRound
from meadhall.games.brian_boru.moves import ChooseHalf, LeadCard, PickCards, PlaceMonastery, PlayCard
from meadhall.games.brian_boru.preparation import EndRound
from meadhall.games.brian_boru.trick import BeginTrick
from meadhall.games.brian_boru.view import UNKNOWN, PlayerView, TownView

DEALT_TO_FOUR = [(1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12), (13, 14, 15, 16, 17, 18), (19, 20, 21, 22, 23, 24)]


def draft():
    """Four seats at the beginning of a draft: the cards are dealt in order, the 25 lies face down."""
    return position(PassRound(), BeginTrick(), seats=4, hands=DEALT_TO_FOUR, face_down=(25,))


def everybody_picks(state):
    """Each seat keeps the two lowest cards it has."""
    for seat in range(state.seats):
        state.play(seat, state.moves(seat)[0])


def after_the_draft():
    """The hands are now 1 2 17 18 21 22, then 3 4 7 8 23 24, then 5 6 9 10 13 14, and 11 12 15 16 19 20."""
    state = draft()
    everybody_picks(state)
    everybody_picks(state)
    return state


def everybody_at(state):
    """All who look at a table: its seats and a spectator."""
    return (*range(state.seats), None)


def all_that_leaves(state, seat):
    """Every byte that a seat, its client and its bot get to see."""
    return msgspec.json.encode(GAME.view(state, seat)), GAME.encode_knowledge(GAME.knowledge(state, seat))


def decisions(seats, seed, rounds=1):
    """All decisions of the first rounds of a random game."""
    rng = random.Random(f"{seats} seats, game {seed}")
    state = GAME.setup(seats=seats, seed=seed)
    while state.waiting() and state.round <= rounds:
        yield state
        random_move(state, rng)


# ---------------------------------------------------------------------- the view


@pytest.mark.rule("BB-14.1", "BB-14.2")
def test_in_the_draft_a_seat_sees_its_own_cards_and_the_number_of_all_others():
    state = draft()

    for seat in range(4):
        view = GAME.view(state, seat)
        assert view.hand == DEALT_TO_FOUR[seat]
        assert view.pile == view.picked == ()
        assert [player.hand_size for player in view.players] == [6, 6, 6, 6]


@pytest.mark.rule("BB-14.1", "BB-14.2")
def test_in_the_draft_a_spectator_sees_no_card():
    state = draft()
    state.play(1, PickCards((8, 11)))
    view = GAME.view(state, None)

    assert view.hand == view.pile == view.picked == ()
    assert [player.hand_size for player in view.players] == [6, 6, 6, 6]
    assert view.deciding == (0, 2, 3)


@pytest.mark.rule("BB-14.1")
def test_a_seat_sees_what_it_has_just_picked_and_nobody_else_does():
    state = draft()
    state.play(1, PickCards((8, 11)))

    assert [GAME.view(state, seat).picked for seat in everybody_at(state)] == [(), (8, 11), (), (), ()]


@pytest.mark.rule("BB-14.1")
@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_a_sealed_pick_changes_nothing_for_others_but_that_it_was_made(seat):
    one, other = draft(), draft()
    one.play(1, PickCards((7, 8)))
    other.play(1, PickCards((11, 12)))

    assert all_that_leaves(one, seat) == all_that_leaves(other, seat)
    assert all_that_leaves(one, seat) != all_that_leaves(draft(), seat)


@pytest.mark.rule("BB-14.1")
def test_only_the_seat_itself_is_told_of_its_picks():
    state = draft()
    state.events = []
    everybody_picks(state)

    picked = [event for event in state.events if isinstance(event, events.CardsPicked)]
    assert [(event.seat, event.cards) for event in picked] == [(0, (1, 2)), (1, (7, 8)), (2, (13, 14)), (3, (19, 20))]
    for event in picked:
        assert [event.seen_by(seat) is event for seat in range(4)] == [seat == event.seat for seat in range(4)]
        assert event.seen_by(None) is None


@pytest.mark.rule("BB-14.1", "BB-4.5")
def test_after_a_pass_a_seat_sees_its_pile_and_the_cards_that_came():
    state = draft()
    everybody_picks(state)

    view = GAME.view(state, 1)
    assert view.hand == (3, 4, 5, 6)
    assert view.pile == (7, 8)
    assert GAME.view(state, None).pile == ()


@pytest.mark.rule("BB-14.1", "BB-14.2")
def test_in_the_tricks_hands_are_hidden_and_played_cards_are_open():
    state = after_the_draft()
    state.play(0, LeadCard("M1", 21))
    state.play(1, PlayCard(24))

    for seat in everybody_at(state):
        view = GAME.view(state, seat)
        assert view.hand == (() if seat is None else state.hands[seat])
        assert view.pile == view.picked == ()
        assert [player.card for player in view.players] == [21, 24, None, None]
        assert [player.hand_size for player in view.players] == [5, 5, 6, 6]
        assert view.active_town == "M1"


@pytest.mark.rule("BB-14.2")
def test_a_card_lies_open_only_until_it_is_resolved():
    state = after_the_draft()
    state.play(0, LeadCard("M1", 21))
    state.play(1, PlayCard(4))
    state.play(2, PlayCard(5))
    state.play(3, PlayCard(19))
    state.play(1, ChooseHalf("upper"))

    assert [player.card for player in GAME.view(state, None).players] == [21, None, 5, 19]


@pytest.mark.rule("BB-14.1")
def test_in_the_upkeep_nothing_tells_what_the_last_cards_were():
    def upkeep(*last):
        hands = {0: (11, last[0]), 1: (2, last[1]), 2: (5, last[2])}
        state = position(BeginTrick(), ChurchStep(), seats=3, hands=hands, church={0: 1}, discs={0: "M1"})
        state.play(0, LeadCard("N1", 11))
        state.play(1, PlayCard(2))
        state.play(2, PlayCard(5))
        state.play(1, ChooseHalf("upper"))
        state.play(2, ChooseHalf("upper"))
        return state

    one, other = upkeep(12, 13, 14), upkeep(23, 24, 25)
    assert one.waiting() == [ChooseMonastery(0)]
    for seat in everybody_at(one):
        assert all_that_leaves(one, seat) == all_that_leaves(other, seat)
        assert GAME.view(one, seat).hand == ()
        assert [player.hand_size for player in GAME.view(one, seat).players] == [0, 0, 0]


@pytest.mark.rule("BB-14.2")
def test_all_that_lies_on_the_table_is_open_to_everybody():
    state = position(
        ChurchStep(),
        seats=3,
        round=2,
        marker=1,
        discs={0: "M1 M2", 1: "L1", 2: "U1"},
        vikings="L1",
        monasteries="L1 M2",
        claims={"munster": 2, "ulaid": "board"},
        battle_area=4,
        viking_card="v13",
        marriage_card="niall",
        points=[9, 12, 3],
        coins=[0, 5, 2],
        renown=[1, 4, 0],
        raiders=[0, 2, 7],
        church=[3, 1, 2],
        track=[0, 8, 3],
        marriages={1: ("aoife",)},
    )

    for seat in everybody_at(state):
        view = GAME.view(state, seat)
        assert (view.round, view.rounds, view.marker, view.active_town, view.winner) == (2, 3, 1, None, None)
        assert (view.battle_area, view.viking_strength, view.marriage_card, view.princess) == (4, 13, "niall", "")
        assert set(view.towns) == {
            TownView("M1", 0, vikings=False, monastery=False),
            TownView("M2", 0, vikings=False, monastery=True),
            TownView("L1", 1, vikings=True, monastery=True),
            TownView("U1", 2, vikings=False, monastery=False),
        }
        assert {claim.region: claim.holder for claim in view.claims if claim.face_up} == {"munster": 2, "ulaid": None}
        assert [claim.holder for claim in view.claims if not claim.face_up] == [None] * 6
        assert view.players == (
            PlayerView(0, 9, 0, 1, 0, 3, 0, (), 0, None),
            PlayerView(1, 12, 5, 4, 2, 1, 8, ("aoife",), 0, None),
            PlayerView(2, 3, 2, 0, 7, 2, 3, (), 0, None),
        )
        assert (view.deciding, view.over) == ((0,), False)


# ---------------------------------------------------------------------- nothing hidden leaves the table


def swapped(state, seat, one, other):
    """A copy in which two cards that a seat doesn't see have changed places."""
    twin = state.copy()
    change = {one: other, other: one}

    def changed(cards):
        return tuple(change.get(card, card) for card in cards)

    for who in range(state.seats):
        if who != seat:
            twin.hands[who] = tuple(sorted(changed(twin.hands[who])))
            twin.picks[who] = changed(twin.picks[who])
            twin.passed[who] = tuple(tuple(sorted(changed(packet))) for packet in twin.passed[who])
    for lane in twin.lanes:
        lane.played = [
            msgspec.structs.replace(sealed, move=PickCards(tuple(sorted(changed(sealed.move.cards)))))
            for sealed in lane.played
        ]
    twin.face_down = changed(twin.face_down)
    return twin


def hidden_from(state, seat):
    """The cards that a seat doesn't see, each with whoever holds it."""
    holders = {card: who for who in range(state.seats) for card in state.hands[who]}
    holders |= {card: who for who in range(state.seats) for card in state.picks[who]}
    holders |= dict.fromkeys(state.face_down, "face down")
    open_ = {*sum(state.played, ()), *state.trick}
    return {card: who for card, who in holders.items() if who != seat and card not in open_}


@pytest.mark.rule("BB-14.1", "BB-14.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_swapping_hidden_cards_changes_not_one_byte_of_what_a_seat_gets(seats):
    rng = random.Random(seats)
    swaps = Counter()
    for seed in range(4):
        for state in decisions(seats, seed, rounds=2):
            for seat in everybody_at(state):
                holders = hidden_from(state, seat)
                if len(set(holders.values())) < 2:
                    continue
                one, other = rng.sample(sorted(holders), 2)
                if holders[one] == holders[other]:
                    continue
                twin = swapped(state, seat, one, other)
                assert twin != state
                assert all_that_leaves(twin, seat) == all_that_leaves(state, seat)
                swaps["draft" if state.lanes else "tricks"] += 1
    assert swaps["draft"] > 100
    assert swaps["tricks"] > 100


@pytest.mark.rule("BB-14.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_undealt_card_can_be_any_unseen_card_without_a_byte_changing(seats):
    for state in decisions(seats, seed=5):
        if not state.face_down:
            continue
        (undealt,) = state.face_down
        for seat in everybody_at(state):
            for card in hidden_from(state, seat):
                twin = swapped(state, seat, undealt, card)
                assert twin.face_down == (card,)
                assert all_that_leaves(twin, seat) == all_that_leaves(state, seat)


@pytest.mark.rule("BB-14.1")
def test_a_seat_whose_own_card_changes_does_notice():
    state = after_the_draft()
    twin = swapped(state, None, 1, 7)

    assert all_that_leaves(twin, 0) != all_that_leaves(state, 0)
    assert all_that_leaves(twin, 1) != all_that_leaves(state, 1)
    assert all_that_leaves(twin, 2) == all_that_leaves(state, 2)


@pytest.mark.rule("BB-14.1")
def test_nothing_that_leaves_depends_on_the_seed():
    def table(seed):
        return position(PassRound(), BeginTrick(), EndRound(), seed=seed, hands=DEALT_TO_FOUR, face_down=(25,))

    for seat in everybody_at(table(1)):
        assert all_that_leaves(table(1), seat) == all_that_leaves(table(2), seat)


# ---------------------------------------------------------------------- memory


@pytest.mark.rule("BB-14.3")
def test_a_seat_remembers_what_it_handed_on_and_nothing_of_what_others_did():
    position_known = GAME.knowledge(after_the_draft(), 1).position

    assert position_known.passed[1] == ((9, 10, 11, 12), (5, 6))
    for other in (0, 2, 3):
        assert position_known.passed[other] == ((UNKNOWN,) * 4, (UNKNOWN,) * 2)
        assert position_known.hands[other] == (UNKNOWN,) * 6
        assert position_known.picks[other] == (UNKNOWN,) * 4
    assert position_known.hands[1] == (3, 4, 7, 8, 23, 24)
    assert position_known.face_down == (UNKNOWN,)
    assert position_known.seed == ""


@pytest.mark.rule("BB-14.3")
def test_a_spectator_remembers_no_card_of_the_draft():
    position_known = GAME.knowledge(after_the_draft(), None).position

    assert position_known.hands == [(UNKNOWN,) * 6] * 4
    assert position_known.picks == [(UNKNOWN,) * 4] * 4
    assert position_known.passed == [((UNKNOWN,) * 4, (UNKNOWN,) * 2)] * 4


@pytest.mark.rule("BB-14.3")
def test_cards_that_were_played_are_remembered_by_all():
    state = after_the_draft()
    state.play(0, LeadCard("M1", 21))
    state.play(1, PlayCard(4))
    state.play(2, PlayCard(5))
    state.play(3, PlayCard(19))
    state.play(1, ChooseHalf("upper"))

    for seat in everybody_at(state):
        known = GAME.knowledge(state, seat).position
        assert known.played == [(), (4,), (), ()]
        assert known.trick == [21, 0, 5, 19]


# ---------------------------------------------------------------------- imagined worlds


def takes(state):
    """By seat: what it took of each packet, in the order of the passes; last what it holds or got without a choice."""
    passes, taken = len(state.passed[0]), []
    for seat in range(state.seats):
        picks = state.picks[seat]
        everything = state.hands[seat] + state.played[seat] + ((state.trick[seat],) if state.trick[seat] else ())
        rest = [card for card in everything if card not in picks]
        taken.append([*(set(picks[2 * at : 2 * at + 2]) for at in range(passes)), set(rest)])
    return taken


def check_a_round_is_possible(world):
    """The 25 cards are dealt, and every packet has lost two cards at each pass to whoever had it."""
    taken, seats = takes(world), world.seats
    passes, hand = len(world.passed[0]), BOX.counts[seats].hand
    everywhere = sorted(card for one in taken for took in one for card in took) + sorted(world.face_down)
    assert sorted(everywhere) == list(range(1, 26))
    for who in range(seats):
        assert [len(took) for took in taken[who]] == [2] * passes + [hand - 2 * passes]
        for at, packet in enumerate(world.passed[who]):
            later = [taken[(who + after) % seats][at + after] for after in range(1, passes - at + 1)]
            assert sorted(set().union(*later)) == list(packet)


def check_what_a_seat_has_seen(world, state, seat):
    """What a seat holds, has played, picked or handed on is in an imagined world as it is in truth."""
    assert world.played == state.played
    assert world.trick == state.trick
    for who in range(state.seats):
        shown = {*state.played[who], *([state.trick[who]] if state.trick[who] else [])}
        assert shown.isdisjoint(world.hands[who])
        assert len(world.hands[who]) == len(state.hands[who])
    if seat is None:
        return
    assert world.hands[seat] == state.hands[seat]
    assert world.picks[seat] == state.picks[seat]
    assert world.passed[seat] == state.passed[seat]
    taken = takes(world)
    for at, packet in enumerate(state.passed[seat]):
        went_to = {(seat + after) % state.seats: len(taken[0][at + after]) for after in range(1, len(taken[0]) - at)}
        found = Counter(who for who in range(state.seats) for took in taken[who] for card in took if card in packet)
        assert found == went_to


def check_sealed_moves(world, state, seat):
    """Whoever has answered face down has done so in an imagined world, with cards he holds there."""
    for lane, imagined in zip(state.lanes, world.lanes, strict=True):
        assert bool(lane.agenda) == bool(imagined.agenda)
        assert len(lane.played) == len(imagined.played)
        if lane.seat == seat:
            assert imagined.played == lane.played
        for sealed in imagined.played:
            assert sealed.move in sealed.choice.moves(world)


@pytest.mark.rule("BB-14.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_world_agrees_with_all_that_a_seat_has_seen(seats):
    rng = random.Random(seats)
    stages = Counter()
    for seed in range(6):
        for state in decisions(seats, seed, rounds=2):
            stage = ("draft", len(state.passed[0])) if state.lanes else ("tricks", len(state.hands[0]))
            for seat in everybody_at(state):
                known = GAME.knowledge(state, seat)
                world = GAME.imagine(known, rng)
                assert GAME.knowledge(world, seat) == known
                if any(state.hands):
                    check_a_round_is_possible(state)
                    check_a_round_is_possible(world)
                    check_what_a_seat_has_seen(world, state, seat)
                    check_sealed_moves(world, state, seat)
                    stages[stage] += 1
    count = BOX.counts[seats]
    assert {stage for stage in stages if stage[0] == "draft"} == {("draft", at) for at in range(len(count.draft_picks))}
    assert {("tricks", left) for left in range(1, count.hand + 1)} <= set(stages)


@pytest.mark.rule("BB-14.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_world_can_be_played_to_its_end(seats):
    rng = random.Random(seats)
    for number, state in enumerate(decisions(seats, seed=8)):
        if number % 5 == 0:
            world = GAME.imagine(GAME.knowledge(state, 0), rng)
            world.play_out(rng)
            assert world.round == BOX.counts[seats].rounds
            assert all(GAME.inventory(world).values())


@pytest.mark.rule("BB-14.3", "BB-5.2")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_in_every_imagined_world_whoever_is_to_lead_has_a_card_for_a_free_town(seat):
    state = after_the_draft()
    for who in range(4):
        state.played[who], state.hands[who] = state.hands[who][:4], state.hands[who][4:]
    state.discs[3] = BOX.all_towns & ~BOX.towns_of_colour["blue"]
    assert state.hands[0] == (21, 22)

    known = GAME.knowledge(state, seat)
    rng = random.Random(1)
    hands = set()
    for _ in range(200):
        world = GAME.imagine(known, rng)
        assert len(world.moves(0)) > 0
        hands.add(world.hands[0])
    assert len(hands) >= 5


@pytest.mark.rule("BB-14.3")
def test_what_a_seat_imagines_follows_from_its_knowledge_alone():
    for state in decisions(4, seed=3):
        for seat in everybody_at(state):
            known = GAME.knowledge(state, seat)
            sent = GAME.decode_knowledge(GAME.encode_knowledge(known))
            assert sent == known
            assert GAME.imagine(sent, random.Random(1)) == GAME.imagine(known, random.Random(1))


@pytest.mark.rule("BB-14.1")
def test_in_imagined_worlds_every_unseen_card_of_the_decks_can_come_next():
    state = position(
        ChurchStep(),
        EndRound(),
        round=1,
        church={0: 1},
        discs={0: "M1"},
        viking_cards_shown=("v09",),
        marriage_cards_shown=("aoife",),
    )
    known = GAME.knowledge(state, 0)
    rng = random.Random(1)
    vikings, marriages = set(), set()
    for _ in range(200):
        world = GAME.imagine(known, rng)
        world.play(0, PlaceMonastery("M1"))
        vikings.add(world.viking_card)
        marriages.add(world.marriage_card)

    assert vikings == {"v10", "v11", "v12a", "v12b", "v13", "v14"}
    assert marriages == {"aodhan", "brigid", "conall", "cormac", "niall", "orlaith"}


# ---------------------------------------------------------------------- how often each card lies where

WORLDS = 2000


def places(state):
    """Where each card lies: with which seat, and during the draft in which part of its pile or hand."""
    if not state.lanes:
        found = {card: who for who in range(state.seats) for card in state.hands[who]}
    else:
        found = {
            card: (who, at) for who, taken in enumerate(takes(state)) for at, took in enumerate(taken) for card in took
        }
    return found | dict.fromkeys(state.face_down, "face down")


def room(state, seat):
    """The unknown cards in groups that a seat can't tell apart, each with how many of them lie at which place."""
    groups = []
    true_places = places(state)
    unknown = hidden_from(state, seat)
    memory = state.passed[seat] if seat is not None else ()
    handed_on = [set(packet) for packet in memory]
    strange = set(unknown).difference(*handed_on)
    for cards in (*(packet & set(unknown) for packet in handed_on), strange):
        groups.append((cards, Counter(true_places[card] for card in cards)))
    return groups


def check_how_often(state, seat):
    """Over many imagined worlds each unknown card lies at each place as often as there is room for its group."""
    known = GAME.knowledge(state, seat)
    rng = random.Random(f"seat {seat}")
    counts = {card: Counter() for card in BOX.cards}
    for _ in range(WORLDS):
        for card, place in places(GAME.imagine(known, rng)).items():
            counts[card][place] += 1
    for cards, where in room(state, seat):
        for card in cards:
            assert set(counts[card]) == set(where)
            for place, count in where.items():
                chance = count / len(cards)
                deviation = (chance * (1 - chance) / WORLDS) ** 0.5
                assert abs(counts[card][place] / WORLDS - chance) <= 5 * deviation


@pytest.mark.rule("BB-14.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seat", [1, None])
def test_each_unknown_card_of_the_draft_lies_everywhere_it_can_equally_often(seats, seat):
    seen = set()
    for state in decisions(seats, seed=1):
        stage = len(state.passed[0])
        if state.lanes and stage not in seen:
            seen.add(stage)
            check_how_often(state, seat)
    assert seen == set(range(len(BOX.counts[seats].draft_picks)))


@pytest.mark.rule("BB-14.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seat", [1, None])
def test_each_unknown_card_of_the_tricks_lies_everywhere_it_can_equally_often(seats, seat):
    seen = set()
    for state in decisions(seats, seed=1):
        left = len(state.hands[1])
        if any(state.hands) and not state.lanes and left not in seen:
            seen.add(left)
            check_how_often(state, seat)
    assert seen == set(range(1, BOX.counts[seats].hand + 1))


@pytest.mark.rule("BB-14.3")
def test_a_packet_handed_on_is_split_in_every_possible_way_equally_often():
    known = GAME.knowledge(after_the_draft(), 1)
    rng = random.Random(1)
    splits = Counter(
        tuple(sorted({9, 10, 11, 12}.intersection(GAME.imagine(known, rng).hands[2]))) for _ in range(WORLDS)
    )

    assert set(splits) == {(9, 10), (9, 11), (9, 12), (10, 11), (10, 12), (11, 12)}
    assert all(abs(count - WORLDS / 6) < 80 for count in splits.values())

"""Whether the conditions of an effect hold when its turn comes (FO-18.20)."""

from collections.abc import Iterator

from msgspec.structs import replace

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Conditions, Effect, VikingsThere
from meadhall.games.feast_for_odin.counts import counted
from meadhall.games.feast_for_odin.listening import Due
from meadhall.games.feast_for_odin.player import Player
from meadhall.games.feast_for_odin.state import Action, State
from meadhall.games.feast_for_odin.supply import own_vikings

NO_CONDITIONS = Conditions()
NO_ACTION = Action(-1, "", "")


def holds(state: State, seat: int, due: Due, conditions: Conditions | None) -> bool:
    """Whether all that is asked for is so at this moment.

    What belongs to the trigger alone was looked at when it occurred: the harvest, the number of Vikings on the thing
    square or returned, tiles at a feast, the goods of one house, tiles that arrive together, the last place of a strip.
    """
    if conditions is None:
        return True
    player, effect = state.players[seat], due.effect
    action = state.action_of(seat) or NO_ACTION
    return (
        all(player.have(thing) >= count for thing, count in conditions.supply_at_least.items())
        and all(player.have(thing) >= count for thing, count in conditions.supply_at_phase_start_at_least.items())
        and all(counted(state, seat, word) >= count for word, count in conditions.owned_at_least.items())
        and enough_vikings(state, seat, conditions.own_vikings_at_least)
        and (not conditions.special_on_any_board or find_special(state, conditions.special_on_any_board) is not None)
        and about_the_action(action, effect, conditions)
        and (not conditions.ore_is_paid or ore_is_paid(player, action, due))
    )


def about_the_action(action: Action, effect: Effect, conditions: Conditions) -> bool:
    """Conditions on what has been done on the space, or in the dice action."""
    total = conditions.action_total_at_least
    return (
        (conditions.rolls_made_at_most is None or action.rolls <= conditions.rolls_made_at_most)
        and (conditions.wood_paid_at_least is None or action.paid.get("wood", 0) >= conditions.wood_paid_at_least)
        and all(action.gave.get(thing, 0) == count for thing, count in conditions.space_gave_exactly.items())
        and (conditions.vikings_placed is None or action.vikings == conditions.vikings_placed)
        and all(action.spent.count(piece) == count for piece, count in conditions.spent_exactly.items())
        and (not conditions.earlier_use_this_round or action.again)
        and (conditions.space_has is None or action.from_mountain)
        and (total is None or effect.source != "viking_action" or action.gave.get(effect.what[0], 0) >= total)
    )


def ore_is_paid(player: Player, action: Action, due: Due) -> bool:
    """Whether the cost was paid with ore; before the action, whether it can be, if only through this card (FO-5.13)."""
    if not action.begun and not action.done and not action.parts_done:
        steps = BOX.spaces[action.effect].steps
        costs = [cost for step in steps for cost in (step.pay, *step.choose_pay) if cost and "ore" in cost.things]
        return action.means == due.occupation or any(player.can_pay({"ore": int(cost.things["ore"])}) for cost in costs)
    return action.paid.get("ore", 0) > 0


def enough_vikings(state: State, seat: int, wanted: VikingsThere | None) -> bool:
    """Whether so many own Vikings stand there; those on imitation spaces count for the column only (FO-A19)."""
    if wanted is None:
        return True
    if wanted.group:
        spaces = BOX.spaces_of_group(wanted.group)
    else:
        spaces = [space.id for space in BOX.spaces.values() if space.column == wanted.column]
        spaces.append(f"imitation_{wanted.column}")
    return sum(own_vikings(state, seat, space) for space in spaces) >= wanted.count


def find_special(state: State, special: str) -> tuple[int, str] | None:
    """On whose board or in whose house a special tile lies, and on which."""
    for seat, player in enumerate(state.players):
        for place, laid in player.places():
            if any(placement.piece == special for placement in laid.placements):
                return seat, place
    return None


def one_less(due: Due) -> Iterator[Due]:
    """What is left of an effect that may work several times, after it has worked once."""
    if due.times > 1:
        yield replace(due, times=due.times - 1)

"""What the parts of action spaces cost and bring, and whether they can be carried out now (FO-5.5, FO-5.6)."""

from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from meadhall.core.reasons import Reason
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.goods import Cost, Reward
from meadhall.games.feast_for_odin.ids import BoardId, ShipId
from meadhall.games.feast_for_odin.listening import Due, listening, rules_for
from meadhall.games.feast_for_odin.player import GOODS, SPECIES, Player
from meadhall.games.feast_for_odin.spaces import Alternative, Space, SpaceStep
from meadhall.games.feast_for_odin.state import State
from meadhall.games.feast_for_odin.table import BANQUET, free_cells

Part = Alternative | SpaceStep
"""Something that a space lets one do: a cost, an action, a reward."""


class PartRef(Struct, frozen=True):
    """Where a part stands in the data: a step of a space, or one of the alternatives of that step."""

    space: str
    step: int
    alternative: int = -1

    @property
    def whole(self) -> SpaceStep:
        """The step."""
        return BOX.spaces[self.space].steps[self.step]

    @property
    def part(self) -> Part:
        """The part itself."""
        return self.whole if self.alternative < 0 else self.whole.choose[self.alternative]


# ---------------------------------------------------------------------- Vikings

IMITATION = "imitation_"
"""How imitation spaces are called, followed by their column."""
COLUMN_OF: dict[str, int] = {space.id: space.column for space in BOX.spaces.values()}
"""In which column each space is."""
VIKINGS_IN: dict[int, int] = {column.column: column.vikings for column in BOX.columns.values()}
"""How many Vikings the spaces of each column take (FO-5.2)."""


def column_of(space: str) -> int:
    """The column of a space, imitation spaces included (FO-12.1)."""
    return int(space.removeprefix(IMITATION)) if space.startswith(IMITATION) else COLUMN_OF[space]


def vikings_needed(state: State, seat: int, space: str) -> int:
    """How many Vikings a space takes; Warmonger needs fewer for Plundering itself (FO-5.2, FO-A19)."""
    player = state.players[seat]
    rows = rules_for(player.occupations).vikings.get(space, ())
    reached = [row.vikings for row in rows if len(player.longships) >= row.at]
    return reached[-1] if reached else VIKINGS_IN[column_of(space)]


# ---------------------------------------------------------------------- prices


def price(state: State, seat: int, space: str, cost: Cost, part: Part | None = None) -> Mapping[str, int]:
    """A cost in numbers: an emigration costs the round (FO-10.19); occupations change what is printed (FO-18.16)."""
    things: dict[str, int] = {
        thing: state.round if count == "round_number" else count for thing, count in cost.things.items()
    }
    cards = state.players[seat].occupations
    if cards:
        if "silver" in things:
            things["silver"] = silver_price(state, seat, space, things["silver"], part)
        if "stone" in things and part is not None and part.gain and part.gain.building:
            change = rules_for(cards).stone.get(part.gain.building, 0)
            things["stone"] = max(0, things["stone"] + change)
    return things


def silver_price(state: State, seat: int, space: str, printed: int, part: Part | None) -> int:
    """A price in silver, which never falls below 0 (FO-18.16); no space is used by an action through a card."""
    rules, action = rules_for(state.players[seat].occupations), state.action_of(seat)
    total = printed
    if action is None or action.uses_space or action.effect != space:
        total += sum(one.change for one in rules.silver.get(space, ()) if printed >= one.least)
    if isinstance(part, SpaceStep) and part.emigrate:
        total += rules.emigration - (action.less_silver if action else 0)
    return max(0, total)


def can_pay(state: State, seat: int, space: str, cost: Cost, part: Part | None = None) -> bool:
    """Whether all of a cost is there, ships included."""
    player = state.players[seat]
    return player.can_pay(price(state, seat, space, cost, part)) and (cost.ship is None or player.ships(cost.ship) > 0)


def affordable(state: State, seat: int, space: str, step: SpaceStep) -> bool:
    """Whether the cost of a step can be paid in any of the ways it offers."""
    if step.choose:
        return any(part.pay is None or can_pay(state, seat, space, part.pay, part) for part in step.choose)
    if step.choose_pay:
        return any(can_pay(state, seat, space, cost, step) for cost in step.choose_pay)
    return step.pay is None or can_pay(state, seat, space, step.pay, step)


# ---------------------------------------------------------------------- whether something can be done


def why_not_effect(state: State, seat: int, space: str) -> Reason | None:
    """Ships that are missing, costs that can't be paid, or nothing that could be received (FO-5.6)."""
    return why_not_ships(state.players[seat], BOX.spaces[space]) or why_no_reward(state, seat, space)


def why_not_ships(player: Player, space: Space) -> Reason | None:
    """Ships are only asked for, never spent (FO-5.10); for Steersman a knarr may stand in (FO-A27)."""
    wanted = space.requires
    if wanted is None:
        return None
    kinds = wanted.ship_any_of or ((wanted.ship,) if wanted.ship else ())
    stands_in = rules_for(player.occupations).knarrs_for_longships
    if stands_in and kinds == ("longship",) and not stands_in.isdisjoint(BOX.actions_on[space.id]):
        kinds = ("longship", "knarr")
    if sum(player.ships(kind) for kind in kinds) >= wanted.count:
        return None
    return Reason("ship-missing", "FO-5.6", {"ships": list(kinds), "count": wanted.count})


def why_no_reward(state: State, seat: int, space: str) -> Reason | None:
    """Costs must be payable, and at least one part of the reward receivable (FO-5.6, FO-A8)."""
    if state.players[seat].occupations and any(replacements(state, seat, space, step) for step in steps_of(space)):
        return None
    steps, column = BOX.spaces[space].steps, BOX.spaces[space].column
    for step in steps:
        if not step.optional and not affordable(state, seat, space, step):
            return Reason("cannot-pay", "FO-5.6", {"space": space})
    if any(possible(state, seat, space, step, drawing=column == 3) for step in steps):
        return None
    return Reason("nothing-to-gain", "FO-5.6", {"space": space})


def steps_of(space: str) -> range:
    """The numbers of the steps of a space."""
    return range(len(BOX.spaces[space].steps))


def replacements(state: State, seat: int, space: str, step: int) -> list[Due]:
    """The occupations that can put something else in the place of a step of a space (FO-A50)."""
    from meadhall.games.feast_for_odin.effects import ready  # what effects do needs every other rule

    cards, part = state.players[seat].occupations, BOX.spaces[space].steps[step]
    found = list(listening(cards, "action", part.dice_action, "instead")) if part.dice_action else []
    action = state.action_of(seat)
    if action is None or action.uses_space:
        found += (
            due
            for due in listening(cards, "space_used", space, "instead")
            if part.trade or not (due.effect.mod and due.effect.mod.replaces == "trade_part")
        )
    return [due for due in found if ready(state, seat, due)]


def possible(state: State, seat: int, space: str, part: Part, drawing: bool = False) -> bool:
    """Whether something can be done, and brings anything (FO-5.5, FO-5.6)."""
    if isinstance(part, SpaceStep):
        if part.choose:
            return any(possible(state, seat, space, alternative) for alternative in part.choose)
        if not affordable(state, seat, space, part):
            return False
        if step_brings(state, seat, space, part, drawing):
            return True
    elif part.pay is not None and not can_pay(state, seat, space, part.pay, part):
        return False
    player = state.players[seat]
    if part.gain and receivable(state, player, part.gain, part.pay):
        return True
    if part.mountain:
        return any(strip.items for strip in state.strips)
    return bool(part.trade) and next(upgradeable(player), None) is not None


def step_brings(state: State, seat: int, space: str, step: SpaceStep, drawing: bool) -> bool:
    """Whether one of the actions that only steps have can be carried out."""
    player = state.players[seat]
    if step.dice_action or step.draw_weapons or step.overseas_trade or step.gain_choice:
        return True
    if step.gain_from:
        return bool(reward_for_animals(player, step))
    if step.buy_special_tiles:
        return bool(specials_for(state, seat, space))
    if step.explore:
        return bool(boards_to_claim(state, seat, space))
    if step.emigrate:
        return can_emigrate(state, seat)
    if step.draw_occupation and state.deck:
        return True
    return bool(step.play_occupation) and bool(player.hand or (drawing and state.deck))


def receivable(state: State, player: Player, reward: Reward, cost: Cost | None) -> bool:
    """Whether any part of a reward can be received (FO-5.6, FO-A8)."""
    if reward.things:
        return True
    if reward.building and state.stock[reward.building]:
        return True
    freed = cost.ship if cost else None
    return any(has_stage(player, ship, freed) for ship in reward.ship)


def has_stage(player: Player, ship: ShipId, freed: ShipId | None) -> bool:
    """Whether there is a landing stage for a ship once another one has left its own."""
    return player.has_stage(ship) or (freed is not None and BOX.ships[freed].size == BOX.ships[ship].size)


@cache
def needs(space: str) -> frozenset[str]:
    """Whatever it may be for lack of which a space can't be used."""
    whole = BOX.spaces[space]
    wanted: set[str] = {"goods"} if any(step.trade for step in whole.steps) else set()
    if whole.requires:
        wanted.update(whole.requires.ship_any_of, [whole.requires.ship] if whole.requires.ship else [])
    for step in whole.steps:
        for part in (step, *step.choose):
            costs = [part.pay] if part.pay else []
            for cost in (*costs, *(step.choose_pay if part is step else ())):
                wanted.update(cost.things, [cost.ship] if cost.ship else [])
        if step.emigrate:
            wanted.update(("knarr", "longship", "silver"))
        if step.buy_special_tiles:
            wanted.add("silver")
        if step.gain_from:
            wanted.update(SPECIES["sheep" if "sheep" in step.gain_from.count else "cattle"])
    return frozenset(wanted)


def something_else_remains(state: State, seat: int, of: PartRef) -> bool:
    """Whether a part may be left out: another one was done, or it or what replaces it can still be (FO-5.5, FO-A50)."""
    if state.actions[-1].parts_done > 0:
        return True
    steps, cards = BOX.spaces[of.space].steps, state.players[seat].occupations
    return any(
        possible(state, seat, of.space, steps[later]) or (cards and replacements(state, seat, of.space, later))
        for later in range(of.step + 1, len(steps))
    )


# ---------------------------------------------------------------------- what there is to be had


def reward_for_animals(player: Player, step: SpaceStep) -> Mapping[str, int]:
    """What the animals of a stable give (FO-10.2)."""
    assert step.gain_from is not None
    count = min(player.animals("sheep" if "sheep" in step.gain_from.count else "cattle"), step.gain_from.above)
    rows = {row.at: row.gain.things for row in step.gain_from.table}
    return {thing: int(number) for thing, number in rows.get(count, {}).items()}


def upgradeable(player: Player) -> Iterator[str]:
    """The kinds of goods in the supply and the stables that have an upgrade (FO-10.11, FO-10.13)."""
    for good in GOODS:
        if player.have(good) and BOX.goods[good].upgrade_to:
            yield good


def specials_for(state: State, seat: int, space: str, bought: int = 0) -> dict[str, int]:
    """The tiles of the tray that can be bought, with their prices; the crown has none (FO-10.17).

    `bought` is what was paid for the first tile: the price of the set counts for discounts (FO-18.16).
    """
    silver = state.players[seat].have("silver")
    found: dict[str, int] = {}
    for tile in state.tray:
        printed = BOX.special_tiles[tile].silver_cost
        if printed is not None:
            discount = price_of_set(state, seat, space, bought) - price_of_set(state, seat, space, bought + printed)
            if -discount <= silver:
                found[tile] = -discount
    return found


def price_of_set(state: State, seat: int, space: str, printed: int) -> int:
    """What special tiles of this printed price cost together."""
    return silver_price(state, seat, space, printed, None) if state.players[seat].occupations else printed


def boards_to_claim(state: State, seat: int, space: str) -> list[BoardId]:
    """The face-up, unclaimed boards that a space lets one claim (FO-10.18)."""
    boards = next((step.explore for step in BOX.spaces[space].steps if step.explore), ())
    any_board = space in rules_for(state.players[seat].occupations).explore_any
    return [tile.board for tile in state.explorations if any_board or tile.board in boards]


def emigration_price(state: State, seat: int, less: int = 0) -> int:
    """What an emigration costs now: the round, less what occupations take off (FO-10.19, FO-18.16)."""
    if not state.players[seat].occupations:
        return state.round
    action, step = state.action_of(seat), BOX.spaces["c2_emigration"].steps[0]
    total = silver_price(state, seat, action.effect if action else "c2_emigration", state.round, step)
    return max(0, total - less)


def can_emigrate(state: State, seat: int, less: int = 0) -> bool:
    """A large ship, the price, and a free panel (FO-10.19, FO-10.20)."""
    player = state.players[seat]
    large = player.knarrs or player.longships
    return bool(large) and player.have("silver") >= emigration_price(state, seat, less) and panel_is_free(state, player)


def panel_is_free(state: State, player: Player) -> bool:
    """Whether the next panel of the banquet table has no Vikings (FO-10.20, FO-A18)."""
    return BANQUET.has_free_panel(free_cells(state), len(player.emigrated))

"""What occupations do, told from their data: message ids with what fills their gaps (FO-13, FO-18).

A sentence is a moment ("Each time you use a Weekly Market space") and what happens then ("1 stone and 1 mead"), or what
may be done then ("pay 1 silver to upgrade 1 good"). Most cards are told so; those in `BY_HAND` have a message of their
own, since they change rules, or since their parts put together would read badly.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import asdict

from meadhall.core.phrases import OneOf, Phrase
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Alternative as Part
from meadhall.games.feast_for_odin.cards import CardCost, Conditions, Effect, Gain, InSupply, Upgrade
from meadhall.games.feast_for_odin.ids import Colour

# fmt: off
BY_HAND = frozenset((
    3, 4, 5, 9, 12, 20, 21, 31, 34, 35, 38, 39, 40, 42, 46, 49, 60, 61, 64, 66, 69, 70, 71, 76, 77, 78, 79, 81,
    82, 83, 84, 88, 91, 97, 99, 102, 105, 106, 107, 122, 124, 136, 137, 138, 139, 147, 150, 151, 152, 153,
    154, 155, 156, 159, 160, 164, 166, 168, 169, 172, 175, 176, 177, 182, 183, 184, 185, 186, 187, 188,
))
# fmt: on
"""The occupations whose text is not put together from their data: `occupation-effect-3` and so on."""

Told = Phrase | OneOf | str | int | tuple[Any, ...] | list[Any]
"""What fills a gap."""
Amount = tuple[str, int]
"""A thing, and how many of it."""


def occupation(number: int) -> list[Phrase]:
    """The text of a card, sentence by sentence; of a card that is hidden or that there is not, nothing."""
    if number not in BOX.occupations:
        return []
    if number in BY_HAND:
        return [Phrase(f"occupation-effect-{number}")]
    sentences, last = [], None
    for effect in BOX.occupations[number].fx:
        moment = moment_of(effect)
        sentences.append(sentence(Phrase("when-then") if moment == last else moment, effect))
        last = moment
    return sentences


def sentence(moment: Phrase, effect: Effect) -> Phrase:
    """One effect: when, and what."""
    if effect.table:
        return Phrase("tell-table", {"when": moment, "count": count_of(effect.count), "lines": rows(effect)})
    if effect.opt or effect.pay or effect.choose_pay:
        return Phrase("tell-may", {"when": moment, "deed": deed(effect)})
    return Phrase("tell-must", {"when": moment, "what": outcome(effect)})


# ---------------------------------------------------------------------- when


def moment_of(effect: Effect) -> Phrase:
    """What an effect waits for, and the conditions."""
    trigger = trigger_of(effect)
    conditions = list(conditions_of(effect.conditions)) if effect.conditions else []
    return Phrase("when-if", {"when": trigger, "conditions": conditions}) if conditions else trigger


def trigger_of(effect: Effect) -> Phrase:
    """What an effect waits for."""
    if effect.per == "each":
        return for_each(effect)
    match effect.trigger:
        case "space_used":
            return at(effect, {"spaces": spaces_of(effect)})
        case "action" | "success" | "failure" | "roll":
            return at(effect, {"actions": one_of(effect.type)})
        case "phase":
            return at(effect, {"phase": effect.what[0]})
        case "build" | "ship_acquired":
            return at(effect, {"pieces": OneOf(tuple((piece, 1) for piece in effect.what))})
        case "state":
            assert effect.conditions is not None
            return at(effect, {"owned": [(OWNED[count], n) for count, n in effect.conditions.owned_at_least.items()]})
        case _:
            return at(effect, {})


def at(effect: Effect, args: dict[str, Told]) -> Phrase:
    """A trigger, at the moment that the card names."""
    if effect.when:
        return Phrase(f"when-{effect.trigger}-{effect.when}", args)
    return Phrase(f"when-{effect.trigger}", args)


OWNED: dict[str, str] = {"large_ships": "large_ship", "longships": "longship"}
"""What is counted, as one of it is called."""


def for_each(effect: Effect) -> Phrase:
    """An effect that works for every single item."""
    what: dict[str, Told] = {"thing": one_of(effect.what)}
    if effect.where or effect.source:
        return Phrase(f"each-{effect.trigger}-{effect.where or effect.source}", what)
    return Phrase(f"each-{effect.trigger}", what)


def spaces_of(effect: Effect) -> OneOf:
    """The spaces that an effect is about."""
    groups = [Phrase(f"spaces-{group}") for group in effect.group]
    named = [Phrase("spaces-named", {"space": space}) for space in effect.space]
    return OneOf(tuple([*groups, *named] or [Phrase("spaces-any")]))


def one_of(words: Iterable[str]) -> OneOf:
    """Any of these things."""
    return OneOf(tuple(words))


def conditions_of(conditions: Conditions) -> Iterator[Phrase]:
    """What must hold besides."""
    if conditions.silver_cost_at_least:
        yield Phrase("if-silver_cost_at_least", {"cost": [("silver", conditions.silver_cost_at_least)]})
    there = conditions.own_vikings_at_least
    if there and there.group:
        yield Phrase("if-own_vikings-group", {"number": there.count, "group": there.group})
    if there and there.column:
        yield Phrase("if-own_vikings-column", {"number": there.count, "place": there.column})
    if conditions.harvest:
        yield Phrase(f"if-harvest-{conditions.harvest}")
    if conditions.ore_is_paid:
        yield Phrase("if-ore_is_paid")
    if conditions.rolls_made_at_most:
        yield Phrase("if-rolls_made_at_most", {"number": conditions.rolls_made_at_most})
    if conditions.building_is:
        yield Phrase("if-building_is", {"pieces": OneOf(tuple((piece, 1) for piece in conditions.building_is))})
    if conditions.wood_paid_at_least:
        yield Phrase("if-wood_paid_at_least", {"cost": [("wood", conditions.wood_paid_at_least)]})
    if conditions.vikings_placed:
        yield Phrase("if-vikings_placed", {"vikings": [("viking", conditions.vikings_placed)]})
    for piece, count in conditions.spent_exactly.items():
        yield (
            Phrase("if-spent_exactly", {"cost": [(piece, count)]})
            if count
            else Phrase("if-spent_none", {"thing": piece})
        )
    if conditions.supply_at_least:
        yield Phrase("if-supply_at_least", {"things": list(conditions.supply_at_least.items())})


# ---------------------------------------------------------------------- what happens


def outcome(effect: Effect) -> Told:
    """What happens without anybody being asked: things that come, or a changed number."""
    if effect.choose:
        return choice_of_things(effect)
    if effect.mod:
        return change(effect)
    return with_count(effect, amounts(effect.gain or Gain()))


def with_count(effect: Effect, things: list[Amount]) -> Told:
    """Things, perhaps for each of something."""
    return Phrase(f"per-{effect.per}", {"things": things}) if effect.per and effect.per != "each" else things


def change(effect: Effect) -> Phrase:
    """A number that is another than usual."""
    assert effect.mod is not None
    mod = effect.mod
    if mod.roll:
        return Phrase("change-roll", {"number": -mod.roll})
    if mod.spend_value:
        ((piece, value),) = mod.spend_value.items()
        return Phrase("change-spend_value", {"thing": piece, "number": value})
    cheaper = ("silver", -mod.silver_cost) if mod.silver_cost else ("stone", -mod.stone_cost)
    return Phrase("change-cost", {"cost": [cheaper]})


def amounts(gain: Gain) -> list[Amount]:
    """What a gain brings that can be counted."""
    return [
        *gain.things.items(),
        *gain.take_weapon.items(),
        *([("weapon_draw", gain.weapon_draw)] if gain.weapon_draw else []),
        *((ship, gain.ship.count(ship)) for ship in dict.fromkeys(gain.ship)),
        *([(gain.building, 1)] if gain.building else []),
        *([(gain.special, 1)] if gain.special else []),
    ]


def choice_of_things(effect: Effect) -> OneOf:
    """Several gains of which one is taken."""
    options = tuple(amounts(part.gain) for part in effect.choose if part.gain)
    return OneOf(options, apart=any(len(option) > 1 for option in options))


# ---------------------------------------------------------------------- what one may do


def deed(effect: Effect) -> Told:
    """What may be done: perhaps a cost, and what it is paid for."""
    if effect.choose and any(part.pay or not amounts(part.gain or Gain()) for part in effect.choose):
        return OneOf(tuple(paying(cost_of(part.pay), action(part)) for part in effect.choose), apart=True)
    done = Phrase("do-get", {"things": choice_of_things(effect)}) if effect.choose else action(effect)
    if effect.choose_pay:
        costs = tuple(cost_of(cost) for cost in effect.choose_pay)
        return paying(OneOf(costs, apart=any(len(cost) > 1 for cost in costs)), done)
    return paying(cost_of(effect.pay), done)


def paying(cost: Told, done: Told) -> Told:
    """Something that is done at a cost, if there is any."""
    return Phrase("do-pay", {"cost": cost, "deed": done}) if cost else done


def cost_of(cost: CardCost | None) -> list[Told]:
    """What is paid."""
    if cost is None:
        return []
    return [
        *(
            Phrase(f"cost-{thing}-round") if count == "round_number" else (thing, count)
            for thing, count in cost.things.items()
        ),
        *([("any_weapon_cards", cost.any_weapon_cards)] if cost.any_weapon_cards else []),
        *(
            [Phrase("cost-longship-ore", {"cost": [("ore", cost.ore_from_used_longship)]})]
            if cost.ore_from_used_longship
            else []
        ),
    ]


def action(part: Part) -> Phrase:
    """What is done: get something, upgrade, take, play, carry out."""
    gain = part.gain or Gain()
    if gain.upgrade:
        return upgrade(gain.upgrade)
    if gain.mountain:
        return Phrase("do-mountain" if gain.mountain > 1 else "do-mountain-one", {"number": gain.mountain})
    if gain.play_occupation:
        return Phrase("do-play_occupation", {"number": gain.play_occupation})
    if gain.do_action:
        return Phrase("do-carry_out", {"action": gain.do_action})
    if part.mod and part.mod.return_vikings:
        return Phrase("do-return_vikings", {"vikings": [("viking", part.mod.return_vikings.count)]})
    if part.mod and part.mod.roll:
        return Phrase("do-add", {"number": part.mod.roll})
    things = amounts(gain)
    return Phrase("do-get", {"things": with_count(part, things) if isinstance(part, Effect) else things})


def upgrade(by: Upgrade) -> Phrase:
    """An upgrade of one tile: of which goods, and how far."""
    goods: list[Told] = [Phrase(f"goods-{good}") if good in COLOURS else good for good in by.from_]
    which = OneOf(tuple(goods or [Phrase("goods-any")]))
    return Phrase("do-upgrade" if by.steps == 1 else "do-upgrade-far", {"thing": which, "number": by.steps})


COLOURS: tuple[Colour, ...] = ("orange", "red", "green", "blue")

# ---------------------------------------------------------------------- tables


def count_of(count: str | InSupply | None) -> Phrase:
    """The number that a table looks at."""
    if isinstance(count, InSupply):
        return Phrase("count-in_supply", {"thing": count.in_supply})
    return Phrase(f"count-{count}")


def rows(effect: Effect) -> OneOf:
    """The rows of a table, each with the numbers for which it is used (FO-18.10, FO-A46)."""
    table = effect.table
    upward = effect.match == "smallest_threshold_not_below"
    told = []
    for at, row in enumerate(table):
        if effect.match == "exact":
            numbers: Told = row.at
        elif upward:
            numbers = span(table[at - 1].at + 1 if at else 0, row.at)
        elif at + 1 < len(table):
            numbers = span(row.at, table[at + 1].at - 1)
        else:
            numbers = Phrase("numbers-from", {"number": row.at})
        told.append(Phrase("tell-row", {"things": amounts(row.gain), "numbers": numbers}))
    return OneOf(tuple(told), apart=True)


def span(first: int, last: int) -> Told:
    """The numbers from the first to the last."""
    return first if first == last else Phrase("numbers-between", {"first": first, "last": last})


# ---------------------------------------------------------------------- how arguments are read out


def place(name: str) -> Told:
    """A board, or a house such as `stone_house 1`."""
    kind, _, number = name.partition(" ")
    return Phrase("building-numbered", {"building": kind, "number": int(number)}) if number else name


def building(number: int | str) -> Told:
    """A building by its place among those of a player, which the data count from 0 and people from 1."""
    return place(number) if isinstance(number, str) else Phrase("building-number", {"number": number + 1})


def row(number: int) -> Phrase:
    """A row of a board, which the data count from 0 and people from 1."""
    return Phrase("row-number", {"number": number + 1})


def column(number: int) -> Phrase:
    """A column of a board: a letter, so that it can't be taken for a row."""
    return Phrase("column-number", {"number": chr(ord("A") + number)})


def of_effects(due: Any) -> list[Phrase]:
    """What the effects that are due say; of a card told by hand, all of it."""
    if isinstance(due, list | tuple):
        return [sentence for one in due for sentence in of_effects(one)]
    fields = due if isinstance(due, Mapping) else asdict(due)
    number = fields["occupation"]
    if number in BY_HAND:
        return occupation(number)
    effect = BOX.occupations[number].fx[fields["part"]]
    return [sentence(moment_of(effect), effect)]


THINGS = "good goods piece special weapon resource ship building species dice what into action done turned"
"""Arguments that are named like things."""
KINDS = {**dict.fromkeys(THINGS.split(), "thing"), "copying": "space", "through": "occupation"}
"""Under which names an argument is to be found."""
READS: dict[str, Callable[[Any], Told]] = {
    "board": place,
    "house": building,
    "row": row,
    "column": column,
    "open_row": row,
    "open_column": column,
}
TELLS: dict[str, Callable[[Any], list[Phrase]]] = {"occupation": occupation, "due": of_effects}

"""Which effects of the occupations in front of a player a happening sets off, and which rules they change (FO-18).

Both questions depend on nothing but the cards that were played and the name of what happens, so the answers are kept:
a player whose cards don't listen costs one look-up (measured: 0.15 µs).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

from msgspec import Struct, field

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.cards import Alternative, Effect, Mod, Moment, Trigger, VikingsNeeded
from meadhall.games.feast_for_odin.ids import DiceActionId

Cards = tuple[int, ...]
"""The numbers of the occupations in front of a player."""

RULES = frozenset(
    (
        "silver_cost",
        "stone_cost",
        "roll",
        "max_rolls",
        "spend_value",
        "spears_count_as_swords",
        "loot_green",
        "highest_special_sword_value",
        "split_battle_result_into_two_goods",
        "knarr_may_stand_in_for_longship",
        "explore_any_face_up_board",
        "vikings_needed_by_longships",
        "second_step_for_one_upgraded_tile",
        "horizontal_allowance",
        "wood_covers_house_cells",
        "take_back_added_ore",
    )
)
"""The mods that change a rule for good: the rule asks for them in its own place, and nobody has to be told."""


class Due(Struct, frozen=True):
    """An effect whose time has come."""

    occupation: int
    part: int = 0
    """Which of the effects of the card."""
    times: int = 1
    """How many single things set it off; without `per: each` it works once all the same."""

    @property
    def effect(self) -> Effect:
        """What the card says."""
        return BOX.occupations[self.occupation].fx[self.part]


def mods_of(mod: Mod | None) -> frozenset[str]:
    """The words that a mod consists of."""
    return frozenset(word for word in Mod.__struct_fields__ if getattr(mod, word) != getattr(NO_MOD, word))


NO_MOD = Mod()


def ways_of(effect: Effect) -> tuple[Alternative, ...]:
    """The alternatives of an effect; one without any is its own only one."""
    return effect.choose or (effect,)


def costs_anything(effect: Effect) -> bool:
    """Whether it has a cost, and so may always be declined (FO-18.11)."""
    return bool(effect.choose_pay) or any(way.pay is not None for way in (effect, *effect.choose))


def is_rule(effect: Effect) -> bool:
    """Whether it does nothing by itself but changes a rule."""
    acts = costs_anything(effect) or effect.gain or effect.choose or effect.choose_good or effect.table
    return not acts and mods_of(effect.mod) <= RULES


def moment_of(effect: Effect) -> Moment:
    """When it works: without a word about it, after its trigger (FO-18.19)."""
    return effect.when or "after"


# ---------------------------------------------------------------------- what a happening sets off


def concerns(effect: Effect, subject: str) -> bool:
    """Whether an effect is about this space, action, good, phase or whatever else its trigger names."""
    if effect.trigger == "space_used":
        space = BOX.spaces[subject]
        named = effect.space or effect.group or effect.column
        return (
            not named
            or subject in effect.space
            or any(group in effect.group for group in space.group)
            or effect.column == space.column
        )
    if effect.type:
        return subject in effect.type or ("any_dice_action" in effect.type and subject in get_args(DiceActionId))
    return not effect.what or subject in effect.what or subject in BOX.goods_named(effect.what)


@lru_cache(maxsize=100_000)
def listening(cards: Cards, trigger: Trigger, subject: str = "", moment: Moment = "after") -> tuple[Due, ...]:
    """The effects that a happening sets off, card by card; those that only change rules are not among them."""
    return tuple(
        Due(number, at)
        for number in cards
        for at, effect in enumerate(BOX.occupations[number].fx)
        if effect.trigger == trigger
        and moment_of(effect) == moment
        and not is_rule(effect)
        and (not subject or concerns(effect, subject))
    )


# ---------------------------------------------------------------------- which rules are changed


class Discount(Struct, frozen=True):
    """How the price of a space changes, if it is at least so high."""

    least: int
    change: int


class CardRules(Struct, frozen=True):
    """Everything that the occupations of one player change in the rules, for good."""

    silver: dict[str, tuple[Discount, ...]] = field(default_factory=dict)
    """By space."""
    emigration: int = 0
    """Added to the price of each emigration, also through a card."""
    stone: dict[str, int] = field(default_factory=dict)
    """By building: added to its price in stone."""
    roll: dict[str, int] = field(default_factory=dict)
    """By dice action: added to each roll."""
    max_rolls: int = BOX.max_rolls
    spend: dict[str, dict[str, int]] = field(default_factory=dict)
    """By dice action: what a piece that is spent counts, if not 1."""
    spears_as_swords: bool = False
    loot_green: bool = False
    best_special: int = 0
    """Added to the sword value of the best special tiles."""
    split: bool = False
    """Whether a battle result can be split between two goods."""
    knarrs_for_longships: frozenset[str] = frozenset()
    """The actions in which knarrs will do."""
    explore_any: frozenset[str] = frozenset()
    """The spaces on which any board that lies face up can be claimed."""
    vikings: dict[str, tuple[VikingsNeeded, ...]] = field(default_factory=dict)
    """By space: with how many longships it takes fewer Vikings."""
    second_step: frozenset[str] = frozenset()
    """The actions in which one tile can be upgraded a step further."""
    horizontal: dict[str, int] = field(default_factory=dict)
    """By good: how many tiles may lie horizontally at a feast."""
    wood_in_houses: bool = False
    take_back_ore: bool = False
    feast_silver: dict[str, int] = field(default_factory=dict)
    """By good: the silver that each tile gives while it is laid out (FO-9.8)."""
    abstain: dict[str, int] = field(default_factory=dict)
    """By good: the silver for laying out none of it (FO-9.8)."""


@lru_cache(maxsize=10_000)
def rules_for(cards: Cards) -> CardRules:
    """What the cards of a player change."""
    effects = [effect for number in cards for effect in BOX.occupations[number].fx]
    rules = [(effect, effect.mod) for effect in effects if effect.mod and is_rule(effect)]
    mods = [mod for _, mod in rules]
    return CardRules(
        silver={space: found for space in BOX.spaces if (found := tuple(discounts(effects, space)))},
        emigration=sum(mod.silver_cost for effect, mod in rules if "emigration" in effect.type),
        stone={
            building: sum(
                mod.stone_cost
                for effect, mod in rules
                if effect.conditions and building in effect.conditions.building_is
            )
            for building in BOX.buildings
        },
        roll={
            dice: sum(mod.roll for effect, mod in rules if effect.trigger == "roll" and concerns(effect, dice))
            for dice in BOX.dice_actions
        },
        max_rolls=max([BOX.max_rolls, *(mod.max_rolls or 0 for mod in mods)]),
        spend={
            dice: {
                piece: value for effect, mod in rules if dice in effect.type for piece, value in mod.spend_value.items()
            }
            for dice in BOX.dice_actions
        },
        spears_as_swords=any(mod.spears_count_as_swords for mod in mods),
        loot_green=any(mod.loot_green for mod in mods),
        best_special=sum(mod.highest_special_sword_value for mod in mods),
        split=any(mod.split_battle_result_into_two_goods for mod in mods),
        knarrs_for_longships=frozenset(type for mod in mods for type in mod.knarr_may_stand_in_for_longship),
        explore_any=frozenset(
            space for effect, mod in rules if mod.explore_any_face_up_board for space in effect.space
        ),
        vikings={
            space: mod.vikings_needed_by_longships
            for effect, mod in rules
            if mod.vikings_needed_by_longships
            for space in effect.space
        },
        second_step=frozenset(
            type for effect, mod in rules if mod.second_step_for_one_upgraded_tile for type in effect.type
        ),
        horizontal={good: count for mod in mods for good, count in mod.horizontal_allowance.items()},
        wood_in_houses=any(mod.wood_covers_house_cells for mod in mods),
        take_back_ore=any(mod.take_back_added_ore for mod in mods),
        feast_silver={
            good: effect.gain.things["silver"]
            for effect in effects
            if effect.trigger == "feast" and effect.per == "each" and effect.gain and "silver" in effect.gain.things
            for good in effect.what
        },
        abstain={
            good: effect.gain.things["silver"]
            for effect in effects
            if effect.trigger == "feast" and effect.gain and effect.conditions
            if effect.conditions.placed_exactly == 0
            for good in effect.what
        },
    )


def discounts(effects: list[Effect], space: str) -> Iterator[Discount]:
    """What effects change in the silver price of a space (FO-18.16)."""
    for effect in effects:
        if effect.trigger == "space_used" and effect.mod and effect.mod.silver_cost and concerns(effect, space):
            least = (effect.conditions and effect.conditions.silver_cost_at_least) or 0
            yield Discount(least, effect.mod.silver_cost)

"""What must hold between the data files, so that a slip of the pen is found when they are read."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any, get_args

from meadhall.core.data import expect, no_twice
from meadhall.games.feast_for_odin.boards import Boards
from meadhall.games.feast_for_odin.cards import Alternative, Effect, Occupations, SubjectWord, Trigger
from meadhall.games.feast_for_odin.goods import Good, Goods
from meadhall.games.feast_for_odin.ids import (
    ActionTypeId,
    BuildingId,
    Colour,
    DiceActionId,
    GoodId,
    LengthId,
    PhaseId,
    ShipId,
    SpecialId,
    StripItem,
    Wildcard,
)
from meadhall.games.feast_for_odin.spaces import Actions
from meadhall.games.feast_for_odin.tables import Tables

NEXT_COLOUR = {"orange": "red", "red": "green", "green": "blue"}


def all_there(found: Collection[object], names: Any, file: str, key: str) -> None:
    """Each name of a Literal is there, once."""
    no_twice(found, file, key)
    for name in get_args(names):
        expect(name in found, file, key, f"all of them, but {name} is missing")


def as_many(found: int, counted: int, what: str, file: str, key: str) -> None:
    """There are as many as the rulebook says."""
    expect(found == counted, file, key, f"{counted} {what}, not {found}")


# ---------------------------------------------------------------------- goods


def check_goods(goods: Goods, tables: Tables) -> None:
    """Goods and special tiles, and how many pieces there are."""
    file, contents = "goods.toml", tables.contents
    by_id: dict[str, Good] = {good.id: good for good in goods.goods.items}
    all_there([colour.id for colour in goods.colours.items], Colour, file, "colours.items")
    all_there([good.id for good in goods.goods.items], GoodId, file, "goods.items")
    all_there([wildcard.id for wildcard in goods.wildcards.items], Wildcard, file, "wildcards.items")
    for good in goods.goods.items:
        check_good(good, by_id, f"goods.items, id {good.id}")
    tiles = sum(good.tiles_in_box for good in goods.goods.items)
    as_many(tiles, contents.goods_tiles, "tiles", file, "goods.items")
    as_many(sum(goods.weapons.deck.values()), contents.weapons, "cards", file, "weapons.deck")
    as_many(len(goods.thing_penalties.backs), contents.thing_penalty_tiles, "tokens", file, "thing_penalties.backs")
    check_goods_boxes(goods, by_id)
    check_special_tiles(goods, tables)


def check_good(good: Good, by_id: Mapping[str, Good], key: str) -> None:
    file, size = "goods.toml", f"{good.w} x {good.h}"
    better = NEXT_COLOUR.get(good.colour)
    if better is None:
        expect(good.upgrade_to is None, file, key, f"no upgrade of a {good.colour} good, not {good.upgrade_to}")
    else:
        there = f"a {better} good of {size} to upgrade to"
        expect(good.upgrade_to is not None, file, key, f"{there}, not none")
        upgrade = by_id[str(good.upgrade_to)]
        fits = (upgrade.colour, upgrade.w, upgrade.h) == (better, good.w, good.h)
        expect(fits, file, key, f"{there}, not {upgrade.id}")
    back = by_id[good.back]
    mutual = (back.back, back.w, back.h) == (good.id, good.w, good.h)
    expect(mutual, file, key, f"another side of {size} whose other side is {good.id}, not {back.id}")
    once = bool(good.tiles_in_box) != bool(back.tiles_in_box)
    expect(once, file, key, f"the number of tiles with one of {good.id} and {back.id}")
    expect(good.w >= good.h, file, key, f"the long side first, not {size}")
    expect(bool(good.sword) == (good.colour == "blue"), file, key, "a sword value of blue goods and no others")
    expect(0 <= good.harvest <= (4 if good.colour == "orange" else 0), file, key, "a harvest of orange goods only")


def check_goods_boxes(goods: Goods, by_id: Mapping[str, Good]) -> None:
    file = "goods.toml"
    for column in goods.goods_boxes.columns:
        for colour in get_args(Colour):
            good: GoodId | None = getattr(column, colour)
            if good is None:
                continue
            key = f"goods_boxes.columns, id {column.id}"
            expect(by_id[good].colour == colour, file, key, f"a {colour} good, not {good}")
            same = (by_id[good].w, by_id[good].h) == (by_id[column.blue].w, by_id[column.blue].h)
            expect(same, file, key, f"goods of one footprint, but {good} is another")
    boxed = [getattr(column, colour) for column in goods.goods_boxes.columns for colour in get_args(Colour)]
    no_twice([good for good in boxed if good], file, "goods_boxes.columns")
    for good_id, one in by_id.items():
        expect(good_id in boxed or one.pregnant, file, "goods_boxes.columns", f"a box for {good_id}")


def check_special_tiles(goods: Goods, tables: Tables) -> None:
    file, items = "goods.toml", goods.special_tiles.items
    all_there([tile.id for tile in items], SpecialId, file, "special_tiles.items")
    as_many(len(items), tables.contents.special_tiles, "tiles", file, "special_tiles.items")
    for tile in items:
        key = f"special_tiles.items, id {tile.id}"
        expect(len({len(row) for row in tile.shape}) == 1, file, key, "rows of one length")
        cells = {(r, c) for r, row in enumerate(tile.shape) for c, mark in enumerate(row) if mark == "X"}
        as_many(len(cells), tile.cells, "cells", file, key)
        connected = set()
        beside = {min(cells)}
        while beside:
            connected |= beside
            steps = {(r + dr, c + dc) for r, c in beside for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            beside = steps & cells - connected
        expect(connected == cells, file, key, "one connected shape")


# ---------------------------------------------------------------------- action spaces


def check_actions(actions: Actions, tables: Tables) -> None:
    """61 spaces in four columns, and the actions done on them."""
    file = "actions.toml"
    ids = [space.id for space in actions.spaces.items]
    no_twice(ids, file, "spaces.items")
    expect([column.column for column in actions.columns.items] == [1, 2, 3, 4], file, "columns.items", "columns 1 to 4")
    for column in actions.columns.items:
        here = [space for space in actions.spaces.items if space.column == column.column]
        key = f"spaces.items, column {column.column}"
        as_many(len(here), column.spaces, "spaces", file, key)
        expect([space.order for space in here] == list(range(1, len(here) + 1)), file, key, "the order 1, 2, 3 ...")
        for space in here:
            named = space.id.startswith(f"c{column.column}_")
            expect(named, file, f"spaces.items, id {space.id}", "the column in the id")
    for space in actions.spaces.items:
        expect(bool(space.steps), file, f"spaces.items, id {space.id}", "at least one step")
        for step in space.steps:
            choices = [step.gain_from.above in [row.at for row in step.gain_from.table]] if step.gain_from else []
            expect(all(choices), file, f"spaces.items, id {space.id}", "a row `above` in the table of gain_from")
    all_there([action.id for action in actions.action_types.items], ActionTypeId, file, "action_types.items")
    for action in actions.action_types.items:
        key = f"action_types.items, id {action.id}"
        for space_id in action.spaces:
            expect(space_id in ids, file, key, f"spaces of this file, not {space_id!r}")
        if action.id in get_args(DiceActionId):
            rolled = [s.id for s in actions.spaces.items if any(step.dice_action == action.id for step in s.steps)]
            expect(list(action.spaces) == rolled, file, key, f"the spaces with this dice action: {rolled}")
    tiles = actions.imitation.tiles
    as_many(len(tiles), tables.contents.extension_tiles, "tiles", file, "imitation.tiles")
    sides = sorted(side.column for tile in tiles for side in tile.sides)
    expect(sides == [1, 2, 3, 4], file, "imitation.tiles", "a side for each column")


# ---------------------------------------------------------------------- occupations

PIECES = frozenset((*get_args(GoodId), *get_args(Wildcard)))
SUBJECTS: Mapping[Trigger, frozenset[str]] = {
    "gain": PIECES | frozenset(get_args(StripItem)),
    "place": PIECES,
    "feast": PIECES,
    "build": frozenset((*get_args(ShipId), *get_args(BuildingId))),
    "ship_acquired": frozenset(get_args(ShipId)),
    "phase": frozenset(get_args(PhaseId)),
    "strip_aging": frozenset(get_args(StripItem)),
    "rule": frozenset(get_args(SubjectWord)),
}
"""What each trigger can be about; the others are about nothing in particular."""


def check_occupations(occupations: Occupations, actions: Actions, tables: Tables) -> None:
    """190 cards in three decks, whose effects make sense."""
    file, cards, contents = "occupations.toml", occupations.occupations.items, tables.contents
    no_twice([card.number for card in cards], file, "occupations.items")
    numbers = list(range(1, contents.occupations + 1))
    expect(
        sorted(card.number for card in cards) == numbers, file, "occupations.items", f"the numbers 1 to {numbers[-1]}"
    )
    found = Counter((card.deck, card.start) for card in cards)
    for deck in occupations.decks.items:
        as_many(found[deck.id, True], deck.starting, "starting cards", file, f"occupations.items, deck {deck.id}")
        as_many(found[deck.id, False], deck.dark, "dark cards", file, f"occupations.items, deck {deck.id}")
    starting = sum(card.start for card in cards)
    as_many(starting, contents.starting_occupations, "starting cards", file, "occupations.items")
    as_many(len(cards) - starting, contents.dark_occupations, "dark cards", file, "occupations.items")
    spaces = {space.id for space in actions.spaces.items}
    for card in cards:
        expect(bool(card.fx), file, f"occupations.items, number {card.number}", "at least one effect")
        for effect in card.fx:
            check_effect(effect, spaces, f"occupations.items, number {card.number}")


def check_effect(effect: Effect, spaces: Collection[str], key: str) -> None:
    file = "occupations.toml"
    for space in effect.space:
        expect(space in spaces, file, key, f"spaces of actions.toml, not {space!r}")
    for subject in effect.what:
        fits = subject in SUBJECTS.get(effect.trigger, ())
        expect(fits, file, key, f"something that {effect.trigger} can be about, not {subject}")
    table = [row.at for row in effect.table]
    expect(table == sorted(set(table)), file, key, "a table whose numbers rise")
    whole = bool(table) == (effect.count is not None) == (effect.match is not None)
    expect(whole, file, key, "table, count and match together")
    place = (effect.trigger == "place") == (effect.where is not None)
    expect(place, file, key, "where with the trigger place, and with no other")
    rolls = effect.trigger in ("action", "success", "failure", "roll")
    expect(rolls == bool(effect.type), file, key, "a type with the triggers of actions, and with no others")
    does = bool(effect.choose or effect.table or effect.gain or effect.mod)
    expect(does, file, key, "a gain, a choice, a table or a mod")
    for part in (effect, *effect.choose):
        check_part(part, key)


def check_part(part: Alternative, key: str) -> None:
    for where, empty in (("pay", part.pay), ("gain", part.gain), ("mod", part.mod), ("if", part.conditions)):
        says = empty is None or empty != type(empty)()
        expect(says, "occupations.toml", key, f"something under `{where}`")


# ---------------------------------------------------------------------- tables


def check_tables(tables: Tables, goods: Goods, boards: Boards) -> None:
    """Phases, dice actions and what lies where at the start."""
    file = "tables.toml"
    all_there([phase.id for phase in tables.phases.items], PhaseId, file, "phases.items")
    numbers = [phase.number for phase in tables.phases.items]
    expect(numbers == list(range(1, 13)), file, "phases.items", "the numbers 1 to 12")
    players = [entry.players for entry in tables.setup.strips_face_up]
    seats = list(range(tables.game.min_players, tables.game.max_players + 1))
    expect(players == seats, file, "setup.strips_face_up", f"a line for each of {seats} players")
    all_there([action.id for action in tables.dice_actions.items], DiceActionId, file, "dice_actions.items")
    sides = [die.sides for die in goods.dice.items]
    for action in tables.dice_actions.items:
        key = f"dice_actions.items, id {action.id}"
        expect(action.die in sides, file, key, f"a die of {sides} sides, not {action.die}")
        low = action.aim == "low"
        expect(bool(action.pay_with) == bool(action.success) == low, file, key, "pay_with and success if one aims low")
        expect(bool(action.plus_with) != low, file, key, "plus_with if one aims high")
    all_there([length.id for length in tables.solo.lengths], LengthId, file, "solo.lengths")
    for length in tables.solo.lengths:
        key = f"solo.lengths, id {length.id}"
        rounds = [entry.round for entry in length.banquet_table]
        track = getattr(boards.round_track, length.id)
        expect(rounds == [entry.round for entry in track], file, key, "Vikings for each round of the track")
        vikings = Counter(first=length.thing_square, second=length.waiting_space) + Counter(length.removed)
        for entry in length.banquet_table:
            vikings[entry.colour] += entry.vikings
            turn = "first" if entry.round % 2 else "second"
            expect(entry.colour == turn, file, key, f"the {turn} colour in round {entry.round}")
        for colour in ("first", "second"):
            as_many(vikings[colour], tables.contents.vikings_per_colour, f"Vikings of the {colour} colour", file, key)

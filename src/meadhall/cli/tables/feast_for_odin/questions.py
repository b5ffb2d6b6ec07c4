"""What one has to know to answer a question in the middle of an action."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from meadhall.cli.tables import Sight
from meadhall.cli.tables.feast_for_odin.cards import effect, special_fact, width
from meadhall.cli.tables.feast_for_odin.names import name_of, space_name, what_it_does
from meadhall.cli.tables.feast_for_odin.overview import strips
from meadhall.core.steps import Move
from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.dice import DeclareHigh, DeclareLow, KeepOrRoll, dice_of, high_result, low_result
from meadhall.games.feast_for_odin.moves import BuySpecial, Loot, Serve, TakeItems, TurnOver, Upgrade
from meadhall.games.feast_for_odin.state import State
from meadhall.words import Words


def matters(sight: Sight) -> Iterator[RenderableType]:
    """The space that is used, the strips, the roll: whatever the question is about."""
    state, words, choice = sight.known, sight.words, sight.choice
    space = getattr(choice, "space", "")
    if space in BOX.spaces:
        yield Text(f"{space_name(space, words)}: {what_it_does(BOX.spaces[space], words)}", "dim")
    if any(isinstance(move, TakeItems) for move in sight.moves):
        yield strips(state, words)
    if isinstance(choice, KeepOrRoll | DeclareLow | DeclareHigh):
        yield Text(roll(state, choice.seat, words))


def roll(state: State, seat: int, words: Words) -> str:
    """What was rolled, how often, and what result that is."""
    action, dice = state.actions[-1], dice_of(state)
    result = low_result(state, seat) if dice.aim == "low" else high_result(state, seat)
    return words("table-roll", dice=dice.id, roll=action.rolled, rolls=action.rolls, most=BOX.max_rolls, result=result)


def told_of(move: Move, words: Words) -> str:
    """What a move leads to, if its name doesn't say."""
    if isinstance(move, Upgrade):
        return f"→ {name_of(upgraded(move), words)}"
    if isinstance(move, TurnOver):
        return f"→ {name_of(BOX.goods[move.good].back, words)}"
    if isinstance(move, BuySpecial):
        return f"({special_fact(move.special, words)})"
    if isinstance(move, Loot):
        sword = BOX.goods[move.good].sword if move.good in BOX.goods else BOX.special_tiles[move.good].sword
        return f"({words('table-sword', value=sword)})"
    if isinstance(move, Serve):
        return f"({words('table-cells', count=width(move.what, move.vertical))})"
    occupation = getattr(move, "occupation", None)
    return f"– {effect(occupation, words)}" if occupation else ""


def upgraded(move: Upgrade) -> str:
    """What a good becomes."""
    good = move.good
    for _ in range(move.steps):
        good = BOX.goods[good].upgrade_to or good
    return good

"""What things are called, and what spaces do in a few signs."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from meadhall.games.feast_for_odin.box import BOX
from meadhall.games.feast_for_odin.pieces import PieceColour
from meadhall.games.feast_for_odin.spaces import Alternative, Space, SpaceStep
from meadhall.words import Words

STYLE: Mapping[str, str] = {
    "orange": "dark_orange",
    "red": "red",
    "green": "green",
    "blue": "dodger_blue1",
    "silver": "bright_white",
    "ore": "bright_black",
}
"""How pieces of a colour are shown; what colour says is always said by a letter or a word too."""


def name_of(thing: str, words: Words) -> str:
    """The name of a good, a special tile, a resource, a weapon, a ship, a building."""
    return str(words.read_out("thing", thing))


def place_name(place: str, words: Words) -> str:
    """The name of a board, or of a house such as `stone_house 2`."""
    return str(words.read_out("board", place))


def colour_of(piece: str) -> PieceColour | str:
    """The colour of a good, a special tile, silver or ore."""
    if piece in BOX.goods:
        return BOX.goods[piece].colour
    return "blue" if piece in BOX.special_tiles else piece


def in_colour(piece: str, text: str) -> Text:
    """Words about a piece in its colour."""
    return Text(text, STYLE.get(colour_of(piece), ""))


def counted(things: Mapping[Any, Any], words: Words) -> str:
    """Several things with how many there are of each."""
    return ", ".join(words.counted(thing, count) for thing, count in things.items() if count)


def space_name(space: str, words: Words) -> str:
    """The name of a space, imitation spaces included."""
    return words(f"space-{space}")


# ---------------------------------------------------------------------- what a space does


def what_it_does(space: Space, words: Words) -> str:
    """The steps of a space: what is needed and paid before an arrow, what one gets after it."""
    steps = " · ".join(in_brackets(step_text(step, words), step.optional) for step in space.steps)
    return f"{needs(space, words)}{steps}"


def in_brackets(text: str, optional: bool) -> str:
    """Parts that may be left out stand in brackets."""
    return f"({text})" if optional else text


def needs(space: Space, words: Words) -> str:
    """The ships that a space asks for."""
    wanted = space.requires
    if wanted is None:
        return ""
    kinds = wanted.ship_any_of or ((wanted.ship,) if wanted.ship else ())
    count = f"{wanted.count} " if wanted.count > 1 else ""
    return f"[{count}{'/'.join(name_of(kind, words) for kind in kinds)}] "


def step_text(step: Alternative, words: Words) -> str:
    """What is paid, an arrow, and what comes of it."""
    if isinstance(step, SpaceStep) and step.choose:
        return " / ".join(step_text(part, words) for part in step.choose)
    costs = step.choose_pay if isinstance(step, SpaceStep) and step.choose_pay else [step.pay] if step.pay else []
    paid = " / ".join(cost_text(cost, words) for cost in costs)
    does = " + ".join([*deeds(step, words), *gains(step, words)])
    return f"{paid} → {does}" if paid else does


def cost_text(cost: Any, words: Words) -> str:
    """A cost; the price of an emigration is the number of the round."""
    texts = [
        words("table-silver-of-round") if count == "round_number" else counted({thing: count}, words)
        for thing, count in cost.things.items()
    ]
    return ", ".join([*texts, *([counted({cost.ship: 1}, words)] if cost.ship else [])])


def gains(step: Alternative, words: Words) -> Iterator[str]:
    """What a step brings."""
    gain = step.gain
    if gain is None:
        return
    for thing, count in gain.things.items():
        if count == "per_player":
            yield words("table-per-player", thing=name_of(thing, words))
        else:
            yield counted({thing: count}, words)
    for one in (*gain.ship, *([gain.building] if gain.building else [])):
        yield counted({one: 1}, words)


def deeds(step: Alternative, words: Words) -> Iterator[str]:
    """The actions of a step."""
    if step.mountain:
        yield words("table-take-items", counts="+".join(map(str, step.mountain)))
    if step.trade:
        yield words("table-upgrade", count=step.trade.count, steps=step.trade.steps)
    if isinstance(step, SpaceStep):
        yield from deeds_of_spaces(step, words)


def deeds_of_spaces(step: SpaceStep, words: Words) -> Iterator[str]:
    """The actions that only spaces have."""
    if step.gain_from:
        species, _, _ = step.gain_from.count.partition("_")
        rows = ", ".join(f"{row.at}→{counted(row.gain.things, words)}" for row in step.gain_from.table)
        yield words("table-for-animals", animal=name_of(species, words), rows=rows)
    if step.dice_action:
        die = BOX.dice_actions[step.dice_action].die
        yield words("table-dice", die=die)
    if step.boats:
        yield words("table-boats", least=step.boats.min, most=step.boats.max)
    if step.gain_choice:
        yield words("table-forged")
    if step.overseas_trade:
        yield words("table-overseas")
    if step.buy_special_tiles:
        yield words("table-sale", most=step.buy_special_tiles.max)
    if step.explore:
        yield " / ".join(place_name(board, words) for board in step.explore)
    if step.emigrate:
        yield words("table-emigrate")
    if step.draw_occupation:
        yield words("table-draw", count=step.draw_occupation)
    if step.play_occupation:
        yield words("table-play", least=step.play_occupation.min, most=step.play_occupation.max)
    if step.draw_weapons:
        yield words("table-draw-weapons", count=step.draw_weapons)


def good_fact(good: Any, words: Words) -> str:
    """Colour, size, upgrade and battle value of a good."""
    parts = [words(f"colour-{good.colour}"), f"{good.w}×{good.h}"]
    if good.upgrade_to:
        parts.append(f"→ {name_of(good.upgrade_to, words)}")
    if good.sword:
        parts.append(words("table-sword", value=good.sword))
    return f"{name_of(good.id, words)}: {', '.join(parts)}"


def ship_fact(ship: Any, words: Words) -> str:
    """Price, points and ore of a ship."""
    parts = [words("table-price", silver=ship.price), words("table-worth", points=ship.vp)]
    if ship.ore_slots:
        parts.append(words("table-ore-slots", count=ship.ore_slots))
    if ship.emigrated_vp:
        parts.append(words("table-worth-emigrated", points=ship.emigrated_vp))
    return f"{name_of(ship.id, words)}: {', '.join(parts)}"


def shape(rows: Iterable[str]) -> str:
    """The shape of a special tile."""
    return "\n".join(row.replace("X", "██").replace(".", "  ") for row in rows)

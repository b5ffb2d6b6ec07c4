"""Pieces that players move: their own in six shapes, free towns, and everything else that lies on a board.

A piece takes its colour from `--c` and `--on` of whoever uses it (class `p-lapis` and so on). What is owned is solid,
what is free is hollow; that, with the shape, keeps a blue town and a blue square apart. Every piece has an ink outline
and a chalk halo, so that it stands out on any ground.
"""

from web.art.knots import Knot

SHAPES = {
    "circle": '<circle r="19.5"/>',
    "square": '<rect x="-17.5" y="-17.5" width="35" height="35" rx="2"/>',
    "triangle": '<path d="M0-22.5L22.5 15.5H-22.5Z"/>',
    "cross": '<path d="M-8-20.5H8V-8H20.5V8H8V20.5H-8V8H-20.5V-8H-8Z"/>',
    "diamond": '<path d="M0-23.5L23.5 0 0 23.5-23.5 0Z"/>',
    "hexagon": '<path d="M-20-10.5L0-21.5 20-10.5V10.5L0 21.5-20 10.5Z"/>',
}
"""The shapes of players' pieces, in the order of the seats."""

TOWNS = {
    "red": "M-15-16H15V-1C15 8 9 15 0 19C-9 15-15 8-15-1Z",
    "blue": "M-15 17V-2C-15-11-8-16 0-21C8-16 15-11 15-2V17Z",
    "yellow": "M0-19C6-19 9-15 9-9C15-9 19-6 19 0C19 6 15 9 9 9C9 15 6 19 0 19C-6 19-9 15-9 9C-15 9-19 6-19 0"
    "C-19-6-15-9-9-9C-9-15-6-19 0-19Z",
}
"""A free town: a shield, a gate, a quatrefoil."""

SHIELD = "M-19-23C-12-21-6-22 0-25C6-22 12-21 19-23C21-3 15 13 0 23C-15 13-21-3-19-23Z"
PENNANT = "M22-82c18 10 30-5 54 3-11 9-11 18-2 28-22-4-34 9-52 1z"


def player(shape: str) -> str:
    """A player's piece as a <symbol>."""
    form = SHAPES[shape]
    lift = ' transform="translate(0 3)"' if shape == "triangle" else ""
    return (
        f'<symbol id="t-{shape}" viewBox="-28 -28 56 56"><g stroke-linejoin="round"{lift}>'
        f'<g fill="var(--halo)" stroke="var(--halo)" stroke-width="8">{form}</g>'
        f'<g fill="var(--c)" stroke="var(--piece-line)" stroke-width="3">{form}</g>'
        f'<g transform="scale(.58)" fill="none" stroke="var(--on)" stroke-opacity=".6" stroke-width="3.5">{form}</g>'
        "</g></symbol>"
    )


def town(colour: str) -> str:
    """A free town as a <symbol>: thick rim of its colour, chalk heart. Never solid: solid means owned."""
    d = TOWNS[colour]
    return (
        f'<symbol id="town-{colour}" viewBox="-24 -24 48 48"><g stroke-linejoin="round">'
        f'<path d="{d}" fill="var(--halo)" stroke="var(--halo)" stroke-width="7" opacity=".85"/>'
        f'<path d="{d}" fill="var(--town-{colour})" stroke="var(--piece-line)" stroke-width="2.2"/>'
        f'<path d="{d}" transform="scale(.6)" fill="var(--halo)" stroke="var(--piece-line)" stroke-opacity=".55"'
        ' stroke-width="1.6"/>'
        f'<path d="{d}" transform="scale(.24)" fill="var(--town-{colour})"/></g></symbol>'
    )


def monastery() -> str:
    """A ring of stones that is laid around a town."""
    return (
        '<symbol id="b-monastery" viewBox="-40 -40 80 80"><g fill="none">'
        '<circle r="29" stroke="var(--halo)" stroke-width="14"/>'
        '<circle r="29" stroke="var(--piece-line)" stroke-width="10"/>'
        '<circle r="29" stroke="#D9CBAA" stroke-width="6"/>'
        '<circle r="29" stroke="var(--piece-line)" stroke-width="6" stroke-dasharray="1.8 9.59"/></g></symbol>'
    )


def viking() -> str:
    """The round shield that covers a disc; it lies up and to the right of it, so that the owner's shape still shows."""
    return (
        '<symbol id="b-viking" viewBox="-22 -22 44 44"><circle r="21" fill="var(--halo)"/>'
        '<circle r="18" fill="#3D2B20" stroke="var(--piece-line)" stroke-width="2.5"/>'
        '<path d="M0 0V-15A15 15 0 0 1 15 0ZM0 0V15A15 15 0 0 1-15 0Z" fill="#C9B48A"/>'
        '<circle r="5.4" fill="#D5D2CA" stroke="var(--piece-line)" stroke-width="2"/></symbol>'
    )


def active_marker() -> str:
    """The active town marker: a gilded ring and the pennant of whoever named the town."""
    return (
        '<symbol id="b-marker" viewBox="-44 -96 130 140"><g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        '<circle r="31" stroke="var(--halo)" stroke-width="11"/>'
        '<circle r="31" stroke="var(--piece-line)" stroke-width="8"/>'
        '<circle r="31" stroke="var(--gold)" stroke-width="4.5"/>'
        '<path d="M22-20V-84" stroke="var(--halo)" stroke-width="9"/>'
        f'<path d="{PENNANT}" fill="var(--halo)" stroke="var(--halo)" stroke-width="8"/>'
        '<path d="M22-20V-84" stroke="var(--piece-line)" stroke-width="4"/>'
        f'<path d="{PENNANT}" fill="var(--gold)" stroke="var(--piece-line)" stroke-width="2.6"/>'
        '<path d="M34-62l3-9 6 6 6-8 4 8 7-5-1 11z" fill="var(--piece-line)"/></g></symbol>'
    )


def card_back() -> str:
    """The back of a card: a panel of knotwork."""
    knot = Knot(5, 8, 10.5).svg()
    return (
        '<symbol id="b-back" viewBox="0 0 150 210"><rect x="1.2" y="1.2" width="147.6" height="207.6" rx="9"'
        ' fill="var(--card)" stroke="var(--card-line)" stroke-width="2.4"/>'
        '<rect x="11" y="11" width="128" height="188" rx="4" fill="var(--knot-bg)" stroke="var(--knot-edge)"'
        f' stroke-width="1.6"/><g transform="translate(22.5 21)">{knot}</g></symbol>'
    )


def longship() -> str:
    """A clinker-built ship with a striped sail and a row of shields; 236 x 170, its keel at y = 0."""
    sail = "M-62-140C-30-146 32-147 64-142C70-112 70-88 64-58C32-54-30-54-62-62C-56-88-56-112-62-140Z"
    stripes = "".join(
        f"M{a}-140C{a + 4}-110 {a + 4}-88 {a}-62L{a + 17}-60C{a + 21}-88 {a + 21}-110 {a + 17}-142Z"
        for a in (-52, -18, 16)
    )
    shields = "".join(
        f'<g transform="translate({-56 + k * 23} {-33 + abs(k - 2.5) * -1.6:.1f})">'
        f'<circle r="11" fill="{("#C9952B", "#A3311D")[k % 2]}" stroke-width="2.4"/>'
        '<circle r="3.4" fill="#EFE4C8" stroke-width="1.6"/></g>'
        for k in range(6)
    )
    hull = (
        "M-106-62C-100-30-72-2-40 0H44C76-2 98-30 104-66C105-78 99-84 92-82C97-78 97-72 94-64C86-42 70-30 48-26H-46"
        "C-68-30-84-40-92-58C-96-70-92-82-104-88C-112-90-116-84-112-80C-108-79-107-72-106-62Z"
    )
    return (
        '<g stroke="var(--piece-line,#241A12)" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="M0-160V-20" stroke-width="5"/><path d="{sail}" fill="#F0E2BE" stroke="none"/>'
        f'<path d="{stripes}" fill="#A3311D" stroke="none"/><path d="{sail}" fill="none" stroke-width="2.8"/>'
        '<path d="M-66-143L68-145" stroke-width="4"/><path d="M0-160l20-6-20-7z" fill="#A3311D" stroke-width="1.6"/>'
        f'<path d="{hull}" fill="#5B3A22" stroke-width="2.8"/>'
        '<path d="M-92-34C-74-18-54-14-40-14H46C62-14 78-20 92-38M-78-18C-66-8-52-6-40-6" fill="none" stroke="#E9D3A2"'
        f' stroke-opacity=".55" stroke-width="1.8"/>{shields}'
        '<circle cx="-105" cy="-82" r="1.8" fill="#EFE4C8" stroke="none"/></g>'
    )


def ship() -> str:
    """The ship of the Vikings as a <symbol>."""
    return f'<symbol id="b-ship" viewBox="-118 -176 236 180">{longship()}</symbol>'


def players() -> str:
    """The sprite of players' pieces, for all games."""
    return "\n".join(map(player, SHAPES)) + "\n"


def brian_boru() -> str:
    """The sprite of what lies on the board of Brian Boru."""
    return "\n".join((*map(town, TOWNS), monastery(), viking(), active_marker(), card_back(), ship())) + "\n"

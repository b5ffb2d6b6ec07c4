"""Everything of Brian Boru that needs a test of its own besides the rules."""

from meadhall.games.brian_boru.box import BOX

CARDS = [
    *(str(value) for value in BOX.cards),
    *BOX.vikings,
    *BOX.marriages,
    BOX.princess.id,
    *(option.id for option in BOX.princess.options),
]

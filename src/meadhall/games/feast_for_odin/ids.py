"""The names of what is printed. Data with any other name in their place are refused when they are read."""

from typing import Literal

Colour = Literal["orange", "red", "green", "blue"]
GoodId = Literal[
    "peas",
    "flax",
    "beans",
    "grain",
    "cabbage",
    "fruits",
    "mead",
    "stockfish",
    "milk",
    "salt_meat",
    "game_meat",
    "sheep",
    "sheep_pregnant",
    "whale_meat",
    "cattle",
    "cattle_pregnant",
    "oil",
    "hide",
    "wool",
    "linen",
    "skin_and_bones",
    "fur",
    "robe",
    "clothing",
    "rune_stone",
    "silverware",
    "chest",
    "silk",
    "spices",
    "jewelry",
    "treasure_chest",
    "silver_hoard",
]
Species = Literal["sheep", "cattle"]
Wildcard = Literal["sheep_any", "cattle_any"]
"""An animal, pregnant or not, as the player likes."""
SpecialId = Literal[
    "glass_beads",
    "helmet",
    "cloakpin",
    "belt",
    "crucifix",
    "drinking_horn",
    "amber_figure",
    "horseshoe",
    "gold_brooch",
    "forge_hammer",
    "fibula",
    "throwing_axe",
    "chalice",
    "round_shield",
    "english_crown",
]
Resource = Literal["wood", "stone", "ore"]
Weapon = Literal["bow", "snare", "spear", "sword"]
StripItem = Literal[Resource, "silver2"]

Thing = Literal[GoodId, Resource, "silver"]
"""What one can have any number of, weapons aside."""
Payment = Literal[Thing, Weapon, Wildcard]
"""What one can pay with a number of."""

ShipId = Literal["whaling_boat", "knarr", "longship"]
BuildingId = Literal["shed", "stone_house", "long_house"]
BoardId = Literal[
    "shetland",
    "faroe_islands",
    "iceland",
    "greenland",
    "bear_island",
    "baffin_island",
    "labrador",
    "newfoundland",
]
TileId = Literal["A", "B", "C", "D"]
"""An exploration tile: a board on each side."""
BonusItem = Literal[GoodId, Resource, SpecialId, BuildingId]

GroupId = Literal[
    "build_houses",
    "build_ships",
    "hunting",
    "livestock_market",
    "weekly_market",
    "products",
    "crafting",
    "mountains_and_trade",
    "sailing",
    "emigration_and_occupation",
]
"""A label in the margin of the action board."""
ColumnNumber = Literal[1, 2, 3, 4]
"""A column of the action board."""
DiceActionId = Literal["hunting_game", "laying_snare", "whaling", "raiding", "pillaging"]
ActionTypeId = Literal[
    DiceActionId,
    "plundering",
    "overseas_trading",
    "exploration",
    "emigration",
    "trade_3",
    "trade_4",
]
DeckId = Literal["A", "B", "C"]
LengthId = Literal["long", "short"]
"""How long the game is: seven or six rounds."""
SoloColour = Literal["first", "second"]
PhaseId = Literal[
    "new_viking",
    "harvest",
    "exploration_flip_and_silver",
    "new_weapon",
    "actions",
    "start_player",
    "income",
    "breeding",
    "feast",
    "bonus",
    "mountain_strips",
    "return_vikings",
]

# A Feast for Odin. Words as in the glossary of the printed editions.

game-title = A Feast for Odin
game-summary = Lead a Viking clan through hunts, trade and raids, and cover your home and distant lands with what you bring back.
players = 1–4 players

# ---- what a seat is asked

choice-TakeTurn = Place Vikings on an action space, or pass
choice-Window = Do something that can be done at any time, or go on
choice-ChoosePlace = Choose a place for { $piece }
choice-OfferPart = { $of }: do this part, or leave it out
choice-ChooseAlternative = { $of }: choose one of the alternatives
choice-ChooseReplacement = { $of }: do the normal thing, or what an occupation puts in its place
choice-ChooseCost = { $of }: choose what you pay
choice-ChooseItems = Choose a mountain strip and how many items you take (each number is for another strip: { $allowances })
choice-ChooseUpgrade = { $steps ->
    [one] { $count ->
        [one] Upgrade 1 more good by 1 step
       *[other] Upgrade up to { $count } goods by 1 step each
    }
   *[other] { $count ->
        [one] Upgrade 1 more good by up to { $steps } steps
       *[other] Upgrade up to { $count } goods by up to { $steps } steps each
    }
}
choice-ChooseTile = Turn a green good to its blue side, each type once, or stop
choice-ChooseSecondSpecial = Buy a second special tile with the first, or go on
choice-ChooseShipToReturn = Choose which { $ship } goes back to the stock
choice-ChooseSpecial = Buy a special tile at its price
choice-ChooseForged = Forge jewelry or a special tile with the forge symbol
choice-ChooseBoard = Claim an exploration board
choice-ChooseShip = Choose a large ship that emigrates
choice-ChooseOccupation = { $least ->
    [0] { $most ->
        [one] Play 1 occupation, or stop
       *[other] Play up to { $most } occupations, or stop
    }
   *[other] { $most ->
        [one] Play 1 occupation
       *[other] Play 1 occupation, { $most } at most
    }
}
choice-PlayColumnCard = Play 1 occupation, or not (column 4: once, before or after the action)
choice-ChooseBoats = { $most ->
    [one] Choose the whaling boat that goes out
   *[other] Choose the whaling boats that go out, { $most } at most
}
choice-KeepOrRoll = Keep the roll, or roll again
choice-DeclareLow = Pay for the result, or declare a failure
choice-DeclareHigh = Take your loot, add to the battle result, or declare a failure
choice-ReturnSome = { $most ->
    [one] You may take 1 Viking back to the thing square
   *[other] You may take up to { $most } Vikings back to the thing square
}
choice-LayOut = Lay the next cell of the banquet table
choice-OfferEffects = { $due-count ->
    [one] The effect of { $due } is due: { $due-told }
   *[other] Effects of yours are due: { $due }. Use one of them
}
choice-OfferInstead = Take what { $due } gives instead, or not: { $due-told }
choice-OfferReplacement = { $thing-counted } come to you. Use { $due }, or not: { $due-told }
choice-ChooseRecall = { $occupation }: take back up to { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
} from a space
choice-ChooseSpaceToUse = { $occupation }: choose a space to use without Vikings
choice-ChooseExchange = { $occupation }: choose the good that you exchange, and for what
choice-PlaceNow = Place { $piece-counted } now; what you do not place is lost
choice-LootAgain = Take a second good or special tile with a sword value of at most { $rest }, or stop
choice-PlayInstead = Play 1 occupation instead of drawing one, or draw
choice-ChooseTileToFlip = { $count ->
    [one] Turn over 1 more tile, or stop
   *[other] Turn over up to { $count } tiles, or stop
}

# ---- moves

move-UseSpace = Use { $space-id ->
    [imitation_1] the imitation space of column 1 to copy “{ $copying }”
    [imitation_2] the imitation space of column 2 to copy “{ $copying }”
    [imitation_3] the imitation space of column 3 to copy “{ $copying }”
    [imitation_4] the imitation space of column 4 to copy “{ $copying }”
   *[other] “{ $space }”
}{ $through ->
    [0] { "" }
   *[other] { " " }({ $through })
}
move-Pass = Pass: place no more Vikings this round
move-Done = Go on
move-PickUp = Place { $piece }
move-LayDown = Place it: { $board }, { $row }, { $column }{ $turn ->
    [0] { "" }
   *[other] , turned by { $turn }°
}{ $mirrored-id ->
    [yes] , mirrored
   *[no] { "" }
}
move-FillSlot = Put { $resource } on a resource slot of { $house }
move-BuyShip = Buy a { $ship } with silver
move-Arm = Put 1 ore on a { $ship } (ore put on it so far: { $carrying })
move-Decline = Leave it out
move-PayWith = Pay { $cost }
move-Choose = Choose: { $what }
move-TakeItems = Take { $count ->
    [one] 1 item
   *[other] { $count } items
} from mountain strip { $strip }
move-Upgrade = Upgrade { $good } by { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
move-TurnOver = Turn over { $good }
move-BuySpecial = Buy the { $special }
move-ReturnShip = { $ship-id ->
    [knarr] Return a knarr
   *[other] Return a { $ship } (ore on it: { $carrying })
}
move-Explore = Claim { $board }
move-Emigrate = { $ship-id ->
    [knarr] Emigrate with a knarr
   *[other] Emigrate with a longship (ore on it: { $carrying })
}
move-PlayOccupation = Play { $occupation }
move-UseBoats = Go out with { $carrying-count ->
    [one] 1 whaling boat
   *[other] { $carrying-count } whaling boats
} (ore put on: { $carrying })
move-RollAgain = Roll again
move-Stop = Keep the roll
move-Fail = Declare a failure
move-Spend = Add 1 { $piece } to the battle result
move-Loot = Success: take { $good }
move-Succeed = { $weapons ->
    [0] { $wood ->
        [0] Success: nothing to pay
       *[other] Success: pay { $wood } wood
    }
    [one] { $wood ->
        [0] Success: pay 1 weapon
       *[other] Success: pay { $wood } wood and 1 weapon
    }
   *[other] { $wood ->
        [0] Success: pay { $weapons } weapons
       *[other] Success: pay { $wood } wood and { $weapons } weapons
    }
}
move-TakeBackVikings = { $count ->
    [0] Leave the Vikings there
    [one] Take back 1 Viking
   *[other] Take back { $count } Vikings
}
move-Serve = Lay out { $what }{ $vertical-id ->
    [yes] , vertical
   *[no] { "" }
}
move-LeaveEmpty = Leave the next cell empty
move-FinishFeast = Leave all other cells empty
move-UseOccupation = { $paying-count ->
    [0] { $what-count ->
        [0] Use { $occupation }
       *[other] Use { $occupation }: { $what }
    }
   *[other] { $what-count ->
        [0] Use { $occupation }, paying { $paying }
       *[other] Use { $occupation }: { $what }, paying { $paying }
    }
}
move-RecallVikings = { $count ->
    [0] Leave the Vikings on “{ $space }”
    [one] Take back 1 Viking from “{ $space }”
   *[other] Take back { $count } Vikings from “{ $space }”
}
move-UseWithoutVikings = Use “{ $space }” without Vikings
move-Exchange = Exchange { $good } for { $into }
move-TakeOre = Take 1 ore back from a { $ship } (ore put on it so far: { $carrying })

kind-UseSpace = using an action space
kind-Pass = passing
kind-Done = going on
kind-PickUp = placing a piece
kind-LayDown = choosing a place
kind-FillSlot = filling a resource slot
kind-BuyShip = buying a ship
kind-Arm = putting ore on a ship
kind-Decline = leaving a part out
kind-PayWith = choosing a cost
kind-Choose = choosing a reward
kind-TakeItems = taking from a mountain strip
kind-Upgrade = upgrading a good
kind-TurnOver = turning a tile over
kind-ReturnShip = returning a ship
kind-BuySpecial = buying a special tile
kind-Explore = claiming an exploration board
kind-Emigrate = emigrating
kind-PlayOccupation = playing an occupation
kind-UseBoats = choosing whaling boats
kind-RollAgain = rolling again
kind-Stop = keeping a roll
kind-Fail = declaring a failure
kind-Spend = adding to a battle result
kind-Loot = taking loot
kind-Succeed = declaring a success
kind-TakeBackVikings = taking Vikings back
kind-Serve = laying out food
kind-LeaveEmpty = leaving a cell empty
kind-FinishFeast = ending the feast
kind-UseOccupation = using an occupation
kind-RecallVikings = taking Vikings back from a space
kind-UseWithoutVikings = using a space without Vikings
kind-Exchange = exchanging a good
kind-TakeOre = taking ore back

# ---- what happens

event-StartPlayer = { $seat } is the start player.
event-RoundBegan = Round { $round } of { $rounds } begins.
event-Harvested = Harvest: everybody receives { $goods }.
event-TileTurned = An exploration board is turned over: { $board }.
event-SilverPlaced = { $count } silver is put on { $board }.
event-WeaponDrawn = { $seat } draws a weapon: { $weapon }.
event-IncomePaid = { $seat } receives an income of { $silver } silver.
event-AnimalBorn = { $count ->
    [one] 1 newborn
   *[other] { $count } newborns
} for { $seat }: { $species }.
event-AnimalPregnant = An animal of { $seat } is pregnant now: { $species }.
event-BonusReceived = { $seat } receives as a bonus: { $thing }.
event-StripsAged = Every mountain strip loses its first item.
event-StripRemoved = Mountain strip { $strip } leaves the game.
event-StripTurnedUp = Mountain strip { $strip } is turned up.
event-VikingsReturned = The Vikings return to the thing squares.
event-SlotFilled = { $seat } fills a resource slot ({ $building }) with { $resource }.
event-ShipBought = { $seat } buys a { $ship } with silver.
event-ShipArmed = { $seat } puts 1 ore on a { $ship }.
event-PieceLaid = { $seat } places { $piece }: { $board }.
event-SpaceUsed = { $seat } places { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
} on “{ $space }”.
event-Passed = { $seat } passes.
event-Paid = { $seat } pays { $thing-counted }.
event-Gained = { $seat } receives { $thing-counted }.
event-BuildingBuilt = { $seat } builds a { $building }.
event-ShipGained = { $seat } receives a { $ship }.
event-ShipReturned = { $seat } returns a { $ship }.
event-Upgraded = { $seat } upgrades { $good } to { $into }.
event-SpecialTaken = { $seat } takes the { $special }.
event-BoardClaimed = { $seat } claims { $board }{ $silver ->
    [0] { "" }
   *[other] { " " }with { $silver } silver
}.
event-ShipEmigrated = { $seat } emigrates with a { $ship }.
event-OccupationDrawn = { $seat } draws { $occupation }.
event-CardDrawn = { $seat } draws an occupation.
event-OccupationPlayed = { $seat } plays { $occupation }.
event-Rolled = { $seat } rolls { $roll } ({ $dice }).
event-Succeeded = { $seat } declares a success ({ $dice }).
event-Failed = { $seat } declares a failure ({ $dice }).
event-VikingsTakenBack = { $seat } takes back { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}.
event-Served = { $seat } lays out { $what }.
event-PenaltiesTaken = { $seat } takes { $count ->
    [one] 1 thing penalty
   *[other] { $count } thing penalties
}.
event-GameEnded = The game is over. { $winners } { $winners-count ->
    [one] wins
   *[other] share the victory
}.
event-OccupationUsed = { $seat } uses { $occupation }.
event-TurnedOver = { $seat } turns { $good } over to { $into }.
event-OreTakenBack = { $seat } takes 1 ore back from a { $ship }.
event-HoleFilled = The gap that the { $special } has left on a board of { $owner } is filled by { $seat } with { $goods }.

# ---- why not

reason-cannot-pay = You cannot pay the cost of “{ $space }”. Choose a space whose cost you have
reason-nothing-to-gain = “{ $space }” would bring you nothing now. Choose a space with a reward that you can receive
reason-ship-too-dear = A { $ship } costs { $price } silver, and you have { $silver }. Get more silver first
reason-no-free-stage = You have no free landing stage for a { $ship }. Emigrate with a ship first, or use the silver otherwise
reason-none-in-supply = You have no { $piece } in your supply. Use something that lies there
reason-no-room = There is no legal place for { $piece } on any of your boards and houses. Place something else
reason-no-arming-now = Ore cannot be put on a { $ship } during an action. Do it before or after the action
reason-cannot-arm = No ore can be put on this { $ship }: you have no ore, or no such ship with a free place. Choose another ship
reason-needed-for-space = After that “{ $space }” could not be used any more, and you have just occupied it. First carry out one of its effects
reason-no-such-house = You have no building with this number. Name one of your own
reason-no-free-slot = This building ({ $building }) has no free resource slot for { $resource }. Choose a free slot
reason-not-offered = That is not possible here. Choose one of the moves that are listed
reason-not-your-board = You have no such board or house. Place on your home board, your exploration boards or your houses
reason-not-served = At a feast nobody lays out { $what }. Lay out orange or red goods, or silver
reason-none-to-serve = You have no { $what } to lay out. Lay out something that you have
reason-same-either-way = It makes no difference how { $what } lies: it is never laid vertical. Lay it as it is
reason-cell-not-open = Cell { $cell } of the banquet table is not open. Lay food on a free cell
reason-too-long-for-the-table = For { $what } { $cells ->
    [one] 1 free cell is
   *[other] { $cells } free cells are
} needed, and there { $room ->
    [one] is { $room }
   *[other] are { $room }
}. Lay it vertical, or lay out something shorter
reason-beside-same-food = Two goods of one colour never lie side by side at a feast, and { $what } is { $colour }. Put something of another colour or silver between them
reason-already-horizontal = One { $what } already lies horizontal, and each type does so only once. Lay this one vertical
reason-piece-not-allowed = { $piece } cannot be placed on this board ({ $board }). Choose another place
reason-no-such-turn = { $piece } does not lie differently that way. Use one of the listed orientations
reason-off-the-board = { $piece } would reach beyond the board ({ $board }). Place it wholly on its cells
reason-beside-same-colour = A { $colour } good already lies beside it, at { $row }, { $column }: goods of this colour never share an edge. Leave a gap, or place another colour
reason-cell-not-coverable = The cell at { $row }, { $column } cannot be covered. Place it elsewhere
reason-cell-covered = The cell at { $row }, { $column } is covered already. Place it on free cells
reason-income-out-of-order = The income at { $row }, { $column } can be covered only when everything to its left and below is: { $open_row }, { $open_column } is still open. Cover that first
reason-no-such-space = There is no action space { $name } at this table. Choose one of the action board
reason-space-occupied = Vikings already stand on “{ $space }”. Choose a free space
reason-too-few-vikings = This space needs { $needed ->
    [one] 1 Viking
   *[other] { $needed } Vikings
}, and you have { $left } left. Choose a space that needs fewer, or pass
reason-other-column = “{ $space }” stands in another column than this imitation space. Copy a space of the same column
reason-nobody-else-there = No other player’s Vikings stand on “{ $space }”. Copy a space that another player has used
reason-ship-missing = This space needs { $count ->
    [one] 1 ship
   *[other] { $count } ships
} of { $ships-count ->
    [one] this kind
   *[other] one of these kinds
} in your bay: { $ships }. Get what is missing, or choose another space
reason-no-ore-to-take = There is no ore that you could take back from this { $ship }. Choose a ship on which you have put ore
reason-means-not-needed = “{ $space }” can be used without the help of an occupation. Use it as it is
reason-silver-not-covered = Silver laid out before you received it must still come from this feast: { $count } more. Lay the table so that an occupation brings it
reason-no-such-occupation = There is no occupation with the number { $number }. The numbers go from 1 to 190
reason-occupation-not-out = You have not played { $occupation }. Use an occupation that lies face up in front of you
reason-occupation-not-usable = { $occupation } cannot be used like this now. Use it when its effect is due, and pay what it costs

# ---- scoring

score-ships = { $ship-id ->
    [whaling_boat] whaling boats
    [knarr] knarrs
   *[longship] longships
}
score-emigrated = emigrated: { $ship }
score-board = { $board }
score-building = { $building-id ->
    [shed] sheds
    [stone_house] stone houses
   *[long_house] long houses
}
score-animals = { $good-id ->
    [sheep] sheep
    [sheep_pregnant] pregnant sheep
    [cattle] cattle
   *[cattle_pregnant] pregnant cattle
}
score-occupation = { $occupation }
score-silver = silver
score-special-tile = { $special }
score-uncovered = uncovered −1: { $board }
score-house-uncovered = uncovered −1: { $building-id ->
    [shed] sheds
    [stone_house] stone houses
   *[long_house] long houses
}
score-penalties = thing penalties

# ---- how some things are called in sentences

due = { $occupation }
of = { $space }
row-number = row { $number }
column-number = column { $number }
building-number = building { $number }
building-numbered = { $building } { $number }

# ---- names: things

thing-peas = peas
thing-flax = flax
thing-beans = beans
thing-grain = grain
thing-cabbage = cabbage
thing-fruits = fruits
thing-mead = mead
thing-stockfish = stockfish
thing-milk = milk
thing-salt_meat = salt meat
thing-game_meat = game meat
thing-sheep = sheep
thing-sheep_pregnant = pregnant sheep
thing-whale_meat = whale meat
thing-cattle = cattle
thing-cattle_pregnant = pregnant cattle
thing-oil = oil
thing-hide = hide
thing-wool = wool
thing-linen = linen
thing-skin_and_bones = skin and bones
thing-fur = fur
thing-robe = robe
thing-clothing = clothing
thing-rune_stone = rune stone
thing-silverware = silverware
thing-chest = chest
thing-silk = silk
thing-spices = spices
thing-jewelry = jewelry
thing-treasure_chest = treasure chest
thing-silver_hoard = silver hoard
thing-glass_beads = glass beads
thing-helmet = helmet
thing-cloakpin = cloakpin
thing-belt = belt
thing-crucifix = crucifix
thing-drinking_horn = drinking horn
thing-amber_figure = amber figure
thing-horseshoe = horseshoe
thing-gold_brooch = gold brooch
thing-forge_hammer = forge hammer
thing-fibula = fibula
thing-throwing_axe = throwing axe
thing-chalice = chalice
thing-round_shield = round shield
thing-english_crown = English Crown
thing-wood = wood
thing-stone = stone
thing-ore = ore
thing-silver = silver
thing-bow = bow and arrow
thing-snare = snare
thing-spear = spear
thing-sword = long sword
thing-whaling_boat = whaling boat
thing-knarr = knarr
thing-longship = longship
thing-shed = shed
thing-stone_house = stone house
thing-long_house = long house
thing-silver2 = “2 silver”
thing-sheep_any = sheep
thing-cattle_any = cattle
thing-hunting_game = Hunting Game
thing-laying_snare = Laying a Snare
thing-whaling = Whaling
thing-raiding = Raiding
thing-pillaging = Pillaging
thing-plundering = Plundering
thing-overseas_trading = Overseas Trading
thing-exploration = Exploration
thing-emigration = Emigration
thing-mountain = take items from a mountain strip
thing-trade = upgrade goods
thing-weapon_draw = draw weapon cards
thing-upgrade = upgrade goods
thing-flip_tiles = turn tiles over
thing-play_occupation = play an occupation
thing-feast = a feast
thing-bonus = the bonuses
thing-breeding = breeding
thing-return_vikings = take Vikings back
thing-diagonal_exchange = exchange goods diagonally
thing-use_space_without_vikings = use a space without Vikings
thing-roll = a better roll
thing-weapons_up_to = weapon cards
thing-make_pregnant = a pregnant animal
thing-double_peas = double your peas
thing-move_stockfish_to_houses = place stockfish in houses
thing-must_place_immediately_on = ore to place at once
thing-take_special_from_any_board = take the special tile

# ---- names: things in numbers

counted-peas = { $count } peas
counted-flax = { $count } flax
counted-beans = { $count } beans
counted-grain = { $count } grain
counted-cabbage = { $count } { $count ->
    [one] cabbage
   *[other] cabbages
}
counted-fruits = { $count } fruits
counted-mead = { $count } mead
counted-stockfish = { $count } stockfish
counted-milk = { $count } milk
counted-salt_meat = { $count } salt meat
counted-game_meat = { $count } game meat
counted-sheep = { $count } sheep
counted-sheep_pregnant = { $count } pregnant sheep
counted-whale_meat = { $count } whale meat
counted-cattle = { $count } cattle
counted-cattle_pregnant = { $count } pregnant cattle
counted-oil = { $count } oil
counted-hide = { $count } { $count ->
    [one] hide
   *[other] hides
}
counted-wool = { $count } wool
counted-linen = { $count } linen
counted-skin_and_bones = { $count } skin and bones
counted-fur = { $count } { $count ->
    [one] fur
   *[other] furs
}
counted-robe = { $count } { $count ->
    [one] robe
   *[other] robes
}
counted-clothing = { $count } clothing
counted-rune_stone = { $count } { $count ->
    [one] rune stone
   *[other] rune stones
}
counted-silverware = { $count } silverware
counted-chest = { $count } { $count ->
    [one] chest
   *[other] chests
}
counted-silk = { $count } silk
counted-spices = { $count } spices
counted-jewelry = { $count } jewelry
counted-treasure_chest = { $count } { $count ->
    [one] treasure chest
   *[other] treasure chests
}
counted-silver_hoard = { $count } { $count ->
    [one] silver hoard
   *[other] silver hoards
}
counted-wood = { $count } wood
counted-stone = { $count } stone
counted-ore = { $count } ore
counted-silver = { $count } silver
counted-bow = { $count } { $count ->
    [one] bow and arrow
   *[other] bows and arrows
}
counted-snare = { $count } { $count ->
    [one] snare
   *[other] snares
}
counted-spear = { $count } { $count ->
    [one] spear
   *[other] spears
}
counted-sword = { $count } { $count ->
    [one] long sword
   *[other] long swords
}
counted-whaling_boat = { $count } { $count ->
    [one] whaling boat
   *[other] whaling boats
}
counted-knarr = { $count } { $count ->
    [one] knarr
   *[other] knarrs
}
counted-longship = { $count } { $count ->
    [one] longship
   *[other] longships
}
counted-shed = { $count } { $count ->
    [one] shed
   *[other] sheds
}
counted-stone_house = { $count } { $count ->
    [one] stone house
   *[other] stone houses
}
counted-long_house = { $count } { $count ->
    [one] long house
   *[other] long houses
}
counted-large_ship = { $count } { $count ->
    [one] large ship
   *[other] large ships
}
counted-sheep_any = { $count } sheep (pregnant or not)
counted-cattle_any = { $count } cattle (pregnant or not)
counted-any_weapon_cards = { $count } { $count ->
    [one] weapon card of any kind
   *[other] weapon cards of any kind
}
counted-weapon_draw = { $count } { $count ->
    [one] weapon card from the pile
   *[other] weapon cards from the pile
}
counted-viking = { $count } { $count ->
    [one] Viking
   *[other] Vikings
}
counted-ore_from_longship_1 = { $count } ore from a longship with 1 ore
counted-ore_from_longship_2 = { $count } ore from a longship with 2 ore
counted-ore_from_longship_3 = { $count } ore from a longship with 3 ore

# ---- names: colours, boards, phases, groups, decks, kinds

colour-orange = orange
colour-red = red
colour-green = green
colour-blue = blue
goods-orange = farm product (orange)
board-home_board = home board
board-shetland = Shetland
board-faroe_islands = Faroe Islands
board-iceland = Iceland
board-greenland = Greenland
board-bear_island = Bear Island
board-baffin_island = Baffin Island
board-labrador = Labrador
board-newfoundland = Newfoundland
board-stone_house = stone house
board-long_house = long house
board-shed = shed
phase-new_viking = New Viking
phase-harvest = Harvest
phase-exploration_flip_and_silver = Exploration boards
phase-new_weapon = New weapon
phase-actions = Actions
phase-start_player = Start player
phase-income = Income
phase-breeding = Animal breeding
phase-feast = Feast
phase-bonus = Bonus
phase-mountain_strips = Mountain strips
phase-return_vikings = Return the Vikings
group-build_houses = House Building
group-build_ships = Ship Building
group-hunting = Hunting
group-livestock_market = Livestock Market
group-weekly_market = Weekly Market
group-products = Products
group-crafting = Crafting
group-mountains_and_trade = Mountains and Trade
group-sailing = Sailing
group-emigration_and_occupation = Emigration and Occupation
spaces-build_houses = a House Building space
spaces-build_ships = a Ship Building space
spaces-livestock_market = a Livestock Market space
spaces-weekly_market = a Weekly Market space
spaces-crafting = a Crafting space
deck-A = deck A
deck-B = deck B
deck-C = deck C
occupation-kind-instant = instant
occupation-kind-anytime = anytime
occupation-kind-each_time = each time
occupation-kind-as_soon_as = as soon as
length-long = long game
length-short = short game

# ---- names: action spaces

space-c1_shed = Build a shed
space-c1_whaling_boat = Build a whaling boat
space-c1_hunting_game = Hunting Game (column 1)
space-c1_stockfish = Catch a stockfish
space-c1_buy_stockfish = Buy 2 stockfish
space-c1_buy_salt_meat = Buy 2 salt meat
space-c1_market = Beans and silver
space-c1_milk = Milk from cattle
space-c1_linen = Flax to linen
space-c1_rune_stone = Carve a rune stone
space-c1_mountain_2 = Take 2 from a mountain strip
space-c1_mountain_1_trade_1 = Take 1 and upgrade 1
space-c1_trade_2 = Upgrade 2 goods
space-c1_overseas_trading = Overseas Trading (column 1)
space-c1_raiding = Raiding
space-c1_explore = Explore Shetland or the Faroe Islands
space-c1_draw_occupation = Draw an occupation
space-c1_play_occupation = Play an occupation
space-c2_stone_house = Build a stone house
space-c2_knarr = Build a knarr
space-c2_hunting_game = Hunting Game (column 2)
space-c2_laying_snare = Laying a Snare
space-c2_buy_sheep = Buy a sheep
space-c2_buy_cattle = Buy cattle and milk
space-c2_market = Flax, stockfish and silver
space-c2_mead = 2 mead and 2 silver
space-c2_clothing = Make clothing
space-c2_chest = Build a chest
space-c2_wood_per_player = Wood per player and ore
space-c2_mountain_3_trade_1 = Take 3 and upgrade 1
space-c2_trade_3 = Upgrade 3 goods
space-c2_overseas_trading = Overseas Trading (column 2)
space-c2_pillaging = Pillaging (column 2)
space-c2_explore = Explore Iceland, Greenland or Bear Island
space-c2_emigration = Emigration (column 2)
space-c2_play_occupations = Play 1–2 occupations
space-c3_long_house = Build a long house
space-c3_longship = Build a longship
space-c3_whaling = Whaling with 1–3 boats
space-c3_sheep_or_cattle = Sheep or cattle
space-c3_market = Fruits, oil, salt meat and silver
space-c3_wool = Wool from sheep
space-c3_forge = Forge
space-c3_chests_and_runes = 2 chests and 2 rune stones
space-c3_mountain_3_2 = Take 3 and 2 from two strips
space-c3_trade_3_weapons = Upgrade 3 goods and draw 4 weapons
space-c3_trade_4 = Upgrade 4 goods
space-c3_special_sale = Special Sale
space-c3_pillaging = Pillaging (column 3)
space-c3_explore = Explore Baffin Island, Labrador or Newfoundland
space-c3_emigration = Emigration (column 3)
space-c3_play_occupations = Play 1–4 occupations
space-c4_house_and_ship = House and ship
space-c4_whaling = Whaling with 1 boat
space-c4_sheep_and_cattle = Sheep and cattle
space-c4_market_products = Spices, silver and animal products
space-c4_crafting = Silver, robe and jewelry
space-c4_mountain_4_trade_2x2 = Take 4 and double-upgrade 2
space-c4_mountain_2222_or_trade_3x2 = Take 2+2+2+2 or double-upgrade 3
space-c4_plundering = Plundering
space-c4_exchange_emigrate = Whaling boat to knarr and Emigration
space-imitation_1 = imitation space of column 1
space-imitation_2 = imitation space of column 2
space-imitation_3 = imitation space of column 3
space-imitation_4 = imitation space of column 4

# ---- names: occupations

occupation-1 = Peddler
occupation-2 = Patron
occupation-3 = Furrier
occupation-4 = Hunter
occupation-5 = Chief
occupation-6 = Stonecarver
occupation-7 = Miller
occupation-8 = Craft Leader
occupation-9 = Ore Boatman
occupation-10 = Milker
occupation-11 = Trident Hunter
occupation-12 = Helmsman
occupation-13 = Archer
occupation-14 = Ship Owner
occupation-15 = Cottager
occupation-16 = Captain
occupation-17 = Orient Shipper
occupation-18 = Fighter
occupation-19 = Host
occupation-20 = Builder
occupation-21 = Collector
occupation-22 = Miner
occupation-23 = Custodian
occupation-24 = Whaling Equipper
occupation-25 = Meat Trader
occupation-26 = Meat Inspector
occupation-27 = Fisherman
occupation-28 = Locksmith
occupation-29 = Meat Preserver
occupation-30 = Silk Merchant
occupation-31 = Storeman
occupation-32 = Weapons Supplier
occupation-33 = Sheep Shearer
occupation-34 = Shepherd
occupation-35 = Cattle Breeder
occupation-36 = Ship’s Cook
occupation-37 = Foreign Trader
occupation-38 = Peacemaker
occupation-39 = Modifier
occupation-40 = Master Joiner
occupation-41 = Slowpoke
occupation-42 = Steward
occupation-43 = Fruit Picker
occupation-44 = Master Tailor
occupation-45 = Pirate
occupation-46 = Ship Architect
occupation-47 = Tanner
occupation-48 = Farmer
occupation-49 = Plower
occupation-50 = Rune Engraver
occupation-51 = Master Mason
occupation-52 = Tutor
occupation-53 = Farm Shop Owner
occupation-54 = Tradesman
occupation-55 = Treasurer
occupation-56 = Arms Dealer
occupation-57 = Bean Farmer
occupation-58 = Linseed Oil Presser
occupation-59 = Linen Weaver
occupation-60 = Inspector
occupation-61 = Wharf Owner
occupation-62 = Fine Blacksmith
occupation-63 = Hornturner
occupation-64 = Ship Builder
occupation-65 = Dragonslayer
occupation-66 = Field Farmer
occupation-67 = Private Chef
occupation-68 = Weapon Supplier
occupation-69 = Equipment Supplier
occupation-70 = Courier
occupation-71 = Innkeeper
occupation-72 = Earl
occupation-73 = Metalsmith
occupation-74 = Cowherd
occupation-75 = Bone Collector
occupation-76 = Homecomer
occupation-77 = Follower
occupation-78 = Traveling Merchant
occupation-79 = Breeder
occupation-80 = Shepherd Boy
occupation-81 = Quartermaster
occupation-82 = Longship Builder
occupation-83 = Wholesaler
occupation-84 = Harbor Guard
occupation-85 = Hornblower
occupation-86 = Hide Buyer
occupation-87 = Preacher
occupation-88 = Clerk
occupation-89 = Catapulter
occupation-90 = Sword Fighter
occupation-91 = Latecomer
occupation-92 = Sympathetic Soul
occupation-93 = Helper in Time of Need
occupation-94 = Spice Merchant
occupation-95 = Wanderer
occupation-96 = Meat Merchant
occupation-97 = Pea Counter
occupation-98 = Nobleman
occupation-99 = Preceptor
occupation-100 = Undertaker
occupation-101 = Judge
occupation-102 = Fur Merchant
occupation-103 = Forest Blacksmith
occupation-104 = Disheartened Warrior
occupation-105 = Knarr Builder
occupation-106 = Warmonger
occupation-107 = Adventurer
occupation-108 = Ironsmith
occupation-109 = Master Count
occupation-110 = Birka Settler
occupation-111 = Artist
occupation-112 = Barkeep
occupation-113 = Apprentice Craftsman
occupation-114 = Silk Stitcher
occupation-115 = Princess
occupation-116 = Master Bricklayer
occupation-117 = Shipowner
occupation-118 = Messenger
occupation-119 = Milkman
occupation-120 = Middleman
occupation-121 = Carpenter
occupation-122 = Mountain Guard
occupation-123 = Oil Seller
occupation-124 = Laborer
occupation-125 = Scribe
occupation-126 = Trapper
occupation-127 = Angler
occupation-128 = Digger
occupation-129 = Meat Curer
occupation-130 = Snare Specialist
occupation-131 = Bait Layer
occupation-132 = Berserker
occupation-133 = Lance Bearer
occupation-134 = Drunkard
occupation-135 = Lone Wolf
occupation-136 = Raider
occupation-137 = Melee Fighter
occupation-138 = Robber
occupation-139 = Loot Hunter
occupation-140 = Blubber Cook
occupation-141 = Ivory Sculptor
occupation-142 = Whale Catcher
occupation-143 = Antlers Seller
occupation-144 = Deerstalker
occupation-145 = Forester
occupation-146 = Sledger
occupation-147 = Steersman
occupation-148 = Spice Trader
occupation-149 = Priest
occupation-150 = Meat Buyer
occupation-151 = Thing Spokesman
occupation-152 = Merchant
occupation-153 = Proficient Hunter
occupation-154 = Woodcutter
occupation-155 = Cooper
occupation-156 = Stone Crusher
occupation-157 = Skinner
occupation-158 = Barbarian
occupation-159 = Festive Hunter
occupation-160 = Sober Man
occupation-161 = Whaling Assistant
occupation-162 = Flax Farmer
occupation-163 = Farmhand
occupation-164 = Armed Fighter
occupation-165 = Village Leader
occupation-166 = Weapons Warden
occupation-167 = Taster
occupation-168 = Earl of Lade
occupation-169 = Sower
occupation-170 = Refugee Helper
occupation-171 = Flax Baker
occupation-172 = Fish Cook
occupation-173 = Punchcutter
occupation-174 = Bosporus Traveler
occupation-175 = Codliver Oil Presser
occupation-176 = Etiquette Teacher
occupation-177 = Maid
occupation-178 = Boat Builder
occupation-179 = Cutter Operator
occupation-180 = Beach Raider
occupation-181 = Sail Patcher
occupation-182 = Herb Gardener
occupation-183 = Grain Deliveryman
occupation-184 = Sponsor
occupation-185 = Dorestad Traveller
occupation-186 = Pea Flour Baker
occupation-187 = Chronicler
occupation-188 = Mineworker
occupation-189 = Seafarer
occupation-190 = Bosporus Merchant

# ---- what occupations do: sentences

tell-must = { $when }: { $what }.
tell-may = { $when }, you may { $deed }.
tell-table = { $when }, depending on { $count }: { $lines }.
tell-row = { $things } with { $numbers }
numbers-from = { $number } or more
numbers-between = { $first }–{ $last }

# ---- what occupations do: when

when-if = { $when }, if { $conditions }
when-then = Then
when-play = When you play this card
when-anytime = At any time
when-space_used = Each time you use { $spaces }
when-space_used-before = Each time before you use { $spaces }
when-space_used-after = Each time after you use { $spaces }
when-action = Each time you carry out { $actions }
when-action-before = Each time before you carry out { $actions }
when-action-after = Each time after you carry out { $actions }
when-success = Each time you succeed in { $actions }
when-success-after = Each time after you succeed in { $actions }
when-failure = Each time you fail in { $actions }
when-roll = Each time you roll in { $actions }
when-phase-before = Before each { $phase } phase
when-phase-start = At the start of each { $phase } phase
when-phase-during = During each { $phase } phase
when-phase-after = After each { $phase } phase
when-build = Each time you build { $pieces }
when-build-after = Each time after you build { $pieces }
when-ship_acquired = As soon as you get { $pieces } (once per game)
when-state = As soon as you have { $owned } (once per game)
when-scoring = At the end of the game
each-gain = For each { $thing } that you receive
each-gain-mountain_strip = For each { $thing } that you take from a mountain strip
each-place-exploration_board = For each { $thing } that you place on an exploration board
each-place-stone_or_long_house = For each { $thing } that you place in a stone house or long house
each-feast = For each { $thing } that you lay out at a feast
each-strip_aging = For each { $thing } that is removed from a mountain strip in the Mountain strips phase
spaces-named = “{ $space }”
spaces-any = an action space

# ---- what occupations do: conditions

if-silver_cost_at_least = its printed price is at least { $cost }
if-own_vikings-group = at least { $number } of your Vikings stand on { $group } spaces
if-own_vikings-column = at least { $number } of your Vikings stand in column { $place }
if-harvest-none = there is no harvest in this round
if-harvest-some = there is a harvest
if-ore_is_paid = its cost is paid with ore
if-rolls_made_at_most = you rolled at most { $number ->
    [one] once
   *[other] { $number } times
}
if-building_is = you build { $pieces } there
if-wood_paid_at_least = you paid at least { $cost } for it
if-vikings_placed = you placed exactly { $vikings } on the space for it
if-spent_exactly = you spent exactly { $cost }
if-spent_none = you spent no { $thing }
if-supply_at_least = you have at least { $things } in your supply

# ---- what occupations do: what happens

change-roll = subtract { $number }
change-spend_value = each { $thing } that you spend counts as { $number }
change-cost = it costs { $cost } less
per-knarrs = { $things } for each of your knarrs
per-longships = { $things } for each of your longships
per-whaling_boats = { $things } for each of your whaling boats
per-stone_or_long_houses = { $things } for each of your stone houses and long houses
per-animal_species_in_stables = { $things } for each kind of animal in your stables (sheep, cattle)
per-distinct_red_good_types_in_supply_and_stables = { $things } for each different red good in your supply and stables (pregnant or not, each animal counts once)
per-pairs_of_game_meat_and_whale_meat_in_supply = { $things } for each pair of 1 game meat and 1 whale meat in your supply
per-distinct_building_resource_types_exchanged = { $things } for each kind of building resource that you paid there (wood, stone, ore)
cost-silver-round = as much silver as the number of the round
cost-longship-ore = { $cost } from the longship that you use
do-get = get { $things }
do-pay = pay { $cost } to { $deed }
do-upgrade = upgrade 1 { $thing } by { $number ->
    [one] 1 step
   *[other] { $number } steps
}
do-upgrade-far = upgrade 1 { $thing } by up to { $number } steps
do-mountain = take up to { $number } items from one mountain strip
do-mountain-one = take { $number ->
    [one] 1 item
   *[other] { $number } items
} from a mountain strip
do-play_occupation = play { $number ->
    [one] 1 occupation
   *[other] { $number } occupations
}
do-carry_out = carry out { $action }
do-return_vikings = take back { $vikings } from this space
do-add = add { $number } to each roll
goods-any = good
count-in_supply = the { $thing } in your supply
count-min_of_whaling_boats_knarrs_longships = your complete sets of 1 whaling boat, 1 knarr and 1 longship
count-added_ore_on_all_ships = the ore that you have put on your ships
count-longships_with_2_or_3_ore = your longships with at least 2 ore
count-special_tiles_in_supply_and_on_boards = your special tiles, placed or not
count-longships = your longships
count-whaling_boats = your whaling boats
count-sheep_any_in_stable = your sheep, pregnant or not
count-whaling_boats_used = the whaling boats used
count-current_total_income = your income at that moment
count-own_exploration_boards = your exploration boards

# ---- what occupations do: in words of their own

occupation-effect-3 = Each time you use an action space that shows exactly 1 silver as a reward: 1 snare. These are “Beans and silver”, “Flax, stockfish and silver”, “Fruits, oil, salt meat and silver”, “Spices, silver and animal products”, “Carve a rune stone”, “Build a chest”, “Draw an occupation” and “Play an occupation”.
occupation-effect-4 = Each time you roll in any dice action: subtract 1.
occupation-effect-5 = When you play this card, hold a feast at once, for yourself alone, with penalties for empty cells. The feast of this round takes place all the same.
occupation-effect-9 = Before each Income phase: 1 ore for each of your longships. You must place it on your home board or your exploration boards at once; ore that cannot be placed is lost.
occupation-effect-12 = When you play this card: 1 chest. Each time after you raid, pillage, plunder, explore or emigrate with a longship: 1 weapon card from the pile, however many longships you used.
occupation-effect-20 = When you play this card, you may receive the bonuses of your stone houses and long houses at once.
occupation-effect-21 = When you play this card, you may receive the bonuses of your home board at once.
occupation-effect-31 = When you play this card, choose a type of good of which you have exactly 3 tiles in your supply (no sheep or cattle): 1 more of it.
occupation-effect-34 = When you play this card, with 2 or 3 sheep (pregnant or not): 1 milk and 1 wool. With 4 or more: 1 milk and 2 wool.
occupation-effect-35 = When you play this card, you may carry out an Animal breeding phase at once, for yourself alone.
occupation-effect-38 = In each New weapon phase, you may take 1 wood, 1 stone or 1 ore instead of drawing a weapon card.
occupation-effect-39 = At any time, you may take ore that you have put on your ships back into your supply, but not between the first roll and the declaration in a dice action. Printed ore stays.
occupation-effect-40 = You may place wood in your stone houses and long houses. It covers 1 cell and may lie beside anything.
occupation-effect-42 = Before each Income phase, you may put 1 wood or 1 stone from your supply on a free slot for it on one of your sheds to get 1 silver.
occupation-effect-46 = At any time, you may pay 3 wood and either 1 wool or 1 linen to get 1 longship. You need a free large landing stage.
occupation-effect-49 = At any time, you may pay 1 cattle (pregnant or not) to get 1 peas, 1 flax, 1 beans, 1 grain and 1 cabbage. For you this is an additional Harvest phase with a harvest.
occupation-effect-60 = When you play this card, you may take back 1 Viking from one space; or pay as much silver as the number of the round to take back up to 2 Vikings from one space. You can place them again this round.
occupation-effect-61 = When you play this card, you may return 1 longship with all ore on it to get 8 silver.
occupation-effect-64 = When you play this card, you may return 1 whaling boat with all ore put on it and pay 2 silver to get 1 longship.
occupation-effect-66 = When you play this card, you may pay 1 silver to move 1 orange good up to 2 steps diagonally through the goods boxes: each step leads one colour up and one column to the right.
occupation-effect-69 = When you play this card, you may fill up your weapons to 2 of each kind.
occupation-effect-70 = When you play this card, if the cloakpin lies on any board or house of any player, you may take it into your supply. Exactly the cells set free are covered with 1 silverware and 1 rune stone from the general supply.
occupation-effect-71 = When you play this card, if the drinking horn lies on any board or house of any player, you may take it into your supply. Exactly the cells set free are covered with 1 chest and 1 rune stone from the general supply.
occupation-effect-76 = When you play this card, you may take back 1 Viking from each space of column 4, imitation space included, where Vikings of yours stand. You can place them again this round.
occupation-effect-77 = When you play this card, you may use an occupied space of column 2 without placing Vikings, at its normal requirements and costs. It may not be an imitation space.
occupation-effect-78 = When you play this card, you may turn over tiles in your supply and stables, depending on your knarrs: up to 2 tiles with 1, 4 with 2, 6 with 3, or 7 with 4 or more. Animals change between pregnant and not pregnant. This is no upgrade.
occupation-effect-79 = When you play this card, you may make 1 of your cattle pregnant: turn it over.
occupation-effect-81 = When you play this card, you may buy 1 longship for 8 silver. Each long sword you have makes it 1 silver cheaper, each bow and arrow and each spear half a silver; round the price down. You keep the weapons.
occupation-effect-82 = When you play this card, you may buy 1 longship. It costs 8 silver without knarrs, 6 with 1 knarr, 3 with 2, or 1 with 3 or more.
occupation-effect-83 = When you play this card, you may upgrade up to 4 goods of one type by 1 step each. Pregnant or not, each animal is one type.
occupation-effect-84 = When you play this card, you may carry out Emigration. It costs 1 silver less for each of your large ships, counted before one emigrates.
occupation-effect-88 = Each time before you carry out Overseas Trading, for each of your knarrs once, you may pay 1 silver to move 1 orange, red or green good one step diagonally through the goods boxes: one colour up and one column to the left. Animals in your stables may be moved, too.
occupation-effect-91 = At the end of each Actions phase, you may pay 1 silver to use an unoccupied space of column 1 without placing Vikings, at its normal requirements and costs. It must be directly above or below a space where Vikings of yours stand.
occupation-effect-97 = During each Harvest phase, if there is no harvest in this round, you may double the peas in your supply, to 8 at most.
occupation-effect-99 = Each time you would draw an occupation, you may play 1 occupation from your hand instead.
occupation-effect-102 = Each time you use “Take 1 and upgrade 1” or “Take 3 and upgrade 1”, you may pay 1 game meat or 1 silk to get 1 fur instead of upgrading. What you take from the mountain strip stays the same.
occupation-effect-105 = Each time you use “Build a whaling boat”, you may pay 3 wood to build 1 knarr instead.
occupation-effect-106 = “Plundering” needs only 3 of your Vikings if you have 3 longships, and only 2 if you have 4.
occupation-effect-107 = Each time you use “Explore Shetland or the Faroe Islands”, you may claim any exploration board that lies face up. One ship of any kind is enough.
occupation-effect-122 = Each time after you use an action space to take items from mountain strips, you may get, depending on how many of wood, stone, ore and silver were among them: 1 mead with 2, 1 hide with 3, or 1 chest with 4.
occupation-effect-124 = Each time after you use an action space that gave you exactly 2 silver, you may pay 2 silver to get 1 grain and 2 wood. Silver from occupations does not count.
occupation-effect-136 = Each time you roll in Raiding or Pillaging: add 1. Each time you succeed in Raiding or Pillaging, you may take 2 goods or special tiles instead of 1; together, their sword values may not exceed the battle result.
occupation-effect-137 = In Raiding and Pillaging, you may spend spears like long swords.
occupation-effect-138 = In Raiding and Pillaging, you may take a green good instead of a blue one. Its sword value is 1 less than that of its blue side. With a battle result of 5, you may take oil.
occupation-effect-139 = In Raiding and Pillaging, the sword value of the special tile with the highest value in the tray is 1 lower; with a tie, this goes for each of them.
occupation-effect-147 = In Raiding, Pillaging, Plundering and Exploration, your knarrs may stand in for longships. They carry no ore.
occupation-effect-150 = Each time exactly 2 stockfish or exactly 2 salt meat come to you at once in an action or through an occupation, you may take 1 of the 2 as 1 game meat instead. Not in the Bonus phase.
occupation-effect-151 = Each time you take back exactly 1 or 2 Vikings by one effect in the Actions phase: 1 silver.
occupation-effect-152 = Each time you use an action to upgrade up to 3 or up to 4 goods by 1 step, you may upgrade exactly 1 of them by a second step.
occupation-effect-153 = In each dice action, you may roll up to 4 times.
occupation-effect-154 = Once in each action, if the space of your Vikings gives you at least 2 wood: 1 silver.
occupation-effect-155 = Once in each action, after the space of your Vikings gave you at least 2 wood, you may pay 1 wood to get 1 stockfish.
occupation-effect-156 = Once in each action, if the space of your Vikings gives you at least 1 stone: 1 silver.
occupation-effect-159 = After each feast at which you laid out at least 1 game meat, you may carry out Hunting Game.
occupation-effect-160 = At each feast at which you lay out no mead: 1 silver. You may use it at that very feast.
occupation-effect-164 = Each time before you use a space of column 4 with 4 Vikings, you may take 1 item from a mountain strip on which a stone or an ore comes first.
occupation-effect-166 = Each time before you use a space of column 2 with 2 Vikings, unless it is your first in this column this round, you may draw 1 weapon card.
occupation-effect-168 = Each time the number of your Vikings on the thing square becomes exactly 3, from above or below: 1 silver.
occupation-effect-169 = During each Harvest phase with a harvest, besides the harvest: 1 flax if you had flax in your supply at the start of the phase, or 1 grain if you had grain then. If both are true, choose one.
occupation-effect-172 = After each feast, you may place stockfish from the banquet table in your stone houses and long houses, by the normal rules, instead of giving it away.
occupation-effect-175 = Once in each action, if you receive stockfish in it or through an occupation, you may pay 1 silver to get 1 oil. Not in the Bonus phase.
occupation-effect-176 = Each time after you use a space or an effect of a card by which you played occupations: 1 peas, however many you played.
occupation-effect-177 = In each Bonus phase, for each of your houses that gives you exactly 1 good, you may take 1 silverware instead of that good.
occupation-effect-182 = As soon as you have 2 stone houses or long houses, you may, at any time but only once per game, pay 2 wood to get 1 spices, or pay 5 wood to get 2 spices.
occupation-effect-183 = When you play this card, with 1 knarr: 1 peas, 1 beans and 1 flax; with 2 knarrs, 1 grain besides; with 3, 1 cabbage besides; with 4 or more, 1 fruits besides.
occupation-effect-184 = When you play this card, if you have at least 3 ore in your supply, you may pay 4 wood or 3 silver to get 1 longship. Put 3 ore from your supply on it.
occupation-effect-185 = Each time you would carry out Raiding, you may upgrade up to 2 goods by 1 step each instead.
occupation-effect-186 = At each feast, up to 2 peas may lie horizontal.
occupation-effect-187 = Once in each use of an action space with Vikings, you may pay 2 flax to get the belt, if it is still in the tray. At any time, you may pay 3 flax to get 1 treasure chest.
occupation-effect-188 = When you play this card, with 2 players: 1 silver; with 3: 2 silver; with 4: 3 silver. For each “2 silver” that you take from the last printed place of a mountain strip: 1 silver.

# ---- the table

table-round = Round { $round } of { $rounds }
table-before = next: { $what }
table-before-the-end = final placement
table-start-player = start player: { $seat }
table-player = Player
table-player-name = { $seat }
table-vikings = Vik
table-silver = silv
table-resources = w/s/o
table-goods = o/r/g/b
table-ships = wh/kn/lo
table-houses = sh/st/lo
table-cards = cards
table-income = inc
table-points = pts
table-your-goods = Yours:
table-strips = Mountain strips
table-explorations = Exploration
table-silver-on-tile = { $board } (+{ $silver } silver)
table-stock = Stock
table-in-tray = { $count ->
    [one] 1 special tile
   *[other] { $count } special tiles
}
table-weapon-pile = weapon pile: { $count }
table-standing = Vikings on:
table-column-of-spaces = { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
}
table-spaces-legend = { $sign } usable now; a number: whose Vikings stand there. spaces 1 to 4 show what the spaces of a column do; or add words, such as spaces wood.
table-supply = Resources
table-vikings-left = Vikings on the thing square
table-silver-in-supply = Silver
table-all-weapons = Weapons
table-all-ships = Ships
table-with-ore = { $ship } with { $count } ore
table-emigrated = Emigrated
table-all-houses = Buildings
table-all-boards = Exploration boards
table-penalties = Thing penalties
table-played = Occupations played
table-hand-count = Cards in hand
table-all-income = Income
table-hand = Your hand
table-occupations = Occupations
table-effect = what it does
table-points-now = Points so far
table-no-price = not for sale
table-price = price { $silver } silver
table-sword = sword { $value }
table-forge = forge
table-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-worth-emigrated = { $points } points emigrated
table-ore-slots = room for { $count } ore
table-income-now = income { $silver }
table-open-cells = { $count } × −1 uncovered
table-covered = covered
table-earned = earned
table-how-to-place = Type the cell where the upper left corner of the piece is to lie, and how it is turned: b4, b4 90, b4 90 m (mirrored). Underlined: possible corners. With several boards add the name. ? before it tells why not; undo puts the piece back.
table-row = row
table-column = column
table-mirrored = m
table-nothing-like-that = There is nothing like “{ $said }” to look at.
table-feast = Banquet table: { $open ->
    [one] 1 cell
   *[other] { $open } cells
} still open, { $empty } left empty
table-feast-legend = { $open } open  { $viking } Viking  { $ship } emigrated ship  { $empty } left empty  > next cell
table-roll = { $dice }: rolled { $roll } (roll { $rolls } of { $most }), result { $result }
table-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
table-silver-of-round = as much silver as the round
table-per-player = 1 { $thing } per player
table-take-items = { $counts } from mountain strips
table-upgrade = { $steps ->
    [one] upgrade { $count }
   *[other] upgrade { $count } by up to { $steps } steps
}
table-for-animals = for { $animal }: { $rows }
table-dice = roll the D{ $die }
table-boats = { $least ->
    [1] { $most ->
        [1] 1 boat
       *[other] 1–{ $most } boats
    }
   *[other] { $least }–{ $most } boats
}
table-forged = jewelry or a special tile with the forge symbol
table-overseas = turn over green goods of different types
table-sale = buy 1–{ $most } special tiles
table-emigrate = emigration
table-draw = draw { $count ->
    [one] 1 occupation
   *[other] { $count } occupations
}
table-play = play { $most ->
    [1] 1 occupation
   *[other] { $least }–{ $most } occupations
}
table-draw-weapons = draw { $count } weapons

# ---- commands of the text table

command-board = board
command-spaces = spaces
command-player = player
command-hand = hand
command-card = card
command-tray = tray
command-feast = feast
command-points = points
help-command-board = your boards and houses; board 2: those of player 2; board home, board iceland: one of them
help-command-spaces = the action board; spaces 3: what the third column does; spaces wood: spaces with these words
help-command-player = what everybody has; player 2: what player 2 has
help-command-hand = your occupations and what they do
help-command-card = what an occupation does: card 12, card tutor
help-command-tray = the special tiles that are left: shape, price, sword value
help-command-feast = your banquet table; feast 2: that of player 2
help-command-points = the points so far, as they would count at the end

# Brian Boru: High King of Ireland. Words as in the glossary of the printed editions.

game-title = Brian Boru: High King of Ireland
game-summary = Win tricks to take towns, arrange marriages, beat back the Vikings, place monasteries and unite the regions of Ireland.
players = 3–5 players

# ---- colours, suits, symbols

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white

symbol-claim_town = place your disc on the active town and take the active town marker
symbol-gain_coin = gain 1 coin
symbol-pay_coin = pay 1 coin, or lose 2 points if you have none
symbol-gain_renown = gain 1 renown
symbol-church = put 1 disc into the church area, then buy any number more for 2 coins each
symbol-battle = take 1 raider from the battle area, then buy any number more for 2 coins each
symbol-courtship = move 1 step up the marriage track, then buy any number more for 2 coins each
symbol-expand = you may spend 5 coins to take a free town joined by a road to a town you control
symbol-remove_viking = remove any 1 Viking control token from the board
symbol-gain_points = gain points
symbol-place_in_region = place your disc on a free town of the named region
symbol-place_any = place your disc on any free town

sign-claim_town = town
sign-gain_coin = +coin
sign-pay_coin = −coin
sign-gain_renown = +renown
sign-church = church
sign-battle = battle
sign-courtship = courtship
sign-expand = expansion
sign-remove_viking = remove Viking
sign-gain_points = points
sign-place_in_region = town in region
sign-place_any = any town

half-upper = upper secondary action
half-lower = lower secondary action
half-only = secondary action

extra-church_disc = discs in the church area
extra-raider = raiders
extra-marriage_step = steps up the marriage track

option-military_support = military support
option-establish_trade = establish trade
option-spurn = spurn her

help-military_support = In the claim regions step, and for face-up claim tokens on the board at the end, towns controlled by the Vikings count as yours; for the number of regions they do not.
help-establish_trade = At the end, towns controlled by the Vikings count as yours for the number of regions; for claim tokens they do not.
help-spurn = Discard the card and gain 4 points.

# ---- what a seat is asked

choice-PlaceFirstTown = Place your first disc on a free town, in a region without discs of others
choice-PickTwo = Pick 2 cards for your face-down pile
choice-Lead = Choose a free town and lead the trick with a card of its colour or a white one
choice-Follow = Play any card
choice-ChooseSecondary = Choose a secondary action of { $card }
choice-BuyExtra = { $extra-id ->
    [church_disc] Buy more discs in the church area for 2 coins each, or none
    [raider] Buy more raiders for 2 coins each, or none
   *[marriage_step] Buy more steps up the marriage track for 2 coins each, or none
}
choice-ChooseExpansion = Expand along a road for 5 coins, or keep your coins
choice-RemoveViking = Remove a Viking control token
choice-PlaceMarriageTown = Place a disc on a free town of { $region } (town from the marriage)
choice-PlaceTrackTown = Place a disc on any free town (town from the marriage track)
choice-ChoosePrincess = Choose 1 of the 3 options of the Princess of Denmark
choice-ChooseLoss = Choose the town of { $loser } that is lost to the Vikings
choice-ChooseMonastery = Choose the town that gets a monastery

# ---- moves

move-PlaceDisc = Place a disc on { $town }
move-PickCards = Pick { $cards }
move-LeadCard = Lead { $card } for { $town }
move-PlayCard = Play { $card }
move-ChooseHalf = Do the { $half }
move-Buy = { $extra-id ->
    [church_disc] { $count ->
        [0] Buy no disc
        [one] Buy 1 disc
       *[other] Buy { $count } discs
    }
    [raider] { $count ->
        [0] Buy no raider
        [one] Buy 1 raider
       *[other] Buy { $count } raiders
    }
   *[marriage_step] { $count ->
        [0] Buy no step
        [one] Buy 1 step
       *[other] Buy { $count } steps
    }
}
move-Expand = Expand to { $town }
move-DontExpand = Keep the coins
move-RemoveVikings = Remove the Viking control token from { $town }
move-UsePrincess = Choose: { $option }
move-LoseTown = Lose { $town }
move-PlaceMonastery = Place a monastery on { $town }

kind-PlaceDisc = placing a disc
kind-PickCards = picking cards
kind-LeadCard = leading a trick
kind-PlayCard = playing a card
kind-ChooseHalf = choosing a secondary action
kind-Buy = buying extras
kind-Expand = expanding
kind-DontExpand = keeping the coins
kind-RemoveVikings = removing a Viking control token
kind-UsePrincess = choosing an option of the Princess
kind-LoseTown = choosing a town that is lost
kind-PlaceMonastery = placing a monastery

# ---- what happens

event-StartingPlayer = { $seat } is the starting player and takes the active town marker.
event-DiscPlaced = { $seat } places 1 disc on { $town }.
event-RoundBegan = Round { $round } of { $rounds } begins.
event-VikingsSighted = { $strength } raiders land in the battle area.
event-MarriageRevealed = The marriage of this round: { $marriage }.
event-CardsDealt = Everybody is dealt { $count } cards.
event-CardsPicked = { $seat } picks { $cards }.
event-CardsPassed = Everybody passes the other cards to the left.
event-DraftEnded = Everybody’s pile becomes their hand.
event-TrickLed = { $seat } leads { $card } for { $town }.
event-CardPlayed = { $seat } plays { $card }.
event-MarkerPassed = The active town marker passes clockwise to { $seat }, the first who can lead.
event-TrickWithoutTown = Nobody can lead: this is a trick without an active town.
event-TrickWon = { $seat } wins the trick with { $card }.
event-TownClaimed = { $seat } takes { $town } and the active town marker.
event-SecondaryChosen = { $seat } does the { $half } of { $card }.
event-CoinsGained = { $seat } gains { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-CoinsPaid = { $seat } pays { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-PointsLost = { $seat } has no coin left to pay and loses { $count ->
    [one] 1 point
   *[other] { $count } points
}.
event-PointsGained = { $seat } gains { $count ->
    [one] 1 point
   *[other] { $count } points
}.
event-RenownGained = { $seat } gains { $count } renown.
event-ChurchJoined = { $seat } puts { $count ->
    [one] 1 disc
   *[other] { $count } discs
} into the church area.
event-RaidersTaken = { $seat } takes { $count ->
    [one] 1 raider
   *[other] { $count } raiders
} from the battle area.
event-BattleAreaEmpty = { $seat } finds no raider in the battle area.
event-MovedUp = { $seat } moves { $count ->
    [one] 1 step
   *[other] { $count } steps
} up the marriage track, to space { $space }.
event-MovedDown = { $seat } shares a space of the marriage track and moves down to space { $space }.
event-ExtrasBought = { $seat } buys { $extra-id ->
    [church_disc] { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } in the church area
    [raider] { $count ->
        [one] 1 raider
       *[other] { $count } raiders
    }
   *[marriage_step] { $count ->
        [one] 1 step
       *[other] { $count } steps
    } up the marriage track
} for { $coins } coins.
event-Expanded = { $seat } expands to { $town } for { $coins } coins.
event-VikingsRemoved = { $seat } removes the Viking control token from { $town }.
event-LastCardsDiscarded = Everybody discards the last card, face down.
event-MarriageWon = { $seat } wins the marriage with { $marriage }.
event-NobodyMarried = All discs stand on the first space: nobody wins the marriage with { $marriage }.
event-PrincessChosen = { $seat } chooses: { $option }.
event-NoTownLeft = No town is free for a disc of { $seat }: the reward is lost.
event-VikingsRepelled = The battle area is empty: the Vikings are beaten back.
event-Incursion = Incursion! { $raiders ->
    [one] 1 raider is
   *[other] { $raiders } raiders are
} left in the battle area.
event-TownLost = { $seat } loses { $town } to the Vikings.
event-NothingToLose = { $seat } controls no town and loses nothing.
event-FirstSpoils = { $seat } alone has the most raiders, gains 1 renown and { $points ->
    [one] 1 point
   *[other] { $points } points
}, and returns all raiders.
event-SecondSpoils = Nobody now has more raiders than { $seat }, who gains 1 point and returns 1 raider.
event-MonasteryPlaced = { $seat } places a monastery on { $town }.
event-FirstInChurch = { $seat } alone has the most discs in the church area, takes the active town marker and takes back { $count ->
    [one] 1 disc
   *[other] { $count } discs
}.
event-SecondInChurch = Nobody now has more discs in the church area than { $seat }, who gains 1 point and takes back 1 disc.
event-DiscsTakenBack = { $seat } takes back { $count } discs from the church area.
event-TokenTurned = The claim token of { $region } is turned face up.
event-TokenTaken = { $seat } takes the claim token of { $region }.
event-TokenReturned = The Vikings drive { $seat } out: the claim token of { $region } returns to the board.
event-GameEnded = The game is over. { $winners } { $winners-count ->
    [one] wins
   *[other] share the victory
}.

# ---- why not

reason-no-such-half = { $card } has no { $name } secondary action. Choose the upper or the lower one
reason-no-such-option = The Princess of Denmark offers no { $name }. Choose military support, establish trade, or spurn her
reason-no-such-town = There is no town called { $name } on the board. Towns have ids such as N1 or M10
reason-town-not-free = { $town } is not free: a disc of { $owner } lies there. Choose a town without a disc
reason-vikings-control = The Vikings control { $town }, not the owner of the disc below. Choose another town
reason-not-controlled = { $seat } does not control { $town }. Choose a town that { $seat } controls
reason-region-has-others = { $region } already holds a disc of another player. Choose a region without discs of others
reason-card-not-in-hand = Card { $number } is not in your hand. Choose one that is
reason-same-card-twice = There is only 1 card { $number }. Pick 2 different cards
reason-cards-in-order = The 2 cards are named from low to high: first { $first }, then { $second }
reason-card-does-not-fit = { $town } is { $colour }, and { $card } is neither { $colour } nor white. Lead a { $colour } or a white card, or choose another town
reason-other-extra = Only these can be bought now: { $extra }. Each symbol has its own extras
reason-negative-count = { $count } extras cannot be bought. Buy 0 or more
reason-extras-too-dear = { $count ->
    [one] 1 extra costs
   *[other] { $count } extras cost
} { $cost } coins, and you have { $coins }. Buy fewer, or none
reason-too-few-raiders = { $count ->
    [one] 1 raider
   *[other] { $count } raiders
} cannot be bought: the battle area holds { $left }. Buy fewer, or none
reason-track-too-short = { $count ->
    [one] 1 step
   *[other] { $count } steps
} cannot be bought: the top space is { $left } away. Buy fewer, or none
reason-active-town-reserved = { $town } is the active town: it is reserved for the winner of the trick. Expand to another town
reason-start-under-vikings = The road there begins at { $town }, which the Vikings control. Expand from a town that you control
reason-no-road-from-yours = No road joins { $town } to a town that you control. Expand along a road
reason-no-vikings-there = No Viking control token lies on { $town }. Choose a town that has one
reason-has-monastery = { $town } already has a monastery. Choose a town without one
reason-other-region = { $town } is not in { $region }. Choose a free town of { $region }

# ---- scoring

score-track-points = points on the score track
score-most-coins = most coins, alone
score-marker = active town marker
score-renown = renown
score-claim-held = claim token of { $region }
score-claim-shared = half the claim token of { $region }, tied for most towns
score-regions = different regions with a town

tie-claim-tokens = claim tokens
tie-marriage-cards = marriage cards

# ---- the table

table-round = Round { $round } of { $rounds }
table-marriage = Marriage: { $marriage }
table-battle = Battle area: { $count }
table-token-value = { $points } points from { $threshold }:
table-face-down = face down
table-on-board = face up
table-player = Player
table-player-name = { $seat }
table-points = Points
table-coins = Coins
table-renown = Renown
table-raiders = Raiders
table-church = Church
table-track = Track
table-claims = Tokens
table-marriages = Marriages
table-cards = Cards
table-hand = Your hand
table-pile = Your pile
about-town = { $town }: { $colour } town of { $region }. Roads to: { $towns }
table-trick = Trick for { $town }
table-trick-none = Trick without a town
table-primary = if you win
table-secondary = if you lose

# ---- names: towns, regions, cards
town-N1 = Gartan
town-N2 = Dún na nGall
town-N3 = Ailech
town-N4 = Cúil Rathain
town-N5 = Tulach Óc
town-N6 = Emain Macha
town-N7 = Clochar
town-U1 = Dún Sobairche
town-U2 = Connor
town-U3 = Iubhar
town-U4 = Bennchor
town-U5 = Dún Lethglaise
town-B1 = Druim Cliabh
town-B2 = Cora Droma
town-B3 = Druim Lethan
town-B4 = Fidnacha
town-S1 = Granard
town-S2 = Tailtiu
town-S3 = Mainistir Buithe
town-S4 = Temair
town-S5 = Uisnech
town-S6 = Cluain Mac Nóis
town-D1 = Sord
town-D2 = Áth Cliath
town-D3 = Vykyngelo
town-C1 = Cruachan
town-C2 = Achad Conaire
town-C3 = Ros Comáin
town-C4 = Cluain Ferta
town-C5 = Cell Mac Duach
town-C6 = Tuaim
town-C7 = Cell Alaid
town-C8 = Umall
town-C9 = Ros an Mhíl
town-L1 = Dún Masc
town-L2 = Cell Dara
town-L3 = Achad Bó
town-L4 = Cell Chainnig
town-L5 = Inis Tíog
town-L6 = Ros Mac Triúin
town-L7 = Loch Garman
town-L8 = Ferna
town-L9 = Glenn Dá Locha
town-M1 = Cell Fhinnabrach
town-M2 = Cell Dalua
town-M3 = Luimnech
town-M4 = Caisel
town-M5 = Les Mór
town-M6 = Corcach
town-M7 = Ard Ferta
town-M8 = Loch Léin
town-M9 = Daingean
town-M10 = Ros Ailithir

region-northern_ui_neill = Northern Uí Néill
region-ulaid = Ulaid
region-breifne = Bréifne
region-southern_ui_neill = Southern Uí Néill
region-dubhlinn = Dubhlinn
region-connaught = Connaught
region-leinster = Leinster
region-munster = Munster

card-1 = yellow 1
card-2 = red 2
card-3 = blue 3
card-4 = yellow 4
card-5 = red 5
card-6 = blue 6
card-7 = yellow 7
card-8 = red 8
card-9 = blue 9
card-10 = yellow 10
card-11 = red 11
card-12 = blue 12
card-13 = white 13
card-14 = yellow 14
card-15 = red 15
card-16 = blue 16
card-17 = yellow 17
card-18 = red 18
card-19 = blue 19
card-20 = white 20
card-21 = white 21
card-22 = white 22
card-23 = yellow 23
card-24 = red 24
card-25 = blue 25

marriage-aodhan = Aodhán
marriage-aoife = Aoife
marriage-brigid = Brigid
marriage-conall = Conall
marriage-cormac = Cormac
marriage-niall = Niall
marriage-orlaith = Orlaith
marriage-estrid = Estrid, Princess of Denmark

# What only the drawing of Brian Boru says.

# ---- the map

bb-map = Map of Ireland
bb-zoom-in = Larger
bb-zoom-out = Smaller
bb-zoom-fit = Whole map
bb-free-towns = free towns
bb-town-kind = { $colour } town of { $region }
bb-town-free = free
bb-town-active = the active town
bb-town-disc = disc of { $seat }
bb-town-vikings = controlled by the Vikings
bb-town-monastery = with a monastery, counts as two towns
bb-roads = Roads to { $towns }
bb-roads-none = No road leads here
bb-gives-title = What it would bring in { $region }:
bb-gives = { $seat }: { $before } → { $after }, { $standing ->
    [leads] ahead of all
    [ties] tied with { $other }
   *[behind] behind { $other }
}{ $regions ->
    [0] {""}
   *[other] , a new region
}
bb-turns = turns face up
bb-turns-then = With it the claim token is turned face up in the upkeep.
bb-claim-held = claim token held by { $seat }
bb-claim-board = claim token face up on the board
bb-claim-down = claim token face down, { $total } of { $threshold }
bb-about-region = Claim token of { $points } points, turned face up when { $threshold } of the { $towns } towns are taken. A monastery counts as one more.
bb-vikings = Vikings
bb-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
bb-regions = regions

# ---- the trick

bb-tricks = Tricks
bb-trick-leads = { $seat } leads the first one
bb-trick-rule = won by the highest { $colour } or white card
bb-trick-won = won by { $seat }
bb-trick-number = Trick { $number }
bb-trick-of = of { $of }
bb-trick-short = Trick { $number } of { $of }
bb-place = { $place }.
bb-you = you
bb-or = or
bb-if-won = If you win
bb-if-lost = If you lose
bb-card-done = resolved
bb-card-now = resolving
bb-card-won = wins
bb-card-ahead = ahead
bb-card-off = off colour
bb-card-behind = behind
bb-card-later = plays later
bb-symbol = { $name }: { $means }.
bb-about-half = Whoever loses the trick does one of the two halves of the card, all symbols from left to right.
bb-next-plays = Then { $seat } plays
bb-next-resolves = Then { $seat } resolves the { $value }
bb-heading-trick = Round { $round } · trick { $trick }
bb-heading-upkeep = Round { $round } · upkeep

# ---- marriage, church, battle

bb-marriage-track = Marriage track
bb-space = Space { $space }: { $who }
bb-space-title = Space { $space } of the marriage track
bb-space-gives = In the upkeep, for all but the winner: { $what }
bb-space-nothing = Brings nothing in the upkeep.
bb-space-shared = Any number of discs may stand here.
bb-space-alone = Only one disc may stand here: whoever comes second moves down.
bb-nobody = nobody
bb-prize = Prize of this round
bb-no-marriage = No marriage lies on the track.
bb-about-marriage = In the upkeep the highest disc on the marriage track wins this card, and goes back to the first space.
bb-about-marriages = Marriages decide between players with equal points and equal claim tokens.
bb-about-princess = In the upkeep the highest disc on the marriage track wins the Princess and chooses one of three:
bb-princess = Estrid
bb-princess-gives = one of three alliances
bb-town-in = a free town of { $region }
bb-church = Church
bb-battle = Battle
bb-left = { $left } of { $strength } left
bb-battle-label = Battle: { $left } of { $strength } raiders left
bb-most = most
bb-most-tied = tied
bb-fewest = fewest
bb-most-church = Alone with the most: a monastery, the active town marker, and all discs come back.
bb-most-tied-church = Tied for the most: nobody gets the first reward; each of them gains 1 point for 1 disc.
bb-fewest-church = Nothing follows from having the fewest.
bb-most-raiders = Alone with the most: 1 renown, 1 point for each renown, and all raiders go back. He chooses what the others lose.
bb-most-tied-raiders = Tied for the most: nobody gets the first spoils; each of them gains 1 point for 1 raider.
bb-fewest-raiders = If raiders are left in the battle area at the upkeep, whoever has the fewest loses a town.
bb-about-church = Upkeep: first the most discs; then whoever has the most by then gains 1 point for 1 disc; then four discs or more bring a monastery.
bb-about-raiders = Upkeep: the most raiders bring the spoils; the fewest lose a town if raiders are left in the battle area.
bb-about-battle = Raiders that nobody has taken by the upkeep attack: whoever has the fewest raiders loses a town.

# ---- players and hand

bb-count-points = points
bb-count-coins = coins
bb-count-renown = renown
bb-count-raiders = raiders
bb-count-church = discs in the church
bb-count-space = marriage track
bb-count-cards = cards in hand
bb-about-coins = Most coins at the end, alone: 1 point.
bb-about-renown = At the end 1 point each; more of it makes the first spoils of a battle larger.
bb-about-cards = What others hold is hidden; the number is not. The last card of a round is not played.
bb-track-of = { $seat } · marriage track: { $space }
bb-about-track = Upkeep: the highest disc wins the prize of the round; all others get what stands below their spaces.
bb-no-claims = no claim token
bb-marker = Active town marker
bb-about-marker = Its holder leads the next trick. At the end it is worth 1 point.
bb-pile = Your pile
bb-draft = Keep two
bb-draft-rule = keep two, pass the others to the left
bb-draft-pick = Pick { $number }
bb-draft-chooses = chooses
bb-draft-chosen = has chosen
bb-draft-pile = Pile: { $count }
bb-only-you = only you see it
bb-hand-none = You are looking on.
bb-hand-empty = Your hand is empty.

# ---- phases and end

bb-phase-draft = Draft
bb-phase-tricks = Tricks
bb-phase-marriage = Marriage
bb-phase-battle = Battle
bb-phase-church = Church
bb-phase-regions = Regions
bb-about-phase-draft = Everybody keeps two cards at a time and passes the others to the left.
bb-about-phase-tricks = Each trick is about one town. Cards are resolved from the lowest up: the winner takes the town, everybody else does one half of his card.
bb-about-phase-marriage = The highest disc on the track wins the prize and goes back to the first space. All others get what stands below their spaces.
bb-about-phase-battle = If raiders are left in the battle area, whoever has the fewest loses a town. Then the most raiders bring the spoils.
bb-about-phase-church = The most discs bring a monastery and the active town marker. Then four discs or more bring a monastery, too.
bb-about-phase-regions = Where enough towns are taken, the claim token is turned face up. Face up, it goes to whoever is ahead of all others in the region.
bb-title = { $winners-count ->
    [one] { $winners }, High King of Ireland
   *[other] { $winners } share the crown of Ireland
}

# ---- the ledger: its rows, in short

ledger-track-points = Points on the track
ledger-most-coins = Most coins
ledger-marker = Active town marker
ledger-renown = Renown
ledger-claim-held = Claim tokens
ledger-claim-shared = Shared claim tokens
ledger-regions = Different regions

# ---- a word of help with each decision

hint-PlaceFirstTown = From here you spread along roads. Most towns in a region win its claim token.
hint-PickTwo = High cards win towns; low ones bring more when you lose.
hint-Lead = The highest card in the town’s colour or white wins it; whoever loses does half a card.
hint-Follow = You need not follow the colour: who loses acts too, the lowest card first.
hint-ChooseSecondary = All its symbols count, from left to right.
hint-BuyExtra = Coins buy towns, too.
hint-ChooseExpansion = This takes a town without winning a trick.
hint-ChooseMonastery = A town with a monastery counts as two.

# Brian Boru learnt by playing: chapters, and two or three sentences for each of their steps.

lesson-goal = The goal
lesson-goal-welcome = Welcome to Ireland, about the year 1000! Like { $waiting }, you want to be High King. After { $rounds } rounds the most points win.
lesson-goal-map = Here are 53 towns in 8 regions; each town is red, blue or yellow, and roads join some of them. Where your disc lies you control the town, unless the Vikings have come over it.
lesson-goal-regions = Most points come from the regions. The number on a shield is what the region’s claim token is worth: it goes to whoever controls more towns there than anybody else. Point at a shield, or hold your finger on it, and it tells you more.

lesson-disc = Your first town
lesson-disc-place = Choose your first town: any free one, in a region where nobody else has a disc. Touch it, then confirm.
lesson-disc-start = You also begin with 10 points, 3 coins and 1 renown: they stand with your name. By the way, touch what doesn’t glow, and you are told why not.

lesson-draft = The draft
lesson-draft-news = Each round begins with two pieces of news: raiders land in the battle area, and a marriage is announced. You know both before you choose your cards.
lesson-draft-cards = There are 25 cards, each with a value and a colour. The upper part is for the winner of a trick; whoever loses does one of the halves below. White cards fit any town.
lesson-draft-pick = Keep two cards, and the others go to your left. High cards win towns, but losers get coins, raiders, a place in the church or steps towards a wedding: a good hand has something of both.
lesson-draft-pass = Your right neighbour’s leftovers come to you, and you keep two again. So it goes on until your pile is your hand. Make your choices.

lesson-trick = Tricks
lesson-trick-lead = Each trick is about one town. Whoever has the active town marker leads, at the moment { $seat }: with a free town, and a card of its colour or a white one.
lesson-trick-follow = Then all others play one card each, clockwise, whichever they like. Only white cards and those of the town’s colour can win, and of these the highest does.
lesson-trick-play = Now your own card. If you want the town, play high and in its colour or white. If not, play a card that is good to lose with.

lesson-resolve = What the cards do
lesson-resolve-order = All cards are on the table, and now each does its work: from the lowest value to the highest, whoever has won. So low cards get there first.
lesson-resolve-winner = The winner does the upper part of the card: a disc on the town, the active town marker, then the other symbols from left to right. With the marker comes the lead of the next trick.
lesson-resolve-halves = Everybody else chooses one half of the card below and does all of it; a few cards have only one. Go on until your own card has had its turn.

lesson-coins = Coins and roads
lesson-coins-extras = Coins give your cards weight. When one brings you raiders, discs in the church or steps up the marriage track, you may at once buy more of the same, for 2 coins each.
lesson-coins-roads = Save 5 coins, and the expansion in a card’s lower part becomes a town: a free one, joined directly by a road to a town you control. So even losers spread over the map.
lesson-coins-prices = Most of the highest cards want coins from their winner. For each coin that you can’t pay you lose 2 points, so don’t win quite penniless.
lesson-coins-play-on = Now you know how tricks go. Play on until everybody has one card left; that one isn’t played, and the upkeep begins.

lesson-upkeep = Wedding, battle, church
lesson-upkeep-marriage = In the upkeep the highest disc on the marriage track wins the marriage with its reward and goes back to the first space. The others stay where they are and get what their space brings.
lesson-upkeep-battle = Then raiders that nobody has taken attack, and whoever has the fewest loses a town to the Vikings. Somebody who alone has the most names the town. With the battle area empty, nobody loses any.
lesson-upkeep-spoils = Whoever alone has the most raiders gains 1 renown, then 1 point for each renown, and returns them all. After that, having the most brings 1 point and costs 1 raider.
lesson-upkeep-church = Whoever alone has the most discs in the church places a monastery, which makes a town count twice in its region, and takes the active town marker. After that, having the most brings 1 point, and 4 discs are enough for a monastery.

lesson-regions = Regions and points
lesson-regions-tokens = Last come the regions. Once enough of its towns are taken, as the dots on the shield show, a token turns face up. Then whoever alone controls the most towns takes it, also from others; in a tie it stays where it is.
lesson-regions-points = At the end your tokens score what they are worth, each renown 1, the active town marker 1, and most coins, alone, 1. Towns in many regions are worth up to 10 points more.
lesson-regions-farewell = That is all you need: now become High King! Whatever you point at explains itself, and the rules are always at hand in the bar above.

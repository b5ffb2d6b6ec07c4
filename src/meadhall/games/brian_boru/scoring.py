"""Final scoring, with where every point comes from (BB-12)."""

from meadhall.core.scores import Line, Score, Scores, TieBreak
from meadhall.games.brian_boru.box import BOX
from meadhall.games.brian_boru.claim import sides
from meadhall.games.brian_boru.state import NOBODY, ON_BOARD, State


def final_scores(state: State) -> Scores:
    """The points on the track and what is added to them (BB-12.1), with the tie-breaks (BB-12.8)."""
    return Scores(
        tuple(Score(seat, tuple(ledger(state, seat))) for seat in range(state.seats)),
        (
            TieBreak("claim-tokens", "BB-12.8", tuple(map(state.claims.count, range(state.seats)))),
            TieBreak("marriage-cards", "BB-12.8", tuple(map(len, state.marriages))),
        ),
    )


def ledger(state: State, seat: int) -> list[Line]:
    """A seat's points, line by line."""
    lines = [Line("track-points", state.points[seat], "BB-12.1")]
    most = max(state.coins)
    if state.coins[seat] == most and state.coins.count(most) == 1:
        lines.append(Line("most-coins", BOX.scoring.most_coins_alone, "BB-12.2", {"coins": most}))
    if state.marker == seat:
        lines.append(Line("marker", BOX.scoring.active_town_marker, "BB-12.3"))
    if state.renown[seat]:
        points = state.renown[seat] * BOX.scoring.per_renown
        lines.append(Line("renown", points, "BB-12.4", {"count": state.renown[seat]}))
    for region, holder in enumerate(state.claims):
        points = BOX.regions[region].points
        if holder == seat:
            lines.append(Line("claim-held", points, "BB-12.5", {"region": BOX.regions[region].id}))
        elif holder == ON_BOARD and shares_token(state, seat, region):
            lines.append(Line("claim-shared", points // 2, "BB-12.6", {"region": BOX.regions[region].id}))
    regions = regions_with_a_town(state, seat)
    if BOX.region_points[regions]:
        lines.append(Line("regions", BOX.region_points[regions], "BB-12.7", {"count": regions}))
    return lines


def shares_token(state: State, seat: int, region: int) -> bool:
    """Whether a seat is tied for most in the region of a face-up token on the board (BB-12.6, R-19, R-21, R-22)."""
    here = sides(state, region)
    return here.players[seat] == max(here.players) >= here.vikings and here.players[seat] > 0


def regions_with_a_town(state: State, seat: int) -> int:
    """In how many regions a seat controls a town; Viking towns count for whoever established trade (BB-12.7)."""
    towns = state.controlled(seat)
    if seat == state.princess_ally("establish_trade") != NOBODY:
        towns |= state.vikings
    return sum(1 for region in BOX.towns_of_region if towns & region)

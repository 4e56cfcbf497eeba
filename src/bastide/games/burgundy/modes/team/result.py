"""How the team game stands, or stood at the end."""

from bastide.core.game import Result, broken_by
from bastide.games.burgundy.modes.team.partners import TEAMS, partner
from bastide.games.burgundy.scoring import sheet
from bastide.games.burgundy.stages import BROKEN_BY, MOST_EMPTY, OVER
from bastide.games.burgundy.state import State


def team_result(state: State) -> Result:
    """A team has what its players have together; it wins or loses as one. (B16.7)"""
    sheets = [sheet(state, points) for points in state.points]
    scores = [sum(points.values()) for points in sheets]
    standings = [standing(state, team, scores) for team in range(TEAMS)]
    places = [1 + sum(other > own for other in standings) for own in standings]
    ranking = [places[seat % TEAMS] for seat in range(state.seats)]
    return Result(
        scores,
        sheets,
        ranking,
        winners=[seat for seat, place in enumerate(ranking) if place == 1],
        final=state.stage == OVER,
        teams=[[team, team + TEAMS] for team in range(TEAMS)],
        tie=broken_by(standings, BROKEN_BY[MOST_EMPTY][:1]) if state.stage == OVER else "",
    )


def standing(state: State, team: int, scores: list[int]) -> tuple[int, int]:
    """The points of both partners; at a tie the team with more empty spaces. (B16.7)"""
    return scores[team] + scores[team + TEAMS], sum(state.duchies[team].empty)


def team_points(state: State, seat: int) -> int:
    """What both partners have. (B16.7)"""
    return sum(state.points[seat]) + sum(state.points[partner(seat)])

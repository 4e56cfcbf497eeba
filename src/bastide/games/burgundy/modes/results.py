"""How the team game and the solo game stand, or stood at the end."""

from bastide.core.game import Result
from bastide.games.burgundy.components import COLOURS, FIRST_COLOUR, SOURCE
from bastide.games.burgundy.duchy import Duchy
from bastide.games.burgundy.stages import OVER, TEAMS
from bastide.games.burgundy.state import State


def team_result(state: State, sheets: list[dict[str, int]]) -> Result:
    """A team has what its players have together; it wins or loses as one. (B16.7)"""
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
    )


def standing(state: State, team: int, scores: list[int]) -> tuple[int, int]:
    """The points of both partners; at a tie the team with more empty spaces. (B16.7)"""
    return scores[team] + scores[team + TEAMS], sum(state.duchies[team].empty)


def solo_result(state: State) -> Result:
    """The spaces filled, by colour; won once all are. (B17.10)"""
    duchy = state.duchies[0]
    sheet = {SOURCE.write(FIRST_COLOUR + colour): filled(duchy, colour) for colour in range(len(COLOURS))}
    is_won = len(duchy.tiles) > 0 and sum(duchy.empty) == 0
    return Result(
        [sum(sheet.values())], [sheet], ranking=[1], winners=[0] if is_won else [], final=state.stage == OVER
    )


def filled(duchy: Duchy, colour: int) -> int:
    return len(duchy.layout.spaces_of[colour]) - duchy.empty[colour]

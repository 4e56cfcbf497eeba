"""The log, the score sheet and the winners, for any game."""

from collections.abc import Sequence

from rich import box
from rich.table import Table

from bastide.cli.boards.seats import sign
from bastide.cli.screen import Screen
from bastide.core.game import Event, Result, side_scores
from bastide.core.match import Match


def event_line(event: Event, match: Match, names: Sequence[str], screen: Screen) -> str:
    seat = getattr(event, "seat", None)
    return f"{' ' if seat is None else sign(seat)} {screen.words.event(event, match.game.NOTATION, names)}"


def score_sheet(match: Match, names: Sequence[str], screen: Screen) -> Table:
    """Everyone's score by source, adding up."""
    words = screen.words
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say("score-sheet"), style="bold")
    for seat, name in enumerate(names):
        table.add_column(f"{sign(seat)} {name}", justify="right")
    result = match.result
    for source in sources(match):
        table.add_row(words.name(source), *[str(sheet.get(source, 0)) for sheet in result.sheets])
    table.add_section()
    table.add_row(words.say("total"), *[str(score) for score in result.scores])
    if result.teams:
        table.add_row(words.say("team-total"), *[str(score) for score in side_scores(result)])
    return table


def sources(match: Match) -> list[str]:
    """What has scored for anybody; where the game names its sources, in the order in which it does."""
    found = list(dict.fromkeys(source for sheet in match.result.sheets for source in sheet))
    named = match.game.NOTATION.kinds.get("source")
    return found if named is None else sorted(found, key=named.words.index)


def winners(match: Match, names: Sequence[str], screen: Screen) -> str:
    """Who has won: one, several, a team; or whether one who played alone has."""
    result = match.result
    best = [names[seat] for seat in result.winners]
    if len(names) == 1:
        return screen.words.say("won-alone" if best else "lost-alone", player=names[0])
    score = side_scores(result)[result.winners[0]]
    if len(best) == 1:
        won = screen.words.say("winner", player=best[0], score=score)
    elif result.winners in result.teams:
        won = screen.words.say("winning-team", players=best, score=score)
    else:
        won = screen.words.say("winners", players=best, score=score)
    return f"{won} {tie_breaker(result, names, screen)}".rstrip()


def tie_breaker(result: Result, names: Sequence[str], screen: Screen) -> str:
    """What decided among equal scores, if it had to."""
    if not result.tie:
        return ""
    scores = side_scores(result)
    equals = [
        name
        for seat, name in enumerate(names)
        if seat not in result.winners and scores[seat] == scores[result.winners[0]]
    ]
    return screen.words.say("tie-broken", player=equals, by=screen.words.say(f"tie-{result.tie}"))

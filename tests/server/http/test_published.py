"""What the house publishes of every game is what it sends: no field more, none less, each of its type."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import jsonschema_rs
import pytest

import bastide
from bastide.core.match import Match
from bastide.core.notation import kebab
from bastide.games import burgundy
from bastide.games.burgundy.box import BOX
from bastide.games.seasons import shown as seasons
from bastide.games.seasons.state import CHOOSE, OVER, STAGES
from bastide.server.http.published import game_schemas
from tests.games.every import CASES, NAMES, random_match
from tests.games.test_whole_games import GAMES

RECORDS = {f"{path.parent.parent.name}-{path.stem}": path for path in GAMES}
SCHEMAS = game_schemas()


@cache
def published(name: str) -> jsonschema_rs.Draft202012Validator:
    """What tells whether something is of a published type."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": SCHEMAS}}
    )


def check_views(match: Match, seats: list[int | None]) -> None:
    """Every reader's view is the game's, and one of those that may come from any game."""
    for seat in seats:
        view = match.game.view(match.state, seat)
        published(f"{match.game.KEY.title()}View").validate(view)
        assert published("View").is_valid(view)


def told(match: Match, seats: list[int | None]) -> list[dict[str, Any]]:
    """Everything that has happened, as every reader is told of it; the same thing once."""
    game = match.game
    seen = [game.seen(event, seat) for row in match.log for event in row.events for seat in seats]
    different = {repr(event): event for event in seen if event is not None}.values()
    return [{"event": kebab(type(event).__name__), **game.NOTATION.words_of(event)} for event in different]


def readers(match: Match) -> list[int | None]:
    return [None, *range(match.options["seats"])]


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_every_view_and_event_of_random_games_is_as_published(key: str, options: dict[str, Any]) -> None:
    for moves in (0, 2, 20, 80, 160):
        match = random_match(key, options, seed=moves, most=moves)
        check_views(match, readers(match))
    for event in told(match, readers(match)):
        published(f"{key.title()}Event").validate(event)


@pytest.mark.parametrize("name", RECORDS)
def test_every_view_and_event_of_a_recorded_game_is_as_published(name: str) -> None:
    match = bastide.replay(RECORDS[name].read_text(encoding="utf-8"))
    check_views(match, readers(match))
    for event in told(match, readers(match)):
        published(f"{match.game.KEY.title()}Event").validate(event)
        assert published("Event").is_valid(event)


@pytest.mark.parametrize(("key", "options"), CASES, ids=NAMES)
def test_every_set_of_options_is_as_published(key: str, options: dict[str, Any]) -> None:
    published(f"{key.title()}Options").validate(Match(key, seed=1, **options).options)


@pytest.mark.parametrize("key", bastide.games())
def test_a_table_begins_with_a_position_of_its_own_game(key: str) -> None:
    for game in bastide.games():
        match = Match(game, seed=1)
        position = match.game.POSITIONS.describe(match.state)
        assert published(f"{key.title()}Opening").is_valid({"position": position}) == (game == key)


@pytest.mark.parametrize("key", bastide.games())
def test_every_line_is_a_move_as_published(key: str) -> None:
    game = bastide.game(key)
    met: set[str] = set()
    for line in {line for match in played(key) for line in [row.line for row in match.log]}:
        published(f"{key.title()}Move").validate(line_read(game.NOTATION, line))
        met.add(line.split()[0])
    assert met == set(game.NOTATION.fields)


def played(key: str) -> Iterator[Match]:
    """The recorded games, and random ones with every set of options."""
    for name, path in RECORDS.items():
        if name.startswith(key):
            yield bastide.replay(path.read_text(encoding="utf-8"))
    for other, options in CASES:
        if other == key:
            yield random_match(key, options, seed=5, most=400)


@pytest.mark.parametrize("key", bastide.games())
def test_every_box_is_as_published(key: str) -> None:
    published(f"{key.title()}Contents").validate(bastide.game(key).box())


def words_of(types: Any, field: str) -> list[str]:
    """The words by which a union is told apart."""
    return [
        word
        for kind in get_args(types)
        for word in words_in(get_type_hints(kind, include_extras=True)[field])
    ]


def words_in(declared: Any) -> list[str]:
    return list(get_args(declared)[1] if get_origin(declared) is Annotated else get_args(declared))


def test_what_may_be_open_in_burgundy_is_told_apart_by_its_effect() -> None:
    pending = get_type_hints(burgundy.VIEW, include_extras=True)["pending"]
    assert sorted(words_of(get_args(pending)[0], "effect")) == sorted(BOX.follow_ups)


def test_what_may_be_due_in_seasons_is_told_apart_by_its_kind() -> None:
    assert sorted(words_of(seasons.Pending, "kind")) == sorted(STAGES[CHOOSE:OVER])


def line_read(notation: Any, line: str) -> dict[str, Any]:
    """A line as its move and the word of each field."""
    move, *words = line.split()
    fields = notation.fields[move]
    if not fields or fields[-1] not in notation.several:
        return {"move": move, **dict(zip(fields, words, strict=True))}
    last = len(fields) - 1
    return {"move": move, **dict(zip(fields[:last], words[:last], strict=True)), fields[last]: words[last:]}


@pytest.mark.parametrize("key", bastide.games())
def test_a_field_that_is_not_declared_and_one_that_is_missing_are_noticed(key: str) -> None:
    view = Match(key, seed=1).view(None)
    published(f"{key.title()}View").validate(view)
    missing = {name: value for name, value in view.items() if name != "stage"}
    for wrong in ({**view, "more": 1}, missing, {**view, "seats": "two"}):
        assert not published("View").is_valid(wrong)

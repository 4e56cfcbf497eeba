"""The house keeps its own rules: clauses are proved, imports point one way, chapters join by themselves."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import bastide
from bastide.core import registry
from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.box import BOX
from bastide.rulebook import Ruling, clauses, read_rules, rulings
from bastide.words import LANGUAGES, words_for

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bastide"
GAMES = [path for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# -- clauses


@cache
def cited_by_tests() -> frozenset[str]:
    """The clauses that `@rule("...")` names, all over the tests."""
    cited = set()
    paths = [path for path in (ROOT / "tests").rglob("test_*.py") if "@rule" in path.read_text("utf-8")]
    for path in paths:
        functions = [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]
        marks = [mark for function in functions for mark in function.decorator_list]
        for mark in marks:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                cited |= {ast.literal_eval(clause) for clause in mark.args}
    return frozenset(cited)


def cited_by_code() -> set[str]:
    """The clauses that docstrings, remarks and refusals of the games name."""
    texts = [path.read_text(encoding="utf-8") for path in (SOURCE / "games").rglob("*.py")]
    return {clause for text in texts for clause in re.findall(r"\b[A-Z]\d+\.\d+\b", text)}


def written(language: str = "en") -> list[str]:
    return [clause for game in bastide.games() for clause in clauses(read_rules(game, language))]


def test_every_clause_of_the_rules_is_proved_by_a_test() -> None:
    assert sorted(set(written()) - cited_by_tests()) == []


def test_tests_and_code_cite_only_clauses_that_exist() -> None:
    assert sorted(cited_by_tests() - set(written())) == []
    assert sorted(cited_by_code() - set(written())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_clauses_in_every_language(language: str) -> None:
    assert written(language) == written()
    assert len(written()) == len(set(written())) > 50


RULINGS = {"en": "(ruling)", "ru": "(наше решение)", "uk": "(наше рішення)"}


def marked(language: str) -> dict[str, tuple[int, bool]]:
    """By clause: how many of our decisions it marks, and whether one stands at its end."""
    lines = [line for game in bastide.games() for line in read_rules(game, language).splitlines()]
    written = [line.removeprefix("- ").split(" ", 1) for line in lines if line.startswith("- ")]
    mark = RULINGS[language]
    return {clause: (text.count(mark), text.endswith(mark)) for clause, text in written if mark in text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_mark_the_same_decisions_as_ours_in_every_language(language: str) -> None:
    assert marked(language) == marked("en")
    assert len(marked(language)) > 20


def rows_of(game: str, language: str) -> list[Ruling]:
    return rulings(read_rules(game, language))[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_every_decision_of_ours_stands_in_the_table_of_rulings_and_nothing_else(
    game: str, language: str
) -> None:
    told = clauses(read_rules(game, language))
    decided = [clause for clause, text in told.items() if RULINGS[language] in text]
    rows = rows_of(game, language)
    assert list(dict.fromkeys(row.clause for row in rows)) == decided
    assert [row.clause for row in rows] == [row.clause for row in rows_of(game, "en")]
    assert all(row.played and row.others for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_the_table_of_rulings_names_options_as_the_lobby_does(game: str, language: str) -> None:
    words = words_for(language, game)
    offered = {
        f"{words.say(f'option-{option.name}').split(':')[0]}: {words.name(str(value))}": option.name
        for option in registry.game(game).options()
        for value in option.allowed
        if not option.many and not option.names and value != option.default
    }
    options = [row.option for row in rows_of(game, language)]
    assert sorted(option for option in options if option and option not in offered) == []
    english = [bool(row.option) for row in rows_of(game, "en")]
    assert [bool(option) for option in options] == english


# -- imports


FLOORS = {
    "core": (),
    "games": ("core",),
    "words": ("core",),
    "bots": ("core", "games"),
    "training": ("core", "games", "bots"),
    "study": ("core", "bots"),  # what it must know of a game, the game says: `STUDY`
}
OUTSIDE_WORLD = {
    *(
        "os",
        "sys",
        "io",
        "socket",
        "logging",
        "time",
        "datetime",
        "pathlib",
        "subprocess",
        "shutil",
        "tempfile",
    ),
    *(
        "threading",
        "asyncio",
        "multiprocessing",
        "importlib",
        "tomllib",
        "secrets",
        "uuid",
        "locale",
        "urllib",
    ),
}


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The modules that a module imports, by their whole names."""
    imported: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            imported += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by dots"
            assert node.module
            imported += [f"{node.module}.{alias.name}" for alias in node.names]
    return tuple(imported)


@pytest.mark.parametrize("floor", FLOORS)
def test_imports_point_one_way(floor: str) -> None:
    open_to = {floor, *FLOORS[floor]}
    for path in (SOURCE / floor).rglob("*.py"):
        ours = [name for name in imports(path) if name.split(".")[0] == "bastide"]
        assert [name for name in ours if (name + ".").split(".")[1] not in open_to] == [], path


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_games_never_import_each_other(game: Path) -> None:
    for path in game.rglob("*.py"):
        used = [name.split(".") for name in imports(path) if name.startswith("bastide.games")]
        assert {parts[2] for parts in used} <= {game.name}, path


@pytest.mark.parametrize("floor", ["core", "games"])
def test_the_engine_opens_no_files_but_its_data_and_knows_no_clock(floor: str) -> None:
    for path in (SOURCE / floor).rglob("*.py"):
        used = {name.split(".")[0] for name in imports(path)}
        allowed = {"importlib", "tomllib"} if path == SOURCE / "core" / "box.py" else set()
        assert used & OUTSIDE_WORLD <= allowed, path
        calls = [node.func for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
        named = {function.id for function in calls if isinstance(function, ast.Name)}
        assert not named & {"open", "print", "input", "__import__", "exec", "eval"}, path


# -- one game, one shape


SHAPE = {
    *("README.md", "data", "components.py", "state.py", "moves.py", "events.py", "setup.py", "turn.py"),
    *("rules", "scoring.py", "explain.py", "shown.py", "view.py", "around", "__init__.py"),
}
AROUND = {"contents.py", "guide.py", "older.py", "position.py", "study.py"}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_game_has_the_same_shape(game: Path) -> None:
    assert sorted(SHAPE - {path.name for path in game.iterdir()}) == []
    assert sorted(AROUND - {path.name for path in (game / "around").iterdir()}) == []
    assert list((game / "data").glob("*.toml"))
    assert game.name in bastide.games()


@pytest.mark.parametrize("floor", ["core", "server", "study"])
def test_shared_code_asks_for_no_game_by_its_name(floor: str) -> None:
    """What it needs of a game it finds by the contract, or in a file of the game's key."""
    for path in (SOURCE / floor).rglob("*.py"):
        texts = {node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)}
        assert texts & set(bastide.games()) == set(), path


# -- modules and modes join, the base game does not know them

BROUGHT = ("modules", "modes", "chapters.py", "around/older.py")
BASE_GAME = {
    SOURCE / "games" / "burgundy": ((".py",), BROUGHT),
    SOURCE / "cli" / "boards" / "burgundy": ((".py",), ("chapters",)),
    ROOT / "web" / "src" / "games" / "burgundy": ((".ts", ".svelte"), ("modules",)),
    ROOT / "web" / "src" / "parts" / "lobby": ((".ts", ".svelte"), ()),
    ROOT / "web" / "src" / "parts" / "seats": ((".ts", ".svelte"), ()),
    ROOT / "web" / "src" / "pages": ((".ts", ".svelte"), ()),
}


@pytest.mark.parametrize("folder", BASE_GAME, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_base_game_asks_for_no_chapter_by_its_name(folder: Path) -> None:
    """Neither its part of a view nor its key stands in a file that is not the chapter's own."""
    endings, own = BASE_GAME[folder]
    keys = "|".join(BOX.chapters)
    named = re.compile(rf"""(?:table|view|options|parts|state)[?.]*\.({keys})\b|["'`]({keys})["'`]""")
    for path in folder.rglob("*"):
        if path.suffix in endings and not any(path.is_relative_to(folder / one) for one in own):
            assert named.findall(path.read_text(encoding="utf-8")) == [], path


def test_what_modules_share_on_the_page_knows_nothing_that_one_of_them_brings() -> None:
    """Its key, its moves, what it leaves open and what of it is pointed at stand in its own folder alone."""
    brought = {word for chapter in BOX.chapters.values() for word in words_of(chapter)}
    named = re.compile(
        rf"""\b(?:table|view)[?.]*\.({"|".join(BOX.chapters)})\b|["'`]({"|".join(brought)})["'`]"""
    )
    folder = ROOT / "web" / "src" / "games" / "burgundy"
    shared = [path for path in folder.rglob("*") if path.parent.parent != folder / "modules"]
    for path in shared:
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            assert named.findall(path.read_text(encoding="utf-8")) == [], path


def words_of(chapter: Chapter) -> Iterator[str]:
    yield from (chapter.key, *chapter.moves, *chapter.spots)
    for follow_up in chapter.shown.follow_ups if chapter.shown else ():
        yield from get_args(get_type_hints(follow_up)["effect"])


def test_the_base_game_imports_nothing_of_a_chapter() -> None:
    """Neither its rules nor its boards in a terminal; what chapters bring they find in the list of them."""
    for folder in (SOURCE / "games" / "burgundy", SOURCE / "cli" / "boards" / "burgundy"):
        for path in folder.rglob("*.py"):
            if path.relative_to(folder).parts[0] not in ("modules", "modes", "chapters", "chapters.py"):
                found = [name for name in imports(path) if re.search(r"burgundy\.mod(?:ul)?es\.", name)]
                assert found == [], path


# -- one way to point, and typed what travels

PAGE = ROOT / "web" / "src"


def of_the_page(folder: Path) -> Iterator[tuple[str, str]]:
    for path in [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]:
        yield str(path.relative_to(PAGE)), path.read_text(encoding="utf-8")


def test_games_hear_no_pointer_themselves() -> None:
    """They move a map, or look at a line of a list; all else is `choosing/pointing.ts`."""
    heard = re.compile(r"onpointer\w+=\{(?!pan\.|\(\) => choosing\.look\()|addEventListener|<svelte:window")
    for name, text in of_the_page(PAGE / "games"):
        assert heard.findall(text) == [], name


def test_what_travels_is_never_taken_for_something_else() -> None:
    for name, text in of_the_page(PAGE):
        if name != "net/api.ts":
            assert re.findall(r"as unknown as|Record<string, unknown>|\bas any\b", text) == [], name

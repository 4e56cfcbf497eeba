"""The house keeps its own rules: clauses are proved, imports point one way, nothing private lies about."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from long_functions import LONGER, complaints, long_functions

import bastide
from bastide.core import registry
from bastide.games.burgundy.book import Chapter
from bastide.games.burgundy.chapters import BOX
from bastide.rulebook import Ruling, clauses, read_rules, rulings
from bastide.study.puzzles.puzzle import shipped
from bastide.words import LANGUAGES, words_for
from tests.pages import need_page
from tests.starting import LANG, finish

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bastide"
GAMES = [path for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# -- clauses


def cited_by_tests() -> set[str]:
    """The clauses that `@rule("...")` names, all over the tests."""
    cited = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        functions = [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]
        marks = [mark for function in functions for mark in function.decorator_list]
        for mark in marks:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                cited |= {ast.literal_eval(clause) for clause in mark.args}
    return cited


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


def imports(path: Path) -> Iterator[str]:
    """The modules that a module imports, by their whole names."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by dots"
            assert node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


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
    *("rules", "scoring.py", "explain.py", "shown.py", "study.py", "view.py", "__init__.py"),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_game_has_the_same_shape(game: Path) -> None:
    assert sorted(SHAPE - {path.name for path in game.iterdir()}) == []
    assert list((game / "data").glob("*.toml"))
    assert game.name in bastide.games()


@pytest.mark.parametrize("floor", ["core", "server", "study"])
def test_shared_code_asks_for_no_game_by_its_name(floor: str) -> None:
    """What it needs of a game it finds by the contract, or in a file of the game's key."""
    for path in (SOURCE / floor).rglob("*.py"):
        texts = {node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)}
        assert texts & set(bastide.games()) == set(), path


# -- modules and modes join, the base game does not know them

BROUGHT = ("modules", "modes", "chapters.py", "older.py")
BASE_GAME = {
    SOURCE / "games" / "burgundy": ((".py",), BROUGHT),
    SOURCE / "cli" / "boards" / "burgundy": ((".py",), ("chapters",)),
    ROOT / "web" / "src" / "games" / "burgundy": ((".ts", ".svelte"), ("modules",)),
    ROOT / "web" / "src" / "parts" / "lobby": ((".ts", ".svelte"), ()),
    ROOT / "web" / "src" / "pages": ((".ts", ".svelte"), ()),
}


@pytest.mark.parametrize("folder", BASE_GAME, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_base_game_asks_for_no_chapter_by_its_name(folder: Path) -> None:
    """Neither its part of a view nor its key stands in a file that is not the chapter's own."""
    endings, own = BASE_GAME[folder]
    keys = "|".join(BOX.chapters)
    named = re.compile(rf"""(?:table|view|options|parts|state)[?.]*\.({keys})\b|["'`]({keys})["'`]""")
    for path in folder.rglob("*"):
        if path.suffix in endings and path.relative_to(folder).parts[0] not in own:
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


# -- what lies in the repository


@cache
def repository() -> dict[str, str]:
    """Every text file that is not made by a tool."""
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    found = {}
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in (".git", *ignored)]
        for path in (Path(folder, name) for name in names):
            try:
                found[str(path.relative_to(ROOT))] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue
    return found


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    private = re.compile(r"(?<![\w.~])/(?:home|root|work|Users)/\S*")
    found = {path: private.findall(text) for path, text in repository().items()}
    assert len(found) > 50
    assert {path: places for path, places in found.items() if places} == {}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_name_no_registry_and_carry_a_hash_for_every_requirement(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"://|index-url|find-links|trusted-host", text)
    whole = re.sub(r" *#.*", "", text).replace("\\\n", " ")
    requirements = [line for line in whole.splitlines() if line.strip()]
    assert requirements
    for requirement in requirements:
        assert re.match(r"[\w.-]+(?:\[[\w,]+\])?==\S+ ", requirement)
        assert re.search(r" --hash=sha256:[0-9a-f]{64}(?= |$)", requirement), requirement


@pytest.mark.parametrize("wish", sorted((ROOT / "requirements").glob("*.in")), ids=lambda path: path.name)
def test_every_wish_is_locked_at_the_version_it_names(wish: Path) -> None:
    locked = plain_name(wish.with_suffix(".lock").read_text(encoding="utf-8"))
    for line in wish.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", "-r")):
            name = plain_name(line.split(";")[0].strip().removesuffix(".*"))
            assert re.search(rf"^{re.escape(name)}\b", locked, re.MULTILINE), line


def plain_name(text: str) -> str:
    """Requirements as every tool spells them alike."""
    return re.sub(r"[_.]", "-", re.sub(r"\[.*?\]", "", text)).lower()


def test_the_project_needs_nothing_that_is_not_locked() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    needed = re.findall(
        r'^    "([^">]+)>=', text.partition("\ndependencies = [")[2].partition("\n]")[0], re.MULTILINE
    )
    locked = plain_name((ROOT / "requirements" / "play.lock").read_text(encoding="utf-8"))
    assert needed
    for name in needed:
        assert re.search(rf"^{re.escape(plain_name(name))}==", locked, re.MULTILINE), name


# -- what the README promises


def code_in_readme() -> list[str]:
    """The lines of code that the README shows, in blocks and in the text."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    return [line.strip() for block in blocks for line in block.splitlines()] + inline


def test_the_readme_names_only_targets_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {name for line in code_in_readme() for name in re.findall(r"\bmake ([a-z]+)", line)}
    assert {"play", "test"} <= named <= targets


def test_the_readme_names_only_commands_and_options_that_exist() -> None:
    lines = [
        re.sub(r"[][]", "", line).partition("bastide ")[2].split()
        for line in code_in_readme()
        if re.search(r"\bbastide [a-z]", line)
    ]
    assert "play" in {words[0] for words in lines}
    for command in sorted({words[0] for words in lines}):
        told = help_of(command)
        options = {word.partition("=")[0] for words in lines if words[0] == command for word in words[1:]}
        for option in sorted(option for option in options if option.startswith("-")):
            assert option == "--lang" or re.search(rf"(?<!\S){option}\b", told), f"{command} {option}"


def help_of(command: str) -> str:
    done = finish([command, "--help"], {"PATH": os.environ["PATH"], "LANG": LANG})
    assert done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/development.md"])
def test_the_documents_point_only_to_files_that_exist(name: str) -> None:
    page = ROOT / name
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_readme_shows_python_that_runs(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert shown
    for code in shown:
        subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True)


def test_the_readme_promises_no_more_puzzles_than_ship() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (promised,) = re.findall(r"More than (\d+) puzzles of each game", text)
    counts = [len(shipped(key)) for key in bastide.games()]
    assert int(promised) < min(counts) <= max(counts) < int(promised) + 50


# -- no function is longer than a screen


def test_no_function_is_longer_than_forty_lines() -> None:
    assert sorted(long_functions(ROOT)) == sorted(LONGER)
    assert complaints(ROOT) == ""


def test_a_function_that_is_too_long_is_named(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    lines = ["def fits():", *["    pass"] * 39, "", "def grows():", *["    pass"] * 40]
    (tmp_path / "src" / "both.py").write_text("\n".join(lines), encoding="utf-8")
    assert complaints(tmp_path).splitlines()[0] == "src/both.py: grows is longer than 40 lines."


# -- what tests say that need more than is there


def test_a_test_that_needs_the_page_says_so_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(
        pytest.fail.Exception, match=r"^The page is not built, .* `make page` first"
    ) as refusal:
        need_page(tmp_path)
    assert not refusal.value.pytrace


# -- what runs before a commit


def test_a_commit_is_checked_as_make_check_does() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    entries = {line.strip() for line in re.findall(r"^ +entry: (.*)$", hooks, re.MULTILINE)}
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    lint = rules.partition("\nlint: ")[2].partition("\n\n")[0].splitlines()[1:]
    python = {line.strip().replace("$(BIN)", ".venv/bin") for line in lint}
    assert entries == python | {"make --silent page-check"}
    assert "\ncheck: lint page-check\n" in rules
    assert set(re.findall(r"repo: (\S+)", hooks)) == {"local"}

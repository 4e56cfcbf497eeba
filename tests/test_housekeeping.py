"""The house keeps its own rules: clauses are proved, imports point one way, nothing private lies about."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bastide
from bastide.rulebook import clauses, read_rules
from bastide.words import LANGUAGES

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


def rulings(language: str) -> dict[str, tuple[int, bool]]:
    """By clause: how many of our decisions it marks, and whether one stands at its end."""
    lines = [line for game in bastide.games() for line in read_rules(game, language).splitlines()]
    written = [line.removeprefix("- ").split(" ", 1) for line in lines if line.startswith("- ")]
    mark = RULINGS[language]
    return {clause: (text.count(mark), text.endswith(mark)) for clause, text in written if mark in text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_mark_the_same_decisions_as_ours_in_every_language(language: str) -> None:
    assert rulings(language) == rulings("en")
    assert len(rulings(language)) > 20


# -- imports


FLOORS = {"core": (), "games": ("core",), "words": ("core",), "bots": ("core", "games")}
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
        allowed = {"importlib", "tomllib"} if path == SOURCE / "core" / "printed.py" else set()
        assert used & OUTSIDE_WORLD <= allowed, path
        calls = [node.func for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
        named = {function.id for function in calls if isinstance(function, ast.Name)}
        assert not named & {"open", "print", "input", "__import__", "exec", "eval"}, path


# -- one game, one shape


SHAPE = {
    *("README.md", "data", "components.py", "state.py", "moves.py", "events.py", "setup.py", "turn.py"),
    *("rules", "scoring.py", "explain.py", "view.py", "__init__.py"),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_game_has_the_same_shape(game: Path) -> None:
    assert sorted(SHAPE - {path.name for path in game.iterdir()}) == []
    assert list((game / "data").glob("*.toml"))
    assert game.name in bastide.games()


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
    done = subprocess.run(
        [sys.executable, "-m", "bastide", command, "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout


def test_the_readme_points_only_to_files_that_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text)
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_readme_shows_python_that_runs(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert shown
    for code in shown:
        subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True)

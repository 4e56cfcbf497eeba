"""What lies in the repository: nothing private, hashes for all that is locked, a README that is true."""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from long_functions import LONGER, complaints, long_functions

import bastide
from bastide.study.puzzles.puzzle import shipped
from tests.pages import need_page
from tests.starting import LANG, finish

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


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
    found = long_functions(ROOT)
    assert sorted(found) == sorted(LONGER)
    assert complaints(found) == ""


def test_a_function_that_is_too_long_is_named(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    lines = ["def fits():", *["    pass"] * 39, "", "def grows():", *["    pass"] * 40]
    (tmp_path / "src" / "both.py").write_text("\n".join(lines), encoding="utf-8")
    assert (
        complaints(long_functions(tmp_path)).splitlines()[0] == "src/both.py: grows is longer than 40 lines."
    )


def test_an_exception_excuses_no_other_function_of_that_name(tmp_path: Path) -> None:
    book = tmp_path / "src" / "bastide" / "games" / "burgundy" / "book.py"
    book.parent.mkdir(parents=True)
    lines = [
        f"class {name}:\n    def __init__(self):\n" + "        pass\n" * 40 for name in ("Book", "Other")
    ]
    book.write_text("".join(lines), encoding="utf-8")
    named = "src/bastide/games/burgundy/book.py: Other.__init__ is longer than 40 lines."
    assert complaints(long_functions(tmp_path)).splitlines()[0] == named


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

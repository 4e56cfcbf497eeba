"""A stranger adds a module without touching what is there: its own files, and its line in `chapters.py`.

Orchards are laid into a copy of the package: a folder beside the other modules, and by the module's name its
drawings in a terminal and its words. Nothing else is changed, and everything knows it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from tests.clauses import rule

SOURCE = Path(bastide.__file__).parent
ORCHARDS = Path(__file__).parent / "orchards"
HERE, THERE = "tests.games.burgundy.orchards", "bastide.games.burgundy.modules.orchards"
LISTED = '    "modules/shields",\n'
ENTRY = '    "modules/orchards",\n'


@pytest.fixture(scope="module")
def unlisted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and the module's files in it."""
    root = tmp_path_factory.mktemp("unlisted")
    copy = root / "bastide"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    modules, drawings = copy / "games/burgundy/modules/orchards", copy / "cli/boards/burgundy/chapters"
    shutil.copytree(ORCHARDS, modules, ignore=shutil.ignore_patterns("__pycache__", "words"))
    (modules / "terminal.py").rename(drawings / "orchards.py")
    for file in [*modules.glob("*.py"), drawings / "orchards.py"]:
        file.write_text(file.read_text(encoding="utf-8").replace(HERE, THERE), encoding="utf-8")
    for words in (ORCHARDS / "words").iterdir():
        shutil.copy(words, copy / "words" / words.stem / "burgundy" / "orchards.ftl")
    return root


@pytest.fixture(scope="module")
def package(unlisted: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with the module's line in the list of chapters."""
    root = tmp_path_factory.mktemp("orchards")
    shutil.copytree(unlisted, root, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    chapters = root / "bastide/games/burgundy/chapters.py"
    text = chapters.read_text(encoding="utf-8")
    assert LISTED in text
    chapters.write_text(text.replace(LISTED, LISTED + ENTRY), encoding="utf-8")
    return root


def told(package: Path, script: str) -> list[str]:
    """What a script prints that runs with that package alone."""
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=package, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


KNOWN = """
import json
from bastide.core import registry
from bastide.games.burgundy.components import KIND, TILE
from bastide.games.burgundy.features import NAMES
game = registry.game("burgundy")
print(*KIND.words, *TILE.words, *NAMES)
print(json.dumps(game.box()), *game.NOTATION.moves)
"""


def test_without_its_line_the_same_files_add_neither_tiles_nor_features(
    unlisted: Path, package: Path
) -> None:
    here = told(SOURCE.parent, KNOWN)
    assert told(unlisted, KNOWN) == here
    assert told(package, KNOWN) != here


PLAYED = """
import random, bastide
from bastide.words import words_for
match, rng, said = bastide.Match("burgundy", seed=3, modules=["orchards"]), random.Random(3), set()
while not match.over:
    seat = match.to_act[0]
    legal = match.legal(seat)
    wanted = [line for line in legal if "mine" in line or "apples" in line]
    events = match.play(seat, rng.choice(wanted or legal))
    for language in ("en", "ru", "uk"):
        words = words_for(language, "burgundy")
        lines = [words.event(event, match.game.NOTATION, ["Ann", "Ben"]) for event in events]
        said |= {line for line in lines if "apple" in line or "ябл" in line}
    if events and type(events[0]).__name__ == "DiceRolled":
        again = bastide.Match("burgundy", modules=["orchards"], position=match.position())
        assert again.view(None)["orchards"] == match.view(None)["orchards"]
shown, scored = match.view(None), [sheet.get("orchards", 0) for sheet in match.result.sheets]
print(shown["orchards"]["apples"])
print(scored == [2 * apples for apples in shown["orchards"]["apples"]])
print(scored == [duchy["points"].get("orchards", 0) for duchy in shown["duchies"]])
print(*sorted(said), sep="\\n")
"""


def test_it_is_played_and_told_in_every_language(package: Path) -> None:
    apples, in_sheet, in_view, *said = told(package, PLAYED)
    assert apples != "[0, 0]"
    assert (in_sheet, in_view) == ("True", "True")  # its points have a source of their own
    for verb in ("picks", "собирает", "збирає"):
        assert any(verb in line for line in said)


LAID = """
import random, bastide
view = bastide.Match("burgundy", seed=3).view(None)
print("orchard" in view["stacks"])
match, rng = bastide.Match("burgundy", seed=3, modules=["orchards"]), random.Random(3)
print(match.view(None)["stacks"]["orchard"])
while not match.over:
    legal = match.legal(match.to_act[0])
    match.play(match.to_act[0], rng.choice([line for line in legal if " orchard" in line] or legal))
print(any("orchard" in duchy["tiles"].values() for duchy in match.view(None)["duchies"]))
"""


def test_its_own_kind_of_tile_is_in_the_box_where_it_is_played_with(package: Path) -> None:
    assert told(package, LAID) == ["False", "6", "True"]


POINTED = """
import bastide
match = bastide.Match("burgundy", seed=3, modules=["orchards"])
while match.view(None)["stage"] != "turn":
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
print(match.game.SPOTS.kinds["apples"][0].kind, match.game.line_at(match.state, 0, ["apples 2"]))
"""


def test_what_it_can_be_pointed_at_is_known_and_explained(package: Path) -> None:
    assert told(package, POINTED) == ["apples pick-apples 2"]


PUBLISHED = """
from bastide.server.http.published import game_schemas
schemas = game_schemas()
print(schemas["BurgundyView"]["properties"]["orchards"]["$ref"].rsplit("/")[-1])
print(*schemas["BurgundyOrchards"]["required"])
print("BurgundyApplesPicked" in schemas, "BurgundyPickApplesMove" in schemas)
print("orchards" in schemas["BurgundySourceWord"]["enum"])
print("apples" in schemas["SpotKinds"]["properties"]["burgundy"]["enum"])
"""


def test_the_house_publishes_its_types_to_the_page(package: Path) -> None:
    assert told(package, PUBLISHED) == ["BurgundyOrchards", "apples worth", "True True", "True", "True"]


DRAWN = """
from bastide.cli.boards.burgundy import telling
from bastide.cli.boards.burgundy.chapters import in_play
import bastide
view = bastide.Match("burgundy", seed=3, modules=["orchards"]).view(0)
print(*[drawings.columns(view, 0) for drawings in in_play(view)], telling.LEADS["pick-apples"](None, "2"))
"""


def test_the_terminal_finds_its_drawings(package: Path) -> None:
    assert told(package, DRAWN) == ["{'ŏ': '0'} 2ŏ"]


COPIED = """
from bastide.core import registry
from bastide.core.options import read_options
from bastide.games.burgundy.components import BUILDING_KINDS, KIND
from bastide.games.burgundy.modules.extra_tiles.rule import kinds_to_copy
game = registry.game("burgundy")
state = game.new_game(read_options(game.options(), {"modules": ["extra_tiles", "white_castles", "orchards"]}))
print(*[KIND.write(kind) for kind in kinds_to_copy(state) if kind not in BUILDING_KINDS])
"""


@rule("B11.6")
def test_the_crane_is_not_offered_its_building_which_does_nothing(package: Path) -> None:
    assert told(package, COPIED) == ["white-castle"]

"""The wheel carries all that the game needs, and is enough without the source."""

import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from bastide.words import LANGUAGES
from tests.pages import need_page

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel, freshly built."""
    need_page()
    folder = tmp_path_factory.mktemp("wheel")
    environment = {name: value for name, value in os.environ.items() if name != "BASTIDE_COMPILE"}
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "-o", str(folder), str(ROOT)]
    subprocess.run(build, cwd=folder, env=environment, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the wheel's contents."""
    folder = tmp_path_factory.mktemp("installed")
    uv = str(Path(sys.executable).with_name("uv"))
    how = ["--quiet", "--offline", "--no-deps", "--python", sys.executable, "--target", str(folder)]
    subprocess.run([uv, "pip", "install", *how, str(wheel)], check=True)
    return folder


def run(installed: Path, folder: Path, *arguments: str) -> str:
    """What a Python says that knows the installed package and stands somewhere else."""
    command = [sys.executable, *arguments]
    known = environment(installed, folder)
    return subprocess.run(
        command, cwd=folder, env=known, check=True, capture_output=True, encoding="utf-8"
    ).stdout


def environment(installed: Path, folder: Path) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(installed),
        "BASTIDE_DATA": str(folder),
        "LANG": "C.UTF-8",
    }


def test_the_wheel_is_pure_and_carries_words_data_and_rules_but_no_tests(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    for language in LANGUAGES:
        assert {f"bastide/words/{language}/house.ftl", f"bastide/words/{language}/kingdom.ftl"} <= names
    assert {"bastide/rules/kingdom.md", "bastide/rules/ru/kingdom.md", "bastide/rules/uk/kingdom.md"} <= names
    assert "bastide/page/index.html" in names
    assert {f"bastide/games/kingdom/data/{name}.toml" for name in ("pieces", "quadrants")} <= names
    assert {name.split("/")[0] for name in names} == {"bastide", wheel.name.split("-py3")[0] + ".dist-info"}
    assert [name for name in names if re.search(r"test|__pycache__|\.so$", name)] == []


def test_the_wheel_has_its_licence_and_its_command(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        (points,) = [name for name in names if name.endswith("/entry_points.txt")]
        assert "bastide = bastide.cli:run" in opened.read(points).decode()
    assert [name for name in names if name.endswith("/licenses/LICENSE")]


def test_the_installed_package_stands_on_its_own(installed: Path, tmp_path: Path) -> None:
    place = run(installed, tmp_path, "-c", "import bastide.core.match as match; print(match.__file__)")
    assert Path(place.strip()).is_relative_to(installed)


def test_the_installed_package_knows_the_rules(installed: Path, tmp_path: Path) -> None:
    told = run(installed, tmp_path, "-m", "bastide", "rules", "kingdom", "K4.2", "--lang", "uk")
    assert told.startswith("K4.2 ")
    assert re.search("поселення", told)


def test_the_installed_package_opens_the_house_with_its_page(installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--bots", "0"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment(installed, tmp_path), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("listening on ").strip()
        page = urlopen(address).read().decode()
        (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page)
        assert "Bastide" in page
        assert urlopen(address + script).status == 200
        process.terminate()
        assert process.wait(timeout=10) in (0, -15)


def test_the_installed_package_plays_a_game(installed: Path, tmp_path: Path) -> None:
    told = run(
        installed, tmp_path, "-m", "bastide", "play", "--people", "0", "--bots", "uniform", "--seed", "1"
    )
    assert re.search(r"^(?:.+ wins|Shared win)", told.splitlines()[-1])

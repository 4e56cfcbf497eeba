"""The Makefile's steps: one line each, and all that was said only where one fails."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def makefile(tmp_path: Path) -> Path:
    """Ours, and two steps more."""
    steps = {"good": "echo much && echo more >&2", "bad": "echo the reason && exit 3"}
    targets = [
        f"{name}:\n\t$(call step,Doing it,{commands})\n\t@echo done\n" for name, commands in steps.items()
    ]
    own = tmp_path / "Makefile"
    own.write_text(f"include {ROOT}/Makefile\n" + "".join(targets))
    return own


def make(makefile: Path, target: str) -> tuple[int, list[str]]:
    command = ["make", "--no-print-directory", "-f", str(makefile), target]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def test_a_step_is_one_line(makefile: Path) -> None:
    assert make(makefile, "good") == (0, ["Doing it …", "done"])


def test_a_step_that_fails_tells_everything(makefile: Path) -> None:
    status, told = make(makefile, "bad")
    assert status == 2
    assert told == ["Doing it …", "the reason"]


def test_whoever_plays_sees_no_tool_at_work() -> None:
    """Every command on the way to `make play` is a step, or says nothing."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    rules = dict(
        block.split(":", 1) for block in text.split("\n\n") if block.startswith((".venv/", "web/", "play"))
    )
    for name in ("play", ".venv/uv", ".venv/play", "web/node_modules/done", "web/dist/index.html"):
        commands = [line for line in rules[name].splitlines()[1:] if line.startswith("\t")]
        assert commands
        assert all(command.startswith(("\t@", "\t$(call step,")) for command in commands), name

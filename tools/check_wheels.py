"""Each wheel of a release in a clean environment: it is installed, asked its version, played with and served.

`python tools/check_wheels.py [dist]` takes the newest pure wheel and the newest compiled one of the folder.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
UV = str(Path(sys.executable).with_name("uv"))
WHERE = "import bastide, bastide.core.match as match; print(bastide.__version__, match.__file__)"
BOT_GAME = ("play", "--people", "0", "--bots", "uniform", "--seed", "1")
SERVE = ("serve", "--port", "0", "--bots", "0", "--no-browser")


class Clean:
    """An environment with nothing but a wheel and what it needs."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        self._programs = folder / "venv" / "bin"
        python = str(self._programs / "python")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
        install = [UV, "pip", "install", "--quiet", "--python", python]
        subprocess.run([*install, "--require-hashes", "-r", ROOT / "requirements" / "play.lock"], check=True)
        subprocess.run([*install, "--no-deps", wheel], check=True)

    def command(self, program: str, *arguments: str) -> list[str]:
        return [str(self._programs / program), *arguments]

    def tells(self, program: str, *arguments: str) -> str:
        """What a command tells, away from the source."""
        done = subprocess.run(
            self.command(program, *arguments),
            cwd=self.folder,
            env=self.environment,
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8"}


def check(wheel: Path) -> None:
    """Everything a release promises of a wheel."""
    is_pure = wheel.name.endswith("-none-any.whl")
    with tempfile.TemporaryDirectory(prefix="bastide-release-") as folder:
        clean = Clean(Path(folder), wheel)
        version, place = clean.tells("python", "-c", WHERE).split()
        assert Path(place).is_relative_to(folder), place
        assert is_pure == place.endswith(".py"), place
        assert clean.tells("bastide", "--version").strip() == f"bastide {version}"
        assert f"-{version}-" in wheel.name
        told = clean.tells("bastide", *BOT_GAME)
        assert re.match(r".+ wins|Shared win", told.splitlines()[-1]), told[-500:]
        check_page(clean)
    print(f"{wheel.name}: {'plain' if is_pure else 'compiled'}, plays and serves")


def check_page(clean: Clean) -> None:
    """The house opens and shows its page."""
    command = clean.command("bastide", *SERVE)
    with subprocess.Popen(
        command, cwd=clean.folder, env=clean.environment, stdout=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout is not None
        address = house.stdout.readline().removeprefix("listening on ").strip()
        try:
            page = urlopen(address).read().decode()
            (script,) = re.findall(r'<script[^>]* src="([^"]+)"', page)
            assert urlopen(address + script).status == 200
        finally:
            house.terminate()


def newest(folder: Path) -> list[Path]:
    """The pure wheel and the compiled one."""
    wheels = sorted(folder.glob("bastide-*.whl"), key=lambda path: path.stat().st_mtime, reverse=True)
    pure = [wheel for wheel in wheels if wheel.name.endswith("-none-any.whl")]
    compiled = [wheel for wheel in wheels if wheel not in pure]
    assert pure, f"no pure wheel in {folder}"
    assert compiled, f"no compiled wheel in {folder}"
    return [pure[0], compiled[0]]


if __name__ == "__main__":
    for wheel in newest(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist")):
        check(wheel)

"""Real processes: the command `bastide` through pipes, and on a terminal of its own."""

import codecs
import os
import re
import signal
import termios
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import bastide
from bastide.words import words_for
from tests.starting import BASTIDE, LANG, PATIENCE, finish, is_readable, start

LANGUAGES: Final = ("en", "ru", "uk")
CODES: Final = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\([A-Z])|[\r\x08]")
COLOURS: Final = re.compile(r"\x1b\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9]+)*m")
PROMPT: Final = re.compile(r"^> .*\n", re.MULTILINE)


@dataclass(frozen=True)
class Ended:
    """How a process ended: its status, what it told, what it complained of."""

    status: int
    told: str
    complaint: str

    @property
    def screens(self) -> list[str]:
        """What was told before the first answer, between the answers, and after the last."""
        return PROMPT.split(self.told.removesuffix("> "))


class Terminal:
    """A pseudo-terminal with `bastide` on it: what is typed goes in, what is shown comes out."""

    def __init__(
        self, arguments: Sequence[str], folder: Path, environment: dict[str, str], size: tuple[int, int]
    ) -> None:
        self._outer, inner = os.openpty()
        termios.tcsetwinsize(inner, size)
        self._complaints = (folder / "complaints.txt").open("w+", encoding="utf-8")
        files = (inner, inner, self._complaints.fileno())
        self.process = start(arguments, environment, files, folder, terminal=True)
        os.close(inner)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._new = ""  # shown, but not yet looked for

    def see(self, text: str) -> str:
        """Wait for the text; all that is new up to it, with its codes."""
        letters = f"(?:{CODES.pattern})*".join(re.escape(letter) for letter in text)
        while (found := re.search(letters, self._new)) is None:
            assert self._read(), f"{text!r} never came: {plain(self._new)[-2000:]}"
        seen, self._new = self._new[: found.end()], self._new[found.end() :]
        return seen

    def type(self, keys: str) -> None:
        os.write(self._outer, keys.encode())

    def answer(self, *lines: str) -> None:
        """Type each line when it is asked for."""
        for line in lines:
            self.see(">")
            self.type(line + "\r")

    def end(self) -> Ended:
        """Wait until the process has ended."""
        while self._read():
            pass
        ended = self._ended()
        assert "Traceback" not in ended.complaint, ended.complaint
        return ended

    def close(self) -> Ended:
        """Shut the window."""
        os.close(self._outer)
        self._outer = -1
        return self._ended()

    def leave(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        if self._outer >= 0:
            os.close(self._outer)
        self._complaints.close()

    def _ended(self) -> Ended:
        status = self.process.wait(timeout=PATIENCE)
        self._complaints.seek(0)
        return Ended(status, plain(self._new), self._complaints.read())

    def _read(self) -> bool:
        """Take in what is shown next; whether there was anything."""
        ready = is_readable(self._outer, PATIENCE)
        assert ready, f"nothing more was shown: {plain(self._new)[-2000:]}"
        try:
            shown = os.read(self._outer, 65536)
        except OSError:  # so Linux says that nobody is at the other end
            return False
        self._new += self._decoder.decode(shown)
        return bool(shown)


class House:
    """A place to play in, with a folder, kept games and an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._terminals: list[Terminal] = []

    def kept(self) -> list[Path]:
        """The games that were kept, the oldest first."""
        return sorted((self.folder / "data").rglob("*.txt"))

    def moves(self) -> list[str]:
        """The moves of the game that was kept last."""
        return moves_of(self.kept()[-1].read_text(encoding="utf-8"))

    def run(self, *arguments: str, typed: Sequence[str] = (), **environment: str) -> Ended:
        """One command without a terminal, with these lines typed in."""
        lines = "".join(f"{line}\n" for line in typed).encode("utf-8", "surrogateescape")
        done = finish(arguments, self.environment(**environment), self.folder, lines)
        ended = Ended(done.returncode, done.stdout, done.stderr)
        assert "Traceback" not in ended.complaint, ended.complaint
        return ended

    def open(self, *arguments: str, columns: int = 100, lines: int = 60, **environment: str) -> Terminal:
        """One command on a terminal of so many columns and lines."""
        terminal = Terminal(arguments, self.folder, self.environment(**environment), (lines, columns))
        self._terminals.append(terminal)
        return terminal

    def environment(self, **more: str) -> dict[str, str]:
        return {
            "PATH": f"{BASTIDE.parent}:{os.environ['PATH']}",
            "HOME": str(self.folder),
            "BASTIDE_DATA": str(self.folder / "data"),
            "LANG": LANG,
            "TERM": "xterm-256color",
            "PROMPT_TOOLKIT_NO_CPR": "1",  # our terminal does not tell where its cursor is
            **{name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ},
            **more,
        }

    def leave(self) -> None:
        for terminal in self._terminals:
            terminal.leave()


def said(key: str, language: str = "en", **arguments: str | int) -> str:
    """A message as people read it."""
    return words_for(language, "kingdom").say(key, **{"program": "bastide", **arguments})


def plain(shown: str) -> str:
    """What a person reads of it."""
    return CODES.sub("", shown)


def map_rows(screen: str) -> list[str]:
    """The twenty rows of the last map on a screen, without the seams between its quadrants."""
    told = re.split(r"^ +1 +2 +3 .* 19 +20 *$", screen, flags=re.MULTILINE)[-1]
    rows = [line for line in told.splitlines() if re.match(r" ?\d+ ", line)]
    return [row.replace("│", "") for row in rows[:20]]


def moves_of(record: str) -> list[str]:
    """The moves of a record, those of chance left out."""
    return [line for line in record.partition("\n\n")[2].splitlines() if not line.startswith("chance")]


def opening_lines(seed: int, played: int = 0, game: str = "kingdom") -> list[str]:
    """What seat 0 may play in the first turn of the game with this seed, after so many first lines."""
    match = bastide.Match(game, seed=seed)
    for _ in range(played):
        match.play(0, match.legal(0)[0])
    return match.legal(0)


@cache
def finished_record() -> str:
    """The record of a whole game of Ann and Ben, who always play the first line."""
    match = bastide.Match("kingdom", seed=3)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match.record(names=["Ann", "Ben"])


def hinted(screen: str) -> set[str]:
    """The lines that hints begin with."""
    told = " ".join(screen.split())
    return set(re.findall(r"\d+ = (.*?)(?: →| By | No points| \+\d| −\d)", told))

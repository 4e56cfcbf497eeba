"""The command `bastide` in processes of its own that need not read all its modules anew.

A nursery, one a test process, has read the program once and forks a child for every command: it is there
after some milliseconds instead of a second or two. Whoever asks for an interpreter that reads its environment
otherwise (`LANG`, `PYTHON...`) gets one that is started afresh.
"""

import asyncio
import atexit
import fcntl
import gc
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import termios
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from select import POLLIN, poll
from tempfile import TemporaryDirectory, TemporaryFile
from threading import Lock
from typing import IO, Any, Final

BASTIDE: Final = Path(sys.executable).with_name("bastide")
ROOT: Final = Path(__file__).parents[1]
LANG: Final = "C.UTF-8"
PATIENCE: Final = 120.0  # seconds after which a command counts as hung
REQUEST: Final = 1 << 20  # bytes, more than any command line here
ONE_AT_A_TIME: Final = Lock()
FILES: Final = 4  # what a child gets: its three, and where its end is told


class Child:
    """A running `bastide`: as much of `subprocess.Popen` as the tests use."""

    def __init__(self, pid: int, ending: int, stdout: IO[str] | None) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._ending = ending

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        status = self._look(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(str(BASTIDE), timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _look(self, seconds: float | None) -> int | None:
        """How it ended, once that is told."""
        if self.returncode is None and is_readable(self._ending, seconds):
            told = os.read(self._ending, 64)
            self.returncode = int(told) if told else -signal.SIGKILL
            os.close(self._ending)
        return self.returncode


def is_readable(file: int, seconds: float | None) -> bool:
    """Whether something comes within so many seconds; the number of the file may be any."""
    waiting = poll()
    waiting.register(file, POLLIN)
    return bool(waiting.poll(None if seconds is None else seconds * 1000))


Process = Child | subprocess.Popen[str]


def start(
    arguments: Sequence[str | Path],
    environment: Mapping[str, str],
    files: tuple[int, int, int],
    folder: Path = ROOT,
    terminal: bool = False,
) -> Process:
    """Run `bastide` with these standard files, in a session of its own; a terminal becomes its own too."""
    words = [str(argument) for argument in arguments]
    if not is_usual(environment):
        return subprocess.Popen(
            [str(BASTIDE), *words],
            stdin=files[0],
            stdout=files[1],
            stderr=files[2],
            env=dict(environment),
            cwd=folder,
            text=True,
            start_new_session=True,
            preexec_fn=hear_terminal if terminal else None,
        )
    with ONE_AT_A_TIME:  # several threads may start houses: each is told its own child
        return nursery().start(words, environment, files, folder, terminal)


def start_told(arguments: Sequence[str | Path], environment: Mapping[str, str], complaints: Path) -> Process:
    """The same with nothing to read, what it tells in `stdout`, and what it complains of in a file."""
    outer, inner = os.pipe()
    with Path(os.devnull).open() as nothing, complaints.open("a") as complained:
        process = start(arguments, environment, (nothing.fileno(), inner, complained.fileno()))
    os.close(inner)
    process.stdout = os.fdopen(outer, encoding="utf-8")
    return process


def finish(
    arguments: Sequence[str | Path],
    environment: Mapping[str, str],
    folder: Path = ROOT,
    typed: bytes = b"",
) -> "subprocess.CompletedProcess[str]":
    """Run `bastide` to its end, with this typed in: how it ended, what it told and what it complained of."""
    with TemporaryFile() as given, TemporaryFile() as told, TemporaryFile() as complaint:
        given.write(typed)
        given.seek(0)
        process = start(arguments, environment, (given.fileno(), told.fileno(), complaint.fileno()), folder)
        try:
            status = process.wait(timeout=PATIENCE)
        finally:
            process.kill()
        words = [str(argument) for argument in arguments]
        return subprocess.CompletedProcess(words, status, whole(told), whole(complaint))


def whole(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def is_usual(environment: Mapping[str, str]) -> bool:
    """Whether the interpreter would start as the nursery's has."""
    return environment.get("LANG") == LANG and not [
        name
        for name, value in environment.items()
        if name.startswith(("LC_", "PYTHON")) and os.environ.get(name) != value
    ]


def take_terminal() -> None:
    """Make the terminal the process's own, so that it hears when the window is shut."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def hear_terminal() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # as a shell does, whoever runs the tests
    take_terminal()


# -- the side of the tests


class Nursery:
    """The process that starts the others."""

    def __init__(self) -> None:
        self._line, inner = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with inner:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.starting", str(inner.fileno())],
                cwd=ROOT,
                env=nursery_environment(),
                stdin=subprocess.DEVNULL,
                pass_fds=[inner.fileno()],
                start_new_session=True,
            )

    def start(
        self,
        arguments: list[str],
        environment: Mapping[str, str],
        files: tuple[int, int, int],
        folder: Path,
        terminal: bool,
    ) -> Child:
        outer, inner = os.pipe()
        wish = {"arguments": arguments, "environment": dict(environment), "folder": str(folder)}
        request = json.dumps({**wish, "terminal": terminal}).encode()
        socket.send_fds(self._line, [request], [*files, inner])
        os.close(inner)
        pid = int(self._line.recv(64))
        return Child(pid, outer, None)

    def close(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    opened = Nursery()
    atexit.register(opened.close)
    return opened


def nursery_environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH")}
    return {**kept, "LANG": LANG, "OPENBLAS_NUM_THREADS": "1"}  # read once, before any child is asked for


# -- the side of the nursery


def read_the_program() -> None:
    """Every module and all words that a command may need, so that no child reads them."""
    from bastide.words import LANGUAGES, words_for

    for name in ("bastide.cli", "bastide.server", "bastide.bots"):
        package = import_module(name)
        for found in walk_packages(package.__path__, f"{name}."):
            if ".migrations" not in found.name:
                import_module(found.name)
    for language, game in product(LANGUAGES, ("", *import_module("bastide").games())):
        words_for(language, game).say("total")
    build_a_house()
    import prompt_toolkit.completion  # noqa: F401
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401


def build_a_house() -> None:
    """Once, so that what the libraries work out at the first time is known to all that follow."""
    from bastide.cli.serve import try_database
    from bastide.server.app import new_app
    from bastide.server.bots.pool import BotTokens
    from bastide.server.storage.database import database_url

    with TemporaryDirectory() as folder:
        url = database_url("", Path(folder))
        asyncio.run(try_database(url))
        new_app(url, BotTokens(""), Path(folder))


def serve_requests(line: socket.socket) -> dict[str, Any] | None:
    """Fork a child for every request: in the child, what it is to do; in the nursery nothing, at the end."""
    running: dict[int, tuple[int, int]] = {}  # by what tells of its end: the child, where to tell it
    waiting = poll()
    waiting.register(line, POLLIN)
    while True:
        for ready, _ in waiting.poll():
            if ready != line.fileno():
                waiting.unregister(ready)
                tell_end(ready, *running.pop(ready))
                continue
            request, files, _, _ = socket.recv_fds(line, REQUEST, FILES)
            if not request:
                return None
            pid = os.fork()
            if pid == 0:
                for kept, (_, ending) in running.items():
                    os.close(kept)
                    os.close(ending)
                return {**json.loads(request), "files": files}
            told = os.pidfd_open(pid)
            running[told] = (pid, files[3])
            waiting.register(told, POLLIN)
            for file in files[:3]:
                os.close(file)
            line.send(str(pid).encode())


def tell_end(told: int, pid: int, ending: int) -> None:
    _, status = os.waitpid(pid, 0)
    with suppress(BrokenPipeError):
        os.write(ending, str(os.waitstatus_to_exitcode(status)).encode())
    os.close(ending)
    os.close(told)


def become(wish: dict[str, Any]) -> None:
    """Be the process that was asked for."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, file in enumerate(wish["files"][:3]):
        os.dup2(file, number)
    for file in wish["files"]:
        os.close(file)
    if wish["terminal"]:
        take_terminal()
    os.chdir(wish["folder"])
    os.environ.clear()
    os.environ.update(wish["environment"])
    tempfile.tempdir = None  # where it is, the environment says anew
    sys.stdin = os.fdopen(0, encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = [str(BASTIDE), *wish["arguments"]]


def leave_at_once(status: list[int]) -> None:
    """The last that is done at the end of a command: to take all apart that the nursery has read is long.

    Threads have ended and farewells are said. What the command leaves lying about may still complain, and
    where its output cannot be written the interpreter says so as ever.
    """
    gc.collect()
    logging.shutdown()
    with suppress(OSError, ValueError):  # who reads it has gone, or it is closed
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        for code in status:  # none, where a mistake of the program has ended it
            os._exit(code)


def main() -> None:
    from bastide.cli import run

    line = socket.socket(fileno=int(sys.argv[1]))
    status: list[int] = []
    atexit.register(leave_at_once, status)  # first, to be called last
    read_the_program()
    gc.freeze()
    wish = serve_requests(line)
    line.close()
    if wish is not None:
        become(wish)
        try:
            run()
        except SystemExit as ending:
            if isinstance(ending.code, int):
                status.append(ending.code)
            raise


if __name__ == "__main__":
    main()

"""The house on this machine: one or more web workers behind one door, each with a few bots beside it."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import uvicorn

import bastide
from bastide.cli.files import reason_of
from bastide.cli.keeping import Kept, Process, ask_to_end, see_them_end
from bastide.cli.screen import Hangup, whisper
from bastide.core.errors import BadOption, Message
from bastide.server.app import new_app
from bastide.server.live import MESSAGE_SIZE
from bastide.server.store import database_url, open_store
from bastide.words import Words

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]

GRACE: Final = 1  # seconds that open requests get when the house closes
LOOK: Final = 0.5  # seconds between two looks at the processes beside
USUAL_PORT: Final = 8000
EVERYWHERE: Final = ("0.0.0.0", "::")
PARENT: Final = "BASTIDE_PARENT"  # tells a worker who has started it


@dataclass(frozen=True)
class Plan:
    """How the house is opened."""

    host: str
    port: int | None  # any, if the usual one is taken
    folder: Path
    workers: int
    bots: int
    token: str
    page: Path | None
    words: Words

    @property
    def database(self) -> str:
        return database_url(os.environ.get("BASTIDE_DATABASE_URL", ""), self.folder)


def find_page(given: Path | None) -> Path | None:
    """The built page: the given one, in an installed package its own, in a working copy where it is built."""
    if given is not None and not (given / "index.html").exists():
        raise BadOption(Message("page-not-built"))
    package = Path(bastide.__file__).parent
    places = (given, package / "page", package.parent.parent / "web" / "dist")
    return next((place for place in places if place and (place / "index.html").exists()), None)


def run_house(plan: Plan) -> None:
    """Serve until told to stop."""
    database = prepare(plan)
    if plan.workers > 1 and database.startswith("sqlite"):
        raise BadOption(Message("workers-need-postgres", {"workers": plan.workers}))
    with alone_in(plan.folder) if database.startswith("sqlite") else nullcontext():
        door = listen(plan.host, plan.port) if plan.port is not None else listen_somewhere(plan.host)
        plan = replace(
            plan,
            bots=-(-plan.bots // plan.workers),  # each worker has its share, rounded up
            token=plan.token or secrets.token_urlsafe(16),
        )
        run(serve(plan, door, opened=lambda: announce(plan, door)))


def prepare(plan: Plan) -> str:
    """The folder and the database, before anybody is let in; what is missing is one sentence."""
    try:
        plan.folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadOption(
            Message("file-unwritable", {"file": str(plan.folder), **reason_of(problem)})
        ) from None
    try:
        asyncio.run(try_database(plan.database))
    except Hangup:
        raise
    except Exception as problem:
        reason = str(problem).strip().partition("\n")[0] or type(problem).__name__
        raise BadOption(Message("database-absent", {"reason": reason})) from None
    return plan.database


async def try_database(url: str) -> None:
    store = await open_store(url)
    await store.close()


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Two houses on one SQLite file would not hear each other."""
    with (folder / "house.lock").open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadOption(Message("house-open-already", {"folder": str(folder)})) from None
        yield


def listen(host: str, port: int) -> socket.socket:
    """The door itself, so that a port in use is one clear sentence."""
    try:
        return open_door(host, port)
    except OSError:
        raise BadOption(Message("cannot-listen", {"address": f"{host}:{port}"})) from None


def listen_somewhere(host: str) -> socket.socket:
    """The usual port, or any that is free."""
    try:
        return open_door(host, USUAL_PORT)
    except OSError:
        return listen(host, 0)


def open_door(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=512)


def announce(plan: Plan, door: socket.socket) -> list[Kept]:
    """The house is open; the other workers come to the same door."""
    port = door.getsockname()[1]
    print(f"listening on http://{bracketed(plan.host)}:{port}", flush=True)
    if plan.host in EVERYWHERE:
        whisper(plan.words.say("reachable-at", address=f"http://{own_address()}:{port}"))
    return [Kept(lambda: start_worker(plan, door)) for _ in range(plan.workers - 1)]


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """How others on the network reach this machine; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address that is kept for examples
        except OSError:
            return socket.gethostname()
        return str(line.getsockname()[0])


def start_worker(plan: Plan, door: socket.socket) -> Process:
    number = door.fileno()
    command = [sys.executable, "-m", "bastide", "serve", "--data", str(plan.folder), "--door", str(number)]
    command += ["--bots", str(plan.bots), *(["--page", str(plan.page)] if plan.page else [])]
    environment = {**os.environ, "BASTIDE_BOT_TOKEN": plan.token, PARENT: str(os.getpid())}
    return subprocess.Popen(command, env=environment, pass_fds=[number], stdin=subprocess.DEVNULL)


def run_worker(plan: Plan, number: int) -> None:
    """A worker that another process has started: it was handed the door, and ends with its parent."""
    parent = int(os.environ.get(PARENT, os.getppid()))
    door = socket.socket(fileno=number)
    run(serve(plan, door, is_orphan=lambda: os.getppid() != parent))


def run(work: Coroutine[Any, Any, None]) -> None:
    """On the fastest loop that this system has."""
    with asyncio.Runner(loop_factory=uvicorn.Config(app="").get_loop_factory()) as runner:
        runner.run(work)


async def serve(
    plan: Plan,
    door: socket.socket,
    opened: Callable[[], list[Kept]] = list,
    is_orphan: Callable[[], bool] = lambda: False,
) -> None:
    """One worker at the common door, its bots at a door of their own, and what is to be kept beside it."""
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.SIG_IGN)  # the server has its own way to stop, and hands the signal on
    server = new_server(plan)
    private = listen("127.0.0.1", 0)
    serving = asyncio.ensure_future(server.serve(sockets=[door, private]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    kept = [*opened(), *start_bots(plan, private)] if server.started else []
    try:
        try:
            await keep_watch(server, serving, kept, is_orphan)
        finally:
            ask_to_end(kept)
        await serving
    finally:
        see_them_end(kept)


async def keep_watch(
    server: uvicorn.Server, serving: "asyncio.Future[None]", kept: list[Kept], is_orphan: Callable[[], bool]
) -> None:
    """Look after the processes beside until the server is told to stop."""
    while not (serving.done() or server.should_exit):
        for one in kept:
            one.look()
        await asyncio.wait({serving}, timeout=LOOK)
        server.should_exit = server.should_exit or is_orphan()


def new_server(plan: Plan) -> uvicorn.Server:
    config = uvicorn.Config(
        new_app(plan.database, plan.token, plan.page),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_SIZE * 4,
        ws_per_message_deflate=False,  # a move is a few kilobytes; packing them costs more than sending
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
    )
    return uvicorn.Server(config)


def start_bots(plan: Plan, door: socket.socket) -> list[Kept]:
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    return [Kept(lambda: start_bot(address, plan.token)) for _ in range(plan.bots)]


def start_bot(server: str, token: str) -> Process:
    command = [sys.executable, "-m", "bastide", "bots", "--kept", "--server", server]
    environment = {**os.environ, "BASTIDE_BOT_TOKEN": token}
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, bufsize=0
    )

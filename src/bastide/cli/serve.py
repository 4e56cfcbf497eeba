"""The house on this machine: one or more web workers behind one door, each with a few bots beside it."""

import asyncio
import gc
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from litestar import Litestar

import bastide
from bastide.cli.browser import can_show, show
from bastide.cli.files import reason_of
from bastide.cli.keeping import Kept, Process, ask_to_end, see_them_end
from bastide.cli.screen import Hangup, whisper
from bastide.compiled import Engine
from bastide.core.errors import BadOption, Message
from bastide.server.app import new_app
from bastide.server.bots.pool import BotPool, BotTokens
from bastide.server.sockets.conversation import MESSAGE_SIZE
from bastide.server.sockets.wire import HttpLine, SocketLine
from bastide.server.storage.database import database_url
from bastide.server.storage.store import open_store
from bastide.server.workers.neighbours import Neighbours, Place
from bastide.words import Words

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]

GRACE: Final = 1  # seconds that open requests get when the house closes
LOOK: Final = 0.5  # seconds between two looks at the processes beside
LOWEST: Final = 19  # what is nice to everybody else
USUAL_PORT: Final = 8000
EVERYWHERE: Final = ("0.0.0.0", "::")
HERE_ONLY: Final = ("127.0.0.1", "::1", "localhost")
PARENT: Final = "BASTIDE_PARENT"  # tells a worker who has started it
PLACE: Final = "BASTIDE_PLACE"  # and where its neighbours are


@dataclass(frozen=True)
class Plan:
    """How the house is opened."""

    host: str
    port: int | None  # any, if the usual one is taken
    folder: Path
    workers: int
    bots: int
    token: str  # of the bots that others lend
    page: Path | None
    words: Words
    browser: bool = False  # whether the page is shown to whoever opens the house
    engine: Path | None = None  # where a compiled one lies, or may come to lie
    meanwhile: str = ""  # what is done beside the open house, such as compiling it
    place: Place | None = None  # of this worker, if there are several
    puzzles: Path | None = None  # a folder of the keeper's own

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
    with alone_in(plan.folder) if database.startswith("sqlite") else nullcontext(), meeting(plan) as place:
        door = listen(plan.host, plan.port) if plan.port is not None else listen_somewhere(plan.host)
        plan = replace(
            plan,
            bots=-(-plan.bots // plan.workers),  # each worker has its share, rounded up
            place=place,
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


@contextmanager
def meeting(plan: Plan) -> Iterator[Place | None]:
    """Where the workers of a house meet, and the first one's place among them."""
    if plan.workers == 1:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="bastide-", ignore_cleanup_errors=True) as folder:
        yield Place(0, plan.workers, Path(folder))


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
    elif plan.host in HERE_ONLY and plan.page and sys.stderr.isatty():
        whisper(plan.words.say("reachable-here-only"))
    if plan.browser and plan.page and can_show():
        show(f"http://{'127.0.0.1' if plan.host in EVERYWHERE else bracketed(plan.host)}:{port}")
    return [Kept(partial(start_worker, plan, door, number)) for number in range(1, plan.workers)]


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


def start_worker(plan: Plan, door: socket.socket, place: int) -> Process:
    assert plan.place is not None
    number = door.fileno()
    command = [sys.executable, "-m", "bastide", "serve", "--data", str(plan.folder), "--door", str(number)]
    command += ["--bots", str(plan.bots), *(["--page", str(plan.page)] if plan.page else [])]
    command += ["--engine", str(plan.engine)] if plan.engine else []
    command += ["--puzzles", str(plan.puzzles)] if plan.puzzles else []
    known = {PARENT: str(os.getpid()), PLACE: str(replace(plan.place, number=place))}
    environment = {**os.environ, "BASTIDE_BOT_TOKEN": plan.token, **known}
    return subprocess.Popen(command, env=environment, pass_fds=[number], stdin=subprocess.DEVNULL)


def run_worker(plan: Plan, number: int) -> None:
    """A worker that another process has started: it was handed the door, and ends with its parent."""
    parent = int(os.environ.get(PARENT, os.getppid()))
    door, place = socket.socket(fileno=number), Place.read(os.environ.get(PLACE, ""))
    run(serve(replace(plan, place=place), door, is_orphan=lambda: os.getppid() != parent))
    if place is not None and os.getppid() != parent:  # which could not clear away behind it
        shutil.rmtree(place.folder, ignore_errors=True)


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
    own, engine = secrets.token_urlsafe(16), Engine(plan.engine)
    app = new_app(plan.database, BotTokens(own, lent=plan.token), plan.page, plan.puzzles)
    server = new_server(app)
    neighbours = plan.place and new_neighbours(server, plan.place)
    private = listen("127.0.0.1", 0)
    serving = asyncio.ensure_future(server.serve(sockets=[door, private]))
    await has_begun(server, serving)
    if neighbours and server.started:
        neighbours.open()
    bots = start_bots(plan.bots, private, own, engine) if server.started else []
    kept = [*opened(), *bots] if server.started else []

    def look() -> None:
        if (
            all(bot.heard for bot in bots) and engine.has_come()
        ):  # who has not come yet could not be sent away
            app.state.house.later(renew(app.state.house.pool))
        server.should_exit = server.should_exit or is_orphan()

    try:
        try:
            with going_on(plan.meanwhile if server.started else ""):
                await keep_watch(server, serving, kept, look)
        finally:
            ask_to_end(kept)
            if neighbours:
                neighbours.close()
        await serving
    finally:
        see_them_end(kept)


async def has_begun(server: uvicorn.Server, serving: "asyncio.Future[None]") -> None:
    """It listens, or cannot; what is there by then stays, and is not looked through for garbage any more."""
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    gc.collect()
    gc.freeze()


async def keep_watch(
    server: uvicorn.Server, serving: "asyncio.Future[None]", kept: list[Kept], look: Callable[[], None]
) -> None:
    """Look after the processes beside until the server is told to stop."""
    while not (serving.done() or server.should_exit):
        for one in kept:
            one.look()
        await asyncio.wait({serving}, timeout=LOOK)
        look()


async def renew(pool: BotPool) -> None:
    """Whoever has given a sign of life is at the door; a moment later, in."""
    await asyncio.sleep(LOOK)
    await pool.renew()


@contextmanager
def going_on(command: str) -> Iterator[None]:
    """Something is done beside the house, in silence and only while nobody else wants to; it ends with it."""
    if not command:
        yield
        return
    process = subprocess.Popen(
        ["nice", "-n", str(LOWEST), "sh", "-c", command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        for number in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, number)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=GRACE)


def new_server(app: Litestar) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        http=HttpLine,
        ws=SocketLine,
        ws_max_size=MESSAGE_SIZE * 4,
        ws_per_message_deflate=False,  # a move is a few kilobytes; packing them costs more than sending
        log_level="warning",
        access_log=False,
        server_header=False,  # which program answers is nobody's business, and takes room in every answer
        timeout_graceful_shutdown=GRACE,
    )
    return uvicorn.Server(config)


def new_neighbours(server: uvicorn.Server, place: Place) -> Neighbours:
    """The other workers, to whom this one's lines are passed on if they are theirs."""
    tasks: set[asyncio.Task[None]] = set()

    def take(line: socket.socket, head: bytes) -> None:
        task = asyncio.ensure_future(serve_line(server, line, head))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    neighbours = Neighbours(place, take)
    server.config.http = type("Line", (HttpLine,), {"neighbours": neighbours})
    return neighbours


async def serve_line(server: uvicorn.Server, line: socket.socket, head: bytes) -> None:
    """A line that has come through another worker's door, and what was read there."""

    def begin() -> HttpLine:
        begun = HttpLine(server.config, server.server_state, server.lifespan.state)
        begun.begun = head
        return begun

    with suppress(OSError):  # the other side is gone already
        await asyncio.get_running_loop().connect_accepted_socket(begin, line)


def start_bots(number: int, door: socket.socket, token: str, engine: Engine) -> list[Kept]:
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    return [Kept(lambda: start_bot(address, token, engine)) for _ in range(number)]


def start_bot(server: str, token: str, engine: Engine) -> Process:
    command = [sys.executable, "-m", "bastide.cli.kept", server]
    environment = {**os.environ, **engine.environment(), "BASTIDE_BOT_TOKEN": token}
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, bufsize=0
    )

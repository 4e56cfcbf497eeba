"""The house on this machine: one or more web workers behind one door, and a few bot processes beside them."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn

from bastide.cli.files import reason_of
from bastide.core.errors import BadOption, Message
from bastide.server.app import new_app
from bastide.server.live import MESSAGE_SIZE
from bastide.server.store import database_url, open_store

GRACE: Final = 2  # seconds that open requests get when the house closes
Process = subprocess.Popen[bytes]


@dataclass(frozen=True)
class Plan:
    """How the house is opened."""

    host: str
    port: int
    folder: Path
    workers: int
    bots: int
    token: str
    page: Path | None

    @property
    def database(self) -> str:
        return database_url(os.environ.get("BASTIDE_DATABASE_URL", ""), self.folder)


def run_house(plan: Plan) -> None:
    """Serve until told to stop."""
    if plan.workers > 1 and plan.database.startswith("sqlite"):
        raise BadOption(Message("workers-need-postgres", {"workers": plan.workers}))
    prepare(plan)
    door = listen(plan.host, plan.port)
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.SIG_IGN)  # the server has its own way to stop, and hands the signal on
    asyncio.run(serve(plan, door))


def prepare(plan: Plan) -> None:
    """The folder and the database, before anybody is let in; what is missing is one sentence."""
    try:
        plan.folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadOption(
            Message("file-unwritable", {"file": str(plan.folder), **reason_of(problem)})
        ) from None
    try:
        asyncio.run(try_database(plan.database))
    except Exception as problem:
        reason = str(problem).strip().partition("\n")[0] or type(problem).__name__
        raise BadOption(Message("database-absent", {"reason": reason})) from None


async def try_database(url: str) -> None:
    store = await open_store(url)
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """The door itself, so that a port in use is one clear sentence."""
    try:
        return socket.create_server((host, port), backlog=512)
    except OSError:
        raise BadOption(Message("cannot-listen", {"address": f"{host}:{port}"})) from None


async def serve(plan: Plan, door: socket.socket) -> None:
    """One worker in this process, the others beside it, and the bots."""
    token = plan.token or secrets.token_urlsafe(16)
    port = door.getsockname()[1]
    server = new_server(plan, token)
    serving = asyncio.ensure_future(server.serve(sockets=[door]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    beside = [start_worker(plan, door, token) for _ in range(plan.workers - 1)] if server.started else []
    keeper = asyncio.ensure_future(keep_bots(f"http://{reachable(plan.host)}:{port}", token, plan.bots))
    if server.started:
        print(f"listening on http://{plan.host}:{port}", flush=True)
    try:
        await serving
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        stop(beside, signal.SIGTERM)


def new_server(plan: Plan, token: str) -> uvicorn.Server:
    config = uvicorn.Config(
        new_app(plan.database, token, plan.page),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_SIZE * 4,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
    )
    return uvicorn.Server(config)


def start_worker(plan: Plan, door: socket.socket, token: str) -> Process:
    """Another process at the same door."""
    number = door.fileno()
    command = [sys.executable, "-m", "bastide", "serve", "--data", str(plan.folder), "--door", str(number)]
    command += ["--page", str(plan.page)] if plan.page else []
    environment = {**os.environ, "BASTIDE_BOT_TOKEN": token}
    return subprocess.Popen(command, env=environment, pass_fds=[number], stdin=subprocess.DEVNULL)


def run_worker(plan: Plan, number: int) -> None:
    """A worker that another process has started: it was handed the door."""
    server = new_server(plan, plan.token)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    asyncio.run(serve_while_parent_lives(server, socket.socket(fileno=number)))


async def serve_while_parent_lives(server: uvicorn.Server, door: socket.socket) -> None:
    parent = os.getppid()
    serving = asyncio.ensure_future(server.serve(sockets=[door]))
    while not serving.done():
        await asyncio.wait({serving}, timeout=1.0)
        server.should_exit = server.should_exit or os.getppid() != parent
    await serving


def reachable(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host


async def keep_bots(server: str, token: str, number: int) -> None:
    """So many bot processes at any time; one that dies is replaced."""
    processes: list[Process] = []
    try:
        while True:
            processes = [one for one in processes if one.poll() is None]
            processes += [start_bot(server, token) for _ in range(number - len(processes))]
            await asyncio.sleep(0.5)
    finally:
        stop(processes, signal.SIGTERM)


def start_bot(server: str, token: str) -> Process:
    command = [sys.executable, "-m", "bastide", "bots", "--once", "--server", server]
    return subprocess.Popen(command, env={**os.environ, "BASTIDE_BOT_TOKEN": token}, stdin=subprocess.DEVNULL)


def stop(processes: Sequence[Process], how: signal.Signals) -> None:
    for one in processes:
        one.send_signal(how)
    for one in processes:
        try:
            one.wait(timeout=GRACE)
        except subprocess.TimeoutExpired:
            one.kill()

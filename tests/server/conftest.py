"""One house for all tests that harm nobody, houses of their own for the others, and a PostgreSQL server."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from bastide.cli.serve import try_database
from bastide.server.storage.database import database_url
from tests.server.duels import Duel, new_duel
from tests.server.house import HOUSES, TOKEN, House, open_house
from tests.server.inside import NewWorker, Worker, workers
from tests.server.postgres import Postgres

DATABASES = ("sqlite", "postgres")
FILE = "house.sqlite"


@pytest.fixture(autouse=True)
def lines_end_with_their_test() -> Iterator[None]:
    """Houses are shared; what a test has opened there is shut after it."""
    yield
    for house in list(HOUSES):
        house.lines.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a bot, on SQLite, shared by many tests; each brings guests of its own."""
    with open_house(tmp_path_factory.mktemp("house"), bots=1) as house:
        yield house


@pytest.fixture(scope="session")
def silent_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house without bots: who is handed a seat there never moves."""
    with open_house(tmp_path_factory.mktemp("silent-house"), BASTIDE_BOT_TOKEN=TOKEN) as house:
        yield house


@pytest.fixture(scope="session")
def postgres_house(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[House]:
    """The same on PostgreSQL."""
    folder = tmp_path_factory.mktemp("postgres-house")
    with open_house(folder, BASTIDE_DATABASE_URL=postgres.new_database()) as house:
        yield house


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens houses for this test alone."""
    with ExitStack() as stack:
        numbers = count(1)

        def open_another(bots: int = 0, workers: int = 1, **environment: str) -> House:
            folder = tmp_path / f"house-{next(numbers)}"
            folder.mkdir()
            return stack.enter_context(open_house(folder, bots, workers, **environment))

        yield open_another


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """What `BASTIDE_DATABASE_URL` says: nothing for SQLite, or a PostgreSQL database without a row."""
    if request.param == "sqlite":
        yield ""
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.lend() as url:
        yield url


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def duel(house: House) -> Duel:
    """Ann and Ben at a table of their own."""
    return new_duel(house)


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with all tables and not a row."""
    folder = tmp_path_factory.mktemp("empty")
    asyncio.run(try_database(database_url("", folder)))
    return folder / FILE


@pytest.fixture
def new_worker(
    database: str, empty_file: Path, tmp_path: Path, runner: asyncio.Runner
) -> Iterator[NewWorker]:
    if not database:
        shutil.copy(empty_file, tmp_path / FILE)
    yield from workers(database_url(database, tmp_path), runner)


@pytest.fixture
def worker(new_worker: NewWorker) -> Worker:
    return new_worker()

"""The web application: routes, sockets, the built page, and every mistake as a problem with a stable code."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import File
from litestar.types import Message as Sent
from litestar.types import Scope

import bastide
from bastide.core.errors import BastideError, Message
from bastide.server.bots.pool import BotPool, BotTokens
from bastide.server.guests import YEAR, asked_language, comes_from_here, known_cookie
from bastide.server.house import House
from bastide.server.http.forms.shared import Problem
from bastide.server.http.packing import COMPRESSED
from bastide.server.http.published import DocumentPlugin, GamesPlugin
from bastide.server.http.routes import PRICE, ROUTES
from bastide.server.limits import Limits, address_of
from bastide.server.previews.serving import picture, with_tags
from bastide.server.refusal import Refusal
from bastide.server.sockets.live import SOCKETS
from bastide.server.storage.store import open_store
from bastide.server.workers import joining
from bastide.words import words_for

BODY_SIZE: Final = 256 * 1024
NOSNIFF: Final = (b"x-content-type-options", b"nosniff")
HSTS: Final = (b"strict-transport-security", b"max-age=%d" % YEAR)
PAGE_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",  # a personal link is nobody else's business
    "cache-control": "no-cache",  # it names the files of the newest build
}
SHELL_HEADERS: Final = {**PAGE_HEADERS, "content-disposition": "inline", "vary": "accept-language"}

ASSET_HEADERS: Final = {
    "cache-control": f"public, max-age={YEAR}, immutable",  # their names change with them
    "vary": "accept-encoding",
}
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

_CODES: Final = {
    401: "no-guest",
    403: "forbidden",
    404: "no-such-page",
    405: "no-such-page",
    413: "too-large",
}


def new_app(url: str, tokens: BotTokens, page: Path | None = None, puzzles: Path | None = None) -> Litestar:
    """The house as an ASGI application on this database; a page and a folder of puzzles may be missing."""
    handlers: list[Any] = [*ROUTES, *SOCKETS, picture, *([no_page] if page is None else page_routes(page))]
    return Litestar(
        handlers,
        lifespan=[partial(live_in, url, tokens, puzzles)],
        dependencies={"house": Provide(provide_house)},
        before_request=check_request,
        before_send=[lock_up],
        exception_handlers=PROBLEMS,
        request_max_body_size=BODY_SIZE,
        compression_config=CompressionConfig("brotli", brotli_quality=6, exclude_opt_key=COMPRESSED),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Bastide", bastide.__version__, path="/api/schema", render_plugins=[DocumentPlugin()]
        ),
        plugins=[GamesPlugin()],
    )


@asynccontextmanager
async def live_in(url: str, tokens: BotTokens, puzzles: Path | None, app: Litestar) -> AsyncIterator[None]:
    """The house is open while the application runs."""
    house = House(await open_store(url), BotPool(), tokens, puzzles)
    app.state.house = house
    await joining.wake(house)
    yield
    await house.close()


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


def check_request(request: Request[Any, Any, Any]) -> None:
    """Every request: from our own pages, and not too many for what they cost."""
    if request.method not in ("GET", "HEAD") and not comes_from_here(request):
        raise Refusal("forbidden", 403)
    limits: Limits = request.app.state.house.limits
    if not limits.admit(known_cookie(request), address_of(request), request.route_handler.opt.get(PRICE, 1)):
        raise Refusal("too-fast", 429)


async def lock_up(message: Sent, scope: Scope) -> None:
    """What keeps an answer of ours from being used by others, and a guest of a safe line on it."""
    if message["type"] == "http.response.start":
        safe = [HSTS] if scope["scheme"] == "https" else []
        message["headers"] = [*message["headers"], NOSNIFF, *safe]


@get("/", include_in_schema=False, media_type=MediaType.TEXT, status_code=503, sync_to_thread=False)
def no_page(request: Request[Any, Any, Any]) -> str:
    """A working copy in which the page has not been built."""
    return words_for(asked_language(request)).say("page-not-built")


def page_routes(page: Path) -> list[Any]:
    """The built page: its files, and itself for every address that is the page's own."""

    beside = {file.name for file in page.iterdir() if file.is_file()} - {
        "index.html"
    }  # the shield, and the like

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def index(
        request: Request[Any, Any, Any], house: NamedDependency[House], path: FromPath[str] = ""
    ) -> File | Response[str]:
        name = path.strip("/")
        if name in beside:
            kind = guess_type(name)[0]
            return File(page / name, media_type=kind, content_disposition_type="inline", headers=PAGE_HEADERS)
        shell = (page / "index.html").read_text(encoding="utf-8")
        told = await with_tags(shell, request, house, name)
        return Response(told, media_type=MediaType.HTML, headers=SHELL_HEADERS)

    assets = page / "assets"

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
        if not is_built(assets / name):
            raise Refusal("no-such-page", 404)
        file, encoding = smallest(assets / name, request.headers.get("accept-encoding", ""))
        headers = {**ASSET_HEADERS, **encoding}
        kind = guess_type(name)[0]
        return File(file, media_type=kind, content_disposition_type="inline", headers=headers)

    return [index, asset]


def is_built(file: Path) -> bool:
    """Whether there is such a file; a name can be too long for any."""
    try:
        return file.is_file()
    except OSError:
        return False


def smallest(file: Path, accepted: str) -> tuple[Path, dict[str, str]]:
    """The file in the best encoding that was built and is understood."""
    for encoding, ending in ENCODINGS:
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            return packed, {"content-encoding": encoding}
    return file, {}


def problem(
    request: Request[Any, Any, Any], message: Message, status: int, game: str = ""
) -> Response[Problem]:
    words = words_for(asked_language(request), game)
    detail = words.tell(message) if words.has(message.key) else message.key
    told = Problem(message.key, detail)
    return Response(told, status_code=status, media_type="application/problem+json")


def tell_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(request, error.message, error.status)


def tell_error(request: Request[Any, Any, Any], error: BastideError) -> Response[Problem]:
    return problem(request, error.message, 400, error.game)


def tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = _CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "house-fault")
    return problem(request, Message(code), error.status_code)


def tell_unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    return problem(request, Message("bad-request"), 400)


def tell_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it, the guest gets a sentence."""
    logging.getLogger("bastide").exception("a request failed", exc_info=error)
    return problem(request, Message("house-fault"), 500)


PROBLEMS: Final[Any] = {
    Refusal: tell_refusal,
    BastideError: tell_error,
    HTTPException: tell_http,
    UnicodeDecodeError: tell_unreadable,
    RecursionError: tell_unreadable,
    Exception: tell_fault,
}

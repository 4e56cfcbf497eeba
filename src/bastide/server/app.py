"""The web application: routes, sockets, the built page, and every mistake as a problem with a stable code."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File

import bastide
from bastide.core.errors import BastideError, Message
from bastide.server import workers
from bastide.server.forms import Problem
from bastide.server.guests import COOKIE, KNOWN, YEAR, asked_language, comes_from_here
from bastide.server.house import House
from bastide.server.limits import Limits
from bastide.server.live import SOCKETS
from bastide.server.pool import BotPool
from bastide.server.refusal import Refusal
from bastide.server.routes import ROUTES
from bastide.server.store import open_store
from bastide.words import words_for

BODY_SIZE: Final = 256 * 1024
HEADERS: Final = {"x-content-type-options": "nosniff"}
PAGE_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",  # a personal link is nobody else's business
    "cache-control": "no-cache",  # it names the files of the newest build
}

ASSET_HEADERS: Final = {
    "cache-control": f"public, max-age={YEAR}, immutable",  # their names change with them
    "vary": "accept-encoding",
}
COMPRESSED: Final = "compressed"  # by the build, not by us
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

_CODES: Final = {
    401: "no-guest",
    403: "forbidden",
    404: "no-such-page",
    405: "no-such-page",
    413: "too-large",
}


def new_app(url: str, bot_token: str, page: Path | None = None) -> Litestar:
    """The house as an ASGI application on this database."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(url)
        house = House(store, BotPool(), bot_token)
        app.state.house = house
        await workers.wake(house)
        yield
        await house.close()

    async def provide_house(state: State) -> House:
        house: House = state.house
        return house

    handlers: list[Any] = [*ROUTES, *SOCKETS, *([no_page] if page is None else page_routes(page))]
    return Litestar(
        handlers,
        lifespan=[lifespan],
        dependencies={"house": Provide(provide_house)},
        before_request=Gate().check,
        after_request=lock_up,
        exception_handlers={
            Refusal: tell_refusal,
            BastideError: tell_error,
            HTTPException: tell_http,
            UnicodeDecodeError: tell_unreadable,
            RecursionError: tell_unreadable,
            Exception: tell_fault,
        },
        request_max_body_size=BODY_SIZE,
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSED),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Bastide", bastide.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


class Gate:
    """Every request: from our own pages, and not too many."""

    def __init__(self) -> None:
        self.limits = Limits()

    def check(self, request: Request[Any, Any, Any]) -> None:
        if request.method not in ("GET", "HEAD") and not comes_from_here(request):
            raise Refusal("forbidden", 403)
        token = request.cookies.get(COOKIE, "")
        client = token if token in KNOWN else request.client.host if request.client else ""
        if not self.limits.take("request", client):
            raise Refusal("too-fast", 429)


def lock_up(response: Response[Any]) -> Response[Any]:
    """What keeps a page of ours from being used by others."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


@get("/", include_in_schema=False, media_type=MediaType.TEXT, status_code=503, sync_to_thread=False)
def no_page(request: Request[Any, Any, Any]) -> str:
    """A working copy in which the page has not been built."""
    return words_for(asked_language(request)).say("page-not-built")


def page_routes(page: Path) -> list[Any]:
    """The built page: its files, and itself for every address that is the page's own."""

    beside = {file.name for file in page.iterdir() if file.is_file()}  # the shield, and the like

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def index(path: FromPath[str] = "") -> File:
        name = path.strip("/")
        shown = page / (name if name in beside else "index.html")
        kind = guess_type(shown.name)[0]
        return File(shown, media_type=kind, content_disposition_type="inline", headers=PAGE_HEADERS)

    assets = page / "assets"

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
        if not (assets / name).is_file():
            raise Refusal("no-such-page", 404)
        file, encoding = smallest(assets / name, request.headers.get("accept-encoding", ""))
        headers = {**ASSET_HEADERS, **encoding}
        kind = guess_type(name)[0]
        return File(file, media_type=kind, content_disposition_type="inline", headers=headers)

    return [index, asset]


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
    return Response(told, status_code=status, media_type="application/problem+json", headers=HEADERS)


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

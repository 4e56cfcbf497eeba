"""Guests: a cookie is enough to sit down, play and come back."""

import hashlib
import secrets
from time import time
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from bastide.server.house import House
from bastide.server.refusal import Refusal
from bastide.server.storage.schema import Guest
from bastide.server.study.daily import check_open
from bastide.words import LANGUAGES, words_for

COOKIE: Final = "bastide"
YEAR: Final = 365 * 24 * 3600
TABLES: Final = "/api/tables/"
MOST_KNOWN: Final = 50_000
KNOWN: Final[set[str]] = set()  # cookies that have turned out to be ours; an invented one is not


def digest(token: str) -> str:
    """What the store keeps of a cookie: enough to know it again, not to forge it."""
    return hashlib.sha256(token.encode()).hexdigest()


async def known_guest(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Guest | None:
    token = connection.cookies.get(COOKIE, "")
    guest = await house.store.guest_by_token(digest(token)) if token else None
    if guest is not None:
        if len(KNOWN) > MOST_KNOWN:
            KNOWN.clear()
        KNOWN.add(token)
        connection.state.language = guest.language
    return guest


def known_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The cookie, if it has turned out to be ours."""
    token = connection.cookies.get(COOKIE, "")
    return token if token in KNOWN else ""


async def provide_newcomer(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Guest:
    """The guest who asks; `/api/me` has made one before."""
    guest = await known_guest(request, house)
    if guest is None:
        raise Refusal("no-guest", 401)
    return guest


async def provide_guest(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Guest:
    """The same, who may look at the table that the address names, if it names one.

    Whatever is asked about a table comes in by this door, so that nothing of a challenge is told too early.
    """
    guest = await provide_newcomer(request, house)
    if request.url.path.startswith(TABLES):
        await check_open(house, guest, await house.kept_table(str(request.path_params["key"])))
    return guest


async def new_guest(request: Request[Any, Any, Any], house: House) -> tuple[Guest, Cookie]:
    token = secrets.token_urlsafe(32)
    language = asked_language(request)
    name = words_for("en").say("guest-number", number=100 + secrets.randbelow(900))  # each page translates it
    guest = Guest(secrets.token_hex(8), name, language)
    await house.store.add_guest(guest, digest(token), time())
    secure = request.url.scheme == "https"
    return guest, Cookie(
        COOKIE, path="/", value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure
    )


def asked_language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The guest's own language, else the first of ours that the browser asks for."""
    chosen: str = connection.state.get("language", "")
    if chosen:
        return chosen
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def comes_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser says that one of our own pages sent this; programs say nothing."""
    origin = connection.headers.get("origin", "")
    host = connection.headers.get("host", "")
    return not origin or origin.partition("://")[2] == host

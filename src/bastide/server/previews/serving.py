"""Previews over HTTP: the tags in the page, and the pictures that they name."""

import logging
import re
from collections import OrderedDict
from dataclasses import replace
from html import escape
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from bastide.server.guests import asked_language
from bastide.server.house import House
from bastide.server.limits import address_of
from bastide.server.previews.drawing import HIGH, WIDE, png_of
from bastide.server.previews.telling import Preview, of_house, preview_of
from bastide.server.refusal import Refusal
from bastide.words import LANGUAGES

KEPT: Final = 256  # pictures in memory, of some tens of kilobytes each
LASTING: Final = "public, max-age=86400"  # what is over does not change
PASSING: Final = "public, max-age=300"
PAGES: Final = {"house": "", "game": "rules", "table": "table", "replay": "replay"}
DESCRIPTION: Final = re.compile(r'<meta name="description" content="[^"]*" ?/?>')
TITLE: Final = re.compile(r"<title>[^<]*</title>")


@get("/preview/{kind:str}/{name:str}", include_in_schema=False, opt={"price": 10})
async def picture(
    kind: FromPath[str],
    name: FromPath[str],
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
    language: Annotated[str, QueryParameter(name="in", max_length=2)] = "en",
) -> Response[bytes]:
    """The picture of a link: `/preview/replay/KEY.png?in=uk`."""
    key, _, ending = name.rpartition(".")
    if kind not in PAGES or ending != "png" or language not in LANGUAGES:
        raise Refusal("no-such-page", 404)
    preview = await preview_of(house, f"{PAGES[kind]}/{key}", language)
    if kind != "house" and preview.kind == "house":
        raise Refusal("no-such-page", 404)
    if not is_drawn(preview, language) and not house.limits.take("picture", address_of(request)):
        raise Refusal("too-fast", 429)  # whoever draws holds up all tables for a moment
    drawn = drawn_once(preview, language)
    lasts = LASTING if preview.kind == kind else PASSING
    return Response(drawn, media_type="image/png", headers={"cache-control": lasts})


def drawn_once(preview: Preview, language: str) -> bytes:
    """Drawn if nothing that looks the same has been: tables differ by their addresses alone."""
    what = replace(preview, key=""), language
    if what not in _drawn:
        _drawn[what] = png_of(*what)
        while len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    return _drawn[what]


def is_drawn(preview: Preview, language: str) -> bool:
    return (replace(preview, key=""), language) in _drawn


_drawn: Final[OrderedDict[tuple[Preview, str], bytes]] = OrderedDict()


async def with_tags(page: str, request: Request[Any, Any, Any], house: House, path: str) -> str:
    """The page with what is said of this address."""
    asked = request.query_params.get("in", "")
    language = asked if asked in LANGUAGES else asked_language(request)
    try:
        preview = await preview_of(house, path, language)
    except Exception:  # the page opens whatever is wrong with the tables
        logging.getLogger("bastide").exception("nothing can be said of an address")
        preview = of_house(language)
    origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
    tags = tags_of(preview, language, origin, request.url.path)
    described = DESCRIPTION.sub(lambda _: tags, page, count=1)
    title = f"<title>{escape(title_of(preview))}</title>"
    return TITLE.sub(lambda _: title, described, count=1)


def title_of(preview: Preview) -> str:
    return preview.title if preview.kind == "house" else f"{preview.title} · Bastide"


def tags_of(preview: Preview, language: str, origin: str, path: str) -> str:
    image = f"{origin}/preview/{preview.kind}/{preview.key}.png?in={language}"
    named = {"description": preview.says, "twitter:card": "summary_large_image"}
    tags = {
        "og:type": "website",
        "og:site_name": "Bastide",
        "og:title": preview.title,
        "og:description": preview.says,
        "og:url": f"{origin}{path}",
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": preview.title,
    }
    return "\n    ".join(
        [f'<meta name="{name}" content="{escape(text)}" />' for name, text in named.items()]
        + [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    )

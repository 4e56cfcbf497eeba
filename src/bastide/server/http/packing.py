"""Texts that all pages ask for and that never change: packed once, as tightly as can be."""

import gzip
from functools import cache
from typing import Any, Final

import brotli
from litestar import Request, Response
from litestar.enums import MediaType

COMPRESSED: Final = "compressed"  # what carries this mark is not packed on the way out


def packed(text: str, request: Request[Any, Any, Any]) -> Response[str]:
    """The text in the best encoding that is understood."""
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((one for one in ("br", "gzip") if one in accepted), "")
    headers = {"vary": "Accept-Encoding", **({"content-encoding": encoding} if encoding else {})}
    body: Any = pack(text, encoding)
    return Response(body, media_type=MediaType.TEXT, headers=headers)


@cache
def pack(text: str, encoding: str) -> bytes:
    plain = text.encode()
    if encoding == "br":
        written: bytes = brotli.compress(plain, mode=brotli.MODE_TEXT)
        return written
    return gzip.compress(plain) if encoding else plain

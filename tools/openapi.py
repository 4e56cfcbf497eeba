"""Writes what the house says of itself to web/openapi.json; `make types` makes the page's types from it."""

import json
from pathlib import Path

from litestar.serialization import encode_json

from bastide.server.app import new_app
from bastide.server.bots.pool import BotTokens
from bastide.server.http.published import publish

PUBLISHED = Path(__file__).parent.parent / "web" / "openapi.json"

if __name__ == "__main__":
    house = new_app("sqlite+aiosqlite://", BotTokens(""))
    document = json.loads(encode_json(publish(house.openapi_schema.to_schema())))
    PUBLISHED.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

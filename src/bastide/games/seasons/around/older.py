"""What an older revision of the rules, or an older way of writing, has left."""

from typing import Any

from bastide.core.errors import CannotContinue, Message
from bastide.core.game import Written
from bastide.games.seasons.shown import Erected, OpenTable, Sale, Sold
from bastide.games.seasons.state import CARDS_BACK, FULL_HANDS


def upgrade(written: Written, rules: int) -> Written:
    """Revision 1 knew one way with the master builder; every position of it goes on. (S3.3, S4.18)"""
    if rules != 1:
        raise CannotContinue(Message("rules-too-old", {"rules": rules}))
    return {**written, "full_hand": FULL_HANDS[0], "cards_back": CARDS_BACK[0]}


# -- lists whose places say what they hold: so it is stored, as it always was; a view names the parts


def stored(table: OpenTable) -> Written:
    action = table["action"]
    closed = [list(card.values()) for card in action["closed"]]
    asked = None if action["sale"] is None else list(action["sale"].values())
    return {
        **table,
        "built": [list(built.values()) for built in table["built"]],
        "action": {**action, "closed": closed, "sale": asked},
    }


def erected(written: Any) -> Erected:
    """A tile and its builder."""
    found: Erected = {"tile": written[0], "seat": written[1]} if isinstance(written, list) else written
    return found


def sold(written: Any) -> Sold:
    """A seat and its card."""
    found: Sold = {"seat": written[0], "card": written[1]} if isinstance(written, list) else written
    return found


def sale(written: Any) -> Sale:
    """An owner, a card and a resource."""
    if isinstance(written, list):
        owner, card, resource = written
        return {"owner": owner, "card": card, "resource": resource}
    asked: Sale = written
    return asked

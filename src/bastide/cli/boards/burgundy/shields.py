"""Shields in a terminal: at their depots, on castles, and what they do."""

from collections.abc import Mapping

from rich.text import Text

from bastide.cli.boards.burgundy.signs import SHIELD, SHIELD_STYLE, flow
from bastide.cli.boards.seats import MARK, SIGNS
from bastide.cli.offers import Mark
from bastide.core.game import Seat, View
from bastide.words import Words

COPYING = "6"  # the shield that copies another's monasteries


def depot_shields(view: View, depot: str, marks: Mapping[str, Mark]) -> list[Text]:
    """The shields of a depot, each with the move that takes it and what that costs."""
    lying = view["shields"]["depots"].get(depot, []) if "shields" in view else []
    return [shield_text(shield, marks.get(f"shield {shield}")) for shield in lying]


def shield_text(shield: str, mark: Mark | None) -> Text:
    text = Text() if mark is None else Text().append(f"[{mark.number}]", style=MARK)
    text.append(f"{SHIELD}{shield}", style=SHIELD_STYLE)
    return text.append(f" {mark.cost}", style="bold") if mark is not None and mark.cost else text


def hung_by(view: View, seat: Seat) -> Mapping[str, str]:
    """The shields on a player's castles, by space."""
    castles: Mapping[str, str] = view["shields"]["castles"][seat] if "shields" in view else {}
    return castles


def owners(view: View) -> dict[str, Seat | None]:
    """Every shield on the table in order, and who has it; nobody while it lies at a depot."""
    if "shields" not in view:
        return {}
    found: dict[str, Seat | None] = dict.fromkeys(
        shield for lying in view["shields"]["depots"].values() for shield in lying
    )
    for seat, castles in enumerate(view["shields"]["castles"]):
        found |= dict.fromkeys(castles.values(), seat)
    return dict(sorted(found.items(), key=lambda one: int(one[0])))


def copied_by(view: View, seat: Seat | None) -> Seat | None:
    """Whose monasteries a player copies."""
    if "shields" not in view or seat is None:
        return None
    other: Seat | None = view["shields"]["copied"][seat]
    return other


def draw_shields(view: View, words: Words, width: int) -> list[Text]:
    """What the shields on the table do, in a few words; before one that hangs stands its owner's sign."""
    entries = []
    for shield, seat in owners(view).items():
        owner = "" if seat is None else SIGNS[seat]
        other = copied_by(view, seat) if shield == COPYING else None
        label = words.say(f"label-{word_of(shield)}") + ("" if other is None else f" ({SIGNS[other]})")
        entries.append(Text.assemble((f"{owner}{SHIELD}{shield}", "bold"), f" {label}"))
    return [flow(entries, width)] if entries else []


def explain_shields(view: View, words: Words) -> list[str]:
    """Every shield on the table in a sentence, with its points."""
    told = []
    for shield in owners(view):
        does = words.say("shield-titled", shield=shield, title=words.say(f"does-{word_of(shield)}"))
        points = words.say("shield-points", points=view["shields"]["points"][shield])
        told.append(f"  {SHIELD} {does}. {points}")
    return told


def word_of(shield: str) -> str:
    return f"shield-{shield}"

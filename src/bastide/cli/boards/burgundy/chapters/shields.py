"""Shields in a terminal: at their depots, on castles, and what they do."""

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters import depot_to_duchy
from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings, Hung, Leads, Places
from bastide.cli.boards.burgundy.signs import NOTHING, flow
from bastide.cli.boards.seats import MARK, SIGNS
from bastide.cli.offers import Mark, Place
from bastide.core.game import Seat
from bastide.games.burgundy.components import GOODS
from bastide.games.burgundy.modules.shields.events import (
    DieSet,
    GoodsGathered,
    PlayerChosen,
    ShieldLost,
    ShieldTaken,
    UpkeepPaid,
)
from bastide.games.burgundy.modules.shields.shown import Shields as ShownShields
from bastide.games.burgundy.moves import SPACE
from bastide.games.burgundy.shown import View, part_of
from bastide.words import Words

SHIELD: Final = "∇"
SHIELD_STYLE: Final = "bold #2b1f06 on #e8d9a8"
COPYING: Final = "6"  # the shield that copies another's monasteries


def brief_upkeep(event: UpkeepPaid, words: Words) -> str:
    return f"{words.name('upkeep')}: {words.say('pays', silver=event.silver, workers=event.workers)}"


class Shields(Drawings):
    """Shields."""

    briefs: ClassVar[Briefs] = {
        **depot_to_duchy.BRIEFS,
        ShieldTaken: lambda event, _words: f"+{SHIELD}{event.shield} → {SPACE.write(event.space)}",
        ShieldLost: lambda event, _words: f"\u2212{SHIELD}{event.shield}",
        UpkeepPaid: brief_upkeep,
        PlayerChosen: lambda event, _words: f"{SHIELD}6 → {SIGNS[event.other]}",
        DieSet: lambda event, _words: f"{SHIELD}16: {event.die} → {event.value}",
        GoodsGathered: lambda event, words: f"{SHIELD}5: {words.name(GOODS[event.goods - 1])}",
    }
    places: ClassVar[Places] = {
        **depot_to_duchy.PLACES,
        "take-shield": lambda shield, space: Place("", f"take-shield {space}", f"shield {shield}"),
        "give-up": lambda shield: Place("", "give-up", f"shield {shield}"),
        "set-die": lambda die, _value: Place("", f"set-die {die}"),
    }
    leads: ClassVar[Leads] = {
        **depot_to_duchy.LEADS,
        "take-shield": lambda words, shield, _space: words.say("back-take-shield", shield=shield),
        "give-up": lambda words, shield: words.say("back-take-shield", shield=shield),
        "set-die": lambda words, _die, value: words.say("leads-to-die", die=value),
        "choose-player": lambda _words, seat: SIGNS[int(seat)],
        "gather-goods": lambda words, goods: words.name(goods),
        "pay-upkeep": lambda words, silver, workers: words.say(
            "pays", silver=int(silver), workers=int(workers)
        ),
    }
    headings: ClassVar[Leads] = {
        **depot_to_duchy.HEADINGS,
        "take-shield": lambda words, space: (
            f" · {words.name('castle')}, {words.say('leads-to-space', space=space)}"
        ),
        "set-die": lambda words, die: f" · {words.say('leads-to-die', die=die)}",
    }
    expects: ClassVar[Leads] = {
        "choose-player": lambda words, due: words.say("expects-choose-player", changes=due["changes"])
    }

    def beside_tiles(
        self, view: View, depot: str, marks: Mapping[str, Mark], _words: Words, _room: int
    ) -> list[Text]:
        """The shields of a depot, each with the move that takes it and what that costs."""
        lying = shields_in(view)["depots"].get(depot, [])
        return [shield_text(shield, marks.get(f"shield {shield}")) for shield in lying]

    def below_depots(self, view: View, _marks: Mapping[str, Mark], words: Words, width: int) -> list[Text]:
        """What the shields on the table do, in a few words; before one that hangs stands its owner's sign."""
        entries = []
        for shield, seat in owners(view).items():
            owner = "" if seat is None else SIGNS[seat]
            other = shields_in(view)["copied"][seat] if seat is not None and shield == COPYING else None
            label = words.say(f"label-{word_of(shield)}") + ("" if other is None else f" ({SIGNS[other]})")
            entries.append(Text.assemble((f"{owner}{SHIELD}{shield}", "bold"), f" {label}"))
        return [flow(entries, width)] if entries else []

    def signs(self, words: Words) -> list[Text]:
        return [Text.assemble((SHIELD, SHIELD_STYLE), f" {words.name('shields').lower()}")]

    def in_sight(self, view: View, seat: Seat) -> list[str]:
        """What shield 6 copies."""
        other = shields_in(view)["copied"][seat]
        return [] if other is None else list(view["duchies"][other]["tiles"].values())

    def hung(self, view: View, seat: Seat) -> Mapping[str, Hung]:
        """The shields on a player's castles, by space."""
        castles = shields_in(view)["castles"][seat]
        return {space: Hung(f"{SHIELD}{shield}", f"shield {shield}") for space, shield in castles.items()}

    def columns(self, view: View, seat: Seat) -> dict[str, str]:
        return {SHIELD: " ".join(sorted(shields_in(view)["castles"][seat].values(), key=int)) or NOTHING}

    def help(self, view: View, words: Words) -> list[str]:
        """Every shield on the table in a sentence, with its points."""
        told = [words.say("help-shields"), words.say("upkeep-says")]
        for shield in owners(view):
            does = words.say("shield-titled", shield=shield, title=words.say(f"does-{word_of(shield)}"))
            points = words.say("shield-points", points=shields_in(view)["points"][shield])
            told.append(f"  {SHIELD} {does}. {points}")
        return told


def shield_text(shield: str, mark: Mark | None) -> Text:
    text = Text() if mark is None else Text().append(f"[{mark.number}]", style=MARK)
    text.append(f"{SHIELD}{shield}", style=SHIELD_STYLE)
    return text.append(f" {mark.cost}", style="bold") if mark is not None and mark.cost else text


def shields_in(view: View) -> ShownShields:
    shields: ShownShields = part_of(view, "shields")
    return shields


def owners(view: View) -> dict[str, Seat | None]:
    """Every shield on the table in order, and who has it; nobody while it lies at a depot."""
    found: dict[str, Seat | None] = dict.fromkeys(
        shield for lying in shields_in(view)["depots"].values() for shield in lying
    )
    for seat, castles in enumerate(shields_in(view)["castles"]):
        found |= dict.fromkeys(castles.values(), seat)
    return dict(sorted(found.items(), key=lambda one: int(one[0])))


def word_of(shield: str) -> str:
    return f"shield-{shield}"


DRAWINGS: Final = Shields()

"""A position under other options: what they know of it stays, the rest is as in a new game of theirs."""

from typing import Any, Final

from bastide.core.errors import Message
from bastide.core.position import Carried
from bastide.games.seasons.components import (
    BOX,
    CARD,
    RESOURCES,
    ROUNDS,
    SOURCE,
    STARTING_HELPERS,
    TALERS,
    WINTER_SOURCES,
)

Laid = dict[str, Any]  # a position, as it is written
FROM_WINTER: Final = [SOURCE.words[source] for source in WINTER_SOURCES]


def carry(_former: dict[str, Any], options: dict[str, Any], position: Laid, fresh: Laid) -> Carried:
    """The castle and whoever stays remain as they are, without what those had built and placed who go; winter
    comes with its cards, and goes with all it brought. (S1.3, S8.1)"""
    seats: int = options["seats"]
    players: list[Laid] = position["players"][:seats]
    carried: Laid = {
        **position,
        "round": min(position["round"], ROUNDS[seats]),
        "active": position["active"] if position["active"] < seats else 0,
        "built": [one for one in position["built"] if one["seat"] < seats],
        "winter": None if fresh["winter"] is None else winter_of(position["winter"], fresh, seats),
    }
    if fresh["winter"] is None:
        players = [without_winter(player) for player in players]
    carried["players"] = with_comers(players, fresh["players"][len(players) :], carried, seats)
    home = send_home(carried, seats)
    return carried, [Message("position-left-helpers", {"number": home})] if home else []


def with_comers(players: list[Laid], come: list[Laid], carried: Laid, seats: int) -> list[Laid]:
    """Whoever comes has what a new player has, as far as stock and bank reach. (S1.1, S1.3)"""
    seated, winter = list(players), carried["winter"] or {"coins": 0, "gifts": {}}
    track = ROUNDS[seats] - carried["round"]
    for new in come:
        held: list[dict[str, int]] = [player["resources"] for player in seated]
        held += [carried["tower"], winter["gifts"], {"silver": carried["smithy"]}]
        left = {
            kind: BOX[number] - sum([counts.get(kind, 0) for counts in held])
            for number, kind in enumerate(RESOURCES)
        }
        given = sum([player["talers"] for player in seated]) + winter["coins"] + track
        bank = TALERS - given - winter["gifts"].get("taler", 0)
        own = {kind: max(0, min(count, left[kind])) for kind, count in new["resources"].items()}
        seated.append({**new, "resources": own, "talers": max(0, min(new["talers"], bank))})
    return seated


def send_home(carried: Laid, seats: int) -> int:
    """Nobody has more helpers out than a player has among so many, those on carts go first; how many of those
    who stay have gone. (S1.3)"""
    out, home = [0] * seats, 0
    for name in ("places", "carts"):
        stays: dict[str, int] = {}
        for where, seat in carried[name].items():
            if seat < seats and out[seat] < STARTING_HELPERS[seats]:
                stays[where] = seat
                out[seat] += 1
            elif seat < seats:
                home += 1
        carried[name] = stays
    return home


def winter_of(winter: Laid | None, fresh: Laid, seats: int) -> Laid:
    if winter is None:
        begins: Laid = fresh["winter"]
        return begins
    return {**winter, "wooing": [seat for seat in winter["wooing"] if seat < seats]}


def without_winter(player: Laid) -> Laid:
    """A card that winter had taken is in hand again."""
    known = {*player["hand"], *player["played"]}
    taken = [card for card in CARD.words if card not in known]
    points = {source: count for source, count in player["points"].items() if source not in FROM_WINTER}
    return {**player, "hand": [*player["hand"], *taken], "points": points}

"""Guided first games: while the script lasts chance and the bot keep to it; every move can be taken back."""

from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core.guide import PERSON, Script, script_of
from bastide.server.http.forms.games import LessonInfo
from bastide.server.http.forms.tables import TableInfo
from bastide.server.sockets.messages import Undo
from tests.server.house import Guest, House, Page, open_house

KEYS = bastide.games()
GUIDED = {"settings": {"guided": True}}


def wish_of(game: str, *kinds: str) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": kind} for kind in kinds], **GUIDED}


def open_guided(guest: Guest, game: str) -> TableInfo:
    return guest.post("/api/tables", wish_of(game, "me", "bot")).read(TableInfo)


def script(game: str) -> Script:
    return script_of(bastide.game(game).GUIDE)


def rows(house: House, key: str) -> Script:
    return [(seat, line) for _, seat, line in house.rows(key)]


def follow(page: Page, game: str, until: int | None = None) -> None:
    """Play the person's lines of the script; the rest comes by itself."""
    lines = script(game)
    for place, (seat, line) in enumerate(lines[:until]):
        if seat == PERSON and (page.here.guided or 0) <= place:
            page.play(line, PERSON)
        wait_for(page, place + 1)


def wait_for(page: Page, played: int) -> None:
    while page.here.guided is not None and page.here.guided < played:
        page.until(page.here.number + 1)


@pytest.mark.parametrize("game", KEYS)
def test_who_follows_the_script_meets_what_stands_there(house: House, game: str) -> None:
    guest = house.guest()
    table = open_guided(guest, game)
    page = guest.watch(table.id)
    assert table.settings.guided
    follow(page, game)
    assert rows(house, table.id)[: len(script(game))] == script(game)
    assert page.here.guided == len(script(game))


@pytest.mark.parametrize("game", KEYS)
def test_after_the_script_it_is_a_game_like_any_other(house: House, game: str) -> None:
    guest = house.guest()
    page = guest.watch(open_guided(guest, game).id)
    follow(page, game)
    page.play(page.seat(PERSON).lines[0], PERSON)
    while page.here.guided is not None:  # a bot may have chosen meanwhile
        page.next()


def test_a_bot_that_chooses_meanwhile_does_not_end_it(tmp_path: Path) -> None:
    with open_house(tmp_path, bots=1) as house:
        guest = house.guest()
        page = guest.watch(open_guided(guest, "seasons").id)
        follow(page, "seasons")
        page.until(len(script("seasons")) + 1)  # the bot's secret choice of the next round
        assert page.here.guided == len(script("seasons"))


def test_who_leaves_the_script_plays_on_without_it(house: House) -> None:
    guest = house.guest()
    page = guest.watch(open_guided(guest, "kingdom").id)
    other = next(line for line in page.seat().lines if line != "build 12.15")
    page.play(other)
    assert page.here.guided is None


def test_by_the_script_every_move_can_be_taken_back_whatever_came_after(house: House) -> None:
    guest = house.guest()
    table = open_guided(guest, "kingdom")
    page = guest.watch(table.id)
    ended = script("kingdom").index((PERSON, "end-turn"))
    follow(page, "kingdom", until=ended + 7)  # the bot has built and drawn
    assert page.seat().undo == "end-turn"
    page.tell(Undo(PERSON))
    page.until(page.here.number + 1)
    assert (page.here.guided, page.seat().lines) == (ended, ["end-turn"])
    follow(page, "kingdom")
    assert page.here.guided == len(script("kingdom"))


def test_a_guided_game_is_for_one_person_and_a_bot(house: House) -> None:
    guest = house.guest()
    for kinds in (["me", "link"], ["bot", "me"], ["me", "screen"], ["me", "bot", "bot"]):
        assert guest.post("/api/tables", wish_of("kingdom", *kinds)).refused == (400, "guided-alone")
    waiting = guest.open_table("me", "link")
    assert guest.patch(f"/api/tables/{waiting.id}", GUIDED).refused == (400, "guided-alone")


def test_the_second_game_is_not_guided(house: House) -> None:
    guest = house.guest()
    table = open_guided(guest, "kingdom")
    guest.at_seat(table.id, PERSON, "concede")
    again = guest.post(f"/api/tables/{table.id}/rematch").read(TableInfo)
    assert not again.settings.guided


@pytest.mark.parametrize("game", KEYS)
def test_the_house_says_what_is_to_learn_and_when(house: House, game: str) -> None:
    told = house.guest().get(f"/api/games/{game}/guide").read(list[LessonInfo])
    lines = script(game)
    assert [lines[one.row] for one in told if one.line] == [(PERSON, one.line) for one in told if one.line]
    assert [one.row for one in told] == sorted(one.row for one in told)

"""Puzzles on the page: a wrong answer and a right one on the real board, a hint, the next with one key."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bastide.games import kingdom
from bastide.study.puzzles.narrowing import clue_of, left_over
from bastide.study.puzzles.puzzle import Puzzle, shipped
from bastide.words import words_for
from tests.browser.looking import SIZES, found_in_both_themes, picture, pictures
from tests.browser.pages import LETTERS, STILL, box_of
from tests.browser.people import ON_PHONE, Come


def at_build() -> Puzzle:
    """One of Kingdom Builder in which one place to build is right."""
    fits = (one for one in shipped("kingdom").values() if one.way[0].startswith("build"))
    return next(one for one in fits if len(one.right) == 1)


def hex_of(line: str) -> str:
    return f'.map [data-spot="hex {line.split()[-1]}"]'


def opened(come: Come, puzzle: Puzzle, game: str = "kingdom", **looks: Any) -> Page:
    page = come("Ann", **looks).at(f"/puzzles/{game}?puzzle={puzzle.key}")
    expect(page.locator(".game.puzzle > .map")).to_be_visible()
    return page


def test_a_wrong_answer_shows_the_best_and_a_right_one_begins_a_streak(come: Come) -> None:
    puzzle = at_build()
    page = opened(come, puzzle)
    wrong = next(line for line in puzzle.known if line.startswith("build"))
    expect(page.locator(hex_of(wrong))).to_be_visible()
    page.locator(hex_of(wrong)).click()
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Not the best")
    cost = f"−{puzzle.worths[wrong].points:.1f}".removesuffix(".0")
    expect(answer.locator(".sum")).to_have_text(cost)  # what the own move costs, not what the best gains
    expect(answer).to_contain_text(f"Why the best move is better: +{puzzle.ahead:.1f}".removesuffix(".0"))
    expect(page.locator(".moves > li:not(.more)")).to_have_count(len(puzzle.known))  # of the others at least
    rest = len(puzzle.worths) - len(puzzle.right) - len(puzzle.known)
    least = f"{puzzle.worths[puzzle.known[-1]].points:.1f}".removesuffix(".0")
    expect(page.locator(".moves .more")).to_contain_text(f"{rest} more: −{least} or more")
    expect(page.locator("[data-worth='best']")).to_be_visible()
    expect(page.locator("[data-worth='mine']")).to_be_visible()
    expect(page.locator(".streak .num")).to_have_text("0")
    expect(page.locator(".edges .down")).not_to_have_count(0)  # the answer speaks of hexes by their numbers
    expect(page.get_by_role("button", name="Copy link")).to_be_in_viewport(ratio=1)
    page.keyboard.press("n")
    expect(answer).to_have_count(0)
    key = page.url.rpartition("puzzle=")[2]
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("The best move is among the glowing choices.")).to_be_visible()
    page.get_by_role("button", name="Show the answer").click()
    expect(answer).to_contain_text("The best move")
    assert key != puzzle.key


def test_of_a_move_that_was_not_played_out_only_the_least_it_costs_is_told(come: Come) -> None:
    puzzle = at_build()
    page = opened(come, puzzle)
    unknown = [line for line in puzzle.worths if line not in (*puzzle.right, *puzzle.known)]
    page.locator(hex_of(next(line for line in unknown if line.startswith("build")))).click()
    least = f"{puzzle.cost(unknown[0]).points:.1f}".removesuffix(".0")
    expect(page.locator(".answer .sum")).to_have_text(f"−{least}")
    expect(page.locator(".answer")).to_contain_text(f"points −{least} or more")


def test_a_hint_names_the_part_of_the_board_and_leaves_few_places_there(come: Come) -> None:
    puzzle = at_build()
    page = opened(come, puzzle)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(words_for("en", "kingdom").say(**clue_of(kingdom, puzzle)))).to_be_visible()
    expect(page.locator('.map [data-spot^="hex "]')).to_have_count(len(left_over(kingdom, puzzle)))
    picture(page, "puzzle-kingdom-hint")


def test_the_right_place_is_told_with_its_sources(come: Come) -> None:
    puzzle = at_build()
    page = opened(come, puzzle)
    page.locator(hex_of(puzzle.right[0])).click()
    expect(page.locator(".answer")).to_contain_text("Right")
    expect(page.locator(".answer .sum")).to_have_text(f"+{puzzle.ahead:.1f}".removesuffix(".0"))
    expect(page.locator(".streak .num")).to_have_text("1")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.locator(hex_of(puzzle.right[0]))).to_be_visible()


def test_on_a_phone_the_verdict_comes_into_view(come: Come) -> None:
    for game in ("burgundy", "kingdom", "seasons"):
        page = opened(come, next(iter(shipped(game).values())), game, **ON_PHONE)
        page.get_by_role("button", name="Show the answer").dispatch_event("click")  # scrolls nothing
        expect(page.locator(".answer .sum")).to_be_in_viewport(ratio=1)
        expect(page.locator(".game.puzzle > .map")).to_be_in_viewport()
        page.close()


def test_home_and_themes_lead_to_puzzles(come: Come) -> None:
    page = come("Ann").at("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    page.locator('a[href^="/puzzles/kingdom?theme="]').first.click()
    expect(page.locator(".game.puzzle > .map")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_a_phone_shows_dice_and_storage_beside_the_depots(come: Come, size: tuple[int, int]) -> None:
    looks = {**ON_PHONE, "viewport": {"width": size[0], "height": size[1]}}
    page = opened(come, next(iter(shipped("burgundy").values())), "burgundy", **looks)
    page.evaluate(LETTERS)
    for part in (".depots", ".chest .dice", ".chest .store"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_what_a_cart_would_give_away_stands_where_a_helper_would(come: Come) -> None:
    def is_sent(line: str) -> bool:
        return line.startswith("send supply")

    every = shipped("seasons").values()
    fits = (one for one in every if any(is_sent(line) for line in set(one.worths) - set(one.right)))
    page = opened(come, next(fits), "seasons", **ON_PHONE)
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("tab", name="Carts").click()
    expect(page.locator("[data-worth=other]").first).to_be_visible()
    page.evaluate(STILL)
    told = [box_of(name) for name in page.locator(".cart .told").all()]
    for badge in page.locator("[data-worth=other]").all():
        box = box_of(badge)
        assert not any(
            name["x"] < box["x"] + box["width"]
            and box["x"] < name["x"] + name["width"] - 14  # the column is wider than its words
            and name["y"] < box["y"] + box["height"]
            and box["y"] < name["y"] + name["height"]
            for name in told
        )


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_an_answer(come: Come, size: str) -> None:
    for game in ("burgundy", "kingdom", "seasons"):
        puzzle = next(iter(shipped(game).values()))
        page = opened(come, puzzle, game, **SIZES[size])
        page.get_by_role("button", name="Show the answer").click()
        expect(page.locator(".answer")).to_be_visible()
        assert found_in_both_themes(page) == []
        pictures(page, f"puzzle-{game}-{size}")
        page.close()

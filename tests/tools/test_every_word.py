"""The page that shows every message: each can be said, with every number and every piece."""

import every_word
import pytest

import bastide
from bastide.words import LANGUAGES

EMPTY = {
    "brief-card-drawn",
    "comma-wood",
    "comma-clay",
    "comma-stone",
    "comma-silver",
    "list-empty",
    "tribute-paid",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["house", *bastide.games()])
def test_every_message_is_said_with_all_that_can_stand_in_it(name: str, language: str) -> None:
    for key in every_word.book(language, name):
        lines = every_word.said(language, name, key)
        assert lines
        assert key in EMPTY or all(line.strip() for line in lines) or "listed" in key
        assert not any("{" in line for line in lines), lines


def test_numbers_are_tried_that_take_different_words() -> None:
    told = " ".join(every_word.said("ru", "house", "row-moves"))
    assert told == "0 ходов 1 ход 2 хода 5 ходов 11 ходов 21 ход"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_tried(language: str) -> None:
    tiles = [tile for tile in every_word.pieces("burgundy", "tile") if not tile.startswith("monastery")]
    assert len(tiles) > 20
    assert len(every_word.said(language, "burgundy", "tile-acc")) >= len(tiles)

"""Sets of cards: each exists once, in printed order."""

from bastide.games.seasons.cards import EVERY_SET, FULL_HAND, NO_CARDS, WORKERS, cards_of
from bastide.games.seasons.components import (
    ALL_CARDS,
    MASTER_BUILDER,
    TRADER,
    WORKER_SAND,
    WORKER_STONE,
    WORKER_WOOD,
)


def test_there_is_one_of_each_set() -> None:
    assert len({cards.each for cards in EVERY_SET}) == 2 ** len(ALL_CARDS)
    assert all(cards_of(reversed(cards.each)) is cards for cards in EVERY_SET)


def test_a_set_is_in_printed_order() -> None:
    assert FULL_HAND.each == ALL_CARDS
    assert list(cards_of([WORKER_STONE, TRADER])) == [TRADER, WORKER_STONE]
    assert WORKERS.each == (WORKER_WOOD, WORKER_SAND, WORKER_STONE)


def test_a_card_joins_and_leaves_a_set() -> None:
    for cards in EVERY_SET:
        for card in ALL_CARDS:
            assert cards.has(card) == (card in cards.each)
            assert set(cards.with_one(card)) == {*cards, card}
            assert set(cards.without(card)) == {*cards} - {card}


def test_sets_are_joined_shared_and_taken_from_each_other() -> None:
    played = cards_of([TRADER, WORKER_SAND, MASTER_BUILDER])
    assert played.common(WORKERS).each == (WORKER_SAND,)
    assert played.less(WORKERS).each == (TRADER, MASTER_BUILDER)
    assert played.less(WORKERS).joined(WORKERS).each == (TRADER, *WORKERS, MASTER_BUILDER)
    assert played.less(FULL_HAND) is NO_CARDS
    assert len(NO_CARDS) == 0

"""Bots against bots: who sits where, what is counted, and who plays the games."""

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

import bastide
from bastide.bots.crews import NoCluster, OfCluster, new_crew
from bastide.bots.pairing import Pairing, Played, Tally, count, distinct_orders, pairings, play_pairing
from bastide.words import LANGUAGES, words_for


def orders(bots: str, **options: Any) -> list[str]:
    """Who sits where, a letter a bot."""
    start = bastide.Match("burgundy", seed=1, seats=len(bots), **options).result
    return ["".join([bots[number] for number in order]) for order in distinct_orders(list(bots), start)]


def test_every_order_of_the_seats_is_played() -> None:
    assert orders("ab") == ["ab", "ba"]
    assert len(set(orders("abcd"))) == len(orders("abcd")) == 24


def test_bots_of_one_kind_do_not_change_places() -> None:
    assert sorted(orders("abbb")) == ["abbb", "babb", "bbab", "bbba"]
    assert sorted(orders("abb")) == ["abb", "bab", "bba"]


def test_partners_stay_partners() -> None:
    assert sorted(orders("abab", mode="team")) == ["abab", "baba"]


def test_every_seed_is_played_in_every_order() -> None:
    to_play = list(pairings("kingdom", {}, ["uniform", "greedy"], games=3, first=7))
    assert [(one.seed, one.order) for one in to_play] == [(7, (0, 1)), (7, (1, 0)), (8, (0, 1)), (8, (1, 0))]


def test_the_same_seed_gives_the_same_game() -> None:
    pairing = Pairing("seasons", {}, ("steward", "greedy"), (1, 0), seed=3)
    first, again = play_pairing(pairing), play_pairing(pairing)
    assert (first.scores, first.moves) == (again.scores, again.moves)


def test_a_shared_win_is_a_part_of_one_and_a_margin_is_over_the_best_of_the_others() -> None:
    tallies = [Tally(), Tally(), Tally()]
    pairing = Pairing("kingdom", {}, ("a", "b", "c"), (2, 0, 1), seed=1)
    count(tallies, Played(pairing, [50, 60, 60], [[0], [1], [2]], [1, 2], [5, 6, 7], [0.5, 0.6, 0.7]))
    assert [tally.wins for tally in tallies] == [0.5, 0.5, 0]
    assert [tally.margin for tally in tallies] == [0, 0, -10]
    assert tallies[2].milliseconds == pytest.approx(100)


def test_processes_answer_in_the_order_of_the_tasks() -> None:
    with new_crew(jobs=2) as crew:
        assert list(crew.each(abs, [-3, 2, -1])) == [3, 2, 1]


class Threads:
    """What is asked of a cluster, done by threads: tasks that are sent off, and answers that are fetched."""

    def __init__(self, processors: int) -> None:
        self._pool = ThreadPoolExecutor(processors)
        self._processors = processors
        self.sent = self.fetched = self.most = 0

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self._processors)}

    def remote(self, do: Callable[[Any], Any]) -> Any:
        def send(task: Any) -> Future[Any]:
            self.sent += 1
            self.most = max(self.most, self.sent - self.fetched)
            return self._pool.submit(do, task)

        return type("Remote", (), {"remote": staticmethod(send)})

    def get(self, answer: Future[Any]) -> Any:
        self.fetched += 1
        return answer.result()


def test_a_cluster_answers_in_order_and_is_never_flooded() -> None:
    cluster = Threads(2)
    assert list(OfCluster(cluster).each(abs, range(-20, 0))) == list(range(20, 0, -1))
    assert cluster.most == 4


def test_without_ray_there_is_a_sentence_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster) as caught, new_crew(1, address="auto"):
        raise AssertionError("there is no cluster")
    for language in LANGUAGES:
        assert "bastide[ray]" in words_for(language).tell(caught.value.message)

"""Training on other machines: weights travel, only those that changed, and games come back."""

from pathlib import Path

from bastide.bots.network import new_weights
from bastide.training.cluster import FarPlayer, Sender
from bastide.training.kept import BEST, NOW, ON_TRIAL, POOL, Folder
from bastide.training.selfplay import Lessons, Manner
from bastide.training.workers import Tried, Work

SIZES = (8, 4)


def work(trials: float) -> Work:
    return Work("seasons", "nowhere", "1", trials, 0.0, Manner(), [(1.0, {"seats": 2})])


def test_a_player_far_away_plays_with_the_weights_it_was_sent(tmp_path: Path) -> None:
    folder = Folder(tmp_path, "seasons")
    folder.write(NOW, new_weights("seasons", SIZES, seed=1))
    news = FarPlayer(0, work(trials=0.0)).next(Sender(folder).parcel(0))
    assert isinstance(news, Lessons)
    assert len(news.rows) == len(news.targets) > 0
    assert not Path("nowhere").exists()


def test_a_trial_far_away_tells_which_weights_were_on_trial(tmp_path: Path) -> None:
    folder = Folder(tmp_path, "seasons")
    for name in (NOW, ON_TRIAL, BEST):
        folder.write(name, new_weights("seasons", SIZES, seed=1))
    news = FarPlayer(0, work(trials=1.0)).next(Sender(folder).parcel(0))
    assert isinstance(news, Tried)
    assert news.stamp == folder.stamp(ON_TRIAL)


def test_only_what_changed_is_sent_again(tmp_path: Path) -> None:
    folder, older = Folder(tmp_path, "seasons"), f"{POOL}/0001.npz"
    folder.write(NOW, new_weights("seasons", SIZES, seed=1))
    sender = Sender(folder)
    assert [list(sender.parcel(0)), list(sender.parcel(0)), list(sender.parcel(1))] == [[NOW], [], [NOW]]
    folder.write(older, new_weights("seasons", SIZES, seed=2))
    assert list(sender.parcel(0)) == [older]

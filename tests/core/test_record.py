"""Records: what they say, and which line is to blame when they do not."""

from typing import Any

import pytest

import bastide
from bastide.core.errors import BadRecord
from bastide.core.record import read_record

RECORD = """bastide 1
game kingdom
rules 1
options {"seats": 2, "first_game": true}

chance start 0            # a remark
chance draw 0 flowers
chance draw 1 forest

0 build 1.1
"""


def blame(text: str) -> tuple[str, int, str]:
    """The key, the line and the reason behind it."""
    with pytest.raises(BadRecord) as refusal:
        bastide.replay(text)
    message = refusal.value.message
    line = message.arguments["line"]
    assert isinstance(line, int)
    assert f"{line}" in str(refusal.value)
    return message.key, line, message.because.key if message.because else ""


def test_a_record_written_by_hand_plays() -> None:
    match = bastide.replay(RECORD)
    assert [row.line for row in match.log] == ["start 0", "draw 0 flowers", "draw 1 forest", "build 1.1"]
    assert match.to_act == (0,)


def test_whole_lines_of_remarks_are_passed_over() -> None:
    text = "# a bug report\n" + RECORD.replace("rules 1", "# older rules\nrules 1")
    assert bastide.replay(text).log == bastide.replay(RECORD).log


def test_a_name_may_hold_any_sign() -> None:
    match = bastide.replay(RECORD)
    assert '"Odo #2"' in match.record(names=["Mira", "Odo #2"])
    assert bastide.replay(match.record(names=["Mira", "Odo #2"])).log == match.log


def test_a_record_can_be_played_on() -> None:
    match = bastide.replay(RECORD, chance="auto", seed=1)
    match.play(0, "build 2.1")
    match.play(0, "build 2.2")
    assert any(row.line.startswith("draw 0") for row in bastide.replay(match.record()).log)
    match.play(0, "end-turn")
    assert match.to_act == (1,)


def test_a_record_tells_names_date_moves_and_final_scores() -> None:
    match = bastide.Match("kingdom", seats=2, seed=4)
    assert "moves 5\n" in match.record()
    assert "scores" not in match.record()
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    text = match.record(names=["Mira", "Одо"], date="2026-11-15")
    assert 'seats ["Mira", "Одо"]\ndate 2026-11-15\n' in text
    assert f"scores {match.result.scores[0]} {match.result.scores[1]}\n" in text


@pytest.mark.parametrize(
    ("old", "new", "blamed"),
    [
        ("bastide 1", "bastide 2", ("record-heading", 1, "")),
        (RECORD, "", ("record-heading", 1, "")),
        ("game kingdom\n", "", ("record-lacks", 3, "")),
        ("rules 1", "rules one", ("record-header", 3, "")),
        ("rules 1", "rules 2", ("record-rules", 3, "")),
        ("rules 1", "weather fine", ("record-header", 3, "")),
        ("rules 1", "game kingdom", ("record-header", 3, "")),
        ("game kingdom", "game chess", ("record-options", 2, "game-unknown")),
        ('"seats": 2', '"seats": 9', ("record-options", 4, "option-value")),
        ('"seats": 2', '"chairs": 2', ("record-options", 4, "option-unknown")),
        ('"seats": 2', '"seed": 2', ("record-options", 4, "option-unknown")),
        ('{"seats": 2, "first_game": true}', "[2]", ("record-header", 4, "")),
        ('{"seats": 2, "first_game": true}', '{"seats": 2', ("record-header", 4, "")),
        ("0 build 1.1", "nobody build 1.1", ("record-seat", 10, "")),
        ("0 build 1.1", "1 build 1.1", ("record-move", 10, "not-to-act")),
        ("0 build 1.1", "0 build 1.2", ("record-move", 10, "wrong-terrain")),
        ("0 build 1.1", "0 buil", ("record-move", 10, "line-unknown")),
        ("0 build 1.1", "0", ("record-move", 10, "line-unknown")),
        ("chance draw 1 forest", "chance draw 0 forest", ("record-move", 8, "other-draws")),
        ("chance draw 1 forest", "chance draw 1 water", ("record-move", 8, "card-not-in-deck")),
        ("rules 1", "rules 1\nmoves 9", ("record-broken-off", 11, "")),
        ("rules 1", "rules 1\nscores 50 40", ("record-scores", 11, "")),
    ],
)
def test_a_record_that_cannot_be_names_its_line(old: str, new: str, blamed: tuple[str, int, str]) -> None:
    assert old in RECORD
    assert blame(RECORD.replace(old, new)) == blamed


def test_a_record_cut_short_is_noticed_wherever_it_is_cut() -> None:
    match = bastide.Match("kingdom", seats=2, seed=4)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    text = match.record()
    for end in range(0, len(text) - 1, 97):
        with pytest.raises(BadRecord):
            bastide.replay(text[:end])


def test_edited_scores_are_noticed() -> None:
    match = bastide.Match("kingdom", seats=2, seed=4)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    told = f"scores {match.result.scores[0]}"
    assert blame(match.record().replace(told, f"scores {match.result.scores[0] + 1}"))[0] == "record-scores"


def test_a_record_with_more_moves_than_it_promises_is_noticed() -> None:
    match = bastide.Match("kingdom", seats=2, seed=4)
    assert blame(match.record().replace("moves 5", "moves 4"))[0] == "record-broken-off"


def test_scores_of_a_game_that_is_not_over_are_noticed() -> None:
    match = bastide.replay(RECORD)
    scores = " ".join(str(score) for score in match.result.scores)
    assert blame(RECORD.replace("rules 1", f"rules 1\nscores {scores}"))[0] == "record-scores"


def test_the_number_of_seats_is_always_written() -> None:
    assert 'options {"seats": 2}' in bastide.Match("kingdom", seed=1).record()


def test_playing_on_is_repeatable_with_a_seed() -> None:
    def played_on(seed: int) -> str:
        match = bastide.replay(RECORD, chance="auto", seed=seed)
        for line in ("build 2.1", "build 2.2", "end-turn"):
            match.play(0, line)
        return match.record()

    assert played_on(5) == played_on(5)
    assert len({played_on(seed) for seed in range(20)}) > 1


@pytest.mark.parametrize("arguments", [{"chance": "autom"}, {"at": -1}])
def test_a_replay_refuses_what_it_cannot_do(arguments: dict[str, Any]) -> None:
    with pytest.raises(bastide.BadOption):
        bastide.replay(RECORD, **arguments)


@pytest.mark.parametrize("name", ["bot greedy", "Ann\u2028Lee", "Ann\x85", 'A "B"', "#1"])
def test_people_of_any_name_come_back_from_a_record(name: str) -> None:
    match = bastide.replay(RECORD)
    text = match.record(names=[name, ""], bots=["", "greedy"], date="2026\n11")
    assert (read_record(text).names, read_record(text).bots) == ([name, ""], ["", "greedy"])
    assert bastide.replay(text).log == match.log


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("0 build 1.1", "9" * 50 + " build 1.1", 10),
        ("0 build 1.1", "9" * 5000 + " build 1.1", 10),
        ('{"seats": 2, "first_game": true}', '{"seats": ' + "[" * 100_000 + "}", 4),
        ('{"seats": 2, "first_game": true}', '{"self": 1}', 4),
        ("rules 1", "rules " + "9" * 5000, 3),
    ],
)
def test_a_monstrous_record_is_refused_in_a_sentence(old: str, new: str, line: int) -> None:
    assert blame(RECORD.replace(old, new))[1] == line

"""Every mistake of a person is one sentence in their language, never a traceback."""

import re

import pytest

from tests.cli.terminal import LANGUAGES, Ended, House, finished_record, said

MISTAKES = [
    ("play chess", "There is no game called “chess”. There are: burgundy, kingdom, seasons."),
    ("play --seats 5", "The option “seats” cannot be “5”. Allowed: 2, 3, 4."),
    ("play --seats many", "This is not a value for seats."),
    ("play --people 3", "3 people do not fit on 2 seats."),
    ("play -o wonders=3", "There is no option “wonders”."),
    ("play -o game=chess", "There is no option “game”."),
    ("play -o seed=1", "There is no option “seed”."),
    ("play -o chance=manual", "There is no option “chance”."),
    ("play -o self=1", "There is no option “self”."),
    ("arena -o self=1", "There is no option “self”."),
    ("play -o first_game", "An option is written NAME=VALUE, not “first_game”."),
    ("play -o first_game=yes", "The option “first_game” cannot be “yes”."),
    ("play -o first_game=true -o cards=knights,lords,miners", "contradicts “first_game”"),
    ("play -o turned=true", "The option “turned” cannot be “true”."),
    ("play burgundy -o edition=2020", "The option “edition” cannot be “2020”. Allowed: 2011, 2019."),
    ("play burgundy -o edition=2011 -o duchies=10", "The 2011 edition has no duchy 10. (B2.8)"),
    ("play burgundy -o duchies=11", "The option “duchies” cannot be “11”."),
    ("play burgundy -o duchies=", "The option “duchies” cannot be “”."),
    (
        "play burgundy -o duchies=1,2,3",
        "Name one duchy for all or one for each seat: 3 named, 2 seats. (B2.5)",
    ),
    ("play burgundy -o setup=experts -o duchies=3", "contradicts “setup”: leave one of them out. (B2.8)"),
    (
        "play burgundy -o edition=2011 -o modules=shields",
        "Modules belong to the 2019 edition; the 2011 edition has none. (B11.1)",
    ),
    ("play burgundy -o moats=wide", "There is no option “moats”."),
    ("arena burgundy -o cards=knights", "There is no option “cards”."),
    ("rules burgundy B99.9", "There is no clause “B99.9” in these rules."),
    ("play --bots grandmaster", "There is no bot “grandmaster”. There are: uniform, greedy."),
    ("arena --bots uniform", "The arena needs as many bots as seats"),
    ("arena --games 0", "This is not a value for games."),
    ("play --lang de", "There is no language “de”. There are: en, ru, uk."),
    ("play --lang", "There is no language “”."),
    ("dance", "There is no such command: dance."),
    ("play --fast", "There is no such option here: --fast."),
    ("play kingdom twice", "That is one word too many: twice."),
    ("rules kingdom K9.9", "There is no clause “K9.9” in these rules."),
    ("replay", "No finished game is kept."),
    ("replay missing.txt", "missing.txt cannot be read"),
    ("replay .", ". cannot be read"),
    ("replay picture.png", "picture.png is not a text file."),
    ("replay zeros.txt", "zeros.txt is not a text file."),
    ("resume", "No game was broken off."),
    ("bench --compiled .", "There is no compiled engine in ."),
    ("bench --seconds 0.1 --peer missing", "missing"),
]


@pytest.fixture
def house(house: House) -> House:
    """A house with two files that are no records."""
    (house.folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    (house.folder / "zeros.txt").write_bytes(bytes(1000))
    return house


@pytest.mark.parametrize(("command", "sentence"), MISTAKES, ids=[command for command, _ in MISTAKES])
def test_a_mistake_is_told_in_a_sentence(house: House, command: str, sentence: str) -> None:
    assert sentence in the_sentence(house.run(*command.split()))


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    "command",
    [
        "play chess",
        "play --fast",
        "play kingdom twice",
        "play -o turned=true",
        "play burgundy -o duchies=11",
        "replay missing.txt",
    ],
)
def test_a_mistake_is_told_in_the_readers_language(house: House, language: str, command: str) -> None:
    sentence = the_sentence(house.run(*command.split(), "--lang", language), language)
    assert re.search("[а-яіїєґ]{3,} [а-яіїєґ]{2,}", sentence)
    assert not re.search("[A-Za-z]{2,} [A-Za-z]{2,}", sentence)


def test_a_mistake_is_told_in_the_language_of_the_environment(house: House) -> None:
    told = the_sentence(house.run("dance", LANG="uk_UA.UTF-8"))
    assert told == said("usage-command", "uk", name="dance")


def the_sentence(ended: Ended, language: str = "en") -> str:
    """The one sentence of a complaint; a line that points to the help may follow."""
    assert (ended.status, ended.told.strip()) == (2, "")
    lines = ended.complaint.splitlines()
    assert lines[1:] in ([], [said("usage-help", language)])
    return lines[0]


def edit(old: str, new: str) -> str:
    """The record of a finished game with one thing changed."""
    record = finished_record()
    assert re.search(old, record, re.MULTILINE)
    return re.sub(old, new, record, count=1, flags=re.MULTILINE)


DEEP = "[" * 100_000
RECORDS = {
    "empty": ("", "Line 1: a record begins with “bastide 1”."),
    "cut in mid-line": (finished_record()[:-9], "cannot be played: “"),
    "cut at a line": ("\n".join(finished_record().splitlines()[:-3]), "the record breaks off"),
    "cut in the header": (finished_record()[:20], "the header does not say “rules”."),
    "illegal move": (edit(r"^0 build .*", "0 end-turn"), "cannot be played: “0 end-turn”.*(K3.7)"),
    "wrong seat": (edit(r"^0 build", "1 build"), "Seat 1 is not to act; to act: 0."),
    "impossible start": (edit(r"^chance start 0", "chance start 3"), "There is no such seat."),
    "impossible draw": (edit(r"^chance draw 0", "chance draw 1"), "Another seat draws: 0. (K3.5)"),
    "chance out of turn": (edit(r"^0 build .*", "chance start 1"), "No outcome of chance is due."),
    "move after the end": (edit("^moves .*\n", "") + "0 end-turn\n", "The game is over."),
    "wrong scores": (edit(r"^scores .*", "scores 1 2"), "tells of the scores 1 2, but playing it gives"),
    "wrong rules": (edit(r"^rules .*", "rules 99"), "made under revision 99 of the rules"),
    "bad rules": (edit(r"^rules .*", "rules " + "9" * 5000), "Line 3: this is not a line of a header"),
    "bad options": (edit(r"^options .*", 'options {"seats": 2'), "Line 4: this is not a line of a header"),
    "deep options": (edit(r"^options .*", f"options {DEEP}"), "Line 4: this is not a line of a header"),
    "wrong seats": (edit(r'"seats": 2', '"seats": 9'), "The option “seats” cannot be “9”."),
    "chance as option": (edit(r'"seats": 2', '"chance": "auto"'), "There is no option “chance”."),
    "self as option": (edit(r'"seats": 2', '"self": 2'), "There is no option “self”."),
    "unknown field": (edit(r"^moves .*", "weather fine"), "Line 6: this is not a line of a header"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_cannot_be_played_is_refused_in_a_sentence(house: House, name: str) -> None:
    text, sentence = RECORDS[name]
    (house.folder / "game.txt").write_text(text, encoding="utf-8")
    told = the_sentence(house.run("replay", "game.txt"))
    assert re.search(".*".join(map(re.escape, sentence.split(".*"))), told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_is_told_with_its_line_and_clause(house: House, language: str) -> None:
    text, _ = RECORDS["illegal move"]
    (house.folder / "game.txt").write_text(text, encoding="utf-8")
    line = text.splitlines().index("0 end-turn") + 1
    told = the_sentence(house.run("resume", "game.txt", "--lang", language))
    refused = said("record-move", language, line=line, text="0 end-turn")
    assert told == f"{refused} {said('build-first', language, count=3)} (K3.7)"

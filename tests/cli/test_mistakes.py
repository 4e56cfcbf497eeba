"""Every mistake of a person is one sentence in their language, never a traceback."""

import re

import pytest

from tests.cli.terminal import LANGUAGES, Ended, House, finished_record, said

MISTAKES = [
    ("play chess", "There’s no game called “chess”. Choose one of: burgundy, kingdom, seasons."),
    ("play --seats 5", "“seats” can’t be “5”. Choose one of: 2, 3, 4."),
    ("play --seats many", "That’s not a value for seats."),
    ("play --people 3", "Too many people for the seats: 3 people, 2 seats."),
    ("play -o wonders=3", "There’s no option “wonders”."),
    ("play -o game=chess", "There’s no option “game”."),
    ("play -o seed=1", "There’s no option “seed”."),
    ("play -o chance=manual", "There’s no option “chance”."),
    ("play -o self=1", "There’s no option “self”."),
    ("arena -o self=1", "There’s no option “self”."),
    ("play -o first_game", "Write an option as NAME=VALUE, not “first_game”."),
    ("play -o first_game=yes", "“first_game” can’t be “yes”."),
    ("play -o first_game=true -o cards=knights,lords,miners", "contradicts “first_game”"),
    ("play -o turned=true", "“turned” can’t be “true”."),
    ("play burgundy -o edition=2020", "“edition” can’t be “2020”. Choose one of: 2011, 2019."),
    (
        "play burgundy -o edition=2011 -o duchies=10",
        "The 2011 edition has no duchy 10. Choose another. (B2.8)",
    ),
    ("play burgundy -o duchies=11", "“duchies” can’t be “11”."),
    ("play burgundy -o duchies=", "“duchies” can’t be “”."),
    (
        "play burgundy -o duchies=1,2,3",
        "Name one duchy for everyone or one for each seat: 3 named, 2 seats. (B2.5)",
    ),
    ("play burgundy -o setup=experts -o duchies=3", "contradicts “setup”. Leave one of them out. (B2.8)"),
    (
        "play burgundy -o edition=2011 -o modules=shields",
        "Modules belong to the 2019 edition; choose it, or play without modules (now: 2011). (B11.1)",
    ),
    ("play burgundy -o moats=wide", "There’s no option “moats”."),
    ("arena burgundy -o cards=knights", "There’s no option “cards”."),
    ("rules burgundy B99.9", "There’s no clause “B99.9” in these rules. Name no clause to read them all."),
    (
        "play --bots grandmaster",
        "There’s no bot “grandmaster”. Choose one of: page, squire, steward, castellan, regent, sovereign",
    ),
    ("arena --bots uniform", "The arena needs as many bots as seats"),
    ("arena --games 0", "That’s not a value for games."),
    ("play --lang de", "There’s no language “de”. Choose one of: en, ru, uk."),
    ("play --lang", "There’s no language “”."),
    ("dance", "There’s no such command: dance."),
    ("play --fast", "There’s no such option: --fast."),
    ("play kingdom twice", "That’s one word too many: twice."),
    ("rules kingdom K9.9", "There’s no clause “K9.9” in these rules. Name no clause to read them all."),
    ("replay", "There’s no finished game to replay yet."),
    ("replay missing.txt", "Can’t read missing.txt"),
    ("replay .", "Can’t read ."),
    ("replay picture.png", "picture.png isn’t a text file."),
    ("replay zeros.txt", "zeros.txt isn’t a text file."),
    ("resume", "There’s no unfinished game to resume."),
    ("bench --compiled .", "There’s no compiled engine in ."),
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
    helps = said("usage-help", language, command="bastide").removesuffix(" --help")
    assert len(lines) == 1 or (len(lines) == 2 and lines[1].startswith(helps))
    return lines[0]


@pytest.mark.parametrize(
    ("command", "helps"),
    [("play --fast", "bastide play"), ("bots", "bastide bots"), ("--fast", "bastide")],
)
def test_a_mistake_leads_to_the_help_of_its_command(house: House, command: str, helps: str) -> None:
    told = house.run(*command.split()).complaint.splitlines()
    assert told[1:] == [f"Try: {helps} --help"]
    shown = house.run(*f"{helps} --help".split()[1:]).told
    assert f"Usage: {helps} " in shown


def edit(old: str, new: str) -> str:
    """The record of a finished game with one thing changed."""
    record = finished_record()
    assert re.search(old, record, re.MULTILINE)
    return re.sub(old, new, record, count=1, flags=re.MULTILINE)


DEEP = "[" * 100_000
RECORDS = {
    "empty": ("", "Line 1: a game record starts with “bastide 1”."),
    "cut in mid-line": (finished_record()[:-9], "can’t be played: “"),
    "cut at a line": ("\n".join(finished_record().splitlines()[:-3]), "the record is cut short"),
    "cut in the header": (finished_record()[:20], "“rules” is missing from the header."),
    "illegal move": (edit(r"^0 build .*", "0 end-turn"), "can’t be played: “0 end-turn”.*(K3.7)"),
    "wrong seat": (edit(r"^0 build", "1 build"), "It isn’t seat 1’s turn. Wait for seat 0."),
    "impossible start": (edit(r"^chance start 0", "chance start 3"), "There’s no such seat."),
    "impossible draw": (edit(r"^chance draw 0", "chance draw 1"), "Another seat draws: 0. (K3.5)"),
    "chance out of turn": (edit(r"^0 build .*", "chance start 1"), "No roll or draw is due now."),
    "move after the end": (edit("^moves .*\n", "") + "0 end-turn\n", "The game is over."),
    "wrong scores": (edit(r"^scores .*", "scores 1 2"), "says the scores are 1 2, but replaying it gives"),
    "wrong rules": (edit(r"^rules .*", "rules 99"), "recorded under revision 99 of the rules"),
    "bad rules": (edit(r"^rules .*", "rules " + "9" * 5000), "Line 3 isn’t a header line"),
    "bad options": (edit(r"^options .*", 'options {"seats": 2'), "Line 4 isn’t a header line"),
    "deep options": (edit(r"^options .*", f"options {DEEP}"), "Line 4 isn’t a header line"),
    "wrong seats": (edit(r'"seats": 2', '"seats": 9'), "“seats” can’t be “9”."),
    "chance as option": (edit(r'"seats": 2', '"chance": "auto"'), "There’s no option “chance”."),
    "self as option": (edit(r'"seats": 2', '"self": 2'), "There’s no option “self”."),
    "unknown field": (edit(r"^moves .*", "weather fine"), "Line 6 isn’t a header line"),
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

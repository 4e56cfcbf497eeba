"""The words of the house: the same messages in every language, all of them sayable."""

import re
from collections.abc import Iterator
from dataclasses import Field, fields
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import bastide
from bastide.core.game import Event
from bastide.core.notation import Notation, kebab
from bastide.words import GUIDE, LANGUAGES, LATER, STUDY, TRY, read_page_words, read_words, words_for
from tests.games.every import random_match, spelt_lines
from tests.wording import NAMES, ROOT, all_messages, book, files_of, messages, page

# -- three languages, one set of messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files_and_nothing_that_cannot_be_read(language: str) -> None:
    assert files_of(language) == NAMES
    for name in ("house", *bastide.games()):
        body = parse(read_words(language, name)).body
        assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
        keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, name: str) -> None:
    assert list(messages(language, name)) == list(messages("en", name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_tell_the_same_in_every_language(language: str) -> None:
    for key, message in all_messages(language).items():
        english = all_messages("en")[key].variables
        if (
            key != "location-with-article"
        ):  # other languages decline the word instead of putting one before it
            assert (key, message.variables) == (key, english)
        assert {name.removesuffix("_name") for name in message.variables} == {
            name.removesuffix("_name") for name in english
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_exist(language: str) -> None:
    referred = {key for message in all_messages(language).values() for key in message.references}
    assert referred <= all_messages(language).keys()


# -- what is said


def each_event(game: str) -> Iterator[Event]:
    """Every kind of event, with every word that its fields can hold, and those of a game as all see it."""
    notation = bastide.game(game).NOTATION
    for event in bastide.game(game).EVENTS:
        make: Any = event
        every = [values_of(each, notation) for each in fields(make)]
        plain = [values[-1] for values in every]
        for place, values in enumerate(every):
            yield from (make(*plain[:place], value, *plain[place + 1 :]) for value in values)
        yield make(*plain)
    yield from hidden_events(game)


def values_of(field: Field[Any], notation: Notation) -> list[int] | list[str]:
    """All that a field of an event can hold; of what is open some of the words."""
    if field.type is str:
        return ["extra-action", "ship", "store"]
    kind = notation.kinds.get(field.name)
    if kind is None:
        return [*range(30), 1]
    return [*range(min(0, kind.first), kind.first + len(kind.words)), kind.first]


def hidden_events(game: str) -> Iterator[Event]:
    """The events of a game as somebody sees them who does not know everything."""
    for row in random_match(game, {}, seed=1).log:
        seen = [bastide.game(game).seen(event, None) for event in row.events]
        yield from (event for event in seen if event is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_every_event_can_be_told(game: str, language: str) -> None:
    words, notation = words_for(language, game), bastide.game(game).NOTATION
    for event in each_event(game):
        told = words.event(event, notation, ["Ann", "Ben", "Cid", "Dan"])
        assert told[-1] in ".)"
        assert not re.search(r"\{|None|-\d", told)


# Told before the first turn or at the start of a round, always with the player's name.
NAMED = {"start-chosen", "duchy-picked", "duchy-revealed", "round-began"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_a_line_under_its_players_name_has_no_hole_where_the_name_stood(game: str, language: str) -> None:
    words, notation = words_for(language, game), bastide.game(game).NOTATION
    deeds = [(kebab(type(event).__name__), notation.words_of(event)) for event in each_event(game)]
    told = {words.say(key, **{**said, "player": ""}) for key, said in deeds if key not in NAMED}
    assert [line for line in told if re.search(r"^ *[’:,.]|: *\.|\(\)|— *[,.;]|\bfor \(", line)] == []


# What a line itself says or a score shows, what chance brings, and what speaks of nobody.
NOT_FORETOLD = {
    "burgundy": "start-chosen goods-dealt duchy-dealt duchies-dealt duchy-revealed card-dealt dice-rolled "
    "only-choice-made tile-taken tile-placed tile-bought goods-sold scored",
    "kingdom": "start-chosen card-drawn card-revealed card-removed card-replaced mandatory-lapsed "
    "settlement-built extra-built settlement-lifted settlement-moved turn-ended",
    "seasons": "start-chosen characters-chosen characters-revealed helper-called-back helper-sent "
    "helper-returned helper-housed helpers-stayed piece-bought sale-asked sale-refused silver-exchanged "
    "building-begun scored turn-ended card-removed bank-paid wall-mended wall-left gift-given dropped-out "
    "talers-turned-in resources-turned-in nothing-turned-in",
}


@pytest.mark.parametrize("game", bastide.games())
def test_what_a_move_would_bring_is_said_to_the_one_who_chooses_it(game: str) -> None:
    events: list[Any] = list(bastide.game(game).EVENTS)
    own = {kebab(kind.__name__) for kind in events if "seat" in {field.name for field in fields(kind)}}
    said = book("en", game)
    addressed = {key for key in said if key.startswith("you-")}
    assert addressed == {f"you-{key}" for key in own - set(NOT_FORETOLD[game].split())}
    assert [key for key in addressed if "player" in said[key].variables] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bastide.games())
def test_every_refusal_can_be_told(game: str, language: str) -> None:
    words, rng = words_for(language, game), Random(1)
    keys = set()
    for seed in range(8):
        match = random_match(game, {}, seed, most=10 + 9 * seed)
        for line in spelt_lines(match.game, rng, most=60):
            reason = match.why(match.to_act[0], line)
            if reason is not None:
                keys.add(reason.key)
                assert re.search(r"[.)]$", words.tell(reason))
    assert len(keys) > 8


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_word_of_a_message_mixes_alphabets_or_uses_a_typewriters_quotes(language: str) -> None:
    for key, message in all_messages(language).items():
        for text in message.texts:
            assert (key, strange(text, language)) == (key, [])


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", bastide.games())
def test_no_word_of_the_rules_mixes_alphabets_or_uses_a_typewriters_quotes(game: str, language: str) -> None:
    text = (ROOT / "docs" / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    assert strange(text, language) == []


def strange(text: str, language: str) -> list[str]:
    """What does not belong into a text of this language."""
    foreign = {"ru": "[іїєґІЇЄҐ]", "uk": "[ыэъёЫЭЪЁ]"}[language]
    mixed = r"\w*(?:[A-Za-z]\w*[Ѐ-ӿ]|[Ѐ-ӿ]\w*[A-Za-z])\w*"
    return re.findall(rf"\w*{foreign}\w*|{mixed}|[\"']", text)


COUNTS = (1, 2, 5, 11, 21, 22, 25, 111)
FORMS = {
    ("ru", "deck-remade"): "карта карты карт карт карта карты карт карт",
    ("uk", "deck-remade"): "карта карти карт карт карта карти карт карт",
    ("ru", "expects-extra-or-build"): (
        "поселение поселения поселений поселений поселение поселения поселений поселений"
    ),
    ("uk", "expects-extra-or-build"): (
        "поселення поселення поселень поселень поселення поселення поселень поселень"
    ),
    ("ru", "score-words"): "золото золота золота золота золото золота золота золота",
    ("uk", "score-words"): "золото золота золота золота золото золота золота золота",
    ("ru", "arena-title"): "партия партии партий партий партия партии партий партий",
    ("uk", "arena-title"): "партія партії партій партій партія партії партій партій",
}
SEASONS_FORMS = {
    ("ru", "talers-counted"): "талер талера талеров талеров талер талера талеров талеров",
    ("uk", "talers-counted"): "талер талери талерів талерів талер талери талерів талерів",
    ("ru", "cards-taken-back"): "карту карты карт карт карту карты карт карт",
    ("uk", "cards-taken-back"): "карту карти карт карт карту карти карт карт",
    ("ru", "ways-left"): "способ способа способов способов способ способа способов способов",
    ("uk", "ways-left"): "спосіб способи способів способів спосіб способи способів способів",
}


@pytest.mark.parametrize(("language", "key"), FORMS)
def test_a_number_and_its_word_agree(language: str, key: str) -> None:
    words = words_for(language, "kingdom")
    for count, form in zip(COUNTS, FORMS[language, key].split(), strict=True):
        told = words.say(
            key, count=count, score=count, games=count, terrain="forest", game="-", first=0, last=0
        )
        assert re.search(rf"\b{count}\s{form}\b", told), told


@pytest.mark.parametrize(("language", "key"), SEASONS_FORMS)
def test_a_number_and_its_word_agree_in_the_castle(language: str, key: str) -> None:
    words = words_for(language, "seasons")
    for count, form in zip(COUNTS, SEASONS_FORMS[language, key].split(), strict=True):
        told = words.say(key, count=count, talers=count, player="Ann", move="pay")
        assert re.search(rf"\b{count}\s{form}\b", told), told


@pytest.mark.parametrize("name", ["house", *bastide.games()])
def test_the_page_gets_every_word_that_it_says(name: str) -> None:
    texts, beginnings = page("" if name == "house" else name)
    whole, kept = (
        set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text))
        for text in (
            read_words("en", name),
            "".join(read_page_words("en", name + end) for end in ("", LATER, GUIDE, STUDY, TRY)),
        )
    )
    assert whole - kept
    assert not (whole - kept) & texts
    assert [key for key in whole - kept if key.startswith(beginnings)] == []


@pytest.mark.parametrize(
    ("language", "thousands", "signs", "share"),
    [
        ("en", "12,345.7", ["+2.5", "−0.3", "+0", "+3.0"], "36.5%"),
        ("ru", "12\N{NO-BREAK SPACE}345,7", ["+2,5", "−0,3", "+0", "+3,0"], "36,5\N{NO-BREAK SPACE}%"),
        ("uk", "12\N{NO-BREAK SPACE}345,7", ["+2,5", "−0,3", "+0", "+3,0"], "36,5%"),
    ],
)
def test_numbers_are_written_as_in_the_language(
    language: str, thousands: str, signs: list[str], share: str
) -> None:
    words = words_for(language)
    assert words.number(12345.67) == thousands
    signed = [words.signed(value) for value in (2.5, -0.3, -0.04)]
    assert [*signed, words.signed(3, least=1)] == signs
    assert words.share(0.365, places=1) == share
    assert words.number(4.0) == "4"

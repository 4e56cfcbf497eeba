"""One word for one thing: what the glossary has decided against stands in no message and in no rule."""

import re
from collections.abc import Iterator

import pytest

import bastide
from bastide.rulebook import read_rules
from bastide.words import words_for
from tests.wording import NAMES, messages

# What is not written, and what is written instead.
FORBIDDEN = {
    "en": {
        r"\bcannot\b|\b(?:do|does|did|is|are|was|has|have|will) not\b": "a contraction",
        r"\b[Ww]hoever\b|\b[Nn]eed not\b|\bdear place\b": "plain words",
        r"\b[Oo]pen effect|\beffect is (?:still )?open\b|\b[Cc]hance is to act\b": "what to finish first",
        r"\b[Gg]i?a?ve(?:s|n)? up\b": "resign, or discard a shield",
        r"\bown (?!card\b|words\b)": "yours, or personal",
        r"\bIn all\b|\b[Ss]et-up\b|\bonce a turn\b": "total, setup, once per turn",
        r"\b[Hh]appily|\bplease\b|\b[Oo]ops\b": "nothing",
    },
    "ru": {
        r"\bраза? в ход": "раз за ход",
        r"\bшаг": "ход",
        r"[Нн]ажмите (?!на\b|Enter\b)\w": "нажмите на",
        r"\b[Оо]диночн|\bв одиночку\b": "для одного",
        r"[Пп]овтор\w+ (?:чужие )?монастыр": "копировать",
        r"числ\w+ белого кубика": "номер",
        r"[Оо]ткрыт\w* эффект": "что завершить",
        r"\b[Зз]акончен[аоы]?\b": "окончена",
        r"\b[Пп]обедн\w+ очк|\bгекс|\bвотчин|\bсамород": "слова из глоссария",
        r"\bосуществ|\bявля[ею]т|\b[Дд]анн(?:ый|ая|ое|ые) |\bв случае если\b|\bактивир": "проще",
        r"\b[Рр]азместит|\b[Пп]оместит": "выложить, поставить",
        r"\b[Пп]латится\b": "начисляется",
        r"\b[Пп]ожалуйста\b|\b[Уу]спешно\b|\bОтмена\b": "ничего",
    },
    "uk": {
        r"\bраз на хід": "раз за хід",
        r"\b[Кк]рок": "хід",
        r"\b[Оо]бира|\b[Оо]бер(?:е|іть)": "вибирає",
        r"\b[Пп]окуп[кц]": "купівля",
        r"\b[Зз]акінчен": "завершено",
        r"\b[Сс]початку\b": "спершу",
        r"[Нн]атисніть (?!на\b|Enter\b)\w": "натисніть на",
        r"\b[Нн]аодинці\b|\bна самоті\b": "для одного",
        r"\b[Пп]овтор\w+ (?:чужі )?монастир": "копіювати",
        r"числ\w+ білого кубика": "номер",
        r"\bщоетапу\b|\bвартує\b|\bсплачується\b": "на кожному етапі, дасть балів, нараховується",
        r"\bробоч(?:ий|ого|им|их)\b|\bочк[оаи]\b|\bочок\b|\bпереможн\w+ бал": "робітник, бал",
        r"\bслідуюч|\bприйма\w+ участь|\bлюб(?:ий|а|е|ого)\b|\bспівпада|\bна протязі\b": "українською",
        r"часовою стрілкою|\bв якості\b|\bявляється\b|\bза рахунок\b|\bвірно\b": "українською",
        r"\b[Пп]омістит|\b[Рр]озмістит|\b[Вв]иложи": "викласти, поставити",
        r"\b[Дд]ан(?:ий|а|е|і) ": "цей",
    },
}
# Our words for things that the box calls otherwise: there its word stands once, in the tooltip.
BOX = {
    "ru": {
        r"хранилищ": "does-warehouse",
        r"сервент": "does-servants-house",
        r"«палас»": "does-palace",
        r"\bразлом": "does-breach",
    },
    "uk": {
        r"[Чч]орн\w+ ринок": "black-says",
        r"[Гг]остинн\w+ двір": "does-inn",
        r"[Жж]етон\w* досягнень": "bonus-says",
    },
}
# The server is a house on the page that tells about it, and nowhere else.
HOUSE = {"en": r"\b[Hh]ouse\b", "ru": r"\b[Дд]ом(?:а|у|ом|е)?\b", "uk": r"\b[Дд](?:ім|ому|омом|омі)\b"}
# A turn is taken back; a move is undone, a player returns, a card comes back to the hand.
TAKEN_BACK = {"menu-back", "asks-back", "asked-nobody", "asked-back-granted", "no-take-back-here"}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every message by its key."""
    for name in NAMES:
        for key, message in messages(language, name).items():
            yield key, "".join(message.texts).replace("\xa0", " ")


@pytest.mark.parametrize(
    ("language", "pattern"),
    [(language, pattern) for language in FORBIDDEN for pattern in FORBIDDEN[language]],
)
def test_no_message_says_what_the_glossary_has_decided_against(language: str, pattern: str) -> None:
    found = [(key, text) for key, text in texts(language) if re.search(pattern, text)]
    assert found == [], FORBIDDEN[language][pattern]


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", bastide.games())
def test_the_rules_keep_to_the_glossary_too(game: str, language: str) -> None:
    lines = read_rules(game, language).replace("\xa0", " ").splitlines()
    found = {pattern: [line for line in lines if re.search(pattern, line)] for pattern in FORBIDDEN[language]}
    assert {pattern: lines for pattern, lines in found.items() if lines} == {}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", bastide.games())
def test_the_rules_show_players_no_code_and_speak_of_no_tests(game: str, language: str) -> None:
    code = re.compile(r"`|\btests?\b|\bтест|numbered warehouse")
    assert [line for line in read_rules(game, language).splitlines() if code.search(line)] == []


@pytest.mark.parametrize("language", BOX)
def test_where_ours_differs_the_word_of_the_box_stands_once(language: str) -> None:
    for pattern, place in BOX[language].items():
        assert [key for key, text in texts(language) if re.search(pattern, text)] == [place]


@pytest.mark.parametrize("language", HOUSE)
def test_only_the_page_about_bastide_calls_the_server_a_house(language: str) -> None:
    found = messages(language, "house.ftl").items()
    assert [key for key, one in found if re.search(HOUSE[language], "".join(one.texts))] == ["about-house"]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_depot_is_never_a_warehouse(language: str) -> None:
    words = words_for(language, "burgundy")
    for depot in ("1", "black"):
        told = {
            key: words.say(key, player="Ann", tile="warehouse", depot=depot, space=5, workers=0, silver=2)
            for key in ("tile-taken", "tile-bought", "tile-laid", "line-take", "line-place-from", "back-take")
        }
        assert {key: line for key, line in told.items() if re.search(r"склад (?:со?|зі?) ", line)} == {}


# Russian puts a space before the sign that does not break, the others nothing.
WRONG_PERCENT = {"en": r"\s%", "ru": r"(?:^|[^\xa0])%", "uk": r"\s%"}


@pytest.mark.parametrize("language", WRONG_PERCENT)
def test_per_cent_is_written_as_the_language_writes_it(language: str) -> None:
    said = [one for name in NAMES for one in messages(language, name).items()]
    found = [key for key, one in said if any(re.search(WRONG_PERCENT[language], text) for text in one.texts)]
    assert found == []


def test_to_take_back_means_one_thing() -> None:
    found = {key for key, text in texts("en") if re.search(r"\b[Tt]ak(?:e|es|en)\b[^.]*\bback\b", text)}
    assert found | {"menu-back", "asks-back"} == TAKEN_BACK

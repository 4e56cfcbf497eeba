"""The Castles of Burgundy in the terminal: depots, the own duchy, everybody in short."""

import re
from functools import cache
from typing import Any

import pytest

import bastide
from bastide.bots import new_bot
from bastide.cli.play import SECONDS
from bastide.games.burgundy.components import GRID
from bastide.rulebook import clauses, read_rules
from bastide.words import words_for
from tests.cli.terminal import COLOURS, LANGUAGES, House, hinted, moves_of, opening_lines, plain

SEED = 3  # the person begins
PLAY = ("play", "burgundy", "--seed", str(SEED))
FIRST = opening_lines(SEED, game="burgundy")
MARK = re.compile(r"\[(\d+)\]")


def said(key: str, language: str = "en", **arguments: Any) -> str:
    """A message as people read it."""
    return words_for(language, "burgundy").say(key, **arguments)


@cache
def squires_lines(seats: int = 2, setup: str = "basic", modules: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What a squire in seat 0 plays against the squires of the terminal, to the end of the game."""
    match = bastide.Match("burgundy", seed=SEED, seats=seats, setup=setup, modules=modules)
    bots = [new_bot("greedy", "burgundy", seed=SEED + seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), seconds=SECONDS))
    return tuple(row.line for row in match.log if row.seat == 0)


# -- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_numbers_to_a_score_sheet_that_adds_up(house: House, language: str) -> None:
    ended = house.run(*PLAY, "--lang", language, typed=["1"] * 200)
    assert (ended.status, ended.complaint) == (0, "")
    *sources, totals = score_rows(ended.told)
    assert len(sources) >= 9
    assert [sum(column) for column in zip(*sources, strict=True)] == list(totals)
    assert totals[0] < totals[1]
    best = said("level-greedy", language)
    assert said("winner", language, player=best, score=max(totals)) in ended.told
    assert language == "en" or foreign_words(ended.told, language) == set()


def score_rows(told: str) -> list[tuple[int, int]]:
    """The numbers of two players on the score sheet; the last row is the total."""
    sheet = told.rpartition("───")[2]
    return [(int(one), int(other)) for one, other in re.findall(r"^ \S.*? (\d+) +(\d+) *$", sheet, re.M)]


def foreign_words(told: str, language: str) -> set[str]:
    """The words of a text that are not of its language and that nobody has to type."""
    latin = re.compile("[A-Za-z]{3,}")
    to_type = latin.findall(said("prompt-help", language) + said("recorded", language, program="bastide"))
    before, after = said("to-the-map", language, word="@").split("@")
    told = re.sub(rf"{re.escape(before)}[a-z0-9 -]+{re.escape(after)}", "", told)
    return set(latin.findall(told)) - set(to_type)


def test_a_whole_game_is_played_by_lines_and_seen_again(house: House) -> None:
    played = house.run(*PLAY, typed=squires_lines())
    assert (played.status, played.complaint) == (0, "")
    own = [move.removeprefix("0 ") for move in house.moves() if move.startswith("0 ")]
    assert own == list(squires_lines())
    replayed = house.run("replay")
    assert score_rows(replayed.told) == score_rows(played.told)
    assert replayed.told.splitlines()[-1] == played.told.splitlines()[-2]


@pytest.mark.parametrize(
    ("language", "seats", "columns"),
    [("en", 2, 80), ("uk", 3, 80), ("ru", 4, 80), ("ru", 2, 100), ("uk", 2, 140), ("ru", 4, 165)],
)
def test_no_line_is_wider_than_the_window(house: House, language: str, seats: int, columns: int) -> None:
    moves = squires_lines(seats)
    typed = [line for place, move in enumerate(moves) for line in (move, "map 2")[: 1 + (place % 8 == 0)]]
    arguments = ("--seats", str(seats), "--lang", language)
    ended = house.run(*PLAY, *arguments, typed=[*typed, "quit"], COLUMNS=str(columns))
    assert (ended.status, ended.complaint) == (0, "")
    assert max(map(len, ended.told.splitlines())) <= columns
    assert "…" not in ended.told


# -- the board and its numbers


def hexes(screen: str) -> dict[str, tuple[str, str]]:
    """What stands in each space of the last large duchy on a screen, in its two lines."""
    rows = [line[: line.rindex("│")] for line in screen.splitlines() if line.count("│") >= 5][-14:]
    printed = [cell for row in rows[::2] for cell in row.split("│")[1:]]
    lying = [cell for row in rows[1::2] for cell in row.split("│")[1:]]
    assert len(printed) == len(lying) == len(GRID.hexes)
    return {str(number): both for number, both in enumerate(zip(printed, lying, strict=True), 1)}


def numbered(screen: str) -> dict[str, str]:
    """The numbers of moves in the last large duchy on a screen, and the spaces they stand on."""
    return {number: space for space, (_, lying) in hexes(screen).items() for number in MARK.findall(lying)}


def kept_match(house: House) -> bastide.Match:
    """The game as it was kept."""
    return bastide.replay(house.kept()[-1].read_text(encoding="utf-8"))


def depots(screen: str) -> dict[str, str]:
    """The rows of the numbered depots on a screen."""
    rows = re.findall(r"^ ([1-6]) (?:−\d\w)? +(\S?.*(?:[♜∩†≈\"⌂·]).*)$", screen, re.M)
    return dict(rows[-6:])


def test_a_number_in_a_depot_takes_the_tile_beside_it(house: House) -> None:
    screen = house.run(*PLAY, typed=["quit"]).screens[0]
    offered = {depot: MARK.findall(row) for depot, row in depots(screen).items()}
    taken = [line for line in FIRST if line.startswith("take 2 ")]
    assert {depot: numbers for depot, numbers in offered.items() if numbers} == {
        depot: [str(FIRST.index(line) + 1) for line in taken if line.split()[2] == depot] for depot in "123"
    }
    for line in taken:
        _, _, depot, tile = line.split()
        number = FIRST.index(line) + 1
        assert re.search(rf"\[{number}\]\w\S {re.escape(said(f'name-{tile}'))}", depots(screen)[depot])


def test_the_other_die_takes_the_board_when_it_is_asked_for(house: House) -> None:
    screen = house.run(*PLAY, typed=["take 4", "quit"]).screens[1]
    numbers = [int(number) for row in depots(screen).values() for number in MARK.findall(row)]
    assert sorted(numbers) == [number for number, line in enumerate(FIRST, 1) if line.startswith("take 4 ")]
    assert "Sell goods · die 4  (on the board)" in screen


def test_a_number_in_the_duchy_places_the_tile_there(house: House) -> None:
    lines = squires_lines()
    first = next(number for number, line in enumerate(lines) if line.startswith("place "))
    screen = house.run(*PLAY, typed=[*lines[:first], "quit"]).screens[first]
    spaces = numbered(screen)
    legal = kept_match(house).legal(0)
    assert spaces
    for number, space in spaces.items():
        assert re.fullmatch(rf"place \d \S+ {space}", legal[int(number) - 1])


def test_a_move_tells_what_it_costs_and_brings(house: House) -> None:
    screen = house.run(*PLAY, typed=["quit"]).screens[0]
    assert re.search(r"^ 1 −1w ", screen, re.M)
    assert re.search(r"^ 2  ", screen, re.M)
    assert "14 = brown −1w +2" in screen


def test_a_placed_tile_and_a_filled_area_can_be_seen_without_colour(house: House) -> None:
    ended = house.run(*PLAY, typed=["quit"], COLUMNS="80")
    assert "\x1b" not in ended.told
    spaces = hexes(ended.screens[0])
    assert spaces["19"] == ("✓ C♜ 19", "castle ")
    assert spaces["1"] == ('6 A"  1', "       ")
    assert spaces["25"][0] == "4 M∩ 25"


def test_the_duchy_of_another_player_is_shown_when_it_is_asked_for(house: House) -> None:
    lines = squires_lines()[:12]
    screens = house.run(*PLAY, typed=[*lines, "map 2", "map 1", "quit"]).screens
    match = kept_match(house)
    for seat, screen in ((1, screens[-3]), (0, screens[-2])):
        lying = {space for space, (_, tile) in hexes(screen).items() if tile.strip()}
        assert lying == set(match.view(None)["duchies"][seat]["tiles"])


def test_a_wide_window_shows_all_side_by_side(house: House) -> None:
    told = house.run(*PLAY, typed=["quit"], COLUMNS="140").told
    assert any("Duchy 1" in line and "Round 1 of 5" in line for line in told.splitlines())
    assert re.search(r"^ ●  Squire *$", told, re.M)


def test_a_layout_that_is_not_verified_is_marked_where_duchies_are_chosen_and_nowhere_else(
    house: House,
) -> None:
    told = house.run(*PLAY, "-o", "duchies=4", typed=["choose-duchy 4 14", "quit"]).told
    before, after = told.split("choose-duchy 4 14")[0], told.rsplit("Duchy 4", 1)[1]
    assert "Duchy 4 *" in before
    assert not after.startswith(" *")


# -- typing


def test_a_move_is_a_number_a_line_or_the_tile_if_one_move_takes_it(house: House) -> None:
    house.run(*PLAY, typed=["  take   2 1 town-hall", "ship", "end-turn"])
    assert house.moves()[:3] == ["0 take 2 1 town-hall", "0 take 4 4 ship", "0 end-turn"]


def test_what_cannot_be_played_is_refused_in_a_sentence_and_asked_for_again(house: House) -> None:
    wrong = ["0", "62", "take 2 7 ship", "take 5 5 mine", "place 2 ship 4", "roll 1 1", "dance", "2 2"]
    _, *refusals, _ = house.run(*PLAY, typed=[*wrong, "1"]).screens
    assert [len(refusal.splitlines()) for refusal in refusals] == [1] * len(wrong)
    assert house.moves() == [f"0 {FIRST[0]}"]


def test_why_tells_the_reason_with_its_clause(house: House) -> None:
    answers = {
        FIRST[0]: f"You can play this: {FIRST[0]}",
        "take 2 5 mine": "(B5.2)",
        "take 3 3 carpenter": "(B5.14)",
        "take 2 2 bank": "(B5.12)",
        "take 2 black ship": "(B5.3)",
        "place 2 ship 18": "(B5.7)",
        "sell-goods 2 1": "(B5.12)",
        "buy black ship 2 0": "(B5.3)",
        "load 1": "(B6.2)",
        "end-turn": "(B5.1)",
        "roll 1 1 1 1 1": "That’s up to chance. Choose one of your moves.",
    }
    _, *told, _ = house.run(*PLAY, typed=[*(f"why {line}" for line in answers), "quit"]).screens
    for sentence, answer in zip(told, answers.values(), strict=True):
        assert len(sentence.splitlines()) == 1 or answer.startswith("You can play this")
        assert answer in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_speaks_the_language_of_the_game(house: House, language: str) -> None:
    told = house.run(*PLAY, "--lang", language, typed=["why end-turn"]).screens[1]
    assert told.strip() == said("dice-first", language, count=2) + " (B5.1)"


def test_undo_takes_the_move_back(house: House) -> None:
    before, played, undone, nothing = house.run(*PLAY, typed=["1", "undo", "undo"]).screens
    assert said("undone", line=FIRST[0]) in undone
    assert depots(undone) == depots(before) != depots(played)
    assert nothing.strip() == said("undo-nothing")
    assert house.moves() == []


def test_a_hint_is_a_line_that_can_be_played(house: House) -> None:
    hint = house.run(*PLAY, typed=["hint"]).screens[1]
    assert hinted(hint)
    assert hinted(hint) <= set(FIRST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_what_every_tile_in_sight_does(house: House, language: str) -> None:
    told = house.run(*PLAY, "--lang", language, typed=["help"]).screens[1]
    for tile in ("town-hall", "monastery-20", "mine", "animal"):
        assert unfolded(f"{said(f'name-{tile}', language)}: {said(f'does-{tile}', language)}") in unfolded(
            told
        )


def unfolded(text: str) -> str:
    return " ".join(text.split())


def test_the_log_tells_every_event(house: House) -> None:
    told = house.run(*PLAY, typed=["1", "log"]).screens[2]
    assert "◆ Player changes a die, 2 → 1 (1 worker)." in told
    assert "◆ Player takes a town hall from depot 1." in told


# -- set-up


def test_experts_choose_between_two_duchies_and_a_space_for_the_castle(house: House) -> None:
    ended = house.run(*PLAY, "-o", "setup=experts", "-o", "edition=2011", typed=["1", "quit"])
    offered = set(re.findall(r"^ +\d+–\d+  Duchy (\d)  \(on the board\)", ended.screens[0], re.M))
    assert len(offered) == 2
    _, name, duchy, space = house.moves()[0].split()
    assert (name, duchy in offered) == ("choose-duchy", True)
    assert "♜" in hexes(ended.screens[1])[space][0]
    assert all("♜" in hexes(ended.screens[0])[one][0] for one in numbered(ended.screens[0]).values())


def test_nobody_is_shown_what_another_person_chose_in_secret(house: House) -> None:
    pair = ("--people", "2", "--names", "Ann,Ben", "-o", "setup=experts-secret")
    ended = house.run(*PLAY, *pair, typed=["", "2", "", "log", "quit"])
    assert "Ann has chosen in secret." in ended.screens[2]
    assert not re.search(r"Ann (chooses|plays)|Ann · Duchy", ended.told)


def test_options_are_read_as_the_game_writes_them(house: House) -> None:
    house.run(
        *PLAY,
        "--seats",
        "3",
        "-o",
        "edition=2011",
        "-o",
        "duchies=5",
        "-o",
        "tie=fewest_empty",
        typed=["quit"],
    )
    record = house.kept()[-1].read_text(encoding="utf-8")
    for option in ('"edition": "2011"', '"duchies": ["5"]', '"tie": "fewest_empty"', '"seats": 3'):
        assert option in record


# -- going on


def test_a_game_that_was_broken_off_goes_on(house: House) -> None:
    lines = squires_lines()[:20]
    ended = house.run(*PLAY, "--lang", "uk", typed=lines)
    assert ended.status == 2
    resumed = house.run("resume", typed=["quit"])
    assert resumed.told.startswith(said("resumed", "uk", game=said("title", "uk"), moves=moves_kept(house)))
    assert hexes(resumed.screens[0]) == hexes(ended.screens[-1])
    assert depots(resumed.screens[0]) == depots(ended.screens[-1])


def moves_kept(house: House) -> int:
    return len(house.kept()[-1].read_text(encoding="utf-8").partition("\n\n")[2].splitlines())


def test_a_saved_game_is_shown_up_to_any_move(house: House) -> None:
    house.run(*PLAY, "--names", "Ann", typed=[*squires_lines()[:8], "save game.txt", "quit"])
    record = (house.folder / "game.txt").read_text(encoding="utf-8")
    assert moves_of(record)[0] == f"0 {squires_lines()[0]}"
    last = len(record.partition("\n\n")[2].splitlines())
    for at in (0, 3, last):
        shown = house.run("replay", "game.txt", "--at", str(at))
        assert (shown.status, shown.complaint) == (0, "")
        assert shown.told.startswith(f"Move {at} of {last}\n")
        assert " ◆  Ann " in shown.told


# -- a real terminal


def test_tab_completes_a_line(house: House) -> None:
    terminal = house.open(*PLAY, columns=80)
    terminal.see("Use your dice: 2, 4.")
    terminal.see(">")
    terminal.type("take 2 1 t\t")
    terminal.see("town-hall")
    terminal.type("\r")
    terminal.see("One die left: 4.")
    assert house.moves() == ["0 take 2 1 town-hall"]


def test_the_table_has_colours_unless_they_are_refused(house: House) -> None:
    coloured = house.open(*PLAY, columns=80).see("Use your dice")
    colourless = house.open(*PLAY, columns=80, NO_COLOR="1").see("Use your dice")
    assert COLOURS.search(coloured)
    assert COLOURS.findall(colourless) == []
    assert hexes(plain(coloured)) == hexes(plain(colourless))


def test_a_terminal_that_is_shut_keeps_the_game(house: House) -> None:
    terminal = house.open(*PLAY, columns=80)
    terminal.answer("1", "1")
    terminal.see("Dice used")
    terminal.see(">")
    terminal.close()
    resumed = house.run("resume", typed=["quit"])
    assert "Dice used: end your turn." in resumed.told


# -- beside the game


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_clause_of_the_rules_is_shown(house: House, language: str) -> None:
    ended = house.run("rules", "burgundy", "b5.9", "--lang", language)
    clause = clauses(read_rules("burgundy", language))["B5.9"]
    assert unfolded(ended.told) == f"B5.9 {unfolded(clause.replace('*', ''))}"


def test_the_arena_knows_the_options(house: House) -> None:
    arena = ("arena", "burgundy", "--games", "2", "--jobs", "1")
    ended = house.run(*arena, "-o", "edition=2011", "-o", "duchies=4,5")
    assert (ended.status, ended.complaint) == (0, "")
    assert re.search(r"^ Squire +100.0%", ended.told, re.M)

"""What modules put on the table, drawn in the terminal; and their moves, picked from the board."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

import bastide
from bastide.cli.boards.seats import SIGNS
from bastide.core.game import CHANCE
from bastide.games.burgundy.box import BOX
from bastide.games.burgundy.components import GOODS
from tests.cli.boards.test_burgundy import (
    PLAY,
    foreign_words,
    hexes,
    said,
    score_rows,
    squires_lines,
    unfolded,
)
from tests.cli.terminal import House

RECORDS = Path(__file__).parents[2] / "games" / "burgundy" / "games"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
ALL = ("-o", f"modules={','.join(BOX.modules)}")
REWARD = re.compile(r" (\d) (✓|–|[^\s┊*]+(?: [^\s\d┊*]+)?)")


def offers(move: str) -> Callable[[bastide.Match], bool]:
    """Whether somebody may play such a move."""
    return lambda match: any(line.startswith(f"{move} ") for line in match.legal(match.to_act[0]))


def is_open(effect: str) -> Callable[[bastide.Match], bool]:
    return lambda match: [effect] == [due["effect"] for due in match.view(None)["pending"]][-1:]


@cache
def table(name: str, reached: Callable[[bastide.Match], bool]) -> bastide.Match:
    """A recorded game as it stood when a player first came to such a decision."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    match = bastide.replay(text, at=0)
    for row in bastide.replay(text).log:
        if match.to_act[0] != CHANCE and reached(match):
            return match
        match.play(row.seat, row.line)
    raise AssertionError("it never came to that")


class Seen:
    """A table as the player sees it who is to act, and what is typed there."""

    def __init__(self, house: House, match: bastide.Match, language: str = "en", columns: int = 120) -> None:
        self.house, self.match, self.seat = house, match, match.to_act[0]
        self.view = match.view(self.seat)
        self.legal = match.legal(self.seat)
        self.arguments = ("--lang", language)
        self.columns = str(columns)
        self.screen = self.told()

    def told(self, *typed: str) -> str:
        file = self.house.folder / "table.txt"
        record = self.match.record(names=list(NAMES[: self.match.options["seats"]]))
        file.write_text(record, encoding="utf-8")
        ended = self.house.run(
            "resume", str(file), *self.arguments, typed=["", *typed, "quit"], COLUMNS=self.columns
        )
        assert max(map(len, ended.told.splitlines())) <= int(self.columns)
        return ended.told

    def number(self, line: str) -> int:
        return self.legal.index(line) + 1

    def lines(self, move: str) -> list[list[str]]:
        """The words of the legal lines of this name, after their number."""
        found = [line for line in self.legal if line.startswith(f"{move} ")]
        return [[str(self.number(line)), *line.split()[1:]] for line in found]

    @property
    def own(self) -> dict[str, tuple[str, str]]:
        return hexes(self.screen)


# -- extra tiles


def test_a_crane_offers_the_buildings_on_the_board(house: House) -> None:
    seen = Seen(house, table("everything-three-seats", offers("copy-building")))
    row = seen.screen.partition(said("name-crane") + "  [")[2].partition("\nBridge")[0]
    for number, kind in seen.lines("copy-building"):
        assert re.search(rf"{number}\]B⌂ {said(f'name-{kind}')}\b", row)
    assert re.search(r"Copy a building  \(on the board\)", seen.screen)


def test_workers_are_hired_for_silver_and_the_list_says_so(house: House) -> None:
    seen = Seen(house, table("everything-four-seats", lambda m: "hire-workers" in m.legal(m.to_act[0])))
    number = seen.number("hire-workers")
    assert f"{number}  Hire workers  ({number} = 2 workers for 1 silver)" in seen.screen


# -- border posts


def joined(posts: int) -> Callable[[bastide.Match], bool]:
    return lambda match: match.view(None)["border_posts"]["joined"][match.to_act[0]] == posts


@pytest.mark.parametrize("language", ["en", "uk"])
def test_border_posts_stand_at_their_spaces_and_tell_which_are_joined(house: House, language: str) -> None:
    seen = Seen(house, table("everything-two-seats", joined(2)), language)
    layout = seen.view["layouts"][seen.view["duchies"][seen.seat]["duchy"]]
    flags = {space: printed[1] for space, (printed, _) in seen.own.items() if printed[1] != " "}
    assert flags.keys() == {space for post in layout["posts"] for space in post}
    by_post = [{flags[space] for space in post} for post in layout["posts"]]
    assert sorted(sign for signs in by_post for sign in signs) == ["⚐", "⚑", "⚑"]
    told = [f"{sign} {'–'.join(post)}" for post, (sign,) in zip(layout["posts"], by_post, strict=True)]
    assert f"{said('name-border_posts', language)}: {'  '.join(told)}" in seen.screen
    assert re.search(rf"^ {SIGNS[seen.seat]} .* 2/3 ", seen.screen, re.M)


def reaches_one_post(match: bastide.Match) -> bool:
    own = match.view(None)["duchies"][match.to_act[0]]
    posts = match.view(None)["layouts"][own["duchy"]]["posts"] if own["duchy"] else []
    return match.view(None)["phase"] is not None and any(
        space in own["tiles"] for post in posts for space in post
    )


def test_a_post_that_tiles_reach_but_do_not_join_is_open(house: House) -> None:
    seen = Seen(house, table("everything-two-seats", reaches_one_post))
    assert seen.view["border_posts"]["joined"] == [0, 0]
    assert "Border posts: ⚐ 5–10  ⚐ 9–15  ⚐ 35–36" in seen.screen
    assert re.search(r"^Bonus tiles .* ⚑ 5 2$", seen.screen, re.M)


# -- white castles


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_white_castle_tells_the_number_of_its_action(house: House, language: str) -> None:
    seen = Seen(house, table("everything-two-seats", is_open("white-castle")), language)
    (number,) = [due["die"] for due in seen.view["pending"]]
    assert said("expects-white-castle", language, about=str(number)) in seen.screen
    assert {line.split()[1] for line in seen.legal if line.startswith("take ")} <= {str(number)}


# -- inns


def test_inns_lie_beside_the_black_depot_and_are_bought_there(house: House) -> None:
    seen = Seen(house, table("inns-and-trade-routes", offers("buy-inn")))
    (number, *_), *_ = seen.lines("buy-inn")
    black = next(line for line in seen.screen.splitlines() if line.startswith(" black "))
    assert f"[{number}]inns ×{seen.view['inns']['lying']} " in black
    assert re.search(rf" {number}  Buy an inn · 2 silver  \(on the board\)", seen.screen)
    bought = seen.told(number)
    assert bought.count("·▪ inn\n") == seen.screen.count("·▪ inn\n") + 1


# -- trade routes


def route(screen: str, until: str) -> str:
    """The cards of the own route, in one line."""
    return unfolded(screen.partition("Trade route  ")[2].partition(until)[0])


@pytest.mark.parametrize("name", ["everything-two-seats", "everything-four-seats"])
def test_the_own_trade_route_shows_goods_rewards_and_what_is_laid(house: House, name: str) -> None:
    seen = Seen(house, table(name, lambda m: len(m.view(None)["trade_routes"]["laid"][m.to_act[0]]) > 3))
    routes = seen.view["trade_routes"]
    row, laid = routes["rows"][seen.seat], routes["laid"][seen.seat]
    cards = route(seen.screen, NAMES[seen.seat] + " · ").partition("* Reconstructed")[0].split("┊")[1:]
    assert len(cards) == len(row)
    spaces = [space for card in row for space in routes["cards"][card]["spaces"]]
    drawn = [space for card in cards for space in REWARD.findall(card)]
    for step, ((wanted, bonus), (number, sign)) in enumerate(zip(spaces, drawn, strict=True)):
        lies = laid[step] if step < len(laid) else wanted
        assert number == str(GOODS.index(lies) + 1)
        assert sign == ("✓" if lies == wanted else "–") if step < len(laid) else sign == reward(bonus)
    unsure = ["*" in card for card in cards]
    assert unsure == [routes["cards"][card]["confidence"] == "reconstructed" for card in row]
    assert (said("card-reconstructed") in seen.screen) == any(unsure)


def reward(bonus: str) -> str:
    signs = {"building": "+⌂", "church": "+∩†♜", "market": '+≈"'}
    return signs[bonus] if bonus in signs else said("reward-short", bonus=bonus)


def test_the_others_trade_routes_are_told_in_a_line(house: House) -> None:
    seen = Seen(house, table("everything-four-seats", is_open("gather")))
    routes = seen.view["trade_routes"]
    for seat in {*range(4)} - {seen.seat}:
        line = next(line for line in seen.screen.splitlines() if line.startswith(f" {SIGNS[seat]}  Trade"))
        spaces = [space for card in routes["rows"][seat] for space in routes["cards"][card]["spaces"]]
        goods = [*routes["laid"][seat], *(goods for goods, _ in spaces[len(routes["laid"][seat]) :])]
        assert re.findall(r" (\d)[✓– ]", line) == [str(GOODS.index(one) + 1) for one in goods]
        assert len(re.findall("[✓–]", line)) == len(routes["laid"][seat])
        assert line.endswith(f" → {reward(spaces[len(routes['laid'][seat])][1])}")
    other = seen.told("map 1")
    assert "┊" in other[other.rindex("> map 1") :]


def brought_by_a_route(match: bastide.Match) -> bool:
    return any(due.get("cause") == "trade_routes" for due in match.view(None)["pending"][-1:])


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_a_trade_route_has_left_open_is_asked_in_its_name(house: House, language: str) -> None:
    seen = Seen(house, table("everything-three-seats", brought_by_a_route), language)
    (effect,) = [due["effect"] for due in seen.view["pending"] if due.get("cause")]
    declines = int("decline" in seen.legal)
    assert said("expects-route-bonus", language, effect=effect, decline=declines) in seen.screen


def test_cards_are_laid_from_the_board(house: House) -> None:
    seen = Seen(house, table("everything-three-seats", offers("lay-card")))
    cards = route(seen.screen, NAMES[seen.seat] + " · ")
    assert re.findall(r"\[(\d+)\]", cards) == [number for number, _ in seen.lines("lay-card")]
    assert "Place a card  (on the board)" in seen.screen
    assert "┊" in seen.told("1").rpartition("Trade route  ")[2].partition("[")[0]


# -- shields


@pytest.mark.parametrize(
    ("name", "language", "columns"),
    [
        ("shields-and-white-castles", "en", 120),
        ("everything-two-seats", "uk", 120),
        ("everything-four-seats", "ru", 80),
    ],
)
def test_shields_lie_in_the_rows_of_their_depots_and_can_be_taken_there(
    house: House, name: str, language: str, columns: int
) -> None:
    seen = Seen(house, table(name, offers("take-shield")), language, columns)
    rows = rows_of_depots(seen.screen)
    lying: dict[str, list[str]] = seen.view["shields"]["depots"]
    assert {depot: re.findall(r"∇(\d+)", row) for depot, row in rows.items()} == lying
    first, *_ = [space for _, _, space in seen.lines("take-shield")]
    for number, shield, space in seen.lines("take-shield"):
        depot = next(depot for depot, shields in lying.items() if shield in shields)
        assert (f"[{number}]∇{shield}" in rows[depot]) == (space == first)
    for shield in {shield for shields in lying.values() for shield in shields}:
        assert f"∇{shield} {said(f'label-shield-{shield}', language)}" in seen.screen


def has_two_castles(match: bastide.Match) -> bool:
    taking = [line for line in match.legal(match.to_act[0]) if line.startswith("take-shield ")]
    return len({line.split()[2] for line in taking}) > 1


def test_the_castle_for_a_shield_is_asked_for_by_its_space(house: House) -> None:
    seen = Seen(house, table("everything-four-seats", has_two_castles))
    for space in {space for _, _, space in seen.lines("take-shield")}:
        asked = seen.told(f"take-shield {space}").rpartition(f"> take-shield {space}")[2]
        assert f"Take a shield · castle, space {space}  (on the board)" in asked
        numbers = [number for number, _, at in seen.lines("take-shield") if at == space]
        shields = [shield for _, shield, at in seen.lines("take-shield") if at == space]
        assert re.findall(r"\[(\d+)\]∇(\d+)", asked) == list(zip(numbers, shields, strict=True))


def rows_of_depots(screen: str) -> dict[str, str]:
    """What stands beside the tiles of the numbered depots, in as many lines as it takes."""
    board = re.split(r"^ \w+\. |^ black ", screen, flags=re.MULTILINE)[0]
    parts = re.split(r"^ ([1-6]) ", board, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_a_shield_hangs_in_the_cell_of_its_castle_and_is_given_up_there(house: House) -> None:
    seen = Seen(house, table("everything-two-seats", is_open("upkeep")))
    castles: dict[str, str] = seen.view["shields"]["castles"][seen.seat]
    assert castles
    for number, shield in seen.lines("give-up"):
        space = next(space for space, hung in castles.items() if hung == shield)
        assert seen.own[space][1].strip() == f"[{number}]∇{shield}"
        assert f"{SIGNS[seen.seat]}∇{shield} {said(f'label-shield-{shield}')}" in seen.screen
    ((number, silver, _),) = seen.lines("pay-upkeep")
    assert f"{number}  Pay upkeep  ({number} = {silver} silver)" in seen.screen
    assert said("expects-effect", effect="upkeep", tile="0", decline=0) in seen.screen
    assert len(castles) == len(seen.lines("give-up"))


def test_a_shield_hangs_in_the_cell_of_its_castle_in_other_turns(house: House) -> None:
    seen = Seen(house, table("everything-two-seats", has_shield_in_turn))
    for space, shield in seen.view["shields"]["castles"][seen.seat].items():
        assert seen.own[space][1].strip() == f"♜ ∇{shield}"
    assert re.search(rf"^ {SIGNS[seen.seat]}  {NAMES[seen.seat]} .* \d/3 {shield} ", seen.screen, re.M)


def has_shield_in_turn(match: bastide.Match) -> bool:
    view = match.view(None)
    return view["stage"] == "turn" and bool(view["shields"]["castles"][match.to_act[0]])


def test_small_duchies_show_shields_and_posts(house: House) -> None:
    match = table("everything-two-seats", lambda m: bool(m.view(None)["shields"]["castles"][1 - m.to_act[0]]))
    seen = Seen(house, match, columns=140)
    (shield,) = seen.view["shields"]["castles"][1 - seen.seat].values()
    small = seen.screen.rpartition(f" {SIGNS[1 - seen.seat]}  {NAMES[1 - seen.seat]}")[2]
    assert re.search(rf"(\[\w\]|\w\d[ ⚐]) ∇{shield}\b|∇{shield} +(\[\w\]|\w\d)", small)
    assert "⚐" in small


def copies(match: bastide.Match) -> bool:
    return match.view(None)["shields"]["copied"][match.to_act[0]] is not None


def test_shield_six_tells_whose_monasteries_are_copied_and_what_they_do(house: House) -> None:
    asked = Seen(house, table("everything-three-seats", offers("choose-player")))
    (number, first), (other, second) = asked.lines("choose-player")
    signs = f"({number} = {SIGNS[int(first)]}  {other} = {SIGNS[int(second)]})"
    assert f"Choose whose monasteries to copy  {signs}" in asked.screen
    chosen = asked.told(number)
    label = f"{SIGNS[asked.seat]}∇6 {said('label-shield-6')}"
    assert f"{label} ({SIGNS[int(first)]})" in chosen
    assert f"{label} (" not in asked.screen
    tiles = asked.view["duchies"][int(first)]["tiles"].values()
    copied = [tile.removeprefix("monastery-") for tile in tiles if tile.startswith("monastery-")]
    assert copied
    for monastery in copied:
        assert f"†{monastery} {said(f'label-monastery-{monastery}')}" in chosen


def test_a_die_is_set_and_a_colour_gathered_by_words(house: House) -> None:
    seen = Seen(house, table("everything-two-seats", offers("set-die")))
    (number, die, value), *_ = seen.lines("set-die")
    assert f"Set a die with shield 16 · die {die}  ({number} = die {value}  " in seen.screen
    ship = Seen(house, table("everything-four-seats", is_open("gather")))
    assert "(1 = teal  2 = purple  3 = pink  4 = red  5 = brown  6 = orange)" in ship.screen


def test_a_tile_goes_from_its_depot_to_the_space_that_bears_the_number(house: House) -> None:
    seen = Seen(house, table("everything-two-seats", offers("place-from")))
    (number, depot, tile, space), *_ = seen.lines("place-from")
    assert f"[{number}]" in seen.own[space][1]
    where = said("depot-brief", depot=depot)
    assert f"Place a tile straight from a depot: {said(f'name-{tile}')} ({where})" in seen.screen


@pytest.mark.parametrize("language", ["en", "uk"])
def test_help_tells_what_shields_posts_and_routes_mean(house: House, language: str) -> None:
    seen = Seen(house, table("everything-two-seats", offers("take-shield")), language)
    told = unfolded(seen.told("help"))
    for key in ("help-routes", "help-posts", "help-shields", "upkeep-says"):
        assert said(key, language) in told
    shield = seen.lines("take-shield")[0][1]
    assert (
        said("shield-titled", language, shield=shield, title=said(f"does-shield-{shield}", language)) in told
    )


# -- whole games


def test_without_modules_nothing_of_them_is_drawn(house: House) -> None:
    told = house.run(*PLAY, typed=["help", "quit"]).told
    assert not re.search("[∇⚐⚑┊▪]", told)


@pytest.mark.parametrize(
    ("module", "signs"),
    [
        ("extra_tiles", ""),
        ("border_posts", "⚐⚑"),
        ("white_castles", ""),
        ("inns", "▪"),
        ("trade_routes", "┊"),
        ("shields", "∇"),
    ],
)
def test_a_module_alone_shows_its_own_signs_and_no_others(house: House, module: str, signs: str) -> None:
    ended = house.run(*PLAY, "-o", f"modules={module}", typed=["1"] * 200)
    assert (ended.status, ended.complaint) == (0, "")
    assert set(re.findall("[∇⚐⚑┊▪]", ended.told)) == set(signs)


@pytest.mark.parametrize(("language", "columns"), [("en", 120), ("uk", 80)])
def test_a_whole_game_with_all_modules_is_played_by_lines(house: House, language: str, columns: int) -> None:
    lines = squires_lines(modules=BOX.modules)
    ended = house.run(*PLAY, *ALL, "--lang", language, typed=lines, COLUMNS=str(columns))
    assert (ended.status, ended.complaint) == (0, "")
    assert [move.removeprefix("0 ") for move in house.moves() if move.startswith("0 ")] == list(lines)
    *sources, totals = score_rows(ended.told)
    assert [sum(column) for column in zip(*sources, strict=True)] == list(totals)
    assert max(map(len, ended.told.splitlines())) <= columns
    assert language == "en" or foreign_words(unfolded(" ".join(ended.screens)), language) == set()
    assert {"┊", "∇", "⚐"} <= set(ended.screens[-2])


def test_four_play_with_all_modules_in_a_narrow_window(house: House) -> None:
    ended = house.run(*PLAY, *ALL, "--seats", "4", "--lang", "ru", typed=["1"] * 260, COLUMNS="80")
    assert (ended.status, ended.complaint) == (0, "")
    assert max(map(len, ended.told.splitlines())) <= 80
    assert foreign_words(unfolded(" ".join(ended.screens)), "ru") == set()

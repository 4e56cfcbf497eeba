"""Modules of 2019, teams and the solo game: every new decision by clicks, ends of games, the table before."""

import re
from collections.abc import Sequence
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from bastide.games import burgundy
from tests.browser.boards import NAMES, Prepared
from tests.browser.burgundy import DuchyPage, builder, continued, open_burgundy, quickest, sit_down
from tests.browser.looking import SIZES, found_by_axe, found_in_both_themes, picture
from tests.browser.pages import box_of
from tests.browser.people import ON_PHONE, Come, Person
from tests.server.house import eventually

MODULES: Final = ("Extra tiles", "Border posts", "White castles", "Inns", "Trade routes", "Shields")
ASKED: Final = {
    "lay-card": ("Choose the next card of your trade route.", "lay-card 2"),
    "crane": ("Crane: choose a building", "copy-building bank"),
    "hire-workers": ("", "hire-workers"),
    "white-castle": ("White castle: an action with the number 3.", "take 3 2 castle"),
    "inn": ("", "buy-inn 2 0"),
    "place-inn": ("", "place 3 inn 12"),
    "take-shield": ("", "take-shield 11 19"),
    "set-die": ("", "set-die 3 5"),
    "choose-player": ("", "choose-player 1"),
    "copy-after-round": ("It would change the order of the next round.", "choose-player"),
    "copy-before-income": ("Your mines would bring workers too.", "choose-player"),
    "gather": ("Ship: choose the goods to take from all depots.", "gather-goods"),
    "castle-or-shield": ("Castle: an extra action with any number, or a shield.", "take-shield 12 7"),
    "upkeep": ("End of phase: pay for your shields", "pay-upkeep 1 0"),
    "from-depot": (
        "End of phase: a tile goes straight from the depot into your duchy.",
        "place-from black church 12",
    ),
    "store": ("Where does the tile go", "store own"),
    "place-shared": ("", "place-shared"),
    "discard-shared": ("Your storage is full", "discard-shared castle"),
    "order": ("Several things happen at once", "resolve size"),
    "buy-points": ("You scored", "buy-points 2"),
    "trade": ("Trade five goods for a blank", "trade ship"),
    "give-goods": ("Choose the goods to give", "give-goods red"),
    "finished-colour": ("Colour finished", "place-from black bank 2"),
    "target-action": ("Target reached", "take any 2 castle"),
}


def test_the_choice_of_shield_6_can_wait_and_says_so(come: Come) -> None:
    table = continued(come, "copy-before-income").mine
    table.moves(table.banner.get_by_role("button", name="Not now"))
    expect(table.banner).not_to_contain_text("Shield 6")
    assert table.played[-1] == "decline"


@pytest.mark.parametrize("decision", ASKED)
def test_every_new_decision_is_made_by_clicks(come: Come, decision: str) -> None:
    asked, wish = ASKED[decision]
    table = continued(come, decision).mine
    expect(table.banner).to_contain_text(asked)
    line = next(one for one in table.lines if one.startswith(wish))
    table.play(line)
    assert table.played[-1] == line


def test_a_shield_may_be_given_up_instead_of_paid_for(come: Come) -> None:
    table = continued(come, "upkeep").mine
    table.play("give-up 8")
    assert table.played[-1] == "give-up 8"
    table.tells("loses shield 8")


def test_what_an_inn_costs_is_said_to_the_one_who_buys_it(come: Come) -> None:
    table = continued(come, "inn").mine
    table.spot("inns").hover()
    expect(table.bubble).to_contain_text("You buy an inn (2 silver).")


def test_a_shield_says_what_it_does_and_what_it_takes(come: Come) -> None:
    table = continued(come, "take-shield").mine
    table.spot("shield 11").hover()
    expect(table.bubble).to_contain_text("Shield for a castle")
    expect(table.bubble).to_contain_text("8 points at the end; 1 silver at the end of each phase.")
    expect(table.bubble).to_contain_text("Both dice as 6: no workers needed.")
    table.spot("shield 2").hover()
    expect(table.bubble).to_contain_text("whenever another player gains workers")


# -- what newcomers ask


def test_partners_are_named_with_what_they_have_together(come: Come) -> None:
    table = continued(come, "team-last").mine
    scores = table.person.position["score"]["scores"]
    teams = table.others.get_by_role("list", name="Teams").get_by_role("listitem")
    expect(teams).to_have_count(2)
    expect(teams.nth(0)).to_have_text(
        re.compile(rf"^Team A\s*Ben\s*Dora\s*{scores[1] + scores[3]}\s*points$")
    )
    expect(teams.nth(1)).to_have_text(
        re.compile(rf"^Team B\s*Ann\s*Cleo\s*you\s*{scores[0] + scores[2]}\s*points$")
    )


def test_on_a_phone_partners_stand_together_over_the_table(come: Come) -> None:
    table = continued(come, "team-last", **ON_PHONE).mine
    scores = table.person.position["score"]["scores"]
    strip = table.page.locator(".phone").get_by_role("listitem")
    expect(strip).to_have_text(
        [
            re.compile(rf"^Ann\s*Cleo\s*you\s*{scores[0] + scores[2]}$"),
            re.compile(rf"^Ben\s*Dora\s*{scores[1] + scores[3]}$"),
        ]
    )
    for name in NAMES:
        expect(strip.get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
    table.page.get_by_role("tab", name="Opponents").tap()
    expect(table.others.get_by_role("list", name="Teams")).to_be_visible()


@pytest.mark.parametrize("person", [0, 1], ids=["in the own turn", "in another's"])
def test_on_a_phone_nothing_stands_on_a_teams_duchies(come: Come, person: int) -> None:
    prepared = continued(come, "team-last", **ON_PHONE)
    page = sit_down(prepared.people[person], prepared.table, touch=True).page
    page.get_by_role("tab", name="Duchy").tap()
    land = page.locator("#part-duchy")
    below = box_of(land.locator(".duchy"))
    expect(land.locator(".corner")).to_have_count(2)
    for corner in land.locator(".corner").all():
        assert box_of(corner)["y"] >= below["y"] + below["height"]
    picture(page, f"burgundy-team-phone-{person}")


POST: Final = (
    "No border posts connected here yet.",
    "Connecting two posts scores the phase’s points: +2 in phase E.",
    "Connecting the third scores them once more.",
    "All three connected, 1st: Ben, 2nd: +2.",
)


def test_a_border_post_says_what_it_pays(come: Come) -> None:
    table = continued(come, "all-mid").mine
    table.spot("post 1").hover()
    for said in POST:
        expect(table.bubble).to_contain_text(said)


def test_who_watches_is_told_of_the_duchy_that_lies_large(come: Come) -> None:
    prepared = continued(come, "all-mid")
    eve = sit_down(come("Eve"), prepared.table)
    for name, joined, brought, tile in (
        ("Ann", "No border posts connected here yet.", "red: 2 silver.", "Town hall"),
        ("Ben", "All three border posts connected here.", "✗ teal: other goods are here.", "Church"),
    ):
        eve.duchy.get_by_role("button", name=name).click()
        for spot, told in (("post 1", joined), ("route 2", brought), ("seen 2", tile)):
            eve.spot(spot).hover()
            expect(eve.bubble).to_contain_text(told)


def test_on_a_phone_a_tap_tells_what_posts_and_routes_bring(come: Come) -> None:
    table = continued(come, "all-mid", **ON_PHONE).mine
    table.turn_to(table.spot("post 2"))
    table.spot("post 2").tap()
    expect(table.bubble).to_contain_text(POST[-1])
    card = table.spot("route 2")
    card.tap()
    expect(table.bubble).to_contain_text("Card 2 of the trade route")
    expect(table.bubble).to_contain_text("red: 2 silver.")
    assert box_of(card)["height"] >= 44


def test_on_a_phone_a_tap_tells_what_a_shield_does_and_why_it_cannot_be_taken(come: Come) -> None:
    table = continued(come, "take-shield", **ON_PHONE).mine
    table.click(table.spot("shield 2"))
    expect(table.bubble).to_contain_text("B18")
    expect(table.bubble).to_contain_text("whenever another player gains workers")


def test_while_others_act_a_tap_still_tells(come: Come) -> None:
    prepared = continued(come, "take-shield", **ON_PHONE)
    waits = sit_down(prepared.people[1], prepared.table, touch=True)
    waits.click(waits.spot("shield 11"))
    expect(waits.bubble).to_contain_text("Shield for a castle")


def test_on_a_phone_a_thumb_takes_a_shield(come: Come) -> None:
    table = continued(come, "take-shield", **ON_PHONE).mine
    shields = table.page.get_by_role("list", name="Shields you can take").get_by_role("button")
    expect(shields).to_have_count(1)
    expect(shields).to_contain_text("placing a castle, you can take a shield instead of the extra action")
    box = box_of(shields)
    assert min(box["width"], box["height"]) >= 44
    table.moves(shields)
    assert table.played[-1] == "take-shield 11 19"


def test_what_is_due_says_what_it_brings(come: Come) -> None:
    table = continued(come, "order").mine
    for due, brings in (
        ("points for the size", "+1 point"),
        ("points for the phase", "+10 points"),
        ("effect of the tile", "Town hall: "),
    ):
        expect(table.effect.get_by_role("button", name=f"First: {due}")).to_contain_text(brings)


def test_a_shield_lost_for_want_of_silver_is_told_over_the_log(come: Come) -> None:
    table = continued(come, "unpaid").mine
    news = table.page.get_by_role("status").filter(has_text="has no silver for upkeep and loses a shield")
    expect(news).to_contain_text(
        "Ann has no silver for upkeep and loses a shield (Shield 13: Double shields)."
    )
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)


@pytest.mark.parametrize("decision", ["church", "gather", "second-depot", "buy-points"])
def test_there_is_one_way_to_decline(come: Come, decision: str) -> None:
    table = continued(come, decision).mine
    expect(table.decline).to_be_visible()
    expect(table.page.get_by_role("button", name=re.compile("Decline"))).to_have_count(1)


# -- to the end


def test_a_game_with_everything_goes_to_its_end(come: Come) -> None:
    prepared = continued(come, "all-last")
    play_out(prepared)
    for person in prepared.people:
        expect(person.page.get_by_role("heading", name=re.compile("wins|Shared win"))).to_be_visible()
    sheet = prepared.people[0].page.get_by_role("table")
    expect(
        sheet.get_by_role("row", name="Shields").or_(sheet.get_by_role("row", name="Border posts")).first
    ).to_be_visible()


def test_four_seats_play_a_team_game_to_its_end(come: Come) -> None:
    prepared = continued(come, "team-last")
    others = prepared.mine.others
    expect(others.get_by_role("button").filter(has_text=re.compile(r"^\s*[AB][12] · "))).to_have_count(3)
    play_out(prepared, elsewhere=(1, 3))  # the other team
    page = prepared.people[0].page
    expect(
        page.get_by_role("heading", name=re.compile("Winning team .* points.*: (Ann, Cleo|Ben, Dora)"))
    ).to_be_visible()
    scores = prepared.people[0].position["score"]["scores"]
    totals = sorted((scores[0] + scores[2], scores[1] + scores[3]), reverse=True)
    expect(page.get_by_role("row", name="Team total")).to_have_text(
        re.compile(rf"Team total\s*{totals[0]}\s*{totals[1]}")
    )


def test_a_solo_game_ends_with_the_spaces_that_are_filled(come: Come) -> None:
    prepared = continued(come, "solo-last")
    (ann,) = prepared.people
    play_out(prepared)
    expect(ann.page.get_by_role("heading", name="Ann doesn’t win this time.")).to_be_visible()
    (filled,) = ann.position["score"]["scores"]
    expect(ann.page.get_by_text(f"Spaces filled: {filled}")).to_be_visible()
    expect(ann.page.get_by_text("a win takes the whole duchy")).to_be_visible()
    expect(ann.page.get_by_role("row", name=re.compile("^Castles"))).to_be_visible()
    headings = ["Spaces filled", "Spaces filled by colour", "Spaces filled over time", "The best rounds"]
    for heading in headings:
        expect(ann.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    assert "goes ahead" not in ann.page.locator("main").inner_text()  # of whom?


def play_out(prepared: Prepared[DuchyPage], elsewhere: Sequence[int] = ()) -> None:
    """Everyone plays until the game is over, by clicks unless they are elsewhere: the first turn busily."""
    tables = [
        DuchyPage(person) if person is not prepared.mine.person else prepared.mine
        for person in prepared.people
    ]
    for table in tables:
        if table is not prepared.mine and prepared.people.index(table.person) not in elsewhere:
            sit_down(table.person, prepared.table)
    wish = builder
    while acting := tables[0].person.asks.table(prepared.table).to_act:
        table = tables[acting[0]]
        if acting[0] in elsewhere:
            told = table.person.asks.watch(prepared.table)
            told.play_turn()
            told.close()
            continue
        expect(table.your_turn).to_be_visible()
        play_while_ours(table, acting[0], wish)
        wish = quickest


def play_while_ours(table: DuchyPage, seat: int, wish: Any) -> None:
    while table.person.position["to_act"][:1] == [seat]:
        table.play(wish(table.lines))


# -- before the start


def test_ready_mixtures_choose_edition_set_up_and_modules(come: Come) -> None:
    ann = come("Ann")
    table, page = waiting(ann)
    page.get_by_role("button", name="Everything").click()
    page.get_by_text("More options").click()
    for module in MODULES:
        expect(page.get_by_role("checkbox", name=module)).to_be_checked()
    expect(page.get_by_role("button", name="Duchy 11c")).to_be_visible()
    page.get_by_role("button", name="Classic").click()
    expect(page.get_by_role("checkbox", name="Inns")).not_to_be_checked()
    agreed(ann, table, edition="2019", setup="experts", modules=[])
    page.get_by_role("button", name="2011", exact=True).click()
    agreed(ann, table, edition="2011", setup="experts")
    page.get_by_role("checkbox", name="Border posts").check()
    expect(page.get_by_role("button", name="2019", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("scores the phase’s points once")).to_be_visible()
    agreed(ann, table, edition="2019", modules=["border_posts"])
    page.get_by_role("button", name="First game").click()
    expect(page.get_by_text("scores the phase’s points once")).to_have_count(0)


def test_teams_are_four_and_one_plays_alone_at_once(come: Come) -> None:
    ann = come("Ann")
    table, page = waiting(ann)
    page.get_by_role("button", name="Two teams").click()
    expect(page.get_by_role("group", name="Team 1")).to_contain_text("Ann")
    eventually(lambda: len(ann.asks.table(table).seats) == 4)
    expect(page.get_by_role("button", name="Duchy 12b")).to_be_visible()
    page.get_by_role("button", name="Solo", exact=True).click()
    expect(page.get_by_role("code")).to_have_count(0)
    page.get_by_text("More options").click()
    page.get_by_role("button", name="45", exact=True).click()
    page.get_by_role("button", name=re.compile("Duchy 13b")).click()
    page.get_by_role("button", name="Start game").click()
    expect(DuchyPage(ann).banner).to_contain_text("Choose where your first castle stands.")
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)
    expect(page.get_by_text("the printed board may differ")).to_be_visible()
    places = [text.splitlines()[1] for text in page.locator(".card").all_inner_texts()]
    assert len(places) == len(set(places)) > 1
    page.get_by_role("button", name=re.compile("^A North")).click()
    page.get_by_role("button", name="Start at A").click()
    expect(DuchyPage(ann).depots.get_by_role("img", name="0 of 45 points to an extra action")).to_be_visible()
    assert ann.asks.table(table).options["duchies"] == ["13b"]


SHARED: Final = ("Players", "Edition", "Setup", "Tie-breaker", "Modules", "Pace", "If a player leaves")


def test_alone_one_is_asked_only_for_what_matters_alone(come: Come) -> None:
    _, page = waiting(come("Ann"))
    page.get_by_text("More options").click()
    for name in SHARED:
        expect(page.get_by_role("group", name=name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Solo", exact=True).click()
    expect(page.get_by_role("button", name="45", exact=True)).to_be_visible()
    for name in SHARED:
        expect(page.get_by_role("group", name=name, exact=True)).to_have_count(0)
    expect(page.get_by_role("group", name="Mode", exact=True)).to_be_visible()


def test_no_option_is_lost_on_a_slow_line(come: Come) -> None:
    ann = come("Ann")
    table, page = waiting(ann)
    page.get_by_text("More options").click()
    ann.slow_down()
    for module in ("Inns", "Shields", "Border posts"):
        page.get_by_role("checkbox", name=module).check()
    page.get_by_role("group", name="Running score").get_by_role("button", name="off").click()
    page.get_by_role("checkbox", name="Inns").uncheck()
    agreed(ann, table, modules=["border_posts", "shields"])
    assert not ann.asks.table(table).settings.live_gold
    page.reload()
    page.get_by_text("More options").click()
    expect(page.get_by_role("checkbox", name="Shields")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Inns")).not_to_be_checked()


def test_a_module_that_goes_takes_along_what_was_agreed_about_it_and_nothing_else(come: Come) -> None:
    ann = come("Ann")
    chosen = {"modules": ["inns", "shields"], "shield5": "instead", "duchies": ["3"]}
    table = open_burgundy(ann.asks, "me", "link", **chosen)
    ann.at(f"/table/{table}").get_by_text("More options").click()
    ann.page.get_by_role("checkbox", name="Shields").uncheck()
    agreed(ann, table, modules=["inns"], shield5="also", duchies=["3"])


def agreed(host: Person, table: str, **options: Any) -> None:
    """What stands in the house about a table's options: what is written down, else what the game offers."""
    usual = {option.name: option.default for option in burgundy.options()}
    eventually(lambda: options.items() <= {**usual, **host.asks.table(table).options}.items())


def waiting(person: Person) -> tuple[str, Page]:
    table = open_burgundy(person.asks, "me", "link")
    page = person.at(f"/table/{table}")
    expect(page.get_by_role("button", name="First game")).to_have_attribute("aria-pressed", "true")
    return table, page


# -- seen by everyone


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["all-mid", "upkeep", "place-shared", "order"])
def test_axe_finds_nothing_at_tables_with_modules_in_teams_and_alone(
    come: Come, game: str, size: str
) -> None:
    page = continued(come, game, **SIZES[size]).mine.page
    assert found_in_both_themes(page) == []


def test_axe_finds_nothing_where_modules_are_chosen(come: Come) -> None:
    _, page = waiting(come("Ann"))
    page.get_by_role("button", name="Everything").click()
    page.get_by_text("More options").click()
    expect(page.get_by_text("scores the phase’s points once")).to_be_visible()
    assert found_by_axe(page) == []


def test_on_a_phone_shields_are_paid_for_and_nothing_is_wider_than_the_screen(come: Come) -> None:
    table = continued(come, "upkeep", **ON_PHONE).mine
    table.play("pay-upkeep 1 0")
    assert table.played[-1] == "pay-upkeep 1 0"
    assert table.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("decision", ["store", "order"])
def test_on_a_phone_what_is_to_be_decided_stands_on_either_part_of_the_table(
    come: Come, decision: str
) -> None:
    table = continued(come, decision, **ON_PHONE).mine
    expect(table.tabs).to_have_count(2)
    for tab in table.tabs.all():
        tab.tap()
        expect(table.effect.get_by_role("button").first).to_be_in_viewport(ratio=1)
    table.play(ASKED[decision][1])
    assert table.played[-1] == ASKED[decision][1]


def test_on_a_phone_nothing_covers_the_table_of_a_finished_game(come: Come) -> None:
    table = continued(come, "solo-last", **ON_PHONE).mine
    play_while_ours(table, 0, quickest)
    table.page.get_by_role("button", name="Final board").tap()
    back = table.page.get_by_role("button", name="Score sheet")
    expect(back).to_be_in_viewport(ratio=1)
    expect(table.tabs).to_have_count(2)
    for tab in table.tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
    back.tap()
    expect(table.page.get_by_role("table")).to_be_visible()


def test_the_base_game_fetches_nothing_of_modules(come: Come) -> None:
    ann = come("Ann")
    asked: list[str] = []
    ann.device.on("request", lambda request: asked.append(request.url))
    sit_down(ann, open_burgundy(ann.asks, "me", "bot"))
    ann.page.wait_for_load_state("networkidle")
    assert [url for url in asked if "words/en/burgundy" in url]
    assert [
        url for url in asked if "later" in url or "Decision" in url or "modules" in url.rpartition("?")[0]
    ] == []

"""A Castle for All Seasons: a whole game in winter against bots; others that are begun by link, or ended."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.boards import first_of, seated_at, total_of
from tests.browser.people import ON_PHONE, Come, Person, begin_by_link
from tests.browser.seasons import CastlePage, builder, continued, open_seasons, sit_down

KINDS: Final = {"choose", "send", "take", "erect", "pay", "house", "end-turn"}


def test_two_browsers_begin_a_game_of_seasons_by_link(come: Come) -> None:
    key, ann, ben = begin_by_link(come, CastlePage.TITLE)
    tables = [CastlePage(ann).drawn(), CastlePage(ben).drawn()]
    made: list[str] = []
    for table in tables:  # both choose in secret
        expect(table.acts).to_be_visible()
        made.append(wish(table))
        table.play(made[-1])
    expect(tables[ann.asks.table(key).to_act[0]].your_turn).to_be_visible()
    assert made == tables[0].played


def test_two_browsers_play_the_last_rounds_of_seasons(come: Come) -> None:
    prepared = continued(come, "last-rounds")
    ann, ben = prepared.people
    tables = [prepared.mine, sit_down(ben, prepared.table)]
    before = tables[0].played
    made = play_out(tables)
    assert before + made == tables[0].played
    assert {line.split()[0] for line in made} >= KINDS
    for table in tables:
        expect(table.over).to_be_visible()
    assert total_of(ann.page) == total_of(ben.page)
    assert ann.position["score"] == ben.position["score"]


def test_a_whole_winter_game_against_bots(come: Come) -> None:
    ann = come("Ann")
    table = sit_down(ann, open_seasons(ann.asks, "me", "bot:uniform", "bot:uniform", season="winter"))
    made = play_out([table])
    assert {line.split()[0] for line in made} >= {"choose", "end-turn"}
    assert len(set(winter_cards(ann))) == 4
    expect(ann.page.get_by_role("table").get_by_role("row", name="Total")).to_be_visible()


def test_the_last_rounds_of_seasons_against_a_bot_on_a_phone(come: Come) -> None:
    table, (ann, ben) = seated_at(come, "seasons/last-rounds", **ON_PHONE)
    ben.asks.at_seat(table, 1, "to-bot")
    page = sit_down(ann, table, touch=True)
    made = play_out([page])
    assert {line.split()[0] for line in made} >= {"choose", "send", "end-turn"}
    expect(page.over).to_be_visible()


def winter_cards(person: Person) -> list[str]:
    """Those that were turned over, as the page was told."""
    positions = [message for message in person.heard if message["type"] == "position"]
    events = [event for position in positions for told in position["log"] for event in told["events"]]
    return [event["winter_card"] for event in events if event["event"] == "winter-card-turned"]


def play_out(tables: list[CastlePage]) -> list[str]:
    """Whoever is to act does what they like best, until the game is over; what was done."""
    made: list[str] = []
    while not tables[0].over.is_visible():
        for table in [table for table in tables if table.lines]:
            expect(table.acts).to_be_visible()
            made.append(wish(table))
            table.play(made[-1])
        if len(tables) == 1:
            expect(tables[0].acts.or_(tables[0].over).first).to_be_visible()
    return made


def wish(table: CastlePage) -> str:
    """Cards in an order that lets a castle grow; workers only gather, the others build and place helpers."""
    chosen = [line for line in table.lines if line.startswith("choose")]
    if chosen:
        return max(chosen, key=lambda line: sum(LIKED.index(card) for card in line.split()[1:]))
    gathers = "worker" in str((table.view["pending"] or {}).get("card"))
    return first_of(table.lines, "end-turn") if gathers else builder(table.lines)


LIKED: Final = (
    "master-builder",
    "messenger",
    "stonemason",
    "bricklayer",
    "worker-wood",
    "worker-sand",
    "worker-stone",
    "trader",
)

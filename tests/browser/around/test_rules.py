"""The rules, read in the page."""

from playwright.sync_api import expect

from tests.browser.people import Come


def test_the_rules_of_one_game_lead_to_those_of_the_others(come: Come) -> None:
    page = come("Ann").at("/rules/kingdom#K4.2")
    games = page.get_by_role("navigation", name="Rules")
    expect(games.locator("[aria-current=page]")).to_have_text("Kingdom Builder")
    games.get_by_role("link", name="A Castle for All Seasons").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("A Castle for All Seasons")
    expect(page.locator("#S1\\.1")).to_be_attached()
    expect(games.locator("[aria-current=page]")).to_have_text("A Castle for All Seasons")


def test_the_rules_end_with_a_table_of_rulings_that_leads_to_its_clauses(come: Come) -> None:
    page = come("Ann").at("/rules/kingdom")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Rulings").click()
    expect(page.get_by_role("heading", name="Rulings")).to_be_in_viewport()
    row = page.get_by_role("row").filter(has=page.get_by_role("link", name="K5.13"))
    expect(row).to_contain_text("the player chooses")
    row.get_by_role("link", name="K5.13").click()
    expect(page.locator("li.here")).to_contain_text("With two usable tokens of one kind")

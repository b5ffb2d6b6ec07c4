"""Who somebody is, and what is remembered of him."""

from playwright.sync_api import expect

from tests.e2e.words import Said

PASSWORD = "correct horse battery"


def signs(person, how):
    """Open the page about oneself, with a login and a password."""
    who = person.page.get_by_role("dialog", name=person.ui("account"))
    who.get_by_role("textbox", name=person.ui("login")).fill("ana@home")
    who.get_by_label(person.ui("password")).fill(PASSWORD)
    who.get_by_role("button", name=person.ui(how), exact=True).click()
    expect(who).to_contain_text(person.ui("signed-in-as", login="ana@home"))


def test_an_account_takes_the_tables_of_a_guest_along_to_another_browser(person):
    ana, elsewhere = person(), person(name="")
    table = ana.opens()
    ana.go()
    ana.page.get_by_role("button", name="Ana", exact=True).click()
    signs(ana, "open-account")

    elsewhere.go()
    elsewhere.button("guest").click()
    signs(elsewhere, "sign-in")
    elsewhere.button("close").click()
    elsewhere.page.get_by_role("complementary", name=elsewhere.ui("my-tables")).locator(f"a[href='/t/{table}']").click()
    assert elsewhere.awaits_his_turn()
    expect(elsewhere.seat("Ana")).to_contain_text(elsewhere.ui("you"))


def test_what_somebody_prefers_is_remembered(person):
    ana = person()
    ana.go()
    ana.button("preferences").click()
    languages = ana.page.get_by_role("group", name=ana.ui("language"), exact=True)
    languages.get_by_role("radio", name=ana.ui("language-es")).check()
    ana.words = Said("es")
    wanted = {
        "theme": ana.ui("theme-dark"),
        "text-size": ana.ui("percent", number=130),
        "motion": ana.ui("motion-slow"),
        "confirm-policy": ana.ui("confirm-never"),
        "hints": ana.ui("off"),
    }
    for legend, value in wanted.items():
        ana.page.get_by_role("group", name=ana.ui(legend)).get_by_role("radio", name=value, exact=True).check()
    ana.page.reload()

    ana.button("preferences").click()
    for legend, value in wanted.items():
        expect(
            ana.page.get_by_role("group", name=ana.ui(legend)).get_by_role("radio", name=value, exact=True)
        ).to_be_checked()
    root = ana.page.locator("html")
    expect(root).to_have_attribute("lang", "es")
    expect(root).to_have_attribute("data-theme", "dark")
    assert float(root.evaluate("one => getComputedStyle(one).getPropertyValue('--text-size')")) == 1.3

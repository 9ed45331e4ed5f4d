"""A spectator sees what is public, as it happens, and can do nothing."""

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.cosa_nostra.boss import Boss
from tests.browser.cosa_nostra.conftest import SetOut
from tests.cosa_nostra.harness import Seat, table


def test_a_spectator(meet: Meet, laid: SetOut) -> None:
    at = laid(table(Seat("blundetto", jobs="scam", cards="spy"), Seat("dimaggio"), Seat("calmuti")))
    ada, sam = Boss(meet(), at, 0), Boss(meet(phone=True), at, None)
    ada.drags("scam", "big_joey")

    expect(
        sam.family(0).get_by_role("button", name=f"Big Joey: {sam.says('hidden-job')} [I]", exact=True)
    ).to_be_visible()
    sam.is_not_asked()
    sam.person.finds_nothing_wrong()
    sam.person.does_not_see("Scam")
    expect(sam.page.get_by_role("region", name=sam.says("my-hand"))).to_have_count(0)
    expect(sam.page.get_by_role("button", name=sam.says("tool-deals"))).to_have_count(0)
    sam.picks(sam.man("big_joey"))  # explains itself, no more
    expect(sam.page.get_by_role("note")).to_contain_text("Big Joey")
    sam.person.does_not_see("Scam")
    sam.page.keyboard.press("Escape")
    chat = sam.turns_to("chat")
    expect(chat.get_by_role("textbox")).to_have_count(0)

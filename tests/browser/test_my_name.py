"""My tables, my name on all my devices, and the way out of a table."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import zxingcpp
from PIL import Image
from playwright.sync_api import CDPSession, Dialog, Playwright, expect

from .conftest import DESK, PHONE, Meet, browser
from .house import House, opened
from .lobby import Lobby
from .omerta import AtOmerta
from .person import Person

UNTRUSTED: Final = "Cross-Origin-Opener-Policy header has been ignored|WebSocket is closed before"  # of plain http
FINGER: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Finger:
    """Of a device that makes passkeys: Chromium's own pretended one."""

    def __init__(self, person: Person) -> None:
        self._wire: CDPSession = person.context.new_cdp_session(person.page)
        self._wire.send("WebAuthn.enable")
        self._id = self._wire.send("WebAuthn.addVirtualAuthenticator", {"options": FINGER})["authenticatorId"]

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._wire.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def learns(self, other: Finger) -> None:
        """As a keychain brings them from one device to another."""
        for passkey in other.passkeys:
            self._wire.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def named(house: House) -> str:
    """The house by its name: a browser gives no passkeys to numbers."""
    return f"http://localhost:{urlsplit(house.address).port}"


def read_from(person: Person) -> str:
    """What a phone makes of what its camera sees on the other one's screen."""
    seen = Image.open(BytesIO(person.page.screenshot()))
    codes = zxingcpp.read_barcodes(seen)
    assert len(codes) == 1, codes
    return codes[0].text


def my_name(person: Person, kept: bool = False) -> None:
    person.presses(person.button("my-name" if kept else "keep-name"))


def test_back_close_and_reload_ask_nothing_and_lose_nothing_and_the_phone_goes_on(meet: Meet) -> None:
    ada, phone = AtOmerta(meet()), AtOmerta(meet("ru", phone=True))
    asked: list[str] = []

    def asks(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    ada.page.on("dialog", asks)
    Lobby(ada.person).is_called("Ada")
    Lobby(ada.person).plays_now("omerta")
    ada.is_asked("FirstLook")
    ada.page.reload()
    ada.is_asked("FirstLook")
    table = ada.page.url[-6:]
    ada.page.go_back()
    ada.person.sees(re.compile(re.escape(ada.says("asks-omerta", about="FirstLook"))))
    ada.person.finds_nothing_wrong_in_any_language()
    ada.page.go_forward()
    ada.is_asked("FirstLook")
    ada.person.comes_back()
    ada.is_asked("FirstLook")
    ada.person.presses(ada.person.button("leave.table", code=table))
    ada.person.finds_nothing_wrong_in_any_language()
    ada.person.presses(ada.person.button("leave"))
    my_name(ada.person)
    ada.person.sees(ada.says("keep-name.insecure"))
    ada.person.presses(ada.person.button("link-device"))
    link = ada.page.get_by_role("link", name=re.compile(r"\bin#")).inner_text()
    ada.person.finds_nothing_wrong_in_any_language()

    code = read_from(ada.person)
    assert code == link
    phone.person.opens(code)
    phone.person.sees(phone.says("come-in.ask", name="Ada"))
    phone.person.finds_nothing_wrong_in_any_language()
    phone.person.reaches_all()
    phone.person.presses(phone.person.button("come-in.sure"))
    phone.person.sees(re.compile(re.escape(phone.says("asks-omerta", about="FirstLook"))))
    expect(phone.page.get_by_label(phone.says("your-name"))).to_have_value("Ada")
    phone.person.reads_all()
    phone.person.reaches_all()
    phone.person.presses(phone.person.named(re.compile(table)).first)
    phone.is_asked("FirstLook")
    phone.looks(1, 2)
    phone.person.presses(phone.person.button("leave.table", code=table))
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    phone.person.reads_all()
    phone.page.keyboard.press("Escape")

    ada.page.reload()
    my_name(ada.person, kept=True)
    ada.person.presses(ada.person.button("sign-out.others"))
    phone.person.sees(phone.says("line-out"))
    phone.person.presses(phone.person.button("front-page"))
    phone.person.does_not_see(phone.says("my-tables"))
    assert not asked


def test_a_passkey_brings_name_and_tables_to_another_device_and_forgetting_takes_them_away(
    house: House, meet: Meet
) -> None:
    ada, desk, bob = AtOmerta(meet()), AtOmerta(meet("fr")), AtOmerta(meet("it", phone=True))
    for each in (ada, desk, bob):
        each.person.opens(named(house))
    one, other = Finger(ada.person), Finger(desk.person)
    ada.page.get_by_label(ada.says("your-name")).fill("Zoe")
    my_name(ada.person)
    ada.person.presses(ada.person.button("keep-name.passkey"))
    ada.person.sees(ada.says("keep-name.done"))
    ada.person.finds_nothing_wrong_in_any_language()
    assert len(one.passkeys) == 1
    chairs = {"game": "omerta", "nickname": "Zoe", "chairs": [None, None, "random"], "options": {"turn_seconds": None}}
    table = ada.page.request.post(f"{named(house)}/api/tables", data=chairs).json()["table"]
    bob.page.request.post(f"{named(house)}/api/tables/{table}/seats", data={"nickname": "Bob"})

    other.learns(one)
    my_name(desk.person)
    desk.person.presses(desk.person.button("come-in"))
    desk.person.sees(desk.says("come-in.done", name="Zoe"))
    desk.page.keyboard.press("Escape")
    desk.person.presses(desk.person.named(re.compile(table)).first)
    desk.is_asked("FirstLook")

    bob.person.opens(f"{named(house)}/t/{table}")
    bob.is_asked("FirstLook")
    my_name_is_open = ada.page.get_by_role("dialog")
    expect(my_name_is_open).to_be_visible()
    ada.person.presses(ada.person.button("forget"))
    ada.person.presses(ada.person.button("forget.sure"))
    expect(my_name_is_open).to_have_count(0)
    desk.person.sees(desk.says("line-out"))
    expect(ada.page.get_by_label(ada.says("your-name"))).to_have_value("")
    bob.person.presses(bob.person.button("company"))
    bob.person.sees(bob.says("stranger"))
    bob.person.does_not_see("Zoe")
    bob.person.finds_nothing_wrong()
    ada.person.forgives(r"403 \(")
    my_name(ada.person)
    ada.person.presses(ada.person.button("come-in"))
    expect(ada.page.get_by_role("alert")).to_have_text(ada.says("trouble-no-passkey"))


def test_who_leaves_has_a_bot_in_his_chair_or_goes_for_good(house: House, meet: Meet) -> None:
    table = house.lays("omerta", ["Ada", "Bob"], ["random"], turn_seconds=None)
    ada, bob = AtOmerta(meet("fr", phone=True)), AtOmerta(meet())
    for seat, player in enumerate((ada, bob)):
        player.person.opens(table.chair(seat))
        player.is_asked("FirstLook")
    bob.person.presses(bob.person.button("company"))
    ada.person.presses(ada.person.button("leave.table", code=table.code))
    ada.person.reaches_all()
    ada.person.presses(ada.person.button("leave-bot"))
    bob.person.sees(bob.says("presence-caretaker"))
    ada.person.presses(ada.person.named(re.compile(table.code)).first)
    expect(ada.stock()).to_have_count(4)
    ada.person.presses(ada.person.button("leave.table", code=table.code))
    ada.person.presses(ada.person.button("leave-good"))
    ada.person.presses(ada.person.button("leave-good.sure"))
    ada.person.does_not_see(ada.says("my-tables"))
    ada.person.opens(table.link)
    expect(ada.slot(1, "Ada")).to_be_visible()
    ada.finds_nothing_to_press()


def test_at_home_over_plain_http_the_page_says_that_there_are_no_passkeys_and_the_link_works(
    playwright: Playwright, tmp_path: Path
) -> None:
    """By a name of the house's own: browsers do not think that safe, and keep much from such a page."""
    with (
        browser(playwright, "--host-resolver-rules=MAP table.lan 127.0.0.1") as lan,
        opened(tmp_path, "--hurried", "--name", "table.lan") as house,
    ):
        home = f"http://table.lan:{urlsplit(house.address).port}"
        people = [
            Person(lan.new_context(base_url=home, locale="en-US", reduced_motion="reduce", **how), "en", phone, None)
            for how, phone in ((DESK, False), (PHONE, True))
        ]
        for person in people:
            person.forgives(UNTRUSTED)
        ada, phone = map(AtOmerta, people)
        Lobby(ada.person).is_called("Ada")
        assert ada.page.evaluate("() => isSecureContext") is False
        Lobby(ada.person).plays_now("omerta")
        ada.is_asked("FirstLook")
        table = ada.page.url[-6:]
        ada.person.opens()
        my_name(ada.person)
        ada.person.sees(ada.says("keep-name.insecure"))
        expect(ada.person.button("keep-name.passkey")).to_have_count(0)
        ada.person.presses(ada.person.button("link-device"))
        ada.page.get_by_role("link", name=re.compile(r"\bin#")).wait_for()
        phone.person.opens(read_from(ada.person))
        phone.person.presses(phone.person.button("come-in.sure"))
        phone.person.presses(phone.person.named(re.compile(table)).first)
        phone.is_asked("FirstLook")
        phone.person.finds_nothing_wrong()
        troubles = [trouble for person in people for trouble in person.troubles]
        for person in people:
            person.context.close()
    assert troubles == []

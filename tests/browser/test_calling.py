"""The page behind the page: it opens where there is no net, keeps up with the house, and calls whoever wants it."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from sitdown.page import built

from .conftest import Meet
from .house import House, opened
from .lobby import Lobby
from .person import Person

READY: Final = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise((done) => active.addEventListener("statechange", done));
  return navigator.serviceWorker.controller !== null || new Promise((done) =>
    navigator.serviceWorker.addEventListener("controllerchange", () => done(true)));
}"""
KEPT: Final = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  return kept;
}"""
BUILDS: Final = "() => caches.keys()"
SETTLED: Final = """async () => {
  const { active, waiting, installing } = await navigator.serviceWorker.ready;
  return active.state === "activated" && !waiting && !installing;
}"""
NOTES: Final = """async () => {
  const behind = await navigator.serviceWorker.ready;
  return (await behind.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
}"""
TOLD: Final = {"title": "Sitdown", "body": "Omerta: the table waits for you."}
AGREES: Final = """
// Nobody can be reached from here who pushes for this browser: it agrees with one of ours.
PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  window.given = applicationServerKey;
  const key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const keys = { p256dh: key, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  return { endpoint: "https://push.example/ada", toJSON: () => ({ keys }) };
};
"""


def waits(person: Person, for_what: str) -> None:
    """What the browser says only when it is asked."""
    for _ in range(300):
        if person.page.evaluate(for_what):
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(for_what)


def says_build(person: Person) -> str | None:
    return person.page.locator("meta[name=build]").get_attribute("content")


def rebuilt(page: Path, number: int) -> None:
    """As if the page had changed."""
    for name, before, after in (
        ("index.html", r"(<meta name=build content=\d+>)?</head>", f"<meta name=build content={number}></head>"),
        ("worker.js", r'\\"build\\":\\"\w+\\"', f'\\"build\\":\\"build{number}\\"'),
    ):
        file = page / name
        text, found = re.subn(before, after.replace("\\", r"\\"), file.read_text("utf-8"), count=1)
        assert found
        file.write_text(text, "utf-8")
        for packed in (".br", ".gz"):
            file.with_name(name + packed).unlink(missing_ok=True)


def test_the_page_opens_without_a_net_and_keeps_up_with_the_house(
    meet: Meet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three builds the last is opened, and nothing but the page is ever kept: no table, nothing that was said."""
    page = tmp_path / "page"
    shutil.copytree(os.environ.get("SITDOWN_PAGE") or built(), page)
    monkeypatch.setenv("SITDOWN_PAGE", str(page))
    rebuilt(page, 1)
    with opened(tmp_path, "--hurried") as house:
        ada = meet("fr", phone=True)
        ada.forgives("net::ERR|Failed to load")
        table = house.lays("omerta", ["Ada"], ["sharp", "sharp"])
        ada.opens(f"{house.address}{table.chair(0)}")
        ada.page.evaluate(READY)
        for number in (2, 3):
            rebuilt(page, number)
            ada.opens(house.address)
            assert says_build(ada) == str(number)  # at once, though the worker is still the old one
            waits(ada, f"async () => (await ({BUILDS})()).at(-1) === 'shell-build{number}'")
            waits(ada, SETTLED)
        waits(ada, "async () => !(await caches.has('shell-build1'))")
        kept = ada.page.evaluate(KEPT)
        assert "/index.html" in kept
        assert all(re.match(r"^/(assets/.+|[\w-]+\.(html|svg|png|webmanifest))$", path) for path in kept)
    ada.page.reload()
    assert says_build(ada) == "3"
    ada.sees(re.compile(re.escape(ada.says("line-down"))))
    ada.finds_nothing_wrong_in_any_language()
    with opened(tmp_path, "--hurried", port=int(house.address.rpartition(":")[2])):
        expect(ada.page.get_by_text(re.compile(re.escape(ada.says("line-down.page"))))).to_have_count(0)


def registration(person: Person) -> tuple[Any, str]:
    """What the browser's own tools know the worker by."""
    tools = person.context.new_cdp_session(person.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(50)
    return tools, found[-1]


def test_who_wants_it_is_called_and_finds_his_table(house: House, meet: Meet) -> None:
    ada = meet()
    ada.context.grant_permissions(["notifications"], origin=house.address)
    ada.page.add_init_script(AGREES)
    Lobby(ada).plays_now("omerta", "sharp")
    ada.page.wait_for_url(re.compile("/t/"))
    table = urlsplit(ada.page.url).path
    ada.page.evaluate(READY)
    ada.presses(ada.page.get_by_role("button", name=ada.says("company"), exact=True).first)
    ada.presses(ada.button("call-me"))
    here = ada.page.get_by_role("checkbox", name=ada.says("call-me.here"))
    expect(here).not_to_be_checked()
    ada.sees(ada.says("call-me.does"))
    here.check(force=True)
    expect(
        ada.page.get_by_role("list", name=ada.says("call-place")).get_by_text(ada.says("call-me.here"))
    ).to_be_visible()
    assert len(ada.page.evaluate("() => window.given")) == 87  # the house's key
    ada.page.get_by_label(ada.says("call-there")).fill("hooks.example")
    ada.presses(ada.button("call-there.add"))
    ada.sees(ada.says("call-there.needed"))
    ada.page.get_by_label(ada.says("call-there")).fill("https://127.0.0.1/hook")
    ada.presses(ada.button("call-there.add"))
    ada.sees("127.0.0.1")
    ada.presses(ada.button("call-place.test").last)
    ada.sees(ada.says("called-not-public"))
    ada.finds_nothing_wrong_in_any_language()

    ada.opens()  # away from the table
    tools, number = registration(ada)
    for path in (table, "/"):
        data = json.dumps({**TOLD, "path": path})
        tools.send(
            "ServiceWorker.deliverPushMessage", {"origin": house.address, "registrationId": number, "data": data}
        )
        waits(ada, f"async () => (await ({NOTES})()).some(({{ data }}) => data === {path!r})")
    assert ada.page.evaluate(NOTES) == [{**TOLD, "data": "/"}]  # one takes the place of the other
    ada.opens(table)
    waits(ada, f"async () => (await ({NOTES})()).length === 0")  # she has come

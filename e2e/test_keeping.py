"""What keeps a game: the storage, the address, files; and its past.

Nothing is lost, whatever is closed or refused.
"""

import re
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page

import pygames
from e2e.conftest import FULL, RUN, SITE, Axe, Opener, state, wait_ready
from e2e.page_driver import OFFERED, PageDriver, check_end, faults, open_link, press_tool, replayed
from e2e.test_heroz_page import finished, start
from e2e.until import until
from pygames.engine.record import LONGEST, packed, seal_of, varint

KEPT = "Object.keys(localStorage).filter(it => it.startsWith('pygames.game.'))"
TAKES_NO_MORE = """
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (key.startsWith("pygames.game.") && window.full) throw new DOMException("full", "QuotaExceededError");
    return write.call(this, key, text);
  };"""
REFUSED = """
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
  }"""


@FULL  # that nothing is lost after any choice is held without a browser too: tests/web/test_saves.py
@pytest.mark.parametrize("kind", ["site", "single"])
def test_closing_and_reopening_at_every_tenth_choice(open_page: Opener, kind: str) -> None:
    """By turns the address and the gallery have the game, and nothing is lost."""
    page = open_page(kind)
    driver = PageDriver(page, 41)
    driver.begin("human", "random", seed=41)
    tens = reopened = 0
    while page.evaluate(OFFERED)["state"] != "over":
        link = page.evaluate("pygames.record()")
        count = len(pygames.replay(link).choices)
        if count // 10 > tens:
            tens = count // 10
            reopened += 1
            query = page.url.partition("#")[2] if tens % 2 else ""
            page.close()
            page = driver.page = open_page(kind, query=f"#{query}" if query else "")
            if not query:
                assert page.evaluate("pygames.record()") is None
                page.locator("[data-do=games]").click()
                row = page.locator("[data-save]")
                assert re.search(r"\bYou, [A-Z][a-z]+\b", row.inner_text())
                assert f"{count} choice" in row.inner_text()
                row.locator("[data-do=continue]").click()
            page.locator(".board").wait_for()
            assert page.evaluate("pygames.record()") == link
            assert page.url.endswith(f"#{link}")
            continue
        now = page.evaluate(OFFERED)
        driver.press(driver.rng.below(now["count"]))
    assert reopened >= 2
    check_end(page, replayed(page))
    assert len(page.evaluate(KEPT)) == 1


@pytest.mark.parametrize(
    ("viewport", "locale", "scheme"),
    [pytest.param((1280, 800), "en-GB", "light", marks=FULL), ((390, 844), "fr-FR", "dark")],
    indirect=["viewport", "locale"],
)
def test_a_link_at_a_step_and_branching_off(
    open_page: Opener, axe: Axe, page: Page, scheme: str, locale: str, pytestconfig: pytest.Config
) -> None:
    """It opens there; both ways with keys, slider and log; "what if" is a new game that begins alike.

    At the end, the set-up and the gallery axe looks in other tests too, here with `--full` only.
    """
    everything = pytestconfig.getoption("--full")
    page.close()
    link = finished()
    whole = pygames.replay(link)
    total = len(whole.choices)
    page = open_page("site", query=f"#{link}@17")
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    bar = page.locator(".look-bar")
    assert bar.get_attribute("data-look") == "17"
    assert ("le choix 17 sur" if locale == "fr-FR" else "choice 17 of") in bar.inner_text()
    assert faults(page, axe) == [], "looking back"
    assert page.evaluate("pygames.record()") == link
    for key, step in ((".", 18), ("End", total), ("Home", 0), (",", 0), (".", 1)):
        page.keyboard.press(key)
        assert bar.get_attribute("data-look") == str(step)
        assert page.evaluate("location.hash") == f"#{link}@{step}"
    page.locator("#step").focus()
    page.keyboard.press("ArrowRight")
    assert bar.get_attribute("data-look") == "2"
    assert page.evaluate("document.activeElement.id") == "step"
    page.keyboard.press("End")
    assert bar.get_attribute("data-look") == str(total)
    page.locator(".log-row > summary").nth(2).click()
    page.locator(".log-row[open] [data-do=look]").first.click()
    assert page.locator(".log [aria-current=step]").count()
    assert int(bar.get_attribute("data-look") or 0) < total

    press_tool(page, "share")
    page.locator(".qr path, .qr rect").first.wait_for()
    assert link in (page.locator(".qr").get_attribute("aria-label") or "")
    assert faults(page, axe) == [], "share"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".end").wait_for()
    assert not everything or faults(page, axe) == [], "end"
    assert page.evaluate("location.hash") == f"#{link}"

    page.evaluate("hash => { location.hash = hash }", f"{link}@12")
    bar.wait_for()
    page.locator("[data-do=branch]").click()
    assert not everything or faults(page, axe) == [], "branching off"
    page.locator(".look-bar").wait_for(state="detached")
    new = replayed(page)
    assert new.record.choices[:12] == whole.record.choices[:12]  # an opponent goes on at once
    assert new.practice
    assert page.locator(".mark-practice").is_visible()
    assert faults(page, axe) == [], "practice"
    press_tool(page, "home")
    assert page.locator("[data-save]").count() == 1
    assert not everything or faults(page, axe) == [], "gallery with a game"
    page.locator("[data-do=games]").click()
    assert not everything or faults(page, axe) == [], "kept games"
    page.locator("[data-do=delete]").click()
    assert page.evaluate("document.activeElement.dataset.do") == "put-back"
    assert faults(page, axe) == [], "kept games after deleting"
    page.keyboard.press("Enter")
    assert len(page.evaluate(KEPT)) == 1


def test_back_and_forward(open_page: Opener) -> None:
    """The gallery, the set-up and the game are one entry each; reloading keeps the game too."""
    page = open_page("site")
    start(page, "human", "random")
    length = page.evaluate("history.length")
    driver = PageDriver(page, 2)
    for _ in range(6):
        driver.press(driver.rng.below(page.evaluate(OFFERED)["count"]))
    page.evaluate(OFFERED)
    link = page.evaluate("pygames.record()")
    assert page.evaluate("history.length") == length
    assert page.url == f"{SITE}#{link}"
    page.go_back()
    page.locator(".setup").wait_for()
    assert page.url == SITE
    page.go_back()
    page.locator(".gallery").wait_for()
    page.go_forward()
    page.locator(".setup").wait_for()
    page.go_forward()
    page.locator(".board").wait_for()
    assert page.evaluate("pygames.record()") == link
    page.keyboard.press(",")
    # the page draws in a task of its own
    until(page, "start => location.href.startsWith(start)", arg=f"{SITE}#{link}@")
    step = page.url
    page.reload()
    wait_ready(page)
    page.locator(".look-bar").wait_for()
    assert page.url == step
    page.locator("[data-do=look-away]").click()
    page.locator(".prompt-bar").wait_for()
    until(page, "whole => location.href === whole", arg=f"{SITE}#{link}")


@pytest.mark.parametrize("how", [pytest.param("refused", marks=FULL), "full"])
def test_storage_that_takes_nothing(open_page: Opener, axe: Axe, page: Page, how: str) -> None:
    """The game goes on, and the page says to keep the link; that link opens the same game."""
    page.close()
    page.context.add_init_script(REFUSED if how == "refused" else TAKES_NO_MORE)
    page = open_page("site")
    start(page, "human", "random")
    assert page.locator(".mark-unsaved").count() == (how == "refused")
    page.evaluate("window.full = true")
    driver = PageDriver(page, 2)
    for _ in range(4):
        driver.press(driver.rng.below(page.evaluate(OFFERED)["count"]))
    assert "keep the link" in page.locator(".mark-unsaved").inner_text()
    assert faults(page, axe) == []
    page.evaluate(OFFERED)
    link = page.evaluate("pygames.record()")
    assert page.url.endswith(link)
    page.reload()
    wait_ready(page)
    page.locator(".board").wait_for()
    assert page.evaluate("pygames.record()").split(".")[0] == "heroz"
    if how == "full":  # what was kept before is as it was
        assert len(page.evaluate(KEPT)) >= 1


BREAK = """
import web.view.frame
from js import document
draw = web.view.frame.draw
def fails(session, *more):
    if len(session.match.choices) > 6:
        raise RuntimeError("on purpose")
    return draw(session, *more)
web.view.frame.draw = fails
document.documentElement.dataset.broken = ""
"""


def test_the_record_outlives_a_table_that_cannot_be_drawn(
    open_page: Opener, axe: Axe, page: Page, problems: list[str], tmp_path: Path
) -> None:
    """Its drawing is broken on purpose: the way out has the link and the file, and the game is kept."""
    page.close()
    page = open_page("site")
    page.evaluate(RUN, BREAK)
    page.wait_for_selector("html[data-broken]", state="attached")
    start(page, "human", "random")
    driver = PageDriver(page, 2)
    while state(page) != "error":
        now = page.evaluate(OFFERED)
        if now["state"] != "error":
            driver.press(driver.rng.below(now["count"]))
    assert any("on purpose" in it for it in problems)
    problems.clear()
    assert faults(page, axe) == []
    assert "on purpose" not in page.locator("body").inner_text()
    record = page.evaluate("pygames.record()")
    assert len(pygames.replay(record).choices) > 6
    assert page.locator("#link").input_value() == f"{SITE}#{record}"
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert pygames.replay(file.read_text(encoding="utf-8")).record == pygames.replay(record).record
    page.goto(SITE)  # Python begins anew
    wait_ready(page)
    page.locator("[data-do=continue]").click()
    page.locator(".board").wait_for()
    problems.clear()
    assert len(pygames.replay(page.evaluate("pygames.record()")).choices) > 6


BREAK_OPPONENTS = """
from js import document
import pygames.bots
def fails(self, observation):
    raise RuntimeError("on purpose")
pygames.bots.RandomBot.choose = fails
document.documentElement.dataset.broken = ""
"""


def test_an_opponent_that_fails_leads_to_the_way_out_at_once(
    open_page: Opener, page: Page, problems: list[str]
) -> None:
    """Nobody waits for ever: no press is needed until the link stands there and the console has the error."""
    page.close()
    page = open_page("site")
    page.evaluate(RUN, BREAK_OPPONENTS)
    page.wait_for_selector("html[data-broken]", state="attached")
    PageDriver(page, 1).begin("random", "human", seed=7)
    page.locator("#link").wait_for()
    assert state(page) == "error"
    record = page.evaluate("pygames.record()")
    assert pygames.replay(record).decision is not None
    assert any("on purpose" in it for it in problems)
    problems.clear()


@pytest.mark.parametrize(
    ("kind", "locale"),
    [("site", "en-GB"), pytest.param("single", "fr-FR", marks=FULL)],
    indirect=["locale"],
)
def test_files_and_bad_input(
    open_page: Opener, tmp_path: Path, kind: str, locale: str, pytestconfig: pytest.Config
) -> None:
    """A game leaves as a file and comes back; what is none is refused in words, and the table stays.

    What is too long to be read comes as a file, with `--full` also pasted and in the address.
    """
    page = open_page(kind)
    start(page, "human", "random", seed=9)
    press_tool(page, "share")
    with page.expect_download() as download:
        page.locator("dialog [data-do=export]").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name.startswith("heroz-9-")
    download.value.save_as(file)
    page.locator(".notice [data-do=dismiss]").click()
    press_tool(page, "home")
    record = page.evaluate("pygames.record()")

    french = locale == "fr-FR"
    link = finished()
    cannot, kept = ("Impossible", "n’a pas changé") if french else ("could not be opened", "unchanged")
    refused = {
        "binary": (bytes(range(256)) * 9, "Ce fichier n’est pas" if french else "This file is no record"),
        "empty": (b"", "Ce fichier n’est pas" if french else "This file is no record"),
        "picture.json": (
            b"\x89PNG\r\n\x1a\n\0\0",
            "Ce fichier n’est pas" if french else "This file is no record",
        ),
        "other.json": (b'{"name":"x"}', "lisible" if french else "record"),
        "long.json": (b'{"choices":[' + b'"x",' * (LONGEST // 4), "trop long" if french else "too long"),
        "chess.txt": (b"chess.1.AAAA", "chess"),
        "cut.txt": (link[:-20].encode(), "abîmé" if french else "damaged"),
        "changed.txt": (link.replace("A", "B", 1).encode(), "abîmé" if french else "damaged"),
    }
    for name, (content, why) in refused.items():
        (tmp_path / name).write_bytes(content)
        page.locator("#file").set_input_files(tmp_path / name)
        page.locator(".notice").wait_for()
        said = page.locator(".notice-text").inner_text()
        assert cannot in said, (name, said)
        assert why in said, (name, said)
        assert kept in said, (name, said)
        assert page.evaluate("pygames.record()") == record
        page.locator(".notice [data-do=dismiss]").click()
        page.locator(".notice").wait_for(state="detached")

    if kind == "site" and pytestconfig.getoption("--full"):  # so much is slow to lay out
        page.evaluate(
            """most => {
                document.querySelector("#pasted").value = "heroz.3." + "A".repeat(most);
                document.querySelector("[data-form=open] [type=submit]").click(); // and lays nothing out
            }""",
            LONGEST,
        )
        page.locator(".notice").wait_for()
        assert page.locator("#pasted").input_value() == ""
        assert ("trop long" if french else "too long") in page.locator(".notice-text").inner_text()
        page.locator(".notice [data-do=dismiss]").click()
        page.evaluate("most => { location.hash = 'heroz.3.' + 'A'.repeat(most) }", LONGEST)
        page.locator(".notice").wait_for()
        assert page.evaluate("location.hash") == ""
        assert page.evaluate("pygames.record()") == record

    page.locator("#file").set_input_files(file)
    page.locator(".board").wait_for()
    assert len(page.evaluate(KEPT)) == 1  # nobody had played the one before


@FULL
@pytest.mark.parametrize("choices", [500, 2000, 20_000])
def test_a_very_long_past_is_opened_stepped_through_and_dropped(open_page: Opener, choices: int) -> None:
    """It is as long as a record may be: Python in the page has a small stack."""
    go_through_a_long_past(open_page, choices)


@pytest.mark.full
def test_a_very_long_past_in_firefox(open_firefox: Opener) -> None:
    """Whose stack is another."""
    go_through_a_long_past(open_firefox, 20_000)


def go_through_a_long_past(open_page: Opener, choices: int) -> None:
    """Open, step through and drop a game of so many choices."""
    match = pygames.new("immortal-king", seed=1)
    for _ in range(choices):  # a piece of equipment is laid off and taken up, again and again
        match.play(match.asks.legal_actions[-1])
    page = open_page("site")
    open_link(page, match.record.link(match.game), "human")
    page.locator(".log-list").wait_for(state="attached")
    for key, step in ((",", choices - 1), ("Home", 0), (".", 1), ("End", choices)):
        page.keyboard.press(key)
        page.locator(f'[data-look="{step}"]').wait_for()
    press_tool(page, "home")
    page.locator("[data-game]").first.wait_for()
    start(page, seed=2)
    page.locator(".board").wait_for()
    assert state(page) != "crashed"


def test_a_link_nested_too_deeply_is_refused_in_words(open_page: Opener) -> None:
    """It would overflow the small stack of Python in the page, and nothing would start."""
    body = b"".join([*map(varint, (2, 0, 1, 0)), bytes(4), packed("[" * 20_000)])
    head = f"boss-quest.{pygames.load('boss-quest').rules_version}."
    code = urlsafe_b64encode(body + seal_of(head, body)).rstrip(b"=").decode()
    page = open_page("site", query=f"#{head}{code}")
    wait_ready(page)
    assert "damaged" in page.locator("#app").inner_text()


def test_a_game_is_open_in_one_window_only(open_page: Opener, page: Page) -> None:
    """A second one says where it is, and makes no copy; when the first is gone it can be played there."""
    page.close()
    first = open_page("site")
    start(first, seed=4)
    link = first.evaluate("pygames.record()")
    stored = first.evaluate(f"{KEPT}.map(it => localStorage.getItem(it))")
    assert len(stored) == 1
    second = open_page("site")
    second.locator("[data-do=continue]").first.click()
    second.locator("#live", has_text="another tab or window").wait_for(state="attached")
    assert second.locator(".notice", has_text="another tab or window").is_visible()
    assert second.locator("[data-do=continue]").count() == 1
    assert second.evaluate(f"{KEPT}.map(it => localStorage.getItem(it))") == stored
    by_address = open_page("site", query=f"#{link}")
    by_address.locator(".notice", has_text="another tab or window").wait_for()
    assert by_address.evaluate(f"{KEPT}.length") == 1
    first.close()
    second.locator("[data-do=continue]").first.click()
    second.locator(".board").wait_for()
    until(second, "link => pygames.record() === link && !document.documentElement.dataset.busy", arg=link)
    assert second.evaluate(f"{KEPT}.length") == 1


@FULL
def test_rubbish_in_the_storage(open_page: Opener, axe: Axe, page: Page) -> None:
    """Is shown as unreadable, to be saved or deleted; everything else works, however deep it is nested."""
    page.close()
    page.context.add_init_script(
        "if (location.protocol === 'http:') {"
        "localStorage.setItem('pygames.game.a1', '{not json');"
        "localStorage.setItem('pygames.game.b2', JSON.stringify({'pygames-save': 1, game: 5}));"
        "localStorage.setItem('pygames.game.c3', '['.repeat(20000));"
        "localStorage.setItem('pygames.game.', 'x'); localStorage.setItem('other', 'x');"
        "const deep = '{\"set_ups\":' + '['.repeat(5000) + ']'.repeat(5000) + '}';"
        "localStorage.setItem('pygames.preferences', deep); }"
    )
    page = open_page("site")
    page.locator("[data-do=games]").click()
    rows = page.locator("[data-save]")
    assert rows.count() == 3
    assert "cannot be read" in rows.first.inner_text()
    assert faults(page, axe) == []
    with page.expect_download() as download:
        rows.first.locator("[data-do=save-unreadable]").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == "{not json"
    rows.first.locator("[data-do=delete]").click()
    assert page.evaluate("localStorage.getItem('pygames.game.a1')") is None
    assert page.evaluate("localStorage.getItem('other')") == "x"
    open_link(page, pygames.new("heroz", seed=4).record.link(pygames.load("heroz")), "human", "random")
    page.locator(".board").wait_for()

"""Whole games by mail, in browsers that share nothing but letters, with the ciphers of the browser itself.

An eavesdropper opens every letter and is shown nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import FULL, SITE, opener_in, watch
from e2e.page_driver import OFFERED, PageDriver, press_tool, set_up
from e2e.test_sandbox import framed
from e2e.until import until
from web.model.envelope import Request, read, text_of

STORED = """async () => {
  const text = JSON.stringify({ ...localStorage });
  const open = indexedDB.open("pygames-kept");
  await new Promise((done) => (open.onsuccess = open.onerror = done));
  const all = open.result.transaction("texts").objectStore("texts").getAll();
  await new Promise((done) => (all.onsuccess = done));
  return text + JSON.stringify(all.result);
}"""
# Whether any key in the browser's database can be taken out of it.
EXTRACTABLE = """async () => {
  const open = indexedDB.open("pygames-keys");
  await new Promise((done) => (open.onsuccess = done));
  const all = open.result.transaction("matches").objectStore("matches").getAll();
  await new Promise((done) => (all.onsuccess = done));
  return all.result.flatMap((it) => [it.pair?.privateKey, it.own, it.kek, it.match])
    .filter((key) => key).map((key) => key.extractable);
}"""
# Counts what a person presses in the page.
COUNTING = (
    "addEventListener('click', (it) => it.isTrusted && (window.presses = (window.presses ?? 0) + 1), true)"
)
LETTER = "document.querySelector('#mail-text')?.value"


class Friend:
    """Somebody with a browser of their own; what they do is what the page offers."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.driver = page, PageDriver(page, seed)

    def idle(self) -> dict[str, Any]:
        """Wait until nothing happens by itself; what can be pressed then."""
        until(self.page, "!('sealing' in document.documentElement.dataset)")
        found: dict[str, Any] = self.page.evaluate(OFFERED)
        return found

    def letter(self) -> str:
        """The letter to be sent, from where it stands as a text; it counts as sent once it was copied."""
        page = self.page
        at_table = page.locator(".frame").count() > 0
        if at_table:
            press_tool(page, "mail-more")
        page.locator("#mail-text").wait_for(state="attached")
        text: str = page.evaluate(LETTER)
        page.locator("#dialog" if at_table else ".mail-box").locator("[data-do=mail-copy]").click()
        if at_table:
            page.keyboard.press("Escape")
        until(page, "!document.querySelector('#mail-send.button--primary')")
        return text

    def open(self, letter: str) -> None:
        """Open a letter as somebody does who presses its link, in the page that is open."""
        self.page.evaluate("letter => { location.hash = letter.slice(letter.indexOf('mail=')); }", letter)
        self.idle()

    @property
    def to_send(self) -> bool:
        """Whether a turn is to be sent."""
        return self.page.locator("#mail-send.button--primary").count() > 0


def begin(host: Friend, guest: Friend, game: str) -> list[str]:
    """Invite, join, and open the answer; returns the letters."""
    set_up(host.page, game)
    host.page.locator("[data-do=mail-invite]").click()
    invitation = host.letter()
    guest.page.goto(invitation)
    guest.page.locator("#mail-join").click()
    answer = guest.letter()
    host.open(answer)
    host.page.locator(".frame").wait_for()
    return [invitation, answer]


def quick(page: Page) -> None:
    """Let what others choose be told at once."""
    page.locator("[data-do=settings]").first.click()
    page.locator("input[name=pace][value=instant]").check()
    page.keyboard.press("Escape")


def play(friends: list[Friend], seen: Callable[[str], None], most: int) -> None:
    """Play until both see the end, or so many letters were opened (0: as many as it takes)."""
    opened = 0
    for _ in range(1_200):
        if most and opened == most:
            return
        now = [it.idle() for it in friends]
        if all(it["state"] == "over" for it in now) and not any(it.to_send for it in friends):
            return
        sender = next((it for it in friends if it.to_send), None)
        if sender is not None:
            letter = sender.letter()
            seen(letter)
            friends[1 - friends.index(sender)].open(letter)
            opened += 1
            continue
        asked = [it for it in zip(friends, now, strict=True) if it[1]["count"] or it[1]["scene"]]
        if not asked:  # a game that was just opened has yet to be claimed
            friends[0].page.wait_for_timeout(100)
            continue
        friend, offered = asked[0]
        if offered["scene"]:
            friend.page.locator("#seen").click()
        else:
            friend.driver.press(friend.driver.rng.below(offered["count"]))
    raise AssertionError("not over")


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("boss-quest", 4),
        *[
            pytest.param(game, 0, marks=FULL)
            for game in ("boss-quest", "hero-realms", "hero-realms-lich", "immortal-king")
        ],
    ],
)
def test_a_game_by_mail(
    browser: Browser,
    browser_context_args: dict[str, Any],
    problems: list[str],
    game: str,
    most: int,
) -> None:
    """Two play it to its end; a third who opens every letter finds no game, and nothing is left readable."""
    contexts = [browser.new_context(**browser_context_args) for _ in range(3)]
    one, two, eve = [opener_in(it, problems)("site") for it in contexts]
    friends = [Friend(one, 1), Friend(two, 2)]
    quick(one)
    quick(two)
    begin(friends[0], friends[1], game)
    letters: list[str] = []

    def overheard(letter: str) -> None:
        assert letter not in letters
        letters.append(letter)
        if len(letters) > 2:
            return
        eve.evaluate("letter => { location.hash = letter.slice(letter.indexOf('mail=')); }", letter)
        eve.locator(".notice").wait_for()
        assert eve.locator(".frame").count() == 0
        for it in (one, two):
            assert it.evaluate("pygames.record()") is None
            assert "mail=" not in it.url
            stored = it.evaluate(STORED)
            assert "sealed" in stored
            assert '\\"seed\\"' not in stored
            assert '\\"choices\\":[' not in stored
            assert set(it.evaluate(EXTRACTABLE)) == {False}

    play(friends, overheard, most)
    assert len(letters) >= 4
    records = {it.evaluate("pygames.record()") for it in (one, two)}
    assert len(records) == 1
    assert (records == {None}) == (most > 0)
    for context in contexts:
        context.close()


@FULL
def test_how_many_presses_a_game_by_mail_costs(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str]
) -> None:
    """To invite, and to join, takes three; then each turn takes one to open and one to send.

    To press the link of a letter counts as one. Where a sheet asks how to send, that takes one more.
    """
    contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
    pages = [opener_in(it, problems)("site") for it in contexts]
    host, guest = friends = [Friend(page, seed) for seed, page in enumerate(pages)]
    opened = dict.fromkeys(friends, 0)

    def presses(friend: Friend) -> int:
        return opened[friend] + int(friend.page.evaluate("window.presses ?? 0"))

    def open_letter(friend: Friend, letter: str) -> None:
        friend.open(letter)
        opened[friend] += 1

    def send(friend: Friend) -> str:
        friend.page.locator("#mail-send").click()
        until(friend.page, "!document.querySelector('#mail-send.button--primary')")
        text: str = friend.page.evaluate("navigator.clipboard.readText()")
        return text

    for it, context in zip(friends, contexts, strict=True):
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        quick(it.page)
    set_up(host.page, "boss-quest")
    for it in friends:
        it.page.evaluate(COUNTING)
    host.page.locator("[data-do=mail-invite]").click()
    open_letter(guest, send(host))
    guest.page.locator("#mail-join").click()
    open_letter(host, send(guest))
    host.page.locator(".frame").wait_for()
    assert [presses(it) for it in friends] == [3, 3]
    turns = 0
    while turns < 4:
        now = [it.idle() for it in friends]
        sender = next((it for it in friends if it.to_send), None)
        if sender is None:
            at = next(at for at, found in enumerate(now) if found["count"])
            friends[at].driver.press(friends[at].driver.rng.below(now[at]["count"]))
            continue
        receiver = friends[1 - friends.index(sender)]
        before = [presses(it) for it in (sender, receiver)]
        open_letter(receiver, send(sender))
        found = receiver.idle()
        assert found["count"] or receiver.to_send
        assert [presses(it) for it in (sender, receiver)] == [it + 1 for it in before]
        turns += 1
    for context in contexts:
        context.close()


@FULL
@pytest.mark.parametrize("engine", ["browser", "firefox"])
def test_a_seat_moves_to_another_device(
    request: pytest.FixtureRequest, browser_context_args: dict[str, Any], problems: list[str], engine: str
) -> None:
    """The host's seat goes to a third browser in the midst of the game, a guest's to a fourth and back.

    No key can be taken out of any of them, and the one that gave the seat away opens nothing any more.
    """
    browser: Browser = request.getfixturevalue(engine)
    contexts = [browser.new_context(**browser_context_args) for _ in range(4)]
    host, guest, *spare = [Friend(opener_in(it, problems)("site"), seed) for seed, it in enumerate(contexts)]
    for it in (host, guest, *spare):
        quick(it.page)
    letters = begin(host, guest, "boss-quest")

    def move(old: Friend, new: Friend, first: str) -> None:
        new.open(first)
        new.page.locator("#mail-move").click()
        shown = new.page.locator(".mail-code").inner_text()
        old.open(new.letter())
        assert old.page.locator("#dialog .mail-code").inner_text() == shown
        old.page.locator("[data-do=mail-hand-over]").click()
        old.page.locator(".mail-box").wait_for()
        until(old.page, "!('sealing' in document.documentElement.dataset)")
        new.open(old.letter())
        new.page.locator(".frame").wait_for()
        assert set(new.page.evaluate(EXTRACTABLE)) == {False}
        assert old.page.evaluate(EXTRACTABLE) == [False]
        old.open(letters[-1])
        old.page.locator(".notice").wait_for()
        assert old.page.locator(".frame").count() == 0

    players = [host, guest]
    play(players, letters.append, 2)
    no_key = text_of(Request(read(letters[-1].partition("#")[2]).match, bytes(65)))
    host.open(no_key)
    host.page.locator("[data-do=mail-hand-over]").click()
    assert "damaged" in host.page.locator(".notice").inner_text()
    move(host, spare[0], letters[0])
    players[0] = spare[0]
    play(players, letters.append, 2)
    move(guest, spare[1], letters[-1])
    players[1] = spare[1]
    spare[1].page.reload()
    until(spare[1].page, "document.documentElement.dataset.state === 'ready'")
    spare[1].page.locator(".frame").wait_for()
    play(players, letters.append, 2)
    guest.page.locator("[data-do=mail-move]").click()
    spare[1].open(guest.letter())
    spare[1].page.locator("[data-do=mail-hand-over]").click()
    spare[1].page.locator(".mail-box").wait_for()
    guest.open(spare[1].letter())
    players[1] = guest
    play(players, letters.append, 0)
    assert len({it.page.evaluate("pygames.record()") for it in players} - {None}) == 1
    for context in contexts:
        context.close()


def test_letters_go_between_the_file_and_the_site(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str]
) -> None:
    """Who has the page as a file sends and pastes texts; a page that is opened anew goes on where it was."""
    contexts = [browser.new_context(**browser_context_args) for _ in range(2)]
    one, two = [opener_in(it, problems)(kind) for it, kind in zip(contexts, ("single", "site"), strict=True)]
    host, guest = Friend(one, 1), Friend(two, 2)
    set_up(one, "boss-quest")
    one.locator("[data-do=mail-invite]").click()
    invitation = host.letter()
    assert invitation.startswith("mail=")
    two.locator("#pasted").fill(f"Shall we play? {invitation}")
    two.locator(".open-game [type=submit]").click()
    two.locator("#mail-join").click()
    answer = guest.letter()
    assert answer.startswith(f"{SITE}#mail=")
    one.locator("#mail-answer").fill(answer)
    one.locator(".mail-open [type=submit]").click()
    one.locator(".frame").wait_for()
    one.reload()
    until(one, "document.documentElement.dataset.state === 'ready'")
    one.locator(".frame").wait_for()
    for context in contexts:
        context.close()


def test_a_frame_without_an_origin_plays_along(
    browser: Browser, browser_context_args: dict[str, Any], problems: list[str], tmp_path: Path
) -> None:
    """In a sandboxed frame nothing can be kept: the page says so, and a game begins all the same."""
    context = browser.new_context(**browser_context_args)
    watch(context, problems)
    frame = framed(context, problems, tmp_path, SITE)
    set_up(frame, "boss-quest")
    frame.locator("[data-do=mail-invite]").click()
    letter = frame.locator("#mail-text").input_value()
    assert letter.startswith(f"{SITE}#mail=")
    assert "as long as this page stays open" in frame.locator(".mail-box").inner_text()
    context.close()

"""Whole games by mail, in browsers that share nothing but letters, with the ciphers of the browser itself.

An eavesdropper opens every letter and is shown nothing.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.conftest import FULL, SITE, Devices, watch
from e2e.friend import TABLE, Friend, begin, play
from e2e.page_driver import set_up
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
NOTICE = "document.querySelector('.notice')"
# The buttons below the table: where each begins, how high it is, and whether all of it is seen.
BUTTONS = """() => [...document.querySelectorAll(".frame-tray .button")].map((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const corners = [[left + 9, top + 9], [right - 9, bottom - 9]];
  return [top, bottom - top, corners.every(([x, y]) => it.contains(document.elementFromPoint(x, y)))];
})"""
# Counts what a person presses in the page.
COUNTING = (
    "addEventListener('click', (it) => it.isTrusted && (window.presses = (window.presses ?? 0) + 1), true)"
)


@pytest.mark.filterwarnings("ignore:setting remote_server_addr")  # Selenium's own
@pytest.mark.parametrize(
    ("game", "kinds", "most"),
    [
        ("boss-quest", ["chromium"] * 2, 4),
        *[
            pytest.param(game, kinds, 0, marks=FULL)
            for game, kinds in (
                ("boss-quest", ["chromium"] * 2),
                ("boss-quest", ["chromium"] * 4),
                ("boss-quest", ["firefox", "chromium"]),
                ("boss-quest", ["webkit"] * 2),
                ("boss-quest", ["single", "chromium"]),
                ("hero-realms", ["chromium"] * 2),
                ("hero-realms-lich", ["chromium"] * 2),
                ("immortal-king", ["chromium"] * 2),
            )
        ],
    ],
    ids=lambda it: "-".join(it) if isinstance(it, list) else None,
)
def test_a_game_by_mail(devices: Devices, game: str, kinds: list[str], most: int) -> None:
    """It is played to its end; somebody else who opens every letter finds no game, and none is readable."""
    friends = [Friend(devices(kind), seed) for seed, kind in enumerate(kinds, 1)]
    eve = Friend(devices("chromium"), 0)
    for it in friends:
        it.prefer_instant()
    letters = begin(friends, game)
    begun = len(letters)

    def overheard(letter: str) -> None:
        assert letter not in letters
        letters.append(letter)
        eve.open(letter)
        eve.window.until(f"{NOTICE} && !{TABLE}")
        eve.window.press(".notice [data-do=dismiss]")
        for it in friends if len(letters) < begun + 3 else ():
            assert it.record is None
            assert "mail=" not in it.window.do("() => location.href")
            stored = it.window.do(STORED)
            assert "sealed" in stored
            assert '\\"seed\\"' not in stored
            assert '\\"choices\\":[' not in stored
            assert set(it.window.do(EXTRACTABLE)) == {False}

    play(friends, overheard, most)
    assert len(letters) >= begun + 4
    (record,) = {it.record for it in friends}
    assert (record is None) == (most > 0)


@FULL
def test_how_many_presses_a_game_by_mail_costs(devices: Devices) -> None:
    """To invite, and to join, takes three; then each turn takes one to open and one to send.

    To press the link of a letter counts as one. Where a sheet asks how to send, that takes one more.
    """
    host, guest = friends = [Friend(devices("chromium"), seed) for seed in range(2)]
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

    for it in friends:
        it.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        it.prefer_instant()
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
            assert any(it.choose(found) for it, found in zip(friends, now, strict=True))
            continue
        receiver = friends[1 - friends.index(sender)]
        before = [presses(it) for it in (sender, receiver)]
        open_letter(receiver, send(sender))
        found = receiver.idle()
        assert found["count"] or receiver.to_send
        assert [presses(it) for it in (sender, receiver)] == [it + 1 for it in before]
        turns += 1


@FULL
@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_a_seat_moves_to_another_device(devices: Devices, engine: str) -> None:
    """The host's seat goes to a third browser in the midst of the game, a guest's to a fourth and back.

    No key can be taken out of any of them, and the one that gave the seat away opens nothing any more.
    """
    host, guest, *spare = friends = [Friend(devices(engine), seed) for seed in range(4)]
    for it in friends:
        it.prefer_instant()
    letters = begin([host, guest], "boss-quest")

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
    assert len({it.record for it in players} - {None}) == 1


@FULL
@pytest.mark.parametrize("locale", ["fr-FR"], indirect=True)
@pytest.mark.parametrize("viewport", [(390, 844), (360, 640)], indirect=True)
def test_on_a_phone_whoever_asks_to_take_a_turn_back_has_one_row_of_buttons(devices: Devices) -> None:
    """To send, to ask no more, and to open: all in sight, and high enough for a finger."""
    friends = [Friend(devices("chromium"), seed) for seed in (1, 2)]
    for it in friends:
        it.prefer_instant()
    begin(friends, "boss-quest")
    play(friends, lambda _: None, 2)
    asks = next(it for it in friends if not (now := it.idle())["count"] and not now["scene"])
    asks.open_ways()
    asks.window.press("[data-do=mail-ask-back]")
    asks.window.press("#dialog [data-do=close]")
    for _ in range(2):
        asks.idle()
        buttons = asks.window.do(BUTTONS)
        assert len(buttons) == 3
        assert {(top, high, seen) for top, high, seen in buttons} == {(buttons[0][0], 44, True)}
        asks.letter()


def test_letters_go_between_the_file_and_the_site(devices: Devices) -> None:
    """Who has the page as a file sends and pastes texts; a page that is opened anew goes on where it was."""
    host, guest = Friend(devices("single"), 1), Friend(devices("chromium"), 2)
    invitation = host.invite("boss-quest")
    assert invitation.startswith("mail=")
    guest.page.locator("#pasted").fill(f"Shall we play? {invitation}")
    guest.page.locator(".open-game [type=submit]").click()
    guest.page.locator("#mail-join").click()
    answer = guest.letter()
    assert answer.startswith(f"{SITE}#mail=")
    host.page.locator("#mail-answer").fill(answer)
    host.page.locator(".mail-open [type=submit]").click()
    host.page.locator(".frame").wait_for()
    host.page.reload()
    until(host.page, "document.documentElement.dataset.state === 'ready'")
    host.page.locator(".frame").wait_for()


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

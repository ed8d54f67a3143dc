"""Games by mail whose letters are carried: whatever the carrier does, they end alike everywhere."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from pygames.engine.rng import Rng
from tests.web.hands import start
from tests.web.post import invite
from tests.web.wire import Wire, Wired, play
from web.model import message as msg
from web.model.carrier import RELAY
from web.model.dialog import Closed, Plain, Rulebook
from web.model.effect import Show, UseKeys
from web.model.envelope import Invitation, read
from web.model.screen import Gallery

FULL = pytest.mark.full


def begin(devices: list[Wired], wire: Wire, game: str) -> None:
    """Invite by hand; the answers are carried."""
    host, *guests = devices
    invitation = invite(host, game, len(devices))
    for it in guests:
        it.open(invitation)
        it.press("mail-join")
    wire.gather()
    wire.come(*devices)


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [
        ("boss-quest", 2, 1),
        *[pytest.param("boss-quest", 2, seed, marks=FULL) for seed in range(2, 12)],
        pytest.param("boss-quest", 4, 1, marks=FULL),
        pytest.param("hero-realms", 2, 1, marks=FULL),
        pytest.param("hero-realms-lich", 2, 1, marks=FULL),
        pytest.param("immortal-king", 2, 1, marks=FULL),
        pytest.param("heroz", 2, 1, marks=FULL),
    ],
)
def test_nothing_is_lost_whatever_a_carrier_does(game: str, seats: int, seed: int) -> None:
    """Of all letters a fifth is lost and a fifth comes twice, in any order; many kill all pages."""
    rng = Rng(seed)
    devices = [Wired(f"{seed} device {number}") for number in range(seats)]
    wire = Wire(devices, rng, faults=20)
    begin(devices, wire, game)
    brought = play(devices, wire, rng, killed=10 if seats == 2 else 60)  # four who come send 36 letters
    (link,) = {it.app.page.link for it in devices}
    assert link.startswith(f"{game}.")
    assert wire.lost + wire.doubled
    assert brought > 10
    for it in devices:
        ((_, text),) = it.texts.items()
        assert link in text


def shown(device: Wired) -> str:
    """What the page shows, as HTML."""
    return str(device.show()["parts"]["app"])


def pair(name: str = "") -> tuple[list[Wired], Wire]:
    """Two devices that have begun a game whose letters are carried."""
    devices = [Wired(f"{name} host"), Wired(f"{name} guest")]
    wire = Wire(devices, Rng(1), faults=0)
    begin(devices, wire, "boss-quest")
    wire.bring_all()
    return devices, wire


def test_a_turn_goes_and_comes_without_a_press() -> None:
    """Whoever has chosen has sent; the other one's page tells it and asks, whatever it shows."""
    devices, wire = pair()
    rng = Rng(2)
    for _ in range(3):
        one = next(it for it in devices if it.app.page.playing and it.app.page.table.session.can_act)
        other = devices[1 - devices.index(one)]
        if other.app.page.playing:
            other.press("rulebook")
        while one.app.page.table.session.can_act:
            one.choose(rng)
        wire.gather()
        assert one.mail.posted
        wire.bring_all()
        assert other.app.page.table.session.can_act
        assert other.app.page.dialog in (Closed(), Rulebook())
        other.press("close")


def test_a_turn_that_comes_is_told_at_once_in_the_title_and_to_the_browser() -> None:
    """The title says it also while the other one's choices are still told; each turn has its own mark."""
    devices, wire = pair()
    one = next(it for it in devices if it.app.page.table.session.can_act)
    other = devices[1 - devices.index(one)]
    turns = []
    for seed in range(2):
        while one.app.page.table.session.can_act:
            one.choose(Rng(seed))
        wire.gather()
        assert other.show()["turn"]["text"] == ""
        while wire.bring():
            pass
        shown = other.show()
        assert shown["turn"]["text"] == shown["title"] == "Your turn · Boss Quest"
        turns.append(shown["turn"]["of"])
        assert one.show()["turn"]["text"] == ""
        wire.bring_all()
        one, other = other, one
    assert turns[0] != turns[1]


def test_the_browser_is_asked_only_by_a_press_where_letters_come_by_themselves() -> None:
    devices, _ = pair()
    one = devices[0]
    one.press("mail-more")
    assert "mail-alert" not in shown(one)  # no browser that could tell
    one.app.page = one.app.page.with_mailing(alerts="default")
    assert not one.show()["ask_alerts"]
    assert "mail-alert" in shown(one)
    one.app.sent.clear()
    one.press("mail-alert")
    assert [it.payload["ask_alerts"] for it in one.app.sent if isinstance(it, Show)].count(True) == 1
    one.app.send(msg.AlertsAsked("granted"))
    assert "mail-alert" not in shown(one)
    assert one.notice == one.app.page.texts("mail.alert.on")


def test_what_a_strangers_letter_says_changes_nothing() -> None:
    """Neither a letter of another match nor one that is none is heard of."""
    devices, _ = pair()
    strangers, wire = pair("other")
    one = next(it for it in strangers if it.app.page.table.session.can_act)
    one.choose(Rng(1))
    wire.gather()
    for it in devices:
        before, mail = it.app.page.table.session.match, it.mail
        for text in ("", "mail=AAAA", "hello", one.mail.outbox):
            it.app.send(msg.LetterCame(text))
        assert it.app.page.table.session.match is before
        assert it.mail is mail
        assert it.notice == ""


def test_a_letter_waits_until_the_storage_has_it() -> None:
    """A page that is killed between sealing and sending has sent nothing that it does not remember."""
    devices, _ = pair()
    one = next(it for it in devices if it.app.page.table.session.can_act)
    letters: list[str] = []
    for _ in range(30):
        one.choose(Rng(3))
        for text in one.heard():
            letters.append(text)
            before = one.mail.outbox
            one.reopen()
            assert one.mail.outbox == before == text
        if letters:
            return
    raise AssertionError("nothing was sent")


def test_without_its_carrier_it_is_mail_again() -> None:
    """What cannot be carried is to be sent by hand, and goes by itself once the carrier is back."""
    devices, wire = pair()
    one = next(it for it in devices if it.app.page.table.session.can_act)
    wire.cut(one)
    while one.app.page.table.session.can_act:
        one.choose(Rng(4))
    assert one.heard() == []
    assert not one.mail.posted
    assert re.search(
        r'<button[^>]* id="mail-send"[^>]*button--primary|button--primary[^>]* id="mail-send"', shown(one)
    )
    one.app.send(msg.CarrierChanged(RELAY, works=True))
    assert one.heard() == [one.mail.outbox]
    assert one.mail.posted


def test_letters_that_are_past_are_not_opened_again() -> None:
    """A relay gives whoever comes back all that it has kept: that is read without the keys."""
    devices, wire = pair()
    letters: list[str] = []
    for seed in range(4):
        one, other = take_a_turn(devices, wire, seed)
        letters.append(one.mail.outbox)
    for it in (one, other):
        it.reopen()
        it.app.sent.clear()
        for text in letters:
            it.app.send(msg.LetterCame(text))
        assert not [effect for effect in it.app.sent if isinstance(effect, UseKeys)]


def take_a_turn(devices: list[Wired], wire: Wire, seed: int) -> tuple[Wired, Wired]:
    """Let whoever is asked play a turn, and a carrier bring it; returns who has played, then the other."""
    one = next(it for it in devices if it.app.page.table.session.can_act)
    while one.app.page.table.session.can_act:
        one.choose(Rng(seed))
    wire.bring_all()
    return one, devices[1 - devices.index(one)]


def test_a_turn_is_taken_back_by_leave_of_the_other_without_a_letter_by_hand() -> None:
    """The question goes by itself, stands where the other one looks, and so does the answer."""
    devices, wire = pair()
    one, other = take_a_turn(devices, wire, 5)
    before = len(one.app.page.table.session.match.choices)
    one.press("mail-ask-back")
    wire.bring_all()
    assert other.app.page.dialog == Plain("mail")
    other.press("mail-grant")
    wire.bring_all()
    for it in devices:
        it.settle()
    assert one.app.page.table.session.can_act
    choices = [it.app.page.table.session.match.record.choices for it in devices]
    assert choices[0] == choices[1]
    assert len(choices[0]) < before


def test_a_sentence_and_leaving_are_told_by_a_carrier() -> None:
    devices, wire = pair()
    one, other = take_a_turn(devices, wire, 6)
    one.press("mail-say", "5")
    wire.bring_all()
    assert one.mail.posted
    assert other.mail.heard is not None
    assert other.mail.heard.what == 5
    one.press("mail-leave")
    wire.bring_all()
    assert other.mail.left == one.mail.seat
    assert "mail-go-on" in shown(other)


def test_who_comes_too_late_for_a_seat_learns_it_by_a_carrier() -> None:
    devices = [Wired("host"), Wired("guest"), Wired("late")]
    invitation = invite(devices[0], "boss-quest", 2)
    for it in devices[1:]:
        it.open(invitation)
        it.press("mail-join")
    wire = Wire(devices, Rng(1), faults=0)
    wire.gather()
    wire.come(*devices)
    wire.bring_all()
    take_a_turn([it for it in devices if it.app.page.playing], wire, 7)
    late = next(it for it in devices[1:] if not it.app.page.playing)
    assert isinstance(late.app.page.screen, Gallery)
    assert late.notice == late.app.page.texts("mail.taken")


def test_a_page_around_that_brings_a_letter_is_not_given_the_last_one_again() -> None:
    """Else two frames of one page would hand each other their last letters for ever."""
    devices, _ = pair()
    for it in devices:
        it.app.page = replace(it.app.page, window=it.app.page.window._replace(framed=True))
        it.app.sent.clear()
        it.app.send(msg.HostAsked("carry", {"works": 1}))
    sent = [0, 0]
    one = next(it for it in devices if it.app.page.table.session.can_act)
    while one.app.page.table.session.can_act:
        one.choose(Rng(2))
    for _ in range(20):
        for number, it in enumerate(devices):
            it.show()
            shows = [effect for effect in it.app.sent if isinstance(effect, Show)]
            posts = [post for show in shows for post in show.payload["host"]["messages"]]
            posts = [post for post in posts if post["type"] == "carry"]
            it.app.sent.clear()
            sent[number] += len(posts)
            for post in posts:
                other = devices[1 - number]
                other.app.send(msg.HostAsked("carry", {"letter": post["letter"]}))
                other.settle()
    assert max(sent) < 5
    assert len({len(it.app.page.table.session.match.choices) for it in devices}) == 1


@pytest.mark.parametrize("how", ["another game", "the gallery", "opened anew"])
def test_a_turn_of_a_game_that_is_not_shown_is_kept_and_told(how: str) -> None:
    """In the list of games and in the title; whoever goes on with the game finds the turn there."""
    devices, wire = pair()
    one = next(it for it in devices if it.app.page.table.session.can_act)
    other = devices[1 - devices.index(one)]
    (name,) = other.texts
    other.press("home")
    if how == "another game":
        start(other.app, "heroz")
        other.settle()
    elif how == "opened anew":
        other.opened()
        other.line, other.beside = None, ()
    assert other.show()["turn"]["text"] == ""
    while one.app.page.table.session.can_act:
        one.choose(Rng(3))
    wire.gather()
    assert other.line is None
    assert one.mail.posted
    before = other.texts[name]
    wire.bring_all()
    payload = other.show()
    assert payload["turn"]["text"] == payload["title"] == "Your turn · Boss Quest"
    assert other.texts[name] == before  # another window may have the game on its table
    other.press("games")
    assert 'data-stands="turn"' in shown(other)
    other.press("continue", name)
    other.settle()
    assert other.app.page.table.session.can_act
    assert other.app.page.mailing.carrying.came == {}
    choices = [it.app.page.table.session.match.record.choices for it in devices]
    assert choices[0] == choices[1]
    other.press("home")
    assert other.show()["turn"]["text"] == ""


def test_an_answer_that_comes_while_something_else_is_shown_begins_the_game_once_it_is_opened() -> None:
    """The list says that a message has come."""
    host, guest = devices = [Wired("host"), Wired("guest")]
    invitation = invite(host, "boss-quest", 2)
    wire = Wire(devices, Rng(1), faults=0)
    host.press("games")
    guest.open(invitation)
    guest.press("mail-join")
    wire.gather()
    wire.come(*devices)
    wire.bring_all()
    assert 'data-stands="came"' in shown(host)
    assert host.show()["title"] == "A message has come · Boss Quest"
    (name,) = host.texts
    host.press("continue", name)
    host.settle()
    wire.gather()
    wire.come(host)
    wire.bring_all()
    assert host.mail.dealt
    assert guest.mail.dealt or host.app.page.table.session.can_act


def test_old_letters_of_a_game_that_is_not_shown_tell_nothing() -> None:
    """A relay gives whoever comes back all that it has kept."""
    devices, wire = pair()
    letters = []
    for seed in range(3):
        one, _ = take_a_turn(devices, wire, seed)
        letters.append(one.mail.outbox)
    one.press("home")
    for text in letters:
        one.app.send(msg.LetterCame(text))
    assert one.show()["turn"]["text"] == ""


def test_an_invitation_is_for_whoever_it_says_until_it_is_sent_also_where_the_page_around_carries() -> None:
    """For how many, guarded or not, and by what name: it goes to the page around once somebody sends it."""
    host = Wired("host")
    host.app.page = replace(host.app.page, window=host.app.page.window._replace(framed=True))
    host.app.send(msg.HostAsked("carry", {"works": 1}))
    host.press("set-up", "boss-quest")
    host.press("mail-invite")
    host.press("mail-seats", "3")
    host.press("mail-guard", "deals")
    host.called("Ann")
    told = [it.payload["host"]["messages"] for it in host.app.sent if isinstance(it, Show)]
    assert not [post for posts in told for post in posts if post["type"] == "carry"]
    host.app.sent.clear()
    host.press("mail-send")
    host.settle()
    told = [it.payload["host"]["messages"] for it in host.app.sent if isinstance(it, Show)]
    (letter,) = {post["letter"] for posts in told for post in posts if post["type"] == "carry"}
    invitation = read(letter)
    assert isinstance(invitation, Invitation)
    assert (invitation.guarded, invitation.name) == (True, "Ann")
    assert host.mail.posted

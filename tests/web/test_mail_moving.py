"""A seat of a game by mail moves from one device of a person to another, and is never at two of them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from pygames.engine.rng import Rng
from tests.web.hands import offered, press, settle
from tests.web.post import Device, Keeper, asked, begin, invite, seal
from tests.web.test_envelope import bent, checked
from tests.web.test_mail import over, reopen, take_a_turn
from tests.web.test_mail_doors import leaks, out, secrets, told
from tests.web.test_mail_spoiled import other_bytes
from web.model.dialog import Plain
from web.model.envelope import (
    IV,
    MARK,
    BadLetter,
    HandOver,
    Request,
    hash_of,
    head_of,
    packed,
    read,
    text_of,
)
from web.model.mail_kept import Stored
from web.model.moving import code_of, seat_body, seat_of
from web.model.report import report_text
from web.model.screen import ByMail, Gallery
from web.update.mail_known import shown
from web.update.opening import opens

FULL = pytest.mark.full


def code(letter: str) -> str:
    return letter.partition("#")[2] or letter


def request_of(device: Device, letter: str) -> str:
    """The request that this device writes after somebody has opened a letter of the match there."""
    device.open(letter)
    assert "mail-move" in app(device)
    device.press("mail-move", read(code(letter)).match)
    return device.letter()


def hand_over(old: Device, request: str) -> str:
    """What the device that has the seat gives away for this request."""
    old.open(request)
    assert code_of_request(request) in app(old)
    old.press("mail-hand-over")
    old.show()
    return old.letter()


def code_of_request(request: str) -> str:
    """The code that both devices show."""
    return code_of(hash_of(read(code(request))))


def move(old: Device, new: Device, letter: str) -> tuple[str, str]:
    """Move the seat; returns the request, and the letter that hands it over."""
    request = request_of(new, letter)
    assert code_of_request(request) in app(new)
    answer = hand_over(old, request)
    new.open(answer)
    return request, answer


def app(device: Device) -> str:
    return str(device.show()["parts"]["app"])


def known(device: Device) -> Stored:
    """What this page knows of the game on its table."""
    found = shown(device.app.page, device.mail.id)
    assert found is not None
    return found


def tells(device: Device, key: str) -> bool:
    return device.notice == device.app.page.texts(key)


@pytest.fixture
def pair() -> list[Device]:
    """Two devices in the midst of a game by mail."""
    devices = [Device("Ann"), Device("Jo", "fr")]
    for it in devices:
        it.called(it.keeper.name)
    begin(*devices)
    return devices


def turns(pair: list[Device], count: int) -> str:
    """Play so many turns, each opened by all others; returns the last letter."""
    for seed in range(count):
        letter = take_a_turn(pair, Rng(seed))
        for it in pair:
            if it.app.page.copied.text != letter:
                it.open(letter)
    return letter


def choose(device: Device, rng: Rng) -> None:
    """Let this device choose once."""
    made = len(known(device).match.choices)  # type: ignore[union-attr]
    while asked(device) and len(known(device).match.choices) == made:  # type: ignore[union-attr]
        name, value = rng.choice(offered(app(device)))
        press(device.app, **{name: value})
        device.settle()


# --- it moves ---


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("boss-quest", 2),
        pytest.param("boss-quest", 4, marks=FULL),
        pytest.param("hero-realms", 2, marks=FULL),
        pytest.param("immortal-king", 2, marks=FULL),
        pytest.param("heroz", 2, marks=FULL),
    ],
)
def test_a_whole_game_goes_on_whoever_moves(game: str, seats: int) -> None:
    """After every letter one seat moves to a device that has none, and stands there as it stood."""
    devices, rng = [Device(f"device {number}") for number in range(seats)], Rng(seats)
    begin(*devices, game=game)
    moved = 0
    while not all(map(over, devices)):
        letter = take_a_turn(devices, rng)
        for it in devices:
            if it.app.page.copied.text != letter:
                it.open(letter)
        at = rng.below(seats)
        if devices[at].app.page.playing is None or over(devices[at]):
            continue
        if asked(devices[at]) and rng.below(2):
            choose(devices[at], rng)
        if over(devices[at]):
            continue
        old, new = devices[at], Device(f"new {moved}")
        before = known(old)
        move(old, new, letter)
        after = known(new)
        assert after.match is not None
        assert before.match is not None
        assert after.match.record == before.match.record
        assert dict(after.script) == dict(before.script)
        own, name = after.mail.own, before.mail.name
        same = replace(before.mail, own=own, nonce=b"", name="", guests=())
        assert after.mail == same, name
        devices[at] = new
        moved += 1
        if moved % 3 == 0:
            reopen(new)
    assert moved > 3
    (link,) = {it.app.page.link for it in devices}
    assert link


def test_a_turn_that_was_not_sent_is_sent_from_the_other_device(pair: list[Device]) -> None:
    """A turn of which only a part was played is played to its end where the seat has moved."""
    letter = turns(pair, 2)
    old = next(it for it in pair if asked(it))
    other, new = pair[1 - pair.index(old)], Device("new")
    choose(old, Rng(3))
    made = len(known(old).match.choices)  # type: ignore[union-attr]
    move(old, new, letter)
    if asked(new):
        take_a_turn([new], Rng(4))
    else:
        new.letter()
    other.open(new.app.page.copied.text)
    assert len(known(other).whole.choices) >= made  # type: ignore[union-attr]
    assert other.notice == ""


def test_what_others_have_played_is_told_where_the_seat_is(pair: list[Device]) -> None:
    """A letter that was opened and not seen to its end on one device is told on the other."""
    letter = take_a_turn(pair, Rng(1))
    old = next(it for it in pair if it.app.page.copied.text != letter)
    old.app.handle({"type": "hash", "text": code(letter)})  # nothing of it is told yet
    new = Device("new")
    new.open(letter)
    new.press("mail-move", old.mail.id)
    old.app.handle({"type": "hash", "text": code(new.letter())})
    coming = dict(known(old).script)
    assert coming
    old.press("mail-hand-over")
    new.app.handle({"type": "hash", "text": code(old.letter())})
    assert dict(known(new).script) == coming
    new.settle()
    assert asked(new)


def test_a_seat_moves_on_and_comes_back(pair: list[Device]) -> None:
    """It goes to a second device, a third one and the first again, whoever invited whom."""
    for first in pair:
        letter = turns(pair, 1)
        second, third = Device(f"second of {first.keeper.name}"), Device(f"third of {first.keeper.name}")
        move(first, second, letter)
        move(second, third, letter)
        first.press("mail-move", third.mail.id)
        first.open(hand_over(third, first.letter()))
        assert known(first).match is not None
        for it in (second, third):
            it.open(letter)
            assert tells(it, "mail.moved")
        turns(pair, 1)


def test_a_page_that_was_closed_in_between_goes_on(pair: list[Device]) -> None:
    """The request, and the letter that answers it, are the same after each page was closed."""
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    request = request_of(new, letter)
    new.opened()
    assert request_of(new, letter) == request
    new.opened()
    answer = hand_over(old, request)
    (name,) = old.texts
    for _ in range(2):
        old.opened()
        old.press("continue", name)
        assert old.letter() == answer
    new.open(answer)
    assert tells(new, "mail.move.done")
    reopen(new)
    assert known(new).match is not None


def test_a_seat_that_waits_for_others_is_kept_at_once(pair: list[Device]) -> None:
    """Where windows claim games, too: nobody claims one that waits."""
    letter = take_a_turn(pair, Rng(1))
    old, new = next(it for it in pair if it.app.page.copied.text == letter), Device("new")
    new.app.page = replace(new.app.page, window=new.app.page.window._replace(locks=True))
    move(old, new, letter)
    assert not new.app.page.table.claimed
    reopen(new)
    assert known(new).match is not None


def test_a_seat_moves_from_the_page_of_an_invitation(pair: list[Device]) -> None:
    """Who has only the first letter at hand can begin with that, and could still join by it."""
    old, new = pair[0], Device("new")
    move(old, new, text_of(old.mail.invitation))
    assert known(new).match is not None
    other = Device("other")
    request_of(other, text_of(new.mail.invitation))
    other.open(text_of(new.mail.invitation))
    other.press("mail-join")
    assert other.mail.own


# --- it is at one device only ---


def test_the_old_device_plays_no_more(pair: list[Device]) -> None:
    """It has no table, no record and no key of the match any more, and opens no letter of it."""
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    hidden = secrets(old)
    _, answer = move(old, new, letter)
    assert old.app.page.play is None
    assert list(old.keeper.keys[new.mail.id]) == ["own"]
    (stored,) = old.texts.values()
    assert '"record":""' in stored
    assert '"stands":"moved"' in stored
    newest = take_a_turn([new, pair[1]], Rng(7))
    for text in (letter, newest, text_of(new.mail.invitation)):
        old.open(text)
        assert tells(old, "mail.moved")
        assert old.app.page.screen == ByMail()
        assert old.app.page.play is None
    old.press("games")
    assert old.app.page.texts("mail.stands.moved") in app(old)
    old.press("continue", new.mail.id)
    assert old.letter() == answer
    assert not [secret for secret in hidden if secret in "".join([app(old), answer, *old.texts.values()])]
    assert not leaks(answer, new.app.page.table.session.match.seed or 0)


def test_a_report_of_either_device_says_nothing(pair: list[Device]) -> None:
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    hidden = secrets(old)
    move(old, new, letter)
    for it in (old, new):
        text = report_text(it.app.journal, "", opens)
        assert not [secret for secret in hidden if secret in text]


@FULL
def test_no_door_is_open_while_a_seat_moves(pair: list[Device]) -> None:
    """While it is asked for and when it has gone: the seed and the record stand in nothing that gets out."""
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    hidden, seed = secrets(old), old.app.page.table.session.match.seed or 0
    request = request_of(new, letter)
    old.open(request)
    assert old.app.page.dialog == Plain("move")
    states = [(new, new.app.page), (old, old.app.page)]
    keys, texts = dict(old.keeper.keys), dict(old.texts)
    old.press("mail-hand-over")
    old.show()
    states.append((old, old.app.page))
    for device, page in states:
        for it in told(("", old.mail.id)):
            device.keeper.keys, device.texts = (dict(keys), dict(texts)) if device is old else ({}, {})
            text, _ = out(device, page, it)
            assert not [secret for secret in hidden if secret in text], it
            assert not leaks(text, seed), it


def test_what_was_handed_over_goes_by_no_carrier(pair: list[Device]) -> None:
    """A page around, which carries letters to the other players, is not given the seat."""
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    old.app.page = old.app.page.with_mailing(
        carrying=old.app.page.mailing.carrying.changed("host", works=True)
    )
    request = request_of(new, letter)
    old.open(request)
    old.press("mail-hand-over")
    old.show()
    assert old.mail.moved
    assert not old.mail.posted
    new.open(old.letter())
    for text in (request, old.app.page.copied.text):  # nor does one bring them
        before = known(pair[1])
        pair[1].app.handle({"type": "letter", "text": code(text)})
        assert known(pair[1]) == before
        assert pair[1].app.page.clear
        assert pair[1].app.page.clear


def test_a_hand_over_that_was_not_sent_is_not_deleted_by_one_press(pair: list[Device]) -> None:
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    name = old.mail.id
    old.open(request_of(new, letter))
    old.press("mail-hand-over")
    old.press("games")
    old.press("delete", name)
    assert name in old.texts
    old.press("close")
    old.press("continue", name)
    new.open(old.letter())
    old.press("games")
    old.press("delete", name)
    assert name not in old.texts


# --- what is wrong has its sentence ---


def test_a_seat_stays_until_the_game_has_begun() -> None:
    host, guest, new = Device("host"), Device("guest"), Device("new")
    invitation = invite(host)
    guest.open(invitation)
    guest.press("mail-join")
    request = request_of(new, invitation)
    for it in (host, guest):
        it.open(request)
        assert tells(it, "mail.move.early")
        assert it.app.page.screen == ByMail()


def test_a_game_that_is_over_does_not_move(pair: list[Device]) -> None:
    letter = turns(pair, 1)
    new = Device("new")
    request = request_of(new, letter)
    while not all(map(over, pair)):
        turns(pair, 1)
    pair[0].open(request)
    assert tells(pair[0], "mail.over_already")
    assert not pair[0].mail.moved


def test_each_letter_says_where_it_belongs(pair: list[Device]) -> None:
    """A request is for the device that has the seat, and a seat for the one that has asked for it."""
    letter = turns(pair, 2)
    old, new, strange = pair[0], Device("new"), Device("strange")
    request = request_of(new, letter)
    strange.open(request)
    assert tells(strange, "mail.move.foreign")
    assert strange.app.page.screen == Gallery()
    other = request_of(strange, letter)
    strange.open(request)
    assert tells(strange, "mail.move.foreign")
    assert strange.letter() == other
    new.open(request)
    assert tells(new, "mail.move.own")
    new.opened(code(request))
    assert tells(new, "mail.move.own")
    assert new.letter() == request
    answer = hand_over(old, request)
    for it in (strange, Device("nobody"), old):
        it.open(answer)
        assert tells(it, "mail.move.other")
    pair[1].open(answer)
    assert tells(pair[1], "mail.move.here")
    new.open(answer)
    assert tells(new, "mail.move.done")
    before = known(new)
    new.open(answer)
    assert tells(new, "mail.move.here")
    assert known(new) == before
    new.open(request)
    assert "mail-hand-over" in app(new)
    new.press("close")
    old.open(other)
    assert tells(old, "mail.move.already")
    assert old.letter() == answer
    old.open(request)
    assert old.letter() == answer


def test_nothing_is_handed_over_without_a_yes(pair: list[Device]) -> None:
    """Whoever thinks better of it plays on, and a press where nobody was asked does nothing."""
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    old.press("mail-hand-over")
    assert not old.mail.moved
    old.open(request_of(new, letter))
    old.press("close")
    old.press("mail-hand-over")
    assert not old.mail.moved
    turns(pair, 2)


def test_a_choice_that_is_made_meanwhile_moves_along(
    pair: list[Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keeper of keys takes a while: what was sealed before a choice is not what moves."""
    letter = turns(pair, 2)
    old, new = next(it for it in pair if asked(it)), Device("new")
    old.open(request_of(new, letter))
    waiting: list[Mapping[str, Any]] = []

    def later(order: Mapping[str, Any]) -> dict[str, Any]:
        waiting.append(order)
        return {"type": "keys", "task": "", "id": ""}

    with monkeypatch.context() as slow:
        slow.setattr(old.keeper, "use", later)
        press(old.app, do="mail-hand-over")
    choose(old, Rng(1))
    made = known(old).match.record  # type: ignore[union-attr]
    for order in waiting:
        old.app.handle(old.keeper.use(order))
    old.show()
    new.open(old.letter())
    assert known(new).match.record == made  # type: ignore[union-attr]


# --- what is spoiled ---


@pytest.mark.parametrize("count", [120, pytest.param(30_000, marks=FULL)])
def test_what_is_spoiled_moves_nothing(pair: list[Device], count: int) -> None:
    """Requests and seats that were changed, by whomever: they are refused in words, or are whole."""
    rng, letter = Rng(count), turns(pair, 2)
    old, new = pair[0], Device("new")
    request = request_of(new, letter)
    body = seat_body(known(old))
    keys = dict(old.keeper.keys)
    answer = hand_over(old, request)
    handed = read(code(answer))
    assert isinstance(handed, HandOver)
    asking = read(code(request))
    assert isinstance(asking, Request)
    between = Keeper.between(handed.key, asking.key)
    words = {new.app.page.texts(key) for key in REFUSALS}
    page, texts, before = new.app.page, dict(new.texts), dict(new.keeper.keys)
    told = set()
    for number in range(count):
        if number % 3 == 0:
            text = MARK + bent(code(rng.choice([request, answer])).removeprefix(MARK), rng)
        elif number % 3 == 1:
            text = checked(other_bytes(packed(read(code(rng.choice([request, answer])))), rng))
        else:  # somebody who has seen the request answers it with a seat of their own making
            iv = bytes([rng.below(256) for _ in range(IV)])
            box = seal(between, head_of(handed), other_bytes(body, rng), iv)
            text = checked(packed(handed._replace(box=box)))
        new.app.handle({"type": "hash", "text": text})
        settle(new.app)
        new.show()
        told.add(new.notice)
        assert new.notice in words or new.app.page.play is not None or new.app.page.screen == ByMail(), text
        new.app.page, new.texts, new.keeper.keys = page, dict(texts), dict(before)
    assert {new.app.page.texts(f"mail.{it}") for it in ("damaged", "changed", "move.other")} <= told
    old.keeper.keys = keys
    new.open(answer)
    assert tells(new, "mail.move.done")


REFUSALS = tuple(
    f"mail.{it}"
    for it in ("no_letter", "damaged", "changed", "other_rules", "other_version", "unfair", "foreign")
) + ("mail.move.other", "mail.move.foreign", "mail.foreign.answer")


def test_a_seat_that_is_made_up_is_refused(pair: list[Device]) -> None:
    """Of another match, of a deal that was not agreed, or with more choices than the record has."""
    turns(pair, 2)
    stored = known(pair[0])
    mail = stored.mail
    for wrong in (
        replace(mail, id="0" * 12, outbox=""),
        replace(mail, commitment=bytes(16)),
        replace(mail, nonces=(bytes(16), mail.nonces[1])),
        replace(mail, held=500),
        replace(mail, out=500),
        replace(mail, seat=2),
        replace(mail, left=2),
        replace(mail, note=12),
        replace(mail, keys=mail.keys * 2, nonces=(*mail.nonces, bytes(16)), names=(*mail.names, "Eve")),
    ):
        with pytest.raises(BadLetter):
            seat_of(mail.id, seat_body(stored._replace(mail=wrong)), b"")
    assert seat_of(mail.id, seat_body(stored), b"").mail.seat == mail.seat


@pytest.mark.parametrize("game", ["boss-quest", pytest.param("hero-realms", marks=FULL)])
def test_how_long_a_hand_over_is_tells_no_hidden_card(game: str) -> None:
    """In worlds that differ in what the person cannot know it is equally long, after every choice."""
    pair, rng = [Device("a"), Device("b")], Rng(1)
    begin(*pair, game=game)
    compared = 0
    while compared < 30 and not any(map(over, pair)):
        device = next((it for it in pair if asked(it)), None)
        if device is None:
            letter = take_a_turn(pair, rng)
            next(it for it in pair if it.app.page.copied.text != letter).open(letter)
            continue
        choose(device, rng)
        if device.app.page.playing is None or over(device):
            continue
        stored = known(device)
        assert stored.match is not None
        worlds = [stored.match.as_known(stored.mail.seat, seed) for seed in (1, 2, 1 << 60)]
        lengths = {len(seat_body(stored._replace(match=it, script={}))) for it in worlds}
        assert len(lengths) == 1
        compared += 1
    assert compared > 5


def test_a_request_is_told_from_any_other_by_its_code() -> None:
    codes = {code_of(bytes([at, number])) for at in range(8) for number in range(256)}
    assert len(codes) == 8 * 256
    assert {len(it) for it in codes} == {15}
    assert code_of(bytes(8)).split("\N{NO-BREAK SPACE}") == ["000"] * 4


def test_a_request_fits_a_qr_code(pair: list[Device]) -> None:
    """A camera can read both letters of a move from a screen."""
    letter = turns(pair, 2)
    old, new = pair[0], Device("new")
    request, answer = move(old, new, letter)
    assert len(request) < 200
    assert len(answer) < 1_200
    assert 'data-qr="' in app(old)
    assert isinstance(read(code(request)), Request)

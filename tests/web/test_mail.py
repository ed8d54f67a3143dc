"""Whole games by mail, between devices that share nothing but letters; and what is wrong with a letter."""

from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from pygames.engine.rng import Rng
from tests.web.hands import offered, press, settle, start
from tests.web.post import ADDRESS, Device, asked, begin, invite
from web.model.envelope import Invitation, Turn, read, text_of
from web.model.play import Kept
from web.model.screen import ByMail, Gallery

FULL = pytest.mark.full


def take_a_turn(devices: list[Device], rng: Rng) -> str:
    """Choose at random at whoever is asked, until a turn is to be sent; returns its letter."""
    while True:
        sending = [it for it in devices if it.app.page.playing and it.mail.outbox and not it.mail.posted]
        if sending:
            return sending[0].letter()
        device = next(it for it in devices if asked(it))
        name, value = rng.choice(offered(device.show()["parts"]["app"]))
        press(device.app, **{name: value})
        device.settle()


class OnlyKept(deque[Mapping[str, Any]]):
    """Tasks for the keys of a page that is killed after what it keeps is sealed, and before all else is."""

    def append(self, order: Mapping[str, Any]) -> None:
        if order["task"] in ("open", "keep"):
            super().append(order)


def over(device: Device) -> bool:
    """Whether the game has ended here."""
    play = device.app.page.playing
    return play is not None and play.over


def play(devices: list[Device], rng: Rng, killed: int = 0) -> list[str]:
    """Play to the end; each letter is opened by all others. Every so many letters all pages begin anew."""
    letters: list[str] = []
    while not all(map(over, devices)):
        letters.append(take_a_turn(devices, rng))
        for it in devices:
            if it.app.page.copied.text != letters[-1]:
                it.open(letters[-1])
        if killed and len(letters) % killed == 0:
            reopen(*devices)
    return letters


def test_a_turn_opens_where_a_game_against_opponents_was_played_meanwhile() -> None:
    """Whoever waits plays something else; where a window claims its games the turn counts, too."""
    host, guest = pair = [Device("host"), Device("guest")]
    begin(*pair)
    letter = take_a_turn(pair, Rng(1))
    guest.press("home")
    start(guest.app, "heroz")
    guest.settle()
    guest.app.page = replace(guest.app.page, window=guest.app.page.window._replace(locks=True))
    guest.open(letter)
    guest.app.handle({"type": "claim", "id": guest.mail.id, "ok": True, "text": guest.texts[guest.mail.id]})
    guest.settle()
    assert [*guest.app.page.table.session.match.choices] == [*host.app.page.table.session.match.choices]


def test_ones_own_turn_is_not_opened_and_is_called_ones_own() -> None:
    pair = [Device("host"), Device("guest")]
    begin(*pair)
    letter = take_a_turn(pair, Rng(1))
    sender = next(it for it in pair if it.app.page.copied.text == letter)
    made = sender.app.page.table.session.match.choices
    sender.open(letter)
    assert sender.notice == sender.app.page.texts("mail.own_turn")
    assert sender.app.page.table.session.match.choices == made


def test_what_is_told_while_a_dialog_is_open_stands_in_it() -> None:
    """A damaged letter may be pasted there, and one is copied there."""
    pair = [Device("host"), Device("guest")]
    begin(*pair)
    letter = take_a_turn(pair, Rng(1))
    sender = next(it for it in pair if it.app.page.copied.text == letter)
    sender.press("mail-more")
    for key, does in (("mail.damaged", lambda: sender.open(letter[:-9])), ("mail.copied", sender.letter)):
        does()
        before, _, dialog = str(sender.show()["parts"]["app"]).partition("<dialog")
        assert sender.app.page.texts(key) in dialog
        assert "notice" not in before


def test_whoever_sends_a_message_in_the_midst_of_a_turn_reads_that_it_goes_on() -> None:
    """In HEROZ the other player may act in one's own turn."""
    pair = [Device("host"), Device("guest")]
    begin(*pair, game="heroz")
    rng, seen = Rng(3), set[bool]()
    while len(seen) < 2:
        sender = next(
            (it for it in pair if it.app.page.playing and it.mail.outbox and not it.mail.posted), None
        )
        if sender is None:
            device = next(it for it in pair if asked(it))
            press(device.app, **dict([rng.choice(offered(device.show()["parts"]["app"]))]))
            device.settle()
            continue
        mine = sender.app.page.table.session.match.view(None)["active"] == sender.mail.seat
        goes_on = sender.app.page.texts("mail.ready.onward") in str(sender.show()["parts"]["app"])
        assert goes_on == mine
        seen.add(mine)
        next(it for it in pair if it is not sender).open(sender.letter())


def reopen(*devices: Device) -> None:
    """Close each page and go on with the game that is kept, as somebody does who comes back."""
    for it in devices:
        (name,) = it.texts
        it.opened()
        it.press("continue", name)
        it.settle()


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("boss-quest", 2),
        pytest.param("boss-quest", 4, marks=FULL),
        pytest.param("hero-realms", 2, marks=FULL),
        pytest.param("hero-realms-lich", 2, marks=FULL),
        pytest.param("immortal-king", 2, marks=FULL),
        pytest.param("heroz", 2, marks=FULL),
    ],
)
def test_a_whole_game_ends_alike_everywhere(game: str, seats: int) -> None:
    """Each device plays its own seat by letters alone; every third letter all pages are killed."""
    devices = [Device(f"device {number}", "fr" if number % 2 else "en") for number in range(seats)]
    begin(*devices, game=game)
    letters = play(devices, Rng(seats), killed=3)
    (link,) = {it.app.page.link for it in devices}
    assert link.startswith(f"{game}.")
    assert len(letters) > 4
    for it in devices:
        assert "mail-fair" in it.show()["parts"]["app"]
        (kept,) = [it.app.page.saves.get(name) for name in it.texts]
        assert kept is not None
        assert kept.over
        assert kept.link == link


@pytest.fixture
def pair() -> list[Device]:
    """Two devices that have begun a game by mail."""
    devices = [Device("host"), Device("guest")]
    begin(*devices)
    return devices


def test_an_old_turn_changes_nothing(pair: list[Device]) -> None:
    host, guest = pair
    first = take_a_turn(pair, Rng(1))
    other = guest if host.app.page.copied.text == first else host
    other.open(first)
    second = take_a_turn(pair, Rng(2))
    assert second != first
    other.open(first)
    assert other.notice == other.app.page.texts("mail.old")
    assert other.letter() == second


def test_a_turn_that_was_changed_is_not_opened(pair: list[Device]) -> None:
    """Neither where a letter was changed, nor where somebody has made the check fit again."""
    letter = take_a_turn(pair, Rng(1))
    other = next(it for it in pair if it.app.page.copied.text != letter)
    before = other.app.page.play
    other.open(letter[:-9] + ("A" if letter[-9] != "A" else "B") + letter[-8:])
    assert other.notice == other.app.page.texts("mail.damaged")
    turn = read(letter.partition("#")[2])
    assert isinstance(turn, Turn)
    for changed in (
        turn._replace(made=turn.made + 1),
        turn._replace(asked=1 - (turn.asked or 0)),
        turn._replace(previous=bytes(8)),
        turn._replace(box=turn.box[:-1] + bytes([turn.box[-1] ^ 1])),
    ):
        other.open(text_of(changed))
        assert other.notice == other.app.page.texts("mail.changed")
    assert other.app.page.play is not None or before is None
    other.open(letter)
    assert other.notice == ""


def test_two_turns_in_the_place_of_one_are_noticed(pair: list[Device]) -> None:
    """Whoever goes back to a copy of their browser and chooses otherwise is refused."""
    sender = pair[0] if asked(pair[0]) else pair[1]
    if not asked(sender):
        letter = take_a_turn(pair, Rng(1))
        sender = next(it for it in pair if it.app.page.copied.text != letter)
        sender.open(letter)
    other = pair[1 - pair.index(sender)]
    before = sender.app.page
    one = take_a_turn(pair, Rng(1))
    for seed in range(20):
        sender.app.page = before
        two = take_a_turn([sender], Rng(seed))
        made = sender.app.page.table.session.match.record.choices
        other_made = before.table.session.match.record.choices
        if made[len(other_made) :] and two != one:
            other.open(one)
            told = other.app.page.table.session.match.record.choices
            if told[: len(made)] != made:
                other.open(two)
                assert other.notice == other.app.page.texts("mail.changed")
                return
    raise AssertionError("only one choice could be made")


def test_an_eavesdropper_sees_nothing(pair: list[Device]) -> None:
    """Who opens every letter is told that it is for others; an invitation alone is for anybody."""
    eve = Device("eve")
    for letter in (take_a_turn(pair, Rng(1)), text_of(pair[1].mail.acceptance)):
        eve.open(letter)
        assert isinstance(eve.app.page.screen, Gallery)
        assert eve.notice in (eve.app.page.texts("mail.foreign"), eve.app.page.texts("mail.foreign.answer"))
    assert not eve.texts


def test_whoever_accepts_second_is_told_so() -> None:
    """The host keeps to the first answer, and the second one's browser says that the seat is taken."""
    host, first, second = Device("host"), Device("first"), Device("second")
    invitation = invite(host)
    answers = []
    for guest in (first, second):
        guest.open(invitation)
        guest.press("mail-join")
        answers.append(guest.letter())
    host.open(answers[0])
    host.open(answers[1])
    assert host.notice == host.app.page.texts("mail.full")
    letter = take_a_turn([host], Rng(1))
    second.open(letter)
    assert second.notice == second.app.page.texts("mail.taken")
    first.open(letter)
    assert asked(first)
    host.open(answers[0])
    assert host.notice == host.app.page.texts("mail.accepted_already")


def test_ones_own_letters_say_where_they_belong() -> None:
    host, guest = Device("host"), Device("guest")
    invitation = invite(host)
    host.open(invitation)
    assert host.notice == host.app.page.texts("mail.own_invitation")
    guest.open(invitation)
    guest.press("mail-join")
    answer = guest.letter()
    guest.open(answer)
    assert guest.notice == guest.app.page.texts("mail.own_answer")
    guest.open(invitation)
    assert guest.notice == guest.app.page.texts("mail.joined_already")
    other = Device("other")
    invite(other)
    other.open(text_of(replace(guest.mail, id=other.mail.id).acceptance))
    assert other.notice == other.app.page.texts("mail.other_invitation")


def test_a_lost_key_is_said(pair: list[Device]) -> None:
    """A browser that keeps games, and has lost its keys, says so and shows no game."""
    host, guest = pair
    letter = take_a_turn(pair, Rng(1))
    other = guest if host.app.page.copied.text == letter else host
    other.keeper.keys.clear()
    other.opened(letter.partition("#")[2])
    assert other.notice == other.app.page.texts("mail.no_keys")
    assert other.app.page.play is None


def test_other_rules_are_said() -> None:
    """An invitation by other rules, older or newer, cannot be accepted."""
    host, guest = Device("host"), Device("guest")
    letter = read(invite(host).partition("#")[2])
    assert isinstance(letter, Invitation)
    for version in (1, 2, 99):
        game, _, code = letter.settings.split(".")
        guest.open(text_of(letter._replace(settings=f"{game}.{version}.{code}")))
        assert guest.notice in (
            guest.app.page.texts("mail.other_rules"),
            guest.app.page.texts("mail.damaged"),
        )
        assert isinstance(guest.app.page.screen, Gallery)


def test_a_deal_that_was_not_agreed_is_refused() -> None:
    """A host who draws another nonce after the answers came has chosen the cards: no page takes that."""
    host, guest = Device("host"), Device("guest")
    invitation = invite(host)
    guest.open(invitation)
    guest.press("mail-join")
    host.keeper.keys[host.mail.id]["nonce"] = bytes(16)
    host.open(guest.letter())
    guest.open(take_a_turn([host], Rng(1)))
    assert guest.notice == guest.app.page.texts("mail.unfair")
    assert guest.app.page.play is None


def test_others_turns_are_told_like_those_of_opponents(pair: list[Device]) -> None:
    """What the other has done stands beside the table, and their log has every choice."""
    for seed in range(4):
        letter = take_a_turn(pair, Rng(seed))
        other = next(it for it in pair if it.app.page.copied.text != letter)
        other.open(letter)
    session = other.app.page.table.session
    assert session.can_act
    assert session.recap is not None
    assert session.alone == session.viewer


def test_a_page_that_is_killed_in_the_midst_of_a_turn_goes_on_there(pair: list[Device]) -> None:
    letter = take_a_turn(pair, Rng(1))
    other = next(it for it in pair if it.app.page.copied.text != letter)
    other.open(letter)
    reopen(*pair)
    before = [it.app.page.table.session.match.record for it in pair]
    reopen(*pair)
    assert [it.app.page.table.session.match.record for it in pair] == before
    assert asked(other)


def test_a_page_that_is_killed_between_the_last_answer_and_the_deal_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is kept then has all answers and no cards: whoever goes on is not told to wait for an answer."""
    host, guest = Device("host"), Device("guest")
    guest.open(invite(host))
    guest.press("mail-join")
    with monkeypatch.context() as killed:
        killed.setattr(host.app, "orders", OnlyKept())
        host.open(guest.letter())
    (name,) = host.texts
    host.opened()
    host.press("continue", name)
    assert host.app.page.playing
    assert host.mail.dealt


def test_a_letter_is_read_as_link_as_text_and_as_file(pair: list[Device]) -> None:
    """In a sentence, with the quotes of a mail, alone, or as a file: it is the same letter."""
    letter = take_a_turn(pair, Rng(1))
    other = next(it for it in pair if it.app.page.copied.text != letter)
    code, before = letter.partition("#")[2], other.app.page
    assert letter == f"{ADDRESS}#{code}"
    ways: list[dict[str, Any]] = [
        {"type": "hash", "text": code},
        {"type": "submit", "form": "open", "data": {"record": f"Look here: <{letter}>. Your turn!"}},
        {"type": "submit", "form": "open", "data": {"record": f"> {code}\n"}},
        {"type": "file", "text": f"{letter}\n"},
        {"type": "file", "text": code},
    ]
    for told in ways:
        other.app.page = before
        other.app.handle(told)
        settle(other.app)
        assert asked(other), told


def test_another_window_takes_over(pair: list[Device]) -> None:
    """While others are asked no window holds the game; the one that opens the next turn goes on with it."""
    letter = take_a_turn(pair, Rng(1))
    sender = next(it for it in pair if it.app.page.copied.text == letter)
    assert sender.app.page.claim is None
    (name,) = sender.texts
    sender.app.handle({"type": "storage", "id": name, "text": sender.texts[name].replace("1", "2")})
    assert isinstance(sender.app.page.screen, Gallery)
    assert sender.notice == sender.app.page.texts("saves.open_elsewhere")


def test_a_seat_is_kept_before_its_first_choice(pair: list[Device]) -> None:
    """Whoever begins another game meanwhile has not given up the one for which others wait."""
    letter = take_a_turn(pair, Rng(1))
    other = next(it for it in pair if it.app.page.copied.text != letter)
    other.open(letter)
    for it in pair:
        (name,) = it.texts
        start(it.app, "heroz")
        it.show()
        assert name in it.texts
        it.press("continue", name)
        assert it.mail.id == name


def test_a_rematch_is_another_invitation(pair: list[Device]) -> None:
    play(pair, Rng(3))
    host = pair[0]
    before = host.mail
    host.press("again")
    assert isinstance(host.app.page.screen, ByMail)
    assert host.mail.id != before.id
    assert host.mail.settings == before.settings
    assert isinstance(read(host.mail.outbox), Invitation)


def test_a_seat_is_one_persons_own(pair: list[Device]) -> None:
    """The game is kept here as one of a person and somebody elsewhere."""
    for it in pair:
        page = it.app.page
        if page.playing is not None:
            assert isinstance(page.table.purpose, Kept)
            assert [player.bot for player in page.table.session.players].count("") == 1

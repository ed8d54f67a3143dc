"""How people treat each other in a game by mail: names, sentences, a turn taken back, somebody who leaves."""

from __future__ import annotations

import pytest

from pygames.engine.rng import Rng
from tests.web.hands import offered, press
from tests.web.post import Device, asked, begin, invite
from tests.web.test_mail import play, reopen, take_a_turn
from web.model import message as msg
from web.model.dialog import Closed, Plain
from web.model.envelope import PHRASES, Contents, Invitation, TakenBack, body_of, head_of, read, text_of
from web.model.manners import SAID


@pytest.fixture
def pair() -> list[Device]:
    """Two devices that have begun a game by mail: Ann, who reads English, and Jo, who reads French."""
    devices = [Device("Ann"), Device("Jo", "fr")]
    for it in devices:
        it.called(it.keeper.name)
    begin(*devices)
    return devices


def turn(pair: list[Device], seed: int = 1) -> tuple[Device, Device]:
    """Somebody plays a turn and sends it, and the other opens it; returns who sent it, then the other."""
    letter = take_a_turn(pair, Rng(seed))
    sender = next(it for it in pair if it.app.page.copied.text == letter)
    other = next(it for it in pair if it is not sender)
    other.open(letter)
    return sender, other


def record(device: Device) -> tuple[str, ...]:
    """The choices that this page has seen."""
    return device.app.page.table.session.match.record.choices


def app(device: Device) -> str:
    return str(device.show()["parts"]["app"])


# --- names ---


def test_a_name_is_asked_once_and_told_to_the_other(pair: list[Device]) -> None:
    ann, jo = pair
    turn(pair)
    assert [it.name for it in ann.app.page.table.session.players if it.name] == ["Jo"]
    assert [it.name for it in jo.app.page.table.session.players if it.name] == ["Ann"]
    assert ann.mail.names == jo.mail.names == ("Ann", "Jo")
    assert ann.app.page.to_store["name"] == "Ann"
    letter = read(invite(ann).partition("#")[2])
    assert isinstance(letter, Invitation)
    assert letter.name == "Ann"
    jo.open(text_of(letter))
    assert jo.app.page.texts("mail.invited.by", name="Ann", game="Boss Quest") in app(jo)


def test_a_name_can_be_changed_until_the_invitation_is_sent() -> None:
    host = Device("host")
    host.press("set-up", "boss-quest")
    host.press("mail-invite")
    for name, told in (("Zo", "Zo"), ("Zoé\u200b  Martin", "Zoé Martin")):
        host.called(name)
        letter = read(host.mail.outbox)
        assert isinstance(letter, Invitation)
        assert letter.name == told
    assert "mail-name" in app(host)
    host.letter()
    assert "mail-name" not in app(host)
    host.called("Eve")
    assert host.mail.outbox == host.app.page.copied.text.partition("#")[2]


def test_an_invitation_is_for_as_many_as_it_says() -> None:
    """The set-up of a game against programs says nothing of that; the invitation asks, until it was sent."""
    host = Device("host")
    host.press("set-up", "boss-quest")
    host.app.handle({"type": "change", "form": "setup", "data": {"seats": "5"}})
    host.press("mail-invite")
    assert host.mail.fresh.seats == 2
    for arg in ("4", "1", "7", "x", "3"):
        host.press("mail-seats", arg)
    assert host.mail.fresh.seats == 3
    letter = read(host.letter().partition("#")[2])
    assert isinstance(letter, Invitation)
    assert letter.settings == host.mail.settings
    host.press("mail-seats", "2")
    assert host.mail.fresh.seats == 3


# --- the list of games ---


def test_the_list_says_how_each_game_stands() -> None:
    """That something is to be sent, that somebody else has to answer, or that it is one's turn."""
    host, guest = Device("host"), Device("guest")

    def stands(device: Device) -> str:
        device.show()
        (name,) = device.texts
        save = device.app.page.saves.get(name)
        assert save is not None
        assert device.app.page.texts(f"mail.stands.{save.stands}")
        return save.stands

    host.press("set-up", "boss-quest")
    host.press("mail-invite")
    assert stands(host) == "invite"
    invitation = host.letter()
    assert stands(host) == "invited"
    guest.open(invitation)
    guest.press("mail-join")
    assert stands(guest) == "join"
    answer = guest.letter()
    assert stands(guest) == "joined"
    host.open(answer)
    host.settle()
    assert stands(host) in ("turn", "send")
    take_a_turn([host], Rng(1))
    assert stands(host) == "wait"
    guest.open(host.app.page.copied.text)
    assert stands(guest) in ("turn", "send")
    guest.press("games")
    assert "kept-stands" in app(guest)


def test_a_game_for_which_others_wait_is_not_deleted_by_one_press(pair: list[Device]) -> None:
    host, _ = pair
    (name,) = host.texts
    host.press("games")
    host.press("delete", name)
    assert name in host.texts
    assert host.app.page.texts("mail.delete.about") in app(host)
    host.press("delete-sure", name)
    assert name not in host.texts
    assert name in host.keeper.keys
    host.press("put-back")
    assert name in host.texts
    host.press("delete", name)
    host.press("delete-sure", name)
    host.press("home")
    assert name not in host.keeper.keys


def test_whoever_was_too_late_keeps_no_dead_game() -> None:
    host, first, second = Device("host"), Device("first"), Device("second")
    invitation = invite(host)
    for guest in (first, second):
        guest.open(invitation)
        guest.press("mail-join")
        guest.letter()
    host.open(first.app.page.copied.text)
    second.open(take_a_turn([host], Rng(1)))
    assert second.notice == second.app.page.texts("mail.taken")
    assert not second.texts
    second.press("games")
    assert not second.keeper.keys


# --- sentences ---


def test_a_sentence_goes_along_and_is_read_in_the_readers_language(pair: list[Device]) -> None:
    """With the turn; while one waits, as a letter of its own; it changes nothing of the game."""
    sender, other = turn(pair)
    for what in PHRASES[:2]:
        before = record(other)
        sender.press("mail-say", str(what))
        sender.settle()
        other.open(sender.letter())
        assert other.app.page.texts(SAID[what]) in other.notice
        assert sender.keeper.name in other.notice
        assert record(other) == before
        assert asked(other)
    other.press("mail-say", str(PHRASES[2]))
    letter = take_a_turn([other], Rng(2))
    sender.open(letter)
    assert sender.app.page.texts(SAID[PHRASES[2]]) in sender.notice
    assert not sender.mail.note
    assert not other.mail.asks
    sender.open(letter)
    assert sender.notice == sender.app.page.texts("mail.old")


@pytest.mark.parametrize("what", [("mail-say", "5"), ("mail-ask-back", ""), ("mail-leave", "")])
def test_a_letter_that_says_something_opens_where_the_turn_before_it_was_lost(
    pair: list[Device], what: tuple[str, str]
) -> None:
    """A relay forgets letters after twelve hours, and gives whoever comes back only the newest."""
    turn(pair)
    letter = take_a_turn(pair, Rng(2))
    sender = next(it for it in pair if it.app.page.copied.text == letter)
    other = next(it for it in pair if it is not sender)
    sender.press(*what)
    sender.settle()
    other.app.send(msg.LetterCame(sender.letter().partition("#")[2]))
    other.settle()
    assert record(other) == record(sender)
    assert other.mail.heard is not None
    assert other.mail.heard.seat == sender.mail.seat


def test_who_leaves_is_known_to_have_left_where_a_sentence_before_it_was_lost(pair: list[Device]) -> None:
    sender, other = turn(pair)
    sender.press("mail-say", "5")
    sender.settle()
    sender.letter()
    sender.press("mail-leave")
    sender.settle()
    other.app.send(msg.LetterCame(sender.letter().partition("#")[2]))
    assert other.mail.left == sender.mail.seat


def test_a_sentence_that_comes_late_or_twice_is_told_once(pair: list[Device]) -> None:
    """Carriers bring letters in any order, and more than once."""
    sender, other = turn(pair)
    letters = []
    for what in PHRASES[:2]:
        sender.press("mail-say", str(what))
        sender.settle()
        letters.append(sender.letter().partition("#")[2])
    told = []
    for text in (*letters, *letters):
        other.press("dismiss")
        other.app.send(msg.LetterCame(text))
        told.append(bool(other.notice))
    assert told == [True, True, False, False]


def test_there_is_nothing_to_say_but_six_sentences(pair: list[Device]) -> None:
    for it in pair:
        for arg in ("0", "1", "2", "3", "10", "15", "x", ""):
            before = it.mail
            it.press("mail-say", arg)
            assert it.mail == before


# --- to take a turn back ---


def test_a_turn_is_taken_back_if_the_other_agrees(pair: list[Device]) -> None:
    """Both pages return to the same position, whoever opens which letter twice, and the game goes on."""
    turn(pair)
    sender, other = turn(pair, 2)
    left = sender.mail.turn_began(sender.app.page.table.session.match)
    made = len(record(sender))
    assert left < made
    sender.press("mail-ask-back")
    sender.settle()
    question = sender.letter()
    other.open(question)
    assert other.app.page.dialog == Plain("mail")
    other.press("mail-grant")
    other.settle()
    answer = other.letter()
    assert len(record(other)) == left
    sender.open(answer)
    assert record(sender) == record(other)
    assert sender.mail.taken == other.mail.taken == (TakenBack(made, left),)
    assert asked(sender)
    for it, letter in ((other, question), (sender, answer)):
        it.open(letter)
        assert it.notice == it.app.page.texts("mail.old")
    reopen(*pair)
    play(pair, Rng(3), killed=5)
    (link,) = {it.app.page.link for it in pair}
    assert link


def test_whoever_plays_on_has_not_agreed(pair: list[Device]) -> None:
    """Whether they have seen the question or not: the turn stands, and the late question changes nothing."""
    sender, other = turn(pair)
    sender.press("mail-ask-back")
    sender.settle()
    question = sender.letter()
    letter = take_a_turn([other], Rng(2))
    other.open(question)
    assert other.notice == other.app.page.texts("mail.old")
    sender.open(letter)
    sender.settle()
    assert not sender.mail.asks
    assert record(sender) == record(other)


def test_a_refusal_goes_along_with_the_next_turn(pair: list[Device]) -> None:
    sender, other = turn(pair)
    sender.press("mail-ask-back")
    sender.settle()
    other.open(sender.letter())
    other.press("mail-refuse")
    sender.open(take_a_turn([other], Rng(2)))
    assert sender.app.page.texts("mail.say.no") in sender.notice
    assert not sender.mail.taken


@pytest.mark.parametrize("sent", [True, False])
def test_a_question_is_withdrawn(pair: list[Device], sent: bool) -> None:
    """The other reads that nobody asks any more; one that was not sent needs no letter."""
    sender, other = turn(pair)
    before = record(sender)
    sender.press("mail-ask-back")
    sender.settle()
    if sent:
        question = sender.letter()
        other.open(question)
        assert "mail-grant" in app(other)
    sender.press("mail-withdraw")
    sender.settle()
    reopen(sender)
    assert not sender.mail.asks
    assert sender.mail.posted != sent
    if sent:
        other.open(sender.letter())
        assert other.app.page.texts("mail.say.withdrawn") in other.notice
        assert other.app.page.dialog == Closed()
        assert "mail-grant" not in app(other)
        other.press("mail-grant")
        other.open(question)
        assert other.mail.asked_back is None
    assert record(sender) == record(other) == before
    sender.open(take_a_turn([other], Rng(2)))
    assert record(sender) == record(other)


def test_a_question_that_comes_after_it_was_withdrawn_is_not_asked(pair: list[Device]) -> None:
    sender, other = turn(pair)
    letters = []
    for press_it in ("mail-ask-back", "mail-withdraw"):
        sender.press(press_it)
        sender.settle()
        letters.append(sender.letter())
    for it in reversed(letters):
        other.open(it)
    assert other.mail.asked_back is None


def test_whoever_has_agreed_before_the_question_was_withdrawn_is_taken_at_their_word(
    pair: list[Device],
) -> None:
    """Both letters are under way at once: the turn is taken back on both pages."""
    turn(pair)
    sender, other = turn(pair, 2)
    sender.press("mail-ask-back")
    sender.settle()
    other.open(sender.letter())
    other.press("mail-grant")
    other.settle()
    sender.press("mail-withdraw")
    sender.press("mail-say", "5")
    sender.settle()
    late, agreed = sender.letter(), other.letter()
    other.open(late)
    sender.open(agreed)
    assert record(sender) == record(other)
    assert len(sender.mail.taken) == 1
    assert asked(sender)


def forged(device: Device, contents: Contents, made: int) -> str:
    """A turn as this device's page would seal it, had its owner changed the program."""
    mail = device.mail
    letter = mail.turn(device.app.page.table.session.match)._replace(made=made)
    told = device.keeper.use(
        {
            "task": "seal",
            "id": mail.id,
            "letters": [{"head": head_of(letter).hex(), "body": body_of(contents, made).hex()}],
        }
    )
    return text_of(letter._replace(box=bytes.fromhex(told["data"]["box"])))


def test_nobody_takes_a_turn_back_without_leave(pair: list[Device]) -> None:
    """Neither one's own, nor that of the other who has not asked."""
    turn(pair)
    sender, other = turn(pair, 2)
    match = sender.app.page.table.session.match
    left = sender.mail.turn_began(match)
    short = match.at_choice(left)
    back = (TakenBack(len(match.choices), left),)
    for it, to in ((sender, other), (other, sender)):
        before = record(to)
        contents = it.mail.contents(short.record.link(short.game))._replace(taken=back)
        to.open(forged(it, contents, left))
        assert to.notice == to.app.page.texts("mail.changed")
        assert record(to) == before


def test_a_turn_can_be_undone_until_it_is_sent(pair: list[Device]) -> None:
    """By the usual button, where nothing was revealed; once it was sent, by leave of the other only."""
    for seed in range(20):
        device = next(it for it in pair if asked(it))
        before = record(device)
        letter = ""
        while not letter:
            if device.mail.outbox and not device.mail.posted and len(record(device)) > len(before):
                break
            name, value = Rng(seed + len(record(device))).choice(offered(app(device)))
            press(device.app, **{name: value})
            device.settle()
        made = record(device)
        device.press("undo")
        device.settle()
        if record(device) != made:
            assert record(device) == made[: len(record(device))]
            assert asked(device)
            assert not device.mail.outbox
            letter = take_a_turn([device], Rng(seed))
            made = record(device)
            device.press("undo")
            assert record(device) == made
            other = next(it for it in pair if it is not device)
            other.open(letter)
            assert record(other) == made
            return
        other = next(it for it in pair if it is not device)
        other.open(device.letter())
    raise AssertionError("no turn could be undone")


@pytest.mark.parametrize("then", ["say", "ask", "grant"])
def test_a_turn_that_was_sent_is_not_undone_because_a_letter_comes_after_it(
    pair: list[Device], then: str
) -> None:
    """A sentence, a question and leave to take back go in letters of their own: the turn before is out."""
    turn(pair)
    sender, other = turn(pair, 2)
    sender.press(*{"say": ("mail-say", "5")}.get(then, ("mail-ask-back",)))
    sender.settle()
    if then == "grant":
        other.open(sender.letter())
        other.press("mail-grant")
        sender, other = other, sender
    reopen(sender)
    assert sender.mail.outbox
    assert not sender.mail.posted
    assert not sender.app.page.table.unsent
    before = record(sender)
    sender.press("undo")
    assert record(sender) == before


# --- to leave ---


def names(device: Device) -> list[str]:
    """What the players are called at this device."""
    page = device.app.page
    session = page.table.session
    return [session.localizer(page.texts).seat(seat).label for seat in range(session.match.seats)]


def test_whoever_leaves_tells_the_others_and_they_go_on_with_programs(pair: list[Device]) -> None:
    sender, other = turn(pair)
    sender.press("mail-leave")
    sender.settle()
    assert sender.app.page.texts("mail.leaving") in app(sender)
    letter = sender.letter()
    other.open(letter)
    assert other.mail.left == sender.mail.seat
    assert sender.keeper.name in app(other)
    made, (name,) = record(other), other.texts
    reopen(*pair)
    called = names(other)
    other.press("mail-go-on")
    other.settle()
    page = other.app.page
    assert names(other) == called  # in old lines of the log, too
    assert page.table.mail is None
    assert page.table.session.match.record.choices[: len(made)] == made
    assert sorted(bool(it.bot) for it in page.table.session.players) == [False, True]
    assert name not in other.texts
    assert name not in other.keeper.keys


def test_one_may_leave_in_the_midst_of_a_turn_and_whenever_it_comes(pair: list[Device]) -> None:
    """Whoever is asked leaves with what was chosen so far; the letter of whoever waited may cross a turn."""
    sender, other = turn(pair)
    sender.press("mail-leave")
    sender.settle()
    late = sender.letter()
    assert not offered(app(sender))
    assert sender.mail.stands(None, coming=False) == "gone"
    take_a_turn([other], Rng(2))
    other.open(late)
    assert other.mail.left == sender.mail.seat
    assert not offered(app(other))
    reopen(sender)
    assert not offered(app(sender))
    saves = sender.app.page.saves
    assert (saves.unfinished, len(saves.finished)) == ([], 1)


@pytest.mark.parametrize("what", ["mail-leave", "mail-ask-back"])
def test_among_four_manners_are_told_to_all(what: str) -> None:
    """A turn is taken back on all pages, also where the question was not opened; who leaves ends the game."""
    devices = [Device(f"device {number}") for number in range(4)]
    begin(*devices)
    for seed in range(3):
        letter = take_a_turn(devices, Rng(seed))
        for it in devices:
            if it.app.page.copied.text != letter:
                it.open(letter)
    sender = next(it for it in devices if it.app.page.copied.text == letter)
    others = [it for it in devices if it is not sender]
    next_one = next(it for it in devices if asked(it))
    sender.press(what)
    sender.settle()
    letter = sender.letter()
    if what == "mail-leave":
        for it in others:
            it.open(letter)
            assert it.mail.left == sender.mail.seat
        return
    waits = next(it for it in others if it is not next_one)
    waits.open(letter)
    waits.press("mail-grant")
    waits.press("mail-refuse")
    assert not waits.mail.taken
    assert "mail-grant" not in app(waits)
    next_one.open(letter)
    next_one.press("mail-grant")
    next_one.settle()
    letter = next_one.letter()
    for it in devices:
        if it is not next_one:
            it.open(letter)
    assert len({record(it) for it in devices}) == 1
    assert [it for it in devices if asked(it)] == [sender]

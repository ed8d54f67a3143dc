"""What players of a guarded game say to each other, and how a turn is taken back by leave of who is next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pygames.engine.rng import Rng
from pygames.engine.told import ToldMatch
from tests.web.test_guarded import begin, in_the_midst, to_the_end
from tests.web.wire import Wire, Wired, play
from web.model.dialog import Closed, Plain
from web.model.envelope import END, LEAVE, NOTES, PHRASES, BadLetter
from web.model.guarded import ACT_ROOM, Chosen, act_body, read_act, read_told, told_body
from web.model.manners import NOTHING_SAID, SAID


def app(device: Wired) -> str:
    return str(device.show()["parts"]["app"])


def made(device: Wired) -> list[str]:
    """The choices that this page has seen, as the dealer names them or as they are told."""
    return [str(it.action) for it in device.app.page.table.session.match.choices]


def waiting(devices: list[Wired], wire: Wire, seed: int = 1) -> tuple[Wired, Wired]:
    """Play until somebody waits who has played the last turn; returns them, and who is asked next."""
    rng = Rng(seed)
    for _ in range(200):
        wire.bring_all()
        asked = next(it for it in devices if it.app.page.table.session.can_act)
        for it in devices:
            if it is not asked and it.mail.may_ask(it.app.page.table.session.match, asked.mail.seat):
                return it, asked
        asked.choose(rng)
    raise AssertionError("nobody has played")


@pytest.mark.parametrize("how", ["deals", "only"])
def test_a_sentence_is_told_to_all_others_once(how: str) -> None:
    """To guests and to the device that deals; in the language of whoever reads it, and not again later."""
    devices, wire = in_the_midst("boss-quest", 4, how)
    for speaker in devices[how == "only" :]:
        for what in PHRASES[:2]:
            speaker.press("mail-say", str(what))
            wire.bring_all()
            for it in devices:
                told = it.app.page.texts(SAID[what])
                assert (told in it.notice) == (it is not speaker)
                it.press("dismiss")
            assert not speaker.mail.note
    for it in devices:
        it.reopen()
    wire.gather()
    wire.come(*devices)
    wire.bring_all()
    assert not [it.notice for it in devices if it.notice]
    to_the_end(devices, wire)
    assert all(it.over for it in devices)


@pytest.mark.parametrize("how", ["deals", "only"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_turn_is_taken_back_by_leave_of_whoever_is_next(how: str, seed: int) -> None:
    """All devices return to the same position, and the game goes on to an end that all can check."""
    devices, wire = in_the_midst("boss-quest", 4, how)
    asker, asked = waiting(devices, wire, seed)
    before, left = made(asker), asker.mail.turn_began(asker.app.page.table.session.match)
    asker.press("mail-ask-back")
    wire.bring_all()
    assert asker.app.page.texts("mail.asking") in app(asker)
    assert asked.app.page.dialog == Plain("mail")
    for it in devices:
        assert ("mail-grant" in app(it)) == (it is asked)
    asked.press("mail-grant")
    wire.bring_all()
    assert left < len(before)
    assert asker.notice == asker.app.page.texts("mail.taken_back")
    for it in devices:
        it.settle()
        assert len(made(it)) == left
        assert it.mail.taken == devices[0].mail.taken
        assert it.app.page.table.session.can_act == (it is asker)
    for it in devices:
        it.reopen()
    wire.gather()
    wire.come(*devices)
    to_the_end(devices, wire)
    (link,) = {it.app.page.link for it in devices}
    assert link
    assert not [it for it in devices if isinstance(it.app.page.table.session.match, ToldMatch)]


def test_whoever_plays_on_or_would_rather_not_has_not_agreed() -> None:
    devices, wire = in_the_midst("boss-quest", 4, "only")
    for answer in ("plays on", "mail-refuse"):
        asker, asked = waiting(devices, wire)
        before = made(asker)
        asker.press("mail-ask-back")
        wire.bring_all()
        if answer == "mail-refuse":
            asked.press(answer)
        while answer == "plays on" and asked.app.page.table.session.can_act:
            asked.choose(Rng(1))
            wire.bring_all()
        wire.bring_all()
        assert made(asker)[: len(before)] == before
        assert not [it for it in devices if it.mail.manners.asking is not None or it.mail.asks]
        asked.press("mail-grant")
        wire.bring_all()
        assert not devices[0].mail.taken


def test_a_question_is_withdrawn() -> None:
    devices, wire = in_the_midst("boss-quest", 4, "deals")
    asker, asked = waiting(devices, wire)
    before = made(asker)
    asker.press("mail-ask-back")
    wire.bring_all()
    asker.press("mail-withdraw")
    wire.bring_all()
    assert asked.app.page.dialog == Closed()
    assert asked.app.page.texts("mail.say.withdrawn") in asked.notice
    asked.press("mail-grant")
    wire.bring_all()
    assert made(asker) == before
    assert not asker.mail.asks


def test_nobody_agrees_for_somebody_else() -> None:
    """Neither a third player, nor whoever deals without a seat."""
    devices = [Wired(f"device {number}") for number in range(4)]
    wire = Wire(devices, Rng(1), faults=0)
    begin(devices, wire, "boss-quest", "only")
    asker, asked = waiting(devices, wire)
    before = made(asker)
    asker.press("mail-ask-back")
    wire.bring_all()
    for it in devices:
        if it is not asked:
            it.press("mail-grant")
            it.press("mail-refuse")
            wire.bring_all()
    assert made(asker) == before
    assert asker.mail.asks


def test_turns_are_taken_back_whatever_a_carrier_does() -> None:
    """Letters are lost, come twice and in any order; every few of them all pages are killed."""
    rng = Rng(5)
    devices = [Wired(f"device {number}") for number in range(2)]
    wire = Wire(devices, rng, faults=0)
    begin(devices, wire, "boss-quest", "deals")
    wire.faults = 20
    for seed in range(3):
        asker, asked = slowly(devices, wire, Rng(seed))
        asker.press("mail-ask-back")
        for _ in range(60):
            wire.bring_all()
            asked.press("mail-grant")
            wire.bring_all()
            if all(len(it.mail.taken) == seed + 1 for it in devices):
                break
            wire.come(devices[rng.below(2)])
        assert {len(it.mail.taken) for it in devices} == {seed + 1}
    play(devices, wire, rng, killed=10)
    assert len({it.app.page.link for it in devices}) == 1


def slowly(devices: list[Wired], wire: Wire, rng: Rng) -> tuple[Wired, Wired]:
    """Play on where letters are lost, until somebody waits who has played the last turn, and who is next."""
    for _ in range(400):
        wire.bring_all()
        asked = [it for it in devices if it.app.page.table.session.can_act]
        for it in devices:
            match = it.app.page.table.session.match
            if asked and it is not asked[0] and it.mail.may_ask(match, asked[0].mail.seat):
                return it, asked[0]
        for it in asked:
            it.choose(rng)
        wire.come(devices[rng.below(2)])
    raise AssertionError("nobody has played")


def test_a_device_without_a_seat_says_nothing() -> None:
    devices, wire = in_the_midst("boss-quest", 4, "only")
    dealer = devices[0]
    dealer.press("mail-more")
    assert "mail-say" not in app(dealer)
    assert "mail-leave" in app(dealer)
    for do, arg in (("mail-say", "5"), ("mail-ask-back", ""), ("mail-withdraw", "")):
        dealer.press(do, arg)
    wire.bring_all()
    assert dealer.mail.manners == NOTHING_SAID


def test_a_dealer_who_tells_of_a_seat_that_there_is_not_is_refused() -> None:
    """And of a sentence that there is not."""
    (dealer, guest), _ = in_the_midst("boss-quest", 4, "deals")
    for seat, what in ((2, 5), (0, max(NOTES) + 1)):
        mail = replace(dealer.mail, manners=NOTHING_SAID.says(seat, what))
        with pytest.raises(BadLetter):
            read_told(told_body(mail, dealer.app.page.table.session.match, 0), guest.mail)


def test_what_a_guest_says_is_read_as_it_was_written() -> None:
    """Whoever left by an older page has left: there was a 1 for that, which asks in other letters."""
    for what in NOTES:
        chosen = Chosen(("equip 1",), what, 0 if what == LEAVE else 300)
        assert read_act(act_body(3, chosen), 3) == chosen
    old = bytes([3, 1]) + END
    assert read_act(old.ljust(ACT_ROOM, b"\0"), 3) == Chosen((), LEAVE)

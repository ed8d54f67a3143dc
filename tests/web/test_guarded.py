"""Guarded games by mail: one device deals, the others know what their seats may know, and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from time import process_time
from typing import TYPE_CHECKING, Any

import pytest

import pygames
from pygames.engine.errors import CannotUndo
from pygames.engine.record import read_varint
from pygames.engine.rng import Rng
from pygames.engine.told import ToldMatch, step_of
from pygames.games import PLAYABLE
from tests.web.relay import LONGEST
from tests.web.test_envelope import SECONDS
from tests.web.test_mail_doors import leaks, out, secrets
from tests.web.test_mail_doors import told as every_door
from tests.web.test_mail_spoiled import other_bytes
from tests.web.wire import Wire, Wired, play
from web.model import message as msg
from web.model.effect import SendLetter, UseKeys
from web.model.envelope import Act, BadLetter, Contents, Request, Told, head_of, read, text_of
from web.model.guarded import (
    ROOM,
    Chosen,
    Shown,
    act_body,
    longer,
    opened_match,
    packed_step,
    read_told,
    told_body,
)
from web.model.mail_kept import Stored
from web.update.guarded import to_open

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from tests.web.post import Device
    from web.model.mail import Mail
    from web.model.page import Page

FULL = pytest.mark.full
HIDES_CHOICES = ("heroz", "immortal-king")  # the others see every choice


def begin(devices: list[Wired], wire: Wire, game: str, how: str, seats: int = 0) -> None:
    """Invite by hand to a guarded game of so many seats (0: one for each); the answers are carried."""
    host, *guests = devices
    host.press("set-up", game)
    seats = seats or len(devices) - (how == "only")
    host.app.handle({"type": "change", "form": "setup", "data": {"seats": str(seats)}})
    host.app.handle({"type": "change", "form": "setup", "data": {f"who{it}": "human" for it in range(seats)}})
    host.press("mail-invite")
    host.press("mail-guard", how)
    invitation = host.letter()
    for it in guests:
        it.open(invitation)
        it.press("mail-join")
    wire.gather()
    wire.come(*devices)
    wire.bring_all()


def test_a_guarded_game_is_offered_and_joined_only_where_something_carries_its_letters() -> None:
    """Without a relay and without a page around that carries letters it would wait for ever."""
    host, guest = Wired("host"), Wired("guest")
    for carried in (False, True):
        for it in (host, guest):
            relay = "https://relay.example" if carried else ""
            it.app.page = replace(it.app.page, window=it.app.page.window._replace(relay=relay))
        host.press("home")
        host.press("set-up", "boss-quest")
        host.press("mail-invite")
        assert ('data-do="mail-guard"' in str(host.show()["parts"]["app"])) == carried
        host.press("mail-guard", "deals")
        guest.open(host.letter())
        assert ('data-do="mail-join"' in str(guest.show()["parts"]["app"])) == carried


@pytest.mark.parametrize("how", ["deals", "only"])
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("boss-quest", 2),
        *[
            pytest.param(game, seats, marks=FULL)
            for game, seats in [
                ("boss-quest", 4),
                ("hero-realms", 2),
                ("hero-realms-lich", 2),
                ("immortal-king", 2),
                ("heroz", 2),
            ]
        ],
    ],
)
def test_a_guarded_game_ends_alike_everywhere(game: str, seats: int, how: str) -> None:
    """Of all letters a fifth is lost and a fifth comes twice, in any order; many kill all pages."""
    rng = Rng(1)
    devices = [Wired(f"{how} device {number}") for number in range(seats + (how == "only"))]
    wire = Wire(devices, rng, faults=0)
    begin(devices, wire, game, how)
    wire.faults = 20
    brought = play(devices, wire, rng, killed=10 if len(devices) == 2 else 40 * len(devices))
    (link,) = {it.app.page.link for it in devices}
    assert link.startswith(f"{game}.")
    assert wire.lost + wire.doubled
    assert brought > 10


# --- what a guest can know ---


def seals(device: Device, page: Page) -> list[dict[str, str]]:
    """What this page wants to be sealed, for each guest."""
    device.app.page = page.with_mailing(sealing=None)
    device.app.sent.clear()
    device.app.send(msg.LettersWanted())
    orders = [it.order for it in device.app.sent if isinstance(it, UseKeys)]
    return [letter for order in orders for letter in order.get("letters", ())]


def in_the_midst(game: str, choices: int, how: str) -> tuple[list[Wired], Wire]:
    """Devices that have played so many choices of a guarded game."""
    rng = Rng(choices)
    devices = [Wired(f"{game} {how} {number}") for number in range(2 + (how == "only"))]
    wire = Wire(devices, rng, faults=0)
    begin(devices, wire, game, how)
    for _ in range(2_000):
        wire.bring_all()
        if len(devices[0].app.page.table.session.match.choices) >= choices:
            break
        for it in devices:
            it.choose(rng)
    wire.bring_all()
    return devices, wire


@pytest.mark.parametrize("game", [it for it in PLAYABLE if max(PLAYABLE[it].seats) > 1])
def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(game: str) -> None:
    """Two worlds stay one to a seat also where others choose otherwise in them, until the seat sees that."""
    compared = otherwise = 0
    for seed in range(6):
        rng, match = Rng(seed), pygames.new(game, seed=seed, seats=2)
        for _ in range(rng.below(40)):
            if match.decision is None:
                break
            match.play(rng.choice(match.decision.legal_actions))
        for seat in range(2):
            worlds = [match.as_known(seat, world) for world in (1, 2)]
            for _ in range(12):
                one, other = worlds
                assert step_of(one, seat) == step_of(other, seat)
                compared += 1
                found = goes_on(one, other, seat, rng)
                if found is None:
                    break
                otherwise += found[0].choices[-1].action is not found[1].choices[-1].action
                worlds = [*found]
    assert compared > 20
    assert otherwise or game not in HIDES_CHOICES, otherwise


def goes_on(one: Match, other: Match, seat: int, rng: Rng) -> tuple[Match, Match] | None:
    """Both after a choice of which the seat sees the same, if there is one; others' differ where they can."""
    if one.decision is None or other.decision is None:
        return None
    own, found = one.decision.seat == seat, None
    for action in rng.shuffled(one.decision.legal_actions):
        for reply in [action] if own else other.decision.legal_actions:
            if reply not in other.decision.legal_actions:
                continue
            pair = one.copy(), other.copy()
            events = [
                [str(event.seen_by(seat)) for event in it.play(a)]
                for it, a in zip(pair, (action, reply), strict=True)
            ]
            if events[0] == events[1] and pair[0].view(seat) == pair[1].view(seat):
                if action is not reply:
                    return pair
                found = pair
    return found


@pytest.mark.parametrize("how", ["deals", "only"])
def test_the_dealers_letters_are_the_same_in_two_worlds(how: str) -> None:
    """All that a guest's device is sent, before it is sealed, follows from what its seat may know."""
    devices, _ = in_the_midst("boss-quest", 4, how)
    dealer, page = devices[0], devices[0].app.page
    mail, session = dealer.mail, page.table.session
    for place, seat in enumerate(mail.guest_seats):
        sent = []
        for world in (1, 2):
            match = session.match.as_known(seat, world)
            changed = replace(mail, known=(0,) * len(mail.known), says="")
            play = replace(page.table, session=replace(session, match=match, script={}), mail=changed)
            sent.append(seals(dealer, replace(page, play=play))[place])
        assert sent[0] == sent[1]
        assert len(bytes.fromhex(sent[0]["body"])) == ROOM


def test_all_letters_of_a_guarded_game_are_equally_long() -> None:
    """So that their length says nothing, neither to a relay nor to the other guests; a relay takes them."""
    devices, wire = in_the_midst("boss-quest", 1, "only")
    rng, told, acts = Rng(3), set[int](), set[int]()
    for _ in range(120):
        wire.gather()
        for _, text in wire.flying:
            (told if isinstance(read(text), Told) else acts).add(len(text))
        if wire.bring():
            continue
        for it in devices:
            it.choose(rng)
    assert len(told) == 1
    assert len(acts) == 1
    assert max(told) * 4 // 3 + 50 < LONGEST


def test_a_guests_device_holds_neither_seed_nor_nonce_nor_record() -> None:
    """Nothing of it is in the page or in what is kept, even unsealed."""
    devices, _ = in_the_midst("boss-quest", 6, "deals")
    dealer, guest = devices
    play = guest.app.page.table
    assert isinstance(play.session.match, ToldMatch)
    kept = Stored(guest.mail, play.session.match, play.session.automatic, play.session.to_come).text
    assert not [it for it in secrets(dealer) if it in kept]
    assert guest.mail.nonces == ()
    assert play.session.match.seed is None


@pytest.mark.parametrize("game", ["boss-quest", "heroz", "hero-realms"])
def test_a_guest_and_an_onlooker_see_the_same_happen_on_both_devices(game: str) -> None:
    """What a seat alone has seen is told to it alone, also by a page around its own."""
    devices, _ = in_the_midst(game, 6, "only")
    for guest in devices[1:]:
        made = len(guest.app.page.table.session.match.choices)
        told, true = (it.app.page.table.session.match.at_choice(made) for it in (guest, devices[0]))
        assert made > 2
        for eyes in (None, guest.mail.seat):
            assert [str(it.seen_by(eyes)) for it in told.events] == [
                str(it.seen_by(eyes)) for it in true.events
            ]
            assert told.view(eyes) == true.view(eyes)


@pytest.mark.full
@pytest.mark.parametrize("how", ["deals", "only"])
def test_no_door_of_the_dealers_page_is_open(how: str) -> None:
    """Whatever is done there, the seed, the record and the nonces stand in nothing that leaves it."""
    devices, _ = in_the_midst("boss-quest", 5, how)
    for device in devices:
        page, hidden = device.app.page, secrets(devices[0])
        seed = devices[0].app.page.table.session.match.seed or 0
        for it in every_door(("",)):
            text, _ = out(device, page, it)
            assert not [secret for secret in hidden if secret in text], it
            assert not leaks(text, seed), it


# --- what goes wrong ---


def stands(device: Device) -> tuple[Match, Mail]:
    """The game on this device, to be compared."""
    return device.app.page.table.session.match, device.mail


def acts(device: Wired, **changes: Any) -> str:
    """The letter by which this guest's page would say this, had its owner changed the program."""
    mail, session = device.mail, device.app.page.table.session
    assert isinstance(session.match, ToldMatch)
    rules, place = changes.pop("rules", mail.fresh.game.rules_version), mail.guest_seats.index(mail.seat or 0)
    letter = Act(mail.id, changes.pop("place", place), changes.pop("known", len(session.match.steps)))
    body = act_body(rules, Chosen(**changes))
    letters = [{"head": head_of(letter).hex(), "body": body.hex()}]
    told = device.keeper.use({"task": "seal", "id": mail.id, "letters": letters})
    return text_of(letter._replace(box=bytes.fromhex(told["data"]["box"])))


def test_the_dealer_does_only_what_the_rules_allow_and_whose_turn_it_is() -> None:
    """An illegal choice, one of nobody, one of somebody else's seat, one made too early or too late."""
    devices, _ = in_the_midst("boss-quest", 4, "only")
    dealer, *guests = devices
    match = dealer.app.page.table.session.match
    decision = match.asks
    other, asked = sorted(guests, key=lambda it: it.mail.seat == decision.seat)
    fine, known = decision.legal_actions[0].text, len(match.choices) + 1
    wrong = [
        acts(asked, texts=("nonsense",)),
        acts(asked, texts=("hidden ?",)),
        acts(asked, texts=("equip 9",)),
        acts(asked, texts=(fine,), known=known - 1),
        acts(asked, texts=(fine,), known=known + 1),
        acts(asked, texts=(fine,), rules=1),
        acts(other, texts=(fine,)),
        acts(other, texts=(fine,), place=decision.seat),
        acts(other, texts=(fine,), place=5),
    ]
    for text in wrong:
        dealer.app.send(msg.LetterCame(text))
        dealer.settle()
        assert dealer.app.page.table.session.match.record == match.record, text
    dealer.app.send(msg.LetterCame(acts(asked, texts=(fine,))))
    dealer.settle()
    assert len(dealer.app.page.table.session.match.choices) == len(match.choices) + 1


def test_nobody_opens_what_is_told_to_others() -> None:
    """Neither with the page as it is, nor with the keys of another guest."""
    (dealer, one, other), _ = in_the_midst("boss-quest", 4, "only")
    letters = [read(it) for it in dealer.mail.outbox.split()]
    for letter in letters:
        assert isinstance(letter, Told)
        theirs, mine = sorted((one, other), key=lambda it: it.mail.seat == letter.place)
        before = stands(theirs)
        theirs.app.send(msg.LetterCame(text_of(letter)))
        assert stands(theirs) == before
        told = theirs.keeper.use({"task": "open", "id": letter.match, "letter": to_open(letter)})
        assert told["why"] == "mail.changed"
        assert "data" in mine.keeper.use({"task": "open", "id": letter.match, "letter": to_open(letter)})


def test_other_rules_are_told_to_both() -> None:
    """A page of another version of the rules neither tells nor chooses anything; both say so."""
    devices, _ = in_the_midst("boss-quest", 4, "deals")
    dealer, guest = devices
    dealer.app.send(msg.LetterCame(acts(guest, rules=99)))
    assert dealer.notice == dealer.app.page.texts("mail.other_rules")
    letter = read(dealer.mail.outbox)
    assert isinstance(letter, Told)
    letter = letter._replace(steps=99)
    body = bytes([0, 99]).ljust(ROOM, b"\x80")
    seal = {"to": 0, "head": head_of(letter).hex(), "body": body.hex()}
    told = dealer.keeper.use({"task": "seal", "id": letter.match, "letters": [seal]})
    before = stands(guest)
    guest.app.send(msg.LetterCame(text_of(letter._replace(box=bytes.fromhex(told["data"]["box"])))))
    assert stands(guest) == before
    assert guest.notice == guest.app.page.texts("mail.other_rules")


def to_the_end(devices: list[Wired], wire: Wire) -> None:
    """Play until nobody is asked any more."""
    rng = Rng(9)
    for _ in range(2_000):
        wire.bring_all()
        if devices[0].over:
            return
        for it in devices:
            it.choose(rng)
    raise AssertionError("not over")


def test_a_dealer_who_has_told_something_else_is_found_out_at_the_end() -> None:
    """What was opened is compared with every step that was shown; the game stays as it was shown."""
    devices, wire = in_the_midst("boss-quest", 4, "only")
    guest = devices[1]
    session = guest.app.page.table.session
    assert isinstance(session.match, ToldMatch)
    first, *rest = session.match.steps
    lie = json.loads(first)
    lie[2] = lie[2][:-1]
    lied = session.match.told((json.dumps(lie), *rest))
    guest.app.page = guest.app.page.with_play(session=replace(session, match=lied))
    to_the_end(devices, wire)
    assert guest.notice == guest.app.page.texts("mail.guarded.unfair")
    assert not guest.over
    assert devices[2].over


def test_a_seed_that_is_not_made_of_all_nonces_is_found_out_at_the_end() -> None:
    (dealer, guest), _ = in_the_midst("boss-quest", 4, "deals")
    whole = pygames.new("boss-quest", seed=1, seats=2)
    while whole.decision is not None:
        whole.play(whole.decision.legal_actions[0])
    body = told_body(dealer.mail, whole, 0)
    found = read_told(body, guest.mail)
    assert isinstance(found, Contents)
    with pytest.raises(BadLetter, match="unfair"):
        opened_match(guest.mail, found, None)


@pytest.mark.parametrize("how", [pytest.param("deals", marks=FULL), "only"])
def test_whoever_leaves_ends_the_game_and_all_is_opened(how: str) -> None:
    """The others are told who has left, and can go on alone against programs."""
    for leaver in range(2 + (how == "only")):
        devices, wire = in_the_midst("boss-quest", 4, how)
        devices[leaver].press("mail-leave")
        wire.bring_all()
        for number, it in enumerate(devices):
            assert it.mail.left == devices[leaver].mail.seat
            assert not isinstance(it.app.page.table.session.match, ToldMatch)
            html = str(it.show()["parts"]["app"])
            assert ("mail-go-on" in html) == (number != leaver)
            it.reopen()
            if number != leaver:
                it.press("mail-go-on")
                it.settle()
                assert it.app.page.table.mail is None


def test_nothing_is_undone_and_no_seat_moves() -> None:
    """What was chosen has been told to the device that deals."""
    devices, wire = in_the_midst("boss-quest", 4, "deals")
    for it in devices:
        it.choose(Rng(1))
        before = it.app.page.table.session.match
        it.press("undo")
        assert it.notice == it.app.page.texts.error(CannotUndo("undo_told"))
        assert it.app.page.table.session.match is before
        wire.bring_all()
        it.open(text_of(Request(it.mail.id, bytes(65))))
        assert it.notice == it.app.page.texts("mail.guarded.no_move")


def test_who_comes_too_late_for_a_seat_learns_it() -> None:
    devices = [Wired("host"), Wired("guest"), Wired("late")]
    wire = Wire(devices, Rng(1), faults=0)
    begin(devices, wire, "boss-quest", "deals", 2)
    wire.come(*devices)
    wire.bring_all()
    (late,) = [it for it in devices if not it.app.page.playing]
    assert late.notice == late.app.page.texts("mail.taken")


def test_a_choice_waits_for_the_dealer_and_is_made_once() -> None:
    """Until the dealer has answered nothing else can be chosen; a choice that was sent twice is made once."""
    devices, wire = in_the_midst("boss-quest", 4, "only")
    dealer = devices[0]
    asked = next(it for it in devices if it.app.page.table.session.can_act)
    made = len(dealer.app.page.table.session.match.choices)
    asked.choose(Rng(2))
    assert asked.app.page.table.session.proposed
    assert not asked.app.page.table.session.can_act
    assert asked.app.page.texts("mail.guarded.sent") in str(asked.show()["parts"]["app"])
    asked.reopen()
    assert asked.app.page.table.session.proposed
    wire.gather()
    wire.come(asked)
    wire.gather()
    wire.flying *= 2
    wire.bring_all()
    assert len(dealer.app.page.table.session.match.choices) >= made + 1
    assert len(asked.app.page.table.session.match.choices) >= made + 1


def test_without_a_line_it_waits_and_goes_on_once_there_is_one() -> None:
    devices, wire = in_the_midst("boss-quest", 4, "only")
    asked = next(it for it in devices if it.app.page.table.session.can_act)
    cut = asked.app.page.texts("mail.guarded.cut")
    wire.cut(asked)
    asked.choose(Rng(2))
    assert cut in str(asked.show()["parts"]["app"])
    assert asked.heard() == []
    wire.come(asked)
    wire.bring_all()
    assert cut not in str(asked.show()["parts"]["app"])
    assert not asked.app.page.table.session.proposed


@pytest.mark.parametrize("count", [120, pytest.param(20_000, marks=FULL)])
def test_what_is_spoiled_changes_nothing(count: int) -> None:
    """Sealed with the right key, by a dealer or a guest who has changed their program: within 0.2 seconds."""
    devices, _ = in_the_midst("boss-quest", 4, "only")
    dealer, guest = devices[0], next(it for it in devices if it.mail.seat == 0)
    rng, refused = Rng(count), 0
    letter = read(dealer.mail.outbox.split()[0])
    assert isinstance(letter, Told)
    letter = letter._replace(steps=99)
    fresh = replace(dealer.mail, known=(0, 0))
    whole = told_body(fresh, dealer.app.page.table.session.match, 0)
    page = guest.app.page
    for _ in range(count):
        body = other_bytes(whole.rstrip(b"\0"), rng).ljust(ROOM, b"\0")
        seal = {"to": 0, "head": head_of(letter).hex(), "body": body.hex()}
        told = dealer.keeper.use({"task": "seal", "id": letter.match, "letters": [seal]})
        began = process_time()
        guest.app.send(msg.LetterCame(text_of(letter._replace(box=bytes.fromhex(told["data"]["box"])))))
        assert process_time() - began < SECONDS
        assert guest.app.page.failure is None
        play = guest.app.page.table
        refused += (play.session.match, play.mail) == (page.table.session.match, page.table.mail)
        assert play.session.match.choices == page.table.session.match.choices
        guest.app.page = page
    assert refused > count // 2


def test_letters_that_are_past_are_not_opened_again() -> None:
    """A relay gives whoever comes back all that it has kept: nothing is opened, sealed or sent for it."""
    devices, wire = in_the_midst("boss-quest", 1, "only")
    rng, letters = Rng(3), list[str]()
    for _ in range(120):
        wire.gather()
        letters += [text for _, text in wire.flying]
        if not wire.bring():
            for it in devices:
                it.choose(rng)
    wire.bring_all()
    last = {line for it in devices for line in it.mail.outbox.split()}
    for it in devices:
        it.reopen()
        it.heard()
        for text in dict.fromkeys(letters):
            if text not in last:
                it.app.send(msg.LetterCame(text))
        assert not [effect for effect in it.app.sent if isinstance(effect, UseKeys | SendLetter)]


def test_a_step_that_cannot_be_shown_is_refused() -> None:
    """A dealer with a program of their own tells of events and positions that there are not."""
    devices, _ = in_the_midst("boss-quest", 4, "only")
    guest = next(it for it in devices if it.mail.seat == 0)
    match = guest.app.page.table.session.match
    assert isinstance(match, ToldMatch)
    *steps, last = match.steps
    for at, lie in (
        (0, 7),
        (0, "A"),
        (1, "fly 3"),
        (2, ["flew seat=0 |"]),
        (2, [3]),
        (2, ["drew"]),
        (3, {}),
        (3, 1),
    ):
        step = json.loads(last)
        step[at] = lie
        packed = packed_step(json.dumps(step), steps[-1])
        number, start = read_varint(packed, 0)
        shown = Shown(len(steps), len(steps), (), (packed[start : start + number],))
        with pytest.raises(BadLetter):
            longer(guest.mail, tuple(steps), shown)
    data = packed_step(last, steps[-1])
    number, start = read_varint(data, 0)
    assert longer(guest.mail, tuple(steps), Shown(len(steps), len(steps), (), (data[start:],))) == match.steps

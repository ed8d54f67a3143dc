"""A guarded game by mail: one device deals, and tells each other one what its seat may know. docs/mail.md.

What is told and what is chosen, as the bytes that are sealed. All are equally long, so that how long a letter
is says nothing; what does not fit into one comes in the next.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.errors import GameError
from pygames.engine.event import Event
from pygames.engine.record import varint
from pygames.engine.told import HIDDEN, Step, ToldMatch, check_step, step_of
from pygames.words.localizer import Localizer
from web.model.envelope import (
    ASK,
    END,
    LEAVE,
    LONGEST,
    NOTES,
    BadLetter,
    Bytes,
    Contents,
    Note,
    TakenBack,
    body_of,
    commitment_to,
    contents_of,
    named,
)
from web.model.manners import NOTHING_SAID, Manners, Saying

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.match import Match
    from web.model.mail import Mail

ROOM, ACT_ROOM = 2048, 1024  # bytes: so long is what is told, and what is chosen
# what is told: some steps, or the whole record once it is over; or some steps with what players say and ask
SHOWN, OPENED, SAID = range(3)
MOST_TAKEN = 20  # turns that are taken back: they are told in every letter


class Chosen(NamedTuple):
    """What a guest has chosen, and what they say for the `number`th time: one of `NOTES`, or 0."""

    texts: tuple[str, ...] = ()
    what: int = 0
    number: int = 0


class Shown(NamedTuple):
    """What the dealer tells: there are `made` choices, and the packed steps from number `first` on.

    Also all turns that were taken back, and what the players say.
    """

    made: int
    first: int
    names: tuple[str, ...]
    steps: tuple[bytes, ...]
    taken: tuple[TakenBack, ...] = ()
    manners: Manners = NOTHING_SAID


def _filled(body: bytes, room: int) -> bytes:
    return body.ljust(-(-len(body) // room) * room, b"\0")


def _content(body: bytes) -> Bytes:
    bare, end, _ = body.rpartition(END)
    if not end:
        raise BadLetter("mail.damaged")
    return Bytes(bare)


# --- steps, each packed by what is known of the one before it ---


@lru_cache(maxsize=1024)  # a game that is kept packs all of its steps
def packed_step(text: str, before: str) -> bytes:
    """A step, deflated with the one before it as the dictionary, and its length before it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=before.encode())
    data = packer.compress(text.encode()) + packer.flush()
    return varint(len(data)) + data


def unpacked_step(data: bytes, before: str) -> str:
    """What was packed. Raises BadLetter."""
    unpacker = zlib.decompressobj(-15, zdict=before.encode())
    try:
        text = unpacker.decompress(data, LONGEST).decode()
    except (zlib.error, UnicodeDecodeError):
        raise BadLetter("mail.damaged") from None
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise BadLetter("mail.damaged")
    return text


def ground(fresh: Match) -> str:
    """What the first step is packed by: a game of these settings as an onlooker knows it."""
    return json.dumps(fresh.search_state(None, 0).data(), ensure_ascii=False, separators=(",", ":"))


def packed_steps(fresh: Match, steps: tuple[str, ...]) -> str:
    """All steps of a game of these settings as a text, to be kept."""
    before = (ground(fresh), *steps)
    return b64encode(b"".join(map(packed_step, steps, before))).decode()


def unpacked_steps(fresh: Match, text: str) -> tuple[str, ...]:
    """The steps that were kept. Raises ValueError."""
    it, steps = Bytes(b64decode(text)), [ground(fresh)]
    while it.left:
        steps.append(unpacked_step(it.take(it.number()), steps[-1]))
    return tuple(steps[1:])


# --- what the dealer tells ---


def told_body(mail: Mail, whole: Match, place: int) -> bytes:
    """What the guest at this place is told next: what they have yet to know of it, or all once it is over."""
    if whole.over or mail.deserted:
        note = None if mail.left is None else Note(mail.left, LEAVE)
        contents = Contents(mail.nonces, whole.record.link(whole.game), mail.names, (), note)
        return _filled(bytes([OPENED]) + body_of(contents, len(whole.choices)), ROOM)
    known, made, seat = mail.known[place], len(whole.choices), mail.guest_seats[place]
    manners = mail.manners
    body = bytes([SAID if manners.era else SHOWN])
    body += b"".join(map(varint, (whole.game.rules_version, made, known)))
    body += b"".join(map(named, mail.names))
    if manners.era:
        body += b"".join(map(varint, (manners.era, len(mail.taken), *chain.from_iterable(mail.taken))))
        body += b"".join(map(varint, (len(manners.sayings), *chain.from_iterable(manners.sayings))))
    position = whole.at_choice(max(known - 1, 0))
    before, least = step_of(position, seat) if known else ground(mail.fresh), len(body)
    for number in range(known, made + 1):
        if number:
            position.play(whole.choices[number - 1].action)
        text = step_of(position, seat)
        more = packed_step(text, before)
        if len(body) > least and len(body) + len(more) >= ROOM:
            break
        body, before = body + more, text
    return _filled(body + END, ROOM)


def read_told(body: bytes, mail: Mail) -> Shown | Contents:
    """What the dealer has told. Raises BadLetter."""
    guests = len(mail.guest_seats)
    if body[:1] == bytes([OPENED]):
        return contents_of(body[1:], mail.game, guests)
    it = _content(body)
    said = it.below(SAID + 1) == SAID
    if it.number() != mail.fresh.game.rules_version:
        raise BadLetter("mail.other_rules")
    made, first = it.number(), it.number()
    names = tuple([it.name() for _ in range(guests + 1)])
    manners, taken, steps = NOTHING_SAID, list[TakenBack](), list[bytes]()
    if said:
        era = it.number()
        taken = [TakenBack(it.number(), it.number()) for _ in range(it.number())]
        seats, notes = mail.fresh.seats, max(NOTES) + 1
        sayings = [Saying(it.below(seats), it.below(notes), it.number()) for _ in range(it.number())]
        manners = Manners(era, sayings=tuple(sayings))
    while it.left:
        steps.append(it.take(it.number()))
    return Shown(made, first, names, tuple(steps), tuple(taken), manners)


def still_counting(steps: tuple[str, ...], new: tuple[TakenBack, ...]) -> tuple[str, ...]:
    """The steps that still count after these turns were taken back."""
    for it in new:
        steps = steps[: it.left + 1]
    return steps


def longer(mail: Mail, steps: tuple[str, ...], shown: Shown) -> tuple[str, ...]:
    """The steps that are known with what is shown now. Raises BadLetter where one cannot be shown."""
    fresh, at = mail.fresh, shown.first
    for data in shown.steps if at <= len(steps) else ():
        at += 1
        if at <= len(steps):
            continue
        text = unpacked_step(data, steps[-1] if steps else ground(fresh))
        try:
            check_step(fresh.game, fresh.options, fresh.seats, text)
            words = Localizer(fresh.game, "en", options=fresh.options)
            for event in Step.read(text).events:
                words.event(Event.parse(event))
        except Exception as error:  # a dealer with a program of their own may tell nonsense
            raise BadLetter("mail.changed") from error
        steps = (*steps, text)
    return steps


def to_come(match: ToldMatch) -> Mapping[int, str]:
    """What is known to be chosen after this position."""
    made = len(match.choices)
    return {number: Step.read(match.steps[number + 1]).action for number in range(made, len(match.steps) - 1)}


def opened_match(mail: Mail, contents: Contents, known: Match | None) -> Match:
    """The whole game that was opened at its end, if it agrees with the deal and with all that was shown.

    Raises BadLetter.
    """
    match, place = mail.replayed(contents), mail.guest_seats.index(mail.seat or 0)
    if commitment_to(contents.nonces[0]) != mail.commitment or contents.nonces[place + 1] != mail.nonce:
        raise BadLetter("mail.guarded.unfair")
    position = match.at_choice(0)
    for number, text in enumerate(known.steps if isinstance(known, ToldMatch) else ()):
        if number > len(match.choices):
            raise BadLetter("mail.guarded.unfair")
        if number:
            position.play(match.choices[number - 1].action)
        if step_of(position, mail.guest_seats[place]) != text:
            raise BadLetter("mail.guarded.unfair")
    return match


# --- what a guest chooses ---

OTHERWISE = {ASK: LEAVE, LEAVE: ASK}  # here 1 has always been to leave


def act_body(rules: int, chosen: Chosen) -> bytes:
    """What is sealed of it; of several choices no more than there is room for."""
    body = varint(rules) + bytes([OTHERWISE.get(chosen.what, chosen.what)])
    if chosen.what not in (0, LEAVE):
        body += varint(chosen.number)
    for text in chosen.texts:
        data = text.encode()
        if len(body) + len(data) + 3 > ACT_ROOM:
            break
        body += varint(len(data)) + data
    return _filled(body + END, ACT_ROOM)


def read_act(body: bytes, rules: int) -> Chosen:
    """What a guest has chosen, by these rules. Raises BadLetter."""
    it = _content(body)
    if it.number() != rules:
        raise BadLetter("mail.other_rules")
    told = it.below(max(NOTES) + 1)
    what = OTHERWISE.get(told, told)
    number = it.number() if what not in (0, LEAVE) else 0
    texts: list[str] = []
    while it.left:
        try:
            texts.append(it.take(it.number()).decode())
        except UnicodeDecodeError:
            raise BadLetter("mail.damaged") from None
    return Chosen(tuple(texts), what, number)


def acted(whole: Match, seat: int, texts: tuple[str, ...]) -> None:
    """Make these choices of a guest, as far as the rules allow them."""
    for text in texts:
        decision = whole.decision
        if decision is None or decision.seat != seat or text == HIDDEN.text:
            return
        try:
            whole.play(text)
        except GameError:
            return

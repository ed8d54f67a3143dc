"""A seat of a game by mail that moves to another device: what is handed over. docs/mail.md has the format."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.record import varint
from web.model.envelope import (
    HASH,
    MOST_SEATS,
    NOTES,
    TAG,
    WRAPPED,
    BadLetter,
    Bytes,
    Contents,
    Invitation,
    Turn,
    Wrapped,
    body_of,
    commitment_to,
    contents_of,
    packed,
    read,
    text_of,
    unpacked,
)
from web.model.mail import Mail
from web.model.mail_kept import Stored

if TYPE_CHECKING:
    from web.model.envelope import Request

GROUPS, GROUP = 4, 3  # so many digits in so many groups tell a request from any other


class Moving(NamedTuple):
    """A request for a seat: of this device, or one that was opened here.

    `sent` says that somebody has sent the one of this device. `known` is the game as it stood when the seat
    began to be handed over to whoever has made the request.
    """

    request: Request
    known: Stored | None = None
    sent: bool = False


def code_of(hashed: bytes) -> str:
    """What people compare on both devices: twelve digits made of the hash of a request."""
    digits = f"{int.from_bytes(hashed, 'big') % 10 ** (GROUPS * GROUP):0{GROUPS * GROUP}}"
    return "\N{NO-BREAK SPACE}".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


def seat_body(known: Stored) -> bytes:
    """The bytes that are sealed in a hand-over: all that this device knows of the game and its seat.

    How many they are follows from who plays, and from how many choices and letters were made.
    """
    mail, match, whole = known.mail, known.match, known.whole
    assert match is not None, "the game has not begun"
    assert whole is not None, "the game has not begun"
    seen, left = len(match.choices), 0 if mail.left is None else mail.left + 1
    keys = [it.tag + it.key for it in mail.keys]
    letters = [packed(mail.invitation), packed(read(mail.outbox)) if mail.outbox else b""]
    link = whole.record.link(whole.game)
    return b"".join(
        [
            bytes([mail.seat or 0, mail.posted, left, mail.note << 4 | mail.carried]),
            *map(varint, (mail.held + 1, mail.out + 1, seen, len(mail.chain))),
            mail.last,
            *mail.chain,
            bytes([len(keys)]),
            *keys,
            *[varint(len(it)) + it for it in letters],
            bytes([number in known.automatic for number in range(max(mail.out, 0), seen)]),
            body_of(Contents(mail.nonces, link, mail.names, mail.taken, mail.heard), len(whole.choices)),
        ]
    )


def seat_of(id: str, body: bytes, own: bytes) -> Stored:
    """The seat in this match that was handed over; `own` is the public key that it has here.

    Raises BadLetter where it is none of this match, or does not keep to the deal.
    """
    it = Bytes(body)
    seat, posted, left, noted = it.take(4)
    held, out, seen, letters = (it.number() for _ in range(4))
    last, chain = it.take(HASH), tuple([it.take(HASH) for _ in range(letters)])
    keys = tuple([Wrapped(it.take(TAG), it.take(WRAPPED)) for _ in range(it.below(MOST_SEATS))])
    invitation, letter = unpacked(it.take(it.number())), it.take(it.number())
    outbox = unpacked(letter) if letter else None
    if not isinstance(invitation, Invitation) or not isinstance(outbox, Turn | None):
        raise BadLetter("mail.changed")
    mail = Mail.of(invitation)
    if mail.faulty:
        raise BadLetter(mail.faulty)
    first = max(out - 1, 0)
    by_itself = it.take(max(seen - first, 0))
    contents = contents_of(it.left, mail.game, len(keys))
    whole = mail.replayed(contents)
    choices = whole.record.choices
    if (
        {id} != {one.match for one in (invitation, outbox) if one is not None}
        or commitment_to(contents.nonces[0]) != mail.commitment
        or max(held - 1, out - 1, seen) > len(choices)
        or len(keys) != whole.seats - 1
        or not seat < whole.seats >= left
        or max(noted >> 4, noted & 15) > max(NOTES)
    ):
        raise BadLetter("mail.changed")
    mail = replace(
        mail,
        own=own,
        keys=keys,
        nonces=contents.nonces,
        names=contents.names,
        seat=seat,
        held=held - 1,
        last=last,
        chain=chain,
        outbox=text_of(outbox) if outbox is not None else "",
        posted=bool(posted),
        taken=contents.taken,
        note=noted >> 4,
        carried=noted & 15,
        heard=contents.note,
        left=left - 1 if left else None,
        out=out - 1,
    )
    automatic = tuple([first + at for at, it in enumerate(by_itself) if it])
    script = {number: choices[number] for number in range(seen, len(choices))}
    return Stored(mail, whole.at_choice(seen), automatic, script)

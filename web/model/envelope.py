"""The letters of a game played by mail, as bytes and as text. docs/mail.md describes the format.

Pure bytes: what is sealed is sealed and opened by the browser (web/js/seal.js), and goes through here as it
is. Whatever is no letter is refused by `BadLetter`, and changes nothing.
"""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple
from zlib import crc32

from pygames.engine.errors import BadRecord
from pygames.engine.record import MOST_CHOICES, read_varint, varint

VERSION = 1
MARK = "mail="  # what the text of a letter begins with
LONGEST = 100_000  # characters of a letter that are looked at
INVITATION, ACCEPTANCE, TURN, REQUEST, HAND_OVER, GUARDED, TOLD, ACT = range(8)
ID, KEY, NONCE, HASH, TAG, WRAPPED, IV, CHECK = 6, 65, 16, 8, 4, 40, 12, 4  # bytes
NOBODY = 255  # in the place of a seat: the game is over
MOST_SEATS = 6
BLOCK = 64  # bytes: what is sealed is as long as a multiple of it
A_RECORD = 48  # bytes of a record without its choices, at most
END = b"\x80"  # what the padding begins with
LONGEST_NAME = 24  # letters of what a player is called
ASK, REFUSE, LEAVE = 1, 2, 3  # what goes along with a turn: please take it back; rather not; I leave
PHRASES = (4, 5, 6, 7, 8, 9)  # or one of six sentences
WITHDRAW = 10  # or: I do not ask any more
GRANT = 11  # in a guarded game: take it back
NOTES = (ASK, REFUSE, LEAVE, *PHRASES, WITHDRAW, GRANT)
ERAS = 32  # so many eras (`Manners`) a letter of a guarded game tells apart
MATCH = re.compile(r"[0-9a-f]{12}")  # the name of one
TEXT = re.compile(r"[A-Za-z0-9_-]+")
BARE = re.compile(r"AQ[A-Za-f][A-Za-z0-9_-]{80,}")  # the code of a letter of this version, without its mark


class BadLetter(ValueError):
    """A text that is no letter; `key` is that of the text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Invitation(NamedTuple):
    """Asks somebody to play. `settings` is the link of the game as it was set up, by the seed 0.

    `seat` is that of whoever invites, `key` their public key, `name` what they are called. `commitment`
    binds them to their nonce. In a `guarded` game they deal for all, with a seat or with none: then the
    number is one more than the last seat has.
    """

    match: str
    seat: int
    commitment: bytes
    key: bytes
    settings: str
    name: str = ""
    guarded: bool = False


class Acceptance(NamedTuple):
    """Answers an invitation (`previous` is its hash) with a public key, a nonce and a name of one's own."""

    match: str
    previous: bytes
    nonce: bytes
    key: bytes
    name: str = ""


class Guest(NamedTuple):
    """Somebody who has accepted an invitation, by what their letter says."""

    key: bytes
    nonce: bytes
    name: str


class Wrapped(NamedTuple):
    """The key of the match, wrapped for a guest; `tag` tells whose public key it is for."""

    tag: bytes
    key: bytes


class Turn(NamedTuple):
    """The whole game after `made` choices, sealed in `box` with its IV; `asked` is who chooses now.

    `keys` are for the guests by their seats, `previous` is the hash of the letter that this one answers.
    """

    match: str
    made: int
    asked: int | None
    previous: bytes
    keys: tuple[Wrapped, ...]
    box: bytes = b""


class TakenBack(NamedTuple):
    """A turn that was taken back: the game stood after `made` choices, and stands after `left` again."""

    made: int
    left: int


class Note(NamedTuple):
    """What the player at this seat lets the others know along with a letter: `ASK`, `LEAVE`, a phrase."""

    seat: int
    what: int


class Contents(NamedTuple):
    """What is sealed in a turn: the nonces that dealt the game, and the link of its record.

    Also who plays (by the seats of the nonces), all turns that were taken back, and a note.
    """

    nonces: tuple[bytes, ...]
    link: str
    names: tuple[str, ...] = ()
    taken: tuple[TakenBack, ...] = ()
    note: Note | None = None


class Request(NamedTuple):
    """Asks another device of the same person for its seat; `key` is a fresh public key of this one."""

    match: str
    key: bytes


class HandOver(NamedTuple):
    """Answers a request with the seat, sealed in `box` for the device that has made it.

    `key` is the public key of the device that gives it away, `wrapped` the key of the match.
    """

    match: str
    key: bytes
    wrapped: bytes
    box: bytes = b""


class Told(NamedTuple):
    """In a guarded game what one guest may know, sealed in `box` for them alone.

    There are so many `steps`, of which it tells some; one more once it tells of the whole record. `tags` are
    all guests in their order, `place` is the one whom it is for, `key` their key as it is wrapped. `era` is
    that of `Manners`, of `ERAS`.
    """

    match: str
    place: int
    steps: int
    tags: tuple[bytes, ...]
    key: bytes
    box: bytes = b""
    era: int = 0


class Act(NamedTuple):
    """In a guarded game what the guest at this `place` has chosen, sealed, who knows so many `steps`.

    And this `era` (`Told`).
    """

    match: str
    place: int
    steps: int
    box: bytes = b""
    era: int = 0


Sealed = Turn | HandOver | Told | Act
Letter = Invitation | Acceptance | Request | Sealed


# --- as text ---


def text_of(letter: Letter) -> str:
    """A letter as text: `mail=…`."""
    data = packed(letter)
    data += crc32(data).to_bytes(CHECK, "big")
    return MARK + _coded(data)


def _coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def read(text: str) -> Letter:
    """The letter that a text is. Raises BadLetter."""
    code = text.removeprefix(MARK)
    if len(text) > LONGEST or not is_letter(text) or not TEXT.fullmatch(code):
        raise BadLetter("mail.no_letter")
    try:
        data = urlsafe_b64decode(code + "=" * (-len(code) % 4))
    except (binascii.Error, ValueError):
        raise BadLetter("mail.damaged") from None
    bare, check = data[:-CHECK], data[-CHECK:]
    if check != crc32(bare).to_bytes(CHECK, "big") or _coded(data) != code:
        raise BadLetter("mail.damaged")
    return unpacked(bare)


def is_letter(text: str) -> bool:
    """Whether this is meant as a letter, whole or not, with its mark or without."""
    return text.startswith(MARK) or BARE.fullmatch(text) is not None


def is_whole(text: str) -> bool:
    """Whether this is a letter of this form with nothing missing and nothing too much."""
    try:
        read(text)
    except BadLetter as error:
        return error.key == "mail.other_version"
    return True


def hash_of(letter: Letter) -> bytes:
    """What tells a letter from any other: the beginning of its SHA-256, without the check."""
    return sha256(packed(letter)).digest()[:HASH]


# --- as bytes ---


def packed(letter: Letter) -> bytes:
    """A letter as bytes, without the check."""
    match letter:
        case Invitation(_, seat, commitment, key, settings, name, guarded):
            who = bytes([seat]) + commitment + key + named(name)
            return _begun(letter, GUARDED if guarded else INVITATION) + who + settings.encode("ascii")
        case Acceptance(_, previous, nonce, key, name):
            return _begun(letter, ACCEPTANCE) + previous + nonce + key + named(name)
        case Request(_, key):
            return _begun(letter, REQUEST) + key
        case _:
            return head_of(letter) + letter.box


def head_of(turn: Sealed) -> bytes:
    """What of a sealed letter everybody may read: it is sealed along, so that nobody changes it."""
    match turn:
        case HandOver(_, key, wrapped):
            return _begun(turn, HAND_OVER) + key + wrapped
        case Told(_, place, steps, tags, key):
            number = varint(steps) + bytes([len(tags)])
            return _begun(turn, TOLD) + bytes([turn.era << 3 | place]) + number + b"".join(tags) + key
        case Act(_, place, steps):
            return _begun(turn, ACT) + bytes([turn.era << 3 | place]) + varint(steps)
    asked = NOBODY if turn.asked is None else turn.asked
    keys = b"".join(it.tag + it.key for it in turn.keys)
    made = varint(turn.made) + bytes([asked])
    return _begun(turn, TURN) + made + turn.previous + bytes([len(turn.keys)]) + keys


def _begun(letter: Letter, kind: int) -> bytes:
    return bytes([VERSION, kind]) + bytes.fromhex(letter.match)


def named(name: str) -> bytes:
    data = name.encode("utf-8")
    return bytes([len(data)]) + data


def tidy_name(text: str) -> str:
    """What somebody wants to be called, without what nobody sees, and no longer than there is room for."""
    return "".join(it for it in " ".join(text.split())[:LONGEST_NAME] if it.isprintable()).strip()


class Bytes:
    """Bytes that are read from their beginning. Raises BadLetter where there are too few."""

    def __init__(self, data: bytes) -> None:
        self.left = data

    def take(self, count: int) -> bytes:
        """The next so many bytes."""
        found, self.left = self.left[:count], self.left[count:]
        if len(found) < count:
            raise BadLetter("mail.damaged")
        return found

    def number(self) -> int:
        """The next number, as records have them."""
        try:
            found, at = read_varint(self.left, 0)
        except BadRecord:
            raise BadLetter("mail.damaged") from None
        self.take(at)
        return found

    def below(self, most: int) -> int:
        """The next byte, a number below `most`."""
        (found,) = self.take(1)
        if found >= most:
            raise BadLetter("mail.damaged")
        return found

    def name(self) -> str:
        """Read what a player is called: a byte with the length, then the name in UTF-8. Raises BadLetter."""
        (length,) = self.take(1)
        try:
            found = self.take(length).decode("utf-8")
        except UnicodeDecodeError:
            raise BadLetter("mail.damaged") from None
        if found != tidy_name(found):
            raise BadLetter("mail.damaged")
        return found


def unpacked(data: bytes) -> Letter:
    """The letter that these bytes are. Raises BadLetter."""
    it = Bytes(data)
    if it.take(1)[0] != VERSION:
        raise BadLetter("mail.other_version")
    kind, match = it.below(ACT + 1), it.take(ID).hex()
    if kind in (INVITATION, GUARDED):
        guarded = kind == GUARDED
        seat, commitment = it.below(MOST_SEATS + guarded), it.take(NONCE)
        key, name = it.take(KEY), it.name()
        if not it.left or not it.left.isascii():
            raise BadLetter("mail.damaged")
        return Invitation(match, seat, commitment, key, it.left.decode("ascii"), name, guarded)
    if kind in (TOLD, ACT):
        era, place = divmod(it.below(ERAS << 3), 8)
        steps = it.number()
        guests = it.below(MOST_SEATS + 1) if kind == TOLD else MOST_SEATS
        if place >= guests:
            raise BadLetter("mail.damaged")
        if kind == ACT:
            return Act(match, place, steps, it.take(IV + BLOCK) + it.left, era)
        tags = tuple([it.take(TAG) for _ in range(guests)])
        return Told(match, place, steps, tags, it.take(WRAPPED), it.take(IV + BLOCK) + it.left, era)
    if kind == TURN:
        return _turn(match, it)
    if kind == HAND_OVER:
        return HandOver(match, it.take(KEY), it.take(WRAPPED), it.take(IV + BLOCK) + it.left)
    found: Letter
    if kind == REQUEST:
        found = Request(match, it.take(KEY))
    else:
        found = Acceptance(match, it.take(HASH), it.take(NONCE), it.take(KEY), it.name())
    if it.left:
        raise BadLetter("mail.damaged")
    return found


def _turn(match: str, it: Bytes) -> Turn:
    made = it.number()
    (asked,) = it.take(1)
    previous, guests = it.take(HASH), it.below(MOST_SEATS)
    keys = tuple([Wrapped(it.take(TAG), it.take(WRAPPED)) for _ in range(guests)])
    turn = Turn(match, made, None if asked == NOBODY else asked, previous, keys, it.left)
    whole = made <= MOST_CHOICES and (asked == NOBODY or asked <= guests) and guests > 0
    sealed = len(turn.box) - IV - 16  # the tag of AES-GCM
    if not whole or sealed < BLOCK or sealed % BLOCK or packed(turn) != head_of(turn) + it.left:
        raise BadLetter("mail.damaged")
    return turn


# --- what is sealed in a turn ---


def body_of(contents: Contents, made: int) -> bytes:
    """The bytes that are sealed. How many they are follows from how many choices were `made`, and by whom.

    That is so for all records that need three quarters of a byte a choice or less; longer ones have more.
    """
    nonces, link, names, taken, note = contents
    _, rules, code = link.split(".")
    record = varint(int(rules)) + urlsafe_b64decode(code + "=" * (-len(code) % 4))
    known = b"".join(nonces) + b"".join(map(named, names))
    known += bytes([note.seat << 4 | note.what if note is not None else 0, len(taken)])
    known += b"".join(varint(number) for it in taken for number in it)
    body = known + record + END
    least = len(known) + A_RECORD + made * 3 // 4
    return body.ljust(-(-max(len(body), least) // BLOCK) * BLOCK, b"\0")


def contents_of(body: bytes, game: str, guests: int) -> Contents:
    """What was sealed, in a match of this game with so many guests. Raises BadLetter."""
    bare, end, _ = body.rpartition(END)
    if not end:
        raise BadLetter("mail.damaged")
    it, seats = Bytes(bare), range(guests + 1)
    nonces, names = tuple([it.take(NONCE) for _ in seats]), tuple([it.name() for _ in seats])
    noted, count = it.take(2)
    taken = tuple([TakenBack(it.number(), it.number()) for _ in range(count)])
    note = Note(noted >> 4, noted & 15) if noted else None
    rules = it.number()
    if note is not None and (note.seat > guests or note.what not in NOTES):
        raise BadLetter("mail.damaged")
    return Contents(nonces, f"{game}.{rules}.{_coded(it.left)}", names, taken, note)


# --- the deal ---


def commitment_to(nonce: bytes) -> bytes:
    """What binds whoever has this nonce to it, before it is shown."""
    return sha256(nonce).digest()[:NONCE]


def tag_of(key: bytes) -> bytes:
    """What tells a public key from those of the other guests."""
    return sha256(key).digest()[:TAG]


def seed_of(nonces: tuple[bytes, ...]) -> int:
    """The seed that the nonces of all make: the host's first, then the guests' by their seats."""
    return int.from_bytes(sha256(b"".join(nonces)).digest()[:8], "big")

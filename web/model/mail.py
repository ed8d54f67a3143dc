"""A game played by mail: who plays it with which keys, how it was dealt, and which letter was the last.

What is to come of it is kept sealed: `kept` is the text that the browser seals for the storage.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygames
from pygames.engine.errors import BadRecord, GameError
from pygames.engine.reading import read_json
from pygames.engine.record import LONGEST
from pygames.engine.shapes import Table, number_of
from pygames.words.people import AWAY
from web.model.envelope import (
    Acceptance,
    BadLetter,
    Contents,
    Invitation,
    Turn,
    Wrapped,
    commitment_to,
    hash_of,
    seed_of,
    tag_of,
)
from web.model.sight import Player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.match import Match
    from web.model.envelope import Letter

NOTHING = -1  # so many choices are in letters before the first one is sent
FORMAT = 1


class Guest(NamedTuple):
    """Somebody who has accepted an invitation, by what their letter says."""

    key: bytes
    nonce: bytes


@dataclass(frozen=True)
class Mail:
    """What one device knows of a game by mail, besides the game itself.

    `own` is this device's public key, `nonce` a guest's nonce; the host's stays with the keys until the game
    is dealt. `guests` are those whom the host has taken in. `keys` and `nonces` are in every turn; they are
    empty until the game is dealt. `held` choices are in letters that were sealed or opened here, `last` is
    the hash of the last letter, `outbox` its text if it was sealed here. `posted` says that somebody has
    sent that.
    """

    id: str
    settings: str
    host_seat: int
    host_key: bytes
    commitment: bytes
    own: bytes = b""
    nonce: bytes = b""
    guests: tuple[Guest, ...] = ()
    keys: tuple[Wrapped, ...] = ()
    nonces: tuple[bytes, ...] = ()
    seat: int | None = None
    held: int = NOTHING
    last: bytes = b""
    outbox: str = ""
    posted: bool = False

    @classmethod
    def of(cls, invitation: Invitation) -> Mail:
        """The game to which somebody is invited, before anything is known of who accepts."""
        match, seat, commitment, key, settings = invitation
        return cls(match, settings, seat, key, commitment)

    # --- what is played, and by whom ---

    @property
    def fresh(self) -> Match:
        """The game as it was set up, dealt by no matter what. Raises BadRecord."""
        return _fresh(self.settings)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.settings.partition(".")[0]

    @property
    def faulty(self) -> str:
        """The key of the text that says why nobody can play it here; empty where somebody can."""
        try:
            fresh = self.fresh
        except GameError as error:
            return "mail.other_rules" if error.key == "other_rules" else "mail.damaged"
        if int(self.settings.split(".")[1]) != fresh.game.rules_version:
            return "mail.other_rules"
        new = fresh.seed == 0 and not fresh.choices and not fresh.practice and self.host_seat < fresh.seats
        return "" if new and fresh.seats > 1 else "mail.damaged"

    @property
    def is_host(self) -> bool:
        """Whether the invitation was written here."""
        return self.seat == self.host_seat

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return bool(self.nonces)

    @property
    def missing(self) -> int:
        """How many have yet to accept, as far as the host knows."""
        return 0 if self.dealt else self.fresh.seats - 1 - len(self.guests)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, as this device sees it: one person here, the others elsewhere."""
        here = self.seat if self.seat is not None else self.guest_seats[0]
        return tuple([Player(bot="" if seat == here else AWAY) for seat in range(self.fresh.seats)])

    @property
    def guest_seats(self) -> list[int]:
        """The seats of the guests, in the order in which they are taken."""
        return [seat for seat in range(self.fresh.seats) if seat != self.host_seat]

    # --- letters ---

    @property
    def invitation(self) -> Invitation:
        """The letter by which it began."""
        return Invitation(self.id, self.host_seat, self.commitment, self.host_key, self.settings)

    @property
    def acceptance(self) -> Acceptance:
        """The letter by which this device has accepted."""
        return Acceptance(self.id, hash_of(self.invitation), self.nonce, self.own)

    def turn(self, match: Match) -> Turn:
        """The next letter, without what is sealed in it."""
        asked = None if match.decision is None else match.decision.seat
        return Turn(self.id, len(match.choices), asked, self.last, self.keys)

    def sent(self, letter: Letter, text: str) -> Mail:
        """With this as the last letter."""
        return replace(self, last=hash_of(letter), outbox=text, posted=False)

    def took_in(self, letter: Acceptance) -> Mail:
        """The host with one guest more. Raises BadLetter."""
        guest = Guest(letter.key, letter.nonce)
        if letter.previous != hash_of(self.invitation):
            raise BadLetter("mail.other_invitation")
        if guest in self.guests:
            raise BadLetter("mail.accepted_already")
        if self.dealt or not self.missing:
            raise BadLetter("mail.taken")
        return replace(self, guests=(*self.guests, guest), last=hash_of(letter))

    def dealt_by(self, nonce: bytes, wrapped: list[bytes]) -> Mail:
        """The host, once the nonce is shown and the key of the match is wrapped for each guest."""
        keys = [Wrapped(tag_of(guest.key), key) for guest, key in zip(self.guests, wrapped, strict=True)]
        nonces = (nonce, *(guest.nonce for guest in self.guests))
        return replace(self, keys=tuple(keys), nonces=nonces)

    def seated_by(self, turn: Turn, contents: Contents) -> Mail:
        """The guest, by the first turn that comes: it has to keep to what was agreed. Raises BadLetter."""
        tags = [it.tag for it in turn.keys]
        if tag_of(self.own) not in tags or len(tags) != self.fresh.seats - 1:
            raise BadLetter("mail.taken")
        place = tags.index(tag_of(self.own))
        nonces = contents.nonces
        if commitment_to(nonces[0]) != self.commitment or nonces[place + 1] != self.nonce:
            raise BadLetter("mail.unfair")
        return replace(self, keys=turn.keys, nonces=nonces, seat=self.guest_seats[place])

    def opened(self, turn: Turn, contents: Contents, before: tuple[str, ...]) -> Opened:
        """What a turn says that was opened here; `before` are the choices known so far. Raises BadLetter."""
        mail = self if self.dealt else self.seated_by(turn, contents)
        match = mail.replayed(contents)
        choices = match.record.choices
        if len(choices) != turn.made or contents.nonces != mail.nonces:
            raise BadLetter("mail.changed")
        if self.dealt and before[: len(choices)] == choices:
            raise BadLetter("mail.old")
        told = [it.seat for it in match.choices[len(before) :]]
        chained = len(mail.keys) > 1 or turn.previous == self.last
        if choices[: len(before)] != before or mail.seat in told or not chained:
            raise BadLetter("mail.changed")
        now = replace(mail, held=len(choices), last=hash_of(turn), outbox="", posted=False)
        return Opened(now, match)

    def replayed(self, contents: Contents) -> Match:
        """The game that a turn holds, dealt as all have agreed. Raises BadLetter."""
        fresh = self.fresh
        if int(contents.link.split(".")[1]) > fresh.game.rules_version:
            raise BadLetter("mail.other_rules")
        try:
            match, step, lost = pygames.open_record(contents.link)
        except BadRecord as error:
            other = error.key == "other_rules"
            raise BadLetter("mail.other_rules" if other else "mail.changed") from None
        if lost:
            raise BadLetter("mail.other_rules")
        same = (match.seats, match.options, match.practice) == (fresh.seats, fresh.options, False)
        if step is not None or not same or match.seed != seed_of(contents.nonces):
            raise BadLetter("mail.unfair")
        return match

    def deal(self) -> Match:
        """The game as the nonces of all deal it."""
        fresh = self.fresh
        seed = seed_of(self.nonces)
        return pygames.new(self.game, seed=seed, seats=fresh.seats, options=fresh.options)

    # --- kept ---

    def kept(self, match: Match | None, automatic: tuple[int, ...], script: Mapping[int, str]) -> str:
        """All of it as a text, with the game as far as it was played and seen, and the choices to come."""
        data = {
            "pygames-mail": FORMAT,
            "id": self.id,
            "settings": self.settings,
            "host_seat": self.host_seat,
            "bytes": [it.hex() for it in (self.host_key, self.commitment, self.own, self.nonce, self.last)],
            "guests": [it.hex() for guest in self.guests for it in guest],
            "keys": [it.hex() for wrapped in self.keys for it in wrapped],
            "nonces": [it.hex() for it in self.nonces],
            "seat": 0 if self.seat is None else self.seat + 1,
            "held": self.held + 1,
            "outbox": self.outbox,
            "posted": self.posted,
            "record": "" if match is None else match.record.json(),
            "automatic": list(automatic),
            "script": [f"{number} {text}" for number, text in script.items()],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Opened(NamedTuple):
    """What came of a letter: what is known now, and the whole game."""

    mail: Mail
    match: Match


class Stored(NamedTuple):
    """What was kept of a game by mail."""

    mail: Mail
    match: Match | None
    automatic: tuple[int, ...] = ()
    script: Mapping[int, str] = {}


def stored(text: str) -> Stored:
    """What was kept. Raises ValueError or BadRecord where that cannot be read any more."""
    data = Table("the kept game by mail", read_json(text))
    data.one_of("pygames-mail", (FORMAT,))
    host_key, commitment, own, nonce, last = map(bytes.fromhex, data.strings("bytes"))
    guests, keys, nonces = (
        tuple([bytes.fromhex(it) for it in data.strings(name)]) for name in ("guests", "keys", "nonces")
    )
    seat = data.integer("seat")
    record = data.verbatim("record", most=LONGEST)
    mail = Mail(
        data.verbatim("id"),
        data.verbatim("settings", most=LONGEST),
        data.integer("host_seat"),
        host_key,
        commitment,
        own,
        nonce,
        tuple([Guest(*guests[at : at + 2]) for at in range(0, len(guests), 2)]),
        tuple([Wrapped(*keys[at : at + 2]) for at in range(0, len(keys), 2)]),
        nonces,
        seat - 1 if seat else None,
        data.integer("held") - 1,
        last,
        data.verbatim("outbox", most=LONGEST),
        data.flag("posted"),
    )
    script = [line.partition(" ") for line in data.strings("script")]
    match = pygames.open_record(record).match if record else None
    return Stored(mail, match, data.integers("automatic"), {number_of(n): it for n, _, it in script})


@lru_cache(maxsize=4)
def _fresh(settings: str) -> Match:
    return pygames.open_record(settings).match

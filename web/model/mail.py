"""A game played by mail: who plays it with which keys, how it was dealt, and which letter was the last.

`web/model/mail_kept.py` has what is kept of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygames
from pygames.engine.errors import BadRecord, GameError
from pygames.words.people import AWAY
from web.model.envelope import (
    ASK,
    LEAVE,
    WITHDRAW,
    Acceptance,
    BadLetter,
    Contents,
    Guest,
    Invitation,
    Note,
    TakenBack,
    Turn,
    Wrapped,
    commitment_to,
    hash_of,
    seed_of,
    tag_of,
    text_of,
)
from web.model.manners import NOTHING_SAID, Manners
from web.model.proposal import Proposal
from web.model.sight import Player

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from web.model.envelope import HandOver, Letter, Request

NOTHING = -1  # so many choices are in letters before the first one is sent
MOST_TAKEN = 200  # turns of a game that are taken back


@dataclass(frozen=True)
class Mail:
    """What one device knows of a game by mail, besides the game itself.

    `own` is this device's public key, `nonce` a guest's nonce; the host's stays with the keys until the game
    is dealt. `guests` are those whom the host has taken in. `keys`, `nonces` and `names` are in every turn;
    they are empty until the game is dealt. `held` choices are in letters that were sealed or opened here,
    `out` in some that were sent or opened.

    `last` is the hash of the letter that the next one answers: the last turn that was sent, or what was
    opened since. `chain` are those of the last turn that was opened here, of what that one answers, and of
    all that were opened or sealed here since: the next one answers one of them. `outbox` is the text of the
    letter that was sealed last, `posted` says that somebody has sent it. `note` goes along with the next
    letter (0: nothing does), `carried` went with the one in the outbox; `heard` came with the letter that was
    opened last. `left` is the seat of whoever has left the game.

    `moved` is the hash of the request by which the seat has moved to another device; the letter that hands
    it over is then the one in the outbox. It is empty as long as the seat is here.

    In a `guarded` game the host deals for all, and the outbox holds a letter for each guest, one a line. To
    the host the guests have so many steps of it (`known`); a guest is `behind` where there are more, and has
    made the last `proposal`. `says` tells what the outbox holds from what it held before, `manners` what the
    players say.
    """

    id: str
    settings: str
    host_seat: int
    host_key: bytes
    commitment: bytes
    host_name: str = ""
    own: bytes = b""
    nonce: bytes = b""
    name: str = ""
    guests: tuple[Guest, ...] = ()
    keys: tuple[Wrapped, ...] = ()
    nonces: tuple[bytes, ...] = ()
    names: tuple[str, ...] = ()
    seat: int | None = None
    held: int = NOTHING
    last: bytes = b""
    chain: tuple[bytes, ...] = ()
    outbox: str = ""
    posted: bool = False
    taken: tuple[TakenBack, ...] = ()
    note: int = 0
    carried: int = 0
    heard: Note | None = None
    left: int | None = None
    out: int = NOTHING
    moved: bytes = b""
    guarded: bool = False
    known: tuple[int, ...] = ()
    says: str = ""
    behind: bool = False
    proposal: Proposal | None = None
    manners: Manners = NOTHING_SAID

    @classmethod
    def of(cls, invitation: Invitation) -> Mail:
        """The game to which somebody is invited, before anything is known of who accepts."""
        match, seat, commitment, key, settings, name, guarded = invitation
        return cls(match, settings, seat, key, commitment, name, guarded=guarded)

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
        new = (
            fresh.seed == 0
            and not fresh.choices
            and not fresh.practice
            and self.host_seat < fresh.seats + self.guarded
        )
        return "" if new and fresh.seats > 1 else "mail.damaged"

    @property
    def is_host(self) -> bool:
        """Whether the invitation was written here."""
        return self.seat == self.host_seat

    @property
    def deserted(self) -> bool:
        """Whether somebody has left the game: it goes on no more."""
        return self.left is not None

    @property
    def left_here(self) -> bool:
        """Whether the person at this device has left it."""
        return self.deserted and self.left == self.seat

    @property
    def to_join(self) -> bool:
        """Whether nobody here has joined it yet."""
        return self.seat is None and not self.own

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return bool(self.names)

    @property
    def deals(self) -> bool:
        """Whether this device deals in a guarded game."""
        return self.guarded and self.is_host

    @property
    def seatless(self) -> bool:
        """Whether whoever deals has no seat."""
        return self.host_seat == self.fresh.seats

    @property
    def missing(self) -> int:
        """How many have yet to accept, as far as the host knows."""
        return 0 if self.dealt else len(self.guest_seats) - len(self.guests)

    @property
    def to_deal(self) -> bool:
        """Whether all have accepted the host's invitation, and the game has not begun."""
        return self.is_host and not (self.dealt or self.missing)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, as this device sees it: one person here, the others elsewhere."""
        here = self.seat if self.seat is not None else self.guest_seats[0]
        called = dict(zip((self.host_seat, *self.guest_seats), self.known_names, strict=False))
        seats = range(self.fresh.seats)
        return tuple([Player() if seat == here else Player(called.get(seat, ""), AWAY) for seat in seats])

    @property
    def known_names(self) -> tuple[str, ...]:
        """What the players are called, as far as that is known: the host, then the guests by their seats."""
        return self.names or (self.host_name, *(guest.name for guest in self.guests))

    @property
    def two(self) -> bool:
        """Whether two play it: then every letter answers one of the other's."""
        return len(self.keys) == 1

    @property
    def asked_back(self) -> int | None:
        """The seat of whoever asks to take their last turn back, while nobody has gone on; else None."""
        asking, heard = self.manners.asking, self.heard
        if not self.guarded:
            asking = heard.seat if heard is not None and heard.what == ASK else None
        return asking if not self.deserted and asking != self.seat else None

    def may_grant(self, asked: int | None) -> bool:
        """Whether this device is the one that agrees to that or not: whoever is `asked` to choose next."""
        return self.asked_back is not None and asked == self.seat

    @property
    def guest_seats(self) -> list[int]:
        """The seats of the guests, in the order in which they are taken."""
        return [seat for seat in range(self.fresh.seats) if seat != self.host_seat]

    @property
    def possible_seats(self) -> list[int]:
        """How many may play it."""
        return [it for it in self.fresh.game.seats if it > 1]

    @property
    def rewritable(self) -> bool:
        """Whether the first letter of this device can still say something else: nobody has sent it."""
        return bool(self.own) and not (self.posted or self.dealt or self.guests)

    @property
    def asks(self) -> bool:
        """Whether this device has asked to take its last turn back, and waits for the answer."""
        told = self.guarded and self.manners.asking == self.seat
        return self.note == ASK or (told and self.note != WITHDRAW)

    @property
    def has_asked(self) -> bool:
        """Whether it has asked so, also if the question was withdrawn: the others may have agreed before."""
        return self.asks or self.note == WITHDRAW

    def may_ask(self, match: Match, asked: int | None) -> bool:
        """Whether it may ask to take back the turn that was sent last, once for each turn."""
        made = len(match.choices)
        waits = (self.guarded or (self.posted and self.held == made)) and asked not in (None, self.seat)
        return waits and not (self.has_asked or self.deserted) and self.turn_began(match) < made

    def stands(self, match: Match | None, *, coming: bool) -> str:
        """How it stands, in a word, for a list of games: whose turn it is, or what is to be sent.

        `coming` says that choices of others have yet to be told.
        """
        if self.moved:
            return "moved" if self.posted else "move"
        if self.deserted:
            return "left" if not self.left_here else "gone" if self.posted or self.guarded else "send"
        if match is None:
            first, sent = ("invite", "invited") if self.is_host else ("join", "joined")
            return sent if self.posted else first
        if self.outbox and not self.posted and not self.guarded:
            return "send"
        if match.over:
            return ""
        return "turn" if coming or match.asks.seat == self.seat else "wait"

    # --- letters ---

    @property
    def invitation(self) -> Invitation:
        """The letter by which it began."""
        who = self.host_seat, self.commitment, self.host_key
        return Invitation(self.id, *who, self.settings, self.host_name, self.guarded)

    @property
    def acceptance(self) -> Acceptance:
        """The letter by which this device has accepted."""
        return Acceptance(self.id, hash_of(self.invitation), self.nonce, self.own, self.name)

    def turn(self, match: Match) -> Turn:
        """The next letter, without what is sealed in it."""
        asked = None if match.decision is None else match.decision.seat
        return Turn(self.id, len(match.choices), asked, self.last, self.keys)

    def contents(self, link: str) -> Contents:
        """What is to be sealed in the next letter, with the link of the record as it stands."""
        note = Note(self.seat or 0, self.note) if self.note else None
        return Contents(self.nonces, link, self.names, self.taken, note)

    def due(self, made: int, asked: int | None) -> bool:
        """Whether a letter is to be sealed, after so many choices and with this seat asked.

        A note alone makes one where nobody goes on without it, or where it can be answered at once.
        """
        noted = self.note != self.carried
        if self.left == self.seat:
            return noted
        if self.deserted or asked == self.seat:
            return False
        unsent = bool(self.outbox and not self.posted)
        alone = unsent or (bool(self.note) and (self.two or self.has_asked))
        return made > self.held or (noted and alone)

    def with_letter(self, letter: Letter, text: str) -> Mail:
        """Put this letter into the outbox."""
        return replace(self, chain=(*self.chain, hash_of(letter)), outbox=text, posted=False)

    def with_turn(self, turn: Turn, text: str) -> Mail:
        """Put this turn into the outbox, with its note; a turn that says nothing new counts as sent."""
        new = turn.made != self.out or self.note != 0
        with_it = self.with_letter(turn, text)
        return replace(with_it, held=turn.made, carried=self.note, heard=None, posted=not new)

    def handed_out(self) -> Mail:
        """Somebody has sent what lies in the outbox.

        If it is a turn, what is written from now on comes after it. What only says something may be lost:
        nothing answers it.
        """
        last = self.chain[-1] if self.held > self.out else self.last
        return replace(self, posted=True, last=last, out=max(self.held, self.out))

    def handed_over(self, letter: HandOver, request: Request) -> Mail:
        """With the seat in the outbox, for the device that has made this request."""
        return replace(self.with_letter(letter, text_of(letter)), moved=hash_of(request))

    def took_in(self, letter: Acceptance) -> Mail:
        """The host with one guest more. Raises BadLetter."""
        guest = Guest(letter.key, letter.nonce, letter.name)
        if letter.previous != hash_of(self.invitation):
            raise BadLetter("mail.other_invitation")
        if guest in self.guests:
            raise BadLetter("mail.accepted_already")
        if not self.missing:
            raise BadLetter("mail.full")
        answered = hash_of(letter)
        return replace(self, guests=(*self.guests, guest), last=answered, chain=(answered,))

    def dealt_by(self, nonce: bytes, wrapped: list[bytes]) -> Mail:
        """The host, once the nonce is shown and the key of the match is wrapped for each guest."""
        keys = [Wrapped(tag_of(guest.key), key) for guest, key in zip(self.guests, wrapped, strict=True)]
        nonces = (nonce, *(guest.nonce for guest in self.guests))
        names = (self.host_name, *(guest.name for guest in self.guests))
        known = (0,) * (len(keys) if self.guarded else 0)
        return replace(
            self, keys=tuple(keys), nonces=nonces, names=names, known=known, outbox="", posted=False
        )

    def seated_at(self, place: int, names: tuple[str, ...]) -> Mail:
        """A guest of a guarded game, by what is told first. Raises BadLetter where it was not agreed."""
        if names[0] != self.host_name or names[place + 1] != self.name:
            raise BadLetter("mail.unfair")
        return replace(self, seat=self.guest_seats[place], names=names, outbox="")

    def is_past(self, turn: Turn) -> bool:
        """Whether a turn brings nothing new, as its open part already shows."""
        return not self.continues(turn) or hash_of(turn) in self.chain

    def continues(self, turn: Turn) -> bool:
        """Whether a turn may come after what is known: with two players it has more choices or answers it."""
        more = not self.dealt or not self.two or turn.made > self.held
        return more or turn.previous in self.chain

    def seated_by(self, turn: Turn, contents: Contents) -> Mail:
        """The guest, by the first turn that comes: it has to keep to what was agreed. Raises BadLetter."""
        tags = [it.tag for it in turn.keys]
        if tag_of(self.own) not in tags or len(tags) != self.fresh.seats - 1:
            raise BadLetter("mail.taken")
        place = tags.index(tag_of(self.own))
        nonces = contents.nonces
        if commitment_to(nonces[0]) != self.commitment or nonces[place + 1] != self.nonce:
            raise BadLetter("mail.unfair")
        if contents.names[0] != self.host_name or contents.names[place + 1] != self.name:
            raise BadLetter("mail.unfair")
        seat = self.guest_seats[place]
        return replace(self, keys=turn.keys, nonces=nonces, names=contents.names, seat=seat)

    def opened(self, turn: Turn, contents: Contents, known: Match | None) -> Opened:
        """What a turn says that was opened here; `known` has the choices known so far. Raises BadLetter."""
        mail = self if self.dealt else self.seated_by(turn, contents)
        match, note = mail.held_in(turn, contents), contents.note
        before = () if known is None else known.record.choices
        choices = match.record.choices
        answer, chained = hash_of(turn), self.continues(turn)
        goes = replace(mail, heard=note, left=note.seat if note is not None and note.what == LEAVE else None)
        if self.dealt and contents.taken == self.taken and before[: len(choices)] == choices:
            late = note is not None and note.what == ASK and self.heard == Note(note.seat, WITHDRAW)
            said = note is not None and chained and answer not in self.chain and not late
            # the letter of somebody who leaves may be older than our last turn
            if not said or (len(choices) < len(before) and not goes.deserted):
                raise BadLetter("mail.old")
            known_now = replace(goes, last=answer, chain=(*self.chain, answer))
            return Opened(known_now, known or match, len(before))
        kept = mail.still_counting(contents.taken, known)
        told = [it.seat for it in match.choices[kept:]]
        if choices[:kept] != before[:kept] or mail.seat in told or not chained:
            raise BadLetter("mail.changed")
        return Opened(goes.answering(turn, contents), match, kept)

    def held_in(self, turn: Turn, contents: Contents) -> Match:
        """The match in a turn of somebody else. Raises BadLetter where it is not the one agreed."""
        match, note = self.replayed(contents), contents.note
        agreed = (contents.nonces, contents.names) == (self.nonces, self.names)
        if len(match.choices) != turn.made or not agreed:
            raise BadLetter("mail.changed")
        if text_of(turn) == self.outbox or (note is not None and note.seat == self.seat):
            raise BadLetter("mail.own_turn")
        return match

    def answering(self, turn: Turn, contents: Contents) -> Mail:
        """Once a turn was opened: the next one of this device answers it."""
        return replace(
            self,
            held=turn.made,
            out=turn.made,
            last=hash_of(turn),
            chain=(turn.previous, hash_of(turn)),
            outbox="",
            posted=False,
            taken=contents.taken,
            note=0,
            carried=0,
        )

    def still_counting(self, taken: tuple[TakenBack, ...], known: Match | None) -> int:
        """How many of the choices known so far still count, after these turns were taken back.

        Own choices go only if this device has asked for that; those of others only by leave of whoever was
        asked next, which this device gives or does not. Raises BadLetter.
        """
        if taken[: len(self.taken)] != self.taken:
            raise BadLetter("mail.old" if self.taken[: len(taken)] == taken else "mail.changed")
        made = 0 if known is None else len(known.choices)
        kept = made
        for it in taken[len(self.taken) :]:
            gone = set() if known is None else {choice.seat for choice in known.choices[it.left : kept]}
            own = (
                gone == {self.seat}
                and self.carried in (ASK, WITHDRAW)
                and it == (self.held, self.turn_began(known))
            )
            asked = known.decision.seat if known is not None and known.decision is not None else None
            others = self.seat not in gone and not self.two and (it.made > made or asked != self.seat)
            if not it.left < it.made or it.made < kept or not (own or others):
                raise BadLetter("mail.changed")
            kept = min(kept, it.left)
        return kept

    def turn_began(self, match: Match | None, seat: int | None = None) -> int:
        """After how many choices the turn began that this device, or a `seat`, has played last."""
        known = max(0, self.held) if not self.guarded else None  # there all that was made was sent
        choices = () if match is None else match.choices[:known]
        made = len(choices)
        while made and choices[made - 1].seat == (self.seat if seat is None else seat):
            made -= 1
        return made

    def granted(self, match: Match) -> TakenBack | None:
        """The turn that is taken back if this device agrees to what it is asked; None where there is none."""
        seat, decision = self.asked_back, match.decision
        few = self.held > 0 and len(self.taken) < MOST_TAKEN
        if decision is None or not self.may_grant(decision.seat) or not few:
            return None
        it = TakenBack(self.held, self.turn_began(match, seat))
        return it if it.left < it.made else None

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


class Opened(NamedTuple):
    """What came of a letter: what is known now, the whole game, and how many choices of it were known."""

    mail: Mail
    match: Match
    kept: int


@lru_cache(maxsize=4)
def _fresh(settings: str) -> Match:
    return pygames.open_record(settings).match

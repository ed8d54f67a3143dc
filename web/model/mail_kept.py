"""What a device keeps of a game by mail: a text that the browser seals for the storage."""

from __future__ import annotations

import json
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import pygames
from pygames.engine.reading import read_json
from pygames.engine.record import LONGEST
from pygames.engine.shapes import Table, number_of
from pygames.engine.told import ToldMatch
from web.model.envelope import Guest, Note, TakenBack, Wrapped
from web.model.guarded import packed_steps, unpacked_steps
from web.model.mail import Mail
from web.model.manners import Manners, Saying
from web.model.proposal import Proposal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.match import Match

FORMAT = 1


def played_out(match: Match, script: Mapping[int, str]) -> Match:
    """The game with these choices of others, which have yet to be told."""
    if not script:
        return match
    match = match.copy()
    for number in sorted(script):
        match.play(script[number])
    return match


class Stored(NamedTuple):
    """A game by mail as far as it was played and seen here, and the choices of others to come."""

    mail: Mail
    match: Match | None
    automatic: tuple[int, ...] = ()
    script: Mapping[int, str] = {}

    @property
    def whole(self) -> Match | None:
        """The game with the choices that are known and have yet to be told."""
        return None if self.match is None else played_out(self.match, self.script)

    @property
    def text(self) -> str:
        """All of it, to be sealed."""
        mail, asks, match = self.mail, self.mail.proposal, self.match
        steps = match.steps if isinstance(match, ToldMatch) else ()
        guarded = [mail.behind, 0 if match is None else len(match.choices)]
        guarded += [0, 0] if asks is None else [asks.number, asks.automatic]
        data = {
            "pygames-mail": FORMAT,
            "id": mail.id,
            "settings": mail.settings,
            "host_seat": mail.host_seat,
            "bytes": [it.hex() for it in (mail.host_key, mail.commitment, mail.own, mail.nonce, mail.last)],
            "called": [mail.host_name, mail.name, *(guest.name for guest in mail.guests)],
            "guests": [it.hex() for guest in mail.guests for it in guest[:2]],
            "keys": [it.hex() for wrapped in mail.keys for it in wrapped],
            "nonces": [it.hex() for it in mail.nonces],
            "names": list(mail.names),
            "chain": [it.hex() for it in mail.chain],
            "taken": [number for it in mail.taken for number in it],
            "notes": [mail.note, mail.carried, *(mail.heard or ())],
            "left": 0 if mail.left is None else mail.left + 1,
            "seat": 0 if mail.seat is None else mail.seat + 1,
            "held": mail.held + 1,
            "out": mail.out + 1,
            "outbox": mail.outbox,
            "posted": mail.posted,
            "moved": mail.moved.hex(),
            "guarded": [*map(int, guarded), *mail.known] if mail.guarded else [],
            "manners": [*mail.manners[:2], *chain.from_iterable(mail.manners.sayings)],
            "says": [mail.says, *(() if asks is None else asks.texts)],
            "steps": packed_steps(mail.fresh, steps),
            "record": "" if steps or self.match is None else self.match.record.json(),
            "automatic": list(self.automatic),
            "script": [f"{number} {text}" for number, text in self.script.items()],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Stored:
        """What was kept. Raises ValueError or GameError where that cannot be read any more."""
        data = Table("the kept game by mail", read_json(text))
        data.one_of("pygames-mail", (FORMAT,))
        host_key, commitment, own, nonce, last = map(bytes.fromhex, data.strings("bytes"))
        guests, keys, nonces, chain = (
            tuple([bytes.fromhex(it) for it in data.strings(name)])
            for name in ("guests", "keys", "nonces", "chain")
        )
        host_name, name, *called = data.strings("called")
        seat, left = data.integer("seat"), data.integer("left")
        taken = data.integers("taken")
        note, carried, *heard = data.integers("notes")
        record = data.verbatim("record", most=LONGEST)
        steps = data.verbatim("steps", "", most=LONGEST)
        guarded, says = data.integers("guarded"), data.strings("says")
        era, turned, *sayings = data.integers("manners") or (0, 0)
        behind, made, number, automatic = guarded[:4] or (0, 0, 0, 0)
        mail = Mail(
            data.verbatim("id"),
            data.verbatim("settings", most=LONGEST),
            data.integer("host_seat"),
            host_key,
            commitment,
            host_name,
            own,
            nonce,
            name,
            tuple([Guest(guests[2 * at], guests[2 * at + 1], it) for at, it in enumerate(called)]),
            tuple([Wrapped(*keys[at : at + 2]) for at in range(0, len(keys), 2)]),
            nonces,
            tuple(data.strings("names")),
            seat - 1 if seat else None,
            data.integer("held") - 1,
            last,
            chain,
            data.verbatim("outbox", most=LONGEST),
            data.flag("posted"),
            tuple([TakenBack(*taken[at : at + 2]) for at in range(0, len(taken), 2)]),
            note,
            carried,
            Note(*heard) if heard else None,
            left - 1 if left else None,
            data.integer("out") - 1,
            bytes.fromhex(data.verbatim("moved", "")),
            bool(guarded),
            guarded[4:],
            "".join(says[:1]),
            bool(behind),
            Proposal(number, says[1:], bool(automatic)) if says[1:] else None,
            Manners(era, turned, tuple([Saying(*sayings[at : at + 3]) for at in range(0, len(sayings), 3)])),
        )
        script = [line.partition(" ") for line in data.strings("script")]
        match = pygames.open_record(record).match if record else None
        if steps:
            fresh = mail.fresh
            match = ToldMatch.of(fresh.game, fresh.options, unpacked_steps(fresh, steps), made)
        return cls(mail, match, data.integers("automatic"), {number_of(n): it for n, _, it in script})

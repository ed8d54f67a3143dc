"""Devices whose letters are carried: by a carrier that does its worst, or by a relay over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.hands import press
from tests.web.post import Device, asked
from web.model import message as msg
from web.model.carrier import RELAY
from web.model.effect import Listen, SendLetter
from web.model.envelope import read

if TYPE_CHECKING:
    from pygames.engine.rng import Rng
    from web.model.carrier import Line


class Wired(Device):
    """A device whose page a carrier reaches, while it shows a game by mail."""

    line: Line | None = None
    beside: tuple[Line, ...] = ()

    def listens(self, match: str) -> bool:
        """Whether a letter of this match comes to the page."""
        return match in [it.match for it in (*([self.line] if self.line else []), *self.beside)]

    def heard(self) -> list[str]:
        """Take up what the page wants of its carriers; returns the letters that they are to have."""
        letters: list[str] = []
        for effect in self.app.sent:
            match effect:
                case Listen(line, beside):
                    self.line, self.beside = line, beside
                    letters.clear()
                case SendLetter(text):
                    letters.append(text)
                    self.app.send(msg.LetterTaken(text))
                case _:
                    pass
        self.app.sent.clear()
        return letters

    def choose(self, rng: Rng) -> None:
        """Make one of the choices that the page has, or nothing where nobody here is asked."""
        if asked(self):
            legal = self.app.page.table.session.match.decision
            assert legal is not None
            press(self.app, choice=str(rng.below(len(legal.legal_actions))))
            self.settle()

    def reopen(self) -> None:
        """Kill the page, open it again and go on with the game that is kept."""
        (name,) = self.texts
        self.line, self.beside = None, ()
        self.opened()
        self.press("continue", name)
        self.settle()

    @property
    def over(self) -> bool:
        """Whether the game has ended here."""
        play = self.app.page.playing
        return play is not None and play.over


class Wire:
    """Carries letters and loses some, brings some twice, late, or in another order; it may be cut.

    Nobody is told what is lost: a letter counts as taken.
    """

    def __init__(self, devices: list[Wired], rng: Rng, faults: int) -> None:
        """Of a hundred letters so many meet each kind of fault."""
        self.devices, self.rng, self.faults = devices, rng, faults
        self.flying: list[tuple[Wired, str]] = []
        self.lost = self.doubled = 0

    def gather(self) -> None:
        """Take what the pages want to send."""
        for device in self.devices:
            for text in device.heard():
                for other in self.devices:
                    if other is not device:
                        self._carry(other, text)

    def _carry(self, to: Wired, text: str) -> None:
        if self.rng.below(100) < self.faults:
            self.lost += 1
            return
        self.flying.append((to, text))
        if self.rng.below(100) < self.faults:
            self.doubled += 1
            self.flying.append((to, text))

    def bring(self) -> bool:
        """Bring one of the letters that are under way, whichever; False where there is none."""
        if not self.flying:
            return False
        to, text = self.flying.pop(self.rng.below(len(self.flying)))
        if to.listens(read(text).match):
            to.app.send(msg.LetterCame(text))
            to.settle()
        return True

    def bring_all(self) -> None:
        """Bring all letters that there are."""
        self.gather()
        while self.bring():
            self.gather()

    def come(self, *devices: Wired) -> None:
        """These have come to the line: it works for them, and all others hear of them."""
        for it in devices:
            it.app.send(msg.CarrierChanged(RELAY, works=True))
            for other in self.devices:
                if other is not it and other.line is not None:
                    other.app.send(msg.LettersWanted())
            it.show()

    def cut(self, device: Wired) -> None:
        """The carrier takes nothing from this device any more."""
        device.app.send(msg.CarrierChanged(RELAY, works=False))
        device.show()


def play(devices: list[Wired], wire: Wire, rng: Rng, killed: int) -> int:
    """Play to the end; after every so many letters all pages are killed. Returns how many were brought."""
    brought = 0
    for _ in range(20_000):
        wire.gather()
        if all(it.over for it in devices) and not wire.flying:
            return brought
        if rng.below(4) and wire.bring():
            brought += 1
            if brought % killed == 0:
                kill(devices, wire)
            continue
        before = [it.app.page.play for it in devices]
        for it in devices:
            it.choose(rng)
        stuck = before == [it.app.page.play for it in devices]
        if stuck and not wire.flying:  # letters were lost: somebody looks at their page
            wire.gather()
            wire.come(devices[rng.below(len(devices))])
    raise AssertionError("not over")


def kill(devices: list[Wired], wire: Wire) -> None:
    """Kill each page; it goes on with all that it had."""
    for it in devices:
        before = it.app.page.play
        it.reopen()
        again = it.app.page.play
        if before is not None:
            assert again is not None
            made = [str(choice.action) for choice in before.session.match.choices]
            assert [str(choice.action) for choice in again.session.match.choices] == made
    wire.gather()
    wire.come(*devices)

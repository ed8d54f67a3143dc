"""Carriers take and bring letters by themselves: for the game by mail that is shown (docs/mail.md).

For other running games they only bring what comes. What stands here knows nothing of what a letter says. A
carrier may lose letters, bring them late, twice, in another order; so the newest letter is handed to it again
whenever somebody may lack it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from web.model.envelope import tag_of
from web.model.saves import MOVED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.mail import Mail
    from web.model.saves import Save

RELAY, WINDOWS, HOST = "relay", "windows", "host"  # a server, another window, the page around this one
CARRIERS = (RELAY, WINDOWS, HOST)
MOST_CAME = 6  # letters that are kept for a game that is not shown


class Line(NamedTuple):
    """Where the letters of one match go and come.

    `secret` is known to all who have seen its invitation and to nobody else, `own` tells this device from
    the others, all in hexadecimal digits.
    """

    match: str
    secret: str
    own: str

    @classmethod
    def of(cls, mail: Mail) -> Line:
        """The line of this match, for this device."""
        return cls(mail.id, (mail.commitment + mail.host_key).hex(), tag_of(mail.own).hex())

    @classmethod
    def kept(cls, save: Save) -> Line | None:
        """The line of a kept game; None where nothing may come any more, or it was kept without its line."""
        secret, _, own = save.line.partition(" ")
        goes_on = own and not save.done and save.stands not in (*MOVED, "left")
        return cls(save.id, secret, own) if goes_on else None


@dataclass(frozen=True)
class Carrying:
    """How it stands with the carriers.

    `line` is the match whose letters they carry now, `works` are those that take letters, `gone` those that
    take none any more. `heard`: somebody else was heard on this line. `safe` are the letters that lie in the
    storage, by their matches; another one might be forgotten after it was sent. `given` is the letter that
    the carriers have. `beside` are the lines of other running games, `came` what has come for these, by their
    matches, until they are opened.
    """

    line: str = ""
    works: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()
    heard: bool = False
    safe: Mapping[str, str] = field(default_factory=dict)
    given: str = ""
    beside: tuple[Line, ...] = ()
    came: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def on(self, line: str) -> Carrying:
        """On another line: which carriers work there is not known yet, but for the page around."""
        here = frozenset({HOST})
        works, gone = self.works & here, self.gone & here
        return replace(self, line=line, works=works, gone=gone, heard=False, given="")

    def keeps(self, match: str, letter: str) -> Carrying:
        """With a letter for a game that is not shown, beside the latest others."""
        letters = [it for it in self.came.get(match, ()) if it != letter]
        return replace(self, came={**self.came, match: (*letters[1 - MOST_CAME :], letter)})

    def opens(self, match: str) -> Carrying:
        """Without what has come for this game: that is being opened."""
        return replace(self, came={it: was for it, was in self.came.items() if it != match})

    def saved(self, match: str, letter: str) -> Carrying:
        """The storage has this letter."""
        return replace(self, safe={**self.safe, match: letter})

    def changed(self, carrier: str, *, works: bool) -> Carrying:
        """A carrier takes letters from now on, or takes none any more. The newest goes to it, too."""
        if works:
            return replace(self, works=self.works | {carrier}, gone=self.gone - {carrier}, given="")
        return replace(self, works=self.works - {carrier}, gone=self.gone | {carrier}, given="")

    def to_give(self, letter: str) -> bool:
        """Whether the carriers are to have this letter, and have not."""
        return bool(self.works and letter and letter != self.given and self.safe.get(self.line) == letter)

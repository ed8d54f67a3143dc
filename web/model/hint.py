"""A hint for the person who is asked: worked out little by little, told a little more at each press."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pygames.bots.advice import advising
from pygames.engine.work import Work
from pygames.school.advice import MOST_LEVELS, hint_said
from web.model.lit import Lit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.engine.match import Match
    from pygames.school.advice import Advice
    from pygames.words.localizer import Localizer
    from web.model.session import Session
    from web.texts import Texts

LIT = 1  # from this level on the thing is pointed at


@dataclass(frozen=True, eq=False)
class Hint:
    """The advice for one position. `level` says how much of it was asked for: 0, it was not."""

    level: int = 0
    match: Match | None = None
    work: Work[Advice] | None = None  # the advice, once it is worked out

    def ask(self, session: Session) -> Hint:
        """A little more is told, once there is more; of another position than before the first of it."""
        if not self.about(session):
            return Hint(1, session.match, Work(advising(session.match)))
        # each level replaces words of the one before: none is passed over
        return self if self.level and self.working else replace(self, level=self.next)

    @property
    def advice(self) -> Advice | None:
        """What there is to tell; None while it is being worked out."""
        return self.work.result if self.work is not None and self.work.done else None

    def about(self, session: Session) -> bool:
        """Whether it is for the position on the table."""
        return self.match is session.match

    def shown(self, session: Session) -> bool:
        """Whether it is to be seen."""
        return self.level > 0 and self.about(session) and session.can_act

    @property
    def next(self) -> int:
        """The level that another press leads to: how sure it is makes room for the reasons again."""
        advice = self.advice
        most = MOST_LEVELS if advice is None or advice.by == "search" else 1 if advice.by == "only" else 2
        return self.level + 1 if self.level < most else min(most, MOST_LEVELS - 1)

    def closed(self) -> Hint:
        """It was read; asked for once more it begins anew, with nothing to work out."""
        return replace(self, level=0)

    @property
    def working(self) -> bool:
        """Whether it is being worked out."""
        return self.work is not None and not self.work.done

    def lit(self, session: Session) -> Lit:
        """What is pointed at: of the choice's words those not picked yet."""
        if self.advice is None or self.level < LIT or not self.shown(session):
            return Lit()
        action = self.advice.action
        together = self.together(session) or (action,)
        words = frozenset(word for it in together for word in it.words)
        return Lit(words - frozenset(session.picked), action, "hint")

    def together(self, session: Session) -> Sequence[Action]:
        """The choices that one button makes, if what is advised is one of them; else none."""
        return session.plain if self.advice is not None and self.advice.action in session.plain else ()

    def said(self, session: Session, localizer: Localizer, texts: Texts) -> list[str]:
        """What is told up to now, in sentences; nothing while it is worked out."""
        if self.advice is None:
            return []
        together = self.together(session)
        label = texts(f"{localizer.game.id}.plain", n=len(together)) if together else ""
        return hint_said(self.advice, self.level, localizer, session.view, label)

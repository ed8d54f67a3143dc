"""What every part of the table of the Skirmish may ask: the boss, its behaviour, the own texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.view.games.hero_realms.pen import Pen

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


class BossPen(Pen):
    """Knows the boss, and whether its behaviour is being chosen."""

    def __init__(self, view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> None:
        super().__init__(view, localizer, texts, pointing)
        self.boss = view["boss"]
        self.sells_gems = bool(view["for_sale"])
        self.choosing = self.decision == "behaviour" and bool(pointing.marks.legal_actions)

    def own(self, key: str, **params: str | int) -> str:
        """A text of this game's table only."""
        return self.texts(f"hero-realms-skirmish.{key}", **params)

    @property
    def offered(self) -> list[str]:
        """The behaviour cards that may be chosen now, one of each kind."""
        return [word for word in self.boss["pile"] if word in self.pointing.marks.next]

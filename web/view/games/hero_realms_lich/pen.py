"""What the table of the Lich's game writes besides that of Hero Realms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from htpy import Node, div, h3, section, span

from web.view.cards import icon
from web.view.games.hero_realms.pen import SEATS, Pen

if TYPE_CHECKING:
    from web.view.games.hero_realms.pen import Data


class LichPen(Pen):
    """Writes the pieces of one table in one language."""

    plain_deeds = ("challenge", "suffer", "end", "pass")

    def own(self, key: str, **params: str | int) -> str:
        """A text of this game's table only."""
        return self.texts(f"hero-realms-lich.{key}", **params)

    def ranks(self, player: Data) -> list[Data]:
        """Champions, and minions, which are such for the boss's opponents."""
        return [*player["champions"], *player["minions"]]

    def beside(self, player: Data) -> list[Data]:
        """Also the revealed jar, and Corruption or Control."""
        powers = [{**it, "kind": "expend"} for it in player["powers"]]
        return [*powers, *player["beside"]]

    def gone(self, player: Data) -> bool:
        """A defeated member's cards stay."""
        return False

    def flag(self, seat: int) -> Node:
        """Also who is defeated."""
        if self.view["players"][seat]["out"] and not self.over:
            return span(".hr-flag")[icon("close"), self.own("flag.defeated")]
        return super().flag(seat)

    def notes(self, seat: int) -> list[Node]:
        """Also a boss's piles, who sits next to a member, challenges, what is borrowed."""
        player = self.view["players"][seat]
        return [*super().notes(seat), *[span(".hr-note")[text] for text in self._special(seat, player)]]

    def _special(self, seat: int, player: Data) -> list[str]:
        if player["boss"]:
            found = [self.own("jars", n=player["jars"]), self.own("grimoire", n=player["grimoire"])]
            if player["broken"]:
                found.append(self.own("broken", cards=", ".join(map(self.card_name, player["broken"]))))
            return found
        found = []
        if player["adjacent"]:
            found.append(self.own("adjacent", names=", ".join(map(self.name, player["adjacent"]))))
        if seat in self.view["challengers"]:
            found.append(self.own("challenge.binds"))
        elif player["challenged"]:
            found.append(self.own("challenge.used"))
        found += [
            self.own("borrowed", card=self.card_name(it["card"]), name=self.name(it["other"]))
            for it in player["borrowed"]
        ]
        return found

    def trays(self) -> Node:
        """The hands of defeated members, of which a card may be borrowed now."""
        if self.decision != "borrow":
            return None
        return [self._lent(seat) for seat in range(len(self.view["players"]))]

    def _lent(self, seat: int) -> Node:
        words = self.view["players"][seat]["hand"]["cards"]
        if not any(word in self.pointing.marks.next for word in words):
            return None
        letter = SEATS[seat]
        return section(f"#lent-{letter}.hr-zone.hr-tray", aria_labelledby=f"lent-title-{letter}")[
            h3(f"#lent-title-{letter}.hr-title")[icon("covered"), self.own("lent", name=self.name(seat))],
            div(".hr-cards", data_zone=f"lent-{letter}")[[self.card(word, "lent") for word in words]],
        ]

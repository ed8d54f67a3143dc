"""What the table of the Lich's game writes besides that of Hero Realms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.people import SEAT_LETTERS
from web.html import Node, h3, section, span
from web.view.cards import icon
from web.view.games.hero_realms.pen import Pen, row

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.games.hero_realms.pen import Data
    from web.view.pointing import Pointing

JAR = {"broken": icon("close"), "open": icon("potion"), "down": icon("potion")}


class LichPen(Pen):
    """Writes the pieces of one table in one language."""

    plain_deeds = ("challenge", "suffer", "end", "pass")

    def __init__(self, view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> None:
        super().__init__(view, localizer, texts, pointing)
        self.party = view["party_size"]
        if self.decision == "main" and self.asked == self.viewer:
            self.refused_deeds = ("end",)  # a member may not always end the turn (HRL-48, HRL-49)

    def own(self, key: str, **params: str | int) -> str:
        """A text of this game's table only."""
        return self.texts(f"hero-realms-lich.{key}", **params)

    def ranks(self, player: Data) -> list[Data]:
        """Champions, and minions, which are such for the boss's opponents."""
        return [*player["champions"], *player["minions"]]

    def beside(self, player: Data) -> list[Data]:
        """The cards beside a player's area, with the revealed jar, and Corruption or Control."""
        return [*player["powers"], *player["beside"]]

    def gone(self, player: Data) -> bool:
        """A defeated member's cards stay."""
        return False

    def begun(self, player: Data) -> bool:
        """A boss has the health of its jar (HRL-36), of which the first is not drawn before the packs."""
        return super().begun(player) and bool(player["start"] or player["broken"])

    def flag(self, seat: int) -> Node:
        """Defeated, which is not out of the game (HRL-17)."""
        if self.view["players"][seat]["out"]:
            return span(".hr-flag")[icon("close"), self.own("flag.defeated")]
        return super().flag(seat)

    def sign(self, seat: int) -> Node:
        """The boss is called by what it is: its letter stands nowhere on the table."""
        player = self.view["players"][seat]
        return str(self.localizer.word("pack", player["pack"])) if player["boss"] else super().sign(seat)

    def notes(self, seat: int) -> list[Node]:
        """What is special about a player: also a boss's piles, neighbours, challenges, what is borrowed."""
        player = self.view["players"][seat]
        return [
            *super().notes(seat),
            *(self._piles_of_boss(player) if player["boss"] else self._member(seat)),
        ]

    def _piles_of_boss(self, player: Data) -> list[Node]:
        """A flask for each jar, the minions that are left, and which jars are destroyed."""
        open_jars = sum(it["kind"] == "jar" for it in player["powers"])
        jars = ["broken"] * len(player["broken"]) + ["open"] * open_jars + ["down"] * player["jars"]
        found: list[Node] = [
            span(".lich-jars", aria_hidden="true")[[span(".lich-jar", data_jar=it)[JAR[it]] for it in jars]],
            span(".hr-note.lich-said")[self.own("jars", n=player["jars"])],
            span(".hr-note.lich-minions")[
                icon("ghost"),
                span(".lich-count", aria_hidden="true")[str(player["grimoire"])],
                span(".lich-said")[self.own("grimoire", n=player["grimoire"])],
            ],
        ]
        if player["broken"]:
            broken = self.card_names(player["broken"])
            found.append(span(".hr-note.lich-said")[self.own("broken", cards=broken)])
        return found

    def _member(self, seat: int) -> list[Node]:
        """Who is adjacent, a challenge, borrowed cards."""
        player = self.view["players"][seat]
        found: list[Node] = []
        if player["adjacent"]:
            names = ", ".join(map(self.name, player["adjacent"]))
            found.append(span(".hr-note.lich-adjacent")[self.own("adjacent", names=names)])
        if seat in self.view["challengers"] and not player["out"]:
            now = self.view["players"][self.view["active"]]["boss"]
            text = self.own("challenge.binds.now" if now else "challenge.binds")
            found.append(span(".hr-flag")[icon("attack"), text])
        elif player["challenged"]:
            found.append(span(".hr-note")[self.own("challenge.used")])
        for it in player["borrowed"]:
            text = self.own("borrowed", card=self.card_name(it["card"]), name=self.name(it["other"]))
            found.append(span(".hr-note")[text])
        return found

    def trays(self) -> Node:
        """The hands of defeated members, of which a card may be borrowed now."""
        if self.decision != "borrow":
            return None
        found = [self._lent(seat) for seat in range(len(self.view["players"]))]
        return [it for it in found if it is not None] or None

    def _lent(self, seat: int) -> Node:
        words = self.view["players"][seat]["hand"]["cards"]
        if not any(word in self.pointing.marks.next for word in words):
            return None
        letter = SEAT_LETTERS[seat]
        return section(f"#lent-{letter}.hr-zone.hr-tray", aria_labelledby=f"lent-title-{letter}")[
            h3(f"#lent-title-{letter}.hr-title")[icon("covered"), self.own("lent", name=self.name(seat))],
            row([self.card(word, "lent") for word in words], f"lent-{letter}"),
        ]

"""What the table of the Skirmish writes besides that of Hero Realms: what the boss makes one decide."""

from __future__ import annotations

from web.html import Element, Node, div, h2, h3, section, span
from web.view.cards import icon
from web.view.games.hero_realms.cards import ascii_id
from web.view.games.hero_realms.home import numbers
from web.view.games.hero_realms.pen import row
from web.view.games.hero_realms_skirmish.behaviour import choice
from web.view.games.hero_realms_skirmish.boss_pen import BossPen
from web.view.games.hero_realms_skirmish.paper import picker, reports

ANSWERS = ("pick", "fell", "tilt", "turn", "give-up", "oust")  # each names one card


class SkirmishPen(BossPen):
    """Writes the pieces of one table in one language."""

    plain_deeds = ("endure", "end", "pass")

    def plate(self, seat: int) -> Element:
        """The player's name, which nothing is aimed at."""
        return span("#plate-A.hr-plate")[self.called(seat)]

    def deeds(self) -> list[Node]:
        """The behaviour to be chosen, the attack, and every card that the question is about."""
        if self.decision == "report":
            return [*reports(self), *self._answers()] if self.pointing.marks.legal_actions else []
        if self.choosing:
            return [div(".sk-choices")[[choice(self, word) for word in self.offered]]]
        return [*self._struck(), *self._attack(), *self._answers()]

    def _struck(self) -> list[Node]:
        """How much of an attack is left, while somebody is asked about it."""
        n = self.view["struck"]
        if not n:
            return []
        key = "struck.own" if self.decision in ("guard", "exposed") else "struck"
        return [span(".hr-flag.sk-struck")[icon("attack"), self.own(key, n=n)]]

    def _attack(self) -> list[Node]:
        """All the combat with one press, and smaller amounts."""
        if self.decision != "main":
            return []
        amounts = self._amounts()
        if not amounts:
            return []
        most, *less = amounts
        stopped = int(most) <= self.derived["idle"]
        label = self.own("attack.stopped", n=most) if stopped else self("attack", n=most)
        attack = self.deed(self.pointing.attrs(most), icon("attack"), label, quiet=stopped, id="attack")
        return [attack, numbers([self._amount(word) for word in less], self("attack.less"))]

    def _amounts(self) -> list[str]:
        """With how much combat the boss may be attacked now, the most first."""
        steps = self.pointing.marks.next.items()
        return sorted((word for word, it in steps if it.action.type.name == "attack"), key=int, reverse=True)

    def wasted(self) -> str:
        """What Hero Realms warns of, or else combat that would still stun a champion or hurt the boss."""
        found = super().wasted()
        if found or self.decision != "main":
            return found
        most = int(next(iter(self._amounts()), 0))
        return self.own("sure.combat", n=most) if most > self.derived["idle"] else ""

    def _amount(self, word: str) -> Node:
        return self.deed(self.pointing.attrs(word), word, quiet=True, id=f"amount-{word}")

    def _answers(self) -> list[Node]:
        """A button for each card that answers the question, wherever that card lies.

        Where one may do without, all are equal: none is golden.
        """
        found: list[Node] = []
        quiet = any(it.type.name in self.plain_deeds for it in self.pointing.marks.legal_actions)
        for action in self.pointing.marks.legal_actions:
            name = action.type.name
            if name not in ANSWERS:
                continue
            (word,) = action.words
            attrs = self.pointing.choice(name, word)
            label = self._falls(word) if name == "give-up" else self.localizer.action(action)
            found.append(self.deed(attrs, label, quiet=quiet, id=f"{name}-{ascii_id(word)}"))
        return found

    def _falls(self, word: str) -> str:
        """A champion of one's own that the attack stuns, and how much of the attack is then left."""
        lacking = next(
            it["lacking"] for it in self.ranks(self.view["players"][self.near]) if it["card"] == word
        )
        return self.own("struck.then", card=self.card_name(word), n=self.view["struck"] - lacking)

    def trays(self) -> Node:
        """Cards of the sacrifice pile that may be chosen now; or the cards that may have been turned up."""
        if self.decision == "turned" and self.pointing.marks.legal_actions:
            return picker(self)
        words = [it for it in self.view["sacrificed"] if it in self.pointing.marks.next]
        if not words:
            return None
        return section("#tray.hr-zone.hr-tray", aria_labelledby="tray-title")[
            h3("#tray-title.hr-title")[icon("sacrifice"), self("sacrificed")],
            row([self.card(word, "tray") for word in words], "tray"),
        ]

    def piles(self, seat: int) -> list[Node]:
        """With paper cards the page has no deck of the player's."""
        return [] if self.view["paper"] else super().piles(seat)

    def no_hand(self) -> Element:
        """With paper cards the hand is on the table."""
        if not self.view["paper"]:
            return super().no_hand()
        return span(".hr-empty.sk-on-table")[self.own("paper.hand")]

    def heading(self, id: str, sign: str, text: str) -> Element:
        """The title of a part of the table."""
        return h2(f"#{id}.hr-title")[icon(sign), text]

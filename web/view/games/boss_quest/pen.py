"""What every part of Boss Quest's table needs at hand: the view, the words, the marks, and small pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.words.numbers import number
from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, button, li, ol, span, strong
from web.view.cards import icon
from web.view.games.boss_quest.cards import GAME, ascii_id, kind_of, pawn, potion, sign, weapon
from web.view.games.pen import TablePen
from web.view.people import icon_of
from web.view.pictures import picture

if TYPE_CHECKING:
    from markupsafe import Markup

    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing

    Data = dict[str, Any]


class Pen(TablePen):
    """Writes the pieces of one table in one language."""

    def __init__(self, view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> None:
        super().__init__(view, localizer, texts, pointing)
        self.seats = len(view["players"])
        self.near = self.viewer or 0  # an onlooker sits at seat A's side
        self.hp: int = view["boss"]["hp"]
        self.over = view["result"] is not None
        self.revealed = self.over or view["revealed"]  # the hidden weapons lie open
        self.winners: list[int] = view["result"]["winners"] if self.over else []

    @property
    def order(self) -> list[int]:
        """The seats as they are shown: from the left of the one below, who comes last."""
        return [(self.near + step) % self.seats for step in range(1, self.seats + 1)]

    def say(self, key: str, **params: str | int) -> str:
        """A sentence about the table in the game's own words."""
        return self.localizer.text(f"table.{key}", params)

    def acts(self, seat: int) -> bool:
        """Whether it is this player who decides now."""
        return self.asked == seat and not self.over

    def pawn(self, seat: int) -> Markup:
        """A player's pawn: a shield with the face of an opponent, or else with the beginning of the name."""
        sign = self.name(seat).sign
        return pawn(SEAT_LETTERS[seat], self.short(seat), icon_of(sign) if sign else "")

    # --- spells ---

    def title(self, spell: str) -> str:
        """The title of a spell."""
        return str(self.localizer.word("spell", spell))

    def sign(self, spell: str) -> Markup:
        """The sign of a spell."""
        kind = kind_of(spell)
        colour = kind.removeprefix("need-")
        return sign(kind, self.letter(colour) if colour not in (kind, "pair") else "")

    def tone(self, spell: str) -> str:
        """Whether a spell is a dark one, for one knight, or a light one, for all."""
        return str(self.details("spell", spell)["tone"])

    def letter(self, colour: str) -> str:
        """The letter of a colour in the person's language."""
        return self.texts(f"boss-quest.letter.{colour}")

    def face(self, spell: str) -> Node:
        """A spell face up: its sign, its title, what it does in short, and on whom it can act."""
        return [
            self.sign(spell),
            span(".spell-title")[self.title(spell)],
            " ",
            span(".spell-text")[self.texts(f"boss-quest.spell.{kind_of(spell)}")],
            " ",
            span(".spell-tone")[self.texts(f"boss-quest.{self.tone(spell)}")],
        ]

    def tile(self, spell: str, place: str, shape: str = "") -> Element:
        """A spell as a button; `place` says where it lies. As a `chip` it shows its sign and title only."""
        return button(
            f".spell.spell--{shape}" if shape else ".spell",
            self.pointing.attrs(spell),
            type="button",
            id=f"{place}-{ascii_id(spell)}",
            data_card=spell,
            data_tone=self.tone(spell),
        )[self.face(spell)]

    # --- weapons ---

    def weapon(self, it: Data) -> Markup:
        """A weapon face up."""
        if it["colour"] is None:
            return potion(it["minus"], it["plus"], it["value"], it["read"], self.derived["house_potions"])
        return weapon(it["colour"], it["value"], self.letter(it["colour"]))

    def weapon_name(self, it: Data) -> str:
        """A weapon in words; of a potion what it is worth, or can be."""
        if it["colour"] is not None:
            return str(self.localizer.word("weapon", it["name"]))
        if it["read"]:
            return self.say("potion.read", weapon=it["name"], value=it["value"])
        return self.say("potion.open", weapon=it["name"], value=it["plus"], value2=it["minus"])

    # --- companions ---

    def companion(self, name: str, place: str) -> Element:
        """A companion as a button, with what it does in short; `place` says where it lies."""
        used = name in self.view["used"]
        return button(
            ".companion",
            self.pointing.attrs(name),
            type="button",
            id=f"companion-{place}",
            data_card=name,
            data_used=used,
        )[
            icon(picture(GAME, name)),
            span(".companion-name")[str(self.localizer.word("companion", name)), self.house("house.name")],
            " ",
            span(".companion-text")[self.texts(f"boss-quest.companion.{name}")],
            [" ", span(".companion-used")[self.texts("boss-quest.used")]] if used else None,
        ]

    # --- small pieces ---

    def house(self, key: str) -> Element:
        """The mark of a house value: what the booklet's pictures held here is not known."""
        return span(".house-mark")[
            icon("house", "house"), span(".visually-hidden")[f" ({self.texts(f'boss-quest.{key}')})"]
        ]

    def force(self, player: Data) -> tuple[str, str]:
        """A force as figures and as a sentence: exact, one of two, or a range."""
        least, most = player["force"]["least"], player["force"]["most"]
        if least == most:
            return number(least), self.say("force", force=number(least))
        if player["hidden"]:
            either = self.texts("boss-quest.either", least=number(least), most=number(most))
            key, joined = "force.either", either
        else:
            key, joined = "force.range", f"{number(least)}{'–' if least >= 0 else '…'}{number(most)}"
        return joined, self.say(key, least=number(least), most=number(most))

    def stock(self, thing: str, sign: str, count: int, sentence: str) -> Element:
        """A pile with the number of its cards; pressing it says what the thing is."""
        return button(".stock", self.pointing.attrs(thing), type="button", id=f"{thing}-stock")[
            span(".visually-hidden")[sentence],
            span(".stock-back", aria_hidden="true", data_empty=not count)[icon(sign)],
            strong(".stock-count", aria_hidden="true")[str(count)],
        ]

    def spread(self, name: str, title: str, spells: list[str]) -> Element:
        """Spells one by one, shown by a button that names `name`."""
        shown = ol(".spread-spells")[
            [
                li[button(".spell", type="button", data_face=it, data_tone=self.tone(it))[self.face(it)]]
                for it in spells
            ]
        ]
        return self.window(name, title, self.texts("boss-quest.close"), shown)

"""What every part of Hero Realms' table needs at hand: the view, the words, the marks, and small pieces."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from pygames.engine.face import Face
from pygames.words.listing import listing
from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, button, div, span
from web.view.cards import hyphenated, icon, written
from web.view.games.hero_realms.cards import KIND_SIGNS, art, ascii_id, band, shown_lines
from web.view.games.pen import TablePen
from web.view.marked import counted
from web.view.people import portrait

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup

    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing

    Data = dict[str, Any]


POOLS = {"gold": "gold", "combat": "attack"}  # their signs
SHORT = 13  # letters for which a narrow card has room in a line of its name

_INSIDE: dict[tuple[object, ...], Markup] = {}  # cards as they are shown


class Pen(TablePen):
    """Writes the pieces of one table in one language.

    What another game that stands on this one has besides is in methods of its own pen.
    """

    plain_deeds: tuple[str, ...] = ("end", "pass")  # what is done without pointing at anything
    refused_deeds: tuple[str, ...] = ()  # of these, what is drawn where it cannot be done, to say why
    sells_gems = True  # whether the next Fire Gem lies at the market
    party = 0  # what counts for the size of the party on cards, in a game that has one

    def __init__(self, view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> None:
        super().__init__(view, localizer, texts, pointing)
        self.over = view["result"] is not None
        self.near = self.viewer or 0
        seats = len(view["players"])
        self.others = [(self.near + step) % seats for step in range(1, seats)]  # from the left on
        asks_nothing = localizer.game.part(Face).plain
        together = asks_nothing(pointing.marks.legal_actions) if asks_nothing else ()
        self.plain = len(together) if len(together) > 1 else 0  # cards that can be played with one press
        wanted = all(pointing.lit.words.issuperset(action.words) for action in together)
        self.plain_lit = pointing.glow if wanted else {}  # where a lesson asks for all of them

    def __call__(self, key: str, **params: str | int) -> str:
        """A text of this table."""
        return self.texts(f"hero-realms.{key}", **params)

    def ranks(self, player: Data) -> list[Data]:
        """What a player's opponents may attack: his champions."""
        found: list[Data] = player["champions"]
        return found

    def beside(self, player: Data) -> list[Data]:
        """The cards that lie beside a player's area."""
        found: list[Data] = player["beside"]
        return found

    def gone(self, player: Data) -> bool:
        """Whether a player's cards have left the table with him."""
        return bool(player["out"])

    def no_hand(self) -> Element:
        """What is said in the place of an empty hand."""
        return span(".hr-empty")[self("hand.empty")]

    def trays(self) -> Node:
        """What else is laid out to be chosen from."""
        return None

    def deeds(self) -> list[Node]:
        """What else can be done within the thumb's reach."""
        return []

    def acts(self, seat: int) -> bool:
        """Whether it is this player's turn."""
        return self.view["active"] == seat and not self.over

    def card_name(self, word: str) -> str:
        """The name of a card."""
        return str(self.localizer.word("card", word))

    def card_names(self, words: Sequence[str]) -> str:
        """The names of cards, one after the other."""
        return listing([self.card_name(word) for word in words], self.localizer.language)

    # --- cards ---

    def printed(self, word: str) -> Mapping[str, Any]:
        """What is printed on a card."""
        return self.details("card", word)

    def card(self, word: str, place: str, *, cost: int | None = None, state: Data | None = None) -> Element:
        """A card as a button. `cost` is what it costs now, `state` how a champion or a skill stands."""
        state, it = state or {}, self.printed(word)
        payable = None if cost is None else self.acts(self.near) and cost <= self.view["pools"]["gold"]
        return button(
            ".hr-card",
            self.pointing.attrs(word),
            type="button",
            id=f"{place}-{ascii_id(word)}",
            data_card=word,
            data_faction=it["faction"] or None,
            data_kind=kind_of(it),
            data_state="expended" if state.get("prepared") is False else None,
        )[self._inside(word, cost, payable, state)]

    def shown(self, word: str) -> Element:
        """A card that is only looked at: a press shows its face."""
        it = self.printed(word)
        return button(
            ".hr-card",
            type="button",
            data_face=word,
            data_faction=it["faction"] or None,
            data_kind=kind_of(it),
        )[self._inside(word, it["cost"], None, {})]

    def _inside(self, word: str, cost: int | None, payable: bool | None, state: Data) -> Markup:
        """What is printed on a card and how it stands, written once for each way it stands."""
        it, language = self.printed(word), self.localizer.language
        stands = tuple(map(state.get, ("prepared", "guard", "lacking", "defense")))
        key = (it["face"], language, cost, payable, stands, self.party)
        if key not in _INSIDE:
            said = ". ".join(self._said(it, cost, state))
            _INSIDE[key] = written(
                span(".hr-inside")[
                    art(self.localizer.game.id, it),
                    span(".hr-name", data_long=len(wrap(self.card_name(word), SHORT)) > 2)[
                        hyphenated(self.card_name(word), self("hyphens"))
                    ],
                    band(it, cost, state.get("lacking"), payable=payable is not False),
                    shown_lines(it, language, self.party),
                    span(".visually-hidden")[". ", said],
                ]
            )
        return _INSIDE[key]

    def _said(self, it: Mapping[str, Any], cost: int | None, state: Data) -> list[str]:
        """A card in words, after its name."""
        said = list(it["said"])
        if cost is not None:
            said.insert(0, self("cost", n=cost))
        if state.get("prepared") is not None:
            kind = "beside." if it["kind"] in ("skill", "jar") else ""
            said.append(self(f"{kind}{'prepared' if state['prepared'] else 'expended'}"))
        if state.get("guard"):
            said.append(self("guards"))
        if state.get("lacking") not in (None, state.get("defense")):
            said.append(self("lacking", n=state["lacking"]))
        return [text.rstrip(".") for text in said]

    def window_of(self, id: str, sign: str, title: str, words: list[str]) -> list[Node]:
        """The button that opens cards to be looked through, with how many they are, and the window."""
        opener = button(
            ".hr-opener",
            type="button",
            popovertarget=id,
            title=title,
            aria_label=f"{title}{self.texts('colon')} {self('cards', n=len(words))}",
        )[icon(sign), span[str(len(words))]]
        if not words:
            said = span(".visually-hidden")[title, self.texts("colon"), " "]
            return [span(".hr-figure", title=title)[icon(sign), said, str(len(words))]]
        content = span(".hr-cards")[[self.shown(word) for word in words]]
        return [opener, self.window(id, title, self("close"), content, shape=".hr-window")]

    # --- small pieces ---

    def figure(self, name: str, sign: str, value: int, *, whose: str = "", large: bool = False) -> Element:
        """A number with its sign: health, gold, combat; `whose` is the word of the one who has it."""
        lit = self.pointing.gauge(name, whose) if whose else {}
        words = self(f"figure.{name}", n=value)
        shape = ".hr-figure.hr-figure--large" if large else ".hr-figure"
        since = self.view["turn"] if name in POOLS else 0  # what is left of the pools is lost (HR-105)
        count = counted(f"{name}:{whose}", value, blow=name == "health", since=since) if whose else {}
        return span(shape, lit, count, data_figure=name, title=words)[
            icon(sign),
            span(".visually-hidden")[words],
            span(aria_hidden="true")[str(value)],
        ]

    def deed(self, attrs: dict[str, str] | None, *content: Node, quiet: bool = False, id: str = "") -> Node:
        """A button on the mat that does one thing; none when that cannot be done."""
        if attrs is None:
            return None
        shape = ".hr-deed.hr-deed--quiet" if quiet else ".hr-deed"
        return button(shape, attrs, type="button", id=id or None)[content]

    def lost(self) -> Node:
        """What the end of the turn would lose of the pools now (HR-105); none when nothing is left."""
        pools = self.view["pools"]
        left = [self.figure(name, sign, pools[name]) for name, sign in POOLS.items() if pools[name]]
        return span(".hr-lost", data_aside=True)[self("lost"), left] if left else None

    def wasted(self) -> str:
        """What the end of the turn would waste: cards in hand, or else abilities that cost nothing."""
        if not self.acts(self.near):
            return ""
        hand = self.view["players"][self.near]["hand"].get("cards", ())
        if hand:
            return self("sure", n=len(hand))
        free = [it for it in self.pointing.marks.legal_actions if it.type.name in ("expend", "ally")]
        return self("sure.abilities", n=len(free)) if free else ""

    # --- a player ---

    def plate(self, seat: int) -> Element:
        """A player's name: what is attacked and aimed at."""
        letter = SEAT_LETTERS[seat]
        return button(
            ".hr-plate",
            self.pointing.attrs(letter),
            type="button",
            id=f"plate-{letter}",
            data_sign=self.short(seat),
        )[span(".hr-called")[self.called(seat)], self._pack(seat)]

    def begun(self, player: Data) -> bool:
        """Whether a player has a number of health yet: it comes with the pack."""
        return player["pack"] is not None

    def sign(self, seat: int) -> Node:
        """What is short for a player where there is little room: the face of an opponent, or letters."""
        return portrait(self.name(seat)) or self.short(seat)

    def _pack(self, seat: int) -> Node:
        pack = self.view["players"][seat]["pack"]
        if pack in (None, "plain"):
            return None
        name = str(self.localizer.word("pack", pack))
        return None if self.name(seat).label.startswith(name) else span(".hr-note")[" (", name, ")"]

    def flag(self, seat: int) -> Node:
        """Whose turn it is, who is out, who won."""
        player = self.view["players"][seat]
        result = self.view["result"]
        if result is not None and seat in result["winners"]:
            return span(".hr-flag")[icon("laurels"), self("flag.wins")]
        if player["out"]:
            return span(".hr-flag")[icon("close"), self("flag.out")]
        if self.acts(seat):
            return span(".hr-flag")[icon("hourglass"), self("flag.turn", n=self.view["turn"])]
        return None

    def piles(self, seat: int) -> list[Node]:
        """The deck, with what is known of its top, and the discard pile to be looked through."""
        player, letter = self.view["players"][seat], SEAT_LETTERS[seat]
        known = [word for word in player["deck"]["top"] if word]
        return [
            self.figure("deck", "draw-card", player["deck"]["count"]),
            span(".hr-note")[self("deck.top", cards=self.card_names(known))] if known else None,
            *self.window_of(
                f"discard-{letter}",
                "fallen",
                self("discard.of", name=self.name(seat)),
                player["discard"][::-1],
            ),
        ]

    def notes(self, seat: int) -> list[Node]:
        """What is special about a player: a blessing, a debt, cards of the hand that everybody knows."""
        player = self.view["players"][seat]
        found = []
        if player["blessing"]:
            found.append(self("blessing", n=player["blessing"]))
        if player["owed"]:
            found.append(self("owed", n=player["owed"]))
        if seat != self.viewer and player["hand"]["cards"]:
            found.append(self("hand.known", cards=self.card_names(player["hand"]["cards"])))
        return [span(".hr-note")[text] for text in found]

    def hand_order(self, word: str) -> tuple[bool, str, bool, int, str]:
        """Cards of one faction lie together in a hand, the dearest first; starting cards last."""
        it = self.printed(word)
        return not it["faction"], it["faction"], it["cost"] is not None, -(it["cost"] or 0), word

    def price(self, word: str) -> int | None:
        """What a card costs, where it is to be acquired from a discard pile."""
        cost: int | None = self.printed(word)["cost"]
        return cost if self.decision == "main" else None


def row(cards: Sequence[Node], zone: str, id: str = "") -> Element:
    """Cards side by side. `--n` is how many there are, `--two` how many stand in each of two rows."""
    n = len(cards)
    many = f"--n: {n}; --two: {-(-n // 2)}; --three: {-(-n // 3)}; --four: {-(-n // 4)}"
    return div(".hr-cards", id=id or None, data_zone=zone, data_style=many)[cards]


def kind_of(it: Mapping[str, Any]) -> str | None:
    """The kind of a card that is told by hue and sign, as it has no faction."""
    kind: str = it["kind"]
    return kind if kind in KIND_SIGNS else None

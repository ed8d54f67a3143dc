"""The table of HEROZ as HTML: the viewer's side below, the other's above and mirrored.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `marks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from htpy import Element, Node, button, div, h2, h3, li, ol, p, section, span, ul

from web.cards import SUITS, Card, ascii_id, back, face, icon, parse
from web.tables.heroz_front import front

if TYPE_CHECKING:
    from pygames.core.game import View
    from pygames.core.speech import Speech
    from web.marks import Marks
    from web.texts import Texts

SEATS = "AB"
GOAL = 30


def table(view: View, speech: Speech, texts: Texts, marks: Marks) -> Element:
    """The whole table as `view["viewer"]` may see it; an onlooker sits at seat A's side."""
    return _Table(view, speech, texts, marks).whole()


class _Table:
    """What every part of the table needs at hand."""

    def __init__(self, view: View, speech: Speech, texts: Texts, marks: Marks) -> None:
        self.view = view
        self.speech = speech
        self.texts = texts
        self.marks = marks
        self.viewer: int | None = view["viewer"]
        self.near = self.viewer or 0
        ask = view["ask"] or {}
        self.asked: int | None = ask.get("seat")
        self.prompt: str = ask.get("prompt", "") if self.asked == self.viewer else ""

    def whole(self) -> Element:
        return div(
            "#board.board.heroz", data_fight=str(self.view["fight"]["column"]) if self.view["fight"] else None
        )[
            self.player(1 - self.near, near=False),
            front(self.view, self.speech, self.texts),
            self.player(self.near, near=True),
            self.dock(),
        ]

    # --- one player ---

    def player(self, seat: int, *, near: bool) -> Element:
        letter = SEATS[seat]
        head = div(".player-head")[
            h2(".player-name", id=f"player-{letter}")[self.speech.seat(seat)],
            self.flags(seat),
        ]
        zones = [self.points(seat), self.deck(seat), self.discard(seat), self.hero(seat)]
        area = self.area(seat, near=near)
        parts = [area, head, *zones] if near else [head, *zones, area]
        return section(
            f".player.player--{'near' if near else 'far'}",
            aria_labelledby=f"player-{letter}",
            data_seat=letter,
            data_active=self.view["active"] == seat and not self.view["result"],
            data_asked=self.asked == seat,
        )[parts, self.covered_hand(seat) if seat != self.viewer else None]

    def flags(self, seat: int) -> Node:
        flags = []
        if self.view["active"] == seat and not self.view["result"]:
            flags.append(("turn", "hourglass", self.texts("heroz.turn_of", name=self.speech.seat(seat))))
        if self.view["skips"][seat]:
            flags.append(("skips", "skip", self.texts("heroz.skips")))
        return [
            p(".flag", class_=f"flag--{kind}")[icon(image), span(".flag-text")[words]]
            for kind, image, words in flags
        ]

    def points(self, seat: int) -> Element:
        letter, points, won = SEATS[seat], self.view["points"][seat], self.view["won"][seat]
        name = self.speech.seat(seat)
        cards = [(prize["card"], self.value_of(prize)) for prize in won]
        return self.zone("points", seat)[
            self.zone_name("points"),
            p(".points")[
                span(".visually-hidden")[self.texts("heroz.points", points=points)],
                span(".points-number", aria_hidden="true")[str(points), span(".points-goal")[f" / {GOAL}"]],
                span(".points-bar", aria_hidden="true", style=f"--share: {min(points, GOAL) / GOAL:.3f}"),
            ],
            self.spread(f"won-{letter}", self.texts("heroz.points.cards", name=name), cards) if won else None,
        ]

    def deck(self, seat: int) -> Element:
        deck = self.view["decks"][seat]
        opened: list[str] = deck["open"]
        covered = deck["count"] - len(opened)
        words = self.texts("heroz.deck", n=covered) if covered or not opened else ""
        if opened:
            names = ", ".join(self.card(name) for name in opened)
            words = ", ".join(filter(None, [words, self.texts("heroz.deck.open", cards=names)]))
        pile = self.face(opened[0]) if opened else back(SEATS[seat]) if covered else None
        return self.zone("deck", seat)[
            self.zone_name("deck"),
            self.pile(f"deck-{SEATS[seat]}", pile, deck["count"]),
            p(".visually-hidden")[words],
        ]

    def discard(self, seat: int) -> Element:
        letter = SEATS[seat]
        discard: list[dict[str, Any]] = self.view["discards"][seat][::-1]
        fallen = sum(1 for entry in discard if entry["tilted"])
        if not discard:
            words: Node = p(".visually-hidden")[self.texts("heroz.empty")]
        else:
            said = [self.texts("heroz.discard", n=len(discard), card=self.card(discard[0]["card"]))]
            if fallen:
                said.append(self.texts("heroz.discard.fallen", n=fallen))
            words = p(".visually-hidden")[", ".join(said)]
        cards = [
            (
                it["card"],
                self.texts("heroz.fallen", card=self.card(it["card"]))
                if it["tilted"]
                else self.card(it["card"]),
            )
            for it in discard
        ]
        name = self.speech.seat(seat)
        return self.zone("discard", seat)[
            self.zone_name("discard"),
            self.pile(
                f"discard-{letter}",
                self.face(discard[0]["card"]) if discard else None,
                len(discard),
                tilted=bool(discard and discard[0]["tilted"]),
            ),
            span(".fallen", aria_hidden="true")[icon("fallen"), str(fallen)] if fallen else None,
            words,
            self.spread(f"discard-{letter}-all", self.texts("heroz.discard.cards", name=name), cards)
            if discard
            else None,
        ]

    def hero(self, seat: int) -> Element:
        hero: str | None = self.view["heroes"][seat]
        return self.zone("hero", seat)[
            self.zone_name("hero"),
            div(".pile", id=f"hero-{SEATS[seat]}")[self.face(hero) if hero else span(".pile-empty")],
            p(".visually-hidden")[self.card(hero) if hero else self.texts("heroz.empty")],
        ]

    def covered_hand(self, seat: int) -> Element:
        count = self.view["hands"][seat]["count"]
        return self.zone("hand", seat)[
            self.zone_name("hand"),
            p(".visually-hidden")[self.texts("heroz.hand", n=count)],
            div(".backs", aria_hidden="true", style=f"--count: {count}")[
                [back(SEATS[seat]) for _ in range(min(count, 12))], span(".count")[str(count)]
            ],
        ]

    def zone(self, kind: str, seat: int) -> Element:
        return div(f".zone.zone--{kind}", id=f"{kind}-zone-{SEATS[seat]}")

    def zone_name(self, kind: str) -> Element:
        return h3(".zone-name")[self.texts(f"heroz.zone.{kind}")]

    def pile(self, name: str, top: Element | None, count: int, *, tilted: bool = False) -> Element:
        height = "3" if count > 20 else "2" if count > 5 else "1"
        return div(".pile", id=name, data_tilted=tilted, data_height=height)[
            top if top is not None else span(".pile-empty"),
            span(".count", aria_hidden="true")[str(count)] if count else None,
        ]

    def spread(self, name: str, title: str, cards: list[tuple[str, str]]) -> Node:
        """A button that opens a list of face-up cards."""
        return [
            button(".spread-open", type="button", popovertarget=name, aria_label=title)[icon("spread")],
            div(".spread", id=name, popover="auto", role="dialog", aria_labelledby=f"{name}-title")[
                div(".spread-head")[
                    h3(id=f"{name}-title")[title],
                    button(".button", type="button", popovertarget=name, popovertargetaction="hide")[
                        self.texts("heroz.close")
                    ],
                ],
                ol(".spread-cards")[
                    [li[self.face(card), span(".visually-hidden")[words]] for card, words in cards]
                ],
            ],
        ]

    # --- the area ---

    def area(self, seat: int, *, near: bool) -> Element:
        lines = (3, 2, 1) if near else (1, 2, 3)
        headers = div(".area-columns", data_zone=f"columns-{SEATS[seat]}")[
            [self.column(seat, number) for number in (1, 2, 3)]
        ]
        places = div(".area-places", data_zone=f"area-{SEATS[seat]}")[
            [self.place(seat, column, line) for line in lines for column in (1, 2, 3)]
        ]
        label = self.texts("heroz.area", name=self.speech.seat(seat))
        return div(".area", role="group", aria_label=label)[(headers, places) if near else (places, headers)]

    def column(self, seat: int, number: int) -> Element:
        word = f"{SEATS[seat]}{number}"
        fight = self.view["fight"]
        return button(
            ".column",
            self.marks.attrs(word),
            type="button",
            id=f"column-{word}",
            aria_label=str(self.speech.word("column", word)),
            data_fights=bool(fight and fight["column"] == number),
        )[span(".column-number", aria_hidden="true")[icon("attack"), str(number)],]

    def place(self, seat: int, column: int, line: int) -> Element:
        word = f"{SEATS[seat]}{column}{line}"
        troops = self.view["areas"][seat][column - 1]
        cell: dict[str, Any] | None = troops[line - 1] if line <= len(troops) else None
        content, filled = self.cell(seat, line, cell)
        return button(
            ".place",
            self.marks.attrs(word, word[:2]),
            type="button",
            id=f"place-{word}",
            aria_label=self.place_words(seat, word, cell),
            data_filled=filled,
            data_tilted=bool(cell and cell.get("tilted")),
            data_doomed=bool(cell and cell.get("doomed")),
        )[content]

    def cell(self, seat: int, line: int, cell: dict[str, Any] | None) -> tuple[Node, str]:
        """What lies on a place, and the kind of it."""
        if cell is None:
            return span(".place-line", aria_hidden="true")[str(line)], "empty"
        if not cell["active"]:
            seen = cell.get("shown")
            known = (
                span(".known", aria_hidden="true")[self.face(cell["card"]), self.badge(seen, seen)]
                if seen
                else None
            )
            return [back(SEATS[seat]), known], "down"
        return self.troop(seat, cell), "active"

    def troop(self, seat: int, cell: dict[str, Any]) -> Node:
        now = Card(str(cell["value"]), SUITS[cell["suit"]])
        if cell["aura"]:
            now = Card("1", SUITS[cell["suit"]])
        badges = []
        if cell["joker"]:
            badges.append(self.badge("joker", "joker"))
        if cell["shields"]:
            badges.append(self.badge("shield", "shield"))
        if cell["aura"]:
            badges.append(self.badge("aura", "aura"))
        if cell["doomed"]:
            badges.append(self.badge("fallen", "doomed"))
        elif cell["tilted"]:
            attacks = seat == self.view["active"]
            badges.append(self.badge("attack" if attacks else "block", "attacks" if attacks else "blocks"))
        changed = cell["aura"] is not None
        return [
            face(now, now.rank, icon("joker") if cell["joker"] else None),
            span(".was", aria_hidden="true")[self.short(cell["card"])] if changed else None,
            span(".badges", aria_hidden="true")[badges] if badges else None,
        ]

    def badge(self, image: str, key: str) -> Element:
        return span(".badge", class_=f"badge--{key}")[
            icon(image), span(".badge-word")[self.texts(f"heroz.badge.{key}")]
        ]

    def place_words(self, seat: int, word: str, cell: dict[str, Any] | None) -> str:
        place = str(self.speech.word("place", word))
        if cell is None:
            return self.texts("heroz.place.empty", place=place)
        if not cell["active"]:
            if cell.get("shown"):
                return self.texts(f"heroz.place.{cell['shown']}", place=place, card=self.card(cell["card"]))
            return self.texts("heroz.place.down", place=place)
        card = self.card(cell["card"])
        if cell["joker"]:
            card = self.texts("heroz.copies", card=card, copy=self.now(cell))
        said = [self.texts("heroz.place.troop", place=place, card=card), self.texts("heroz.active")]
        said += [self.texts("heroz.shielded", card=self.card(ace)) for ace in cell["shields"]]
        if cell["aura"]:
            said.append(self.texts("heroz.under_aura", card=self.card(cell["aura"]), copy=self.now(cell)))
        if cell["tilted"]:
            said.append(self.texts("heroz.attacks" if seat == self.view["active"] else "heroz.blocks"))
        if cell["doomed"]:
            said.append(self.texts("heroz.doomed"))
        return ", ".join(said)

    # --- what the viewer holds ---

    def dock(self) -> Node:
        seat = self.viewer
        if seat is None:
            return None
        hand = self.view["hands"][seat]
        title = self.texts("heroz.hand.of", name=self.speech.seat(seat))
        return div(".dock")[
            self.tray(seat),
            section(".hand", aria_labelledby="hand-title")[
                h2("#hand-title.hand-title")[
                    title, span(".hand-count", aria_hidden="true")[str(hand["count"])]
                ],
                ul(".hand-cards", data_zone="hand", style=f"--count: {hand['count']}")[
                    [li[self.card_button(name, f"hand-{ascii_id(name)}", name)] for name in hand["cards"]]
                ],
            ],
        ]

    def tray(self, seat: int) -> Node:
        """The cards to choose from when a formation wants one of the discard or of the enemy's points."""
        if self.prompt == "recall":
            title = self.texts("heroz.tray.recall")
            choices = [
                (it["card"], f"recall-{ascii_id(it['card'])}", it["card"], "")
                for it in self.view["discards"][seat][::-1]
            ]
        elif self.prompt == "plunder":
            enemy = SEATS[1 - seat]
            title = self.texts("heroz.tray.plunder", name=self.speech.seat(1 - seat))
            choices = [
                (f"{enemy}:{it['card']}", f"prize-{ascii_id(it['card'])}", it["card"], self.value_of(it))
                for it in self.view["won"][1 - seat]
            ]
        else:
            return None
        return section(".tray", aria_labelledby="tray-title")[
            h2("#tray-title.tray-title")[title],
            ul(".tray-cards", data_zone="tray")[
                [li[self.card_button(word, key, card, words)] for word, key, card, words in choices]
            ],
        ]

    def card_button(self, word: str, key: str, card: str, words: str = "") -> Element:
        return button(
            ".card-button",
            self.marks.attrs(word),
            type="button",
            id=key,
            aria_label=words or self.card(card),
        )[self.face(card)]

    # --- words ---

    def face(self, name: str) -> Element:
        card = parse(name)
        return face(card, self.letter(card.rank))

    def letter(self, rank: str) -> str:
        return self.texts(f"heroz.letter.{rank}") if rank in "AJQK" else rank

    def short(self, name: str) -> str:
        card = parse(name)
        return name if card.kind == "joker" else self.letter(card.rank) + name[-1]

    def card(self, name: str) -> str:
        return str(self.speech.word("card", name))

    def now(self, cell: dict[str, Any]) -> str:
        suit = str(self.speech.word("suit", cell["suit"]))
        return self.texts("heroz.card", value=str(cell["value"]), suit=suit)

    def value_of(self, prize: dict[str, Any]) -> str:
        """A card in the zone of points; a joker with the value that it scored."""
        return self.texts("heroz.points.card", card=self.card(prize["card"]), value=prize["value"])

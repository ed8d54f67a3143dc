"""The table of HEROZ as HTML: the viewer's side below, the other's above and mirrored.

A pure function of the view. Whatever a word of the game can name is one button; what clicking it does
is in `pointing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, button, div, h2, li, p, section, span, ul
from web.view.cards import SUITS, Card, ascii_id, back, face, icon, parse
from web.view.games.heroz.front import front
from web.view.games.heroz.pen import Pen
from web.view.games.heroz.zones import other_hand, zones

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.pointing import Pointing


def table(view: View, localizer: Localizer, texts: Texts, pointing: Pointing) -> Element:
    """The whole table as `view["viewer"]` may see it; an onlooker sits at seat A's side."""
    pen = Pen(view, localizer, texts, pointing)
    near, fight = pen.viewer or 0, view["fight"]
    return div("#table.heroz", data_fight=str(fight["column"]) if fight else None)[
        _player(pen, 1 - near, near=False),
        front(view, localizer, texts),
        _player(pen, near, near=True),
        None if pen.viewer is None or _covered(pen, pen.viewer) else _dock(pen, pen.viewer),
    ]


def _covered(pen: Pen, seat: int) -> bool:
    """Whether a hand is not to be seen: another's, or one's own as one looks back (HZ-57)."""
    return "cards" not in pen.view["hands"][seat]


def _player(pen: Pen, seat: int, *, near: bool) -> Element:
    letter = SEAT_LETTERS[seat]
    head = div(".player-head")[h2(".player-name", id=f"player-{letter}")[pen.called(seat)], _flags(pen, seat)]
    area = _area(pen, seat, near=near)
    return section(
        f".player.player--{'near' if near else 'far'}",
        aria_labelledby=f"player-{letter}",
        data_seat=letter,
        data_active=pen.active(seat),
        data_asked=pen.asked == seat,
        data_others=not near,
    )[
        area if near else None,
        head,
        zones(pen, seat),
        other_hand(pen, seat) if seat != pen.viewer or _covered(pen, seat) else None,
        None if near else area,
    ]


def _flags(pen: Pen, seat: int) -> Node:
    flags = []
    if pen.active(seat):
        flags.append(("turn", "hourglass", pen.texts("heroz.turn_of", name=pen.name(seat))))
    if pen.view["skips"][seat]:
        flags.append(("skips", "skip", pen.texts("heroz.skips")))
    return [p(f".flag.flag--{kind}")[icon(sign), span(".flag-text")[words]] for kind, sign, words in flags]


# --- the area: three columns of three places, line 1 nearest to its player ---


def _area(pen: Pen, seat: int, *, near: bool) -> Element:
    lines = (3, 2, 1) if near else (1, 2, 3)
    columns = div(".area-columns", data_zone=f"columns-{SEAT_LETTERS[seat]}")[
        [_column(pen, seat, number) for number in (1, 2, 3)]
    ]
    places = div(".area-places", data_zone=f"area-{SEAT_LETTERS[seat]}")[
        [_place(pen, seat, column, line) for line in lines for column in (1, 2, 3)]
    ]
    label = pen.texts("heroz.area", name=pen.name(seat))
    return div(".area", role="group", aria_label=label)[(columns, places) if near else (places, columns)]


def _column(pen: Pen, seat: int, number: int) -> Element:
    word, fight = f"{SEAT_LETTERS[seat]}{number}", pen.view["fight"]
    return button(
        ".column",
        pen.pointing.attrs(word),
        type="button",
        id=f"column-{word}",
        aria_label=str(pen.localizer.word("column", word)),
        data_fights=bool(fight and fight["column"] == number),
    )[span(".column-number", aria_hidden="true")[icon("attack"), str(number)]]


def _place(pen: Pen, seat: int, column: int, line: int) -> Element:
    word = f"{SEAT_LETTERS[seat]}{column}{line}"
    troops = pen.view["areas"][seat][column - 1]
    cell: dict[str, Any] = troops[line - 1] if line <= len(troops) else {}
    if "card" in cell:  # who is asked about it wants the card
        place = str(pen.localizer.word("place", word))
        pen.pointing.names[word] = pen.texts("heroz.place.named", card=pen.card(cell["card"]), place=place)
    return button(
        ".place",
        pen.pointing.attrs(word, *([word[:2]] if cell else [])),
        type="button",
        id=f"place-{word}",
        aria_label=_words(pen, seat, word, cell),
        data_filled="empty" if not cell else "active" if cell["active"] else "down",
        data_tilted=cell.get("tilted", False),
        data_doomed=cell.get("doomed", False),
    )[_content(pen, seat, line, cell)]


def _content(pen: Pen, seat: int, line: int, cell: dict[str, Any]) -> Node:
    if not cell:
        return span(".place-line", aria_hidden="true")[str(line)]
    if not cell["active"]:
        covered, shown = back(SEAT_LETTERS[seat]), cell.get("shown")
        if not shown:
            return covered
        return [
            covered,
            span(".known", aria_hidden="true")[
                pen.face(cell["card"], seat), _badge(pen, "covered" if shown == "open" else shown, shown)
            ],
        ]
    now = Card(str(cell["value"]), SUITS[cell["suit"]])  # the card, what it copies, or what an aura makes it
    printed = parse(cell["card"])
    badges = _badges(pen, seat, cell)
    return [
        face(now, now.rank, "joker" if cell["joker"] else "", f"{SEAT_LETTERS[seat]}:{cell['card']}"),
        span(
            ".was", aria_hidden="true", data_text=pen.letter(printed.rank) + cell["card"][len(printed.rank) :]
        )
        if cell["aura"] and not cell["joker"]
        else None,
        span(".badges", aria_hidden="true")[badges] if badges else None,
    ]


def _badges(pen: Pen, seat: int, cell: dict[str, Any]) -> list[Element]:
    attacks = pen.view["active"] == seat
    found = [
        ("joker", "joker", cell["joker"]),
        ("shield", "shield", bool(cell["shields"])),
        ("aura", "aura", bool(cell["aura"])),
        ("link", "formation", cell["formation"]),
        ("fallen", "doomed", cell["doomed"]),
        ("attack", "attacks", cell["tilted"] and not cell["doomed"] and attacks),
        ("block", "blocks", cell["tilted"] and not cell["doomed"] and not attacks),
    ]
    return [_badge(pen, sign, key) for sign, key, there in found if there]


def _badge(pen: Pen, sign: str, key: str) -> Element:
    return span(f".badge.badge--{key}")[
        icon(sign), span(".badge-word", data_text=pen.texts(f"heroz.badge.{key}"))
    ]


def _words(pen: Pen, seat: int, word: str, cell: dict[str, Any]) -> str:
    """A place and all that is on it, as a sentence."""
    place = str(pen.localizer.word("place", word))
    if not cell:
        return pen.texts("heroz.place.empty", place=place)
    if not cell["active"]:
        shown = cell.get("shown")
        if shown:
            return pen.texts(f"heroz.place.{shown}", place=place, card=pen.card(cell["card"]))
        return pen.texts("heroz.place.down", place=place)
    card = pen.card(cell["card"])
    if cell["joker"]:
        card = pen.texts("heroz.copies", card=card, copy=_now(pen, cell))
    said = [pen.texts("heroz.place.troop", place=place, card=card), pen.texts("heroz.active")]
    said += [pen.texts("heroz.shielded", card=pen.card(ace)) for ace in cell["shields"]]
    if cell["aura"]:
        said.append(pen.texts("heroz.under_aura", card=pen.card(cell["aura"]), copy=_now(pen, cell)))
    if cell["tilted"]:
        said.append(pen.texts("heroz.attacks" if pen.view["active"] == seat else "heroz.blocks"))
    if cell["doomed"]:
        said.append(pen.texts("heroz.doomed"))
    if cell["formation"]:
        said.append(pen.texts("heroz.formation"))
    return ", ".join(said)


def _now(pen: Pen, cell: dict[str, Any]) -> str:
    suit = str(pen.localizer.word("suit", cell["suit"]))
    return pen.texts("heroz.card", value=str(cell["value"]), suit=suit)


# --- what lies before the viewer ---


def _dock(pen: Pen, seat: int) -> Element:
    hand = pen.view["hands"][seat]
    cards = [
        _card_button(pen, seat, name, f"hand-{ascii_id(name)}", name, pen.card(name))
        for name in hand["cards"]
    ]
    return div(".dock")[
        _tray(pen, seat),
        section(".hand", aria_labelledby="hand-title")[
            h2("#hand-title.hand-title")[
                pen.texts("heroz.hand.of", name=pen.name(seat)),
                span(".hand-count", aria_hidden="true")[str(hand["count"])],
            ],
            ul(".hand-cards.kit-row", data_zone="hand")[[li[card] for card in cards]]
            if cards
            else p(".hand-empty")[pen.texts("heroz.hand.empty")],
        ],
    ]


def _tray(pen: Pen, seat: int) -> Node:
    """The cards to choose from when a formation wants one of the discard or of the enemy's points."""
    if pen.asked != seat or pen.decision not in ("recall", "plunder"):
        return None
    if pen.decision == "recall":
        title = pen.texts("heroz.tray.recall")
        cards = [
            _card_button(
                pen, seat, it["card"], f"recall-{ascii_id(it['card'])}", it["card"], pen.card(it["card"])
            )
            for it in pen.view["discards"][seat][::-1]
        ]
    else:
        enemy = 1 - seat
        title = pen.texts("heroz.tray.plunder", name=pen.name(enemy))
        cards = [
            _card_button(
                pen,
                enemy,
                f"{SEAT_LETTERS[enemy]}:{it['card']}",
                f"prize-{ascii_id(it['card'])}",
                it["card"],
                pen.prize(it),
            )
            for it in pen.view["won"][enemy]
        ]
    return section(".tray", aria_labelledby="tray-title")[
        h2("#tray-title.tray-title")[title],
        ul(".tray-cards.kit-row", data_zone="tray")[[li[card] for card in cards]],
    ]


def _card_button(pen: Pen, seat: int, word: str, key: str, card: str, label: str) -> Element:
    return button(
        ".card-button", pen.pointing.attrs(word, held=True), type="button", id=key, aria_label=label
    )[pen.face(card, seat)]

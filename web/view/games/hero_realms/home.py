"""One's own side of Hero Realms' table: what is in play, what is to be chosen, and the hand within reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, button, div, h2, h3, section, span
from web.model.keys import spoken
from web.view.cards import icon
from web.view.games.hero_realms.cards import SLOT_SIGNS, ascii_id, by_signs, gives
from web.view.games.hero_realms.pen import Pen, row

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from web.view.games.hero_realms.pen import Data

# by the kind of a card beside a player's area: the type of action that uses the card
USE_OF = {"skill": "skill", "ability": "ability", "jar": "expend", "power": "expend"}
# by type of action: the slot with what it does
SLOT_OF = {
    "expend": "expend",
    "ally": "ally",
    "sacrifice": "sacrifice",
    "skill": "expend",
    "ability": "sacrifice",
}


# --- in play ---


def in_play(pen: Pen, seat: int) -> Node:
    """A player's skill, ability, champions, actions and items, and below each what can be done with it.

    An action or an item that is played lies last: it moves nothing else.
    """
    player, letter = pen.view["players"][seat], SEAT_LETTERS[seat]
    pieces = [_piece(pen, it["card"], it, (USE_OF[it["kind"]],)) for it in pen.beside(player)]
    pieces += [_champion(pen, it) for it in pen.ranks(player)]
    pieces += [_piece(pen, it["card"], it, ("ally", "sacrifice")) for it in player["played"]]
    if not pieces and seat != pen.near:
        return None
    near = seat == pen.near and pen.viewer is not None
    label = pen("in_play.own" if near else "in_play", name=pen.name(seat))
    return section(f"#in-play-{letter}.hr-zone", aria_label=label)[
        row(pieces, f"in-play-{letter}") if pieces else span(".hr-empty")[pen("in_play.none")]
    ]


def rows(pen: Pen) -> int:
    """For how many rows of five there is room in play on a phone: 1, 2 or 3.

    The hand counts too. So a card that is played moves nothing else, and no zone changes its height.
    """
    player = pen.view["players"][pen.near]
    lie: int = len(pen.ranks(player)) + len(pen.beside(player)) + len(player["played"])
    lie += player["hand"]["count"]
    return min(3, max(1, -(-lie // 5)))


def _champion(pen: Pen, it: Data) -> Element:
    return div(".hr-piece")[
        pen.card(it["card"], "play", state=it),
        _abilities(pen, it["card"], ("expend", "ally")),
    ]


def _piece(pen: Pen, word: str, it: Data, uses: tuple[str, ...]) -> Element:
    turned = any(SLOT_OF[use] == "expend" for use in uses)  # when it has been used
    return div(".hr-piece")[
        pen.card(word, "play", state={"prepared": it["prepared"]} if turned else None),
        _abilities(pen, word, uses),
    ]


def _abilities(pen: Pen, word: str, uses: tuple[str, ...]) -> Node:
    """A button for each ability that can be used now; `uses` are types of action."""
    it = pen.printed(word)
    deeds = []
    for use in uses:
        attrs, slot = pen.pointing.choice(use, word), SLOT_OF[use]
        if attrs is None or slot not in it["slots"]:
            continue
        ability = it["slots"][slot]
        sign = f"faction-{it['faction']}" if slot == "ally" else SLOT_SIGNS[slot]
        label = pen(f"use.{use}", text=ability["text"])
        deeds.append(
            pen.deed(
                attrs,
                icon(sign),
                span(aria_hidden="true")[gives(ability["lines"])]
                if by_signs(ability["lines"])
                else span(aria_hidden="true")[pen(f"use.{use}.short")],
                span(".visually-hidden")[label],
            )
        )
    return div(".hr-deeds")[deeds] if deeds else None


# --- what is to be chosen, and lies nowhere else on the table ---


def choosing(pen: Pen) -> Node:
    """Cards that are looked at, those of discard piles that may be chosen now, and what else is laid out."""
    trays = (_tray(pen, seat) for seat in range(len(pen.view["players"])))
    found = [it for it in (pen.trays(), _looking(pen), *trays) if it is not None]
    return div(".hr-more")[found] if found else None


def packs(pen: Pen) -> Element:
    """The packs that may be taken before the game."""
    return section("#packs.hr-zone", aria_labelledby="packs-title")[
        h2("#packs-title.hr-title")[icon("armourer"), pen("packs")],
        div(".hr-packs", data_zone="packs")[[_pack(pen, pack) for pack in pen.view["packs"]]],
    ]


def _pack(pen: Pen, id: str) -> Element:
    pack = pen.details("pack", id)
    return button(".hr-pack", pen.pointing.attrs(id), type="button", id=f"pack-{id}")[
        span(".hr-pack-name")[str(pen.localizer.word("pack", id))],
        " ",
        pen.figure("health", "suit-hearts", pack["health"]),
        " ",
        span(".hr-pack-deck")[pack["deck"]],
        [
            span(".hr-pack-deed")[
                span(".hr-pack-own")[pen.card_name(face)],
                f" ({_how_often(pen, pen.printed(face))})",
                pen.texts("colon"),
                " ",
                [f"{ability['text']}." for ability in pen.printed(face)["slots"].values()],
            ]
            for face in pack["own"]
        ],
    ]


def _how_often(pen: Pen, it: Mapping[str, Any]) -> str:
    """What a skill costs and how often it or the ability may be used (HR-119, HR-120, HR-132)."""
    if it["kind"] == "skill":
        return pen("pack.skill", n=it["price"])
    return pen("pack.ability.later", n=it["from_turn"]) if it["from_turn"] > 1 else pen("pack.ability")


def _looking(pen: Pen) -> Node:
    looking = pen.view["looking"]
    if looking is None:
        return None
    cards = looking.get("cards")
    return section("#looking.hr-zone", aria_labelledby="looking-title")[
        h3("#looking-title.hr-title")[icon("look"), pen("looking", n=looking["count"])],
        row([_looked_at(pen, word) for word in cards], "looking") if cards else None,
    ]


def _looked_at(pen: Pen, word: str) -> Element:
    return div(".hr-piece")[
        pen.card(word, "looking"),
        div(".hr-deeds")[
            pen.deed(pen.pointing.choice("put-back", word), pen("put_back")),
            pen.deed(pen.pointing.choice("dismiss", word), pen("dismiss"), quiet=True),
        ],
    ]


def _tray(pen: Pen, seat: int) -> Node:
    """The cards of a discard pile that may be chosen now."""
    marks = pen.pointing.marks
    # the newest first, as in the window of the pile
    words = [word for word in pen.view["players"][seat]["discard"][::-1] if word in marks.next]
    if not words:
        return None
    letter = SEAT_LETTERS[seat]
    return section(f"#tray-{letter}.hr-zone.hr-tray", aria_labelledby=f"tray-title-{letter}")[
        h3(f"#tray-title-{letter}.hr-title")[icon("fallen"), pen("discard.of", name=pen.name(seat))],
        row([pen.card(word, "tray", cost=pen.price(word)) for word in words], f"tray-{letter}"),
    ]


# --- the side that stays within the thumb's reach ---


def home(pen: Pen) -> Element:
    """One's name and figures, the hand, and what can be done without pointing."""
    seat = pen.near
    player = pen.view["players"][seat]
    begun = player["pack"] is not None
    pools = pen.view["pools"] if pen.acts(seat) else {"gold": 0, "combat": 0}
    mine = pen.viewer is not None
    return section(
        "#home.hr-home",
        aria_labelledby=f"plate-{SEAT_LETTERS[seat]}",
        data_acts=pen.acts(seat),
    )[
        div(".hr-head", data_zone="own", data_order="list")[
            h2[pen.plate(seat)],
            pen.flag(seat),
            None
            if pen.gone(player) or not begun
            else div(".hr-figures")[
                span(".hr-pools")[
                    pen.figure(
                        "health", "suit-hearts", player["health"], whose=SEAT_LETTERS[seat], large=True
                    )
                    if pen.begun(player)
                    else None,
                    pen.figure("gold", "gold", pools["gold"], whose=SEAT_LETTERS[seat], large=True),
                    pen.figure("combat", "attack", pools["combat"], whose=SEAT_LETTERS[seat], large=True),
                ],
                div(".hr-piles")[
                    None if mine else pen.figure("hand", "covered", player["hand"]["count"]),
                    pen.piles(seat),
                ],
                pen.notes(seat),
            ],
        ],
        _hand(pen, player) if mine and begun and not pen.gone(player) else None,
        _deeds(pen),  # last: it stays at the lower edge, however many cards are in the hand
    ]


def _deeds(pen: Pen) -> Element:
    """Answers, amounts, attacks, all plain cards, the end of the turn."""
    found = [*_picked(pen), *_answers(pen)]
    if not pen.pointing.marks.picked:
        found += _attacks(pen)
    found += pen.deeds()
    for name in pen.plain_deeds:
        attrs = pen.pointing.do(name)
        if attrs is None and name in pen.refused_deeds:
            attrs = pen.pointing.refused(name)
        if attrs is not None:
            label, lost, sure = pen.localizer.deed(name, pen.decision), None, None
            if name == "end":
                found.append(_plain(pen))
                lost = pen.lost()
                warning = pen.wasted()
                if warning and "data-choice" in attrs:  # it cannot be had back
                    attrs = {**attrs, "data-risk": ""}
                    sure = span(".sure", data_aside=True)[warning]
            found.append(pen.deed(attrs, span[label, lost], sure, quiet=True, id=f"deed-{name}"))
    if not found:  # the row keeps its room, so that nothing moves when there is something to do again
        return div(".hr-deeds.kit-tray")
    return div(".hr-deeds.kit-tray", data_zone="deeds", data_order="list")[found]


def _plain(pen: Pen) -> Element:
    """What plays all plain cards; where there are none its place, into which no attack may come."""
    if not pen.plain:
        return span(".hr-place", aria_hidden="true")
    return button(
        ".hr-deed",
        pen.plain_lit,
        type="button",
        id="plain",
        data_do="plain",
        data_mark="choice",
        aria_keyshortcuts=spoken("plain"),
    )[icon("draw-card"), pen("plain", n=pen.plain)]


def _picked(pen: Pen) -> list[Node]:
    """What takes back the cards picked so far, which are marked where they lie."""
    if not pen.pointing.marks.picked:
        return []
    pen.pointing.shows_picked = True
    return [
        button(
            ".hr-deed.hr-deed--quiet.prompt-picked",
            type="button",
            data_do="take-back",
            aria_keyshortcuts=spoken("take-back"),
        )[icon("undo"), pen.texts("prompt.take_back")]
    ]


def _attacks(pen: Pen) -> list[Node]:
    """Each target that can be reached, with all the combat that it takes: one press, near the thumb.

    Pointing at the target itself leaves the amount open. Where there is little room the targets are told by
    signs, and champions are attacked on the table only.
    """
    found: list[Node] = []
    strikes: list[Node] = []
    for seat in pen.others:
        player, letter = pen.view["players"][seat], SEAT_LETTERS[seat]
        amount = pen.derived["most_attack"][seat]
        attrs = pen.pointing.choice("attack", letter, str(amount))
        label: Node = pen("attack", n=amount)
        if len(pen.others) > 1:
            label = _aim(pen("attack.of", n=amount, name=pen.name(seat)), [f"{amount} ", pen.sign(seat)])
        found.append(pen.deed(attrs, icon("attack"), label, id=f"attack-{letter}"))
        for it in pen.ranks(player):
            attrs = pen.pointing.choice("strike", it["card"])
            name = pen.card_name(it["card"])
            label = _aim(pen("strike", card=name, n=it["lacking"]), f"{it['lacking']} {name}")
            strikes.append(
                pen.deed(attrs, icon("attack"), label, quiet=True, id=f"strike-{ascii_id(it['card'])}")
            )
    found = [it for it in found if it is not None]
    strikes = [it for it in strikes if it is not None]
    return [*found, span(".hr-strikes")[strikes] if strikes else None]


def _aim(said: str, signs: Node) -> list[Node]:
    """A target in words, and for the eye by signs, which are shown where there is little room."""
    return [span(".hr-said")[said], span(".hr-signs", aria_hidden="true")[signs]]


def _answers(pen: Pen) -> list[Node]:
    """Legal next words that lie nowhere on the table: sides, numbers, waiting effects, amounts of combat."""
    found: list[Node] = []
    marks = pen.pointing.marks
    at = len(marks.picked)
    steps = [(word, it) for word, it in marks.next.items() if len(it.action.type.domains) > at]
    amounts = [word for word, it in steps if at and it.action.type.domains[at].name == "amount"]
    if amounts:
        *less, most = amounts
        found += [
            pen.deed(pen.pointing.attrs(most), icon("attack"), pen("attack", n=most), id=f"amount-{most}"),
            numbers([_amount(pen, word) for word in reversed(less)], pen("attack.less")),
        ]
    for word, it in steps:
        name = it.action.type.domains[at].name
        if name == "side" and pen.view["asks"]:
            text = pen.details("ability", pen.view["asks"]["sides"][int(word) - 1])["text"]
            found.append(pen.deed(pen.pointing.attrs(word), text[0].upper() + text[1:], id=f"side-{word}"))
        elif name in ("number", "use"):
            found.append(
                pen.deed(pen.pointing.attrs(word), pen.localizer.action(it.action), id=f"{name}-{word}")
            )
    return found


def _amount(pen: Pen, word: str) -> Node:
    return pen.deed(pen.pointing.attrs(word), word, quiet=True, id=f"amount-{word}")


def numbers(found: list[Node], label: str) -> Node:
    """Smaller amounts, close to each other: all are in view, and the key for the next choice stops once."""
    if not found:
        return None
    name = span(".hr-numbers-name", aria_hidden="true")[label]
    return div(".hr-numbers", role="group", aria_label=label, data_many=True)[name, found]


def _hand(pen: Pen, player: Data) -> Element:
    cards = sorted(player["hand"]["cards"], key=pen.hand_order)
    return section(".hr-hand", aria_label=pen("hand", n=len(cards)))[
        row([pen.card(word, "hand") for word in cards], "hand", id="hand") if cards else pen.no_hand()
    ]

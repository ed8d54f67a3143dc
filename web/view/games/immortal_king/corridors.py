"""The dungeon of Immortal King's table: three corridors with their piles, and the final monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.numbers import between, signed
from web.html import Element, Node, button, div, h2, h3, p, section, span, strong
from web.view.cards import icon
from web.view.games.immortal_king.cards import ABILITY_SIGNS, art
from web.view.games.immortal_king.pen import MASTER

if TYPE_CHECKING:
    from web.view.games.immortal_king.pen import Data, Pen


def dungeon(pen: Pen) -> Element:
    """The corridors, and at their end the final monster."""
    places = [_corridor(pen, it) for it in pen.view["corridors"]] + [_final(pen)]
    return section("#dungeon.hik-dungeon", aria_labelledby="dungeon-title")[
        h2("#dungeon-title.visually-hidden")[pen("dungeon")],
        div(".hik-places", data_zone="dungeon")[places],
    ]


# --- a corridor ---


def _corridor(pen: Pen, it: Data) -> Element:
    """A corridor: its encounter, and the pile behind it. While piles are swapped, the pile is pointed at."""
    place = it["place"]
    swapping = pen.decision == "swap" and pen.viewer == MASTER
    return section(
        ".hik-place",
        aria_labelledby=f"corridor-{place}-title",
        data_fought=(pen.view["fight"] or {}).get("place") == place,
        data_place=place,
    )[
        h3(".hik-place-title.hik-tall", id=f"corridor-{place}-title")[_titled(pen.word("place", place))],
        _encounter(pen, it, pointed=not swapping),
        _pile(pen, it, pointed=swapping),
    ]


def _encounter(pen: Pen, it: Data, *, pointed: bool) -> Element:
    """What lies in front of the pile: face up, in ambush, or nothing."""
    place, seen = it["place"], it["encounter"]
    content: Node
    if seen is not None:
        ribbon = _ribbon(pen, "ambush.seen") if it["ambushed"] else None
        content = [ribbon, face(pen, seen, place)]
    elif it["there"]:
        content = [
            _back("covered"),
            span(".hik-name")[pen("ambush")],
            _token(pen) if it["tenacity"] else None,
            span(".hik-line")[pen("ambush.text")],
        ]
    elif pen.view["place"] == place and it["top"] is not None:
        lack = pen.details("card", it["top"]["card"])["lack"]
        note: Node = [span(".hik-line")[lack], " "] if lack else None
        content = [_ribbon(pen, "coming"), face(pen, it["top"], "", note)]
    elif it["pile"]:
        content = [_back("hourglass"), span(".hik-name")[pen("coming")]]
    else:
        content = [_back("check"), span(".hik-name")[pen("clear")]]
    coming = seen is None and pen.view["place"] == place and it["top"] is not None
    card = seen or (it["top"] if coming else None)
    attrs = {
        "id": f"place-{place}",
        "data_card": card["card"] if card else None,
        "data_colour": card["colour"] if card else None,
        "data_covered": it["ambushed"],
        "data_empty": not it["there"] and not coming,
        "data_tenacity": it["tenacity"],
    }
    drawn = span(".hik-face")[content]
    if pointed:
        return button(".hik-encounter", pen.pointing.attrs(place), type="button", **attrs)[drawn]
    return span(".hik-encounter", **attrs)[drawn]


def _pile(pen: Pen, it: Data, *, pointed: bool) -> Element:
    """The pile with the number of its cards, and its top as far as this viewer knows it."""
    place, count, top = it["place"], it["pile"], it["top"]
    shown = top is not None and pen.view["place"] != place
    content = [
        pen.hidden(pen("pile", place=pen.word("place", place)), " ") if pointed else None,
        span(".hik-stock", data_empty=not count)[
            span(".hik-stock-back", aria_hidden="true")[icon("dungeon")],
            span(".hik-brief", aria_hidden="true")[str(count)],
            span(".hik-wide")[pen("pile.count", n=count) if count else pen("pile.none")],
        ],
        span(".hik-top", data_card=top["card"], data_colour=top["colour"])[
            span(".hik-top-label.hik-wide")[icon("glance"), pen("top")],
            " ",
            span(".hik-top-name")[pen.on_card("card", top["card"])],
            " ",
            span(".hik-top-power")[pen.hue(top["colour"]), _printed(pen, top)],
            _summary(pen, top),
        ]
        if shown
        else None,
    ]
    if pointed:
        return button(".hik-pile", pen.pointing.attrs(place), type="button", id=f"pile-{place}")[content]
    return span(".hik-pile", id=f"pile-{place}")[content]


def _printed(pen: Pen, it: Data) -> Node:
    """What power is printed on a card of a pile: none for greenskins between two players."""
    if it["family"] == "greenskin" and not pen.alone:
        return _hands(pen)
    nemesis = it["nemesis"]
    other = f" / {nemesis['printed']}" if nemesis else ""
    return span[pen.hidden(pen("power"), " "), f"{it['printed']}{other}"]


def _summary(pen: Pen, it: Data) -> Node:
    """The family and the abilities of a card of a pile, in few words."""
    found = abilities(pen, it)
    _explain(pen, it, found, printed=True)
    words = [
        pen.word("family", it["family"]),
        *pen.details("card", it["card"])["groups"],
        *(label for _, label, _ in found),
    ]
    return [" ", span(".hik-top-text.hik-full")[", ".join(words)]]


def _titled(name: str) -> str:
    """A name as a title: with a capital."""
    return name[:1].upper() + name[1:]


# --- the final monster ---


def _final(pen: Pen) -> Element:
    it = pen.view["final"]
    way = "open" if pen.view["way_open"] else "closed"
    return section(
        ".hik-place.hik-place--final",
        aria_labelledby="final-title",
        data_fought=(pen.view["fight"] or {}).get("place") == "final",
        data_place="final",
    )[
        h3("#final-title.hik-place-title.hik-tall")[_titled(pen("final"))],
        button(
            ".hik-encounter",
            pen.pointing.attrs("final"),
            type="button",
            id="place-final",
            data_card=it["card"],
            data_tenacity=it["tenacity"],
        )[span(".hik-face")[face(pen, it, "final")]],
        p(".hik-way.hik-tall", data_way=way)[icon(f"way-{way}"), span[pen(f"way.{way}")]]
        if pen.view["turn"]
        else None,
    ]


# --- a card face up ---


def face(pen: Pen, it: Data, place: str, note: Node = None) -> Node:
    """A dungeon card face up: power, name, family, colour, abilities. Without a place: as it is printed."""
    there = place != ""
    found = abilities(pen, it)
    family = ", ".join([pen.word("family", it["family"]), *pen.details("card", it["card"])["groups"]])
    sign = "final-monster" if place == "final" else f"family-{it['family']}"
    _explain(pen, it, found, printed=not there or it["power"] is None)
    if there and it["tenacity"]:
        pen.shown[pen("tenacity")] = pen("tenacity.text")
    return [
        span(".hik-card-head")[
            _power(pen, it, place),
            span(".hik-card-signs", aria_hidden="true")[
                icon(sign, "hik-family-sign"),
                pen.hue(it["colour"]) if it["colour"] else None,
            ],
        ],
        span(".hik-art", aria_hidden="true")[art(it["card"].partition("#")[0], sign)],
        span(".hik-name")[pen.on_card("card", it["card"])],
        " ",
        span(".hik-kind")[
            [f"{family}, ", pen.marked(pen.colour(it["colour"]), it["source"])]
            if it["colour"]
            else pen.marked(family, it["source"])
        ],
        " ",
        _sum(pen, it, place) if there else None,
        _odds(pen, it) if there else None,
        _token(pen) if there and it["tenacity"] else None,
        note,
        [_ability(*entry) for entry in found],
    ]


def _explain(pen: Pen, it: Data, found: list[tuple[str, str, str]], *, printed: bool) -> None:
    """Note what the window of abilities explains: also the letters of a power that stands as printed."""
    pen.shown.update({label: text for _, label, text in found})
    if it["family"] == "greenskin" and not pen.alone:
        pen.shown[pen("by_gestures.title")] = pen("gesture.rule")
    elif printed:
        pen.shown.update(pen.details("card", it["card"])["letters"])


def _power(pen: Pen, it: Data, place: str) -> Element:
    """The power as it counts now, from least to most before its die is rolled; or gestures instead."""
    if it["family"] == "greenskin" and not pen.alone:
        return span(".hik-power", data_kind="gestures")[_hands(pen)]
    shown = between(*it["powers"]) if place else it["printed"]
    return span(".hik-power", data_long=len(shown) > 2)[
        pen.hidden(pen("power"), " "), strong[shown] if place else span[shown]
    ]


def _odds(pen: Pen, it: Data) -> Node:
    """Before a fight is chosen: how many results of the die win it."""
    if it["winning"] is None or pen.over:
        return None
    n, of = it["winning"]
    key = "none" if not n else "all" if n == of else "some"
    return [span(".hik-odds", data_odds=key)[pen(f"odds.{key}", n=n, of=of)], " "]


def _hands(pen: Pen) -> Element:
    """A fight by gestures, as the three of them."""
    return span(".hik-hands")[
        [icon(f"gesture-{name}") for name in pen.derived["gestures"]], pen.hidden(pen("by_gestures"))
    ]


def _sum(pen: Pen, it: Data, place: str) -> Node:
    """Why the power is another than a plain printed number."""
    found = pen.derived["terms"][place]
    if len(found) < 2 and not (found and found[0][1]):
        return None
    parts: list[str] = []
    for value, key in found:
        plus = signed(value) if isinstance(value, int) else f"+{value}"
        number = plus if parts else str(value)
        parts.append(f"{number} {_term(pen, key, value)}" if key else number)
    return [span(".hik-sum")[pen.hidden(pen("sum"), " "), " ".join(parts)], " "]


def _term(pen: Pen, key: str, value: int | str) -> str:
    return pen(f"term.{key}", n=value)


def _token(pen: Pen) -> Node:
    return [span(".hik-token")[icon("tenacity"), pen("tenacity")], " "]


def _ability(key: str, label: str, text: str) -> Element:
    """An ability: its sign and its name, and what it does in short; where there is no room the name alone."""
    sign = icon(ABILITY_SIGNS[key])
    return span(".hik-ability", data_ability=key)[
        span(".hik-ability-name")[sign, label], " ", span(".hik-ability-text")[sign, text], " "
    ]


def abilities(pen: Pen, it: Data) -> list[tuple[str, str, str]]:
    """The abilities of a card: sign, name, what it does."""
    say, found = pen.localizer.text, []
    if it["nemesis"] is not None:
        name, text = pen.details("card", it["card"])["nemesis_told"]
        found.append(("nemesis", pen("nemesis", name=name, power=it["nemesis"]["printed"]), text))
    if it["aura"] is not None:
        key, amount = f"aura.{it['aura']['whom']}", it["aura"]["amount"]
        found.append(("aura", say(key, amount=amount), say(f"{key}.text", amount=amount)))
    plain = [*it["abilities"], *(["mana"] if it["mana"] else [])]
    found += [(key, say(f"ability.{key}"), say(f"ability.{key}.text")) for key in plain]
    if it.get("fear") and not pen.alone:
        name, text = say("ability.fear"), say("ability.fear.text", fear=it["fear"])
        found.append(("fear", f"{name} {it['fear']}", text))
    return found


def _ribbon(pen: Pen, key: str) -> Node:
    return [span(".hik-ribbon")[icon("glance"), pen(key)], " "]


def _back(sign: str) -> Element:
    return span(".hik-back", aria_hidden="true")[icon(sign)]

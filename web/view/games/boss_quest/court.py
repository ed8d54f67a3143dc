"""The middle of Boss Quest's table: boss, track, magician, armourer, reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.numbers import number, signed
from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, button, details, div, h2, h3, li, p, section, span, strong, summary, ul
from web.view.cards import icon, written
from web.view.games.boss_quest.cards import boss as picture
from web.view.games.boss_quest.cards import hue, kind_of

if TYPE_CHECKING:
    from web.view.games.boss_quest.pen import Data, Pen

BEYOND = 6  # how far the track goes on behind the boss
PLACE_SIGNS = {"armourer": "armourer", "magician": "magician", "aside": "check"}


def boss(pen: Pen) -> Element:
    """The boss with its points, and the spells beside it."""
    it = pen.view["boss"]
    change = it["hp"] - it["base"]
    who = "reaper" if it["reaper"] else "boss"
    beaten = pen.view["bosses"]["beaten"]
    left = pen.view["bosses"]["count"]
    beside = [entry["spell"] for entry in pen.view["active"] if entry["on"] is None]
    own = not pen.derived["house_reaper"]
    said = pen.say(
        f"{who}.{'changed' if change else 'hp'}",
        hp=it["hp"],
        base=it["base"],
        whose=pen.say("own" if own else "house"),
    )
    return section("#boss.boss", aria_labelledby="boss-title", data_reaper=it["reaper"], data_zone="boss")[
        h2("#boss-title.zone-title")[
            pen.texts(f"boss-quest.{who}"), span(".zone-note")[pen.say("round", n=pen.view["round"])]
        ],
        button(".boss-card", pen.pointing.attrs(who), type="button", id="boss-card")[
            picture(it["base"], it["reaper"]),
            span(".boss-points")[
                span(".visually-hidden")[said],
                strong(".boss-hp", aria_hidden="true")[str(it["hp"])],
                span(".boss-unit", aria_hidden="true")[pen.texts("boss-quest.hp")],
                span(".boss-sum", aria_hidden="true")[f"{it['base']} {signed(change)}"] if change else None,
                pen.house("house.value") if it["reaper"] and not own else None,
            ],
        ],
        p(".stocks")[
            pen.stock("bosses", "boss", left, pen.say("bosses", count=left)),
            span(".beaten")[pen.texts("boss-quest.beaten", bosses=", ".join(map(str, beaten)))]
            if beaten
            else None,
            _reaper(pen),
        ],
        track(pen),
        div(".beside", role="group", aria_label=pen.texts("boss-quest.beside"))[
            [pen.tile(spell, "beside", "chip") for spell in beside]
            if beside
            else p(".zone-empty")[pen.texts("boss-quest.beside.none")]
        ],
    ]


def _reaper(pen: Pen) -> Node:
    """The reaper's card while nobody fights it."""
    it = pen.view["reaper"]
    if it["state"] in ("out", "fights"):
        return None
    own = not pen.derived["house_reaper"]
    words = pen.texts(f"boss-quest.reaper.{it['state']}", hp=it["hp"])
    mark = None if own or it["state"] in ("taken", "done") else pen.house("house.value")
    return button(
        ".reaper", pen.pointing.attrs("reaper"), type="button", id="reaper-card", data_state=it["state"]
    )[icon("reaper"), span[words, mark]]


# --- how near each is ---


def track(pen: Pen) -> Element:
    """Everybody's force on one scale, with the boss as a line. The same is said at each knight."""
    most = max((player["force"]["most"] for player in pen.view["players"]), default=0)
    scale = max(pen.hp + BEYOND, most + 1)
    return div(".track", aria_hidden="true", data_style=f"--boss: {pen.hp / scale:.4f}")[
        [_lane(pen, seat, scale) for seat in pen.order]
    ]


def _lane(pen: Pen, seat: int, scale: int) -> Element:
    player = pen.view["players"][seat]
    least, most = player["force"]["least"], player["force"]["most"]
    there = not pen.over and player["place"] is not None and player["hidden"] is not None
    low, high = (min(max(end, 0), scale) / scale for end in (least, most))
    return div(
        ".lane",
        pen.pointing.gauge("force", player["letter"]),
        data_seat=SEAT_LETTERS[seat],
        data_state=pen.derived["stands"][player["letter"]],
        data_acts=pen.acts(seat),
    )[
        pen.pawn(seat),
        icon(PLACE_SIGNS[player["place"]], "lane-place") if there else span(".lane-place"),
        span(".lane-bar", data_style=f"--least: {low:.4f}; --most: {high:.4f}")[
            [span(".lane-sure"), span(".lane-range")] if there else None
        ],
        span(".lane-number")[pen.force(player)[0] if there else "–"],
    ]


# --- the magician ---


def magician(pen: Pen) -> Element:
    """The magician with the spells that can be had; who has finished stands there."""
    view = pen.view
    count, left = len(view["spells"]["discard"]), view["spells"]["count"]
    tiles = [li[pen.tile(spell, "row")] for spell in view["row"]]
    if view["aims"] is not None:
        tiles.append(
            li(".turned")[pen.tile(view["aims"], "turned"), p(".tag")[pen.texts("boss-quest.turned")]]
        )
    if view["mystery"] is not None:
        tiles.insert(0, li[_mystery(pen, view["mystery"])])  # first: it stays where it is when spells go
    return section("#magician.magician", aria_labelledby="magician-title", data_zone="magician")[
        div(".zone-head")[
            h2("#magician-title.zone-title")[icon("magician"), pen.texts("boss-quest.magician")],
            _pawns(pen, "magician"),
            p(".stocks")[
                pen.stock("spells", "mystery", left, pen.say("spells", count=left)),
                button(".opener", type="button", popovertarget="spell-discard")[
                    icon("spread"), pen.texts("boss-quest.discard", n=count)
                ]
                if count
                else None,
            ],
        ],
        ul(".spells")[tiles] if tiles else p(".zone-empty")[pen.say("magician.none")],
    ]


def discarded(pen: Pen) -> Element | None:
    """The discarded spells one by one, shown when they are asked for."""
    discard: list[str] = pen.view["spells"]["discard"][::-1]
    return pen.spread("spell-discard", pen.texts("boss-quest.discard.title"), discard) if discard else None


def _mystery(pen: Pen, mystery: Data) -> Element:
    """The mystery spell, face down, with what can be done with it. Who has looked at it sees what it is."""
    deeds = [(deed, pen.pointing.do(deed)) for deed in ("open", "bury", "scry", "renew")]
    instead = {"data-mark": "other"} if pen.pointing.marks.picked else {}  # another spell has been chosen
    buttons = [
        button(
            ".deed",
            {**attrs, **instead},
            type="button",
            id=f"mystery-{deed}",
            aria_label=pen.localizer.text(f"do.{deed}"),
        )[pen.texts(f"boss-quest.do.{deed}")]
        for deed, attrs in deeds
        if attrs
    ]
    if mystery:
        spell = mystery["spell"]
        opened = "open" in mystery  # for looking back
        key = "boss-quest.mystery.open" if opened else "boss-quest.mystery.seen"
        seen = pen.texts(key, **({} if opened else {"name": pen.name(pen.near)}))
        sign, title = pen.sign(spell), pen.title(spell)
        text: Node = [icon("glance"), pen.texts(f"boss-quest.spell.{kind_of(spell)}"), " ", seen]
    else:
        sign = written(span(".spell-sign", aria_hidden="true")[icon("mystery")])
        title = pen.texts("boss-quest.mystery")
        text = pen.texts("boss-quest.mystery.text")
    return div("#mystery.spell.spell--covered", data_seen=bool(mystery))[
        sign,
        button(".spell-title", pen.pointing.attrs("mystery"), type="button", id="mystery-title")[title],
        " ",
        span(".spell-text")[text] if mystery or not buttons else None,
        div(".deeds", role="group", aria_label=pen.texts("boss-quest.mystery"))[buttons] if buttons else None,
    ]


def _at(pen: Pen, place: str) -> list[int]:
    """Whose pawns stand at a place, in the order of the turns."""
    seats, players = pen.seats, pen.view["players"]
    ring = [(pen.view["armourer"] + step) % seats for step in range(1, seats + 1)]
    return [seat for seat in ring if players[seat]["place"] == place and players[seat]["hidden"] is not None]


def _pawns(pen: Pen, place: str) -> Node:
    """The pawns that stand at a place; beside the armourer's, of those who do not go to the magician."""
    there = _at(pen, place)
    names = ", ".join(pen.name(seat).label for seat in there)
    return p(".pawns", data_place=place)[
        span(".visually-hidden")[
            pen.texts(f"boss-quest.at.{place}", names=names)
            if there
            else pen.texts(f"boss-quest.at.{place}.none")
        ],
        icon("check") if place == "aside" else None,
        [span(".standing", data_acts=pen.acts(seat))[pen.pawn(seat)] for seat in there],
    ]


# --- the armourer ---


def armoury(pen: Pen) -> Element:
    """The weapon pile, who still stands there, and how many can be asked for."""
    count = pen.view["weapons"]["count"]
    return section("#armoury.armoury", aria_labelledby="armoury-title", data_zone="armoury")[
        div(".zone-head")[
            h2("#armoury-title.zone-title")[
                button(".armoury-what", pen.pointing.attrs("armourer"), type="button", id="armoury-what")[
                    icon("armourer"), span(".armoury-name")[pen.texts("boss-quest.armourer")]
                ]
            ],
            div(".places")[_pawns(pen, "armourer"), _pawns(pen, "aside") if _at(pen, "aside") else None],
            p(".stocks")[pen.stock("weapons", "attack", count, pen.say("weapons", count=count))],
        ],
        div(".numbers", role="group", aria_label=pen.texts("boss-quest.ask"))[
            span(".numbers-title", aria_hidden="true")[pen.texts("boss-quest.ask")],
            [_number(pen, n) for n in pen.derived["numbers"]],
        ],
    ]


def _number(pen: Pen, n: int) -> Element:
    label = pen.texts("boss-quest.ask.n", n=n)
    return button(".number", pen.pointing.attrs(str(n)), type="button", id=f"number-{n}", aria_label=label)[
        str(n)
    ]


# --- the edge: the reserve, and what is ours ---


def edge(pen: Pen) -> Element:
    """The companions that nobody has, and a note on what the booklet's pictures held."""
    reserve: list[str] = pen.view["reserve"]
    return div(".edge")[
        section(".reserve", aria_labelledby="reserve-title", data_zone="reserve")[
            h3("#reserve-title.zone-title")[pen.texts("boss-quest.reserve")],
            ul(".companions")[[li[pen.companion(name, f"reserve-{name}")] for name in reserve]],
        ]
        if reserve
        else None,
        _note(pen),
    ]


def _note(pen: Pen) -> Element:
    """The colours with their signs, and which values are the house's."""
    view, known = pen.view, pen.derived
    companions = bool(view["reserve"]) or any(player["companion"] for player in view["players"])
    kept = {
        "colours": True,
        "companions": companions,
        "potions": known["potions"] and known["house_potions"],
        "reaper": view["reaper"]["state"] != "out" and known["house_reaper"],
    }
    values = ", ".join(pen.texts(f"boss-quest.note.{key}") for key, there in kept.items() if there)
    return div(".note")[
        ul(".legend", aria_label=pen.texts("boss-quest.legend"))[
            [
                li[
                    hue(colour, pen.letter(colour)),
                    span[
                        pen.localizer.text(f"colour.{colour}"),
                        pen.house("house.value") if ours else None,
                    ],
                ]
                for colour, ours in known["colours"].items()
            ]
        ],
        details(".note-text")[
            summary[icon("house", "house"), " ", pen.texts("boss-quest.note.title")],
            p[pen.texts("boss-quest.note", values=values)],
        ],
    ]


def distance(pen: Pen, player: Data) -> str:
    """How far a force is from the boss, in words."""
    least, most = player["force"]["least"], player["force"]["most"]
    how = pen.derived["stands"][player["letter"]]
    if how == "fails":
        return pen.texts("boss-quest.fails")
    if how == "under" and least < most == pen.hp:
        how = "reach"
    if how in ("exact", "maybe", "reach"):
        return pen.texts(f"boss-quest.{how}")
    far = least - pen.hp if how == "over" else pen.hp - most
    return pen.texts(f"boss-quest.{how}" if least == most else f"boss-quest.{how}.least", n=number(far))

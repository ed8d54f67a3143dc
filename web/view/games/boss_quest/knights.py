"""A knight of Boss Quest: who, hearts and keys, weapons with their force, companion, spells lying before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.people import SEAT_LETTERS
from web.html import Element, Node, button, div, h2, li, p, section, span, strong, ul
from web.view.cards import icon
from web.view.games.boss_quest.cards import covered
from web.view.games.boss_quest.court import distance
from web.view.marked import counted
from web.view.people import named

if TYPE_CHECKING:
    from web.view.games.boss_quest.pen import Data, Pen


def knight(pen: Pen, seat: int) -> Element:
    """One player. The one below is shown large, with the weapons as buttons."""
    player = pen.view["players"][seat]
    letter = SEAT_LETTERS[seat]
    near = seat == pen.near
    # who chooses a player wants to know the force, which the bar may cover
    if player["hidden"] is not None or player["visible"]:
        force, _ = pen.force(player)
        pen.pointing.names[letter] = pen.texts("boss-quest.named", who=pen.name(seat).label, force=force)
    return section(
        f".knight.knight--{'near' if near else 'far'}",
        aria_labelledby=f"knight-{letter}",
        data_zone="own" if near else None,
        data_seat=letter,
        data_role=player["role"],
        data_acts=pen.acts(seat),
        data_wins=seat in pen.winners,
    )[
        div(".who")[
            h2(".who-name")[
                button(".plate", pen.pointing.attrs(letter), type="button", id=f"knight-{letter}")[
                    pen.pawn(seat), span(".plate-name")[named(pen.name(seat), pen.texts)]
                ]
            ],
            _flags(pen, seat, player),
        ],
        _tokens(pen, player),
        _force(pen, player),
        _weapons(pen, player, near=near),
        _chips(pen, player),
    ]


def _flags(pen: Pen, seat: int, player: Data) -> Node:
    """What is special about a player: armourer, to play, finished, ghost, reaper, out, winner."""
    role, there = player["role"], player["hidden"] is not None and not pen.over
    finished = player["place"] in ("magician", "aside") and there
    flags = [
        ("wins", "laurels", seat in pen.winners),
        (role, "close" if role == "gone" else role, role != "knight"),
        ("acts", "hourglass", pen.acts(seat) and not finished),
        ("armourer", "armourer", seat == pen.view["armourer"] and role != "gone"),
        ("finished", "check", finished),
    ]
    shown = [
        li(".flag-item", data_flag=key)[icon(sign), span(".flag-word")[pen.texts(f"boss-quest.flag.{key}")]]
        for key, sign, holds in flags
        if holds
    ]
    return ul(".flags")[shown] if shown else None


def _tokens(pen: Pen, player: Data) -> Element:
    hearts, keys, target = player["hearts"], player["keys"], pen.view["target"]
    lit = pen.pointing.gauge("tokens", player["letter"])
    return button(
        ".tokens", pen.pointing.attrs("tokens"), lit, type="button", id=f"tokens-{player['letter']}"
    )[
        span(".visually-hidden")[pen.texts("boss-quest.tokens", hearts=hearts, keys=keys, target=target)],
        span(".hearts", counted(f"hearts:{player['letter']}", hearts, blow=True), aria_hidden="true")[
            [
                icon("suit-hearts", "" if n < hearts else "lost")
                for n in range(max(pen.derived["hearts"], hearts))
            ]
        ],
        span(".keys", counted(f"keys:{player['letter']}", keys), aria_hidden="true")[
            [icon("key", "" if n < keys else "lost") for n in range(max(target, keys))]
        ],
    ]


def _force(pen: Pen, player: Data) -> Node:
    if player["hidden"] is None and not player["visible"]:
        return p(".force", data_state="none")[span(".visually-hidden")[pen.texts("boss-quest.no_weapons")]]
    if pen.over:  # the spells of the last combat are discarded: the weapons alone would give another force
        return p(".force", data_state="none")
    figures, sentence = pen.force(player)
    lit = pen.pointing.gauge("force", player["letter"])
    most = player["force"]["most"]
    known = player["force"]["least"] == most  # what is only known better has not changed
    return p(".force", lit, data_later=True, data_state=pen.derived["stands"][player["letter"]])[
        span(".visually-hidden")[sentence, ", "],
        strong(
            ".force-figures",
            counted(f"force:{player['letter']}", most, since=pen.view["round"]) if known else {},
            aria_hidden="true",
        )[figures],
        span(".force-of", aria_hidden="true")[f"/ {pen.hp}"],
        " ",
        span(".force-distance")[distance(pen, player)],
    ]


# --- weapons ---


def _weapons(pen: Pen, player: Data, *, near: bool) -> Node:
    hidden = player["hidden"]
    cards = [] if hidden is None else [li[_hidden(pen, player, hidden, near=near)]]
    cards += [li[_weapon(pen, it, pen.weapon_name(it), pen.weapon(it))] for it in player["visible"]]
    if not cards:
        return None
    title = pen.texts("boss-quest.weapons", n=len(cards))
    return ul(
        ".weapons",
        aria_label=title,
        data_style=f"--count: {len(cards)}",
    )[cards]


def _hidden(pen: Pen, player: Data, hidden: Data, *, near: bool) -> Element:
    """A hidden weapon: face down, or what this viewer knows of it."""
    if not hidden:
        return button(".weapon", pen.pointing.attrs("back"), type="button", id=f"hidden-{player['letter']}")[
            covered(), span(".visually-hidden")[pen.say("hidden")]
        ]
    it = hidden["weapon"]
    mine = near and pen.viewer is not None
    key = "shown" if pen.revealed else "mine" if mine else "seen"
    label = pen.texts(f"boss-quest.hidden.{key}", weapon=pen.weapon_name(it))
    ribbon = span(".ribbon", aria_hidden="true")[
        icon("covered" if key == "mine" else "glance"),
        span(".ribbon-word")[pen.texts(f"boss-quest.ribbon.{key}")],
    ]
    return _weapon(pen, it, label, [pen.weapon(it), ribbon])


def _weapon(pen: Pen, it: Data, label: str, shown: Node) -> Element:
    name = it["name"]
    return button(".weapon", pen.pointing.attrs(name), type="button", id=f"weapon-{name}", data_card=name)[
        shown, span(".visually-hidden")[label]
    ]


# --- what lies beside them ---


def _chips(pen: Pen, player: Data) -> Node:
    """The companion, and the active spells that lie before the player."""
    before = [entry["spell"] for entry in pen.view["active"] if entry["on"] == player["letter"]]
    companion = player["companion"]
    if companion is None and not before:
        return None
    return div(".chips")[
        pen.companion(companion, player["letter"]) if companion is not None else None,
        [pen.tile(spell, f"before-{player['letter']}", "chip") for spell in before],
    ]

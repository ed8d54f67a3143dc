"""The pictures of Boss Quest's rulebook, made of the pieces of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.words.numbers import number
from web import html as h
from web.model.marks import Marks
from web.view.cards import icon
from web.view.games.boss_quest.cards import boss, covered, pawn, potion, weapon
from web.view.games.boss_quest.pen import Pen
from web.view.illustration import Illustration
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from markupsafe import Markup

    from pygames.words.localizer import Localizer
    from web.texts import Texts

HP = 17
Weapons = tuple[tuple[str, int], ...]
NEAR: Weapons = (("red", 7), ("blue", 6), ("green", 3))
FAR: Weapons = (("purple", 5), ("red", 4), ("blue", 5))
OVER: Weapons = (("green", 7), ("purple", 6), ("blue", 6))
EXACT: Weapons = (("red", 7), ("purple", 6), ("green", 4))


def illustrations(localizer: Localizer, texts: Texts) -> dict[str, Illustration]:
    """The pictures by part of the glance or rule. The sums are those of the rules that they stand with."""
    pen = Pen(pygames.new(localizer.game.id, seed=1).view(None), localizer, texts, Pointing(Marks()))
    drawn: dict[str, h.Node] = {
        "goal": [_boss(), _weapons(pen, NEAR), _sum(NEAR)],
        "turn": [h.span(".figure-row")[covered(), _weapon(pen, "blue", 4)], _spell(pen, "boss+1")],
        "winning": [_player(pen, "A", EXACT, "key", "+1"), _player(pen, "B", OVER, "suit-hearts", "−1")],
        "BQ-03": _boss(),
        "BQ-24": [h.span(".figure-row")[covered(), _weapons(pen, NEAR[1:])], _sum(NEAR)],
        "BQ-35": _spell(pen, "force+1"),
        "BQ-36": _spell(pen, "boss-1"),
        "BQ-45": [
            _boss(),
            h.span(".figure-rows")[
                _player(pen, "A", NEAR, "key", "+1"),
                _player(pen, "B", FAR),
                _player(pen, "C", OVER, "suit-hearts", "−1"),
            ],
        ],
        "BQ-76": potion(-2, 2, 2, read=False, house=False),
    }
    found = {key: Illustration(it, (texts(f"boss-quest.figure.{key}"),)) for key, it in drawn.items()}
    parts = tuple(texts(f"boss-quest.figure.weapon.{part}") for part in ("value", "colour"))
    found["BQ-05"] = Illustration(_weapon(pen, "blue", 5), parts)
    return found


def _boss() -> h.Element:
    return h.span(".scene-boss")[boss(HP, reaper=False), h.strong(".scene-number")[str(HP)]]


def _weapon(pen: Pen, colour: str, value: int) -> Markup:
    return weapon(colour, value, pen.letter(colour))


def _weapons(pen: Pen, weapons: Weapons) -> h.Element:
    return h.span(".figure-row")[[_weapon(pen, *it) for it in weapons]]


def _sum(weapons: Weapons) -> h.Element:
    return h.strong(".scene-number")["= ", number(sum(value for _, value in weapons))]


def _player(pen: Pen, letter: str, weapons: Weapons, sign: str = "", change: str = "") -> h.Element:
    """A player's weapons, the force, and what came of it."""
    return h.span(".figure-player")[
        pawn(letter, letter),
        _weapons(pen, weapons),
        _sum(weapons),
        h.span(".scene-sign")[icon(sign), change] if sign else None,
    ]


def _spell(pen: Pen, spell: str) -> h.Element:
    return h.span(".spell", data_tone=pen.tone(spell))[pen.face(spell)]

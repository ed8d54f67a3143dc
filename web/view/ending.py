"""The picture of an end and its story: our own shapes, with the game's signs. For the eye only.

`ENDINGS` in `ending.py` of the game's folder says which signs stand where, and in what land.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from pygames.engine.game_files import game_module
from web import html as h

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from web.model.session import Session
    from web.texts import Texts

WIDE, HIGH, GROUND = 320, 120, 100  # units; the ground is as high as the signs stand
SHAPES = {
    "hills": "M0 100 Q50 66 110 92 T220 84 T320 96 V120 H0Z",
    "ground": "M0 100 H320 V120 H0Z",
    "hall": "M0 0H320V120H0ZM24 100V46Q24 14 60 14T96 46V100ZM124 100V40Q124 6 160 6T196 40V100Z"
    "M224 100V46Q224 14 260 14T296 46V100Z",
    "gate": "M84 120V44Q84 4 160 4T236 44V120H214V48Q214 22 160 22T106 48V120Z",
    "bars": "M118 30h4v90h-4zM136 24h4v96h-4zM154 22h4v98h-4zM172 23h4v97h-4zM190 28h4v92h-4z"
    "M106 56h108v4h-108zM106 84h108v4h-108z",
    "leaves": "M106 40L70 28V120L106 112ZM214 40L250 28V120L214 112Z",
    "rays": "M160 100L40 0H80ZM160 100L110 0H140ZM160 100L180 0H210ZM160 100L240 0H280Z",
    "head": "M0 -28a7 7 0 1 1 .1 0Z",
    "dress": "M-6 -28H6L9 -16L16 0H-16L-9 -16Z",
    "banner": "M-1 0V-60H1V0ZM1 -58H26L19 -48L26 -38H1Z",
}
LANDS = {
    "field": ("hills", "ground"),
    "hall": ("hall", "ground"),
    "gate-open": ("gate", "leaves", "ground"),
    "gate-shut": ("gate", "bars", "ground"),
}


class Sign(NamedTuple):
    """A sign of the page, or ("dress", "banner") a shape of ours, that stands here; `turned` degrees."""

    name: str
    x: int
    size: int
    tone: str = "light"
    up: int = 0
    turned: int = 0


class Ending(NamedTuple):
    """A picture: the land at day or night, and the signs from the back to the front."""

    land: str
    day: bool
    signs: Sequence[Sign]


def key_of(session: Session) -> str:
    """The key of the picture and the story of this end; "" if the game has none for it.

    Where one person plays, the key depends on whether that person has won, else on whether anybody has.
    """
    result, alone = session.result, session.alone
    won = "won" if result.winners and (alone is None or alone in result.winners) else "lost"
    keys = (f"{result.how}-{won}", result.how)
    known = _endings(session.match.game.id)
    if not result.winners and session.match.seats > 1:
        return next((key for key in keys if key in known), "")
    return next((key for key in (*keys, won) if key in known), "")


def ending(session: Session, texts: Texts, told: str) -> list[h.Node]:
    """The picture, and the three lines of the story, of which `told` says how the game ended."""
    game, key = session.match.game.id, key_of(session)
    if not key:
        return [None, h.p(".end-how")[told]]
    lines = [texts(f"{game}.end.{key}.first"), told, texts(f"{game}.end.{key}.last")]
    story = h.div(".end-story")[(h.p(class_="end-how" if it == told else None)[it] for it in lines)]
    return [picture(game, key), story]


def picture(game: str, key: str) -> Markup:
    """The picture of this end of the game."""
    it = _endings(game)[key]
    shapes = LANDS[it.land]
    around = "".join(_path(name) for name in (("rays", *shapes) if it.day else shapes))
    signs = "".join(_sign(sign) for sign in it.signs)
    kind = "day" if it.day else "night"
    return Markup(  # noqa: S704 - of our own making
        f'<svg class="ending" viewBox="0 0 {WIDE} {HIGH}" data-sky="{kind}" aria-hidden="true">'
        f'<rect class="ending-sky" width="{WIDE}" height="{HIGH}"/><circle class="ending-light" '
        f'cx="{160 if it.day else 268}" cy="{96 if it.day else 26}" r="{46 if it.day else 13}"/>'
        f"{around}{signs}</svg>"
    )


def _path(name: str) -> str:
    return f'<path class="ending-{name}" fill-rule="evenodd" d="{SHAPES[name]}"/>'


def _sign(sign: Sign) -> str:
    foot = GROUND + 6 - sign.up
    if sign.name in SHAPES:
        scale = sign.size / 40
        return (
            f'<path class="ending-sign" data-tone="{sign.tone}" d="{SHAPES[sign.name]}" '
            f'transform="translate({sign.x} {foot}) rotate({sign.turned}) scale({scale:g})"/>'
        )
    half = sign.size / 2
    turn = f' transform="rotate({sign.turned} {sign.x} {foot - half:g})"' if sign.turned else ""
    return (
        f'<use class="ending-sign" data-tone="{sign.tone}" href="#icon-{sign.name}" x="{sign.x - half:g}" '
        f'y="{foot - sign.size}" width="{sign.size}" height="{sign.size}"{turn}/>'
    )


def _endings(game: str) -> Mapping[str, Ending]:
    module = game_module(game, "ending", "web.view.games")
    found: Mapping[str, Ending] = module.ENDINGS if module is not None else {}
    return found

"""The face of a card of Immortal King: a card of the dungeon, an adventurer, an equipment card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.numbers import between
from web.model.marks import Marks
from web.view.face import Face, domain_of, ruled
from web.view.games.immortal_king.cards import ITEM_SIGNS
from web.view.games.immortal_king.corridors import abilities
from web.view.games.immortal_king.pen import Pen
from web.view.pictures import picture
from web.view.pointing import Pointing

if TYPE_CHECKING:
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts
    from web.view.games.immortal_king.pen import Data

GAME = "immortal-king"
POWERS = {"gift": "HIK-09", "temporary": "HIK-10", "ultimate": "HIK-13"}
ITEMS = {"potion": ("HIK-17", "HIK-18"), "object": ("HIK-19",), "quest": ("HIK-20", "HIK-21")}


def face(word: str, view: View, localizer: Localizer, texts: Texts) -> Face | None:
    """What stands on this card, with its keywords; None where the word names no card that is seen.

    A dungeon card that lies face up is as it counts now, another one as it is printed.
    """
    pen = Pen(view, localizer, texts, Pointing(Marks()))
    domain = domain_of(word, localizer)
    if domain == "adventurer":
        return _adventurer(word, pen)
    if domain == "equipment":
        return _item(word, pen)
    known = (it for place, it in pen.places() if it and word in (place, it["card"]))
    seen = next(known, None) or ({} if domain else dict(pen.details("card", word)))
    return _encounter(seen, pen) if seen else None


def _adventurer(word: str, pen: Pen) -> Face | None:
    deeds = pen.details("adventurer", word)
    if not deeds:
        return None
    box = pen.view["box"]
    people = [*pen.view["party"], *(box["adventurers"] if box else ())]
    it: Data = next((it for it in people if it["adventurer"] == word), {})
    colon = pen.texts("colon")
    return Face(
        pen.word("adventurer", word),
        pen.localizer.text(f"kind.{it['gender']}.{it['type']}") if it else "",
        picture(GAME, it["id"]) or f"type-{it['type']}" if it else "",
        lines=[f"{pen(kind)}{colon} {deeds[kind]}" for kind in POWERS],
        terms=[(pen(kind), ruled(pen.localizer, rule)) for kind, rule in POWERS.items()],
    )


def _item(word: str, pen: Pen) -> Face | None:
    printed = pen.details("equipment", word)
    if not printed:
        return None
    held, box = pen.view["equipment"], pen.view["box"]
    items = [*(held["hand"] or ()), *held["open"], *held["drunk"], *(box["equipment"] if box else ())]
    it: Data = next((it for it in items if it["equipment"] == word), {})
    name, lines = pen.word("equipment", word), [printed["text"]]
    if not it:
        return Face(name, lines=lines)
    if it["cost"]:
        lines.append(pen.said_cost(it["cost"]))
    kind = pen.localizer.text(f"type.{it['type']}")
    art = picture(GAME, it["id"]) or ITEM_SIGNS[it["type"]]
    return Face(name, kind, art, lines=lines, terms=[(kind, ruled(pen.localizer, *ITEMS[it["type"]]))])


def _encounter(it: Data, pen: Pen) -> Face:
    card = pen.details("card", it["card"])
    colour = [pen.colour(it["colour"])] if it["colour"] else []
    family = [pen.word("family", it["family"]), *card["groups"], *colour]
    sign = "final-monster" if it["card"] == pen.view["final"]["card"] else f"family-{it['family']}"
    gestures = it["family"] == "greenskin" and not pen.alone
    power = between(*it["powers"]) if "powers" in it else it["printed"]
    shown = [(label, text) for _, label, text in abilities(pen, it)]
    if it.get("tenacity"):
        shown.append((pen("tenacity"), pen("tenacity.text")))
    if gestures:
        shown.append((pen("by_gestures.title"), pen("gesture.rule")))
    elif it.get("power") is None:
        shown += card["letters"]
    return Face(
        pen.word("card", it["card"]),
        ", ".join(family),
        picture(GAME, it["card"].partition("#")[0]) or sign,
        () if gestures else [("attack", power, f"{pen('power')} {power}")],
        terms=shown,
    )

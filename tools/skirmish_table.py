"""The table of docs/hero-realms-skirmish.md: what each card of the market does in the boss's zone.

python -m tools.skirmish_table     writes it into the document
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pygames.games.hero_realms.cards import ALLIED, CARDS, COST, IS_CHAMPION, IS_GUARD, MARKET
from pygames.games.hero_realms_skirmish.acting import SMASH_AND_GRAB, VARRICK, main_key, parts
from pygames.games.hero_realms_skirmish.state import SkirmishState
from tests.hero_realms_skirmish.scene import scene

DOCUMENT = Path(__file__).parents[1] / "docs" / "hero-realms-skirmish.md"
HEAD = "| card | cost | main action, coin on top | main action, attack card on top | ally |"
COUNTED = {
    "champions": "for each champion in the zone",
    "other_champions": "for each other champion in the zone",
    "other_guards": "for each other guard in the zone",
    "other_wild_cards": "for each other Wild card in the zone",
}
SPECIAL = {
    VARRICK: "the dearest champion of the sacrifice pile takes its place",
    SMASH_AND_GRAB: "the dearest action of the sacrifice pile that costs no more comes into play",
}
GEM = "| Fire Gem | 2 | never in the zone: it counts the turns | never | |"


def cards() -> list[int]:
    """The first copy of each face of the market."""
    return [*{CARDS[card].id: card for card in reversed(MARKET)}.values()][::-1]


def said(state: SkirmishState, key: str) -> str:
    """What an ability does in the boss's zone; a dash for nothing."""
    return ", ".join([_part(effect, params) for effect, params in parts(state, key)]) or "–"


def _part(effect: str, params: dict[str, Any]) -> str:
    n = params.get("n", 1)
    if effect == "gain":
        each = f" {COUNTED[params['per']]}" if "per" in params else ""
        return f"+{n} {params['what']}{each}"
    if effect == "draw":
        return "draws a card" if n == 1 else f"draws {n} cards (HRS-40: one)"
    return f"the player discards {n}" if effect == "discard" else "one of the player’s champions is turned"


def rows() -> list[str]:
    """The lines of the table."""
    coin, attack = scene("borg", "gold").state, scene("borg", "dagger").state
    return [_row(card, coin, attack) for card in cards()] + [GEM]


def _row(card: int, coin: SkirmishState, attack: SkirmishState) -> str:
    face = CARDS[card]
    kind = f", champion {'and guard, ' if IS_GUARD[card] else ''}{face.defense}" if IS_CHAMPION[card] else ""
    main = [said(state, main_key(card)) for state in (coin, attack)]
    if face.id in SPECIAL:
        main = [SPECIAL[face.id] if it == "–" else f"{it}; {SPECIAL[face.id]}" for it in main]
    ally = said(coin, ALLIED[card]) if ALLIED[card] else ""
    return f"| {face.name.en}{kind} | {COST[card]} | {main[0]} | {main[1]} | {ally} |"


def table() -> str:
    """The whole table as lines."""
    return "\n".join([HEAD, "|---" * 5 + "|", *rows()]) + "\n"


def written(document: str) -> str:
    """A document with the table in its place."""
    before, rest = document.split(HEAD)
    after = rest.split("\n\n", 1)[1]
    return f"{before}{table()}\n{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), encoding="utf-8")

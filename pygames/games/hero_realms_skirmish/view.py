"""The view: that of Hero Realms (its `view.py` tells the fields), with the boss.

- `boss`: `card`, `health`, `start`, `faction`, `shield`, `attack`, its pools `gold` and `combat`, and
  - `champions`: `{card, prepared, guard, defense}`; `actions`: cards; `passing`: cards
  - `felled`: its stunned champions, in the variant
  - `behaviour`: the cards used, the one that counts last; `pile`: those still to be chosen
  - `attacking`: whether an attack card counts; `value`: its value
  - `abilities`: whether the bosses' abilities are played
- `counter`: how many Fire Gems are left; `for_sale`: whether the top one can be bought;
  `reinforced`: after how many more gems reinforcements come
- `outlooks`: by behaviour card, of those to be chosen and the one that counts, what the boss does by it at
  the market as it lies: `{attack, value, way, n, cards}` (`outlook.py`)
- `step`: the step of the boss's turn under way, 0 in the player's turn
- `struck`: how much is left of the attack under way, of either side, while somebody is asked about it
- `claims`: costs of the cards that make the boss discard
- `paper`: whether the cards are on a real table; the player's `discard` is then all that is the player's
"""

from __future__ import annotations

from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.cards import DEFENSE, NAMES
from pygames.games.hero_realms.view import view as base_view
from pygames.games.hero_realms_skirmish.bosses import HEALTH, attack_score, is_attack, value_of
from pygames.games.hero_realms_skirmish.choosing import SETTLE
from pygames.games.hero_realms_skirmish.outlook import outlook
from pygames.games.hero_realms_skirmish.state import SkirmishState

BY_THE_RULES = (
    "behaviour",
    "turned",
    "report",
    "hurting",
    "guard",
    "exposed",
    "guarding",
    "giving",
    *SETTLE,
)  # no card asks
FOLLOWED = (
    (1, "secondary"),
    (2, "visit_market"),
    (3, "conjuring"),
    (5, "clear_zone"),
)  # what shows each step
STRIKING = ("guard", "exposed", "guarding", "giving")  # decisions whose context says how much is left


def view(state: SkirmishState, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker)."""
    found = base_view(state, seat)
    found["boss"] = _boss(state)
    found["counter"] = len(state.gems)
    found["for_sale"] = bool(state.for_sale and state.gems and state.gems[-1] not in state.reinforced)
    found["reinforced"] = [at for at, gem in enumerate(reversed(state.gems), 1) if gem in state.reinforced]
    known = [*state.pile, *state.behaviour[-1:]]
    found["outlooks"] = {NAMES[card]: _outlook(state, card) for card in known}
    if state.decision is not None and state.decision.name in BY_THE_RULES:
        found["asks"] = None
    found["step"] = _step(state)
    found["struck"] = state.context[1] if any(map(state.asks_for, STRIKING)) else 0
    found["claims"] = list(state.claims)
    found["paper"] = bool(state.paper)
    return found


def _names(cards: tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def _step(state: SkirmishState) -> int:
    """By what is still to come of the boss's turn."""
    return next((step for step, following in FOLLOWED if state.ahead(following)), 0)


def _outlook(state: SkirmishState, card: int) -> dict[str, Any]:
    it = outlook(state, card)
    shown = {"attack": is_attack(card), "value": value_of(card)}
    return {**shown, "way": it.way, "n": it.n, "cards": _names(it.cards)}


def _boss(state: SkirmishState) -> dict[str, Any]:
    guards = state.boss_guards()
    return {
        "card": NAMES[state.boss],
        "health": state.boss_health,
        "start": HEALTH,
        "faction": state.faction,
        "shield": DEFENSE[state.boss],
        "attack": attack_score(state.boss),
        "gold": state.boss_gold,
        "combat": state.boss_combat,
        "champions": [
            {
                "card": NAMES[card],
                "prepared": card not in state.tilted,
                "guard": card in guards,
                "defense": DEFENSE[card],
                "lacking": state.withstands(card),
            }
            for card in state.boss_champions
        ],
        "actions": _names(state.boss_actions),
        "passing": _names(state.passing),
        "felled": _names(state.felled),
        "behaviour": _names(state.behaviour),
        "pile": _names(state.pile),
        "exposes": state.attacking and not state.exposed,
        "value": state.top_value,
        "abilities": bool(state.abilities),
    }

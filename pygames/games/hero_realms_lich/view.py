"""The view: that of Hero Realms (its `view.py` tells the fields), with what the boss deck adds.

- `format`: `party` or `versus`; `party_size`: what "the size of the party" is on cards
- `asks`: `other` is whose hand is borrowed from, where that is asked
- `challengers`: seats whose challenge binds the boss in its next turn
- of each of the `players` besides:
  - `boss`: whether a boss sits here; `out`: whether this member is defeated
  - `adjacent`: the seats of the members next to this one
  - `challenged`: whether this member has challenged
  - `borrowed`: `{card, other}`, borrowed cards that this player has, and whose they are
  - `minions`: like `champions`; `powers`: `{card, kind, prepared, expend}`, the jar and the power card
  - `jars`: how many are face down, or will be; `broken`: destroyed jars
  - `grimoire`: how many minions are in it
"""

from __future__ import annotations

from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.cards import KIND, NAMES
from pygames.games.hero_realms.view import champion_data
from pygames.games.hero_realms.view import view as base_view
from pygames.games.hero_realms_lich.borrowing import APPOINTING, BORROWING
from pygames.games.hero_realms_lich.state import LichState


def view(state: LichState, seat: int | None) -> View:
    """What `seat` may know (None: an onlooker)."""
    found = base_view(state, seat)
    found["format"] = "versus" if state.versus else "party"
    found["party_size"] = state.party_size()
    if state.decision in (APPOINTING, BORROWING):
        found["asks"]["other"] = state.context[1]
    found["challengers"] = list(state.challengers)
    for owner, player in enumerate(found["players"]):
        player.update(_more(state, owner))
    return found


def _more(state: LichState, owner: int) -> dict[str, Any]:
    held = (*state.hands[owner], *state.in_play(owner))
    return {
        "start": state.most_health(owner) if state.packs[owner] >= 0 else 0,
        "boss": state.is_boss(owner),
        "adjacent": state.adjacent(owner),
        "challenged": bool(state.dared[owner]),
        "borrowed": [{"card": NAMES[card], "other": other} for card, other in state.borrowed if card in held],
        "minions": [champion_data(state, owner, card, []) for card in state.minions[owner]],
        "powers": [_power(state, owner, card) for card in state.powers[owner]],
        "jars": _face_down(state, owner),
        "broken": [NAMES[card] for card in state.broken[owner]],
        "grimoire": len(state.grimoires[owner]),
    }


def _face_down(state: LichState, owner: int) -> int:
    """Before the party has its packs no jar is drawn yet: as many as there will be (HRL-35, HRL-61)."""
    if state.is_boss(owner) and state.jar(owner) < 0 and not state.broken[owner]:
        return state.party_size()
    return len(state.jars[owner])


def _power(state: LichState, owner: int, card: int) -> dict[str, Any]:
    prepared = card not in state.expended[owner]
    mine = state.asks_for("main") and owner == state.active
    return {"card": NAMES[card], "kind": KIND[card], "prepared": prepared, "expend": mine and prepared}

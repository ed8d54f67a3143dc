"""What pointing at things means where the Lich plays: as in Hero Realms, with answers of its own."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.asking import DISCARD
from pygames.games.hero_realms.cards import CARD, PLAYER
from pygames.games.hero_realms.pointing import infer_action_type as base
from pygames.games.hero_realms.refusals import no
from pygames.games.hero_realms.turn import EXPEND
from pygames.games.hero_realms_lich.borrowing import APPOINT, BORROW
from pygames.games.hero_realms_lich.effects import CRUSH, TAKE_FREE
from pygames.games.hero_realms_lich.healing import HEAL
from pygames.games.hero_realms_lich.reasons import rule_of_power
from pygames.games.hero_realms_lich.state import LichState
from pygames.games.hero_realms_lich.turn import END

CARDS: dict[str, ActionType] = {"prevent": DISCARD, "stun-any": CRUSH, "free": TAKE_FREE, "borrow": BORROW}
PLAYERS: dict[str, ActionType] = {"heal": HEAL, "borrower": APPOINT}


def infer_action_type(state: LichState, words: tuple[str, ...]) -> ActionType | Refusal | None:
    """The type of action that a click on these things stands for; None where it means nothing."""
    first = words[0] if words else ""
    if words == (END.name,):  # the table has a button for it while it is not legal
        return END.why_not(state, state.active, ())
    if first in PLAYER.index and state.question in PLAYERS:
        return PLAYERS[state.question]
    if len(words) == 1 and first in CARD.index:
        if state.question in CARDS:
            return CARDS[state.question]
        card = CARD.index[first]
        seat = state.active
        if state.question == "main" and card in (*state.minions[seat], *state.powers[seat]):
            return EXPEND
        if state.question == "main" and any(card in powers for powers in state.powers):
            rule = rule_of_power(card)
            return no(rule, "power_of_other_boss" if state.versus else "power_of_boss", card=first)
    return base(state, words)

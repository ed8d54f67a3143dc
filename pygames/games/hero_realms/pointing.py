"""What pointing at things on the table means: the type of action that it begins, or why it begins none.

Where several begin with the same thing, the page asks; this says only what is refused when none is legal.
"""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.asking import (
    AIM,
    BANISH,
    CHOOSE,
    DISCARD,
    DRAW,
    PREPARE,
    RAISE,
    STUN,
    TOPDECK,
)
from pygames.games.hero_realms.cards import (
    ABILITY,
    ALLIED,
    BOX,
    CARD,
    EXPENDED,
    KIND,
    NAMES,
    NUMBER,
    PLAYER,
    SACRIFICED,
    SIDE,
    SKILL,
)
from pygames.games.hero_realms.classes import TAKE, USE_ABILITY, USE_SKILL
from pygames.games.hero_realms.combat import ATTACK, STRIKE
from pygames.games.hero_realms.market import ACQUIRE, USE, USE_OF
from pygames.games.hero_realms.refusals import no
from pygames.games.hero_realms.state import HeroRealmsState
from pygames.games.hero_realms.tracking import DISMISS
from pygames.games.hero_realms.turn import ALLY, EXPEND, PLAY, SACRIFICE

ANSWERS: dict[str, ActionType] = {  # what a card is pointed at for, by the decision
    "discard": DISCARD,
    "stun": STUN,
    "may-stun": STUN,
    "sacrifice": BANISH,
    "put": TOPDECK,
    "may-put": TOPDECK,
    "raise": RAISE,
    "prepare": PREPARE,
    "track": DISMISS,
}


def infer_action_type(state: HeroRealmsState, words: tuple[str, ...]) -> ActionType | Refusal | None:
    """The type of action that a click on these things stands for; None where it means nothing."""
    first = words[0] if words else ""
    if first in PLAYER.index:
        return AIM if state.question == "target" else ATTACK
    if len(words) != 1:
        return None
    if first in CARD.index:
        return ANSWERS.get(state.question) or _card(state, CARD.index[first])
    if first in SIDE.index and state.question == "choice":
        return CHOOSE
    if first in NUMBER.index:
        return DRAW
    if first in SIDE.index:
        return CHOOSE
    if first in BOX.index:
        return TAKE
    return USE if first in USE_OF.index else None


def _card(state: HeroRealmsState, card: int) -> ActionType | Refusal:
    """What one would do with a card in the Main phase, by where it lies."""
    seat = state.active
    if KIND[card] == SKILL:
        return USE_SKILL
    if KIND[card] == ABILITY:
        return USE_ABILITY
    if card in state.champions[seat]:
        return EXPEND if EXPENDED[card] or not ALLIED[card] else ALLY
    if state.owner(card) >= 0:
        return STRIKE
    if card in state.played[seat]:
        if state.question == "main" and not ALLIED[card] and not SACRIFICED[card]:
            return no("HR-25", "has_been_played", card=NAMES[card])
        return ALLY if ALLIED[card] or not SACRIFICED[card] else SACRIFICE
    if card in state.hands[seat] or card in state.discards[seat]:
        return PLAY
    return ACQUIRE

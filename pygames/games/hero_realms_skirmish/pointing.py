"""What pointing at things means in the Skirmish: as in Hero Realms, with the boss's cards besides."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.errors import Refusal
from pygames.games.hero_realms.asking import CHOOSE, DRAW
from pygames.games.hero_realms.cards import AMOUNT, CARD, IS_CHAMPION, NAMES
from pygames.games.hero_realms.market import ACQUIRE as BASE_ACQUIRE
from pygames.games.hero_realms.pointing import infer_action_type as base
from pygames.games.hero_realms.refusals import no
from pygames.games.hero_realms.turn import ALLY as BASE_ALLY
from pygames.games.hero_realms_skirmish.acting import TURN
from pygames.games.hero_realms_skirmish.attacking import ATTACK, FELL
from pygames.games.hero_realms_skirmish.boss_attack import GIVE_UP
from pygames.games.hero_realms_skirmish.choosing import PICK, SETTLE
from pygames.games.hero_realms_skirmish.discarding import ADMIT
from pygames.games.hero_realms_skirmish.effects import OUST, TILT
from pygames.games.hero_realms_skirmish.reporting import ENTER, INVOKE, SCRAP, TAKE, touching
from pygames.games.hero_realms_skirmish.revealing import REVEAL
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState
from pygames.games.hero_realms_skirmish.turn import ACQUIRE, ALLY, BEHAVE

CARDS: dict[str, ActionType] = {  # what a card is pointed at for, by the decision
    "behaviour": BEHAVE,
    "guard": FELL,
    "exposed": FELL,
    "tilt": TILT,
    "may-tilt": TILT,
    "turn": TURN,
    "guarding": GIVE_UP,
    "giving": GIVE_UP,
    "turned": REVEAL,
    "hurting": ADMIT,
    **dict.fromkeys(SETTLE, PICK),
}
INSTEAD: dict[ActionType, ActionType] = {BASE_ALLY: ALLY, BASE_ACQUIRE: ACQUIRE}


def infer_action_type(state: SkirmishState, words: tuple[str, ...]) -> ActionType | Refusal | None:
    """The type of action that a click on these things stands for; None where it means nothing."""
    if len(words) != 1:
        return None
    (word,) = words
    if word in AMOUNT.index:
        answer = {"draw": DRAW, "choice": CHOOSE}.get(state.question)
        return answer if answer is not None and answer.may_begin(words) else ATTACK
    if word in CARD.index and state.question in CARDS:
        return CARDS[state.question]
    if word in CARD.index and state.question == "report":
        return _reported(state, CARD.index[word])
    if word in CARD.index and state.question == "main":
        card = CARD.index[word]
        if card in (*state.behaviour, *state.pile):
            return BEHAVE
        if card == state.boss or card in state.boss_champions:
            return _of_boss(state, card)
    found = base(state, words)
    return INSTEAD.get(found, found) if isinstance(found, ActionType) else found


def _of_boss(state: SkirmishState, card: int) -> ActionType | Refusal:
    """The boss's cards are pointed at to be discarded; attacks need an amount."""
    if state.claims:
        return OUST
    if card == state.boss:
        if not state.strength:
            return no("HR-63", "no_combat_for_boss")
        held = ATTACK.check(state, PLAYER, state.strength)  # by a guard
        return held or no("HRS-21", "boss_by_combat")
    return no("HRS-21", "only_the_boss", card=NAMES[card])


def _reported(state: SkirmishState, card: int) -> ActionType | Refusal:
    """With paper cards: what a card is reported for, by where it lies."""
    if card in (*state.behaviour, *state.pile):
        return no("HRS-16", "no_behaviour")
    if card == state.boss or card in state.boss_champions:
        return _of_boss(state, card)
    if card in (*state.champions[PLAYER], *state.beside[PLAYER]):
        return INVOKE
    if card in state.discards[PLAYER]:
        return ENTER if IS_CHAMPION[card] else INVOKE if touching(card) else SCRAP
    return TAKE

"""Extension: the potions. A visible one is read at once, a hidden one in secret before the combat."""

from __future__ import annotations

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.boss_quest.cards import POTION, WEAPON, WEAPON_NAMES
from pygames.games.boss_quest.refusals import no
from pygames.games.boss_quest.state import BossQuestState


@step
def read_potions(state: BossQuestState) -> None:
    """Whoever has received a potion face up chooses its reading at once, in turn order (BQ-77, AMB-BQ-81)."""
    for seat in state.order():
        for card in state.visible[seat]:
            if card >= POTION and not state.readings[card - POTION]:
                state.then(READING(seat, card), read_potions())
                return


@step
def read_hidden_potions(state: BossQuestState) -> None:
    """Each owner of a hidden potion chooses its reading in secret, in turn order (BQ-78, AMB-BQ-59)."""
    order = state.order()
    while state.asked < len(order):
        seat = order[state.asked]
        state.asked += 1
        if state.hidden[seat] >= POTION:
            state.then(SECRET(seat), read_hidden_potions())
            return
    for seat, reading in enumerate(state.secrets):
        if reading:
            state.readings[state.hidden[seat] - POTION] = reading
            state.secrets[seat] = 0


class Read(ActionType):
    """Choose whether a potion adds or subtracts, for the whole round (BQ-76, BQ-77)."""

    reading: int

    def options(self, state: BossQuestState, seat: int) -> tuple[int]:
        return (_potion(state, seat),)

    def check(self, state: BossQuestState, seat: int, weapon: int) -> Refusal | None:
        if weapon == _potion(state, seat):
            return None
        if state.decision is SECRET:
            return _no_potion(weapon) or no("BQ-78", "hidden_potion")
        return _no_potion(weapon) or no("BQ-77", "this_potion", weapon=WEAPON_NAMES[state.context[0]])

    def untimely(self, state: BossQuestState, seat: int, weapon: int) -> Refusal:
        refusal = _no_potion(weapon)
        if refusal is not None:
            return refusal
        name = WEAPON_NAMES[weapon]
        open_ = any(weapon in cards for cards in state.visible) or (state.revealed and weapon in state.hidden)
        if open_ and state.readings[weapon - POTION]:
            return no("BQ-77", "reading_kept", weapon=name, value=state.worth(weapon))
        if weapon == state.hidden[seat]:
            return no("BQ-78", "reading_later", weapon=name)
        return no("BQ-77", "receiver_reads")

    def apply(self, state: BossQuestState, seat: int, weapon: int) -> None:
        value = state.potions[weapon - POTION][self.reading > 0]
        if state.decision is SECRET:
            state.secrets[seat] = self.reading
            state.emit("secret_chosen", "BQ-78", {"seat": seat}, to=seat, secret={"value": value})
        else:
            state.readings[weapon - POTION] = self.reading
            state.emit("read", "BQ-77", {"seat": seat, "weapon": WEAPON_NAMES[weapon], "value": value})


class Plus(Read):
    """Read a potion so that its value is added."""

    reading = 1


class Minus(Read):
    """Read a potion so that its value is subtracted."""

    reading = -1


def _potion(state: BossQuestState, seat: int) -> int:
    """The potion whose reading is to be chosen; a hidden one does not stand on the agenda, which all see."""
    if state.decision is SECRET:
        return state.hidden[seat]
    potion: int = state.context[0]
    return potion


def _no_potion(weapon: int) -> Refusal | None:
    return None if weapon >= POTION else no("BQ-76", "not_a_potion", weapon=WEAPON_NAMES[weapon])


PLUS = Plus("plus", WEAPON)
MINUS = Minus("minus", WEAPON)

READING = DecisionType("reading", "BQ-77", PLUS, MINUS)
SECRET = DecisionType("secret", "BQ-78", PLUS, MINUS)

"""What gifts, powers and equipment do, and on what they act (HIK-49, HIK-90 to HIK-94)."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.action import ActionType
from pygames.engine.decision import DecisionType
from pygames.engine.errors import Refusal
from pygames.engine.state import step
from pygames.games.immortal_king.cards import ADVENTURER, CORRIDORS, EQUIPMENT, FINAL, PLACE, Effect
from pygames.games.immortal_king.die import cast
from pygames.games.immortal_king.dungeon import eliminate
from pygames.games.immortal_king.refusals import no
from pygames.games.immortal_king.state import MOST_COURAGE, PARTY_SEAT, PLACES, ImmortalKingState, fits
from pygames.games.immortal_king.tokens import gain_courage, gain_fear, gain_mana, mana

AIMED = ("destroy", "calm", "scout")
# whose effect it is: two of them can be aimed, and the view says so
ULTIMATE_POWER, EQUIPMENT_CARD, TEMPORARY_POWER, GIFT_OF = "ultimate", "use", "power", "gift"


def useless(state: ImmortalKingState, parts: Sequence[Effect], word: str) -> Refusal | None:
    """Why none of a card's effects could do anything now (AMB-HIK-75); `word` names the card."""
    first = None
    for part in parts:
        refusal = _useless(state, part, word)
        if refusal is None:
            return None
        first = first or refusal
    return first


def _useless(state: ImmortalKingState, effect: Effect, word: str) -> Refusal | None:
    """Why one effect could do nothing now."""
    kind = effect.kind
    if kind == "courage":
        return no("HIK-51", "courage_full") if state.courage == MOST_COURAGE else None
    if kind == "mana":
        return no("HIK-42", "mana_full") if len(state.mana) == len(state.party) else None
    if kind in AIMED:
        return None if targets(state, effect) else _nothing_to_hit(kind, word)
    if not state.in_fight:
        return no("HIK-64", "acts_in_fight", does=word)
    if kind == "bonus":
        return _no_bonus(state, effect)
    if kind == "escape":
        return None  # there is a fight to flee from before the roll as well (HIK-64)
    if not state.rolls:
        return no("AMB-HIK-60", "not_rolled")
    sides, die = state.rolls[-1]
    if kind == "reroll" and effect.sides not in (0, sides):
        return no("AMB-HIK-19", "other_die", sides=effect.sides, there=sides)
    if kind == "multiply":
        if state.multiplier > 1:
            return no("HIK-92", "multiplied")  # and so costs no mana (AMB-HIK-51)
        if effect.even and die % 2:
            return no("HIK-91", "even_only", die=die)
    return None


def _no_bonus(state: ImmortalKingState, effect: Effect) -> Refusal | None:
    """Why a bonus adds nothing to this roll: its card says against what, or for what it adds (HIK-94)."""
    if state.bonus_of(effect, state.fighting):
        return None
    if effect.against and not fits(state.card(state.fighting), effect.against):
        return no("HIK-94", "not_against", against=effect.against)
    return no("HIK-94", "none_to_count", per=effect.per)


def _nothing_to_hit(kind: str, word: str) -> Refusal:
    """Why an aimed effect has no target anywhere."""
    if kind == "calm":
        return no("HIK-57", "nothing_to_calm")
    return (
        no("HIK-55", "nothing_to_scout") if kind == "scout" else no("HIK-93", "nothing_to_destroy", does=word)
    )


def targets(state: ImmortalKingState, effect: Effect) -> list[int]:
    """The places that an effect can be aimed at: encounters.

    The final monster is none, for quests neither (HIK-84, AMB-HIK-73). What "power N at most" compares is the
    power as it is, of a greenskin the printed one (AMB-HIK-71).
    """
    if effect.kind == "calm":
        return [place for place in range(PLACES) if state.tenacity[place] and state.face_up(place)]
    if effect.kind == "scout":
        return [place for place in range(CORRIDORS) if state.ambushed[place]]
    return [
        place
        for place in range(CORRIDORS)
        if state.face_up(place)  # AMB-HIK-58
        and (not effect.amount or state.power(place) <= effect.amount)
        and (not effect.against or fits(state.card(place), effect.against))
    ]


# --- what takes place ---


def carry_out(state: ImmortalKingState, source: str, number: int) -> None:
    """What a card does takes place, one effect after the other (AMB-HIK-75)."""
    parts = _effect(state, source, number).parts
    state.then(*[carry_on(source, number, at) for at in range(1, len(parts))])
    carry_on.now(state, source, number, 0)


def _effect(state: ImmortalKingState, source: str, number: int) -> Effect:
    """The effect of a card: `source` says which of an adventurer's."""
    if source == EQUIPMENT_CARD:
        return state.equipment(number).effect
    card = state.adventurer(number)
    return {ULTIMATE_POWER: card.ultimate, TEMPORARY_POWER: card.temporary, GIFT_OF: card.gift}[source]


@step
def carry_on(state: ImmortalKingState, source: str, number: int, at: int) -> None:
    """One effect of a card, unless it can do nothing; escapes are `combat.py`'s."""
    effect = _effect(state, source, number).parts[at]
    kind = effect.kind
    at_work = source != GIFT_OF or kind == "reroll"  # whatever else a gift does it does by itself
    if kind == "escape" or not at_work or _useless(state, effect, "") is not None:
        return
    if kind == "courage":
        gain_courage(state, effect.amount)
    elif kind == "mana":
        _mana(state, effect)
    elif kind == "bonus":
        amount = state.bonus_of(effect, state.fighting)
        state.bonus += amount
        state.emit("bonus", "HIK-94", {"modifier": amount})
    elif kind == "multiply":
        state.multiplier = effect.amount
        state.emit("multiplied", "HIK-91 HIK-92", {"factor": effect.amount})
        if effect.fear:
            gain_fear(state, effect.fear, "HIK-90")
    elif kind == "reroll":
        sides, _ = state.rolls[-1]
        cast(state, sides)
    elif kind == "replace":
        cast(state, effect.sides)
    else:
        _aim(state, effect, (source, number, at))


def _mana(state: ImmortalKingState, effect: Effect) -> None:
    if not effect.every:
        state.then(mana())
        return
    for number in state.party:
        if number not in state.mana:
            gain_mana(state, number)


# --- effects that are aimed ---


def _aim(state: ImmortalKingState, effect: Effect, source: tuple[str, int, int]) -> None:
    """Whom it hits: all that fit (AMB-HIK-66), the only one, or the one chosen (HIK-93)."""
    found = targets(state, effect)
    if effect.every:
        state.then(*map(eliminate, found))
    elif len(found) > 1:
        state.then(AIM(PARTY_SEAT, *source))
    else:
        strike(state, effect, found[0])


def strike(state: ImmortalKingState, effect: Effect, where: int) -> None:
    """An aimed effect hits the card at a place."""
    word = PLACE.words[where]
    if effect.kind == "destroy":
        state.then(eliminate(where))
    elif effect.kind == "calm":
        state.tenacity[where] = False
        state.emit("calmed", "HIK-20", {"place": word})
    else:
        state.ambushed[where] = False
        state.emit("scouted", "HIK-20", {"place": word, "card": state.word(where)}, reveals=True)


class Target(ActionType):
    """Say whom it hits. The decision carries the card whose effect it is."""

    exact = False
    moment = "HIK-93", "nothing_aimed"

    def options(self, state: ImmortalKingState, seat: int) -> Sequence[int]:
        return range(PLACES)

    def check(self, state: ImmortalKingState, seat: int, place: int) -> Refusal | None:
        source, number, _ = state.context
        effect = _aimed(state)
        if place in targets(state, effect):
            return None
        if effect.kind == "calm":
            return no("HIK-57", "no_token_there")
        if place == FINAL:
            return no("HIK-84" if source == ULTIMATE_POWER else "AMB-HIK-73", "final_monster")
        if not state.is_there(place):
            return no("HIK-93", "nobody_there")
        if effect.kind == "scout":
            return no("HIK-55", "no_ambush_there")
        if state.ambushed[place]:
            return no("AMB-HIK-58", "ambush_hidden")
        domain = ADVENTURER if source == ULTIMATE_POWER else EQUIPMENT
        return no("HIK-93", "does_not_fit", does=domain.words[number], power=state.power(place))

    def apply(self, state: ImmortalKingState, seat: int, place: int) -> None:
        strike(state, _aimed(state), place)


def _aimed(state: ImmortalKingState) -> Effect:
    """The effect that waits for its target."""
    source, number, at = state.context
    effect: Effect = _effect(state, source, number).parts[at]
    return effect


TARGET = Target("target", PLACE)
AIM = DecisionType("target", "HIK-93", TARGET)

"""`steady` for Hero Realms: plays everything, acquires the best it can pay, stuns champions, attacks.

It looks at a world that agrees with all that its seat knows; what is dealt at random there it leaves alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from pygames.bots import Bot, Observation
from pygames.engine.action import Action
from pygames.games.hero_realms.cards import (
    ALLIED,
    CARDS,
    COST,
    FACTION,
    IS_CHAMPION,
    IS_GUARD,
    LINES,
    NO_COST,
    PLAYED,
    SACRIFICED,
    AbilityLine,
)
from pygames.games.hero_realms.state import HeroRealmsState

GEM_TURNS = 6  # in so many first turns a Fire Gem is worth its gold
JUNK = 1.2  # what is worth less is better sacrificed
WEIGHTS = {"gold": 1.0, "combat": 1.1, "health": 0.7}
Groups = dict[str, list[Action]]
Answers = Mapping[str, Callable[[Any, int, Groups], Action]]
Tactic = Callable[[Any, int, Groups], Action | None]  # a part of the Main phase; None: nothing of it to do
# what other effects give, by the state, the player and the parameters; the Lich's bot adds its own
VALUES: dict[str, Callable[[Any, int, dict[str, Any]], float]] = {}


class Steady(Bot):
    """One thing after the other, in the order in which a patient player does them."""

    def answers(self, observation: Observation) -> Answers:
        """What it does at each kind of decision."""
        return ANSWERS

    def choose(self, observation: Observation) -> Action:
        """Choose one of `observation.legal_actions`."""
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        state = observation.determinized(0)
        assert isinstance(state, HeroRealmsState)
        if observation.decision == "pack":
            return observation.rng.choice(legal)
        groups = {kind: list(some) for kind, some in groupby(legal, key=lambda action: action.type.name)}
        answer = self.answers(observation).get(observation.decision)
        return answer(state, observation.seat, groups) if answer else legal[0]


# --- what cards are worth ---


def worth(state: HeroRealmsState, seat: int, card: int) -> float:
    """What a card is worth to a seat: its cost, more with others of its faction; little without a cost."""
    if COST[card] == NO_COST:
        return sum([_value(state, seat, card, line) for line in _own_lines(card)]) * 0.5
    found = float(COST[card])
    if IS_CHAMPION[card]:
        found += 1.5 if IS_GUARD[card] else 1.0
    if FACTION[card]:
        own = [*state.hands[seat], *state.decks[seat], *state.discards[seat], *state.in_play(seat)]
        allies = [other for other in own if FACTION[other] == FACTION[card] and other != card]
        found += min(2.0, len(allies) * (0.5 if ALLIED[card] else 0.25))
    return found


def _own_lines(card: int) -> Iterable[AbilityLine]:
    for key in CARDS[card].slots.values():
        yield from LINES[key]


def _value(state: HeroRealmsState, seat: int, card: int, line: AbilityLine) -> float:
    """What a line gives now, roughly."""
    params = line.params
    if line.effect == "gain":
        times = state.vocabulary.counters[params["per"]](state, seat, card) if "per" in params else 1
        return WEIGHTS[params["what"]] * int(params["n"]) * times
    if line.effect == "draw":
        return 2.0 * float(params["n"])
    if "sides" in params:
        given = [[it for it in LINES[side] if it.effect == "gain"] for side in params["sides"]]
        return max([sum([_value(state, seat, card, it) for it in lines]) for lines in given])
    return VALUES[line.effect](state, seat, params) if line.effect in VALUES else 1.0


def best(state: HeroRealmsState, seat: int, actions: list[Action]) -> Action:
    """The action on the card that is worth most."""
    return max(actions, key=lambda action: worth(state, seat, action.args[0]))


def worst(state: HeroRealmsState, seat: int, actions: list[Action]) -> Action:
    return min(actions, key=lambda action: worth(state, seat, action.args[0]))


# --- the Main phase ---


def main_phase(state: HeroRealmsState, seat: int, groups: Groups, acquire: Tactic | None = None) -> Action:
    """Play, use abilities, acquire (by rules of thumb, or as `acquire` says), fight, end."""
    if "play" in groups:
        return min(groups["play"], key=lambda action: _order(action.args[0]))
    for step in (_allies, _kill, acquire or _shop, _class, _fight):
        found = step(state, seat, groups)
        if found is not None:
            return found
    return (groups.get("end") or groups["ally"])[0]  # where all ally abilities must be used (HRL-49)


def _order(card: int) -> int:
    """Drawing first, then champions, and last what counts other cards."""
    lines = LINES[PLAYED[card]] if PLAYED[card] else ()
    if any(line.effect == "draw" for line in lines):
        return 0
    if IS_CHAMPION[card]:
        return 1
    return 3 if any(line.effect == "when" or "per" in line.params for line in lines) else 2


def _allies(state: HeroRealmsState, seat: int, groups: Groups) -> Action | None:
    """Ally abilities, then expending; a champion is prepared once it is expended."""
    allies = groups.get("ally", [])
    preparing = [action for action in allies if has_line(ALLIED[action.args[0]], "prepare")]
    now = [action for action in allies if action not in preparing] or groups.get("expend", [])
    if now:
        return min(now, key=lambda action: _order(action.args[0]))
    return preparing[0] if preparing and any(state.expended[seat]) else None


def has_line(key: str, effect: str) -> bool:
    """Whether an ability has such a line, perhaps aimed at somebody."""
    return any(
        line.effect == effect or (line.effect == "aim" and has_line(line.params["then"], effect))
        for line in LINES[key]
    )


def _kill(state: HeroRealmsState, seat: int, groups: Groups) -> Action | None:
    """Whatever brings a player down now: combat, cards to be sacrificed, the class's blow."""
    open_ = [other for other in state.targets(seat) if state.guard_of(other) < 0]
    if not open_:
        return None
    weakest = min(open_, key=lambda other: state.health[other])
    health = state.health[weakest]
    attacks = [action for action in groups.get("attack", []) if action.args[0] == weakest]
    if attacks and attacks[-1].args[1] == health:
        return attacks[-1]
    more = [(action, _combat(SACRIFICED[action.args[0]])) for action in groups.get("sacrifice", [])]
    more += [(action, _combat(SACRIFICED[action.args[0]])) for action in groups.get("ability", [])]
    giving = [action for action, combat in more if combat]
    if giving and state.combat + sum(combat for _, combat in more) >= health:
        return giving[0]
    return None


def _combat(key: str) -> int:
    """The combat that an ability gives."""
    return sum(
        line.params["n"] for line in LINES[key] if line.effect == "gain" and line.params["what"] == "combat"
    )


def _shop(state: HeroRealmsState, seat: int, groups: Groups) -> Action | None:
    """The best card that can be paid; Fire Gems early only, cheap cards not for ever."""
    turn = state.turns[seat]
    wanted = [
        action
        for action in groups.get("acquire", [])
        if FACTION[action.args[0]] and (turn < 12 or COST[action.args[0]] > 2)
    ]
    if wanted:
        return best(state, seat, wanted)
    gems = [action for action in groups.get("acquire", []) if not FACTION[action.args[0]]]
    return gems[0] if gems and turn <= GEM_TURNS else None


def _class(state: HeroRealmsState, seat: int, groups: Groups) -> Action | None:
    """The skill with gold that is left; the ability when it does much."""
    if "skill" in groups:
        return groups["skill"][0]
    for action in groups.get("ability", []):
        if _worth_it(state, seat, SACRIFICED[action.args[0]]):
            return action
    return None


def _worth_it(state: HeroRealmsState, seat: int, key: str) -> bool:
    """Whether the ability of a class does enough now."""
    targets = state.targets(seat)
    if has_line(key, "put_into_play"):
        return any(COST[card] < NO_COST for card in state.stunned[seat])
    if has_line(key, "stun"):
        found = [card for other in state.prey(seat) for card in state.open_champions(other)]
        return any(COST[card] >= 4 for card in found if COST[card] < NO_COST)
    if has_line(key, "damage"):
        return any(len(state.ranks(other)) > 1 or state.health[other] <= 8 for other in targets)
    if has_line(key, "may_acquire_from_discard"):
        cards = [card for other in state.opponents(seat) for card in state.discards[other]]
        return any(4 <= COST[card] <= state.gold for card in cards)
    return state.turns[seat] >= 6


def _fight(state: HeroRealmsState, seat: int, groups: Groups) -> Action | None:
    """Stun the champion that is worth most for its defense; the rest hits the weakest player."""
    strikes = groups.get("strike", [])
    if strikes:
        return max(strikes, key=lambda action: _prize(state, seat, action.args[0]))
    attacks = groups.get("attack", [])
    if attacks:
        weakest = min({action.args[0] for action in attacks}, key=lambda other: state.health[other])
        return [action for action in attacks if action.args[0] == weakest][-1]
    return None


def _prize(state: HeroRealmsState, seat: int, card: int) -> float:
    """What stunning a champion brings for the combat that it takes."""
    owner = state.owner(card)
    return worth(state, owner, card) - 0.5 * state.lacking(card, owner)


# --- answers ---


def _discard(state: HeroRealmsState, seat: int, groups: Groups) -> Action:
    return worst(state, seat, groups["discard"])


def _stun(state: HeroRealmsState, seat: int, groups: Groups) -> Action:
    return max(groups["stun"], key=lambda action: worth(state, state.owner(action.args[0]), action.args[0]))


def _sacrifice(state: HeroRealmsState, seat: int, groups: Groups) -> Action:
    """The worst card, of the discard pile if there is one; nothing good, unless something is given for it."""
    banish = groups["banish"]
    laid = [action for action in banish if action.args[0] in state.discards[seat]]
    found = worst(state, seat, laid or banish)
    rewarded = bool(state.context[2])
    limit = 2.5 if rewarded else JUNK
    return found if worth(state, seat, found.args[0]) < limit else groups["pass"][0]


def name_target(state: HeroRealmsState, seat: int, groups: Groups) -> Action:
    """Oneself for what is good; of the others the weakest."""
    good = has_line(state.context[2], "gain")
    others = [action for action in groups["target"] if action.args[0] != seat]
    if good and len(others) < len(groups["target"]):
        return next(action for action in groups["target"] if action.args[0] == seat)
    return min(others, key=lambda action: state.health[action.args[0]])


def _choice(state: HeroRealmsState, seat: int, groups: Groups) -> Action:
    card, _, sides = state.context
    values = [sum([_value(state, seat, card, line) for line in LINES[side]]) for side in sides]
    return groups["choose"][values.index(max(values))]


def _top(kind: str) -> Callable[[HeroRealmsState, int, Groups], Action]:
    """The answer with the card that is worth most."""
    return lambda state, seat, groups: best(state, seat, groups[kind])


def _track(state: HeroRealmsState, seat: int, groups: Groups) -> Action:
    """Poor cards go to the discard pile; of the others the best is put back last."""
    poor = [action for action in groups.get("dismiss", []) if worth(state, seat, action.args[0]) < JUNK]
    return worst(state, seat, poor or groups["put-back"])


ANSWERS: Answers = {
    "main": main_phase,
    "discard": _discard,
    "stun": _stun,
    "may-stun": _stun,
    "sacrifice": _sacrifice,
    "target": name_target,
    "choice": _choice,
    "put": _top("topdeck"),
    "may-put": _top("topdeck"),
    "raise": _top("raise"),
    "prepare": _top("prepare"),
    "draw": lambda _state, _seat, groups: groups["draw"][-1],
    "which": lambda _state, _seat, groups: groups["use"][-1],
    "track": _track,
}

"""`steady` for the Skirmish: plays a round out for each behaviour it may choose, else as in Hero Realms.

The rounds are played on a state in which all that it cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from pygames.bots import Observation, Thinking, at_once
from pygames.engine.action import Action
from pygames.games.hero_realms.cards import (
    COST,
    DEFENSE,
    EXPENDED,
    FACTION,
    IS_CHAMPION,
    LINES,
    SACRIFICED,
)
from pygames.games.hero_realms.opponents.bots import (
    ANSWERS,
    Answers,
    Groups,
    has_line,
    main_phase,
    worst,
    worth,
)
from pygames.games.hero_realms.opponents.bots import Steady as Base
from pygames.games.hero_realms_skirmish.bosses import is_attack
from pygames.games.hero_realms_skirmish.outlook import outlook
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState

MOST = 200  # choices of a round: more than any has
END = 1000.0  # what the end of the game is worth
DENIED = 1.5  # what a card is worth more that the boss would take
CHEAP = 2  # what costs so little is not acquired for ever
THIN = 12  # own turns in which it still is
SAFE = 18  # health above which champions are kept
LATE = 4  # gems on the counter with which only the attack counts


class Steady(Base):
    """One thing after the other; only the behaviour is thought over."""

    def answers(self, observation: Observation) -> Answers:
        """What it does at each kind of decision."""
        return SKIRMISH_ANSWERS

    def choose(self, observation: Observation) -> Action:
        """Choose one of `observation.legal_actions`."""
        if observation.decision != "behaviour":
            return super().choose(observation)
        return at_once(self.think(observation))

    def think(self, observation: Observation) -> Thinking:
        """The behaviour with the best round."""
        if observation.decision != "behaviour":
            yield
            return self.choose(observation)
        legal = observation.legal_actions
        scores = {}
        for action in legal:
            state = observation.determinized(0)
            assert isinstance(state, SkirmishState)
            state.apply(action)
            for step in range(MOST):
                if state.result is not None or state.asks_for("behaviour"):
                    break
                state.apply(patient(state))
                if step % 8 == 0:
                    yield
            scores[action] = score(state)
        return max(legal, key=lambda action: scores[action])


def patient(state: SkirmishState) -> Action:
    """What it does in a round that it plays out."""
    legal = state.legal_actions()
    decision = state.decision
    assert decision is not None
    answer = SKIRMISH_ANSWERS.get(decision.name)
    if answer is None or len(legal) == 1:
        return legal[0]
    return answer(state, PLAYER, {kind: [*some] for kind, some in groupby(legal, lambda it: it.type.name)})


def score(state: SkirmishState) -> float:
    """How the player stands: both healths, what the boss has in its zone, what the player has."""
    if state.result is not None:
        return END if state.result.winners else -END
    own = state.champions[PLAYER]
    threat = sum([danger(card) for card in state.boss_champions])
    standing = state.health[PLAYER] - state.boss_health - threat + sum([worth(state, PLAYER, c) for c in own])
    return float(standing - max(0, SAFE - state.health[PLAYER]))


def danger(card: int) -> float:
    """What a champion of the boss does in the turns to come: its combat counts each time."""
    lines = LINES[EXPENDED[card]] if EXPENDED[card] else ()
    combat = sum([it.params["n"] for it in lines if it.effect == "gain" and it.params["what"] == "combat"])
    return float(COST[card] + 1.5 * combat)


# --- the Main phase ---


def _main(state: SkirmishState, seat: int, groups: Groups) -> Action:
    """The Main phase of Hero Realms, but the boss discards first, and one attack with all comes last."""
    attacks = groups.get("attack", [])
    rest = {kind: some for kind, some in groups.items() if kind not in ("attack", "oust", "acquire")}
    if "play" in groups:
        return main_phase(state, seat, groups)
    if "oust" in groups:
        return max(groups["oust"], key=lambda action: danger(action.args[0]))
    found = main_phase(state, seat, rest)
    if found.type.name in ("ally", "expend"):
        return found
    bought = _shop(state, seat, groups.get("acquire", []))
    if bought is not None:
        return bought
    if found.type.name != "end":
        return found
    for action in groups.get("ability", []):
        if has_line(SACRIFICED[action.args[0]], "damage"):
            return action
    if attacks and not state.boss_champions and attacks[-1].args[0] <= DEFENSE[state.boss]:
        attacks = []  # the boss's shield would stop it
    return _spend(state, groups) or (attacks[-1] if attacks else found)


def _shop(state: SkirmishState, seat: int, acquire: list[Action]) -> Action | None:
    """The best card that can be paid, also for being taken from the boss."""
    wanted = {it.args[0] for it in acquire if FACTION[it.args[0]]}
    if state.turns[seat] > THIN:
        wanted = {card for card in wanted if COST[card] > CHEAP}
    taken = outlook(state, state.top).cards
    values = {
        it: worth(state, seat, it.args[0])
        + DENIED * (it.args[0] in taken)
        + 0.5 * (FACTION[it.args[0]] == state.faction)
        for it in acquire
        if it.args[0] in wanted
    }
    return max(values, key=lambda action: values[action], default=None)


def _spend(state: SkirmishState, groups: Groups) -> Action | None:
    """Cards are sacrificed for combat where that wins, or when the counter is running out."""
    giving = [it for it in groups.get("sacrifice", []) if has_line(SACRIFICED[it.args[0]], "gain")]
    if not giving:
        return None
    if len(state.gems) <= LATE or state.boss_health <= LATE * 2:
        return giving[0]
    return None


# --- answers ---


def _give_up(state: SkirmishState, seat: int, groups: Groups) -> Action:
    """The poorest champion, where health is short or the champion is worth less than what it stops."""
    n = state.context[1]
    found = min(groups["give-up"], key=lambda action: worth(state, seat, action.args[0]))
    if "endure" not in groups:
        return found
    stopped = state.lacking(found.args[0], seat)
    short = state.health[seat] - n < SAFE
    return found if short or worth(state, seat, found.args[0]) < stopped / 2 else groups["endure"][0]


def _discard(state: SkirmishState, seat: int, groups: Groups) -> Action:
    """The worst card; against Torgen none that hurts."""
    able = state.able("torgen-rocksplitter")
    harmless = [it for it in groups["discard"] if not (able and is_attack(it.args[0]))]
    return worst(state, seat, harmless or groups["discard"])


def _pick(state: SkirmishState, seat: int, groups: Groups) -> Action:
    """For the boss the card that helps it least."""
    return min(groups["pick"], key=lambda action: _help(state, action.args[0]))


def _drop(state: SkirmishState, seat: int, groups: Groups) -> Action:
    """Of the market the card that would help the boss most."""
    return max(groups["pick"], key=lambda action: _help(state, action.args[0]))


def _help(state: SkirmishState, card: int) -> float:
    found = danger(card) if IS_CHAMPION[card] else float(COST[card])
    return found + DENIED * (FACTION[card] == state.faction)


def _most_dangerous(kind: str) -> Callable[[SkirmishState, int, Groups], Action]:
    """The answer with the boss's most dangerous champion."""
    return lambda _state, _seat, groups: max(groups[kind], key=lambda action: danger(action.args[0]))


SKIRMISH_ANSWERS: Answers = {
    **ANSWERS,
    "main": _main,
    "guard": _most_dangerous("fell"),
    "exposed": _most_dangerous("fell"),
    "tilt": _most_dangerous("tilt"),
    "may-tilt": _most_dangerous("tilt"),
    "turn": lambda state, seat, groups: worst(state, seat, groups["turn"]),
    "guarding": _give_up,
    "giving": _give_up,
    "discard": _discard,
    **dict.fromkeys(("free", "within", "buying", "raising", "replaying", "reinforcing"), _pick),
    "dropped": _drop,
}

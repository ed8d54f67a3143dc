"""`steady` for Boss Quest: tries each choice on forks and weighs how the fight would end.

A fork deals the hidden weapons so that they agree with what the seat knows; over some forks the odds of
overshooting, and of a rival being closer, show.
"""

from __future__ import annotations

from typing import Any

from pygames.bots import Bot, Observation, Thinking
from pygames.engine.action import Action
from pygames.engine.match import Match
from pygames.engine.view import View

FORKS = 4
HEART = 0.9  # what a heart is worth, in keys
CLOSE = 3  # how close a player still equipping is taken to come


class Steady(Bot):
    """Equips while the odds are good, then uses the spell that helps most against the leader."""

    def think(self, observation: Observation) -> Thinking:
        """Choose one of `observation.legal_actions`."""
        legal = observation.legal_actions
        if len(legal) == 1 or observation.decision == "destiny":
            return legal[0]
        seeds = [observation.rng.below(1 << 32) for _ in range(FORKS)]
        worths = dict.fromkeys(legal, 0.0)
        for seed in seeds:
            fork = observation.fork(seed)
            dealt = [fork.view(other)["players"][other] for other in range(fork.seats)]
            for action in legal:
                yield
                worths[action] += _outcome(fork.copy(), observation.seat, action, dealt)
        return max(worths, key=worths.__getitem__)


def _outcome(fork: Match, seat: int, action: Action, dealt: list[dict[str, Any]]) -> float:
    """What the position after this choice is worth to the seat, if the others come close and stop.

    `dealt` are the players as the fork has dealt them, each seen by himself.
    """
    fork.play(action)
    decision = fork.decision
    while decision is not None and decision.seat == seat and decision.id in ("aim", "reading", "chain"):
        fork.play(decision.legal_actions[-1 if decision.id == "chain" else 0])
        decision = fork.decision
    if fork.result is not None:
        return 10.0 if seat in fork.result.winners else -10.0
    if action.type.name == "cast" and action.words[0].startswith("swap-hidden"):
        dealt = [fork.view(other)["players"][other] for other in range(fork.seats)]
    return _standing(fork.view(seat), seat, dealt)


def _standing(seen: View, seat: int, dealt: list[dict[str, Any]]) -> float:
    """Keys to be won less hearts to be lost, and the same for the rivals with the other sign."""
    hp = seen["boss"]["hp"]
    gaps: dict[int, int] = {}
    worth = 0.0
    for other, player in enumerate(seen["players"]):
        if player["role"] == "gone":
            continue
        hidden = player["hidden"] if other == seat else dealt[other]["hidden"]
        gap = hp - _force(seen, player, hidden)
        weight = 1.0 if other == seat else -0.15 * (1 + player["keys"] / seen["target"])
        if gap < 0:
            worth -= weight * (HEART if _loses_heart(seen, player, -gap) else 0.1)
        elif _qualifies(seen, player, hidden):
            if other != seat and player["place"] == "armourer":
                gap = min(gap, CLOSE)
            gaps[other] = gap
    if not gaps:
        return worth
    best = min(gaps.values())
    first = [other for other, gap in gaps.items() if gap == best]
    for other, gap in gaps.items():
        weight = 1.0 if other == seat else -0.15 * (1 + seen["players"][other]["keys"] / seen["target"])
        won = (1.0 / len(first) if other in first else 0.0) + (1.0 if gap == 0 else 0.0)
        if other == seat:
            won += 0.3 / (1 + gap)  # the closer the better, whatever the others do
        worth += weight * won
    return worth


def _loses_heart(seen: View, own: dict[str, Any], excess: int) -> bool:
    guarded = any(on["spell"].startswith("no-loss") and on["on"] == own["letter"] for on in seen["active"])
    return not guarded and not (own["companion"] == "excess" and excess <= 2)


def _force(seen: View, player: dict[str, Any], hidden: dict[str, Any] | None) -> int:
    """A player's force with this hidden weapon; an unread potion counts by its lower reading."""
    weapons = [*player["visible"], *([hidden["weapon"]] if hidden else [])]
    signs = {"force+1": 1, "force+2": 2, "force-1": -1, "force-2": -2}
    force = sum(on["on"] == player["letter"] and signs.get(_kind(on["spell"]), 0) for on in seen["active"])
    for weapon in weapons:
        force += weapon["value"] if weapon.get("read", True) else weapon["minus"]
    return force


def _kind(spell: str) -> str:
    return spell.partition("#")[0]


def _qualifies(seen: View, own: dict[str, Any], hidden: dict[str, Any] | None) -> bool:
    """Whether a player meets the condition spells on the table."""
    weapons = [*own["visible"], *([hidden["weapon"]] if hidden else [])]
    colours = [weapon["colour"] for weapon in weapons if weapon["colour"]]
    for on in seen["active"]:
        kind = _kind(on["spell"])
        if not kind.startswith("need-"):
            continue
        wanted = kind.removeprefix("need-")
        if own["companion"] == "colours":
            fits = len(weapons) >= (2 if wanted == "pair" else 1)  # potions too (AMB-BQ-32)
        elif wanted == "pair":
            fits = len(set(colours)) < len(colours)
        else:
            fits = wanted in colours
        if not fits:
            return False
    return True

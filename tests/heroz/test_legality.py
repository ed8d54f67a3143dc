"""Legality is one thing: what is listed and what no rule stands against are the same."""

from typing import Any

import pytest

import pygames
from pygames.engine.decision import DecisionType
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.heroz.game import GAME
from pygames.words.localizer import Words
from tests.heroz.scene import scene
from tests.kit.play import decision_of
from tests.kit.truth import true_state

EVERY_ACTION = [action for kind in GAME.syntax.types for action in kind.all()]

FIELD = {
    "A1": "5♦ (9♠) 3♣",
    "A2": "★1=5♦",
    "A3": "6♦ 2♦",
    "B1": "8♣ (4♥) 10♠",
    "B2": "(6♦) 2♠",
    "B3": "7♥ 8♥ 9♥",
}
HANDS = ("A♦ ★2 K♥ Q♣ 4♠ 8♦", "A♠ ★1 J♥ 3♣ 3♦")
FULL: dict[str, Any] = {"columns": FIELD, "hands": HANDS, "heroes": ("J♦", "Q♦")}

# a rich position for every type of decision
POSITIONS = {
    "placement": scene("placement", **FULL),
    "hero": scene("hero", columns=FIELD, hands=("J♥ Q♦ K♦ J♠ A♦", ""), heroes=("J♦", "")),
    "power of a Jack": scene("powers", columns=FIELD, heroes=("J♦", ""), hands=HANDS),
    "power of a Queen": scene("powers", columns=FIELD, heroes=("Q♦", ""), hands=HANDS),
    "power of a King": scene("powers", columns=FIELD, heroes=("K♦", ""), hands=HANDS),
    "order": scene("formations", columns={"A1": "3♦ 7♣", "A2": "8♦ 7♠", "A3": "8♠"}, hands=("A♥", "A♥")),
    "recall": scene("formations", columns={"A1": "3♦", "A2": "8♦", "A3": "5♦"}, discards=("2♥ ★1 K♠", "4♣")),
    "plunder": scene("formations", columns={"A1": "9♦", "A2": "9♠", "A3": "9♥"}, won=("3♠", "2♥ ★1=7 10♠")),
    "specials before the attack": scene("window", step=1, **FULL),
    "specials of the attacker": scene("window", step=3, attack=1, auras={"B11": "K♠"}, late="B13", **FULL),
    "specials of the defender": scene(
        "window", step=3, attack=1, speaker="B", shields={"A11": "B:A♥"}, **FULL
    ),
    "attack": scene("attack", **FULL),
    "block": scene("block", attack=1, **FULL),
    "damage": scene("clash", attack=3, shields={"B31": "A:A♥", "B32": "A:A♣"}, **FULL),
    "damage of both": scene("clash", attack=1, columns={"A1": "9♥ 2♦", "B1": "6♠ 5♦"}),
    "conquest": scene("conquest", attack=1, **FULL),
    "conquest without a hero": scene("conquest", attack=1, columns=FIELD),
}


def judge(match: Match) -> None:
    """Ask for every conceivable action what stands against it, and compare with the legal actions."""
    decision, state = decision_of(match), true_state(match)
    legal = decision.legal_actions
    assert len(legal) == len(set(legal)) > 0
    before = state.data()
    allowed = set()
    for action in EVERY_ACTION:
        refusal = state.why_not(action)
        if refusal is None:
            allowed.add(action)
        else:
            assert refusal.rule in GAME.part(Words).rulebook
            assert refusal.game == "heroz"
            assert refusal.key
    assert allowed == set(legal)
    for action in legal:  # nothing stands against its first words alone either
        for n in range(1, len(action.args)):
            assert action.type.check(state, decision.seat, *action.args[:n]) is None
    assert state.data() == before  # asking changes nothing


@pytest.mark.parametrize("position", POSITIONS)
def test_an_action_is_legal_exactly_when_no_rule_stands_against_it(position: str) -> None:
    s = POSITIONS[position]
    assert decision_of(s.match).id == position.split(maxsplit=1)[0]
    assert len(decision_of(s.match).legal_actions) > 1
    judge(s.match)


def test_there_is_a_position_for_every_type_of_decision() -> None:
    there = {found.name for found in DecisionType.of_this_kind() if found.home == "pygames.games.heroz"}
    assert {position.split()[0] for position in POSITIONS} == there


@pytest.mark.parametrize("position", POSITIONS)
def test_a_position_and_what_was_played_from_it_travel_in_a_link(position: str) -> None:
    match, rng = POSITIONS[position].match.copy(), Rng(1)
    for _ in range(12):
        if match.decision is not None:
            match.play(rng.choice(match.decision.legal_actions))
    for text in (match.record.link(GAME), match.record.json()):
        again = pygames.replay(text)
        assert true_state(again) == true_state(match)
        assert [str(event) for event in again.events] == [str(event) for event in match.events]

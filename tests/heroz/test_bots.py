"""The opponents of HEROZ: they make every decision, and cannot enlarge what is legal."""

import pytest

import pygames
from pygames.bots import Bot, Observation, decide, make
from pygames.engine.action import Action
from pygames.engine.rng import Rng
from tests.kit.play import decision_of

STEADY, RANDOM = make("steady", "heroz"), make("random", "heroz")

# an attack here can be over without a decision: nobody has a card to speak with, and nothing can be destroyed
OVER_AT_ONCE = (
    "heroz.3.AqPQygQASiG324WOGxj9cuZJznzd6JJyXr5ezUWW",
    "heroz.3.ApMBAG3Vcejgr8I7jr5Ym_r9_ryt6eN5xL_T3Hc_Aeod",
    "heroz.3.ArQCAEm2wkB2CWMTlSZbJ2Jztzh2Ca5nHgMSWA",
    "heroz.3.Ar0IADhEzXq0sy7_ohiY_y4Z-xgF-8I",
)


@pytest.mark.parametrize("link", OVER_AT_ONCE)
def test_steady_weighs_an_attack_that_is_over_without_a_decision(link: str) -> None:
    match = pygames.replay(link)
    assert decide(STEADY, match, Rng(0)) in decision_of(match).legal_actions


def test_steady_makes_every_decision_whoever_has_played_before() -> None:
    """One choice in four is its own, so that it meets positions that it would not make."""
    made = set()
    for seed in range(100):
        match = pygames.new("heroz", seed=seed)
        rng = Rng(seed)
        while match.decision is not None:
            bot = RANDOM
            if rng.below(4) == 0:
                bot = STEADY
                made.add(match.decision.id)
            match.play(decide(bot, match, rng))
    assert made >= {"placement", "hero", "power", "specials", "attack", "block", "damage", "conquest"}


def test_an_opponent_cannot_enlarge_what_is_legal() -> None:
    class Cheat(Bot):
        def choose(self, observation: Observation) -> Action:
            wanted = pygames.load("heroz").syntax.parse("score A11")
            observation.legal_actions += type(observation.legal_actions)([wanted])
            return wanted

    match = pygames.new("heroz", seed=1)
    legal = decision_of(match).legal_actions
    action = decide(Cheat(), match, Rng(0))
    assert decision_of(match).legal_actions == legal
    assert action not in legal
    with pytest.raises(pygames.IllegalAction):
        match.play(action)

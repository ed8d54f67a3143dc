"""The opponents of HEROZ: they answer everything, and cannot enlarge what is legal."""

from __future__ import annotations

import pytest

import pygames
from pygames.bots import Bot, decide, make
from pygames.core.chance import Chance

STEADY, RANDOM = make("steady", "heroz"), make("random", "heroz")

# an attack here can be over without a question: nobody has a card to speak with, and nothing can be destroyed
OVER_AT_ONCE = (
    "heroz.1.AqPQygQAShtcA6yW4NhIckojrpjyWq8XhFs4gjKN",
    "heroz.1.ApMBAG3eBV1CL_R3KkNhm6fY_ryt6eN5xL_T3Hc_AY7e",
    "heroz.1.ArQCAEmzOZaYxRtROCZbJ2Jztzh2Ca5nHgMQhA",
    "heroz.1.Ar0IADgocLDHonfyohiY_y4Z-xgFTkI",
)


@pytest.mark.parametrize("link", OVER_AT_ONCE)
def test_steady_weighs_an_attack_that_is_over_without_a_question(link):
    match = pygames.replay(link)
    assert decide(STEADY, match, Chance(0)) in match.ask.legal


def test_steady_answers_every_question_whoever_has_played_before():
    """One choice in four is its own, so that it meets positions that it would not make."""
    asked = set()
    for seed in range(300):
        match = pygames.new("heroz", seed=seed)
        chance = Chance(seed)
        while match.ask is not None:
            bot = RANDOM
            if chance.below(4) == 0:
                bot = STEADY
                asked.add(match.ask.prompt.id)
            match.play(decide(bot, match, chance))
    assert asked >= {"placement", "hero", "power", "specials", "attack", "block", "damage", "conquest"}


def test_an_opponent_cannot_enlarge_what_is_legal():
    class Cheat(Bot):
        def choose(self, sight):
            wanted = pygames.load("heroz").grammar.parse("score A11")
            sight.legal += type(sight.legal)([wanted])
            return wanted

    match = pygames.new("heroz", seed=1)
    legal = list(match.ask.legal)
    action = decide(Cheat(), match, Chance(0))
    assert match.ask.legal == legal
    with pytest.raises(pygames.Refused):
        match.play(action)

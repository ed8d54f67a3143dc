"""Where whatever the party answers before a roll comes to the same: then nobody is asked."""

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.derived import decided
from tests.immortal_king.scene import scene
from tests.kit.play import Player, decision_of

SEEDS = range(30)


def fights() -> list[tuple[Match, bool]]:
    """Random games of both numbers of players, each as it asks before a roll, and whether that is decided."""
    found = []
    for seed in SEEDS:
        match, player = pygames.new("immortal-king", seats=1 + seed % 2, seed=seed), Player(Rng(seed))
        while match.decision is not None:
            if match.decision.id == "before":
                found.append((match.copy(), decided(match.view(None))))
            match.play(player.choose(match.decision.legal_actions))
    return found


@pytest.mark.rules("HIK-40", "HIK-66")
def test_a_fight_that_is_decided_is_won_whatever_is_used_and_whatever_falls() -> None:
    """Or the party runs away from it."""
    asked = fights()
    sure = [match for match, is_decided in asked if is_decided]
    assert len(sure) >= 3
    assert len(asked) > 10 * len(sure) / 2
    for before in sure:
        for action in decision_of(before).legal_actions:
            for seed in range(6):
                match, player = before.copy(), Player(Rng(seed))
                match.play(action)
                while match.decision is not None and match.view(None)["last"] is None:
                    match.play(player.choose(match.decision.legal_actions))
                assert match.view(None)["last"]["how"] in ("won", "escaped")


@pytest.mark.rules("HIK-64")
def test_a_fight_is_open_where_a_one_may_not_be_enough() -> None:
    """A power of 4 is reached by a 1 once a potion has added 3."""
    s = scene("rat imp wisp", party="seer", hand="strength-potion oil")
    s.play("attack left")
    assert not decided(s.match.view(None))
    s.play("use strength-potion")
    assert decided(s.match.view(None))

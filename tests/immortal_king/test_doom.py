"""Doom: for three fear tokens the dungeon master has the combat die rolled again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.game import GAME
from pygames.games.immortal_king.state import ImmortalKingState
from tests.immortal_king.scene import PROVING_GROUND, a_party, scene
from tests.immortal_king.tester import having
from tests.kit.play import Player
from tests.kit.scene import told
from tests.kit.truth import true_state


@pytest.mark.rules("HIK-58")
def test_doom_costs_three_fear_and_the_new_result_counts() -> None:
    s = scene("hydra imp wisp", party="seer", mana="", fear=4)
    s.play("attack left", dice="6")
    assert s.asks == "master doom"
    assert s.legal() == ["doom", "pass", "enough"]
    assert told(s.match.events, "HIK-40 so_far", total=6, power=6) == 1
    events = s.play("doom", dice="3")
    assert told(events, "HIK-58 doom", fear=1) == 1
    assert s.fought == "3 against 6: lost"
    assert s.fear == 1 + 1


@pytest.mark.rules("HIK-58", "HIK-40")
@pytest.mark.parametrize("let_stand", ["pass", "enough"])
def test_a_result_that_doom_leaves_as_it_is_is_not_told_again(let_stand: str) -> None:
    s = scene("hydra imp wisp", party="hero guard nova", mana="guard nova", fear=6)
    events = s.play("attack left", "roll", dice="1")
    assert s.asks == "master doom"
    assert told(events, "HIK-40 so_far", total=2, power=6) == 1
    events = s.play("doom", dice="1")  # another die, though it shows the same
    assert told(events, "HIK-40 so_far", total=2, power=6) == 1
    events = s.play(let_stand)
    assert s.asks == "party after"
    assert told(events, "so_far") == 0
    events = s.play("power guard")
    assert s.asks == "party after"
    assert told(events, "HIK-40 so_far", total=5, power=6) == 1


@pytest.mark.rules("HIK-58", "HIK-60")
@pytest.mark.parametrize("fear", range(5))
def test_doom_is_asked_for_only_if_it_can_be_paid(fear: int) -> None:
    s = scene("hydra imp wisp", fear=fear)
    s.play("attack left", dice="5")
    assert (s.asks == "master doom") == (fear >= 3)


@pytest.mark.rules("HIK-58", "HIK-54")
def test_the_fear_of_a_natural_1_may_pay_for_doom_on_that_very_die() -> None:
    s = scene("hydra imp wisp", party="hero guard nova", mana="guard nova", fear=2)
    s.play("attack left", "roll", dice="1")  # 1 * 2 + 3 + 1: it may still win
    assert s.asks == "master doom"
    s.play("doom", dice="1")
    assert s.fear == 1  # a 1 by doom brings fear like any


@pytest.mark.rules("HIK-58")
def test_doom_rolls_the_die_that_lies_there_whatever_its_sides() -> None:
    s = scene("abunakkashii imp wisp", fear=3, party="giant hero", mana="")
    s.play("attack left", dice="8/8")
    s.play("doom", dice="2/8")
    assert s.fought == "3 against 9: lost"


@pytest.mark.rules("HIK-58", "AMB-HIK-15")
def test_the_dungeon_master_decides_before_a_power_is_used_on_the_die() -> None:
    s = scene("abunakkashii imp wisp", fear=3)
    s.play("attack left", dice="4")
    assert s.asks == "master doom"
    assert s.why("power nova") == "HIK-58 doom_first"
    s.play("pass")
    assert s.asks == "party after"
    s.play("power nova")  # 8 + 1
    assert s.won == "abunakkashii"


@pytest.mark.rules("HIK-58", "AMB-HIK-15")
@pytest.mark.parametrize("action", ["power guard", "power nova", "use strength-potion"])
def test_a_result_on_which_a_power_was_used_is_safe_from_doom(action: str) -> None:
    s = scene("abunakkashii imp wisp", party="nova guard", hand="strength-potion", fear=3)
    s.play("attack left", "roll", dice="3")
    s.play("pass", action)
    assert s.asks == "party after"


@pytest.mark.rules("AMB-HIK-15")
def test_each_new_die_gives_a_new_chance_for_doom() -> None:
    s = scene("abunakkashii imp wisp", fear=3)
    s.play("attack left", dice="4")
    assert s.asks == "master doom"
    s.play("pass")
    s.play("gift nova", dice="5")
    assert s.asks == "master doom"
    s.play("pass")
    s.play("power hero", dice="11/12")
    assert s.asks == "master doom"
    s.play("doom", dice="2/12")
    assert s.asks == "party after"
    assert s.total == 3


@pytest.mark.rules("AMB-HIK-16")
def test_doom_may_strike_again_and_again_as_long_as_it_is_paid() -> None:
    s = scene("hydra imp wisp", party="seer", mana="", fear=9)
    s.play("attack left", dice="6")
    for left in (6, 3, 0):
        assert s.asks == "master doom"
        s.play("doom", dice="6")
        assert s.fear == left
    assert s.won == "hydra"


@pytest.mark.rules("AMB-HIK-17")
def test_a_gift_that_always_counts_leaves_the_chance_for_doom() -> None:
    s = scene("hydra imp wisp", party="hero", mana="", open="sword", fear=3)
    s.play("attack left", dice="4")  # 4 + 1 + 1: it would win
    assert s.asks == "master doom"
    s.play("doom", dice="2")
    assert s.fought == "4 against 6: lost"


@pytest.mark.rules("HIK-58", "AMB-HIK-16")
def test_who_has_enough_is_not_asked_again_in_this_fight_but_in_the_next() -> None:
    s = scene("abunakkashii imp wisp", fear=3)
    s.play("attack left", dice="4")
    s.play("enough")
    s.play("gift nova", dice="5")
    assert s.asks == "party after"
    s.play("accept", "pass")
    s.play("attack left", dice="4")
    assert s.asks == "master doom"


@pytest.mark.rules("HIK-58", "AMB-HIK-14")
def test_doom_leaves_the_dungeons_own_die_alone() -> None:
    s = scene("dice-imp imp wisp", party="seer", mana="", fear=3)
    s.play("attack left", dice="5 6")
    s.play("doom", dice="2")
    assert s.fought == "2 against 5: lost"


# --- asked only where it can matter ---


@pytest.mark.rules("AMB-HIK-74", "HIK-58")
@pytest.mark.parametrize(
    ("die", "more", "asked"),
    [
        ("5", {}, True),  # 5 + 1 wins
        ("4", {}, False),  # 4 + 1 fails, and nothing can be added
        ("4", {"hand": "sword"}, True),  # what lies face down may be a potion of strength
        ("1", {"hand": "sword"}, False),  # even with that, 1 + 1 + 3
        ("4", {"hand": "sword", "drunk": "strength-potion oil"}, False),  # and all such potions were seen
        ("2", {"party": "hero guard", "mana": "guard"}, True),  # 2 + 1 + 3
        ("2", {"party": "hero guard", "mana": "hero"}, False),  # a new die is another roll
        ("3", {"party": "hero nova", "mana": "nova"}, True),  # 3 * 2 + 1
        ("2", {"party": "hero nova", "mana": "nova"}, False),
        ("4", {"party": "hero gambler", "mana": "gambler"}, True),  # an even number counts twice
        ("3", {"party": "hero gambler", "mana": "gambler"}, False),
        ("2", {"party": "hero nova guard", "mana": "guard", "hand": "sword"}, True),  # a potion of mana
    ],
)
def test_doom_is_asked_for_only_where_the_result_wins_or_can_still_be_made_to(
    die: str, more: dict[str, str], asked: bool
) -> None:
    means: dict[str, Any] = {"party": "hero", "mana": "", **more}
    s = scene("hydra imp wisp", fear=3, **means)
    before = "hand" in more or more.get("mana") == "guard"  # something could be used before the roll
    s.play("attack left", *["roll"] * before, dice=die)
    assert (s.asks == "master doom") == asked


@pytest.mark.rules("AMB-HIK-74")
def test_doom_is_not_asked_for_where_even_a_1_would_win() -> None:
    for amount, asked in ((2, True), (3, False)):
        s = having("rat imp wisp", gift=f'kind = "bonus", amount = {amount}', fear=3)
        assert s.power("left") == 4
        s.play("attack left", dice="4")
        assert (s.asks == "master doom") == asked


def _can_win(state: ImmortalKingState) -> bool:
    """Whether the party can win by what it uses on this die, tried out: no new roll, any way."""
    if state.decision is None or state.decision.name not in ("after", "mana"):
        return bool(state.last) and state.last[6] == "won"
    for action in state.legal_actions():
        tried = state.copy()
        dice = len(state.rolls)
        tried.apply(action)
        if len(tried.rolls) == dice and _can_win(tried):
            return True
    return False


def _hands(state: ImmortalKingState) -> Iterator[ImmortalKingState]:
    """The state with every hand that may lie face down as far as the dungeon master knows."""
    unseen = sorted({*state.hand, *state.equipment_box})
    for hand in combinations(unseen, len(state.hand)):
        found = state.copy()
        found.hand, found.equipment_box = hand, tuple(n for n in unseen if n not in hand)
        yield found


@pytest.mark.rules("AMB-HIK-74", "HIK-58")
@pytest.mark.parametrize("cards", [PROVING_GROUND, ""], ids=["proving ground", "lair"])
def test_doom_is_asked_for_exactly_where_it_can_matter_in_whole_games(cards: str) -> None:
    """Tried out in every hand that may be there, on the die as it lies and with a 1 in its place."""
    asked = silent = 0
    for seed in range(8):
        match = Match(GAME, 2, seed, GAME.choose_options({"cards": cards}, 2))
        a_party(match, seed + 1)
        player = Player(Rng(seed), seed % 3)
        state: Any = true_state(match)
        while match.decision is not None:
            rolls = state.rolls if state.in_fight else ()
            match.play(player.choose(match.decision.legal_actions))
            if state.rolls == rolls or not state.in_fight or state.fear < 3 or state.quiet:
                continue
            asks = state.decision.name if state.decision else "nobody"
            if asks not in ("doom", "after"):
                continue
            doomed = asks == "doom"
            before = state.copy()
            if doomed:
                before.apply(match.parse("pass"))  # the die stands
            possible = any(_can_win(hand) for hand in _hands(before))
            asked, silent = asked + doomed, silent + (not doomed)
            assert possible == doomed, (seed, len(match.choices))
    assert asked > 10
    assert silent > 10

"""Doom: for three fear tokens the dungeon master has the combat die rolled again."""

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
from tests.kit.scene import table, told
from tests.kit.truth import true_state

ALONE: dict[str, Any] = {"party": "seer", "mana": ""}
THREE: dict[str, Any] = {"fear": 3}
HYDRA, A9 = "hydra imp wisp", "abunakkashii imp wisp"


@pytest.mark.rules("HIK-54", "HIK-58", "AMB-HIK-14", "AMB-HIK-15", "AMB-HIK-16", "AMB-HIK-17")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "doom costs three fear, and the new result counts",
        (HYDRA, {**ALONE, "fear": 4}, "attack left: 6",
         {"asks": "master doom", "legal": ["doom", "pass", "enough"]}),
        (HYDRA, {**ALONE, "fear": 4}, "attack left: 6; doom: 3",
         {"fought": "3 against 6: lost", "fear": 1 + 1}),
        "the fear of a natural 1 may pay for doom on that very die, and a 1 by doom brings fear too",
        (HYDRA, {"party": "hero guard nova", "mana": "guard nova", "fear": 2},
         "attack left; roll: 1; doom: 1", {"fear": 1}),
        "it rolls the die that lies there, whatever its sides, and leaves the dungeon's own alone",
        (A9, {**THREE, "party": "giant hero", "mana": ""}, "attack left: 8/8; doom: 2/8",
         {"fought": "3 against 9: lost"}),
        ("dice-imp imp wisp", {**ALONE, **THREE}, "attack left: 5 6; doom: 2",
         {"fought": "2 against 5: lost"}),
        "the dungeon master decides before a power is used on the die",
        (A9, THREE, "attack left: 4", {"asks": "master doom", "why power nova": "HIK-58 doom_first"}),
        (A9, THREE, "attack left: 4; pass; power nova", {"won": "abunakkashii"}),
        "each new die gives a new chance",
        (A9, THREE, "attack left: 4; pass; gift nova: 5", {"asks": "master doom"}),
        (A9, THREE, "attack left: 4; pass; gift nova: 5; pass; power hero: 11/12", {"asks": "master doom"}),
        (A9, THREE, "attack left: 4; pass; gift nova: 5; pass; power hero: 11/12; doom: 2/12",
         {"asks": "party after", "total": 3}),
        "it may strike again and again as long as it is paid",
        (HYDRA, {**ALONE, "fear": 9}, "attack left: 6; doom: 6; doom: 6; doom: 6",
         {"fear": 0, "won": "hydra"}),
        "a gift that always counts (4 + 1 + 1 would win) leaves the chance",
        (HYDRA, {**THREE, "party": "hero", "mana": "", "open": "sword"}, "attack left: 4; doom: 2",
         {"fought": "4 against 6: lost"}),
        "who has enough is not asked again in this fight, but in the next",
        (A9, THREE, "attack left: 4; enough; gift nova: 5", {"asks": "party after"}),
        (A9, THREE, "attack left: 4; enough; gift nova: 5; accept; pass; attack left: 4",
         {"asks": "master doom"}),
    ],
)  # fmt: skip
def test_what_comes_of_doom(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(fronts, **more).comes_to(plays, found)


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


@pytest.mark.rules("HIK-58", "AMB-HIK-15")
@pytest.mark.parametrize("action", ["power guard", "power nova", "use strength-potion"])
def test_a_result_on_which_a_power_was_used_is_safe_from_doom(action: str) -> None:
    s = scene("abunakkashii imp wisp", party="nova guard", hand="strength-potion", fear=3)
    s.play("attack left", "roll", dice="3")
    s.play("pass", action)
    assert s.asks == "party after"


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

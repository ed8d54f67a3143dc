"""Traps: beaten even if the roll fails, and no monsters."""

from typing import Any

import pytest

from pygames.words.localizer import Localizer, Words
from tests.immortal_king.scene import PROVING_GROUND, scene
from tests.kit.scene import told

SNARE = """id = "snare"
name = "Snare"
colour = "yellow"
family = "trap"
power = 4"""


@pytest.mark.rules("HIK-70", "HIK-69")
def test_a_trap_is_beaten_and_kept_though_the_roll_fails_and_courage_is_lost_all_the_same() -> None:
    s = scene("pit imp wisp", party="seer", mana="", piles=("rat", "", ""))
    events = s.play("attack left", dice="4")
    assert s.fought == "4 against 5: lost"
    assert told(events, "HIK-70 sprung", card="pit") == 1
    assert told(events, "HIK-50 courage_lost", n=1) == 1
    assert s.tokens == (4, 1)
    assert s.won == "pit"


@pytest.mark.rules("HIK-70", "HIK-83")
def test_mana_is_counted_anew_for_the_card_behind_a_sprung_trap() -> None:
    s = scene("pit rat wisp", hand="courage-potion", courage=1, piles=("only mana-eater", "", ""))
    s.play("attack left", "roll", dice="1")
    s.play("power nova", "accept", "place")
    assert s.asks == "party last"
    assert s.fronts == "mana-eater rat wisp"
    assert s.mana == "hero"
    assert s.power("left") == 3 + 1


@pytest.mark.rules("HIK-70", "HIK-77")
def test_the_dungeons_die_for_a_trap_does_not_count_for_the_card_behind_it() -> None:
    cards = PROVING_GROUND.replace(SNARE, SNARE.replace("power = 4", 'power = "1d6+6"'))
    assert cards != PROVING_GROUND
    more: dict[str, Any] = {
        "mana": "hero",
        "courage": 1,
        "hand": "courage-potion",
        "piles": ("only dice-imp", "", ""),
    }
    s = scene("snare rat wisp", party="hero", cards=cards, **more)
    s.play("attack left", dice="5")
    s.play("roll", dice="2")
    s.play("accept", "place")
    assert s.asks == "party last"
    assert s.view()["corridors"][0]["encounter"]["power"] is None


@pytest.mark.rules("HIK-56", "HIK-71")
@pytest.mark.parametrize("fear", [2, 3])
def test_a_trap_gets_no_tenacity_but_may_lie_in_ambush(fear: int) -> None:
    s = scene("rat imp wisp", party="seer", mana="", fear=fear, piles=("pit", "", ""))
    s.play("attack left", dice="5")
    if fear == 3:
        s.play("pass")  # no doom
    assert s.asks == "master place"
    assert s.legal() == ["place", "ambush"]
    assert s.why("harden") == "HIK-56 trap"
    if fear == 3:
        assert s.why("ambush-harden") == "HIK-56 trap"
    s.play("ambush")
    assert s.fronts == "(pit) imp wisp"


@pytest.mark.rules("HIK-56")
@pytest.mark.parametrize(
    ("pile", "fear", "said"),
    [
        ("pit", 2, "A trap gets no tenacity token."),
        ("hydra", 1, "Tenacity would cost 2 fear."),
        ("hydra", 2, ""),
    ],
)
def test_who_lays_a_card_reads_why_it_can_get_no_token(pile: str, fear: int, said: str) -> None:
    s = scene("wisp imp rat", party="seer", mana="", fear=fear, piles=(pile, "", ""))
    s.play("attack left", dice="5")
    assert s.asks == "master place"
    assert bool(said) == ("harden" not in s.legal())
    for seat, told_it in ((1, True), (0, False)):
        words = Localizer(s.match.game, "en", options=s.match.options)
        lines = [
            line
            for part in s.match.game.part(Words).describe(s.match.view(seat), words)
            for line in part.lines
        ]
        found = {line for line in lines if line.startswith(("A trap gets no", "Tenacity would cost"))}
        assert found == ({said} - {""} if told_it else set())


@pytest.mark.rules("HIK-71", "HIK-55", "HIK-61", "HIK-70")
def test_a_trap_from_ambush_springs_like_any() -> None:
    s = scene("(pit) imp wisp", party="seer", mana="")
    events = s.play("attack left", dice="2")
    assert told(events, "ambush_revealed", card="pit") == 1
    assert s.won == "pit"

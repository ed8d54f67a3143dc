"""Effects that are aimed: an encounter is eliminated, calmed or turned up."""

from typing import Any

import pytest

from tests.immortal_king.scene import Scene
from tests.immortal_king.tester import FOUR, having
from tests.kit.scene import told

# --- destroy ---


def struck(fronts: str, effect: str, place: str, **more: Any) -> Scene:
    """An ultimate power or a quest has been used."""
    s = having(fronts, won=FOUR, **{place: f'kind = "destroy"{effect}'}, **more)
    s.play("ultimate tester" if place == "ultimate" else "use quest")
    return s


both = pytest.mark.parametrize("place", ["ultimate", "quest"])


@both
@pytest.mark.rules("HIK-49", "HIK-93", "HIK-84", "AMB-HIK-26", "AMB-HIK-73")
def test_destroy_eliminates_the_encounter_that_the_player_chooses(place: str) -> None:
    s = struck("zombie orc pit", "", place, piles=("hydra", "torturer", "rat"), fear=6)
    assert (s.asks, s.legal()) == ("party target", ["target left", "target middle", "target right"])
    assert (
        s.why("target final")
        == {"ultimate": "HIK-84 final_monster", "quest": "AMB-HIK-73 final_monster"}[place]
    )
    assert s.why("attack left") == "HIK-48 question_first"
    events = s.play("target middle")
    assert told(events, "HIK-37 defeated", card="orc") == 1
    assert (s.fronts, s.won.split()[-1]) == ("zombie torturer pit", "orc")
    assert (s.asks, s.tokens) == ("party turn", (5, 6))  # no ambush, no tenacity


@both
@pytest.mark.rules("HIK-93")
def test_destroy_is_not_asked_about_when_only_one_fits(place: str) -> None:
    s = struck("zombie orc pit", ', against = "trap"', place, piles=("", "", "rat"))
    assert (s.fronts, s.asks) == ("zombie orc rat", "party turn")


@both
@pytest.mark.rules("HIK-71", "HIK-93")
@pytest.mark.parametrize(
    ("against", "fit"),
    [
        ("monster", "left middle"),
        ("undead", "left middle"),
        ("blue", "left right"),
    ],
)
def test_destroy_against_some_hits_those_only(place: str, against: str, fit: str) -> None:
    fronts = "zombie sulker drake" if against == "blue" else "zombie sulker pit"
    s = struck(fronts, f', against = "{against}"', place)
    assert s.legal() == [f"target {where}" for where in fit.split()]
    other = next(where for where in ("left", "middle", "right") if where not in fit.split())
    assert s.why(f"target {other}") == "HIK-93 does_not_fit"


@both
@pytest.mark.rules("HIK-40", "HIK-57", "AMB-HIK-58")
def test_destroy_up_to_a_power_looks_at_the_power_as_it_is_now(place: str) -> None:
    s = struck("zombie wisp+ imp+", ", amount = 5", place, party="")
    assert s.fronts.split()[:2] == ["zombie", "wisp+"]  # 6, and 5 with a token; 4 with one fits
    assert s.won.split()[-1] == "imp"


@both
@pytest.mark.rules("AMB-HIK-71", "HIK-73")
def test_destroy_up_to_a_power_takes_a_greenskin_for_four_and_a_die_for_one(place: str) -> None:
    s = struck("orc dice-imp hydra", ", amount = 4, every = true", place, party="")
    assert s.won.split()[-2:] == ["orc", "dice-imp"]
    s = having("orc zombie hydra", won=FOUR, **{place: 'kind = "destroy", amount = 3'})
    assert s.why("ultimate tester" if place == "ultimate" else "use quest") == "HIK-93 nothing_to_destroy"


@both
@pytest.mark.rules("AMB-HIK-58")
def test_destroy_is_refused_when_nothing_fits(place: str) -> None:
    s = having("zombie hydra (imp)", won=FOUR, **{place: 'kind = "destroy", amount = 5'})
    assert s.why("ultimate tester" if place == "ultimate" else "use quest") == "HIK-93 nothing_to_destroy"


@both
@pytest.mark.rules("AMB-HIK-58", "HIK-84")
def test_destroy_hits_no_ambush_and_no_final_monster(place: str) -> None:
    s = struck("- (imp) rat", "", place, piles=("", "", "zombie"))
    assert (s.fronts, s.asks) == ("- (imp) zombie", "party turn")
    s = having("- (imp) -", won=FOUR, **{place: 'kind = "destroy"'})
    assert s.why("ultimate tester" if place == "ultimate" else "use quest") == "HIK-93 nothing_to_destroy"


@both
@pytest.mark.rules("AMB-HIK-66", "HIK-49", "HIK-68")
def test_destroy_all_that_fit_from_left_to_right_but_no_replacement(place: str) -> None:
    s = struck(
        "zombie drake wisp",
        ', against = "undead", every = true',
        place,
        piles=("zombie#2", "", "orc"),
        mana="",
    )
    assert s.fronts == "zombie#2 drake orc"
    assert s.won.split()[-2:] == ["zombie", "wisp"]
    assert (s.mana, s.asks) == ("tester", "party turn")  # the wisp's mana


@both
@pytest.mark.rules("HIK-49", "HIK-81", "AMB-HIK-35")
def test_a_bodyguard_that_is_destroyed_does_its_last_service(place: str) -> None:
    s = struck("bodyguard drake wisp", ', against = "blue", amount = 5, every = true', place, party="")
    assert s.asks == "master guard"
    s.play("guard final")
    assert s.state.tenacity == [False, False, False, True]


@both
@pytest.mark.rules("AMB-HIK-67", "HIK-38")
def test_a_last_encounter_that_is_destroyed_clears_its_corridor(place: str) -> None:
    s = struck("zombie drake wisp", ', against = "dragon"', place, piles=("", "only", ""))
    assert s.fronts == "zombie - wisp"
    assert s.may("attack final")


# --- calm and scout ---


@pytest.mark.rules("HIK-20", "HIK-93", "HIK-57")
def test_calm_takes_a_tenacity_token_from_the_card_that_the_player_chooses() -> None:
    s = having("zombie+ imp wisp+ lich+", quest='kind = "calm"')
    s.play("use quest")
    assert s.legal() == ["target left", "target right", "target final"]
    assert s.why("target middle") == "HIK-57 no_token_there"
    events = s.play("target right")
    assert told(events, "HIK-20 calmed") == 1
    assert (s.fronts, s.power(3)) == ("zombie+ imp wisp", 5)
    s.play("use quest", "target final", "use quest")  # the last one needs no question
    assert s.state.tenacity == [False] * 4
    assert s.why("use quest") == "HIK-57 nothing_to_calm"


@pytest.mark.rules("AMB-HIK-58")
def test_calm_does_not_reach_into_an_ambush() -> None:
    assert having("zombie (imp+) wisp", quest='kind = "calm"').why("use quest") == "HIK-57 nothing_to_calm"


@pytest.mark.rules("HIK-20", "HIK-93", "AMB-HIK-58")
def test_scout_turns_up_the_ambush_that_the_player_chooses() -> None:
    s = having("zombie (imp) (wisp+)", quest='kind = "scout"')
    assert s.view("party")["corridors"][2]["encounter"] is None
    s.play("use quest")
    assert s.legal() == ["target middle", "target right"]
    assert s.why("target left") == "HIK-55 no_ambush_there"
    events = s.play("target right")
    assert told(events, "HIK-20 scouted", card="wisp") == 1
    assert s.fronts == "zombie (imp) wisp+"
    s.play("use quest")
    assert s.fronts == "zombie imp wisp+"
    assert s.why("use quest") == "HIK-55 nothing_to_scout"

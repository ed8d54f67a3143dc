"""Material, aim, types of cards, and the zones: what there is, and what wins."""

from typing import Any

import pytest

import pygames
from pygames.engine.rng import Rng
from pygames.games.heroz.cards import NAMES
from pygames.games.heroz.places import COLUMN, PLACE
from tests.heroz.scene import scene, state_of
from tests.kit.play import result_of
from tests.kit.scene import told
from tests.kit.truth import true_state

TROOPS = [f"{value}{suit}" for suit in "♥♦♣♠" for value in range(2, 11)]
HEROES = [f"{rank}{suit}" for suit in "♥♦♣♠" for rank in "JQK"]
ACES = [f"A{suit}" for suit in "♥♦♣♠"]
JOKERS = ["★1", "★2"]


@pytest.mark.rules("HZ-01")
def test_two_players_each_with_52_suited_cards_and_two_jokers() -> None:
    match = pygames.new("heroz", seed=3)
    assert match.seats == 2
    for seats in (1, 3):
        with pytest.raises(pygames.BadOption):
            pygames.new("heroz", seats=seats)
    assert len({*TROOPS, *HEROES, *ACES, *JOKERS}) == 54
    for owner in "AB":
        cards = [NAMES[card] for pack, card in true_state(match).census().elements() if pack == owner]
        assert sorted(cards) == sorted([*TROOPS, *HEROES, *ACES, *JOKERS])


@pytest.mark.rules("HZ-02")
def test_each_player_has_three_columns_of_three_lines() -> None:
    assert PLACE.words == tuple(f"{p}{c}{n}" for p in "AB" for c in (1, 2, 3) for n in (1, 2, 3))
    assert COLUMN.words == ("A1", "A2", "A3", "B1", "B2", "B3")
    s = scene(hands=(" ".join(TROOPS[:10]), ""))
    for place, troop in zip(PLACE.words[:9], TROOPS, strict=False):
        s.play(f"place {troop} {place}")
    assert s.area("A") == ("(2♥) (3♥) (4♥)", "(5♥) (6♥) (7♥)", "(8♥) (9♥) (10♥)")
    assert s.asks != "A placement"  # one troop is left in hand, and nowhere to put it


@pytest.mark.rules("HZ-05", "HZ-10", "HZ-20")
@pytest.mark.parametrize("card", [*TROOPS, *HEROES, *ACES, *JOKERS])
def test_the_cards_from_2_to_10_are_the_troops(card: str) -> None:
    s = scene(hands=(card, ""))
    if card in TROOPS:
        assert s.may(f"place {card} A11")
    elif card in HEROES:
        assert s.why(f"place {card} A11") == "HZ-10 hero_no_troop"
    else:
        assert s.why(f"place {card} A11") == "HZ-20 combat_only"


@pytest.mark.rules("HZ-09")
@pytest.mark.parametrize("card", [*TROOPS, *HEROES, *ACES, *JOKERS])
def test_jacks_queens_and_kings_are_the_heroes(card: str) -> None:
    suit = "♥" if card in JOKERS else card[-1]
    resources = [troop for troop in TROOPS if troop[-1] == suit and troop != card][:3]
    s = scene("hero", hands=(card, ""), columns={"A1": " ".join(resources)})
    assert s.asks == "A hero"
    if card in HEROES:
        assert s.may(f"hero {card}")
    else:
        assert s.why(f"hero {card}") == "HZ-09 not_a_hero"


@pytest.mark.rules("HZ-06", "HZ-75")
@pytest.mark.parametrize("troop", TROOPS)
def test_the_power_of_a_troop_is_its_value_in_attack_and_in_defence(troop: str) -> None:
    s = scene("block", columns={"A1": troop, "B1": "(2♣)" if troop != "2♣" else "(2♠)"}, attack=1)
    assert s.power("A") == s.troop("A11")["value"] == int(troop[:-1])
    s = scene("clash", columns={"A2": "10♠", "B2": troop}, attack=2)
    assert told(s.opening, "HZ-75 strengths", attack=10, defence=int(troop[:-1])) == 1


@pytest.mark.rules("HZ-08", "HZ-06", "HZ-33")
def test_a_5_is_a_5_5_and_doubled_a_10_10() -> None:
    s = scene("clash", columns={"A1": "5♥", "B1": "5♠"}, attack=1)
    assert told(s.opening, "strengths", attack=5, defence=5) == 1
    # beside a 2 of its suit it is doubled, attacking or blocking: 10 + 2
    s = scene("clash", columns={"A1": "5♥ 2♥", "B1": "5♠ 2♠"}, attack=1)
    assert told(s.opening, "strengths", attack=12, defence=12) == 1


@pytest.mark.rules("HZ-10", "HZ-75")
def test_a_hero_adds_no_power_to_a_fight() -> None:
    fight: dict[str, Any] = {"columns": {"A1": "5♥", "B1": "4♠"}, "attack": 1}
    bare = scene("clash", **fight)
    with_heroes = scene("clash", heroes=("K♥", "K♠"), **fight)
    for s in (bare, with_heroes):
        assert told(s.opening, "strengths", attack=5, defence=4) == 1


@pytest.mark.rules("HZ-50", "HZ-84")
def test_points_are_the_value_and_not_the_power() -> None:
    # a trio of suits doubles the power of all three, but they score 2, 5 and 8
    s = scene("declare", columns={"A1": "2♦ 5♦ 8♦"}, attack=1, hands=("3♥", ""))
    assert s.power("A") == 30
    s.until("A conquest")
    s.play("score A11", "score A11", "score A11")
    assert s.points("A") == 15


@pytest.mark.rules("HZ-03", "HZ-51")
def test_thirty_points_win_at_once() -> None:
    # 11 points, then an unblocked 10 and 9: exactly 30
    s = scene("conquest", columns={"A1": "10♥ 9♠ 2♣"}, attack=1, won=("5♠ 6♠", ""))
    s.play("score A11")
    assert s.points("A") == 21
    assert s.match.result is None
    events = s.play("score A11")
    assert told(events, "HZ-51 won", seat=0, points=30) == 1
    assert result_of(s.match) == ((0,), "points", "HZ-51")
    assert s.asks == "nobody"
    # nothing more happens: the third troop neither scores nor retreats
    assert s["A1"] == "2♣"
    assert not told(events, "retreated")
    with pytest.raises(pygames.GameError):
        s.match.play("score A11")


@pytest.mark.rules("HZ-03")
def test_29_points_do_not_win_and_31_do() -> None:
    s = scene("conquest", columns={"A1": "10♥ 2♣"}, attack=1, won=("9♠ 10♠", ""))
    s.play("score A11")
    assert (s.points("A"), s.match.result) == (29, None)
    s.play("score A11")
    assert (s.points("A"), result_of(s.match).winners) == (31, (0,))


@pytest.mark.rules("AMB-HZ-57", "HZ-51", "HZ-04")
def test_only_the_player_whose_turn_it_is_scores_so_both_never_reach_30_at_once() -> None:
    won = 0
    for seed in range(8):
        match, rng = pygames.new("heroz", seed=seed), Rng(seed)
        while match.decision:
            active = state_of(match).active
            points = match.view(None)["points"]
            assert max(points) < 30
            events = match.play(rng.choice(match.decision.legal_actions))
            after = match.view(None)["points"]
            assert after[1 - active] <= points[1 - active]
            for event in events:
                assert event.kind != "scored" or event.params["seat"] == active
        if result_of(match).how == "points":
            won += 1
            (winner,) = result_of(match).winners
            assert after[winner] >= 30 > after[1 - winner]
    assert won


@pytest.mark.rules("AMB-HZ-57")
def test_enemy_troops_cannot_be_scored() -> None:
    s = scene("conquest", columns={"A1": "5♥", "B1": "(8♠)"}, attack=1)
    assert s.why("score B11") == "HZ-79 enemy_area"

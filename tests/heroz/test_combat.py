"""Phase 2 up to the fight: windows, attackers, blockers."""

from typing import Any

import pytest

from tests.heroz.scene import scene
from tests.kit.scene import table, told

FIELD = {"A1": "5♦ (9♠) 3♣", "A2": "7♥", "A3": "(2♠)", "B1": "8♣ (4♥)", "B2": "6♦"}

HELD: dict[str, Any] = {"columns": FIELD, "hands": ("A♦ ★1 K♥", "2♣"), "heroes": ("J♥", "")}
SPECIALS = ("shield A♦ B11", "joker ★1 A22 A21", "aura K♥ B11")
ALL = (*SPECIALS, "sacrifice A11")


@pytest.mark.rules("HZ-55", "HZ-68", "HZ-70", "HZ-74", "AMB-HZ-27", "AMB-HZ-28")
@table(
    ("first", "more", "plays", "found"),
    [
        "aces, jokers and auras may be played at every step",
        *[("window", {**HELD, "step": n, "attack": int(n > 1)}, "", {f"may {it}": True for it in SPECIALS})
          for n in (1, 2, 3)],
        "between the windows nothing, and from 2.4 on nothing more",
        ("attack", HELD, "", {f"why {text}": "AMB-HZ-28 not_window" for text in ALL}),
        ("block", {"columns": FIELD, "hands": ("A♦", "A♠"), "attack": 1}, "",
         {"why shield A♠ A11": "AMB-HZ-28 not_window"}),
        ("clash", {**HELD, "attack": 1, "shields": {"B11": "A:A♥"}}, "",
         {"asks": "A damage", **{f"why {text}": "AMB-HZ-27 too_late" for text in ALL}}),
        ("conquest", {**HELD, "attack": 1}, "", {f"why {text}": "AMB-HZ-27 too_late" for text in ALL}),
        "a hand without any special card is asked all the same, an empty one is not",
        ("window", {"step": 1, "columns": {"A1": "5♦"}, "hands": ("2♥", "")}, "", {"asks": "A specials"}),
        ("window", {"step": 1, "columns": {"A1": "5♦"}, "hands": ("A♥", "")}, "", {"asks": "A specials"}),
        ("window", {"step": 1, "columns": {"A1": "5♦"}, "hands": ("", "2♥")}, "", {"asks": "B specials"}),
        "only the player whose turn it is attacks, with one own column, once",
        ("attack", {"columns": FIELD, "hands": ("2♥", "")}, "", {"why attack B1": "HZ-70 own_columns"}),
        ("attack", {"columns": FIELD, "hands": ("2♥", "")}, "attack A1",
         {"why attack A2": "HZ-70 one_attack"}),
        ("window", {"step": 1, "columns": FIELD, "hands": ("2♥", "")}, "",
         {"why attack A1": "HZ-70 not_attack_step"}),
        "the defender is not forced to activate a troop",
        ("block", {"columns": {"A1": "5♦", "B1": "(8♣)"}, "attack": 1}, "pass",
         {"area B": ("(8♣)", "", ""), "asks": "A conquest"}),
    ],
)  # fmt: skip
def test_when_it_may_be_played(first: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(first, **more).comes_to(plays, found)


# --- when specials and bonuses are played ---


@pytest.mark.rules("HZ-68", "AMB-HZ-28")
def test_after_each_of_the_first_three_steps_both_may_play_specials() -> None:
    s = scene("formations", columns=FIELD, hands=("A♦ 2♥", "A♠ 2♣"))
    asked = []
    for answer in ("pass", "pass", "attack A1", "pass", "pass", "pass", "pass", "pass", "pass"):
        asked.append((s.asks, s.view()["step"]))
        s.play(answer)
    assert asked == [
        ("A specials", 1),
        ("B specials", 1),
        ("A attack", 1),
        ("A specials", 2),
        ("B specials", 2),
        ("B block", 2),
        ("A specials", 3),
        ("B specials", 3),
        ("A damage", 3),
    ]


@pytest.mark.rules("HZ-68", "HZ-42")
def test_a_hero_may_be_sacrificed_as_soon_as_there_is_a_fighting_troop() -> None:
    heroes = ("J♥", "J♣")
    for step, sacrifices in (
        (1, {"A": [], "B": []}),
        (2, {"A": ["sacrifice A11", "sacrifice A13"], "B": []}),
    ):
        for player in "AB":
            attack = 1 if step > 1 else 0
            position: dict[str, Any] = {
                "columns": FIELD,
                "hands": ("2♥", "2♣"),
                "heroes": heroes,
                "attack": attack,
            }
            s = scene("window", step=step, speaker=player, **position)
            assert s.legal("sacrifice") == sacrifices[player]
    s = scene("window", step=3, speaker="B", columns=FIELD, hands=("2♥", "2♣"), heroes=heroes, attack=1)
    assert s.legal("sacrifice") == ["sacrifice B11"]  # the blockers are declared


@pytest.mark.rules("AMB-HZ-28")
@pytest.mark.parametrize(("active", "other"), [("A", "B"), ("B", "A")])
def test_the_active_player_speaks_first_and_the_two_alternate_until_both_pass(
    active: str, other: str
) -> None:
    hands = ("A♦ A♥ 2♥", "A♦ A♥ 2♣")
    s = scene("window", step=1, active=active, columns={"A1": "5♦", "B1": "8♣"}, hands=hands)
    asked = []
    for answer in ("pass", "shield A♦ A11", "pass", "shield A♥ A11", "shield A♦ B11", "pass", "pass"):
        asked.append(s.asks[0])
        s.play(answer)
    assert asked == [active, other] * 3 + [active]
    assert s.asks == f"{active} attack"  # both have passed in a row


# --- 2.2 attackers ---


@pytest.mark.rules("HZ-70", "HZ-56")
def test_all_active_troops_of_the_chosen_column_attack_and_are_tilted() -> None:
    s = scene("attack", columns=FIELD, hands=("2♥", ""))
    assert s.legal() == ["attack A1", "attack A2", "pass"]
    events = s.play("attack A1")
    assert told(events, "HZ-70 attacked", seat=0, column="A1", n=2) == 1
    assert s.view()["fight"]["sides"][0]["places"] == ["A11", "A13"]
    tilted = [cell["place"] for column in s.view()["areas"][0] for cell in column if cell.get("tilted")]
    assert tilted == ["A11", "A13"]


@pytest.mark.rules("AMB-HZ-29")
def test_a_column_without_an_active_troop_cannot_attack() -> None:
    s = scene("attack", columns={"A1": "5♦", "A2": "(7♥)"}, hands=("2♥", ""))
    assert s.why("attack A2") == "AMB-HZ-29 nobody_attacks"
    assert s.why("attack A3") == "AMB-HZ-29 nobody_attacks"
    # without any active troop there is nothing to decide
    s = scene("attack", columns={"A2": "(7♥)"}, hands=("2♥", ""))
    assert told(s.opening, "HZ-71 no_attack", seat=0) == 1


@pytest.mark.rules("HZ-71")
def test_without_an_attack_play_goes_straight_to_phase_3() -> None:
    s = scene("attack", columns=FIELD, hands=("2♥", "2♣"))
    events = s.play("pass")
    assert told(events, "HZ-71 no_attack", seat=0) == 1
    assert not any(event.kind in ("attacked", "blocked", "strengths", "retreated") for event in events)
    assert s.asks == "B placement"
    assert s["A1"] == FIELD["A1"]


# --- 2.3 blockers ---


@pytest.mark.rules("HZ-72", "HZ-56")
def test_every_active_troop_of_the_attacked_column_must_block_and_is_tilted() -> None:
    s = scene("declare", columns={"A1": "5♦", "B1": "8♣ (4♥) 2♠", "B2": "6♦"}, attack=1, hands=("2♥", ""))
    assert told(s.opening, "HZ-72 blocked", seat=1, column="B1", n=2) == 1
    assert s.view()["fight"]["sides"][1]["places"] == ["B11", "B13"]
    assert [s.troop(place)["tilted"] for place in ("B11", "B13", "B21")] == [True, True, False]
    assert s.asks == "B block"
    assert s.why("activate B11") == "HZ-72 blocks_already"
    s.play("pass")  # passing frees nobody
    assert s.view()["fight"]["sides"][1]["places"] == ["B11", "B13"]


@pytest.mark.rules("HZ-73")
def test_the_defender_may_activate_inactive_troops_of_that_column_to_block() -> None:
    s = scene("block", columns={"A1": "5♦", "B1": "8♣ (4♥) (2♠)", "B2": "(6♦)"}, attack=1, hands=("2♥", ""))
    assert s.legal() == ["activate B12", "activate B13", "pass"]
    assert s.why("activate B21") == "HZ-73 attacked_column"
    assert s.why("activate A11") == "HZ-73 attacked_column"
    events = s.play("activate B13")
    assert told(events, "HZ-73 activated_to_block", seat=1, place="B13", card="2♠") == 1
    assert s.view()["fight"]["sides"][1]["places"] == ["B11", "B13"]
    assert s.troop("B13")["tilted"]
    s.play("activate B12")  # one after the other, as many as wished
    assert s.asks == "A specials"
    assert s.power("B") == 8 + 4 + 2
    assert s.why("activate B21") == "HZ-73 not_block_step"


@pytest.mark.rules("AMB-HZ-31")
def test_a_troop_activated_to_block_stays_active() -> None:
    s = scene("block", columns={"A1": "2♦", "B1": "(8♣)"}, attack=1, hands=("", "2♥"))
    s.play("activate B11")
    s.until("B damage")
    s.play("pass")
    assert s.asks == "B placement"
    # ... and it was active before B's own step 1.2
    assert not told(s.match.events, "HZ-64 activated", place="B11")
    assert s["B1"] == "8♣"


@pytest.mark.rules("AMB-HZ-47", "HZ-73")
def test_a_newly_placed_troop_may_be_activated_to_block() -> None:
    s = scene("placement", active="B", columns={"A1": "5♦"}, hands=("2♥", "8♣ 3♦"))
    s.play("place 8♣ B11")
    s.until("A attack")
    assert s["B1"] == "(8♣)"
    s.play("attack A1", "pass", "pass", "activate B11")
    assert s["B1"] == "8♣"


# --- 2.4 ---


@pytest.mark.rules("HZ-74")
def test_an_unblocked_attack_skips_the_fight_and_a_blocked_one_does_not() -> None:
    s = scene("clash", columns={"A1": "5♦", "B2": "8♣"}, attack=1)
    assert s.asks == "A conquest"
    assert not told(s.opening, "strengths")
    s = scene("clash", columns={"A1": "5♦", "B1": "8♣"}, attack=1)
    assert s.asks == "B damage"
    assert told(s.opening, "HZ-75 strengths", seat=0, other=1, attack=5, defence=8) == 1
    s.play("pass")
    assert not told(s.match.events, "scored")
    assert s.asks != "A conquest"


@pytest.mark.rules("HZ-75")
def test_both_sides_add_up_their_fighting_troops_with_every_bonus() -> None:
    # A: a pair of suits and a sacrifice; B: a pair of values, a shield, an aura
    s = scene(
        "clash", attack=1, columns={"A1": "5♦ 9♦", "A2": "10♥", "B1": "4♣ 4♥ 10♠", "B2": "10♦"},
        bonuses=((0, 17, 6),), shields={"B11": "A:A♦"}, auras={"B13": "Q♠"},
    )  # fmt: skip
    assert told(s.opening, "HZ-75 strengths", attack=5 + 18 + 6, defence=(0 + 20) + 1) == 1

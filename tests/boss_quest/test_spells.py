"""The list of spells: what each one does when it is activated."""

from typing import Any

import pytest

from tests.boss_quest.scene import A, B, C, combat, scene
from tests.kit.scene import table, told

COLOURS = ("blue", "red", "green", "purple")


WEAPONS = "(red-7) blue-5, (red-1) blue-6, (green-4) blue-1"


@pytest.mark.rules("BQ-28", "BQ-63", "BQ-64", "BQ-72", "AMB-BQ-18", "AMB-BQ-19", "AMB-BQ-22")
@table(
    ("weapons", "more", "plays", "found"),
    [
        "the hidden weapons of the activator and of another player are swapped",
        (WEAPONS, {"row": "swap-hidden"}, "",
         {"legal cast": ["cast swap-hidden B", "cast swap-hidden C"],
          "why cast swap-hidden A": "AMB-BQ-19 other_hidden"}),
        (WEAPONS, {"row": "swap-hidden"}, "cast swap-hidden C",
         {"weapons A": "(green-4) blue-5", "weapons B": "(red-1) blue-6", "weapons C": "(red-7) blue-1",
          "active": "", "discard": ["swap-hidden"]}),
        "nobody else's weapon is swapped with the pile",
        (WEAPONS, {"row": "swap-pile"}, "",
         {"why activate swap-pile": "BQ-64 aim_weapon",
          **{f"why trade swap-pile {it}": "BQ-64 not_your_weapon" for it in ("blue-6", "red-1")}}),
        "what is not active cannot be cancelled",
        ("", {"row": "cancel boss-1", "active": "boss+2", "discard": "swap-hidden"}, "",
         {"why activate cancel": "BQ-72 aim_spell",
          **{f"why cancel cancel {it}": "BQ-72 not_active" for it in ("boss-1", "swap-hidden", "cancel")}}),
        "under A or B who exceeds goes to the magician",
        ("5/2, 18/3", {"turn": "B", "row": "boss+1", "active": "a-or-b"}, "",
         {"why equip 1": "BQ-28 exceeds"}),
        ("5/2, 18/3", {"turn": "B", "row": "boss+1", "active": "a-or-b"}, "discard boss+1",
         {"asks": "A turn"}),
    ],
)  # fmt: skip
def test_whom_a_spell_is_for(weapons: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene("turns", *(weapons.split(", ") if weapons else ()), **more).comes_to(plays, found)


# --- dark brown: on a player ---


@pytest.mark.rules("BQ-61", "BQ-62", "AMB-BQ-02")
@pytest.mark.parametrize(
    ("spell", "change"), [("force+1", 1), ("force+2", 2), ("force-1", -1), ("force-2", -2)]
)
@pytest.mark.parametrize("target", ["A", "B"])
def test_a_spell_changes_one_players_force_by_the_number_on_the_card(
    spell: str, change: int, target: str
) -> None:
    s = scene("turns", "(red-7) blue-5", "(red-6) blue-6", row=spell)
    before = {"A": 12, "B": 12}
    s.play(f"cast {spell} {target}")
    assert {player: s.force(player) for player in "AB"} == before | {target: 12 + change}
    assert s.hp == 16
    # everybody sees it in the bounds of the force
    seen = s.player(target, target)["force"]
    assert (seen["least"], seen["most"]) == (12 + change, 12 + change)


@pytest.mark.rules("BQ-63", "BQ-18")
def test_each_of_the_two_learns_the_new_hidden_weapon_and_nobody_else_does() -> None:
    s = scene("turns", "(red-7) blue-5", "(red-1) blue-6", "(green-4) blue-1", row="swap-hidden")
    events = s.play("cast swap-hidden C")
    assert s.player("A", "A")["hidden"]["weapon"]["name"] == "green-4"
    assert s.player("C", "C")["hidden"]["weapon"]["name"] == "red-7"
    assert s.player("A", "B")["hidden"] == s.player("C", "A")["hidden"] == {}
    learned = {(e.params["seat"], e.to): e.secret["weapon"] for e in events if e.kind == "new_hidden"}
    assert learned == {(A, A): "green-4", (C, C): "red-7"}


@pytest.mark.rules("AMB-BQ-57", "BQ-63")
def test_a_swap_of_hidden_weapons_without_any_has_no_effect() -> None:
    s = scene("turns", "red-7 blue-5", "(red-1) blue-6", row="swap-hidden")  # A has none
    events = s.play("activate swap-hidden")
    assert told(events, "AMB-BQ-57 no_effect", seat=A) == 1
    assert (s.weapons("A"), s.weapons("B")) == ("red-7 blue-5", "(red-1) blue-6")
    assert s.discard == ["swap-hidden"]


@pytest.mark.rules("BQ-64", "AMB-BQ-20")
@pytest.mark.parametrize(
    ("weapon", "after"), [("red-7", "(green-2) blue-5 red-3"), ("blue-5", "(red-7) green-2 red-3"),
                          ("red-3", "(red-7) blue-5 green-2")],
)  # fmt: skip
def test_one_of_the_activators_weapons_is_swapped_with_the_first_of_the_pile(weapon: str, after: str) -> None:
    s = scene("turns", "(red-7) blue-5 red-3", "(red-1) blue-6", row="swap-pile", pile="green-2 green-3")
    assert s.legal("trade") == [f"trade swap-pile {w}" for w in ("red-7", "blue-5", "red-3")]
    s.play(f"trade swap-pile {weapon}")
    assert s.weapons("A") == after  # hidden or visible as the old one was
    assert (s.pile(1), s.bottom()) == ("green-3", weapon)
    assert (s.active, s.discard) == ("", ["swap-pile"])


@pytest.mark.rules("BQ-64", "BQ-18")
def test_what_comes_from_the_pile_hidden_is_told_to_its_owner_alone() -> None:
    s = scene("turns", "(red-7) blue-5", "(red-1) blue-6", row="swap-pile", pile="green-2")
    (event,) = [e for e in s.play("trade swap-pile red-7") if e.kind == "traded_hidden"]
    assert event.seen_by(A).params["weapon"] == "green-2"
    assert set(event.seen_by(B).params) == {"seat"}
    assert s.player("A", "B")["hidden"] == {}


@pytest.mark.rules("AMB-BQ-57")
def test_a_swap_with_an_empty_pile_has_no_effect() -> None:
    s = scene("turns", "(red-7) blue-5", "(red-1) blue-6", row="swap-pile", pile="only")
    assert s.why("trade swap-pile red-7") == "AMB-BQ-57 nothing_to_act_on"
    assert told(s.play("activate swap-pile"), "AMB-BQ-57 no_effect") == 1
    assert s.weapons("A") == "(red-7) blue-5"


@pytest.mark.rules("BQ-65", "AMB-BQ-70")
@pytest.mark.parametrize(("on", "hearts"), [("A", [3, 2, 3]), ("B", [2, 3, 3]), ("C", [2, 2, 3])])
def test_the_knight_who_has_it_before_him_loses_no_heart(on: str, hearts: list[int]) -> None:
    s = combat("18/3", "19/4", "14/3", active=f"no-loss:{on}")
    assert s.hearts == hearts
    assert told(s.opening, "BQ-65 heart_kept") == (on != "C")
    assert told(s.opening, "BQ-42 exceeded") == 2  # out of the round all the same
    assert s.keys == [0, 0, 1]


@pytest.mark.rules("AMB-BQ-71")
def test_a_spell_may_bring_one_who_has_finished_over_the_boss() -> None:
    s = scene("turns", "5/2", "16/3", "5/2", done="BC", row="force+1")
    events = s.play("cast force+1 B")
    assert told(events, "BQ-42 exceeded", seat=B, n=1) == 1
    assert s.hearts == [3, 2, 3]


# --- light brown: on the boss or the round ---


@pytest.mark.rules("BQ-68", "BQ-69", "AMB-BQ-02")
@pytest.mark.parametrize(("spell", "change"), [("boss+1", 1), ("boss+2", 2), ("boss-1", -1), ("boss-2", -2)])
def test_a_spell_changes_the_bosss_hp_by_the_number_on_the_card(spell: str, change: int) -> None:
    s = scene(boss=16, row=spell)
    events = s.play(f"activate {spell}")
    assert s.hp == 16 + change
    assert s.view()["boss"]["base"] == 16
    assert told(events, "boss_now", hp=16 + change) == 1


@pytest.mark.rules("BQ-70")
@pytest.mark.parametrize("colour", COLOURS)
def test_without_a_weapon_of_the_required_colour_a_player_is_out_of_the_round(colour: str) -> None:
    other = "red" if colour != "red" else "blue"
    s = combat(f"({other}-7) {other}-6 {other}-2", f"({colour}-1) {other}-5", active=f"need-{colour}")
    assert told(s.opening, "BQ-43 condition_failed", seat=A, spell=f"need-{colour}") == 1
    assert told(s.opening, "condition_failed") == 1  # a hidden weapon of the colour will do
    assert (s.keys, s.hearts) == ([0, 1], [3, 3])


@pytest.mark.rules("BQ-70")
def test_yellow_can_be_required_where_it_is_in_the_game() -> None:
    s = combat("(yellow-1) red-1", "(blue-7) red-7", "5/2", "5/2", "5/2", active="need-yellow")
    assert told(s.opening, "condition_failed", seat=A) == 0
    assert told(s.opening, "condition_failed", seat=B) == 1


@pytest.mark.rules("BQ-72", "AMB-BQ-18", "AMB-BQ-68")
@pytest.mark.parametrize(
    "active", ["boss+1", "need-blue", "need-pair", "extra-key", "a-or-b", "second", "force+2:B", "no-loss:C"]
)
def test_any_spell_on_the_table_can_be_cancelled_and_both_are_discarded(active: str) -> None:
    s = scene(row="cancel boss-1", active=f"{active} boss+2")
    spell = active.split(":", maxsplit=1)[0]
    assert s.legal("cancel") == [f"cancel cancel {spell}", "cancel cancel boss+2"]
    events = s.play(f"cancel cancel {spell}")
    assert told(events, "BQ-72 cancelled", spell="cancel", spell2=spell) == 1
    assert (s.active, s.discard) == ("boss+2", [spell, "cancel"])


@pytest.mark.rules("BQ-72")
def test_what_was_cancelled_counts_no_more() -> None:
    s = scene("turns", "(red-7) blue-5", "(red-6) blue-6", row="cancel", active="boss+2 force+2:B")
    assert (s.hp, s.force("B")) == (18, 14)
    s.play("cancel cancel force+2")
    assert (s.hp, s.force("B")) == (18, 12)
    s = scene(row="cancel", active="boss+2")
    assert told(s.play("cancel cancel boss+2"), "boss_now", hp=16) == 1
    assert s.hp == 16


@pytest.mark.rules("AMB-BQ-79", "BQ-66", "BQ-67", "BQ-72")
@pytest.mark.parametrize(
    ("spell", "choice"), [("companions", "rearrange companions ties excess"), ("flip", "flip flip potion-2")]
)
def test_a_swap_of_companions_or_a_turned_potion_is_done_at_once_and_cannot_be_cancelled(
    spell: str, choice: str
) -> None:
    s = scene("turns", "(red-7) potion-2+", "5/2", "5/2", row=f"{spell} cancel", companions="ties excess -")
    s.play(choice)
    assert (s.active, s.discard) == ("", [spell])
    assert s.why(f"cancel cancel {spell}") == "AMB-BQ-17 nothing_to_cancel"
    s.play("activate cancel")
    assert s.weapons("A") == ("(red-7) potion-2-" if spell == "flip" else "(red-7) potion-2+")
    assert s.companion("A") == ("ties" if spell == "flip" else "excess")


@pytest.mark.rules("AMB-BQ-17")
def test_with_nothing_to_cancel_the_spell_is_discarded_alone() -> None:
    s = scene(row="cancel boss-1")
    assert s.legal("cancel") == []
    events = s.play("activate cancel")
    assert told(events, "AMB-BQ-17 no_effect", seat=A) == 1
    assert (s.active, s.discard) == ("", ["cancel"])


@pytest.mark.rules("BQ-73")
def test_the_winner_of_the_round_gets_one_key_more() -> None:
    s = combat("15/3", "14/3", active="extra-key")
    assert s.keys == [2, 0]
    assert told(s.opening, "BQ-73 key", seat=A, n=2) == 1


# --- A or B ---


@pytest.mark.rules("BQ-74", "AMB-BQ-22")
def test_under_a_or_b_each_player_has_one_last_turn_to_equip_or_go_to_the_magician() -> None:
    s = scene(seats=4, row="a-or-b boss+1 boss-1", boss=21)
    s.play("activate a-or-b")
    assert (s.asks, s.may("equip 2"), s.may("discard boss+1")) == ("B turn", True, True)
    events = s.play("equip 2")
    assert told(events, "BQ-74 either_or", seat=B) == 1
    s.play("discard boss+1")  # C
    events = s.play("equip 1")  # D: no second turn, no magician
    assert told(events, "either_or") == 1
    assert told(events, "revealed") == 4


@pytest.mark.rules("AMB-BQ-22", "BQ-82")
def test_under_a_or_b_the_hare_does_not_do_both() -> None:
    s = scene(row="boss+1", active="a-or-b", companions="chain - -")
    events = s.play("equip 1")
    assert told(events, "either_or", seat=A) == 1
    assert s.asks == "B turn"


@pytest.mark.rules("BQ-74")
def test_a_or_b_does_not_call_back_those_who_have_finished() -> None:
    s = scene(done="A", turn="B", row="a-or-b boss+1")
    s.play("activate a-or-b", "equip 1")
    assert s.state.round == 3


@pytest.mark.rules("AMB-BQ-68", "BQ-74")
def test_a_cancelled_a_or_b_binds_those_no_more_who_have_not_had_their_turn() -> None:
    s = scene(seats=4, row="cancel boss+1 boss-1", active="a-or-b", boss=21)
    s.play("equip 1")  # A: finished
    s.play("cancel cancel a-or-b")  # B
    s.play("equip 1")  # C
    assert s.asks == "D turn"
    s.play("equip 1")
    assert s.asks == "C turn"  # D and C go on as before; A's one turn is over
    assert s.place("A") == "aside"


@pytest.mark.rules("AMB-BQ-75", "BQ-74", "BQ-31")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("last", ["equip 1", "pass"])
def test_under_a_or_b_with_five_or_six_the_others_choose_and_the_last_one_equips_or_leaves_it(
    seats: int, last: str
) -> None:
    s = scene(seats=seats, turn="C", done="ABF"[: seats - 3], row="boss+1 boss-1", active="a-or-b", boss=21)
    assert s.asks == "C turn"
    assert {"equip 1", "discard boss+1"} <= {*s.legal()}
    assert told(s.play("equip 1"), "either_or") == 1
    s.play("discard boss+1")
    assert s.asks == "E last"
    assert s.why("discard boss-1") == "BQ-31 stragglers"
    events = s.play(last)
    assert told(events, "straggler") == 1
    assert told(events, "revealed") == seats


# --- the second wins ---


@pytest.mark.rules("BQ-100")
def test_with_the_spell_the_second_closest_wins_the_round() -> None:
    s = combat("15/3", "13/3", "14/3", "12/3", active="second")
    assert s.keys == [0, 0, 1, 0]
    assert told(s.opening, "BQ-100 wins_round", seat=C) == 1
    assert told(s.opening, "BQ-100 passed_over", seat=A, n=15) == 1  # why the closest has not won


@pytest.mark.rules("AMB-BQ-54")
def test_several_who_are_closest_are_all_first_and_none_of_them_second() -> None:
    s = combat("15/3", "15/4", "13/3", active="second")
    assert s.keys == [0, 0, 1]
    assert [told(s.opening, "BQ-100 passed_over", seat=seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rules("BQ-100", "AMB-BQ-55")
@pytest.mark.parametrize("weapons", [("15/3", "15/3"), ("15/3", "18/3")])
def test_without_a_second_nobody_wins_the_key(weapons: tuple[str, str]) -> None:
    s = combat(*weapons, active="second extra-key")
    assert told(s.opening, "BQ-100 nobody_wins") == 1
    assert s.keys == [0, 0]

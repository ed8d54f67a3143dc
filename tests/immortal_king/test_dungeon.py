"""The dungeon: its corridors and piles, what follows on a defeat, mana, the way to the final monster."""

from __future__ import annotations

from typing import Any

import pytest

from tests.immortal_king.scene import Scene, begun, scene
from tests.kit.scene import told
from web.model.marks import Marks
from web.view.pointing import Pointing

CORRIDORS = ("left", "middle", "right")


def beaten(fronts: str = "rat imp wisp", **more: Any) -> Scene:
    """The party has beaten the card in the left corridor with a 6, and nobody spoils it."""
    s = scene(fronts, **{"party": "seer", "mana": "", **more})
    s.play("attack left", dice="6")
    if s.asks == "master doom":
        s.play("pass")
    return s


# --- the first encounters ---


@pytest.mark.rules("HIK-35", "HIK-55", "HIK-56")
def test_the_top_card_of_each_pile_is_turned_up_in_front_of_it() -> None:
    s = begun()
    s.play("enlist hero", "pack sword", "pack map", "pack oil", "pack staff")
    events = s.play("ready")
    assert s.piles == [15, 15, 15]
    assert s.state.tenacity == [False] * 4
    assert told(events, "HIK-35 encounter") == 3
    assert told(events, "HIK-67 encounter") == 0
    for corridor, word in enumerate(s.fronts.split()):
        assert told(events, "HIK-35 encounter", corridor=CORRIDORS[corridor], card=word) == 1
        for seat in ("party", "master", ""):
            assert s.view(seat)["corridors"][corridor]["encounter"]["card"] == word


# --- the turn ---


@pytest.mark.rules("HIK-36")
def test_a_turn_is_construction_equipment_combat_and_its_end() -> None:
    s = scene(start="construction", party="seer", mana="", hand="staff rest", fear=1)
    assert told(s.opening, "HIK-36 turn", n=2) == 1
    assert s.asks == "master swap"
    s.play("pass")
    assert s.asks == "party turn"
    s.play("use staff")
    assert s.asks == "party turn"
    s.play("attack left")
    assert s.asks == "party before"
    s.play("roll", dice="6/8")
    assert s.asks == "master place"
    assert told(s.play("place"), "HIK-36 turn", n=3) == 1
    assert s.asks == "master swap"


# --- construction ---


@pytest.mark.rules("HIK-44", "AMB-HIK-09")
def test_the_dungeon_master_looks_at_the_top_of_each_pile_and_nobody_else_does() -> None:
    s = scene(start="construction", piles=("hydra", "zombie", "drake"))
    looked = [event for event in s.opening if event.kind == "looked"]
    assert [(event.params["corridor"], event.secret["card"]) for event in looked] == [
        ("left", "hydra"),
        ("middle", "zombie"),
        ("right", "drake"),
    ]
    assert all(event.to == 1 and "card" not in event.params for event in looked)
    tops = [corridor["top"]["card"] for corridor in s.view("master")["corridors"]]
    assert tops == ["hydra", "zombie", "drake"]
    for seat in ("party", ""):
        assert [corridor["top"] for corridor in s.view(seat)["corridors"]] == [None] * 3


@pytest.mark.rules("HIK-45")
def test_two_of_the_three_piles_are_swapped_once_a_turn_or_none() -> None:
    s = scene(start="construction")
    assert s.legal() == ["swap left middle", "swap left right", "swap middle right", "pass"]
    assert s.why("swap left left") == "HIK-45 two_piles"
    before = [s.pile(corridor) for corridor in CORRIDORS]
    s.play("pass")
    assert [s.pile(corridor) for corridor in CORRIDORS] == before
    assert s.asks == "party turn"
    assert s.why("swap left right") == "HIK-45 not_swap"


@pytest.mark.rules("HIK-45")
def test_a_pair_of_piles_is_listed_once_and_may_be_named_and_pointed_at_in_either_order() -> None:
    s = scene(start="construction")
    assert s.match.parse("swap right left") is s.match.parse("swap left right")
    assert s.match.why_not_pointing(["right", "left"]) is None
    assert s.match.why_not_pointing(["right"]) is None
    marks = Marks(s.match.decision, ("right",))
    assert Pointing(marks).attrs("left") == {"data-mark": "choice", "data-choice": "1"}
    assert (marks.state("middle"), marks.state("right")) == ("choice", "picked")
    before = s.pile("left"), s.pile("right")
    s.play("swap right left")
    assert (s.pile("right"), s.pile("left")) == before


@pytest.mark.rules("HIK-46", "HIK-45")
@pytest.mark.parametrize(("one", "other"), [("left", "middle"), ("left", "right"), ("middle", "right")])
def test_a_swap_moves_whole_piles(one: str, other: str) -> None:
    piles = ("only hydra zombie", "only drake page mimic", "only fiend")
    s = scene(start="construction", piles=piles)
    before = {corridor: s.pile(corridor) for corridor in CORRIDORS}
    events = s.play(f"swap {one} {other}")
    assert told(events, "HIK-45 swapped", corridor=one, corridor2=other) == 1
    after = {**before, one: before[other], other: before[one]}
    assert {corridor: s.pile(corridor) for corridor in CORRIDORS} == after


@pytest.mark.rules("AMB-HIK-10", "HIK-46")
def test_encounters_stay_where_they_are_with_their_tokens() -> None:
    s = scene("rat+ (imp) (wisp+)", start="construction")
    s.play("swap left right")
    assert s.fronts == "rat+ (imp) (wisp+)"


@pytest.mark.rules("HIK-47", "HIK-45")
@pytest.mark.parametrize(
    ("fronts", "swap", "refused"),
    [
        ("- rat imp", "swap middle right", ["swap left middle", "swap left right"]),
        ("rat - imp", "swap left right", ["swap left middle", "swap middle right"]),
        ("rat imp -", "swap left middle", ["swap left right", "swap middle right"]),
    ],
)
def test_with_an_empty_corridor_only_the_two_other_piles_can_be_swapped(
    fronts: str, swap: str, refused: list[str]
) -> None:
    s = scene(fronts, start="construction")
    _, one, other = swap.split()
    assert s.legal() == [swap, "pass"]
    assert s.may(f"swap {one} {other}")
    assert [s.why(text) for text in refused] == ["HIK-47 empty_pile"] * 2


@pytest.mark.rules("AMB-HIK-11", "HIK-47")
def test_an_encounter_without_a_pile_behind_it_takes_no_part() -> None:
    s = scene("rat imp wisp", start="construction", piles=("", "only", ""))
    assert s.legal() == ["swap left right", "pass"]
    assert s.why("swap left middle") == "AMB-HIK-11 no_pile"


@pytest.mark.rules("AMB-HIK-11", "HIK-44")
def test_with_one_pile_left_there_is_nothing_to_swap_but_something_to_look_at() -> None:
    s = scene("- imp wisp", start="construction", piles=("", "only", "hydra"))
    assert told(s.opening, "HIK-44 looked", corridor="right", card="hydra") == 1
    assert s.asks == "party turn"


@pytest.mark.rules("HIK-44", "AMB-HIK-56")
def test_what_was_looked_at_is_remembered_through_a_swap() -> None:
    s = scene(start="construction", party="seer", mana="", piles=("hydra", "zombie", "drake"))
    s.play("swap left middle")
    events = s.play("attack left", dice="2")
    assert s.asks == "master swap"
    assert told(events, "looked") == 0
    assert s.view("master")["corridors"][0]["top"]["card"] == "zombie"


@pytest.mark.rules("HIK-46", "HIK-44", "AMB-HIK-56")
def test_what_was_looked_at_goes_with_its_pile() -> None:
    s = scene(start="swap", known="left", piles=("hydra", "zombie", "drake"))
    s.play("swap left right")
    tops = [corridor["top"] for corridor in s.view("master")["corridors"]]
    assert (tops[0], tops[1], tops[2]["card"]) == (None, None, "hydra")


@pytest.mark.rules("HIK-44", "HIK-31", "AMB-HIK-56")
def test_once_the_top_card_is_laid_the_next_one_is_unknown() -> None:
    s = scene(hand="any-hunt", known="left middle right", piles=("hydra zombie", "", ""))
    s.play("use any-hunt", "target left")
    assert [corridor["top"] is None for corridor in s.view("master")["corridors"]] == [True, False, False]


# --- the next encounter ---


@pytest.mark.rules("HIK-67")
def test_the_top_card_of_the_pile_behind_takes_the_place_face_up() -> None:
    s = beaten(piles=("hydra zombie", "drake", ""))
    assert told(s.match.events, "HIK-67 encounter", corridor="left", card="hydra") == 1
    assert s.fronts == "hydra imp wisp"
    assert s.pile("left", 1) == "zombie"
    assert s.piles == [14, 15, 15]


@pytest.mark.rules("HIK-67", "HIK-55", "HIK-56", "HIK-59", "HIK-60")
@pytest.mark.parametrize(
    ("fear", "legal"),
    [
        (1, "place ambush"),
        (2, "place ambush harden"),
        (3, "place ambush harden ambush-harden"),
        (9, "place ambush harden ambush-harden"),
    ],
)
def test_the_dungeon_master_may_do_what_the_fear_pays_for(fear: int, legal: str) -> None:
    s = beaten(fear=fear, piles=("hydra", "", ""))
    assert s.asks == "master place"
    assert s.legal() == legal.split()
    assert s.why("pass") == "HIK-67 must_place"
    for text in {"harden", "ambush-harden"} - {*s.legal()}:
        assert s.why(text) == "HIK-60 fear"


@pytest.mark.rules("HIK-60", "HIK-67")
def test_without_fear_the_next_card_is_laid_face_up_and_nothing_asked() -> None:
    s = beaten(fear=0, piles=("hydra", "", ""))
    assert s.asks == "master swap"
    assert s.fronts == "hydra imp wisp"


@pytest.mark.rules("HIK-55", "HIK-56", "HIK-57", "HIK-59")
@pytest.mark.parametrize(
    ("choice", "front", "price"),
    [
        ("place", "hydra", 0),
        ("ambush", "(hydra)", 1),
        ("harden", "hydra+", 2),
        ("ambush-harden", "(hydra+)", 3),
    ],
)
def test_ambush_costs_one_fear_tenacity_two_and_both_three(choice: str, front: str, price: int) -> None:
    s = beaten(fear=5, piles=("hydra", "", ""))
    s.play(choice)
    assert s.fronts.split()[0] == front
    assert s.fear == 5 - price


@pytest.mark.rules("HIK-55")
def test_only_the_dungeon_master_sees_what_lies_in_ambush() -> None:
    s = beaten(fear=1, piles=("hydra", "", ""))
    (event,) = [event for event in s.play("ambush") if event.kind == "ambush"]
    assert (event.to, event.secret["card"]) == (1, "hydra")
    assert "card" not in event.params
    assert s.view("master")["corridors"][0]["encounter"]["card"] == "hydra"
    for seat in ("party", ""):
        assert s.view(seat)["corridors"][0]["encounter"] is None
        assert s.view(seat)["corridors"][0]["ambushed"]


@pytest.mark.rules("AMB-HIK-56")
def test_the_dungeon_master_sees_the_new_card_before_deciding() -> None:
    s = beaten(fear=1, piles=("hydra", "", ""))
    assert s.view("master")["corridors"][0]["top"]["card"] == "hydra"
    assert s.view("party")["corridors"][0]["top"] is None
    assert [event.secret.get("card") for event in s.match.events if event.kind == "looked"] == ["hydra"]


# --- mana ---


@pytest.mark.rules("HIK-41", "HIK-42", "HIK-68", "AMB-HIK-31", "AMB-HIK-72")
def test_a_card_with_mana_brings_one_token_for_an_adventurer_whom_the_party_chooses() -> None:
    s = beaten("imp rat wisp", party="hero nova guard", mana="hero")
    assert s.asks == "party mana"
    assert s.legal() == ["give nova", "give guard"]
    assert s.why("give hero") == "HIK-42 one_mana"
    assert s.why("pass") == "AMB-HIK-72 must_mana"
    events = s.play("give guard")
    assert told(events, "HIK-41 mana_gained") == 1
    assert s.mana == "hero guard"


@pytest.mark.rules("HIK-41")
def test_a_card_without_mana_brings_none() -> None:
    assert beaten("rat imp wisp", party="hero nova").mana == ""


@pytest.mark.rules("HIK-41", "HIK-42")
def test_the_only_one_without_mana_gets_it_unasked() -> None:
    s = beaten("imp rat wisp", party="hero nova seer", mana="hero seer")
    assert s.mana == "hero nova seer"
    assert s.asks == "master swap"


@pytest.mark.rules("AMB-HIK-31", "HIK-42")
def test_mana_for_a_party_that_has_all_it_can_have_is_lost() -> None:
    s = scene("imp rat wisp", party="hero nova")
    events = s.play("attack left", dice="6")
    assert told(events, "AMB-HIK-31 mana_lost") == 1
    assert s.mana == "hero nova"


# --- the way to the final monster ---


@pytest.mark.rules("HIK-38", "AMB-HIK-03")
@pytest.mark.parametrize(
    ("fronts", "piles", "is_open"),
    [
        ("rat imp wisp", ("", "", ""), False),
        ("rat imp wisp", ("only", "", ""), False),  # the last card still stands in the way
        ("rat imp wisp", ("only", "only", "only"), False),
        ("- imp wisp", ("", "", ""), True),
        ("rat - wisp", ("", "", ""), True),
        ("rat imp -", ("", "", ""), True),
    ],
)
def test_the_way_is_open_when_a_corridor_has_neither_pile_nor_encounter(
    fronts: str, piles: tuple[str, str, str], is_open: bool
) -> None:
    s = scene(fronts, piles=piles)
    assert s.view()["way_open"] == is_open
    assert s.may("attack final") == is_open
    if not is_open:
        assert s.why("attack final") == "HIK-38 way_closed"


@pytest.mark.rules("AMB-HIK-03", "HIK-38")
def test_the_last_encounter_of_a_corridor_opens_the_way() -> None:
    s = scene(party="seer", mana="", fear=1, piles=("only", "", ""))
    events = s.play("attack left", dice="6")
    assert told(events, "HIK-38 clear", corridor="left") == 1
    assert s.asks == "master swap"  # there is nothing to lay
    s.play("pass")
    assert s.may("attack final")
    assert s.why("attack left") == "AMB-HIK-03 corridor_clear"


@pytest.mark.rules("AMB-HIK-04")
def test_when_the_way_is_open_the_other_corridors_may_still_be_attacked() -> None:
    s = scene("- imp wisp", party="seer", mana="")
    assert s.legal() == ["attack middle", "attack right", "attack final"]
    s.play("attack middle", dice="6")
    assert s.won == "imp"


@pytest.mark.rules("AMB-HIK-05")
@pytest.mark.parametrize("fronts", ["rat imp wisp", "- imp wisp", "- - -"])
def test_the_party_must_attack_something_each_turn(fronts: str) -> None:
    s = scene(fronts)
    assert s.why("pass") == "AMB-HIK-05 must_turn"
    assert s.legal("attack")


@pytest.mark.rules("HIK-37")
def test_beaten_cards_are_kept_in_the_order_in_which_they_fell() -> None:
    s = beaten("rat imp wisp", won="orc", piles=("hydra", "", ""))
    s.play("pass")
    s.play("attack left", dice="6")
    assert s.won == "orc rat hydra"


# --- what hits several, or what lies in ambush ---


@pytest.mark.rules("AMB-HIK-66")
def test_all_that_fit_are_eliminated_from_left_to_right_and_their_replacements_are_not() -> None:
    s = scene("rat imp wisp", hand="massacre", piles=("hydra", "zombie", "drake"))
    events = s.play("use massacre")
    told_of = [
        (event.kind, event.params["card"]) for event in events if event.kind in ("defeated", "encounter")
    ]
    assert told_of == [
        ("defeated", "rat"),
        ("encounter", "hydra"),
        ("defeated", "imp"),
        ("encounter", "zombie"),
        ("defeated", "wisp"),
        ("encounter", "drake"),
    ]
    assert s.won == "rat imp wisp"
    assert s.asks == "party turn"


@pytest.mark.rules("AMB-HIK-66", "AMB-HIK-35")
def test_what_each_brings_comes_in_its_turn() -> None:
    s = scene(
        "page imp rat", party="hero nova guard", mana="", hand="massacre", piles=("hydra", "orc", "drake")
    )
    s.play("use massacre")
    assert s.asks == "party mana"
    s.play("give hero")
    assert s.asks == "master guard"
    assert s.fronts == "- imp rat"
    s.play("guard middle")
    assert s.asks == "party mana"
    s.play("give nova")
    assert s.fronts == "hydra orc drake"
    assert s.won == "page imp rat"

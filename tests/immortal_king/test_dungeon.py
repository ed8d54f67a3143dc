"""The dungeon: its corridors and piles, what follows on a defeat, mana, the way to the final monster."""

from typing import Any

import pytest

from tests.immortal_king.scene import Scene, begun, scene
from tests.kit.scene import table, told
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


ALONE: dict[str, Any] = {"party": "seer", "mana": ""}
HYDRA: dict[str, Any] = {**ALONE, "piles": ("hydra", "", "")}
THREE: dict[str, Any] = {"party": "hero nova guard", "mana": "hero"}
MASSACRE: dict[str, Any] = {**THREE, "mana": "", "hand": "massacre", "piles": ("hydra", "orc", "drake")}
CLOSED = {"why attack final": "HIK-38 way_closed"}
OPEN = {"may attack final": True}


@pytest.mark.rules("HIK-37", "HIK-38", "HIK-41", "HIK-42", "HIK-46", "HIK-47", "HIK-60", "HIK-67")
@pytest.mark.rules("HIK-68", "AMB-HIK-03", "AMB-HIK-04", "AMB-HIK-10", "AMB-HIK-11", "AMB-HIK-31")
@pytest.mark.rules("AMB-HIK-35", "AMB-HIK-66")
@pytest.mark.rules("AMB-HIK-72")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "encounters stay in a swap, with their tokens; without a pile behind it one takes no part",
        ("rat+ (imp) (wisp+)", {"start": "construction"}, "swap left right",
         {"fronts": "rat+ (imp) (wisp+)"}),
        ("rat imp wisp", {"start": "construction", "piles": ("", "only", "")}, "",
         {"legal": ["swap left right", "pass"], "why swap left middle": "AMB-HIK-11 no_pile"}),
        "without fear the next card is laid face up unasked; what is beaten is kept in its order",
        ("rat imp wisp", HYDRA, "attack left: 6", {"asks": "master swap", "fronts": "hydra imp wisp"}),
        ("rat imp wisp", {**HYDRA, "won": "orc"}, "attack left: 6; pass; attack left: 6",
         {"won": "orc rat hydra"}),
        "a card with mana brings one token, for an adventurer whom the party chooses",
        ("imp rat wisp", THREE, "attack left: 6",
         {"asks": "party mana", "legal": ["give nova", "give guard"], "why give hero": "HIK-42 one_mana",
          "why pass": "AMB-HIK-72 must_mana"}),
        ("imp rat wisp", THREE, "attack left: 6; give guard", {"mana": "hero guard"}),
        ("rat imp wisp", {"party": "hero nova", "mana": ""}, "attack left: 6", {"mana": ""}),
        "the only one without gets it unasked; for a party that has all it can have it is lost",
        ("imp rat wisp", {"party": "hero nova seer", "mana": "hero seer"}, "attack left: 6",
         {"mana": "hero nova seer", "asks": "master swap"}),
        ("imp rat wisp", {"party": "hero nova"}, "attack left: 6",
         {"mana": "hero nova", "asks": "master swap"}),
        "the way is open when a corridor has neither pile nor encounter",
        ("rat imp wisp", {}, "", CLOSED),
        ("rat imp wisp", {"piles": ("only", "", "")}, "", CLOSED),
        ("rat imp wisp", {"piles": ("only", "only", "only")}, "", CLOSED),
        *[(fronts, {}, "", OPEN) for fronts in ("- imp wisp", "rat - wisp", "rat imp -")],
        "the last encounter of a corridor opens it, and there is nothing to lay",
        ("rat imp wisp", {**ALONE, "fear": 1, "piles": ("only", "", "")}, "attack left: 6",
         {"asks": "master swap"}),
        ("rat imp wisp", {**ALONE, "fear": 1, "piles": ("only", "", "")}, "attack left: 6; pass",
         {**OPEN, "why attack left": "AMB-HIK-03 corridor_clear"}),
        "then the other corridors may still be attacked",
        ("- imp wisp", ALONE, "", {"legal": ["attack middle", "attack right", "attack final"]}),
        ("- imp wisp", ALONE, "attack middle: 6", {"won": "imp"}),
        "of several that are eliminated, what each brings comes in its turn",
        ("page imp rat", MASSACRE, "use massacre", {"asks": "party mana"}),
        ("page imp rat", MASSACRE, "use massacre; give hero",
         {"asks": "master guard", "fronts": "- imp rat"}),
        ("page imp rat", MASSACRE, "use massacre; give hero; guard middle", {"asks": "party mana"}),
        ("page imp rat", MASSACRE, "use massacre; give hero; guard middle; give nova",
         {"fronts": "hydra orc drake", "won": "page imp rat"}),
    ],
)  # fmt: skip
def test_what_follows_a_defeat(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(fronts, **more).comes_to(plays, found)


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


# --- the way to the final monster ---


@pytest.mark.rules("AMB-HIK-05")
@pytest.mark.parametrize("fronts", ["rat imp wisp", "- imp wisp", "- - -"])
def test_the_party_must_attack_something_each_turn(fronts: str) -> None:
    s = scene(fronts)
    assert s.why("pass") == "AMB-HIK-05 must_turn"
    assert s.legal("attack")


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

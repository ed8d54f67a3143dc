"""Variant: the duel of knights, for two."""

from typing import Any

import pytest

from pygames.engine.errors import BadOption
from pygames.engine.match import Match
from pygames.games.boss_quest.game import GAME
from tests.boss_quest.scene import B, Scene, scene
from tests.kit.scene import table, told

ROW = "boss+1 force+1 need-pair"


def duel(*weapons: str, **more: Any) -> Scene:
    """A duel: A has been to the magician's, it is B's turn."""
    return scene(
        "turns", *weapons, **{"seats": 2, "duel": True, "turn": "B", "done": "A", "row": ROW, **more}
    )


@pytest.mark.rules("BQ-96", "AMB-BQ-76", "BQ-15")
@pytest.mark.parametrize(("options", "offered"), [({"duel": True}, 3), ({}, 2), ({"duel": False}, 2)])
def test_a_duel_has_three_open_spells_and_a_game_for_two_has_two(
    options: dict[str, bool], offered: int
) -> None:
    for seed in range(5):
        s = Scene(Match(GAME, 2, seed, GAME.choose_options(options, 2)))
        assert len(s.row.split()) == offered
        assert s.mystery
    assert s.view()["duel"] == bool(options.get("duel"))


@pytest.mark.rules("BQ-96")
def test_every_round_of_a_duel_has_three_open_spells() -> None:
    s = scene("combat", "15/3", "5/2", duel=True)
    assert s.state.round == 3
    assert len(s.row.split()) == 3


@pytest.mark.rules("AMB-BQ-76")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_duel_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.choose_options({"duel": True}, seats)


@pytest.mark.rules("BQ-97", "AMB-BQ-47")
@pytest.mark.parametrize("choice", ["activate boss+1", "cast force+1 B", "discard need-pair", "open", "bury"])
def test_when_the_other_equips_the_one_at_the_magicians_may_use_a_spell(choice: str) -> None:
    s = duel(mystery="second")
    s.play("equip 1")
    assert s.asks == "A duel"
    s.play(choice)
    assert len(s.row.split()) + bool(s.mystery) == 3
    assert s.asks == "B turn"
    assert s.place("A") == "magician"


HARE = {"done": "", "turn": "B", "companions": "- chain", "boss": 21}


@pytest.mark.rules("BQ-22", "BQ-28", "BQ-30", "BQ-40", "BQ-77", "BQ-82", "BQ-97", "AMB-BQ-15", "AMB-BQ-35")
@pytest.mark.rules("AMB-BQ-47")
@table(
    ("weapons", "more", "plays", "found"),
    [
        "the one who waits may decline, and without the variant only waits",
        ("", {}, "equip 1; pass", {"asks": "B turn", "row": ROW, "active": ""}),
        ("", {"duel": False}, "equip 1", {"asks": "B turn"}),
        "the answer can push the other over the boss",
        ("5/2, (red-7) blue-7", {"pile": "green-2"}, "equip 1; cast force+1 B",
         {"asks": "B turn", "why equip 1": "BQ-28 exceeds"}),
        ("5/2, (red-7) blue-7", {"pile": "green-2"}, "equip 1; cast force+1 B; activate boss+1",
         {"keys": [0, 2]}),
        "it may be a dark mystery spell, that is aimed then",
        ("", {"mystery": "force+2"}, "equip 1; open", {"asks": "A aim"}),
        ("", {"mystery": "force+2"}, "equip 1; open; cast force+2 B",
         {"active": "force+2:B", "asks": "B turn"}),
        "a potion is read before the other answers",
        ("", {"pile": "potion-2"}, "equip 1", {"asks": "B reading"}),
        ("", {"pile": "potion-2"}, "equip 1; plus potion-2", {"asks": "A duel"}),
        "the hare does not answer its own equipping",
        ("", HARE, "equip 1; discard boss+1", {"asks": "A turn"}),
        ("", HARE, "equip 1; discard boss+1; equip 1", {"asks": "B duel"}),
        "an answer is no turn for companions",
        ("", {"companions": "replace ties"}, "equip 1",
         {"why replace boss+1": "AMB-BQ-35 own_turn", "why equip 1": "BQ-22 been_at_magician"}),
    ],
)  # fmt: skip
def test_the_answer(weapons: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    duel(*(weapons.split(", ") if weapons else ()), **more).comes_to(plays, found)


@pytest.mark.rules("BQ-97", "BQ-74")
def test_who_has_finished_without_the_magician_has_no_right_to_answer() -> None:
    s = scene(seats=2, duel=True, row=ROW, active="a-or-b")
    s.play("equip 1")
    assert s.place("A") == "aside"
    s.play("equip 1")
    assert s.state.round == 3


@pytest.mark.rules("AMB-BQ-47", "AMB-BQ-14")
def test_with_no_spell_left_nobody_is_asked() -> None:
    s = duel(row="")
    s.play("equip 1")
    assert s.asks == "B turn"
    s.play("wait")
    assert s.state.round == 3


@pytest.mark.rules("BQ-97", "AMB-BQ-22")
def test_under_a_or_b_the_one_who_waits_still_answers_the_others_equipping() -> None:
    s = duel(active="a-or-b")
    events = s.play("equip 1")
    assert told(events, "either_or", seat=B) == 1
    assert s.asks == "A duel"
    events = s.play("pass")
    assert told(events, "revealed") == 2


@pytest.mark.rules("AMB-BQ-47", "BQ-97", "BQ-82")
def test_with_the_hare_the_other_answers_after_the_whole_turn() -> None:
    s = duel(companions="- chain", boss=21)
    s.play("equip 1")
    assert s.asks == "B chain"
    s.play("discard boss+1")
    assert s.asks == "A duel"
    assert told(s.play("activate need-pair"), "revealed") == 2
    # whether or not the hare is used
    s = duel(companions="- chain", boss=21)
    s.play("equip 1", "pass")
    assert s.asks == "A duel"

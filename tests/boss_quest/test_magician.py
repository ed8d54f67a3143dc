"""Phase B: activating and discarding spells at the magician's, and the mystery spell."""

import pytest

from pygames.games.boss_quest.cards import IS_DARK, SPELL
from pygames.games.boss_quest.house import DARK_KINDS, LIGHT_KINDS
from tests.boss_quest.scene import A, B, C, combat, scene
from tests.kit.scene import told

ROW = "boss+1 need-pair force+1 force-2"
STAYS = [kind for kind in LIGHT_KINDS if kind not in ("cancel", "need-yellow")]
ON_PLAYERS = ["force+1", "force+2", "force-1", "force-2", "no-loss", "no-loss#2"]


@pytest.mark.rules("BQ-32", "BQ-40")
@pytest.mark.parametrize("choice", ["activate boss+1", "discard boss+1", "cast force+1 C", "open", "bury"])
def test_at_the_magicians_a_player_uses_one_spell_and_has_then_finished(choice: str) -> None:
    s = scene(row=ROW, mystery="second")
    assert s.place("A") == "armourer"
    s.play(choice)
    assert s.place("A") == "magician"
    assert s.asks == "B turn"
    assert len(s.row.split()) + bool(s.mystery) == 4  # one of five is gone
    s.play("equip 1", "equip 1")
    assert s.asks == "B turn"  # A is not asked again in this round


@pytest.mark.rules("AMB-BQ-14")
def test_who_finds_no_spell_left_goes_to_the_magician_for_nothing() -> None:
    s = scene()
    assert s.legal() == ["equip 1", "equip 2", "equip 3", "equip 4", "wait"]
    events = s.play("wait")
    assert told(events, "AMB-BQ-14 nothing_offered", seat=A) == 1
    assert s.place("A") == "magician"
    assert s.asks == "B turn"
    # a mystery spell is a spell
    assert scene(mystery="second").why("wait") == "BQ-32 one_spell"


@pytest.mark.rules("BQ-33")
def test_a_spell_does_nothing_until_it_is_activated() -> None:
    s = combat("15/3", "14/3", row="boss+2 boss-2 need-blue", mystery="second", spells="force+2")
    assert told(s.opening, "wins_round", seat=A, n=15) == 1
    assert told(s.opening, "condition_failed") == 0
    s = scene(row=ROW)
    assert (s.hp, s.force("B")) == (16, 5)
    s.play("activate boss+1", "cast force+1 B")
    assert (s.hp, s.force("B")) == (17, 6)


@pytest.mark.rules("BQ-34", "BQ-58")
def test_an_active_spell_lasts_for_its_round() -> None:
    s = scene(done="BC", row="boss+1 need-pair", active="boss+2 force+2:A", bosses="20")
    s.play("activate boss+1")
    assert s.state.round == 3
    assert s.active == ""
    assert s.hp == 20
    assert {"boss+1", "boss+2", "force+2"} <= {*s.discard}


@pytest.mark.rules("BQ-35")
@pytest.mark.parametrize("spell", ON_PLAYERS)
@pytest.mark.parametrize("target", ["A", "B", "C"])
def test_a_dark_spell_goes_at_once_before_any_player_oneself_included(spell: str, target: str) -> None:
    s = scene(row=spell)
    assert s.legal("cast") == [f"cast {spell} {player}" for player in "ABC"]
    s.play(f"cast {spell} {target}")
    assert s.active == f"{spell}:{target}"


@pytest.mark.rules("BQ-35")
def test_a_dark_spell_needs_a_player_who_is_there() -> None:
    s = scene(row="force+1")
    assert s.why("activate force+1") == "BQ-35 aim_knight"
    assert s.why("cast force+1 D") == "BQ-35 nobody_there"
    s = scene(row="force+1", roles="knight knight gone", reaper="done")
    assert s.why("cast force+1 C") == "BQ-35 nobody_there"
    assert s.legal("cast") == ["cast force+1 A", "cast force+1 B"]


@pytest.mark.rules("BQ-36")
@pytest.mark.parametrize("spell", STAYS)
def test_a_light_spell_goes_beside_the_boss_and_before_nobody(spell: str) -> None:
    s = scene(row=spell)
    assert s.why(f"cast {spell} B") == "BQ-36 aim_nothing"
    s.play(f"activate {spell}")
    assert s.active == spell


@pytest.mark.rules("BQ-35", "BQ-36")
def test_every_kind_of_spell_is_dark_or_light() -> None:
    dark = {
        kind for kind in (*LIGHT_KINDS, *DARK_KINDS, "companions", "flip") if IS_DARK[SPELL.index[kind] // 16]
    }
    assert dark == {*DARK_KINDS, "companions", "flip"}


# --- the mystery spell ---


@pytest.mark.rules("BQ-37", "AMB-BQ-49")
def test_the_mystery_spell_is_announced_before_it_is_turned_up() -> None:
    s = scene(row=ROW, mystery="second")
    assert {"open", "bury"} <= {*s.legal()}
    for viewer in ("A", "B", ""):
        assert s.view(viewer)["mystery"] == {}
    # naming the card is no way to it
    assert s.why("activate second") == "BQ-32 not_offered"
    assert s.why("discard second") == "BQ-32 not_offered"
    events = s.play("open")
    assert told(events, "BQ-37 opened", seat=A, spell="second") == 1
    assert [event.reveals for event in events if event.kind == "opened"] == [True]
    assert s.active == "second"
    assert s.view()["mystery"] is None


@pytest.mark.rules("BQ-37", "AMB-BQ-15", "BQ-35")
def test_a_dark_mystery_spell_is_aimed_once_turned_up_and_no_longer_discarded() -> None:
    s = scene(row=ROW, mystery="force+2")
    s.play("open")
    assert s.asks == "A aim"
    assert s.view("B")["aims"] == "force+2"
    assert s.active == ""  # not yet
    assert s.legal() == ["cast force+2 A", "cast force+2 B", "cast force+2 C"]
    assert s.why("discard force+2") == "BQ-37 no_going_back"
    assert s.why("pass") == "BQ-37 aim_mystery"
    assert s.why("bury") == "BQ-37 aim_mystery"
    assert s.why("activate boss+1") == "BQ-37 aim_mystery"
    assert s.why("discard boss+1") == "BQ-37 no_going_back"
    s.play("cast force+2 B")
    assert (s.active, s.asks) == ("force+2:B", "B turn")


@pytest.mark.rules("BQ-37")
@pytest.mark.parametrize("spell", STAYS)
def test_a_light_mystery_spell_is_active_as_soon_as_it_is_turned_up(spell: str) -> None:
    s = scene(mystery=spell)
    s.play("open")
    assert (s.active, s.asks) == (spell, "B turn")


@pytest.mark.rules("BQ-37", "AMB-BQ-16", "BQ-38")
@pytest.mark.parametrize("spell", ["second", "force+2", "swap-hidden", "cancel"])
def test_a_mystery_spell_that_is_discarded_is_turned_up_and_does_nothing(spell: str) -> None:
    s = scene(row=ROW, mystery=spell)
    events = s.play("bury")
    (buried,) = [event for event in events if event.kind == "buried"]
    assert buried.reveals
    for viewer in (None, B, C):
        assert buried.seen_by(viewer).params["spell"] == spell
    assert (s.active, s.discard, s.asks) == ("", [spell], "B turn")
    assert s.why("open") == "BQ-37 no_mystery"


@pytest.mark.rules("BQ-37")
@pytest.mark.parametrize(
    ("spell", "aims"),
    [
        ("cancel", ["cancel cancel boss+2"]),
        ("swap-hidden", ["cast swap-hidden B", "cast swap-hidden C"]),
        ("swap-pile", ["trade swap-pile red-3", "trade swap-pile blue-2"]),
        ("no-loss", ["cast no-loss A", "cast no-loss B", "cast no-loss C"]),
    ],
)
def test_every_spell_that_has_an_aim_is_aimed_from_the_mystery_too(spell: str, aims: list[str]) -> None:
    s = scene("turns", "(red-3) blue-2", "5/2", "5/2", mystery=spell, active="boss+2")
    s.play("open")
    assert (s.asks, s.legal()) == ("A aim", aims)
    s.play(aims[0])
    assert s.asks == "B turn"
    assert s.view()["aims"] is None


@pytest.mark.rules("AMB-BQ-17", "AMB-BQ-57")
def test_a_mystery_spell_with_nothing_to_act_on_asks_nothing_and_is_discarded() -> None:
    s = scene(mystery="cancel")
    events = s.play("open")
    assert told(events, "AMB-BQ-17 no_effect", spell="cancel") == 1
    assert (s.discard, s.asks) == (["cancel"], "B turn")


# --- discarding ---


@pytest.mark.rules("BQ-38")
@pytest.mark.parametrize("spell", ["boss+1", "force+1"])
def test_a_discarded_spell_does_nothing_and_nobody_can_have_it_any_more(spell: str) -> None:
    s = scene(row=ROW)
    s.play(f"discard {spell}")
    assert s.discard == [spell]
    assert spell not in s.row
    assert (s.active, s.hp, s.force("A")) == ("", 16, 5)
    assert s.why(f"discard {spell}") == "BQ-38 discarded_spell"
    assert s.why(f"activate {spell}") == "BQ-38 discarded_spell"

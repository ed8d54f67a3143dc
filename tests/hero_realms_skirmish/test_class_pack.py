"""The option of a class pack for the player, and what its cards do to the boss."""

import pytest

from tests.hero_realms_skirmish.scene import Scene, new, scene


def with_pack(pack: str, **position: object) -> Scene:
    return scene(options={"class_pack": pack}, **position)  # type: ignore[arg-type]


@pytest.mark.rules("AMB-HRS-41", "AMB-HRS-30", "HR-115", "HR-116")
def test_a_class_pack_is_an_option_and_brings_its_deck_health_and_skill() -> None:
    plain = new().view(0)["players"][0]
    assert (plain["pack"], plain["health"], plain["beside"]) == ("plain", 50, [])
    cleric = new(class_pack="cleric").view(0)["players"][0]
    assert (cleric["pack"], cleric["health"]) == ("cleric", 55)
    assert [entry["card"] for entry in cleric["beside"]] == ["bless", "resurrect"]
    assert cleric["deck"]["count"] + cleric["hand"]["count"] == 10


@pytest.mark.rules("AMB-HRS-42", "HR-134")
def test_fireball_hurts_the_boss_past_its_shield_and_its_champions() -> None:
    s = with_pack("wizard", zone="wolf-shaman cron", top="gold")  # defense 4 and 6
    s.play("ability fireball")
    assert (s.boss_health, s.lies("boss_champions"), s.health("A")) == (46, "cron", 50)
    assert s.view()["boss"]["champions"][0]["lacking"] == 2
    s = with_pack("wizard", zone="cron", top="dagger", combat=3)
    s.play("ability fireball")
    s.play("attack 3")  # two suffice now: one is left for the boss
    assert s.lies("boss_champions") == ""


@pytest.mark.rules("AMB-HRS-42", "HR-134", "HRS-12")
def test_fireball_may_win() -> None:
    s = with_pack("wizard", boss_health=4)
    s.play("ability fireball")
    assert s.match.result is not None
    assert s.match.result.how == "victory"


@pytest.mark.rules("AMB-HRS-42", "HR-126")
def test_bless_is_for_the_player() -> None:
    s = with_pack("cleric", gold=2)
    s.play("skill bless")
    assert (s.health("A"), s.boss_health) == (53, 50)
    assert s.view()["players"][0]["blessing"] == 1


@pytest.mark.rules("AMB-HRS-42", "HR-131", "HRS-57")
def test_pick_pocket_counts_as_the_gold_paid() -> None:
    s = with_pack("thief", gold=2, zone="street-thug dire-wolf")  # cost 3 and 5
    s.play("skill pick-pocket")
    assert s.view()["claims"] == [2]
    assert s.why("oust street-thug") == "HRS-58 too_dear_to_oust"
    s = with_pack("thief", gold=2, zone="death-cultist")  # cost 2
    s.play("skill pick-pocket")
    s.play("oust death-cultist")
    assert (s.lies("boss_champions"), s.view()["claims"]) == ("", [])


@pytest.mark.rules("AMB-HRS-42", "HR-132")
def test_heist_acquires_what_the_boss_has_discarded() -> None:
    s = with_pack("thief", gold=5, sacrificed="dire-wolf", turns=[3])
    assert s.why("acquire dire-wolf") == "HR-78 not_in_row"
    s.play("ability heist")
    s.play("acquire dire-wolf")
    assert (s.lies("sacrificed"), s.view()["pools"]["gold"]) == ("heist", 0)
    assert "dire-wolf" in s.view()["players"][0]["discard"]
    s = with_pack("thief", gold=5, sacrificed="dire-wolf gold", turns=[3])
    s.play("ability heist")
    assert s.why("acquire gold") == "HR-83 without_cost"


@pytest.mark.rules("HR-130", "HRS-55")
def test_headshot_may_turn_a_champion_sideways() -> None:
    s = with_pack("ranger", zone="cron")
    s.play("ability headshot")
    assert "pass" in s.legal()
    s.play("tilt cron")
    assert s.lies("tilted") == "cron"


@pytest.mark.rules("HR-127")
def test_resurrect_brings_back_what_the_boss_has_stunned() -> None:
    s = with_pack("cleric", champions="street-thug", hand="gold")
    s.play("end")
    s.play(next(text for text in s.legal() if text.startswith("give-up")))
    s.play(next(text for text in s.legal() if text.startswith("behave")))
    s.play("ability resurrect")
    assert "street-thug" in [entry["card"] for entry in s.view()["players"][0]["champions"]]

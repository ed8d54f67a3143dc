"""The player's turn: behaviour, attacks on the boss, effects on its zone."""

import pytest

from pygames.engine.face import Face
from tests.hero_realms_skirmish.scene import foretold, new, scene
from tests.kit.scene import told


def behaviours(options: list[str]) -> list[str]:
    """The faces of the behaviour cards on offer."""
    return sorted(text.split()[1].partition("#")[0] for text in options)


@pytest.mark.rules("HRS-01", "HRS-02", "HRS-05", "HRS-06", "HRS-07", "HRS-08", "AMB-HRS-28")
def test_each_boss_has_its_behaviour_pack() -> None:
    packs = {
        "orc-grunt": "dagger gold shortsword",
        "rayla": "dagger dagger gold ruby",
        "borg": "dagger dagger gold",
        "torgen-rocksplitter": "dagger dagger dagger ruby",
    }
    for boss, pack in packs.items():
        found = new(boss=boss).view(0)["boss"]
        lies = [*found["pile"], *found["behaviour"]]
        assert " ".join(sorted(card.partition("#")[0] for card in lies)) == pack


@pytest.mark.rules("HRS-03", "HRS-10", "HRS-11", "HRS-15", "AMB-HRS-29", "AMB-HRS-30")
def test_the_player_begins_with_three_cards_and_both_have_50_health() -> None:
    view = new(boss="rayla").view(0)
    assert (view["boss"]["health"], view["players"][0]["health"]) == (50, 50)
    assert view["players"][0]["hand"]["count"] == 3
    assert (view["counter"], view["active"]) == (16, 0)
    assert new(first_hand=5).view(0)["players"][0]["hand"]["count"] == 5


@pytest.mark.rules("HRS-16", "HRS-17", "HRS-18", "HRS-19")
def test_a_behaviour_card_comes_back_when_all_were_used() -> None:
    s = scene("orc-grunt", "gold")
    s.play("end")
    assert behaviours(s.legal()) == ["dagger", "shortsword"]
    used = s.view()["boss"]["behaviour"][-1]
    assert s.why(f"behave {used}") == "HRS-18 behaviour_used"
    s.play(next(text for text in s.legal() if "shortsword" in text))
    assert s.lies("behaviour") == "gold shortsword"
    s.play("end")
    assert s.lies("behaviour") == "gold shortsword dagger"  # the last one is no choice
    s.play("end")
    assert behaviours(s.legal()) == ["dagger", "gold", "shortsword"]


@pytest.mark.rules("HRS-21", "HRS-22", "HRS-27")
def test_s1_a_guard_takes_its_shield_off_the_attack() -> None:
    s = scene("orc-grunt", "gold", zone="dire-wolf", combat=10)  # a guard with 5
    s.play("attack 10")
    assert (s.lies("boss_champions"), s.boss_health) == ("", 48)
    s = scene("borg", "gold", zone="dire-wolf", combat=10)
    s.play("attack 10")
    assert s.boss_health == 50  # 5 are left against a shield of 6


@pytest.mark.rules("HRS-21", "HRS-22", "HR-63")
@pytest.mark.parametrize(
    ("combat", "zone", "key"),
    [(0, "", "no_combat_for_boss"), (4, "dire-wolf", "guard_holds"), (4, "", "boss_by_combat")],
)
def test_who_presses_the_boss_is_told_what_an_attack_takes(combat: int, zone: str, key: str) -> None:
    refusal = scene("orc-grunt", "gold", zone=zone, combat=combat).match.why_not_pointing(("orc-grunt",))
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.rules("HRS-27")
def test_of_the_shield_is_told_only_where_something_reaches_it() -> None:
    s = scene("orc-grunt", "gold", zone="dire-wolf", combat=7)
    assert told(s.play("attack 5"), "HRS-27 shielded") == 0  # the guard took it all
    assert told(s.play("attack 2"), "HRS-27 shielded") == 1


TAKES = {"boss_champion_stunned", "boss_champion_damaged", "held", "shielded", "wounded"}


@pytest.mark.rules("HRS-23", "HRS-27")
@pytest.mark.parametrize(
    ("behaviour", "zone", "idle"),
    [("gold", "", 3), ("dagger", "darian", 3), ("gold", "darian", 3), ("dagger", "tithe-priest", 2)],
)
def test_an_attack_that_does_nothing_is_known_before(behaviour: str, zone: str, idle: int) -> None:
    """With one more combat it stuns a champion or hurts the boss."""
    match = scene("orc-grunt", behaviour, zone=zone, combat=9).match
    assert match.game.part(Face).derived(match.view(0), match.options)["idle"] == idle
    for n, does in ((idle, False), (idle + 1, True)):
        events = scene("orc-grunt", behaviour, zone=zone, combat=9).play(f"attack {n}")
        assert bool({it.kind for it in events} & TAKES - {"held", "shielded"}) is does


@pytest.mark.rules("HRS-21", "HRS-22", "HRS-27")
def test_what_is_told_of_an_attack_adds_up_to_its_combat() -> None:
    s = scene("orc-grunt", "gold", zone="dire-wolf", combat=9)  # a guard with 5, a shield of 3
    events = [event for event in s.play("attack 9") if event.kind in TAKES]
    assert [(event.kind, event.params["n"]) for event in events] == [
        ("boss_champion_stunned", 5),
        ("shielded", 3),
        ("wounded", 1),
    ]


@pytest.mark.rules("HRS-23", "AMB-HRS-09")
def test_s2_with_an_attack_card_on_top_a_champion_is_in_the_way() -> None:
    s = scene("orc-grunt", "dagger", zone="darian", combat=10)
    s.play("attack 10")
    assert (s.lies("boss_champions"), s.boss_health) == ("", 48)
    s = scene("orc-grunt", "dagger", zone="darian dire-wolf", combat=14)
    s.play("attack 14")
    assert (s.lies("boss_champions"), s.boss_health) == ("", 49)


@pytest.mark.rules("HRS-24", "HRS-25", "AMB-HRS-08")
def test_the_player_chooses_the_one_champion() -> None:
    s = scene("orc-grunt", "dagger", zone="darian rake street-thug", combat=20)
    s.play("attack 10")
    assert s.asks == "A exposed"
    assert s.legal() == ["fell darian", "fell rake", "fell street-thug"]
    s.play("fell street-thug")
    assert (s.lies("boss_champions"), s.boss_health) == ("darian rake", 47)
    s.play("attack 10")
    assert (s.lies("boss_champions"), s.boss_health) == ("darian rake", 40)


@pytest.mark.rules("HRS-22", "HRS-26", "AMB-HRS-46")
def test_with_a_coin_on_top_guards_come_first_and_no_other_champion_is_harmed() -> None:
    s = scene("borg", "gold", zone="orc-grunt rayla", combat=10)
    assert foretold(s, "attack 10")["stunned"] == (("HRS-22", "AMB-HRS-46"), {"n": 1})
    events = s.play("attack 10")
    assert told(events, "HRS-22 boss_champion_stunned", card="orc-grunt") == 1
    assert told(events, "AMB-HRS-46 boss_champion_stunned", card="orc-grunt") == 1
    assert told(events, "HRS-26 wounded", n=1) == 1
    assert s.lies("boss_champions") == "rayla"
    s = scene("borg", "dagger", zone="orc-grunt rayla", combat=10)
    assert foretold(s, "attack 10")["stunned"] == (("HRS-22", "HRS-23"), {"n": 2})
    events = s.play("attack 10")
    assert told(events, "AMB-HRS-46 boss_champion_stunned") == 0
    assert s.lies("boss_champions") == ""


@pytest.mark.rules("HRS-26")
def test_with_a_coin_on_top_no_champion_is_harmed() -> None:
    s = scene("orc-grunt", "gold", zone="darian", combat=10)
    s.play("attack 10")
    assert (s.lies("boss_champions"), s.boss_health) == ("darian", 43)


@pytest.mark.rules("AMB-HRS-10", "AMB-HRS-11")
def test_the_shield_counts_at_each_attack() -> None:
    s = scene("orc-grunt", "gold", combat=10)
    s.play("attack 3")
    assert s.boss_health == 50
    s.play("attack 7")
    assert s.boss_health == 46
    s = scene("orc-grunt", "gold", zone="dire-wolf", combat=10)
    assert s.why("attack 4") == "HRS-22 guard_holds"


@pytest.mark.rules("HRS-12", "HRS-28")
def test_the_player_wins() -> None:
    s = scene("orc-grunt", "gold", combat=10, boss_health=7)
    s.play("attack 10")
    assert s.result == "victory HRS-12 A"


@pytest.mark.rules("HRS-04", "HRS-55", "AMB-HRS-21", "AMB-HRS-39")
def test_a_stunning_effect_turns_a_champion_sideways_which_then_does_nothing() -> None:
    s = scene("orc-grunt", "gold", hand="fire-bomb", zone="dire-wolf cron", row="taxation*3 bribe*2")
    s.play("play fire-bomb")
    assert (s.asks, s.legal()) == ("A tilt", ["tilt dire-wolf", "tilt cron"])
    s.play("tilt dire-wolf")
    assert s.lies("tilted") == "dire-wolf"
    assert s.lies("boss_champions") == "dire-wolf cron"
    events = s.play("end")
    assert not told(events, "boss_gained_combat", card="dire-wolf")
    assert told(events, "boss_gained_combat", card="cron") == 1
    assert s.lies("tilted") == ""


@pytest.mark.rules("HRS-55", "AMB-HRS-39")
def test_a_champion_behind_a_guard_may_be_turned_sideways_but_none_that_is() -> None:
    s = scene("orc-grunt", "gold", hand="fire-bomb", zone="dire-wolf cron darian-", row="taxation*3 bribe*2")
    s.play("play fire-bomb")
    assert s.legal() == ["tilt dire-wolf", "tilt cron"]
    assert s.why("tilt darian") == "HRS-55 is_tilted"
    s.play("tilt cron")
    events = s.play("end")
    assert not told(events, "boss_gained_combat", card="cron")
    assert told(events, "boss_gained_combat", card="dire-wolf")


@pytest.mark.rules("HRS-04", "HRS-55")
def test_the_boss_itself_is_no_champion() -> None:
    s = scene("orc-grunt", "gold", hand="fire-bomb")
    assert told(s.play("play fire-bomb"), "HRS-55 no_target") == 1


@pytest.mark.rules("HRS-57", "AMB-HRS-22", "AMB-HRS-23")
def test_s9_one_spark_discards_a_card_of_cost_1_at_the_most() -> None:
    s = scene("borg", hand="spark", zone="death-cultist")
    assert s.why("oust death-cultist") == "HRS-57 no_claim"
    s.play("play spark")
    assert s.why("oust death-cultist") == "HRS-58 too_dear_to_oust"
    assert s.why("oust borg") == "AMB-HRS-23 boss_stays"


@pytest.mark.rules("HRS-57", "HRS-58", "AMB-HRS-22", "AMB-HRS-40")
def test_s10_two_sparks_discard_a_card_of_cost_2() -> None:
    s = scene("borg", hand="spark*2", zone="death-cultist tithe-priest")
    s.play("play spark", "play spark#2", "oust death-cultist")
    assert s.lies("boss_champions") == "tithe-priest"
    assert s.lies("sacrificed") == "death-cultist"
    assert s.state.claims == ()


@pytest.mark.rules("AMB-HRS-17", "HRS-10", "HRS-67")
def test_gems_of_the_counter_are_sold_by_an_option_only() -> None:
    s = scene("borg", gold=2)
    assert s.why("acquire fire-gem") == "HRS-10 gems_count_turns"
    s = scene("borg", gold=2, options={"gems_for_sale": True})
    s.play("acquire fire-gem")
    assert (s.cards("A", "discards"), s.view()["counter"]) == ("fire-gem", 15)
    s = scene("borg", gold=2, counter=7, options={"gems_for_sale": True, "reinforcements": True})
    assert s.view()["reinforced"] == [1]
    assert s.why("acquire fire-gem#10") == "HRS-67 reinforcement_card"


@pytest.mark.rules("HRS-20", "HRS-15")
def test_after_the_behaviour_come_the_three_phases_then_the_boss() -> None:
    s = scene("borg", "gold", hand="gold*2", deck="dagger ruby gold*3")
    kinds = [event.kind for event in s.play("end")]
    assert s.cards("A", "discards") == "gold gold"
    assert sorted(s.cards("A", "hands").split()) == ["dagger", "gold", "gold", "gold", "ruby"]
    assert kinds[:3] == ["left_over", "drew", "boss_turn"]
    assert s.asks == "A main"  # the last two behaviour cards are alike: nothing to choose


@pytest.mark.rules("HR-45")
def test_the_bosss_cards_are_no_partners() -> None:
    s = scene("borg", "gold", zone="cult-priest", played="death-touch")
    assert s.why("ally death-touch") == "HR-45 no_partner"
    assert scene("borg", "gold", played="death-touch").why("ally death-touch") == "HR-43 no_partner"


@pytest.mark.rules("HR-19", "HR-60")
def test_in_the_bosss_turn_the_player_only_answers_and_no_guard_helps() -> None:
    for champions, told_of_guard in (("man-at-arms", 1), ("", 0)):
        s = scene("torgen-rocksplitter", "ruby", deck="gold*5", champions=champions)
        s.play("end")
        assert s.asks == "A discard"
        assert s.match.why_not("end") is not None
        events = s.play("discard gold")
        assert told(events, "HR-19 discarded") == 1
        assert told(events, "HR-60 discarded") == told_of_guard


@pytest.mark.rules("HR-59")
def test_a_guard_turned_sideways_protects_nobody() -> None:
    s = scene("borg", "dagger", actions="hit-job", champions="death-cultist", row="taxation*3 recruit*2")
    s.play("end")
    assert told(s.play("endure"), "HR-59 struck_player") == 1

"""The worked examples of the rule table that concern the base box (those of classes and formats: apart)."""

import pytest

from tests.hero_realms.scene import A, B, faces, has, new, scene
from tests.kit.scene import told


@pytest.mark.rules("HR-07", "HR-09", "HR-10", "HR-11", "HR-14")
def test_s1_the_set_up_for_three() -> None:
    match = new(seats=3)
    view = match.view(None)
    first = view["active"]
    ring = [view["players"][(first + step) % 3] for step in range(3)]
    assert [player["hand"]["count"] for player in ring] == [3, 4, 5]
    assert [player["deck"]["count"] for player in ring] == [7, 6, 5]
    assert (len(view["row"]), view["market"], view["gems"]["count"], view["sacrificed"]) == (5, 75, 16, [])
    assert [player["health"] for player in ring] == [50, 50, 50]


@pytest.mark.rules("HR-15", "HR-93", "HR-105", "HR-107")
def test_s2_the_first_two_turns_and_the_first_reshuffle() -> None:
    s = scene(has("gold*3", deck="gold*4 ruby dagger shortsword"), has(deck="gold*5"), row="spark profit")
    s.play("play gold", "play gold", "play gold", "acquire spark", "end")
    assert (s.count("A", "hands"), s.count("A", "decks"), s.count("A", "discards")) == (5, 2, 4)
    s.play("end")
    hand = s.cards("A", "hands").split()
    s.play(*[f"play {card}" for card in hand])
    s.play("acquire profit", "end")
    assert (s.count("A", "hands"), s.count("A", "decks"), s.count("A", "discards")) == (5, 7, 0)


@pytest.mark.rules("HR-38", "HR-39", "HR-40")
@pytest.mark.parametrize("order", [("profit", "intimidation"), ("intimidation", "profit")])
def test_s3_each_ally_ability_once_in_either_order(order: tuple[str, str]) -> None:
    s = scene(has("profit intimidation"))
    s.play("play profit")
    assert s.why("ally profit") == "HR-43 no_partner"
    s.play("play intimidation")
    assert s.legal("ally") == ["ally profit", "ally intimidation"]
    s.play(*[f"ally {card}" for card in order])
    assert s.pools == (4, 9)
    assert s.why(f"ally {order[0]}") == "HR-40 once_a_turn"


@pytest.mark.rules("HR-39", "HR-33", "HR-17")
def test_s4_a_champion_that_comes_later_is_a_partner() -> None:
    s = scene(has("dark-energy death-cultist", deck="gold"))
    s.play("play dark-energy", "play death-cultist")
    assert s.why("ally death-cultist") == "HR-38 no_ally_ability"
    s.play("ally dark-energy")
    assert s.cards("A", "hands") == "gold"
    s.play("play gold", "expend death-cultist")
    assert s.pools == (1, 9)


@pytest.mark.rules("HR-41", "HR-37")
def test_s5_a_champion_of_an_earlier_turn_uses_its_ally_ability_though_expended() -> None:
    s = scene(has("bribe", champions="parov", deck="gold"))
    s.play("expend parov", "play bribe")
    assert s.legal("ally") == ["ally parov", "ally bribe"]
    s.play("ally parov")
    assert s.cards("A", "hands") == "gold"


@pytest.mark.rules("HR-34", "HR-46", "HR-104")
def test_s6_a_champion_prepared_in_the_same_turn_is_expended_again() -> None:
    s = scene(has("rally-the-troops", champions="cristov", deck="gold*2"))
    s.play("expend cristov")
    assert s.why("expend cristov") == "HR-34 is_expended"
    s.play("play rally-the-troops")
    assert (s.pools[1], s.health("A")) == (7, 58)
    s.play("ally cristov", "ally rally-the-troops", "expend cristov")
    assert (s.pools[1], s.health("A"), s.count("A", "hands")) == (9, 61, 1)
    assert s.why("ally cristov") == "HR-40 once_a_turn"


@pytest.mark.rules("HR-42", "HR-97", "HR-99")
def test_s7_two_copies_are_partners_and_the_opponent_chooses_twice() -> None:
    s = scene(has("spark*2"), has("gold*4 ruby"))
    s.play("play spark")
    assert s.asks == "B discard"
    s.play("discard ruby", "play spark", "discard gold", "ally spark", "ally spark")
    assert s.pools[1] == 10
    assert s.count("B", "hands") == 3


@pytest.mark.rules("HR-47", "HR-51", "AMB-HR-01", "HR-83", "HR-22")
def test_s8_a_fire_gem_is_sacrificed_after_it_gave_its_gold() -> None:
    s = scene(has("gold*4 fire-gem"), row="cron", gems=10)
    s.play(*["play gold"] * 4, "play fire-gem", "acquire cron", "sacrifice fire-gem")
    assert s.pools == (0, 3)
    assert s.view()["gems"]["count"] == 11
    s.play("end")
    held = s.cards("A", "hands").split() + s.cards("A", "decks").split() + s.cards("A", "discards").split()
    assert sorted(held) == ["cron", "gold", "gold", "gold", "gold"]


@pytest.mark.rules("HR-57", "HR-67")
@pytest.mark.parametrize("then", ["rake", "player"])
def test_s10_the_guard_first(then: str) -> None:
    s = scene(has(), has(champions="borg rake", health=20), combat=13)
    assert s.why("attack B 1") == "HR-57 guarded"
    assert s.why("strike rake") == "HR-57 guard_first"
    s.play("strike borg")
    assert (s.pools[1], s.cards("B", "discards")) == (7, "borg")
    if then == "rake":
        s.play("strike rake")
        assert (s.pools[1], s.health("B")) == (0, 20)
    else:
        s.play("attack B 7")
        assert (s.health("B"), s.cards("B", "champions")) == (13, "rake")


@pytest.mark.rules("HR-58", "HR-67")
def test_s11_two_guards_do_not_protect_each_other() -> None:
    s = scene(has(), has(champions="orc-grunt man-at-arms"), combat=5)
    assert s.legal("strike") == ["strike orc-grunt", "strike man-at-arms"]
    s.play("strike orc-grunt")
    assert s.why("strike man-at-arms") == "HR-67 too_strong"
    assert s.why("attack B 1") == "HR-57 guarded"
    for order in (("orc-grunt", "man-at-arms"), ("man-at-arms", "orc-grunt")):
        s = scene(has(), has(champions="orc-grunt man-at-arms"), combat=7)
        s.play(*[f"strike {card}" for card in order])
        assert s.pools[1] == 0


@pytest.mark.rules("HR-59", "HR-36")
@pytest.mark.parametrize("target", ["attack B 6", "strike krythos", "strike lys"])
def test_s12_an_expended_guard_protects_nothing(target: str) -> None:
    s = scene(has(), has(champions="lys- krythos"), combat=6)
    s.play(target)
    assert s.pools[1] == (1 if target == "strike lys" else 0)


@pytest.mark.rules("HR-72", "HR-57", "HR-27")
def test_s13_an_effect_that_stuns_minds_guards() -> None:
    s = scene(has("fire-bomb", champions="rake", deck="gold"), has(champions="death-cultist krythos"))
    s.play("play fire-bomb")
    assert (s.cards("B", "champions"), s.pools[1], s.cards("A", "hands")) == ("krythos", 8, "gold")
    s.play("expend rake")
    assert s.pools[1] == 12
    assert s.legal() == ["stun krythos", "pass"]


@pytest.mark.rules("HR-74", "HR-26", "HR-23")
def test_s14_nothing_to_target() -> None:
    s = scene(has("fire-bomb", deck="gold"), has())
    s.play("play fire-bomb")
    assert (s.pools[1], s.cards("A", "hands"), s.asks) == (8, "gold", "A main")


@pytest.mark.rules("HR-70", "HR-71", "HR-24", "HR-33")
def test_s15_a_stunned_champion_comes_back_as_a_new_card() -> None:
    s = scene(
        has(deck="gold*5"),
        has("gold*5", discard="gold*2 dagger shortsword", champions="orc-grunt"),
        combat=3,
    )
    s.play("strike orc-grunt", "end")
    assert s.count("B", "discards") == 5
    s.play(*["play gold"] * 5, "end")
    assert (s.count("B", "decks"), s.count("B", "discards"), s.count("B", "hands")) == (5, 0, 5)
    everything = s.cards("B", "decks").split() + s.cards("B", "hands").split()
    assert everything.count("orc-grunt") == 1
    s = scene(has("orc-grunt"))
    s.play("play orc-grunt", "expend orc-grunt")
    assert s.pools[1] == 2


@pytest.mark.rules("HR-69", "HR-105", "AMB-HR-12", "AMB-HR-13")
def test_s16_damage_does_not_carry_over() -> None:
    s = scene(has(deck="gold*7 ruby dagger shortsword"), has(champions="tyrannor", deck="gold*5"), combat=4)
    assert s.why("strike tyrannor") == "HR-67 too_strong"
    assert s.why("attack B 4") == "HR-57 guarded"
    s.play("end")
    assert s.pools == (0, 0)
    s.play("end")
    assert (s.asks, s.pools, s.champion("B", "tyrannor")["lacking"]) == ("A main", (0, 0), 6)


@pytest.mark.rules("HR-98")
def test_s17_discarding_with_an_empty_hand() -> None:
    s = scene(has("spark"), has())
    events = s.play("play spark")
    assert (s.pools[1], s.asks) == (3, "A main")
    assert told(events, "HR-98 no_hand", seat=B) == 1


@pytest.mark.rules("HR-92", "HR-93", "HR-25")
def test_s18_the_reshuffle_comes_in_the_middle_of_drawing() -> None:
    s = scene(has("word-of-power", deck="ruby", discard="gold*3 dagger"))
    s.play("play word-of-power")
    assert (s.count("A", "hands"), s.count("A", "decks"), s.count("A", "discards")) == (2, 3, 0)
    assert "ruby" in s.cards("A", "hands")
    assert s.cards("A", "played") == "word-of-power"


@pytest.mark.rules("HR-94")
def test_s19_nothing_to_draw() -> None:
    s = scene(has("command"))
    s.play("play command")
    assert (s.pools, s.health("A"), s.count("A", "hands")) == ((2, 3), 54, 0)


@pytest.mark.rules("HR-81")
def test_s20_the_pile_of_fire_gems_is_empty() -> None:
    s = scene(has(), gems=0, gold=5, row="spark")
    assert s.why("acquire fire-gem") == "HR-81 no_gems"
    assert s.legal("acquire") == ["acquire spark"]


@pytest.mark.rules("HR-84", "HR-85", "HR-86", "HR-89", "AMB-HR-07")
def test_s21_the_next_action_goes_on_top() -> None:
    s = scene(has("bribe profit", deck="gold*7"), row="death-cultist spark")
    s.play("play bribe", "play profit", "ally bribe", "acquire death-cultist", "acquire fire-gem")
    assert s.cards("A", "discards") == "death-cultist fire-gem"
    assert s.view()["waiting"] == ["deck-action"]
    s.play("acquire spark")
    assert (s.pools[0], s.cards("A", "tops"), s.view()["waiting"]) == (0, "spark", [])
    s.play("end")
    assert s.cards("A", "hands").split()[0] == "spark"


@pytest.mark.rules("HR-88", "HR-84")
def test_s22_a_card_acquired_to_the_hand_is_played_in_the_same_turn() -> None:
    s = scene(has("deception intimidation", deck="dagger"), row="orc-grunt")
    s.play("play deception", "play intimidation", "ally deception", "ally intimidation", "acquire orc-grunt")
    assert "orc-grunt" in s.cards("A", "hands")
    s.play("play orc-grunt", "expend orc-grunt")
    assert s.pools == (1, 7)


@pytest.mark.rules("HR-87", "AMB-HR-06")
def test_s23_two_effects_wait() -> None:
    s = scene(has("bribe", champions="rasmus"), row="elven-curse wolf-shaman")
    s.play("expend rasmus", "play bribe", "ally rasmus", "ally bribe", "acquire elven-curse")
    assert s.legal() == ["use deck-any", "use deck-action"]
    assert s.why("use hand-any") == "HR-85 does_not_fit"
    s.play("use deck-action", "acquire wolf-shaman")
    assert s.cards("A", "tops").split()[::-1] == ["wolf-shaman", "elven-curse"]


@pytest.mark.rules("HR-65", "HR-109", "HR-112")
def test_s25_exactly_enough_wins_at_once() -> None:
    s = scene(has("gold*3"), has(health=7), combat=7)
    s.play("attack B 7")
    assert s.result == "last HR-112 A"


@pytest.mark.rules("HR-68", "AMB-HR-34", "HR-111", "AMB-HR-22")
def test_s26_no_more_than_the_health_that_is_left() -> None:
    s = scene(has(), has("gold*5", health=3), has(health=9), combat=10)
    assert s.why("attack B 4") == "AMB-HR-34 more_than_health"
    s.play("attack B 3")
    assert s.view()["players"][B]["out"]
    assert faces(s.state.left) == "gold gold gold gold gold"
    s.play("attack C 7")
    assert s.health("C") == 2


@pytest.mark.rules("HR-57", "HR-63")
def test_s27_a_guard_saves() -> None:
    s = scene(has(), has(champions="borg", health=3), combat=8)
    s.play("strike borg", "attack B 2")
    assert s.health("B") == 1


@pytest.mark.rules("HR-57", "HR-61", "HR-142", "AMB-HR-40")
def test_s28_guards_protect_their_own_player_only() -> None:
    s = scene(has(), has(champions="borg rake"), has(champions="cron"), combat=20)
    assert s.may("attack C 5")
    assert s.may("strike cron")
    assert s.why("attack B 5") == "HR-57 guarded"
    assert s.why("strike rake") == "HR-57 guard_first"
    s.play("strike borg")
    assert s.may("attack B 5")


@pytest.mark.rules("HR-27", "HR-103")
def test_s29_optional_and_compulsory() -> None:
    s = scene(has(champions="rake"), has(champions="cron"))
    s.play("expend rake", "pass")
    assert s.cards("B", "champions") == "cron"
    s = scene(has("fire-bomb"), has(champions="cron"))
    s.play("play fire-bomb")
    assert s.cards("B", "champions") == ""
    s = scene(has("smash-and-grab", discard="gold"))
    s.play("play smash-and-grab")
    assert s.legal() == ["topdeck gold", "pass"]
    s.play("pass")
    s = scene(has(champions="varrick", discard="orc-grunt gold"))
    assert s.may("end")
    s.play("expend varrick")
    assert (s.cards("A", "tops"), s.asks) == ("orc-grunt", "A main")
    s = scene(has(champions="varrick", discard="gold"))
    s.play("expend varrick")
    assert (s.cards("A", "tops"), s.asks) == ("", "A main")


@pytest.mark.rules("HR-31", "HR-29", "HR-37", "HR-59")
def test_s30_counting() -> None:
    s = scene(has("taxation", champions="kraka master-weyan man-at-arms tithe-priest"))
    s.play("expend man-at-arms")
    assert s.pools[1] == 3
    s.play("ally kraka")
    assert s.health("A") == 58
    s.play("expend master-weyan")
    assert s.pools[1] == 9
    s.play("expend tithe-priest")
    assert s.legal() == ["choose 1", "choose 2"]
    s.play("choose 2")
    assert (s.pools[0], s.health("A")) == (0, 62)


@pytest.mark.rules("HR-30", "AMB-HR-05")
def test_s31_the_count_is_taken_once() -> None:
    s = scene(has("close-ranks tithe-priest", champions="darian"))
    s.play("play close-ranks", "play tithe-priest")
    assert s.pools[1] == 7
    s = scene(has("close-ranks tithe-priest", champions="darian"))
    s.play("play tithe-priest", "play close-ranks")
    assert s.pools[1] == 9


@pytest.mark.rules("AMB-HR-05")
def test_by_an_option_later_champions_count_for_what_was_played() -> None:
    s = scene(has("close-ranks recruit tithe-priest", champions="darian"), options={"late_counts": True})
    s.play("play close-ranks", "play recruit", "play tithe-priest")
    assert (s.pools[1], s.health("A")) == (9, 50 + 3 + 1 + 1)


@pytest.mark.rules("HR-25", "HR-31")
def test_s32_other_wild_cards_in_play() -> None:
    s = scene(has("spark", champions="wolf-shaman wolf-shaman"))
    s.play("play spark", "expend wolf-shaman")
    assert s.pools[1] == 3 + 4
    s.play("expend wolf-shaman")
    assert s.pools[1] == 3 + 4 + 4


@pytest.mark.rules("HR-53", "AMB-HR-39")
def test_s33_a_card_in_play_cannot_be_sacrificed_by_an_effect() -> None:
    s = scene(has("death-touch"))
    s.play("play death-touch")
    assert (s.pools[1], s.asks) == (2, "A main")
    s = scene(has("death-touch gold"))
    s.play("play death-touch")
    assert s.legal() == ["banish gold", "pass"]
    assert s.why("banish death-touch") == "AMB-HR-39 banish_in_play"


@pytest.mark.rules("HR-54", "HR-50", "HR-52")
def test_s34_a_bonus_for_a_sacrifice() -> None:
    s = scene(has(champions="krythos", discard="gold"))
    s.play("expend krythos", "pass")
    assert s.pools[1] == 3
    s = scene(has(champions="krythos", discard="gold"))
    s.play("expend krythos", "banish gold")
    assert (s.pools[1], s.view()["sacrificed"]) == (6, ["gold"])


@pytest.mark.rules("HR-100", "AMB-HR-10")
def test_s37_draw_then_discard() -> None:
    s = scene(has("elven-gift gold*3", deck="ruby"))
    s.play("play elven-gift", "pass")
    assert (s.pools[0], s.count("A", "hands")) == (2, 3)
    s = scene(has("elven-gift gold*3", deck="ruby"))
    s.play("play elven-gift", "draw 1")
    assert s.legal() == ["discard gold"] * 3 + ["discard ruby"]
    s.play("discard ruby")
    assert (s.pools[0], s.count("A", "hands")) == (2, 3)
    s = scene(has("elven-gift gold*3"))
    s.play("play elven-gift")
    assert (s.asks, s.pools[0]) == ("A main", 2)


@pytest.mark.rules("HR-79", "HR-82", "HR-78")
def test_s51_the_row_is_refilled_at_once() -> None:
    s = scene(has(), row="bribe", market="orc-grunt", gold=6)
    s.play("acquire bribe")
    assert s.legal("acquire")[0] == "acquire orc-grunt"
    s.play("acquire orc-grunt")
    assert s.cards("A", "discards") == "bribe orc-grunt"


@pytest.mark.rules("HR-80", "AMB-HR-31")
def test_s52_the_market_deck_is_empty() -> None:
    s = scene(has(), row="bribe spark profit taxation influence", market="only", gold=3)
    s.play("acquire bribe")
    assert [entry["card"] for entry in s.view()["row"]] == ["spark", "profit", "taxation", "influence"]
    assert s.view()["market"] == 0


@pytest.mark.rules("HR-91", "AMB-HR-38")
def test_s53_health_has_no_maximum_but_by_an_option() -> None:
    s = scene(has("domination"))
    s.play("play domination")
    assert s.health("A") == 56
    s = scene(has("domination", health=47), options={"health_cap": True})
    s.play("play domination")
    assert s.health("A") == 50
    assert told(s.match.events, "gained_health", seat=A, n=3) == 1

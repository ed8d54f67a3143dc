"""The Lich: Soul Jars, grimoire, escaping death, preventing a discard, corruption."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer
from tests.hero_realms_lich.scene import Lich, Scene, hero, lich, scene
from tests.kit.scene import told

# --- Soul Jars ---


@pytest.mark.rules("HRL-37")
def test_the_power_of_the_open_jar_is_used_once_a_turn() -> None:
    s = scene(hero(), lich("unending-rage", jars="void"), turn="B")
    s.play("expend unending-rage")
    assert s.pools[1] == 7
    assert s.why("expend unending-rage") == "HR-34 is_expended"
    s.play("end", "end")
    s.play("expend unending-rage")
    assert s.pools[1] == 7


@pytest.mark.rules("HR-32", "HR-34", "HRL-43")
def test_no_refusal_calls_a_jar_or_minion_a_champion() -> None:
    s = scene(hero(), lich("void", minions="wall-of-bones"), turn="B")
    s.play("expend void")
    for card in ("void", "wall-of-bones"):
        refusal = s.match.why_not(f"expend {card}")
        assert refusal is not None
        for language in LANGUAGES:
            assert "hampion" not in Localizer(s.match.game, language).refusal(refusal)


@pytest.mark.rules("HRL-37", "HRL-58", "HRL-59")
def test_a_member_who_points_at_a_jar_is_told_whose_it_is() -> None:
    for card, rule in (("void", "HRL-37"), ("corruption", "HRL-58"), ("control", "HRL-59")):
        power = "control" if card == "control" else "corruption"
        s = scene(hero(), lich("void", power=power, jars="manipulation"))
        refusal = s.match.why_not_pointing([card])
        assert refusal is not None
        assert (refusal.rule, refusal.key) == (rule, "power_of_boss")
    assert scene(hero(), lich("void"), turn="B").match.why_not_pointing(["void"]) is None
    # a Lich is told of the other one
    s = scene(lich(), lich("void"))
    refusal = s.match.why_not_pointing(["void#2"])
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("HRL-37", "power_of_other_boss")


@pytest.mark.rules("HRL-38", "HRL-39", "HRL-45", "HRL-46", "AMB-HRL-10")
def test_s5_the_last_jar_has_30_more() -> None:
    s = scene(hero(), hero(pack="wizard"), lich("void", jars="heart-of-evil", health=4), combat=4)
    s.play("attack C 4")
    assert s.jar("C") == "heart-of-evil"
    assert s.health("C") == 60
    assert s.match.result is None


@pytest.mark.rules("HRL-39", "HRL-45")
def test_a_jar_that_is_not_the_last_has_what_is_printed() -> None:
    s = scene(hero(), lich("void", jars="manipulation heart-of-evil", health=1), combat=1)
    s.play("attack B 1")
    assert (s.jar("B"), s.health("B")) == ("manipulation", 45)


@pytest.mark.rules("AMB-HRL-10")
def test_what_is_too_much_is_lost() -> None:
    s = scene(hero(pack="wizard"), lich("void", jars="heart-of-evil", health=1))
    s.play("ability fireball", "target B")
    assert s.health("B") == 60


@pytest.mark.rules("AMB-HRL-11", "HRL-39", "HRL-48")
def test_the_lich_is_attacked_again_in_the_same_turn() -> None:
    s = scene(hero(), lich("void", jars="heart-of-evil", health=4), combat=10)
    s.play("attack B 4")
    assert s.why("end") == "HRL-48 combat_left"
    s.play("attack B 6")
    assert s.health("B") == 54


# --- grimoire ---


@pytest.mark.rules("HRL-41", "AMB-HRL-25")
def test_a_summoned_minion_may_be_expended_at_once() -> None:
    s = scene(hero(), lich("heart-of-evil", jars="void", grimoire="zombie ghoul"), turn="B")
    s.play("expend heart-of-evil")
    assert s.cards("B", "minions") == "zombie"
    s.play("expend zombie")
    assert s.pools[1] == 2
    assert s.why("expend zombie") == "HR-34 is_expended"


@pytest.mark.rules("AMB-HRL-24")
def test_nothing_is_summoned_from_an_empty_grimoire() -> None:
    every = (
        "abomination banshee ghoul revenant " + "skeleton-horde " * 3 + "wall-of-bones wall-of-fire zombie"
    )
    s = scene(hero(), lich("heart-of-evil", jars="void", minions=every), turn="B")
    events = s.play("expend heart-of-evil")
    assert told(events, "AMB-HRL-24 empty_grimoire", seat=1) == 1


@pytest.mark.rules("HRL-42", "AMB-HRL-26", "HRL-44")
def test_minions_are_champions_for_opponents() -> None:
    s = scene(hero("fire-bomb"), lich(minions="abomination zombie", jars="manipulation"), combat=5)
    assert s.why("attack B 1") == "HR-57 guarded"
    assert s.why("strike zombie") == "HR-57 guard_first"
    assert s.why("strike abomination") == "HR-67 too_strong"
    s.play("play fire-bomb")
    assert s.cards("B", "minions") == "zombie"
    assert "abomination" in s.faces_in("B", "grimoires").split()
    assert "abomination" not in s.cards("B", "discards")
    s.play("strike zombie")
    assert s.cards("B", "minions") == ""
    assert s.may("attack B 1")


@pytest.mark.rules("HRL-44")
def test_a_stunned_minion_is_shuffled_into_the_grimoire() -> None:
    tops = set()
    for seed in range(20):
        s = scene(hero(), lich(minions="zombie", grimoire="ghoul banshee revenant"), combat=1, seed=seed)
        s.play("strike zombie")
        assert s.faces_in("B", "grimoires") == "banshee ghoul revenant zombie"
        tops.add(s.state.grimoires[1][-1])
    assert len(tops) > 2


@pytest.mark.rules("HRL-43")
@pytest.mark.parametrize(
    ("hand", "pools"), [("close-ranks", (0, 5)), ("recruit", (2, 0)), ("rally-the-troops", (0, 5))]
)
def test_minions_are_no_champions_for_the_lich(hand: str, pools: tuple[int, int]) -> None:
    s = scene(hero(), lich(hand=hand, minions="ghoul- zombie"), turn="B")
    s.play(f"play {hand}")
    assert s.pools == pools


@pytest.mark.rules("HRL-43")
def test_minions_are_neither_counted_nor_prepared_by_champions_of_the_lich() -> None:
    s = scene(
        hero(),
        lich(champions="man-at-arms master-weyan", minions="ghoul- zombie", hand="domination"),
        turn="B",
    )
    events = s.play("expend man-at-arms", "expend master-weyan")
    assert s.pools[1] == (2 + 1) + (3 + 1)
    assert told(events, "HR-31 HRL-43 gained_combat", n=1) == 2, "it is said why they are not counted"
    s.play("play domination", "ally domination")
    assert s.asks == "B prepare"
    assert sorted(s.legal()) == ["prepare man-at-arms", "prepare master-weyan"]


@pytest.mark.rules("HRL-43", "AMB-HR-05")
def test_minions_that_come_later_do_not_count_either() -> None:
    late = {"late_counts": True}
    s = scene(hero(), lich(hand="close-ranks minor-summoning lys"), turn="B", options=late)
    s.play("play close-ranks", "play minor-summoning")
    assert s.pools[1] == 5
    s.play("play lys")
    assert s.pools[1] == 7


@pytest.mark.rules("HRL-42")
def test_a_minion_that_is_not_in_play_is_not_said_to_be_no_champion() -> None:
    s = scene(hero(), lich("void", grimoire="zombie"), combat=9)
    assert s.why("strike zombie") == "HR-64 no_champion_there"
    assert s.why("strike void") == "HR-64 not_a_champion"
    two = hero(champions="orc-grunt borg")
    s = scene(two, lich("void", minions="revenant", grimoire="zombie"), turn="B")
    s.play("expend revenant", "choose 2")
    assert s.why("stun-any zombie") == "HR-73 no_champion_there"


@pytest.mark.rules("HRL-42", "AMB-HR-13")
def test_a_fireball_burns_minions_too() -> None:
    s = scene(hero(pack="wizard"), lich(minions="zombie wall-of-bones", jars="manipulation"))
    s.play("ability fireball", "target B")
    assert s.cards("B", "minions") == "wall-of-bones"
    assert s.health("B") == 46


# --- escaping death ---


@pytest.mark.rules("HRL-47")
def test_on_its_last_jar_the_lich_summons_at_the_start_of_its_turn() -> None:
    s = scene(hero(), lich("void", grimoire="zombie ghoul"))
    s.play("end")
    assert s.cards("B", "minions") == "zombie"
    s = scene(hero(), lich("void", jars="manipulation", grimoire="zombie ghoul"))
    s.play("end")
    assert s.cards("B", "minions") == ""


# --- preventing a discard ---


def spark(boss: Lich) -> Scene:
    """A plays Spark against the Lich."""
    s = scene(hero("spark"), boss)
    s.play("play spark")
    return s


@pytest.mark.rules("HRL-50", "HRL-52")
def test_the_lich_loses_health_instead_of_a_card_whatever_guards() -> None:
    s = spark(lich(hand="gold", minions="ghoul", jars="manipulation"))
    assert s.asks == "B prevent"
    assert sorted(s.legal()) == ["discard gold", "suffer"]
    assert told(s.play("suffer"), "HRL-52 suffered") == 1
    assert s.health("B") == 46
    assert s.cards("B", "hands") == "gold"
    assert s.asks == "A main"


@pytest.mark.rules("HRL-52")
def test_without_a_guard_the_loss_names_none() -> None:
    s = spark(lich(hand="gold", jars="manipulation"))
    assert told(s.play("suffer"), "HRL-52 suffered") == 0


@pytest.mark.rules("HRL-50")
def test_what_is_done_too_early_names_both_answers() -> None:
    """Both answers are named also when the cards are owed, and no card asks."""
    assert spark(lich(hand="gold")).why("end") == "HRL-50 prevent_first"
    s = scene(hero("spark"), lich(hand="gold"), options={"discard_at_start_of_turn": True})
    s.play("play spark", "attack B 3", "end")
    assert s.asks == "B prevent"
    assert s.why("play gold") == "HRL-50 prevent_first"


@pytest.mark.rules("HRL-50")
def test_the_lich_may_discard() -> None:
    s = spark(lich(hand="gold ruby", deck="gold ruby"))
    s.play("discard ruby")
    assert s.cards("B", "discards") == "ruby"
    assert s.health("B") == 80


@pytest.mark.rules("HRL-51", "AMB-HRL-14")
def test_what_is_missing_is_taken_from_the_next_jar() -> None:
    s = spark(lich(hand="gold", jars="manipulation heart-of-evil", health=3))
    events = s.play("suffer")
    assert [event.params["n"] for event in events if event.kind == "suffered"] == [3, 1]
    assert told(events, "HRL-51 suffered") == 2
    assert (s.jar("B"), s.health("B")) == ("manipulation", 44)
    s = spark(lich(hand="gold", jars="heart-of-evil", health=1))
    s.play("suffer")
    assert (s.jar("B"), s.health("B")) == ("heart-of-evil", 57)


@pytest.mark.rules("AMB-HRL-17")
def test_with_exactly_four_nothing_carries_over() -> None:
    s = spark(lich(hand="gold", jars="manipulation heart-of-evil", health=4))
    s.play("suffer")
    assert (s.jar("B"), s.health("B")) == ("manipulation", 45)


@pytest.mark.rules("HRL-51", "HRL-27")
def test_s7_on_its_last_jar_that_may_be_the_end() -> None:
    s = spark(lich(hand="gold", health=3))
    s.play("suffer")
    assert s.result == "party HRL-27 A"


@pytest.mark.rules("AMB-HRL-16", "HRL-50", "AMB-HR-09")
def test_its_own_discards_are_not_prevented() -> None:
    s = scene(hero(), lich("deep-insight", hand="gold", deck="ruby gold"), turn="B")
    s.play("expend deep-insight")
    assert s.asks == "B discard"
    assert "suffer" not in s.legal()
    assert s.why("suffer") == "HR-20 answer_first"


@pytest.mark.rules("HRL-50", "AMB-HR-08")
def test_by_an_option_the_lich_is_asked_at_the_start_of_its_turn() -> None:
    later = {"discard_at_start_of_turn": True}
    s = scene(hero("spark"), lich(hand="gold", jars="manipulation", health=3), options=later)
    s.play("play spark", "attack B 2")
    assert s.asks == "A main"
    s.play("attack B 1", "end")
    assert (s.jar("B"), s.health("B")) == ("manipulation", 75)
    assert s.asks == "B prevent"
    s.play("suffer")
    assert s.health("B") == 71
    assert s.asks == "B main"


# --- corruption ---


def shuffling(cards: int, **more: Any) -> Scene:
    """The Lich's turn; it has so many cards in its discard pile and none in its deck."""
    kinds = ["bribe", "profit", "taxation", "recruit", "influence", "death-touch", "spark", "elven-gift"]
    words = [*kinds * 3, *["fire-gem"] * 9]
    return scene(hero(), lich(deck="", discard=" ".join(words[:cards]), **more), turn="B")


@pytest.mark.rules("HRL-57", "HRL-58", "HRL-60", "AMB-HRL-21")
@pytest.mark.parametrize(("cards", "power"), [(19, ""), (20, "corruption"), (29, "corruption")])
def test_with_twenty_cards_at_a_shuffle_the_town_is_corrupted(cards: int, power: str) -> None:
    s = shuffling(cards, minions="zombie ghoul")
    assert s.cards("B", "powers") == "void"
    s.play("end")
    assert s.cards("B", "powers") == f"void {power}".strip()


@pytest.mark.rules("HRL-59", "AMB-HRL-22")
@pytest.mark.parametrize(("power", "expended"), [("", False), ("corruption", False), ("corruption-", True)])
def test_with_thirty_it_is_controlled_and_the_card_stays_as_it_is(power: str, expended: bool) -> None:
    s = shuffling(30, power=power, champions="arkus")
    s.play("expend arkus")
    assert s.cards("B", "powers") == "void control"
    if power:
        assert s.may("expend control") != expended
        if not expended:
            s.play("expend control")
        assert s.why("expend control") == "HR-34 is_expended"
    assert s.why("expend corruption") == "HR-32 no_own_champion"


@pytest.mark.rules("HRL-57")
def test_hand_and_play_count_but_no_minion() -> None:
    s = shuffling(18, champions="arkus", minions="zombie ghoul banshee")
    s.play("expend arkus")
    assert s.cards("B", "powers") == "void"
    s = shuffling(19, champions="arkus")
    s.play("expend arkus")
    assert s.cards("B", "powers") == "void corruption"


@pytest.mark.rules("HRL-58", "HRL-59", "HRL-47")
def test_corruption_and_control_summon_and_fight() -> None:
    s = scene(
        hero(),
        hero(pack="wizard"),
        lich("void", jars="manipulation", power="corruption", grimoire="zombie ghoul"),
        turn="C",
    )
    s.play("expend corruption")
    assert (s.cards("C", "minions"), s.pools[1]) == ("zombie", 2)
    s = scene(
        hero(),
        hero(pack="wizard"),
        lich("void", jars="manipulation", power="control", grimoire="zombie ghoul banshee"),
        turn="C",
    )
    s.play("expend control")
    assert (s.cards("C", "minions"), s.pools[1]) == ("zombie ghoul", 4)


@pytest.mark.rules("HRL-59", "HR-35", "HR-63")
@pytest.mark.parametrize("size", range(1, 6))
def test_control_summons_two_and_gives_twice_the_size_the_party_began_with(size: int) -> None:
    """Whoever is defeated or has guards and champions: it is aimed at nobody."""
    packs = ("fighter", "cleric", "wizard", "thief", "ranger")
    party = [hero(pack=pack, champions="man-at-arms" if pack == "fighter" else "") for pack in packs[:size]]
    if size > 1:
        party[-1] = party[-1]._replace(health=0)
    boss = lich(jars="manipulation", power="control", grimoire="zombie ghoul banshee", champions="lys")
    s = scene(*party, boss, turn="ABCDEF"[size], challengers=(0,))
    s.play("expend control")
    assert s.asks == f"{'ABCDEF'[size]} main"
    assert (s.cards("ABCDEF"[size], "minions"), s.pools[1]) == ("zombie ghoul", 2 * size)
    assert s.cards("A", "champions") == "man-at-arms"
    assert s.why("expend control") == "HR-34 is_expended"
    s.play("expend zombie")  # at once (AMB-HRL-25)
    assert s.pools[1] == 2 * size + 2
    s.play("end")
    entry = next(it for it in s.player("ABCDEF"[size])["powers"] if it["card"].startswith("control"))
    assert (entry["prepared"], entry["expend"]) == (True, False)
    assert s.cards("ABCDEF"[size], "minions") == "zombie ghoul"  # they stay


@pytest.mark.rules("HRL-37", "HRL-58", "HRL-59", "HRL-41", "AMB-HRL-25", "HR-33", "HR-56")
def test_what_the_boss_expends_cites_its_own_rule() -> None:
    boss = lich(
        jars="manipulation",
        power="control",
        minions="zombie",
        grimoire="ghoul abomination",
        champions="cron",
        hand="orc-grunt",
    )
    s = scene(hero(), boss, turn="B")
    cited = {
        "void": "HRL-37", "control": "HRL-59", "cron": "HR-56",
        "zombie": "HRL-41", "ghoul": "AMB-HRL-25", "abomination": "AMB-HRL-25",
    }  # fmt: skip
    for card, rule in cited.items():
        (event,) = [it for it in s.play(f"expend {card}") if it.kind == "expended"]
        assert set(event.rules) == {"HR-32", rule}, card
    s.play("play orc-grunt")
    assert told(s.play("expend orc-grunt"), "HR-33 expended") == 1
    s.play("end", "end")
    (event,) = [it for it in s.play("expend ghoul") if it.kind == "expended"]
    assert set(event.rules) == {"HR-32", "HRL-41"}  # it has stayed


@pytest.mark.rules("HR-102", "HR-97")
def test_a_discard_cites_the_card_of_ones_own_that_asks_for_it() -> None:
    s = scene(hero("spark"), lich("deep-insight", hand="gold ruby", deck="gold"), turn="B")
    s.play("expend deep-insight")
    assert s.match.asked_by == "HR-102"
    assert s.why("discard spark") == "HR-102 not_in_hand"
    assert told(s.play("discard ruby"), "HR-102 discarded") == 1


@pytest.mark.rules("HRL-25")
def test_a_defeated_members_hand_is_discarded_without_a_choice_of_his() -> None:
    s = scene(hero(), hero("gold", pack="wizard", health=0), lich())
    (event,) = [it for it in s.play("end") if it.kind == "discarded"]
    assert event.rules == ("HRL-25",)


@pytest.mark.rules("AMB-HRL-24", "HR-26")
@pytest.mark.parametrize(("out", "left"), [(9, 1), (10, 0)])
def test_control_summons_as_many_as_the_grimoire_has_and_gives_all_its_combat(out: int, left: int) -> None:
    order = "skeleton-horde*3 zombie ghoul banshee abomination revenant wall-of-fire wall-of-bones"
    every = [word.partition("*") for word in order.split()]
    cards = [face for face, _, times in every for _ in range(int(times or 1))]
    s = scene(
        hero(),
        lich(
            jars="manipulation",
            power="control",
            minions=" ".join(cards[:out]),
            grimoire=" ".join(cards[out:]),
        ),
        turn="B",
    )
    events = s.play("expend control")
    assert told(events, "AMB-HRL-24 empty_grimoire") == 2 - left
    assert (s.count("B", "grimoires"), s.count("B", "minions"), s.pools[1]) == (0, 10, 2)


@pytest.mark.rules("AMB-HRL-23")
def test_corruption_stays_with_fewer_cards() -> None:
    s = shuffling(8, power="corruption")
    s.play("end")
    assert s.cards("B", "powers") == "void corruption"

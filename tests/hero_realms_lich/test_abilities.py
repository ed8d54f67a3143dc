"""What the cards of the Lich do."""

from typing import Any

import pytest

from tests.hero_realms_lich.scene import Hero, Lich, Scene, hero, lich, scene
from tests.kit.scene import table, told

TWO = (hero(champions="lys cron"), hero(pack="wizard", champions="myros rasmus"))


Sides = tuple[Hero | Lich, ...]
FALLEN = tuple(hero("gold", pack=pack, health=0) for pack in ("fighter", "cleric"))


@pytest.mark.rules("HR-29", "HR-72", "HR-76", "HR-84", "HR-86", "HR-91", "HRL-29", "HRL-37", "HRL-41")
@pytest.mark.rules("HRL-56", "AMB-HR-03", "AMB-HR-30", "AMB-HRL-09")
@table(
    ("sides", "more", "plays", "found"),
    [
        "by an option guards protect from a stun without target",
        ((*TWO, lich("infernal-wealth", jars="void")),
         {"turn": "C", "options": {"untargeted_stun_ignores_guards": False}},
         "expend infernal-wealth; choose 2",
         {"legal": ["stun-any lys", "stun-any myros"], "why stun-any cron": "AMB-HR-03 guard_first"}),
        "Soul Crush targets, and is held back by guards",
        ((*TWO, lich(hand="soul-crush")), {"turn": "C", "challengers": (0,)}, "play soul-crush; choose 2",
         {"legal": ["stun lys", "stun myros"]}),
        "Infernal Wealth may give gold",
        ((*TWO, lich("infernal-wealth", jars="manipulation")), {"turn": "C"},
         "expend infernal-wealth; choose 1", {"pools": (2, 0)}),
        "what waits for the next acquisition serves a free one",
        ((hero(), lich("manipulation")), {"turn": "B", "row": "spark cron", "waiting": ("deck-any",)},
         "expend manipulation; acquire-free spark", {"cards B tops": "spark"}),
        "Void takes health of all",
        ((*TWO, lich("void", jars="manipulation")), {"turn": "C"}, "expend void",
         {"health A": 47, "health B": 47}),
        "the defeated count for the size of the party",
        ((hero(), hero(pack="wizard", health=0), lich(hand="soul-diamond")), {"turn": "C"},
         "play soul-diamond", {"pools": (2, 0)}),
        "Minor Summoning brings the next minion",
        ((*TWO, lich("void", jars="manipulation", hand="minor-summoning", grimoire="zombie ghoul")),
         {"turn": "C"}, "play minor-summoning", {"cards C minions": "zombie"}),
        "Revenant heals the Lich",
        ((*TWO, lich("void", jars="manipulation", minions="revenant")), {"turn": "C"},
         "expend revenant; choose 1", {"health C": 55}),
        "Frozen Touch passes over a defeated player without cards",
        ((*FALLEN, hero(pack="thief", health=0), hero(pack="wizard"), lich(hand="frozen-touch")),
         {"turn": "E"}, "play frozen-touch", {"why target C": "AMB-HRL-09 empty_hand"}),
    ],
)  # fmt: skip
def test_what_cards_of_the_lich_do(
    sides: Sides, more: dict[str, Any], plays: str, found: dict[str, Any]
) -> None:
    scene(*sides, **more).comes_to(plays, found)


def boss(jar: str = "void", **more: str) -> Scene:
    """The Lich's turn against two heroes who have a guard and another champion each."""
    return scene(*TWO, lich(jar, jars="manipulation", **more), turn="C")


@pytest.mark.rules("HR-73", "AMB-HR-03")
@pytest.mark.parametrize("jar", ["infernal-wealth", "revenant"])
def test_a_stun_without_target_reaches_behind_guards(jar: str) -> None:
    minion = jar == "revenant"
    s = boss("void" if minion else jar, minions=jar if minion else "")
    s.play(f"expend {jar}", "choose 2")
    assert s.asks == "C stun-any"
    assert sorted(s.legal()) == ["stun-any cron", "stun-any lys", "stun-any myros", "stun-any rasmus"]
    assert s.why("stun-any arkus") == "HR-73 no_champion_there"
    s.play("stun-any cron")
    assert s.cards("A", "champions") == "lys"
    assert s.cards("A", "discards") == "cron"


@pytest.mark.rules("AMB-HR-30", "HR-78", "HR-79")
def test_manipulation_takes_a_cheap_card_for_nothing() -> None:
    s = scene(hero(), lich("manipulation"), turn="B", row="spark cron tyrannor hit-job bribe")
    s.play("expend manipulation")
    assert s.asks == "B free"
    assert s.why("pass") == "HR-27 must_answer"
    free = ["spark", "hit-job", "bribe", "fire-gem"]
    assert s.legal("acquire-free") == [f"acquire-free {face}" for face in free]
    assert s.why("acquire-free cron") == "AMB-HR-30 not_so_dear"
    events = s.play("acquire-free hit-job")
    assert told(events, "AMB-HR-30 acquired", n=0)
    assert not told(events, "HR-90 acquired"), "no discount makes it cheaper"
    assert s.cards("B", "discards") == "hit-job"
    assert len(s.state.row) == 5
    assert s.pools == (0, 0)


@pytest.mark.rules("AMB-HR-30", "HR-87", "AMB-HR-06")
def test_of_several_effects_that_wait_the_lich_names_one() -> None:
    s = scene(hero(), lich("manipulation"), turn="B", row="spark cron", waiting=("deck-any", "hand-any"))
    s.play("expend manipulation", "acquire-free spark")
    assert s.asks == "B which"
    assert told(s.play("use hand-any"), "AMB-HR-30 acquired", n=0)
    assert s.cards("B", "hands") == "spark"
    assert s.pools == (0, 0)
    assert s.state.waiting == ("deck-any",)


@pytest.mark.rules("HR-75", "HR-110")
def test_banshee_hits_players_and_champions_whatever_guards() -> None:
    s = scene(
        *TWO,
        lich(minions="banshee"),
        turn="C",
    )
    s.play("expend banshee")
    assert (s.health("A"), s.health("B")) == (48, 48)
    assert s.champion("B", "myros")["lacking"] == 1
    assert s.cards("A", "champions") == "lys cron"


@pytest.mark.rules("HR-75", "HR-110", "HRL-26")
def test_s57_two_who_fall_together_are_defeated_together() -> None:
    s = scene(hero(health=2), hero(pack="wizard", health=1), lich(minions="wall-of-fire"), turn="C")
    s.play("expend wall-of-fire")
    assert s.result == "boss HRL-26 C"


@pytest.mark.rules("HRL-44", "HR-30")
def test_ghoul_counts_champions_in_the_discard_pile() -> None:
    s = boss(minions="ghoul", discard="borg arkus spark")
    events = s.play("expend ghoul")
    assert s.pools[1] == 5
    assert told(events, "HR-30 gained_combat", n=2)
    assert not told(events, "HR-31 gained_combat"), "these champions are not in play"


@pytest.mark.rules("HRL-29", "HRL-33")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_amounts_by_the_size_of_the_party(size: int) -> None:
    packs = ("fighter", "wizard", "thief")
    party = [hero(pack=pack) for pack in packs[:size]]
    hand = "frozen-touch soul-diamond major-summoning"
    grimoire = "zombie ghoul banshee abomination"
    boss_ = lich(hand=hand, minions="skeleton-horde", jars="manipulation", grimoire=grimoire)
    s = scene(*party, boss_, turn="ABCD"[size])
    play = ("play frozen-touch", "play soul-diamond", "play major-summoning", "expend skeleton-horde")
    events = s.play(*play)
    assert told(events, "HR-30 gained_combat", n=size) == 2
    assert not told(events, "HR-31 gained_combat"), "no champions are counted"
    assert s.pools == (size, 2 * size)
    assert s.count("ABCD"[size], "minions") == 1 + size


@pytest.mark.rules("AMB-HRL-09", "HRL-25")
def test_frozen_touch_takes_the_hand_of_a_defeated_player() -> None:
    s = scene(
        hero("gold ruby", health=0),
        hero("ignite", pack="wizard", health=0),
        hero(pack="thief"),
        lich(hand="frozen-touch"),
        turn="D",
        challengers=(2,),
    )
    s.play("play frozen-touch")
    assert s.asks == "D target"
    assert s.legal() == ["target A", "target B"]
    assert s.why("target C") == "AMB-HRL-09 not_defeated"
    assert s.why("target D") == "AMB-HRL-09 not_defeated"
    assert told(s.play("target A"), "AMB-HRL-09 aimed") == 1
    assert (s.cards("A", "hands"), s.cards("A", "discards")) == ("", "gold ruby")
    assert s.cards("B", "hands") == "ignite"


@pytest.mark.rules("AMB-HRL-32", "HRL-56", "HR-47", "AMB-HR-02")
def test_soul_diamond_stuns_all_champions_of_a_player() -> None:
    s = scene(*TWO, lich(played="soul-diamond"), turn="C", challengers=(0,))
    s.play("sacrifice soul-diamond")
    assert s.asks == "C target"
    assert s.legal() == ["target A", "target B"]
    assert s.why("target C") == "AMB-HR-02 aim_stun"
    assert told(s.play("target B"), "HRL-56 stunned") == 2
    assert (s.cards("A", "champions"), s.cards("B", "champions")) == ("lys cron", "")
    s = scene(*TWO, lich(played="soul-diamond"), turn="C")  # nobody has challenged
    s.play("sacrifice soul-diamond")
    events = s.play("target B")
    assert (told(events, "HR-73 stunned"), told(events, "HRL-56 stunned")) == (2, 0)
    assert told(events, "AMB-HRL-32 aimed") == 1
    s = scene(hero(), hero(pack="wizard", champions="myros"), lich(played="soul-diamond"), turn="C")
    s.play("sacrifice soul-diamond")
    assert told(s.play("target A"), "HR-26 no_champions", other=0) == 1, "others have some"

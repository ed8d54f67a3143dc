"""The Lich: Soul Jars, grimoire, escaping death, preventing a discard, corruption."""

from typing import Any

import pytest

from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer
from tests.hero_realms_lich.scene import Hero, Lich, Scene, hero, lich, scene
from tests.kit.scene import table, told

Sides = tuple[Hero | Lich, ...]
TWO = (hero(), hero(pack="wizard"))
HEART = (hero(), lich("void", jars="heart-of-evil", health=4))
SUMMONING = (hero(), lich("heart-of-evil", jars="void", grimoire="zombie ghoul"))
LATER = (hero(), lich(hand="close-ranks minor-summoning lys"))
GRIMOIRE: dict[str, str] = {"jars": "manipulation", "grimoire": "zombie ghoul"}
TOWN = {power: (*TWO, lich(power=power, **GRIMOIRE)) for power in ("corruption", "control")}
OWED = (hero("spark"), lich(hand="gold", jars="manipulation", health=3))
LATE = {"options": {"discard_at_start_of_turn": True}}


@pytest.mark.rules("HR-20", "HR-64", "HR-73", "HRL-27", "HRL-38", "HRL-39", "HRL-41", "HRL-42", "HRL-43")
@pytest.mark.rules("HRL-45", "HRL-46", "HRL-47", "HRL-48", "HRL-50", "HRL-51", "HRL-58", "HRL-59")
@pytest.mark.rules("AMB-HR-05")
@pytest.mark.rules("AMB-HR-08", "AMB-HR-09", "AMB-HR-13", "AMB-HRL-10", "AMB-HRL-11", "AMB-HRL-16")
@pytest.mark.rules("AMB-HRL-17", "AMB-HRL-25")
@table(
    ("sides", "more", "plays", "found"),
    [
        "scenario 5: the last jar has 30 more",
        ((*TWO, lich("void", jars="heart-of-evil", health=4)), {"combat": 4},
         "attack C 4", {"jar C": "heart-of-evil", "health C": 60, "asks": "A main"}),
        "a jar that is not the last has what is printed",
        ((hero(), lich("void", jars="manipulation heart-of-evil", health=1)), {"combat": 1}, "attack B 1",
         {"jar B": "manipulation", "health B": 45}),
        "what is too much is lost",
        ((hero(pack="wizard"), lich("void", jars="heart-of-evil", health=1)), {},
         "ability fireball; target B", {"health B": 60}),
        "the Lich is attacked again in the same turn",
        (HEART, {"combat": 10}, "attack B 4", {"why end": "HRL-48 combat_left"}),
        (HEART, {"combat": 10}, "attack B 4; attack B 6", {"health B": 54}),
        "a summoned minion may be expended at once",
        (SUMMONING, {"turn": "B"}, "expend heart-of-evil", {"cards B minions": "zombie"}),
        (SUMMONING, {"turn": "B"}, "expend heart-of-evil; expend zombie",
         {"pools": (0, 2), "why expend zombie": "HR-34 is_expended"}),
        "minions are no champions for the Lich, and those that come later do not count either",
        *[((hero(), lich(hand=hand, minions="ghoul- zombie")), {"turn": "B"}, f"play {hand}", {"pools": both})
          for hand, both in (("close-ranks", (0, 5)), ("recruit", (2, 0)), ("rally-the-troops", (0, 5)))],
        (LATER, {"turn": "B", "options": {"late_counts": True}}, "play close-ranks; play minor-summoning",
         {"pools": (0, 5)}),
        (LATER, {"turn": "B", "options": {"late_counts": True}},
         "play close-ranks; play minor-summoning; play lys", {"pools": (0, 7)}),
        "a minion that is not in play is not said to be no champion",
        ((hero(), lich("void", grimoire="zombie")), {"combat": 9}, "",
         {"why strike zombie": "HR-64 no_champion_there", "why strike void": "HR-64 not_a_champion"}),
        ((hero(champions="orc-grunt borg"), lich("void", minions="revenant", grimoire="zombie")),
         {"turn": "B"}, "expend revenant; choose 2", {"why stun-any zombie": "HR-73 no_champion_there"}),
        "a fireball burns minions too",
        ((hero(pack="wizard"), lich(minions="zombie wall-of-bones", jars="manipulation")), {},
         "ability fireball; target B", {"cards B minions": "wall-of-bones", "health B": 46}),
        "on its last jar the Lich summons at the start of its turn",
        ((hero(), lich("void", grimoire="zombie ghoul")), {}, "end", {"cards B minions": "zombie"}),
        ((hero(), lich("void", jars="manipulation", grimoire="zombie ghoul")), {}, "end",
         {"cards B minions": ""}),
        "the Lich may discard",
        ((hero("spark"), lich(hand="gold ruby", deck="gold ruby")), {}, "play spark; discard ruby",
         {"cards B discards": "ruby", "health B": 80}),
        "with exactly four nothing carries over to the next jar",
        ((hero("spark"), lich(hand="gold", jars="manipulation heart-of-evil", health=4)), {},
         "play spark; suffer", {"jar B": "manipulation", "health B": 45}),
        "scenario 7: on its last jar that may be the end",
        ((hero("spark"), lich(hand="gold", health=3)), {}, "play spark; suffer",
         {"result": "party HRL-27 A"}),
        "its own discards are not prevented",
        ((hero(), lich("deep-insight", hand="gold", deck="ruby gold")), {"turn": "B"}, "expend deep-insight",
         {"asks": "B discard", "why suffer": "HR-20 answer_first"}),
        "by an option the Lich is asked at the start of its turn",
        (OWED, LATE, "play spark; attack B 2", {"asks": "A main"}),
        (OWED, LATE, "play spark; attack B 2; attack B 1; end",
         {"jar B": "manipulation", "health B": 75, "asks": "B prevent"}),
        (OWED, LATE, "play spark; attack B 2; attack B 1; end; suffer", {"health B": 71, "asks": "B main"}),
        "Corruption and Control summon and fight",
        (TOWN["corruption"], {"turn": "C"}, "expend corruption",
         {"cards C minions": "zombie", "pools": (0, 2)}),
        (TOWN["control"], {"turn": "C"}, "expend control",
         {"cards C minions": "zombie ghoul", "pools": (0, 4)}),
    ],
)  # fmt: skip
def test_jars_minions_and_discards(
    sides: Sides, more: dict[str, Any], plays: str, found: dict[str, Any]
) -> None:
    scene(*sides, **more).comes_to(plays, found)


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


# --- grimoire ---


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

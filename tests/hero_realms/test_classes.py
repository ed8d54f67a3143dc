"""Class packs: what each begins with, skills, abilities, and the cards of their decks."""

from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.games.hero_realms.cards import NAMES
from tests.hero_realms.scene import A, B, Player, has, new, scene, state_of
from tests.kit.scene import table, told

DECKS = {
    "cleric": (55, "follower*2 gold*6 prayer-beads spiked-mace"),
    "fighter": (60, "gold*6 longsword ruby shield-bearer throwing-axe"),
    "ranger": (58, "black-arrow*2 gold*5 horn-of-calling hunting-bow ruby"),
    "thief": (52, "gold*5 ruby*2 throwing-knife*3"),
    "wizard": (50, "cat-familiar fire-staff gold*5 ignite*2 spell-components"),
    "plain": (50, "dagger gold*7 ruby shortsword"),
}


def packs(*taken: str, **options: Any) -> Match:
    """A game in which the players take these packs, beginning with the first player."""
    match = new(3, max(2, len(taken)), **{"classes": "mixed", **options})
    for pack in taken:
        match.play(f"take {pack}")
    return match


@pytest.mark.rules("HR-115", "HR-116", "HR-121", "HR-122", "HR-123", "HR-124", "HR-125", "HR-08")
@pytest.mark.parametrize("pack", DECKS)
def test_what_a_pack_begins_with(pack: str) -> None:
    health, deck = DECKS[pack]
    other = "plain" if pack != "plain" else "thief"
    match = packs(pack, other)
    seat = match.view(None)["active"]
    state = state_of(match)
    held = [*match.view(seat)["players"][seat]["hand"]["cards"], *(NAMES[c] for c in state.decks[seat])]
    wanted = [
        face for word in deck.split() for face, _, n in [word.partition("*")] for _ in range(int(n or 1))
    ]
    assert sorted(word.partition("#")[0] for word in held) == sorted(wanted)
    assert state.health[seat] == health
    assert len(state.beside[seat]) == (0 if pack == "plain" else 2)


@pytest.mark.rules("HR-115", "AMB-HR-27")
def test_each_class_is_taken_once_unless_an_option_allows_twins() -> None:
    match = packs("thief")
    assert "take thief" not in [action.text for action in match.decision.legal_actions]  # type: ignore[union-attr]
    refusal = match.why_not("take thief")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("AMB-HR-27", "pack_taken")
    match = packs("thief", "thief", twins=True)
    assert [player["pack"] for player in match.view(None)["players"]] == ["thief", "thief"]


@pytest.mark.rules("HR-115")
def test_where_everybody_takes_a_class_nobody_takes_the_plain_deck() -> None:
    match = new(3, classes="classes")
    refusal = match.why_not("take plain")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("HR-115", "classes_only")
    refusal = match.why_not("end")
    assert refusal is not None
    assert refusal.key == "pack_first"


@pytest.mark.rules("AMB-HR-41")
def test_packs_are_for_all_or_none_unless_an_option_mixes_them() -> None:
    assert new(3).view(None)["players"][0]["pack"] == "plain"
    assert "take plain" not in [action.text for action in packs(classes="classes").decision.legal_actions]  # type: ignore[union-attr]
    match = packs("plain", "cleric", "plain")
    assert sorted(player["pack"] for player in match.view(None)["players"]) == ["cleric", "plain", "plain"]


@pytest.mark.rules("AMB-HR-42", "HR-08")
def test_a_fifth_player_begins_with_the_same_ten_cards() -> None:
    state = state_of(new(3, 5))
    held = [
        sorted(NAMES[card].partition("#")[0] for card in [*state.hands[seat], *state.decks[seat]])
        for seat in range(5)
    ]
    assert held == [["dagger", *["gold"] * 7, "ruby", "shortsword"]] * 5


@pytest.mark.rules("HR-117", "AMB-HR-26", "HR-13")
def test_hands_are_those_of_the_format() -> None:
    match = packs("thief", "wizard")
    view = match.view(None)
    first = view["active"]
    assert [view["players"][seat]["hand"]["count"] for seat in (first, 1 - first)] == [3, 5]


@pytest.mark.rules("HR-120", "HR-128")
def test_an_ability_once_a_game() -> None:
    s = scene(has(pack="fighter"))
    s.play("ability crushing-blow")
    assert (s.pools[1], s.view()["sacrificed"]) == (8, ["crushing-blow"])
    assert s.why("ability crushing-blow") == "HR-120 once_a_game"


Sides = tuple[Player, ...]
FIVE = has(deck="gold*5")
FIGHTER, WARRIOR = has("domination", pack="fighter"), has(pack="fighter", deck="gold*5")
AXE = has("throwing-axe", pack="fighter", deck="gold")
ARROWS, KNIVES = (
    has("black-arrow*2 hunting-bow", pack="ranger", deck="gold"),
    has("throwing-knife*3", pack="thief"),
)
STAFF = has("ignite*2 fire-staff", pack="wizard", deck="gold")
TRACK = has(pack="ranger", deck="ruby gold hunting-bow")
SHOT = (has(pack="ranger", deck="gold"), has(champions="cron"))
STUNNED = (FIVE, has(pack="cleric", champions="cristov darian", discard="lys spark", deck="gold*6"))


@pytest.mark.rules("HR-64", "HR-72", "HR-97", "HR-112", "HR-113", "HR-118", "HR-119", "HR-127", "HR-128")
@pytest.mark.rules("HR-129", "HR-130", "HR-131", "HR-132", "HR-136", "HR-137", "HR-138", "HR-140", "HR-141")
@pytest.mark.rules("AMB-HR-14", "AMB-HR-15", "AMB-HR-18", "AMB-HR-20")
@table(
    ("sides", "more", "plays", "found"),
    [
        "skill and ability are no champions: there is nothing to prepare",
        ((FIGHTER,), {"gold": 4}, "",
         {"why expend shoulder-bash": "HR-119 use_skill", "why strike shoulder-bash": "HR-64 not_a_champion",
          "why skill crushing-blow": "HR-118 not_a_skill",
         "why ability shoulder-bash": "HR-118 not_an_ability"}),
        ((FIGHTER,), {"gold": 4}, "skill shoulder-bash; play domination", {"asks": "A main"}),
        "scenario 50: a skill once a turn, for two gold",
        ((WARRIOR, FIVE), {"gold": 5}, "skill shoulder-bash",
         {"pools": (3, 2), "why skill shoulder-bash": "HR-119 skill_used"}),
        ((WARRIOR, FIVE), {"gold": 5}, "skill shoulder-bash; end; end",
         {"why skill shoulder-bash": "HR-119 skill_too_dear"}),
        ((WARRIOR, FIVE), {"gold": 5}, "skill shoulder-bash; end; end; play gold; play gold",
         {"may skill shoulder-bash": True}),
        "only what was stunned since the end of the last turn is brought back",
        (STUNNED, {"combat": 10}, "strike cristov; strike darian; end; ability resurrect",
         {"why raise lys": "HR-127 not_stunned", "why raise spark": "HR-127 not_a_champion",
          "why raise gold": "HR-127 not_in_discard"}),
        "track dismisses two at the most",
        ((TRACK,), {"gold": 2}, "skill track; dismiss gold",
         {"why put-back black-arrow": "HR-129 not_looked_at"}),
        ((TRACK,), {"gold": 2}, "skill track; dismiss gold; dismiss ruby",
         {"asks": "A main", "cards A tops": "hunting-bow"}),
        "headshot draws and may stun",
        (SHOT, {}, "ability headshot", {"cards A hands": "gold", "asks": "A may-stun"}),
        (SHOT, {}, "ability headshot; stun cron", {"cards B discards": "cron"}),
        "pick pocket heals, and the other discards",
        ((has(pack="thief"), has("gold ruby")), {"gold": 2}, "skill pick-pocket",
         {"health A": 53, "asks": "B discard"}),
        "scenario 48: a heist is not in the first two turns, and is an acquisition",
        *[((has(pack="thief", turns=n),), {}, "", {"why ability heist": "HR-132 too_early"}) for n in (1, 2)],
        ((has("bribe profit", pack="thief", turns=3), has(discard="elven-gift")), {"row": "grak", "gems": 0},
         "play bribe; play profit; ally bribe; ability heist; acquire elven-gift",
         {"cards A tops": "elven-gift"}),
        "channel with one health is the end before the draw",
        ((has(pack="wizard", deck="gold", health=1), has()), {"gold": 2}, "skill channel",
         {"result": "last HR-112 B"}),
        ((has("gold", pack="wizard", deck="ruby", health=1), FIVE, FIVE), {"gold": 4}, "skill channel",
         {"asks": "B main", "pools": (0, 0), "count A hands": 0}),
        "scenario 44: prayer beads count champions",
        ((has("prayer-beads", pack="cleric", champions="follower follower"),), {}, "play prayer-beads",
         {"pools": (2, 0), "health A": 55}),
        ((has("prayer-beads", pack="cleric", champions="follower"),), {}, "play prayer-beads; choose 1",
         {"pools": (2, 0), "health A": 50}),
        "scenario 42: a throwing axe draws if 7 combat was gained by then, spent or not",
        ((has("longsword throwing-axe", pack="fighter", deck="gold"),), {},
         "play longsword; play throwing-axe", {"cards A hands": ""}),
        ((AXE,), {}, "ability crushing-blow; attack B 8; play throwing-axe", {"cards A hands": "gold"}),
        ((AXE,), {}, "play throwing-axe; ability crushing-blow", {"cards A hands": ""}),
        "a black arrow draws beside a bow",
        ((ARROWS,), {}, "play black-arrow", {"pools": (0, 1)}),
        ((ARROWS,), {}, "play black-arrow; play hunting-bow; play black-arrow",
         {"pools": (0, 4), "cards A hands": "gold"}),
        "scenario 41: knives count one another",
        *[((KNIVES,), {}, "; ".join(["play throwing-knife"] * n), {"pools": (0, combat)})
          for n, combat in ((1, 1), (2, 4), (3, 9))],
        "scenario 43: a fire staff draws if two actions are in play when it is played",
        ((STAFF,), {}, "play ignite; play ignite; play fire-staff",
         {"pools": (0, 5), "cards A hands": "gold"}),
        ((STAFF,), {}, "play ignite; play fire-staff; play ignite", {"pools": (0, 5), "cards A hands": ""}),
    ],
)  # fmt: skip
def test_what_classes_can_do(sides: Sides, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(*sides, **more).comes_to(plays, found)


@pytest.mark.rules("HR-118")
def test_nobody_uses_what_lies_beside_another() -> None:
    s = scene(has(), has(pack="fighter"), gold=5)
    assert s.why("skill shoulder-bash") == "HR-118 not_yours"
    refused = s.match.why_not("skill shoulder-bash#2")
    assert refused is not None
    assert refused.params["other"] == B
    assert s.why("skill channel") == "HR-118 nobodys"


@pytest.mark.rules("HR-126", "AMB-HR-16", "HR-66")
def test_s46_a_blessing_lasts_until_the_end_of_the_next_turn() -> None:
    s = scene(has(pack="cleric", champions="follower", deck="gold*5"), has(deck="gold*5", health=30), gold=2)
    s.play("skill bless")
    assert s.asks == "A target"
    s.play("target A", "end")
    assert s.health("A") == 53
    assert s.champion("A", "follower")["defense"] == 2
    s.play("end")  # B's turn
    assert s.champion("A", "follower")["defense"] == 2
    s.play("end")
    assert s.champion("A", "follower")["defense"] == 1


@pytest.mark.rules("HR-126")
def test_another_player_is_blessed_until_the_end_of_his_next_turn() -> None:
    s = scene(has(pack="cleric", deck="gold*5"), has(champions="lys", deck="gold*5"), gold=2)
    assert told(s.play("skill bless", "target B"), "HR-126 aimed") == 1
    assert (s.health("B"), s.champion("B", "lys")["defense"]) == (53, 6)
    s.play("end", "end")
    assert s.champion("B", "lys")["defense"] == 5


@pytest.mark.parametrize(
    ("pack", "use", "rule"),
    [
        ("cleric", "skill bless", "HR-126"),
        ("wizard", "ability fireball", "HR-134"),
    ],
)
@pytest.mark.parametrize("other", "AB")
def test_whom_a_skill_or_ability_is_aimed_at_is_told_with_its_rule(
    pack: str, use: str, rule: str, other: str
) -> None:
    s = scene(has(pack=pack), has(), gold=2)
    events = s.play(use, f"target {other}")
    assert [it.rules for it in events if it.kind == "aimed"] == [(rule,)]


@pytest.mark.rules("AMB-HR-16")
def test_a_champion_that_comes_later_is_blessed_too() -> None:
    s = scene(has("lys", pack="cleric"), gold=2)
    s.play("skill bless", "target A", "play lys")
    assert s.champion("A", "lys")["defense"] == 6


@pytest.mark.rules("HR-127", "AMB-HR-17", "HR-70")
def test_s47_a_champion_stunned_meanwhile_comes_back_prepared() -> None:
    s = scene(has(deck="gold*5"), has(pack="cleric", champions="cristov darian", deck="gold*6"), combat=10)
    s.play("strike cristov", "strike darian", "end")
    s.play("ability resurrect")
    assert s.asks == "B raise"
    s.play("raise cristov")
    assert s.cards("B", "discards") == "darian"
    s.play("expend cristov")
    assert (s.pools[1], s.health("B")) == (2, 53)


@pytest.mark.rules("HR-127", "AMB-HR-17", "HR-41", "HR-56")
def test_a_champion_brought_back_cites_what_brought_it_back_in_that_turn() -> None:
    s = scene(
        has(deck="gold*5"),
        has("recruit", pack="cleric", champions="cristov", deck="gold*6"),
        combat=5,
    )
    s.play("strike cristov", "end", "ability resurrect", "play recruit")
    brought = {"HR-127", "AMB-HR-17"}
    cited = {it.kind: set(it.rules) for it in s.play("expend cristov", "ally cristov")}
    assert cited["expended"] == {"HR-32", *brought}
    assert brought <= cited["allied"]
    assert "HR-41" not in cited["allied"]
    assert brought <= {rule for it in s.play("ally recruit") for rule in it.rules}  # its partner came so
    s.play("end", "end")
    (event,) = [it for it in s.play("expend cristov") if it.kind == "expended"]
    assert set(event.rules) == {"HR-32", "HR-56"}


@pytest.mark.rules("HR-127")
def test_s47_not_after_the_discard_pile_was_shuffled() -> None:
    s = scene(has(deck="gold*5"), has("command", pack="cleric", champions="cristov"), combat=5)
    s.play("strike cristov", "end", "play command")
    assert told(s.play("ability resurrect"), "HR-26 HR-127 nothing_back") == 1
    assert (s.cards("B", "champions"), s.asks) == ("", "B main")


@pytest.mark.rules("HR-127", "AMB-HR-17")
@pytest.mark.parametrize(("play", "left"), [("expend varrick", "decks"), ("play the-rot", "sacrificed")])
def test_a_stunned_champion_that_has_left_the_discard_pile_does_not_come_back(play: str, left: str) -> None:
    s = scene(
        has(deck="gold*5"),
        has("the-rot", pack="cleric", champions="cristov varrick", deck="gold*6"),
        combat=5,
    )
    s.play("strike cristov", "end", play)
    if left == "sacrificed":
        s.play("banish cristov")
    s.play("ability resurrect")
    assert s.cards("B", "champions") == "varrick"
    assert s.asks == "B main"


@pytest.mark.rules("HR-129")
def test_track_arranges_the_top_of_the_deck() -> None:
    s = scene(has(pack="ranger", deck="ruby gold hunting-bow gold*4"), gold=2)
    s.play("skill track")
    assert s.view("A")["looking"]["cards"] == ["ruby", "gold", "hunting-bow"]
    assert s.view("B")["looking"] == {"count": 3}
    s.play("dismiss gold", "put-back hunting-bow", "put-back ruby")
    assert s.cards("A", "discards") == "gold"
    assert s.player("A", "A")["deck"]["top"] == ["ruby", "hunting-bow"]
    assert s.player("A", "B")["deck"]["top"] == [None, None]
    s.play("end")
    assert s.cards("A", "hands").split()[:2] == ["ruby", "hunting-bow"]


@pytest.mark.rules("AMB-HR-19")
def test_track_shuffles_the_discard_pile_under_the_deck() -> None:
    s = scene(has(pack="ranger", deck="ruby", discard="gold*3"), gold=2)
    events = s.play("skill track")
    assert told(events, "HR-93 reshuffled") == 1
    assert s.view()["looking"]["count"] == 3


@pytest.mark.rules("HR-132", "AMB-HR-18", "HR-06", "HR-83")
@pytest.mark.parametrize("card", ["orc-grunt", "elven-gift"])
def test_s48_heist_takes_one_card_of_a_discard_pile(card: str) -> None:
    s = scene(
        has(pack="thief", turns=3), has(discard="orc-grunt elven-gift gold"), gold=4, row="grak", gems=0
    )
    assert s.why(f"acquire {card}") == "HR-132 only_heist"
    assert s.why("acquire gold") == "HR-83 without_cost"  # a heist would not help
    s.play("ability heist")
    assert s.legal("acquire") == ["acquire orc-grunt", "acquire elven-gift"]
    assert s.why("acquire gold") == "HR-83 without_cost"
    s.play(f"acquire {card}")
    assert s.cards("A", "discards") == card
    assert s.pools[0] == (1 if card == "orc-grunt" else 2)
    assert s.legal("acquire") == []


@pytest.mark.rules("HR-133", "HR-76")
def test_channel() -> None:
    s = scene(has(pack="wizard", deck="gold"), gold=2)
    events = s.play("skill channel")
    assert (s.health("A"), s.cards("A", "hands")) == (49, "gold")
    assert told(events, "HR-76 lost_health", seat=A, n=1) == 1


@pytest.mark.rules("HR-134", "HR-75", "HR-66")
def test_fireball_hits_a_player_and_all_his_champions_whatever_guards_there_are() -> None:
    s = scene(has(pack="wizard"), has(champions="borg lys master-weyan", health=20), combat=1)
    assert told(s.play("ability fireball", "target B"), "HR-134 aimed") == 1
    assert (s.health("B"), s.cards("B", "champions")) == (16, "borg lys")
    assert s.champion("B", "lys")["lacking"] == 1
    s.play("strike lys")
    assert s.pools[1] == 0


@pytest.mark.rules("AMB-HR-13", "HR-69", "HR-106")
def test_damage_and_combat_add_up_until_the_end_of_the_turn() -> None:
    s = scene(has(pack="wizard", deck="gold*5"), has(champions="borg", deck="gold*5"), combat=1)
    s.play("ability fireball", "target B")
    assert s.champion("B", "borg")["lacking"] == 2
    s.play("end")
    assert s.champion("B", "borg")["lacking"] == 6


@pytest.mark.rules("HR-135")
def test_followers_shield_bearer_and_cat() -> None:
    s = scene(has("follower", pack="cleric"))
    s.play("play follower", "expend follower")
    assert s.pools[1] == 1
    assert s.champion("A", "follower")["defense"] == 1
    s = scene(has(pack="fighter", champions="shield-bearer"))
    assert s.why("expend shield-bearer") == "HR-32 no_expend_ability"
    assert (s.champion("A", "shield-bearer")["guard"], s.champion("A", "shield-bearer")["defense"]) == (
        True,
        3,
    )
    s = scene(has(pack="wizard", champions="cat-familiar"))
    s.play("expend cat-familiar")
    assert s.legal() == ["choose 1", "choose 2", "choose 3"]
    s.play("choose 2")
    assert (s.pools, s.champion("A", "cat-familiar")["defense"]) == ((1, 0), 2)


@pytest.mark.rules("HR-139", "HR-90")
def test_horn_and_components_make_the_next_one_cheaper() -> None:
    s = scene(has("horn-of-calling", pack="ranger"), row="spark wolf-shaman orc-grunt", gold=3, gems=0)
    s.play("play horn-of-calling")
    assert [entry["cost"] for entry in s.view()["row"]] == [1, 1, 2]
    s.play("acquire spark", "acquire wolf-shaman")
    assert s.pools[0] == 2
    assert s.view()["discounts"] == []
    s = scene(has("spell-components", pack="wizard"), row="spark wolf-shaman")
    s.play("play spell-components", "acquire spark")
    assert s.pools[0] == 1


@pytest.mark.rules("HR-90")
def test_a_cost_is_never_below_nothing() -> None:
    s = scene(has(pack="wizard"), row="spark", discounts=((1, "action"), (1, "action")))
    s.play("acquire spark")
    assert (s.pools[0], s.view()["discounts"]) == (0, [{"n": 1, "only": "action"}])


@pytest.mark.rules("HR-90", "AMB-HR-43")
def test_each_discount_serves_one_acquisition_with_or_without_a_new_destination() -> None:
    mine = has("horn-of-calling", pack="ranger", champions="rasmus", played="bribe")
    s = scene(mine, row="cron lys", gold=10, discounts=((1, "champion"),))
    s.play("play horn-of-calling", "ally rasmus")
    assert [entry["cost"] for entry in s.view()["row"][:2]] == [5, 5]
    assert told(s.play("acquire cron"), "HR-90 AMB-HR-43 acquired", n=5)
    assert s.view()["discounts"] == [{"n": 1, "only": "champion"}]
    assert s.view()["players"][0]["deck"]["top"] == ["cron"]
    events = s.play("acquire lys")
    assert told(events, "HR-90 acquired", n=5)
    assert not told(events, "AMB-HR-43 acquired"), "it is the only one left"
    assert (s.pools[0], s.view()["discounts"]) == (1, [])

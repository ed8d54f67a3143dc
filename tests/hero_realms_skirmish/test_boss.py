"""The boss's turn in the booklet's steps, and how its cards are changed."""

import pytest

from tests.hero_realms_skirmish.scene import ROW, foretold, new, scene
from tests.kit.scene import told

# --- step 1 ---


LATE = {"loss_at_last_gem": False}


@pytest.mark.rules("HRS-12", "HRS-13", "HRS-29", "HRS-65", "AMB-HRS-01")
def test_the_sixteenth_turn_discards_the_last_gem_and_the_game_is_lost() -> None:
    s = scene("borg", "gold", row="", health=500, deck="gold*5")
    for left in range(15, 0, -1):
        assert told(s.play("end"), "counted", n=left) == 1
        if s.asks == "A behaviour":
            s.play(s.legal()[0])
        assert s.asks == "A main"
    assert told(s.play("end"), "HRS-65 counted", n=0) == 1
    assert (s.view()["counter"], s.result) == (0, "counter HRS-13")


@pytest.mark.rules("AMB-HRS-01", "HRS-29")
def test_s13_by_the_option_the_turn_that_finds_no_gem_is_lost() -> None:
    s = scene("borg", "gold", counter=1, options=LATE)
    s.play("end")
    assert (s.view()["counter"], s.lies("sacrificed").split()[0]) == (0, "fire-gem")
    s.play(s.legal()[0])
    s.play("end")
    assert s.result == "counter AMB-HRS-01"


@pytest.mark.rules("AMB-HRS-01", "AMB-HRS-17", "HRS-13")
def test_who_acquires_the_last_gem_of_the_counter_has_lost() -> None:
    for late, lost in (({}, True), (LATE, False)):
        s = scene("borg", "gold", counter=1, gold=2, options={"gems_for_sale": True, **late})
        assert ("runs_out" in foretold(s, "acquire fire-gem#16")) == lost
        s.play("acquire fire-gem#16")
        assert (s.match.result is not None) == lost


@pytest.mark.rules("AMB-HRS-01", "HRS-13")
@pytest.mark.parametrize(
    ("options", "counter", "loses"), [({}, 2, False), ({}, 1, True), (LATE, 1, False), (LATE, 0, True)]
)
def test_the_turn_that_loses_is_foretold(options: dict[str, bool], counter: int, loses: bool) -> None:
    s = scene("borg", "gold", row="", counter=counter, options=options)
    assert ("runs_out" in foretold(s, "end")) == loses
    s.play("end")
    assert (s.match.result is not None) == loses


# --- step 2 ---


@pytest.mark.rules("HRS-30", "AMB-HRS-12", "AMB-HRS-13")
def test_ally_abilities_count_the_boss_card_as_a_partner() -> None:
    s = scene("borg", "gold", zone="myros", combat=0)
    events = s.play("end")
    assert told(events, "HRS-30 boss_allied", card="myros") == 1
    assert told(events, "boss_attacked", n=7) == 1  # Borg 4, Myros 4, less the Gold's 1
    events = scene("rayla", "gold", zone="myros").play("end")
    assert told(events, "boss_allied") == 0


# --- step 3 ---


@pytest.mark.rules("HRS-31", "AMB-HRS-03", "AMB-HRS-04", "AMB-HRS-32")
def test_with_a_coin_on_top_a_card_of_the_faction_comes_for_nothing() -> None:
    s = scene("borg", "gold", row="profit bribe hit-job rake taxation", market="recruit")
    events = s.play("end")
    assert told(events, "HRS-31 joined", card="rake", why="dearest") == 1
    assert s.lies("row") == "profit bribe hit-job recruit taxation"


@pytest.mark.rules("HRS-32", "AMB-HRS-15")
def test_s3_a_ruby_gives_four_gold() -> None:
    s = scene("rayla", "ruby", row="command domination arkus kraka cristov", market="taxation")
    events = s.play("end")
    assert told(events, "HRS-32 boss_has_gold", n=4) == 1
    assert told(events, "HRS-42 boss_gold_lost", n=4) == 1
    assert s.state.boss_gold == 0


@pytest.mark.rules("HRS-33", "AMB-HRS-02", "AMB-HRS-06", "AMB-HRS-34")
def test_s4_a_champion_within_attack_and_top_value() -> None:
    s = scene("borg", "dagger", zone="dire-wolf", row="broelyn cron profit taxation recruit")
    events = s.play("end")
    assert told(events, "limit", n=5) == 1
    assert told(events, "HRS-33 joined", card="broelyn", why="only") == 1  # of the Dire Wolf's faction
    assert "cron" in s.lies("row")


@pytest.mark.rules("HRS-34", "AMB-HRS-05")
def test_s5_else_a_card_of_the_faction_within_the_limit() -> None:
    s = scene("borg", "dagger", row="rake hit-job smash-and-grab taxation recruit")
    events = s.play("end")
    assert told(events, "HRS-34 joined", card="hit-job") == 1
    assert told(events, "boss_attacked", n=12) == 1  # 4, 7 by Hit Job at once, 1 by the Dagger


@pytest.mark.rules("HRS-35", "AMB-HRS-07")
def test_else_the_most_expensive_card_is_dropped_and_ties_are_the_players() -> None:
    s = scene("borg", "dagger", row="arkus grak taxation recruit spark")
    s.play("end")
    assert s.asks == "A dropped"
    assert s.legal() == ["pick arkus", "pick grak"]
    assert s.why("pick spark") == "HRS-35 not_among_these"
    s.play("pick grak")
    assert "grak" in s.lies("sacrificed")


# --- step 5 ---


@pytest.mark.rules("HRS-36", "HRS-37", "HRS-38", "HRS-40", "HRS-44", "AMB-HRS-31")
def test_the_boss_draws_one_card_and_keeps_a_champion_it_could_be() -> None:
    s = scene("borg", "gold", zone="kraka", actions="command", market="cristov rake")
    events = s.play("end")
    assert s.lies("boss_champions").startswith("kraka cristov")
    assert told(events, "HRS-40 draws_no_more") == 1
    assert told(events, "boss_gained_combat", card="cristov", n=2) == 1
    assert told(events, "boss_allied", card="cristov") == 0
    kinds = [event.kind for event in events]
    acts = kinds[kinds.index("boss_has_gold") :]
    order = [acts.index(kind) for kind in ("boss_drew", "boss_gained_health", "boss_bought", "boss_attacked")]
    assert order == sorted(order)


@pytest.mark.rules("HRS-39", "AMB-HRS-25", "AMB-HRS-27")
def test_another_card_drawn_acts_once_and_goes() -> None:
    s = scene("borg", "gold", actions="command", market="cron")
    assert told(s.play("end"), "acts_once") == 0  # cost 6 is not more than Borg's
    assert s.lies("boss_champions") == "cron"
    s = scene("rayla", "gold", actions="command", market="cron")
    events = s.play("end")
    assert told(events, "HRS-39 acts_once", card="cron") == 1
    assert told(events, "boss_gained_combat", card="cron", n=5) == 1
    assert "cron" in s.lies("sacrificed")
    events = scene("borg", "gold", actions="command").play("end")
    assert told(events, "AMB-HRS-27 market_empty") == 1


@pytest.mark.rules("HRS-41", "HRS-42", "HRS-43", "AMB-HRS-14", "AMB-HRS-33")
def test_purchases_by_faction_exact_cost_then_the_most_expensive() -> None:
    # Myros gives 3 gold with a Dagger on top, too, and an Influence taken for nothing 3 more
    s = scene("rayla", "dagger", zone="myros", row="krythos bribe influence influence close-ranks")
    bought = [event.params for event in s.play("end") if event.kind == "boss_bought"]
    assert [(str(b["card"])[:9], b["found"], b["why"]) for b in bought] == [
        ("influence", 6, "faction"),
        ("krythos", 7, "faction"),
    ]
    assert s.lies("boss_champions") == "myros krythos"
    s = scene("rayla", "gold", row="bribe command recruit taxation rasmus")
    events = s.play("end")  # 3 gold
    assert told(events, "HRS-42 boss_bought", card="bribe", n=3, found=3, why="exact") == 1
    # Bribe acts at once: 3 gold more, and none of cost 3 is left
    assert told(events, "boss_bought", card="recruit", n=2, found=3, why="dearest") == 1


@pytest.mark.rules("HRS-45", "AMB-HRS-16")
def test_s6_a_ruby_is_taken_off_the_attack() -> None:
    s = scene("rayla", "ruby", row=ROW)
    assert told(s.play("end"), "HRS-45 boss_attacked", n=1) == 1
    assert s.health("A") == 49
    s = scene("rayla", "ruby", row=ROW, boss_combat=-2)
    assert told(s.play("end"), "boss_attacked", n=0) == 1
    assert s.health("A") == 50


@pytest.mark.rules("HRS-46", "HRS-49")
def test_s7_a_dagger_adds_one() -> None:
    s = scene("borg", "dagger", row="taxation*3 recruit*2")
    assert told(s.play("end"), "HRS-46 boss_attacked", n=5) == 1
    assert s.health("A") == 45


@pytest.mark.rules("HRS-47", "HRS-48", "HRS-49")
@pytest.mark.parametrize(("answer", "health"), [("give-up darian", 50), ("endure", 45)])
def test_s8_the_guard_falls_the_champion_may(answer: str, health: int) -> None:
    # Borg 4, Close Ranks 5, Dagger 1: 10 against a guard of 5 and a champion of 5
    s = scene(
        "borg", "dagger", champions="dire-wolf darian", actions="close-ranks", row="taxation*3 recruit*2"
    )
    s.play("end")
    assert s.asks == "A giving"
    assert s.cards("A", "champions") == "darian"
    s.play(answer)
    assert s.health("A") == health


@pytest.mark.rules("HRS-47", "AMB-HRS-47")
def test_of_two_guards_that_cannot_both_fall_the_player_says_which() -> None:
    # Borg 4, the Dagger 1: enough for either guard of 5
    s = scene("borg", "dagger", champions="dire-wolf parov darian", row="taxation*3 recruit*2")
    s.play("end")
    assert (s.asks, s.legal()) == ("A guarding", ["give-up dire-wolf", "give-up parov"])
    assert s.why("give-up darian") == "HRS-47 guard_first"
    events = s.play("give-up parov")
    assert told(events, "AMB-HRS-47 stunned", card="parov") == 1
    assert (s.cards("A", "champions"), s.health("A")) == ("dire-wolf darian", 50)


@pytest.mark.rules("HRS-14")
def test_the_player_loses_without_health() -> None:
    s = scene("borg", "dagger", health=5)
    s.play("end")
    assert s.result == "slain HRS-14"


@pytest.mark.rules("HRS-50")
def test_actions_go_champions_stay() -> None:
    s = scene("borg", "dagger", zone="rake", actions="hit-job")
    s.play("end")
    assert (s.lies("boss_actions"), s.lies("boss_champions")) == ("", "rake")
    assert "hit-job" in s.lies("sacrificed")


# --- changed effects and cards ---


@pytest.mark.rules("HRS-51")
def test_the_boss_heals_above_50() -> None:
    s = scene("borg", "dagger", actions="rally-the-troops")
    s.play("end")
    assert s.boss_health == 55


@pytest.mark.rules("HRS-53", "HRS-56")
def test_the_boss_never_sacrifices_and_leaves_what_it_may() -> None:
    s = scene("borg", "dagger", zone="krythos rake", champions="darian", sacrificed="spark", health=90)
    events = s.play("end", "endure")
    assert told(events, "boss_gained_combat", card="krythos", n=3) == 1
    assert told(events, "tilted_own") == 0
    assert told(events, "boss_attacked", n=12) == 1


@pytest.mark.rules("HRS-54", "AMB-HRS-35")
def test_the_boss_turns_a_champion_sideways_that_then_guards_nobody() -> None:
    s = scene("borg", "dagger", champions="dire-wolf", actions="fire-bomb")
    events = s.play("end")
    assert told(events, "HRS-54 tilted_own", card="dire-wolf") == 1
    assert s.asks == "A giving"
    s.play("endure")
    assert s.health("A") == 37
    s.play(s.legal()[0])
    assert s.champion("A", "dire-wolf")["prepared"] is False
    s.play("end")
    assert told(scene("borg", actions="fire-bomb").play("end"), "HRS-54 no_target") == 1


@pytest.mark.rules("HRS-52", "HRS-59", "AMB-HRS-26")
def test_gold_or_something_else() -> None:
    events = scene("rayla", "gold", zone="street-thug", row=ROW).play("end")
    assert told(events, "boss_gained_gold", card="street-thug") == 1
    events = scene("rayla", "dagger", zone="street-thug", row=ROW).play("end")
    assert told(events, "boss_gained_combat", card="street-thug", n=2) == 1
    for top in ("gold", "dagger"):
        events = scene("rayla", top, zone="darian", row=ROW).play("end")
        assert told(events, "boss_gained_combat", card="darian", n=3) == 1


@pytest.mark.rules("HRS-60", "AMB-HRS-24", "AMB-HRS-36")
def test_varrick_makes_way_for_the_most_expensive_champion() -> None:
    s = scene("borg", "dagger", zone="varrick", sacrificed="spark cron death-cultist")
    events = s.play("end")
    assert s.lies("boss_champions") == "cron"
    assert "varrick" in s.lies("sacrificed")
    assert told(events, "boss_gained_combat", card="cron", n=5) == 1


@pytest.mark.rules("HRS-61", "AMB-HRS-36")
def test_smash_and_grab_plays_an_action_again() -> None:
    s = scene("borg", "dagger", actions="smash-and-grab", sacrificed="spark hit-job dark-energy domination")
    s.play("end")
    assert s.asks == "A replaying"
    assert s.legal() == ["pick hit-job", "pick dark-energy"]
    events = s.play("pick hit-job")
    assert told(events, "boss_gained_combat", card="hit-job", n=7) == 1


@pytest.mark.rules("AMB-HRS-38")
def test_the_boss_draws_and_has_nothing_to_discard() -> None:
    s = scene("torgen-rocksplitter", "dagger", zone="grak", market="spark")
    events = s.play("end")
    assert told(events, "boss_drew", card="spark") == 1


# --- variants ---


@pytest.mark.rules("HRS-62", "HRS-63", "HRS-66", "AMB-HRS-18", "AMB-HRS-19")
@pytest.mark.parametrize(
    ("boss", "turns"), [("orc-grunt", [8, 12]), ("rayla", []), ("borg", [10]), ("torgen-rocksplitter", [12])]
)
def test_which_cards_of_the_counter_are_turned(boss: str, turns: list[int]) -> None:
    assert scene(boss, "dagger", options={"reinforcements": True}).view()["reinforced"] == turns


@pytest.mark.rules("HRS-62", "HRS-66", "HRS-44")
def test_a_reinforcement_comes_from_the_stunned_then_from_the_market() -> None:
    more = {"counter": 7, "options": {"reinforcements": True}}
    s = scene("borg", "dagger", felled="rake", **more)  # type: ignore[arg-type]
    assert told(s.play("end"), "HRS-66 joined", card="rake", why="lot") == 1
    s = scene("borg", "dagger", row="arkus darian taxation recruit spark", **more)  # type: ignore[arg-type]
    assert told(s.play("end"), "HRS-66 joined", card="arkus", why="dearest") == 1
    s = scene("borg", "dagger", row=ROW, **more)  # type: ignore[arg-type]
    assert told(s.play("end"), "HRS-66 nobody_comes") == 1


@pytest.mark.rules("HRS-64")
def test_stunned_champions_lie_apart_in_the_variant_only() -> None:
    for option, zone in ((True, "felled"), (False, "sacrificed")):
        s = scene("orc-grunt", "gold", zone="dire-wolf", combat=5, options={"reinforcements": option})
        s.play("attack 5")
        assert s.lies(zone) == "dire-wolf"


@pytest.mark.rules("HRS-68", "HRS-69")
def test_the_orc_grunt_silences_allies() -> None:
    for top, option, legal in (("gold", True, False), ("dagger", True, True), ("gold", False, True)):
        s = scene("orc-grunt", top, played="profit", champions="rake", options={"boss_abilities": option})
        assert s.may("ally profit") == legal
    s = scene("orc-grunt", "gold", played="profit", champions="rake", options={"boss_abilities": True})
    assert s.why("ally profit") == "HRS-69 no_allies_now"


@pytest.mark.rules("HRS-68", "HRS-70", "AMB-HRS-20", "AMB-HRS-37")
def test_s11_rayla_takes_four_healing_away() -> None:
    s = scene("rayla", "ruby", hand="rally-the-troops recruit", options={"boss_abilities": True}, barred=4)
    s.play("play rally-the-troops")
    assert s.health("A") == 51
    s.play("play recruit")
    assert s.health("A") == 54
    s = scene("rayla", "dagger", hand="", options={"boss_abilities": True})
    s.play("end")
    s.play(next(text for text in s.legal() if "ruby" in text))
    assert s.state.barred == 4


@pytest.mark.rules("HRS-71")
def test_borg_draws_more_than_one_card() -> None:
    for option, n in ((True, 2), (False, 1)):
        s = scene(
            "borg", "gold", zone="kraka", actions="command", market="taxation*2", row="recruit*3",
            options={"boss_abilities": option},
        )  # fmt: skip
        assert told(s.play("end"), "boss_drew") == n


@pytest.mark.rules("HRS-72", "AMB-HRS-20", "HRS-14")
def test_s12_torgen_makes_a_discarded_shortsword_hurt() -> None:
    for option, lost in ((True, 2), (False, 0)):
        s = scene("torgen-rocksplitter", "ruby", deck="shortsword gold*4", options={"boss_abilities": option})
        s.play("end")
        assert s.asks == "A discard"
        before = s.health("A")
        events = s.play("discard shortsword")
        assert told(events, "HRS-72 lost_health", n=2) == (1 if lost else 0)
        assert before - s.health("A") == lost + 2  # his attack: 4, less the Ruby's 2


@pytest.mark.rules("HRS-61", "AMB-HRS-36", "AMB-HRS-33")
def test_what_a_bought_smash_and_grab_brings_acts_at_once() -> None:
    s = scene("rayla", "gold", row="smash-and-grab", sacrificed="profit", boss_gold=6)
    events = s.play("end")
    assert told(events, "boss_bought", card="smash-and-grab") == 1
    assert told(events, "boss_gained_gold", card="profit", n=2) == 1
    assert "profit" in s.lies("sacrificed")


@pytest.mark.rules("HRS-60", "AMB-HRS-42")
def test_varrick_raises_cards_of_the_market_only() -> None:
    options = {"class_pack": "cleric"}
    s = scene("borg", "gold", zone="varrick", sacrificed="follower street-thug", options=options)
    s.play("end")
    assert s.lies("boss_champions") == "street-thug"


@pytest.mark.rules("HRS-72", "AMB-HRS-43")
def test_torgen_hurts_for_discards_by_effects_only() -> None:
    s = scene(
        "torgen-rocksplitter", "ruby", hand="dagger shortsword", options={"boss_abilities": True}, health=50
    )
    events = s.play("end")  # both go to the discard pile in the Discard phase
    assert told(events, "lost_health") == 0


@pytest.mark.rules("HRS-04")
def test_that_the_boss_is_no_champion_is_named_by_what_counts_champions() -> None:
    events = scene("orc-grunt", "gold", actions="recruit", zone="darian", row="").play("end")
    assert told(events, "boss_gained_gold", card="recruit", n=2) == 1
    assert told(events, "boss_gained_health", card="recruit", n=3) == 1
    assert told(events, "HRS-04 boss_gained_health", card="recruit", n=1) == 1
    assert sum("HRS-04" in event.rules for event in events) == 1


@pytest.mark.rules("HRS-31", "HRS-32", "HRS-33", "HRS-35")
def test_the_boss_does_at_the_market_what_was_foretold_of_its_behaviour() -> None:
    """The player buys nothing before; where cards tie, the player is asked for one of those named."""
    kinds = {"joined": "takes", "dropped": "drops", "boss_has_gold": "buys"}
    met = set()
    for seed in range(1, 13):
        decision = new(seed).decision
        assert decision is not None
        for action in decision.legal_actions:
            match = new(seed)
            said = match.forecast(action)[0]
            match.play(action)
            assert match.decision is not None
            match.play(next(it for it in match.decision.legal_actions if it.type.name == "end"))
            named = str(said.params.get("cards", "")).split(",")
            done = next((it for it in match.choices[-1].events if it.kind in kinds), None)
            if said.type.id.endswith("_one"):
                assert {it.words[0] for it in match.decision.legal_actions} >= {*named}
            else:
                assert done is not None
                assert kinds[done.kind] == said.type.id
                assert said.type.id == "buys" or [done.params["card"]] == named
            met.add(said.type.id)
    assert met >= {"takes", "drops", "buys"}

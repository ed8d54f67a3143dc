"""What the worked examples leave over: the rules of the table by their sections."""

from typing import Any

import pytest

from pygames.games.hero_realms.cards import BASE_FACES, CARDS, DEFENSE, GEMS, KINDS, MARKET, PACKS, SLOTS
from pygames.games.hero_realms.game import GAME
from tests.hero_realms.scene import A, B, Player, has, new, scene
from tests.kit.scene import table, told

# --- material ---


@pytest.mark.rules("HR-01")
def test_the_box() -> None:
    assert len(MARKET) == 80
    assert len({CARDS[card].id for card in MARKET}) == 54
    assert len(GEMS) == 16
    assert sum(PACKS[0].deck.values()) * 4 == 40
    factions = [CARDS[card].faction for card in MARKET]
    assert {faction: factions.count(faction) for faction in factions} == dict.fromkeys(
        ("imperial", "guild", "necros", "wild"), 20
    )


@pytest.mark.rules("HR-02", "HR-03")
def test_faces() -> None:
    assert {face.kind for face in BASE_FACES.values()} == set(KINDS)
    for face in BASE_FACES.values():
        assert set(face.slots) <= set(SLOTS)
        assert bool(face.faction) == (face.cost < 99 and not face.gem)
        assert bool(face.defense) == (face.kind == "champion")
        assert "ally" not in face.slots or face.faction
    assert sum(DEFENSE[card] > 0 for card in MARKET) == 34
    assert sum(CARDS[card].guard for card in MARKET) == 17


@pytest.mark.rules("HR-04", "HR-05", "AMB-HR-32")
def test_what_is_open_and_what_is_secret() -> None:
    s = scene(has("ruby", deck="gold dagger"), has("gold*2", deck="shortsword", discard="ruby dagger"))
    for viewer in ("", "A"):
        other = s.player("B", viewer)
        assert other["hand"] == {"count": 2, "cards": []}
        assert other["deck"] == {"count": 1, "top": []}
        assert len(other["discard"]) == 2
    assert s.player("A", "A")["hand"]["cards"] == ["ruby"]
    assert s.player("A", "A")["deck"] == {"count": 2, "top": []}


@pytest.mark.rules("HR-12")
def test_the_first_player_is_drawn_by_lot() -> None:
    first = {new(seed, 5).view(None)["active"] for seed in range(40)}
    assert first == set(range(5))


Sides = tuple[Player, ...]
FIVE = has(deck="gold*5")
OURS, THEIRS = has(champions="borg", deck="gold*5"), has(champions="cron", deck="gold*5")
ALLIES = (has("profit intimidation"), FIVE)
SPARKS = (has("spark*2"), has("gold ruby"), has("gold ruby"))


@pytest.mark.rules("HR-18", "HR-19", "HR-20", "HR-21", "HR-22", "HR-23", "HR-27", "HR-28", "HR-32")
@pytest.mark.rules("HR-35", "HR-38", "HR-43", "HR-44", "HR-45", "HR-47", "HR-48", "HR-49", "HR-56")
@pytest.mark.rules("HR-57", "HR-60", "HR-62", "HR-63", "HR-64", "HR-72", "HR-74", "HR-77", "HR-78")
@pytest.mark.rules("HR-89", "HR-92", "HR-95", "HR-96", "HR-97", "HR-99", "HR-101", "HR-102", "HR-103")
@pytest.mark.rules("HR-104", "HR-105", "AMB-HR-02", "AMB-HR-04", "AMB-HR-09", "AMB-HR-10", "AMB-HR-11")
@pytest.mark.rules("AMB-HR-28", "AMB-HR-29")
@pytest.mark.rules("AMB-HR-33")
@table(
    ("sides", "more", "plays", "found"),
    [
        "nothing is compulsory",
        ((has("gold spark", champions="borg"), FIVE), {"gold": 9, "combat": 9}, "end",
         {"asks": "B main", "why play spark": "HR-22 not_in_hand"}),
        "a card is carried out completely first",
        ((has("elven-curse gold"), has("gold ruby")), {}, "play elven-curse",
         {"asks": "B discard", "why play gold": "HR-20 answer_first", "why end": "HR-20 answer_first",
          "why pass": "HR-27 must_answer"}),
        ((has("elven-curse gold"), has("gold ruby")), {}, "play elven-curse; discard gold",
         {"asks": "A main"}),
        "nothing is declined where nothing is asked",
        ((has(),), {}, "", {"why pass": "HR-21 end_instead"}),
        "only cards of the hand are played",
        ((has("gold", discard="ruby", played="dagger", champions="borg"),), {}, "",
         {"why play ruby": "HR-22 not_in_hand", "why play dagger": "HR-22 is_in_play",
          "why play borg": "HR-22 is_in_play"}),
        "as many are discarded as really came",
        ((has("rampage dagger", deck="gold"),), {}, "play rampage", {"why draw 2": "HR-28 up_to"}),
        ((has("rampage dagger", deck="gold"),), {}, "play rampage; draw 1; discard dagger",
         {"asks": "A main", "cards A hands": "gold"}),
        "champions are expended in one's own Main phase only",
        ((OURS, THEIRS), {}, "", {"why expend cron": "HR-32 no_own_champion"}),
        ((OURS, THEIRS), {}, "end", {"why expend borg": "HR-32 no_own_champion"}),
        ((OURS, THEIRS), {}, "end; expend cron; end; expend borg", {"cards A champions": "borg"}),
        "a partner that has gone does not count",
        ((has("influence dark-energy"),), {}, "play influence; play dark-energy; sacrifice influence",
         {"pools": (3, 10), "why ally dark-energy": "HR-43 no_partner"}),
        "a sacrificed card has no ally ability any more",
        ((has("word-of-power taxation"),), {}, "play word-of-power; play taxation; sacrifice word-of-power",
         {"why ally word-of-power": "HR-38 not_in_play"}),
        "an ally ability may be left unused",
        (ALLIES, {}, "play profit; play intimidation; attack B 5; ally profit", {"pools": (2, 4)}),
        (ALLIES, {}, "play profit; play intimidation; attack B 5; ally profit; end", {"asks": "B main"}),
        "cards of others are no partners",
        ((has("profit"), has(champions="borg")), {}, "play profit", {"why ally profit": "HR-45 no_partner"}),
        "sacrifice abilities work from play only",
        ((has("influence gold"),), {}, "", {"why sacrifice influence": "HR-48 not_in_play"}),
        ((has("influence gold"),), {}, "play influence; play gold",
         {"why sacrifice gold": "HR-47 no_sacrifice_ability"}),
        ((has("influence gold"),), {}, "play influence; play gold; sacrifice influence", {"pools": (4, 3)}),
        "guards do not stop a forced discard",
        ((has("spark"), has("gold ruby", champions="borg")), {}, "play spark", {"asks": "B discard"}),
        "a guard used in one's turn protects afterwards",
        ((OURS, has("dagger")), {}, "expend borg; end; play dagger", {"why attack A 1": "HR-57 guarded"}),
        "what cannot be attacked",
        ((has(champions="borg"), has(played="gold")), {"combat": 9}, "",
         {"why attack A 1": "HR-64 oneself", "why attack C 1": "HR-64 nobody_there",
          "why strike borg": "HR-64 own_champion", "why strike spark": "HR-64 not_a_champion",
          "why attack B 10": "HR-63 not_so_much", "why attack B 0": "HR-63 no_combat_spent"}),
        ((has(),), {}, "", {"why attack B 1": "HR-63 no_combat"}),
        "one's own champions are not stunned",
        ((has("fire-bomb", champions="borg"), has()), {}, "play fire-bomb", {"cards A champions": "borg"}),
        ((has("fire-bomb", champions="borg"), has(champions="cron rake")), {}, "play fire-bomb",
         {"why stun borg": "AMB-HR-02 own_champion"}),
        "gold is spent in any portions",
        ((has("gold*3"),), {"row": "spark grak"}, "play gold; acquire spark; play gold; play gold",
         {"pools": (2, 0), "why acquire grak": "HR-78 too_dear", "why acquire borg": "HR-78 not_in_row"}),
        "a hand has no limit",
        ((has("word-of-power command gold*5", deck="ruby dagger shortsword"),), {},
         "play word-of-power; play command", {"count A hands": 8}),
        "a card on an empty deck is the deck",
        ((has("smash-and-grab command", discard="ruby gold"),), {},
         "play smash-and-grab; topdeck ruby; play command",
         {"cards A hands": "ruby", "cards A discards": "gold"}),
        "drawing and discarding that are not tied together",
        ((has("spark gold", champions="grak"), has()), {}, "play spark; ally grak",
         {"cards A hands": "", "cards A discards": "gold"}),
        ((has("spark gold", champions="grak", deck="ruby"), has()), {}, "play spark; ally grak",
         {"legal": ["discard gold", "discard ruby"]}),
        "the user chooses an opponent each time",
        (SPARKS, {}, "play spark", {"legal": ["target B", "target C"], "why target A": "HR-97 aim_opponent"}),
        (SPARKS, {}, "play spark; target C", {"asks": "C discard"}),
        (SPARKS, {}, "play spark; target C; discard ruby; play spark; target B", {"asks": "B discard"}),
        "only one's own expended champions are prepared",
        ((has("domination taxation", champions="borg lys- cron-", deck="gold"), has(champions="rake-")), {},
         "play domination; play taxation; ally domination",
         {"legal": ["prepare lys", "prepare cron"], "why prepare borg": "HR-104 is_prepared",
          "why prepare rake": "HR-104 no_own_champion"}),
        "which card goes on the deck",
        ((has(champions="varrick", discard="orc-grunt gold cron"),), {}, "expend varrick",
         {"legal": ["topdeck orc-grunt", "topdeck cron"], "why topdeck gold": "HR-103 not_a_champion",
          "why topdeck ruby": "HR-103 not_in_discard"}),
        "the discard pile keeps the order of arrival",
        ((has("gold ruby", deck="dagger shortsword gold*4", discard="spark"),), {}, "play ruby; end",
         {"cards A discards": "spark ruby gold"}),
        "a game in which nobody attacks ends in a draw",
        ((has(turns=30), has(turns=30)), {"options": {"turn_limit": 30}}, "end",
         {"result": "endless AMB-HR-29"}),
    ],
)  # fmt: skip
def test_what_a_turn_allows(sides: Sides, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(*sides, **more).comes_to(plays, found)


# --- the turn ---


@pytest.mark.rules("HR-16", "HR-107", "HR-12")
def test_three_phases_and_then_the_next_player() -> None:
    s = scene(has("gold", deck="ruby*1 dagger shortsword gold*4"), has(deck="gold*5"))
    events = s.play("end")
    kinds = [event.kind for event in events]
    assert kinds.index("left_over") < kinds.index("drew") < kinds.index("turn")
    assert s.asks == "B main"


# --- playing, expending, allies ---


@pytest.mark.rules("HR-28", "HR-101")
@pytest.mark.parametrize(("choice", "drawn"), [("pass", 0), ("draw 1", 1), ("draw 2", 2)])
def test_up_to_means_from_nothing_on(choice: str, drawn: int) -> None:
    s = scene(has("rampage dagger", deck="gold ruby"))
    s.play("play rampage")
    assert s.why("draw 0") == "HR-28 pass_instead"
    s.play(choice)
    assert s.count("A", "hands") == 1 + drawn
    s.play(*["discard dagger", "discard gold"][:drawn])
    assert (s.asks, s.count("A", "hands"), s.count("A", "discards")) == ("A main", 1, drawn)


@pytest.mark.rules("HR-49", "HR-52")
def test_what_goes_from_the_discard_pile_was_not_in_play() -> None:
    s = scene(has("fire-gem gold death-touch"))
    events = s.play("play fire-gem", "play gold", "sacrifice fire-gem")
    assert told(events, "HR-49 sacrificed") == 1
    events = s.play("acquire fire-gem", "play death-touch", "banish fire-gem")
    assert told(events, "HR-52 sacrificed") == 1
    assert not told(events, "HR-49 sacrificed"), "though it was played earlier this turn"


@pytest.mark.rules("HR-55", "HR-28", "HR-53")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_tyrannor_takes_up_to_two_from_both_places(number: int) -> None:
    s = scene(has("dagger", champions="tyrannor", discard="ruby gold"))
    s.play("expend tyrannor")
    assert s.why("banish tyrannor") == "AMB-HR-39 banish_in_play"
    s.play(*["banish dagger", "banish gold"][:number], *["pass"][: number < 2])
    assert (s.asks, len(s.view()["sacrificed"])) == ("A main", number)


@pytest.mark.rules("AMB-HR-01", "HR-51")
def test_by_an_option_fire_gems_stay_sacrificed() -> None:
    s = scene(has("fire-gem death-touch"), gems=10, options={"fire_gem_returns": False})
    s.play("play fire-gem", "sacrifice fire-gem")
    assert (s.view()["gems"]["count"], len(s.view()["sacrificed"])) == (10, 1)
    s = scene(has("fire-gem death-touch"), gems=10)
    s.play("play death-touch", "banish fire-gem")
    assert (s.view()["gems"]["count"], s.view()["sacrificed"]) == (11, [])


# --- drawing and discarding ---


@pytest.mark.rules("AMB-HR-08")
def test_by_an_option_the_opponent_discards_at_the_start_of_his_turn() -> None:
    s = scene(has("spark*2", deck="gold*5"), has("gold*2 ruby"), options={"discard_at_start_of_turn": True})
    s.play("play spark", "play spark")
    assert (s.asks, s.player("B")["owed"]) == ("A main", 2)
    s.play("end")
    assert s.asks == "B discard"
    assert s.why("play gold") == "AMB-HR-08 discard_first"
    s.play("discard gold", "discard gold")
    assert (s.asks, s.player("B")["owed"]) == ("B main", 0)


@pytest.mark.rules("AMB-HR-36", "HR-29")
def test_the_side_without_effect_may_be_chosen() -> None:
    s = scene(has(champions="darian", health=50), options={"health_cap": True})
    s.play("expend darian")
    assert s.why("choose 3") == "HR-29 one_of"
    events = s.play("choose 2")
    assert (s.health("A"), told(events, "gained_health")) == (50, 0)


# --- the end of the turn and of the game ---


@pytest.mark.rules("HR-108", "HR-05")
def test_the_new_hand_is_secret() -> None:
    s = scene(has(deck="gold*5"), has(deck="gold*5"))
    events = s.play("end")
    drew = next(event for event in events if event.kind == "drew")
    assert drew.to == A
    assert "cards" not in drew.seen_by(B).params
    assert "cards" in drew.seen_by(A).params


@pytest.mark.rules("AMB-HR-25")
def test_the_formats_that_are_played() -> None:
    option = next(option for option in GAME.options if option.id == "format")
    assert option.values == ("free-for-all", "first-blood", "last-one-standing")


# --- pressing what is not within reach ---


@pytest.mark.rules("HR-78")
def test_only_the_top_fire_gem_is_taken() -> None:
    s = scene(has(), gold=4)
    s.play("acquire fire-gem")
    assert s.match.why_not("acquire fire-gem#9").key == "top_gem"  # type: ignore[union-attr]


@pytest.mark.rules("HR-25", "HR-20")
def test_a_card_that_was_played_and_can_do_no_more_says_that_it_stays() -> None:
    s = scene(has("gold", played="ruby dark-energy", champions="street-thug"))
    for card, key in (("ruby", "HR-25 has_been_played"), ("dark-energy", "HR-43 no_partner")):
        refusal = s.match.why_not_pointing([card])
        assert refusal is not None
        assert f"{refusal.rule} {refusal.key}" == key
    s.play("expend street-thug")
    refusal = s.match.why_not_pointing(["ruby"])
    assert refusal is not None
    assert f"{refusal.rule} {refusal.key}" == "HR-20 answer_first"


@pytest.mark.rules("HR-97", "HR-100", "HR-101", "HR-102")
def test_a_discard_cites_the_rule_of_the_card_that_asks_for_it() -> None:
    s = scene(has("elven-gift rampage spark gold ruby", deck="gold*6", champions="grak"), has("gold ruby"))
    s.play("play elven-gift")
    assert s.match.asked_by == "HR-100"
    s.play("draw 1")
    assert s.match.asked_by == "HR-100"
    assert told(s.play("discard gold"), "HR-100 discarded") == 1
    s.play("play rampage", "draw 1")
    assert told(s.play("discard gold"), "HR-101 discarded") == 1
    s.play("expend grak", "draw 1")
    assert told(s.play("discard gold"), "HR-100 discarded") == 1
    s.play("play spark")
    assert s.match.asked_by == "HR-97"
    assert told(s.play("discard ruby"), "HR-97 discarded") == 1
    s = scene(has("spark gold ruby", deck="gold*6", champions="grak"), has())
    s.play("play spark", "ally grak")
    assert s.match.asked_by == "HR-102"
    assert told(s.play("discard ruby"), "HR-102 discarded") == 1


@pytest.mark.rules("HR-100", "HR-102")
def test_each_discard_of_grak_cites_the_ability_that_asks_for_it() -> None:
    s = scene(has("spark gold ruby", deck="gold*6", champions="grak"), has())
    s.play("play spark", "expend grak", "draw 1")
    events = [it for it in s.play("discard gold", "ally grak", "discard gold") if it.kind == "discarded"]
    assert [it.rules for it in events] == [("HR-100",), ("HR-102",)]

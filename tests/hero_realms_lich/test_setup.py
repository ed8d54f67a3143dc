"""How a game with the Lich begins: the party, the boss, their hands, the Soul Jars, the grimoire."""

from collections import Counter

import pytest

from pygames.games.hero_realms.cards import CARDS, LICH, PACKS
from pygames.games.hero_realms_lich.game import GAME
from pygames.words.localizer import Localizer, Words
from tests.hero_realms.scene import faces
from tests.hero_realms_lich.scene import LETTERS, PARTY, Scene, hero, lich, new, scene
from tests.kit.scene import told

SIZES = range(1, 6)


@pytest.mark.rules("HRL-04", "HRL-03", "HRL-05")
def test_one_to_five_heroes_against_one_boss() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    state = Scene(new(seats=6)).state
    assert [PACKS[pack].id for pack in state.packs] == [*PARTY, "lich"]
    assert state.packs[5] == LICH


@pytest.mark.rules("HRL-05", "HRL-07")
def test_members_take_class_packs_in_any_seat_and_not_the_plain_deck() -> None:
    s = Scene(new(seats=3, packs=False))
    assert s.asks == "A pack"
    assert s.legal() == [f"take {pack}" for pack in ("cleric", "fighter", "ranger", "thief", "wizard")]
    assert s.why("take plain") == "HR-115 classes_only"
    s.play("take wizard")
    assert s.asks == "B pack"
    s.play("take cleric")
    assert [s.health(seat) for seat in "AB"] == [50, 55]


@pytest.mark.rules("AMB-HRL-30")
def test_a_class_is_taken_once_unless_an_option_allows_twins() -> None:
    s = Scene(new(seats=3, packs=False))
    s.play("take thief")
    assert s.why("take thief") == "AMB-HRL-30 pack_taken"
    s = Scene(new(seats=3, packs=False, twins=True))
    s.play("take thief", "take thief")
    assert s.asks == "A main"


@pytest.mark.rules("HRL-35", "HRL-36", "HRL-61")
@pytest.mark.parametrize("party", SIZES)
def test_before_the_packs_the_boss_shows_the_jars_to_come_and_no_health(party: int) -> None:
    match = new(seats=party + 1, packs=False)
    boss = match.view(0)["players"][party]
    assert (boss["jars"], boss["start"]) == (party, 0)
    sections = GAME.part(Words).describe(match.view(0), Localizer(GAME, "en"))
    assert not [line for it in sections for line in it.lines if line.startswith("Health: 0")]
    ready = new(seats=party + 1).view(0)["players"][party]
    assert ready["jars"] == party - 1
    assert ready["start"] == ready["health"] > 0


@pytest.mark.rules("HRL-08", "HRL-09", "HRL-10", "AMB-HRL-27")
def test_hands_at_the_beginning_and_after_a_turn() -> None:
    s = Scene(new(seats=4))
    assert s.asks == "A main"
    assert [s.count(seat, "hands") for seat in "ABCD"] == [3, 3, 3, 5]
    while s.asks == "A main":
        s.play("end" if s.may("end") else s.legal()[0])
    assert s.count("A", "hands") == 5


@pytest.mark.rules("HRL-06", "HRL-01")
def test_the_party_plays_in_its_order_then_the_boss_then_the_party_again() -> None:
    s = scene(hero(), hero(pack="wizard"), hero(pack="thief"), lich())
    order = []
    for _ in range(5):
        order.append(s.asks)
        s.match.play("end")
        while s.asks != "D main" and s.state.hands[s.state.active]:
            s.play(s.legal()[0])
    assert order == ["A main", "B main", "C main", "D main", "A main"]


@pytest.mark.rules("HRL-02", "HRL-01")
def test_the_boss_acquires_and_attacks_like_anybody() -> None:
    s = scene(hero(), lich(), turn="B", row="spark", gold=1, combat=4)
    s.play("acquire spark", "attack A 4")
    assert s.cards("B", "discards") == "spark"
    assert s.health("A") == 46


@pytest.mark.rules("HRL-35", "HRL-36", "HRL-61", "HRL-45", "HRL-46", "HRL-62", "AMB-HRL-15")
@pytest.mark.parametrize("size", SIZES)
def test_as_many_jars_as_members(size: int) -> None:
    s = Scene(new(seats=size + 1, seed=size))
    boss = LETTERS[size]
    assert s.count(boss, "jars") == size - 1
    assert s.count(boss, "unused") == 6 - size
    printed = CARDS[s.state.jar(size)].health
    assert s.health(boss) == printed + (30 if size == 1 else 0)


@pytest.mark.rules("HRL-35", "HRL-40")
def test_jars_and_minions_are_shuffled() -> None:
    jars = {Scene(new(seed)).jar("D") for seed in range(30)}
    assert len(jars) > 3
    tops = {faces(Scene(new(seed)).state.grimoires[3][-1:]) for seed in range(30)}
    assert len(tops) > 3


@pytest.mark.rules("HRL-40", "HRL-03")
def test_the_grimoire_holds_ten_minions_and_the_deck_ten_cards() -> None:
    s = Scene(new(seed=2, seats=3))
    assert s.count("C", "grimoires") == 10
    assert s.count("C", "decks") + s.count("C", "hands") == 10
    assert Counter(s.faces_in("C", "grimoires").split())["skeleton-horde"] == 3


@pytest.mark.rules("HRL-62", "HRL-47")
def test_a_single_hero_meets_a_summoning_on_every_turn_of_the_lich() -> None:
    s = scene(hero(), lich("deep-insight"))
    assert s.health("B") == 65
    events = s.play("end")
    assert told(events, "HRL-47 HRL-62 summoned", seat=1) == 1


@pytest.mark.rules("HRL-62")
def test_a_summoning_by_a_card_is_not_that_of_the_start_of_the_turn() -> None:
    s = scene(hero(), lich("deep-insight", hand="minor-summoning"), turn="B")
    events = s.play("play minor-summoning")
    assert told(events, "HRL-41 summoned") == 1
    assert not told(events, "HRL-62 summoned")

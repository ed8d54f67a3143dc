"""Formations on a line: what they do, when, and in what order."""

import pytest

from pygames.engine.moment import find_moments
from pygames.games.heroz.moments import MOMENTS
from tests.heroz.scene import scene
from tests.kit.scene import told

PAIR_OF_SUITS = {"A1": "3♦", "A2": "8♦"}
PAIR_OF_VALUES = {"A1": "9♦", "A2": "9♠"}
TRIO_OF_SUITS = {"A1": "3♦", "A2": "8♦", "A3": "5♦"}
TRIO_OF_VALUES = {"A1": "9♦", "A2": "9♠", "A3": "9♥"}


@pytest.mark.rules("HZ-37")
def test_two_of_a_suit_draw_a_card() -> None:
    s = scene("formations", columns=PAIR_OF_SUITS, hands=("2♠", "3♠"), decks=("K♥ Q♥", ""))
    assert told(s.opening, "HZ-37 formation_draw", seat=0, line=1) == 1
    assert told(s.opening, "HZ-37 drew", seat=0, card="K♥") == 1
    assert (s.hand("A"), s.hand("B")) == ("2♠ K♥", "3♠")


@pytest.mark.rules("HZ-38")
def test_three_of_a_suit_put_a_card_of_ones_own_discard_face_up_on_ones_deck() -> None:
    s = scene("formations", columns=TRIO_OF_SUITS, discards=("K♥ 2♣ A♠", "Q♥"), decks=("7♠", ""))
    assert told(s.opening, "HZ-38 formation_recall", seat=0, line=1) == 1
    assert s.asks == "A recall"
    assert s.legal() == ["recall K♥", "recall 2♣", "recall A♠"]
    assert s.why("recall Q♥") == "HZ-38 not_in_discard"  # in the other discard
    events = s.play("recall 2♣")
    assert told(events, "HZ-38 recalled", seat=0, card="2♣") == 1
    assert s.discard("A") == "K♥ A♠"
    assert s.deck("A", 2) == "[2♣] 7♠"
    assert s.view("B")["decks"][0]["open"] == ["2♣"]
    assert s.why("recall K♥") == "HZ-38 not_recall"


@pytest.mark.rules("HZ-39")
def test_two_of_a_value_put_a_random_card_of_the_enemy_hand_face_up_on_the_enemy_deck() -> None:
    taken = set()
    for seed in range(30):
        s = scene("formations", columns=PAIR_OF_VALUES, hands=("2♠", "3♥ 4♥ 5♥"), decks=("", "7♣"), seed=seed)
        assert told(s.opening, "HZ-39 formation_steal", seat=0, other=1, line=1) == 1
        assert [it.id for it in find_moments(MOMENTS, s.opening)] == ["formation"]
        (stolen,) = {"3♥", "4♥", "5♥"} - set(s.hand("B").split())
        assert told(s.opening, "HZ-39 stolen", seat=0, card=stolen) == 1
        assert s.deck("B", 2) == f"[{stolen}] 7♣"
        assert s.view()["decks"][1]["open"] == [stolen]
        assert s.hand("A") == "2♠"
        taken.add(stolen)
    assert taken == {"3♥", "4♥", "5♥"}  # any of them, by chance


@pytest.mark.rules("HZ-39")
def test_where_nothing_can_be_taken_there_is_nothing_to_watch() -> None:
    s = scene("formations", columns=PAIR_OF_VALUES, hands=("2♠", ""), decks=("", "7♣"))
    assert told(s.opening, "formation_steal") == 1
    assert not find_moments(MOMENTS, s.opening)


@pytest.mark.rules("HZ-40", "AMB-HZ-55")
def test_three_of_a_value_put_a_card_of_the_enemy_points_face_up_on_the_enemy_deck() -> None:
    s = scene("formations", columns=TRIO_OF_VALUES, won=("5♠", "10♠ 4♣ 6♥"), decks=("", "7♠"))
    assert told(s.opening, "HZ-40 formation_plunder", seat=0, other=1, line=1) == 1
    assert s.asks == "A plunder"
    assert s.legal() == ["plunder B:10♠", "plunder B:4♣", "plunder B:6♥"]
    assert s.why("plunder A:5♠") == "HZ-40 own_prize"
    assert s.why("plunder B:5♠") == "HZ-40 not_won"
    assert s.points("B") == 20
    events = s.play("plunder B:10♠")
    assert told(events, "HZ-40 plundered", seat=0, other=1, card="10♠", n=10) == 1
    assert s.deck("B", 2) == "[10♠] 7♠"
    assert (s.won("B"), s.points("B")) == ("4♣ 6♥", 10)
    assert (s.won("A"), s.points("A")) == ("5♠", 5)
    assert s.why("plunder B:4♣") == "HZ-40 not_plunder"


@pytest.mark.rules("HZ-32")
@pytest.mark.parametrize(
    "columns",
    [
        {"A1": "3♦", "A3": "8♦"},  # nothing between
        {"A1": "3♦", "A2": "5♠", "A3": "8♦"},  # another suit between
        {"A1": "3♦", "A2": "5♠ 8♦"},  # not on one line
        {"A1": "3♦", "B2": "8♦"},  # not one player's
    ],
)
def test_on_a_line_too_the_cards_are_side_by_side(columns: dict[str, str]) -> None:
    s = scene("formations", columns=columns, hands=("2♠", "2♥"))
    assert s.opening == []
    assert s.asks == "A specials"


@pytest.mark.rules("AMB-HZ-65", "HZ-69")
def test_an_inactive_troop_counts_on_no_line_and_parts_its_neighbours() -> None:
    for columns in ({"A1": "3♦", "A2": "(8♦)"}, {"A1": "3♦", "A2": "(8♦)", "A3": "5♦"}):
        assert scene("formations", columns=columns, hands=("2♠", "2♥")).opening == []
    s = scene("formations", columns={"A1": "(3♦)", "A2": "8♦", "A3": "5♦"}, hands=("2♠", ""))
    assert told(s.opening, "HZ-37 drew", seat=0) == 1


@pytest.mark.rules("HZ-69", "AMB-HZ-13")
@pytest.mark.parametrize("active", ["A", "B"])
def test_line_formations_act_in_every_combat_phase_for_both_players(active: str) -> None:
    columns = {**PAIR_OF_SUITS, "B2": "3♠", "B3": "7♠"}
    s = scene("formations", active=active, columns=columns, hands=("2♥", "2♣"))
    assert told(s.opening, "HZ-37 drew", seat=0) == 1
    assert told(s.opening, "HZ-37 drew", seat=1) == 1
    # again in the next turn, without any attack
    other = "B" if active == "A" else "A"
    events = s.until(f"{active} attack") + s.play("pass")
    assert not told(events, "HZ-37 drew")
    events = s.until(f"{other} specials")
    assert told(events, "HZ-37 drew", seat=0) == told(events, "HZ-37 drew", seat=1) == 1


@pytest.mark.rules("HZ-30", "AMB-HZ-14")
def test_a_player_chooses_the_order_of_several_effects_but_cannot_decline() -> None:
    columns = {"A1": "3♦ 7♣", "A2": "8♦ 7♠", "B1": "4♠", "B2": "6♠"}
    s = scene("formations", columns=columns, hands=("2♥", "K♣"), decks=("5♥", "5♠"))
    assert s.asks == "A order"
    assert s.legal() == ["resolve line1-suit", "resolve line2-value"]
    assert s.why("pass") == "AMB-HZ-14 must_resolve"
    assert s.why("resolve line3-suit") == "HZ-32 no_formation"
    assert s.why("resolve line1-value") == "HZ-32 no_formation"
    events = s.play("resolve line2-value")
    # the rest follows by itself: A's draw, and then B's
    kinds = [event.kind for event in events]
    assert kinds == ["formation_steal", "stolen", "formation_draw", "drew", "formation_draw", "drew"]
    # the card taken from B was the next one that B drew
    assert (s.hand("A"), s.hand("B")) == ("2♥ 5♥", "K♣")


@pytest.mark.rules("AMB-HZ-14")
def test_the_card_of_a_formation_cannot_be_declined() -> None:
    s = scene("formations", columns=TRIO_OF_SUITS, discards=("K♥", ""))
    assert s.why("pass") == "AMB-HZ-14 must_recall"
    s = scene("formations", columns=TRIO_OF_VALUES, won=("", "5♠"))
    assert s.why("pass") == "AMB-HZ-14 must_plunder"


@pytest.mark.rules("AMB-HZ-56")
def test_a_formation_with_nothing_to_take_has_no_effect() -> None:
    s = scene("formations", columns=TRIO_OF_SUITS, hands=("2♥", ""))
    assert s.asks == "A specials"
    assert told(s.opening, "recalled") == 0
    s = scene("formations", columns=TRIO_OF_VALUES, hands=("2♥", ""), won=("5♠", ""))
    assert s.asks == "A specials"
    assert (s.won("A"), told(s.opening, "plundered")) == ("5♠", 0)
    s = scene("formations", columns=PAIR_OF_VALUES, hands=("2♥", ""), decks=("", "7♠"))
    assert s.asks == "A specials"
    assert (s.deck("B", 1), told(s.opening, "stolen")) == ("7♠", 0)


@pytest.mark.rules("AMB-HZ-17", "HZ-30")
def test_one_line_can_hold_a_formation_of_suits_and_one_of_values() -> None:
    columns = {"A1": "3♦", "A2": "8♦", "A3": "8♠"}
    s = scene("formations", columns=columns, hands=("2♥", "K♣"))
    assert s.legal() == ["resolve line1-suit", "resolve line1-value"]
    events = s.play("resolve line1-suit")
    assert told(events, "HZ-37 drew", seat=0) == told(events, "HZ-39 stolen", seat=0) == 1


@pytest.mark.rules("AMB-HZ-15")
def test_a_line_formation_made_by_a_joker_acts_when_it_appears() -> None:
    s = scene("window", step=1, hands=("★1 2♥", "K♣"), columns={"A1": "3♦ 8♠", "A2": "7♥", "A3": "(2♣)"})
    assert s.opening == []
    events = s.play("joker ★1 A22 A21")  # 8♠ and a 7 of hearts: nothing
    assert not told(events, "formation_draw")
    s = scene("window", step=1, hands=("★1 2♥", "K♣"), columns={"A1": "3♦ 7♠", "A2": "7♥", "A3": "(2♣)"})
    events = s.play("joker ★1 A22 A21")  # a second 7 beside the 7 of spades
    assert told(events, "HZ-39 stolen", seat=0, card="K♣") == 1


@pytest.mark.rules("AMB-HZ-15", "HZ-46")
def test_a_line_formation_made_by_an_aura_acts_when_it_appears() -> None:
    columns = {"A1": "3♦", "B1": "4♠", "B2": "9♥"}
    s = scene("window", step=1, hands=("Q♠ 2♥", ""), columns=columns, decks=("", "7♣"))
    events = s.play("aura Q♠ B21")  # both spades now
    assert told(events, "HZ-37 drew", seat=1, card="7♣") == 1


@pytest.mark.rules("HZ-46", "HZ-37", "AMB-HZ-15")
@pytest.mark.parametrize("suit", ["♥", "♦", "♣", "♠"])
@pytest.mark.parametrize("place", ["B11", "B21", "B31"])
def test_an_aura_of_any_suit_makes_a_pair_on_any_place_of_a_line(suit: str, place: str) -> None:
    cards = {"B1": "4", "B2": "9", "B3": "7"}
    other = "♠" if suit != "♠" else "♥"
    columns = {column: value + other for column, value in cards.items()}
    neighbour = {"B11": "B2", "B21": "B3", "B31": "B2"}[place]
    columns[neighbour] = cards[neighbour] + suit
    # the third troop stands apart, in a suit of its own
    third = ({"B1", "B2", "B3"} - {neighbour, place[:2]}).pop()
    columns[third] = cards[third] + next(s for s in "♥♦♣♠" if s not in (suit, other))
    s = scene("window", step=1, hands=(f"Q{suit} 2♥", ""), columns=columns, decks=("", "10♣"))
    events = s.play(f"aura Q{suit} {place}")
    assert told(events, "HZ-37 drew", seat=1, card="10♣") == 1


@pytest.mark.rules("AMB-HZ-15", "HZ-73")
def test_a_line_formation_made_by_an_activated_blocker_acts_when_it_appears() -> None:
    columns = {"A2": "3♦", "B1": "4♠", "B2": "(9♠)"}
    s = scene("block", columns=columns, attack=2, decks=("", "7♣"), hands=("2♥", ""))
    events = s.play("activate B21")
    assert told(events, "HZ-73 activated_to_block", seat=1, place="B21", card="9♠") == 1
    assert told(events, "HZ-37 drew", seat=1, card="7♣") == 1


@pytest.mark.rules("AMB-HZ-15", "AMB-HZ-16", "HZ-46")
def test_another_formation_of_the_same_kind_on_a_line_acts_too() -> None:
    # A's pair of diamonds has drawn; B's aura makes a spade of one, A's own troop stands by
    columns = {"A1": "3♦", "A2": "8♦", "B3": "2♠"}
    s = scene("formations", columns=columns, hands=("★1 2♥", "Q♠ Q♦"))
    assert told(s.opening, "HZ-37 drew", seat=0) == 1
    s.play("pass")
    events = s.play("aura Q♠ A11")
    assert not told(events, "formation_draw")
    # a new pair of suits on the same line, of the joker and the 8, besides the first pair of 8s
    s.play("joker ★1 A31 A21")
    assert s.legal() == ["resolve line1-suit", "resolve line1-value"]
    events = s.play("resolve line1-suit")
    assert told(events, "HZ-37 drew", seat=0) == told(events, "HZ-39 formation_steal", seat=0) == 1
    # the pair that is left of a suit may be another one: 8 and 9 of spades
    s = scene("formations", columns={"A1": "3♦", "A2": "8♦", "A3": "9♠"}, hands=("2♥", "Q♠"))
    assert told(s.opening, "HZ-37 drew", seat=0) == 1
    s.play("pass")
    assert told(s.play("aura Q♠ A21"), "HZ-37 drew", seat=0) == 1


@pytest.mark.rules("HZ-73", "AMB-HZ-15", "AMB-HZ-16")
def test_an_activated_blocker_that_makes_another_pair_on_its_line_makes_it_act() -> None:
    columns = {"A3": "2♥", "B1": "4♦", "B2": "7♦", "B3": "(9♠)"}
    s = scene("formations", columns=columns, hands=("K♠ 2♣", "3♥"), decks=("", "5♥ 6♥"))
    assert told(s.opening, "HZ-37 drew", seat=1, card="5♥") == 1
    assert not told(s.play("aura K♠ B21"), "HZ-37 drew")
    s.until("A attack")
    s.play("attack A3")
    s.until("B block")
    events = s.play("activate B31")  # beside the 7, which is of spades now
    assert told(events, "HZ-37 drew", seat=1, card="6♥") == 1


@pytest.mark.rules("AMB-HZ-16", "HZ-45")
def test_the_same_troops_act_twice_only_when_they_have_become_of_another_suit() -> None:
    s = scene("formations", columns=PAIR_OF_SUITS, hands=("2♥", "K♦ K♠ Q♠"))
    assert told(s.opening, "HZ-37 drew", seat=0) == 1
    s.play("pass")
    assert not told(s.play("aura K♦ A11"), "formation_draw")  # a diamond as before
    s = scene("formations", columns=PAIR_OF_SUITS, hands=("2♥", "K♦ K♠ Q♠"))
    s.play("pass")
    assert not told(s.play("aura K♠ A11"), "formation_draw")
    s.play("pass")
    s.play("aura Q♠ A21")  # two spades now, and two of value 1
    assert s.legal() == ["resolve line1-suit", "resolve line1-value"]
    assert told(s.play("resolve line1-suit"), "HZ-37 drew", seat=0) == 1


@pytest.mark.rules("AMB-HZ-16", "HZ-38")
def test_a_line_formation_acts_again_when_it_grows_from_two_to_three() -> None:
    columns = {"A1": "3♦", "A2": "8♦"}
    s = scene("formations", columns=columns, hands=("★1 2♥", ""), discards=("K♥", ""))
    assert told(s.opening, "HZ-37 drew", seat=0) == 1
    s.play("joker ★1 A31 A11")
    assert s.asks == "A recall"
    s.play("recall K♥")
    assert s.deck("A", 1) == "[K♥]"


@pytest.mark.rules("AMB-HZ-16")
def test_a_line_formation_that_shrinks_from_three_to_two_does_not_act_again() -> None:
    s = scene("formations", columns=TRIO_OF_SUITS, discards=("K♥", ""), hands=("2♥", "Q♠"))
    s.play("recall K♥", "pass")
    events = s.play("aura Q♠ A31")
    assert told(events, "formation_draw") == 0
    assert s.deck("A", 1) == "[K♥]"

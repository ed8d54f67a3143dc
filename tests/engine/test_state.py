"""The state: fields declared once, and what follows from the declarations."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import pygames
from pygames.engine.errors import BadPosition
from pygames.engine.event import Event
from pygames.engine.fields import NOBODY, OWNER, place, places, value, values, zone, zones
from pygames.engine.rng import MASK, Rng
from pygames.engine.state import Result, State
from tests.kit.frequencies import BOUND, EACH, excess
from tests.kit.truth import true_state

Cards = tuple[int, ...]
PLAYABLE = [entry.id for entry in pygames.catalogue() if entry.playable]


def top_lies_open(state: Toy, seat: int | None, index: int, at: int) -> bool:
    return at == len(state.river) - 1


def first(entry: tuple[int, int]) -> int:
    return entry[0]


class Toy(State):
    """One field of each kind."""

    turn: int = value(1)
    phase: str = value("start")
    over: bool = value(False)
    row: tuple[int, ...] = value(())
    note: Any = value(None)  # anything
    score: list[int] = values(0)
    flags: list[bool] = values(False, 4)
    bids: list[int] = values(0, seen_by=OWNER)
    bank: int = value(0, seen_by=NOBODY)
    deck: Cards = zone("cards", tuple(range(10)), seen_by=NOBODY, pile=True)
    hands: list[Cards] = zones("cards", seen_by=OWNER)
    bases: list[int] = places("cards", seen_by=OWNER)
    trump: int = place("cards")
    river: Cards = zone("cards", seen_by=top_lies_open)
    coins: tuple[tuple[int, int], ...] = zone("coins", card=first)  # the coin and what it was paid for
    scratch: int = value(7, kept=False)


def dealt() -> Toy:
    """Ten cards: two in each hand, one in each base, one open, the rest in the deck."""
    state = Toy.new(2, 1)
    state.hands = [(4, 5), (6, 7)]
    state.bases = [0, 2]
    state.trump = 9
    state.deck = (1, 3, 8)
    state.bids = [2, 1]
    state.coins = ((5, 1),)
    return state


# --- the start, copies, equality ---


def test_a_state_starts_as_its_fields_are_declared() -> None:
    state = Toy.new(3, 77)
    assert (state.seats, state.rng_state, state.agenda, state.result) == (3, 77, [], None)
    assert (state.unordered, state.log) == (False, None)
    assert (state.turn, state.phase, state.over, state.row, state.note) == (1, "start", False, (), None)
    assert (state.score, state.flags, state.bids) == ([0] * 3, [False] * 4, [0] * 3)
    assert (state.deck, state.hands, state.bases, state.trump) == (tuple(range(10)), [()] * 3, [-1] * 3, -1)
    assert Toy.new(2, -1).rng_state == MASK


def test_fields_keep_the_order_of_their_declarations_the_base_first() -> None:
    base = ["seats", "rng_state", "agenda", "result", "unordered", "log"]
    assert list(State.fields) == base
    assert list(Toy.fields)[: len(base) + 3] == [*base, "turn", "phase", "over"]

    class More(Toy):
        last: int = value(0)

    assert list(More.fields) == [*Toy.fields, "last"]
    assert More.new(2, 1).copy().last == 0
    assert "last" not in Toy.fields


def test_a_state_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        Toy.new(2, 1).hand = ()  # type: ignore[attr-defined]


def test_a_copy_is_equal_and_independent() -> None:
    state = dealt()
    before = state.data()
    copy = state.copy()
    assert copy == state
    assert type(copy) is Toy
    for name, field in Toy.fields.items():
        held = getattr(copy, name)
        if isinstance(held, list):
            assert held is not getattr(state, name)
            held.append(99)
        elif field.kept:
            setattr(copy, name, "other")
    assert state.data() == before


def test_nobody_listens_to_a_copy_and_what_is_not_kept_starts_anew() -> None:
    state = dealt()
    state.log, state.scratch = [], 8
    copy = state.copy()
    assert (copy.log, copy.scratch) == (None, 7)
    assert copy == state
    assert "scratch" not in state.data()
    assert "log" not in state.data()


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_copy_of_a_games_state_shares_no_list(game: str) -> None:
    state = true_state(pygames.new(game, seed=3))
    copy = state.copy()
    lists = [name for name in state.fields if isinstance(getattr(copy, name), list)]
    assert "agenda" in lists
    assert not [name for name in lists if getattr(copy, name) is getattr(state, name)]


def test_equality_is_of_all_fields() -> None:
    for name, field in Toy.fields.items():
        if field.kept:
            state = dealt()
            setattr(state, name, "other")
            assert state != dealt(), name
    assert dealt() != State.new(2, 1)
    assert dealt() != 7
    with pytest.raises(TypeError):
        hash(dealt())


# --- plain data ---


def test_a_state_is_plain_data_and_comes_back() -> None:
    state = dealt()
    state.note = (1, ("x", None), True)
    state.result = Result((1,), "most", "R-1")
    data = json.loads(json.dumps(state.data()))
    assert data == state.data()
    assert list(data) == [name for name, field in Toy.fields.items() if field.kept]
    assert data["hands"] == [[4, 5], [6, 7]]
    assert data["note"] == [1, ["x", None], True]
    again = Toy.from_data(data)
    assert again == state
    assert again.copy() == state
    assert again.data() == data
    assert (again.hands, again.note) == ([(4, 5), (6, 7)], (1, ("x", None), True))
    assert again.result is not None
    assert (again.result.winners, again.result.how) == ((1,), "most")


def test_what_is_read_shares_nothing_with_its_data() -> None:
    data = dealt().data()
    state = Toy.from_data(data)
    before = state.copy()
    data["score"].append(7)
    data["hands"][0].append(7)
    assert state == before


@pytest.mark.parametrize("data", [None, 7, "x", [], {}, {"seats": "2"}, {"seats": None}])
def test_what_is_no_state_at_all_is_said(data: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        Toy.from_data(data)
    assert caught.value.key == "not_a_position"


@pytest.mark.parametrize(
    "name", [name for name, field in Toy.fields.items() if field.kept and name != "seats"]
)
def test_a_missing_field_is_named(name: str) -> None:
    data = dealt().data()
    del data[name]
    with pytest.raises(BadPosition) as caught:
        Toy.from_data(data)
    assert (caught.value.key, caught.value.params) == ("bad_field", {"name": name})


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("colour", 1),  # there is no such field
        ("log", []),  # no part of the data
        ("seats", True),
        ("seats", 10**12),  # longer than any list
        ("turn", "1"),
        ("turn", True),
        ("turn", 1.0),
        ("turn", None),
        ("turn", [1]),
        ("turn", 1 << 64),
        ("turn", -(1 << 64)),
        ("phase", 1),
        ("over", 0),
        ("row", 7),
        ("row", {"a": 1}),
        ("note", {"a": 1}),
        ("note", [[{}]]),
        ("note", 1.5),
        ("score", 7),
        ("score", [0]),
        ("score", [0, 0, 0]),
        ("score", [0, "0"]),
        ("flags", [False] * 3),
        ("flags", [False, False, False, 0]),
        ("hands", [[], 7]),
        ("hands", [[]]),
        ("bases", [0, [2]]),
        ("trump", [9]),
        ("deck", None),
        ("result", [[1], "most"]),
        ("result", 7),
        ("result", "win"),
        ("agenda", 7),
        ("agenda", [7]),
        ("agenda", [[]]),
        ("rng_state", "x"),
    ],
)
def test_a_field_of_another_kind_is_named(name: str, wrong: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        Toy.from_data(dealt().data() | {name: wrong})
    assert caught.value.key == "bad_field"
    if name != "seats":
        assert caught.value.params == {"name": name}


def test_a_number_may_be_as_large_as_a_set_of_cards() -> None:
    assert Toy.from_data(dealt().data() | {"turn": MASK}).turn == MASK


# --- cards ---


def test_the_census_counts_each_card_of_each_pack_wherever_it_lies() -> None:
    state = dealt()
    assert state.census() == Counter([*(("cards", card) for card in range(10)), ("coins", 5)])
    state.trump, state.deck = -1, (1, 3, 8, 9)
    state.hands = [(), (4, 5, 6, 7)]
    state.coins = ((5, 2),)
    assert state.census() == dealt().census()
    state.hands = [(4,), (4, 5, 6, 7)]
    assert state.census() != dealt().census()
    assert ("cards", "hands", 1, 7) in list(state.cards())


def test_a_pack_is_one_for_all_one_for_each_index_or_told_by_the_card() -> None:
    class Packs(State):
        mine: list[Cards] = zones(("A", "B"), start=(1,))
        some: list[Cards] = zones("C", 3, start=(1,))
        mixed: Cards = zone(lambda card: "AB"[card % 2], (2, 3))

    census = Packs.new(2, 1).census()
    assert census == {("A", 1): 1, ("B", 1): 1, ("C", 1): 3, ("A", 2): 1, ("B", 3): 1}


# --- random numbers ---


def test_the_random_numbers_of_a_state_are_those_of_the_generator() -> None:
    state, rng = Toy.new(2, 5), Rng(5)
    assert [state.below(6) for _ in range(9)] == [rng.below(6) for _ in range(9)]
    assert state.shuffled(range(9)) == rng.shuffled(range(9))
    assert state.choice("abcd") == rng.choice("abcd")
    assert state.rng_state == rng.state


def test_the_top_of_a_pile_is_its_last_card() -> None:
    state = dealt()
    assert state.draw_top((1, 3, 8)) == (8, (1, 3))
    assert state.rng_state == dealt().rng_state


def test_of_a_pile_without_order_any_card_is_drawn_as_often() -> None:
    state = dealt()
    state.unordered = True
    found = Counter(state.draw_top((1, 3, 8, 9)) for _ in range(4 * EACH))
    assert set(found) == {(1, (3, 8, 9)), (3, (1, 8, 9)), (8, (1, 3, 9)), (9, (1, 3, 8))}
    assert excess(found, dict.fromkeys(found, 1)) < BOUND


# --- what happened ---


def test_an_event_is_noted_when_somebody_listens() -> None:
    state = dealt()
    state.emit("drew", "R-1", {"seat": 0})
    assert state.log is None
    state.log = []
    state.emit("drew", "R-1 R-2", {"seat": 0}, to=0, secret={"card": 8}, reveals=True)
    state.emit("tied", "R-3")
    drew, tied = state.log
    assert drew == Event("drew", ("R-1", "R-2"), {"seat": 0}, 0, {"card": 8}, reveals=True)
    assert tied == Event("tied", ("R-3",), {})


# --- what a seat observes ---


def test_a_seat_observes_what_it_sees_and_how_many_cards_there_are() -> None:
    seen = dealt().observation(0)
    assert seen == {
        "seats": 2,
        "rng_state": None,
        "result": None,
        "turn": 1,
        "phase": "start",
        "over": False,
        "row": (),
        "note": None,
        "score": [0, 0],
        "flags": [False] * 4,
        "bids": [2, None],
        "bank": None,
        "deck": [None] * 3,
        "hands": [[4, 5], [None, None]],
        "bases": [0, None],
        "trump": 9,
        "river": [],
        "coins": [(5, 1)],
    }


def test_an_onlooker_observes_what_lies_open() -> None:
    state = dealt()
    seen = state.observation(None)
    assert (seen["hands"], seen["bases"], seen["bids"]) == ([[None, None]] * 2, [None, None], [None, None])
    assert (seen["trump"], seen["turn"]) == (9, 1)


def test_an_empty_place_is_seen_to_be_empty() -> None:
    state = dealt()
    state.bases = [-1, -1]
    assert state.observation(0)["bases"] == state.observation(None)["bases"] == [-1, -1]


def test_a_function_may_say_who_sees_a_card() -> None:
    state = dealt()
    state.deck, state.river = (), (1, 3, 8)
    for seat in (0, 1, None):
        assert state.observation(seat)["river"] == [None, None, 8]


# --- determinization ---


def test_a_game_that_hides_nothing_has_one_world() -> None:
    class Open(State):
        score: list[int] = values(0)

    state = Open.new(2, 1)
    other = state.determinized(0, 5)
    assert other.observation(None) == state.observation(None)
    assert other.rng_state == 5


def test_a_game_that_hides_something_must_deal_it() -> None:
    hidden = "bids, bank, deck, hands, bases, river"
    with pytest.raises(NotImplementedError, match=rf"Toy\.determinize must deal {hidden}"):
        dealt().determinized(0, 1)

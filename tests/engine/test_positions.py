"""Positions in records and links: how they are written and read, and what is said of a bad one."""

import json
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from pygames.engine.match import Match
from tests.engine.records import (
    CHECK,
    FIRST,
    changed,
    changed_start,
    from_position,
    jsons,
    mutated,
    refused,
    repeatable,
    replays_or_says_why,
    resealed,
    sample,
)
from tests.kit.play import whole
from tests.kit.truth import true_state


def test_a_match_from_a_position_is_written_with_it_and_read() -> None:
    match = from_position()
    record = match.record
    assert (record.seed, record.start) == (None, true_state(sample()).data())
    data = json.loads(record.json())
    assert "seed" not in data
    assert data["start"] == true_state(sample()).data()
    for text in (record.json(), record.link(match.game), record):
        again = pygames.replay(text)
        assert again.record == record
        assert whole(again) == whole(match)
    link = record.link(match.game)
    assert len(link) < len(record.json()) / 2
    assert whole(pygames.replay(f"{link}@20")) == whole(match.at_choice(20))
    assert pygames.open_record(f"{link}@20").step == 20


def test_a_position_before_its_first_step_is_written_too() -> None:
    game = pygames.load("heroz")
    match = Match.at(game, game.setup(2, 7, game.choose_options({})), game.choose_options({}))
    assert match.record.check == FIRST.check
    assert pygames.replay(match.record.link(game)).opening == match.opening != []


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (changed(start=7), "bad_field"),
        (changed(start={}), "not_a_position"),
        (changed(start={"seats": 2}), "bad_field"),
        (changed_start(seats=True), "bad_field"),
        (changed_start(seats=10**12), "bad_field"),
        (changed_start(seats=-1), "bad_field"),
        (changed_start(seats=10**30), "bad_field"),
        (changed_start(turn="x"), "bad_field"),
        (changed_start(turn=10**30), "bad_field"),
        (changed_start(decks=[[], [], []]), "bad_field"),
        (changed_start(hands=[[99], []]), "not_a_position"),
        (changed_start(agenda=[["dance()"]]), "bad_field"),
        (changed_start(agenda=[["placement?", 7]]), "bad_field"),
        (changed_start(agenda=[["clash()", "more"]]), "not_a_position"),
        (changed_start(agenda=[["clash()", *[[]] * 9]]), "not_a_position"),
        (changed_start(result=["\ud800", "x", "HZ-50"]), "not_json"),
        (changed_start(result=[7, "x", "HZ-50"]), "bad_field"),
        (changed_start(result=[[0, 7], "x", "HZ-50"]), "bad_field"),
        (changed_start(agenda=[]), "not_a_position"),
        (changed_start(glances=[[[0, 10**30]], []]), "bad_field"),
        (changed_start(result=[7]), "bad_field"),
        (changed_start(more=1), "bad_field"),
        (changed_start(memory_aid=True), "other_options"),
        (changed(start=true_state(sample()).data(), options={}), "other_options"),
        (json.dumps(json.loads(from_position().record.json()) | {"seats": 3}), "bad_field"),
    ],
)
def test_a_bad_position_is_named(text: str, key: str) -> None:
    assert refused(text).key == key


def test_a_position_may_be_nested_as_deep_as_it_likes() -> None:
    for depth in (10, 300, 700, 3000):
        deep = "[" * depth + "]" * depth
        text = changed_start(won=["here", []]).replace('"here"', deep)
        assert refused(text).key in ("not_a_position", "bad_field", "not_json")


def test_cards_that_do_not_exist_come_to_light_when_they_are_drawn() -> None:
    """Nobody sees a card of a deck, so no view shows that it is none."""
    data = json.loads(from_position().record.json())
    data["start"]["decks"] = [[200] * len(deck) for deck in data["start"]["decks"]]
    assert refused(json.dumps(data)).key == "not_a_position"


# --- whatever the position ---

START = from_position().record.start or {}


@settings(repeatable, max_examples=400)
@given(st.sampled_from(list(START)), st.integers(0, 3), jsons)
def test_any_value_in_a_position(field: str, at: int, value: Any) -> None:
    """In the place of a field, or of one entry of it."""
    replays_or_says_why(changed_start(**{field: value}))
    whole_field = START[field]
    if isinstance(whole_field, list) and at < len(whole_field):
        replays_or_says_why(changed_start(**{field: [*whole_field[:at], value, *whole_field[at + 1 :]]}))


@repeatable
@given(mutated(from_position().record.link(sample().game)))
def test_a_damaged_link_of_a_position_never_gives_another_game(text: str) -> None:
    match = replays_or_says_why(text)
    assert match is None or match.record == from_position().record


@repeatable
@given(jsons | st.text())
def test_any_position_in_a_sealed_link(value: Any) -> None:
    text = value if isinstance(value, str) else json.dumps(value)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    size = len(packed)
    length = bytes([size]) if size < 128 else bytes([size & 127 | 128, size >> 7])
    replays_or_says_why(resealed(b"\x02\x00\x01\x00" + CHECK + length + packed))

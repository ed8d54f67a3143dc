"""A match: starting one, and what it says to what cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from pygames.core.rng import Rng
from pygames.core.errors import BadAction, BadOption, GameError, Refused, UnknownGame
from pygames.core.match import Match
from tests.kit.play import Player, now, whole

repeatable = settings(max_examples=300, derandomize=True, deadline=None, database=None)


def played(choices: int, seed: int = 3) -> Match:
    match = pygames.new("heroz", seed=seed)
    player = Player(Rng(seed))
    for _ in range(choices):
        if match.decision is not None:
            match.play(player.choose(match.decision.legal_actions))
    return match


# --- starting ---


def test_the_catalogue_names_every_game_playable_or_not():
    entries = {entry.id: entry for entry in pygames.catalogue()}
    assert len(entries) == 5
    assert entries["heroz"].playable
    assert entries["heroz"].seats == pygames.load("heroz").seats


@pytest.mark.parametrize("name", ["", "chess", "HEROZ", "x" * 500])
def test_there_is_no_such_game(name: str):
    with pytest.raises(UnknownGame) as caught:
        pygames.new(name)
    assert caught.value.key == "no_such_game"
    assert "heroz" in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_game_that_is_not_written_yet_says_so():
    entry = next(entry for entry in pygames.catalogue() if not entry.playable)
    with pytest.raises(UnknownGame) as caught:
        pygames.new(entry.id)
    assert caught.value.key == "not_playable_yet"


def test_without_a_seed_games_differ():
    assert len({pygames.new("heroz").seed for _ in range(5)}) > 1


@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_a_seed_decides_the_deal(seed: int):
    assert whole(pygames.new("heroz", seed=seed)) == whole(pygames.new("heroz", seed=seed))
    assert now(pygames.new("heroz", seed=seed)) != now(pygames.new("heroz", seed=seed ^ 1))


@pytest.mark.parametrize("seed", [-1, 2**64, 10**300, 7.0, "7", True, b"7"])
def test_a_seed_is_a_whole_number_in_range(seed: Any):
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", seed=seed)
    assert caught.value.key == "bad_seed"
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("seats", [0, 1, 3, -2, True, "2", 10**9])
def test_a_seat_count_is_one_the_game_knows(seats: Any):
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", seats=seats)
    assert caught.value.key == "bad_seats"
    assert caught.value.params["allowed"] == "2"


def test_options_have_their_defaults_and_may_be_chosen():
    assert pygames.new("heroz").options == {
        "strict_damage": False,
        "shuffle_discard": False,
        "memory_aid": False,
    }
    match = pygames.new("heroz", options={"memory_aid": True})
    assert match.options["memory_aid"] is True
    assert match.view(None)["options"]["memory_aid"] is True


@pytest.mark.parametrize("name", ["strict", "", "x" * 500])
def test_an_option_is_one_the_game_knows(name: str):
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", options={name: True})
    assert caught.value.key == "unknown_option"
    assert caught.value.params["known"] == "strict_damage, shuffle_discard, memory_aid"
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("value", [1, 0, None, "True", [], 1.0])
def test_the_value_of_an_option_is_one_of_its_own(value: Any):
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", options={"strict_damage": value})
    assert caught.value.key == "unknown_value"
    assert caught.value.params["name"] == "strict_damage"
    assert caught.value.params["values"] == "False, True"


# --- answering ---


def test_a_choice_is_played_as_an_action_or_as_its_text():
    one, other = played(0), played(0)
    action = one.decision.legal_actions[0]
    assert one.play(action) == other.play(str(action))
    assert whole(one) == whole(other)


def test_a_refusal_names_its_rule_and_says_it_in_words():
    match = played(0)
    before = whole(match)
    why = match.why_not("attack A1")
    with pytest.raises(Refused) as caught:
        match.play("attack A1")
    assert (why.domain, why.rule, why.key) == ("heroz", "HZ-70", "not_attack_step")
    assert caught.value.rule == "HZ-70"
    assert str(why).endswith("(HZ-70)")
    assert whole(match) == before


def test_a_text_that_is_no_action_changes_nothing():
    match = played(0)
    before = whole(match)
    for attempt in (match.play, match.why_not, match.parse):
        with pytest.raises(BadAction):
            attempt("castle kingside")
    assert whole(match) == before


def test_there_is_no_such_seat():
    for seat in (-1, 2, 99):
        with pytest.raises(GameError) as caught:
            played(0).view(seat)
        assert caught.value.key == "no_such_seat"


def test_after_the_end_nothing_is_asked_and_nothing_is_played():
    match = played(5000)
    assert match.decision is None
    assert match.result is not None
    for attempt in (match.play, match.why_not):
        with pytest.raises(GameError) as caught:
            attempt("pass")
        assert caught.value.key == "game_over"
    with pytest.raises(GameError):
        match.why_not_pointing(("A11",))


def test_a_match_from_a_position_has_no_record():
    table = played(40)._state.data()
    match = pygames.position("heroz", table)
    with pytest.raises(GameError) as caught:
        match.record  # noqa: B018 - reading it is the test
    assert caught.value.key == "no_record"


# --- the past ---


def test_the_choices_say_who_chose_what_of_how_many():
    match = played(30)
    assert [choice.action.text for choice in match.choices] == list(match.record.choices)
    assert all(0 <= choice.digit < choice.radix for choice in match.choices)
    assert [(choice.digit, choice.radix) for choice in match.choices] == list(match.record.digits)
    assert match.events == match.opening + [event for choice in match.choices for event in choice.events]


# --- whatever is tried ---

UNIVERSE = [action for verb in pygames.load("heroz").syntax.types for action in verb.all()]
MATCHES = [
    played(n, seed) for n, seed in ((0, 1), (5, 2), (20, 3), (33, 4), (50, 5), (61, 6), (80, 7), (90, 8))
]


def tried(match: Match, attempt: Any) -> None:
    """Play it on a copy: either it is legal, or nothing has changed."""
    copy = match.copy()
    before = now(copy)
    legal = {action.text for action in copy.decision.legal_actions}
    caught: GameError | None = None
    try:
        copy.play(attempt)
    except (Refused, BadAction) as error:
        caught = error
    if caught is None:
        assert copy.choices[-1].action.text in legal
        return
    assert isinstance(attempt, str) if isinstance(caught, BadAction) else caught.rule in copy.game.rulebook
    assert str(caught)
    assert now(copy) == before
    assert len(copy.choices) == len(match.choices)


@repeatable
@given(st.sampled_from(MATCHES), st.sampled_from(UNIVERSE))
def test_any_action_is_accepted_or_refused(match: Match, action: Any):
    tried(match, action)
    tried(match, action.text)


WORDS = sorted({word for action in UNIVERSE[:4000] for word in action.text.split()})


@repeatable
@given(
    st.sampled_from(MATCHES),
    st.lists(st.sampled_from(WORDS) | st.text(), max_size=5).map(" ".join) | st.text(),
)
def test_any_text_is_accepted_or_refused(match: Match, text: str):
    tried(match, text)


@repeatable
@given(st.sampled_from(MATCHES), st.lists(st.sampled_from(WORDS) | st.text(), max_size=4))
def test_pointing_at_anything_is_answered(match: Match, words: list[str]):
    before = now(match)
    refused = match.why_not_pointing(words)
    assert refused is None or refused.rule in match.game.rulebook
    assert now(match) == before

"""Undo and its three laws, by example. (The conformance kit holds them against whole games.)"""

import pytest

import pygames
from pygames.engine.errors import CannotUndo
from tests.kit.play import decision_of, restart, whole


def start() -> pygames.Match:
    return pygames.new("heroz", seed=7)


def placements(match: pygames.Match, count: int) -> list[bytes]:
    """Place troops; what the match was before each."""
    past = []
    for _ in range(count):
        past.append(whole(match))
        match.play(decision_of(match).legal_actions[0])
    return past


def refusal(match: pygames.Match) -> CannotUndo:
    before = whole(match)
    with pytest.raises(CannotUndo) as caught:
        match.undo()
    assert whole(match) == before
    assert str(caught.value)
    return caught.value


def test_a_choice_is_taken_back_with_all_that_it_caused() -> None:
    match = start()
    past = placements(match, 3)
    assert all(choice.action.type.name == "place" for choice in match.choices)
    while past:
        action = match.choices[-1].action
        taken = match.undo()
        assert taken.action is action
        assert whole(match) == past.pop()
    assert refusal(match).key == "undo_nothing"


def test_another_choice_can_be_made_instead() -> None:
    match = start()
    placements(match, 2)
    match.undo()
    other = decision_of(match).legal_actions[-2]
    match.play(other)
    fresh = start()
    fresh.play(decision_of(fresh).legal_actions[0])
    fresh.play(other)
    assert whole(match) == whole(fresh)
    assert pygames.replay(match.record).record == match.record


def test_it_never_changes_who_is_to_act() -> None:
    match = start()
    seat = decision_of(match).seat
    while decision_of(match).seat == seat:
        last = match.play("pass")
        assert not any(event.reveals for event in last)
    assert refusal(match).key == "undo_other_seat"


def test_it_never_crosses_what_was_revealed() -> None:
    match = start()
    while not any(event.reveals for event in match.play(decision_of(match).legal_actions[-1])):
        pass
    error = refusal(match)
    assert error.key == "undo_revealed"
    assert error.event in match.choices[-1].events
    assert error.event.reveals


def test_it_never_makes_another_redo() -> None:
    """Choices of others are never taken back: when the last choice is another's, nobody can."""
    match = start()
    for _ in range(60):
        match.play(decision_of(match).legal_actions[0])
        if match.why_not_undo() is None:
            assert match.choices[-1].seat == decision_of(match).seat


def test_a_copy_is_taken_back_alone() -> None:
    match = start()
    placements(match, 2)
    before = whole(match)
    copy = match.copy()
    copy.undo()
    assert whole(match) == before
    assert len(copy.choices) == 1


def test_a_match_from_a_position_can_be_taken_back_to_it_and_no_further() -> None:
    match = restart(start())
    before = match.view(decision_of(match).seat)
    match.play(decision_of(match).legal_actions[0])
    match.undo()
    assert match.view(decision_of(match).seat) == before
    assert refusal(match).key == "undo_nothing"


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    match = start()
    while match.decision is not None:
        match.play(match.decision.legal_actions[0])
    assert refusal(match).key == "undo_over"

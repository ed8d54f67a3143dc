"""Drills: every witness of every game asks what has one right answer, and tells nothing that is hidden."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

import pygames
from pygames.games import PLAYABLE
from pygames.school.citing import cited
from pygames.school.drill import AMONG, Drill, DrillAnswer, Task, drill, plan
from pygames.school.progress import Known, Progress, Stage
from pygames.school.witness import Witness, whole, witnesses
from pygames.words.localizer import Localizer, Words
from pygames.words.rulebook import Rule
from tests.kit.cases import words_of

if TYPE_CHECKING:
    from pygames.engine.errors import Refusal
    from pygames.engine.match import Match

SEED = 17
OTHER_DEALS = (901, 902)  # of what the seat cannot know
TODAY = 20_779
every_game = pytest.mark.parametrize("game", PLAYABLE)


@cache
def drills(game: str) -> tuple[Drill, ...]:
    """The drill of every witness of a game."""
    games = {game: pygames.load(game)}
    return tuple(drill(witness, whole(witness, games), SEED) for witness in witnesses(game).values())


def tasks(game: str, kind: str) -> list[tuple[Drill, Task]]:
    """All tasks of one kind."""
    return [(it, task) for it in drills(game) for task in it.tasks if task.kind == kind]


def against(option: DrillAnswer, position: Match) -> Refusal | None:
    """What stands against this answer at the position."""
    return position.why_not(option.act) if option.act else position.why_not_pointing(option.point)


@every_game
def test_every_rule_is_watched_first_and_asked_about_then(game: str) -> None:
    for it in drills(game):
        kinds = [task.kind for task in it.tasks]
        assert kinds[0] == "watch"
        assert ("place" if it.witness.reason else "name") in kinds, it.rule
        assert ("do" in kinds) == bool(it.choice or _in_reach(it)), it.rule
        for task in it.tasks:
            assert len(set(task.options)) == len(task.options) <= AMONG
            assert (task.answer in range(len(task.options))) == (task.kind in ("spot", "name", "place"))


@every_game
def test_no_two_answers_are_said_alike(game: str) -> None:
    """Of copies of a card there is one at the most."""
    for kind in ("spot", "name", "place"):
        for it, task in tasks(game, kind):
            localizer = Localizer(it.match.game, "en", (), it.match.options)
            acts = [localizer.action(it.match.parse(one.act)) for one in task.options if one.act]
            things = [re.sub(r"#\d+", "", " ".join(one.point)) for one in task.options if one.point]
            rules = [one.rule for one in task.options if one.rule]
            assert len({*acts, *things, *rules}) == len(task.options), (it.rule, acts, things)


@every_game
def test_whatever_shows_a_rule_is_told(game: str) -> None:
    """By an event, or by how the game ended."""
    for it in drills(game):
        if it.witness.kind == "done":
            assert it.happened or it.ended is not None, it.rule


def _in_reach(it: Drill) -> bool:
    """Whether a person can point at what is refused: they see it, and what stands before it can be picked."""
    decision, words = it.position.decision, it.witness.point
    if decision is None or not words or not set(words) <= words_of(it.position.view(decision.seat)):
        return False
    return len(words) == 1 or any(action.begins(words[:1]) for action in decision.legal_actions)


@every_game
def test_of_things_to_do_just_one_is_refused_and_by_this_rule(game: str) -> None:
    for it, task in tasks(game, "spot"):
        if it.witness.kind != "refused":
            continue
        position = it.position
        assert position.decision is not None
        for number, option in enumerate(task.options):
            refusal = against(option, position)
            if number == task.answer:
                assert it.refused_by(refusal), it.rule
                continue
            assert refusal is None, (it.rule, option)
            pointed = [
                option.act == legal.text or legal.begins(option.point or ("",))
                for legal in position.decision.legal_actions
            ]
            assert any(pointed), (it.rule, option)  # it means something, too


@every_game
def test_of_choices_just_one_is_what_the_rule_is_about(game: str) -> None:
    """Nor is it another one when what the seat that is asked cannot see lies otherwise."""
    for it, task in tasks(game, "spot"):
        position = it.position
        if it.witness.kind != "done" or position.decision is None:
            continue
        right = [number == task.answer for number in range(len(task.options))]
        assert [_shows(it, position.copy(), option.act) for option in task.options] == right, it.rule
        seat = position.decision.seat
        for deal in (position.as_known(seat, seed) for seed in OTHER_DEALS):
            shown = [_shows(it, deal.copy(), option.act) for option in task.options]
            assert not any(shown) or shown == right, it.rule


def _shows(it: Drill, match: Match, act: str) -> bool:
    return it.done_by(match, match.play(act))


@every_game
def test_the_wrong_rules_are_not_at_work_there(game: str) -> None:
    book = pygames.load(game).part(Words).rulebook
    for it, task in [*tasks(game, "name"), *tasks(game, "place")]:
        assert len(task.options) == AMONG
        assert task.options[task.answer].rule == it.rule
        for option in task.options:
            entry = book[option.rule]
            if option.rule == it.rule:
                continue
            assert isinstance(entry, Rule)
            assert entry.kept == "enforced"
            assert book.answer(option.rule, "fr") != book.answer(it.rule, "fr")
            if task.kind == "place":
                assert entry.section != book[it.rule].section
            if it.witness.kind == "done":
                choices = it.match.choices
                used = cited(
                    choices[it.witness.step].events if choices else it.match.opening, it.match.result
                )
                assert option.rule not in used, it.rule


@every_game
def test_what_is_shown_is_what_the_seat_saw(game: str) -> None:
    """And what the answers name that person may choose, or it is the try that is refused."""
    for it in drills(game):
        assert all(event.to is None for event in it.happened)
        assert bool(it.happened) <= (it.witness.kind == "done")
        decision = it.position.decision
        legal = {action.text for action in decision.legal_actions} if decision is not None else set()
        for task in it.tasks:
            acts = {option.act for option in task.options if option.act}
            assert acts <= {*legal, it.witness.act}, it.rule


def test_they_are_the_same_for_the_same_seed_and_differ_by_it() -> None:
    made = drills("heroz")[:20]
    first = [it.tasks for it in made]
    assert [drill(it.witness, it.match, SEED).tasks for it in made] == first
    assert [drill(it.witness, it.match, SEED + 1).tasks for it in made] != first
    answers = {task.answer for found in first for task in found if task.kind == "name"}
    assert answers == set(range(AMONG))  # the place of the right one says nothing


# --- what is asked when ---


def listed(*kinds: str) -> list[Witness]:
    """Witnesses of these kinds, of the rules R-01, R-02, …"""
    return [Witness(f"R-{n:02}", kind, "", 0) for n, kind in enumerate(kinds, 1)]  # type: ignore[arg-type]


def test_due_rules_come_first_then_new_ones_the_easy_ones_first() -> None:
    rules = listed("done", "seen", "refused", "done", "seen", "done", "done")
    known = {
        "R-06": Known(Stage.LEARNT, TODAY - 1),
        "R-03": Known(Stage.MET, TODAY),
        "R-07": Known(Stage.FIRM, TODAY + 1),
    }
    assert plan(rules, Progress("g", known), TODAY) == ["R-06", "R-03", "R-02", "R-01", "R-04"]
    assert plan(rules, Progress("g", known), TODAY, 1) == ["R-06"]


def test_when_all_is_known_and_nothing_due_nothing_is_asked() -> None:
    rules = listed("done", "seen")
    known = {it.rule: Known(Stage.LEARNT, TODAY + 1) for it in rules}
    assert plan(rules, Progress("g", known), TODAY) == []
    assert plan(rules, Progress("g", known), TODAY + 1) == ["R-01", "R-02"]

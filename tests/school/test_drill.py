"""Drills: what is asked about a rule has one right answer, and tells nothing that is hidden."""

import re
from functools import cache

import pytest

import pygames
from pygames.engine.errors import Refusal
from pygames.engine.match import Match
from pygames.games import PLAYABLE
from pygames.school.citing import cited
from pygames.school.drill import AMONG, Drill, DrillOption, asked_about, drill, makes_question, plan
from pygames.school.progress import Known, Progress, Stage
from pygames.school.witness import Witness, whole, witnesses
from pygames.words.localizer import Localizer

SEED = 17
OTHER_DEALS = (901, 902)  # of what the seat cannot know
TODAY = 20_779
every_game = pytest.mark.parametrize("game", PLAYABLE)


@cache
def drills(game: str) -> tuple[Drill, ...]:
    """The drill of every rule of a game that is asked about."""
    loaded = pygames.load(game)
    games = {game: loaded}
    return tuple(drill(witness, whole(witness, games), SEED) for witness in asked_about(loaded))


def asked(game: str, *kinds: str) -> list[Drill]:
    """The drills with a question of these kinds."""
    return [it for it in drills(game) if it.question.kind in kinds]


def against(option: DrillOption, position: Match) -> Refusal | None:
    """What stands against this option at the position."""
    return position.why_not(option.act) if option.act else position.why_not_pointing(option.point)


@every_game
def test_the_witnesses_say_which_rules_make_a_question(game: str) -> None:
    """`python -m tools.witnesses mine` writes it."""
    games = {game: pygames.load(game)}
    for witness in witnesses(game).values():
        assert makes_question(witness, whole(witness, games)) == witness.asked, witness.rule


@every_game
def test_a_question_has_as_many_answers_as_can_be_told_apart(game: str) -> None:
    """Of copies of a card there is one at the most."""
    for it in drills(game):
        _, options, answer = it.question
        localizer = Localizer(it.match.game, "en", (), it.match.options)
        acts = [localizer.action(it.match.parse(one.act)) for one in options if one.act]
        things = [re.sub(r"#\d+", "", " ".join(one.point)) for one in options if one.point]
        assert len({*acts, *things}) == len(options), (it.rule, acts, things)
        assert answer < len(options) in (2, AMONG), it.rule


@every_game
def test_every_kind_of_question_is_asked(game: str) -> None:
    assert {it.question.kind for it in drills(game)} == {"refused", "happens"}


@every_game
def test_whatever_shows_a_rule_is_told(game: str) -> None:
    """By an event, or by how the game ended."""
    for it in drills(game):
        if it.witness.kind == "done":
            assert it.happened or it.ended is not None, it.rule


@every_game
def test_what_is_said_to_be_allowed_is_and_what_is_said_to_be_refused_is(game: str) -> None:
    for it in asked(game, "refused"):
        position = it.position
        for number, option in enumerate(it.question.options):
            refusal = against(option, position)
            if number == it.question.answer:
                assert refusal is not None, it.rule
                assert refusal.rule == it.rule
                continue
            assert refusal is None, (it.rule, option)
            pointed = [
                option.act == legal.text or legal.begins(option.point or ("",))
                for legal in position.asks.legal_actions
            ]
            assert any(pointed), (it.rule, option)  # it means something, too


@every_game
def test_of_choices_just_one_brings_it_about(game: str) -> None:
    """Nor does another one do anything like it, or do it when what the seat cannot see lies otherwise."""
    for it in asked(game, "happens"):
        position, kinds = it.position, {event.kind for event in it.happened}
        right = [number == it.question.answer for number in range(len(it.question.options))]
        seat = position.asks.seat
        for deal in (position, *(position.as_known(seat, seed) for seed in OTHER_DEALS)):
            legal = (
                {action.text for action in deal.decision.legal_actions} if deal.decision is not None else ()
            )
            for option, wanted in zip(it.question.options, right, strict=True):
                if option.act not in legal:
                    continue
                match = deal.copy()
                events = match.play(option.act)
                if wanted:
                    assert deal is not position or it.rule in cited(events, match.result), it.rule
                else:
                    assert it.rule not in cited(events, match.result), it.rule
                    assert not kinds & {event.kind for event in events}, it.rule


@every_game
def test_what_is_shown_is_what_the_seat_saw(game: str) -> None:
    """And what the answers name that person may choose, or it is the try that is refused."""
    for it in drills(game):
        assert all(event.to is None for event in it.happened)
        decision = it.position.decision
        legal = {action.text for action in decision.legal_actions} if decision is not None else set()
        acts = {option.act for option in it.question.options if option.act}
        assert acts <= {*legal, it.witness.act}, it.rule


def test_they_are_the_same_for_the_same_seed_and_differ_by_it() -> None:
    made = drills("hero-realms")
    first = [it.question for it in made]
    assert [drill(it.witness, it.match, SEED).question for it in made] == first
    assert [drill(it.witness, it.match, SEED + 1).question for it in made] != first
    answers = {it.question.answer for it in asked("hero-realms", "happens")}
    assert answers == set(range(AMONG))  # the place of the right one says nothing


# --- what is asked when ---


def listed(*kinds: str) -> list[Witness]:
    """Witnesses of these kinds, of the rules R-01, R-02, …"""
    return [Witness(f"R-{n:02}", kind, "", 0) for n, kind in enumerate(kinds, 1)]  # type: ignore[arg-type]


def test_due_rules_come_first_then_new_ones() -> None:
    rules = listed("done", "seen", "refused", "done", "seen", "done", "done")
    known = {
        "R-06": Known(Stage.LEARNT, TODAY - 1),
        "R-03": Known(Stage.MET, TODAY),
        "R-07": Known(Stage.FIRM, TODAY + 1),
    }
    assert plan(rules, Progress("g", known), TODAY) == ["R-06", "R-03", "R-01", "R-02", "R-04"]
    assert plan(rules, Progress("g", known), TODAY, 1) == ["R-06"]


def test_when_all_is_known_and_nothing_due_nothing_is_asked() -> None:
    rules = listed("done", "seen")
    known = {it.rule: Known(Stage.LEARNT, TODAY + 1) for it in rules}
    assert plan(rules, Progress("g", known), TODAY) == []
    assert plan(rules, Progress("g", known), TODAY + 1) == ["R-01", "R-02"]

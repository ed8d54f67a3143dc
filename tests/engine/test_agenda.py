"""The agenda: what is still to be done, as plain data in the state. Held against a tiny game of its own.

In it players take stones from a heap. `trail` notes what was done, in order.
"""

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pygames
from pygames.engine.action import ActionType, Domain
from pygames.engine.decision import AgendaEntry, Decision, DecisionType
from pygames.engine.errors import BadPosition, Refusal
from pygames.engine.fields import value
from pygames.engine.named import Named
from pygames.engine.state import Result, State, Step, step
from tests.kit.play import decision_of
from tests.kit.truth import true_state

ROOT = Path(__file__).parents[2]
PLAYABLE = [entry.id for entry in pygames.catalogue() if entry.playable]
NUMBER = Domain("number", ["1", "2", "3"])


class Heap(State):
    heap: int = value(10)
    trail: tuple[str, ...] = value(())


@step
def note(state: Heap, *words: str) -> None:
    """Note that something was carried out."""
    state.trail += words


@step
def three(state: Heap) -> None:
    """Note three things, after more steps."""
    state.then(note("one"), two(), note("three"))


@step
def two(state: Heap) -> None:
    state.then(note("two"))


@step
def over(state: Heap) -> None:
    state.end(Result((0,), "taken", "T-9"))


@step
def ask(state: Heap, seat: int, most: int) -> None:
    """Let a seat take stones, if there are any left."""
    if state.heap:
        state.then(TAKING(seat, most))


class Take(ActionType):
    """Take stones, at most as many as the decision says."""

    exact = False
    moment = "T-1", "not_now"

    def options(self, state: Heap, seat: int) -> range:
        return range(len(NUMBER.words))

    def check(self, state: Heap, seat: int, number: int) -> Refusal | None:
        (most,) = state.context
        return Refusal("heap", "T-2", "too_many", {"n": most}) if number + 1 > most else None

    def apply(self, state: Heap, seat: int, number: int) -> None:
        (most,) = state.context
        state.heap -= number + 1
        state.then(note(f"{seat} took {number + 1} of {most}"), note("next"))


class Challenge(ActionType):
    """The other has to take as many stones as he likes, at once."""

    moment = "T-3", "no_challenge"

    def apply(self, state: Heap, seat: int) -> None:
        state.then(TAKING(1 - seat, 3), note("answered"))


class Stop(ActionType):
    moment = "T-4", "no_stop"

    def apply(self, state: Heap, seat: int) -> None:
        state.trail += ("stop",)


class GiveUp(ActionType):
    moment = "T-5", "no_giving_up"

    def apply(self, state: Heap, seat: int) -> None:
        state.end(Result((1 - seat,), "given_up", "T-5"))


TAKE = Take("take", NUMBER)
CHALLENGE = Challenge("challenge")
STOP = Stop("stop")
GIVE_UP = GiveUp("give-up")
TAKING = DecisionType("taking", "T-1", TAKE)
DUEL = DecisionType("duel", "T-3", CHALLENGE)
RESIGNING = DecisionType("resigning", "T-5", GIVE_UP)
TURN = DecisionType("turn", "T-3", TAKE, CHALLENGE, GIVE_UP, STOP, until=(STOP,))


def at(*entries: AgendaEntry) -> Heap:
    """A state with these things to do, the next one first, run to its first decision."""
    state = Heap.new(2, 1)
    state.then(*entries)
    state.run()
    return state


# --- steps ---


def test_steps_run_in_the_order_in_which_they_are_written() -> None:
    assert at(note("a"), note("b"), note("c")).trail == ("a", "b", "c")


def test_what_a_step_adds_is_done_before_what_was_to_be_done_before() -> None:
    state = at(three(), note("after"))
    assert state.trail == ("one", "two", "three", "after")
    assert state.agenda == []
    assert (state.decision, state.seat_to_act) == (None, -1)


def test_a_step_is_an_entry_of_the_agenda_or_carried_out_at_once() -> None:
    state = Heap.new(2, 1)
    assert note("x", "y") == (note, "x", "y")
    assert not state.trail
    note.now(state, "x", "y")
    assert state.trail == ("x", "y")
    assert (note.name, note.__doc__, repr(note)) == (
        "note",
        "Note that something was carried out.",
        "<step note>",
    )
    with pytest.raises(TypeError):
        ask(seat=0, most=1)


def test_the_end_clears_what_was_still_to_be_done() -> None:
    state = at(note("before"), over(), note("never"), TAKING(0, 1))
    assert state.trail == ("before",)
    assert state.agenda == []
    assert state.result == Result((0,), "taken", "T-9")


# --- decisions ---


def test_a_decision_waits_and_what_comes_after_it_waits_too() -> None:
    state = at(note("a"), TAKING(1, 2), note("b"))
    assert state.trail == ("a",)
    assert (state.decision, state.seat_to_act, state.context) == (TAKING, 1, (2,))
    state.run()
    assert state.trail == ("a",)
    state.apply(TAKE(0))
    assert tuple(state.trail) == ("a", "1 took 1 of 2", "next", "b")
    assert state.agenda == []


def test_a_decision_that_is_made_goes_from_under_what_its_action_added() -> None:
    state = at(DUEL(0), note("later"))
    state.apply(CHALLENGE())
    assert state.agenda == [note("later"), note("answered"), TAKING(1, 3)]
    state.apply(TAKE(2))
    assert state.trail == ("1 took 3 of 3", "next", "answered", "later")
    assert state.agenda == []


def test_a_decision_that_is_open_until_a_type_stays_until_then() -> None:
    state = at(TURN(0, 2), note("end"))
    for taken in (1, 2):
        state.apply(TAKE(0))
        assert state.agenda == [note("end"), TURN(0, 2)]
        assert state.trail == ("0 took 1 of 2", "next") * taken
    state.apply(CHALLENGE())
    assert state.agenda == [note("end"), TURN(0, 2), note("answered"), TAKING(1, 3)]
    state.apply(TAKE(1))
    assert state.agenda == [note("end"), TURN(0, 2)]
    state.apply(STOP())
    assert state.trail[-2:] == ("stop", "end")
    assert state.agenda == []


def test_an_action_may_end_the_game_whether_its_decision_is_open_or_not() -> None:
    for entry in (TURN(0, 1), RESIGNING(0)):
        state = at(entry, note("never"))
        state.apply(GIVE_UP())
        assert (state.agenda, state.trail) == ([], ())
        assert state.result == Result((1,), "given_up", "T-5")


def test_the_context_is_read_when_actions_are_listed_checked_and_done() -> None:
    for most in (1, 2, 3):
        state = at(ask(0, most))
        assert state.legal_actions() == [TAKE(number) for number in range(most)]
        assert [state.why_not(TAKE(number)) is None for number in range(3)] == [n < most for n in range(3)]
        state.apply(TAKE(most - 1))
        assert state.trail[0] == f"0 took {most} of {most}"


def test_why_not_is_said_by_the_check_or_by_the_moment() -> None:
    state = at(TAKING(0, 1))
    assert state.why_not(TAKE(2)) == ("heap", "T-2", "too_many", {"n": 1})
    assert state.why_not(CHALLENGE()) == ("engine", "T-3", "no_challenge", {})
    state = at(DUEL(0))
    assert state.why_not(TAKE(0)) == ("engine", "T-1", "not_now", {})


def test_the_legal_actions_come_in_the_order_of_the_types() -> None:
    state = at(TURN(1, 2))
    assert [str(action) for action in state.legal_actions()] == [
        "take 1",
        "take 2",
        "challenge",
        "give-up",
        "stop",
    ]


def test_a_copy_has_an_agenda_of_its_own() -> None:
    state = at(TURN(0, 3), note("end"))
    other = state.copy()
    other.apply(STOP())
    assert state.agenda == [note("end"), TURN(0, 3)]
    assert (state.trail, other.trail) == ((), ("stop", "end"))


# --- as plain data, and pickled ---


def test_an_agenda_is_plain_data_at_any_moment_and_comes_back() -> None:
    state = at(TURN(0, 2), note("x", "y"), three())
    state.apply(CHALLENGE())
    data = json.loads(json.dumps(state.data()))
    assert data["agenda"] == [
        ["three()"],
        ["note()", "x", "y"],
        ["turn?", 0, 2],
        ["note()", "answered"],
        ["taking?", 1, 3],
    ]
    again = Heap.from_data(data)
    assert again == state
    for one in (state, again):
        one.apply(TAKE(1))
        one.apply(STOP())
    assert again == state
    assert state.trail[-6:] == ("stop", "x", "y", "one", "two", "three")


@pytest.mark.parametrize(
    "entry", [["taking?"], ["taking?", 2], ["taking?", -1], ["taking?", "0"], ["taking"], ["note?", 0], []]
)
def test_what_is_no_entry_of_an_agenda_is_said(entry: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygames.engine.named._imported", {"tests.engine.game"})  # there is no such module
    with pytest.raises(BadPosition) as caught:
        Heap.from_data(Heap.new(2, 1).data() | {"agenda": [entry]})
    assert (caught.value.key, caught.value.params) == ("bad_field", {"name": "agenda"})


@pytest.mark.parametrize(
    "thing",
    [
        note,
        TAKING,
        TAKE,
        TAKE(1),
        CHALLENGE(),
        note("x"),
        TAKING(1, 2),
        Decision(0, TAKING, (TAKE(0), TAKE(1))),
    ],
    ids=repr,
)
def test_steps_decisions_and_actions_survive_pickle_and_copy(thing: Any) -> None:
    for again in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):  # noqa: S301
        assert again == thing
        assert repr(again) == repr(thing)
        if isinstance(thing, Named) or not isinstance(thing, tuple):
            assert again is thing


def test_a_state_survives_pickle_in_the_middle_of_its_agenda() -> None:
    state = at(TURN(0, 2), note("x"), three())
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert again == state
    assert again.agenda[-1][0] is TURN


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_constant_of_a_game_survives_pickle_and_copy(game: str) -> None:
    pygames.load(game)
    home = f"pygames.games.{game.replace('-', '_')}"
    constants = [found for found in Named.of_this_kind() if found.home == home]
    for kind in (Step, DecisionType, ActionType):
        assert sum(isinstance(found, kind) for found in constants) > 3
    for found in constants:
        assert found.game == game
        assert pickle.loads(pickle.dumps(found)) is copy.copy(found) is copy.deepcopy(found) is found  # noqa: S301
        assert found.kind.find(home, found.name) is found


def test_a_pickle_is_read_before_its_game_is_loaded(tmp_path: Path) -> None:
    match = pygames.new("heroz", seed=7)
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps((true_state(match).copy(), match.decision)))
    code = (
        "import pickle, sys\n"
        "with open(sys.argv[1], 'rb') as file: state, decision = pickle.load(file)\n"
        "print(decision, *decision.legal_actions[:1], state.decision is decision.type)\n"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", code, file],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.split() == f"{match.decision} {decision_of(match).legal_actions[0]} True".split()


# --- names ---


def test_two_constants_of_a_kind_and_a_game_have_two_names() -> None:
    def twice(state: Heap) -> None:
        """A step of this name."""

    made = step(twice)
    with pytest.raises(ValueError, match=r"two of tests\.engine are called 'twice'"):
        step(twice)
    with pytest.raises(ValueError, match="'taking'"):
        DecisionType("taking", "T-1", STOP)
    with pytest.raises(ValueError, match="'take'"):
        Take("take")
    # a step and a type of decision may have one name: `turn()`, `turn?`
    assert Step.find("tests.engine", "twice") is made
    both = DecisionType("twice", "T-1", STOP)
    assert DecisionType.find("tests.engine", "twice") is both
    assert TAKING.home == TAKE.home == note.home == "tests.engine"

"""The conformance kit: the laws that every game keeps. A game joins with one line (test_conformance.py).

The kit plays random games under every combination of the game's options and seat counts. It keeps
positions that differ in their decision and in the types of action on offer, and holds the laws against
them. All of it is repeatable: the same code meets the same positions. What a seat may know has its laws in
`hidden.py`.
"""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, ClassVar

import pytest

import pygames
from pygames.engine.action import Action
from pygames.engine.decision import DecisionType
from pygames.engine.errors import BadOption, BadPosition, CannotUndo, GameError, IllegalAction
from pygames.engine.event import Event, Term
from pygames.engine.game import Game
from pygames.engine.state import State, Step
from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer, Words
from pygames.words.rulebook import Rulebook
from tests.kit.cases import Case, every_action, every_event, sampled, some, spoil
from tests.kit.play import decision_of, now, play_on, restart, result_of, steps, whole
from tests.kit.truth import true_state

TRIED = 40  # of each type's actions, how many are tried outside the list
ON = 30  # choices played on from a position
UNDONE = 60  # choices of a game that are taken back: to undo is to play again, so that long games take long


class Laws:
    """What every game keeps. Subclasses, made by `conform`, name the game."""

    game: ClassVar[Game[Any]]
    cases: ClassVar[list[Case]]
    most: ClassVar[int]  # the bound on the choices of a game
    unmet: ClassVar[frozenset[str]]  # types of action that no game from the start comes to
    silent: ClassVar[frozenset[str]]  # words that mean nothing when pointed at
    flashes: ClassVar[frozenset[str]]  # kinds of event that show a card for a moment only
    name: ClassVar[staticmethod[[Any, str, Any], str]]  # a card of a pack, as the views write it
    known: ClassVar[staticmethod[[Any, int], set[tuple[str, Any]]]]  # cards that a seat has not forgotten

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each law on each case, all laws on one before the next: its games are played once a process."""
        if "case" in metafunc.fixturenames:
            cases = [
                pytest.param(case, marks=[] if case.everyday else pytest.mark.full) for case in self.cases
            ]
            metafunc.parametrize("case", cases, ids=map(repr, self.cases), scope="class")

    @property
    def book(self) -> Rulebook:
        return self.game.part(Words).rulebook

    # --- the kit itself ---

    def test_the_kit_meets_every_type_of_action(self) -> None:
        """A law that nothing was held against proves nothing."""
        stops = [stop for case in self.cases if case.everyday for stop in case.stops]
        met = {action.type.name for stop in stops for action in decision_of(stop).legal_actions}
        assert met == {kind.name for kind in self.game.syntax.types} - self.unmet

    # --- the course of a game ---

    def test_the_legal_list_is_never_empty_and_has_no_duplicates(self, case: Case) -> None:
        for game in case.finished:
            for match in steps(game):
                legal = decision_of(match).legal_actions
                assert legal, match.decision
                assert len(set(legal)) == len(legal), match.decision

    def test_a_game_ends_within_its_bound_by_a_rule(self, case: Case) -> None:
        for match in case.finished:
            assert len(match.choices) <= self.most
            assert match.result is not None
            assert match.result.rule in self.book
            assert set(match.result.winners) <= set(range(case.seats))

    def test_nothing_can_be_played_after_the_end(self, case: Case) -> None:
        match = case.finished[0].copy()
        before = whole(match)
        for attempt in (match.play, match.why_not):
            with pytest.raises(GameError):
                attempt(match.choices[-1].action)
        with pytest.raises(CannotUndo):
            match.undo()
        assert whole(match) == before

    def test_cards_are_conserved(self, case: Case) -> None:
        for game in case.finished[:4]:
            wanted = dict(true_state(game.at_choice(0)).census())  # compared sooner than Counters
            for match in steps(game):
                assert dict(true_state(match).census()) == wanted, f"choice {len(match.choices) + 1}"
            assert dict(true_state(game).census()) == wanted

    def test_a_step_asks_one_decision_at_the_most(self, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
        """What it has changed before is in the state, so a position is never in the middle of a step."""
        carried_out: set[str] = set()

        def watched(step: Step[Any]) -> Callable[..., None]:
            now = step.now

            def run(state: State, *args: Any) -> None:
                below = len(state.agenda)
                now(state, *args)
                added = state.agenda[below:]
                assert sum(isinstance(entry[0], DecisionType) for entry in added) <= 1, step
                carried_out.add(step.name)

            return run

        home = self.game.state.__module__.rpartition(".")[0]
        steps_of_game = [found for found in Step.of_this_kind() if found.home == home]
        for step in steps_of_game:
            monkeypatch.setattr(step, "now", watched(step))
        for game in case.finished[:4]:
            play_again = game.at_choice(len(game.choices))
            assert true_state(play_again) == true_state(game)
        assert carried_out

    def test_every_decision_cites_a_rule_of_the_rulebook(self, case: Case) -> None:
        for stop in case.stops:
            assert decision_of(stop).type.rule in self.book, stop.decision

    # --- copies ---

    def test_a_copy_equals_its_original(self, case: Case) -> None:
        for match, before in [*case.as_met, *((game, whole(game)) for game in case.finished[:3])]:
            assert whole(match.copy()) == before
            state = true_state(match)
            assert state.copy() == state == type(state).from_data(json.loads(json.dumps(state.data())))
            assert state.copy().data() == state.data()

    def test_playing_on_a_copy_never_changes_the_original(self, case: Case) -> None:
        for match, before in case.as_met:
            play_on(match.copy(), case.player("copy"), ON * 3)
            assert whole(match) == before

    def test_a_copy_goes_on_as_its_original_would(self, case: Case) -> None:
        for match in case.stops:
            one, other = match.copy(), match.copy().copy()
            play_on(one, case.player("on"), ON)
            play_on(other, case.player("on"), ON)
            assert whole(one) == whole(other)

    def test_looking_changes_nothing(self, case: Case) -> None:
        for match, before in case.as_met:
            looked = match.copy()
            for seat in (None, *range(case.seats)):
                spoil(looked.view(seat))
            for action in sampled(self.game, case.rng("look"), 5):
                looked.why_not(action)
            looked.why_not_undo()
            assert whole(looked) == before

    # --- values ---

    def test_actions_events_and_decisions_survive_pickle_copy_and_comparison(self, case: Case) -> None:
        for stop in case.stops:
            past = stop.choices[-10:]
            for value in (stop.decision, *decision_of(stop).legal_actions, *stop.opening, *past):
                for again in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):  # noqa: S301
                    assert again == value
                    assert repr(again) == repr(value)
                    assert len(repr(value)) < 50_000  # a choice does not hold the choices before it
            assert hash(stop.decision) == hash(stop.copy().decision)
        game = case.finished[0]
        assert pygames.replay(game.record).choices == game.choices

    def test_a_state_survives_pickle(self, case: Case) -> None:
        for stop in case.stops:
            again = pickle.loads(pickle.dumps(true_state(stop).copy()))  # noqa: S301
            assert again == true_state(stop)

    # --- texts ---

    def test_every_action_parses_back_to_itself(self, case: Case) -> None:
        parse = self.game.syntax.parse
        for action in sampled(self.game, case.rng("parse"), 300):
            assert parse(action.text) is action
        for match in case.stops:
            for action in decision_of(match).legal_actions:
                assert match.parse(str(action)) is action

    def test_every_event_parses_back_to_itself(self, case: Case) -> None:
        parsed: dict[str, Event] = {}
        for event in every_event(case):
            for seen in (event, *(event.seen_by(seat) for seat in (None, *range(case.seats)))):
                text = str(seen)
                if text not in parsed:
                    parsed[text] = Event.parse(text)
                assert parsed[text] == seen

    def test_every_event_cites_rules_of_the_rulebook(self, case: Case) -> None:
        for event in every_event(case):
            assert event.rules, event
            assert all(rule in self.book for rule in event.cited), event

    def test_rules_stand_behind_numbers_that_everybody_saw(self, case: Case) -> None:
        for event in every_event(case):
            assert all(isinstance(event.params[name], int) for name in event.because), event
            assert all(event.because.values()), event
            for name, rules in event.because.items():
                amounts = [Term.parse(rule).amount for rule in rules]
                assert not any(amounts) or sum(amounts) == event.params[name], event

    def test_what_adds_to_a_number_has_a_name(self, case: Case) -> None:
        """“Why 11?” names a thing, or in a few words what the rule is there."""
        behind = (rule for event in every_event(case) for rules in event.because.values() for rule in rules)
        terms = {Term.parse(rule) for rule in behind}
        for language in LANGUAGES:
            localizer = Localizer(self.game, language, options=case.options)
            unnamed = {it.rule for it in terms if it.amount and not localizer.term(it)}
            assert not unnamed

    def test_a_number_that_rules_have_made_stands_in_its_sentence(self, case: Case) -> None:
        """“Why 6?” is asked below the sentence: its 6 has to be there as a number, not within "d6"."""
        told = {event.kind: event for event in every_event(case) if event.because}
        for language in LANGUAGES:
            localizer = Localizer(self.game, language, options=case.options)
            for event in told.values():
                said = localizer.event(event).replace("\N{MINUS SIGN}", "-")
                numbers = re.findall(r"(?<!\w)-?\d+(?!\w)", said)
                assert {str(event.params[name]) for name in event.because} <= {*numbers}, (event, numbers)

    def test_no_event_shows_its_secret_to_others(self, case: Case) -> None:
        for event in every_event(case):
            for seat in (None, *range(case.seats)):
                seen = event.seen_by(seat)
                assert seen.to is None
                assert not seen.secret
                if seat == event.to and seat is not None:
                    assert seen.params == {**event.params, **event.secret}
                else:
                    assert seen.params == event.params

    def test_everything_can_be_said(self, case: Case) -> None:
        """In every language: questions, choices, refusals, events as each seat saw them, the result."""
        for language in LANGUAGES:
            localizer = Localizer(self.game, language, options=case.options)
            for stop in case.stops:
                said = [localizer.question(stop.view(None))]
                said += [localizer.action(action) for action in decision_of(stop).legal_actions]
                outside = [stop.why_not(action) for action in sampled(self.game, case.rng("said"), 3)]
                said += [localizer.refusal(refused) for refused in outside if refused is not None]
                assert all(said)
            for match in case.finished[:3]:
                seen = [event.seen_by(seat) for event in match.events for seat in (None, *range(case.seats))]
                assert all(localizer.event(event) for event in {str(event): event for event in seen}.values())
                result = result_of(match)
                winner = {"seat": result.winners[0]} if result.winners else {}
                assert localizer.text(f"result.{result.how}", winner)

    def test_the_text_table_ends_with_the_choices(self, case: Case) -> None:
        """For the seat that is asked, one line for each legal action; the same for the same view."""
        for language in LANGUAGES:
            localizer = Localizer(self.game, language, options=case.options)
            for match in [*case.stops, case.finished[0]]:
                for seat in (None, *range(case.seats)):
                    view = match.view(seat)
                    sections = self.game.part(Words).describe(view, localizer)
                    assert all(section.heading and all(section.lines) for section in sections)
                    assert view == match.view(seat), "describing changes nothing"
                    if match.decision is not None and match.decision.seat == seat:
                        assert len(sections[-1].lines) == len(match.decision.legal_actions)

    # --- legality ---

    def test_every_listed_action_is_accepted(self, case: Case) -> None:
        for stop in case.stops:
            for number, action in enumerate(some(decision_of(stop).legal_actions, case.rng("listed"), TRIED)):
                match = stop.copy()
                assert match.why_not(action) is None
                match.play(action.text if number % 2 else action)
                assert match.choices[-1].action is action

    def test_every_action_outside_the_list_is_refused_by_a_rule(self, case: Case) -> None:
        rng = case.rng("outside")
        everyday = [case for case in self.cases if case.everyday]
        for number, match in enumerate(case.stops):
            legal = set(decision_of(match).legal_actions)
            # every conceivable action is held against one position of one of the cases
            if number == 0 and case in everyday:
                universe: Iterator[Action] = islice(
                    every_action(self.game), everyday.index(case), None, len(everyday)
                )
            else:
                universe = sampled(self.game, rng, TRIED)
            for action in universe:
                refused = match.why_not(action)
                if action in legal:
                    assert refused is None, action
                    continue
                assert refused is not None, action
                assert refused.game == self.game.id
                assert refused.rule in self.book, (action, refused.rule)

    def test_a_refused_choice_changes_nothing(self, case: Case) -> None:
        for stop, before in case.as_met:
            match = stop.copy()
            legal = set(decision_of(match).legal_actions)
            for action in sampled(self.game, case.rng("refused"), 2):
                if action in legal:
                    continue
                why = match.why_not(action)
                with pytest.raises(IllegalAction) as refused:
                    match.play(action)
                assert refused.value.refusal == why
            assert whole(match) == before

    def test_pointing_agrees_with_the_list(self, case: Case) -> None:
        rng = case.rng("point")
        words = list(
            dict.fromkeys(w for kind in self.game.syntax.types for d in kind.domains for w in d.words)
        )
        for match in case.stops:
            starts = {
                words[:n]
                for action in decision_of(match).legal_actions
                for words in action.orders
                for n in range(1, len(words) + 1)
            }
            several = [tuple(rng.choice(words) for _ in range(2 + rng.below(2))) for _ in range(TRIED)]
            begun = [(*some(sorted(starts), rng, 1)[0], rng.choice(words)) for _ in range(TRIED) if starts]
            for pointed in [*starts, *((word,) for word in words), *several, *begun]:
                refused = match.why_not_pointing(pointed)
                if pointed in starts:
                    assert refused is None, pointed
                elif refused is not None:
                    assert refused.rule in self.book
                else:
                    assert len(pointed) > 1 or pointed[0] in self.silent, (match.decision, pointed)

    # --- records ---

    def test_a_record_replays_to_the_same_bytes(self, case: Case) -> None:
        """It does so as JSON and as a link; of the positions on the way by turns as one and the other."""
        games = [(game, whole(game)) for game in case.finished[:3]]
        for number, (match, before) in enumerate([*games, *case.as_met]):
            record = match.record
            json_text, link = record.json(), record.link(self.game)
            for text in (json_text, link) if number < 3 else (link if number % 2 else json_text,):
                again = pygames.replay(text)
                repeated = again.record
                assert repeated.json() == json_text
                assert repeated.link(self.game) == link
                assert whole(again) == before

    def test_a_position_goes_on_from_plain_data(self, case: Case) -> None:
        for stop in case.stops:
            again = restart(stop)
            assert now(again) == now(stop)
            match = stop.copy()
            play_on(match, case.player("position"), ON)
            play_on(again, case.player("position"), ON)
            assert now(again) == now(match)

    def test_a_record_that_begins_at_a_position_replays_to_the_same_bytes(self, case: Case) -> None:
        for number, stop in enumerate(case.stops[:8]):
            match = restart(stop)
            play_on(match, case.player("from"), ON)
            record = match.record
            again = pygames.replay(record.link(self.game) if number % 2 else record.json())
            assert again.record == record
            assert whole(again) == whole(match)

    def test_data_that_is_no_position_is_refused(self, case: Case) -> None:
        nonsense: tuple[Any, ...] = ("x" * 3, None, 1 << 70, {"a": 1}, [[[]]])
        for number, stop in enumerate(case.stops[:3]):
            data = true_state(stop).data()
            for name in data:
                for wrong in nonsense[number::3]:
                    spoiled = {**data, name: wrong}
                    with suppress(BadPosition, BadOption):  # and nothing else; some data makes sense
                        pygames.position(self.game.id, spoiled, options=case.options)
                without = {key: value for key, value in data.items() if key != name}
                with pytest.raises(BadPosition):
                    pygames.position(self.game.id, without, options=case.options)

    # --- undo ---

    def test_undo_gives_the_same_bytes_back(self, case: Case) -> None:
        game = case.finished[0]
        past: list[bytes] = []
        for number, match in enumerate(islice(steps(game), UNDONE)):
            past.append(now(match))
            back = match.copy()
            for earlier in range(number - 1, number - 4, -1):
                if back.why_not_undo() is not None:
                    break
                back.undo()
                assert now(back) == past[earlier]
            left = len(back.choices)
            if left < number:
                back.play(game.choices[left].action)
                assert now(back) == past[left + 1]

    def test_undo_keeps_its_three_laws(self, case: Case) -> None:
        """It never changes who is to act, never makes another redo, never crosses what was revealed."""
        for stop, first in case.as_met:
            for action in some(decision_of(stop).legal_actions, case.rng("undo"), 3):
                match = stop.copy()
                events = match.play(action)
                revealed = [event for event in events if event.reveals]
                same_seat = match.decision is not None and decision_of(match).seat == decision_of(stop).seat
                refused = match.why_not_undo()
                # a random number that was drawn is told by an event, so that undo cannot draw it anew
                drawn = true_state(match).rng_state != true_state(stop).rng_state
                assert revealed or not drawn, action
                if same_seat and not revealed:
                    assert refused is None
                    assert match.undo().seat == decision_of(match).seat == decision_of(stop).seat
                    assert whole(match) == first
                    continue
                assert refused is not None
                assert refused.event is None or refused.event in revealed
                before = whole(match)
                with pytest.raises(CannotUndo):
                    match.undo()
                assert whole(match) == before

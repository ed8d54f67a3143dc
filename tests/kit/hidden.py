"""The laws of what a seat may know: views, events, forks, and what an opponent is given."""

import gc
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice
from typing import Any

import pytest

import pygames
from pygames.bots import Observation, decide, make, names
from pygames.bots.search import Strong
from pygames.engine.action import ActionType
from pygames.engine.errors import CannotUndo, GameError, IllegalAction
from pygames.engine.face import Face
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.state import State
from pygames.engine.view import words_in
from pygames.words.localizer import Localizer
from tests.kit.cases import Case, some, words_of
from tests.kit.laws import ON, Laws
from tests.kit.play import Player, decision_of, now, play_on, steps, view_bytes, whole
from tests.kit.truth import held, true_state

FORKS = 24  # forks of a position, where their variety is looked at
ASKED = 3  # positions of a case at which opponents are asked
PLAYOUTS = 6  # of a search, which a law need not have deep


class HiddenLaws(Laws):
    """What every game keeps hidden, and from whom."""

    def test_a_view_is_plain_data(self, case: Case) -> None:
        for match in [*case.stops, *case.finished[:3]]:
            for seat in (None, *range(case.seats)):
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert ("legal_actions" in (view["decision"] or {})) == (
                    match.decision is not None and match.decision.seat == seat
                )

    def test_what_a_table_is_told_beside_a_view_is_plain_data(self, case: Case) -> None:
        """What follows from it, and what is shown of each thing in it; the view stays as it is."""
        for match in [*case.stops[:2], *case.finished[:1]]:
            view, localizer = match.view(0), Localizer(case.game, "en", options=match.options)
            before, there = json.dumps(view), words_in(view)
            told: list[Any] = [case.game.part(Face).derived(view, match.options)]
            for domain in {domain for kind in case.game.syntax.types for domain in kind.domains}:
                told += [localizer.details(view, domain.name, it) for it in domain.words if it in there]
            assert json.loads(json.dumps(told)) == told
            assert json.dumps(view) == before

    def test_two_states_that_a_seat_cannot_tell_apart_have_the_same_forks(self, case: Case) -> None:
        """So nothing in a fork leads to the truth: not by an order of cards, not by a random number."""
        rng = case.rng("apart")
        for stop in case.stops:
            state = true_state(stop)
            for seat in range(case.seats):
                other = state.determinized(seat, rng.below(1 << 64))
                _shuffle_piles(other, seat, self.known(state, seat), rng)
                for seed in range(4):
                    fork, again = state.determinized(seat, seed), other.determinized(seat, seed)
                    assert fork == again, [
                        name for name in fork.fields if getattr(fork, name) != getattr(again, name)
                    ]

    def test_a_fork_agrees_with_all_that_its_seat_knows(self, case: Case) -> None:
        for stop in case.stops:
            wanted = true_state(stop).census()
            for seat in range(case.seats):
                view, seen = view_bytes(stop, seat), true_state(stop).observation(seat)
                for seed in range(6):
                    fork = stop.fork(seat, seed)
                    assert view_bytes(fork, seat) == view
                    assert view_bytes(fork.fork(seat, seed + 1), seat) == view
                    assert true_state(fork).observation(seat) == seen
                    assert true_state(fork).census() == wanted

    def test_an_onlooker_knows_no_more_than_any_seat(self, case: Case) -> None:
        for stop in case.stops:
            for seat in range(case.seats):
                before = view_bytes(stop, None)
                for seed in range(3):
                    assert view_bytes(stop.fork(seat, seed), None) == before

    def test_an_onlooker_is_given_what_all_may_know_and_no_more(self, case: Case) -> None:
        """A view is one for all positions that an onlooker cannot tell apart, and for a game that goes on."""
        for stop in case.stops:
            seen = view_bytes(stop, None)
            given = true_state(stop).determinized(None, 3)
            assert given.census() == true_state(stop).census()
            match = Match.at(stop.game, given, stop.options)
            assert view_bytes(match, None) == seen
            for seat in range(case.seats):
                other = true_state(stop).determinized(seat, 11)
                _shuffle_piles(other, seat, self.known(true_state(stop), seat), case.rng("given"))
                assert other.determinized(None, 3) == given
            play_on(match, case.player("given"), 12)

    def test_hidden_cards_vary_over_forks(self, case: Case) -> None:
        """Where a seat does not know which cards lie, forks put others. Piles have no order in a fork."""
        for stop in case.stops:
            state = true_state(stop)
            for seat in range(case.seats):
                known = self.known(state, seat)
                unknown: dict[str, dict[tuple[str, int], int]] = defaultdict(Counter)
                for pack, name, index, card, seen in _cards(state, seat):
                    if not seen and (pack, card) not in known:
                        unknown[pack][name, index] += 1
                found = defaultdict(set)
                for seed in range(FORKS):
                    for pack, name, index, card, _ in _cards(state.determinized(seat, seed), seat):
                        if (pack, card) not in known:
                            found[pack, name, index].add(card)
                for pack, rows in unknown.items():
                    for (name, index), n in rows.items():
                        # with too few elsewhere one cannot be sure that each takes turns
                        if sum(rows.values()) - n >= 6 and not state.fields[name].pile:
                            assert len(found[pack, name, index]) > n, (stop.decision, seat, name, index)

    def test_the_future_of_a_fork_is_its_own(self, case: Case) -> None:
        for stop in case.stops:
            states = {true_state(stop.fork(0, seed)).rng_state for seed in range(FORKS)}
            assert len(states) == FORKS
            assert true_state(stop).rng_state not in states
            assert now(stop.fork(0, 7)) == now(stop.fork(0, 7))

    def test_what_a_seat_cannot_see_never_changes_what_an_opponent_does(
        self, case: Case, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Positions that differ only in that get the same answer of each level, asked with the same seeds."""
        bots = [make(name, self.game.id) for name in names(self.game.id)]
        for bot in bots:
            if isinstance(bot, Strong):
                monkeypatch.setattr(bot.guide, "budget", lambda _seats: PLAYOUTS)
        asked = [stop for stop in case.stops if len(decision_of(stop).legal_actions) > 1]
        for stop in some(asked, case.rng("asked"), ASKED):
            seat = decision_of(stop).seat
            other = stop.fork(seat, 17)
            _shuffle_piles(true_state(other), seat, self.known(true_state(stop), seat), case.rng("unseen"))
            for bot in bots:
                assert decide(bot, stop, Rng(3)) is decide(bot, other, Rng(3)), (stop.decision, bot)

    def test_a_fork_has_no_past(self, case: Case) -> None:
        """The past holds secrets, and a fork could not be taken back into it."""
        for stop in case.stops:
            fork = stop.fork(decision_of(stop).seat, 3)
            assert not fork.events
            assert not fork.choices
            play_on(fork, case.player("past"), 2)
            with pytest.raises(CannotUndo):
                fork.undo()
            with pytest.raises(GameError):
                fork.record  # noqa: B018 - reading it is the test

    def test_a_fork_is_independent_and_goes_on_to_the_end(self, case: Case) -> None:
        for number, (stop, before) in enumerate(case.as_met):
            for seat in range(case.seats):
                fork = stop.fork(seat, 5)
                copy = fork.copy()
                play_on(fork, case.player("fork"), ON)
                play_on(copy, case.player("fork"), ON)
                assert now(copy) == now(fork)
                if seat == number % case.seats:
                    play_on(fork, case.player("end"), self.most)
                    assert fork.result is not None
            assert whole(stop) == before

    def test_an_event_shows_a_card_only_to_those_who_see_it(self, case: Case) -> None:
        """A card named in an event is in the view of the seat, before or after it, or was just flashed."""
        seats = (None, *range(case.seats))
        for game in case.finished[:1]:
            cards = {self.name(true_state(game), pack, card) for pack, card in true_state(game).census()}
            before = {seat: words_of(next(steps(game)).view(seat)) for seat in seats}
            for later in chain(islice(steps(game), 1, None), [game]):
                after = {seat: words_of(later.view(seat)) for seat in seats}
                for seat in seats:
                    seen = before[seat] | after[seat]
                    for event in later.choices[-1].events:
                        named = cards & {str(value) for value in event.seen_by(seat).params.values()}
                        if event.kind in self.flashes:
                            seen |= named
                        assert named <= seen, (event, seat)
                before = after

    def test_what_can_be_undone_has_told_nothing(self, case: Case) -> None:
        """No random number was used, and what each seat then sees follows from what it saw before."""
        for stop in case.stops:
            for action in some(decision_of(stop).legal_actions, case.rng("told"), 10):
                match = stop.copy()
                events = match.play(action)
                if match.why_not_undo() is not None:
                    continue
                assert true_state(match).rng_state == true_state(stop).rng_state, action
                for seat in range(case.seats):
                    for seed in range(4):
                        fork = stop.fork(seat, seed)
                        true_state(fork).log = []
                        with suppress(IllegalAction):  # another seat's hand may lack the card
                            told = fork.play(action)
                            assert view_bytes(fork, seat) == view_bytes(match, seat), action
                            assert [e.seen_by(seat) for e in told] == [e.seen_by(seat) for e in events]


def _cards(state: State, seat: int) -> Iterator[tuple[str, str, int, Any, bool]]:
    """Every card: its pack, the field in which it lies, the index there, itself, whether it is seen."""
    for name, field in state.fields.items():
        if field.pack:
            for index, entry in field.entries(getattr(state, name)):
                for at, card in enumerate(field.cards(entry)):
                    seen = field.sees(state, seat, index, at)
                    yield field.pack_of(index, card), name, index, field.card(card), seen


def _shuffle_piles(state: State, seat: int, known: set[tuple[str, Any]], rng: Rng) -> None:
    """Put the cards of every pile of which the seat does not know where they lie there in another order."""
    for name, field in state.fields.items():
        if not field.pile:
            continue
        for index, entry in list(field.entries(getattr(state, name))):
            unknown = [
                at
                for at, card in enumerate(entry)
                if not field.sees(state, seat, index, at)
                and (field.pack_of(index, card), field.card(card)) not in known
            ]
            cards = [entry[at] for at in unknown]
            rng.shuffle(cards)
            swapped = dict(zip(unknown, cards, strict=True))
            row = tuple(swapped.get(at, card) for at, card in enumerate(entry))
            if field.length is None:
                setattr(state, name, row)
            else:
                getattr(state, name)[index] = row


def leads_to_the_true_state(games: Iterable[type[Laws]], *, everywhere: bool) -> list[str]:
    """What of the true states of these games can be reached from what opponents are given.

    By attributes, closures and modules. All cases at once, as the way leads through the whole program:
    `everywhere`, or through our own modules only, as those of others hold nothing of ours that we have not
    put there.
    """
    given: list[Any] = []
    true: dict[int, str] = {}
    kept = []  # what is looked for has to live as long as its id is
    for case in (case for laws in games for case in laws.cases):
        seed = case.rng("leads").below(1 << 64)
        match = pygames.new(case.game.id, seed=seed, seats=case.seats, options=case.options)
        play_on(match, Player(case.rng("leads")), 6)
        kept.append(match)
        observation = Observation(match, Rng(5))
        given += [observation, observation.fork(3), observation.determinized(4), observation.view()]
        true |= {found: f"{case.game.id} {case}: {what}" for found, what in _true(match).items()}
    reached = _reached(given, set() if everywhere else _strangers())
    return [what for found, what in true.items() if found in reached]


def _true(match: Match) -> dict[int, str]:
    """What is hidden from who is asked now, each by its id: the match itself, and rows of cards."""
    decision, state = decision_of(match), true_state(match)
    found = {id(match): "match", id(state.agenda): "agenda"}
    found |= {id(part): name for name, part in held(match).items()}
    for name, field in state.fields.items():
        for index, entry in field.entries(getattr(state, name)):
            # rows of one or two cards may be the very same by chance
            if field.pack and not field.one and len(entry) > 2:
                seen = [field.sees(state, decision.seat, index, at) for at in range(len(entry))]
                found |= {id(entry): f"{name} {index}"} if not any(seen) else {}
    return found


def _strangers() -> set[int]:
    """The ids of all modules but those of the package, and of what each holds.

    And of where actions are kept: each holds its words only, and there are hundreds of thousands.
    """
    others = [module for name, module in sys.modules.items() if name.split(".")[0] != "pygames"]
    actions = [id(kind.actions) for kind in ActionType.of_this_kind()]
    return {id(sys.modules), *map(id, others), *(id(vars(module)) for module in others), *actions}


def _reached(start: list[Any], shut: set[int]) -> set[int]:
    """The ids of all objects to which a chain of references leads from these, not through what is shut."""
    found = set(shut)
    fresh = {id(thing): thing for thing in start}
    while fresh:
        found |= fresh.keys()
        next_ones = gc.get_referents(*fresh.values())
        fresh = {id(thing): thing for thing in next_ones if id(thing) not in found}
    return found

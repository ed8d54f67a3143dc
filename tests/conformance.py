"""The conformance kit: the laws that every game keeps. A game joins with one line (test_conformance.py).

The kit plays random games under every combination of the game's options and seat counts. It keeps
positions that differ in their question and in the kinds of action they allow, and holds the laws
against them. All of it is repeatable: the same code meets the same positions.
"""

from __future__ import annotations

import json
from collections import Counter
from contextlib import suppress
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

import pygames
from pygames.core.chance import Chance
from pygames.core.errors import CannotUndo, GameError, Refused
from pygames.core.event import Event
from pygames.core.rulebook import LANGUAGES
from pygames.core.speech import Speech
from tests.cases import Case, every_action, every_event, sampled, some, spoil, words_of
from tests.play import as_bytes, every_combination, now, play_on, restart, steps, view_bytes, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pygames.core.game import Game
    from pygames.core.match import Match
    from pygames.core.rulebook import Rulebook

    # where the cards are: for each pack, zone by zone, the cards as the views write them
    Cards = Callable[[Any], Mapping[str, Mapping[str, Sequence[str]]]]

FORKS = 24  # forks of a position, where their variety is looked at
TRIED = 40  # of each verb's actions, how many are tried outside the list
ON = 30  # choices played on from a position


class Laws:
    """What every game keeps. Subclasses, made by `conform`, name the game."""

    game: ClassVar[Game[Any]]
    cases: ClassVar[list[Case]]
    cards: ClassVar[Cards]
    most: ClassVar[int]  # the bound on the choices of a game
    unmet: ClassVar[frozenset[str]]  # verbs that no game from the start comes to
    silent: ClassVar[frozenset[str]]  # words that mean nothing when pointed at
    flashes: ClassVar[frozenset[str]]  # kinds of event that show a card for a moment only
    known: ClassVar[
        Callable[[str, str], bool]
    ]  # (zone, card): seen there by all, though no view shows it now
    kept: ClassVar[Callable[[Any, int], set[str]]]  # cards that a seat knows where they are, likewise

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each law on each case."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=repr)

    @property
    def book(self) -> Rulebook:
        return self.game.rulebook

    # --- the kit itself ---

    def test_the_kit_meets_every_question_and_every_kind_of_action(self) -> None:
        """A law that nothing was held against proves nothing."""
        stops = [stop for case in self.cases for stop in case.stops]
        verbs = {action.verb.name for stop in stops for action in stop.ask.legal}
        assert verbs == {verb.name for verb in self.game.grammar.verbs} - self.unmet
        assert any(stop._answers for stop in stops) or not any(
            match._answers for case in self.cases for game in case.finished[:3] for match in steps(game)
        )

    # --- the course of a game ---

    def test_the_legal_list_is_never_empty_and_has_no_duplicates(self, case: Case) -> None:
        for game in case.finished:
            for match in steps(game):
                legal = match.ask.legal
                assert legal, match.ask
                assert len(set(legal)) == len(legal), match.ask

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
        wanted = packs(self.cards, case.finished[0])
        for game in case.finished:
            for match in steps(game):
                assert packs(self.cards, match) == wanted, f"choice {len(match.choices) + 1}"
            assert packs(self.cards, game) == wanted

    # --- copies ---

    def test_a_copy_equals_its_original(self, case: Case) -> None:
        for match in [*case.stops, *case.finished[:3]]:
            assert whole(match.copy()) == whole(match)
            table = match._table
            assert table.copy().data() == table.data() == type(table).from_data(table.data()).data()

    def test_playing_on_a_copy_never_changes_the_original(self, case: Case) -> None:
        for match in case.stops:
            before = whole(match)
            play_on(match.copy(), case.player("copy"), ON * 3)
            assert whole(match) == before

    def test_a_copy_goes_on_as_its_original_would(self, case: Case) -> None:
        for match in case.stops:
            one, other = match.copy(), match.copy().copy()
            play_on(one, case.player("on"), ON)
            play_on(other, case.player("on"), ON)
            assert whole(one) == whole(other)

    def test_looking_changes_nothing(self, case: Case) -> None:
        for match in case.stops:
            before = whole(match)
            looked = match.copy()
            for seat in (None, *range(case.seats)):
                spoil(looked.view(seat))
            for action in sampled(self.game, case.chance("look"), 5):
                looked.why_not(action)
            looked.why_not_undo()
            assert whole(looked) == before

    # --- texts ---

    def test_every_action_parses_back_to_itself(self, case: Case) -> None:
        parse = self.game.grammar.parse
        for action in sampled(self.game, case.chance("parse"), 300):
            assert parse(action.text) is action
        for match in case.stops:
            for action in match.ask.legal:
                assert match.parse(str(action)) is action

    def test_every_event_parses_back_to_itself(self, case: Case) -> None:
        for event in every_event(case):
            assert Event.parse(str(event)) == event
            for seat in (None, *range(case.seats)):
                seen = event.seen_by(seat)
                assert Event.parse(str(seen)) == seen

    def test_every_event_cites_rules_of_the_rulebook(self, case: Case) -> None:
        for event in every_event(case):
            assert event.rules, event
            assert all(rule in self.book for rule in event.rules), event

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
            speech = Speech(self.game, language, options=case.options)
            for stop in case.stops:
                said = [speech.say(f"prompt.{stop.ask.prompt.id}", {"seat": stop.ask.seat})]
                said += [speech.action(action) for action in stop.ask.legal]
                outside = [stop.why_not(action) for action in sampled(self.game, case.chance("said"), 3)]
                said += [speech.refusal(refused) for refused in outside if refused is not None]
                assert all(said)
            for match in case.finished[:3]:
                seen = [event.seen_by(seat) for event in match.events for seat in (None, *range(case.seats))]
                assert all(speech.event(event) for event in {str(event): event for event in seen}.values())
                result = match.result
                winner = {"seat": result.winners[0]} if result.winners else {}
                assert speech.say(f"result.{result.how}", winner)

    def test_the_text_table_ends_with_the_choices(self, case: Case) -> None:
        """For the seat that is asked, one line for each legal action; the same for the same view."""
        for language in LANGUAGES:
            speech = Speech(self.game, language, options=case.options)
            for match in [*case.stops, case.finished[0]]:
                for seat in (None, *range(case.seats)):
                    view = match.view(seat)
                    sections = self.game.describe(view, speech)
                    assert all(section.heading and all(section.lines) for section in sections)
                    assert view == match.view(seat), "describing changes nothing"
                    if match.ask is not None and match.ask.seat == seat:
                        assert len(sections[-1].lines) == len(match.ask.legal)

    # --- legality ---

    def test_every_listed_action_is_accepted(self, case: Case) -> None:
        for stop in case.stops:
            for number, action in enumerate(some(stop.ask.legal, case.chance("listed"), TRIED)):
                match = stop.copy()
                assert match.why_not(action) is None
                match.play(action.text if number % 2 else action)
                assert match.choices[-1].action is action

    def test_every_action_outside_the_list_is_refused_by_a_rule(self, case: Case) -> None:
        chance = case.chance("outside")
        for number, match in enumerate(case.stops):
            legal = set(match.ask.legal)
            # one position is held against every conceivable action
            universe = every_action(self.game) if number == 0 else sampled(self.game, chance, TRIED)
            for action in universe:
                refused = match.why_not(action)
                if action in legal:
                    assert refused is None, action
                    continue
                assert refused is not None, action
                assert refused.domain == self.game.id
                assert refused.rule in self.book, (action, refused.rule)

    def test_a_refused_choice_changes_nothing(self, case: Case) -> None:
        for stop in case.stops:
            match = stop.copy()
            legal = set(match.ask.legal)
            for action in sampled(self.game, case.chance("refused"), 2):
                if action in legal:
                    continue
                why = match.why_not(action)
                with pytest.raises(Refused) as refused:
                    match.play(action)
                assert (refused.value.rule, refused.value.key, refused.value.params) == (
                    why.rule,
                    why.key,
                    why.params,
                )
            assert whole(match) == whole(stop)

    def test_pointing_agrees_with_the_list(self, case: Case) -> None:
        chance = case.chance("point")
        words = list(
            dict.fromkeys(w for verb in self.game.grammar.verbs for d in verb.domains for w in d.words)
        )
        for match in case.stops:
            starts = {action.words[:n] for action in match.ask.legal for n in range(1, len(action.words) + 1)}
            several = [tuple(chance.choice(words) for _ in range(2 + chance.below(2))) for _ in range(TRIED)]
            begun = [
                (*some(sorted(starts), chance, 1)[0], chance.choice(words)) for _ in range(TRIED) if starts
            ]
            for pointed in [*starts, *((word,) for word in words), *several, *begun]:
                refused = match.why_not_pointing(pointed)
                if pointed in starts:
                    assert refused is None, pointed
                elif refused is not None:
                    assert refused.rule in self.book
                else:
                    assert len(pointed) > 1 or pointed[0] in self.silent, (match.ask, pointed)

    # --- records ---

    def test_a_record_replays_to_the_same_bytes(self, case: Case) -> None:
        for match in [*case.stops, *case.finished[:6]]:
            record = match.record
            link = record.link(self.game)
            for text in (record.json(), link):
                again = pygames.replay(text)
                assert again.record.json() == record.json()
                assert again.record.link(self.game) == link
                assert whole(again) == whole(match)

    def test_a_position_goes_on_from_plain_data(self, case: Case) -> None:
        for stop in case.stops:
            again = restart(stop)
            assert now(again) == now(stop)
            match = stop.copy()
            play_on(match, case.player("position"), ON)
            play_on(again, case.player("position"), ON)
            assert now(again) == now(match)

    # --- what a seat may know ---

    def test_a_view_is_plain_data(self, case: Case) -> None:
        for match in [*case.stops, *case.finished[:3]]:
            for seat in (None, *range(case.seats)):
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert ("legal" in (view["ask"] or {})) == (match.ask is not None and match.ask.seat == seat)

    def test_what_a_seat_cannot_know_never_changes_its_view(self, case: Case) -> None:
        for stop in case.stops:
            for seat in range(case.seats):
                table = stop._table.copy()
                before = as_bytes(self.game.view(table, seat))
                for seed in range(FORKS):
                    self.game.redraw(table, seat, Chance(seed))
                    assert as_bytes(self.game.view(table, seat)) == before

    def test_an_onlooker_knows_no_more_than_any_seat(self, case: Case) -> None:
        for stop in case.stops:
            for seat in range(case.seats):
                before = view_bytes(stop, None)
                for seed in range(3):
                    assert view_bytes(stop.fork(seat, seed), None) == before

    def test_a_fork_agrees_with_all_that_its_seat_knows(self, case: Case) -> None:
        for stop in case.stops:
            wanted = packs(self.cards, stop)
            for seat in range(case.seats):
                before = view_bytes(stop, seat)
                for seed in range(6):
                    fork = stop.fork(seat, seed)
                    assert view_bytes(fork, seat) == before
                    assert view_bytes(fork.fork(seat, seed + 1), seat) == before
                    assert packs(self.cards, fork) == wanted

    def test_hidden_cards_vary_over_forks(self, case: Case) -> None:
        for stop in case.stops:
            for seat in range(case.seats):
                shown = words_of(stop.view(seat))
                forks = [self.cards(stop.fork(seat, seed)._table) for seed in range(FORKS)]
                shown |= self.kept(stop._table, seat)
                for pack, zones in self.cards(stop._table).items():
                    places = [(zone, at) for zone, cards in zones.items() for at in range(len(cards))]
                    unknown = [
                        (zone, at)
                        for zone, at in places
                        if zones[zone][at] not in shown and not self.known(zone, zones[zone][at])
                    ]
                    if len(unknown) < 6:
                        continue  # too few to be sure that each takes turns
                    for zone, at in unknown:
                        found = {fork[pack][zone][at] for fork in forks}
                        assert len(found) > 1, (stop.ask, f"seat {seat}", pack, zone, at)

    def test_the_future_of_a_fork_is_its_own(self, case: Case) -> None:
        for stop in case.stops:
            states = {stop.fork(0, seed)._table.chance.state for seed in range(FORKS)}
            assert len(states) == FORKS
            assert stop._table.chance.state not in states
            assert now(stop.fork(0, 7)) == now(stop.fork(0, 7))

    def test_a_fork_has_no_past(self, case: Case) -> None:
        """The past holds secrets, and a fork could not be taken back into it."""
        for stop in case.stops:
            fork = stop.fork(stop.ask.seat, 3)
            assert fork.events == fork.choices == []
            play_on(fork, case.player("past"), 2)
            with pytest.raises(CannotUndo):
                fork.undo()
            with pytest.raises(GameError):
                fork.record  # noqa: B018 - reading it is the test

    def test_a_fork_is_independent_and_goes_on_to_the_end(self, case: Case) -> None:
        for stop in case.stops:
            before = whole(stop)
            for seat in range(case.seats):
                fork = stop.fork(seat, 5)
                copy = fork.copy()
                assert now(copy) == now(fork)
                play_on(fork, case.player("fork"), ON)
                play_on(copy, case.player("fork"), ON)
                assert now(copy) == now(fork)
                play_on(fork, case.player("end"), self.most)
                assert fork.result is not None
            assert whole(stop) == before

    def test_an_event_shows_a_card_only_to_those_who_see_it(self, case: Case) -> None:
        """A card named in an event is in the view of the seat, before or after it, or was just flashed."""
        seats = (None, *range(case.seats))
        for game in case.finished[:4]:
            cards = {card for pack in packs(self.cards, game).values() for card in pack}
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

    # --- undo ---

    def test_undo_gives_the_same_bytes_back(self, case: Case) -> None:
        game = case.finished[0]
        past: list[bytes] = []
        for number, match in enumerate(steps(game)):
            past.append(now(match))
            back = match.copy()
            for earlier in range(number - 1, number - 4, -1):
                if back.why_not_undo() is not None:
                    break
                chosen = back.undo()
                assert now(back) == past[earlier]
                again = back.copy()
                again.play(chosen.action)
                assert now(again) == past[earlier + 1]

    def test_undo_keeps_its_three_laws(self, case: Case) -> None:
        """It never changes who is to act, never makes another redo, never crosses what was revealed."""
        for stop in case.stops:
            for action in some(stop.ask.legal, case.chance("undo"), 10):
                match = stop.copy()
                events = match.play(action)
                revealed = [event for event in events if event.reveals]
                same_seat = match.ask is not None and match.ask.seat == stop.ask.seat
                refused = match.why_not_undo()
                if same_seat and not revealed:
                    assert refused is None
                    assert match.undo().seat == match.ask.seat == stop.ask.seat
                    assert whole(match) == whole(stop)
                    continue
                assert refused is not None
                assert refused.event is None or refused.event in revealed
                before = whole(match)
                with pytest.raises(CannotUndo):
                    match.undo()
                assert whole(match) == before

    def test_what_can_be_undone_has_told_nothing(self, case: Case) -> None:
        """No chance was used, and what each seat then sees follows from what it saw before."""
        for stop in case.stops:
            for action in some(stop.ask.legal, case.chance("told"), 10):
                match = stop.copy()
                events = match.play(action)
                if match.why_not_undo() is not None:
                    continue
                assert match._table.chance.state == stop._table.chance.state, action
                for seat in range(case.seats):
                    for seed in range(4):
                        fork = stop.fork(seat, seed)
                        fork._table.log = []
                        with suppress(Refused):  # another seat's hand may lack the card
                            told = fork.play(action)
                            assert view_bytes(fork, seat) == view_bytes(match, seat), action
                            assert [e.seen_by(seat) for e in told] == [e.seen_by(seat) for e in events]


def nothing(_zone: str, _card: str) -> bool:
    """No card is known but those that the views show."""
    return False


def nowhere(_table: Any, _seat: int) -> set[str]:
    """No seat remembers more than its view shows."""
    return set()


def conform(
    game: str,
    *,
    cards: Cards,
    most: int,
    silent: Sequence[str] = (),
    flashes: Sequence[str] = (),
    known: Callable[[str, str], bool] = nothing,
    kept: Callable[[Any, int], set[str]] = nowhere,
    options: Sequence[Mapping[str, Any]] = (),
    all_seats: bool = False,
    share: float = 1,
    unmet: Sequence[str] = (),
    prelude: Callable[[Match, int], None] | None = None,
) -> type[Laws]:
    """The laws for one game, with every combination of its options and every seat count.

    A combination is tried with the least seats that it allows, the defaults with all; with
    `all_seats` every one with all that allow it. Where there are too many, `options` names those to
    try.
    `prelude(match, number)` makes the first choices of a case's game of this number.
    `share` is the part of the usual games and positions that each is tried with, `unmet` the verbs
    that no game from the start comes to.
    `cards(table)` says where all cards are: {pack: {zone: cards}}. A card keeps to its pack; cards
    are written as in the views. `most` is the bound on the choices of a game, `silent` the words
    that mean nothing when pointed at, `flashes` the kinds of event that show a card for a moment, so
    that no view has it, `known(zone, card)` a card that all have seen go there, `kept(table, seat)` the
    cards of which this seat knows where they are, though its view does not show it.
    """
    loaded = pygames.load(game)
    defaults = loaded.choose_options({})
    wanted = [defaults | dict(chosen) for chosen in options]
    cases: list[Case] = []
    for seats in loaded.seats:
        tried = [case.options for case in cases]
        for number, chosen in enumerate(every_combination(loaded, seats)):
            if number == 0 or ((all_seats or chosen not in tried) and (not wanted or chosen in wanted)):
                cases.append(Case(loaded, seats, chosen, share, prelude))
    fields = {
        "game": loaded,
        "cases": cases,
        "cards": staticmethod(cards),
        "most": most,
        "silent": frozenset(silent),
        "unmet": frozenset(unmet),
        "flashes": frozenset(flashes),
        "known": staticmethod(known),
        "kept": staticmethod(kept),
    }
    return type(f"Test{loaded.title}", (Laws,), fields)


def packs(cards: Cards, match: Match) -> dict[str, Counter[str]]:
    """How often each card is in each pack."""
    return {
        pack: Counter(card for zone in zones.values() for card in zone)
        for pack, zones in cards(match._table).items()
    }

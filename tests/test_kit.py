"""The conformance kit notices: each fault put into HEROZ breaks the law that forbids it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from inspect import signature
from random import Random
from typing import Any

import pytest

import pygames
from pygames.bots import Observation
from pygames.engine.errors import Refusal
from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.forecast import Chance, Forecast, ForecastType, Worlds
from pygames.engine.game import Game
from pygames.engine.state import State, _blank
from pygames.games.heroz import attack, game, specials, turn
from pygames.games.heroz.state import HerozState
from pygames.school.part import School
from pygames.words.localizer import Words
from tests.kit.came_true import heroz
from tests.kit.conform import conform
from tests.kit.games import HEROZ
from tests.kit.hidden import leads_to_the_true_state
from tests.kit.laws import Laws

GAME: Game[HerozState] = game.GAME
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def fresh_blanks() -> Iterator[None]:
    """A state made by a broken copy may have changed what new states are copied from."""
    _blank.cache_clear()
    yield
    _blank.cache_clear()


def with_game(patch: Patch, **parts: Any) -> None:
    """HEROZ with other parts."""
    broken = replace(GAME, **parts)
    patch.setattr(pygames, "load", lambda _: broken)
    patch.setattr("pygames.games.load", lambda _: broken)


def determinizing(patch: Patch, change: Callable[[HerozState, HerozState, int], None]) -> None:
    """Forks that are changed further; the second state is the one before."""
    determinize = HerozState.determinize

    def changed(state: HerozState, seat: int) -> None:
        before = state.copy()
        determinize(state, seat)
        change(state, before, seat)

    patch.setattr(HerozState, "determinize", changed)


def a_fork_keeps_the_other_hand(patch: Patch) -> None:
    def keep(state: HerozState, before: HerozState, _seat: int) -> None:
        state.hands, state.columns, state.decks = before.hands, before.columns, before.decks

    determinizing(patch, keep)


def a_fork_keeps_the_order_of_a_deck(patch: Patch) -> None:
    def keep(state: HerozState, before: HerozState, seat: int) -> None:
        state.decks[seat] = before.decks[seat]

    determinizing(patch, keep)


def a_fork_changes_the_own_hand(patch: Patch) -> None:
    determinize = HerozState.determinize
    patch.setattr(HerozState, "determinize", lambda state, seat: determinize(state, 1 - seat))


def an_opponent_is_given_the_match(patch: Patch) -> None:
    begin = Observation.__init__

    def generous(observation: Observation, match: Any, rng: Any) -> None:
        begin(observation, match, rng)
        observation.rng = lambda: match.view(0)  # type: ignore[assignment]  # that is the fault

    patch.setattr(Observation, "__init__", generous)


def a_module_keeps_the_match(patch: Patch) -> None:
    begin = Observation.__init__

    def noting(observation: Observation, match: Any, rng: Any) -> None:
        begin(observation, match, rng)
        patch.setattr(pygames, "last_match", match, raising=False)  # that is the fault

    patch.setattr(Observation, "__init__", noting)


def the_view_counts_hidden_aces(patch: Patch) -> None:
    def view(state: HerozState, seat: int | None) -> dict[str, Any]:
        return {**GAME.view(state, seat), "aces": sum(card % 13 == 0 for card in state.hands[0])}

    with_game(patch, view=view)


def the_view_gives_its_own_lists_away(patch: Patch) -> None:
    shared: dict[str, list[int]] = {}

    def view(state: HerozState, seat: int | None) -> dict[str, Any]:
        return {**GAME.view(state, seat), "shared": shared.setdefault("list", [1, 2])}

    with_game(patch, view=view)


def a_copy_shares_the_hands(patch: Patch) -> None:
    copy = HerozState.copy

    def shallow(state: HerozState) -> HerozState:
        new = copy(state)
        new.hands = state.hands
        return new

    patch.setattr(HerozState, "copy", shallow)


def a_copy_forgets_a_field(patch: Patch) -> None:
    copy = HerozState.copy

    def forgetful(state: HerozState) -> HerozState:
        new = copy(state)
        new.turn = 0
        return new

    patch.setattr(HerozState, "copy", forgetful)


def emitting(patch: Patch, change: Callable[[Event], Event]) -> None:
    emit = State.emit

    def changed(state: State, *args: Any, **more: Any) -> None:
        emit(state, *args, **more)
        if state.log:
            state.log[-1] = change(state.log[-1])

    patch.setattr(State, "emit", changed)


def an_event_cites_no_rule(patch: Patch) -> None:
    emitting(patch, lambda event: event._replace(rules=("HZ-99",)) if event.kind == "scored" else event)


def a_draw_is_told_openly(patch: Patch) -> None:
    def openly(event: Event) -> Event:
        return event._replace(params={**event.params, **event.secret}) if event.kind == "drew" else event

    emitting(patch, openly)


def drawing_is_not_called_revealing(patch: Patch) -> None:
    emitting(patch, lambda event: event._replace(reveals=False))


def offering(patch: Patch, decision: Any, change: Callable[[Any], Any]) -> None:
    """A decision whose first type of action has other options."""
    (options, *rest), *others = decision._offers  # noqa: SLF001 - a fault is planted
    offers = [(lambda state, seat: change(options(state, seat)), *rest), *others]
    patch.setattr(decision, "_offers", offers)


def a_decision_lists_an_action_twice(patch: Patch) -> None:
    offering(patch, turn.PLACEMENT, lambda options: [*options] * 2)


def a_decision_forgets_an_action(patch: Patch) -> None:
    offering(patch, attack.ATTACKING, lambda options: [*options][1:])


def a_decision_cites_no_rule(patch: Patch) -> None:
    patch.setattr(turn.PLACEMENT, "rule", "HZ-00")


def a_refusal_cites_no_rule(patch: Patch) -> None:
    check = specials.AURA.check

    def nameless(*args: Any) -> Refusal | None:
        refusal = check(*args)
        return refusal and refusal._replace(rule="HZ-00")

    patch.setattr(specials.AURA, "check", nameless)


def a_card_is_lost(patch: Patch) -> None:
    patch.setattr(HerozState, "put_under_deck", lambda *_: None)


def a_step_rolls_its_own_dice(patch: Patch) -> None:
    dice = Random(1)
    begin = turn.turn.now

    def unruly(state: HerozState, seat: int) -> None:
        begin(state, seat)
        if state.decks[0] and not state.opened[0]:
            deck = list(state.decks[0])
            dice.shuffle(deck)
            state.decks[0] = tuple(deck)

    patch.setattr(turn.turn, "now", unruly)


def a_step_asks_twice(patch: Patch) -> None:
    ask = turn.placement.now

    def eager(state: HerozState) -> None:
        ask(state)
        ask(state)

    patch.setattr(turn.placement, "now", eager)


def plain_data_lacks_a_field(patch: Patch) -> None:
    data = HerozState.data

    def lacking(state: HerozState) -> dict[str, Any]:
        return {**data(state), "turn": 1}

    patch.setattr(HerozState, "data", lacking)


def a_word_means_nothing(patch: Patch) -> None:
    with_game(patch, infer_action_type=lambda *_: None)


HAND, ALWAYS = ForecastType("left"), ForecastType("wins")
LOOKING = {
    "left": lambda before, _, seat, params: sum(before.hands[1 - seat]) == params["n"],
    "wins": lambda *_: True,
}


def foreseeing(patch: Patch, tell: Callable[[Worlds[Any]], Forecast]) -> None:
    """One thing is foreseen of every action."""

    def foresee(worlds: Worlds[Any], _action: object) -> Iterator[Forecast]:
        yield tell(worlds)

    face = replace(GAME.part(Face), foresee=foresee, forecasts=(HAND, ALWAYS))
    with_game(patch, parts=(face, GAME.part(Words), GAME.part(School)))
    patch.setattr(heroz, "CAME_TRUE", LOOKING)


def a_guess_is_foreseen(patch: Patch) -> None:
    foreseeing(
        patch, lambda worlds: Forecast(HAND, ("HZ-01",), {"n": sum(worlds.known.hands[1 - worlds.seat])})
    )


def the_truth_is_foreseen(patch: Patch) -> None:
    def begin(worlds: Worlds[Any], state: HerozState, seat: int) -> None:
        worlds.seat, worlds._world = seat, state  # noqa: SLF001 - a fault is planted

    patch.setattr(Worlds, "__init__", begin)
    a_guess_is_foreseen(patch)


def the_odds_are_wrong(patch: Patch) -> None:
    foreseeing(patch, lambda _: Forecast(ALWAYS, ("HZ-01",), {}, Chance(1, 2)))


def a_forecast_cites_no_rule(patch: Patch) -> None:
    foreseeing(patch, lambda _: Forecast(ALWAYS, (), {}))


FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (a_fork_keeps_the_other_hand, "test_hidden_cards_vary_over_forks"),
    (a_fork_keeps_the_order_of_a_deck, "test_two_states_that_a_seat_cannot_tell_apart_have_the_same_forks"),
    (a_fork_changes_the_own_hand, "test_a_fork_agrees_with_all_that_its_seat_knows"),
    (the_view_counts_hidden_aces, "test_a_fork_agrees_with_all_that_its_seat_knows"),
    (the_view_counts_hidden_aces, "test_an_onlooker_knows_no_more_than_any_seat"),
    (the_view_gives_its_own_lists_away, "test_looking_changes_nothing"),
    (a_copy_shares_the_hands, "test_playing_on_a_copy_never_changes_the_original"),
    (a_copy_forgets_a_field, "test_a_copy_equals_its_original"),
    (an_event_cites_no_rule, "test_every_event_cites_rules_of_the_rulebook"),
    (a_draw_is_told_openly, "test_an_event_shows_a_card_only_to_those_who_see_it"),
    (drawing_is_not_called_revealing, "test_what_can_be_undone_has_told_nothing"),
    (a_decision_lists_an_action_twice, "test_the_legal_list_is_never_empty_and_has_no_duplicates"),
    (a_decision_forgets_an_action, "test_every_action_outside_the_list_is_refused_by_a_rule"),
    (a_decision_cites_no_rule, "test_every_decision_cites_a_rule_of_the_rulebook"),
    (a_refusal_cites_no_rule, "test_every_action_outside_the_list_is_refused_by_a_rule"),
    (a_card_is_lost, "test_cards_are_conserved"),
    (a_step_rolls_its_own_dice, "test_a_record_replays_to_the_same_bytes"),
    (a_step_rolls_its_own_dice, "test_a_copy_goes_on_as_its_original_would"),
    (a_step_asks_twice, "test_a_step_asks_one_decision_at_the_most"),
    (plain_data_lacks_a_field, "test_a_position_goes_on_from_plain_data"),
    (a_word_means_nothing, "test_pointing_agrees_with_the_list"),
    (
        the_truth_is_foreseen,
        "test_a_forecast_is_the_same_for_all_states_that_the_seat_cannot_tell_apart",
    ),
    (a_guess_is_foreseen, "test_what_is_foreseen_for_certain_comes_true"),
    (the_odds_are_wrong, "test_what_may_be_happens_as_often_as_foreseen"),
    (a_forecast_cites_no_rule, "test_a_forecast_can_be_said_and_cites_its_rules"),
]


def first_case() -> type[Laws]:
    """The laws of HEROZ for one case, which has to show what all together show."""
    kind = conform("heroz", **HEROZ | {"share": 1})
    kind.cases = kind.cases[:1]
    return kind


@pytest.mark.parametrize(("fault", "law"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_the_kit_notices(fault: Callable[[Patch], None], law: str, monkeypatch: Patch) -> None:
    fault(monkeypatch)
    laws = first_case()()
    test = getattr(laws, law)
    given = {"case": laws.cases[0], "monkeypatch": monkeypatch}
    with pytest.raises((AssertionError, pygames.BadRecord)):
        test(**{name: given[name] for name in signature(test).parameters})


@pytest.mark.parametrize(
    "fault", [an_opponent_is_given_the_match, a_module_keeps_the_match], ids=lambda fault: fault.__name__
)
def test_a_way_to_the_true_state_is_found(fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    fault(monkeypatch)
    assert leads_to_the_true_state([first_case()], everywhere=False)

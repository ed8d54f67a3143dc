"""The conformance kit notices: each fault put into HEROZ breaks the law that forbids it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import pygames
from pygames.core.event import Event
from pygames.core.table import Prompt, Table
from pygames.games.heroz import combat, game, preparation
from pygames.games.heroz.actions import GRAMMAR
from pygames.games.heroz.table import HerozTable
from tests.conformance import conform
from tests.test_conformance import HEROZ

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygames.core.game import Game

GAME: Game[HerozTable] = game.GAME
Patch = pytest.MonkeyPatch


def with_game(patch: Patch, **parts: Any) -> None:
    """HEROZ with other parts."""
    broken = replace(GAME, **parts)
    patch.setattr(pygames, "load", lambda _: broken)
    patch.setattr("pygames.games.load", lambda _: broken)


def redraw_forgets_the_deck(patch: Patch) -> None:
    def redraw(table: HerozTable, seat: int, chance: Any) -> None:
        decks = [list(deck) for deck in table.decks]
        hands = [tuple(hand) for hand in table.hands]
        GAME.redraw(table, seat, chance)
        table.decks[:], table.hands[:] = map(tuple, decks), hands
        table.decks[:] = decks

    with_game(patch, redraw=redraw)


def redraw_changes_the_own_hand(patch: Patch) -> None:
    with_game(patch, redraw=lambda table, seat, chance: GAME.redraw(table, 1 - seat, chance))


def the_view_counts_hidden_aces(patch: Patch) -> None:
    def view(table: HerozTable, seat: int | None) -> dict[str, Any]:
        return {**GAME.view(table, seat), "aces": sum(card % 13 == 0 for card in table.hands[0])}

    with_game(patch, view=view)


def the_view_gives_its_own_lists_away(patch: Patch) -> None:
    shared: dict[str, list[int]] = {}

    def view(table: HerozTable, seat: int | None) -> dict[str, Any]:
        return {**GAME.view(table, seat), "shared": shared.setdefault("list", [1, 2])}

    with_game(patch, view=view)


def a_copy_shares_the_hands(patch: Patch) -> None:
    copy = HerozTable.copy

    def shallow(table: HerozTable) -> HerozTable:
        new = copy(table)
        new.hands = table.hands
        return new

    patch.setattr(HerozTable, "copy", shallow)


def a_copy_forgets_a_field(patch: Patch) -> None:
    copy = HerozTable.copy

    def forgetful(table: HerozTable) -> HerozTable:
        new = copy(table)
        new.turn = 0
        return new

    patch.setattr(HerozTable, "copy", forgetful)


def telling(patch: Patch, change: Callable[[Event], Event]) -> None:
    tell = Table.tell

    def changed(table: Table, *args: Any, **more: Any) -> None:
        tell(table, *args, **more)
        if table.log:
            table.log[-1] = change(table.log[-1])

    patch.setattr(Table, "tell", changed)


def an_event_cites_no_rule(patch: Patch) -> None:
    telling(patch, lambda event: event._replace(rules=("HZ-99",)) if event.kind == "scored" else event)


def a_draw_is_told_openly(patch: Patch) -> None:
    def tell(event: Event) -> Event:
        return event._replace(params={**event.params, **event.secret}) if event.kind == "drew" else event

    telling(patch, tell)


def drawing_is_not_called_revealing(patch: Patch) -> None:
    telling(patch, lambda event: event._replace(reveals=False))


def a_question_lists_a_choice_twice(patch: Patch) -> None:
    prompt = preparation.PLACEMENT
    twice = Prompt(prompt.id, lambda table, seat: [*prompt.candidates(table, seat)] * 2)
    patch.setattr(preparation, "PLACEMENT", twice)


def a_question_forgets_a_choice(patch: Patch) -> None:
    prompt = combat.ATTACKING
    fewer = Prompt(prompt.id, lambda table, seat: list(prompt.candidates(table, seat))[1:])
    patch.setattr(combat, "ATTACKING", fewer)


def a_refusal_cites_no_rule(patch: Patch) -> None:
    verb = next(verb for verb in GRAMMAR.verbs if verb.name == "aura")
    reason = verb.reason

    def nameless(*args: Any) -> Any:
        refused = reason(*args)
        if refused is not None:
            refused.rule = "HZ-00"
        return refused

    patch.setattr(verb, "reason", nameless)


def a_card_is_lost(patch: Patch) -> None:
    patch.setattr(HerozTable, "put_under_deck", lambda *_: None)


def a_script_rolls_its_own_dice(patch: Patch) -> None:
    dice = Random(1)
    turn = preparation.turn

    def unruly(table: HerozTable) -> None:
        turn(table)
        if table.decks[0] and not table.opened[0]:
            deck = list(table.decks[0])
            dice.shuffle(deck)
            table.decks[0] = type(table.decks[0])(deck)

    with_game(patch, scripts={**GAME.scripts, "turn": unruly})


def plain_data_lacks_a_field(patch: Patch) -> None:
    data = HerozTable.data

    def lacking(table: HerozTable) -> dict[str, Any]:
        return {**data(table), "turn": 1}

    patch.setattr(HerozTable, "data", lacking)


def a_word_means_nothing(patch: Patch) -> None:
    with_game(patch, meant=lambda *_: None)


FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (redraw_forgets_the_deck, "test_hidden_cards_vary_over_forks"),
    (redraw_changes_the_own_hand, "test_a_fork_agrees_with_all_that_its_seat_knows"),
    (redraw_changes_the_own_hand, "test_what_a_seat_cannot_know_never_changes_its_view"),
    (the_view_counts_hidden_aces, "test_what_a_seat_cannot_know_never_changes_its_view"),
    (the_view_counts_hidden_aces, "test_an_onlooker_knows_no_more_than_any_seat"),
    (the_view_gives_its_own_lists_away, "test_looking_changes_nothing"),
    (a_copy_shares_the_hands, "test_playing_on_a_copy_never_changes_the_original"),
    (a_copy_forgets_a_field, "test_a_copy_equals_its_original"),
    (an_event_cites_no_rule, "test_every_event_cites_rules_of_the_rulebook"),
    (a_draw_is_told_openly, "test_an_event_shows_a_card_only_to_those_who_see_it"),
    (drawing_is_not_called_revealing, "test_what_can_be_undone_has_told_nothing"),
    (a_question_lists_a_choice_twice, "test_the_legal_list_is_never_empty_and_has_no_duplicates"),
    (a_question_forgets_a_choice, "test_every_action_outside_the_list_is_refused_by_a_rule"),
    (a_refusal_cites_no_rule, "test_every_action_outside_the_list_is_refused_by_a_rule"),
    (a_card_is_lost, "test_cards_are_conserved"),
    (a_script_rolls_its_own_dice, "test_a_record_replays_to_the_same_bytes"),
    (a_script_rolls_its_own_dice, "test_a_copy_goes_on_as_its_original_would"),
    (plain_data_lacks_a_field, "test_a_position_goes_on_from_plain_data"),
    (a_word_means_nothing, "test_pointing_agrees_with_the_list"),
]


@pytest.mark.parametrize(("fault", "law"), FAULTS, ids=lambda value: getattr(value, "__name__", value))
def test_the_kit_notices(fault: Callable[[Patch], None], law: str, monkeypatch: Patch):
    fault(monkeypatch)
    laws = conform("heroz", **HEROZ)()
    with pytest.raises((AssertionError, pygames.BadRecord)):
        getattr(laws, law)(laws.cases[0])

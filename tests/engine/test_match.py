"""A match: starting one, and what it says to what cannot be."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from pygames import games
from pygames.engine.errors import BadAction, BadOption, BadPosition, GameError, IllegalAction, UnknownGame
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.words.localizer import Words
from tests.kit.play import Player, decision_of, now, whole
from tests.kit.truth import true_state

repeatable = settings(max_examples=300)


def played(choices: int, seed: int = 3) -> Match:
    match = pygames.new("heroz", seed=seed)
    player = Player(Rng(seed))
    for _ in range(choices):
        if match.decision is not None:
            match.play(player.choose(match.decision.legal_actions))
    return match


# --- starting ---


def test_the_catalogue_names_every_game_playable_or_not() -> None:
    entries = {entry.id: entry for entry in pygames.catalogue()}
    assert len(entries) == 6
    assert entries["heroz"].playable
    assert entries["heroz"].seats == pygames.load("heroz").seats


@pytest.mark.parametrize("name", ["", "chess", "HEROZ", "x" * 500])
def test_there_is_no_such_game(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        pygames.new(name)
    assert caught.value.key == "no_such_game"
    assert "heroz" in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_game_that_is_not_written_yet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = replace(pygames.catalogue()[0], id="to-come", playable=False)
    monkeypatch.setattr(games, "CATALOGUE", (entry,))
    with pytest.raises(UnknownGame) as caught:
        pygames.new(entry.id)
    assert caught.value.key == "not_playable_yet"


def test_without_a_seed_games_differ() -> None:
    assert len({pygames.new("heroz").seed for _ in range(5)}) > 1


@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_a_seed_decides_the_deal(seed: int) -> None:
    assert whole(pygames.new("heroz", seed=seed)) == whole(pygames.new("heroz", seed=seed))
    assert now(pygames.new("heroz", seed=seed)) != now(pygames.new("heroz", seed=seed ^ 1))


@pytest.mark.parametrize("seed", [-1, 2**64, 10**300, 7.0, "7", True, b"7"])
def test_a_seed_is_a_whole_number_in_range(seed: Any) -> None:
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", seed=seed)
    assert caught.value.key == "bad_seed"
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("seats", [0, 1, 3, -2, True, "2", 10**9])
def test_a_seat_count_is_one_the_game_knows(seats: Any) -> None:
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", seats=seats)
    assert caught.value.key == "bad_seats"
    assert caught.value.params["allowed"] == "2"


def test_options_have_their_defaults_and_may_be_chosen() -> None:
    assert pygames.new("heroz").options == {
        "strict_damage": False,
        "shuffle_discard": False,
        "power_toughness": False,
        "lose_turn_at_once": False,
        "memory_aid": False,
    }
    match = pygames.new("heroz", options={"memory_aid": True})
    assert match.options["memory_aid"] is True
    assert match.view(None)["options"]["memory_aid"] is True


@pytest.mark.parametrize("name", ["strict", "", "x" * 500])
def test_an_option_is_one_the_game_knows(name: str) -> None:
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", options={name: True})
    assert caught.value.key == "unknown_option"
    assert caught.value.params["known"] == ", ".join(option.id for option in pygames.load("heroz").options)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("value", [1, 0, None, "True", [], 1.0])
def test_the_value_of_an_option_is_one_of_its_own(value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        pygames.new("heroz", options={"strict_damage": value})
    assert caught.value.key == "unknown_value"
    assert caught.value.params["name"] == "strict_damage"
    assert caught.value.params["values"] == "False, True"


# --- deciding ---


def test_a_choice_is_played_as_an_action_or_as_its_text() -> None:
    one, other = played(0), played(0)
    action = decision_of(one).legal_actions[0]
    assert one.play(action) == other.play(str(action))
    assert whole(one) == whole(other)


def test_what_a_caller_does_with_its_events_does_not_change_the_match() -> None:
    match = pygames.new("heroz", seed=1)
    events = match.play(match.asks.legal_actions[0])
    before = match.events
    events += events
    assert match.events == before


def test_a_refusal_names_its_rule_and_says_it_in_words() -> None:
    match = played(0)
    before = whole(match)
    why = match.why_not("attack A1")
    with pytest.raises(IllegalAction) as caught:
        match.play("attack A1")
    assert why == ("heroz", "HZ-70", "not_attack_step", {})
    assert caught.value.refusal == why
    assert str(why) == str(caught.value) == "not_attack_step (HZ-70)"
    for wrong in (why, caught.value):
        assert (
            pygames.explain(match, wrong)
            == "This is not the moment to attack: you attack in your own turn, after "
            "placing troops and heroes. (HZ-70)"
        )
        assert (
            pygames.explain(match, wrong, "fr")
            == "Ce n’est pas le moment d’attaquer : on attaque à son tour, après avoir "
            "posé troupes et héros. (HZ-70)"
        )
    assert whole(match) == before


def test_an_error_shows_its_key_and_is_said_in_words() -> None:
    with pytest.raises(BadAction) as caught:
        played(0).play("castle kingside")
    assert str(caught.value).startswith("unknown_verb word=castle verbs=pass, place, ")
    english, french = (pygames.explain(played(0), caught.value, language) for language in ("en", "fr"))
    assert "castle" in english
    assert "castle" in french
    assert english != french


def test_a_text_that_is_no_action_changes_nothing() -> None:
    match = played(0)
    before = whole(match)
    for attempt in (match.play, match.why_not, match.parse):
        with pytest.raises(BadAction):
            attempt("castle kingside")
    assert whole(match) == before


def test_there_is_no_such_seat() -> None:
    for seat in (-1, 2, 99):
        with pytest.raises(GameError) as caught:
            played(0).view(seat)
        assert caught.value.key == "no_such_seat"


def test_a_decision_says_who_decides_what_and_how() -> None:
    decision = decision_of(played(0))
    assert decision == (decision.seat, decision.type, decision.legal_actions)
    assert repr(decision) == f"<decision seat {decision.seat}: placement>"
    assert decision.id == decision.type.name == "placement"
    assert decision.type.rule == "HZ-65"
    assert [kind.name for kind in decision.type.types] == ["place", "pass"]
    assert decision.type.auto_pass
    assert not decision.type.leaks_hand
    assert {action.type for action in decision.legal_actions} == {*decision.type.types}


def test_only_the_one_who_decides_sees_the_legal_actions() -> None:
    match = played(0)
    seat, texts = decision_of(match).seat, [action.text for action in decision_of(match).legal_actions]
    assert match.view(seat)["decision"] == {"seat": seat, "id": "placement", "legal_actions": texts}
    for other in (1 - seat, None):
        assert match.view(other)["decision"] == {"seat": seat, "id": "placement"}


def test_after_the_end_nothing_is_to_be_decided_and_nothing_is_played() -> None:
    match = played(5000)
    assert match.decision is None
    assert match.result is not None
    for attempt in (match.play, match.why_not):
        with pytest.raises(GameError) as caught:
            attempt("pass")
        assert caught.value.key == "game_over"
    with pytest.raises(GameError):
        match.why_not_pointing(("A11",))


# --- positions ---


def test_a_match_from_a_position_goes_on_from_it_and_has_a_record() -> None:
    match = played(40)
    again = pygames.position("heroz", true_state(match).data(), options=match.options)
    assert now(again) == now(match)
    assert (again.seed, len(again.choices), again.events) == (None, 0, [])
    assert (again.record.seed, again.record.start) == (None, true_state(match).data())
    action = decision_of(match).legal_actions[-1]
    assert again.play(action) == match.play(action)
    assert now(again) == now(match)
    for text in (again.record.json(), again.record.link(again.game)):
        assert whole(pygames.replay(text)) == whole(again)


def test_a_position_before_its_first_step_is_run_to_its_first_decision() -> None:
    game = pygames.load("heroz")
    state = game.setup(2, 7, game.choose_options({}))
    again = pygames.position("heroz", state.data())
    whole_game = pygames.new("heroz", seed=7)
    assert now(again) == now(whole_game)
    assert again.opening == whole_game.opening


def test_a_position_is_read_and_never_changed() -> None:
    data = true_state(played(40)).data()
    before = json.dumps(data)
    state = pygames.load("heroz").state.from_data(data)
    match = Match.at(pygames.load("heroz"), state, played(0).options)
    kept = state.copy()
    for _ in range(5):
        match.play(decision_of(match).legal_actions[-1])
    assert json.dumps(data) == before
    assert state == kept


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"hands": [[99], []]}, "not_a_position"),  # there is no such card
        ({"hands": 7}, "bad_field"),
        ({"more": 7}, "bad_field"),
        ({"agenda": [["dance()"]]}, "bad_field"),
        ({"agenda": [["placement?", 2]]}, "bad_field"),
        ({"agenda": [["clash()", 1, 2, 3]]}, "not_a_position"),
    ],
)
def test_what_is_no_position_is_said(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        pygames.position("heroz", true_state(played(5)).data() | change)
    assert caught.value.key == key
    assert pygames.explain(played(0), caught.value)


def test_a_position_has_seats_and_options_that_the_game_knows() -> None:
    with pytest.raises(BadPosition):
        pygames.position("heroz", [])  # type: ignore[arg-type]
    with pytest.raises(BadOption) as caught:
        pygames.position("heroz", true_state(played(5)).data(), options={"fast": True})
    assert caught.value.key == "unknown_option"
    with pytest.raises(BadPosition) as refused:
        pygames.position("heroz", true_state(played(5)).data(), options={"strict_damage": True})
    assert (refused.value.key, refused.value.params) == ("other_options", {"name": "strict_damage"})


def test_a_fork_has_no_record() -> None:
    with pytest.raises(GameError) as caught:
        played(40).fork(0, 1).record  # noqa: B018 - reading it is the test
    assert caught.value.key == "no_record"


def test_a_position_of_a_game_with_other_options_is_refused() -> None:
    data = true_state(pygames.new("heroz", seed=1, options={"strict_damage": True})).data()
    with pytest.raises(BadPosition) as caught:
        pygames.position("heroz", data)
    assert (caught.value.key, caught.value.params) == ("other_options", {"name": "strict_damage"})
    assert pygames.position("heroz", data, options={"strict_damage": True}).decision


# --- the past ---


def test_a_match_is_seen_as_it_stood_after_each_choice() -> None:
    match = played(30)
    for number in (0, 17, 30):
        then = match.at_choice(number)
        assert whole(then) == whole(played(number))
    before = whole(match)
    match.at_choice(12).play("pass")
    assert whole(match) == before
    for number in (-1, 31):
        with pytest.raises(GameError) as caught:
            match.at_choice(number)
        assert caught.value.key == "no_such_step"


def test_a_copy_shares_the_past_and_goes_its_own_way() -> None:
    match = played(19)
    one, other = match.copy(), match.copy()
    assert len(decision_of(match).legal_actions) > 1
    one.play(decision_of(one).legal_actions[0])
    other.play(decision_of(other).legal_actions[-1])
    match.play(decision_of(match).legal_actions[0])
    assert whole(one) == whole(match) != whole(other)
    assert [len(it.choices) for it in (match, one, other)] == [20] * 3


def test_the_choices_stay_as_they_are_when_the_match_goes_on() -> None:
    match = played(20)
    choices = match.choices
    as_list = list(choices)
    for again, way in ((match.copy(), -1), (match, 0)):
        again.play(decision_of(again).legal_actions[way])
    assert list(choices) == as_list == choices
    assert [choices[n] for n in range(-20, 20)] == as_list * 2
    assert choices[5:9:2] == as_list[5:9:2]
    assert choices != as_list[:-1]
    with pytest.raises(IndexError):
        choices[20]


def test_the_choices_say_who_chose_what_of_how_many() -> None:
    match = played(30)
    assert [choice.action.text for choice in match.choices] == list(match.record.choices)
    assert all(0 <= choice.digit < choice.radix for choice in match.choices)
    assert [(choice.digit, choice.radix) for choice in match.choices] == list(match.record.digits)
    assert match.events == match.opening + [event for choice in match.choices for event in choice.events]


# --- whatever is tried ---

UNIVERSE = [action for kind in pygames.load("heroz").syntax.types for action in kind.all()]
MATCHES = [
    played(n, seed) for n, seed in ((0, 1), (5, 2), (20, 3), (33, 4), (50, 5), (61, 6), (80, 7), (90, 8))
]


def tried(match: Match, attempt: Any) -> None:
    """Play it on a copy: either it is legal, or nothing has changed."""
    copy = match.copy()
    before = now(copy)
    legal = {action.text for action in decision_of(copy).legal_actions}
    caught: GameError | None = None
    try:
        copy.play(attempt)
    except (IllegalAction, BadAction) as error:
        caught = error
    if caught is None:
        assert copy.choices[-1].action.text in legal
        return
    if isinstance(caught, IllegalAction):
        assert caught.refusal.rule in copy.game.part(Words).rulebook
    else:
        assert isinstance(attempt, str)
    assert str(caught)
    assert now(copy) == before
    assert len(copy.choices) == len(match.choices)


@repeatable
@given(st.sampled_from(MATCHES), st.sampled_from(UNIVERSE))
def test_any_action_is_accepted_or_refused(match: Match, action: Any) -> None:
    tried(match, action)
    tried(match, action.text)


WORDS = sorted({word for action in UNIVERSE[:4000] for word in action.text.split()})


@repeatable
@given(
    st.sampled_from(MATCHES),
    st.lists(st.sampled_from(WORDS) | st.text(), max_size=5).map(" ".join) | st.text(),
)
def test_any_text_is_accepted_or_refused(match: Match, text: str) -> None:
    tried(match, text)


@repeatable
@given(st.sampled_from(MATCHES), st.lists(st.sampled_from(WORDS) | st.text(), max_size=4))
def test_pointing_at_anything_is_answered(match: Match, words: list[str]) -> None:
    before = now(match)
    refusal = match.why_not_pointing(words)
    assert refusal is None or refusal.rule in match.game.part(Words).rulebook
    assert now(match) == before

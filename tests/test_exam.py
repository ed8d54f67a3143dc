"""The exam in the rules: what it asks is true, the same for the same seed, and betrays no answer."""

import re
from functools import partial

import pytest

import pygames
from pygames.cli.exam import UNCLEAR, examine, questions
from pygames.cli.main import main
from pygames.engine.text import LANGUAGES, Language
from pygames.words.localizer import Localizer
from pygames.words.people import people
from pygames.words.rulebook_file import own_rules

GAMES = [entry.id for entry in pygames.catalogue()]


def said(answers: list[str], _: str) -> str:
    """The next answer; they stand in it from the last one on."""
    return answers.pop()


@pytest.mark.parametrize("game", GAMES)
def test_about_half_is_forbidden_and_the_rules_say_which(game: str) -> None:
    asked = list(questions(game, 7, 10))
    assert len(asked) == 10
    for it in asked:
        legal = it.action in it.match.asks.legal_actions
        assert legal == (it.refusal is None)
        assert it.match.why_not(it.action) == it.refusal
        assert it.refusal is None or not it.refusal.key.startswith(UNCLEAR)
        assert it.action.type in it.match.asks.type.types
    assert 2 <= sum(it.refusal is None for it in asked) <= 8
    again = [(it.action, it.refusal) for it in questions(game, 7, 10)]
    assert again == [(it.action, it.refusal) for it in asked]


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_what_is_forbidden_is_asked_of_cards_in_sight_and_no_twins_of_allowed_ones(seed: int) -> None:
    """Nobody can tell one Fire Gem from another, nor knows of cards that are not in this game."""
    game = "hero-realms"
    words = Localizer(pygames.load(game), "en", people(["", ""], "en"))
    for it in questions(game, seed, 10):
        decision = it.match.decision
        assert decision is not None
        if it.refusal is not None:
            shown = str(it.match.view(decision.seat))
            assert all(f"'{word}'" in shown or word.isdigit() for word in it.action.words), it.action.text
            allowed = {words.action(action, owned=True) for action in decision.legal_actions}
            assert words.action(it.action, owned=True) not in allowed


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_the_rules_passes_and_who_says_the_contrary_does_not(game: str) -> None:
    true = [it.yes for it in questions(game, 3, 4)]
    last: dict[Language, str] = {"en": "of 4.", "fr": "sur 4."}
    for language, contrary in zip(LANGUAGES, (False, True), strict=True):
        answers = ["n" if may == contrary else "y" for may in reversed(true)]
        shown: list[str] = []
        assert examine(game, 3, 4, language, partial(said, answers), shown.append) == (0 if contrary else 4)
        assert shown[-1].endswith(last[language])
        assert all(re.match(r"\d: \w+\. [A-Z]+-|\d : \w+\. [A-Z]+-", line) for line in shown[-5:-1])


@pytest.mark.parametrize("game", ["hero-realms-skirmish", "hero-realms-lich"])
@pytest.mark.parametrize("seed", [1, 2, 4711])
def test_of_a_game_that_stands_on_another_half_is_about_its_own_rules(game: str, seed: int) -> None:
    asked = list(questions(game, seed, 10))
    assert sum(it.rule in own_rules(game) for it in asked) >= 5
    for it in asked:
        if it.event is not None:
            seat, events = it.match.asks.seat, it.match.copy().play(it.action)
            came = [str(event.seen_by(seat)) for event in events]
            assert it.yes == (str(it.event) in came), (it.action.text, str(it.event))
            assert it.rule in it.event.cited


def test_the_list_of_what_is_legal_is_not_shown() -> None:
    shown: list[str] = []
    examine("heroz", 3, 1, "en", lambda _: "y", shown.append)
    (it,) = questions("heroz", 3, 1)
    assert not any(f"[{action.text}]" in line for action in it.match.asks.legal_actions for line in shown)


def test_the_exam_ends_when_no_more_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["perhaps", "y"])

    def read(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)
    assert main(["exam", "heroz", "--questions", "3"]) == 0
    said = capsys.readouterr().out
    assert "Answer y or n." in said
    assert "of 1." in said.splitlines()[-1]
    assert main(["exam", "heroz", "--questions", "0"]) == 2

"""The games do what they did when their goldens were written."""

from __future__ import annotations

import pytest

import pygames
from tools.goldens import (
    FOLDER,
    QUESTIONS,
    SENTENCES,
    golden,
    goldens,
    perft,
    perfts,
    table,
    tables,
    unwritten_of,
)
from tools.goldens.questions import questions
from tools.goldens.sentences import sentences

MEND = "look at the difference; if it is meant: `python -m tools.goldens`, and review what changed"


def read(name: str) -> str:
    path = FOLDER / name
    assert path.exists(), f"{name} is missing: `python -m tools.goldens` writes it"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", goldens())
def test_the_golden_game_is_played_as_before(name: str) -> None:
    same(name, golden(name))


@pytest.mark.parametrize("name", tables())
def test_pressing_says_what_was_read_and_found_right(name: str, pytestconfig: pytest.Config) -> None:
    """Each kind of thing, and each type of action, at each kind of decision where it does nothing.

    Without `--full` in games with the first sets of options only: what is said there is written.
    """
    if pytestconfig.getoption("--full"):
        same(name, table(name))
    else:
        assert unwritten_of(name, read(f"{name}.txt")) == [], MEND


def test_each_question_inside_a_card_names_the_card_and_the_amount() -> None:
    same(QUESTIONS.removesuffix(".txt"), questions())


def test_what_is_told_fits_the_one_who_does_it_and_the_one_whom_it_befalls() -> None:
    same(SENTENCES.removesuffix(".txt"), sentences())


def same(name: str, text: str) -> None:
    was, now = read(f"{name}.txt").splitlines(), text.splitlines()
    different = next((n for n, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), None)
    if different is not None:
        pytest.fail(f"{name}.txt, line {different + 1}: {MEND}\n- {was[different]}\n+ {now[different]}")
    assert len(was) == len(now), MEND


@pytest.mark.parametrize("name", goldens())
def test_the_record_of_a_golden_game_still_opens(name: str) -> None:
    """As JSON and as a link, it gives the same bytes."""
    record, link = read(f"{name}.txt").splitlines()[:2]
    for text in (record, link):
        match = pygames.replay(text)
        assert match.record.json() == record
        assert match.record.link(match.game) == link


@pytest.mark.parametrize("name", perfts())
def test_the_number_of_positions_is_as_before(name: str) -> None:
    assert perft(name) == read(f"{name}.json"), MEND


def test_every_game_and_option_has_its_golden_and_nothing_is_left_over() -> None:
    names = {QUESTIONS, SENTENCES} | {f"{name}.txt" for name in (*goldens(), *tables())}
    names |= {f"{name}.json" for name in perfts()}
    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".txt", ".json")} == names

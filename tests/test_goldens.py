"""The games do what they did when their goldens were written."""

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
from tools.goldens.played import PlayedChoice, SeatView, difference, in_brief, in_full
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
    """Both as JSON and as a link it gives the same bytes."""
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


START = PlayedChoice(
    "== start, 1 choices", ["first seat=0 | R-1"], [SeatView("aa", ["+ Turn 1: Hand: 3"]), SeatView("ab", [])]
)
PLAYED = PlayedChoice(
    "== 1: A, main: play gold",
    ["of 2: end, play gold", "played seat=0 | R-2", "drew seat=0 n=1 | R-3"],
    [SeatView("ba", ["~ Turn 1: Hand: 2", "+ Table: Gold"]), SeatView("bb", ["+ Table: Gold"])],
)
CHANGED = {
    "a sentence": PLAYED._replace(seen=[PLAYED.seen[0], PLAYED.seen[1]._replace(lines=["+ Table: A gold"])]),
    "a number": PLAYED._replace(
        seen=[PLAYED.seen[0]._replace(lines=["~ Turn 1: Hand: 1", "+ Table: Gold"]), PLAYED.seen[1]]
    ),
    "a view": PLAYED._replace(seen=[PLAYED.seen[0]._replace(view="bc"), PLAYED.seen[1]]),
    "the rule of an event": PLAYED._replace(happened=[*PLAYED.happened[:2], "drew seat=0 n=1 | R-4"]),
    "the order of events": PLAYED._replace(happened=[PLAYED.happened[it] for it in (0, 2, 1)]),
    "what is legal": PLAYED._replace(happened=["of 1: play gold", *PLAYED.happened[1:]]),
    "what is chosen": PLAYED._replace(heading="== 1: A, main: play gold#2"),
}


@pytest.mark.parametrize("what", CHANGED)
def test_every_form_of_a_golden_shows_a_change(what: str) -> None:
    base, is_now = in_full([START, PLAYED]), [START, CHANGED[what]]
    assert in_full(is_now) != base
    assert in_brief(is_now, base) != in_brief([START, PLAYED], base)
    assert difference(in_full(is_now), base)


def test_every_form_of_a_golden_shows_where_the_game_ends() -> None:
    base = in_full([START, PLAYED])
    assert difference(base, base) == []
    assert difference(in_full([START]), base) == ["== no more choices"]
    assert difference(base, in_full([START])) == [
        PLAYED.heading,
        *(f"+ {line}" for line in in_full([PLAYED])[1:]),
    ]


def test_the_brief_form_tells_a_line_once_whatever_its_numbers_and_players() -> None:
    further = PLAYED._replace(
        seen=[
            SeatView("ca", ["~ Turn 2: Hand: 1", "+ Seat: Player B: 3", "+ Seat: Player C: 4"]),
            SeatView("cb", []),
        ]
    )
    assert in_brief([further], in_full([START, PLAYED]))[-1] == "    + Seat: Player B: 3"

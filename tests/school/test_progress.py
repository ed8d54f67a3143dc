"""What was learnt: when a rule is due again, two put together, and the short text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import pygames
from pygames.engine.errors import BadProgress
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.progress import SPAN, UNKNOWN, Known, Progress, Stage, check_letters, split
from pygames.words.localizer import Localizer, Words

TODAY = 20_779
IDS = [entry.id for entry in pygames.load("heroz").part(Words).rulebook.entries]

rules = some.sampled_from([*IDS, "BQ-100", "HZ-999"])
days = some.integers(TODAY - SPAN // 2, TODAY + SPAN // 2)
stages = some.sampled_from([Stage.MET, Stage.LEARNT, Stage.FIRM])
progresses = some.dictionaries(rules, some.builds(Known, stages, days)).map(lambda it: Progress("heroz", it))


def heroz(**known: tuple[Stage, int]) -> Progress:
    """A progress of HEROZ: `HZ_01` stands for `HZ-01`."""
    return Progress("heroz", {rule.replace("_", "-"): Known(*it) for rule, it in known.items()})


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_rule_of_every_game_has_its_place_in_the_text(game: str) -> None:
    ids = [entry.id for entry in pygames.load(game).part(Words).rulebook.entries]
    whole = Progress(game).meeting(ids, TODAY)
    assert set(Progress.read(whole.code).known) == set(ids)
    assert [f"{prefix}-{number:02}" for prefix, number in map(split, ids)] == ids


def test_its_length() -> None:
    """Two bits a rule, a letter for three; a date is one letter more for each rule that was met."""
    assert len(Progress("heroz").code) == len("heroz/progress/1.AAA.") + 2
    rules = [rule for rule in IDS if rule.startswith("HZ-")]
    assert len(Progress("heroz").meeting(rules, TODAY).code) <= 29 + len(rules) + 30


@settings(max_examples=40)
@given(progresses)
def test_it_is_written_and_read_again(progress: Progress) -> None:
    again = Progress.read(progress.code)
    assert again == progress
    assert again.code == progress.code
    assert progress.code.isascii()
    assert progress.code.isprintable()


@settings(max_examples=40)
@given(some.dictionaries(rules, some.builds(Known, stages, some.integers(0, TODAY + 100)), min_size=1))
def test_of_days_far_apart_the_early_ones_come_nearer(known: dict[str, Known]) -> None:
    """They are due long since all the same: no later than nine weeks before the last."""
    again = Progress.read(Progress("heroz", known).code).known
    last = max(it.due for it in known.values())
    for rule, it in known.items():
        assert again[rule] == (it.stage, max(it.due, last - SPAN))


@settings(max_examples=40)
@given(progresses, progresses, progresses)
def test_putting_together_loses_nothing_whatever_the_order(a: Progress, b: Progress, c: Progress) -> None:
    both = a.merged(b)
    assert both == b.merged(a)
    assert both.merged(c) == a.merged(b.merged(c))
    assert both.merged(a) == both
    assert a.merged(a) == a
    assert all(both.of(rule).stage == max(a.of(rule).stage, b.of(rule).stage) for rule in both.known)


@settings(max_examples=40)
@given(progresses, rules, some.booleans(), days)
def test_an_answer_changes_its_own_rule_only(progress: Progress, rule: str, right: bool, today: int) -> None:
    then = progress.answering(rule, right=right, today=today)
    assert {**then.known, rule: UNKNOWN} == {**progress.known, rule: UNKNOWN}
    if right:
        assert then.of(rule).stage >= progress.of(rule).stage
        assert not then.due(rule, today)
    else:
        assert then.of(rule) == (Stage.MET, today)
        assert then.due(rule, today)


def test_it_is_due_again_after_one_three_and_seven_days() -> None:
    now, today, seen = Progress("heroz"), TODAY, []
    for _ in range(4):
        now = now.answering("HZ-27", right=True, today=today)
        seen.append((now.of("HZ-27").stage, now.of("HZ-27").due - today))
        today = now.of("HZ-27").due
    assert seen == [(Stage.LEARNT, 1), (Stage.FIRM, 3), (Stage.FIRM, 7), (Stage.FIRM, 7)]


def test_asked_before_it_is_due_nothing_is_gained() -> None:
    now = Progress("heroz").answering("HZ-27", right=True, today=TODAY)
    assert now.answering("HZ-27", right=True, today=TODAY) == now
    assert now.answering("HZ-27", right=False, today=TODAY).of("HZ-27") == (Stage.MET, TODAY)


def test_meeting_a_rule_takes_nothing_away() -> None:
    now = heroz(HZ_01=(Stage.FIRM, TODAY + 7)).meeting(["HZ-01", "HZ-02"], TODAY)
    assert now == heroz(HZ_01=(Stage.FIRM, TODAY + 7), HZ_02=(Stage.MET, TODAY))
    assert now.known_as(["HZ-01", "HZ-02", "HZ-03"], Stage.MET) == 2
    assert now.known_as(["HZ-01", "HZ-02", "HZ-03"], Stage.LEARNT) == 1


def test_an_old_text_is_read_when_rules_have_come_and_gone() -> None:
    """A rule's place is its number, whatever else the rulebook has. This text never changes."""
    old = heroz(HZ_01=(Stage.LEARNT, TODAY), HZ_27=(Stage.FIRM, TODAY + 5), AMB_HZ_01=(Stage.MET, TODAY))
    assert old.code == OLD
    assert Progress.read(OLD) == old


OLD = "heroz/progress/1.rEF.AMB-HZ.B.A.HZ.CAAAAAAAw.AF.iZ"

BY_HAND = [
    f"heroz/progress/1.{rest}." for rest in ("AAA.HZ.!.A", "AAA.HZ.B", "AAA.HZ.B.AA", "A", "AAA.hz.B.A")
]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not_progress"),
        ("heroz.3.AgcAAO_5T4temA", "not_progress"),
        ("/progress/1.AAA.AA", "not_progress"),
        ("heroz/progress/" + "A" * 6000, "not_progress"),
        (OLD.replace("/1.", "/2."), "progress_version"),
        (OLD.replace("HZ", "HX"), "progress_damaged"),
        (OLD.replace("heroz", "boss-quest"), "progress_damaged"),
        (OLD[:-1], "progress_damaged"),
        ("heroz/progress/1.", "progress_damaged"),
        *((text + check_letters(text), "progress_damaged") for text in BY_HAND),
    ],
)
def test_what_is_damaged_is_refused_in_words(text: str, key: str) -> None:
    with pytest.raises(BadProgress) as raised:
        Progress.read(text)
    assert raised.value.key == key
    for language in LANGUAGES:
        assert Localizer(pygames.load("heroz"), language).error(raised.value)


@settings(max_examples=40)
@given(some.integers(0, len(OLD) - 1), some.sampled_from("AZ9_.-/"))
def test_no_letter_changes_unseen(at: int, letter: str) -> None:
    """Twelve bits watch over it: one change in four thousand is a progress all the same."""
    damaged = OLD[:at] + letter + OLD[at + 1 :]
    try:
        assert isinstance(Progress.read(damaged), Progress)
    except BadProgress:
        assert damaged != OLD


def test_that_of_another_game_is_not_taken_in() -> None:
    with pytest.raises(BadProgress) as raised:
        Progress("heroz").merged(Progress("boss-quest"))
    assert raised.value.key == "progress_other_game"

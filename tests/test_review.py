"""Reviews: what cost most is what another search finds too, always the same, in both languages."""

import json
from functools import cache

import pytest

import pygames
from pygames.bots import Observation, decide, make
from pygames.bots.advice import Sampling, guide_at, guide_of
from pygames.bots.review import LEAST_LOSS, MOST_SLIPS, Reviewing
from pygames.cli.main import main
from pygames.engine.errors import GameError
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.school.review import WIDTH, Point, Review, review_said, sparkline
from pygames.words.localizer import Localizer
from pygames.words.quotes import nested

GAME = "boss-quest"  # its games are the shortest


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of the work: enough for a game that was played at random."""
    guide = guide_of(GAME)
    assert guide is not None
    monkeypatch.setattr(type(guide), "playouts", 120)


@cache
def game(*bots: str, seed: int = 2) -> Match:
    """A whole game between these opponents."""
    match = pygames.new(GAME, seed=seed, seats=len(bots))
    players, rng = [make(bot, GAME) for bot in bots], Rng(seed)
    while match.decision is not None:
        match.play(decide(players[match.decision.seat], match, rng))
    return match


@cache
def reviewed(*bots: str) -> Review:
    work = Reviewing(game(*bots), 0)
    far = [0]
    while not work.work():
        assert work.done >= far[-1]
        far.append(work.done)
    assert max(far) <= work.of
    assert len(far) > 100  # little by little
    assert work.review is not None
    return work.review


def test_what_a_lesson_led_to_is_not_judged() -> None:
    """Nor is anything said to have been better; what was chosen freely after it is judged."""
    match, whole = game("random", "steady"), reviewed("random", "steady")
    last = max(slip.step for slip in whole.slips)
    found = Reviewing(match, 0, led=last).finish()
    assert all(slip.step > last for slip in found.slips)
    assert all(luck.step > last for luck in found.luck)
    own = [choice for choice in match.choices if choice.seat == 0 and choice.radix > 1]
    assert found.judged <= sum(choice.number > last for choice in own)
    assert [point.step for point in found.curve] == [point.step for point in whole.curve]


def test_a_choice_is_flagged_only_where_another_search_agrees() -> None:
    match, found = game("random", "steady"), reviewed("random", "steady")
    assert 0 < len(found.slips) <= MOST_SLIPS
    guide = guide_of(GAME)
    assert guide is not None
    for slip in found.slips:
        choice, before = match.choices[slip.step - 1], match.at_choice(slip.step - 1)
        assert (choice.seat, choice.action) == (0, slip.chosen)
        assert slip.better in before.asks.legal_actions
        assert slip.loss.sure
        assert slip.loss.mean >= LEAST_LOSS
        other = Sampling(guide, match.game, Observation(before, Rng(99)), (slip.better, slip.chosen))
        for _ in other.sample(150):
            pass
        assert other.lead(slip.better, slip.chosen).mean > 0


def test_the_same_game_has_the_same_review() -> None:
    again = pygames.replay(game("random", "steady").record.json())
    assert Reviewing(again, 0).finish() == reviewed("random", "steady")


def test_the_curve_goes_from_choice_to_choice_to_the_end() -> None:
    match, found = game("random", "steady"), reviewed("random", "steady")
    own = [it.number for it in match.choices if it.seat == 0 and it.radix > 1]
    assert match.result is not None
    steps = [point.step for point in found.curve]
    assert steps == sorted(steps)
    assert steps[:-1] == own
    assert 0 < found.judged <= len(own)
    assert found.curve[-1] == Point(len(match.choices), float(0 in match.result.winners))
    assert all(0 <= point.chance <= 1 for point in found.curve)


def test_chance_is_where_something_was_drawn_or_shown() -> None:
    match, found = game("random", "steady"), reviewed("random", "steady")
    assert found.luck
    for luck in found.luck:
        assert any(event.reveals for event in match.choices[luck.step - 1].events)
        assert luck.change.sure


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_words(language: Language) -> None:
    match, found = game("random", "steady"), reviewed("random", "steady")
    localizer = Localizer(match.game, language)
    said = "\n".join(review_said(found, match, localizer))
    assert sparkline(found.curve) in said
    for slip in found.slips:
        better = localizer.choice(slip.better, slip.decision)
        assert nested({"en": f"“{better}”", "fr": f"«\u202f{better}\u202f»"}[language]) in said
    assert said.count({"en": "Choice", "fr": "Choix"}[language]) == len(found.slips) + len(found.luck)
    nothing = found._replace(slips=(), luck=())
    assert len(review_said(nothing, match, localizer)) == 2


def test_the_curve_fits_the_terminal() -> None:
    assert sparkline([Point(1, 0.0), Point(2, 0.5), Point(3, 1.0)]) == "▁▅█"
    assert len(sparkline([Point(n, 0.5) for n in range(500)])) == WIDTH


def test_what_still_runs_or_is_not_searched_has_none() -> None:
    with pytest.raises(GameError, match="review_running"):
        Reviewing(pygames.new(GAME, seed=1, seats=2), 0)
    with pytest.raises(GameError, match="no_review"):
        Reviewing(pygames.new("hero-realms-lich", seed=1, seats=2), 1)


def test_the_command_gives_links_to_play_on_from(capsys: pytest.CaptureFixture[str]) -> None:
    match = game("random", "steady")
    assert main(["review", match.record.json(), "--seat", "a", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert [slip["step"] for slip in found["slips"]] == [it.step for it in reviewed("random", "steady").slips]
    for slip in found["slips"]:
        link, _, step = slip["what_if"].partition("@")
        assert pygames.replay(link).at_choice(int(step)).decision is not None


def test_where_playouts_are_long_a_review_has_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """With six at the table the page took 12 seconds for one."""
    over = game("random", "random")
    guide = guide_at(over, 0)
    assert guide is not None
    assert Reviewing(over, 0).playouts == guide.playouts == 120
    monkeypatch.setattr(guide, "budget", lambda _seats: 100)
    assert Reviewing(over, 0).playouts == 75

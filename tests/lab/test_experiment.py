"""Experiments: what a file says, what is wrong with it, and which games it means."""

import pytest

import pygames
from pygames.engine.errors import BadOption, GameError, UnknownGame
from pygames.engine.rng import Rng
from pygames.lab.command import experiment_text, smaller
from pygames.lab.experiment import BadExperiment, Case, Experiment, read

NAMED = '{name = "x", bots = ["random", "random"]}'
CASE = 'case = [{bots = ["random", "random"]}]'


def test_a_file_says_which_games_are_played() -> None:
    text = """
        game = "hero-realms"
        title = "Two classes"
        games = 30
        first = 7
        [[case]]
        name = "plain"
        bots = ["steady", "random"]
        [[case]]
        bots = ["steady", "steady"]
        games = 5
        options = {classes = "classes"}
        answers = {pack = ["take cleric", "take thief"]}
    """
    found = read(text)
    assert (found.game, found.title, found.games, found.first) == ("hero-realms", "Two classes", 30, 7)
    assert [case.name for case in found.cases] == ["plain", "2"]
    assert found.cases[1].options == {"classes": "classes"}
    assert found.cases[1].answers == {"pack": ["take cleric", "take thief"]}
    assert found.total == 35


@pytest.mark.parametrize(
    ("text", "error", "part"),
    [
        ("game", BadExperiment, "end of document"),
        (CASE, BadExperiment, "game"),
        ("game = 7\n" + CASE, BadExperiment, "game"),
        ('game = "chess"\n' + CASE, UnknownGame, "chess"),
        ('game = "heroz"', BadExperiment, "no case"),
        ('game = "heroz"\ncase = 3', BadExperiment, "[[case]]"),
        ('game = "heroz"\ncase = [3]', BadExperiment, "case 1"),
        ('game = "heroz"\ncase = [{name = "x"}]', BadExperiment, "bots"),
        ('game = "heroz"\ncase = [{bots = "random"}]', BadExperiment, "list"),
        ('game = "heroz"\ncase = [{bots = ["random", "zed"]}]', BadOption, "zed"),
        ('game = "heroz"\ncase = [{bots = ["random"]}]', BadOption, "1"),
        ('game = "heroz"\nmany = 3\n' + CASE, BadExperiment, "many"),
        ('game = "heroz"\ngames = true\n' + CASE, BadExperiment, "games"),
        ('game = "heroz"\ngames = 0\n' + CASE, BadExperiment, "0"),
        ('game = "heroz"\ngames = 5\nfirst = 18446744073709551612\n' + CASE, BadOption, "bad_seed"),
        ('game = "heroz"\ncase = [{x}, {x}]'.replace("{x}", NAMED), BadExperiment, "one name"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, error: type[GameError], part: str) -> None:
    with pytest.raises(error) as raised:
        read(text)
    assert part in str(raised.value)


def test_the_seeds_follow_from_the_experiment_and_the_number_alone() -> None:
    case = Case(("random", "random"))
    drawn = Rng(5)
    one = Experiment("heroz", (case,), seed=5)
    assert [one.seed_of(n) for n in range(4)] == [drawn.below(1 << 64) for _ in range(4)]
    assert [Experiment("heroz", (case,), first=40).seed_of(n) for n in range(3)] == [40, 41, 42]


@pytest.mark.parametrize("game", [entry.id for entry in pygames.catalogue() if entry.playable])
def test_every_game_has_an_experiment_that_can_be_played(game: str) -> None:
    experiment = read(experiment_text(game))
    assert experiment.game == game
    assert experiment.taken
    assert smaller(experiment, 4).total == sum(min(case.games, 1) or 4 for case in experiment.cases)


def test_a_case_keeps_its_share_when_fewer_are_played() -> None:
    few = smaller(read(experiment_text("hero-realms")), 40)
    assert {few.games_of(case) for case in few.cases} == {40, 10}

"""The environments pass the tests of those who define them (extras `env`, `openspiel`)."""

import importlib
import pickle
import subprocess
import sys

import pytest

import pygames
from pygames.engine.errors import BadOption, IllegalAction
from pygames.engine.rng import Rng
from pygames.lab import env, openspiel_game
from pygames.lab.encoding import outcome

PLAYABLE = [entry.id for entry in pygames.catalogue() if entry.playable]
FEWEST = [(game, pygames.load(game).seats[0]) for game in PLAYABLE]
MOST = [(game, seats[-1]) for game in PLAYABLE if len(seats := pygames.load(game).seats) > 1]


@pytest.mark.full
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",  # a mask makes it a Dict
    "ignore:Observation is not a NumPy array:UserWarning",  # the same
)
@pytest.mark.parametrize(("game", "seats"), FEWEST + MOST)
def test_pettingzoos_own_tests_pass(game: str, seats: int) -> None:
    tests = pytest.importorskip("pettingzoo.test", reason="needs the extra `env`: build.py test --full")
    tests.api_test(env(game, seats=seats), num_cycles=100)
    tests.seed_test(lambda: env(game, seats=seats), num_cycles=60)


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_openspiels_own_test_passes(game: str, seats: int) -> None:
    spiel = pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: build.py test --full")
    # it also writes every position down and reads it again, by playing its history
    spiel.random_sim_test(openspiel_game(game, seats=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_openspiels_playthrough_goes_to_the_end(game: str, seats: int) -> None:
    """By the name of the game, from the deal on; from the same seed it is the same."""
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: build.py test --full")
    generated = importlib.import_module("open_spiel.python.algorithms.generate_playthrough")
    name = str(openspiel_game(game, seats=seats))
    played = generated.playthrough(name, None, seed=3)
    assert generated.playthrough(name, None, seed=3) == played
    assert "IsTerminal() = True" in played


@pytest.mark.full
def test_an_environment_plays_whole_games_of_the_rules() -> None:
    """Its choices in a match end in one result; the next game is another one."""
    pytest.importorskip("pettingzoo", reason="needs the extra `env`: build.py test --full")
    made = env("boss-quest", seats=3, options={"potions": True})
    made.reset(seed=4)
    seed = made.match.seed
    assert seed is not None
    match = pygames.new("boss-quest", seed=seed, seats=3, options={"potions": True})
    rng = Rng(8)
    while match.decision is not None:
        assert made.agent_selection == f"player_{match.decision.seat}"
        action = rng.choice(match.decision.legal_actions)
        mask = made.observe(made.agent_selection)["action_mask"]
        assert mask.sum() == len(match.decision.legal_actions)
        assert mask[made.encoding.number(action)] == 1
        idle = f"player_{(match.decision.seat + 1) % 3}"
        assert made.observe(idle)["action_mask"].sum() == 0
        match.play(action)
        made.step(made.encoding.number(action))
    assert [made.rewards[agent] for agent in made.possible_agents] == outcome(match)
    assert all(made.terminations.values())
    made.reset()
    assert made.match.seed != seed


@pytest.mark.full
def test_an_action_that_is_not_legal_changes_nothing() -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra `env`: build.py test --full")
    made = env("heroz")
    made.reset(seed=1)
    before = made.match.record
    number = made.encoding.number(made.match.parse("attack A1"))
    with pytest.raises(IllegalAction):
        made.step(number)
    assert made.match.record == before
    assert made.agent_selection == f"player_{made.match.decision.seat}"
    assert made.render() == made.text(made.agent_selection)
    assert "Turn 1" in made.text("player_0")


@pytest.mark.full
def test_a_seat_count_that_there_is_not_is_refused() -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra `env`: build.py test --full")
    with pytest.raises(BadOption):
        env("heroz", seats=5)


@pytest.mark.full
def test_openspiel_sees_what_a_seat_may_know() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: build.py test --full")
    game = openspiel_game("heroz")
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    for seat in range(2):
        seen = game.make_py_observer()
        seen.set_from(state, seat)
        assert seen.tensor.tolist() == pytest.approx(game.encoding.vector(state.match, seat))
        assert seen.string_from(state, seat)
    child = state.clone()
    child.apply_action(child.legal_actions()[0])
    assert (len(state.match.choices), len(child.match.choices)) == (0, 1)


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats"), FEWEST + MOST)
def test_openspiel_finds_a_game_by_its_name_and_reads_what_it_wrote(game: str, seats: int) -> None:
    """Seats, deals and options are in the name; a position is pickled with its game."""
    spiel = pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: build.py test --full")
    made = openspiel_game(game, seats=seats)
    again = spiel.load_game(str(made))
    assert str(again) == str(made)
    assert (again.num_players(), again.encoding.actions) == (seats, made.encoding.actions)
    state = made.new_initial_state()
    for number in range(4):
        legal = state.legal_actions()
        state.apply_action(legal[number % len(legal)])
        assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301 - ours
        _, read = spiel.deserialize_game_and_state(spiel.serialize_game_and_state(made, state))
        assert str(read) == str(state)
    assert str(pickle.loads(pickle.dumps(made))) == str(made)  # noqa: S301 - ours


@pytest.mark.full
def test_a_program_that_has_registered_the_games_ends_well() -> None:
    """OpenSpiel keeps what makes a game until after Python has ended."""
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: build.py test --full")
    code = "from pygames.lab import openspiel_game; openspiel_game('heroz').new_initial_state()"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)  # noqa: S603 - ours


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats"), FEWEST + MOST)
def test_openspiel_deals_anew_what_a_player_cannot_know(game: str, seats: int) -> None:
    """The position looks the same to that player, and is not always the same."""
    spiel = pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: build.py test --full")
    state = openspiel_game(game, seats=seats).new_initial_state()
    state.apply_action(3)
    for number in range(6):
        legal = state.legal_actions()
        state.apply_action(legal[number % len(legal)])
    player, rng = state.current_player(), spiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, rng) for _ in range(8)]
    assert {str(it.match.view(player)) for it in worlds} == {str(state.match.view(player))}
    assert all(it.legal_actions() == state.legal_actions() for it in worlds)
    assert len({it.match.record.json() for it in worlds}) > 1


@pytest.mark.full
def test_openspiels_search_over_sampled_worlds_plays() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: build.py test --full")
    ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    game = openspiel_game("heroz")
    state = game.new_initial_state()
    state.apply_action(7)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 2.0, 5, use_observation_string=True)
    for _ in range(2):
        state.apply_action(bot.step(state))
    assert len(state.match.choices) == 2

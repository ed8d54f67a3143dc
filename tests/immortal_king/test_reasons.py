"""“Why 8?”: the rules behind every number of a fight, with what each adds, in many games."""

from collections.abc import Iterator
from typing import Any

import pytest

from pygames.engine.event import Event, Term
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.fate import SCENARIOS
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Words
from tests.immortal_king.own_scenario import CARDS
from tests.immortal_king.scene import PROVING_GROUND
from tests.kit.play import Player

NUMBERED = {"so_far", "fight_won", "fight_lost"}
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"dungeon": "lair"}),
    (2, {"dungeon": "traps", "nemesis": True}),
    (2, {"cards": PROVING_GROUND}),
    *[(1, {"scenario": it, "dungeon": "traps", "nemesis": True}) for it in SCENARIOS],
    (1, {"cards": CARDS}),
]
SEEDS = 12  # of each


def numbered(seats: int, options: dict[str, Any]) -> Iterator[Event]:
    """Every event of these games that shows a result against a power."""
    for seed in range(SEEDS):
        match = Match(GAME, seats, seed, GAME.choose_options(options, seats))
        player = Player(Rng(seed), tactic=seed % 3)
        while match.decision is not None and len(match.choices) < 200:
            events = match.play(player.choose(match.decision.legal_actions))
            yield from (event for event in events if event.kind in NUMBERED)


@pytest.mark.rules("HIK-40", "HIK-94", "HIK-91")
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_the_lines_behind_every_number_of_a_fight_are_its_sum(seats: int, options: dict[str, Any]) -> None:
    """Each line cites one rule of the rulebook, and no rule stands in two lines of one thing."""
    met = 0
    for event in numbered(seats, options):
        met += 1
        assert set(event.because) == {"total", "power"}
        for name, lines in event.because.items():
            terms = [Term.parse(line) for line in lines]
            assert len(terms) == len({(it.rule, it.thing) for it in terms}), event
            assert all(it.rule in GAME.part(Words).rulebook for it in terms), event
            assert sum(it.amount for it in terms) == event.params[name], event
        if event.kind != "so_far":
            die, times, plus = (int(event.params[it]) for it in ("die", "times", "plus"))
            assert die * times + plus == event.params["total"]
            won = int(event.params["total"]) >= int(event.params["power"])
            assert won == (event.kind == "fight_won")
    assert met > 60

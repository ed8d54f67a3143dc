"""What is told of the others' choices to who waited."""

from typing import Any

import pytest

import pygames
from pygames.bots import decide, make
from pygames.engine.face import Face
from pygames.engine.game import Game
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from web.model.waited import since_own_choice


@pytest.mark.parametrize("game", PLAYABLE.values(), ids=lambda game: game.id)
def test_it_tells_what_came_since_the_own_last_choice_and_no_secret(game: Game[Any]) -> None:
    """It tells what the seat saw; passing is no choice."""
    telling = game.part(Face).telling
    match = pygames.new(game.id, seed=3, seats=max(game.seats))
    bot, rng, told = make("steady", game.id), Rng(3), 0
    for _ in range(200):
        if match.decision is None:
            break
        seat = match.decision.seat
        chosen = [it for it in match.choices if it.action.text != "pass"]
        last = max((it.number for it in chosen if it.seat == seat), default=0)
        since = match.choices if telling.unseated else match.choices[last:]
        seen = [event.seen_by(seat) for choice in since for event in choice.events]
        done = since_own_choice(match, seat, seat)
        told += bool(done)
        assert all(event in seen for it in done for event in it.events)
        match.play(decide(bot, match, rng))
        begun = {event.kind for event in match.choices[-1].events} & telling.turns  # then others act in it
        if match.choices[-1].action.text != "pass" and not begun and not telling.unseated:
            assert since_own_choice(match, seat, seat) == []
    assert told > 5

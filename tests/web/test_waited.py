"""What is told of the others' choices to who waited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import pygames
from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.words.localizer import Words
from web.model.waited import since_own_choice

if TYPE_CHECKING:
    from pygames.engine.game import Game

WITH_DEEDS = [game for game in PLAYABLE.values() if game.part(Words).deeds is not None]


def test_every_game_in_which_others_act_between_sums_up_what_they_did() -> None:
    for game in PLAYABLE.values():
        words = game.part(Words)
        assert words.deeds is not None or words.recap is not None, game.id


@pytest.mark.parametrize("game", WITH_DEEDS, ids=lambda game: game.id)
def test_it_tells_what_came_since_the_own_last_choice_and_no_secret(game: Game[Any]) -> None:
    """It tells what the seat saw; passing is no choice."""
    deeds = game.part(Words).deeds
    assert deeds is not None
    match = pygames.new(game.id, seed=3, seats=max(game.seats))
    bot, rng, told = make("steady", game.id), Rng(3), 0
    for _ in range(120):
        if match.decision is None:
            break
        seat = match.decision.seat
        chosen = [it for it in match.choices if it.action.text != "pass"]
        since = match.choices[max((it.number for it in chosen if it.seat == seat), default=0) :]
        seen = [event.seen_by(seat) for choice in since for event in choice.events]
        lines = since_own_choice(match.choices, seat, deeds, seat)
        told += bool(lines)
        assert all(line.event in seen for line in lines if line.event is not None)
        match.play(decide(bot, match, rng))
        if match.choices[-1].action.text != "pass":
            assert since_own_choice(match.choices, seat, deeds, seat) == []
    assert told > 5

"""What a choice is good for, said as it is in this position: nothing is promised that cannot be."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import pygames
from pygames.engine.action import Action
from pygames.engine.forecast import Forecast
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.heroz.passing import PASS
from pygames.games.heroz.waits import case
from pygames.games.immortal_king.foreseen import HOPELESS
from pygames.games.immortal_king.names import case as case_of_immortal_king
from pygames.words.localizer import Localizer
from tests.kit.play import Player


def passing(legal: Sequence[Action]) -> Action | None:
    """The choice to do nothing, if it is offered."""
    return next((it for it in legal if it.type is PASS), None)


def asked_later(match: Match, seat: int) -> list[str]:
    """What a seat is asked in this turn when it passes now, and everybody does so afterwards."""
    later, turn, found = match.copy(), match.view(None)["turn"], list[str]()
    later.play(passing(later.asks.legal_actions) or later.asks.legal_actions[0])
    while (asked := later.decision) is not None and later.view(None)["turn"] == turn:
        if asked.seat == seat:
            found.append(asked.id)
        later.play(passing(asked.legal_actions) or asked.legal_actions[0])
    return found


@pytest.mark.rules("HZ-68")
def test_in_heroz_a_pass_says_until_when_a_special_card_can_still_be_played() -> None:
    """Before the block of an attack it can be afterwards; where nobody can block, nobody is asked to."""
    player, met, promised = Player(Rng(3)), Counter[str](), 0
    for seed in range(12):
        match = pygames.new("heroz", seed=seed)
        while (asked := match.decision) is not None and len(match.choices) < 300:
            if asked.id == "specials" and (nothing := passing(asked.legal_actions)):
                why = case(match.view(asked.seat), nothing, ())
                met[why] += 1
                if met[why] < 25:
                    later = asked_later(match, asked.seat)
                    if why == "unblocked":
                        assert "block" not in later
                    promised += why == "block" and "specials" in later
            match.play(player.choose(asked.legal_actions))
    assert set(met) == {"attack", "block", "unblocked", "last"}
    assert promised > 10


@pytest.mark.parametrize(
    ("hand", "mana", "foreseen", "name"),
    [
        ([], True, (), ""),
        (["potion"], False, (), ""),
        ([], False, (), "spent"),
        (["object", "quest"], False, (), "spent"),
        ([], True, (Forecast(HOPELESS, (), {}),), "hopeless"),
    ],
)
def test_in_immortal_king_nothing_is_kept_for_later_where_there_is_nothing(
    hand: list[str], mana: bool, foreseen: tuple[Forecast, ...], name: str
) -> None:
    held = [{"type": it} for it in hand]
    for where in ({"hand": held, "open": []}, {"hand": None, "open": held}):
        view: dict[str, Any] = {"equipment": where, "party": [{"mana": mana}]}
        action = pygames.new("heroz", seed=1).asks.legal_actions[0]
        assert case_of_immortal_king(view, action, foreseen) == name


@pytest.mark.rules("HRL-48", "HRL-49")
def test_no_hero_is_told_that_cards_or_combat_are_lost_at_the_end_of_a_turn() -> None:
    match = pygames.new("hero-realms-lich", seed=1)
    texts = Localizer(match.game, "en", (), match.options)
    for name in ("why.play", "why.attack"):
        assert "end of the turn" not in texts.text(name)

"""What the cards of the market are worth, as it is fitted from games."""

import pytest

from pygames.games.hero_realms.cards import NAMES
from pygames.games.hero_realms.opponents.guide import GUIDE
from tools.strength import market as counting
from tools.strength.market import market

GAMES = 6
KINDS = {name.partition("#")[0] for name in NAMES}


def test_worths_are_of_cards_best_first_and_the_same_again() -> None:
    worths = market("hero-realms", GUIDE, GAMES, {})
    assert worths
    assert worths.keys() <= KINDS
    assert [*worths.values()] == sorted(worths.values(), reverse=True)
    assert worths == market("hero-realms", GUIDE, GAMES, {})


def test_only_what_is_acquired_early_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    owned, winner = counting.acquired_early("hero-realms", GUIDE, 1, {})
    assert all(owned)
    monkeypatch.setattr(counting, "EARLY", 0)
    assert counting.acquired_early("hero-realms", GUIDE, 1, {}) == ([[], []], winner)

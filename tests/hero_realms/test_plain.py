"""The cards that can be played together: what playing them does is fixed, and nobody is asked."""

import pytest

from pygames.games.hero_realms.plain import plain
from tests.hero_realms.scene import has, scene


@pytest.mark.parametrize(
    ("hand", "together"),
    [
        ("ruby gold borg", "borg ruby gold"),  # champions first
        ("spark gold", "gold"),  # asks an opponent
        ("command gold", "gold"),  # draws
        ("close-ranks gold", "gold"),  # counts
        ("profit fire-gem", "profit fire-gem"),  # their other abilities wait
    ],
)
def test_which_cards_are_plain(hand: str, together: str) -> None:
    s = scene(has(hand, deck="gold*5"))
    found = plain(s.match.asks.legal_actions)
    assert [action.words[0].partition("#")[0] for action in found] == together.split()


def test_playing_them_together_is_playing_them_in_any_order() -> None:
    gold = []
    for reverse in (False, True):
        s = scene(has("gold ruby profit borg dagger", deck="gold*5"))
        while s.match.decision is not None:
            found = plain(s.match.decision.legal_actions)
            if not found:
                break
            s.match.play(found[-1 if reverse else 0])
        gold.append(s.pools)
    assert gold == [(5, 1), (5, 1)]

"""The cards that can be played together: where health may go to somebody else, none that gives it."""

import pytest

from pygames.engine.face import Face
from pygames.games.hero_realms_lich.game import GAME
from tests.hero_realms_lich.scene import hero, lich, scene


@pytest.mark.rules("HRL-14")
def test_cards_that_give_health_are_not_played_together() -> None:
    s = scene(hero("rally-the-troops gold ruby lys"), hero(pack="wizard"), lich())
    plain = GAME.part(Face).plain
    assert plain is not None
    found = plain(s.match.asks.legal_actions)
    assert [action.words[0].partition("#")[0] for action in found] == ["lys", "gold", "ruby"]
    for action in found:
        s.match.play(action)
    assert s.asks == "A main"
    s.play("play rally-the-troops")
    assert s.asks == "A heal"

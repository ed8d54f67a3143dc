"""Courage, fear, mana: what is gained and lost."""

import pytest

from pygames.engine.text import LANGUAGES
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer
from tests.immortal_king.scene import scene

# --- courage ---


@pytest.mark.rules("HIK-50")
def test_of_the_last_courage_it_is_said_that_none_is_left() -> None:
    said = {}
    for courage in (1, 2):
        s = scene("zombie imp wisp", party="captain", mana="", courage=courage)
        (event,) = [it for it in s.play("attack left", dice="2") if it.kind == "courage_lost"]
        said[courage] = [Localizer(GAME, language).event(event) for language in LANGUAGES]
    assert [text.split(":")[1].strip() for text in said[1]] == ["none left.", "il n’en reste plus."]
    assert [text.split(":")[1].strip() for text in said[2]] == ["1 left.", "il en reste 1."]


# --- mana ---


@pytest.mark.rules("HIK-10", "HIK-11", "HIK-43")
def test_each_adventurer_spends_the_own_mana_only() -> None:
    s = scene("zombie imp wisp", party="guard seer", mana="seer")
    s.play("attack left", dice="1")
    assert s.why("power guard") == "HIK-11 no_mana"
    assert s.legal() == ["accept", "power seer"]
    assert s.why("give guard") == "HIK-41 no_mana_to_give"
    s.play("power seer")
    assert s.mana == ""

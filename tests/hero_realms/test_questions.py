"""What a question says of the card that asks it."""

from __future__ import annotations

import pytest

from pygames.core.localizer import Localizer
from pygames.core.rulebook import Language
from tests.hero_realms.scene import Scene, has, scene
from tests.hero_realms_lich.scene import hero, lich
from tests.hero_realms_lich.scene import scene as lair

AIMED: dict[Language, str] = {
    "en": "Fireball: 4 damage to that player and to each of that player’s champions",
    "fr": "Boule de Feu\u202f: 4 dégâts à ce joueur et à chacun de ses Champions",
}
HEALED: dict[Language, str] = {
    "en": "Taxation: who gains 6 health",
    "fr": "Taxation\u202f: qui gagne 6 Santé",
}
DISCARDED: dict[Language, str] = {"en": "Spark: discarding", "fr": "Étincelle\u202f: défausse d’une carte"}
FREE: dict[Language, str] = {"en": "Main phase", "fr": "Phase principale"}


def asked(s: Scene, language: Language) -> str:
    return Localizer(s.match.game, language, (), s.match.options).step(s.view())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_card_that_asks_is_named_with_what_it_does(language: Language) -> None:
    s = scene(has(pack="wizard"), has(), has())
    assert asked(s, language) == FREE[language]
    s.play("ability fireball")
    assert asked(s, language) == AIMED[language]
    s = scene(has("spark"), has("gold ruby"))
    s.play("play spark")
    assert asked(s, language) == DISCARDED[language]
    s = lair(hero("taxation", played="close-ranks"), hero(pack="cleric"), lich())
    s.play("play taxation", "ally taxation")
    assert asked(s, language) == HEALED[language]

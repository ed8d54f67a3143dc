"""The page of all pieces, which makers look at: nothing on it is missing."""

import re

import pytest

import pygames
from pygames.engine.text import Language
from tools.kit import kit

GAMES = [it.id for it in pygames.catalogue()]


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.full), "fr"])
def test_every_sign_that_is_shown_is_there_and_every_card_has_a_face(language: Language) -> None:
    files = kit(language)
    assert files.keys() == {"index.html", *(f"{game}.html" for game in GAMES)}
    for name, html in files.items():
        drawn = set(re.findall(r'<symbol[^>]* id="(icon-[^"]+)"', html))
        used = set(re.findall(r'href="#(icon-[^"]+)"', html))
        assert used <= drawn, name
    index = files["index.html"]
    assert index.count('class="ending"') >= 2 * len(GAMES)
    assert index.count('class="cover"') == len(GAMES)
    assert len(re.findall(r'data-word="([^"]+)"', index)) > 400


def test_the_kit_can_be_dark() -> None:
    assert all('data-theme="dark"' in html for html in kit("en", "dark").values())

"""The characters: their names fit into sentences of both languages, and each is told from all others."""

import json

import pytest

from pygames.engine.rng import Rng
from pygames.words.characters import CHARACTERS, cast
from web.bundle.common import MODULES


def test_a_name_fits_into_sentences_of_both_languages() -> None:
    """It is plain letters, and French puts "de" and "que" before it without an apostrophe."""
    for it in CHARACTERS:
        assert it.name.isascii()
        assert it.name.isalpha()
        assert it.name.istitle()
        assert it.name[0] not in "AEIOUYH", it.name
        assert it.id == it.name.lower()


def test_no_two_are_alike() -> None:
    assert len(CHARACTERS) == 12
    for told in (
        [it.name[0] for it in CHARACTERS],  # enough where there is little room
        [it.sign for it in CHARACTERS],
        [it.temper.en for it in CHARACTERS],
        [it.temper.fr for it in CHARACTERS],
    ):
        assert len(set(told)) == len(CHARACTERS)


def test_a_temper_is_a_word_or_two() -> None:
    for it in CHARACTERS:
        assert len(it.temper.en.split()) <= 2
        assert len(it.temper.fr.split()) <= 2


def test_a_sign_is_an_icon_with_its_author() -> None:
    file = MODULES / "@iconify-json" / "game-icons" / "icons.json"
    icons = json.loads(file.read_text(encoding="utf-8"))["icons"]
    for it in CHARACTERS:
        author, icon = it.sign.split("/")
        assert author
        assert icon in icons


def test_a_cast_is_the_same_for_the_same_number() -> None:
    assert cast(5, 7) == cast(5, 7)
    assert cast(2, 7) == cast(5, 7)[:2]
    assert len({cast(1, number)[0] for number in range(100)}) == len(CHARACTERS)
    assert len(set(cast(12, 1))) == 12


def test_nobody_plays_against_a_namesake() -> None:
    taken = ("nora", "Ann")
    assert "Nora" not in [it.name for it in cast(11, 3, taken)]
    with pytest.raises(ValueError, match="11 are left"):
        cast(12, 3, taken)


def test_a_namesake_makes_way_and_the_others_stay() -> None:
    first, second, third = cast(3, 5)
    assert cast(3, 5, [second.name.upper()])[::2] == (first, third)
    assert cast(3, 5, [cast(4, 5)[3].name]) == cast(3, 5)


def test_the_cast_of_a_seed_tells_nothing_of_its_shuffles() -> None:
    """Else the names would give away how the first cards lie."""
    assert [cast(12, number) != Rng(number).shuffled(CHARACTERS) for number in range(50)] == [True] * 50

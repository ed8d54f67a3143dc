"""The characters: their names fit into sentences of both languages, and each is told from all others."""

import json

import pytest

from pygames.bots import LEVELS
from pygames.bots.search import TEMPERS
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
    ):
        assert len(set(told)) == len(CHARACTERS)


def test_each_has_a_level_and_a_temper_and_there_are_some_of_each() -> None:
    assert {it.level for it in CHARACTERS} == set(LEVELS)
    assert {it.temper for it in CHARACTERS} == set(TEMPERS)
    for level in LEVELS:
        assert len({it.temper for it in CHARACTERS if it.level == level}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_appears_as_somebody_of_its_level(level: str) -> None:
    """Others come in where there are not so many, and nobody sits twice at the table."""
    of_level = {it for it in CHARACTERS if it.level == level}
    for number in range(20):
        assert cast(2, number, (), ("", level))[1] in of_level
        table = cast(6, number, (), ("", *[level] * 5))
        assert len(set(table)) == 6
        assert of_level <= set(table)
        mixed = cast(3, number, (), (level, "steady", level))
        assert {mixed[0], mixed[2]} <= of_level


def test_a_namesake_makes_way_for_somebody_of_the_same_level() -> None:
    levels = ("", "regular", "regular")
    for number in range(20):
        you, one, other = cast(3, number, (), levels)
        after = cast(3, number, [one.name], levels)
        assert (after[0], after[2]) == (you, other)
        assert after[1].level == "regular"


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

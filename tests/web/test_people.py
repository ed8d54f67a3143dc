"""What is short for the people at a table."""

import pytest

from pygames.engine.text import Language
from pygames.words.people import people
from web.view.people import initials


@pytest.mark.parametrize(
    ("bots", "names", "language", "short"),
    [
        (["", ""], [], "en", ["A", "B"]),  # Player A, Player B
        (["", ""], [], "fr", ["A", "B"]),
        (["", ""], ["Bob", "Ann"], "en", ["B", "A"]),
        (["", "", ""], ["Ann", "Alice", "Bob"], "en", ["An", "Al", "B"]),
        (["", ""], ["Ann", "Anna"], "en", ["A", "B"]),
        (["", ""], ["Ann", "Ann"], "en", ["A", "B"]),  # Ann A, Ann B
        (["", "steady"], ["", "Bob"], "fr", ["V", "B"]),  # Vous
    ],
)
def test_the_beginning_of_the_name_is_short_for_it_where_it_is_nobody_elses(
    bots: list[str], names: list[str], language: Language, short: list[str]
) -> None:
    assert initials(people(bots, language, names)) == short

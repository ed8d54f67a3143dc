"""Files of cards that are not TOML, or not even text: all is told with its line, and nothing raises."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.games.immortal_king.card_file import box, faults
from pygames.words.fault import MOST_FAULTS
from tests.immortal_king.card_files import LAIR, NAME, TRAPS, english, line, swapped


@pytest.mark.parametrize(
    ("old", "new", "en", "fr"),
    [
        ("[[dungeon]]", "[[dungeon", "the heading is not closed with ]", "l’en-tête n’est pas fermé par ]"),
        ('id = "nova"', 'id "nova"', "a field needs = and a value", "un champ demande = et une valeur"),
        ("copies = 2", "copies = two", "not a value; a text", "ce n’est pas une valeur\u202f; un texte"),
        ("copies = 2", "copies = 2 2", "something follows the value", "quelque chose suit la valeur"),
        ("copies = 2", "copies = 2\ncopies = 2", "this stands there twice", "ceci y figure deux fois"),
        ('"rogue"', '"rogue', "a text is not closed", "un texte n’est pas fermé"),
        ('"rogue"', "'rogue", "a text is not closed", "un texte n’est pas fermé"),
        ('"rogue"', '"""rogue', "a text is not closed", "un texte n’est pas fermé"),
        ('"rogue"', "'''rogue", "a text is not closed", "un texte n’est pas fermé"),
        ('"rogue"', '"ro\\gue"', "a backslash that means nothing", "une barre oblique inverse"),
        ('"rogue"', '"ro\\uD800gue"', "a backslash that means nothing", "une barre oblique inverse"),
        (
            '"rogue"',
            '"ro\x00gue"',
            "a character that may not stand here",
            "un caractère qui n’a pas sa place",
        ),
        (
            '["pain", "unique"]',
            '["pain", "unique"',
            "a list is not closed with ]",
            "une liste n’est pas fermée",
        ),
        (
            '{ kind = "ward" }',
            '{ kind = "ward"',
            "a table is not closed with }",
            "une table n’est pas fermée",
        ),
        ("copies = 2", "copies = 2001-02-30", "a date that does not exist", "une date qui n’existe pas"),
    ],
)
def test_what_is_not_toml_is_told_with_its_line(old: str, new: str, en: str, fr: str) -> None:
    text = swapped(old, new)
    (fault,) = faults(text)
    number = line(LAIR, old) + (1 if "\n" in new else 0)
    assert fault.en.startswith(f"line {number}: {en}")
    assert fault.fr.startswith(f"ligne {number}\u202f: {fr}")


def test_every_broken_part_is_told_and_the_rest_is_looked_through_but_not_counted() -> None:
    text = swapped('"priest"', '"priest', LAIR)
    text = swapped('id = "lullaby"', 'id = "Lullaby"', text)
    text = swapped("power = 9", "power = nine", text)
    text = swapped("[final]\nid", "[final]\nidentity", text)
    assert [int(told.split(":")[0].removeprefix("line ")) for told in english(text)] == [
        line(text, '"priest'),
        line(text, '"Lullaby"'),
        line(text, "power = nine"),
        line(text, "[final]"),
        line(text, "identity"),
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = " + "[" * 60_000, "line 1: nested too deeply"),
        (NAME + "a = " + "{ a = " * 5_000, "line 2: nested too deeply"),
        (NAME + "a." * 30_000 + "a = 1", "line 2: nested too deeply"),
        ("#" * 70_000, "longer than 64 KB"),
        ("é" * 33_000, "longer than 64 KB"),
        ("\ud800", "not a text of Unicode characters"),
        ("a = " + "9" * 5_000, "line 1: not TOML"),
        (None, "not a text"),
        (b"name", "not a text"),
    ],
)
def test_what_no_card_needs_is_refused_at_once(text: bytes | str | None, fault: str) -> None:
    assert english(text) == [fault]  # type: ignore[arg-type]


def test_not_more_faults_are_listed_than_anybody_reads() -> None:
    told = english(NAME + "[[dungeon]]\n" * 1_000)
    assert len(told) == MOST_FAULTS + 1
    assert told[-1] == f"and {5_009 - MOST_FAULTS} more"  # five fields of each card, and nine totals


WORDS = st.sampled_from(
    [
        *('"', "'", '"""', "[", "]", "[[", "{", "}", "=", "\n", "#", ".", "\\", "\x00", "\r", "\ufeff", "é"),
        *("true", "nan", "1e999", "0x", "-3", "1979-05-27", "name = {}\n", "dungeon = 3\n", "id = []\n"),
        *("[box]\n", "[[box]]\n", "[dungeon]\n", "[adventurer.gift]\n", "[[dungeon.aura]]\n", "[[final]]\n"),
        *("copies = 4\n", "abilities = [[]]\n"),
    ]
)


@given(st.data())
def test_no_text_whatever_raises_and_one_without_faults_makes_a_box(data: st.DataObject) -> None:
    """Torn and mended copies of our files."""
    text = data.draw(st.sampled_from([LAIR, TRAPS]))
    start = data.draw(st.integers(0, len(text)))
    if data.draw(st.booleans()):
        text = text[start : start + data.draw(st.integers(0, 3_000))]
    for _ in range(data.draw(st.integers(0, 6))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(WORDS | st.just("")) + text[at + data.draw(st.integers(0, 12)) :]
    told = faults(text)
    for fault in told:
        assert fault.en.isprintable()
        assert fault.fr.replace("\u202f", "").isprintable()
    if not told:
        assert len(box.__wrapped__(text).dungeon) == 48


@given(st.text(max_size=200))
def test_no_nonsense_raises(text: str) -> None:
    faults(text)

"""What is wrong with the shape of data, and where."""

from collections.abc import Callable

import pytest

from pygames.engine.shapes import BadShape, Table, are_texts, is_integer, is_of, mapping_of, toml_file


def test_true_is_no_number() -> None:
    assert is_of(1, int)
    assert not is_of(True, int)
    assert is_of(True, bool)
    assert is_integer(3, 3, 3)
    assert not is_integer(4, 0, 3)
    assert not is_integer(1.0, 0, 3)
    assert are_texts(["a", ""])
    assert not are_texts(["a", 1])
    assert not are_texts("a")


def test_what_is_no_table_counts_as_an_empty_one() -> None:
    assert mapping_of({"a": 1}) == {"a": 1}
    for other in (None, "a", 7):
        assert mapping_of(other) == {}


FILE = """
name = "Mine"
text = 3
count = 3000000
flags = [true]
pair = [0.5]
lines = \"\"\"
one
two\"\"\"
"""


@pytest.mark.parametrize(
    ("read", "what"),
    [
        (lambda file: file.string("absent"), "absent is missing"),
        (lambda file: file.string("text"), "text has to be a text"),
        (lambda file: file.verbatim("text"), "text has to be a text of at most 1000000 characters"),
        (lambda file: file.verbatim("name", most=3), "name has to be a text of at most 3 characters"),
        (lambda file: file.integer("absent"), "absent has to be a whole number from 0 to 1000000"),
        (lambda file: file.flag("absent"), "absent has to be true or false"),
        (lambda file: file.integer("count", 1), "count has to be a whole number from 0 to 1000000"),
        (lambda file: file.flag("text", default=True), "text has to be true or false"),
        (lambda file: file.strings("flags"), "flags has to be a list of strings"),
        (lambda file: file.integers("flags"), "flags has to be a list of whole numbers"),
        (lambda file: file.number("name"), "name has to be a number"),
        (lambda file: file.pair("pair"), "pair has to be two numbers"),
        (lambda file: file.one_of("name", ("a", "b")), "name has to be one of a, b"),
        (lambda file: file.mapping("name"), "name has to be a table"),
        (lambda file: file.tables("name"), "name has to be written [[name]]"),
        (lambda file: file.end(), "unknown: name, text, count, flags, pair, lines"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(read: Callable[[Table], object], what: str) -> None:
    with pytest.raises(BadShape) as caught:
        read(toml_file("mine.toml", FILE))
    assert (caught.value.where, caught.value.what) == ("mine.toml", what)
    assert str(caught.value) == f"mine.toml: {what}"


def test_what_is_right_is_taken_out() -> None:
    file = toml_file("mine.toml", FILE)
    assert (file.string("name"), file.string("lines"), file.string("absent", "")) == ("Mine", "one two", "")
    assert (file.integer("text", 0), file.integer("count", 0, most=3_000_000)) == (3, 3_000_000)
    assert file.unread() == ["flags", "pair"]
    assert toml_file("mine.toml", FILE).verbatim("lines") == "one\ntwo"
    assert file.verbatim("absent", "") == ""


def test_what_is_no_toml_is_said() -> None:
    with pytest.raises(BadShape, match=r"^mine\.toml: "):
        toml_file("mine.toml", "=")

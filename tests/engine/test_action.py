"""Actions, their types, domains, and reading an action's text."""

import copy
import pickle

import pytest

from pygames.engine.action import Action, ActionSyntax, ActionType, Domain
from pygames.engine.errors import BadAction
from pygames.engine.state import frozen, plain

CARD = Domain("card", ["8♦", "K♠"], aliases={"8d": "8♦", "ks": "K♠"})
PLACE = Domain("place", ["A1", "A2", "B1"])

PUT = ActionType("put", CARD, PLACE)
PASS = ActionType("pass")
SYNTAX = ActionSyntax(PUT, PASS)


def test_an_action_has_a_text_and_words() -> None:
    action = PUT(0, 2)
    assert str(action) == action.text == "put 8♦ B1"
    assert repr(action) == "<put 8♦ B1>"
    assert action.words == ("8♦", "B1")
    assert PASS().words == ()


def test_equal_actions_are_one_object() -> None:
    assert PUT(1, 1) is PUT(1, 1)
    assert PUT.actions[1, 1] is PUT(1, 1)
    assert PUT.actions[1, 1] is pickle.loads(pickle.dumps(PUT(1, 1)))  # noqa: S301
    assert copy.copy(PUT(1, 1)) is copy.deepcopy(PUT(1, 1)) is PUT(1, 1)
    assert PUT(1, 1) is not PUT(1, 2)


def test_an_action_is_never_changed() -> None:
    with pytest.raises(AttributeError):
        PUT(0, 0).text = "put 8♦ A2"


def test_an_action_needs_all_its_words() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Action(PUT, (0,))
    for args in ((0,), (0, 9), (-1, 0), (0, 0, 0)):
        with pytest.raises(ValueError):  # noqa: PT011 - of whichever kind
            PUT(*args)


def test_a_type_lists_all_its_actions() -> None:
    assert [a.text for a in PUT.all()] == [f"put {c} {p}" for c in CARD.words for p in PLACE.words]
    assert [a.text for a in PUT.beginning((1,))] == ["put K♠ A1", "put K♠ A2", "put K♠ B1"]
    assert list(PUT.beginning((1, 2))) == [PUT(1, 2)]
    assert list(PASS.all()) == [PASS()]


@pytest.mark.parametrize("text", ["put 8♦ B1", "put 8d B1", "PUT 8D B1", "  put   8♦\tB1 \n"])
def test_a_text_is_read_with_other_spellings_and_spaces(text: str) -> None:
    assert SYNTAX.parse(text) is PUT(0, 2)


def test_reading_keeps_no_more_than_there_are_actions() -> None:
    """Whatever spellings somebody sends."""
    syntax = ActionSyntax(PUT, PASS)
    for spaces in range(1, 40):
        assert syntax.parse("put" + " " * spaces + "8d B1") is PUT(0, 2)
    assert syntax.parse("put 8♦ B1") is PUT(0, 2)
    assert list(syntax._read) == ["put 8♦ B1"]  # noqa: SLF001 - how much is kept shows nowhere else


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("", "unknown_verb", {"word": "", "verbs": "put, pass"}),
        ("throw 8♦ B1", "unknown_verb", {"word": "throw", "verbs": "put, pass"}),
        ("put", "word_count", {"verb": "put", "n": 0, "wanted": 2}),
        ("put 8♦ B1 B1", "word_count", {"verb": "put", "n": 3, "wanted": 2}),
        ("pass now", "word_count", {"verb": "pass", "n": 1, "wanted": 0}),
        ("put 9♦ B1", "unknown_word", {"word": "9♦", "domain": "card"}),
        ("put 8♦ Z1", "unknown_word", {"word": "Z1", "domain": "place"}),
        ("put 8♦ 8♦", "unknown_word", {"word": "8♦", "domain": "place"}),
        ("x" * 500, "unknown_verb", {"word": "x" * 40, "verbs": "put, pass"}),
        (f"put {'y' * 500} A1", "unknown_word", {"word": "y" * 40, "domain": "card"}),
    ],
)
def test_a_text_that_is_no_action_says_which_word_is_wrong(
    text: str, key: str, params: dict[str, object]
) -> None:
    with pytest.raises(BadAction) as caught:
        SYNTAX.parse(text)
    assert (caught.value.key, caught.value.params) == (key, params)
    assert str(caught.value)


def test_plain_data_and_back() -> None:
    value = [1, ("a", [True, None]), ()]
    assert plain(value) == [1, ["a", [True, None]], []]
    assert frozen(value) == (1, ("a", (True, None)), ())
    assert plain("text") == frozen("text") == "text"

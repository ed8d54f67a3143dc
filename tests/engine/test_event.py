"""Events and their text."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.engine.event import Event, Param, Reasons

DREW = Event("drew", ("HZ-63",), {"seat": 0, "count": 1}, to=0, secret={"card": "8♦"}, reveals=True)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (DREW, "drew seat=0 count=1 | to=0 card=8♦ | HZ-63 !"),
        (Event("tied", ("HZ-61",), {}), "tied | HZ-61"),
        (Event("hero", ("HZ-66", "HZ-12"), {"seat": 1, "card": "K♠"}), "hero seat=1 card=K♠ | HZ-66 HZ-12"),
        (Event("looked", ("X-1",), {"n": -3}, to=1), "looked n=-3 | to=1 | X-1"),
        (Event("odd", (), {"a": 1}), "odd a=1 |"),
        (
            Event("won", ("R-1",), {"n": 4}, reveals=True, because={"n": ("R-2", "R-3")}),
            "won n=4 | R-1 n:R-2,R-3 !",
        ),
    ],
)
def test_an_event_has_a_text_that_parses_back(event: Event, text: str) -> None:
    assert str(event) == text
    assert Event.parse(text) == event


def test_the_one_it_is_told_to_sees_the_secret_and_others_do_not() -> None:
    assert DREW.seen_by(0).params == {"seat": 0, "count": 1, "card": "8♦"}
    for other in (1, 2, None):
        assert DREW.seen_by(other).params == {"seat": 0, "count": 1}
        assert "8♦" not in str(DREW.seen_by(other))
    for seat in (0, 1, None):
        seen = DREW.seen_by(seat)
        assert seen.to is None
        assert not seen.secret
        assert (seen.kind, seen.rules, seen.reveals) == ("drew", ("HZ-63",), True)


def test_an_event_without_a_secret_is_the_same_to_all() -> None:
    event = Event("tied", ("HZ-61",), {})
    assert event.seen_by(0) is event.seen_by(None) is event


@pytest.mark.parametrize("text", ["", "drew", "drew | a | b | c", "drew seat | HZ-1", "drew | to=x | HZ-1"])
def test_a_text_that_is_no_event_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the words do not matter
        Event.parse(text)


words = st.text(st.characters(whitelist_categories=["Lu", "Ll", "So"]), min_size=1, max_size=8)
params = st.dictionaries(words.filter(lambda w: w != "to"), words | st.integers(-99, 99), max_size=4)


@settings(max_examples=200)
@given(
    words,
    st.lists(words, max_size=3).map(tuple),
    params,
    st.none() | st.integers(0, 5),
    params,
    st.booleans(),
)
def test_any_event_parses_back(
    kind: str,
    rules: tuple[str, ...],
    shown: dict[str, Param],
    to: int | None,
    secret: dict[str, Param],
    reveals: bool,
) -> None:
    event = Event(kind, rules, shown, to, secret if to is not None else {}, reveals)
    assert Event.parse(str(event)) == event


@settings(max_examples=200)
@given(st.text())
def test_any_text_is_an_event_or_a_value_error(text: str) -> None:
    for attempt in (text, f"drew {text} | HZ-1", f"drew | {text} | HZ-1"):
        try:
            event = Event.parse(attempt)
        except ValueError:
            continue
        assert isinstance(event, Event)


def test_a_rule_behind_an_event_and_behind_its_number_is_cited_once() -> None:
    event = Event("won", ("R-1", "R-2"), {"n": 4}, because={"n": ("R-3", "R-1")})
    assert event.cited == ("R-1", "R-2", "R-3")
    assert event.seen_by(None).cited == event.cited


def test_the_reasons_of_a_number_are_found_when_they_are_read_and_once() -> None:
    asked: list[int] = []

    def find(n: int) -> dict[str, str]:
        asked.append(n)
        return {"n": "R-2 R-3 R-2", "other": ""}

    event = Event("won", ("R-1",), {"n": 4}, because=Reasons(find, 7))
    assert asked == []
    assert event.because == {"n": ("R-2", "R-3")}
    assert event.cited == ("R-1", "R-2", "R-3")
    assert event == Event("won", ("R-1",), {"n": 4}, because={"n": ("R-2", "R-3")})
    assert asked == [7]


def test_what_reasons_are_found_in_goes_to_nobody_who_sees_the_event() -> None:
    """It may be a copy of the whole state."""
    event = Event("won", ("R-1",), {"n": 4}, because=Reasons(lambda hidden: {"n": hidden}, "R-2"))
    for seen in (event.seen_by(None), event.seen_by(1), event.opened):
        assert type(seen.because) is dict
        assert seen.because == {"n": ("R-2",)}
    assert type(copy.copy(event.because)) is dict  # and pickled

"""Text that anybody may have written: refused in words, and so soon that it harms nobody."""

import json
import sys
from base64 import urlsafe_b64encode
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pygames
from pygames.engine.errors import BadFile, BadRecord
from pygames.engine.reading import DEEPEST, read_json, too_deep
from pygames.engine.record import MOST_CHOICES, packed, seal_of, varint
from pygames.words.fault import MOST_FAULTS
from tests.kit.truth import true_state

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
)


def depth(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    return 0


@given(VALUES)
def test_json_is_read_as_it_was_written(value: object) -> None:
    """Brackets within texts do not count as nesting."""
    try:
        text = json.dumps({"[": value, '"{[': "[" * 99 + '\\"'}, ensure_ascii=False)
        text.encode()
    except UnicodeEncodeError:
        return
    assert read_json(text) == json.loads(text)


@pytest.mark.parametrize("brackets", ["[]", "{}"])
def test_what_is_nested_too_deeply_is_not_parsed(brackets: str) -> None:
    opening = "[" if brackets == "[]" else '{"a":'
    closing = brackets[1]
    assert not too_deep(opening * DEEPEST + "1" + closing * DEEPEST)
    deeper = opening * (DEEPEST + 1) + "1" + closing * (DEEPEST + 1)
    assert too_deep(deeper)
    for text in (deeper, opening * 100_000):
        with pytest.raises(ValueError, match="nested deeper"):
            read_json(text)


def test_no_position_of_a_game_is_half_as_deep_as_allowed() -> None:
    for entry in pygames.catalogue():
        if not entry.playable:
            continue
        match = pygames.new(entry.id, seed=3)
        for _ in range(60):
            if match.decision is not None:
                match.play(match.decision.legal_actions[0])
        again = pygames.position(match.game.id, true_state(match).data(), options=match.options)
        assert depth(json.loads(again.record.json())) <= DEEPEST // 2


def link(body: bytes, game: str = "boss-quest") -> str:
    head = f"{game}.{pygames.load(game).rules_version}."
    return head + urlsafe_b64encode(body + seal_of(head, body)).rstrip(b"=").decode()


def test_a_link_with_a_position_nested_too_deeply_is_damaged() -> None:
    body = b"".join([*map(varint, (2, 0, 1, 0)), bytes(4), packed("[" * 20_000)])
    with pytest.raises(BadRecord) as caught:
        pygames.replay(link(body))
    assert caught.value.key == "damaged_link"


def test_a_record_nested_too_deeply_is_no_record() -> None:
    for text in ('{"a":' + "[" * 7000, '{"a":' * 7000):
        with pytest.raises(BadRecord) as caught:
            pygames.replay(text)
        assert caught.value.key == "not_json"


def test_a_link_that_holds_more_than_so_many_choices_can_is_not_played() -> None:
    """To divide a number of 300 KB twenty thousand times takes seconds."""
    count = 20_000
    body = b"".join([*map(varint, (2, 1, 0, count)), bytes(4 + count // 16), b"\xff" * 250_000])
    with pytest.raises(BadRecord) as caught:
        pygames.replay(link(body))
    assert (caught.value.key, caught.value.params) == ("left_over", {"of": count})


@pytest.mark.parametrize(
    ("game", "option", "text"),
    [
        ("boss-quest", "values", json.dumps({f"field{n}": 1 for n in range(5000)})),
        ("immortal-king", "cards", "[[dungeon]]\n" * 4000),
        ("immortal-king", "cards", "[[a\n" * 10_000),
    ],
)
def test_of_many_faults_the_first_are_told(game: str, option: str, text: str) -> None:
    with pytest.raises(BadFile) as caught:
        pygames.new(game, seed=1, options={option: text})
    *told, more = caught.value.faults
    assert len(told) == MOST_FAULTS
    for sentence, words in ((more.en, ("and", "more")), (more.fr, ("et", "de plus"))):
        first, number, *rest = sentence.split(" ", 2)
        assert (first, " ".join(rest)) == words
        assert int(number) > 0


def lines(line: str) -> str:
    """Ever other lines, as many as a file may have: `#` is their number."""
    return "".join(line.replace("#", str(n)) for n in range(65_000 // len(line)))[:65_000]


@pytest.mark.parametrize(
    ("game", "option", "text"),
    [
        ("immortal-king", "cards", lines("x#=1\n")),
        ("immortal-king", "cards", "[[dungeon]]\n" + lines("pow#=1\n")),
        ("immortal-king", "cards", lines("[[dungeon]]\n")),
        ("immortal-king", "cards", lines("[[a\n")),
        ("immortal-king", "cards", "a=[\n" + "1,\n" * 21_000),
        ("boss-quest", "values", json.dumps({f"field{n}": 1 for n in range(5000)})),
    ],
    ids=lambda it: it[:12],
)
def test_a_file_is_refused_with_work_in_proportion_to_its_length(game: str, option: str, text: str) -> None:
    def refused() -> None:
        with pytest.raises(BadFile):
            pygames.new(game, seed=1, options={option: text})

    assert calls_of(refused) <= 25 * len(text)


def calls_of(act: Callable[[], object]) -> int:
    """How many functions are called while `act` runs: the same number on every machine."""
    number = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
    return number


@pytest.mark.parametrize("where", ["{}", '{"spells":{}}'])
def test_a_fault_does_not_repeat_a_name_without_end(where: str) -> None:
    text = where.replace("{}", '{"' + "a" * 50_000 + '":1}')
    with pytest.raises(BadFile) as caught:
        pygames.new("boss-quest", seed=1, options={"values": text})
    assert all(len(fault.en) < 200 and len(fault.fr) < 200 for fault in caught.value.faults)


@pytest.mark.full
def test_a_record_whose_last_choice_alone_is_wrong_is_refused_with_little_work_for_each() -> None:
    """All 19,999 before it are played."""
    match = pygames.new("immortal-king", seed=1)
    for _ in range(MOST_CHOICES):  # a piece of equipment is laid off and taken up, again and again
        match.play(match.asks.legal_actions[-1])
    written = json.loads(match.record.json())
    written["choices"][-1] = "pass"
    text = json.dumps(written)

    def refused() -> None:
        with pytest.raises(BadRecord) as caught:
            pygames.replay(text)
        assert (caught.value.key, caught.value.params["at"]) == ("choice_refused", MOST_CHOICES)

    assert calls_of(refused) <= 100 * MOST_CHOICES

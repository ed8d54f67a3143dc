"""Records and links: the format of docs/record.md, and what is said of a bad one."""

import dataclasses
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import pygames
from pygames.engine.errors import GameError
from pygames.words.localizer import Localizer
from tests.engine.records import (
    CHECK,
    CODE,
    body_of,
    changed,
    jsons,
    mutated,
    played,
    refused,
    repeatable,
    replays_or_says_why,
    resealed,
    sample,
)
from tests.kit.play import decision_of, whole

DOCUMENT = Path(__file__).parents[2] / "docs" / "record.md"

# --- the document ---


def blocks(kind: str) -> list[str]:
    return re.findall(
        rf"^```{kind}\n(.*?)\n```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


def vectors() -> list[tuple[str, str]]:
    return list(zip(blocks("json"), blocks("text"), strict=True))


def reader() -> Callable[[str], tuple[Any, ...]]:
    """The reader that the document gives."""
    code = next(block for block in blocks("python") if "def read" in block)
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102 - our own document
    read: Callable[[str], tuple[Any, ...]] = names["read"]
    return read


def test_the_document_has_examples() -> None:
    assert len(vectors()) == 3


@pytest.mark.parametrize(("record", "link"), vectors())
def test_an_example_of_the_document_is_what_the_program_writes_and_reads(record: str, link: str) -> None:
    for text in (record, link):
        match = pygames.replay(text)
        assert match.record.json() == record
        assert match.record.link(match.game) == link
    assert pygames.replay(pygames.replay(link).record).record.json() == record


@pytest.mark.parametrize(("record", "link"), [*vectors(), (None, None)])
def test_the_reader_of_the_document_reads_a_link(record: str | None, link: str | None) -> None:
    match = sample() if record is None else pygames.replay(record)
    wanted = match.record
    game, rules, seats, seed, settings, count, check, points, choices = reader()(
        link or wanted.link(match.game)
    )
    assert (game, rules, seats, seed, count, check, points) == (
        wanted.game,
        wanted.rules,
        wanted.seats,
        wanted.seed,
        len(wanted.choices),
        wanted.check,
        wanted.points.hex(),
    )
    settings, from_position = divmod(settings, 2)
    settings, practice = divmod(settings, 2)
    assert (from_position, practice) == (wanted.start is not None, wanted.practice)
    for option in match.game.options:
        settings, place = divmod(settings, len(option.values))
        assert option.values[place] == wanted.options[option.id]
    for digit, radix in wanted.digits:
        choices, place = divmod(choices, radix)
        assert place == digit
    assert settings == choices == 0


def test_the_document_names_every_error() -> None:
    named = set(re.findall(r"`(\w+)`", DOCUMENT.read_text(encoding="utf-8").split("## What can be wrong")[1]))
    core = Path(pygames.__file__).parent / "engine"
    source = (core / "record.py").read_text(encoding="utf-8") + (core / "replay.py").read_text(
        encoding="utf-8"
    )
    raised = set(re.findall(r'Bad(?:Record|Option)\(\s*"(\w+)"', source))
    assert len(raised) > 10
    assert raised <= named


# --- what is written ---


def test_a_link_of_a_long_game_is_short() -> None:
    match = played(5, 5000)
    assert match.decision is None
    link = match.record.link(match.game)
    assert re.fullmatch(r"heroz\.3\.[A-Za-z0-9_-]+", link)
    assert len(link) < len(match.choices)


def test_a_finished_and_an_unfinished_match_replay() -> None:
    for choices in (0, 1, 60, 5000):
        match = played(3, choices)
        assert whole(pygames.replay(match.record.link(match.game))) == whole(match)


def test_the_fields_may_come_in_any_order_and_others_are_ignored() -> None:
    data = json.loads(sample().record.json())
    text = json.dumps({"comment": "a fine game"} | dict(reversed(data.items())), indent=2)
    assert whole(pygames.replay(f"\n {text}\n")) == whole(sample())


def test_options_that_are_missing_have_their_defaults() -> None:
    match = played(1, 3)
    text = json.dumps(json.loads(match.record.json()) | {"options": {}})
    assert pygames.replay(text).record.json() == match.record.json()


# --- what is wrong with a record ---


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "not_json"),
        ("{}", "not_a_record"),
        ('{"pygames":2}', "not_a_record"),
        (changed(pygames=True), "not_a_record"),
        (changed(pygames=1.0), "not_a_record"),
        (changed()[:-1], "not_json"),
        (changed(game="heroz\ud800"), "not_json"),
        ('{"a":' + "[" * 5000 + "]" * 5000 + "}", "not_json"),
        (changed(game="chess"), "unknown_game"),
        (changed(game="hero-realms-dragon"), "unknown_game"),
        (changed(game=7), "bad_field"),
        (changed(rules="1"), "bad_field"),
        (changed(rules=10**1000), "bad_field"),
        (changed(rules=4), "other_rules"),
        (changed(rules=1), "other_rules"),
        (changed(rules=0), "other_rules"),
        (changed(seats=3), "bad_seats"),
        (changed(seats=True), "bad_field"),
        (changed(seats="2"), "bad_field"),
        (changed(seed="7"), "bad_field"),
        (changed(seed=7.0), "bad_field"),
        (changed(seed=None), "bad_field"),
        (changed(seed=True), "bad_field"),
        (changed(seed=-1), "bad_seed"),
        (changed(seed=1 << 64), "bad_seed"),
        (changed(seed=10**4000), "bad_seed"),
        (changed(seed=12), "choice_refused"),
        (changed(options=[]), "bad_field"),
        (changed(options={"strict_damage": [[]]}), "bad_field"),
        (changed(options={"strict_damage": 1}), "unknown_value"),
        (changed(options={"strict": True}), "unknown_option"),
        (changed(choices={}), "bad_field"),
        (changed(choices=["pass"] * 20_001), "too_long"),
        (changed(check=None), "bad_field"),
        (changed(check="00000000"), "other_position"),
        (changed(choices=sample().record.choices[:-1]), "other_position"),
        (changed(choices="pass"), "bad_field"),
        ("{" + " " * 1_000_000 + "}", "too_long"),
        ("x" * 1_000_000, "too_long"),
    ],
)
def test_a_bad_record_is_named(text: str, key: str) -> None:
    error = refused(text)
    assert error.key == key
    assert len(str(error)) < 400


@pytest.mark.parametrize(
    "field", ["game", "rules", "seats", "seed", "practice", "options", "choices", "points", "check"]
)
def test_a_missing_field_is_named(field: str) -> None:
    data = json.loads(sample().record.json())
    del data[field]
    assert refused(json.dumps(data)).params == {"name": field}


@pytest.mark.parametrize(
    ("choice", "cause"), [("fly to the moon", "unknown_verb"), ("place 8♦ B11", "not_placement")]
)
def test_a_bad_choice_is_named_with_its_number(choice: str, cause: str) -> None:
    choices = list(sample().record.choices)
    at = next(n for n, word in enumerate(choices, 1) if n > 20 and word.startswith("attack"))
    choices[at - 1] = choice
    error = refused(changed(choices=choices))
    assert error.key == "choice_refused"
    assert (error.params["at"], error.params["of"], error.params["choice"]) == (at, 60, choice)
    assert f"at={at} of=60" in str(error)
    reason = error.__cause__
    assert isinstance(reason, GameError)
    assert reason.key == cause
    english, french = (Localizer(pygames.load("heroz"), language) for language in ("en", "fr"))
    assert f"{at} of 60" in english.error(error)
    for localizer in (english, french):
        assert localizer.error(reason) in localizer.error(error)


def test_a_choice_that_is_no_text_is_named_with_its_number() -> None:
    error = refused(changed(choices=["pass", 7, "pass"]))
    assert (error.key, error.params) == ("bad_choice", {"at": 2, "of": 3})


def test_a_choice_after_the_end_is_named_with_its_number() -> None:
    match = played(3, 5000)
    record = json.loads(match.record.json())
    record["choices"].append("pass")
    error = refused(json.dumps(record))
    n = len(match.choices)
    assert (error.key, error.params) == ("ended_before", {"at": n + 1, "of": n + 1})


# --- steps, points, and records of other rules ---


def test_a_link_opens_at_its_step() -> None:
    match = sample()
    link = match.record.link(match.game)
    half = len(match.choices) // 2
    assert pygames.replay(f"{link}@{half}").record == match.at_choice(half).record
    opened = pygames.open_record(f"{link}@{half}")
    assert (opened.match.record, opened.step, opened.lost) == (match.record, half, None)
    assert pygames.open_record(link).step is None
    for bad in ("@", "@x", "@-1", "@1.5", "@٣", "@12345678", "@@3"):
        assert refused(link + bad).key in ("bad_step", "not_a_link", "damaged_link")
    assert refused(f"{link}@{len(match.choices) + 1}").key == "no_such_step"


def test_a_point_is_kept_after_every_sixteenth_choice() -> None:
    match = played(3, 5000)
    record = match.record
    assert len(record.points) == len(record.choices) // 16 > 3
    for at, byte in enumerate(record.points, start=1):
        assert match.at_choice(16 * at).record.check.endswith(f"{byte:02x}")


def test_practice_is_written_and_read() -> None:
    match = pygames.new("heroz", seed=4, practice=True)
    match.play(decision_of(match).legal_actions[0])
    for text in (match.record.json(), match.record.link(match.game)):
        again = pygames.replay(text)
        assert again.practice
        assert again.record == match.record
    assert not sample().practice


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the rules of HEROZ are of another version."""
    changed = dataclasses.replace(pygames.load("heroz"), rules_version=4)
    monkeypatch.setattr(pygames, "PLAYABLE", {"heroz": changed})


def test_a_record_of_other_rules_is_opened_as_far_as_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(3, 5000)
    texts = [match.record.json(), match.record.link(match.game)]
    spoilt = json.loads(texts[0])
    count = len(spoilt["choices"])
    # the last position differs: nothing beyond the last point is sure
    spoilt["check"] = "00000000"
    # the position after choice 32 differs already
    early = json.loads(texts[0])
    early["points"] = early["points"][:2] + f"{int(early['points'][2:4], 16) ^ 1:02x}" + early["points"][4:]
    early["check"] = "00000000"
    # a choice that is no longer legal
    illegal = json.loads(texts[0])
    illegal["choices"][20] = "attack A1"
    other_rules(monkeypatch)
    for text in texts:
        assert refused(text).key == "other_rules"
        opened = pygames.open_record(text)
        assert (opened.lost, opened.match.record.choices) == (0, match.record.choices)
    for record, held in ((spoilt, count // 16 * 16), (early, 16), (illegal, 16)):
        opened = pygames.open_record(json.dumps(record))
        assert (opened.lost, len(opened.match.choices)) == (count - held, held)


# --- what is wrong with a link ---


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not_a_link"),
        ("heroz", "not_a_link"),
        ("heroz.1", "not_a_link"),
        (f"heroz.3.{CODE}.x", "not_a_link"),
        (f"heroz.x.{CODE}", "not_a_link"),
        (f"heroz.-1.{CODE}", "not_a_link"),
        (f"heroz.01.{CODE}", "not_a_link"),
        (f"heroz.١.{CODE}", "not_a_link"),
        (f"heroz.1000000.{CODE}", "not_a_link"),
        (f"héroz.1.{CODE}", "not_a_link"),
        (f"heroz.3.{CODE[:8]}\ud800{CODE[8:]}", "not_a_link"),
        (f"https://example.org/#heroz.3.{CODE}", "not_a_link"),
        (f"chess.1.{CODE}", "unknown_game"),
        (f"hero-realms-dragon.1.{CODE}", "unknown_game"),
        ("heroz.3.", "damaged_link"),
        ("heroz.3.A", "damaged_link"),
        (f"heroz.3.{CODE[:-1]}", "damaged_link"),
        (f"heroz.3.{CODE}=", "damaged_link"),
        (f"heroz.3.{CODE[:8]} {CODE[8:]}", "damaged_link"),
        (f"heroz.3.{CODE[:-1]}x", "damaged_link"),
        (f"heroz.4.{CODE}", "damaged_link"),
        # sealed, but senseless
        (resealed(b""), "damaged_link"),
        (resealed(b"\x02"), "damaged_link"),
        (resealed(b"\xff" * 40), "damaged_link"),
        (resealed(b"\x02\x07\x00\x00\x01"), "damaged_link"),
        (resealed(b"\x02\x07\x80\x01\x00" + CHECK), "damaged_link"),  # an option too many
        (resealed(b"\x02\x07\x00\xff\xff\x7f" + CHECK), "damaged_link"),  # two million choices
        (resealed(b"\x03\x07\x00\x00" + CHECK), "bad_seats"),
        (resealed(b"\x02" + b"\xff" * 9 + b"\x7f\x00\x00" + CHECK), "bad_seed"),
        (resealed(b"\x02\x07\x00\x00" + bytes(4)), "other_position"),
        (resealed(b"\x02\x08\x00\x00" + CHECK), "other_position"),
        (resealed(b"\x02\x07\x00\x00" + CHECK + b"\x01"), "left_over"),
        (resealed(b"\x02\x07\x00\x01" + CHECK + b"\xff" * 50_000), "left_over"),
        # of another version of the rules, whatever follows
        (resealed(b"\xff" * 40, "heroz.4."), "other_rules"),
        (resealed(body_of(sample().record.link(sample().game)), "heroz.4."), "other_rules"),
    ],
)
def test_a_bad_link_is_named(text: str, key: str) -> None:
    assert refused(text).key == key


def test_a_link_past_the_end_is_named_with_the_choice() -> None:
    match = played(3, 5000)
    n = len(match.choices)
    body = body_of(match.record.link(match.game))
    at = body.index(bytes.fromhex(match.record.check))
    count = next(size for size in (1, 2) if body[at - size - 1] < 128)  # the bytes of the number of choices
    more = bytes([(n + 1) & 127 | 128, (n + 1) >> 7]) if n + 1 > 127 else bytes([n + 1])
    error = refused(resealed(body[: at - count] + more + body[at:]))
    assert (error.key, error.params) == ("ended_before", {"at": n + 1, "of": n + 1})


# --- whatever the text ---


@repeatable
@given(st.text())
@example("{" * 2000)
@example("[" * 2000)
@example('{"pygames":1e999}')
@example("heroz.3." + "_" * 5000)
def test_any_text_at_all(text: str) -> None:
    replays_or_says_why(text)
    replays_or_says_why("{" + text)
    replays_or_says_why("heroz.3." + text)


@repeatable
@given(st.binary(max_size=60))
def test_any_sealed_bytes(body: bytes) -> None:
    replays_or_says_why(resealed(body))


@repeatable
@given(st.sampled_from(["pygames", "game", "rules", "seats", "seed", "options", "choices", "check"]), jsons)
def test_any_value_in_a_field(field: str, value: Any) -> None:
    replays_or_says_why(changed(**{field: value}), sample())


@repeatable
@given(st.dictionaries(st.sampled_from(["strict_damage", "memory_aid", "x"]), jsons))
def test_any_options(options: dict[str, Any]) -> None:
    replays_or_says_why(changed(options=options))


@repeatable
@given(st.data())
def test_any_text_as_a_choice(data: st.DataObject) -> None:
    choices = list(sample().record.choices)
    words = st.lists(
        st.sampled_from(["place", "pass", "attack", "8♦", "A11", "B2", "x"]) | st.text(), max_size=4
    )
    at = data.draw(st.integers(0, len(choices) - 1))
    choices[at] = data.draw(words.map(" ".join) | st.text())
    replays_or_says_why(changed(choices=choices), sample())


@repeatable
@given(mutated(sample().record.json()))
def test_a_damaged_record_never_ends_in_another_position(text: str) -> None:
    replays_or_says_why(text, sample())


@repeatable
@given(mutated(sample().record.link(sample().game)))
def test_a_damaged_link_never_gives_another_game(text: str) -> None:
    match = replays_or_says_why(text)
    assert match is None or match.record == sample().record

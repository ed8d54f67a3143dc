"""Records and links for tests: matches to write, what is wrong with a text, and texts at random."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import pygames
from pygames.engine.errors import BadRecord
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer
from tests.kit.play import Player, decision_of, whole
from tests.kit.truth import true_state

repeatable = settings(max_examples=200)


def played(seed: int, choices: int, **options: Any) -> Match:
    match = pygames.new("heroz", seed=seed, options=options)
    player = Player(Rng(seed))
    for _ in range(choices):
        if match.decision is not None:
            match.play(player.choose(match.decision.legal_actions))
    return match


@cache
def sample() -> Match:
    """A match of sixty choices; tests only read it."""
    return played(11, 60, strict_damage=True)


@cache
def from_position() -> Match:
    """A match of forty choices from a position in the middle of a game; tests only read it."""
    match = Match.at(pygames.load("heroz"), true_state(sample()), sample().options)
    player = Player(Rng(2))
    for _ in range(40):
        match.play(player.choose(decision_of(match).legal_actions))
    return match


def refused(text: str) -> BadRecord:
    """What is wrong with a record. It can be said in every language."""
    with pytest.raises(BadRecord) as caught:
        pygames.replay(text)
    assert str(caught.value)
    for language in LANGUAGES:
        assert Localizer(pygames.load("heroz"), language).error(caught.value)
    return caught.value


FIRST = pygames.new("heroz", seed=7).record
CHECK = bytes.fromhex(FIRST.check)
CODE = FIRST.link(pygames.load("heroz")).rpartition(".")[2]


def changed(**fields: Any) -> str:
    """The sample's record with other fields."""
    return json.dumps(json.loads(sample().record.json()) | fields)


def changed_start(**fields: Any) -> str:
    """The record of the match from a position, with other fields of the position."""
    data = json.loads(from_position().record.json())
    return json.dumps(data | {"start": data["start"] | fields})


def resealed(body: bytes, head: str = "heroz.3.") -> str:
    """A link with a seal that fits."""
    seal = (crc32(head.encode() + body) & 0xFFFF).to_bytes(2, "big")
    return head + urlsafe_b64encode(body + seal).rstrip(b"=").decode()


def body_of(link: str) -> bytes:
    code = link.rpartition(".")[2]
    return urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-2]


def replays_or_says_why(text: str, unlike: Match | None = None) -> Match | None:
    """Only BadRecord is raised; a text that is read is the record of what was read."""
    try:
        match = pygames.replay(text)
    except BadRecord as error:
        str(error)  # it can be said
        return None
    again = pygames.replay(match.record.json())
    assert whole(again) == whole(match)
    if unlike is not None:  # a changed text still gave a match: then it comes to the same position
        assert (match.record.points, match.record.check) == (unlike.record.points, unlike.record.check)
    return match


jsons = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(), inside, max_size=4),
    max_leaves=8,
)


def mutated(text: str) -> st.SearchStrategy[str]:
    """The text with a part cut out, written twice, or another character in the place of one."""
    places = st.integers(0, len(text))
    cut = st.tuples(places, places).map(lambda p: text[: min(p)] + text[max(p) :])
    twice = st.tuples(places, places).map(lambda p: text[: max(p)] + text[min(p) :])
    flipped = st.tuples(places, st.sampled_from(sorted(set(text))) | st.characters()).map(
        lambda p: text[: p[0]] + p[1] + text[p[0] + 1 :]
    )
    return cut | twice | flipped

"""Every rule that is kept has a witness, and every witness shows its rule."""

from functools import cache

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.shapes import BadShape
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.witness import BadWitness, Witness, parse, whole, witnesses
from tests.kit.cases import words_of
from tools.witnesses.games import kept
from web.model.example import example_of
from web.model.sentences import said
from web.texts import Texts

CITED = 0.85  # of the enforced rules of all games are named by an event or a refusal
LEAST = 0.83  # of those of one game
LONGEST = 6000  # letters of a link
every_game = pytest.mark.parametrize("game", PLAYABLE)


@cache
def match_of(game: str, link: str) -> Match:
    """The match of a link; several witnesses may share one."""
    return whole(next(it for it in witnesses(game).values() if it.link == link), {game: pygames.load(game)})


@every_game
def test_every_enforced_rule_and_every_ruling_with_an_option_has_a_witness(game: str) -> None:
    rules, rulings = kept(pygames.load(game))
    assert [rule for rule in [*rules, *rulings] if rule not in witnesses(game)] == []
    assert [rule for rule in witnesses(game) if rule not in {*rules, *rulings}] == []


@every_game
def test_every_witness_shows_its_rule(game: str) -> None:
    for witness in witnesses(game).values():
        assert len(witness.link) <= LONGEST, witness.rule
        match = match_of(game, witness.link)
        witness.check(match)
        if witness.kind == "seen":
            at = match.at_choice(witness.step)
            seat = at.decision.seat if at.decision is not None else None
            assert set(witness.show) <= words_of(at.view(seat)), witness


def test_most_rules_are_named_by_what_happens_or_is_refused() -> None:
    shares: list[tuple[int, int]] = []
    for game in PLAYABLE:
        rules, _ = kept(pygames.load(game))
        cited = [rule for rule in rules if witnesses(game)[rule].kind != "seen"]
        assert len(cited) >= LEAST * len(rules), f"{game}: {len(cited)} of {len(rules)}"
        shares.append((len(cited), len(rules)))
    assert sum(it for it, _ in shares) >= CITED * sum(of for _, of in shares)


@every_game
def test_trying_what_a_rule_refuses_gives_this_refusal(game: str) -> None:
    """On the page: “Try it”."""
    loaded = pygames.load(game)
    for witness in witnesses(game).values():
        if witness.kind != "refused":
            continue
        example = example_of(loaded, witness.rule)
        assert example is not None
        trial = example.trial()
        told = example.refusal(trial)
        assert told.refusal is not None
        assert told.refusal.rule == witness.rule
        for language in LANGUAGES:
            texts = Texts(language)
            assert said(told, trial, trial.localizer(texts), texts)


LINK = "heroz.3.AgcAAO_5T4temA@0"


def witness(**entry: object) -> Witness:
    """A witness of HZ-27 with this entry."""
    return parse("HZ-27", entry)


@pytest.mark.parametrize(
    ("entry", "wrong"),
    [
        ({}, "one of"),
        ({"refused": LINK, "done": LINK}, "one of"),
        ({"refused": LINK}, "either point or act"),
        ({"refused": LINK, "point": ["A11"], "act": "pass"}, "either point or act"),
        ({"refused": "heroz.3.AgcAAO_5T4temA", "act": "pass"}, "no step"),
        ({"seen": LINK}, "nothing to look at"),
        ({"done": LINK, "show": ["A11"]}, "done has no show"),
    ],
)
def test_what_is_wrong_with_a_witness_is_said(entry: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadShape, match=wrong):
        witness(**entry)


@pytest.mark.parametrize(
    "entry",
    [
        {"refused": LINK, "act": "pass"},  # it is allowed
        {"refused": LINK, "act": "attack A1"},  # another rule refuses it
        {"done": LINK},  # nothing in the opening names it
    ],
)
def test_a_witness_that_shows_something_else_is_found_out(entry: dict[str, object]) -> None:
    found = witness(**entry)
    with pytest.raises(BadWitness):
        found.check(whole(found, {"heroz": pygames.load("heroz")}))

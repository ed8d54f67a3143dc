"""The rulebook of the Skirmish: the booklet's rules, and the base game's as they stand beside them."""

import json

import pytest

import pygames
from pygames.engine.errors import BadRecord
from pygames.games.hero_realms_skirmish.game import GAME
from pygames.school.witness import whole, witnesses
from pygames.words.rulebook_file import rulebook_file
from tools.records import lines

FILE = rulebook_file(GAME.id)
OWN, RULES, RULINGS = FILE.rules, FILE.rulebook.rules, FILE.rulebook.rulings
BASE = rulebook_file("hero-realms").rulebook
assert FILE.base is not None
LEFT_OUT = set(FILE.base.left_out)
REPLACED, LIMITED = FILE.base.replaced.by, FILE.base.limited.by


def test_all_rules_of_the_booklet_are_told() -> None:
    assert [rule.id for rule in OWN] == [f"HRS-{n:02}" for n in range(1, 75)]
    assert {rule.id for rule in OWN if rule.kept != "enforced"} == {"HRS-09", "HRS-73", "HRS-74"}


def test_what_replaces_or_limits_a_base_rule_is_a_rule_of_the_booklet() -> None:
    own = {rule.id for rule in OWN} | {ruling.id for ruling in RULINGS}
    base = {rule.id for rule in BASE.rules}
    assert REPLACED.keys() | LIMITED.keys() <= base
    assert REPLACED.keys().isdisjoint(LIMITED)
    assert {rule for ids in (*REPLACED.values(), *LIMITED.values()) for rule in ids} <= own
    assert [rule.id for rule in RULES] == [rule.id for rule in (*OWN, *BASE.rules)]


def test_all_open_questions_are_ruled_on() -> None:
    ids = [ruling.id for ruling in RULINGS]
    assert len(set(ids)) == len(ids)
    assert {f"AMB-HRS-{n:02}" for n in range(1, 34)} <= set(ids)
    assert {ruling.id for ruling in BASE.rulings} - set(ids) == LEFT_OUT
    assert {ruling.option for ruling in RULINGS} - {None} <= {option.id for option in GAME.options}


def test_the_credit_of_the_author_is_told_in_both_languages() -> None:
    credit = next(rule for rule in OWN if rule.id == "HRS-74")
    for words in credit.text:
        assert "Sylvain Mir" in words
        assert "Martin Montreuil" in words
        assert "CC BY-NC-SA 4.0" in words


def test_the_example_of_step_2_shows_an_ally_ability() -> None:
    witness = witnesses(GAME.id)["HRS-30"]
    events = whole(witness, {GAME.id: GAME}).choices[witness.step].events
    assert any(event.kind == "boss_allied" for event in events)


OLD_LINK = "hero-realms-skirmish.1.AQQIBQ4KHjK-AYag"  # of the first rules, five choices


def test_what_was_written_by_the_first_rules_says_so() -> None:
    with pytest.raises(BadRecord) as caught:
        pygames.replay(OLD_LINK)
    assert (caught.value.key, caught.value.params) == ("other_rules", {"version": 1, "ours": 2})
    opened = pygames.open_record(OLD_LINK)
    assert opened.lost == 5  # a link counts the values of options, whose order has changed (AMB-HRS-01)
    old = [line for line in lines(GAME.id) if json.loads(line)["rules"] == 1]
    assert sum(pygames.open_record(line).lost == 0 for line in old) == 13

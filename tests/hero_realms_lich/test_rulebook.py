"""The rulebook of the Lich: the booklet's rules, and the base game's as they stand beside them."""

from __future__ import annotations

from pygames.games.hero_realms.rules import RULES as BASE
from pygames.games.hero_realms.rulings import RULINGS as BASE_RULINGS
from pygames.games.hero_realms_lich.rules import CARRIED_OUT_HERE, EXCEPT, OWN, REPLACED, RULES
from pygames.games.hero_realms_lich.rulings import ELSEWHERE, RULINGS


def test_all_rules_of_the_booklet_are_told() -> None:
    assert sorted(rule.id for rule in OWN) == [f"HRL-{n:02}" for n in range(1, 63)]
    assert {rule.id for rule in OWN if rule.kept != "enforced"} == {"HRL-31", "HRL-53"}


def test_the_base_rules_are_handed_on_in_the_same_words_with_what_limits_them() -> None:
    mine = {rule.id: rule for rule in RULES}
    for rule in BASE:
        assert mine[rule.id].section == rule.section
        for said, base in zip(mine[rule.id].text, rule.text, strict=True):
            assert said.startswith(base)
            assert (said == base) == (rule.id not in EXCEPT)
    changed = {rule.id for rule in BASE if mine[rule.id].kept != rule.kept}
    assert changed >= CARRIED_OUT_HERE
    assert changed <= CARRIED_OUT_HERE | REPLACED.keys()


def test_a_rule_stands_alone_where_a_refusal_shows_it() -> None:
    begins = ("Nor ", "It ", "They ", "If it ", "Il ", "S’il ", "Ils ")
    assert [rule.id for rule in OWN if any(said.startswith(begins) for said in rule.text)] == []


def test_what_replaces_or_limits_a_base_rule_is_a_rule_of_the_booklet() -> None:
    own, base = {rule.id for rule in OWN}, {rule.id for rule in BASE}
    assert REPLACED.keys() | EXCEPT.keys() <= base
    assert REPLACED.keys().isdisjoint(EXCEPT)
    assert {rule for ids in (*REPLACED.values(), *EXCEPT.values()) for rule in ids.split()} <= own


def test_all_open_questions_of_the_booklet_are_ruled_on() -> None:
    ids = [ruling.id for ruling in RULINGS]
    assert len(set(ids)) == len(ids)
    assert {f"AMB-HRL-{n:02}" for n in range(1, 34)} <= set(ids)
    assert {ruling.id for ruling in BASE_RULINGS} - set(ids) == ELSEWHERE

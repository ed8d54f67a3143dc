"""The rulebook of the Lich: the booklet's rules, and the base game's as they stand beside them."""

from pygames.words.rulebook_file import rulebook_file

FILE = rulebook_file("hero-realms-lich")
OWN, RULES, RULINGS = FILE.rules, FILE.rulebook.rules, FILE.rulebook.rulings
BASE = rulebook_file("hero-realms").rulebook
assert FILE.base is not None
LEFT_OUT = set(FILE.base.left_out)
REPLACED, LIMITED, ENFORCED = FILE.base.replaced.by, FILE.base.limited.by, FILE.base.enforced


def test_all_rules_of_the_booklet_are_told() -> None:
    assert sorted(rule.id for rule in OWN) == [f"HRL-{n:02}" for n in range(1, 63)]
    assert {rule.id for rule in OWN if rule.kept != "enforced"} == {"HRL-31", "HRL-53"}


def test_the_base_rules_are_handed_on_in_the_same_words_with_what_limits_them() -> None:
    mine = {rule.id: rule for rule in RULES}
    for rule in BASE.rules:
        assert mine[rule.id].section == rule.section
        for said, base in zip(mine[rule.id].text, rule.text, strict=True):
            assert said.startswith(base)
            assert (said == base) == (rule.id not in LIMITED)
    changed = {rule.id for rule in BASE.rules if mine[rule.id].kept != rule.kept}
    assert changed >= set(ENFORCED)
    assert changed <= set(ENFORCED) | REPLACED.keys()


def test_a_rule_stands_alone_where_a_refusal_shows_it() -> None:
    begins = ("Nor ", "It ", "They ", "If it ", "Il ", "S’il ", "Ils ")
    assert [rule.id for rule in OWN if any(said.startswith(begins) for said in rule.text)] == []


def test_what_replaces_or_limits_a_base_rule_is_a_rule_of_the_booklet() -> None:
    own, base = {rule.id for rule in OWN}, {rule.id for rule in BASE.rules}
    assert REPLACED.keys() | LIMITED.keys() <= base
    assert REPLACED.keys().isdisjoint(LIMITED)
    assert {rule for ids in (*REPLACED.values(), *LIMITED.values()) for rule in ids} <= own


def test_all_open_questions_of_the_booklet_are_ruled_on() -> None:
    ids = [ruling.id for ruling in RULINGS]
    assert len(set(ids)) == len(ids)
    assert {f"AMB-HRL-{n:02}" for n in range(1, 34)} <= set(ids)
    assert {ruling.id for ruling in BASE.rulings} - set(ids) == LEFT_OUT

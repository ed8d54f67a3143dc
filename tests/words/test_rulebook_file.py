"""The file of a rulebook: what is read of it, and what is said of one that is not written as it has to be."""

import pytest

import pygames
from pygames.engine.shapes import BadShape
from pygames.engine.text import Text
from pygames.games import PLAYABLE
from pygames.words.localizer import Words
from pygames.words.rulebook import Rule, Ruling
from pygames.words.rulebook_file import parse, rulebook

SECTIONS = """
[sections]
aim = { en = "Aim", fr = "But" }
"""
RULE = """
[[rule]]
id = "R-1"
section = "aim"
en = "Win."
fr = "Gagnez."
"""
RULING = """
[[ruling]]
id = "AMB-1"
section = "aim"
about = ["R-1"]
question.en = "How?"
question.fr = "Comment ?"
reading.en = "So."
reading.fr = "Ainsi."
reason.en = "Why not."
reason.fr = "Pourquoi pas."
"""
GLANCE = """
[[glance]]
id = "goal"
en = "The goal"
fr = "Le but"

[[glance.sentence]]
en = "Win."
fr = "Gagnez."
rules = ["R-1"]
"""
WHOLE = SECTIONS + RULE + RULING + GLANCE
BASE = """
[base]
game = "hero-realms"
enforced = ["HR-73"]
left_out = ["AMB-HR-27"]

[base.replaced]
en = "Instead: {rules}."
fr = "À la place : {rules}."
by.HR-07 = ["R-1"]

[base.limited]
en = "But see {rules}."
fr = "Mais voyez {rules}."
by.HR-18 = ["R-1", "AMB-1"]
"""


def test_a_file_is_read() -> None:
    book = parse(WHOLE, "it").rulebook
    aim = Text("Aim", "But")
    assert book.rules == (Rule("R-1", aim, "enforced", Text("Win.", "Gagnez.")),)
    words = Text("How?", "Comment ?"), Text("So.", "Ainsi."), Text("Why not.", "Pourquoi pas.")
    assert book.rulings == (Ruling("AMB-1", aim, *words, about=("R-1",)),)
    assert [(part.id, [it.rules for it in part.sentences]) for part in book.glance] == [("goal", [("R-1",)])]


def test_a_line_break_counts_as_a_space() -> None:
    broken = RULE.replace('"Win."', '"""\nWin,\n  and  win,\nand win."""')
    assert parse(SECTIONS + broken, "it").rules[0].text.en == "Win, and  win, and win."


def test_a_game_hands_on_the_rules_of_the_game_below() -> None:
    file, below = parse(BASE + WHOLE, "it"), rulebook("hero-realms")
    book = file.rulebook
    assert [rule.id for rule in book.rules] == ["R-1", *[rule.id for rule in below.rules]]
    assert {ruling.id for ruling in below.rulings} - {ruling.id for ruling in book.rulings} == {"AMB-HR-27"}
    enforced, replaced = book["HR-73"], book["HR-07"]
    assert isinstance(enforced, Rule)
    assert isinstance(replaced, Rule)
    assert (enforced.kept, enforced.reason) == ("enforced", None)
    assert (replaced.kept, replaced.reason) == ("material", Text("Instead: R-1.", "À la place : R-1."))
    assert book.text("HR-18", "en") == f"{below.text('HR-18', 'en')} But see R-1, AMB-1."
    assert book["HR-18"].section == below["HR-18"].section
    like = RULING[: RULING.index("question")] + 'as = "AMB-HR-27"\n'
    taken = parse(BASE + SECTIONS + RULE + like, "it").rulings[0]
    assert (taken.id, taken.about) == ("AMB-1", ("R-1",))
    assert taken.reading == next(ruling.reading for ruling in below.rulings if ruling.id == "AMB-HR-27")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[rule]", "it: "),
        (RULE, "it: sections is missing"),
        (WHOLE.replace('"Aim"', '""'), "it, sections, aim: en has to be a text"),
        (WHOLE.replace('fr = "But"', 'de = "Ziel"'), "it, sections, aim: fr is missing"),
        (SECTIONS + RULE.replace('id = "R-1"\n', ""), "it, rule 1: id is missing"),
        (SECTIONS + RULE.replace('"aim"', '"goal"'), "it, rule R-1: there is no section goal"),
        (SECTIONS + RULE + "note = 1\n", "it, rule R-1: unknown: note"),
        (
            SECTIONS + RULE + 'kept = "well"\n',
            "it, rule R-1: kept has to be one of enforced",
        ),
        (SECTIONS + RULE + 'kept = "advice"\n', "it, rule R-1: reason is missing"),
        (SECTIONS + RULE + 'reason.en = "So."\n', "it, rule R-1: unknown: reason"),
        (SECTIONS + RULE + RULE, "it: two entries of the rulebook share an id: R-1"),
        (SECTIONS.replace("[sections]", "rule = 1\n[sections]"), "it: rule has to be written [[rule]]"),
        (SECTIONS.replace("[sections]", "rule = [1]\n[sections]"), "it, rule 1: this has to be a table"),
        (WHOLE.replace('about = ["R-1"]', 'about = ["R-2"]'), "AMB-1 is about a rule that is not there: R-2"),
        (
            WHOLE.replace('about = ["R-1"]', "about = 1"),
            "it, ruling AMB-1: about has to be a list",
        ),
        (WHOLE.replace('rules = ["R-1"]', "rules = []"), "it: nothing that is there bears out 'Win.'"),
        (BASE.replace("HR-73", "HR-999") + WHOLE, "it: hero-realms has no HR-999"),
        (BASE.replace("AMB-1", "R-9") + WHOLE, "it: a rule refers to R-9, and nothing is called so"),
        (SECTIONS + RULE + RULING + 'as = "AMB-9"\n', "it, ruling AMB-1: there is no ruling AMB-9"),
        ("title = 1\n" + WHOLE, "it: unknown: title"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, told: str) -> None:
    with pytest.raises(BadShape) as caught:
        parse(text, "it")
    assert told in str(caught.value)


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_rulebook_is_read_once_and_when_it_is_asked_for(game: str) -> None:
    words = pygames.load(game).part(Words)
    assert words.rulebook is words.rulebook is rulebook(game)

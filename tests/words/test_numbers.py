"""A number before a noun: the noun has its form for one thing and for several, in both languages."""

import re
from pathlib import Path

import pytest

from pygames.engine.text import LANGUAGES, Language
from pygames.words.people import SEAT_LETTERS
from pygames.words.po import read
from web.bundle.common import ROOT

FILES = sorted(file for folder in ("pygames", "web") for file in (ROOT / folder).rglob("text/*.po"))
# Placeholders that are words; any other is taken for a number until it stands here.
WORDS = {
    *("action", "adventurer", "against", "aims", "allowed", "answer", "behaviour", "better", "card", "cards"),
    *(
        "choice",
        "chosen",
        "colour",
        "column",
        "companion",
        "corridor",
        "domain",
        "each",
        "equipment",
        "example",
        "family",
    ),
    *(
        "file",
        "foresee",
        "formation",
        "game",
        "gems",
        "given",
        "goal",
        "group",
        "how",
        "kind",
        "kinds",
        "knight",
        "known",
    ),
    *("lesson", "letter", "line", "mark", "message", "modifier", "name", "names", "other", "package", "pack"),
    *("per", "person", "place", "player", "players", "prize", "question", "rank", "rule", "rules", "seat"),
    *(
        "second",
        "sides",
        "source",
        "spell",
        "status",
        "suit",
        "text",
        "title",
        "use",
        "verb",
        "verbs",
        "weapon",
    ),
    *SEAT_LETTERS,
    *("what", "where", "which", "whom", "whose", "why", "word"),
}
# What may follow a number whatever it is: no noun, or one that is written the same for one and for several.
SAME: dict[Language, str] = {
    "en": "of|or|to|in|on|and|against|for|with|by|if|now|at|less|more(?=[.;,]|$)|more gold|more combat|over"
    "|short|left|begins|stops|when all|asked|expected|given|is|from the top"
    "|light|dark|HP|MB|gold|combat|health|damage|defense|power|fear",
    "fr": "sur|pour|ou|à|au|avec|et|contre|de|du|des|en|si|dans|PV|Mo|Or|Combat|Santé|choix|fois",
}
SEVERAL = "les|ses|vos|leurs|these|those"  # stands before several things only
# Where the number is never one, or stands for no number of things.
EXCEPT = {
    ("progress.learnt", "of"): "all rules of a game",
    ("immortal-king.box.count", "most"): "the cards of a box",
    ("forecast.results", "of"): "the sides of a die",
    ("forecast.doomed", "of"): "the sides of a die",
    ("forecast.by_gestures", "of"): "the pairs of gestures",
    ("gallery.players", "many"): "how many, in words; its form goes by the highest number",
    ("fault.times", "count"): "what stands there twice",
    ("puzzle_withdrawn", "n"): "which puzzle",
    ("column.opposing", "number"): "which column",
    ("place.opposing", "number"): "which column",
    **{
        (f"weapon.{colour}", "number"): "a card's value"
        for colour in ("yellow", "blue", "red", "green", "purple")
    },
}
FORMED = "…"
FORMS = re.compile(r"\{(\w+):(?:[^{}|]|\{\w+\})*\|(?:[^{}]|\{\w+\})*\}")


def is_number(name: str) -> bool:
    return name.rstrip("0123456789") not in WORDS


def unformed(text: str, language: Language) -> dict[str, str]:
    """The numbers beside which words stand that do not depend on them, with the words."""
    rest = FORMS.sub(lambda it: FORMED if is_number(it[1]) else it[0], text)
    after = rf"\{{(\w+)\}}[ \u202f\u00a0](?!(?:{SAME[language]})(?!\w))([^\W\d][^{{.;:,]*)"
    before = rf"\b({SEVERAL}) \{{(\w+)\}}"
    found = dict(re.findall(after, rest))
    found |= {name: words for words, name in re.findall(before, rest, re.IGNORECASE)}
    return {name: words for name, words in found.items() if is_number(name) and FORMED not in words}


@pytest.mark.parametrize("file", FILES, ids=lambda it: f"{it.parent.parent.name}-{it.stem}")
def test_a_noun_after_a_number_has_its_forms(file: Path) -> None:
    language: Language = "fr" if file.stem == "fr" else "en"
    assert file.stem in LANGUAGES
    found = {
        (key, name): words
        for key, forms in read(file.read_text(encoding="utf-8")).items()
        for text in forms
        for name, words in unformed(text, language).items()
        if (key, name) not in EXCEPT and not (name == "n" and len(forms) == 2)
    }
    assert found == {}

"""Sentences that nobody says at a table stay out of every catalogue of texts, in both languages."""

import re

import pytest

import pygames
from pygames.engine.text import LANGUAGES, Language
from pygames.words.localizer import Words
from pygames.words.po import read
from pygames.words.rulebook import Rule
from tests.words.catalogues import FOLDERS, told
from web.bundle.common import ROOT

NEVER = {
    "en": (
        r"\bphase [AB]\b",
        r"thinks a little",
        r"and the record say so",
        r"enough keys to open",
        r"in column \{\w+\}, line",
        r"another way on",
        r"bear a mark",
        r"is allowed now",
        r"not won\b",
        r"\bSteady\b",
        r"one’s own turn",
        r"has to be chosen|have to be chosen",
        r"question that is asked",
    ),
    "fr": (
        r"\bphase [AB]\b",
        r"n’importe quoi de permis",
        r"rejouer de même",
        r"non gagné|pas gagné",
        r"sorcier, féminin",
        r"c’est permis maintenant",
        r"assez de clefs pour ouvrir",
        r"portent une marque",
        r"son propre tour",
        r"question posée",
    ),
}


def every_text(language: Language) -> dict[str, str]:
    """Every text of the page and of the games, as others hear it and as you do."""
    found = {}
    for domain, folder in {**FOLDERS, "web": ROOT / "web"}.items():
        texts = read((folder / "text" / f"{language}.po").read_text(encoding="utf-8"))
        for key, forms in texts.items():
            said = {told(form, you=you) for form in forms for you in (False, True)}
            found[f"{domain} {key}"] = "\n".join(sorted(said))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_says_so(language: Language) -> None:
    texts = every_text(language)
    assert len(texts) > 1500
    for pattern in NEVER[language]:
        bad = {key: text for key, text in texts.items() if re.search(pattern, text, re.IGNORECASE)}
        assert not bad, pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_of_heroz_counts_in_steps_of_the_booklet(language: Language) -> None:
    """Who is refused has not read it."""
    refusals = {key: text for key, text in every_text(language).items() if key.startswith("heroz no.")}
    assert len(refusals) > 50
    bad = {key for key, text in refusals.items() if re.search(r"\d\.\d|res+ources", text)}
    assert not bad


QUOTED = re.compile(r"\[\w+ (AMB-[\w-]+)\]")


@pytest.mark.parametrize("game", [entry.id for entry in pygames.catalogue() if entry.playable])
def test_a_ruling_quoted_in_a_refusal_stands_alone(game: str) -> None:
    """The reading is quoted without its question, so it is no yes or no to it."""
    book = pygames.load(game).part(Words).rulebook
    quoted = set(QUOTED.findall((ROOT / "tests" / "goldens" / f"{game}-pressing.txt").read_text("utf-8")))
    assert quoted
    for rule in quoted:
        entry = book[rule]
        assert not isinstance(entry, Rule)
        for language in LANGUAGES:
            answer = book.answer(rule, language)
            assert entry.question.to(language) not in answer
            assert not re.match(r"(Yes|No|Oui|Non)\b", answer), f"{rule} {answer}"

"""Texts by id, and the rulebook."""

import pytest

from pygames.engine.event import Param
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.words.catalogue import Catalogue, catalogue, folder, spoken_by
from pygames.words.person import Person
from pygames.words.quotes import nested
from pygames.words.rulebook import Rule, Rulebook, Ruling


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_found_by_its_id_and_filled(language: str) -> None:
    texts = catalogue("words", language)
    assert "player" in texts
    assert texts.text("player", {"letter": "B"}).endswith("B")


def test_the_languages_differ() -> None:
    assert catalogue("words", "en").text("player", {"letter": "A"}) != catalogue("words", "fr").text(
        "player", {"letter": "A"}
    )


def test_a_text_that_is_missing_is_a_key_error() -> None:
    texts = catalogue("words", "en")
    assert "no such text" not in texts
    with pytest.raises(KeyError):
        texts.text("no such text")
    with pytest.raises(KeyError):
        texts.text("player")  # its placeholder is missing


def test_the_number_chooses_between_singular_and_plural() -> None:
    texts = catalogue("heroz", "en")
    params: dict[str, Param] = {"seat": "Player A", "suit": "hearts", "rank": 3, "card": "K♠", "found": 0}
    one, two = (texts.text("no.resources", params | {"n": n}) for n in (1, 2))
    assert one.replace("1", "2") != two
    # a text without a plural is found with a number as well
    assert texts.text("do.pass", {"n": 2}) == texts.text("do.pass")


def test_none_is_spoken_of_as_one_in_french_and_as_several_in_english() -> None:
    texts = {"thing": ("{n} thing", "{n} things"), "one": ("one thing",)}
    said = {it: [Catalogue(texts, it).text("thing", {"n": n}) for n in range(3)] for it in LANGUAGES}
    assert said == {"en": ["0 things", "1 thing", "2 things"], "fr": ["0 thing", "1 thing", "2 things"]}
    assert Catalogue(texts, "en").text("one", {"n": 2}) == "one thing"


def test_a_french_article_goes_with_what_stands_before_it() -> None:
    texts = {"to": ("{other} : à {other}, {other:de {other}|de vous}. À {other} de le dire à le faire.",)}
    assert Catalogue(texts, "fr").text("to", {"other": Person("le Clerc")}) == (
        "Le Clerc : au Clerc, du Clerc. Au Clerc de le dire à le faire."
    )
    assert (
        Catalogue(texts, "fr").text("to", {"other": Person("l’Archer")}).startswith("L’Archer : à l’Archer, ")
    )
    assert "à le Clerc" in Catalogue(texts, "en").text("to", {"other": Person("le Clerc")})


def test_a_game_speaks_its_own_texts_then_those_below_it_then_the_shared_ones() -> None:
    texts, base, core = (
        spoken_by("hero-realms-lich", "en"),
        catalogue("hero-realms", "en"),
        catalogue("words", "en"),
    )
    assert "table.jars" in texts
    assert "table.row" not in catalogue("hero-realms-lich", "en")
    assert texts.text("table.row.empty") == base.text("table.row.empty")
    assert texts.text("player", {"letter": "A"}) == core.text("player", {"letter": "A"})
    assert "no such text" not in texts


def test_a_domain_is_a_folder() -> None:
    assert folder("words") == "pygames.words"
    assert folder("web") == "web"
    assert folder("boss-quest") == "pygames.games.boss_quest"


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("words", "en") is catalogue("words", "en") is not catalogue("web", "en")


RULE = Rule("R-1", Text("Aim", "But"), "enforced", Text("Win.", "Gagnez."))
RULING = Ruling("AMB-1", Text("Aim", "But"), Text("?", "?"), Text("Yes.", "Oui."), Text("So.", "Ainsi."))


def test_a_rulebook_is_looked_up_by_id() -> None:
    book = Rulebook((RULE,), (RULING,))
    assert "R-1" in book
    assert "AMB-1" in book
    assert "R-2" not in book
    assert book["R-1"] is RULE
    assert book["AMB-1"] is RULING
    assert book.text("R-1", "fr") == "Gagnez."
    assert book.text("AMB-1", "en") == "? Yes."  # a reading makes no sense without its question
    with pytest.raises(KeyError):
        book["R-2"]


def test_an_id_stands_for_one_entry() -> None:
    with pytest.raises(ValueError, match="share an id"):
        Rulebook((RULE, RULE), ())


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ("Essayez « Jouer « Feu » » ou « Finir ».", "Essayez « Jouer “Feu” » ou « Finir »."),
        ("« Feu » puis « Or »", "« Feu » puis « Or »"),
        ("« Activer « A » : « B » » vaut autant.", "« Activer “A” : “B” » vaut autant."),
        ("Try “Play “Fire””, then “End”.", "Try “Play ‘Fire’”, then “End”."),
        ("“one” and “two”", "“one” and “two”"),
        ("» « Une « faute »", "» « Une « faute »"),  # not closed as it opens: left alone
    ],
)
def test_quotes_inside_quotes_are_others(said: str, wanted: str) -> None:
    narrow, wide = (said.replace("« ", f"«{space}").replace(" »", f"{space}»") for space in "\u202f\u00a0")
    for it in (narrow, wide):
        space = "\u202f" if it is narrow else "\u00a0"
        assert nested(it) == wanted.replace("« ", f"«{space}").replace(" »", f"{space}»")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_quotes_what_has_quotes_of_its_own(language: str) -> None:
    """What a choice is called may have a card's name in quotes."""
    choice = spoken_by("boss-quest", language).text("do.activate", {"spell": "X"})
    said = catalogue("words", language).text("advice.level", {"label": choice})
    inner = "“X”" if language == "fr" else "‘X’"
    assert inner in said, said


@pytest.mark.parametrize(("language", "singular"), [("en", {1}), ("fr", {0, 1})])
def test_a_number_has_its_forms_wherever_it_stands_in_a_text(language: Language, singular: set[int]) -> None:
    written = "{points} {points:point|points} of {of}; {seat:{points:it|they}|you}"
    texts = Catalogue({"points": (written,)}, language)
    for points in range(4):
        for given in (points, str(points)):
            said = texts.text("points", {"points": given, "of": 30, "seat": Person("Alice")})
            word, they = ("point", "it") if points in singular else ("points", "they")
            assert said == f"{points} {word} of 30; {they}"
    for signed in ("+1", "\N{MINUS SIGN}1"):
        assert texts.text("points", {"points": signed, "of": 30, "seat": Person("A")}).startswith(
            f"{signed} point of"
        )

"""The declarations: every card has a text in both languages, every effect a function, a text, and a use."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import pygames.games
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.games.hero_realms.card_text import SAID, facts_of, lines_of, name_note
from pygames.games.hero_realms.cards import BASE_FACES, CARDS, FACES, LINES, NAMES, lines_of_faces
from pygames.games.hero_realms.describe import about, printed
from pygames.games.hero_realms.effects import EFFECTS
from pygames.games.hero_realms.game import GAME
from pygames.games.hero_realms.opponents import deck
from pygames.games.hero_realms.vocabulary import COUNTERS
from pygames.words.localizer import Localizer
from pygames.words.rulebook_file import rulebook
from tests.hero_realms.scene import Player, has, scene

SPACE = "\N{NARROW NO-BREAK SPACE}"  # before a sign in French
NOTE = f"français{SPACE}; en anglais{SPACE}:"  # what is said of one name or of several
OURS = f"Notre nom {NOTE}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_text(language: Language) -> None:
    localizer = Localizer(GAME, language)
    for face in BASE_FACES.values():
        lines = lines_of(face, localizer)
        assert len(lines) == len(face.slots) + (face.from_turn > 1)
        assert all(line.endswith(".") and "{" not in line for line in lines), lines
        assert facts_of(face, localizer)


def test_every_effect_is_declared_said_and_used() -> None:
    lines = lines_of_faces(BASE_FACES)
    used = {line.effect for line in lines}
    assert used == EFFECTS.keys()
    assert used <= SAID.keys()
    assert used <= {"gain", *deck.EFFECTS, *deck.BY_WHAT_FOLLOWS}, "say what it is worth to an opponent"
    counted = {line.params[key] for line in lines for key in ("per", "count") if key in line.params}
    assert counted == COUNTERS.keys()


def test_different_abilities_have_different_texts() -> None:
    """A text that left out a number or a condition would say the same of two declarations."""
    for language in LANGUAGES:
        localizer = Localizer(GAME, language)
        said: dict[str, str] = {}
        for face in BASE_FACES.values():
            for (slot, key), text in zip(face.slots.items(), lines_of(face, localizer), strict=False):
                declared = json.dumps([slot, face.faction if slot == "ally" else "", face.price, whole(key)])
                assert said.setdefault(text, declared) == declared, (face.id, text)


def whole(key: str) -> Any:
    """An ability with those inside it."""
    return [
        [line.effect, {name: _inside(value) for name, value in line.params.items()}] for line in LINES[key]
    ]


def _inside(value: Any) -> Any:
    if isinstance(value, tuple):
        return [whole(key) for key in value]
    return whole(value) if isinstance(value, str) and value in LINES else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: Language) -> None:
    """The games on Hero Realms share its cards, so no two have one name in any of them."""
    names = [face.name.to(language).casefold() for face in FACES.values()]
    assert "" not in names
    assert len({*names}) == len(names)


def test_a_french_name_that_is_ours_is_marked_and_told() -> None:
    french, english = Localizer(GAME, "fr"), Localizer(GAME, "en")
    for face in FACES.values():
        note = [f"{OURS} {face.name.en}."]
        assert name_note(face, french) == (note if face.ours else [])
        assert name_note(face, english) == []
    for face in BASE_FACES.values():
        assert french.details({}, "card", face.id)["name_note"] == name_note(face, french)
        assert (OURS in about(french, "card", face.id)) == face.ours
        assert OURS not in printed(face.id, french)
    ours = {face.id for face in BASE_FACES.values() if face.ours}
    assert len(ours) == 17
    assert "follower" in ours
    assert "spark" not in ours
    assert french.word("card", "spark#2") == "Étincelle"
    assert french.word("card", "follower#2") == "Fidèle"


@pytest.mark.parametrize("game", ["hero-realms", "hero-realms-lich", "hero-realms-skirmish"])
def test_a_rule_that_names_a_card_in_french_says_that_the_name_is_ours(game: str) -> None:
    book, found = rulebook(game), set()
    for entry in book.entries:
        told = " ".join([it.fr for name in entry.__slots__ if isinstance(it := getattr(entry, name), Text)])
        for face in FACES.values():
            if face.ours and f"«{SPACE}{face.name.fr}{SPACE}»" in told:
                found.add(face.id)
                assert face.name.en in told.partition(NOTE)[2], entry.id
            if face.ours and face.name.en != face.name.fr:
                assert face.name.en not in told.partition(NOTE)[0], entry.id
    assert "follower" in found


def test_words_are_different_and_hold_no_space() -> None:
    assert len(set(NAMES)) == len(CARDS)
    assert not any(" " in name or "," in name for name in NAMES)


@pytest.mark.parametrize("folder", ["hero_realms", "hero_realms_lich"])
def test_nothing_is_compared_with_the_name_of_a_card(folder: str) -> None:
    """What a card does follows from its declaration alone."""
    names = FACES.keys() - {"gold"}  # a resource too
    for path in (Path(pygames.games.__path__[0]) / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                words = {each.value for each in ast.walk(node) if isinstance(each, ast.Constant)}
                assert not words & names, (path.name, node.lineno)


@pytest.mark.parametrize(
    ("mine", "fits"),
    [
        (has("spark"), ""),  # of another faction
        (has("taxation", champions="man-at-arms", discard="command"), "Taxation, Man-at-Arms"),
        (has("gold", deck="taxation"), ""),  # nobody sees what lies in a deck
    ],
)
def test_why_a_card_is_acquired_names_own_cards_with_which_it_goes_together(mine: Player, fits: str) -> None:
    game = scene(mine, row="recruit", gold=2)
    [acquire] = [it for it in game.match.asks.legal_actions if it.text == "acquire recruit"]
    said = Localizer(game.match.game, "en").printed(acquire, game.match.view(0))
    assert ("Goes with" in said) == bool(fits)
    assert f"{fits} (Imperial): in play together, their ally abilities work." in said or not fits

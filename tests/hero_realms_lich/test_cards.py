"""The declarations of the Lich's cards: what is printed, and the texts made from them in both languages."""

import json
from collections import Counter
from pathlib import Path

import pytest

from pygames.engine.text import LANGUAGES, Language
from pygames.games.hero_realms.card_text import SAID, facts_of, lines_of
from pygames.games.hero_realms.cards import (
    BASE_FACES,
    CARDS,
    FACES,
    LICH,
    LICHES,
    PACKS,
    lines_of_faces,
)
from pygames.games.hero_realms.describe import about
from pygames.games.hero_realms.game import GAME as DUEL
from pygames.games.hero_realms_lich.describe import about as about_here
from pygames.games.hero_realms_lich.game import GAME
from pygames.games.hero_realms_lich.state import LichState
from pygames.words.localizer import Localizer
from tests.hero_realms.test_cards import whole

OWN = {word: face for word, face in FACES.items() if word not in BASE_FACES}
JARS = {
    "heart-of-evil": 30,
    "deep-insight": 35,
    "infernal-wealth": 40,
    "manipulation": 45,
    "void": 50,
    "unending-rage": 55,
}
MINIONS = {  # copies, defense, guard
    "abomination": (1, 6, True),
    "banshee": (1, 3, False),
    "ghoul": (1, 5, True),
    "revenant": (1, 5, False),
    "skeleton-horde": (3, 4, False),
    "wall-of-bones": (1, 8, True),
    "wall-of-fire": (1, 7, False),
    "zombie": (1, 1, False),
}
SAYS = {
    "heart-of-evil": ("Expend: summon 1 minion.", "À activer : invoquer 1 Serviteur."),
    "void": (
        "Expend: each opponent loses 3 health, a boss 9.",
        "À activer : chaque adversaire perd 3 points de Santé, un Boss 9.",
    ),
    "banshee": (
        "Expend: 2 damage to each opponent, 6 to a boss, and 2 to each of their champions.",
        "À activer : 2 dégâts à chaque adversaire, 6 à un Boss, et 2 à chacun de leurs Champions.",
    ),
    "wall-of-fire": (
        "Expend: 2 damage to each opponent, 6 to a boss.",
        "À activer : 2 dégâts à chaque adversaire, 6 à un Boss.",
    ),
    "control": (
        (
            "Expend: summon 2 minions, +2 combat for each hero of the party, fallen ones too "
            "(against a boss: 3)."
        ),
        "À activer : invoquer 2 Serviteurs, +2 Combat par héros du groupe, même vaincu (contre un Boss : 3).",
    ),
    "manipulation": (
        "Expend: acquire a card of cost 4 or less without paying.",
        "À activer : acheter sans payer une carte de coût 4 ou moins.",
    ),
}


@pytest.mark.rules("HRL-35", "HRL-36")
def test_the_six_jars() -> None:
    for deck in LICHES:
        assert {CARDS[card].id: CARDS[card].health for card in deck.jars} == JARS


@pytest.mark.rules("HRL-40", "AMB-HRL-26")
def test_the_ten_minions() -> None:
    for deck in LICHES:
        copies = Counter(CARDS[card].id for card in deck.minions)
        assert sum(copies.values()) == 10
        assert {it: (n, FACES[it].defense, FACES[it].guard) for it, n in copies.items()} == MINIONS


@pytest.mark.rules("HRL-03", "HRL-09")
def test_the_starting_deck() -> None:
    assert PACKS[LICH].deck == {
        "gold": 2,
        "ruby": 2,
        "soul-diamond": 2,
        "frozen-touch": 1,
        "soul-crush": 1,
        "minor-summoning": 1,
        "major-summoning": 1,
    }
    for deck in LICHES:
        assert Counter(CARDS[card].id for card in deck.deck) == PACKS[LICH].deck


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_a_text(language: Language) -> None:
    localizer = Localizer(GAME, language)
    for face in OWN.values():
        lines = lines_of(face, localizer)
        assert len(lines) == len(face.slots)
        assert all(line.endswith(".") and "{" not in line for line in lines), lines
        assert facts_of(face, localizer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expended_is_not_called_a_champion(language: Language) -> None:
    """It may be a jar, a minion or the power."""
    assert "champion" not in Localizer(GAME, language).text("pick.expend.1").lower()


@pytest.mark.parametrize("face", SAYS)
def test_what_a_card_says(face: str) -> None:
    said = tuple([lines_of(FACES[face], Localizer(GAME, language))[0] for language in LANGUAGES])
    assert said == SAYS[face]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_base_game_says_nothing_of_them(language: Language) -> None:
    """They have numbers there too, but the effects of some have no text."""
    localizer = Localizer(DUEL, language)
    assert {about(localizer, "card", face) for face in OWN} == {""}
    assert "" not in {about(localizer, "card", face) for face in BASE_FACES}


def test_every_effect_and_counter_is_declared_and_said() -> None:
    lines = lines_of_faces(OWN)
    known = LichState.vocabulary
    assert {line.effect for line in lines} <= known.effects.keys()
    assert set(known.effects.maps[0]) <= {line.effect for line in [*lines, *lines_of_faces(BASE_FACES)]}
    assert known.effects.keys() == SAID.keys()
    assert set(known.counters.maps[0]) <= {line.params.get("per") for line in lines} | set(
        known.counters.parents
    )


def test_different_abilities_have_different_texts() -> None:
    for language in LANGUAGES:
        localizer = Localizer(GAME, language)
        said: dict[str, str] = {}
        for face in OWN.values():
            for (slot, key), text in zip(face.slots.items(), lines_of(face, localizer), strict=True):
                declared = json.dumps([slot, whole(key)])
                assert said.setdefault(text, declared) == declared, (face.id, text)


def test_a_card_whose_french_name_is_ours_says_so() -> None:
    localizer = Localizer(GAME, "fr")
    printed = {face.id for face in OWN.values() if "en anglais" not in about_here(localizer, "card", face.id)}
    assert printed == {"corruption", "control"}
    assert printed == {face.id for face in OWN.values() if not face.ours}


def test_the_document_tells_the_cards_as_they_are_declared() -> None:
    localizer = Localizer(GAME, "en")
    document = (Path(__file__).parents[2] / "docs" / "hero-realms-lich.md").read_text(encoding="utf-8")
    for face in OWN.values():
        line = f"| {face.name.en} | {facts_of(face, localizer)} | {' '.join(lines_of(face, localizer))} |"
        assert line in document

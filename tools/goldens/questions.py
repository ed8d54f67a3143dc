"""What is asked inside the effects of cards: every ability that asks, with each of its questions.

The table is for reading: does every question name its card and how much? An ability is carried out for the
player whose turn it is; of what is asked each way on is taken that leads to a question of another kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES, Language
from pygames.games.hero_realms.abilities import carry_out
from pygames.games.hero_realms.cards import BASE_FACES, CARDS, FACES, LINES
from pygames.words.localizer import Localizer
from pygames.words.person import Person
from tests.hero_realms import scene as base
from tests.hero_realms_lich import scene as lich
from tests.hero_realms_skirmish import scene as skirmish
from tests.kit.truth import true_state

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES: dict[Language, list[str]] = {"en": ["Ann", "Ben", "Cleo"], "fr": ["Anne", "Ben", "Cleo"]}
HAND = "spark dagger gold fire-gem"


def questions() -> str:
    """The table as text."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    told: set[str] = set()
    for number, position in enumerate(_positions()):
        ours = set(FACES) if position.game.id == "hero-realms-lich" else BASE_FACES
        for face in [face for face in FACES if face in ours]:
            for key in [key for key in LINES if key.partition(".")[0] == face and key.count(".") == 1]:
                found = list(dict.fromkeys(_asked(position, face, key)))
                if found and (number == 0 or not told.issuperset(found)):
                    yield f"== {position.game.id}: {key}"
                    yield from found
                    told |= {*found}


def _positions() -> Iterator[Match]:
    """Hands, discard piles, champions on all sides, so that every effect has something to ask about."""
    yield base.scene(
        base.has(HAND, deck="gold*4", discard="elven-gift krythos rake", champions="lys- rayla-"),
        base.has("gold*3 bribe", deck="gold*3", champions="orc-grunt cult-priest"),
        base.has("gold*3 profit", deck="gold*3", champions="street-thug"),
        gold=9,
    ).match
    yield lich.scene(
        lich.hero(HAND, discard="elven-gift krythos", champions="lys- rayla-"),
        lich.hero("gold*2"),
        lich.lich(hand="gold ruby", deck="gold", minions="zombie skeleton-horde"),
        gold=9,
    ).match
    yield lich.scene(
        lich.hero("gold*2", champions="lys rayla"),
        lich.hero("gold*2"),
        lich.lich(hand="gold ruby", deck="gold", discard="krythos rake", minions="zombie- skeleton-horde-"),
        turn="C",
    ).match
    yield skirmish.scene(hand="spark dagger gold", champions="lys rayla", zone="cult-priest rake").match


def _asked(position: Match, face: str, key: str) -> Iterator[str]:
    """The questions of an ability, and the questions after each of the answers."""
    state: Any = true_state(position).copy()
    seat = state.active
    card = next(card for card, it in enumerate(CARDS) if it.id == face)
    state.agenda.append(carry_out(seat, key, card))
    match = Match.at(position.game, state, position.options)
    yield from _said(match, {"main"})


def _said(match: Match, met: set[str]) -> Iterator[str]:
    decision = match.decision
    if decision is None or decision.id in met:
        return
    yield f"{decision.id}"
    for language in LANGUAGES:
        for you in (True, False):
            localizer = _localizer(match, language, decision.seat if you else -1)
            yield f"    {localizer.question(match.view(None))}"
    for action in decision.legal_actions[:4]:
        after: Any = match.copy()
        after.play(action)
        yield from _said(after, {*met, decision.id})


def _localizer(match: Match, language: Language, you: int) -> Localizer:
    names: list[str] = [
        Person({"en": "you", "fr": "vous"}[language], you=True) if seat == you else name
        for seat, name in enumerate(NAMES[language])
    ]
    return Localizer(match.game, language, names, options=match.options)

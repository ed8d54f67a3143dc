"""The witnesses of a game in words, to be read: is each small, clear and true?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.school.witness import whole, witnesses
from pygames.words.localizer import Localizer, Words
from tests.kit.play import option_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.game import Game


def show(game: Game[Any], _: int) -> Iterator[str]:
    """A few lines for each witness, of which an option that takes a file is left out."""
    for rule, witness in witnesses(game.id).items():
        match = whole(witness, {game.id: game})
        words = Localizer(game, "en", options=match.options)
        plain = {
            option.id: match.options[option.id] if option.faults is None else option.values[0]
            for option in game.options
        }
        where = f"{len(witness.link)} letters, {match.seats} seats, {option_words(game, plain)}"
        yield f"{rule} {witness.kind}@{witness.step} ({where}{', position' if match.seed is None else ''})"
        yield f"    {game.part(Words).rulebook.answer(rule, 'en')}"
        if witness.kind == "refused":
            refusal = witness.refusal(match.at_choice(witness.step))
            tried = witness.act or " ".join(witness.point)
            yield f"    > {tried}: {words.refusal(refusal) if refusal is not None else 'allowed'}"
        elif witness.kind == "done":
            choices = match.choices
            events = choices[witness.step].events if choices else match.opening
            did = words.action(choices[witness.step].action) if choices else "the opening"
            told = [words.event(event) for event in events if rule in event.cited]
            yield f"    > {did}: {' '.join(told)}"
        else:
            yield f"    > {' '.join(witness.show)} {witness.reason}"

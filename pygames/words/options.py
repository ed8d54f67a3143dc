"""What options are called: the texts `option.ID` and `option.ID.VALUE` of a game."""

from __future__ import annotations

from pygames.engine.game_files import game_module
from pygames.engine.options import Option, OptionValue
from pygames.engine.text import Language
from pygames.words.catalogue import spoken_by
from pygames.words.localizer import Localizer


def option_text(game: str, option: Option, language: Language) -> str:
    """What an option of a game is for."""
    return spoken_by(game, language).text(f"option.{option.id}")


def value_text(game: str, option: Option, value: OptionValue, language: Language) -> str:
    """What a value of an option stands for: a word by its name or its text, a number as it is written."""
    if option.kind:
        module = game_module(game, "game")
        assert module is not None, "it has an option"
        return str(Localizer(module.GAME, language).word(option.kind, value))
    if isinstance(value, str):
        return spoken_by(game, language).text(f"option.{option.id}.{value}")
    return str(value)

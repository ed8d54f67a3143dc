"""The data files that come in a game's package: its rulebook, lessons, puzzles, and the rules' witnesses."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data


def game_file(game: str, name: str) -> str:
    """The text of a file in the package of this game. Raises FileNotFoundError when there is none.

    The text is not kept: whoever makes something of it keeps that.
    """
    try:
        content = get_data(f"pygames.games.{game.replace('-', '_')}", name)
    except OSError as error:  # a zip says it in this way
        raise FileNotFoundError(f"{game} has no {name}") from error
    assert content is not None, "packages are read from files or a zip"
    return content.decode("utf-8")


@cache
def game_file_or_empty(game: str, name: str) -> str:
    """The text of a file in the package of this game, read once; empty where there is none."""
    try:
        return game_file(game, name)
    except FileNotFoundError:
        return ""

"""What comes in a game's folder besides its rules: data files, and modules that are loaded when asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import get_data
from types import ModuleType


def game_package(game: str, below: str = "pygames.games") -> str:
    """The name of the package of the game with this id."""
    return f"{below}.{game.replace('-', '_')}"


def game_module(game: str, name: str, below: str = "pygames.games") -> ModuleType | None:
    """The module of this name in the game's package; for "" the package; None where there is none."""
    if not game.replace("-", "_").isidentifier():
        return None
    module = f"{game_package(game, below)}.{name}".removesuffix(".")
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            return None
        raise  # what the module itself imports is not there


def game_file(game: str, name: str) -> str:
    """The text of a file in the package of this game. Raises FileNotFoundError when there is none.

    The text is not kept: whoever makes something of it keeps that.
    """
    return package_file(game_package(game), name)


def package_file(package: str, name: str) -> str:
    """The text of a file in a package. Raises FileNotFoundError when there is none, or no such package."""
    try:
        content = get_data(package, name)
    except OSError as error:  # a zip says it in this way
        raise FileNotFoundError(f"{package} has no {name}") from error
    if content is None:
        raise FileNotFoundError(f"there is no {package}")
    return content.decode("utf-8")


@cache
def game_file_or_empty(game: str, name: str) -> str:
    """The text of a file in the package of this game, read once; empty where there is none."""
    try:
        return game_file(game, name)
    except FileNotFoundError:
        return ""

"""What the laboratory needs besides the standard library: imported when asked for, or said to be missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pygames.engine.errors import GameError

# by module of this package that needs other packages: the extra that installs them
EXTRAS = {"cluster": "lab", "parquet": "lab", "plots": "lab", "aec": "env", "openspiel": "openspiel"}


class MissingExtra(GameError):
    """A package that is not installed is needed; `extra` is the extra of this package that brings it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("missing_extra", package=package, extra=extra)
        self.extra = extra


def load(module: str) -> Any:
    """A module of this package that needs an extra. Raises MissingExtra."""
    try:
        return import_module(f"pygames.lab.{module}")
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "pygames"):
            raise
        raise MissingExtra(package, EXTRAS[module]) from error

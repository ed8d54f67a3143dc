"""Numbers as they are printed: with a true minus sign."""

from __future__ import annotations


def number(value: float, form: str = "") -> str:
    """A number in this form of `format`: `12`, `−3`."""
    return f"{value:{form}}".replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """A whole number with its sign: `+2`, `−2`."""
    return number(value, "+d")


def between(least: int, most: int) -> str:
    """A number from the least to the most that it can be: `9`, `8–13`."""
    return str(least) if least == most else f"{least}–{most}"

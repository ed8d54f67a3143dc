"""Numbers as they are printed: with a true minus sign."""

from __future__ import annotations


def number(value: float, form: str = "") -> str:
    """A number in this form of `format`: `12`, `−3`."""
    return f"{value:{form}}".replace("-", "\N{MINUS SIGN}")


def signed(value: int) -> str:
    """A whole number with its sign: `+2`, `−2`."""
    return number(value, "+d")

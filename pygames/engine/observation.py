"""What a seat observes of a state, read off the declarations of the fields."""

from __future__ import annotations

from typing import Any

from pygames.engine.fields import Field


def observation(state: Any, seat: int | None) -> dict[str, Any]:
    """Every field as plain data, what `seat` cannot see as None. The number of cards is always seen."""
    return {
        name: _observed(state, field, seat, getattr(state, name))
        for name, field in state.fields.items()
        if field.kept and name not in ("agenda", "unordered")
    }


def _observed(state: Any, field: Field, seat: int | None, held: Any) -> Any:
    if field.length is None:
        return _entry(state, field, seat, 0, held)
    return [_entry(state, field, seat, index, entry) for index, entry in enumerate(held)]


def _entry(state: Any, field: Field, seat: int | None, index: int, entry: Any) -> Any:
    if not field.pack or field.one:
        shown = entry == -1 if field.one else False
        return entry if shown or field.sees(state, seat, index) else None
    return [card if field.sees(state, seat, index, at) else None for at, card in enumerate(entry)]

"""A view: all that one seat may know of a game, as plain data."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]

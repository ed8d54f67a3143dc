"""Ways to values in views."""

from typing import Any

Way = tuple[Any, ...]  # the keys and places one after the other


def at(node: Any, way: Way) -> Any:
    """What lies at the end of a way through plain data."""
    for key in way:
        node = node[key]
    return node

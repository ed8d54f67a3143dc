"""What a person has chosen in a guarded game, until whoever deals has carried it out."""

from __future__ import annotations

from typing import NamedTuple


class Proposal(NamedTuple):
    """Choices from this number on that whoever deals a guarded game is to make for a person.

    The first one was made by itself, if `automatic`; those after it are further ones of the same press.
    """

    number: int
    texts: tuple[str, ...]
    automatic: bool = False

    def by_itself(self, number: int) -> bool:
        """Whether no person has pressed the choice of this number."""
        return self.automatic or number != self.number

"""How each game was last set up, kept in the browser where it allows that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygames.engine.shapes import mapping_of
from pygames.games import PLAYABLE
from web.model.form import Form

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_FIELDS = 60
LONGEST_FIELD = 100_000  # characters: a file of cards of one's own has a few thousand


@dataclass(frozen=True, slots=True)
class SetUps:
    """The last set-up of each game, as the fields of its form."""

    _fields: Mapping[str, Mapping[str, str]]

    @classmethod
    def read(cls, stored: object) -> SetUps:
        """What was stored, which may be anything."""
        return cls(
            {
                game: {
                    str(name): value
                    for name, value in fields.items()
                    if isinstance(value, str) and len(value) <= LONGEST_FIELD
                }
                for game, fields in mapping_of(stored).items()
                if game in PLAYABLE and isinstance(fields, dict) and len(fields) <= MOST_FIELDS
            }
        )

    def form(self, game: str) -> Form:
        """The form of this game as it was last sent, or as it is at first."""
        return Form.of(game).fill(self._fields.get(game, {}))

    def remember(self, form: Form) -> SetUps:
        """With this form, by which a game was started."""
        return SetUps({**self._fields, form.game: form.fields()})

    def data(self) -> Mapping[str, Mapping[str, str]]:
        """The latest set-ups as plain data, to be stored."""
        return self._fields

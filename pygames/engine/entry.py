"""What is known of a game before it is loaded."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.engine.game_files import game_file
from pygames.engine.shapes import toml_file
from pygames.engine.text import Text

FILE = "entry.toml"


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the catalogue, known without loading it: `entry.toml` in its folder.

    The games are listed by `rank`.
    `about` says in one sentence what a player does and how one wins. `seats` are the player counts,
    `playable` is False while the game's rules are not written yet. For a playable game: `first_seats` is how
    many play when somebody just wants to begin, the fewest that make a good first game; `minutes` is about
    how long such a game takes; `difficulty` goes from 1 (easy to learn) to 3; `guided` says whether it has a
    first game.
    """

    id: str
    title: Text
    about: Text
    seats: tuple[int, ...]
    playable: bool
    first_seats: int = 1
    guided: bool = False
    minutes: int = 0
    difficulty: int = 0
    rank: int = 0


def entry_of(game: str) -> Entry:
    """The entry of the game with this id. Raises BadShape, and FileNotFoundError where there is no file."""
    file = toml_file(f"{game}, {FILE}", game_file(game, FILE))
    entry = Entry(
        game,
        file.told("title"),
        file.told("about"),
        file.integers("seats"),
        playable=file.flag("playable", default=True),
        first_seats=file.integer("first_seats", 1),
        guided=file.flag("guided", default=False),
        minutes=file.integer("minutes", 0),
        difficulty=file.integer("difficulty", 0, 0, 3),
        rank=file.integer("rank", 0),
    )
    file.end()
    return entry

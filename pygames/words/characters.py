"""Characters of our own as whom players and opponents can appear, read from `characters.toml`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygames.engine.game_files import package_file
from pygames.engine.rng import Rng, mix
from pygames.engine.shapes import toml_file

FILE = "characters.toml"
SALT = 0x7ABE  # so that who sits there tells nothing of how the cards of that seed lie


class Character(NamedTuple):
    """Somebody with a name, a sign, a level and a temper.

    The name needs no article, in either language. `sign` is an icon of game-icons.net, after its author:
    `lorc/fox-head`. `level` and `temper` say how well somebody plays, and what counts more than usual.
    """

    id: str
    name: str
    sign: str
    level: str
    temper: str


def _read() -> tuple[Character, ...]:
    file = toml_file(FILE, package_file("pygames.words", FILE))
    found = []
    for table in file.tables("character"):
        found.append(Character(*[table.string(name) for name in Character._fields]))
        table.end()
    file.end()
    return tuple(found)


CHARACTERS = _read()


def cast(
    count: int, number: int, taken: Collection[str] = (), levels: Sequence[str] = ()
) -> tuple[Character, ...]:
    """So many different characters, always the same ones for the same number.

    `levels` are by seat those of the opponents: a character of that level sits there, if there is one left.
    `taken` are names that somebody at the table has typed: another character comes in for a namesake, and
    the others stay. Raises ValueError where too few are left.
    """
    names = {name.casefold() for name in taken}
    left = Rng(mix(number ^ SALT)).shuffled(CHARACTERS)
    by_seat = left[:count]
    seated: list[Character | None] = [None] * count
    for seat, level in enumerate(levels):
        _sit(seated, seat, [it for it in left if it.level == level])
    for seat in range(count):
        if seated[seat] is None:
            _sit(seated, seat, [*by_seat[seat : seat + 1], *left[count:], *left])
    for seat, it in enumerate(seated):
        if it is not None and it.name.casefold() in names:
            free = [other for other in (*left[count:], *left) if other.name.casefold() not in names]
            seated[seat] = None
            _sit(seated, seat, [*[other for other in free if other.level in levels[seat : seat + 1]], *free])
    found = tuple([it for it in seated if it is not None])
    if len(found) < count:
        raise ValueError(f"{count} characters are wanted, and {len(found)} are left")
    return found


def _sit(seated: list[Character | None], seat: int, among: Sequence[Character]) -> None:
    """Let the first of these that sits nowhere yet sit at this seat."""
    seated[seat] = next((it for it in among if it not in seated), None)

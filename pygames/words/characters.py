"""Characters of our own as whom players and opponents can appear, read from `characters.toml`."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from pygames.engine.game_files import package_file
from pygames.engine.rng import Rng, mix
from pygames.engine.shapes import toml_file
from pygames.engine.text import Text

FILE = "characters.toml"
SALT = 0x7ABE  # so that who sits there tells nothing of how the cards of that seed lie


class Character(NamedTuple):
    """Somebody with a name, a sign and a temper.

    The name needs no article, in either language. `sign` is an icon of game-icons.net, after its author:
    `lorc/fox-head`. The temper says nothing of how well somebody plays.
    """

    id: str
    name: str
    sign: str
    temper: Text


def _read() -> tuple[Character, ...]:
    file = toml_file(FILE, package_file("pygames.words", FILE))
    found = []
    for table in file.tables("character"):
        found.append(
            Character(table.string("id"), table.string("name"), table.string("sign"), table.told("temper"))
        )
        table.end()
    file.end()
    return tuple(found)


CHARACTERS = _read()


def cast(count: int, number: int, taken: Collection[str] = ()) -> tuple[Character, ...]:
    """So many different characters, always the same ones for the same number.

    `taken` are names that somebody at the table has typed: another character comes in for a namesake, and
    the others stay. Raises ValueError where too few are left.
    """
    names = {name.casefold() for name in taken}
    shuffled = Rng(mix(number ^ SALT)).shuffled(CHARACTERS)
    others = iter(it for it in shuffled[count:] if it.name.casefold() not in names)
    found = [it if it.name.casefold() not in names else next(others, None) for it in shuffled[:count]]
    seated = tuple([it for it in found if it is not None])
    if len(seated) < count:
        raise ValueError(f"{count} characters are wanted, and {len(seated)} are left")
    return seated

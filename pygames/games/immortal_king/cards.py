"""What a card is: declarations that the rules execute, and from which the texts of both languages are made.

The cards themselves are data (`sets/*.toml`, or a file of one's own: docs/cards.md), read by `card_file.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pygames.engine.action import Domain
from pygames.engine.text import Text

COLOURS = ("green", "yellow", "blue", "red")  # HIK-23
TYPES = ("warrior", "priest", "rogue", "sorcerer")  # HIK-06
GENDERS = ("male", "female", "none")
FAMILIES = ("demon", "undead", "dragon", "greenskin", "bulloeil", "trap")  # HIK-24
EQUIPMENT_TYPES = ("potion", "object", "quest")  # HIK-14
SOURCES = ("booklet", "part", "house", "own")  # known whole, known in part, ours, a file of one's own
ABILITIES = ("pain", "bodyguard", "vicious", "treasure", "unique")  # those without a number
AURAS = ("dragon", "undead", "nemesis")  # whom an aura strengthens: a family, or those with Nemesis

# where a kind of effect may stand; `potion`, `object` and `quest` are equipment
EFFECTS = {
    "bonus": ("gift", "temporary", "potion", "object"),
    "reroll": ("gift", "temporary", "potion"),
    "die": ("gift", "object"),
    "courage": ("gift", "ultimate", "potion", "quest"),
    "ward": ("gift", "object"),
    "replace": ("temporary",),
    "multiply": ("temporary",),
    "escape": ("temporary",),
    "mana": ("ultimate", "potion", "quest"),
    "destroy": ("ultimate", "quest"),
    "calm": ("quest",),
    "scout": ("quest",),
}
ROLL_CHANGES = ("reroll", "replace", "multiply", "escape")  # what acts on a combat roll without adding to it
PARTY = 5  # HIK-28
MOST_ADVENTURERS = 4  # HIK-27
DUNGEON = 48  # HIK-98
A_COLOUR, MANA_A_COLOUR = 12, 6  # HIK-98
CORRIDORS = 3  # HIK-30
FINAL = 3  # the final monster stands behind the corridors, as the fourth place
GESTURES = ("rock", "paper", "scissors")  # HIK-96; each is beaten by the next


@dataclass(frozen=True, slots=True)
class Effect:
    """What a gift, a power or an equipment card does.

    - `bonus`: `amount` is added to the combat roll, or taken from it if negative (HIK-94); `against` limits
      it to a family, a colour, `monster` or `trap`; with `per` it counts once for each face-up encounter of
      that family or colour.
    - `reroll`: the combat die is rolled again, if it has `sides` sides (0: any); as a gift once a fight.
    - `die`: the party's combat die has `sides` sides.
    - `courage`: gains `amount` courage tokens; as a gift the party starts with `amount` instead of 5.
    - `ward`: Pain costs no more than a lost fight does.
    - `replace`: the roll is cancelled, a die with `sides` sides is rolled instead.
    - `multiply`: the die counts `amount` times (only an even one if `even`); the dungeon gains `fear`.
    - `escape`: the fight ends without a loss.
    - `mana`: one adventurer gets a mana token (all of them if `every`).
    - `destroy`: an encounter is eliminated (all that fit if `every`): of power `amount` at most (0: any), and
      only `against` a family, a colour, `monster` or `trap`.
    - `calm`: an encounter loses its tenacity token. `scout`: an ambushed encounter is turned face up.

    A card may have several: `also` are the others, which take place after this one in their order.
    """

    kind: str
    amount: int = 0
    sides: int = 0
    against: str = ""
    per: str = ""
    even: bool = False
    every: bool = False
    fear: int = 0
    also: tuple[Effect, ...] = ()
    parts: tuple[Effect, ...] = field(init=False, repr=False, compare=False)  # this one and `also`
    rerolls: tuple[Effect, ...] = field(init=False, repr=False, compare=False)  # those that roll again

    def __post_init__(self) -> None:
        """Put together what is asked for at every decision."""
        parts = (self, *self.also)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "rerolls", tuple(part for part in parts if part.kind == "reroll"))

    def data(self) -> dict[str, Any]:
        """What it declares as plain data, without what does not concern its kind."""
        found: dict[str, Any] = {"kind": self.kind}
        for name in ("amount", "sides", "against", "per", "even", "every", "fear"):
            value = getattr(self, name)
            if value:
                found[name] = value
        if self.also:
            found["also"] = [effect.data() for effect in self.also]
        return found


@dataclass(frozen=True, slots=True)
class Adventurer:
    """An adventurer card (HIK-05)."""

    id: str
    name: Text
    type: str
    gender: str
    gift: Effect
    temporary: Effect
    ultimate: Effect
    source: str

    @property
    def keywords(self) -> tuple[str, ...]:
        """What other cards can test (HIK-07)."""
        return (self.id, self.type, self.gender)


@dataclass(frozen=True, slots=True)
class Equipment:
    """An equipment card (HIK-14): `cost` has one colour an icon (HIK-16)."""

    id: str
    name: Text
    type: str
    cost: tuple[str, ...]
    effect: Effect
    source: str
    unique: bool = False  # at most once in a party (HIK-100)


class Power(NamedTuple):
    """A power: a number, plus adventurers (`A`, HIK-78), mana (`M`, HIK-83), a die (`1d6`, HIK-77)."""

    number: int
    adventurers: bool = False
    mana: bool = False
    die: bool = False


@dataclass(frozen=True, slots=True)
class DungeonCard:
    """A dungeon card (HIK-22) or the final monster (`colour` is empty, `fear` counts for each adventurer).

    `nemesis` is the keyword for which `power2` counts instead of `power` (HIK-86), or empty. `aura` and
    `aura_amount` are the ability Dragons, Undead or Nemesis +X, or empty and 0. `tags` are the ids of groups
    that scenarios name.
    """

    id: str
    name: Text
    colour: str
    family: str
    power: Power
    source: str
    mana: bool = False
    nemesis: str = ""
    power2: Power | None = None
    aura: str = ""
    aura_amount: int = 0
    abilities: frozenset[str] = frozenset()
    tags: tuple[str, ...] = ()
    fear: int = 1

    @property
    def monster(self) -> bool:
        """Whether it is a monster, that is no trap (HIK-71)."""
        return self.family != "trap"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of one's own for one player (AMB-HIK-76): its scale, and what the steps are called."""

    name: Text
    scale: tuple[str, ...]
    happenings: tuple[Text | None, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """All cards that a game is played with, and a scenario if its file has one.

    `dungeon` has 48 cards, one entry a card, copies too; their names in the texts of the rules are `words`
    (`orc`, `orc#2`). `ultimate` has the cost of an ultimate power by the size of the party, from 1
    (AMB-HIK-01): one colour a card.
    """

    name: Text
    adventurers: tuple[Adventurer, ...]
    equipment: tuple[Equipment, ...]
    dungeon: tuple[DungeonCard, ...]
    words: tuple[str, ...]
    final: DungeonCard
    ultimate: tuple[tuple[str, ...], ...]
    scenario: Scenario | None = None
    shining: frozenset[int] = field(init=False, repr=False, compare=False)  # dungeon cards with an aura

    def __post_init__(self) -> None:
        """Put together what is asked for in every fight."""
        shining = frozenset(number for number, card in enumerate(self.dungeon) if card.aura)
        object.__setattr__(self, "shining", shining)


# a box may hold so many; cards are numbered by their place in it
ADVENTURER = Domain("adventurer", [f"A{n}" for n in range(1, 13)], {f"a{n}": f"A{n}" for n in range(1, 13)})
EQUIPMENT = Domain("equipment", [f"E{n}" for n in range(1, 25)], {f"e{n}": f"E{n}" for n in range(1, 25)})
_NUMBERS = {"1": "left", "2": "middle", "3": "right"}
CORRIDOR = Domain("corridor", ["left", "middle", "right"], _NUMBERS)
PLACE = Domain("place", ["left", "middle", "right", "final"], _NUMBERS)
GESTURE = Domain("gesture", GESTURES)


def beaten_by(gesture: str) -> str:
    """The gesture that beats this one (HIK-96)."""
    return GESTURES[(GESTURES.index(gesture) + 1) % len(GESTURES)]


def party_wins(ours: str, theirs: str) -> bool:
    """Whether the party's gesture is not beaten by the dungeon master's: a tie is the party's (HIK-97)."""
    return beaten_by(ours) != theirs

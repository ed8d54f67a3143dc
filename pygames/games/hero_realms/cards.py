"""The cards of Hero Realms and their numbers, from the declarations in `cards.toml` and `lich.toml`.

A face is what is printed, a card one copy of it; two copies are two cards (`spark`, `spark#2`). Numbered are
the market's cards first, then the Fire Gems, then for each seat all that it may begin with, then twice what
the Lich's boss deck has: the games that stand on this one share its cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pygames.engine.action import Domain
from pygames.engine.game_files import game_file
from pygames.engine.text import Language, Text
from pygames.words.people import SEAT_LETTERS, Role

ACTION, ITEM, CHAMPION, SKILL, ABILITY = KINDS = ("action", "item", "champion", "skill", "ability")  # HR-03
# kinds that only the game with the Lich deals: the cards of all games on this one are numbered in one row
JAR, MINION, POWER = ("jar", "minion", "power")
PLAY, EXPEND, ALLY, SACRIFICE = SLOTS = ("play", "expend", "ally", "sacrifice")
HEROES = 5  # seats that may begin with the plain deck or a class pack
BOSSES = 2  # boss decks
NO_COST = 99  # of a card that can never be acquired (HR-83): more than `cost` ever says


class AbilityLine(NamedTuple):
    """One line of an ability: an effect and its parameters; an ability among these stands as its key."""

    effect: str
    params: dict[str, Any]


@dataclass(frozen=True, slots=True)
class CardFace:
    """What is printed on a card. `ours` says that its French name is ours: the printed one is not known.

    `slots` has the key of each ability (HR-03). Of a skill `price` is the gold to be paid, of an ability of a
    class `from_turn` the first own turn in which it can be used. `gem` marks the Fire Gem. `health` is
    a jar's.
    """

    id: str
    name: Text
    ours: bool
    kind: str
    faction: str
    cost: int
    copies: int
    defense: int
    guard: bool
    subtypes: tuple[str, ...]
    slots: dict[str, str]
    price: int
    from_turn: int
    gem: bool
    health: int


@dataclass(frozen=True, slots=True)
class ClassPack:
    """What a player begins with: the plain deck (HR-08), or a class pack (HR-115). `deck` has faces' ids.

    `called` is what its player is called in a party; nothing for a pack that is no role.
    The packs are declared as they are printed (HR-121, HR-122, HR-123, HR-124, HR-125), and so are
    their cards (HR-128, HR-130, HR-131, HR-135, HR-136).
    """

    id: str
    name: Text
    health: int
    deck: dict[str, int]
    skill: str
    ability: str
    called: dict[Language, Role]


LINES: dict[str, tuple[AbilityLine, ...]] = {}  # the abilities by key: `spark.play`, `krythos.expend.1.then`


def lines_of_faces(faces: Iterable[str]) -> list[AbilityLine]:
    """All lines of these faces, those inside others too."""
    wanted = set(faces)
    return [line for key, lines in LINES.items() if key.partition(".")[0] in wanted for line in lines]


def _ability(key: str, raw: list[dict[str, Any]]) -> str:
    """Note an ability under this key, and those inside it."""
    LINES[key] = tuple([_line(f"{key}.{n}", line) for n, line in enumerate(raw)])
    return key


def _line(key: str, raw: dict[str, Any]) -> AbilityLine:
    params = {name: value for name, value in raw.items() if name != "effect"}
    for name in ("then", "otherwise"):
        if name in params:
            params[name] = _ability(f"{key}.{name}", params[name])
    if "sides" in params:
        params["sides"] = tuple([_ability(f"{key}.{n}", side) for n, side in enumerate(params["sides"])])
    return AbilityLine(raw["effect"], params)


def _face(raw: dict[str, Any]) -> CardFace:
    name = raw["name"]
    return CardFace(
        id=raw["id"],
        name=Text(name["en"], name["fr"]),
        ours=name.get("ours", False),
        kind=raw["kind"],
        faction=raw.get("faction", ""),
        cost=raw.get("cost", NO_COST),
        copies=raw.get("copies", 1),
        defense=raw.get("defense", 0),
        guard=raw.get("guard", False),
        subtypes=tuple(raw.get("subtypes", ())),
        slots={slot: _ability(f"{raw['id']}.{slot}", raw[slot]) for slot in SLOTS if slot in raw},
        price=raw.get("price", 0),
        from_turn=raw.get("from_turn", 1),
        gem=raw.get("gem", False),
        health=raw.get("health", 0),
    )


def _pack(raw: dict[str, Any]) -> ClassPack:
    name = Text(raw["name"]["en"], raw["name"]["fr"])
    skill, ability = raw.get("skill", ""), raw.get("ability", "")
    called = {it: Role(said, name.to(it)) for it, said in raw.get("called", {}).items()}
    return ClassPack(raw["id"], name, raw.get("health", 0), raw["deck"], skill, ability, called)


_DATA, _BOSSES = [tomllib.loads(game_file("hero-realms", file)) for file in ("cards.toml", "lich.toml")]
BASE_FACES = {face.id: face for face in map(_face, _DATA["card"])}  # of the base box and the class packs
FACES = {**BASE_FACES, **{face.id: face for face in map(_face, _BOSSES["card"])}}
HERO_PACKS = tuple(map(_pack, _DATA["pack"]))
PACKS = (*HERO_PACKS, *map(_pack, _BOSSES["boss"]))
PACK = {pack.id: number for number, pack in enumerate(PACKS)}
PLAIN = 0  # the number of the plain deck
LICH = PACK["lich"]

# --- the cards ---

CARDS: list[CardFace] = []  # the face of every card
NAMES: list[str] = []  # the word of every card
_numbered: dict[str, int] = {}


def _print(face: str, copies: int = 1) -> tuple[int, ...]:
    """Number so many more cards of a face."""
    made = []
    for _ in range(copies):
        copy = _numbered[face] = _numbered.get(face, 0) + 1
        made.append(len(CARDS))
        CARDS.append(FACES[face])
        NAMES.append(face if copy == 1 else f"{face}#{copy}")
    return tuple(made)


# HR-01: 80 cards of the market, 16 Fire Gems, which lie in a pile of their own (HR-10)
MARKET = tuple([card for face in FACES.values() if face.faction for card in _print(face.id, face.copies)])
GEMS = tuple([card for face in FACES.values() if face.gem for card in _print(face.id, face.copies)])

# of each seat, the fifth too (AMB-HR-42): the cards of each pack, those that packs share being the same
_most: dict[str, int] = {}
for _hero in HERO_PACKS:
    _most |= {face: max(copies, _most.get(face, 0)) for face, copies in _hero.deck.items()}
_own = [{face: _print(face, copies) for face, copies in _most.items()} for _ in range(HEROES)]
STARTING = tuple(
    [
        tuple([[card for face, n in pack.deck.items() for card in own[face][:n]] for pack in HERO_PACKS])
        for own in _own
    ]
)
SKILLS = tuple([tuple([_print(pack.skill) if pack.skill else () for pack in HERO_PACKS]) for _ in STARTING])
ABILITIES = tuple(
    [tuple([_print(pack.ability) if pack.ability else () for pack in HERO_PACKS]) for _ in STARTING]
)


class BossCards(NamedTuple):
    """The cards of one boss deck of the Lich. `powers` are the two sides of a card: Corruption, Control."""

    deck: tuple[int, ...]
    minions: tuple[int, ...]
    jars: tuple[int, ...]
    powers: tuple[int, ...]


def _print_kind(kind: str) -> tuple[int, ...]:
    faces = [face for face in FACES.values() if face.kind == kind]
    return tuple([card for face in faces for card in _print(face.id, face.copies)])


LICHES = tuple(
    [
        BossCards(
            tuple([card for face, n in PACKS[LICH].deck.items() for card in _print(face, n)]),
            _print_kind(MINION),
            _print_kind(JAR),
            _print_kind(POWER),
        )
        for _ in range(BOSSES)
    ]
)

IS_CHAMPION = tuple([face.kind == CHAMPION for face in CARDS])
CAN_BE_STUNNED = tuple([face.kind in (CHAMPION, MINION) for face in CARDS])  # by opponents
IS_GEM = tuple([face.gem for face in CARDS])
IS_GUARD = tuple([face.guard for face in CARDS])
FACTION = tuple([face.faction for face in CARDS])  # HR-02
COST = tuple([face.cost for face in CARDS])
DEFENSE = tuple([face.defense for face in CARDS])
KIND = tuple([face.kind for face in CARDS])
PLAYED = tuple([face.slots.get(PLAY, "") for face in CARDS])
EXPENDED = tuple([face.slots.get(EXPEND, "") for face in CARDS])
ALLIED = tuple([face.slots.get(ALLY, "") for face in CARDS])
SACRIFICED = tuple([face.slots.get(SACRIFICE, "") for face in CARDS])

CARD = Domain("card", NAMES, aliases={f"{face}#1": face for face in FACES})
PLAYER = Domain("player", SEAT_LETTERS, aliases={letter.lower(): letter for letter in SEAT_LETTERS})
AMOUNT = Domain("amount", [str(n) for n in range(100)])
SIDE = Domain("side", ("1", "2", "3"))
NUMBER = Domain("number", ("0", "1", "2"))
BOX = Domain("pack", [pack.id for pack in HERO_PACKS])


def starting_cards(seat: int, pack: int) -> tuple[int, ...]:
    """The ten cards of a seat's deck with this pack."""
    return tuple(STARTING[seat][pack])


def beside(seat: int, pack: int) -> tuple[int, ...]:
    """The skill and the ability of a seat with this pack, which lie beside the play area (HR-118)."""
    return SKILLS[seat][pack] + ABILITIES[seat][pack]


def every_card(seat: int) -> tuple[int, ...]:
    """All cards that a seat may begin with, by one pack or another."""
    packs = range(len(HERO_PACKS))
    return tuple(sorted({card for pack in packs for card in starting_cards(seat, pack) + beside(seat, pack)}))

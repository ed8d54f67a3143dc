"""The games: which there are, and the way to load one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from pygames.engine.errors import UnknownGame
from pygames.engine.game import Game
from pygames.engine.text import Text


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the catalogue, known without loading it.

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


CATALOGUE: tuple[Entry, ...] = (
    Entry(
        "heroz",
        Text("HEROZ", "HEROZ"),
        Text(
            "Line up troops face down in three columns, send a column to attack, break through: the first "
            "to 30 points wins.",
            "Alignez vos troupes face cachée sur trois colonnes, lancez une colonne à l’attaque, percez : le "
            "premier à 30 points gagne.",
        ),
        (2,),
        True,
        first_seats=2,
        guided=True,
        minutes=15,
        difficulty=2,
    ),
    Entry(
        "boss-quest",
        Text("Boss Quest", "Boss Quest"),
        Text(
            "Come as close as you can to the boss’s strength without going over; the closest knight takes "
            "the key. The first with enough keys wins.",
            "Approchez-vous le plus possible de la force du boss sans la dépasser ; le chevalier le plus "
            "proche prend la clé. Le premier qui a assez de clés gagne.",
        ),
        (2, 3, 4, 5, 6),
        True,
        first_seats=3,
        guided=True,
        minutes=10,
        difficulty=1,
    ),
    Entry(
        "immortal-king",
        Text("Hero: Immortal King", "Hero : Immortal King"),
        Text(
            "Lead adventurers through a dungeon of cards and roll the dice in its fights: beat the final "
            "monster before their courage runs out.",
            "Menez des aventuriers dans un donjon de cartes et combattez aux dés : battez le monstre final "
            "avant qu’ils n’aient plus de courage.",
        ),
        (1, 2),
        True,
        first_seats=1,
        guided=True,
        minutes=20,
        difficulty=3,
    ),
    Entry(
        "hero-realms",
        Text("Hero Realms", "Hero Realms"),
        Text(
            "Begin with ten poor cards, acquire better ones from a market that all share, gather champions: "
            "whoever brings the others’ health down to 0 wins.",
            "Commencez avec dix cartes modestes, achetez-en de meilleures au marché commun, rassemblez des "
            "champions : qui réduit à 0 la santé des autres gagne.",
        ),
        (2, 3, 4, 5),
        True,
        first_seats=2,
        minutes=25,
        difficulty=2,
        guided=True,
    ),
    Entry(
        "hero-realms-lich",
        Text("Hero Realms: the Lich", "Hero Realms : le Seigneur Liche"),
        Text(
            "Hero Realms against the boss deck of the Lich, alone, as a party, or boss against boss.",
            "Hero Realms contre le deck de boss du Seigneur Liche, seul, en groupe, ou boss contre boss.",
        ),
        (2, 3, 4, 5, 6),
        True,
        first_seats=4,
        minutes=35,
        difficulty=3,
        guided=True,
    ),
    Entry(
        "hero-realms-skirmish",
        Text("Hero Realms: Skirmish", "Hero Realms : Escarmouche"),
        Text(
            "Hero Realms alone: choose how the boss behaves in each of its turns, and bring its health down "
            "to 0 before the Fire Gems that count the turns run out.",
            "Hero Realms en solitaire : choisissez le comportement du Boss à chaque tour et réduisez sa "
            "Santé à 0 avant que les Gemmes de Feu qui comptent les tours soient épuisées.",
        ),
        (1,),
        True,
        first_seats=1,
        minutes=20,
        difficulty=2,
        guided=True,
    ),
)


@cache
def load(id: str) -> Game[Any]:
    """The game of this id. Raises UnknownGame when there is none or it is not playable yet."""
    entry = next((entry for entry in CATALOGUE if entry.id == id), None)
    if entry is None:
        raise UnknownGame(
            "no_such_game", name=str(id)[:40], known=", ".join(e.id for e in CATALOGUE if e.playable)
        )
    if not entry.playable:
        raise UnknownGame("not_playable_yet", name=entry.title.en)
    game: Game[Any] = import_module(f"pygames.games.{id.replace('-', '_')}.game").GAME
    return game


class _Playable(Mapping[str, Game[Any]]):
    """The playable games by id, each loaded when first asked for."""

    def __getitem__(self, id: str) -> Game[Any]:
        try:
            return load(id)
        except UnknownGame:
            raise KeyError(id) from None

    def __iter__(self) -> Iterator[str]:
        return (entry.id for entry in CATALOGUE if entry.playable)

    def __len__(self) -> int:
        return sum(entry.playable for entry in CATALOGUE)


PLAYABLE: Mapping[str, Game[Any]] = _Playable()

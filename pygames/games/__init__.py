"""The games: which there are, and the way to load one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from pygames.core.errors import UnknownGame
from pygames.core.game import Game
from pygames.core.rulebook import Text


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the catalogue, known without loading it.

    `seats` are the player counts, `playable` is False while the game's rules are not written yet.
    """

    id: str
    title: Text
    about: Text
    seats: tuple[int, ...]
    playable: bool


CATALOGUE: tuple[Entry, ...] = (
    Entry(
        "heroz",
        Text("HEROZ", "HEROZ"),
        Text(
            "A duel with two packs of cards: line up troops in three columns, call Jacks, Queens "
            "and Kings, break through to 30 points.",
            "Un duel avec deux jeux de cartes : alignez vos troupes sur trois colonnes, appelez Valets, "
            "Dames et Rois, percez jusqu’à 30 points.",
        ),
        (2,),
        True,
    ),
    Entry(
        "boss-quest",
        Text("Boss Quest", "Boss Quest"),
        Text(
            "Two to six knights gather weapons to match the boss’s strength, to the point and not beyond.",
            "De deux à six chevaliers réunissent des armes pour égaler la force du boss, au point près, sans "
            "la dépasser.",
        ),
        (2, 3, 4, 5, 6),
        True,
    ),
    Entry(
        "immortal-king",
        Text("Hero: Immortal King", "Hero : Immortal King"),
        Text(
            "Adventurers against the master of a dungeon of cards, or alone against three scenarios.",
            "Des aventuriers contre le maître d’un donjon de cartes, ou en solitaire face à trois scénarios.",
        ),
        (1, 2),
        True,
    ),
    Entry(
        "hero-realms-lich",
        Text("Hero Realms: the Lich", "Hero Realms : la Liche"),
        Text(
            "Hero Realms against the boss deck of the Lich, alone, as a party, or boss against boss.",
            "Hero Realms contre le deck de boss de la Liche, seul, en groupe, ou boss contre boss.",
        ),
        (1, 2, 3, 4, 5),
        False,
    ),
    Entry(
        "hero-realms-skirmish",
        Text("Hero Realms: Skirmish", "Hero Realms : Escarmouche"),
        Text(
            "Hero Realms alone against an opponent played by simple rules.",
            "Hero Realms en solitaire, contre un adversaire mené par des règles simples.",
        ),
        (1,),
        False,
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

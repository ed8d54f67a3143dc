"""Where the page of each rule, puzzle and lesson lies: an address, once given, is never taken back or reused.

`tests/addresses.txt` lists all that were ever given.
"""

from __future__ import annotations

import posixpath
from functools import cache
from typing import TYPE_CHECKING

import pygames
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons
from pygames.school.puzzle import ever
from pygames.words.localizer import Words

if TYPE_CHECKING:
    from pygames.engine.text import Language
    from pygames.words.rulebook import Rule, Ruling

# the addresses of the pages that list the rules, puzzles and lessons of all games
ALL = "rules/"
PUZZLES = "puzzles/"
LESSONS = "learn/"


@cache
def entries() -> dict[str, tuple[str, Rule | Ruling]]:
    """Every rule and ruling by its id, with the game whose pages have it.

    Games that stand on another repeat its rules; each is told once, where it comes from.
    """
    found: dict[str, tuple[str, Rule | Ruling]] = {}
    for game in PLAYABLE:
        for entry in pygames.load(game).part(Words).rulebook.entries:
            found.setdefault(entry.id, (game, entry))
    return found


@cache
def elsewhere() -> dict[str, list[tuple[str, Rule | Ruling]]]:
    """By id, in which further games an entry stands in other words, or is kept in another way."""
    found: dict[str, list[tuple[str, Rule | Ruling]]] = {}
    for game in PLAYABLE:
        for entry in pygames.load(game).part(Words).rulebook.entries:
            if entry != entries()[entry.id][1]:
                found.setdefault(entry.id, []).append((game, entry))
    return found


def of_game(game: str) -> str:
    """The folder of a game's contents."""
    return f"{ALL}{game}/"


def of_booklet(game: str) -> str:
    """The folder of a game's rulebook as one page."""
    return f"{of_game(game)}booklet/"


def of_entry(id: str) -> str:
    """The folder of a rule's or ruling's page. Raises KeyError when no game has it."""
    game, _ = entries()[id]
    return f"{of_game(game)}{id.lower()}/"


def of_puzzles(game: str) -> str:
    """The folder of the list of a game's puzzles."""
    return f"{PUZZLES}{game}/"


def of_puzzle(game: str, number: int) -> str:
    """The folder of a puzzle's page."""
    return f"{of_puzzles(game)}{number}/"


def of_lessons(game: str) -> str:
    """The folder of the list of a game's lessons."""
    return f"{LESSONS}{game}/"


def of_lesson(game: str, name: str) -> str:
    """The folder of a lesson's page."""
    return f"{of_lessons(game)}{name}/"


def with_puzzles() -> list[str]:
    """The games that have or had some."""
    return [game for game in PLAYABLE if ever(game)]


def in_language(folder: str, language: Language) -> str:
    """The folder of a page in a language: English has no prefix."""
    return folder if language == "en" else f"{language}/{folder}"


def between(page: str, target: str) -> str:
    """How a page's folder is left for another, or for a file; both are told from the site's folder."""
    found = posixpath.relpath(target or ".", page)
    return f"{found}/" if target.endswith("/") or not target else found


def every() -> list[str]:
    """All addresses in English, sorted; each is there in French too."""
    found = [
        ALL,
        *map(of_game, PLAYABLE),
        *map(of_booklet, PLAYABLE),
        *map(of_entry, entries()),
        PUZZLES,
        LESSONS,
    ]
    for game in with_puzzles():
        found += [of_puzzles(game), *(of_puzzle(game, number) for number in ever(game))]
    for game in PLAYABLE:
        found += [of_lessons(game), *(of_lesson(game, name) for name in lessons(pygames.load(game)))]
    return sorted(found)

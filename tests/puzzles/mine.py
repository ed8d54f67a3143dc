"""Looking for puzzles, game by game, over seats and options; what is found is written down at once."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygames
from pygames.bots.puzzles import Found, of_game, played
from pygames.core.puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pygames.core.options import OptionValue

Variant = tuple[int, "dict[str, OptionValue]"]

# seats and options that are looked through in turn; a game that is not named has its own least seats
VARIANTS: Mapping[str, list[Variant]] = {
    "hero-realms": [(2, {}), (3, {}), (2, {"classes": "mixed"}), (4, {})],
    "hero-realms-lich": [(2, {}), (3, {}), (2, {"versus": True}), (4, {})],
    "hero-realms-skirmish": [
        (1, {"boss": boss}) for boss in ("orc-grunt", "rayla", "borg", "torgen-rocksplitter")
    ],
    "boss-quest": [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"duel": True}),
        (3, {"potions": True}),
        (3, {"companions": True}),
    ],
    "immortal-king": [(1, {}), (2, {}), (1, {"scenario": "lich"}), (1, {"scenario": "search"})],
}


def file_of(game: str) -> Path:
    """The file of a game's puzzles."""
    return Path(pygames.__file__).parent / "games" / game.replace("-", "_") / "puzzles.toml"


def of_found(found: Found, game: str, number: int) -> Puzzle:
    """What is found as it is written down."""
    line = min(found.lines.values(), key=len)
    answers = sorted(found.lines, key=lambda action: action is not line[0])
    return Puzzle(
        game,
        number,
        found.match.record.link(found.match.game),
        "act" if found.few else "wins",
        tuple(action.text for action in line),
        tuple(action.text for action in answers),
        found.second.text,
        found.random,
        found.steady,
        found.easy,
    )


def mine(game: str, games: int, first: int) -> Iterator[str]:
    """Look in so many games, from this seed on; says what was found."""
    path = file_of(game)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    number = text.count("\n[") + text.startswith("[")
    variants = VARIANTS.get(game) or [(pygames.load(game).seats[0], {})]
    screened = asked = kept = 0
    began = time.process_time()
    for seed in range(first, first + games):
        seats, options = variants[seed % len(variants)]
        work = of_game(played(game, seed // len(variants), seats, options), seed)
        while True:
            try:
                next(work)
            except StopIteration as done:
                looked, again, found = done.value
                break
        screened, asked = screened + looked, asked + again
        if found is not None:
            number, kept = number + 1, kept + 1
            new = of_found(found, game, number)
            with path.open("a", encoding="utf-8") as file:
                file.write(("\n" if number > 1 else "") + new.entry())
            yield f"{number}: seed {seed}, {seats} {options}, {new.want} {new.line}"
        if seed % 20 == 19:
            spent = round(time.process_time() - began)
            yield f"to seed {seed}: {screened} screened, {asked} asked again, {kept} kept, {spent} s"

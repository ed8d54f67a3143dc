"""Counting rows: parts of games with Wilson's interval, by seat, opponent, class, card, or anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from typing import Any, NamedTuple

from pygames.lab.playing import Row

SURE = 1.96  # standard errors, for 95 %


def wilson(hits: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a part."""
    part = hits / games
    middle = part + SURE**2 / (2 * games)
    reach = SURE * sqrt(part * (1 - part) / games + SURE**2 / (4 * games**2))
    scale = 1 + SURE**2 / games
    return (middle - reach) / scale, (middle + reach) / scale


def percent(hits: int, games: int) -> str:
    """A part and its interval, as two cells of a table."""
    low, high = wilson(hits, games)
    return f"{hits / games:.1%} | {low:.1%} to {high:.1%}"


class Seated(NamedTuple):
    """One seat of one game: `about` is what can be asked of it, beside the game's row.

    `seat` (0 is A), `bot`, `rivals` (the others' names, each once), `began`, `won` (alone), `shared` (won
    with others), `drawn`, and `pack`, the class, in games that have them.
    """

    row: Row
    about: dict[str, Any]

    def fits(self, where: Mapping[str, Any]) -> bool:
        """Whether all of this is so: of the seat, or else of the game; a list names several values."""
        for name, wanted in where.items():
            found = self.about[name] if name in self.about else self.row[name]
            if found not in (wanted if isinstance(wanted, list) else [wanted]):
                return False
        return True


def seated(rows: Iterable[Row]) -> Iterator[Seated]:
    """Every seat of every game."""
    for row in rows:
        for seat, bot in enumerate(row["bots"]):
            others = row["bots"][:seat] + row["bots"][seat + 1 :]
            about = {
                "seat": seat,
                "bot": bot,
                "rivals": ", ".join(sorted(set(others))),
                "began": seat == row["first"],
                "won": row["winners"] == [seat],
                "shared": seat in row["winners"] and len(row["winners"]) > 1,
                "drawn": not row["winners"],
            }
            if "packs" in row:
                about["pack"] = row["packs"][seat]
            yield Seated(row, about)


class Rate(NamedTuple):
    """How many of so many, and between what it lies for 95 %."""

    hits: int
    games: int

    @property
    def share(self) -> float:
        """The hits as a share of the games."""
        return self.hits / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of Wilson for this share."""
        return wilson(self.hits, self.games)


def rates(found: Iterable[Seated], by: str) -> dict[Any, Rate]:
    """How often seats won, alone or with others, by one thing about them, in the order of its values."""
    counts: dict[Any, list[int]] = {}
    for one in found:
        key = one.about[by] if by in one.about else one.row[by]
        count = counts.setdefault(key, [0, 0])
        count[0] += one.about["won"] or one.about["shared"]
        count[1] += 1
    return {key: Rate(*counts[key]) for key in sorted(counts)}


def taken_rates(found: Iterable[Seated]) -> dict[str, Rate]:
    """How often seats won that took a card or a class, by what they took."""
    counts: dict[str, list[int]] = {}
    for one in found:
        for word in one.row["taken"][one.about["seat"]]:
            count = counts.setdefault(word, [0, 0])
            count[0] += one.about["won"] or one.about["shared"]
            count[1] += 1
    return {word: Rate(*counts[word]) for word in sorted(counts)}


def mean(rows: Iterable[Row], figure: str) -> float:
    """The mean of a figure of the games."""
    found: list[float] = [row[figure] for row in rows]
    return sum(found) / len(found)

"""Hints to be read by a person: `python -m tools.hints GAME [--positions 60] [--first SEED]`.

Each is told of a game that careful opponents play, over seats and options: where it is, what is asked, what
the person sees there (`--table`), and the hint in both languages, as the page says it.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import pygames
from pygames.bots import decide, make
from pygames.bots.advice import advise
from pygames.cli.terminal import described
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.school.advice import hint_said
from pygames.words.localizer import Localizer, Words
from pygames.words.people import people
from tools.puzzles.mine import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.bots.puzzles import Variant
    from pygames.engine.match import Match

PARTS = 4  # of a game: of each one position, so that all its phases come up


def positions(game: str, first: int) -> Iterator[tuple[int, Match]]:
    """Seeds without end, with positions of a careful game in which there is more than one choice."""
    variants: list[Variant] = VARIANTS.get(game) or [(None, {})]
    bot, seed = make("steady", game), first
    while True:
        seats, options = variants[seed % len(variants)]
        match, rng = pygames.new(game, seed=seed, seats=seats, options=options), Rng(seed)
        open_at = []
        while match.decision is not None:
            if len(match.decision.legal_actions) > 1:
                open_at.append(len(match.choices))
            match.play(decide(bot, match, rng))
        part = len(open_at) / PARTS
        for at in range(PARTS):
            number = open_at[int(part * at) + rng.below(max(1, int(part)))]
            yield seed, match.at_choice(number)
        seed += 1


def told(number: int, seed: int, match: Match, *, table: bool) -> Iterator[str]:
    """A position and the hint in it."""
    decision = match.asks
    advice, view = advise(match), match.view(decision.seat)
    words = match.game.part(Words)
    by = " ".join(filter(None, (advice.by, advice.step)))
    yield f"{number}. seed {seed}, choice {len(match.choices)}, {decision.id}, by {by}"
    for language in LANGUAGES:
        bots = ["" if seat == decision.seat else "steady" for seat in range(match.seats)]
        names = people(bots, language, roles=words.roles_now(match.view(None)))
        localizer = Localizer(match.game, language, names, options=match.options)
        if language == LANGUAGES[0]:
            yield f"    {localizer.step(view)}: {localizer.question(view)}"
            if table:
                yield from (f"    | {line}" for line in described(view, localizer))
        yield f"    {language}: {' | '.join(hint_said(advice, 2, localizer, view))}"
        yield f"        {' | '.join(hint_said(advice, 3, localizer, view)[1:])}"


def main() -> None:
    """What the command does."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--positions", type=int, default=60, help="how many")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--table", action="store_true", help="with the text table")
    given = parser.parse_args()
    found = positions(given.game, given.first)
    for number in range(1, given.positions + 1):
        seed, match = next(found)
        for line in told(number, seed, match, table=given.table):
            print(line, flush=True)


if __name__ == "__main__":
    main()

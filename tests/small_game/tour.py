"""Uses every game of the catalogue, where `pygames` and `web` are copies."""

import pygames
from pygames.bots import decide, make, names
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.lab import facts
from pygames.words.localizer import Localizer, Words
from tests.web.hands import begin


def played(game: str, bot: str) -> pygames.Match:
    """A game of this opponent against itself."""
    match, chooser, rng = pygames.new(game, seed=1), make(bot, game), Rng(1)
    while match.decision is not None:
        match.play(decide(chooser, match, rng))
    return match


def toured(game: str) -> None:
    """Play the game, open its record, tell its course, count it, and begin it on the page."""
    for bot in names(game)[:2]:
        match = played(game, bot)
        assert pygames.replay(match.record).result == match.result
        assert facts.figures(match)
        assert facts.taken(match)
        for language in LANGUAGES:
            localizer = Localizer(match.game, language, options=match.options)
            assert all(map(localizer.event, match.events))
            assert match.game.part(Words).describe(match.view(None), localizer)
            assert match.result is not None
            assert localizer.result(match.result)
    seats = pygames.load(game).seats[0]
    fields = {"who0": "human"} | {f"who{seat}": "random" for seat in range(1, seats)}
    for language in LANGUAGES:
        assert 'id="table"' in begin(language, fields, game=game).html()


def main() -> None:
    """Tour all games, and print their ids."""
    for entry in pygames.catalogue():
        toured(entry.id)
    print(" ".join(entry.id for entry in pygames.catalogue()))


if __name__ == "__main__":
    main()

"""Replaying: from a record or a link back to the match, or to a plain word about what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygames.core.errors import BadAction, BadOption, BadRecord, Refused
from pygames.core.game import Game
from pygames.core.match import Match
from pygames.core.record import LONGEST, Written, read_json, read_link

MOST_SEED = (1 << 64) - 1


def start(game: Game[Any], seed: object, seats: int | None, options: Mapping[str, Any]) -> Match:
    """A new match. Raises BadOption for a seat count, a seed or an option the game does not know."""
    if seats is None:
        seats = game.seats[0]
    if isinstance(seats, bool) or seats not in game.seats:
        raise BadOption("bad_seats", seats=str(seats)[:20], allowed=", ".join(map(str, game.seats)))
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise BadOption("bad_seed", seed=str(seed)[:40])
    return Match(game, int(seats), seed, game.choose_options(options, int(seats)))


def replay(text: str, games: Mapping[str, Game[Any]]) -> Match:
    """The match that a record (JSON or link text) describes.

    Raises BadRecord: it says what is wrong and at which choice of how many.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise BadRecord("too_long")
    written = read_json(text) if text.startswith("{") else read_link(text, games)
    game = games.get(written.game)
    if game is None:
        raise BadRecord("unknown_game", name=written.game[:40])
    if written.rules != game.rules_version:
        raise BadRecord("other_rules", version=written.rules, ours=game.rules_version)
    try:
        match = start(game, written.seed, written.seats, written.options)
    except BadOption as error:
        raise BadRecord(error.key, **error.params) from error
    _answer(match, written)
    if match.record.check != written.check:
        raise BadRecord("other_position", of=written.count)
    return match


def _answer(match: Match, written: Written) -> None:
    number = written.number
    for at in range(1, written.count + 1):
        ask = match.ask
        if ask is None:
            raise BadRecord("ended_before", at=at, of=written.count)
        if written.choices is None:
            number, index = divmod(number, len(ask.legal))
            match.play(ask.legal[index])
            continue
        text = written.choices[at - 1]
        try:
            match.play(text)
        except (BadAction, Refused) as error:
            raise BadRecord(
                "choice_refused", at=at, of=written.count, choice=text[:60], why=str(error)
            ) from error
    if number:
        raise BadRecord("left_over", of=written.count)

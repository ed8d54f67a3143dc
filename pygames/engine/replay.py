"""Replaying: from a record or a link back to the match, or to a plain word about what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import takewhile
from typing import Any, NamedTuple

from pygames.engine.errors import BadAction, BadOption, BadPosition, BadRecord, GameError, IllegalAction
from pygames.engine.game import Game
from pygames.engine.match import Match
from pygames.engine.record import CHECKPOINT_EVERY, LONGEST, EncodedRecord, read_json, read_link
from pygames.engine.shapes import is_integer

MOST_SEED = (1 << 64) - 1
MOST_STEP_DIGITS = 6


class Opened(NamedTuple):
    """What opening a record gives.

    `match` is the whole match, `step` the choice at which to show it (`@17`; None: the end). Where a
    rule was corrected since the record was made, `lost` is the number of its choices that no longer
    hold, and `match` ends before them; else it is None.
    """

    match: Match
    step: int | None
    lost: int | None


def start(
    game: Game[Any], seed: object, seats: int | None, options: Mapping[str, Any], *, practice: bool = False
) -> Match:
    """A new match. Raises BadOption for a seat count, a seed or an option the game does not know."""
    if seats is None:
        seats = game.seats[0]
    if isinstance(seats, bool) or seats not in game.seats:
        raise BadOption("bad_seats", seats=str(seats)[:20], allowed=", ".join(map(str, game.seats)))
    if not is_integer(seed, 0, MOST_SEED):
        raise BadOption("bad_seed", seed=str(seed)[:40])
    return Match(game, int(seats), seed, game.choose_options(options, int(seats)), practice=practice)


def start_at(
    game: Game[Any], position: object, options: Mapping[str, Any], *, practice: bool = False
) -> Match:
    """A match from a position, given as plain data (`State.data`).

    Raises BadPosition when the data is no position of the game, when it cannot be drawn or forked, or when it
    is one of a game with other options; BadOption as `start` does. Whether play could have led to it is not
    asked.
    """
    state = game.state.from_data(position)
    if state.seats not in game.seats:
        raise BadOption("bad_seats", seats=str(state.seats)[:20], allowed=", ".join(map(str, game.seats)))
    chosen = game.choose_options(options, state.seats)
    fresh = game.setup(state.seats, 0, chosen)
    for name, field in state.fields.items():
        if field.option and getattr(state, name) != getattr(fresh, name):
            raise BadPosition("other_options", name=name)
    try:
        match = Match.at(game, state, chosen, practice=practice)
        match.view(None)
        for seat in range(state.seats):
            match.view(seat)
            match.search_state(seat, 0)
    except Exception as error:  # data of the right kinds may still be nonsense
        raise BadPosition("not_a_position") from error
    if (match.decision is None) != (match.result is not None):  # neither running nor over
        raise BadPosition("not_a_position")
    return match


def replay(text: str, games: Mapping[str, Game[Any]]) -> Match:
    """The match that a record (JSON or link text) describes, at its step if it names one.

    Raises BadRecord: it says what is wrong and at which choice of how many.
    """
    text, step = split_step(text)
    written, match = _begin(text, games)
    if written.rules != match.game.rules_version:
        raise BadRecord("other_rules", version=written.rules, ours=match.game.rules_version)
    _answer(match, written)
    if (match.record.check, match.record.points) != (written.check, written.points):
        raise BadRecord("other_position", of=written.count)
    return match if step is None else match.at_choice(_step_of(match, step))


def open_record(text: str, games: Mapping[str, Game[Any]]) -> Opened:
    """Open a record for a person: the match, the step, and what a correction of the rules has cost.

    A record of another rules version is played as far as it holds: every sixteenth position and the
    last are compared. Raises BadRecord for anything else that is wrong.
    """
    text, step = split_step(text)
    written, match = _begin(text, games)
    if written.rules == match.game.rules_version:
        match = replay(text, games)
        return Opened(match, None if step is None else _step_of(match, step), None)
    with suppress(BadRecord):  # as far as it goes
        _answer(match, written)
    held = len(match.choices)
    if held < written.count or match.record.check != written.check:
        pairs = zip(match.record.points, written.points, strict=False)
        agreeing = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        held = agreeing * CHECKPOINT_EVERY  # beyond the last position that agrees nothing is known
        match = match.at_choice(held)
    return Opened(match, None if step is None else min(step, held), written.count - held)


def is_whole(link: str, games: Mapping[str, Game[Any]]) -> bool:
    """Whether this is a link to one of these games, undamaged, of whatever version of its rules."""
    try:
        read_link(split_step(link)[0], games)
    except BadRecord as error:
        return error.key not in ("not_a_link", "damaged_link", "unknown_game", "bad_step", "too_long")
    return True


def split_step(text: str) -> tuple[str, int | None]:
    """Split `heroz.1.…@17` into the link and 17; JSON text has no step and stays whole.

    Raises BadRecord when the text is too long or the step is no number.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise BadRecord("too_long")
    text = text if text.startswith("{") else text.partition("~")[0]  # the page's own, see docs/record.md
    if text.startswith("{") or "@" not in text:
        return text, None
    link, _, step = text.rpartition("@")
    if not (step.isascii() and step.isdecimal()) or len(step) > MOST_STEP_DIGITS:
        raise BadRecord("bad_step", step=step[:20])
    return link, int(step)


def _step_of(match: Match, step: int) -> int:
    if step > len(match.choices):
        raise BadRecord("no_such_step", n=step)
    return step


def _begin(text: str, games: Mapping[str, Game[Any]]) -> tuple[EncodedRecord, Match]:
    """What is written, and the match before its first choice."""
    written = read_json(text) if text.startswith("{") else read_link(text, games)
    game = games.get(written.game)
    if game is None:
        raise BadRecord("unknown_game", name=written.game[:40])
    if written.rules < game.oldest_rules:
        raise BadRecord("other_rules", version=written.rules, ours=game.rules_version)
    try:
        if written.seed is None:
            match = start_at(game, written.start, written.options, practice=written.practice)
        else:
            match = start(game, written.seed, written.seats, written.options, practice=written.practice)
    except (BadOption, BadPosition) as error:
        if written.rules != game.rules_version:
            raise BadRecord("other_rules", version=written.rules, ours=game.rules_version) from error
        raise BadRecord(error.key, **error.params) from error
    if written.seats != match.seats:
        raise BadRecord("bad_field", name="seats")
    return written, match


def _answer(match: Match, written: EncodedRecord) -> None:
    """Play the choices that are written."""
    try:
        _play(match, written)
    except GameError:
        raise
    except Exception as error:  # a position that is nonsense may do so later only
        if match.seed is not None:
            raise
        raise BadRecord("not_a_position") from error


def _play(match: Match, written: EncodedRecord) -> None:
    number = written.number
    for at in range(1, written.count + 1):
        decision = match.decision
        if decision is None:
            raise BadRecord("ended_before", at=at, of=written.count)
        if written.choices is None:
            legal = decision.legal_actions
            number, digit = divmod(number, len(legal))
            match.play(legal[digit])
            continue
        text = written.choices[at - 1]
        try:
            match.play(text)
        except (BadAction, IllegalAction) as error:
            raise BadRecord(
                "choice_refused", at=at, of=written.count, choice=text[:60], why=str(error)
            ) from error
    if number:
        raise BadRecord("left_over", of=written.count)

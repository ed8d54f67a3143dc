"""The story of a game that is over: how everybody stands, and where it turned.

It turned where whoever looks became better off, if they won, and where they became worse off, if they lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.engine.face import Face
from pygames.engine.moment import find_moments

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pygames.engine.action import Action
    from pygames.engine.event import Event
    from pygames.engine.game import Game
    from pygames.engine.standing import Standing
    from web.model.session import Session

MOST_TURNS = 3
MOST_TOLD = 6  # events of a choice that are told one by one


class Turn(NamedTuple):
    """A choice after which somebody stood much better or worse.

    `step` is its number, `change` what the one looking gained on the best of the others (negative: lost),
    `events` are what was worth watching in it, or else all. `own` is what the person looking chose before
    what was worth watching, and at which decision.
    """

    step: int
    change: float
    events: tuple[Event, ...]
    own: tuple[Action, str] | None = None


class Story(NamedTuple):
    """How the seats stand at the end, and the choices at which the game turned, the first one first."""

    standings: tuple[Standing, ...]
    turns: tuple[Turn, ...]


def tell_story(session: Session, most: int = MOST_TURNS) -> Story:
    """The story as the person looking may know it; onlookers see it from the winner's side."""
    viewer, result = session.viewer, session.match.result
    winners = result.winners if result is not None else ()
    seat = viewer if viewer is not None else winners[0] if winners else 0
    good = 1 if seat in winners else -1
    # what made the end comes first, of that what was watched, and the biggest change
    found = sorted(
        _turns(session, seat),
        key=lambda it: (it[1].change * good < 0, not it[0], -abs(it[1].change), -it[1].step),
    )
    turns = sorted(turn for _, turn in found[:most])
    return Story(tuple(session.match.game.part(Face).standings(session.view)), tuple(turns))


def _turns(session: Session, seat: int) -> Iterator[tuple[bool, Turn]]:
    """The choices that changed how `seat` stands, each with whether there was something worth watching."""
    game, viewer = session.match.game, session.viewer
    sides = game.sides(session.match.seats)
    again, lead = session.match.at_choice(0), None
    for choice in session.match.choices:
        seen = [event.seen_by(viewer) for event in choice.events]
        moments = find_moments(game.part(Face).moments, seen)
        # what a lesson laid down is no turn of anybody's
        if choice.number <= session.led or not seen:
            again.play(choice.action)
            lead = None
            continue
        own = (choice.action, again.asks.id) if moments and choice.seat == viewer else None
        before = _lead(game.part(Face).standings(again.view(viewer)), seat, sides) if lead is None else lead
        again.play(choice.action)
        lead = _lead(game.part(Face).standings(again.view(viewer)), seat, sides)
        if before is not None and lead is not None and lead != before:
            told = _told([event for moment in moments for event in moment.events], game)
            yield bool(told), Turn(choice.number, lead - before, told or tuple(seen[:MOST_TOLD]), own)


def _told(events: Sequence[Event], game: Game[Any]) -> tuple[Event, ...]:
    """Of many events those that tell what came of the moments, or for which they are watched."""
    if len(events) <= MOST_TOLD:
        return tuple(events)
    kinds = {kind for moment in game.part(Face).moments for kind in moment.outcome or moment.needs}
    return tuple([event for event in events if event.kind in kinds])


def _lead(standings: Sequence[Standing], seat: int, sides: Sequence[int]) -> float | None:
    """How far the side of `seat` is ahead of the best of the others; where one side is scored, how it stands.

    None before anybody stands anywhere.
    """
    if not standings:
        return None
    scores: dict[int, float] = {}
    for it in standings:
        side = sides[it.seat] if it.seat < len(sides) else it.seat
        scores[side] = scores.get(side, 0.0) + it.score
    own = scores.pop(sides[seat], None)
    if own is None:
        return -max(scores.values(), default=0.0)
    return own - max(scores.values()) if scores else own

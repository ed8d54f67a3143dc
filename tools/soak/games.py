"""Complete games: at random as fast as it goes, and by mixed opponents with much looked at on the way."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pygames
from pygames.bots import Bot, decide, make, names
from pygames.engine.errors import BadAction, IllegalAction
from pygames.engine.record import MOST_CHOICES
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer
from tests.kit.cases import sampled
from tests.kit.play import TACTICS, Player
from tests.kit.truth import true_state
from tools.soak.trial import Found, SetUp, Tally, Trial, any_set_up, begin, link_of, set_ups, timed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.engine.match import Match

GAMES_AT_ONCE = 20  # of a trial of `choices`
CAREFUL = 12  # choices at the start of a game that a careful opponent makes
ONE_IN = 24  # and one in so many afterwards
REFUSED = 10  # conceivable actions that are tried at a position that is looked at


def choices(trial: Trial, tally: Tally) -> None:
    """Random games as they are played; all that is looked at is that they go on and end, with all cards."""
    rng = trial.rng()
    for _ in range(GAMES_AT_ONCE):
        match = begin(trial.game, rng, any_set_up(trial.game, rng))
        cards = true_state(match).census()
        while (decision := match.decision) is not None:
            match.play(rng.choice(decision.legal_actions))
            if len(match.choices) > MOST_CHOICES:
                raise Found("a game that does not end", link_of(match))
        if match.result is None:
            raise Found("over without a result", link_of(match))
        if true_state(match).census() != cards:
            raise Found("not the same cards at the end as at the beginning", link_of(match))
        tally.counts["choices"] += len(match.choices)
        tally.counts["random games"] += 1


def games(trial: Trial, tally: Tally) -> None:
    """A game of mixed opponents; refusals, undo, record and link are looked at on the way.

    The trials go through the tables of `in_turn`.
    """
    rng = trial.rng()
    tables = in_turn(trial.game)
    set_up, seated = tables[trial.number % len(tables)]
    match = begin(trial.game, rng, set_up)
    try:
        _play(match, trial, tally, rng, seated)
    except Exception as failure:
        if not isinstance(failure, Found):
            raise Found(repr(failure), link_of(match)) from failure
        raise
    tally.tried.setdefault(trial.game, set()).add(trial.number % len(tables))
    tally.counts["games by mixed opponents"] += 1
    tally.counts["choices by mixed opponents"] += len(match.choices)


@cache
def in_turn(game: str) -> list[tuple[SetUp, tuple[str, ...]]]:
    """The tables that are tried: each set-up so often that every opponent has sat at every seat.

    By turns all seats of a table are one opponent's, or those beside each other are of different ones.
    """
    known = names(game)
    return [
        (set_up, tuple(known[(first + step * seat) % len(known)] for seat in range(set_up.seats)))
        for step, set_up in enumerate(set_ups(game))
        for first in range(len(known))
    ]


def _play(match: Match, trial: Trial, tally: Tally, rng: Rng, seated: Sequence[str]) -> None:
    bots: list[Bot] = [make(name, match.game.id) for name in seated]
    player = Player(rng, rng.below(TACTICS))
    own = Rng(rng.below(1 << 64))
    while (decision := match.decision) is not None:
        made = len(match.choices)
        if made > MOST_CHOICES:
            raise Found("a game that does not end", link_of(match))
        legal = decision.legal_actions
        if made < CAREFUL or rng.below(ONE_IN) == 0:
            bot = bots[decision.seat]
            action, seconds = timed(lambda bot=bot: decide(bot, match, own))  # type: ignore[misc]
            tally.took("an opponent's choice", seconds, trial)
            if action not in legal:
                raise Found(f"an opponent chose {action}, which is not legal", link_of(match))
            tally.counts["choices by opponents"] += 1
        else:
            action = player.choose(legal)
        if rng.below(ONE_IN) == 0:
            look_at(match, rng, tally)
        match.play(action)
    if match.result is None:
        raise Found("over without a result", link_of(match))
    kept_alike(match)


def look_at(match: Match, rng: Rng, tally: Tally) -> None:
    """What is not legal is refused in both languages and changes nothing; what undo takes back was so."""
    before = true_state(match).data()
    legal = set(match.asks.legal_actions)
    conceivable = [action for action in sampled(match.game, rng, 3) if action not in legal]
    rng.shuffle(conceivable)
    for action in conceivable[:REFUSED]:
        tally.counts["illegal actions"] += 1
        refuse(match, action)
    for text in ("", " ", "⠀", "pass pass", "\x00", "a" * 500, str(next(iter(legal))) + " A1"):
        try:
            action_of = match.parse(text)
        except BadAction:
            continue
        if action_of not in legal and match.why_not(action_of) is None:
            raise Found(f"nothing stands against {text!r}", link_of(match))
    if true_state(match).data() != before:
        raise Found("asking has changed the position", link_of(match))
    for action in _some(match.asks.legal_actions, rng, 2):
        match.forecast(action)
        tally.counts["forecasts"] += 1
    take_back(match, before, tally)


def refuse(match: Match, action: Action) -> None:
    """An action that is not legal is refused, by a rule, in both languages."""
    try:
        match.play(action)
    except IllegalAction as refused:
        for language in LANGUAGES:
            localizer = Localizer(match.game, language)
            localizer.error(refused)
            localizer.rule(refused.refusal.rule)
    else:
        raise Found(f"{action} was accepted", link_of(match))


def take_back(match: Match, before: Any, tally: Tally) -> None:
    """Taken back and made again, the last choice leads here."""
    if match.why_not_undo() is None:
        undone = match.copy()
        last = undone.undo()
        undone.play(last.action)
        if true_state(undone).data() != before:
            raise Found("taken back and made again, a choice leads elsewhere", link_of(match))
        tally.counts["choices taken back"] += 1


def _some(actions: Sequence[Action], rng: Rng, count: int) -> list[Action]:
    return [rng.choice(actions) for _ in range(count)]


def kept_alike(match: Match) -> None:
    """Record and link give the same game."""
    for text in (match.record.json(), link_of(match)):
        again: Any = pygames.replay(text)
        if again.record != match.record or again.result != match.result:
            raise Found("the record gives another game", text)

"""Who sits where, as a link to a running game says it behind the game: `heroz.3.…~human-strong`.

In a record that is saved as a file it is the field `players`, which readers of records leave away. Where
neither says it, it is one person at the first seat against careful opponents, or a link from elsewhere.
Who sits where nothing was said, `one_person` says for the whole page.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygames
from pygames.bots import levels_at, names_at
from pygames.engine.reading import read_json
from pygames.engine.record import LONGEST as MOST
from pygames.engine.shapes import are_texts, mapping_of
from web.model.sight import Player

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygames.engine.match import Match
    from pygames.engine.options import OptionValue

MARK = "~"
FIELD = "players"
PERSON = "human"
LONGEST = 100  # letters that are looked at
OPPONENT = Player(bot="steady")  # who sits at a seat of which nothing was said


def one_person(seats: int, seat: int = 0) -> tuple[Player, ...]:
    """The players where nobody said who they are: a person at this seat, careful opponents elsewhere."""
    return tuple(Player() if it == seat else OPPONENT for it in range(seats))


def usual(game: str, count: int, seat: int, options: Mapping[str, OptionValue]) -> Player:
    """An opponent whom nobody has chosen: of the second level that is offered at this seat of so many."""
    return Player(bot=levels_at(game, count, seat, options)[:2][-1])


def with_learner(match: Match, seat: int) -> tuple[Player, ...]:
    """The players of a lesson: a person at this seat, careful companions, opponents of the lowest level."""
    sides = match.game.sides(match.seats)
    lowest = [
        Player(bot=levels_at(match.game.id, match.seats, it, match.options)[0]) for it in range(match.seats)
    ]
    usual = one_person(match.seats, seat)
    return tuple(usual[it] if sides[it] == sides[seat] else lowest[it] for it in range(match.seats))


def at_level(
    game: str, players: Sequence[Player], options: Mapping[str, OptionValue], level: str
) -> tuple[Player, ...]:
    """The players with the opponents of persons at this level, where it is offered."""
    count = len(players)
    sides = pygames.load(game).sides(count)
    own = {sides[seat] for seat, player in enumerate(players) if not player.bot}
    return tuple(
        player._replace(bot=level)
        if player.bot and sides[seat] not in own and level in levels_at(game, count, seat, options)
        else player
        for seat, player in enumerate(players)
    )


def mark_of(players: Sequence[Player]) -> str:
    """What follows the link; nothing where everybody sits as a link by itself would have it. No names."""
    who = [player.bot or PERSON for player in players]
    usual = [player.bot or PERSON for player in one_person(len(who))]
    return "" if who == usual else MARK + "-".join(who)


def split(text: str) -> tuple[str, tuple[str, ...]]:
    """A link, and who is said to sit at its seats; nobody where it does not say."""
    if text.startswith("{"):
        return text, _in_record(text)
    link, _, who = text.partition(MARK)
    return link, tuple(who[:LONGEST].split("-"))


def in_file(record: str, players: Sequence[Player]) -> str:
    """The JSON of a record with who sits where, if that is to be said."""
    who = mark_of(players).removeprefix(MARK)
    if not who:
        return record
    data = {**json.loads(record), FIELD: who.split("-")}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _in_record(text: str) -> tuple[str, ...]:
    if len(text) > MOST:
        return ()
    try:
        data = read_json(text)
    except ValueError:
        return ()
    who = mapping_of(data).get(FIELD)
    return tuple(who) if are_texts(who) else ()


def seated(who: Sequence[str], match: Match) -> list[Player]:
    """The players of this match as they were said to sit; none where that does not fit it."""
    if len(who) != match.seats:
        return []
    for seat, name in enumerate(who):
        if name != PERSON and name not in names_at(match.game.id, match.seats, seat, match.options):
            return []
    return [Player(bot="" if name == PERSON else name) for name in who]

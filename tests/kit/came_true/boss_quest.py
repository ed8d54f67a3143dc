"""How it is seen whether what is foreseen in Boss Quest came true."""

from collections.abc import Mapping
from typing import Any

from pygames.games.boss_quest.cards import FORCE_CHANGE, KIND_OF, NO_LOSS, SPELL_NAMES
from pygames.games.boss_quest.potions import SECRET
from pygames.games.boss_quest.spells import CAST
from pygames.games.boss_quest.state import ASIDE, AT_MAGICIAN, BossQuestState
from pygames.games.boss_quest.unseen import (
    force,
)

Params = Mapping[str, Any]
State = BossQuestState


def _same_round(before: State, after: State) -> bool:
    """Whether it can be seen: the combat is still to come, after which the cards are dealt anew.

    What was chosen in secret no state shows before the combat (BQ-78).
    """
    if before.decision is SECRET:
        return False
    return after.round == before.round and after.result is None and not after.revealed


def _within(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    found = force(after, seat)
    return bool(params["least"] <= found.least and found.most <= params["most"])


def _exceeds(before: State, after: State, seat: int, params: Params) -> bool | None:
    return force(after, seat).least > after.hp() if _same_round(before, after) else None


def _never_exceeds(before: State, after: State, seat: int, params: Params) -> bool | None:
    found = _exceeds(before, after, seat, params)
    return None if found is None else not found


def _over(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    return bool(force(after, seat).least - after.hp() == params["n"])


def _qualifies(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    return force(after, seat).least <= after.hp() and after.failed_condition(seat) < 0


def _fails(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    failed = after.failed_condition(seat)
    return failed >= 0 and SPELL_NAMES[failed] == params["spell"]


def _boss(before: State, after: State, seat: int, params: Params) -> bool | None:
    return bool(after.hp() == params["hp2"]) if _same_round(before, after) else None


def _other(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    other = params["other"]
    return bool(after.visible_force(other) - before.visible_force(other) == params["change"])


def _finished(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.pawns[seat] == AT_MAGICIAN if _same_round(before, after) else None


def _last_draw(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    return after.final or after.pawns[seat] == ASIDE


def _perfect(before: State, after: State, seat: int, params: Params) -> bool | None:
    found = _qualifies(before, after, seat, params)
    return None if found is None else found and force(after, seat).least == after.hp()


def _outdone(before: State, after: State, seat: int, params: Params) -> bool | None:
    return _exceeds(before, after, params["other"], params)


def _shut_out(before: State, after: State, seat: int, params: Params) -> bool | None:
    return after.failed_condition(params["other"]) >= 0 if _same_round(before, after) else None


def _shut_unless(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    without = after.copy()
    without.hidden[params["other"]] = -1
    return without.failed_condition(params["other"]) >= 0


def _rescues(before: State, after: State, seat: int, params: Params) -> bool | None:
    """The spell that is turned up, put before oneself if it is put before somebody."""
    if not _same_round(before, after):
        return None
    spell = before.mystery
    if after.aims >= 0 and FORCE_CHANGE[spell]:
        after.apply(CAST(spell, seat))
    over = force(after, seat).least - after.hp()
    return over <= 0 or (after.aims >= 0 and KIND_OF[spell] == NO_LOSS)


def _keeps(before: State, after: State, seat: int, params: Params) -> bool | None:
    if not _same_round(before, after):
        return None
    return bool(after.keeps_heart(seat, force(after, seat).least - after.hp()))


def _risks(before: State, after: State, seat: int, params: Params) -> bool | None:
    found = _qualifies(before, after, seat, params)
    return None if found is None else not found


CAME_TRUE = {
    "force": _within,
    "stands": _within,
    "exceeds": _exceeds,
    "never_exceeds": _never_exceeds,
    "over": _over,
    "qualifies": _qualifies,
    "fails": _fails,
    "meets": _qualifies,
    "boss": _boss,
    "other": _other,
    "finished": _finished,
    "last_draw": _last_draw,
    "perfect": _perfect,
    "outdone": _outdone,
    "shut_out": _shut_out,
    "shut_unless": _shut_unless,
    "keeps": _keeps,
    "rescues": _rescues,
    "risks": _risks,
}

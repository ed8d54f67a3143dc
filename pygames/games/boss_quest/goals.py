"""What a puzzle may ask for: a key or no wound in this round's combat; and what it is about."""

from __future__ import annotations

from pygames.games.boss_quest.house import COLOURS
from pygames.games.boss_quest.state import BossQuestState
from pygames.school.goal import Goal, Theme, reaches


def _over(start: BossQuestState, now: BossQuestState) -> bool:
    """Whether the round is (BQ-55)."""
    return now.round > start.round or now.result is not None


def _key(start: BossQuestState, now: BossQuestState, seat: int) -> bool | None:
    if now.keys[seat] > start.keys[seat]:
        return True
    return False if _over(start, now) else None


def _unhurt(start: BossQuestState, now: BossQuestState, seat: int) -> bool | None:
    if now.hearts[seat] < start.hearts[seat]:
        return False
    return True if _over(start, now) else None


ASKED = ("turn", "last", "aim", "chain", "duel", "reading", "secret")
GOALS = (
    Goal("key", _key, ASKED),
    Goal("unhurt", _unhurt, ASKED),
)
MEASURES = tuple(map(reaches, GOALS))
THEMES = (
    Theme("potions", frozenset({"plus", "minus", "flip"})),
    Theme("companions", frozenset({"rearrange", "replace", "renew", "spy"})),
    Theme("cancel", frozenset({"cancel"})),
    Theme("second", frozenset({"second"})),
    Theme("safe", frozenset({"no-loss"})),
    Theme("demand", frozenset({"need-pair", *(f"need-{colour}" for colour in COLOURS)})),
    Theme("boss", frozenset({"boss+1", "boss+2", "boss-1", "boss-2"})),
    Theme("force", frozenset({"force+1", "force+2", "force-1", "force-2"})),
    Theme("weapons", frozenset({"equip", "trade", "swap-hidden", "swap-pile"})),
    Theme("spell", frozenset({"cast", "activate"})),
)

"""A memory of one's own: what a seat has seen of the face-down cards, from its events and views alone.

It knows nothing of the state, and follows each card by the places where everybody sees it go. A fork that
disagrees with it contradicts something that the seat has seen.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.games.boss_quest.cards import POTION, SPELL_NAMES, VALUE, WEAPON_NAMES
from pygames.games.boss_quest.state import BossQuestState
from tests.boss_quest.scene import weapon_pile

FORCE = {"force+1": 1, "force+2": 2, "force-1": -1, "force-2": -2}
NO_LIMIT = 99


@dataclass
class FaceDown:
    """A weapon lying face down: which it is, if the seat knows, and what it is worth at the most."""

    weapon: str | None = None
    most: int = NO_LIMIT


@dataclass
class Watcher:
    """What one seat has seen and what could still hold true."""

    seat: int
    hidden: dict[int, FaceDown] = field(default_factory=dict)
    bottom: list[FaceDown] = field(default_factory=list)  # of the pile, the lowest first
    mystery: str | None = None
    asked: set[int] = field(default_factory=set)  # who was asked how to read a hidden potion
    potion: dict[int, bool] = field(default_factory=dict)  # whether a player's hidden weapon is one
    secret: int = 0  # the seat's own secret reading

    def watch(self, before: dict[str, Any] | None, events: Iterable[Event], after: dict[str, Any]) -> None:
        """Take in a choice: the view before it, the events as this seat saw them, the view after it."""
        for event in events:
            self._see(event.kind, event.seen_by(self.seat).params, before)
        del self.bottom[after["weapons"]["count"] :]
        if after["mystery"] is None:
            self.mystery = None
        for owner, player in enumerate(after["players"]):
            if player["hidden"] and "weapon" in player["hidden"]:
                self._of(owner).weapon = player["hidden"]["weapon"]["name"]
        decision = after["decision"]
        if decision is not None and decision["id"] == "secret":
            self.asked.add(decision["seat"])
            for player in _order(after):
                self.potion[player] = player in self.asked
                if player == decision["seat"]:
                    break

    def _of(self, owner: int) -> FaceDown:
        return self.hidden.setdefault(owner, FaceDown())

    def _see(self, kind: str, told: Mapping[str, Any], before: dict[str, Any] | None) -> None:
        if kind == "weapons_shuffled":
            self.hidden, self.bottom, self.mystery = {}, [], None
            self.asked, self.potion, self.secret = set(), {}, 0
        elif kind in ("dealt_hidden", "new_hidden"):
            self._of(told["seat"]).weapon = told.get("weapon", self._of(told["seat"]).weapon)
        elif kind == "spied" and "weapon" in told:
            self._of(told["other"]).weapon = told["weapon"]
        elif kind == "scried" and "spell" in told:
            self.mystery = told["spell"]
        elif kind in ("opened", "buried", "renewed"):
            self.mystery = None
        elif kind == "secret_chosen" and "value" in told:
            self.secret = 1 if told["value"] > 0 else -1
        elif before is not None:
            self._move(kind, told, before)

    def _move(self, kind: str, told: Mapping[str, Any], before: dict[str, Any]) -> None:
        if kind == "hidden_swapped":
            one, other = told["seat"], told["other"]
            self.hidden[one], self.hidden[other] = self._of(other), self._of(one)
        elif kind == "traded":
            self.bottom.insert(0, FaceDown(told["weapon"]))
        elif kind == "traded_hidden":
            top = before["weapons"]["count"] - 1
            fresh = self.bottom[top] if top < len(self.bottom) else FaceDown()
            self.bottom.insert(0, self._of(told["seat"]))
            self.hidden[told["seat"]] = fresh
            fresh.weapon = told.get("weapon", fresh.weapon)
        elif kind == "equips":  # who exceeds may not (BQ-28)
            lies = self._of(told["seat"])
            lies.most = min(lies.most, before["boss"]["hp"] - _seen_force(before, told["seat"]))

    def contradictions(self, state: BossQuestState) -> Iterator[str]:
        """What a state has that this seat knows to be otherwise."""
        for owner, lies in self.hidden.items():
            card = state.hidden[owner]
            if card >= 0:
                yield from _against(state, card, lies, f"hidden {owner}")
                if self.potion.get(owner, card >= POTION) != (card >= POTION):
                    yield f"hidden {owner} potion"
        pile = weapon_pile(state)
        for at, lies in enumerate(self.bottom):
            yield from _against(state, pile[at], lies, f"pile {at}")
        if self.mystery is not None and SPELL_NAMES[state.mystery] != self.mystery:
            yield "mystery"
        if self.secret and state.secrets[self.seat] != self.secret and not state.revealed:
            yield "secret"


def _against(state: BossQuestState, card: int, lies: FaceDown, where: str) -> Iterator[str]:
    if lies.weapon is not None and WEAPON_NAMES[card] != lies.weapon:
        yield where
    worth = VALUE[card] if card < POTION else state.potions[card - POTION][0]
    if worth > lies.most:
        yield f"{where} exceeds"


def _order(view: dict[str, Any]) -> list[int]:
    players = view["players"]
    ring = [(view["armourer"] + step) % len(players) for step in range(1, len(players) + 1)]
    return [player for player in ring if players[player]["role"] != "gone"]


def _seen_force(view: dict[str, Any], seat: int) -> int:
    player = view["players"][seat]
    spells = (entry for entry in view["active"] if entry["on"] == player["letter"])
    return sum(int(weapon["value"]) for weapon in player["visible"]) + sum(
        FORCE.get(entry["spell"].partition("#")[0], 0) for entry in spells
    )


def watched(match: Match, choose: Any) -> Iterator[list[Watcher]]:
    """The memories of all seats at each decision of a game; `choose(legal_actions)` plays it to its end."""
    watchers = [Watcher(seat) for seat in range(match.seats)]
    for watcher in watchers:
        watcher.watch(None, match.opening, match.view(watcher.seat))
    while match.decision is not None:
        yield watchers
        before = [match.view(seat) for seat in range(match.seats)]
        events = match.play(choose(match.decision.legal_actions))
        for watcher in watchers:
            watcher.watch(before[watcher.seat], events, match.view(watcher.seat))
    yield watchers

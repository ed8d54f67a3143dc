"""A memory of one's own: what a seat has seen of the face-down cards, from its events and views alone.

It knows nothing of the state. A fork that disagrees with it contradicts something that the seat has seen.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from pygames.engine.match import Match
from pygames.games.immortal_king.cards import CORRIDOR, CORRIDORS, EQUIPMENT, GESTURES
from pygames.games.immortal_king.state import ImmortalKingState
from tests.immortal_king.scene import PARTY, pile_of


@dataclass
class Watcher:
    """What one seat has seen and what could still hold true, by corridor."""

    seat: int
    tops: dict[str, str] = field(default_factory=dict)
    fronts: dict[str, str] = field(default_factory=dict)
    monsters: set[str] = field(default_factory=set)  # hard in ambush: no trap (HIK-56)
    hand: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)  # cards that lie open, or are paid: dungeon and equipment
    gesture: str = ""

    def watch(self, kind: str, told: dict[str, Any]) -> None:
        """Take in an event as this seat saw it."""
        where, card = told.get("corridor", told.get("place", "")), told.get("card", "")
        if kind == "looked" and card:
            self.tops[where] = card
        elif kind == "swapped":
            one, other = where, told["corridor2"]
            tops = {one: self.tops.pop(other, ""), other: self.tops.pop(one, "")}
            self.tops |= {corridor: top for corridor, top in tops.items() if top}
        elif kind in ("encounter", "ambush"):
            self.tops.pop(where, None)
            self._lies(where, card)
        elif kind in ("ambush_revealed", "scouted"):
            self._lies(where, card)
        elif kind == "hardened" and not self.fronts.get(where) and where in CORRIDOR.words:
            self.monsters.add(where)
        elif kind == "defeated":
            self._lies(where, "")
            self.gone.add(card)
        else:
            self._equipment(kind, told)

    def _lies(self, where: str, card: str) -> None:
        self.monsters.discard(where)
        self.fronts[where] = card

    def _equipment(self, kind: str, told: dict[str, Any]) -> None:
        word = told.get("equipment", "")
        if kind == "packed" and word:
            self.hand.add(word)
        elif kind == "unpacked" and word:
            self.hand.remove(word)
        elif kind in ("drunk", "revealed"):
            self.hand.discard(word)
            self.gone.add(word)
        elif kind == "gesture_chosen":
            self.gesture = told.get("gesture", "")
        elif kind == "gestures":
            self.gesture = ""

    def contradictions(self, state: ImmortalKingState) -> Iterator[str]:
        """What a state has that this seat knows to be otherwise."""
        words = state.box.words
        for where, top in self.tops.items():
            if words[state.tops[CORRIDOR.index[where]]] != top:
                yield f"top {where}"
        for where, front in self.fronts.items():
            card = state.fronts[CORRIDOR.index[where]]
            if front and words[card] != front:
                yield f"front {where}"
            if where in self.monsters and not state.box.dungeon[card].monster:
                yield f"trap {where}"
        hidden = [card for corridor in range(CORRIDORS) for card in pile_of(state, corridor)]
        hidden += [c for c, ambushed in zip(state.fronts, state.ambushed, strict=True) if ambushed]
        if self.gone & {words[card] for card in hidden}:
            yield "pile"
        hand = {EQUIPMENT.words[card] for card in state.hand}
        if hand & self.gone or (self.seat == PARTY and hand != self.hand):
            yield "hand"
        if self.gesture and GESTURES[state.gesture] != self.gesture:
            yield "gesture"


def watched(match: Match, choose: Any) -> Iterator[list[Watcher]]:
    """The memories of all seats at each question of a game, which `choose(legal)` plays on to its end."""
    watchers = [Watcher(seat) for seat in range(match.seats)]
    events: Iterable[Any] = match.events
    while True:
        for event in events:
            for watcher in watchers:
                watcher.watch(event.kind, event.seen_by(watcher.seat).params)
        yield watchers
        if match.decision is None:
            return
        events = match.play(choose(match.decision.legal_actions))

"""A player who watches one seat's events and views and writes down what it knows of the hidden cards.

It shares nothing with the engine's own memory: it reads the events as that seat sees them. Cards are names,
places in a deck that are not known are None.
"""

from collections.abc import Iterator
from typing import Any

from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.games.heroz.cards import DECK, NAMES, card_of, is_down
from pygames.games.heroz.places import COLUMNS_OF
from pygames.games.heroz.state import HerozState
from pygames.words.people import SEAT_LETTERS

# kinds of event by which a card comes to the discard: (the card, its owner)
DISCARDING = {
    "replaced": [("card", "seat")],
    "sacrificed": [("card", "seat")],
    "shield_ends": [("card", "seat")],
    "aura_ends": [("card", "seat")],
    "destroyed": [("card", "seat")],
    "raided": [("card", "seat"), ("card2", "other")],
}


class Watcher:
    """What `seat` knows of both players' decks, and of the other's hand and face-down troops."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.other = 1 - seat
        self.shuffles = match.options["shuffle_discard"]
        self.decks: list[list[str | None]] = [[None] * DECK, [None] * DECK]  # the last is the top
        self.discards: list[list[str]] = [[], []]
        # cards in the other's hand, or among its troops: True as long as it has placed none since
        self.held: dict[str, bool] = {}
        self.shown: set[str] = set()  # the other's face-down troops that were seen
        self.unseen = 0  # its other face-down troops
        self.apart: set[str] = set()  # the other's cards that are not in the unseen part of its deck
        self.watch(match, match.opening)

    def watch(self, match: Match, events: list[Event]) -> None:
        """Note what happened, then what is to be seen now."""
        for event in events:
            self._note(event)
        view = match.view(self.seat)
        for name in self._visible(view):
            self.held.pop(name, None)
        self.shown -= set(self._visible(view))
        for owner, discard in enumerate(view["discards"]):
            assert self.discards[owner] == [entry["card"] for entry in discard]
            assert len(self.decks[owner]) == view["decks"][owner]["count"]

    def _note(self, event: Event) -> None:
        params: dict[str, Any] = {**event.seen_by(self.seat).params}
        kind, owner = event.kind, params.get("seat", -1)  # every event about a card says whose
        for card, whose in DISCARDING.get(kind, ()):
            self.discards[params[whose]].append(params[card])
        if kind == "revealed":
            self.decks[owner].pop()
            self.decks[owner].insert(0, params["card"])
        elif kind == "drew":
            known = self.decks[owner].pop()
            assert known in {None, params.get("card", known)}
            if owner == self.other and known is not None:
                self.held[known] = True
                self.apart.add(known)
        elif kind == "recalled":
            self.discards[owner].remove(params["card"])
            self.decks[owner].append(params["card"])
        elif kind in {"stolen", "plundered"}:
            self.decks[params["other"]].append(params["card"])
            self.held.pop(params["card"], None)
        elif kind == "put_under":
            self.decks[owner].pop()
            self.decks[owner].insert(0, params["card"])
        elif kind == "retreated":
            self.decks[owner].insert(0, params["card"])
        elif kind == "flipped":
            self.decks[owner][-1] = params["card"]
        elif kind == "shielded" and owner == self.other:
            self.held.pop(params["card"], None)  # on the table; the view does not say whose ace it is
        elif kind == "turned_discard":
            self._turned(owner, params["n"])
        else:
            self._note_troop(kind, params)

    def _note_troop(self, kind: str, params: dict[str, Any]) -> None:
        if kind == "placed" and params["seat"] == self.other:
            self.unseen += 1
            self.held = dict.fromkeys(self.held, False)
        elif "place" in params and SEAT_LETTERS.index(params["place"][0]) == self.other:
            card: str = params.get("card", "")  # the other's may lie hidden
            if kind in {"activated", "activated_to_block"}:
                self.unseen -= card not in self.shown
                self.shown.discard(card)
                self.held.pop(card, None)
            elif card and kind in {"deactivated", "looked"}:
                self.unseen -= kind == "looked" and card not in self.shown
                self.shown.add(card)
                self.held.pop(card, None)

    def _turned(self, owner: int, n: int) -> None:
        discard, self.discards[owner] = self.discards[owner], []
        assert len(discard) == n
        self.decks[owner] = [None] * n if self.shuffles else list(discard[::-1])
        if owner == self.other:
            self.apart = set(NAMES) - set(discard)

    def _visible(self, view: dict[str, Any]) -> Iterator[str]:
        """The other's cards that lie face up."""
        owner = self.other
        for column in view["areas"][owner]:
            yield from (cell["card"] for cell in column if cell["active"])
        for column in view["areas"][self.seat]:
            yield from (cell["aura"] for cell in column if cell.get("aura"))
        yield from (entry["card"] for entry in (*view["discards"][owner], *view["won"][owner]))
        yield from view["decks"][owner]["open"]
        if view["heroes"][owner]:
            yield view["heroes"][owner]

    def contradictions(self, truth: HerozState, fork: HerozState) -> set[str]:
        """What of the fork cannot be, by what this seat knows. Places are read off the true state.

        The unseen part of a forked deck has no order, so only its cards are looked at.
        """
        return {*self._own(truth, fork), *self._decks(fork), *self._theirs(truth, fork)}

    def _own(self, truth: HerozState, fork: HerozState) -> Iterator[str]:
        if any(fork.columns[column] != truth.columns[column] for column in COLUMNS_OF[self.seat]):
            yield "own troops"
        if fork.hands[self.seat] != truth.hands[self.seat]:
            yield "own hand"

    def _decks(self, fork: HerozState) -> Iterator[str]:
        for owner in (0, 1):
            for known, card in zip(self.decks[owner], fork.decks[owner], strict=True):
                if known not in {None, NAMES[card]}:
                    yield "deck"
                if known is None and owner == self.other and NAMES[card] in self.apart:
                    yield "unseen deck"

    def _theirs(self, truth: HerozState, fork: HerozState) -> Iterator[str]:
        unseen: list[str] = []
        for column in COLUMNS_OF[self.other]:
            for code, dealt in zip(truth.columns[column], fork.columns[column], strict=True):
                if not is_down(code) or NAMES[card_of(code)] in self.shown:
                    if dealt != code:
                        yield "seen troop"
                else:
                    unseen.append(NAMES[card_of(dealt)])
        assert len(unseen) == self.unseen
        hand = {NAMES[card] for card in fork.hands[self.other]}
        for name, held in self.held.items():
            if name not in hand and (held or name not in unseen):
                yield "held card"

"""A position of HEROZ in a few words, so that a test reads like the booklet.

Cards are written as the game writes them (`8♦`, `A♠`, `Q♥`, `★1`), players `A` and `B`, places `A21`.
Parentheses mark a troop that lies face down, brackets a card that lies face up on a deck; a joker in
play says what it has copied: `★1=8♦`. A row of troops starts at line 1, a deck at its top, a
discard at its oldest card. The cards named nowhere are under the deck, in the order of their numbers;
a deck that starts with `only` has no others, and the rest of the cards are out of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import pygames
from pygames.core.event import Event
from pygames.core.match import Match
from pygames.games.heroz.cards import DECK, JOKER, NAMES, card
from pygames.games.heroz.game import GAME
from pygames.games.heroz.places import COLUMN, PLACE
from pygames.games.heroz.table import DOWN, HerozTable

Pair = tuple[str, str]
EMPTY: Pair = ("", "")
BLOCKED = ("block", "clash", "combat_ends")  # the scripts that begin with the blockers declared


class Scene:
    """A match in a test: what is asked, played, refused, and where the cards lie."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.opening = match.opening
        self._cards = census(match._table)

    # --- playing ---

    def play(self, *texts: str) -> list[Event]:
        """Play these actions one after the other; all that happened. No card may get lost."""
        events = [event for text in texts for event in self.match.play(text)]
        assert census(self.match._table) == self._cards
        return events

    def until(self, asked: str) -> list[Event]:
        """Pass until this is asked (`A damage`); all that happened."""
        events = []
        for _ in range(20):
            if self.asks == asked:
                return events
            events += self.play("pass")
        raise AssertionError(f"{asked} is never asked")

    @property
    def asks(self) -> str:
        """Who is asked what: `A placement`, or `nobody` when the game is over."""
        ask = self.match.ask
        return f"{'AB'[ask.seat]} {ask.prompt.id}" if ask else "nobody"

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions of this verb (of every verb), in their order."""
        return [action.text for action in self.match.ask.legal if verb in ("", action.verb.name)]

    def may(self, text: str) -> bool:
        """Whether the action is legal: listed, and nothing said against it."""
        listed = text in self.legal()
        assert listed == (self.match.why_not(text) is None)
        return listed

    def why(self, text: str) -> str:
        """The rule and the reason against an action: `HZ-27 line_first`. Trying it changes nothing."""
        before = self.match._table.data()
        refused = self.match.why_not(text)
        assert refused is not None, f"{text} is legal"
        with pytest.raises(pygames.Refused) as caught:
            self.match.play(text)
        found = caught.value
        assert (found.rule, found.key, found.params) == (refused.rule, refused.key, refused.params)
        assert found.rule in GAME.rulebook
        assert text not in self.legal()
        assert self.match._table.data() == before
        return f"{found.rule} {found.key}"

    # --- looking ---

    @property
    def table(self) -> HerozTable:
        """The true table."""
        return self.match._table

    def __getitem__(self, column: str) -> str:
        """The troops of a column from line 1: `8♦ (3♣)`."""
        return troops(self.table, COLUMN.index[column])

    def area(self, player: str) -> tuple[str, str, str]:
        """The three columns of a player."""
        return self[f"{player}1"], self[f"{player}2"], self[f"{player}3"]

    def hand(self, player: str) -> str:
        """A hand, in the order in which the cards came."""
        return names(self.table.hands["AB".index(player)])

    def deck(self, player: str, n: int = DECK) -> str:
        """The first cards of a deck, from the top; brackets round those that lie face up."""
        seat = "AB".index(player)
        shown = [NAMES[c] for c in reversed(self.table.decks[seat])]
        opened = self.table.opened[seat]
        return " ".join([*(f"[{name}]" for name in shown[:opened]), *shown[opened:]][:n])

    def under(self, player: str, n: int) -> str:
        """The last cards of a deck, the lowest one last."""
        return names(self.table.decks["AB".index(player)][:n][::-1])

    def discard(self, player: str) -> str:
        """A discard, from its oldest card."""
        return names(self.table.discards["AB".index(player)])

    def won(self, player: str) -> str:
        """The victorious troops of a player."""
        return names(c for c, _ in self.table.won["AB".index(player)])

    def points(self, player: str) -> int:
        """The victory points that everybody sees."""
        return self.view()["points"]["AB".index(player)]

    def hero(self, player: str) -> str:
        """The hero in play, or nothing."""
        hero = self.table.heroes["AB".index(player)]
        return NAMES[hero] if hero >= 0 else ""

    def view(self, player: str = "") -> dict[str, Any]:
        """What a player may know; without a player, an onlooker."""
        return self.match.view("AB".index(player) if player else None)

    def troop(self, place: str, player: str = "") -> dict[str, Any]:
        """A troop as a player sees it."""
        cells = self.view(player)["areas"]["AB".index(place[0])][int(place[1]) - 1]
        return cells[int(place[2]) - 1]

    def power(self, player: str) -> int:
        """The power of a side of the fight, as everybody sees it."""
        return next(side["power"] for side in self.view()["fight"]["sides"] if "AB"[side["seat"]] == player)

    def terms(self, player: str) -> list[tuple[str, int]]:
        """The summands of a side's power: their kinds and what each adds."""
        side = next(side for side in self.view()["fight"]["sides"] if "AB"[side["seat"]] == player)
        return [(term["kind"], term["power"]) for term in side["terms"]]


def told(events: Iterable[Event], what: str, **params: int | str) -> int:
    """How many events there are of this kind, by these rules and with these params.

    >>> told([], "HZ-28 slid", column="A2")
    0
    """
    *rules, kind = what.split()
    return sum(
        event.kind == kind
        and set(rules) <= set(event.rules)
        and params.items() <= {**event.params, **event.secret}.items()
        for event in events
    )


def scene(
    script: str = "placement",
    *,
    active: str = "A",
    hands: Pair = EMPTY,
    columns: Mapping[str, str] | None = None,
    heroes: Pair = EMPTY,
    decks: Pair = EMPTY,
    discards: Pair = EMPTY,
    won: Pair = EMPTY,
    shields: Mapping[str, str] | None = None,
    auras: Mapping[str, str] | None = None,
    attack: int = 0,
    late: str = "",
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """The position, waiting for its first question.

    `attack` is the attacking column from 1; its active troops attack, and those facing them block if
    the script comes after that, but for the troops on the places named `late`. `shields` and
    `auras` say what lies on a place: `{"B31": "A:A♠"}` (the ace with its owner), `{"B31": "Q♠"}`.
    Other fields are those of the table.
    """
    seat = "AB".index(active)
    table = HerozTable(seed, GAME.choose_options(options or {}))
    data = table.data()
    data.update(script=script, active=seat, speaker=seat, turn=5)
    rows: list[list[int]] = [[], [], [], [], [], []]
    for column, text in (columns or {}).items():
        rows[COLUMN.index[column]] = [_troop(word, data, "AB".index(column[0])) for word in text.split()]
    data["columns"] = rows
    data["hands"] = [_cards(text) for text in hands]
    data["heroes"] = [card(text) if text else -1 for text in heroes]
    data["discards"] = [_cards(text) for text in discards]
    data["won"] = [[_prize(word) for word in text.split()] for text in won]
    data["shields"] = [[*_standing(rows, place), *_owned(text)] for place, text in (shields or {}).items()]
    data["auras"] = [[*_standing(rows, place), card(text)] for place, text in (auras or {}).items()]
    if attack:
        data["attack"] = attack - 1
        missing = [PLACE.index[place] for place in late.split()]
        data["attackers"] = _fighters(rows, seat * 3 + attack - 1, missing)
        if fields.get("step") == 3 or script in BLOCKED:
            data["blockers"] = _fighters(rows, (1 - seat) * 3 + attack - 1, missing)
    data.update(fields)
    data["decks"] = [_deck(text, data, owner) for owner, text in enumerate(decks)]
    made = HerozTable.from_data(data)
    for owner in (0, 1):
        cards = [c for who, c in census(made) if who == owner]
        assert len(cards) == len(set(cards)), f"a card of player {'AB'[owner]} is named twice"
    return Scene(pygames.position("heroz", made.data(), options=options))


def census(table: HerozTable) -> list[tuple[int, int]]:
    """Every card on the table with its owner."""
    cards = [
        (owner, c)
        for zone in (table.decks, table.hands, table.discards)
        for owner in (0, 1)
        for c in zone[owner]
    ]
    cards += [(column // 3, c & ~DOWN) for column in range(6) for c in table.columns[column]]
    cards += [(owner, hero) for owner, hero in enumerate(table.heroes) if hero >= 0]
    cards += [(owner, c) for owner in (0, 1) for c, _ in table.won[owner]]
    cards += [(owner, ace) for _, _, owner, ace in table.shields]
    cards += [(1 - target, hero) for target, _, hero in table.auras]
    return sorted(cards)


def names(cards: Iterable[int]) -> str:
    """Cards by their names."""
    return " ".join(NAMES[c] for c in cards)


def troops(table: HerozTable, column: int) -> str:
    """The troops of a column, as a scene writes them."""
    return " ".join(_written(table, column // 3, code) for code in table.columns[column])


def _written(table: HerozTable, owner: int, code: int) -> str:
    c = code & ~DOWN
    name = NAMES[c] if c < JOKER else f"{NAMES[c]}={NAMES[table.copies[owner * 2 + c - JOKER]]}"
    return f"({name})" if code >= DOWN else name


def _troop(word: str, data: dict[str, Any], owner: int) -> int:
    name, _, copied = word.strip("()").partition("=")
    c = card(name)
    if c >= JOKER:
        data["copies"][owner * 2 + c - JOKER] = card(copied)
    return c + DOWN if word.startswith("(") else c


def _cards(text: str) -> list[int]:
    return [card(word) for word in text.split()]


def _prize(word: str) -> list[int]:
    name, _, value = word.partition("=")
    return [card(name), int(value or card(name) % 13 + 1)]


def _owned(text: str) -> list[int]:
    owner, _, name = text.partition(":")
    return ["AB".index(owner), card(name)]


def _standing(rows: list[list[int]], place: str) -> list[int]:
    number = PLACE.index[place]
    return [number // 9, rows[number // 3][number % 3]]


def _fighters(rows: list[list[int]], column: int, missing: list[int]) -> list[int]:
    return [
        code for line, code in enumerate(rows[column]) if code < DOWN and column * 3 + line not in missing
    ]


def _deck(text: str, data: dict[str, Any], owner: int) -> list[int]:
    words = text.split()
    alone = words[:1] == ["only"]
    words = words[alone:]
    data["opened"][owner] += sum(word.startswith("[") for word in words)
    top = [card(word.strip("[]")) for word in words]
    data["decks"][owner] = top
    here = HerozTable.from_data({**data, "decks": [top, top]})
    used = {c for who, c in census(here) if who == owner}
    rest = [] if alone else [c for c in range(DECK) if c not in used]
    return [*rest, *reversed(top)]

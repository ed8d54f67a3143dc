"""Forks: every deal that agrees with what a seat has seen is as likely as any other; no other comes."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import pygames
from pygames.core.rng import Rng
from pygames.games.heroz.cards import DECK, NAMES, TROOP, card
from pygames.games.heroz.game import GAME
from pygames.games.heroz.hidden import redraw
from pygames.games.heroz.table import DOWN, HerozTable
from tests.frequencies import BOUND, FEWEST, excess
from tests.heroz.scene import scene
from tests.heroz.watcher import Watcher
from tests.play import Player, every_combination, view_bytes

OTHER = 1  # whose cards are hidden; seat 0 looks


class Worlds:
    """A tiny table of player B, and by brute force every world that player A cannot tell from it.

    A world is what lies on the places of troops, what is in the hand, and the deck. Each step is taken on
    the table and on every world; those that do not show what the table shows are dropped.
    """

    def __init__(self, hand: str, deck: str, *, shuffle: bool = False) -> None:
        self.table = HerozTable(1, GAME.choose_options({"shuffle_discard": shuffle}))
        hidden = [card(name) for name in f"{hand} {deck}".split()]
        size = len(hand.split())
        self.table.hands[OTHER] = tuple(hidden[:size])
        self.table.decks[OTHER] = tuple(hidden[size:])
        self.discard: list[int] = []
        self.all = {
            ((), frozenset(order[:size]), order[size:]) for order in permutations(hidden)
        }  # fmt: skip

    def draw(self) -> None:
        """B draws; nobody else sees the card."""
        self.table.draw(OTHER, "HZ-63")
        self.all = {(spots, hand | {deck[-1]}, deck[:-1]) for spots, hand, deck in self.all}

    def place(self, at: int) -> None:
        """B places a troop of its hand face down."""
        troops = [c for c in self.table.hands[OTHER] if TROOP[c]]
        place = OTHER * 9 + len(next(iter(self.all))[0])
        self.table.place_from_hand(OTHER, troops[at % len(troops)], place)
        self.all = {
            ((*spots, c), hand - {c}, deck) for spots, hand, deck in self.all for c in hand if TROOP[c]
        }

    def turn_up(self, spot: int) -> None:
        """A face-down troop is turned up."""
        c = self.table.turn_up(OTHER * 9 + spot)
        self.all = {world for world in self.all if world[0][spot] == c}

    def look(self, spot: int) -> None:
        """A's Jack looks at a troop."""
        c = self.table.look(0, OTHER * 9 + spot)
        self.all = {world for world in self.all if world[0][spot] == c}

    def play(self, at: int) -> None:
        """B plays a card of its hand, which comes to the discard."""
        hand = self.table.hands[OTHER]
        c = hand[at % len(hand)]
        self.table.play_from_hand(OTHER, c)
        self.table.discard(OTHER, c)
        self.all = {(spots, hand - {c}, deck) for spots, hand, deck in self.all if c in hand}

    def steal(self, at: int) -> None:
        """A card of B's hand is laid face up on its deck."""
        hand = self.table.hands[OTHER]
        c = hand[at % len(hand)]
        self.table.play_from_hand(OTHER, c)
        self.table.put_on_deck(OTHER, c)
        self.all = {(spots, hand - {c}, (*deck, c)) for spots, hand, deck in self.all if c in hand}

    def bury(self, at: int) -> None:
        """A card of B's hand is shown and put under its deck."""
        hand = self.table.hands[OTHER]
        c = hand[at % len(hand)]
        self.table.play_from_hand(OTHER, c)
        self.table.put_under_deck(OTHER, c)
        self.all = {(spots, hand - {c}, (c, *deck)) for spots, hand, deck in self.all if c in hand}

    def renew(self) -> None:
        """B's discard becomes its deck."""
        discard = self.table.discards[OTHER]
        self.table.renew_deck(OTHER)
        orders = list(permutations(discard)) if self.table.shuffle_discard else [discard[::-1]]
        self.all = {(spots, hand, deck) for spots, hand, _ in self.all for deck in orders}

    def activate(self) -> None:
        """B's turn begins: all its troops are turned up, fight and are gone."""
        spots = next(iter(self.all))[0]
        for n in range(len(spots)):
            if self.table.at(OTHER * 9 + n) >= DOWN:
                self.turn_up(n)
        self.table.seen[OTHER] = 0
        for column in range(OTHER * 3, OTHER * 3 + 3):
            for c in self.table.columns[column]:
                self.table.discard(OTHER, c)
            self.table.columns[column] = ()
        self.all = {((), hand, deck) for _, hand, deck in self.all}


def world_of(table):
    """The world as a table has it."""
    rows = table.columns[OTHER * 3 : OTHER * 3 + 3]
    spots = tuple(code & 63 for row in rows for code in row)
    return spots, frozenset(table.hands[OTHER]), table.decks[OTHER]


def hold_against(worlds, forks, seed=0):
    """Redraw so often: no world but the possible ones, each as often as the others (frequencies.py)."""
    assert world_of(worlds.table) in worlds.all
    chance = Rng(seed)
    table = worlds.table.copy()
    found = Counter()
    for _ in range(forks):
        redraw(table, 0, chance)  # a fork of a fork knows the same
        found[world_of(table)] += 1
    assert set(found) <= worlds.all
    for part in (
        lambda world: world,
        lambda world: world[:2],
        lambda world: world[0],
        lambda world: sum(not TROOP[c] for c in world[1]),
    ):
        worlds_of = Counter(part(world) for world in worlds.all)
        if min(worlds_of.values()) * forks >= FEWEST * len(worlds.all):
            got: Counter[object] = Counter()
            for world, times in found.items():
                got[part(world)] += times
            assert excess(got, worlds_of) <= BOUND, part(world_of(table))


@pytest.mark.rules("HZ-57", "HZ-65")
def test_no_more_specials_are_dealt_to_a_hand_than_there_may_be():
    worlds = Worlds("5♦ 6♦ 7♦ A♠ 8♥", "K♥ ★1 2♣")
    for _ in range(3):
        worlds.place(0)
    hold_against(worlds, 20_000)


@pytest.mark.rules("HZ-39", "AMB-HZ-44")
def test_a_card_seen_on_its_way_to_the_hand_is_there_or_was_placed():
    worlds = Worlds("5♦ 6♦ A♠", "K♥ 2♣ 3♣")
    worlds.steal(0)
    worlds.draw()
    hold_against(worlds, 4000)
    assert all(card("5♦") in hand for _, hand, _ in worlds.all)
    worlds.place(0)
    hold_against(worlds, 4000)
    worlds.draw()
    hold_against(worlds, 8000)
    worlds.turn_up(0)
    hold_against(worlds, 4000)
    assert all(card("5♦") in hand for _, hand, _ in worlds.all)


@pytest.mark.rules("HZ-65", "HZ-63")
def test_a_card_drawn_later_was_not_placed_earlier():
    """The whole hand was placed: what was seen going there lies face down, whatever is drawn since."""
    worlds = Worlds("5♦ 6♦", "7♥ 2♣ 3♣")
    worlds.steal(0)
    worlds.draw()
    worlds.place(0)
    worlds.place(0)
    worlds.draw()
    hold_against(worlds, 8000)
    assert all(card("5♦") in spots for spots, _, _ in worlds.all)


@pytest.mark.rules("HZ-53", "AMB-HZ-42")
@pytest.mark.parametrize("shuffle", [False, True])
def test_a_discard_turned_over_is_remembered(shuffle):
    worlds = Worlds("5♦ 6♦ A♠ K♥ 8♥", "", shuffle=shuffle)
    worlds.place(0)
    worlds.play(1)
    worlds.play(1)
    worlds.renew()
    worlds.draw()
    hold_against(worlds, 8000)
    worlds.activate()
    worlds.place(0)
    hold_against(worlds, 8000)


@pytest.mark.rules("HZ-57")
@pytest.mark.parametrize("seed", range(60))
def test_any_tiny_history_is_dealt_anew_evenly(seed):
    chance = Rng(seed)
    names = ["5♦", "6♦", "7♣", "8♥", "A♠", "K♥", "2♣"]
    chance.shuffle(names)
    n = 2 + chance.below(4)
    worlds = Worlds(" ".join(names[:n]), " ".join(names[n:]), shuffle=bool(seed & 1))
    placing = True
    for _ in range(9):
        table = worlds.table
        hand = table.hands[OTHER]
        spots = [n for n in range(3) if table.at(OTHER * 9 + n) >= DOWN]
        unlooked = [n for n in spots if not table.seen[OTHER] >> (table.at(OTHER * 9 + n) - DOWN) & 1]
        steps = []
        if placing and any(TROOP[c] for c in hand) and len(world_of(worlds.table)[0]) < 3:
            steps += ["place"] * 3
        steps += ["steal", "bury", "play"] if hand and not placing else []
        steps += ["draw", "draw"] if table.decks[OTHER] else ["renew"] if table.discards[OTHER] else []
        steps += ["turn_up"] if spots else []
        steps += ["look"] if unlooked else []
        steps += ["activate"] if not placing else []
        step = chance.choice(steps or ["activate"])
        placing = step == "activate" or (placing and step == "place")
        match step:
            case "place" | "steal" | "bury" | "play":
                getattr(worlds, step)(chance.below(9))
            case "turn_up":
                worlds.turn_up(chance.choice(spots))
            case "look":
                worlds.look(chance.choice(unlooked))
            case _:
                getattr(worlds, step)()
        hold_against(worlds, 300, seed)
    hold_against(worlds, 3000, seed)


@pytest.mark.rules("HZ-57", "HZ-15", "HZ-17", "HZ-60", "HZ-80", "AMB-HZ-54")
@pytest.mark.parametrize(
    "options", list(every_combination(GAME)), ids=lambda options: "-".join(map(str, options.values()))
)
def test_no_fork_contradicts_what_its_seat_has_seen(options):
    remembered = Counter()
    for seed in range(9):
        match = pygames.new("heroz", seed=seed, options=options)
        player = Player(Rng(seed), seed % 3)
        watchers = [Watcher(match, 0), Watcher(match, 1)]
        while match.decision is not None:
            events = match.play(player.choose(match.decision.legal_actions))
            for watcher in watchers:
                watcher.watch(match, events)
                remembered["held"] += bool(watcher.held)
                remembered["seen"] += bool(watcher.shown)
                remembered["sunk"] += None in watcher.decks[0] and watcher.decks[0][0] is not None
                if match.decision is not None and len(match.choices) % 7 == 0:
                    fork = match.fork(watcher.seat, len(match.choices))
                    assert not watcher.contradictions(match._state, fork._table)
                    assert view_bytes(fork, watcher.seat) == view_bytes(match, watcher.seat)
                    again = fork.fork(watcher.seat, 1)
                    assert not watcher.contradictions(match._state, again._table)
    assert min(remembered.values()) > 20


@pytest.mark.rules("HZ-57")
def test_what_a_fork_remembers_no_view_shows():
    s = scene("powers", columns={"A1": "(5♦)", "B1": "3♠"}, heroes=("Q♥", ""), hands=("2♥", "2♣"))
    s.play("turn B11")
    for player in ("A", "B", ""):
        assert "card" not in s.troop("A11", player)
        assert "card" not in s.troop("B11", player)
    for seat in (0, 1):
        forks = [s.match.fork(seat, seed)._table.columns for seed in range(30)]
        assert all(columns[3] == (card("3♠") + DOWN,) for columns in forks)  # a Queen turned it
        assert (len({columns[0] for columns in forks}) == 1) == (seat == 0)  # A placed it


def test_the_memory_is_plain_data_and_copied():
    match = pygames.new("heroz", seed=3)
    player = Player(Rng(3), 2)
    for _ in range(60):
        match.play(player.choose(match.decision.legal_actions))
    table = match._state
    data = table.data(memory=True)
    assert HerozTable.from_data(data).data(memory=True) == data
    assert table.copy().data(memory=True) == data
    assert match.copy()._table.data(memory=True) == data
    bare = HerozTable.from_data(table.data())
    assert bare.data() == table.data()
    shown = [NAMES[c] for c in range(DECK) for owner in (0, 1) if bare.fixed[owner] >> c & 1]
    assert sorted(shown) == sorted(c for deck in match.view(None)["decks"] for c in deck["open"])

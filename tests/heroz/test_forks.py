"""Forks: every deal that agrees with what a seat has seen is as likely as any other; no other comes."""

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import permutations

import pytest

import pygames
from pygames.engine.rng import Rng
from pygames.games.heroz.cards import DECK, DOWN, NAMES, TROOP, card, card_of, is_down
from pygames.games.heroz.game import GAME
from pygames.games.heroz.places import COLUMNS_OF, LINES, place_at
from pygames.games.heroz.state import HerozState
from tests.heroz.scene import scene, state_of
from tests.heroz.watcher import Watcher
from tests.kit.frequencies import BOUND, FEWEST, excess
from tests.kit.play import Player, decision_of, every_combination, view_bytes
from tests.kit.truth import true_state

LOOKER, OTHER = 0, 1  # who looks, and whose cards are hidden
FIRST, *_ = COLUMNS_OF[OTHER]  # where the other places its troops
SEEDS = 1 << 64

World = tuple[tuple[int, ...], frozenset[int], tuple[int, ...]]

FULL = pytest.mark.full
every_options = pytest.mark.parametrize(
    "options",
    # none, each option alone and all of them; what is between with `--full` only
    [
        pytest.param(it, marks=() if [*it.values()].count(True) in (0, 1, len(it)) else FULL)
        for it in every_combination(GAME)
    ],
    ids=lambda options: "-".join(map(str, options.values())),
)


class Worlds:
    """A tiny state of player B, and by brute force every world that player A cannot tell from it.

    A world is what lies on the places of troops, what is in the hand, and the deck. Each step is taken in
    the state and in every world; those that do not show what the state shows are dropped.
    """

    def __init__(self, hand: str, deck: str, *, shuffle: bool = False) -> None:
        self.state = HerozState.new(2, 1)
        self.state.shuffle_discard = shuffle
        hidden = [card(name) for name in f"{hand} {deck}".split()]
        size = len(hand.split())
        self.state.hands[OTHER] = tuple(hidden[:size])
        self.state.decks[OTHER] = tuple(hidden[size:])
        self.all: set[World] = {((), frozenset(order[:size]), order[size:]) for order in permutations(hidden)}

    def draw(self) -> None:
        """B draws; nobody else sees the card."""
        self.state.draw(OTHER, "HZ-63")
        self.all = {(spots, hand | {deck[-1]}, deck[:-1]) for spots, hand, deck in self.all}

    def place(self, at: int) -> None:
        """B places a troop of its hand face down."""
        troops = [c for c in self.state.hands[OTHER] if TROOP[c]]
        spot = len(next(iter(self.all))[0])
        self.state.place_from_hand(OTHER, troops[at % len(troops)], place_at(FIRST, spot))
        self.all = {
            ((*spots, c), hand - {c}, deck) for spots, hand, deck in self.all for c in hand if TROOP[c]
        }

    def turn_up(self, spot: int) -> None:
        """A face-down troop is turned up."""
        c = self.state.turn_up(place_at(FIRST, spot))
        self.all = {world for world in self.all if world[0][spot] == c}

    def look(self, spot: int) -> None:
        """A's Jack looks at a troop."""
        c = self.state.look(LOOKER, place_at(FIRST, spot))
        self.all = {world for world in self.all if world[0][spot] == c}

    def look_oneself(self, spot: int) -> None:
        """B's Jack looks at a troop of B, and A learns nothing."""
        self.state.look(OTHER, place_at(FIRST, spot))

    def play(self, at: int) -> None:
        """B plays a card of its hand, which comes to the discard."""
        hand = self.state.hands[OTHER]
        c = hand[at % len(hand)]
        self.state.play_from_hand(OTHER, c)
        self.state.discard(OTHER, c)
        self.all = {(spots, hand - {c}, deck) for spots, hand, deck in self.all if c in hand}

    def steal(self, at: int) -> None:
        """A card of B's hand is laid face up on its deck."""
        hand = self.state.hands[OTHER]
        c = hand[at % len(hand)]
        self.state.play_from_hand(OTHER, c)
        self.state.put_on_deck(OTHER, c)
        self.all = {(spots, hand - {c}, (*deck, c)) for spots, hand, deck in self.all if c in hand}

    def bury(self, at: int) -> None:
        """A card of B's hand is shown and put under its deck."""
        hand = self.state.hands[OTHER]
        c = hand[at % len(hand)]
        self.state.play_from_hand(OTHER, c)
        self.state.put_under_deck(OTHER, c)
        self.all = {(spots, hand - {c}, (c, *deck)) for spots, hand, deck in self.all if c in hand}

    def flip(self) -> None:
        """The top card of B's deck is turned up, where it stays."""
        c = self.state.flip(OTHER)
        self.all = {world for world in self.all if world[2][-1] == c}

    def renew(self) -> None:
        """B's discard becomes its deck."""
        discard = self.state.discards[OTHER]
        self.state.renew_deck(OTHER)
        orders = list(permutations(discard)) if self.state.shuffle_discard else [discard[::-1]]
        self.all = {(spots, hand, deck) for spots, hand, _ in self.all for deck in orders}

    def activate(self) -> None:
        """B's turn begins: all its troops are turned up, fight and are gone."""
        spots = next(iter(self.all))[0]
        for n in range(len(spots)):
            if is_down(self.state.at(place_at(FIRST, n))):
                self.turn_up(n)
        self.state.seen[OTHER] = 0
        self.state.glances = [(), ()]
        for c in self.state.columns[FIRST]:
            self.state.discard(OTHER, c)
        self.state.columns[FIRST] = ()
        self.all = {((), hand, deck) for _, hand, deck in self.all}

    def in_another(self, world: World) -> HerozState:
        """The state as it would be in another world."""
        spots, hand, deck = world
        state = self.state.copy()
        true = state.columns[FIRST]
        state.columns[FIRST] = tuple(c | code & DOWN for c, code in zip(spots, true, strict=True))
        state.hands[OTHER] = tuple(hand)
        state.decks[OTHER] = deck
        for seat, shown in enumerate(state.glances):
            if shown:
                spot = [card_of(code) for code in true].index(shown[1])
                state.glances[seat] = (OTHER, spots[spot])
        return state


def world_of(state: HerozState) -> World:
    """The world as a state has it; the order of the deck is that in which its cards would be drawn."""
    spots = tuple(card_of(code) for column in COLUMNS_OF[OTHER] for code in state.columns[column])
    drawn = state.copy()
    order = []
    while drawn.decks[OTHER]:
        drawn.draw(OTHER, "HZ-63")
        order.append(drawn.hands[OTHER][-1])
    return spots, frozenset(state.hands[OTHER]), tuple(order[::-1])


def hold_against(worlds: Worlds, forks: int, seed: int = 0) -> None:
    """Fork so often: no world but the possible ones, each as often as the others (frequencies.py)."""
    assert world_of(worlds.state) in worlds.all
    rng = Rng(seed)
    state = worlds.state
    found: Counter[World] = Counter()
    for _ in range(forks):
        state = state.determinized(LOOKER, rng.below(SEEDS))  # a fork of a fork knows the same
        found[world_of(state)] += 1
    assert set(found) <= worlds.all
    parts: Iterable[Callable[[World], Hashable]] = (
        lambda world: world,
        lambda world: world[:2],
        lambda world: world[0],
        lambda world: world[2][-1:],  # the next card drawn
        lambda world: (world[1], world[2][-2:]),
        lambda world: sum(not TROOP[c] for c in world[1]),
    )
    for part in parts:
        worlds_of = Counter(part(world) for world in worlds.all)
        if min(worlds_of.values()) * forks >= FEWEST * len(worlds.all):
            got: Counter[Hashable] = Counter()
            for world, times in found.items():
                got[part(world)] += times
            assert excess(got, worlds_of) <= BOUND, part(world_of(worlds.state))


def dealt_alike(worlds: Worlds, seed: int = 0) -> None:
    """Whichever of the worlds is the true one, the looker observes the same and has the same forks."""
    seen = worlds.state.observation(LOOKER)
    dealt = worlds.state.determinized(LOOKER, seed)
    some = sorted(worlds.all, key=str)
    for world in some[:: max(1, len(some) // 40)]:
        other = worlds.in_another(world)
        assert other.observation(LOOKER) == seen
        assert other.determinized(LOOKER, seed) == dealt


@pytest.mark.rules("HZ-57", "HZ-65")
def test_no_more_specials_are_dealt_to_a_hand_than_there_may_be() -> None:
    worlds = Worlds("5♦ 6♦ 7♦ A♠ 8♥", "K♥ ★1 2♣")
    for _ in range(3):
        worlds.place(0)
    hold_against(worlds, 20_000)


@pytest.mark.rules("HZ-39", "AMB-HZ-44")
def test_a_card_seen_on_its_way_to_the_hand_is_there_or_was_placed() -> None:
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
def test_a_card_drawn_later_was_not_placed_earlier() -> None:
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
def test_a_discard_turned_over_is_remembered(shuffle: bool) -> None:
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


@pytest.mark.rules("HZ-39", "AMB-HZ-44", "HZ-65")
def test_of_two_cards_seen_on_their_way_to_the_hand_either_may_have_been_placed() -> None:
    worlds = Worlds("5♦ 6♦ 7♣ A♠", "9♥ 2♣")
    worlds.steal(0)
    worlds.steal(0)
    worlds.draw()
    worlds.draw()
    worlds.place(2)
    hold_against(worlds, 8000)


@pytest.mark.rules("HZ-53", "AMB-HZ-42", "HZ-39")
def test_a_shuffled_discard_tells_which_cards_are_in_the_hand_or_face_down() -> None:
    worlds = Worlds("5♦ 6♦ 7♣", "8♥ 9♥", shuffle=True)
    worlds.steal(0)
    worlds.draw()
    worlds.place(0)
    worlds.draw()
    worlds.draw()
    worlds.play(2)
    worlds.renew()
    assert len({spots for spots, _, _ in worlds.all}) > 2
    dealt_alike(worlds)
    hold_against(worlds, 4000)


@pytest.mark.rules("HZ-57")
@pytest.mark.parametrize("seed", [*range(24), *(pytest.param(seed, marks=FULL) for seed in range(24, 60))])
def test_any_tiny_history_is_dealt_anew_evenly(seed: int) -> None:
    rng = Rng(seed)
    names = ["5♦", "6♦", "7♣", "8♥", "A♠", "K♥", "2♣"]
    rng.shuffle(names)
    n = 2 + rng.below(4)
    worlds = Worlds(" ".join(names[:n]), " ".join(names[n:]), shuffle=bool(seed & 1))
    placing = True
    for _ in range(9):
        state = worlds.state
        hand, deck = state.hands[OTHER], state.decks[OTHER]
        spots = [n for n in range(LINES) if is_down(state.at(place_at(FIRST, n)))]
        unlooked = [n for n in spots if not state.seen[OTHER] >> card_of(state.at(place_at(FIRST, n))) & 1]
        steps = []
        if placing and any(TROOP[c] for c in hand) and len(state.columns[FIRST]) < LINES:
            steps += ["place"] * 3
        steps += ["steal", "bury", "play"] if hand and not placing else []
        steps += ["draw", "draw"] if deck else ["renew"] if state.discards[OTHER] else []
        steps += ["flip"] if deck and not placing and not state.opened[OTHER] else []
        steps += ["turn_up"] if spots else []
        steps += ["look", "look_oneself"] if unlooked else []
        steps += ["activate"] if not placing else []
        step = rng.choice(steps or ["activate"])
        placing = step == "activate" or (placing and step == "place")
        match step:
            case "place" | "steal" | "bury" | "play":
                getattr(worlds, step)(rng.below(9))
            case "turn_up":
                worlds.turn_up(rng.choice(spots))
            case "look" | "look_oneself":
                getattr(worlds, step)(rng.choice(unlooked))
            case _:
                getattr(worlds, step)()
        hold_against(worlds, 300, seed)
        dealt_alike(worlds, seed)
    hold_against(worlds, 3000, seed)


@pytest.mark.rules("HZ-57", "HZ-15", "HZ-17", "HZ-60", "HZ-80", "AMB-HZ-54")
@every_options
def test_no_fork_contradicts_what_its_seat_has_seen(options: dict[str, bool]) -> None:
    remembered: Counter[str] = Counter()
    for seed in range(5):
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
                if match.result is None and len(match.choices) % 7 == 0:
                    fork = match.fork(watcher.seat, len(match.choices))
                    assert not watcher.contradictions(state_of(match), state_of(fork))
                    assert view_bytes(fork, watcher.seat) == view_bytes(match, watcher.seat)
                    again = fork.fork(watcher.seat, 1)
                    assert not watcher.contradictions(state_of(match), state_of(again))
    assert min(remembered.values()) > 10


@pytest.mark.rules("HZ-57")
def test_what_a_fork_remembers_no_view_shows() -> None:
    played = scene("powers", columns={"A1": "(5♦)", "B1": "3♠"}, heroes=("Q♥", ""), hands=("2♥", "2♣"))
    played.play("turn B11")
    set_up = scene("hero", columns={"A1": "(5♦)", "B1": "(3♠)"}, hands=("2♥", "2♣"), turned="B11")
    for s in (played, set_up):
        for player in ("A", "B", ""):
            assert "card" not in s.troop("A11", player)
            assert "card" not in s.troop("B11", player)
        for seat in (0, 1):
            forks = [state_of(s.match.fork(seat, seed)).columns for seed in range(30)]
            assert all(columns[3] == (card("3♠") + DOWN,) for columns in forks)  # a Queen turned it
            assert (len({columns[0] for columns in forks}) == 1) == (seat == 0)  # A placed it


@pytest.mark.rules("AMB-HZ-67", "HZ-15", "HZ-57")
def test_what_a_jack_shows_the_one_player_is_dealt_anew_for_the_other() -> None:
    s = scene("powers", columns={"A1": "(5♦) (7♠)"}, heroes=("J♥", ""), hands=("2♥", "2♣"))
    s.play("look A11")
    assert "5♦" in str(s.view("A"))
    assert card("5♦") in s.state.observation(0)["glances"][0]
    for other in (1, None):
        assert s.state.observation(other)["glances"][0] is None
    shown = set()
    for seed in range(30):
        fork = s.match.fork(1, seed)
        (cell, _), *_ = fork.view(0)["areas"][0]
        assert cell["shown"] == "glance"  # whatever lies there now
        assert card(cell["card"]) == state_of(fork).glances[0][1] == card_of(state_of(fork).columns[0][0])
        shown.add(cell["card"])
        assert state_of(s.match.fork(0, seed)).glances == s.state.glances
    assert len(shown) > 10


@pytest.mark.rules("AMB-HZ-67", "HZ-57")
def test_forks_are_the_same_whatever_a_jack_shows_the_other_player() -> None:
    worlds = Worlds("5♦ 6♦ 7♣", "8♥ A♠")
    worlds.place(0)
    worlds.place(0)
    worlds.look_oneself(1)
    dealt_alike(worlds)
    hold_against(worlds, 4000)


@pytest.mark.rules("HZ-42", "HZ-43", "HZ-63")
def test_in_a_fork_any_unseen_card_may_be_drawn_or_turned_up_next() -> None:
    worlds = Worlds("5♦ 6♦", "7♥ K♠ A♣ 2♣")
    worlds.bury(0)
    drawn: Counter[int] = Counter()
    flipped: Counter[int] = Counter()
    for seed in range(4000):
        fork = worlds.state.determinized(LOOKER, seed)
        flipped[fork.copy().flip(OTHER)] += 1
        fork.draw(OTHER, "HZ-63")
        drawn[fork.hands[OTHER][-1]] += 1
    tops = Counter(deck[-1] for _, _, deck in worlds.all)
    assert card("5♦") not in tops  # it lies under the deck
    assert excess(drawn, tops) < BOUND
    assert excess(flipped, tops) < BOUND


def test_the_memory_is_plain_data_and_copied() -> None:
    match = pygames.new("heroz", seed=3)
    player = Player(Rng(3), 2)
    for _ in range(60):
        match.play(player.choose(decision_of(match).legal_actions))
    state = state_of(match)
    assert any(state.fixed)
    data = json.loads(json.dumps(state.data()))
    assert HerozState.from_data(data) == state.copy() == true_state(match.copy()) == state
    again = true_state(pygames.position("heroz", data))
    for seat in (0, 1):
        assert again.determinized(seat, 5) == state.determinized(seat, 5)


def test_a_scene_remembers_the_cards_that_lie_open_on_a_deck() -> None:
    s = scene("attack", columns={"A1": "5♦"}, decks=("[K♥] 7♠", ""), hands=("2♥", "2♣"))
    shown = [NAMES[c] for c in range(DECK) for owner in (0, 1) if s.state.fixed[owner] >> c & 1]
    assert shown == [c for deck in s.view()["decks"] for c in deck["open"]] == ["K♥"]
    for seat in (0, 1):
        assert all(state_of(s.match.fork(seat, seed)).decks[0][-1] == card("K♥") for seed in range(9))

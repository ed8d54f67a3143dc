"""What is hidden: no view, event or fork tells a seat more than it may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.cards import CORRIDORS, EQUIPMENT
from pygames.games.immortal_king.game import GAME
from pygames.games.immortal_king.state import ImmortalKingState
from tests.immortal_king.scene import (
    MASTER,
    PARTY,
    PROVING_GROUND,
    Scene,
    a_party,
    as_drawn,
    pile_of,
    scene,
    state_of,
)
from tests.immortal_king.watcher import watched
from tests.kit.frequencies import dealt_fairly
from tests.kit.play import Player, decision_of
from tests.kit.scene import told

DRAWS = 200


def games(number: int, seats: int = 2) -> Iterator[Match]:
    """Positions of random games."""
    for seed in range(number):
        match = Match(GAME, seats, seed, GAME.choose_options({"cards": PROVING_GROUND}, seats))
        dice = Rng(seed)
        while match.decision:
            yield match
            match.play(dice.choice(match.decision.legal_actions))


def values(data: Any, key: str) -> Iterator[str]:
    """Everything that is called `key` anywhere in a view."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name == key and isinstance(value, str):
                yield value
            yield from values(value, key)
    elif isinstance(data, list):
        for value in data:
            yield from values(value, key)


@pytest.mark.rules("HIK-29", "HIK-31", "HIK-44", "HIK-55", "AMB-HIK-56")
def test_in_no_game_does_a_view_name_a_card_that_the_seat_may_not_know() -> None:
    ambushes = looked = 0
    for match in games(12):
        state = state_of(match)
        dungeon = state.box.words
        for seat in (None, PARTY, MASTER):
            named = set(values(match.view(seat), "card"))
            last = match.view(seat)["last"]
            for corridor in range(CORRIDORS):
                pile = {dungeon[card] for card in pile_of(state, corridor)}
                looked_at = seat == MASTER and state.tops[corridor] >= 0
                top = {dungeon[state.tops[corridor]]} if looked_at else set()
                assert named & pile == top
                looked += len(top)
                if state.ambushed[corridor]:
                    front = dungeon[state.fronts[corridor]]
                    assert (front in named) == (seat == MASTER)
                    ambushes += 1
                    assert last is None or last["card"] != front
            items = set(values(match.view(seat), "equipment"))
            hand = {EQUIPMENT.words[card] for card in state.hand}
            if decision_of(match).id != "party":
                assert items >= hand if seat == PARTY else not items & hand
    assert ambushes > 100
    assert looked > 100


@pytest.mark.rules("HIK-31", "HIK-103")
@pytest.mark.parametrize("seat", [None, PARTY])
def test_with_one_player_nobody_knows_the_piles(seat: int | None) -> None:
    for match in games(4, seats=1):
        state = state_of(match)
        named = set(values(match.view(seat), "card"))
        assert not named & {state.box.words[card] for pile in state.piles for card in pile}


@pytest.mark.rules("HIK-29", "HIK-44", "HIK-55", "HIK-96")
def test_in_no_game_does_an_event_name_a_hidden_card_but_to_the_seat_that_may_know_it() -> None:
    for match in games(6):
        for event in match.events:
            if event.kind in ("looked", "ambush"):
                assert event.to == MASTER
                assert "card" not in event.params
            elif event.kind in ("packed", "unpacked", "gesture_chosen"):
                assert event.to == PARTY
                assert not {"equipment", "gesture"} & set(event.params)
            else:
                assert not event.secret


@pytest.mark.rules("HIK-29")
def test_face_down_equipment_is_known_to_the_party_only() -> None:
    s = scene(hand="sword map oil")
    assert [item["id"] for item in s.view("party")["equipment"]["hand"]] == ["sword", "map", "oil"]
    for seat in ("master", ""):
        assert s.view(seat)["equipment"]["hand"] is None
        assert s.view(seat)["equipment"]["hidden"] == 3


@pytest.mark.rules("HIK-55", "HIK-56", "AMB-HIK-56")
def test_what_the_dungeon_master_laid_in_ambush_is_remembered_by_him_and_seen_by_nobody_else() -> None:
    s = scene("(hydra+) imp wisp")
    assert s.view("master")["corridors"][0]["encounter"]["power"] == 7
    for seat in ("party", ""):
        corridor = s.view(seat)["corridors"][0]
        assert corridor["encounter"] is None
        assert (corridor["ambushed"], corridor["tenacity"], corridor["there"]) == (True, True, True)


@pytest.mark.rules("AMB-HIK-20", "HIK-80")
def test_an_ambush_does_not_betray_itself_by_its_aura() -> None:
    with_aura = scene("(bone-king) wisp zombie").view("party")["corridors"]
    without = scene("(rat) wisp zombie").view("party")["corridors"]
    assert with_aura == without


@pytest.mark.rules("AMB-HIK-68", "HIK-29")
@pytest.mark.parametrize("hand", ["sword", "map", "oil", "strength-potion"])
def test_whether_something_is_asked_before_the_roll_does_not_betray_what_the_equipment_is(hand: str) -> None:
    s = scene("hydra imp wisp", hand=hand)
    s.play("attack left")
    assert s.asks == "party before"
    s.play("roll", dice="2")
    assert s.asks == "party after"


@pytest.mark.rules("AMB-HIK-68", "AMB-HIK-63")
@pytest.mark.parametrize("hand", ["sword", "courage-potion"])
def test_whether_something_is_asked_at_the_end_does_not_betray_it_either(hand: str) -> None:
    s = scene("hydra imp wisp", party="seer", mana="", courage=1, hand=hand)
    s.play("attack left", "roll", dice="2")
    s.play("accept")
    assert s.asks == "party last"


@pytest.mark.rules("HIK-56", "HIK-71", "HIK-31")
@pytest.mark.parametrize("top", ["pit", "hydra"])
def test_whether_the_dungeon_master_is_asked_does_not_betray_a_trap(top: str) -> None:
    s = scene(party="seer", mana="", fear=2, piles=(top, "", ""))
    s.play("attack left", dice="6")
    assert s.asks == "master place"


# --- forks ---


def forks(s: Scene, seat: int, number: int = DRAWS) -> list[ImmortalKingState]:
    """What the state may be, as this seat knows it."""
    return [state_of(s.match.fork(seat, seed)) for seed in range(number)]


@pytest.mark.rules("HIK-55", "HIK-31")
def test_in_forks_of_the_party_an_ambush_is_any_card_that_was_not_seen() -> None:
    s = scene("(rat) imp wisp", won="orc")
    drawn = Counter(state.box.words[state.fronts[0]] for state in forks(s, PARTY))
    assert len(drawn) > 30
    assert not {"imp", "wisp", "orc"} & set(drawn)


@pytest.mark.rules("HIK-56", "HIK-71")
def test_in_forks_a_tenacious_card_in_ambush_is_never_a_trap() -> None:
    s = scene("(rat+) (imp) wisp")
    states = forks(s, PARTY)
    assert all(state.box.dungeon[state.fronts[0]].monster for state in states)
    assert not all(state.box.dungeon[state.fronts[1]].monster for state in states)


@pytest.mark.rules("HIK-44", "AMB-HIK-56")
def test_in_forks_of_the_dungeon_master_what_he_has_seen_stays() -> None:
    s = scene("(rat) imp wisp", piles=("hydra", "zombie", "drake"), known="left right")
    for state in forks(s, MASTER, 40):
        tops = [state.box.words[pile[-1]] for pile in as_drawn(state)]
        assert (tops[0], tops[2]) == ("hydra", "drake")
        assert state.box.words[state.fronts[0]] == "rat"
    middle = Counter(state.box.words[as_drawn(state)[1][-1]] for state in forks(s, MASTER))
    assert len(middle) > 20
    assert "hydra" not in middle


@pytest.mark.rules("HIK-31")
def test_in_forks_of_the_party_nothing_of_the_piles_is_known() -> None:
    s = scene(piles=("hydra", "", ""), known="left middle right")
    assert len({as_drawn(state)[0][-1] for state in forks(s, PARTY)}) > 30


@pytest.mark.rules("HIK-29")
def test_in_forks_of_the_dungeon_master_the_equipment_is_any_that_was_not_shown() -> None:
    s = scene(hand="oil map", open="sword", drunk="strength-potion")
    drawn = Counter(card for state in forks(s, MASTER) for card in state.hand)
    shown = {*s.state.open, *s.state.discard}
    assert set(drawn) == set(range(len(s.box.equipment))) - shown
    assert all(state.hand == s.state.hand for state in forks(s, PARTY, 10))


@pytest.mark.rules("HIK-96")
def test_in_forks_of_the_dungeon_master_the_gesture_is_any() -> None:
    s = scene("orc imp wisp")
    s.play("attack left", "show paper")
    assert {state.gesture for state in forks(s, MASTER, 40)} == {0, 1, 2}
    assert {state.gesture for state in forks(s, PARTY, 40)} == {1}


@pytest.mark.rules("HIK-96", "HIK-55")
def test_what_becomes_known_to_all_is_told_as_a_revelation() -> None:
    s = scene("(orc) imp wisp")
    events = s.play("attack left", "show paper", "show rock")
    for kind in ("ambush_revealed", "gestures", "encounter"):
        assert told(events, kind) == 1
        assert all(event.reveals for event in events if event.kind == kind)


# --- what a seat has seen and could follow ---


@pytest.mark.rules("HIK-29", "HIK-31", "HIK-44", "HIK-45", "HIK-55", "HIK-56", "HIK-96", "AMB-HIK-56")
@pytest.mark.parametrize("options", [{}, {"dungeon": "traps"}, {"cards": PROVING_GROUND}, {"nemesis": True}])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_fork_contradicts_what_its_seat_has_seen(seats: int, options: dict[str, bool | str]) -> None:
    """A memory of each seat, made from its events alone, is held against forks of it."""
    followed: Counter[str] = Counter()
    for seed in range(15):
        match = Match(GAME, seats, seed, GAME.choose_options(options, seats))
        a_party(match, seed)
        for at, watchers in enumerate(watched(match, Player(Rng(seed), seed % 3).choose)):
            for watcher in watchers:
                assert not list(watcher.contradictions(state_of(match))), "the memory itself is right"
                fork = match.fork(watcher.seat, at)
                again = fork.fork(watcher.seat, at + 1) if at % 2 else fork.copy()
                for state in (state_of(fork), state_of(again)):
                    assert not list(watcher.contradictions(state)), (match.choices[-1], watcher)
                followed.update(tops=len(watcher.tops), hard=len(watcher.monsters), hand=len(watcher.hand))
    assert followed["hand"] > 100
    assert seats == 1 or (followed["tops"] > 20 and followed["hard"] > 5)


def dungeon(state: ImmortalKingState) -> tuple[int, ...]:
    """The encounters and the piles, these as they will be drawn."""
    return (*state.fronts, *(card for pile in as_drawn(state) for card in pile))


@pytest.mark.rules("HIK-55", "HIK-56", "HIK-71", "HIK-31")
def test_to_the_party_every_deal_with_a_monster_under_the_token_is_as_likely() -> None:
    s = scene("(rat+) (pit) wisp", piles=("only imp snare", "only", "only zombie"))
    state = s.state
    left, middle, right, *piles = dungeon(state)
    deals = [
        (first, second, right, *rest)
        for first, second, *rest in permutations([left, middle, *piles])
        if state.box.dungeon[first].monster
    ]
    assert len(deals) == 3 * 24  # 3 of the 5 are monsters
    dealt_fairly(s.match, PARTY, dungeon, deals)


@pytest.mark.rules("HIK-44", "HIK-45", "AMB-HIK-56")
def test_to_the_dungeon_master_every_order_under_the_known_tops_is_as_likely() -> None:
    s = scene("(rat) imp wisp", start="swap", piles=("only hydra zombie", "only pit page", "only orc drake"),
              known="left middle")  # fmt: skip
    s.play("swap left middle")
    fronts, piles = s.state.fronts, as_drawn(s.state)
    tops = piles[0][-1], piles[1][-1]
    deals = [
        (*fronts, one, tops[0], other, tops[1], *rest)
        for one, other, *rest in permutations([piles[0][0], piles[1][0], *piles[2]])
    ]
    assert tops == (s.box.words.index("pit"), s.box.words.index("hydra"))
    dealt_fairly(s.match, MASTER, dungeon, deals)


@pytest.mark.rules("HIK-29", "HIK-96")
def test_to_the_dungeon_master_every_hand_and_every_gesture_is_as_likely() -> None:
    s = scene("orc imp wisp", hand="oil map", open="sword", drunk="strength-potion")
    s.play("attack left", "show paper")
    left = [n for n in range(len(s.box.equipment)) if n not in (*s.state.open, *s.state.discard)]
    hands = [(hand, gesture) for hand in combinations(left, 2) for gesture in range(3)]
    dealt_fairly(s.match, MASTER, lambda state: (state.hand, state.gesture), hands)

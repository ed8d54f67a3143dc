"""What is hidden: no view, event or fork tells a seat more than it may know."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.game import GAME
from pygames.games.immortal_king.state import ImmortalKingState
from tests.immortal_king.scene import (
    MASTER,
    PARTY,
    PROVING_GROUND,
    a_party,
    as_drawn,
    scene,
    state_of,
)
from tests.immortal_king.watcher import watched
from tests.kit.frequencies import dealt_fairly
from tests.kit.play import Player
from tests.kit.scene import told


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


@pytest.mark.rules("HIK-56", "HIK-71", "HIK-31")
@pytest.mark.parametrize("top", ["pit", "hydra"])
def test_whether_the_dungeon_master_is_asked_does_not_betray_a_trap(top: str) -> None:
    s = scene(party="seer", mana="", fear=2, piles=(top, "", ""))
    s.play("attack left", dice="6")
    assert s.asks == "master place"


# --- forks ---


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

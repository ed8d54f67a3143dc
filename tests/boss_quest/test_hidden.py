"""What is hidden: no view, event or fork tells a seat more than it may know."""

import json
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.rng import Rng
from pygames.games.boss_quest.cards import MOST_VALUE, POTION, SPELL, VALUE, WEAPON
from pygames.games.boss_quest.game import GAME
from pygames.games.boss_quest.state import BossQuestState
from tests.boss_quest.scene import A, B, C, Scene, scene, state_of
from tests.boss_quest.watcher import watched
from tests.kit.frequencies import dealt_fairly
from tests.kit.play import Player

EVERYTHING: dict[str, OptionValue] = {"potions": True, "companions": True, "reaper": True}
OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {}, {"potions": True}, {"companions": True}, {"reaper": True}, EVERYTHING,
    {"duel": True}, {"duel": True, **EVERYTHING}, {"all_weapons": True}, {"all_weapons": True, **EVERYTHING},
)  # fmt: skip


def games(number: int, **options: OptionValue) -> Iterator[Match]:
    """Positions of random games with two to six players."""
    for seed in range(number):
        seats = GAME.seats[seed % len(GAME.seats)]
        match = Match(GAME, seats, seed, GAME.choose_options(options, seats))
        rng = Rng(seed)
        while match.decision:
            yield match
            match.play(rng.choice(match.decision.legal_actions))


@pytest.mark.rules("BQ-24")
def test_the_bounds_of_a_force_hold_the_true_force() -> None:
    for match in games(10, **EVERYTHING):
        state = state_of(match)
        for seat in (None, *range(match.seats)):
            for owner, player in enumerate(match.view(seat)["players"]):
                bounds = player["force"]
                assert bounds["least"] <= state.force(owner) <= bounds["most"]


@pytest.mark.rules("AMB-BQ-15", "BQ-37")
def test_a_mystery_spell_that_is_being_aimed_is_the_same_in_every_fork() -> None:
    s = scene(row="boss+1", mystery="swap-hidden")
    s.play("open")
    for seed in range(10):
        fork = Scene(s.match.fork(B, seed))
        assert (fork.asks, fork.legal()) == ("A aim", ["cast swap-hidden B", "cast swap-hidden C"])
        fork.play("cast swap-hidden B")


@pytest.mark.rules("AMB-BQ-74")
def test_in_forks_a_renewed_mystery_spell_is_unknown_to_the_spy_as_well() -> None:
    s = scene(row="boss+1", mystery="second", companions="spy replace -")
    s.play("scry", "equip 1", "renew")
    assert len({state_of(s.match.fork(A, seed)).mystery for seed in range(40)}) > 10


# --- what a seat has seen and could follow ---


@pytest.mark.rules("BQ-63", "BQ-64", "BQ-81", "BQ-28", "AMB-BQ-20", "AMB-BQ-49", "AMB-BQ-59", "AMB-BQ-61")
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_fork_contradicts_what_its_seat_has_seen(seats: int) -> None:
    """A memory of each seat, made from its events and views alone, is held against forks of it."""
    followed = 0
    for number, options in enumerate(OPTIONS):
        if (seats > 2 and "duel" in options) or (seats > 4 and "all_weapons" in options):
            continue
        for game in range(3):
            seed = 1000 * seats + 10 * number + game
            match = Match(GAME, seats, seed, GAME.choose_options(options, seats))
            for at, watchers in enumerate(watched(match, Player(Rng(seed), game).choose)):
                for watcher in watchers:
                    assert not list(watcher.contradictions(state_of(match))), "the memory itself is right"
                    if (at + watcher.seat) % 2:
                        continue
                    fork = match.fork(watcher.seat, at)
                    again = fork.fork(watcher.seat, at + 1) if at % 2 else fork.copy()
                    for state in (state_of(fork), state_of(again)):
                        assert not list(watcher.contradictions(state)), (match.choices[-1], watcher)
                    followed += any(lies.weapon for lies in watcher.bottom)
    assert followed > 5


def unseen(state: BossQuestState) -> tuple[int, ...]:
    """The weapons that A does not see, where they lie: those hidden before B and C, then the pile."""
    return (*(card for card in state.hidden[B:] if card >= 0), *pile_as_drawn(state))


def pile_as_drawn(state: BossQuestState) -> tuple[int, ...]:
    """The pile of weapons from the bottom, as it comes when all of it is drawn: the unseen part of a fork's
    has no order."""
    copy = state.copy()
    return tuple([copy.take_weapon()[0] for _ in range(copy.weapons_left)][::-1])


def worlds(state: BossQuestState, may: Callable[[tuple[int, ...]], bool]) -> list[tuple[int, ...]]:
    """Every order of the unseen weapons that may be the true one."""
    return [cards for cards in permutations(unseen(state)) if may(cards)]


def worth(state: BossQuestState, card: int) -> int:
    """A hidden weapon's worth, a potion's by its lower reading (AMB-BQ-33)."""
    return VALUE[card] if card < POTION else state.potions[card - POTION][0]


@pytest.mark.rules("BQ-18", "BQ-60")
def test_without_any_knowledge_every_deal_is_as_likely() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", pile="only red-2 red-3 red-4")
    dealt_fairly(s.match, A, unseen, worlds(s.state, lambda _: True))


@pytest.mark.rules("BQ-63", "AMB-BQ-61")
def test_in_forks_both_know_the_weapons_that_they_have_swapped_and_others_do_not() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-hidden boss+1",
              pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("cast swap-hidden B")
    own = WEAPON.index["red-1"]
    dealt_fairly(s.match, A, unseen, worlds(s.state, lambda cards: cards[0] == own))
    assert {state_of(s.match.fork(B, seed)).hidden[A] for seed in range(20)} == {WEAPON.index["red-7"]}
    assert len({state_of(s.match.fork(C, seed)).hidden[A] for seed in range(40)}) == 5


@pytest.mark.rules("BQ-81", "BQ-63", "AMB-BQ-61")
def test_in_forks_what_the_spy_has_seen_is_followed_to_its_new_owner_though_the_view_forgets_it() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-hidden boss+1",
              companions="spy - -", pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("spy B", "equip 1", "cast swap-hidden C")
    assert s.player("C", "A")["hidden"] == {}
    seen = WEAPON.index["red-7"]
    dealt_fairly(s.match, A, unseen, worlds(s.state, lambda cards: cards[1] == seen))


@pytest.mark.rules("BQ-64", "AMB-BQ-20")
def test_in_forks_a_weapon_that_was_put_under_the_pile_lies_there() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-pile boss+1",
              pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("trade swap-pile blue-1")
    under = WEAPON.index["blue-1"]
    for seat in (A, B, C):
        assert {pile_as_drawn(state_of(s.match.fork(seat, seed)))[0] for seed in range(20)} == {under}
    dealt_fairly(s.match, A, unseen, worlds(s.state, lambda cards: cards[2] == under))


@pytest.mark.rules("BQ-64", "AMB-BQ-20", "BQ-18")
def test_a_hidden_weapon_under_the_pile_is_known_to_who_had_it_only() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-pile boss+1",
              pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("trade swap-pile red-1")
    under = WEAPON.index["red-1"]
    dealt_fairly(s.match, A, unseen, worlds(s.state, lambda cards: cards[2] == under))
    assert len({pile_as_drawn(state_of(s.match.fork(B, seed)))[0] for seed in range(60)}) == 5


@pytest.mark.rules("BQ-28", "BQ-24")
def test_in_forks_who_has_equipped_did_not_exceed() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-2) blue-6", "(red-4) blue-3", boss=8, turn="B",
              pile="only red-3 red-5 red-6 red-7")  # fmt: skip
    s.play("equip 1", "equip 1")
    found = worlds(s.state, lambda cards: VALUE[cards[0]] <= 2 and VALUE[cards[1]] <= 5)
    assert 0 < len(found) < 30
    dealt_fairly(s.match, A, unseen, found)


@pytest.mark.rules("BQ-28", "BQ-64", "AMB-BQ-20")
def test_in_forks_what_is_known_of_a_hidden_weapon_goes_under_the_pile_with_it() -> None:
    s = scene("turns", "(green-5) green-6", "(red-2) blue-4", "(red-1) blue-3", boss=7, turn="B", done="A",
              row="swap-pile boss+1", pile="only green-1 green-2 red-5 red-4 red-6")  # fmt: skip
    s.play("equip 1", "equip 1", "trade swap-pile red-2")
    found = worlds(s.state, lambda deal: VALUE[deal[1]] <= 4 and VALUE[deal[2]] <= 3)
    assert len(found) == 2 * 2 * 6
    dealt_fairly(s.match, A, unseen, found)


@pytest.mark.rules("AMB-BQ-59", "AMB-BQ-33", "BQ-28", "BQ-78")
def test_in_forks_potions_and_limits_together_are_counted_out() -> None:
    """Who takes a potion first, and a weapon that fits afterwards, would not be fair."""
    s = scene(
        "combat", "(potion-1) blue-1", "(red-2) blue-5", "(red-1) blue-6", armourer="B",
        pile="only red-4 potion-2 red-6", most=[MOST_VALUE, 4, 2],
    )  # fmt: skip
    assert s.asks == "A secret"
    # C comes before A and was passed over; of B nothing is known but his limit
    found = worlds(
        s.state,
        lambda deal: deal[1] < POTION and worth(s.state, deal[0]) <= 4 and worth(s.state, deal[1]) <= 2,
    )
    dealt_fairly(s.match, A, unseen, found)


@pytest.mark.rules("AMB-BQ-59", "BQ-78")
def test_in_forks_the_reading_that_another_has_chosen_in_secret_is_either() -> None:
    s = scene("combat", "(potion-1) blue-1", "(potion-2) blue-5", "(red-1) blue-6", armourer="A",
              pile="only red-4 red-6 potion-3")  # fmt: skip
    s.play("plus potion-2")
    assert s.asks == "A secret"
    deals = [deal for deal in permutations(unseen(s.state)) if deal[0] >= POTION and deal[1] < POTION]
    dealt_fairly(
        s.match, A, lambda state: (unseen(state), state.secrets[B]),
        [(deal, sign) for deal in deals for sign in (1, -1)],
    )  # fmt: skip


@pytest.mark.rules("BQ-81", "AMB-BQ-49")
def test_in_forks_the_spells_that_are_left_come_as_the_mystery_spell_and_in_the_pile_in_any_order() -> None:
    s = scene(row="boss+1", mystery="second", spells="only cancel no-loss need-pair", peeks=((C, -1),))

    def spells(state: BossQuestState) -> tuple[int, ...]:
        copy = state.copy()
        return (copy.mystery, *[copy.take_spell() for _ in state.spell_deck][::-1])

    dealt_fairly(s.match, A, spells, permutations(spells(s.state)))
    dealt_fairly(s.match, C, spells, [(s.state.mystery, *rest) for rest in permutations(s.state.spell_deck)])


@pytest.mark.rules("BQ-60")
def test_what_was_known_of_weapons_ends_when_the_armourer_takes_them_back() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-pile boss+1 second",
              done="BC")  # fmt: skip
    s.play("trade swap-pile blue-1")
    assert s.view()["round"] == 3
    assert s.state.weapon_bottom == ()
    assert (s.state.followed, s.state.most) == ([0] * 3, [MOST_VALUE] * 3)


@pytest.mark.rules("BQ-64", "BQ-18")
def test_in_forks_a_weapon_is_followed_from_under_the_pile_to_its_new_owner() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-pile boss+1",
              pile="only red-2")  # fmt: skip
    s.play("trade swap-pile red-1")
    s.state.row += (SPELL.index["swap-pile"],)
    s.state.spell_discard = ()
    s = Scene(Match.at(GAME, s.state, s.match.options))
    s.play("trade swap-pile red-7")
    assert s.weapons("B") == "(red-1) blue-2"
    dealt_fairly(s.match, A, unseen, worlds(s.state, lambda cards: cards[0] == WEAPON.index["red-1"]))
    assert len({state_of(s.match.fork(C, seed)).hidden[B] for seed in range(40)}) == 3


@pytest.mark.rules("BQ-63", "BQ-28", "BQ-64")
def test_what_the_seats_know_goes_with_copies_and_plain_data() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-2) blue-6", "(red-4) blue-3", boss=10, turn="B", done="C",
              row="swap-hidden swap-pile")  # fmt: skip
    s.play("equip 1", "cast swap-hidden C")
    state = s.state
    assert any(state.followed)
    assert min(state.most) < MOST_VALUE
    assert state.copy() == state == BossQuestState.from_data(json.loads(json.dumps(state.data())))

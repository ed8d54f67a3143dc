"""What is hidden: no view, event or fork tells a seat more than it may know."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations

import pytest

from pygames.core.chance import Chance
from pygames.core.match import Match
from pygames.games.boss_quest.cards import POTION, SPELL, VALUE, WEAPON
from pygames.games.boss_quest.game import GAME
from pygames.games.boss_quest.table import BossQuestTable
from tests.boss_quest.scene import A, B, C, Scene, scene
from tests.boss_quest.watcher import watched
from tests.frequencies import dealt_fairly
from tests.play import Player

EVERYTHING = {"potions": True, "companions": True, "reaper": True}
OPTIONS = (
    {}, {"potions": True}, {"companions": True}, {"reaper": True}, EVERYTHING,
    {"duel": True}, {"duel": True, **EVERYTHING}, {"all_weapons": True}, {"all_weapons": True, **EVERYTHING},
)  # fmt: skip
DRAWS = 200


def games(number, **options):
    """Positions of random games with two to six players."""
    for seed in range(number):
        seats = GAME.seats[seed % len(GAME.seats)]
        match = Match(GAME, seats, seed, GAME.choose_options(options, seats))
        dice = Chance(seed)
        while match.ask:
            yield match
            match.play(dice.choice(match.ask.legal))


@pytest.mark.rules("BQ-18", "BQ-24", "BQ-81", "AMB-BQ-49", "AMB-BQ-61")
def test_in_no_game_does_a_view_name_a_hidden_card_that_the_seat_may_not_know():
    hidden = shown = 0
    for match in games(10, **EVERYTHING):
        table = match._table
        for seat in (None, *range(match.seats)):
            view = match.view(seat)
            text = json.dumps(view)
            for owner, card in enumerate(table.hidden):
                known = table.revealed or seat == owner or (seat, owner) in table.peeks
                named = f'"{WEAPON.words[card]}"' in text
                assert card < 0 or named == known, (match.ask, seat, owner)
                hidden += not named
                shown += named and seat != owner and not table.revealed
            if table.mystery >= 0 and (seat, -1) not in table.peeks:
                assert view["mystery"] == {}
                assert f'"{SPELL.words[table.mystery]}"' not in text
            # nothing of the piles but their numbers
            assert view["weapons"] == {"count": len(table.weapon_deck)}
            assert set(view["spells"]) == {"count", "discard"}
            assert set(view["bosses"]) == {"count", "beaten"}
    assert hidden > 1000
    assert shown


@pytest.mark.rules("BQ-24")
def test_the_bounds_of_a_force_hold_the_true_force():
    for match in games(10, **EVERYTHING):
        table = match._table
        for seat in (None, *range(match.seats)):
            for owner, player in enumerate(match.view(seat)["players"]):
                bounds = player["force"]
                assert bounds["least"] <= table.force(owner) <= bounds["most"]


@pytest.mark.rules("BQ-24", "BQ-18")
def test_the_bounds_of_a_force_say_nothing_of_the_hidden_weapon():
    bounds = []
    for weapon in ("red-1", "red-4", "red-7"):
        s = scene("turns", f"({weapon}) blue-5", "(green-2) blue-2")
        bounds.append(s.player("A", "B")["force"])
    assert bounds == [{"least": 6, "most": 12}] * 3


@pytest.mark.rules("AMB-BQ-49", "BQ-37")
def test_in_forks_the_mystery_spell_is_any_that_lies_nowhere_to_be_seen():
    s = scene(row="boss+1 need-pair", mystery="second", active="force+1:B", discard="cancel")
    drawn = Counter(SPELL.words[s.match.fork(A, seed)._table.mystery] for seed in range(DRAWS))
    unseen = {"second", *(SPELL.words[spell] for spell in s.table.spell_deck)}
    assert set(drawn) == unseen
    assert not {"boss+1", "need-pair", "force+1", "cancel"} & set(drawn)
    assert max(drawn.values()) < 4 * DRAWS / len(unseen)


@pytest.mark.rules("AMB-BQ-15", "BQ-37")
def test_a_mystery_spell_that_is_being_aimed_is_the_same_in_every_fork():
    s = scene(row="boss+1", mystery="swap-hidden")
    s.play("open")
    for seed in range(10):
        fork = Scene(s.match.fork(B, seed))
        assert (fork.asks, fork.legal()) == ("A aim", ["cast swap-hidden B", "cast swap-hidden C"])
        fork.play("cast swap-hidden B")


@pytest.mark.rules("BQ-81", "AMB-BQ-61", "AMB-BQ-49")
def test_in_forks_what_the_spy_has_seen_stays_and_the_rest_varies():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(green-7) blue-3", mystery="second",
              row="boss+1", peeks=((A, B), (C, -1)))  # fmt: skip
    forks = {seat: [s.match.fork(seat, seed)._table for seed in range(40)] for seat in (A, B, C)}
    assert {table.hidden[B] for table in forks[A]} == {WEAPON.index["red-7"]}
    assert len({table.hidden[C] for table in forks[A]}) > 10
    assert len({table.hidden[B] for table in forks[C]}) > 10
    assert {table.mystery for table in forks[C]} == {SPELL.index["second"]}
    assert len({table.mystery for table in forks[B]}) > 10


@pytest.mark.rules("BQ-14", "BQ-15")
def test_in_forks_the_piles_lie_in_any_order():
    s = scene(row="boss+1", mystery="second", peeks=((C, -1),))
    for seat in (A, C):
        forks = [s.match.fork(seat, seed)._table for seed in range(40)]
        assert len({table.boss_deck[-1] for table in forks}) == 7
        assert len({table.spell_deck[-1] for table in forks}) > 10
        assert len({table.weapon_deck[-1] for table in forks}) > 10


@pytest.mark.rules("AMB-BQ-74")
def test_in_forks_a_renewed_mystery_spell_is_unknown_to_the_spy_as_well():
    s = scene(row="boss+1", mystery="second", companions="spy replace -")
    s.play("scry", "equip 1", "renew")
    assert len({s.match.fork(A, seed)._table.mystery for seed in range(40)}) > 10


@pytest.mark.rules("BQ-18")
def test_in_forks_every_unseen_weapon_is_equally_likely_to_be_the_hidden_one():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", pile="only red-2 red-3 red-4 potion-1")
    drawn = Counter(WEAPON.words[s.match.fork(A, seed)._table.hidden[B]] for seed in range(DRAWS))
    assert set(drawn) == {"red-7", "red-2", "red-3", "red-4", "potion-1"}
    assert min(drawn.values()) > DRAWS / 10


@pytest.mark.rules("BQ-63")
def test_after_a_swap_in_the_middle_of_a_choice_forks_agree_with_what_both_have_learned():
    s = scene(
        "turns", "(red-1) blue-1", "(red-7) blue-2", "(green-7) blue-3", row="boss+1", mystery="swap-hidden"
    )
    s.play("open", "cast swap-hidden B")
    for seat, weapon in ((A, "red-7"), (B, "red-1")):
        for seed in range(10):
            fork = s.match.fork(seat, seed)
            assert WEAPON.words[fork._table.hidden[seat]] == weapon
            assert fork.view(seat) == s.match.view(seat)


# --- what a seat has seen and could follow ---


@pytest.mark.rules("BQ-63", "BQ-64", "BQ-81", "BQ-28", "AMB-BQ-20", "AMB-BQ-49", "AMB-BQ-59", "AMB-BQ-61")
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_fork_contradicts_what_its_seat_has_seen(seats):
    """A memory of each seat, made from its events and views alone, is held against forks of it."""
    followed = 0
    for number, options in enumerate(OPTIONS):
        if (seats > 2 and "duel" in options) or (seats > 4 and "all_weapons" in options):
            continue
        for game in range(3):
            seed = 1000 * seats + 10 * number + game
            match = Match(GAME, seats, seed, GAME.choose_options(options, seats))
            for at, watchers in enumerate(watched(match, Player(Chance(seed), game).choose)):
                for watcher in watchers:
                    assert not list(watcher.contradictions(match._table)), "the memory itself is right"
                    if (at + watcher.seat) % 2:
                        continue
                    fork = match.fork(watcher.seat, at)
                    again = fork.fork(watcher.seat, at + 1) if at % 2 else fork.copy()
                    for table in (fork._table, again._table):
                        assert not list(watcher.contradictions(table)), (match.choices[-1], watcher)
                    followed += any(lies.weapon for lies in watcher.bottom)
    assert followed > 10


def unseen(table):
    """The weapons that A does not see, where they lie: those hidden before B and C, then the pile."""
    return (*(card for card in table.hidden[B:] if card >= 0), *table.weapon_deck)


def worlds(table, may):
    """Every order of the unseen weapons that may be the true one."""
    return [cards for cards in permutations(unseen(table)) if may(cards)]


def worth(table, card):
    """A hidden weapon's worth, a potion's by its lower reading (AMB-BQ-33)."""
    return VALUE[card] if card < POTION else -table.potions[card - POTION]


@pytest.mark.rules("BQ-18", "BQ-60")
def test_without_any_knowledge_every_deal_is_as_likely():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", pile="only red-2 red-3 red-4")
    dealt_fairly(s.match, A, unseen, worlds(s.table, lambda _: True))


@pytest.mark.rules("BQ-63", "AMB-BQ-61")
def test_in_forks_both_know_the_weapons_that_they_have_swapped_and_others_do_not():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-hidden boss+1",
              pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("cast swap-hidden B")
    own = WEAPON.index["red-1"]
    dealt_fairly(s.match, A, unseen, worlds(s.table, lambda cards: cards[0] == own))
    assert {s.match.fork(B, seed)._table.hidden[A] for seed in range(20)} == {WEAPON.index["red-7"]}
    assert len({s.match.fork(C, seed)._table.hidden[A] for seed in range(40)}) == 5


@pytest.mark.rules("BQ-81", "BQ-63", "AMB-BQ-61")
def test_in_forks_what_the_spy_has_seen_is_followed_to_its_new_owner_though_the_view_forgets_it():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-hidden boss+1",
              companions="spy - -", pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("spy B", "equip 1", "cast swap-hidden C")
    assert s.player("C", "A")["hidden"] == {}
    seen = WEAPON.index["red-7"]
    dealt_fairly(s.match, A, unseen, worlds(s.table, lambda cards: cards[1] == seen))


@pytest.mark.rules("BQ-64", "AMB-BQ-20")
def test_in_forks_a_weapon_that_was_put_under_the_pile_lies_there():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-pile boss+1",
              pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("trade swap-pile blue-1")
    under = WEAPON.index["blue-1"]
    for seat in (A, B, C):
        assert {s.match.fork(seat, seed)._table.weapon_deck[0] for seed in range(20)} == {under}
    dealt_fairly(s.match, A, unseen, worlds(s.table, lambda cards: cards[2] == under))


@pytest.mark.rules("BQ-64", "AMB-BQ-20", "BQ-18")
def test_a_hidden_weapon_under_the_pile_is_known_to_who_had_it_only():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-pile boss+1",
              pile="only red-2 red-3 red-4")  # fmt: skip
    s.play("trade swap-pile red-1")
    under = WEAPON.index["red-1"]
    dealt_fairly(s.match, A, unseen, worlds(s.table, lambda cards: cards[2] == under))
    assert len({s.match.fork(B, seed)._table.weapon_deck[0] for seed in range(60)}) == 5


@pytest.mark.rules("BQ-28", "BQ-24")
def test_in_forks_who_has_equipped_did_not_exceed():
    s = scene("turns", "(red-1) blue-1", "(red-2) blue-6", "(red-4) blue-3", boss=8, turn="B",
              pile="only red-3 red-5 red-6 red-7")  # fmt: skip
    s.play("equip 1", "equip 1")
    found = worlds(s.table, lambda cards: VALUE[cards[0]] <= 2 and VALUE[cards[1]] <= 5)
    assert 0 < len(found) < 30
    dealt_fairly(s.match, A, unseen, found)


@pytest.mark.rules("BQ-28", "BQ-64", "AMB-BQ-20")
def test_in_forks_what_is_known_of_a_hidden_weapon_goes_under_the_pile_with_it():
    s = scene("turns", "(green-5) green-6", "(red-2) blue-4", "(red-1) blue-3", boss=7, turn="B", done="A",
              row="swap-pile boss+1", pile="only green-1 green-2 red-5 red-4 red-6")  # fmt: skip
    s.play("equip 1", "equip 1", "trade swap-pile red-2")
    found = worlds(s.table, lambda deal: VALUE[deal[1]] <= 4 and VALUE[deal[2]] <= 3)
    assert len(found) == 2 * 2 * 6
    dealt_fairly(s.match, A, unseen, found)


@pytest.mark.rules("AMB-BQ-59", "AMB-BQ-33", "BQ-28", "BQ-78")
def test_in_forks_potions_and_limits_together_are_counted_out():
    """Who takes a potion first, and a weapon that fits afterwards, would not be fair."""
    cards = {name: WEAPON.index[name] for name in ("red-1", "red-2", "potion-2")}
    s = scene(
        "reveal", "(potion-1) blue-1", "(red-2) blue-5", "(red-1) blue-6", armourer="B",
        pile="only red-4 potion-2 red-6", limits=((cards["red-2"], 4), (cards["red-1"], 2)),
    )  # fmt: skip
    assert s.asks == "A secret"
    # C comes before A and was passed over; of B nothing is known but his limit
    found = worlds(
        s.table,
        lambda deal: deal[1] < POTION and worth(s.table, deal[0]) <= 4 and worth(s.table, deal[1]) <= 2,
    )
    dealt_fairly(s.match, A, unseen, found)


@pytest.mark.rules("AMB-BQ-59", "BQ-78")
def test_in_forks_the_reading_that_another_has_chosen_in_secret_is_either():
    s = scene("reveal", "(potion-1) blue-1", "(potion-2) blue-5", "(red-1) blue-6", armourer="A",
              pile="only red-4 red-6 potion-3")  # fmt: skip
    s.play("plus potion-2")
    assert s.asks == "A secret"
    deals = [deal for deal in permutations(unseen(s.table)) if deal[0] >= POTION and deal[1] < POTION]
    dealt_fairly(
        s.match, A, lambda table: (unseen(table), dict(table.secrets)[table.hidden[B]]),
        [(deal, sign) for deal in deals for sign in (1, -1)],
    )  # fmt: skip


@pytest.mark.rules("BQ-81", "AMB-BQ-49")
def test_in_forks_the_spells_that_are_left_come_as_the_mystery_spell_and_in_the_pile_in_any_order():
    s = scene(row="boss+1", mystery="second", spells="only cancel no-loss need-pair", peeks=((C, -1),))

    def spells(table):
        return (table.mystery, *table.spell_deck)

    dealt_fairly(s.match, A, spells, permutations(spells(s.table)))
    dealt_fairly(s.match, C, spells, [(s.table.mystery, *rest) for rest in permutations(s.table.spell_deck)])


@pytest.mark.rules("BQ-60")
def test_what_was_known_of_weapons_ends_when_the_armourer_takes_them_back():
    s = scene("turns", "(red-1) blue-1", "(red-7) blue-2", "(red-6) blue-3", row="swap-pile boss+1 second",
              done="BC")  # fmt: skip
    s.play("trade swap-pile blue-1")
    assert s.view()["round"] == 3
    assert s.table.known == s.table.limits == ()


@pytest.mark.rules("BQ-63", "BQ-28")
def test_what_the_seats_know_goes_with_copies_and_plain_data_but_into_no_record():
    s = scene(
        "turns", "(red-1) blue-1", "(red-2) blue-6", "(red-4) blue-3", boss=10, row="swap-hidden boss+1"
    )
    s.play("equip 1", "cast swap-hidden C")
    table = s.table
    assert table.known
    assert table.copy().data(memory=True) == table.data(memory=True)
    plain = json.loads(json.dumps(table.data(memory=True)))
    again = BossQuestTable.from_data(plain)
    assert (again.known, again.limits) == (table.known, table.limits)
    assert again.data(memory=True) == plain
    assert not {"known", "limits"} & set(table.data())

"""What is hidden: no view, event or fork tells a seat more than it may know."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from pygames.core.chance import Chance
from pygames.core.match import Match
from pygames.games.boss_quest.cards import SPELL, WEAPON
from pygames.games.boss_quest.game import GAME
from tests.boss_quest.scene import A, B, C, Scene, scene

EVERYTHING = {"potions": True, "companions": True, "reaper": True}
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

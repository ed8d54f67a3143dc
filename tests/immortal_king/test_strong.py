"""`strong` of Hero: Immortal King: parties of its own, and an eye for what a fight changes for all others."""

from typing import Any

import pytest

import pygames
from pygames.bots import Observation, decide, make
from pygames.engine.rng import Rng
from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.cards import MOST_ADVENTURERS, PARTY
from pygames.games.immortal_king.opponents.bots import Steady, Strong, role_of
from pygames.games.immortal_king.opponents.party import preferred
from pygames.games.immortal_king.opponents.worth import Farsighted
from pygames.games.immortal_king.state import ImmortalKingState
from tests.immortal_king.scene import PROVING_GROUND, Scene, scene
from tools.strength.duels import Duel, play
from tools.strength.party import KEPT, LEAST, MORE, Racer, parties, race, with_party

GAME = "immortal-king"
STRONG = make("strong", GAME)
PIP = "hero nova pip"
OWN = {"cards": PROVING_GROUND}


def read(s: Scene) -> Farsighted:
    """What the party sees, read as `strong` reads it."""
    state = Observation(s.match, Rng(0)).determinized(0)
    assert isinstance(state, ImmortalKingState)
    return Farsighted(state, 0, Strong.roles["party"].weights)


def in_the_lair(fronts: str, **more: Any) -> Scene:
    return scene(fronts, cards="lair", **more)


# --- what a fight changes ---


@pytest.mark.parametrize(("party", "kept"), [(PIP, True), ("hero nova berthe", False)])
def test_it_spares_the_card_for_which_a_gift_counts(party: str, kept: bool) -> None:
    """Pip has two more for each green card in sight: of two encounters the green one is left there."""
    s = in_the_lair("goblin-cook candle-eater candle-eater#2", party=party, mana="")
    reading = read(s)
    assert (reading.nearer(0, reading.costs()) < 0) == kept
    assert reading.nearer(1, reading.costs()) > 0
    assert (decide(STRONG, s.match, Rng(0)).text != "attack left") == kept


def test_it_reckons_with_an_aura_that_goes_with_its_card() -> None:
    """The shaman strengthens whoever has Nemesis, the plain cook nobody: else they are alike."""
    gained = []
    for front in ("orc-shaman", "goblin-cook"):
        reading = read(in_the_lair(f"{front} hell-farrier faithless-chaplain", party="hero nova"))
        gained.append(reading.nearer(0, reading.costs()))
    assert gained[0] > gained[1]


def test_reading_leaves_the_position_as_it_was() -> None:
    reading = read(
        in_the_lair("goblin-cook candle-eater hall-dragon", party=PIP, ambushed=[False, False, True])
    )
    before = reading.state.copy()
    for place in range(3):
        reading.attack(place, reading.costs())
    assert reading.state == before


def test_what_lies_in_ambush_is_not_read() -> None:
    """Whatever it is, an attack on it is worth the same."""
    worths = set()
    for hidden in ("goblin-cook", "hall-dragon", "rattling-sentry"):
        reading = read(
            in_the_lair("candle-eater candle-eater#2 goblin-cook", party=PIP, ambushed=[True, False, False])
        )
        reading.state.fronts[0] = reading.box.words.index(hidden)
        worths.add(reading.attack(0, reading.costs()))
    assert len(worths) == 1


# --- the party ---


def made(options: dict[str, Any], seats: int) -> tuple[set[str], set[str]]:
    """The adventurers and the equipment that it takes."""
    match = pygames.new(GAME, seed=1, seats=seats, options=options)
    while match.decision is not None and match.decision.id == "party":
        match.play(decide(STRONG, match, Rng(0)))
    view = match.view(0)
    return {one["id"] for one in view["party"]}, {one["id"] for one in view["equipment"]["hand"]}


@pytest.mark.parametrize(
    ("options", "seats"), [({}, 2), ({"dungeon": "traps"}, 2), ({"scenario": "lich"}, 1)]
)
def test_of_our_cards_it_takes_those_that_were_found(options: dict[str, str], seats: int) -> None:
    heads, things = made(options, seats)
    assert heads | things == {*Strong.roles[role_of(seats, 0)].party}


def test_of_unknown_cards_it_takes_some() -> None:
    heads, things = made(OWN, 2)
    assert len(heads) + len(things) == PARTY
    assert preferred(box(PROVING_GROUND), Strong.roles["party"].party) == preferred(box(PROVING_GROUND), ())


# --- the search for a party ---


def test_every_party_is_tried_once() -> None:
    found = parties("lair")
    adventurers = {card.id for card in box("lair").adventurers}
    assert len(found) == len({frozenset(party) for party in found}) == 441
    for party in found:
        assert len(set(party)) == PARTY
        assert 1 <= len(adventurers & set(party)) <= MOST_ADVENTURERS
    for side in ("party", "alone"):
        for bot in (Steady, Strong):
            assert set(bot.roles[side].party) in map(set, found)


def test_the_best_go_on_and_play_more() -> None:
    duel = Duel(GAME, 1, "strong", options=(("scenario", "dark-evening"),))
    entered = parties("lair")[:: 441 // 30][:30]
    first, second = race([duel], entered, games=1, rounds=2, first=5, processes=1)
    assert [len(first), len(second)] == [30, max(LEAST, 30 // KEPT)]
    assert {racer.games for racer in second} == {1 + MORE}
    assert [racer.rate for racer in second] == sorted([racer.rate for racer in second], reverse=True)
    assert {racer.party for racer in second} <= {racer.party for racer in first}
    assert str(Racer(("hero", "sword"), 1, 4)).startswith("25.0% | ")
    best = second[0]
    wins = [play(duel, seed, 0, with_party(duel, best.party)).won for seed in range(5, 5 + 1 + MORE)]
    assert best.won == sum(wins)

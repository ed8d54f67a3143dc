"""A card acts in the turn in which it comes into the boss's zone, whatever it does and however it comes."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from pygames.games.hero_realms.cards import CARDS, COST, FACTION, IS_CHAMPION, MARKET, NAMES
from tests.hero_realms_skirmish.scene import Scene, scene
from tests.hero_realms_skirmish.test_cards import PARTNERS, cells, gained, play
from tests.kit.scene import told
from tools.skirmish_table import cards

BOSS_OF = {"guild": "borg", "necros": "rayla", "wild": "orc-grunt"}
OTHER = {"wild": "borg"}  # a boss of another faction; else the Orc Grunt
SMASH = 6  # what Smash and Grab costs
COIN = 3  # gold by a Gold on top, where the market has nothing of the boss's faction


class Way(NamedTuple):
    """One way for a card to come: the position for it, and the cards that can come so."""

    position: Callable[[int], dict[str, Any]]
    fits: Callable[[int], bool] = MARKET.__contains__


def face(card: int) -> str:
    return CARDS[card].id


def is_action(card: int) -> bool:
    return not IS_CHAMPION[card] and COST[card] <= SMASH


def stranger(card: int) -> str:
    """A boss of another faction."""
    return OTHER.get(FACTION[card], "orc-grunt")


WAYS = {
    "step 1, a reinforcement by lot": Way(
        lambda card: {"felled": face(card), "counter": 7, "options": {"reinforcements": True}},
        lambda card: IS_CHAMPION[card],
    ),
    "step 1, a reinforcement from the market": Way(
        lambda card: {"row": face(card), "counter": 7, "options": {"reinforcements": True}},
        lambda card: IS_CHAMPION[card],
    ),
    "step 2, drawn": Way(lambda card: {"zone": "parov", "market": face(card)}),
    "step 2, by a drawn Varrick": Way(
        lambda card: {"zone": "parov", "market": "varrick", "sacrificed": face(card)},
        lambda card: IS_CHAMPION[card],
    ),
    "step 2, by a drawn Smash and Grab": Way(
        lambda card: {"zone": "parov", "market": "smash-and-grab", "sacrificed": face(card)}, is_action
    ),
    "step 3, for nothing": Way(
        lambda card: {"boss": BOSS_OF[FACTION[card]], "row": face(card)},
        lambda card: FACTION[card] in BOSS_OF,
    ),
    "step 3, within the limit": Way(
        lambda card: {"top": "dagger", "zone": partner(card), "row": face(card)},
        lambda card: IS_CHAMPION[card] and COST[card] <= 5,
    ),
    "step 5, by Varrick": Way(
        lambda card: {"zone": "varrick", "sacrificed": face(card)}, lambda card: IS_CHAMPION[card]
    ),
    "step 5, by Smash and Grab": Way(
        lambda card: {"actions": "smash-and-grab", "sacrificed": face(card)}, is_action
    ),
    "step 5a, drawn": Way(lambda card: {"zone": "arkus", "market": face(card)}),
    "step 5a, drawn after another": Way(
        lambda card: {
            "zone": "arkus", "market": f"word-of-power {face(card)}", "options": {"boss_abilities": True},
        }
    ),
    "step 5a, by a drawn Varrick that stays": Way(
        lambda card: {"zone": "arkus", "market": "varrick", "sacrificed": face(card)},
        lambda card: IS_CHAMPION[card],
    ),
    "step 5a, by a drawn Varrick that goes": Way(
        lambda card: {"boss": "orc-grunt", "zone": "arkus", "market": "varrick", "sacrificed": face(card)},
        lambda card: IS_CHAMPION[card],
    ),
    "step 5a, by a drawn Smash and Grab": Way(
        lambda card: {"zone": "arkus", "market": "smash-and-grab", "sacrificed": face(card)}, is_action
    ),
    "step 5c, bought": Way(
        lambda card: {"boss": stranger(card), "row": face(card), "boss_gold": max(0, COST[card] - COIN)}
    ),
    "step 5c, drawn by a bought card": Way(
        lambda card: {"row": "command", "boss_gold": 2, "market": f"arkus {face(card)}"}
    ),
    "step 5c, by a bought Varrick": Way(
        lambda card: {"row": "varrick", "boss_gold": 2, "sacrificed": face(card)},
        lambda card: IS_CHAMPION[card],
    ),
    "step 5c, by a bought Smash and Grab": Way(
        lambda card: {
            "boss": "orc-grunt", "row": "smash-and-grab", "boss_gold": 3, "sacrificed": face(card),
        },
        is_action,
    ),
}  # fmt: skip


def partner(card: int) -> str:
    """Another champion of its faction."""
    return next(it for it in PARTNERS[FACTION[card]] if it != face(card))


def arranged(way: Way, card: int) -> Scene | None:
    """The position in which this card comes so; None where it lies elsewhere in it."""
    words = {"row": "", "market": "", "boss": "borg", "top": "gold", **way.position(card)}
    if " ".join([words["boss"], *map(str, words.values())]).split().count(face(card)) > 1:
        return None
    if face(card) == words["boss"]:
        return None
    return scene(**words, deck="gold*5 ruby dagger", champions="death-cultist", health=90)


def does(s: Scene, card: int, cell: str) -> list[str]:
    """What the card has not done of what its line promises, or done too often."""
    name = next(NAMES[it] for it in range(len(CARDS)) if CARDS[it] is CARDS[card] and it in lying(s))
    events = play(s)
    own = [it for it in events if it.params.get("card") == name]
    wrong = []
    for what, n in gained(s, card, [cell]).items():
        found = sum([int(it.params["n"]) for it in own if it.kind == f"boss_gained_{what}"])
        wrong += [f"{what} {found}, not {n}"] if found != n else []
    drew = sum(it.kind in ("draws_no_more", "market_empty") for it in own)
    wrong += [f"{drew} draws"] if bool(drew) != ("draws" in cell) else []
    others = "death-cultist" in s.cards("A", "champions")
    turned = told(events, "tilted_own")
    wrong += [f"turns {turned}"] if others and bool(turned) != ("is turned" in cell) else []
    wrong += ["no discard"] if ("discards" in cell) and not told(events, "discarded") else []
    wrong += ["its secondary effect"] if told(events, "boss_allied", card=name) else []
    return wrong


def lying(s: Scene) -> set[int]:
    """The cards that may still come."""
    it = s.state
    return {*it.row, *it.market, *it.sacrificed, *it.felled}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.rules(
    "AMB-HRS-33", "AMB-HRS-36", "HRS-36", "HRS-39", "HRS-44", "HRS-60", "HRS-61", "HRS-66", "HRS-71"
)
def test_every_card_does_its_main_action_once_in_the_turn_in_which_it_comes(way: str) -> None:
    found = {}
    for card in cards():
        if face(card) in ("varrick", "smash-and-grab") or not WAYS[way].fits(card):
            continue
        s = arranged(WAYS[way], card)
        if s is not None:
            coin, attack, _ = cells(card)
            found[face(card)] = does(s, card, attack if s.state.attacking else coin)
    assert len(found) >= 10
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "way", [way for way in WAYS if "Varrick" not in way and "Smash" not in way and "5, by" not in way]
)
@pytest.mark.rules("AMB-HRS-36", "HRS-60", "HRS-61")
def test_varrick_and_smash_and_grab_bring_a_card_however_they_come(way: str) -> None:
    for looking, other in (("varrick", "rake"), ("smash-and-grab", "elven-gift")):
        card = next(it for it in cards() if face(it) == looking)
        if not WAYS[way].fits(card):
            continue
        base = {"row": "", "market": "", "boss": "borg", "top": "gold"}
        s = scene(**{**base, **WAYS[way].position(card), "sacrificed": other})
        assert told(play(s), "joined", card=other) == 1, looking


R = "taxation taxation taxation recruit recruit"


@pytest.mark.parametrize("zone", ["arkus", "parov"])
@pytest.mark.rules("HRS-36", "HRS-60", "AMB-HRS-33", "AMB-HRS-36")
def test_a_drawn_varrick_makes_way_in_step_2_and_in_step_5(zone: str) -> None:
    s = scene("borg", "gold", zone=zone, row=R, market="varrick spark recruit", sacrificed="krythos")
    s.play("end")
    assert s.lies("boss_champions") == f"{zone} krythos"


@pytest.mark.parametrize("zone", ["arkus", "parov"])
@pytest.mark.rules("HRS-36", "HRS-71", "AMB-HRS-33")
def test_a_drawn_champion_heals_and_draws_whether_it_came_in_step_2_or_in_step_5(zone: str) -> None:
    more = {"boss_abilities": True}
    s = scene("borg", "gold", zone=zone, row=R, market="kraka spark recruit", options=more)
    events = s.play("end")
    while s.asks == "A discard":
        events += s.play(s.legal()[0])
    assert told(events, "boss_gained_health", card="kraka", n=2) == 1
    assert told(events, "boss_drew", card="spark") == 1


@pytest.mark.rules("HRS-44", "AMB-HRS-33")
def test_a_bought_champion_acts_in_this_turn() -> None:
    s = scene("borg", "gold", zone="rasmus", row="darian", market="")
    s.play("end")
    assert s.health("A") == 44  # Borg 4, Darian 3, less the Gold's 1


@pytest.mark.rules("HRS-44", "AMB-HRS-33", "HRS-42")
def test_what_a_bought_champion_gives_in_gold_is_spent_in_this_turn() -> None:
    s = scene("rayla", "gold", zone="tithe-priest", row="rasmus recruit", market="")
    events = s.play("end")  # 3 gold, 1 by the priest; 2 by Rasmus, who is bought
    assert told(events, "boss_bought", card="rasmus", n=4, found=4) == 1
    assert told(events, "boss_bought", card="recruit", n=2, found=2) == 1


@pytest.mark.rules("HRS-30", "AMB-HRS-48")
def test_a_champion_drawn_in_step_2_is_no_partner_in_that_step() -> None:
    s = scene("borg", "gold", zone="parov kraka", row=R, market="cristov")
    events = s.play("end")
    assert told(events, "joined", card="cristov") == 1
    assert told(events, "boss_allied", card="kraka") == 0
    events = s.play("end")
    assert told(events, "boss_allied", card="kraka") == 1


@pytest.mark.rules("HRS-30", "AMB-HRS-48")
def test_what_an_ally_effect_counts_is_counted_when_it_is_done() -> None:
    s = scene("borg", "gold", zone="parov kraka tithe-priest", row=R, market="cristov")
    events = s.play("end")  # Parov has drawn before Kraka counts
    assert told(events, "boss_gained_health", card="kraka", n=8) == 1

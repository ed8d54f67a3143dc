"""Every kind of effect in every place where it may stand, and what is said against it."""

from typing import Any

import pytest

from pygames.engine.rng import Rng
from pygames.games.immortal_king.cards import EFFECTS, EQUIPMENT_TYPES
from tests.immortal_king.scene import scene
from tests.immortal_king.tester import FOUR, having
from tests.kit.scene import table, told

VERBS = {"gift": "gift", "temporary": "power", "ultimate": "ultimate"} | dict.fromkeys(EQUIPMENT_TYPES, "use")
ONE, ALL = 'kind = "mana"', 'kind = "mana", every = true'
BONUS = 'kind = "bonus", amount = 2'
AGAINST = 'kind = "bonus", amount = 2, against = "{}"'
PER = 'kind = "bonus", amount = 2, per = "{}"'
AGAIN, AGAIN_6, WARD = 'kind = "reroll"', 'kind = "reroll", sides = 6', 'kind = "ward"'
D8, D12 = 'kind = "die", sides = 8', 'kind = "die", sides = 12'
DOUBLE, TRIPLE = 'kind = "multiply", amount = 2', 'kind = "multiply", amount = 3'
COURAGE_1, COURAGE = 'kind = "courage", amount = 1', 'kind = "courage", amount = 2'
A9 = "abunakkashii imp wisp"
GREEN = {"potion": PER.format("green"), "temporary": PER.format("green")}
TWICE = {"gift": AGAIN, "temporary": 'kind = "replace", sides = 12'}
OF_SIX = {"gift": AGAIN_6, "temporary": AGAIN_6, "potion": AGAIN_6, "party": "hero"}
ANYWHERE = ("ultimate tester", "use potion", "use quest")


@pytest.mark.rules("HIK-08", "HIK-09", "HIK-10", "HIK-11", "HIK-15", "HIK-16", "HIK-17", "HIK-18", "HIK-19")
@pytest.mark.rules("HIK-21", "HIK-42", "HIK-51", "HIK-62", "HIK-63", "HIK-64", "HIK-79", "HIK-83", "HIK-84")
@pytest.mark.rules(
    "HIK-90", "HIK-91", "HIK-92", "HIK-94", "AMB-HIK-18", "AMB-HIK-19", "AMB-HIK-49", "AMB-HIK-51"
)
@table(
    ("fronts", "effects", "plays", "found"),
    [
        "a bonus as a gift counts in every fight and costs nothing",
        ("zombie imp wisp", {"gift": BONUS}, "attack left: 4",
         {"fought": "6 against 6: won", "won": "zombie", "mana": "tester"}),
        "as a temporary power it is paid with the own mana",
        ("zombie imp wisp", {"temporary": BONUS}, "", {"why power tester": "HIK-64 power_in_fight"}),
        ("zombie imp wisp", {"temporary": BONUS, "party": "guard"}, "attack left; power tester; roll: 3",
         {"total": 5, "mana": "guard", "why power tester": "HIK-11 no_mana"}),
        ("zombie imp wisp", {"temporary": BONUS, "party": "guard"},
         "attack left; power tester; roll: 3; power guard", {"fought": "8 against 6: won", "mana": ""}),
        "the potion of strength adds three, before the roll or after it",
        ("zombie imp wisp", {"hand": "strength-potion"}, "",
         {"why use strength-potion": "HIK-64 acts_in_fight"}),
        ("zombie imp wisp", {"hand": "strength-potion", "mana": ""},
         "attack left; use strength-potion; roll: 3",
         {"fought": "6 against 6: won", "hand": "", "drunk": "strength-potion", "open": ""}),
        ("zombie imp wisp", {"hand": "strength-potion", "mana": ""},
         "attack left; roll: 3; use strength-potion",
         {"fought": "6 against 6: won", "hand": "", "drunk": "strength-potion", "open": ""}),
        "as an object it counts once it lies face up, and for good",
        ("zombie imp wisp", {"object": BONUS}, "attack left; roll: 4", {"total": 4}),
        ("zombie imp wisp", {"object": BONUS}, "use object; attack left: 4", {"fought": "6 against 6: won"}),
        ("zombie imp wisp", {"object": BONUS}, "use object; attack left: 4; pass; attack middle: 2",
         {"fought": "4 against 4: won"}),
        "the final monster is one of its family",
        ("- imp wisp", {"gift": AGAINST.format("undead")}, "attack final: 6", {"fought": "8 against 8: won"}),
        "a bonus per kind cannot be used when none is there",
        ("zombie imp (orc)", GREEN, "attack left",
         {"why use potion": "HIK-94 none_to_count", "why power tester": "HIK-94 none_to_count"}),
        "a reroll as a gift is used once a fight, and the second result counts, even when worse",
        ("torturer imp wisp", TWICE, "", {"why gift tester": "HIK-64 gift_in_fight"}),
        ("torturer imp wisp", TWICE, "attack left: 5; gift tester: 4",
         {"total": 4, "mana": "tester", "why gift tester": "AMB-HIK-18 gift_used"}),
        ("torturer imp wisp", TWICE, "attack left: 5; gift tester: 4; accept; pass; attack left: 5",
         {"may gift tester": True}),
        "as a temporary power, and as a potion that is paid in the fight",
        ("zombie imp wisp", {"temporary": AGAIN}, "attack left: 5; power tester: 6",
         {"fought": "6 against 6: won", "mana": ""}),
        ("zombie imp wisp", {"potion": AGAIN, "cost": '["red"]', "won": "orc torturer"},
         "attack left; roll: 5; use potion: 6",
         {"fought": "6 against 6: won", "spent": "torturer", "drunk": "potion"}),
        "one of one kind of die is refused on another, one of any keeps its sides",
        ("zombie imp wisp", OF_SIX, "attack left; roll: 1", {"may gift tester": True}),
        ("zombie imp wisp", OF_SIX, "attack left; roll: 1; power hero: 2/12",
         {f"why {text}": "AMB-HIK-19 other_die" for text in ("gift tester", "power tester", "use potion")}),
        ("zombie imp wisp", {"gift": AGAIN, "temporary": AGAIN, "party": "hero"},
         "attack left: 1; power hero: 2/12; gift tester: 3/12; power tester: 4/12",
         {"rolls": [[6, 1], [12, 2], [12, 3], [12, 4]]}),
        "a die as a gift is rolled in place of the usual one, as an object face up; of two, the larger",
        ("torturer imp wisp", {"gift": D8}, "attack left: 7/8", {"fought": "7 against 6: won"}),
        ("zombie imp wisp", {"object": D12}, "attack left; roll: 1", {"total": 1}),
        ("zombie imp wisp", {"object": D12, "gift": D8}, "use object; attack left: 11/12",
         {"fought": "11 against 6: won"}),
        "courage as a quest again and again, but not more than ten",
        ("zombie imp wisp",
         {"quest": COURAGE_1, "cost": '["blue"]', "won": "blue blue blue green", "courage": 2},
         "use quest; use quest; use quest", {"courage": 5, "open": "quest", "why use quest": "HIK-16 cost"}),
        ("zombie imp wisp",
         {"ultimate": COURAGE, "potion": COURAGE, "quest": COURAGE, "courage": 10, "won": FOUR}, "",
         {f"why {text}": "HIK-51 courage_full" for text in ANYWHERE}),
        "a ward takes the second token of pain, as an object not while it lies face down",
        (A9, {"gift": WARD}, "attack left: 1", {"tokens": (4, 2)}),
        (A9, {"gift": BONUS, "object": WARD, "open": "object", "hand": ""}, "attack left: 1",
         {"tokens": (4, 2)}),
        (A9, {"gift": BONUS, "object": WARD}, "attack left; roll: 1; accept", {"tokens": (3, 3)}),
        "replace cancels the roll and rolls another die",
        (A9, {"party": "hero"}, "attack left: 5; power hero: 8/12",
         {"fought": "9 against 9: won", "mana": "tester", "rolls": [[6, 5], [12, 8]]}),
        "multiply counts the die before the bonuses, and not twice; what is refused keeps its mana",
        ("hoarder imp wisp", {"temporary": DOUBLE, "party": "hero"}, "attack left: 3; power tester",
         {"total": 3 * 2 + 1}),
        ("hoarder imp wisp", {"temporary": TRIPLE, "party": "hero"}, "attack left: 3; power tester",
         {"fought": "10 against 8: won"}),
        (A9, {"temporary": TRIPLE, "party": "nova"}, "attack left: 2; power tester",
         {"total": 6, "why power nova": "HIK-92 multiplied", "mana": "nova"}),
        "or an even die only, and feed the dungeon with fear",
        (A9, {"party": "gambler", "fear": 2}, "attack left: 3", {"why power gambler": "HIK-91 even_only"}),
        (A9, {"party": "gambler", "fear": 2}, "attack left: 3; gift gambler: 4; power gambler",
         {"fought": "8 against 9: lost", "tokens": (3, 5)}),
        "mana is refused when everybody has some; drunk in a fight it can be spent in it",
        ("zombie imp wisp", {"ultimate": ONE, "potion": ONE, "quest": ONE, "won": FOUR}, "",
         {f"why {text}": "HIK-42 mana_full" for text in ANYWHERE}),
        ("zombie imp wisp", {"ultimate": ALL, "potion": ALL, "quest": ALL, "won": FOUR}, "",
         {f"why {text}": "HIK-42 mana_full" for text in ANYWHERE}),
        ("mana-eater imp wisp", {"potion": ONE, "temporary": BONUS},
         "attack left; power tester; use potion; power tester; roll: 1", {"fought": "5 against 4: won"}),
    ],
)  # fmt: skip
def test_what_an_effect_comes_to(
    fronts: str, effects: dict[str, Any], plays: str, found: dict[str, Any]
) -> None:
    having(fronts, **effects).comes_to(plays, found)


# --- bonus ---


@pytest.mark.rules("HIK-09")
def test_a_gift_that_always_works_is_not_used() -> None:
    s = having(gift=BONUS, temporary=BONUS)
    assert s.why("gift tester") == "HIK-09 always_on"
    s.play("attack left")
    assert s.why("gift tester") == "HIK-09 always_on"
    assert s.why("gift hero") == "HIK-27 not_in_party"


@pytest.mark.rules("HIK-09", "HIK-71")
@pytest.mark.parametrize(
    ("against", "front", "bonus"),
    [
        ("undead", "wisp", 2),
        ("undead", "drake", 0),
        ("red", "torturer", 2),
        ("red", "drake", 0),
        ("monster", "drake", 2),
        ("monster", "pit", 0),
        ("trap", "pit", 2),
        ("trap", "drake", 0),
    ],
)
def test_a_bonus_against_some_counts_against_those_only(against: str, front: str, bonus: int) -> None:
    for place in ("gift", "object"):
        given = {place: AGAINST.format(against), "hand": ""}
        s = having(f"{front} imp rat", open="object" * (place == "object"), **given)
        s.play("attack left", dice="1")
        assert s.last["bonus"] == bonus
    for place, text in (("temporary", "power tester"), ("potion", "use potion")):
        s = having(f"{front} imp rat", **{place: AGAINST.format(against)})
        s.play("attack left")
        if bonus:
            s.play(text)
            assert s.view()["fight"]["bonus"] == bonus
        elif s.asks == "party before":  # the question is put for what lies face down
            assert s.why(text) == "HIK-94 not_against"
        else:
            assert s.last["bonus"] == 0


@pytest.mark.rules("HIK-94", "AMB-HIK-20")
@pytest.mark.parametrize("place", ["gift", "object", "potion", "temporary"])
@pytest.mark.parametrize(
    ("fronts", "bonus"), [("zombie orc orc#2", 4), ("zombie orc (orc#2)", 2), ("orc-assassin orc orc#2", 6)]
)
def test_a_bonus_per_kind_counts_the_encounters_lying_face_up(place: str, fronts: str, bonus: int) -> None:
    more = {"open": "object", "hand": ""} if place == "object" else {}
    s = having(fronts, scenario="lich", seats=1, **{place: PER.format("greenskin")}, **more)
    s.play("attack left")
    if place in ("potion", "temporary"):
        s.play("use potion" if place == "potion" else "power tester")
    assert (s.view()["fight"] or s.last)["bonus"] == bonus


# --- courage ---


@pytest.mark.rules("HIK-09", "HIK-34")
@pytest.mark.parametrize("amount", [3, 7, 10])
def test_courage_as_a_gift_is_what_the_party_starts_with(amount: int) -> None:
    s = having(start="lay_out", fronts="- - -", gift=f'kind = "courage", amount = {amount}')
    assert s.courage == amount


@pytest.mark.rules("AMB-HIK-70", "HIK-34")
@pytest.mark.parametrize(("amount", "most"), [(3, 7), (9, 9)])
def test_of_two_gifts_of_courage_the_larger_counts(amount: int, most: int) -> None:
    gift = f'kind = "courage", amount = {amount}'
    s = having(start="lay_out", fronts="- - -", party="captain", gift=gift)
    assert s.courage == most


@pytest.mark.rules("HIK-12", "HIK-13", "HIK-51", "HIK-08")
@pytest.mark.parametrize(("before", "after"), [(1, 5), (6, 10), (8, 10)])
def test_courage_as_an_ultimate_power_never_makes_more_than_ten(before: int, after: int) -> None:
    s = scene(party="hero", won=FOUR, courage=before)
    events = s.play("ultimate hero")
    assert told(events, "HIK-12 HIK-13 ultimate") == 1
    assert told(events, "HIK-51 courage_gained", n=after - before, courage=after) == 1
    assert s.courage == after
    assert (s.won, len(s.spent.split()), s.asks) == ("", 4, "party turn")


@pytest.mark.rules("HIK-17", "HIK-51")
@pytest.mark.parametrize("texts", [[], ["attack left"], ["attack left", "roll"]])
def test_courage_as_a_potion_at_any_time(texts: list[str]) -> None:
    s = having(potion='kind = "courage", amount = 2', courage=3, mana="")
    for text in texts:
        s.play(text, dice="1" if text == "roll" else "")
    s.play("use potion")
    assert s.courage == 5 - (texts[-1:] == ["roll"])
    assert s.drunk == "potion"


# --- escape ---


@pytest.mark.rules("HIK-64", "HIK-10", "HIK-69")
@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("front", ["torturer", "pit"])
def test_escape_ends_the_fight_without_a_loss_before_the_roll_or_after_it(front: str, before: bool) -> None:
    s = having(f"{front} imp wisp", party="hero", temporary='kind = "escape"')
    s.play("attack left")
    if not before:
        s.play("roll", dice="2")
    events = s.play("power tester")
    assert told(events, "HIK-90 escaped") == 1
    assert (s.tokens, s.fronts, s.won, s.mana) == ((5, 0), f"{front} imp wisp", "", "hero")
    assert (s.asks, s.state.turn, s.last["how"]) == ("master swap", 3, "escaped")


# --- mana ---


@pytest.mark.rules("HIK-41", "HIK-93", "HIK-42")
@pytest.mark.parametrize("place", ["ultimate", "potion", "quest"])
def test_mana_goes_to_one_adventurer_whom_the_player_chooses(place: str) -> None:
    s = having(party="hero nova", mana="nova", won=f"{FOUR} {FOUR} {FOUR}", **{place: ONE})
    s.play("ultimate tester" if place == "ultimate" else f"use {place}")
    assert (s.asks, s.legal()) == ("party mana", ["give hero", "give tester"])
    assert s.why("give nova") == "HIK-42 one_mana"
    assert s.why("give guard") == "HIK-27 not_in_party"
    s.play("give tester")
    assert (s.mana, s.asks) == ("nova tester", "party turn")


@pytest.mark.rules("HIK-41", "HIK-42")
@pytest.mark.parametrize("place", ["ultimate", "potion", "quest"])
def test_mana_for_the_only_one_without_is_not_asked_about(place: str) -> None:
    s = having(party="hero nova", mana="hero tester", won=f"{FOUR} {FOUR} {FOUR}", **{place: ONE})
    s.play("ultimate tester" if place == "ultimate" else f"use {place}")
    assert (s.mana, s.asks) == ("hero nova tester", "party turn")


@pytest.mark.rules("HIK-42")
@pytest.mark.parametrize("place", ["ultimate", "potion", "quest"])
@pytest.mark.parametrize("mana", ["", "nova"])
def test_mana_for_all_gives_each_who_has_none_a_token(place: str, mana: str) -> None:
    s = having(party="hero nova", mana=mana, won=f"{FOUR} {FOUR} {FOUR}", **{place: ALL})
    events = s.play("ultimate tester" if place == "ultimate" else f"use {place}")
    assert (s.mana, s.asks) == ("hero nova tester", "party turn")
    assert told(events, "HIK-41 mana_gained") == 3 - len(mana.split())


# --- all of them ---


def sample(kind: str) -> str:
    """An effect of this kind with the fields it must have."""
    fields = {"bonus": "amount = 2", "courage": "amount = 2", "multiply": "amount = 2", "die": "sides = 8"}
    fields["replace"] = "sides = 12"
    return f'kind = "{kind}"' + (f", {fields[kind]}" if kind in fields else "")


@pytest.mark.rules("HIK-05", "HIK-14")
@pytest.mark.parametrize(("kind", "place"), [(kind, place) for kind in EFFECTS for place in EFFECTS[kind]])
def test_every_kind_of_effect_can_be_played_in_every_place_where_it_may_stand(kind: str, place: str) -> None:
    more = {"hand": place} if place in EQUIPMENT_TYPES else {}
    more["mana"] = "tester" * (place == "temporary")
    used = 0
    for seed in range(6):
        s = having(
            "(zombie+) imp pit+", won=f"{FOUR} {FOUR}", fear=4, seed=seed, **{place: sample(kind)}, **more
        )
        rng = Rng(seed)
        for _ in range(30):
            if not s.match.decision:
                break
            text = rng.choice(s.legal())
            used += text.split()[0] == VERBS[place] and text.split()[-1] in ("tester", place)
            s.play(text)
    assert used or place == "gift"

"""Every kind of effect in every place where it may stand, and what is said against it."""

from __future__ import annotations

import pytest

from pygames.engine.rng import Rng
from pygames.games.immortal_king.cards import EFFECTS, EQUIPMENT_TYPES
from tests.immortal_king.scene import scene
from tests.immortal_king.tester import FOUR, having
from tests.kit.scene import told

VERBS = {"gift": "gift", "temporary": "power", "ultimate": "ultimate"} | dict.fromkeys(EQUIPMENT_TYPES, "use")
# --- bonus ---

BONUS = 'kind = "bonus", amount = 2'
AGAINST = 'kind = "bonus", amount = 2, against = "{}"'
PER = 'kind = "bonus", amount = 2, per = "{}"'


@pytest.mark.rules("HIK-09", "HIK-94", "HIK-62")
def test_a_bonus_as_a_gift_counts_in_every_fight_and_costs_nothing() -> None:
    s = having(gift=BONUS)
    s.play("attack left", dice="4")
    assert s.fought == "6 against 6: won"
    assert (s.won, s.mana) == ("zombie", "tester")
    assert s.state.gifts == ()


@pytest.mark.rules("HIK-09")
def test_a_gift_that_always_works_is_not_used() -> None:
    s = having(gift=BONUS, temporary=BONUS)
    assert s.why("gift tester") == "HIK-09 always_on"
    s.play("attack left")
    assert s.why("gift tester") == "HIK-09 always_on"
    assert s.why("gift hero") == "HIK-27 not_in_party"


@pytest.mark.rules("HIK-10", "HIK-11", "HIK-64", "HIK-94")
def test_a_bonus_as_a_temporary_power_is_paid_with_the_own_mana() -> None:
    s = having(temporary=BONUS, party="guard")
    assert s.why("power tester") == "HIK-64 power_in_fight"
    s.play("attack left")
    events = s.play("power tester")
    assert told(events, "HIK-10 power") == told(events, "HIK-94 bonus", modifier=2) == 1
    assert s.mana == "guard"
    assert s.why("power tester") == "HIK-11 no_mana"
    s.play("roll", dice="3")
    assert s.total == 5
    assert s.why("power tester") == "HIK-11 no_mana"
    s.play("power guard")
    assert s.fought == "8 against 6: won"
    assert s.mana == ""


@pytest.mark.rules("HIK-15", "HIK-17", "HIK-18", "HIK-64")
@pytest.mark.parametrize("before", [True, False])
def test_the_potion_of_strength_adds_three_before_the_roll_or_after_it(before: bool) -> None:
    s = scene("zombie imp wisp", hand="strength-potion", party="guard", mana="")
    assert s.why("use strength-potion") == "HIK-64 acts_in_fight"
    s.play("attack left")
    texts = ["use strength-potion", "roll"] if before else ["roll", "use strength-potion"]
    s.play(*texts, dice="3")
    assert s.fought == "6 against 6: won"
    assert (s.hand, s.drunk, s.open) == ("", "strength-potion", "")


@pytest.mark.rules("HIK-19", "HIK-64")
def test_a_bonus_as_an_object_counts_once_it_lies_face_up() -> None:
    s = having(object=BONUS)
    s.play("attack left", "roll", dice="4")
    assert s.total == 4  # face down it does nothing
    s = having(object=BONUS)
    events = s.play("use object")
    assert told(events, "HIK-19 revealed") == 1
    s.play("attack left", dice="4")
    assert s.fought == "6 against 6: won"
    s.play("pass", "attack middle", dice="2")
    assert s.fought == "4 against 4: won"


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


@pytest.mark.rules("HIK-84", "HIK-94")
def test_the_final_monster_is_one_of_its_family_for_a_bonus() -> None:
    s = having("- imp wisp", gift=AGAINST.format("undead"))
    s.play("attack final", dice="6")
    assert s.fought == "8 against 8: won"


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


@pytest.mark.rules("HIK-90")
def test_a_bonus_per_kind_cannot_be_used_when_none_is_there() -> None:
    s = having("zombie imp (orc)", potion=PER.format("green"), temporary=PER.format("green"))
    s.play("attack left")
    assert s.why("use potion") == s.why("power tester") == "HIK-94 none_to_count"


# --- reroll ---


@pytest.mark.rules("HIK-09", "AMB-HIK-18")
def test_a_reroll_as_a_gift_is_used_once_a_fight_and_again_in_the_next() -> None:
    s = having("torturer imp wisp", gift='kind = "reroll"', temporary='kind = "replace", sides = 12')
    assert s.why("gift tester") == "HIK-64 gift_in_fight"
    s.play("attack left", dice="5")
    events = s.play("gift tester", dice="4")
    assert told(events, "HIK-09 AMB-HIK-18 gift") == 1
    assert s.why("gift tester") == "AMB-HIK-18 gift_used"
    assert s.total == 4  # the second result counts, even when it is worse
    assert s.mana == "tester"
    s.play("accept", "pass", "attack left", dice="5")
    assert s.may("gift tester")


@pytest.mark.rules("HIK-10", "HIK-63")
def test_a_reroll_as_a_temporary_power() -> None:
    s = having(temporary='kind = "reroll"')
    s.play("attack left", dice="5")
    s.play("power tester", dice="6")
    assert (s.fought, s.mana) == ("6 against 6: won", "")


@pytest.mark.rules("HIK-17", "AMB-HIK-49", "HIK-16")
def test_a_reroll_as_a_potion_is_paid_in_the_fight() -> None:
    s = having(potion='kind = "reroll"', cost='["red"]', won="green red")
    s.play("attack left", "roll", dice="5")
    s.play("use potion", dice="6")
    assert s.fought == "6 against 6: won"
    assert [s.state.box.dungeon[card].colour for card in s.state.spent] == ["red"]
    assert s.drunk == "potion"


@pytest.mark.rules("AMB-HIK-19")
def test_a_reroll_of_one_kind_of_die_is_refused_on_another() -> None:
    reroll = 'kind = "reroll", sides = 6'
    s = having(gift=reroll, temporary=reroll, potion=reroll, party="hero")
    s.play("attack left", "roll", dice="1")
    assert s.may("gift tester")
    s.play("power hero", dice="2/12")
    for text in ("gift tester", "power tester", "use potion"):
        assert s.why(text) == "AMB-HIK-19 other_die"


@pytest.mark.rules("HIK-63")
def test_a_reroll_of_any_die_keeps_its_sides() -> None:
    s = having(gift='kind = "reroll"', party="hero", temporary='kind = "reroll"')
    s.play("attack left", dice="1")
    s.play("power hero", dice="2/12")
    s.play("gift tester", dice="3/12")
    s.play("power tester", dice="4/12")
    assert s.last["rolls"] == [[6, 1], [12, 2], [12, 3], [12, 4]]


# --- die ---


@pytest.mark.rules("HIK-63", "HIK-09")
def test_a_die_as_a_gift_is_rolled_in_place_of_the_usual_one() -> None:
    s = having("torturer imp wisp", gift='kind = "die", sides = 8')
    s.play("attack left", dice="7/8")
    assert s.fought == "7 against 6: won"


@pytest.mark.rules("HIK-63", "HIK-19")
def test_a_die_as_an_object_is_rolled_once_it_lies_face_up() -> None:
    die = 'kind = "die", sides = 12'
    s = having(object=die)
    s.play("attack left", "roll", dice="1")
    s = having(object=die, gift='kind = "die", sides = 8')
    s.play("use object", "attack left", dice="11/12")  # of two, the larger
    assert s.fought == "11 against 6: won"


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


@pytest.mark.rules("HIK-20", "HIK-21")
def test_courage_as_a_quest_again_and_again() -> None:
    s = having(quest='kind = "courage", amount = 1', cost='["blue"]', won="blue blue blue green", courage=2)
    events = s.play("use quest")
    assert told(events, "HIK-20 revealed") == 1
    events = s.play("use quest", "use quest")
    assert told(events, "HIK-21 again") == 2
    assert (s.courage, s.open, len(s.won.split())) == (5, "quest", 1)
    assert s.why("use quest") == "HIK-16 cost"


@pytest.mark.rules("HIK-51")
def test_courage_is_refused_when_there_are_ten() -> None:
    courage = 'kind = "courage", amount = 2'
    s = having(ultimate=courage, potion=courage, quest=courage, courage=10, won=FOUR)
    for text in ("ultimate tester", "use potion", "use quest"):
        assert s.why(text) == "HIK-51 courage_full"


# --- ward ---


@pytest.mark.rules("HIK-79", "HIK-09")
def test_a_ward_takes_the_second_token_of_pain() -> None:
    for more in ({"gift": 'kind = "ward"'}, {"gift": BONUS, "object": 'kind = "ward"', "open": "object"}):
        s = having("abunakkashii imp wisp", hand="", **more)
        s.play("attack left", dice="1")
        assert s.tokens == (4, 2)  # one lost, and the 1 on the die
    s = having("abunakkashii imp wisp", gift=BONUS, object='kind = "ward"')
    s.play("attack left", "roll", "accept", dice="1")
    assert s.tokens == (3, 3)  # face down it does nothing


# --- replace ---


@pytest.mark.rules("HIK-08", "HIK-10", "HIK-94")
def test_replace_cancels_the_roll_and_rolls_another_die() -> None:
    s = scene("abunakkashii imp wisp", party="hero")
    s.play("attack left", dice="5")
    s.play("power hero", dice="8/12")
    assert (s.fought, s.mana) == ("9 against 9: won", "")
    assert s.last["rolls"] == [[6, 5], [12, 8]]


# --- multiply ---


@pytest.mark.rules("HIK-91", "HIK-10")
@pytest.mark.parametrize("factor", [2, 3])
def test_multiply_counts_the_die_so_many_times_before_the_bonuses(factor: int) -> None:
    s = having("hoarder imp wisp", temporary=f'kind = "multiply", amount = {factor}', party="hero")
    s.play("attack left", dice="3")
    events = s.play("power tester")
    assert told(events, "HIK-91 HIK-92 multiplied", factor=factor) == 1
    view = s.last if factor == 3 else s.view()["fight"]
    assert view["total"] == 3 * factor + 1


@pytest.mark.rules("HIK-92", "AMB-HIK-51")
def test_a_roll_is_not_multiplied_twice_and_the_refused_power_keeps_its_mana() -> None:
    s = having("abunakkashii imp wisp", temporary='kind = "multiply", amount = 3', party="nova")
    s.play("attack left", dice="2")
    s.play("power tester")
    assert s.total == 6
    assert s.why("power nova") == "HIK-92 multiplied"
    assert s.mana == "nova"


@pytest.mark.rules("HIK-92", "HIK-90")
def test_multiply_an_even_die_only_and_feed_the_dungeon_with_fear() -> None:
    s = scene("abunakkashii imp wisp", party="gambler", fear=2)
    s.play("attack left", dice="3")
    assert s.why("power gambler") == "HIK-91 even_only"
    s.play("gift gambler", dice="4")
    events = s.play("power gambler")
    assert told(events, "HIK-90 fear", n=1, fear=3) == 1
    assert s.last["total"] == 8
    assert s.tokens == (3, 5)


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

ONE, ALL = 'kind = "mana"', 'kind = "mana", every = true'


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


@pytest.mark.rules("HIK-42")
@pytest.mark.parametrize("effect", [ONE, ALL])
def test_mana_is_refused_when_everybody_has_some(effect: str) -> None:
    s = having(ultimate=effect, potion=effect, quest=effect, won=FOUR)
    for text in ("ultimate tester", "use potion", "use quest"):
        assert s.why(text) == "HIK-42 mana_full"


@pytest.mark.rules("HIK-17", "HIK-10", "HIK-83")
def test_mana_drunk_in_a_fight_can_be_spent_in_it() -> None:
    s = having("mana-eater imp wisp", potion=ONE, temporary=BONUS)
    s.play("attack left", "power tester", "use potion", "power tester", "roll", dice="1")
    assert s.fought == "5 against 4: won"  # one mana token when the fight began


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

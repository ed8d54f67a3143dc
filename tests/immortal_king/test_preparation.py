"""The party is made, and the dungeon laid out."""

from typing import Any

import pytest

from pygames.words.localizer import Localizer
from tests.immortal_king.scene import PROVING_GROUND, Scene, begun, pile_of
from tests.kit.scene import told

ADVENTURERS = ("hero", "nova", "guard", "sneak")
EQUIPMENT = ("strength-potion", "second-potion", "courage-potion", "mana-potion")


def made(adventurers: int, **more: Any) -> Scene:
    """A new game with so many adventurers and, to make five, equipment; the first ones of the box."""
    match = begun(**more).match
    for n in range(1, adventurers + 1):
        match.play(f"enlist A{n}")
    for n in range(1, 6 - adventurers):
        match.play(f"pack E{n}")
    match.play("ready")
    return Scene(match)


# --- the party ---


@pytest.mark.rules("HIK-27", "HIK-28", "AMB-HIK-30")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("adventurers", [1, 2, 3, 4])
def test_a_party_has_five_cards_of_which_one_to_four_are_adventurers(adventurers: int, seats: int) -> None:
    s = begun(seats)
    for taken in range(5):
        assert s.asks == "party party"
        assert s.why("ready") == "HIK-28 too_few"
        s.play(
            f"enlist {ADVENTURERS[taken]}"
            if taken < adventurers
            else f"pack {EQUIPMENT[taken - adventurers]}"
        )
    assert s.may("ready")
    events = s.match.play("ready")
    assert told(events, "HIK-28 party_ready", n=adventurers) == 1
    assert s.party.split() == [*ADVENTURERS[:adventurers]]
    assert s.hand.split() == [*EQUIPMENT[: 5 - adventurers]]


@pytest.mark.rules("HIK-08", "HIK-15")
def test_what_is_advised_for_the_party_is_told_by_what_it_brings() -> None:
    s = begun()
    view, english = s.match.view(0), Localizer(s.match.game, "en", (), s.match.options)
    said = [english.printed(s.match.parse(action), view) for action in ("enlist A1", "pack E1")]
    assert said[0] == (
        "Gift: +1 to the combat roll. Temporary power: cancel the combat roll and roll a d12 instead."
    )
    assert said[1].startswith("+3 to the combat roll")


@pytest.mark.rules("HIK-27", "AMB-HIK-30")
def test_a_party_without_adventurers_is_refused() -> None:
    s = begun()
    s.play(*(f"pack {name}" for name in EQUIPMENT))
    assert s.why("pack oil") == "AMB-HIK-30 four_equipment"
    assert s.why("ready") == "HIK-28 too_few"
    assert s.legal("pack") == []
    s.play("enlist nova")
    assert s.may("ready")


@pytest.mark.rules("HIK-27", "HIK-28")
def test_a_fifth_adventurer_is_refused() -> None:
    s = begun()
    s.play(*(f"enlist {name}" for name in ADVENTURERS))
    assert s.why("enlist giant") == "HIK-27 four_adventurers"
    assert s.why("ready") == "HIK-28 too_few"
    assert s.legal("enlist") == []


@pytest.mark.rules("HIK-28", "AMB-HIK-30")
def test_a_sixth_card_is_refused() -> None:
    s = begun()
    s.play("enlist hero", "enlist nova", "pack oil", "pack sword", "pack map")
    assert s.why("enlist guard") == "HIK-28 five_cards"
    assert s.why("pack shield") == "HIK-28 five_cards"
    assert s.legal("enlist") == s.legal("pack") == []


@pytest.mark.rules("HIK-27", "HIK-28")
def test_who_and_what_was_taken_can_be_put_back_until_the_party_is_ready() -> None:
    s = begun()
    s.play("enlist hero", "enlist nova", "pack oil", "pack sword", "pack map")
    events = s.play("dismiss hero")
    assert told(events, "HIK-27 dismissed", adventurer="A1") == 1
    assert s.why("dismiss hero") == "HIK-27 not_in_party"
    assert s.legal("dismiss") == ["dismiss nova"]
    events = s.play("unpack sword")
    assert told(events, "HIK-28 unpacked", count=2) == 1
    assert s.why("unpack sword") == "HIK-28 not_packed"
    assert s.legal("unpack") == ["unpack oil", "unpack map"]
    assert s.why("ready") == "HIK-28 too_few"
    s.play("enlist guard", "enlist hero", "dismiss guard", "pack sword")
    s.match.play("ready")
    assert (s.party, s.hand) == ("hero nova", "oil sword map")


@pytest.mark.rules("HIK-100", "HIK-28")
def test_nobody_and_nothing_is_taken_twice() -> None:
    s = begun()
    s.play("enlist hero", "pack oil")
    assert s.why("enlist hero") == "HIK-100 unique_adventurer"
    assert s.why("pack oil") == "HIK-28 packed"


@pytest.mark.rules("HIK-28")
def test_two_copies_of_an_equipment_card_can_both_be_taken() -> None:
    s = begun(cards=PROVING_GROUND + '[box]\nequipment = ["oil", "oil", "sword", "map"]\n')
    s.play("pack oil", "pack oil#2")
    assert s.hand == "oil oil#2"
    assert s.why("pack oil#2") == "HIK-28 packed"


@pytest.mark.rules("HIK-27", "HIK-28")
def test_only_what_is_in_the_box_can_be_taken() -> None:
    s = begun()
    adventurers, equipment = len(s.box.adventurers), len(s.box.equipment)
    assert s.why(f"enlist A{adventurers + 1}") == "HIK-27 no_such_adventurer"
    assert s.why(f"pack E{equipment + 1}") == "HIK-28 no_such_equipment"
    assert (len(s.legal("enlist")), len(s.legal("pack"))) == (adventurers, equipment)


@pytest.mark.rules("HIK-27", "HIK-28")
def test_the_party_is_not_changed_once_it_is_ready() -> None:
    s = made(2)
    s.play("pass")
    assert s.asks == "party turn"
    for text in ("enlist guard", "dismiss hero", "pack oil", "unpack strength-potion", "ready"):
        assert s.why(text) == "HIK-28 party_made"


@pytest.mark.rules("HIK-29", "HIK-28")
def test_nothing_is_used_before_the_game_has_begun() -> None:
    s = begun()
    s.play("enlist hero", "pack courage-potion")
    assert s.why("use courage-potion") == "HIK-28 party_first"
    assert s.why("use oil") == "HIK-28 party_first"
    assert s.why("ultimate hero") == "HIK-28 party_first"
    assert s.why("power hero") == "HIK-28 party_first"


@pytest.mark.rules("HIK-27", "HIK-29")
def test_adventurers_lie_face_up_and_equipment_face_down() -> None:
    s = begun()
    events = s.play("enlist hero")
    assert told(events, "HIK-27 enlisted", adventurer="A1") == 1
    (packed,) = s.play("pack oil")
    assert (packed.to, dict(packed.params), dict(packed.secret)) == (0, {"count": 1}, {"equipment": "E5"})
    assert [card["id"] for card in s.view("party")["equipment"]["hand"]] == ["oil"]
    for seat in ("master", ""):
        assert [card["id"] for card in s.view(seat)["party"]] == ["hero"]
        equipment = s.view(seat)["equipment"]
        assert (equipment["hidden"], equipment["hand"]) == (1, None)


# --- laying out ---


@pytest.mark.rules("HIK-30", "HIK-35", "HIK-32")
@pytest.mark.parametrize("seats", [1, 2])
def test_there_are_three_piles_of_sixteen_and_the_top_card_of_each_lies_before_it(seats: int) -> None:
    s = made(1, seats=seats)
    assert s.piles == [15, 15, 15]
    corridors = s.view()["corridors"]
    assert all(corridor["encounter"] and not corridor["ambushed"] for corridor in corridors)
    assert s.view()["final"]["card"] == "lich"
    cards = [card for corridor in range(3) for card in pile_of(s.state, corridor)] + s.state.fronts
    assert sorted(cards) == list(range(48))
    assert told(s.match.events, "HIK-30 HIK-32 laid_out", card="lich") == 1
    assert told(s.match.events, "HIK-35 encounter") == 3


@pytest.mark.rules("HIK-30")
def test_the_dungeon_is_shuffled() -> None:
    assert len({made(1, seed=seed).fronts for seed in range(6)}) > 3


@pytest.mark.rules("HIK-31")
def test_nobody_knows_what_lies_in_the_piles() -> None:
    s = made(1, seats=1)
    for seat in ("party", ""):
        assert [corridor["top"] for corridor in s.view(seat)["corridors"]] == [None] * 3


@pytest.mark.rules("HIK-34")
@pytest.mark.parametrize("adventurers", [1, 2, 3, 4])
def test_the_party_starts_with_five_courage_and_each_adventurer_with_mana(adventurers: int) -> None:
    s = made(adventurers)
    assert s.courage == 5
    assert s.mana.split() == s.party.split() == [*ADVENTURERS[:adventurers]]


@pytest.mark.rules("HIK-33", "HIK-26", "AMB-HIK-02")
@pytest.mark.parametrize("cards", [PROVING_GROUND, "lair"], ids=["ground", "lair"])
@pytest.mark.parametrize(("adventurers", "fear"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_the_lich_brings_two_fear_for_each_adventurer_and_not_one_more(
    adventurers: int, fear: int, cards: str
) -> None:
    s = made(adventurers, cards=cards)
    assert s.fear == fear
    assert told(s.match.events, "HIK-33 HIK-34 tokens", n=5, fear=fear) == 1


@pytest.mark.rules("HIK-33")
@pytest.mark.parametrize(("line", "each"), [("", 1), ("fear = 0", 0), ("fear = 3", 3)])
def test_another_final_monster_brings_what_its_card_says_or_else_one_for_each(line: str, each: int) -> None:
    s = made(3, cards=PROVING_GROUND.replace("fear = 2\n", f"{line}\n"))
    assert s.fear == 3 * each


@pytest.mark.rules("HIK-02", "HIK-63")
def test_the_lair_is_played_with_a_die_of_six_and_one_of_twelve() -> None:
    s = made(1, cards="lair")
    effects = [effect for one in s.box.adventurers for effect in (one.gift, one.temporary, one.ultimate)]
    effects += [card.effect for card in s.box.equipment]
    assert {effect.sides for effect in effects} == {0, 6, 12}
    assert s.state.lasting().sides == 6

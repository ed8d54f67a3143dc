"""The extension with potions."""

import pytest

from pygames.engine.match import Match
from pygames.games.boss_quest.cards import POTION
from pygames.games.boss_quest.game import GAME
from tests.boss_quest.scene import A, B, C, Scene, combat, scene, state_of
from tests.kit.play import decision_of
from tests.kit.scene import told

POTIONS = {"potions": True}


@pytest.mark.rules("BQ-75", "BQ-08")
def test_the_potions_lie_among_the_weapons_and_their_spells_among_the_spells() -> None:
    drawn, offered = set(), set()
    for seed in range(60):
        s = Scene(Match(GAME, 6, seed, GAME.choose_options(POTIONS)))
        drawn |= {word.strip("()") for player in "ABCDEF" for word in s.weapons(player).split()}
        offered |= {*s.row.split(), s.mystery}
    assert {"potion-1", "potion-2", "potion-3"} <= {name.rstrip("+-") for name in drawn}
    assert {"flip", "flip#2"} <= offered


@pytest.mark.rules("BQ-76", "AMB-BQ-31")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize(("name", "sign"), [("plus", 1), ("minus", -1)])
def test_a_potion_adds_to_the_force_or_takes_from_it_as_it_is_read(number: int, name: str, sign: int) -> None:
    s = scene("turns", "(red-7) blue-5", "5/2", pile=f"potion-{number}", row="boss+1")
    s.play("equip 1")
    assert s.asks == "A reading"
    s.play(f"{name} potion-{number}")
    assert s.force("A") == 12 + sign * number


@pytest.mark.rules("BQ-76")
@pytest.mark.parametrize(("name", "force"), [("plus", 15), ("minus", 11)])
def test_the_two_readings_of_a_potion_need_not_be_alike(name: str, force: int) -> None:
    own = {"values": '{"potions": [[-1, 3], 2, [-9, 1]]}', "potions": True}
    s = scene("turns", "(red-7) blue-5", "5/2", pile="potion-1", row="boss+1", options=own)
    s.play("equip 1", f"{name} potion-1")
    assert s.force("A") == force
    (potion,) = [it for it in s.player("B")["visible"] + s.player("A")["visible"] if it["colour"] is None]
    assert (potion["minus"], potion["plus"], potion["value"]) == (-1, 3, force - 12)
    assert s.view()["potions"] == [[-1, 3], [-2, 2], [-9, 1]]
    # the spell turns it to its other reading
    s = scene("turns", "(red-7) potion-1+", "5/2", row="flip", options=own)
    assert s.force("A") == 10
    s.play("flip flip potion-1")
    assert s.force("A") == 6


@pytest.mark.rules("BQ-76", "AMB-BQ-33")
def test_a_hidden_potion_counts_by_its_own_lower_reading() -> None:
    own = {"values": '{"potions": [1, 2, [-1, 3]]}', "potions": True}
    s = scene("turns", "(potion-3) red-7 blue-7 green-3", "5/2", boss=16, row="boss+1", options=own)
    assert s.may("equip 1")  # 16 or 20
    s = scene("turns", "(potion-3) red-7 blue-7 green-4", "5/2", boss=16, row="boss+1", options=own)
    assert s.why("equip 1") == "BQ-28 exceeds"
    assert s.player("A", "A")["force"] == {"least": 17, "most": 21}


@pytest.mark.rules("BQ-77")
def test_the_reading_of_a_visible_potion_is_chosen_at_once() -> None:
    s = scene("turns", "(red-7) blue-5", "5/2", pile="green-1 potion-2 red-1", row="boss+1")
    s.play("equip 3")
    assert (s.asks, s.legal()) == ("A reading", ["plus potion-2", "minus potion-2"])
    assert s.why("pass") == "BQ-77 must_read"
    assert s.why("equip 1") == "BQ-77 reading_first"
    assert s.why("plus potion-1") == "BQ-77 this_potion"
    assert s.why("plus red-7") == "BQ-76 not_a_potion"
    events = s.play("minus potion-2")
    assert told(events, "BQ-77 read", seat=A, weapon="potion-2", value=-2) == 1
    assert s.asks == "B turn"


@pytest.mark.rules("AMB-BQ-81", "BQ-77")
def test_a_potion_among_several_weapons_is_read_when_all_of_them_have_been_given() -> None:
    s = scene("turns", "(red-7) blue-5", "5/2", pile="green-1 potion-2 red-1", row="boss+1")
    events = s.play("equip 3")
    assert [event.params["weapon"] for event in events if event.kind == "dealt"] == [
        "green-1", "potion-2", "red-1",
    ]  # fmt: skip
    assert s.asks == "A reading"
    assert s.weapons("A") == "(red-7) blue-5 green-1 potion-2 red-1"
    # and one of the deal when everybody has been dealt to
    for seed in range(40):
        match = Match(GAME, 4, seed, GAME.choose_options(POTIONS))
        if match.decision is not None and match.decision.id == "reading":
            assert all(player["visible"] for player in match.view(None)["players"])
            return
    raise AssertionError("no potion was dealt")


@pytest.mark.rules("BQ-77")
def test_a_potion_dealt_face_up_is_read_before_the_first_turn() -> None:
    s = scene("read_potions", "(red-7) blue-5", "(red-1) potion-3", row="boss+1")
    assert s.asks == "B reading"
    s.play("plus potion-3")
    assert s.asks == "A turn"
    # and so at the beginning of every round
    seen = 0
    for seed in range(20):
        match = Match(GAME, 4, seed, GAME.choose_options(POTIONS))
        unread = [cards for cards in state_of(match).visible if cards[0] >= POTION]
        assert (decision_of(match).id == "reading") == bool(unread)
        seen += bool(unread)
    assert seen


@pytest.mark.rules("BQ-77")
def test_several_potions_are_read_one_after_the_other() -> None:
    s = scene("turns", "(red-7) blue-5", "5/2", pile="potion-3 potion-1", row="boss+1")
    s.play("equip 2", "plus potion-3")
    assert (s.asks, s.legal()) == ("A reading", ["plus potion-1", "minus potion-1"])
    s.play("minus potion-1")
    assert s.force("A") == 14


# --- hidden potions ---


@pytest.mark.rules("BQ-78")
@pytest.mark.parametrize(("name", "force"), [("plus", 14), ("minus", 10)])
def test_a_hidden_potion_is_read_when_the_hidden_weapons_are_revealed(name: str, force: int) -> None:
    s = scene("turns", "(potion-2) red-7 blue-5", "5/2", done="B", row="boss+1 boss-1")
    assert s.why("plus potion-2") == "BQ-78 reading_later"  # not during the turns
    s.play("discard boss+1")
    assert (s.asks, s.legal()) == ("A secret", ["plus potion-2", "minus potion-2"])
    assert s.why("pass") == "BQ-78 must_read_hidden"
    assert s.why("plus potion-1") == "BQ-78 hidden_potion"
    events = s.play(f"{name} potion-2")
    assert told(events, "revealed", seat=A, n=force) == 1


@pytest.mark.rules("AMB-BQ-59", "BQ-78")
def test_hidden_potions_are_read_in_secret_and_shown_together() -> None:
    s = combat("(potion-1) red-7", "(potion-3) blue-7", "(potion-2) green-7", armourer="A")
    assert s.asks == "B secret"  # in turn order
    told_b = s.play("minus potion-3")
    assert s.asks == "C secret"
    told_c = s.play("plus potion-2")
    (chosen,) = [event for event in told_b if event.kind == "secret_chosen"]
    assert chosen.seen_by(B).params == {"seat": B, "value": -3}
    for other in (None, A, C):
        assert chosen.seen_by(other).params == {"seat": B}
    assert s.asks == "A secret"
    for viewer in ("A", "C", ""):
        for owner in "BC":
            seen = s.player(owner, viewer)
            assert seen["hidden"] == {} or viewer == owner
            # the bounds of a force are what they were before the question
            assert seen["force"]["least"] < seen["force"]["most"]
    assert not told(told_b + told_c, "revealed")
    assert told(s.play("plus potion-1"), "revealed") == 3


@pytest.mark.rules("AMB-BQ-59")
@pytest.mark.parametrize(
    ("answers", "have_one", "have_none"),
    [([], "A", ""), (["plus potion-1"], "AC", "B"), (["plus potion-1", "minus potion-3"], "ACD", "B")],
)
def test_being_asked_shows_a_potion_but_neither_which_nor_how_it_is_read(
    answers: list[str], have_one: str, have_none: str
) -> None:
    hands = ("(potion-1) red-7", "(blue-1) blue-7", "(potion-3) green-7", "(potion-2) purple-7")
    s = combat(*hands, pile="only red-1 red-2 red-3 red-4 red-5 red-6")
    s.play(*answers)
    asked = have_one[-1]
    assert s.asks == f"{asked} secret"
    for seat, viewer in enumerate("ABCD"):
        held: dict[str, set[int]] = {player: set() for player in "ABCD"}
        read: dict[str, set[int]] = {player: set() for player in "ABCD"}
        for seed in range(60):
            fork = Scene(s.match.fork(seat, seed))
            assert fork.view(viewer) == s.view(viewer)
            for player, weapon, reading in zip("ABCD", fork.state.hidden, fork.state.secrets, strict=True):
                held[player].add(weapon)
                read[player].add(reading)
            fork.play(fork.legal()[0])  # whoever is asked can answer
        for player in "ABCD":
            answered = player in have_one and player != asked
            if player == viewer:  # one knows one's own
                assert len(held[player]) == 1
                assert read[player] == ({{"A": 1, "C": -1}[player]} if answered else {0})
                continue
            assert read[player] == ({1, -1} if answered else {0})
            if player in have_one:  # any of the potions that the viewer does not hold
                assert held[player] == {POTION, POTION + 1, POTION + 2} - held[viewer]
            else:
                assert len(held[player]) > 5
                assert (max(held[player]) < POTION) == (player in have_none)


@pytest.mark.rules("BQ-78", "BQ-60")
def test_a_reading_is_chosen_anew_in_the_next_round() -> None:
    s = combat("(potion-1) red-7", "5/2")
    s.play("plus potion-1")
    assert s.state.round == 3
    assert s.state.secrets == [0, 0]
    assert s.state.readings == [0, 0, 0]


@pytest.mark.rules("AMB-BQ-59", "BQ-81")
def test_a_spy_who_knows_the_potion_does_not_know_how_it_is_read() -> None:
    s = combat("(potion-1) red-7", "(blue-1) blue-7", "(potion-3) green-7", peeks=((B, A),))
    s.play("plus potion-1")
    assert s.player("A", "B")["hidden"]["weapon"]["name"] == "potion-1"
    assert s.player("A", "B")["hidden"]["weapon"]["read"] is False
    readings = set()
    for seed in range(30):
        fork = s.match.fork(B, seed)
        assert state_of(fork).hidden[A] == POTION
        readings.add(state_of(fork).secrets[A])
    assert readings == {1, -1}


@pytest.mark.rules("AMB-BQ-33", "BQ-28")
@pytest.mark.parametrize(("boss", "may"), [(14, True), (15, True), (16, True)])
def test_a_hidden_potion_exceeds_only_if_it_does_so_with_both_readings(boss: int, may: bool) -> None:
    s = scene("turns", "(potion-3) red-7 blue-7 green-3", "5/2", boss=boss, row="boss+1")  # 14 or 20
    assert s.may("equip 1") == may
    s = scene("turns", "(potion-3) red-7 blue-7 green-4", "5/2", boss=boss, row="boss+1")  # 15 or 21
    assert s.may("equip 1") == (boss >= 15)


# --- what potions are ---


@pytest.mark.rules("AMB-BQ-32", "BQ-70", "BQ-71")
@pytest.mark.parametrize("active", ["need-blue", "need-red", "need-green", "need-purple", "need-pair"])
def test_a_potion_has_no_colour_and_meets_no_condition(active: str) -> None:
    s = combat("potion-1+ potion-2+ potion-3+", "5/2", active=active)
    assert told(s.opening, "condition_failed", seat=A, spell=active) == 1


@pytest.mark.rules("AMB-BQ-32", "AMB-BQ-51", "BQ-80")
@pytest.mark.parametrize("active", ["need-blue", "need-red", "need-green", "need-purple", "need-pair"])
def test_with_the_chameleon_a_potion_has_all_colours_as_any_weapon(active: str) -> None:
    s = combat("potion-1+ potion-2+", "5/2", "5/2", active=active, companions="colours - -")
    assert told(s.opening, "condition_failed", seat=A) == 0
    # a potion and a weapon are a pair
    s = combat("(red-7) potion-2+", "5/2", "5/2", active=active, companions="colours - -")
    assert told(s.opening, "condition_failed", seat=A) == 0
    # a potion alone is none
    s = combat("potion-2+", "5/2", "5/2", active=active, companions="colours - -")
    assert told(s.opening, "condition_failed", seat=A) == (active == "need-pair")


# --- the spell that turns potions, and potions that move ---


@pytest.mark.rules("BQ-67", "BQ-77")
@pytest.mark.parametrize(("potion", "force"), [("potion-2", 5), ("potion-3", 10)])
def test_the_spell_turns_any_visible_potion_to_its_other_reading(potion: str, force: int) -> None:
    s = scene("turns", "(red-7) potion-2+", "(blue-7) potion-3-", row="flip")
    assert s.legal("flip") == ["flip flip potion-2", "flip flip potion-3"]
    owner = "A" if potion == "potion-2" else "B"
    value = -2 if owner == "A" else 3
    assert told(s.play(f"flip flip {potion}"), "BQ-67 flipped", weapon=potion, value=value) == 1
    assert s.force(owner) == force
    assert (s.discard, s.active) == (["flip"], "")


@pytest.mark.rules("BQ-67")
def test_a_hidden_potion_or_another_weapon_cannot_be_turned() -> None:
    s = scene("turns", "(potion-1) potion-2+", "(blue-7) red-1", row="flip")
    assert s.legal("flip") == ["flip flip potion-2"]
    assert s.why("flip flip potion-1") == "BQ-67 no_visible_potion"
    assert s.why("flip flip red-1") == "BQ-67 no_visible_potion"
    assert s.why("activate flip") == "BQ-67 aim_potion"


@pytest.mark.rules("AMB-BQ-58", "BQ-64", "BQ-77")
def test_a_potion_loses_its_reading_in_the_pile_and_a_new_one_is_chosen_by_whoever_draws_it() -> None:
    s = scene("turns", "(red-7) potion-2+", "(blue-7) red-1", row="swap-pile boss+1", pile="only potion-3")
    s.play("trade swap-pile potion-2")
    assert (s.asks, s.legal()) == ("A reading", ["plus potion-3", "minus potion-3"])  # arrived face up
    s.play("minus potion-3")
    assert s.force("A") == 4
    s.play("equip 1")
    assert (s.asks, s.legal()) == ("B reading", ["plus potion-2", "minus potion-2"])
    s.play("minus potion-2")
    assert s.force("B") == 6


@pytest.mark.rules("AMB-BQ-58", "BQ-78")
def test_a_potion_that_arrives_hidden_is_read_at_the_reveal() -> None:
    s = scene("turns", "(red-7) blue-1", "(blue-7) red-1", row="swap-pile boss+1", pile="potion-3", done="B")
    s.play("trade swap-pile red-7")
    assert s.asks == "A secret"
    s = scene("turns", "(potion-1) blue-1", "(blue-7) red-1", row="swap-hidden", done="B")
    s.play("cast swap-hidden B")
    assert (s.asks, s.legal()) == ("B secret", ["plus potion-1", "minus potion-1"])

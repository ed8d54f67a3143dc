"""The players' turns: who is next, and equipping at the armourer's (phase A)."""

from typing import Any

import pytest

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.games.boss_quest.game import GAME, setup
from pygames.games.boss_quest.rounds import play_round
from pygames.words.localizer import Localizer
from tests.boss_quest.scene import STARTS, A, Scene, scene
from tests.kit.scene import table, told

ROW = "boss+1 need-pair extra-key second force+1 force-1"


LAST = {"done": "BC", "row": ROW, "boss": 21}
TWO = {"done": "C", "turn": "B", "row": ROW, "boss": 21}


@pytest.mark.rules("BQ-24", "BQ-29", "BQ-30", "BQ-31", "AMB-BQ-08", "AMB-BQ-10", "AMB-BQ-72")
@table(
    ("weapons", "more", "plays", "found"),
    [
        "the force is the total of all weapons, the hidden one included",
        ("(red-7) blue-5 green-2, (red-1) blue-1 purple-6", {}, "", {"force A": 14, "force B": 8}),
        "who no longer exceeds on the next turn may equip",
        ("(red-7) blue-7 green-1, 5/2", {"boss": 14, "row": ROW}, "", {"why equip 1": "BQ-28 exceeds"}),
        ("(red-7) blue-7 green-1, 5/2", {"boss": 14, "turn": "B", "row": ROW}, "activate boss+1",
         {"asks": "A turn", "may equip 1": True}),
        "the only one left equips one last time, and then goes to the magician",
        ("", LAST, "", {"asks": "A turn", "may equip 4": True}),
        ("", LAST, "equip 1", {"asks": "A turn", "why equip 1": "BQ-30 last_time_over"}),
        ("", LAST, "equip 1; discard boss+1", {"place A": "armourer", "asks": "B turn"}),
        "the last time counts from the moment when the player is alone",
        ("", TWO, "equip 1; equip 1; discard boss+1", {"asks": "A turn"}),
        ("", TWO, "equip 1; equip 1; discard boss+1; equip 1", {"why equip 1": "BQ-30 last_time_over"}),
        "the rule for five goes by those who sat down",
        ("", {"seats": 5, "roles": "knight gone knight gone gone", "done": "C", "row": ROW, "reaper": "done"},
         "", {"asks": "A last"}),
    ],
)  # fmt: skip
def test_who_may_equip(weapons: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene("turns", *(weapons.split(", ") if weapons else ()), **more).comes_to(plays, found)


@pytest.mark.rules("BQ-28")
def test_who_exceeds_is_not_asked_for_weapons_and_the_others_do_not_learn_why() -> None:
    s = scene("turns", "(red-7) blue-7 green-1", "5/2", boss=14, row=ROW)
    asked = Localizer(s.match.game, "en").question
    said = [asked(s.match.view(seat)) for seat in (A, 1)]
    assert said[0].startswith("Player A exceeds the boss and draws no more weapons")
    assert said[1].startswith("Player A draws weapons, or")


@pytest.mark.rules("BQ-30", "AMB-BQ-10", "AMB-BQ-13")
def test_the_question_says_which_draw_is_the_last_and_why_no_more_weapons_are_drawn() -> None:
    asked = Localizer(GAME, "en").question
    s = scene("turns", done="BC", row=ROW, boss=21)
    assert "one last draw" in asked(s.match.view(A))
    s.play("equip 1")
    assert asked(s.match.view(A)).startswith("Player A has drawn for the last time")
    s = scene("turns", row=ROW, boss=21, pile="only")
    assert asked(s.match.view(A)).startswith("Player A finds no weapons left")


# --- the course of a round ---


@pytest.mark.rules("BQ-19", "BQ-41", "BQ-55")
def test_a_round_is_the_turns_then_a_combat_then_the_next_round() -> None:
    s = scene(row=ROW)
    events = []
    while s.state.round == 2:
        events += s.play(f"discard {s.row.split()[0]}")
    kinds = [event.kind for event in events]
    assert kinds.count("discarded") == 3
    assert kinds.index("combat") > kinds.index("discarded")
    assert kinds.index("revealed") > kinds.index("combat")
    assert kinds.index("round") > max(kinds.index("key"), kinds.index("armourer_next"))
    assert s.asks.endswith("turn")


@pytest.mark.rules("BQ-20")
@pytest.mark.parametrize(("armourer", "order"), [("A", "BCDEA"), ("C", "DEABC"), ("E", "ABCDE")])
def test_the_armourers_left_begins_and_the_armourer_is_last(armourer: str, order: str) -> None:
    s = scene(seats=5, armourer=armourer, turn=order[0], row=ROW)
    for player in order:
        assert s.asks == f"{player} turn"
        s.play("equip 1")
    assert s.asks == f"{order[0]} turn"  # and round again


@pytest.mark.rules("BQ-21", "BQ-25", "BQ-32")
def test_on_a_turn_a_player_equips_or_goes_to_the_magician_and_does_not_pass() -> None:
    s = scene(row="boss+1 need-pair extra-key")
    assert s.legal() == [
        *(f"equip {n}" for n in (1, 2, 3, 4)),
        *(f"activate {spell}" for spell in ("boss+1", "need-pair", "extra-key")),
        *(f"discard {spell}" for spell in ("boss+1", "need-pair", "extra-key")),
    ]
    assert s.why("pass") == "BQ-21 equip_or_go"
    s.play("equip 2")
    assert s.asks == "B turn"  # one or the other, then it is the next player's turn
    s.play("activate boss+1")
    assert s.asks == "C turn"


@pytest.mark.rules("BQ-22")
def test_those_who_have_finished_wait_for_the_others() -> None:
    s = scene(row=ROW)
    s.play("discard boss+1")
    assert s.place("A") == "magician"
    for player in "BCBC":
        assert s.asks == f"{player} turn"
        s.play("equip 1")
    s.play("discard need-pair")
    assert s.asks == "C turn"
    s.play("equip 1")
    assert s.asks == "C turn"


@pytest.mark.rules("BQ-23", "BQ-29")
def test_a_player_may_equip_turn_after_turn_or_not_at_all() -> None:
    s = scene("turns", "(red-1) blue-1", "(red-2) blue-2", boss=21, row=ROW, pile="green-1 green-2 green-3")
    s.play("equip 1", "equip 1", "equip 1")
    assert s.weapons("A") == "(red-1) blue-1 green-1 green-3"
    assert s.weapons("B") == "(red-2) blue-2 green-2"
    assert s.asks == "B turn"
    # C has never equipped: nothing says he must
    s = scene(row=ROW)
    s.play("discard boss+1")
    assert (s.place("A"), len(s.state.visible[A])) == ("magician", 1)


# --- asking for weapons ---


@pytest.mark.rules("BQ-25")
@pytest.mark.parametrize("number", [0, 5, 9])
def test_to_ask_for_another_number_is_understood_and_refused_by_the_rule(number: int) -> None:
    s = scene(row=ROW)
    assert s.why(f"equip {number}") == "BQ-25 one_to_four"
    refusal = s.match.why_not(f"equip {number}")
    assert refusal is not None
    said = {language: Localizer(GAME, language).refusal(refusal) for language in LANGUAGES}
    assert said["en"] == f"You draw one, two, three or four weapons at a time, not {number}."
    assert said["fr"] == f"On demande une, deux, trois ou quatre armes à la fois, pas {number}."
    # whoever may not equip at all is told that
    assert scene("turns", "18/3", "5/2", row=ROW).why("equip 5") == "BQ-28 exceeds"


@pytest.mark.rules("BQ-25", "BQ-26")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_player_asks_for_1_to_4_weapons_and_keeps_them_face_up(number: int) -> None:
    s = scene("turns", "(red-1) blue-1", "5/2", boss=21, pile="green-1 red-2 purple-1 blue-2", row=ROW)
    events = s.play(f"equip {number}")
    given = ["green-1", "red-2", "purple-1", "blue-2"][:number]
    # the number is said before a weapon is seen
    assert [event.kind for event in events] == ["equips", *["dealt"] * number]
    assert told(events, "BQ-25 equips", seat=A, n=number) == 1
    assert s.weapons("A") == " ".join(["(red-1) blue-1", *given])
    for viewer in ("A", "B", ""):
        assert [weapon["name"] for weapon in s.player("A", viewer)["visible"]] == ["blue-1", *given]


@pytest.mark.rules("BQ-27", "BQ-25")
def test_the_armourer_too_says_the_number_first() -> None:
    s = scene(armourer="A", turn="A", row=ROW)
    events = s.play("equip 2")
    assert [event.kind for event in events] == ["equips", "dealt", "dealt"]
    assert told(events, "BQ-27 equips", seat=A, n=2) == 1
    assert told(s.play("equip 2"), "BQ-27 equips") == 0  # B is not the armourer


@pytest.mark.rules("AMB-BQ-13")
def test_the_armourer_gives_as_many_weapons_as_are_left_and_then_nobody_equips() -> None:
    s = scene(pile="only red-2 red-3", row=ROW)
    events = s.play("equip 4")
    assert told(events, "dealt", seat=A) == 2
    assert told(events, "AMB-BQ-13 pile_empty") == 1
    assert s.asks == "B turn"
    assert s.why("equip 1") == "AMB-BQ-13 no_weapons"
    assert s.legal("equip") == []
    s.play("discard boss+1")  # the magician is still there


# --- exceeding ---


@pytest.mark.rules("BQ-28", "AMB-BQ-06")
@pytest.mark.parametrize(("boss", "may"), [(14, False), (15, True), (16, True)])
def test_who_exceeds_the_boss_goes_to_the_magician_who_equals_it_may_equip(boss: int, may: bool) -> None:
    s = scene("turns", "(red-7) blue-7 green-1", "5/2", boss=boss, row=ROW)
    assert s.may("equip 1") == may
    if not may:
        for number in (1, 2, 3, 4):
            assert s.why(f"equip {number}") == "BQ-28 exceeds"
        assert {text.split()[0] for text in s.legal()} == {"activate", "cast", "discard"}


@pytest.mark.rules("BQ-28")
def test_the_duty_falls_due_on_the_next_turn_and_is_told_to_nobody() -> None:
    s = scene("turns", "(red-7) blue-7", "5/2", boss=14, pile="green-5", row=ROW)
    events = s.play("equip 1")
    assert s.asks == "B turn"  # not at once
    assert s.place("A") == "armourer"
    s.play("equip 1")
    assert s.asks == "A turn"
    assert not s.legal("equip")
    events += s.play("discard boss+1")
    # for the others he has just gone to the magician
    assert [event.kind for event in events] == ["equips", "dealt", "discarded"]
    assert "legal_actions" not in s.view("A")["decision"]


@pytest.mark.rules("AMB-BQ-07")
@pytest.mark.parametrize(
    ("active", "may"),
    [("", True), ("force+1:A", True), ("force+2:A", False), ("force+2:B", True), ("boss-2", False),
     ("force+2:A boss+1", True), ("force+2:A force-1:A", True)],
)  # fmt: skip
def test_active_spells_count_for_exceeding(active: str, may: bool) -> None:
    s = scene("turns", "(red-7) blue-7 green-1", "5/2", boss=16, active=active, row="need-pair")
    assert s.may("equip 1") == may


# --- the last player in phase A ---


@pytest.mark.rules("AMB-BQ-09")
def test_the_last_one_who_exceeds_with_the_last_weapons_goes_to_the_magician_as_usual() -> None:
    s = scene("turns", "(red-7) blue-7", "5/2", "5/2", done="BC", boss=14, pile="green-1", row=ROW)
    s.play("equip 1")
    assert s.force("A") > s.hp
    assert s.asks == "A turn"
    events = s.play("activate boss+1")  # with which it is just right
    assert told(events, "exceeded") == 0


# --- five or six players ---


@pytest.mark.rules("BQ-31", "AMB-BQ-11")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_last_of_five_or_six_does_not_see_the_magician(seats: int) -> None:
    s = scene(seats=seats, done="BCDEF"[: seats - 1], row=ROW, mystery="boss-1")
    assert s.asks == "A last"
    assert s.legal() == ["equip 1", "equip 2", "equip 3", "equip 4", "pass"]
    for text in ("activate boss+1", "discard boss+1", "cast force+1 B", "open", "bury", "wait"):
        assert s.why(text) == "BQ-31 stragglers"
    events = s.play("equip 2")
    assert told(events, "BQ-31 straggler", seat=A) == 1
    assert told(events, "revealed") == seats  # and the combat begins


@pytest.mark.rules("AMB-BQ-11")
def test_the_last_of_five_skips_the_magician_without_equipping_too() -> None:
    s = scene(seats=5, done="BCDE", row=ROW)
    events = s.play("pass")
    assert told(events, "AMB-BQ-11 straggler", seat=A) == 1
    assert told(events, "revealed") == 5


@pytest.mark.rules("BQ-31", "AMB-BQ-09")
def test_the_last_of_five_who_exceeds_can_only_wait() -> None:
    s = scene("turns", "(red-7) blue-7 green-7", *["5/2"] * 4, done="BCDE", row=ROW)
    assert s.legal() == ["pass"]
    assert s.why("equip 1") == "BQ-28 exceeds"
    assert told(s.play("pass"), "BQ-42 heart_lost", seat=A) == 1


@pytest.mark.rules("BQ-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_players_the_last_one_goes_to_the_magician(seats: int) -> None:
    s = scene(seats=seats, done="BCD"[: seats - 1], row=ROW)
    assert s.asks == "A turn"
    assert s.may("activate boss+1")


@pytest.mark.rules("AMB-BQ-12", "BQ-82")
def test_the_hare_does_not_take_the_last_of_five_to_the_magician() -> None:
    s = scene(seats=5, done="BCDE", row=ROW, companions="chain - - - -")
    events = s.play("equip 1")
    assert told(events, "BQ-31 straggler", seat=A) == 1
    assert told(events, "revealed") == 5
    # before the last turn it takes him there
    s = scene(seats=5, done="BCD", row=ROW, companions="chain - - - -")
    s.play("equip 1")
    assert s.asks == "A chain"


@pytest.mark.rules("AMB-BQ-35", "BQ-81", "BQ-85")
def test_the_last_of_five_has_a_turn_in_which_companions_serve() -> None:
    s = scene(seats=5, done="BCDE", row="boss+1", mystery="second", companions="spy replace - - -")
    assert {"spy B", "spy E", "scry"} <= {*s.legal()}
    s.play("spy B")
    assert s.asks == "A last"
    assert s.player("B", "A")["hidden"]
    assert s.why("scry") == "AMB-BQ-60 used"
    s = scene(seats=5, done="BCDE", row="boss+1", companions="replace - - - -", spells="force+2")
    s.play("replace boss+1")
    assert (s.asks, s.row) == ("A last", "force+2")


@pytest.mark.rules("BQ-31", "BQ-32", "BQ-74")
def test_the_view_says_of_those_who_have_finished_whether_they_went_to_the_magician() -> None:
    s = scene(seats=5, done="BCD", row=ROW)
    s.play("discard boss+1")
    assert (s.place("A"), s.place("E")) == ("magician", "armourer")
    s = scene("turns", *["5/2"] * 5, done="BCDE", row=ROW, pile="potion-1")
    for play in ("equip 1", "pass"):
        last = Scene(s.match.copy())
        last.play(play)
        if last.asks == "A reading":  # the round is not over yet
            assert last.place("A") == "aside"
    s = scene(seats=3, row=ROW, active="a-or-b")
    s.play("equip 1", "discard boss+1")
    assert [s.place(player) for player in "ABC"] == ["aside", "magician", "armourer"]


# --- random games: who is asked, and how many finish ---

FINISHED = {
    "activated", "cast", "cancelled", "hidden_swapped", "traded", "traded_hidden", "no_effect", "discarded",
    "buried", "straggler", "either_or",
}  # fmt: skip


@pytest.mark.rules("BQ-20", "BQ-22", "BQ-40", "BQ-41")
@pytest.mark.parametrize("seats", GAME.seats)
def test_in_random_games_everybody_finishes_once_before_the_combat(seats: int) -> None:
    rounds = 0
    for seed in range(3):
        match = Match(GAME, seats, seed, GAME.choose_options({}))
        rng = Rng(seed)
        finished = []
        while match.decision:
            asked, seat = match.decision.id, match.decision.seat
            assert asked == "aim" or seat not in finished
            for event in match.play(rng.choice(match.decision.legal_actions)):
                if event.kind in FINISHED:
                    finished.append(event.params["seat"])
                if event.kind == "combat":
                    assert sorted(finished) == [*range(seats)]
                    finished = []
                    rounds += 1
    assert rounds > 6


@pytest.mark.rules("BQ-19", "BQ-41", "BQ-55")
def test_the_positions_of_these_tests_go_on_as_a_round_does() -> None:
    state = setup(3, 1, GAME.choose_options({}))
    state.agenda.clear()
    play_round.now(state)
    assert tuple(state.agenda[::-1][-len(STARTS["turns"]) :]) == STARTS["turns"]

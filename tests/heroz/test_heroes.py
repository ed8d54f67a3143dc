"""Heroes: their resources, their entry into play, and the powers of the Jack, the Queen and the King."""

from typing import Any

import pytest

from tests.heroz.scene import scene
from tests.kit.play import refusal_of
from tests.kit.scene import table, told

FIELD = {"A1": "8♦ (2♠)", "A2": "(9♥)", "B1": "4♣ (6♦)", "B3": "(5♣) 7♣"}
WINDOW: dict[str, Any] = {"columns": {"A1": "8♦", "B1": "3♣"}, "attack": 1, "step": 3}
SWAP: dict[str, Any] = {"heroes": ("K♦", ""), "hands": ("3♥", ""),
                        "columns": {"A1": "8♦ (2♠)", "B1": "4♣ (6♦)", "B3": "7♣"}}  # fmt: skip
MOVE: dict[str, Any] = {**SWAP, "columns": {"A1": "8♦ 9♠", "A2": "5♥", "B1": "4♣"}}


@pytest.mark.rules("HZ-11", "HZ-13", "HZ-14", "HZ-15", "HZ-16", "HZ-17", "HZ-19", "HZ-27", "HZ-42")
@pytest.mark.rules("HZ-49", "HZ-66", "HZ-67", "AMB-HZ-12", "AMB-HZ-49", "AMB-HZ-51", "AMB-HZ-52")
@table(
    ("first", "more", "plays", "found"),
    [
        "enemy troops are no resource; a joker is one of the suit that it copied, unless it lies face down",
        ("hero", {"hands": ("J♦", ""), "columns": {"A1": "8♠", "B1": "2♦ 3♦ 4♦"}}, "",
         {"why hero J♦": "HZ-14 resources"}),
        ("hero", {"hands": ("Q♦ Q♠", ""), "columns": {"A1": "8♦", "A2": "★1=8♦"}}, "",
         {"may hero Q♦": True, "why hero Q♠": "HZ-16 resources"}),
        ("hero", {"hands": ("Q♦", ""), "columns": {"A1": "8♦", "A2": "(★1=8♦)"}}, "",
         {"why hero Q♦": "HZ-16 resources"}),
        "without any active troop there is no hero to ask for; whether there is one in hand stays a secret",
        ("hero", {"hands": ("J♦ 2♥", ""), "columns": {"A1": "(8♦)", "B1": "9♦"}}, "", {"asks": "A specials"}),
        ("hero", {"hands": ("J♦ 2♥", ""), "columns": {"A1": "8♦"}}, "", {"asks": "A hero"}),
        ("hero", {"hands": ("2♥", ""), "columns": {"A1": "8♦"}}, "", {"asks": "A hero"}),
        ("hero", {"columns": {"A1": "8♦"}}, "", {"asks": "A attack"}),
        "a hero in play stays without its resources: B's Queen turns down the spade that let A's Jack in",
        ("powers", {"active": "B", "heroes": ("J♠", "Q♥"), "columns": {"A1": "8♠"}, "hands": ("2♣", "")},
         "turn A11; pass", {"hero A": "J♠"}),
        ("powers", {"heroes": ("J♠", ""), "columns": {"A1": "8♦", "B1": "(3♣)"}}, "", {"may look B11": True}),
        "only a hero in play is sacrificed, not the one that lies on a troop for its aura",
        ("window", {**WINDOW, "hands": ("Q♦", ""), "heroes": ("J♠", "")}, "", {"may sacrifice A11": True}),
        ("window", {**WINDOW, "hands": ("Q♦", "")}, "", {"why sacrifice A11": "HZ-13 no_hero_in_play"}),
        ("window", {**WINDOW, "hands": ("5♦", "")}, "", {"why sacrifice A11": "HZ-42 no_hero"}),
        ("window", {**WINDOW, "hands": ("Q♦ 2♣", "")}, "aura Q♦ B11", {"why sacrifice A11": "HZ-49 no_hero"}),
        "only one in hand is played for its aura",
        ("window", {**WINDOW, "hands": ("Q♦", ""), "heroes": ("J♠", "")}, "",
         {"may aura Q♦ B11": True, "why aura J♠ B11": "HZ-13 not_in_hand"}),
        "a King moves or swaps one troop within its player's area, once",
        ("powers", SWAP, "",
         {"may move A11 A21": True, "may swap A11 A12": True, "may swap B12 B31": True,
          "why swap A11 B11": "HZ-19 same_player", "why swap A11 A11": "HZ-19 same_player",
          "why swap A11 A31": "HZ-19 no_troop", "why swap A31 A11": "HZ-19 no_troop",
          "why move A31 A21": "HZ-19 no_troop"}),
        ("powers", SWAP, "swap B12 B31",
         {"area B": ("4♣ 7♣", "", "(6♦)"), "asks": "A specials", "why move A11 A21": "HZ-67 not_powers",
          "why swap A11 A12": "HZ-67 not_powers"}),
        ("powers", {"heroes": ("K♦", ""), "columns": {"A2": "8♦ (2♠) 5♥"}}, "swap A21 A23",
         {"area A": ("", "5♥ (2♠) 8♦", "")}),
        "it moves a troop to the first free line of a column of its player",
        ("powers", MOVE, "",
         {"why move A11 A23": "AMB-HZ-51 line_first", "why move A11 A21": "HZ-19 occupied",
          "why move A11 B12": "HZ-19 other_area_king", "why move B11 A31": "HZ-19 other_area_king"}),
        ("powers", MOVE, "move A11 A22", {"area A": ("9♠", "5♥ 8♦", "")}),
        "face-down and enemy troops too, and they stay as they are",
        ("powers", {**SWAP, "columns": {"A1": "(8♦)", "B1": "4♣ (6♦)"}}, "",
         {"may move A11 A21": True, "may move B11 B21": True}),
        ("powers", {**SWAP, "columns": {"A1": "(8♦)", "B1": "4♣ (6♦)"}}, "move B12 B31",
         {"area B": ("4♣", "", "(6♦)")}),
        "both players' heroes act in every turn, the active player's first",
        *[("powers", {"active": active, "heroes": ("J♦", "Q♣"), "columns": FIELD}, plays, {"asks": asks})
          for active, plays,
         asks in (("A", "", "A power"), ("A", "pass", "B power"), ("A", "pass; pass", "A attack"),
                                      ("B", "", "B power"), ("B", "pass", "A power"),
         ("B", "pass; pass", "B attack"))],
        "a player without a hero is not asked",
        ("powers", {"heroes": ("", "Q♦"), "columns": FIELD}, "", {"asks": "B power"}),
        ("powers", {"heroes": ("", "Q♦"), "columns": FIELD}, "pass", {"asks": "A attack"}),
        ("powers", {"columns": FIELD}, "", {"asks": "A attack"}),
        "but where there is something to use the power on",
        *[("powers", {"heroes": (hero, ""), "hands": ("3♥", ""), "columns": columns}, "", {"asks": asks})
          for hero, nothing, something in (("J♦", {"A1": "8♦", "B1": "9♠"}, "(9♠)"),
                                           ("Q♦", {"A1": "(8♦)", "B1": "(9♠)"}, "9♠"), ("K♦", {}, "(9♠)"))
          for columns,
         asks in ((nothing, "A specials"), ({"B1": something}, "A power"), ({"A1": something}, "A power"))],
    ],
)  # fmt: skip
def test_what_a_hero_may_do(first: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    scene(first, **more).comes_to(plays, found)


# --- entering play (1.4) ---


@pytest.mark.rules("HZ-14", "HZ-16", "HZ-18", "HZ-54")
@pytest.mark.parametrize(
    ("hero", "needed", "rule"), [("J♦", 1, "HZ-14"), ("Q♦", 2, "HZ-16"), ("K♦", 3, "HZ-18")]
)
def test_a_jack_needs_one_active_troop_of_its_suit_a_queen_two_a_king_three(
    hero: str, needed: int, rule: str
) -> None:
    troops = ["2♦", "9♦", "5♦", "7♦"]
    for count in range(5):
        # the troops stand apart; other suits and face-down troops do not count
        columns = {f"A{n + 1}": troops[n] for n in range(min(count, 3))}
        if count == 4:
            columns["A1"] += " 7♦"
        columns["A1"] = f"{columns.get('A1', '')} 8♠".strip()
        columns["A3"] = f"{columns.get('A3', '')} (3♦) (4♦)".strip()
        s = scene("hero", hands=(hero, ""), columns=columns)
        if count >= needed:
            assert s.may(f"hero {hero}")
        else:
            assert s.why(f"hero {hero}") == f"{rule} resources"
            refusal = refusal_of(s.match, f"hero {hero}")
            assert refusal.params == {"card": hero, "n": needed, "found": count, "suit": "♦"}


@pytest.mark.rules("HZ-66")
def test_one_hero_a_turn_comes_face_up_from_hand_at_step_1_4_only() -> None:
    s = scene("placement", hands=("J♦ J♠ 3♥", "5♣"), columns={"A1": "8♦ 9♠"})
    assert s.why("hero J♦") == "HZ-66 not_hero_step"
    s.play("pass")
    assert s.asks == "A hero"
    assert s.legal() == ["hero J♦", "hero J♠", "pass"]
    assert s.why("hero J♣") == "HZ-66 not_in_hand"
    events = s.play("hero J♦")
    assert told(events, "HZ-66 hero", seat=0, card="J♦") == 1
    assert s.view("B")["heroes"] == ["J♦", None]  # for all to see
    assert s.asks == "A specials"
    assert s.why("hero J♠") == "HZ-66 not_hero_step"


@pytest.mark.rules("HZ-66")
def test_only_the_player_whose_turn_it_is_plays_a_hero_and_nobody_has_to() -> None:
    s = scene("hero", hands=("J♦", "J♠"), columns={"A1": "8♦", "B1": "9♠"})
    asked = set()
    while s.asks != "A attack":
        asked.add(s.asks)
        s.play("pass")
    assert asked == {"A hero", "A specials", "B specials"}
    assert (s.hero("A"), s.hero("B")) == ("", "")


@pytest.mark.rules("HZ-12", "HZ-09")
def test_a_new_hero_sends_the_one_in_play_to_the_discard_at_once() -> None:
    s = scene("hero", hands=("J♦", ""), heroes=("K♠", "K♥"), columns={"A1": "8♦"}, discards=("2♥", ""))
    events = s.play("hero J♦")
    assert told(events, "HZ-12 replaced", seat=0, card="K♠") == 1
    assert (s.hero("A"), s.discard("A")) == ("J♦", "2♥ K♠")
    assert (s.hero("B"), s.discard("B")) == ("K♥", "")  # one hero each


# --- powers (1.4) ---


@pytest.mark.rules("HZ-15")
def test_a_jack_looks_at_one_face_down_troop_of_either_player() -> None:
    s = scene("powers", heroes=("J♦", ""), columns=FIELD, hands=("3♥", ""))
    assert s.asks == "A power"
    assert s.legal() == ["look A12", "look A21", "look B12", "look B31", "pass"]
    assert s.why("look A11") == "HZ-15 already_active"
    assert s.why("look A33") == "HZ-15 no_troop"
    events = s.play("look B31")
    assert told(events, "HZ-15 looked", seat=0, place="B31", card="5♣") == 1
    # it stays in place, face down, and once is all
    assert s["B3"] == "(5♣) 7♣"
    assert s.asks == "A specials"
    assert s.why("look B12") == "HZ-57 face_down"


@pytest.mark.rules("AMB-HZ-67", "HZ-15", "HZ-57")
def test_what_a_jack_shows_is_seen_by_the_looker_alone_until_the_next_choice() -> None:
    s = scene("powers", heroes=("J♦", ""), columns=FIELD, hands=("3♥", "3♦"))
    (looked,) = [event for event in s.play("look B31") if event.kind == "looked"]
    assert s.troop("B31", "A") == {"place": "B31", "active": False, "card": "5♣", "shown": "glance"}
    for player in ("B", ""):
        assert s.troop("B31", player) == {"place": "B31", "active": False}
    assert looked.seen_by(0).params["card"] == "5♣"
    assert "5♣" not in str(looked.seen_by(1)) + str(looked.seen_by(None))
    s.play("pass")
    assert s.troop("B31", "A") == {"place": "B31", "active": False}


@pytest.mark.rules("AMB-HZ-67")
@pytest.mark.parametrize(
    ("columns", "more", "answer"),
    [
        ({"A2": "7♥"}, {}, "attack A2"),
        ({"A1": "2♠ 4♦", "A2": "7♠ 9♦"}, {}, "resolve line1-suit"),
        ({"A1": "5♥", "A2": "7♥", "A3": "8♥"}, {"discards": ("K♠", "")}, "recall K♠"),
        ({"A1": "7♠", "A2": "7♥", "A3": "7♣"}, {"won": ("", "9♠")}, "plunder B:9♠"),
    ],
)
def test_any_choice_covers_the_card_again(columns: dict[str, str], more: dict[str, Any], answer: str) -> None:
    s = scene("powers", heroes=("J♦", ""), columns={**columns, "B1": "(5♣)"}, **more)
    s.play("look B11")
    assert s.may(answer)
    assert s.troop("B11", "A")["card"] == "5♣"
    s.play(answer)
    assert "card" not in s.troop("B11", "A")


@pytest.mark.rules("AMB-HZ-67")
def test_the_card_shown_stays_in_sight_while_only_the_other_player_chooses() -> None:
    s = scene("powers", active="B", heroes=("J♦", ""), columns=FIELD, hands=("3♥", "3♦"))
    s.play("look A12")  # in B's turn
    assert s.asks == "B specials"
    s.play("pass")
    assert s.troop("A12", "A")["card"] == "2♠"
    s.play("pass")
    assert "card" not in s.troop("A12", "A")


@pytest.mark.rules("HZ-17")
def test_a_queen_turns_one_active_troop_of_either_player_face_down() -> None:
    s = scene("powers", heroes=("Q♦", ""), columns=FIELD, hands=("3♥", ""))
    assert s.legal() == ["turn A11", "turn B11", "turn B32", "pass"]
    assert s.why("turn A12") == "HZ-17 inactive"
    assert s.why("turn B33") == "HZ-17 no_troop"
    events = s.play("turn B32")
    assert told(events, "HZ-17 deactivated", seat=0, place="B32", card="7♣") == 1
    assert s["B3"] == "(5♣) (7♣)"
    assert s.asks == "A specials"  # once
    assert s.why("turn A11") == "HZ-67 not_powers"


@pytest.mark.rules("AMB-HZ-53", "HZ-17")
def test_a_troop_turned_down_by_a_queen_does_not_attack() -> None:
    s = scene("powers", heroes=("Q♦", ""), columns={"A1": "8♦ 9♠", "A2": "7♥"}, hands=("3♥", ""))
    s.play("turn A11", "pass")
    s.play("attack A1")
    assert [s.troop(place)["active"] for place in ("A11", "A12")] == [False, True]
    assert s.power("A") == 9
    s = scene("powers", heroes=("Q♦", ""), columns={"A1": "8♦", "A2": "7♥"}, hands=("3♥", ""))
    s.play("turn A11", "pass")
    assert s.why("attack A1") == "AMB-HZ-29 nobody_attacks"


@pytest.mark.rules("AMB-HZ-53", "HZ-72", "HZ-73")
def test_a_troop_turned_down_by_a_queen_need_not_block_but_may() -> None:
    for answer, blockers in (("pass", []), ("activate B11", ["B11"])):
        s = scene("powers", heroes=("", "Q♣"), columns={"A1": "8♦", "B1": "4♣"}, hands=("3♥", ""))
        s.play("turn B11")  # its own troop, in A's turn
        s.until("A attack")
        s.play("attack A1")
        s.until("B block")
        s.play(answer)
        assert s.view()["fight"]["sides"][1]["places"] == blockers


@pytest.mark.rules("AMB-HZ-51", "HZ-28")
def test_a_king_moves_a_troop_to_the_end_of_its_own_column_but_not_back_to_where_it_was() -> None:
    king: dict[str, Any] = {"heroes": ("K♦", ""), "columns": {"A1": "8♦ 9♠"}}
    s = scene("powers", **king)
    assert s.why("move A12 A13") == "AMB-HZ-51 slides_back"
    events = s.play("move A11 A13")
    assert s["A1"] == "9♠ 8♦"
    assert told(events, "HZ-19 moved", place="A11", place2="A12") == 1  # line 3 slid to line 2
    assert told(events, "HZ-28 slid", column="A1") == 1


@pytest.mark.rules("AMB-HZ-51")
@pytest.mark.parametrize("column", ["A1", "A2", "A3", "B1", "B2", "B3"])
def test_in_no_column_does_a_king_move_the_last_troop_to_where_it_was(column: str) -> None:
    for troops in ("8♦", "8♦ 9♠"):
        s = scene("powers", heroes=("K♦", ""), columns={column: troops})
        last = len(troops.split())
        assert s.why(f"move {column}{last} {column}{last + 1}") == "AMB-HZ-51 slides_back"
        others = [f"{column[0]}{n}1" for n in "123" if n != column[1]]
        for place in others:
            assert s.may(f"move {column}{last} {place}")


@pytest.mark.rules("AMB-HZ-49", "HZ-15")
def test_a_power_is_used_once_in_each_turn_its_owners_and_the_opponents() -> None:
    s = scene("powers", heroes=("J♦", ""), hands=("3♥", "2♣"), columns={"B1": "3♦", "B2": "5♥"})
    asked = []
    for _ in range(60):
        if s.asks == "A power":
            asked.append((s.view()["active"], s.view()["turn"]))
            s.play(s.legal("look")[0])
        elif s.asks.endswith("placement") and len(asked) < 3 and s.legal("place"):
            s.play(s.legal("place")[0])
        else:
            s.play("pass")
    turns = [turn for _, turn in asked]
    assert {seat for seat, _ in asked} == {0, 1}
    assert len(turns) == len(set(turns)) >= 3


@pytest.mark.rules("HZ-67", "HZ-15", "HZ-17", "HZ-19")
def test_a_hero_has_the_power_of_its_own_kind_only() -> None:
    own = {"J♦": ("look A12", "HZ-15"), "Q♦": ("turn A11", "HZ-17"), "K♦": ("move A11 A31", "HZ-19")}
    for hero in own:
        s = scene("powers", heroes=(hero, ""), columns=FIELD, hands=("3♥", ""))
        for other, (action, rule) in own.items():
            if other == hero:
                assert s.may(action)
            else:
                assert s.why(action) == f"{rule} not_your_hero"
        if hero != "K♦":
            assert s.why("swap A11 A21") == "HZ-19 not_your_hero"


@pytest.mark.rules("HZ-67")
def test_powers_act_at_step_1_4_only() -> None:
    s = scene("hero", hands=("3♥", ""), heroes=("K♦", ""), columns={"A1": "8♦ 9♠"})
    assert s.why("move A11 A21") == "HZ-67 not_powers"
    s.play("pass")
    assert s.may("move A11 A21")


@pytest.mark.rules("HZ-66", "HZ-67")
def test_a_hero_just_played_may_use_its_power_in_the_same_turn() -> None:
    s = scene("hero", hands=("J♦", ""), columns={"A1": "8♦ (9♠)"})
    s.play("hero J♦")
    assert s.asks == "A power"
    assert s.may("look A12")


@pytest.mark.rules("AMB-HZ-50")
@pytest.mark.parametrize("hero", ["J♦", "Q♦", "K♦"])
def test_no_power_has_to_be_used(hero: str) -> None:
    s = scene("powers", heroes=(hero, ""), columns=FIELD)
    before = s.area("A"), s.area("B")
    s.play("pass")
    assert (s.area("A"), s.area("B")) == before
    assert s.asks == "A attack"


@pytest.mark.rules("AMB-HZ-67", "HZ-15")
def test_the_card_shown_is_still_in_sight_at_the_lookers_next_choice_even_in_the_next_turn() -> None:
    # B looks in A's turn and has nothing to say before its own turn
    s = scene("powers", heroes=("", "J♦"), columns={"A1": "(5♣)"}, decks=("", "2♠"))
    assert s.asks == "B power"
    s.play("look A11")
    assert (s.asks, s.view()["turn"]) == ("B placement", 6)
    assert s.troop("A11", "B") == {"place": "A11", "active": False, "card": "5♣", "shown": "glance"}
    assert "card" not in s.troop("A11", "A")
    s.play("pass")
    assert "card" not in s.troop("A11", "B")


@pytest.mark.rules("AMB-HZ-67", "HZ-57", "HZ-64")
def test_nothing_is_shown_of_a_troop_that_has_been_activated_since() -> None:
    # A's Jack looks at a troop of B, and B's turn comes before A chooses anything
    s = scene("powers", heroes=("J♦", ""), columns={"B1": "(5♣)"}, decks=("", "2♠"))
    s.play("look B11")
    assert s.asks == "B placement"
    assert s["B1"] == "5♣"
    assert s.state.glances == [(), ()]


@pytest.mark.rules("AMB-HZ-67", "AMB-HZ-49")
def test_two_jacks_may_show_a_card_each_in_one_turn() -> None:
    s = scene("powers", heroes=("J♦", "J♣"), columns=FIELD, hands=("3♥", "3♦"))
    s.play("look B31", "look A12")
    assert (s.troop("B31", "A")["card"], s.troop("A12", "B")["card"]) == ("5♣", "2♠")
    for place, player in (("B31", "B"), ("A12", "A"), ("B31", ""), ("A12", "")):
        assert "card" not in s.troop(place, player)
    s.play("pass")  # A's choice covers A's card only
    assert "card" not in s.troop("B31", "A")
    assert s.troop("A12", "B")["card"] == "2♠"
    s.play("pass")
    assert "card" not in s.troop("A12", "B")


@pytest.mark.rules("AMB-HZ-67")
def test_two_jacks_may_show_the_same_card() -> None:
    s = scene("powers", heroes=("J♦", "J♣"), columns=FIELD, hands=("3♥", "3♦"))
    s.play("look B31", "look B31")
    assert s.troop("B31", "A")["card"] == s.troop("B31", "B")["card"] == "5♣"
    s.play("pass")
    assert "card" not in s.troop("B31", "A")
    assert s.troop("B31", "B")["card"] == "5♣"


@pytest.mark.rules("AMB-HZ-67")
def test_passing_on_a_hero_covers_the_card_as_well() -> None:
    # A looks in B's turn with an empty hand, and its area leaves nothing to place in its own
    full = {"A1": "2♥ 3♠ 4♦", "A2": "6♣ 7♥ 8♠", "A3": "9♦ 10♣ 4♥"}
    s = scene("powers", active="B", heroes=("J♦", ""), columns={**full, "B1": "(5♣)"}, decks=("3♣", ""))
    s.play("look B11")
    assert s.asks == "A hero"
    assert s.troop("B11", "A")["card"] == "5♣"
    s.play("pass")
    assert s.asks == "A power"
    assert "card" not in s.troop("B11", "A")

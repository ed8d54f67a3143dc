"""Formations in a column, "Complete", and how the power of a side is added up."""

from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.games.heroz.cards import NAMES, RANK, SUIT, TROOP
from tests.heroz.scene import Scene, scene
from tests.kit.scene import told


def attackers(column: str, **more: Any) -> Scene:
    """A scene in which these troops attack and one face-down troop may block."""
    return scene("block", columns={"A1": column, **more.pop("others", {}), "B1": "(2♣)"}, attack=1, **more)


@pytest.mark.rules("HZ-31", "HZ-32", "HZ-33", "HZ-34", "HZ-35", "HZ-36", "HZ-54")
@pytest.mark.rules("AMB-HZ-03", "AMB-HZ-17", "AMB-HZ-65", "HZ-75")
@pytest.mark.parametrize(
    ("column", "terms"),
    [
        # two of a suit double one of the two, three of a suit each of the three
        ("2♦ 8♦", [("suit2", 2 + 8 * 2)]),
        ("8♦ 2♦", [("suit2", 8 * 2 + 2)]),
        ("2♦ 8♥", [("alone", 2), ("alone", 8)]),
        ("2♦ 5♦ 8♦", [("suit3", (2 + 5 + 8) * 2)]),  # nothing is added for the pairs in it
        # two of a value make one of the two five times as strong, three of a value each of the three
        ("4♦ 4♠", [("value2", 4 + 4 * 5)]),
        ("4♦ 4♠ 4♥", [("value3", 4 * 5 * 3)]),
        # a troop in no formation adds its plain value
        ("3♦ 5♦ 7♠", [("suit2", 3 + 5 * 2), ("alone", 7)]),
        ("9♠ 2♦ 8♦", [("suit2", 18), ("alone", 9)]),
        # side by side they make a formation, and not with another between them
        ("2♦ 9♠ 8♦", [("alone", 2), ("alone", 9), ("alone", 8)]),
        ("4♦ 9♠ 4♥", [("alone", 4), ("alone", 9), ("alone", 4)]),
        # an inactive troop does not count, and parts its neighbours
        ("2♦ (5♦) 8♦", [("alone", 2), ("alone", 8)]),
        ("(2♦) 5♦ 8♦", [("suit2", 5 + 8 * 2)]),
        ("4♦ (4♠)", [("alone", 4)]),
        # suits and values count apart, and a shared troop counts twice: 33 in the booklet's example 4
        ("3♥ 3♠ 6♠", [("value2", 3 + 3 * 5), ("suit2", 3 + 6 * 2)]),
        ("6♠ ★1=6♠", [("value2", 36), ("suit2", 18)]),
    ],
)
def test_what_a_column_is_worth_by_its_formations(column: str, terms: list[tuple[str, int]]) -> None:
    s = attackers(column, others={"A2": "10♦", "A3": "9♦"})  # beside it: no formation with a line
    assert s.terms("A") == terms
    assert s.power("A") == sum(worth for _, worth in terms)


@pytest.mark.rules("AMB-HZ-04")
def test_the_multiplied_troop_is_the_one_that_gives_its_owner_the_most() -> None:
    assert attackers("2♦ 8♦").power("A") == 2 + 8 * 2  # and not 2 x 2 + 8
    # worked out at 2.5: a shield played after the attack moves it to the other troop
    s = scene("window", step=3, attack=1, columns={"A1": "2♦ 8♦", "B1": "9♠"}, hands=("2♣", "A♠"))
    s.play("pass", "shield A♠ A12")
    assert s.power("A") == 2 * 2 + 0
    # ... and an aura as well: the 8 is now a 1 of spades, beside no other
    s = scene("window", step=3, attack=1, columns={"A1": "2♦ 8♦", "B1": "9♠"}, hands=("2♣", "Q♠"))
    s.play("pass", "aura Q♠ A12")
    assert s.power("A") == 2 + 1


@pytest.mark.rules("AMB-HZ-05", "HZ-21")
def test_a_shielded_troop_stays_in_its_formation_and_adds_0() -> None:
    def shielded(column: str, place: str) -> list[tuple[str, int]]:
        return attackers(column, shields={place: "B:A♠"}).terms("A")

    assert shielded("4♦ 4♠ 4♥", "A12") == [("value3", 40)]  # still three of a value
    assert shielded("2♦ 5♦ 8♦", "A13") == [("suit3", 14)]
    assert attackers("4♦ 4♠", shields={"A11": "B:A♠", "A12": "B:A♥"}).power("A") == 0


@pytest.mark.rules("AMB-HZ-18")
def test_only_fighting_troops_count_but_the_others_make_the_formation() -> None:
    # a joker that came after the declaration makes the pair, but adds nothing
    late = scene("block", columns={"A1": "2♦ ★1=2♦", "B1": "(2♣)"}, attack=1, late="A12")
    assert late.terms("A") == [("value2", 10), ("suit2", 4)]
    # troops of the other columns add nothing at all
    s = attackers("9♥", others={"A2": "10♥ 10♦", "A3": "8♥"})
    assert s.power("A") == 9


@pytest.mark.rules("HZ-29", "HZ-69")
def test_formations_have_an_effect_in_the_combat_phase_only() -> None:
    # a pair of suits on a line draws nothing in phase 1
    s = scene("placement", columns={"A1": "2♦", "A2": "5♦"}, hands=("2♥", ""))
    before = s.deck("A")
    assert s.why("resolve line1-suit") == "HZ-30 not_order"
    s.play("pass")
    assert s.asks == "A hero"
    assert s.deck("A") == before
    events = s.play("pass")
    assert s.asks == "A specials"
    assert told(events, "HZ-37 drew", seat=0) == 1
    assert s.why("resolve line1-suit") == "AMB-HZ-16 has_acted"


@pytest.mark.rules("HZ-69")
def test_column_formations_hold_for_attackers_and_blockers() -> None:
    s = scene("clash", columns={"A1": "5♥ 4♥", "B1": "3♠ 3♣ 3♦"}, attack=1)
    assert told(s.opening, "HZ-75 strengths", attack=4 + 10, defence=45) == 1


# --- "Complete" ---

NINE = {"A2": "(3♠) (6♠) (9♠)", "A3": "(3♣) (6♣) 9♣"}


@pytest.mark.rules("HZ-41")
def test_nine_troops_active_or_not_and_a_hero_make_one_troop_ten_times_as_strong() -> None:
    assert attackers("2♥ 5♠ 8♦", others=NINE, heroes=("J♥", "")).terms("A") == [
        ("complete", 80),
        ("alone", 2),
        ("alone", 5),
    ]


@pytest.mark.rules("HZ-41")
def test_without_the_ninth_troop_or_the_hero_there_is_no_complete() -> None:
    plain = [("alone", 2), ("alone", 5), ("alone", 8)]
    assert attackers("2♥ 5♠ 8♦", others=NINE).terms("A") == plain
    assert attackers("2♥ 5♠ 8♦", others=NINE, heroes=("", "J♥")).terms("A") == plain
    eight = {**NINE, "A3": "(3♣) 9♣"}
    assert attackers("2♥ 5♠ 8♦", others=eight, heroes=("J♥", "")).terms("A") == plain


@pytest.mark.rules("HZ-41")
def test_complete_serves_the_defender_as_well() -> None:
    columns = {"A1": "2♥ 5♠ 8♦", **NINE, "B1": "10♦"}
    s = scene("clash", active="B", columns=columns, heroes=("J♥", ""), attack=1)
    assert told(s.opening, "strengths", attack=10, defence=87) == 1


@pytest.mark.rules("HZ-41")
@pytest.mark.parametrize("player", ["A", "B"])
@pytest.mark.parametrize("missing", [None, 1, 2, 3])
def test_complete_takes_all_three_columns_of_the_player(player: str, missing: int | None) -> None:
    area = {"1": "(3♠) (6♠) (9♠)", "2": "(3♣) (6♣) (9♣)", "3": "2♥ 5♠ 8♦"}
    columns = {f"{player}{n}": text if n != str(missing) else text[5:].strip() for n, text in area.items()}
    if missing == 3:
        columns[f"{player}3"] = "2♥ 5♠"
    other = "B" if player == "A" else "A"
    columns |= {f"{other}1": "(2♦) (4♦) (7♦)", f"{other}2": "(2♠) (4♠) (7♠)", f"{other}3": "(2♣) (4♣) (7♣)"}
    heroes = ("J♥", "") if player == "A" else ("", "J♥")
    s = scene("block", active=player, columns=columns, heroes=heroes, attack=3)
    assert [kind for kind, _ in s.terms(player)].count("complete") == (missing is None)


@pytest.mark.rules("HZ-41")
def test_complete_multiplies_an_active_troop_only() -> None:
    assert attackers("2♥ 5♠ (8♦)", others=NINE, heroes=("J♥", "")).terms("A") == [
        ("complete", 50),
        ("alone", 2),
    ]


@pytest.mark.rules("AMB-HZ-19", "HZ-41")
def test_complete_is_added_like_one_more_formation() -> None:
    # the 8 is doubled in its pair, and counts ten times besides
    s = attackers("2♥ 5♦ 8♦", others=NINE, heroes=("J♥", ""))
    assert s.terms("A") == [("suit2", 21), ("complete", 80), ("alone", 2)]
    # a lone 8 is not counted besides: lifting the 8 gains 72 there, and 70 is the gain of a 7 in a pair
    s = attackers("7♥ 7♦ 8♠", others=NINE, heroes=("J♥", ""))
    assert s.terms("A") == [("value2", 42), ("complete", 80)]


@pytest.mark.rules("AMB-HZ-19", "HZ-42")
def test_a_sacrificed_hero_ends_complete() -> None:
    columns = {"A1": "2♥ 5♠ 8♦", **NINE, "B1": "10♦"}
    s = scene(
        "window", step=3, columns=columns, heroes=("J♥", ""), hands=("2♣", ""), decks=("7♣", ""), attack=1
    )
    assert s.power("A") == 87
    s.play("sacrifice A11")
    assert s.terms("A") == [("alone", 2), ("alone", 5), ("alone", 8), ("sacrifice", 7)]


@pytest.mark.rules("AMB-HZ-19", "AMB-HZ-05")
def test_complete_lifts_no_shielded_troop() -> None:
    s = attackers("2♥ 5♠ 8♦", others=NINE, heroes=("J♥", ""), shields={"A13": "B:A♠"})
    assert s.terms("A") == [("complete", 50), ("alone", 2), ("alone", 0)]


# --- against every possible choice ---


Cell = tuple[str, int] | None  # suit and value, where an active troop stands
# cards, which are face down; the lines of those late, shielded, under an aura; complete, bonus
Drawn = tuple[list[int], list[bool], list[int], list[int], dict[int, str], bool, int]


@st.composite
def fighting_columns(draw: st.DrawFn) -> Drawn:
    """A column of one to three troops, some face down, late, shielded or under an aura, perhaps complete."""
    cards = draw(
        st.lists(st.sampled_from([k for k in range(52) if TROOP[k]]), min_size=1, max_size=3, unique=True)
    )
    # few suits and values, so that formations are common
    if draw(st.booleans()):
        cards = list(dict.fromkeys(k // 13 % 2 * 13 + k % 13 % 4 + 1 for k in cards))
    down = [draw(st.integers(0, 4)) == 0 for _ in cards]
    if all(down):
        down[0] = False
    active = [i for i in range(len(cards)) if not down[i]]
    subset = st.lists(st.sampled_from(active), unique=True)
    late = [i for i in draw(subset) if draw(st.booleans())]
    shielded = draw(subset)
    auras = {i: draw(st.sampled_from("♥♦♣♠")) for i in draw(subset)}
    return cards, down, late, shielded, auras, draw(st.booleans()), draw(st.integers(0, 12))


def best_total(
    cells: list[Cell], fighting: list[int], shielded: list[int], complete: bool, bonus: int
) -> int:
    """The highest total over every choice the booklet leaves open: a plain count, formation by formation.

    `cells` are (suit, value) from line 1, None where nothing active stands.
    """
    formations: list[tuple[tuple[int, ...], int]] = []  # the lines in it, and the factor
    for key, factor in ((0, 2), (1, 5)):
        same = [a is not None and b is not None and a[key] == b[key] for a, b in pairwise(cells)]
        if same == [True, True]:
            formations.append(((0, 1, 2), factor))
        else:
            formations += [((i, i + 1), factor) for i, equal in enumerate(same) if equal]
    inside = {line for lines, _ in formations for line in lines}
    alone = [i for i in fighting if i not in inside]

    def power(line: int, factor: int) -> int:
        cell = cells[line]
        return cell[1] * factor if cell and line in fighting and line not in shielded else 0

    totals = []
    lifts = [None, *fighting] if complete else [None]
    for *boosts, lift in product(*(lines for lines, _ in formations), lifts):
        total = bonus + (power(lift, 10) if lift is not None else 0)
        for (lines, factor), boost in zip(formations, boosts, strict=True):
            total += sum(power(line, factor if line == boost or len(lines) == 3 else 1) for line in lines)
        totals.append(total + sum(power(line, 1) for line in alone if line != lift))
    return max(totals)


@pytest.mark.rules("AMB-HZ-04", "HZ-75", "AMB-HZ-03", "AMB-HZ-18", "AMB-HZ-19")
@settings(max_examples=250)
@given(fighting_columns())
def test_the_power_of_a_side_is_the_most_that_any_choice_would_give(drawn: Drawn) -> None:
    cards, down, late, shielded, auras, complete, bonus = drawn
    places = [f"A1{line + 1}" for line in range(len(cards))]
    others = {}
    if complete:
        rest = iter(NAMES[k] for k in range(52) if TROOP[k] and k not in cards)
        cards_down = [f"({next(rest)})" for _ in range(9 - len(cards))]
        down_here = cards_down[: 3 - len(cards)]
        cards_down = cards_down[3 - len(cards) :]
        others = {"A2": " ".join(cards_down[:3]), "A3": " ".join(cards_down[3:])}
    else:
        down_here = []
    column = [f"({NAMES[k]})" if d else NAMES[k] for k, d in zip(cards, down, strict=True)] + down_here
    aces = iter(["B:A♥", "B:A♦", "B:A♣"])
    heroes = {"♥": iter("JQK"), "♦": iter("JQK"), "♣": iter("JQK"), "♠": iter("JQK")}
    s = attackers(
        " ".join(column),
        others=others,
        heroes=("J♥", "") if complete else ("", ""),
        late=" ".join(places[i] for i in late),
        shields={places[i]: next(aces) for i in shielded},
        auras={places[i]: f"{next(heroes[suit])}{suit}" for i, suit in auras.items()},
        bonuses=((0, cards[down.index(False)], bonus),) if bonus else (),
    )
    cells: list[Cell] = [None if d else ("♥♦♣♠"[SUIT[k]], RANK[k]) for k, d in zip(cards, down, strict=True)]
    for i, suit in auras.items():
        cells[i] = (suit, 1)
    cells += [None] * (3 - len(cells))
    fighting = [i for i in range(len(cards)) if not down[i] and i not in late]
    if not fighting:
        assert s.power("A") == 0
        return
    best = best_total(cells, fighting, shielded, complete, bonus)
    assert s.power("A") == best
    events = s.play("activate B11")  # now there is a fight, and 2.5 says the same
    if s.asks == "A specials":
        events += s.play("pass")
    assert told(events, "HZ-75 strengths", attack=best, defence=2) == 1

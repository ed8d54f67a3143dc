"""The booklet's worked example (BQ-S1), and scenarios derived from its rules (BQ-S3 to BQ-S11)."""

import pytest

from pygames.games.boss_quest.cards import REAPER
from tests.boss_quest.scene import combat, scene
from tests.kit.scene import told

JULIEN, LUCIE, BENJAMIN, ELODIE = range(4)


@pytest.mark.rules("BQ-42", "BQ-43", "BQ-45", "BQ-68", "BQ-70", "AMB-BQ-23")
def test_s1_the_end_of_a_round_as_the_booklet_tells_it() -> None:
    s = combat(
        "(blue-7) red-7 green-4",  # Julien: 18
        "(red-6) green-6 purple-5",  # Lucie: 17 without blue
        "(blue-6) purple-7",  # Benjamin: 13
        "(blue-5) blue-4 green-7",  # Élodie: 16
        boss=16,
        active="boss+1 need-blue",
    )
    assert [event.params["n"] for event in s.opening if event.kind == "revealed"] == [18, 17, 13, 16]
    assert told(s.opening, "BQ-42 exceeded", seat=JULIEN, n=1) == 1
    assert told(s.opening, "BQ-43 condition_failed", seat=LUCIE, spell="need-blue") == 1
    assert told(s.opening, "BQ-45 wins_round", seat=ELODIE, n=16) == 1
    assert s.hearts == [2, 3, 3, 3]
    assert s.keys == [0, 0, 0, 1]  # and no PERFECT for Lucie


@pytest.mark.rules("BQ-57", "BQ-56", "AMB-BQ-78")
def test_s11_after_eight_rounds_without_an_end_the_bosses_are_shuffled_for_the_ninth() -> None:
    s = scene("round", *[""] * 3, round=0, boss=REAPER, bosses="16 14 15 17 18 19 20 21")
    met = []
    while s.state.round < 9:
        met.append(s.view()["boss"]["base"])
        number = s.state.round
        events = []
        while s.state.round == number:  # nobody comes near: the keys and hearts stay as they are
            s.state.keys[:] = [0, 0, 0]
            s.state.hearts[:] = [3, 3, 3]
            events += s.play(s.legal("discard")[0])
        assert told(events, "BQ-57 bosses_shuffled") == (number == 8)
    assert met == [16, 14, 15, 17, 18, 19, 20, 21]
    assert s.view()["bosses"] == {"count": 7, "beaten": []}

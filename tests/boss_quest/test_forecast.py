"""What a choice in Boss Quest will do, against numbers worked out by hand."""

from typing import Any

import pytest

from pygames.engine.forecast import Chance, Forecast
from pygames.games.boss_quest.cards import SPELL_NAMES
from pygames.words.localizer import Localizer
from tests.boss_quest.scene import Scene, scene
from tests.kit.foreseen import foreseen


def of(s: Scene, action: str) -> dict[str, Forecast]:
    return foreseen(s.match, action)


def params(found: dict[str, Forecast], kind: str, *names: str) -> list[Any]:
    return [found[kind].params[name] for name in names]


@pytest.mark.rules("BQ-24", "BQ-25", "BQ-42")
def test_equipping_says_from_where_to_where_the_force_goes_and_how_likely_it_is_too_much() -> None:
    """The pile is a 2, a 5 and a 7; B's hidden 1 may be drawn as well, as far as A knows."""
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-2", boss=15, pile="only red-2 blue-5 green-7")
    found = of(s, "equip 1")
    assert params(found, "force", "force", "force2", "hp") == ["11", "12–18", 15]
    assert found["exceeds"].chance == Chance(2, 4)  # the 5 and the 7 of 1, 2, 5, 7
    assert Localizer(s.match.game, "en").forecast(found["exceeds"]) == "exceeds the boss: 50%"
    # of the six pairs only 1 + 2 is not too much
    assert of(s, "equip 2")["exceeds"].chance == Chance(5, 6)
    assert params(of(s, "equip 2"), "force", "force2") == ["14–23"]


@pytest.mark.rules("AMB-BQ-06", "BQ-42")
def test_what_reaches_the_boss_exactly_does_not_exceed() -> None:
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-2", boss=18, pile="only red-2 blue-5 green-7")
    assert "never_exceeds" in of(s, "equip 1")
    assert "exceeds" not in of(s, "equip 1")


@pytest.mark.rules("AMB-BQ-13")
def test_no_more_weapons_are_reckoned_with_than_there_are() -> None:
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-2", boss=15, pile="only red-2")
    assert params(of(s, "equip 4"), "force", "force2") == ["12–13"]


@pytest.mark.rules("AMB-BQ-33", "BQ-76")
def test_a_potion_in_the_pile_exceeds_only_by_its_lower_reading() -> None:
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-2", boss=11, pile="only potion-1")
    least, most = s.state.potions[0]
    assert least < 0 < most
    found = of(s, "equip 1")
    assert params(found, "force", "least", "most") == [11 + least, 11 + max(most, 1)]
    assert found["exceeds"].chance == Chance(1, 2)  # by the 1, never by the potion


@pytest.mark.rules("BQ-28")
def test_who_has_equipped_did_not_exceed_so_that_the_odds_are_only_nearly_known() -> None:
    """B has equipped with 14 in sight before a boss of 15: his hidden weapon is a 1 at the most."""
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-7 green-7", boss=15, pile="only red-2 blue-5 green-6")
    assert of(s, "equip 1")["exceeds"].chance == Chance(2, 4)
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-7 green-7", boss=15, turn="B", armourer="A",
              pile="only red-3 red-2 blue-5 green-6")  # fmt: skip
    s.play("equip 1")
    assert s.asks == "A turn"
    found = of(s, "equip 1")["exceeds"].chance
    assert found is not None
    assert not found.exact
    # so the pile holds 2, 5 and 6, of which 5 and 6 are too much
    assert found.n / found.of == pytest.approx(2 / 3, abs=0.1)


@pytest.mark.rules("BQ-28", "BQ-42", "AMB-BQ-06")
def test_what_reaches_the_boss_at_the_most_cannot_exceed_though_the_odds_are_only_nearly_known() -> None:
    """B has equipped, so not each weapon is as likely: still 8 and a 7 are 15, as much as the boss has."""
    s = scene("turns", "(red-6) red-2", "(blue-1) blue-7 green-7", boss=15, turn="B", armourer="A",
              pile="only red-3 blue-5 green-6 purple-7", row="swap-hidden")  # fmt: skip
    s.play("equip 1")
    found = of(s, "equip 1")
    assert params(found, "force", "force2", "hp") == ["9–15", 15]
    assert "never_exceeds" in found
    assert "exceeds" not in found
    assert "never_exceeds" in of(s, "cast swap-hidden B")


@pytest.mark.rules("BQ-30", "AMB-BQ-10")
def test_the_last_draw_is_called_so_before_it_is_made() -> None:
    """While another is at the armourer's there may be more; who is alone there draws once more."""
    s = scene("turns", done="C", row="boss+1 boss-1", boss=21)
    assert "last_draw" not in of(s, "equip 1")
    s = scene("turns", done="BC", row="boss+1 boss-1", boss=21)
    found = of(s, "equip 1")["last_draw"]
    assert found.rules == ("BQ-30",)
    assert Localizer(s.match.game, "en").forecast(found) == "the last draw"


@pytest.mark.rules("BQ-43", "BQ-70")
def test_a_condition_that_is_not_met_is_reckoned_with() -> None:
    """A needs red: of 1 blue, 2 red, 5 blue, 7 green only the red 2 meets it without exceeding."""
    s = scene("turns", "(green-6) green-5", "(blue-1) blue-2", boss=15, active="need-red",
              pile="only red-2 blue-5 green-7")  # fmt: skip
    chance = of(s, "equip 1")["qualifies"].chance
    assert chance is not None
    assert chance.n / chance.of == pytest.approx(1 / 4, abs=0.08)


@pytest.mark.rules("BQ-22", "BQ-43")
def test_a_condition_spell_says_whether_one_meets_it_and_that_no_more_weapons_come() -> None:
    s = scene("turns", "(green-6) green-5", row="need-red need-green boss+1")
    assert params(of(s, "activate need-red"), "fails", "spell") == ["need-red"]
    assert "finished" in of(s, "activate need-red")
    assert "fails" not in of(s, "activate need-green")
    assert "finished" in of(s, "discard need-red")


@pytest.mark.rules("BQ-68", "BQ-69", "BQ-42")
def test_a_spell_for_the_boss_says_how_the_force_then_stands() -> None:
    s = scene("turns", "(red-6) red-5 blue-5", boss=15, row="boss+1 boss-1 extra-key")
    found = of(s, "activate boss+1")
    assert params(found, "boss", "hp", "hp2") == [15, 16]
    assert params(found, "stands", "force2", "hp") == ["16", 16]
    assert "meets" in found  # it exceeded by 1 before
    assert params(of(s, "activate boss-1"), "over", "n") == [2]
    assert "over" in of(s, "activate extra-key")


@pytest.mark.rules("BQ-61", "BQ-62")
def test_a_spell_for_a_force_says_whose_and_by_how_much() -> None:
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-2", row="force+2 force-1")
    assert params(of(s, "cast force-1 A"), "force", "force", "force2") == ["11", "10"]
    found = of(s, "cast force+2 B")
    assert params(found, "other", "other", "value") == [1, 2]
    assert Localizer(s.match.game, "en").forecast(found["other"]) == "Player B: force +2"


@pytest.mark.rules("BQ-64")
def test_a_weapon_given_for_one_of_the_pile_is_a_draw() -> None:
    """10 without the 1: the 2 and the 5 stay within 15, the 7 does not; B's hidden 3 is among them."""
    s = scene("turns", "(red-5) purple-5 blue-1", "(blue-3) blue-2", boss=15, row="swap-pile",
              pile="only red-2 green-5 green-7")  # fmt: skip
    found = of(s, "trade swap-pile blue-1")
    assert params(found, "force", "force2") == ["12–17"]
    assert found["exceeds"].chance == Chance(1, 4)


@pytest.mark.rules("BQ-63", "BQ-81")
def test_another_hidden_weapon_is_foreseen_only_where_it_was_seen() -> None:
    hidden = ("(red-5) purple-5", "(blue-7) blue-2")
    s = scene("turns", *hidden, boss=11, row="swap-hidden")
    unseen = of(s, "cast swap-hidden B")
    assert "force" not in unseen
    assert unseen["exceeds"].chance is not None
    assert not unseen["exceeds"].chance.exact
    s = scene("turns", *hidden, boss=11, row="swap-hidden", peeks=((0, 1),))
    seen = of(s, "cast swap-hidden B")
    assert params(seen, "force", "force2") == ["12"]
    assert params(seen, "over", "n") == [1]


@pytest.mark.rules("BQ-77", "BQ-78")
def test_a_potion_is_foreseen_by_either_reading() -> None:
    s = scene("read_potions", "(red-6) red-5 potion-1", "(blue-1) blue-2", boss=15)
    least, most = s.state.potions[0]
    assert params(of(s, "plus potion-1"), "force", "force2") == [str(11 + most)]
    assert params(of(s, "minus potion-1"), "force", "force2") == [str(11 + least)]
    s = scene("combat", "(potion-1) red-5", "(blue-1) blue-2", boss=5)
    assert s.asks == "A secret"
    assert params(of(s, "plus potion-1"), "over", "n") == [most]


@pytest.mark.rules("BQ-22", "BQ-48")
def test_who_stops_is_told_with_what_force_and_whether_it_is_the_boss_s() -> None:
    s = scene("turns", "(red-6) red-5", row="need-red extra-key", mystery="boss+1", boss=11)
    for action in ("activate extra-key", "discard extra-key", "bury"):
        found = of(s, action)
        assert params(found, "stands", "force2", "hp") == ["11", 11]
        assert Localizer(s.match.game, "en").forecast(found["perfect"]).startswith("exactly the boss")
    s = scene("turns", "(red-6) red-5", row="need-red extra-key", boss=12)
    assert "perfect" not in of(s, "activate extra-key")


@pytest.mark.rules("BQ-42", "BQ-69")
def test_another_who_surely_exceeds_by_a_spell_is_named() -> None:
    """With 9 in sight and at least 1 hidden B exceeds a boss of 9, whatever lies there; with 8 he may not."""
    s = scene("turns", "(red-6) red-2", "(blue-1) blue-7 green-2", boss=10, row="boss-1 boss-2")
    assert params(of(s, "activate boss-1"), "outdone", "other") == [1]
    s = scene("turns", "(red-6) red-2", "(blue-1) blue-7 green-1", boss=10, row="boss-1 boss-2")
    assert "outdone" not in of(s, "activate boss-1")


@pytest.mark.rules("BQ-43", "BQ-70")
def test_another_whom_a_condition_shuts_out_is_named() -> None:
    """B has finished without red in sight; what lies hidden counts only where A knows it."""
    hidden = ("(red-6) red-2", "(blue-1) blue-7")
    s = scene("turns", *hidden, done="B", row="need-red need-blue")
    assert params(of(s, "activate need-red"), "shut_unless", "other") == [1]
    assert "shut_unless" not in of(s, "activate need-blue")
    s = scene("turns", *hidden, done="B", row="need-red need-blue", peeks=((0, 1),))
    assert params(of(s, "activate need-red"), "shut_out", "other") == [1]
    s = scene("turns", *hidden, row="need-red need-blue")  # B may still equip
    assert not {"shut_out", "shut_unless"} & of(s, "activate need-red").keys()


@pytest.mark.rules("BQ-37", "BQ-42")
def test_who_exceeds_is_told_how_likely_an_unknown_spell_helps() -> None:
    """By 2 help Boss +2, Force −2 and the two that save a heart; Boss +1 and Force −1 do not."""
    s = scene("turns", "(red-6) red-5", row="need-red extra-key", mystery="boss+1", boss=9)
    found, spells = of(s, "open")["rescues"], [s.state.mystery, *s.state.spell_deck]
    assert found.params["excess"] == 2
    assert found.chance == Chance(4, len(spells))
    s = scene("turns", "(red-6) red-5", row="need-red extra-key", mystery="boss+1", boss=11)
    assert "rescues" not in of(s, "open")


@pytest.mark.rules("BQ-37", "BQ-43", "BQ-69")
def test_who_does_not_exceed_is_told_how_likely_an_unknown_spell_puts_out() -> None:
    """With red 6 and red 5 before a boss of 11: Boss −1 and −2, and a condition for each other colour."""
    s = scene("turns", "(red-6) red-5", row="extra-key a-or-b", mystery="boss+1", boss=11)
    found, spells = of(s, "open")["risks"], [s.state.mystery, *s.state.spell_deck]
    names = [SPELL_NAMES[it] for it in spells]
    harm = [it for it in names if it in ("boss-1", "boss-2", "need-blue", "need-green", "need-purple")]
    assert len(harm) == 5
    assert found.chance == Chance(5, len(spells))
    assert params({"risks": found}, "risks", "force", "hp") == ["11", 11]
    row = "need-green need-blue need-purple need-red boss-1"
    s = scene("turns", "(red-1) red-2", row=row, mystery="boss+1")
    assert of(s, "open")["risks"].chance == Chance(0, len(s.state.spell_deck) + 1)


@pytest.mark.rules("BQ-42", "BQ-65", "BQ-84")
def test_who_exceeds_and_keeps_the_heart_is_told_so() -> None:
    s = scene("turns", "(red-6) red-5", "(blue-1) blue-2", row="no-loss extra-key", boss=9)
    assert "keeps" in of(s, "cast no-loss A")
    assert "keeps" not in of(s, "cast no-loss B")
    assert "keeps" not in of(s, "activate extra-key")

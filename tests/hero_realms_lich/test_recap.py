"""What a member of the party is told of the turns of the others, and the Lich of the party's."""

from __future__ import annotations

import pytest

from pygames.engine.text import Language
from pygames.games.hero_realms_lich.game import GAME
from pygames.games.hero_realms_lich.recap import recap
from pygames.words.localizer import Localizer
from pygames.words.person import Person
from tests.hero_realms_lich.scene import Scene, hero, lich, scene


def told(s: Scene, seat: int, language: Language = "en") -> list[str]:
    """The lines for this seat, each begun with whose turn it was."""
    people = ("Ada", "Bea", "Cal", "the Lich")
    called = [*people[: s.match.seats - 1], people[-1]]
    names = [Person(name, you=it == seat) for it, name in enumerate(called)]
    localizer = Localizer(GAME, language, names)
    return [
        f"{localizer.seat(line.seat or 0)} {localizer.recap(line)}"
        for line in recap([event.seen_by(seat) for event in s.match.events], seat)
    ]


def test_minions_and_jars_are_told() -> None:
    boss = lich(jar="manipulation", jars="void", minions="zombie", health=1, deck="minor-summoning")
    s = scene(hero(champions="orc-grunt"), hero(), boss, turn="C")
    s.play("end", "expend orc-grunt", "strike zombie", "attack C 1", "end", "end")
    assert told(s, 2) == [
        "Ada stunned your Zombie",
        "Ada took 1 health from you",
        "Ada destroyed your Manipulation",
        "Bea did nothing",
    ]
    assert told(s, 2, "fr")[2] == "Ada a détruit votre Fiole d’Âme Manipulation"
    s.play("play minor-summoning", "end")
    assert any("summoned" in line for line in told(s, 0))


@pytest.mark.rules("HR-109", "HRL-38")
def test_no_more_health_is_told_to_be_taken_than_there_was() -> None:
    """Void takes 9 from a boss, Banshee deals 6 damage to it: of 4 health, 4 are lost with the jar."""
    for deed in ("expend void", "expend banshee"):
        other = lich(jar="void", jars="deep-insight", minions="banshee")
        s = scene(lich(jar="manipulation", jars="unending-rage", health=4), other, turn="A")
        s.play("end", deed, "end")
        assert "the Lich took 4 health from you" in told(s, 0)


def test_who_was_defeated_and_who_challenged_is_told() -> None:
    """Both change what the reader may do, or must fear, in the turn that begins."""
    s = scene(hero(), hero(health=7), hero(), lich(jar="unending-rage", jars="void"), turn="A")
    s.play("end", "challenge", "end", "end", "expend unending-rage", "attack B 7", "end", "pass")
    assert told(s, 0)[0] == "Bea made a challenge"
    assert "the Lich defeated Bea" in told(s, 0)
    assert "the Lich a vaincu Bea" in told(s, 0, "fr")


@pytest.mark.rules("HRL-25", "AMB-HRL-09")
def test_new_hands_of_the_defeated_are_nobodys_deed() -> None:
    """Nor does the Lich make anybody discard by beginning its turn; by Frozen Touch it does."""
    fallen = hero("ruby", deck="gold*5", health=0)
    s = scene(hero(), fallen, hero(), lich(hand="frozen-touch"), turn="C")
    s.play("end", "end", "pass")
    assert not [line for line in told(s, 0) if "discard" in line]
    s = scene(hero(), fallen, hero(), lich(hand="frozen-touch"), turn="C")
    s.play("end", "play frozen-touch", "end")
    assert [line for line in told(s, 0) if "discard" in line] == ["the Lich made Bea discard Gold ×5"]


def test_health_that_others_lose_is_not_told_of_whose_turn_it_was() -> None:
    """Void takes it from each opponent of the Lich, who loses none itself."""
    s = scene(hero(), hero(), lich(jar="void", jars="manipulation"), turn="A")
    s.play("end", "end", "expend void", "end")
    assert told(s, 0) == [
        "Bea did nothing",
        "the Lich took 3 health from you",
        "the Lich took 3 health from Bea",
    ]
    assert told(s, 0, "fr")[1] == "the Lich vous a fait perdre 3 points de Santé"

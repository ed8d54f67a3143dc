"""What the others did since a player's last turn, in a few words."""

from __future__ import annotations

import pygames
from pygames.core.event import Event
from pygames.core.lesson import lessons
from pygames.core.localizer import Localizer
from pygames.core.match import Match
from pygames.core.person import Person
from pygames.core.rulebook import Language
from pygames.games.hero_realms.game import GAME
from pygames.games.hero_realms.recap import recap


def spoken(events: list[Event], seat: int, language: Language = "en") -> list[str]:
    """The lines for this seat, each begun with whose turn it was."""
    names = [Person(name, you=it == seat) for it, name in enumerate(("Ada", "Bea", "Cid"))]
    localizer = Localizer(GAME, language, names)
    return [
        f"{localizer.seat(line.seat or 0)} {localizer.text(f'recap.{line.key}', line.params)}"
        for line in recap(events, seat)
    ]


def told(match: Match, seat: int, language: Language = "en") -> list[str]:
    """The lines of a match."""
    return spoken([event.seen_by(seat) for event in match.events], seat, language)


def first_game(turns: int) -> Match:
    """The first game, as it stands when player A begins this turn."""
    whole = lessons(GAME)["first-game"].match({GAME.id: GAME})
    match = whole.at_choice(0)
    for choice in whole.choices:
        view = match.view(None)
        if view["active"] == 0 and view["turn"] == turns:
            break
        match.play(choice.action)
    return match


def test_every_turn_since_the_own_last_one_is_summed_up() -> None:
    assert told(first_game(1), 0) == ["Bea played Gold ×3", "Bea acquired Man-at-Arms"]
    assert told(first_game(3), 0) == [
        "Bea played Dagger, Ruby, Man-at-Arms, Gold ×2",
        "Bea acquired Tithe Priest, Fire Gem",
        "Bea took 3 health from you",
    ]


def test_it_is_told_in_french() -> None:
    assert told(first_game(3), 0, "fr")[1:] == [
        "Bea a acheté Percepteur de Dîme, Gemme de Feu",
        "Bea −3 Santé pour vous",
    ]


def test_that_one_is_chosen_oneself_is_said_in_french() -> None:
    said = [
        Localizer(GAME, "fr", [Person(name, you=it == you) for it, name in enumerate(("Ada", "Bea"))])
        for you in (None, 1)
    ]
    aimed = [it.text("event.aimed", {"seat": 0, "other": 1}) for it in said]
    assert aimed == ["Ada choisit Bea.", "Ada vous choisit."]


def test_it_is_for_the_one_whose_turn_it_is() -> None:
    match = first_game(2)
    assert told(match, 0)
    assert told(match, 1) == []
    match.play(match.parse("end"))
    assert told(match, 0) == []
    assert told(match, 1) == ["Ada did nothing"]


def test_nothing_is_told_before_anybody_has_waited() -> None:
    match = next(
        match for seed in range(20) if (match := pygames.new(GAME.id, seed=seed)).view(None)["active"] == 0
    )
    assert told(match, 0) == []


def test_what_befell_whom_is_said() -> None:
    happened = """turn seat=0 n=1
        turn seat=1 n=1
        played seat=1 card=spark
        discarded seat=1 card=dagger#2
        discarded seat=0 card=gold
        stunned seat=0 card=borg
        attacked seat=1 other=0 n=4
        hurt seat=0 n=2
        attacked seat=1 other=2 n=1
        gained_health seat=1 n=6
        gained_health seat=0 n=10
        lost_health seat=1 n=1
        ability seat=1 card=heist
        turn seat=2 n=1
        turn seat=0 n=2"""
    events = [Event.parse(f"{line.strip()} |") for line in happened.splitlines()]
    assert spoken(events, 0) == [
        "Bea played Spark",
        "Bea sacrificed Heist",
        "Bea discarded Dagger",
        "Bea gained 6 health",
        "Bea lost 1 health",
        "Bea stunned your Borg, Ogre Mercenary",
        "Bea took 6 health from you",
        "Bea took 1 health from Cid",
        "Bea made you discard Gold",
        "Bea +10 health for you",
        "Cid did nothing",
    ]
    assert "Bea a fait défausser Or chez vous" in spoken(events, 0, "fr")
    assert "Bea a fait défausser Or chez Ada" in spoken(events[:-1], 2, "fr")
    assert spoken(events[:-2], 2) == []

"""What the others did since a player's last turn, in a few words."""

from __future__ import annotations

import pytest

import pygames
from pygames.engine.event import Event, Param
from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES, Language
from pygames.games.hero_realms.game import GAME
from pygames.games.hero_realms.recap import recap
from pygames.games.hero_realms_lich.game import GAME as LICH
from pygames.school.lesson import lessons
from pygames.words.localizer import Localizer
from pygames.words.person import Person
from pygames.words.recap import RecapLine


def spoken(events: list[Event], seat: int, language: Language = "en") -> list[str]:
    """The lines for this seat, each begun with whose turn it was."""
    names = [Person(name, you=it == seat) for it, name in enumerate(("Ada", "Bea", "Cid"))]
    localizer = Localizer(GAME, language, names)
    return [f"{localizer.seat(line.seat or 0)} {localizer.recap(line)}" for line in recap(events, seat)]


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


def test_cards_whose_names_have_commas_are_kept_apart() -> None:
    cards = {"cards": "rayla,darian,gold,gold#2"}
    said = [Localizer(GAME, language).text("recap.played", cards) for language in LANGUAGES]
    assert said == [
        "played Rayla, Endweaver; Darian, War Mage; Gold ×2",
        "a joué Rayla, Tisseuse de Fins\u202f; Darian, Mage de Guerre\u202f; Or ×2",
    ]
    assert Localizer(GAME, "en").text("recap.played", {"cards": "spark,gold"}) == "played Spark, Gold"


def test_it_is_told_in_french() -> None:
    assert told(first_game(3), 0, "fr")[1:] == [
        "Bea a acheté Percepteur de Dîme, Gemme de Feu",
        "Bea vous a fait perdre 3 points de Santé",
    ]


def test_that_one_is_chosen_oneself_is_said_in_french() -> None:
    said = [
        Localizer(GAME, "fr", [Person(name, you=it == you) for it, name in enumerate(("Ada", "Bea"))])
        for you in (None, 1)
    ]
    aimed = [it.text("event.aimed", {"seat": 0, "other": 1}) for it in said]
    assert aimed == ["Ada choisit Bea.", "Ada vous choisit."]


@pytest.mark.parametrize(
    ("key", "more", "you", "another"),
    [
        (
            "struck",
            {"n": 2},
            "Ada vous a fait perdre 2 points de Santé",
            "Ada a fait perdre 2 points de Santé à Bea",
        ),
        (
            "healed",
            {"n": 2},
            "Ada vous a fait gagner 2 points de Santé",
            "Ada a fait gagner 2 points de Santé à Bea",
        ),
        ("discarded", {"cards": "gold"}, "Ada vous a fait défausser Or", "Ada a fait défausser Or à Bea"),
        ("stunned", {"cards": "borg"}, "chez vous", "chez Bea"),
        ("out", {}, "Ada vous a éliminé", "Ada a éliminé Bea"),
        ("defeated", {}, "Ada vous a vaincu", "Ada a vaincu Bea"),
    ],
)
def test_what_befalls_the_reader_is_said_in_french_as_one_says_it(
    key: str, more: dict[str, Param], you: str, another: str
) -> None:
    for reader, words in ((1, you), (2, another)):
        names = [Person(name, you=it == reader) for it, name in enumerate(("Ada", "Bea", "Cid"))]
        localizer = Localizer(LICH, "fr", names)
        said = f"{localizer.seat(0)} {localizer.recap(RecapLine(0, key, {'other': 1, **more}))}"
        assert said.endswith(words), (said, words)


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
        "Bea brought you 10 health",
        "Cid did nothing",
    ]
    assert "Bea vous a fait défausser Or" in spoken(events, 0, "fr")
    assert "Bea a fait défausser Or à Ada" in spoken(events[:-1], 2, "fr")
    assert spoken(events[:-2], 2) == []

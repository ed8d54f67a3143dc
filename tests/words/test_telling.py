"""A game told in short: by turns, what is alike once, amounts as their sum."""

from typing import Any

import pytest

import pygames
from pygames.bots import decide, make
from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.telling import Turn, by_turns
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from pygames.words.person import Person
from pygames.words.telling import rows, tell


def played(game: str, choices: int = 80, seed: int = 3) -> Match:
    """A game after some choices of careful players."""
    match = pygames.new(game, seed=seed)
    bot, rng = make("steady", game), Rng(seed)
    while match.decision is not None and len(match.choices) < choices:
        match.play(decide(bot, match, rng))
    return match


def turns_of(match: Match, seat: int | None) -> list[Turn]:
    made = [(it.seat, it.number, it.action.type.name, it.events) for it in match.choices]
    opening = (None, 0, "", match.opening)
    seen = [(*it[:3], [event.seen_by(seat) for event in it[3]]) for it in [opening, *made]]
    return by_turns(match.game.part(Face).telling, seen)


def said(lines: str, language: Language = "en", game: str = "hero-realms", you: int = 0) -> list[str]:
    """What is told of these events to the player in this seat."""
    events = [Event.parse(f"{line.strip()} |") for line in lines.splitlines()]
    called = {"en": "you", "fr": "vous"}[language]
    names = [Person(called if it == you else name, you=it == you) for it, name in enumerate(("Ada", "Bea"))]
    return tell(events, Localizer(pygames.load(game), language, names))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_event_begins_a_turn_or_came_of_one_choice_in_it(game: str) -> None:
    match = played(game)
    turns, at = turns_of(match, 0), 0
    everything = [event.seen_by(0) for event in match.events]
    assert len(turns) > 2
    for turn in turns:
        if turn.begins is not None:
            assert turn.begins == everything[at]
            at += 1
        for deed in turn.deeds:
            assert (deed.at, deed.events) == (at, everything[at : at + len(deed.events)])
            assert deed.events
            at += len(deed.events)
    assert at == len(everything)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_choice_is_told_and_a_secret_is_kept(game: str, language: Language) -> None:
    """Choices that are told in one line are of one player and one kind."""
    match = played(game)
    localizer = Localizer(match.game, language)
    for seat in (0, None):
        turns = turns_of(match, seat)
        for row in (row for turn in turns for row in rows(turn.deeds, localizer)):
            sentences = tell(row.events, localizer)
            assert sentences
            assert all(it.endswith(".") and "{" not in it for it in sentences)
            assert len({(deed.seat, deed.action) for deed in row}) == 1


def test_cards_of_one_kind_are_counted_and_amounts_are_added_up() -> None:
    turn = """played seat=1 card=gold
        gained_gold seat=1 n=1
        played seat=1 card=dagger
        gained_combat seat=1 n=1
        played seat=1 card=gold#2
        gained_gold seat=1 n=1
        acquired seat=1 card=spark n=1 place=discard
        attacked seat=1 other=0 n=1
        attacked seat=1 other=0 n=2"""
    assert said(turn) == [
        "Bea plays Gold ×2, Dagger.",
        "+2 gold.",
        "+1 combat.",
        "Bea acquires Spark.",
        "Bea attacks you with 3 combat.",
    ]
    assert said(turn, "fr")[:2] == ["Bea joue «\u202fOr ×2, Dague\u202f».", "+2 Or."]


def test_things_whose_names_have_commas_are_kept_apart() -> None:
    stunned = "stunned seat=0 card=rayla\nstunned seat=0 card=darian"
    assert said(stunned) == ["Your champions Rayla, Endweaver; Darian, War Mage are stunned."]
    assert said(stunned.splitlines()[0]) == ["Your Rayla, Endweaver is stunned."]
    french = said(stunned, "fr", you=1)[0].replace("\u202f", " ")
    assert french.endswith("les Champions « Rayla, Tisseuse de Fins ; Darian, Mage de Guerre ».")


def test_the_same_for_two_players_is_told_of_each() -> None:
    assert said("discarded seat=0 card=gold\ndiscarded seat=1 card=gold") == [
        "You discard Gold.",
        "Bea discards Gold.",
    ]


def test_what_happened_again_with_nothing_else_is_counted() -> None:
    assert said("boss_now hp=14\nboss_now hp=14", game="boss-quest") == ["The boss now has 14 HP ×2."]


def test_what_is_not_told_anyhow_is_told_by_its_first_event() -> None:
    assert said("left_over seat=1 cards=gold,ruby\nreshuffled seat=1 n=3") == [
        "Bea has not played: Gold, Ruby."
    ]


@pytest.mark.parametrize("game", PLAYABLE.values(), ids=lambda game: game.id)
def test_amounts_are_told_and_a_turn_of_nobody_is_a_turn(game: Any) -> None:
    telling = game.part(Face).telling
    assert telling.turns
    assert telling.summed | telling.means <= telling.told
    assert telling.unseated <= telling.turns
    assert not telling.turns & telling.told

"""What a hint says is lost without the choice: found by letting the others answer."""

import pytest

import pygames
from pygames.bots import decide, make
from pygames.bots.threat import idea, is_exchanged, returning, side_of, threatening
from pygames.engine.match import Match
from pygames.engine.replay import replay
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES
from pygames.engine.work import Work
from pygames.games import PLAYABLE
from pygames.school.advice import Advice, Estimate, Fact, Threat, threat_said
from pygames.school.puzzle import puzzles
from pygames.words.localizer import Localizer
from tests.heroz.scene import scene as heroz

GAME = "heroz"


def attacking() -> Match:
    """A position in which an attack gets through."""
    found = next(it for it in puzzles(GAME).values() if it.goal == "points" and it.theme == "column")
    return replay(found.link, PLAYABLE)


def test_another_copy_of_a_card_is_no_other_idea() -> None:
    match = heroz("window", step=1, hands=("★1 ★2", ""), columns={"A1": "5♦"}).match
    one, other, elsewhere = (match.parse(f"joker {it} A11") for it in ("★1 A21", "★2 A21", "★1 A31"))
    assert idea(one) == idea(other) != idea(elsewhere)


def test_points_that_are_not_scored_are_lost() -> None:
    match = attacking()
    chosen = next(it for it in match.asks.legal_actions if it.type.name != "pass")
    threat = Work(threatening(match, chosen, None, 1, 4)).finish()
    assert threat is not None
    assert threat.seat == match.asks.seat
    assert threat.without is None


@pytest.mark.parametrize("game", PLAYABLE)
def test_any_choice_can_be_held_against_others(game: str) -> None:
    """Whatever the seat cannot see is dealt anew; a choice that has to be made is not left out."""
    entry = next(it for it in pygames.catalogue() if it.id == game)
    match, bot, rng = pygames.new(game, seed=5, seats=entry.seats[-1]), make("steady", game), Rng(5)
    for made in range(120):
        decision = match.decision
        if decision is None:
            break
        if made % 12 == 0 and len(decision.legal_actions) > 1:
            for action in (decision.legal_actions[0], decision.legal_actions[-1]):
                Work(threatening(match, action, decision.legal_actions[1], 1, 1)).finish()
        match.play(decide(bot, match, rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_the_words_of_the_game(language: str) -> None:
    """What is better without the choice is not told, nor what the game has no words for."""
    match = attacking()
    action = match.asks.legal_actions[0]
    facts = (
        Fact(1, "points", Estimate(-8.0, 0.5)),
        Fact(0, "points", Estimate(-3.0, 0.5)),
        Fact(1, "deck", Estimate(-3.0, 0.5)),
    )
    advice = Advice(action, match.asks.id, "search", threat=Threat(0, None, facts))
    words = Localizer(match.game, "en" if language == "en" else "fr")
    expected = {
        "en": ["Otherwise, until Player A’s next turn: Player B scores 8 points more."],
        "fr": ["Sinon, d’ici le prochain tour du joueur A\u202f: le joueur B marque 8 points de plus."],
    }
    assert threat_said(advice, words, match.view(0)) == expected[language]


def test_what_only_goes_from_one_of_a_side_to_another_is_no_loss() -> None:
    """And what another of the side loses is told as a loss of one's own would be."""
    match = pygames.new("hero-realms-lich", seed=3, seats=4)
    side, boss = side_of(match.game, match.seats, 0), 3
    assert side == (0, 1, 2)
    mine, ally = Fact(0, "health", Estimate(5.0, 0.5)), Fact(1, "health", Estimate(-5.0, 0.5))
    theirs = Fact(boss, "health", Estimate(-4.0, 0.5))
    facts = mine, ally, theirs
    assert [is_exchanged(it, facts, side, frozenset()) for it in facts] == [True, True, False]
    action = match.asks.legal_actions[0]
    helps = Fact(1, "health", Estimate(5.0, 0.5))
    advice = Advice(action, match.asks.id, "search", threat=Threat(0, None, (ally, helps), side))
    words = Localizer(match.game, "en")
    assert threat_said(advice, words, match.view(0)) == [
        "Otherwise, until Player A’s next turn: Player B has 5 health less."
    ]


def test_a_future_that_comes_to_no_next_turn_is_held_against_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is different where one of them breaks off is no loss."""
    match = attacking()
    assert match.decision is not None
    monkeypatch.setattr("pygames.bots.threat.MOST", 1)
    assert Work(threatening(match, match.decision.legal_actions[0], None, 1, 2)).finish() is None


def test_where_nobody_can_rest_it_is_held_against_the_next_best() -> None:
    """A last draw of one weapon is no safer than the magician, only than a draw of two."""
    match = pygames.open_record("boss-quest.3.AvUuAAYie28IKsEoag").match
    one, two = match.parse("equip 1"), match.parse("equip 2")
    threat = Work(threatening(match, one, two, 1, 2)).finish()
    assert threat is not None
    assert threat.without is two


def test_what_only_goes_back_to_the_deck_is_no_loss() -> None:
    """A troop of HEROZ that has attacked retreats; one that is destroyed is replaced from the deck."""
    match = attacking()
    returns = returning(match.game, match.view(None))
    troops, more, fewer = (
        Fact(1, name, Estimate(n, 0.1)) for name, n in (("troops", -2.0), ("deck", 2.0), ("deck", -2.0))
    )
    assert is_exchanged(troops, (troops, more), (1,), returns)
    assert not is_exchanged(troops, (troops, fewer), (1,), returns)
    assert not is_exchanged(more, (troops, more), (1,), returns)

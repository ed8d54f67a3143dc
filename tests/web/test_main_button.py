"""The main button of the prompt bar: one at the most, and never for what only gives something away."""

import re

import pytest

import pygames
from pygames.engine.decision import Decision
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from tests.kit.play import Player as Chooser
from tests.web.hands import take
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.view.frame import draw
from web.view.prompt import tray

BUTTON = re.compile(r'<button[^>]*class="([^"]*)"[^>]*data-choice="(\d+)"')


def bars(game: str, seed: int) -> list[tuple[Decision, list[tuple[str, int]]]]:
    """Decisions of a random game after each first pointing, with the buttons of the tray: classes, choice."""
    texts, chooser = Texts("en"), Chooser(Rng(seed))
    match, found = pygames.new(game, seed=seed), []
    while match.decision is not None and len(match.choices) < 24:
        session = take(Session.of(match, [Player()] * match.seats))
        for word in [None, *dict.fromkeys(it.words[0] for it in match.decision.legal_actions if it.words)]:
            pointed = session if word is None else session.point(word)
            if pointed is None:
                continue
            localizer = session.localizer(texts)
            under = tray(pointed, draw(pointed, localizer, texts).pointing, localizer, texts)
            buttons = [(classes, int(n)) for classes, n in BUTTON.findall(str(under))]
            found.append((match.decision, buttons))
        match.play(chooser.choose(match.decision.legal_actions))
    return found


@pytest.mark.parametrize("game", list(PLAYABLE))
def test_there_is_one_main_button_at_the_most_and_it_gives_nothing_up(game: str) -> None:
    mains = given_up = 0
    for decision, buttons in bars(game, 3):
        types = [decision.legal_actions[n].type for classes, n in buttons if "button--primary" in classes]
        assert len(types) <= 1
        assert not any(it.gives_up for it in types)
        mains += len(types)
        given_up += sum(decision.legal_actions[n].type.gives_up for _, n in buttons)
    if game == "boss-quest":
        assert mains
        assert given_up


@pytest.mark.parametrize("game", list(PLAYABLE))
def test_what_names_nothing_comes_last_where_something_can_be_pointed_at(game: str) -> None:
    """The key N leads to it last (web/js/page.js)."""
    texts, chooser = Texts("en"), Chooser(Rng(3))
    match, last = pygames.new(game, seed=3), 0
    while match.decision is not None and len(match.choices) < 24:
        session = take(Session.of(match, [Player()] * match.seats))
        pointing = draw(session, session.localizer(texts), texts).pointing
        legal = match.decision.legal_actions
        found = {n for n in range(len(legal)) if "data-last" in pointing.light(n)}
        wordless = {n for n, action in enumerate(legal) if not action.words}
        assert found == (wordless if len(wordless) < len(legal) else set())
        last += len(found)
        match.play(chooser.choose(legal))
    assert last


def test_discarding_the_mystery_spell_is_no_main_thing_either() -> None:
    match = pygames.new("boss-quest", seed=3)
    session = take(Session.of(match, [Player()] * match.seats))
    html = draw(session, session.localizer(Texts("en")), Texts("en")).html
    assert re.search(r'<button(?=[^>]*id="mystery-bury")[^>]*data-gives-up', html)
    assert not re.search(r'<button(?=[^>]*id="mystery-open")[^>]*data-gives-up', html)


def test_that_the_party_is_ready_is_the_main_button_once_it_may_be_said() -> None:
    match = pygames.new("immortal-king", seed=1, seats=1)
    rng = Rng(1)
    while match.decision is not None and not any(
        it.type.name == "ready" for it in match.decision.legal_actions
    ):
        match.play(rng.choice(match.decision.legal_actions))
    session = Session.of(match, [Player()])
    texts = Texts("en")
    localizer = session.localizer(texts)
    under = tray(session, draw(session, localizer, texts).pointing, localizer, texts)
    assert re.search(r'<button class="button button--primary"[^>]*>Your party is ready', str(under))


@pytest.mark.rules("HZ-79")
def test_to_leave_a_conquest_is_asked_for_twice_and_no_other_pass_is() -> None:
    """Troops that got through would score nothing, and the button comes where "pass" was."""
    match, chooser, texts = pygames.new("heroz", seed=2), Chooser(Rng(2), tactic=1), Texts("en")
    asked = set()
    while match.decision is not None and "conquest" not in asked:
        session = take(Session.of(match, [Player(), Player()]))
        localizer = session.localizer(texts)
        under = str(tray(session, draw(session, localizer, texts).pointing, localizer, texts))
        asked.add(match.decision.id)
        assert ("data-risk" in under) == (match.decision.id == "conquest")
        match.play(chooser.choose(match.decision.legal_actions))
    assert asked > {"conquest", "attack"}

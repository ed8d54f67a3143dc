"""Once a choice is begun the table and the tray offer all that goes on with it, and to give it up."""

import re
from collections.abc import Iterator

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from tests.kit.play import Player as Chooser
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.view.frame import draw
from web.view.prompt import tray

SEEDS = range(2)
MOST = 24  # choices of a game
BUTTON = re.compile(r'<(?:button|summary)[^>]*class="button[^>]*>')
THING = re.compile(r"<button[^>]*data-(?:mark|do)[^>]*>")
NOT_OFFERED = re.compile(r'data-mark="(?:picked|other|none)"')
OFFERS = re.compile(r'data-(choice|step|do)="([^"]*)"')


def begun(match: Match) -> Iterator[Session]:
    """Every choice that can be begun now, after each of its words."""
    heads = {it.words[:n]: None for it in match.asks.legal_actions for n in range(1, len(it.words) + 1)}
    for words in heads:
        session = Session.of(match, [Player()] * match.seats)
        session = session.lift()
        for word in words:
            session = session.point(word) or session
        if session.picked == words:
            yield session


def lists(session: Session) -> list[tuple[str, str]]:
    """What the buttons of the tray do."""
    texts = Texts("en")
    localizer = session.localizer(texts)
    under = str(tray(session, draw(session, localizer, texts).pointing, localizer, texts))
    found = [OFFERS.search(button) for button in BUTTON.findall(under)]
    return [(it[1], it[2]) if it is not None else ("", "") for it in found]


def on_table(session: Session) -> set[tuple[str, str]]:
    """What the table lets one press that goes on with the choice that is begun."""
    texts = Texts("en")
    html = str(draw(session, session.localizer(texts), texts).html)
    things = [it for it in THING.findall(html) if NOT_OFFERED.search(it) is None]
    return {(it[1], it[2]) for thing in things if (it := OFFERS.search(thing))}


@pytest.mark.parametrize("game", list(PLAYABLE))
def test_what_is_offered_is_what_goes_on_with_the_choice_that_is_begun(game: str) -> None:
    seen = others = 0
    for seed in SEEDS:
        match, chooser = pygames.new(game, seed=seed), Chooser(Rng(seed))
        while match.decision is not None and len(match.choices) < MOST:
            for session in begun(match):
                legal, picked = match.decision.legal_actions, session.picked
                ways = [
                    (n, words)
                    for n, it in enumerate(legal)
                    for words in it.orders
                    if words[: len(picked)] == picked
                ]
                complete = {n for n, words in ways if words == picked}
                further: dict[str, list[tuple[int, bool]]] = {}
                for n, words in ways:
                    if len(words) > len(picked):
                        further.setdefault(words[len(picked)], []).append((n, len(words) == len(picked) + 1))
                wanted = {("choice", str(n)) for n in complete} | {("do", "take-back")}
                for word, found in further.items():
                    alone = len(found) == 1 and found[0][1]
                    wanted.add(("choice", str(found[0][0])) if alone else ("step", word))
                under = lists(session)
                assert len(under) == len(set(under)), (match.decision, picked)
                assert set(under) <= wanted, (match.decision, picked)
                assert wanted <= {*under, *on_table(session)}, (match.decision, picked)
                seen += 1
                others += any(not it.words for it in legal)
            match.play(chooser.choose(match.decision.legal_actions))
    assert seen
    assert others or game not in ("boss-quest", "hero-realms")

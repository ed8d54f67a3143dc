"""What a person may not know is not in the page: not covered, absent.

A fork redraws at random all that a seat cannot know. So the HTML for that seat must be the same for a
match and for its forks, whatever the fork dealt.
"""

import itertools
import re
from dataclasses import replace

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from tests.kit.play import Player as Chooser
from tests.kit.play import decision_of
from tests.kit.truth import true_state
from tests.web.driven import App
from tests.web.hands import TWO_HUMANS, begin, framed, offered, press, session, settle, take
from web.model.screen import Gallery
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.update.commands import AT_TABLE
from web.update.screens import show
from web.view.curtain import curtain
from web.view.frame import draw
from web.view.log import Log

TEXTS = Texts("en")


def seen(match: Match, viewer: int | None, *, shared: bool) -> str:
    """The frame without its log, as `viewer` sees it."""
    bots = [Player(bot="" if shared or seat == viewer else "random") for seat in (0, 1)]
    it = Session.of(match, bots)
    if shared and viewer is not None:
        it = take(it)
    assert it.viewer == viewer
    if it.curtain is None and match.decision is None:
        return str(draw(it, it.localizer(TEXTS), TEXTS).html)
    return framed(replace(it, match=without_past(match)))


def without_past(match: Match) -> Match:
    """A match in this position without a log: a fork has none either."""
    return Match.at(match.game, true_state(match), match.options)


@pytest.mark.parametrize("seed", range(3))
def test_the_page_shows_nothing_hidden(seed: int) -> None:
    """For each person and for each way of sharing the device, at every step of a random game."""
    match = pygames.new("heroz", seed=seed, options={"memory_aid": seed == 2})
    chooser = Chooser(Rng(seed), tactic=seed)
    steps = 0
    while match.decision is not None and steps < 150:
        steps += 1
        match.play(chooser.choose(match.decision.legal_actions))
        if match.result is not None or steps % 4:
            continue
        asked = decision_of(match).seat
        for seat in (0, 1):
            fork = match.fork(seat, seed=steps)
            assert seen(match, seat, shared=False) == seen(fork, seat, shared=False)
        fork = match.fork(asked, seed=steps)
        assert seen(match, asked, shared=True) == seen(fork, asked, shared=True)


@pytest.mark.parametrize("seed", range(3))
def test_the_curtain_shows_nothing_at_all(seed: int) -> None:
    """Besides what everybody did since, it is the same whatever anybody holds."""
    match = pygames.new("heroz", seed=seed)
    chooser = Chooser(Rng(seed))
    curtains = set()
    for _ in range(100):
        if match.decision is None:
            break
        it = Session.of(match, [Player(), Player()])
        assert it.curtain == match.decision.seat
        html = framed(it)
        curtains.add(re.sub(r'<section class="curtain-since".*?</section>', "", html))
        assert "data-choice" not in html
        assert 'class="card' not in html
        match.play(chooser.choose(match.decision.legal_actions))
    assert len(curtains) == 2  # one for each person


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_says_which_side_is_next(language: Language) -> None:
    """Where the seats play different parts a letter alone does not say who is meant."""
    match = pygames.new("immortal-king", seed=1, seats=2)
    texts, sides = Texts(language), []
    for _ in range(2):
        it = Session.of(match, [Player(), Player()])
        sides.append(str(curtain(it, it.localizer(texts), texts)))
        for action in ("enlist A1", "pack E1", "pack E2", "pack E3", "pack E4", "ready"):
            if match.decision is not None and match.decision.seat == 0:
                match.play(action)
    words = {"en": ("plays the adventurers.", "plays the dungeon master.")}
    words["fr"] = ("joue les aventuriers.", "joue le maître du donjon.")
    assert [it for it, said in zip(sides, words[language], strict=True) if said not in it] == []
    plain = Session.of(pygames.new("heroz", seed=1), [Player(), Player()])
    assert "plays" not in str(curtain(plain, plain.localizer(TEXTS), TEXTS))


@pytest.mark.parametrize(
    ("game", "seed"), [("heroz", 2), ("heroz", 30), ("immortal-king", 2), ("immortal-king", 3)]
)
def test_nothing_private_is_left_when_the_device_is_handed_on(game: str, seed: int) -> None:
    """Neither on the page nor in what is announced: no sentence that one of the two alone may know."""
    app = begin(fields=TWO_HUMANS, seed=seed, game=game, seats="2")
    rng = Rng(seed)
    curtains = 0
    for _ in range(150):
        settle(app)
        page = app.payload()
        if app.page.state == "over":
            break
        it = session(app)
        if it.parting is not None:
            press(app, do="pass-device")
            page, it = app.payload(), session(app)
        if it.curtain is not None:
            curtains += 1
            assert page["hush"]
            localizer = it.localizer(TEXTS)
            public = {localizer.event(event.seen_by(None)) for event in it.match.events}
            secret = {localizer.event(event.seen_by(event.to)) for event in it.match.events} - public
            assert secret or not it.match.choices
            assert not [sentence for sentence in secret if sentence in f"{page['say']} {page['parts']}"]
            press(app, do="lift")
            continue
        name, value = rng.choice(offered(page["parts"]["app"]))
        press(app, **{name: value})
    assert curtains > 10


ARGUMENTS = ("", "0", "1", "2", "own", "skip")  # of buttons at a table


@pytest.mark.parametrize("game", ["heroz", "boss-quest", "hero-realms", "hero-realms-lich"])
def test_behind_the_curtain_no_button_changes_the_game_or_shows_a_hand(game: str) -> None:
    """But for those that open it, ask anew who plays, or begin another game."""
    app = begin(fields=TWO_HUMANS, game=game, seed=2)
    while session(app).curtain is None:
        press(app, choice="0")
        settle(app)
        if session(app).parting is not None:
            press(app, do="pass-device")
    page, before = app.page, session(app)
    buttons = sorted(AT_TABLE.keys() - {"lift", "seats", "again"})
    for name, arg in itertools.product(buttons, ARGUMENTS):
        app.page = page
        press(app, do=name, arg=arg)
        after = session(app)
        assert (after.match, after.curtain, after.viewer) == (before.match, before.curtain, None)
        assert app.page.table.mode == "curtain"
        assert not app.page.table.hint.about(after)


def test_no_picture_of_a_shared_table_is_kept() -> None:
    """Neither behind the curtain, nor with it open, nor of the past; and none of other screens."""
    app = begin(fields=TWO_HUMANS, seed=2)
    assert not app.payload()["keep_picture"]
    press(app, do="lift")
    assert not app.payload()["keep_picture"]
    press(app, do="look-before")
    assert not app.payload()["keep_picture"]
    app.page = show(app.page, Gallery())
    assert not app.payload()["keep_picture"]


def test_a_picture_is_kept_for_who_plays_alone_or_looks_on() -> None:
    """Of the game and of its past. An onlooker sees what everybody may know."""
    app = begin(seed=2)
    assert app.payload()["keep_picture"]
    press(app, do="look-before")
    assert app.payload()["keep_picture"]
    press(app, do="home")
    assert not app.payload()["keep_picture"]
    onlooker = App({"hash": f"{app.page.link}@0"})
    assert onlooker.page.playing
    assert onlooker.payload()["keep_picture"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_log_keeps_secrets(viewer: int | None) -> None:
    """A line says no more than the event as that seat saw it."""
    match = pygames.new("heroz", seed=5)
    chooser = Chooser(Rng(5))
    while match.decision is not None:
        match.play(chooser.choose(match.decision.legal_actions))
    localizer = Session.of(match, [Player(), Player()]).localizer(TEXTS)
    whole = [event.seen_by(viewer) for event in match.events]
    assert all(event.to is None and not event.secret for event in whole)
    html = str(Log().html(match, whole, localizer, TEXTS, whole=True))
    hidden = [e for e in match.events if e.to is not None and e.to != viewer]
    assert hidden
    assert html.count("draws a card.") == sum(e.kind == "drew" for e in hidden)
    assert len(localizer.event(hidden[0].seen_by(viewer))) > 0

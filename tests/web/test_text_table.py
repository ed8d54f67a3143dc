"""The text table, for every game there is: complete, and the same as the terminal's."""

import re
from html import unescape

import pytest

import pygames
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer, Words
from tests.kit.play import Player as Chooser
from tests.kit.play import decision_of
from tests.web.hands import begin, framed, key, press, session, settle
from web import html as h
from web.model import running
from web.model.lit import Lit
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.view.end import end
from web.view.frame import things
from web.view.text_table import text_table

GAMES = [entry.id for entry in pygames.catalogue() if entry.playable]
CHOICE = re.compile(r'data-choice="(\d+)"')
PLAIN = re.compile(r"<[^>]+>")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_one_button_and_every_line_is_there(game: str, language: Language) -> None:
    """At every third question of a random game, as the person asked sees it; only the numbers are lost."""
    match = pygames.new(game, seed=4)
    rng, texts = Rng(4), Texts(language)
    for _ in range(40):
        for _ in range(2 if match.choices else LANGUAGES.index(language)):  # other questions in French
            if match.decision is not None:
                match.play(rng.choice(match.decision.legal_actions))
        if match.decision is None:
            break
        seat = match.decision.seat
        it = Session.of(match, [Player(bot="" if s == seat else "random") for s in range(match.seats)])
        localizer = it.localizer(texts)
        html = framed(it, language, text=True)
        assert sorted(map(int, CHOICE.findall(html))) == list(range(len(match.decision.legal_actions)))
        plain = " ".join(PLAIN.sub(" ", html.replace("&#39;", "'").replace("&amp;", "&")).split())
        for section in localizer.game.part(Words).describe(match.view(seat), localizer):
            for line in [section.heading, *section.lines]:
                shown = re.sub(r"^\d+\.\s+", "", line)
                assert " ".join(shown.split()) in plain, line
        match.play(rng.choice(match.decision.legal_actions))


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_on_the_table_can_be_asked_about(game: str) -> None:
    """And has a name."""
    it = Session.of(
        pygames.new(game, seed=4), [Player(), *[Player(bot="random")] * (pygames.load(game).seats[0] - 1)]
    )
    texts = Texts("en")
    localizer = it.localizer(texts)
    found = things(it, localizer, texts)
    assert found
    html = framed(it, text=True, why=True)
    buttons = re.findall(r'data-(?:why|arg)="([^"]+)"[^>]*>([^<]+)<', html[html.index("text-why") :])
    assert {word for word, _ in buttons} >= set(found)
    names = {word for word, name in buttons if name.rstrip(" …") == word and not word.isdigit()}
    assert not names & {
        word for verb in localizer.game.syntax.types for d in verb.domains for word in d.words
    }


def test_asking_why_not_in_two_steps() -> None:
    """A card, then a place: the refusal is that of the two together."""
    app = begin()
    app.handle({"type": "change", "form": "settings", "data": {"rendering": "text"}})
    press(app, do="why")
    assert app.payload()["focus"] == "#text-why"
    word = next(it.words[0] for it in decision_of(session(app).match).legal_actions if it.words)
    press(app, do="why-with", arg=word)
    page = app.payload()
    assert page["focus"] == "#text-why"
    name = Localizer(session(app).match.game, "en").word("card", word)
    assert f"{name}: why not with what?" in page["parts"]["app"]
    press(app, why="A13")
    page = app.payload()
    assert "HZ-" in page["say"]
    assert 'class="refusal"' in page["parts"]["app"]
    assert not session(app).picked


def test_step_by_step() -> None:
    """An opponent waits until the person says to go on."""
    app = begin(who0="steady", who1="human")
    app.handle({"type": "change", "form": "settings", "data": {"pace": "step"}})
    while app.page.state != "over":
        settle(app)
        if running.awaits_next(app.page):
            break
        press(app, choice=str(len(decision_of(session(app).match).legal_actions) - 1))
    assert running.awaits_next(app.page)
    assert app.pause is None
    before = len(session(app).match.choices)
    key(app, "c")
    settle(app)
    assert len(session(app).match.choices) > before


@pytest.mark.parametrize("game", PLAYABLE)
def test_below_the_end_it_is_not_said_again_how_the_game_ended(game: str) -> None:
    """By which rule either; in the review of its last choice, where no such box stands, it is."""
    match, chooser = pygames.new(game, seed=4), Chooser(Rng(4))
    while match.decision is not None:
        match.play(chooser.choose(match.decision.legal_actions))
    it = Session.of(match, tuple(Player() for _ in range(match.seats)))
    localizer, texts = Localizer(match.game, "en"), Texts("en")
    result = match.result
    assert result is not None
    how, rule = localizer.result(result), localizer.rule(result.rule)
    box = str(h.div[end(it, None, localizer, texts)])
    for line in (how, rule):
        assert line in unescape(box)
        for ended in (True, False):
            table = text_table(it, localizer, texts, asking=False, ended=ended, lit=Lit())
            assert (line in unescape(str(h.div[table]))) is not ended


@pytest.mark.parametrize("rendering", ["table", "text"])
def test_the_way_to_the_other_table_comes_before_everything_else(rendering: str) -> None:
    """The tool stands behind the whole table, as one of many: whoever goes by Tab meets a link first."""
    app = begin(seed=7)
    app.handle({"type": "change", "form": "settings", "data": {"rendering": rendering}})
    html = app.html()
    assert re.search(r"<(button|a)\b[^>]*>", html)[0].startswith('<button id="skip-rendering"')  # type: ignore[index]
    press(app, do="rendering", arg="skip")
    assert app.payload()["focus"] == "#prompt"
    assert app.page.preferences.rendering != rendering

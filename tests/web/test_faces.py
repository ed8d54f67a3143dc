"""The face of any card, read by pointing, by a press that cannot choose, by a key; none plays it."""

import re
from html import unescape

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.games.immortal_king.cards_text import box_of
from pygames.words.localizer import Localizer
from tests.hero_realms.scene import has, scene
from tests.kit.play import Player as Chooser
from tests.web.driven import App
from tests.web.hands import key, press, session
from web import html as h
from web.model.session import Session
from web.model.sight import Player
from web.update.screens import sit
from web.view.face import face_of, with_faces
from web.view.frame import things

GAMES = [it.id for it in pygames.catalogue()]
TAGS = re.compile(r"<[^>]+>")


def table_of(match: Match, language: Language = "en") -> App:
    """The page with this game on its table; whoever is asked is a person."""
    app = App({"languages": language})
    players = [Player(bot="" if seat == match.asks.seat else "random") for seat in range(match.seats)]
    app.page = sit(app.page, Session.of(match, players))
    return app


def at(game: str, *choices: str, language: Language = "en") -> App:
    """The page with a game of two in which this was chosen."""
    match = pygames.new(game, seed=5, seats=1 if game == "hero-realms-skirmish" else 2)
    for choice in choices:
        match.play(choice)
    return table_of(match, language)


def shown(app: App) -> str:
    """What is read over the table; by the whole page and by its part alike."""
    part = app.preview()["held"]
    assert part in app.html()
    return " ".join(TAGS.sub(" ", part).split())


def point(app: App, **data: str) -> None:
    """Rest on an element with these `data-` attributes."""
    app.handle({"type": "preview", "data": data})


def test_what_is_rested_on_or_held_is_read_until_it_is_left() -> None:
    app = at("hero-realms")
    point(app, why="myros")
    assert shown(app) == ""
    point(app, why="myros", held="")
    assert shown(app).startswith(
        "Myros, Guild Mage Champion, Guild, guard, defense 3 5 costs 5 gold Expend: +3 gold. Ally (Guild)"
    )
    assert "Guard While it is prepared" in shown(app)
    assert shown(app).endswith("Myros, Guild Mage costs 5 gold; you have 0.")
    point(app)
    assert shown(app) == ""


@pytest.mark.parametrize("game", GAMES)
def test_any_word_of_a_game_can_be_read_or_has_no_face(game: str) -> None:
    app = at(game)
    match = app.page.playing.session.match  # type: ignore[union-attr]
    domains = {domain for kind in match.game.syntax.types for domain in kind.domains}
    shown_of = {word: point_and_read(app, word) for domain in domains for word in domain.words}
    assert not app.page.crashed
    assert any(shown_of.values())


def test_every_card_of_a_dungeon_is_read_though_it_lies_nowhere_in_sight() -> None:
    """A link or a sentence may name any of them: those with Nemesis, too."""
    app = at("immortal-king")
    localizer = session(app).localizer(app.page.texts)
    read = [point_and_read(app, word) for word in box_of(localizer).words]
    assert not app.page.crashed
    assert all(read)
    assert any("Nemesis" in it for it in read)


def point_and_read(app: App, word: str) -> str:
    """What is read while this word is held."""
    point(app, face=word, held="")
    return str(app.preview()["held"])


def test_what_may_be_done_with_a_card_is_said_and_opened_it_has_a_button() -> None:
    app = at("hero-realms")
    record = app.page.link
    point(app, choice="2", held="")
    assert shown(app) == "Dagger Item +1 combat. Play Dagger"
    assert 'data-choice="2"' not in app.preview()["held"]
    key(app, "i", choice="2")
    assert 'data-choice="2"' in app.preview()["held"]
    assert 'role="dialog"' in app.preview()["held"]
    assert app.page.link == record
    point(app)
    assert shown(app) != ""
    key(app, "Escape")
    assert shown(app) == ""
    key(app, "i", choice="2")
    key(app, "i")
    assert shown(app) == ""


def test_a_card_in_a_sentence_or_a_window_is_read_by_a_press() -> None:
    app = at("hero-realms")
    press(app, face="myros")
    assert shown(app).startswith("Myros, Guild Mage")
    assert app.page.table.why is None
    press(app, do="face")
    assert shown(app) == ""


def test_a_press_that_cannot_choose_tells_the_face_with_the_reason() -> None:
    app = at("hero-realms")
    press(app, why="myros")
    html = app.html()
    told = html[html.index('id="told"') :]
    assert "Ally (Guild): +4 combat" in told
    assert re.search(r"HR-\d+", TAGS.sub(" ", told).partition("Log")[0])


def test_in_the_past_a_press_reads() -> None:
    app = at("hero-realms")
    press(app, choice="2")
    press(app, do="look-first")
    press(app, why="myros")
    assert shown(app).startswith("Myros, Guild Mage")
    assert "costs 5 gold; you have" not in shown(app)
    key(app, "Escape")
    assert (shown(app), app.page.table.mode) == ("", "past")


def test_a_choice_closes_what_was_read() -> None:
    app = at("hero-realms")
    key(app, "i", why="myros")
    press(app, choice="2")
    assert shown(app) == ""


def test_what_one_person_reads_the_next_does_not_see() -> None:
    app = App({"languages": "en"})
    app.page = sit(app.page, Session.of(pygames.new("heroz", seed=5), [Player(), Player()]))
    app.handle({"type": "click", "data": {"do": "lift"}})
    (card, *_) = app.page.table.session.view["hands"][app.page.table.session.viewer or 0]["cards"]
    key(app, "i", step=card)
    assert shown(app) != ""
    app.handle(
        {"type": "click", "data": {"choice": str(len(app.page.table.session.marks.legal_actions) - 1)}}
    )
    while app.page.table.session.curtain is None:
        it = app.page.table.session
        app.page = app.page.with_play(session=it.play(it.match.asks.legal_actions[-1]).session)
    app.handle({"type": "click", "data": {"do": "lift"}})
    assert shown(app) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_table_has_a_face(game: str, language: Language) -> None:
    """All that is pointed at through a game can be asked for its face; what is a card has a name and more."""
    match = pygames.new(game, seed=3, seats=1 if game == "hero-realms-skirmish" else 2)
    chooser, found = Chooser(Rng(4)), set()
    for step in range(240):
        if match.decision is None:
            break
        if step % 8:
            match.play(chooser.choose(match.decision.legal_actions))
            continue
        app = table_of(match, language)
        session = app.page.table.session
        localizer, texts = session.localizer(app.page.texts), app.page.texts
        for word in things(session, localizer, texts):
            face = face_of(word, session, localizer, texts)
            if face is not None:
                assert face.name
                assert face.lines or face.terms or face.figures, word
                found.add(word)
        match.play(chooser.choose(match.decision.legal_actions))
    assert len(found) > 5


NAMED = re.compile(r'class="card-name"[^>]* data-face="([^"]*)"[^>]*>(.*?)</')


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_the_log_names_is_read_from_its_name(game: str, language: Language) -> None:
    match = pygames.new(game, seed=3, seats=1 if game == "hero-realms-skirmish" else 2)
    chooser = Chooser(Rng(4))
    for _ in range(12):
        match.play(chooser.choose([it for it in match.asks.legal_actions if not it.type.gives_up]))
    app = table_of(match, language)
    press(app, do="log-all")
    named = set(NAMED.findall(app.html().partition('class="log"')[2]))
    assert len(named) > 1
    for word, name in named:
        press(app, face=unescape(word))
        assert shown(app).startswith(TAGS.sub("", name)), word
        press(app, do="face")


def test_quotes_are_held_to_the_name_that_can_be_pressed() -> None:
    """A line would break between them: a browser breaks it before and after any button."""
    game = scene(has("gold spark"))
    events = game.play("play gold")
    localizer = Localizer(game.match.game, "fr")
    name = str(localizer.word("card", "gold"))
    said = f"joue «\u202f{name}, {name}\u202f» puis {name}"
    html = str(h.p[with_faces(said, events, localizer, pressed=True)])
    assert re.sub(r"<button[^>]*>", "<button>", html) == (
        f'<p>joue <span class="unbroken">«\u202f<button>{name}</button>,</span> '
        f'<span class="unbroken"><button>{name}</button>\u202f»</span> puis <button>{name}</button></p>'
    )

"""Looking at the past of a game, and branching off from it."""

import re
from dataclasses import replace

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from tests.kit.play import Player as Chooser
from tests.kit.truth import true_state
from tests.web.driven import App
from tests.web.hands import (
    TWO_HUMANS,
    begin,
    change,
    finished,
    framed,
    handed_on,
    key,
    offered,
    play_on,
    press,
    screen,
    session,
    settle,
    take,
)
from web.model.marks import Marks
from web.model.past import Look
from web.model.screen import AtTable, Gallery
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.view.frame import draw
from web.view.games.heroz.table import table
from web.view.log import Log
from web.view.pointing import Pointing

TEXTS = Texts("en")


def look_html(look: Look, log: Log, *, text: bool) -> str:
    """The page while the past is looked at; `log` goes on from look to look, as the page's does."""
    return framed(look.present, text=text, look=look, log=log)


def without_choices(session: Session) -> str:
    """The table as somebody sees it who has nothing to choose."""
    return str(table(session.view, session.localizer(TEXTS), TEXTS, Pointing(Marks())))


def test_every_step_is_the_game_as_it_was() -> None:
    """For the person who looks: exactly what was shown then."""
    whole = finished()
    match = pygames.new("heroz", seed=3)
    session_now = Session.of(whole, [Player(), Player(bot="random")])
    for number, choice in enumerate([None, *whole.choices]):
        if choice is not None:
            match.play(choice.action)
        look = Look(session_now, number, as_seen=True)
        assert (look.step, look.total) == (number, len(whole.choices))
        then = match.view(0)
        if then["decision"]:
            then["decision"].pop("legal_actions", None)  # nothing can be chosen now
        assert look.past.view == then
        assert not look.past.marks.legal_actions
        if number % 10 == 0:
            shown = Session.of(match, session_now.players)
            assert draw(look.past, shown.localizer(TEXTS), TEXTS).html == without_choices(shown)


@pytest.mark.parametrize("text", [False, True])
@pytest.mark.parametrize("shared", [False, True])
def test_the_past_shows_nothing_hidden(shared: bool, text: bool) -> None:
    """At every step, for everybody who may look: the page is the same whatever else was dealt."""
    whole = finished(5)
    for number in range(0, len(whole.choices), 9):
        past = whole.at_choice(number)
        if past.decision is None:
            continue
        seats = (past.decision.seat,) if shared else (0, 1)
        for seat in seats:
            pages = []
            for match in (past, past.fork(seat, seed=number)):
                players = [Player(bot="" if shared or it == seat else "random") for it in (0, 1)]
                it = take(Session.of(Match.at(match.game, true_state(match), match.options), players))
                assert it.viewer == seat
                pages.append(without_choices(it))
            assert pages[0] == pages[1]


@pytest.mark.parametrize("text", [False, True])
def test_hands_of_others_are_in_no_past_step(text: bool) -> None:
    """One person against an opponent: a card that the opponent alone has seen is in no page of the past."""
    whole = finished(7)
    it = Session.of(whole, [Player(), Player(bot="random")])
    log = Log()
    for number in range(0, len(whole.choices) + 1, 12):
        look = Look(it, number, as_seen=True)
        assert look.past.viewer == 0
        html = look_html(look, log, text=text)
        assert "data-choice" not in html
        assert "cards" not in look.past.view["hands"][1]
        assert look.log == [event.seen_by(0) for event in whole.events]


@pytest.mark.parametrize("memory_aid", [False, True])
def test_looking_back_shows_no_card_that_was_covered_since(memory_aid: bool) -> None:
    """HZ-57: one's own face-down troops are to be remembered, so one's hand of then is not shown either."""
    match, rng = pygames.new("heroz", seed=4, options={"memory_aid": memory_aid}), Rng(2)
    for _ in range(60):
        match.play(rng.choice(match.asks.legal_actions))
    it = Session.of(match, [Player(), Player(bot="random")])
    eyes, log = 0 if memory_aid else None, Log()
    for step in range(60):
        look, then = Look(it, step), match.at_choice(step)
        assert {**look.past.view, "decision": None} == {**then.view(eyes), "viewer": 0, "decision": None}
        assert look.log == [event.seen_by(eyes) for event in match.events]
        if not memory_aid:
            assert look.asked is None
        for text in (False, True) if step % 5 == 0 else ():
            html = look_html(look, log, text=text)
            assert ("what cards you had then" in html) is not memory_aid
            assert html.count("look-what") == 1  # the bar has room for one


def test_a_shared_device_shows_the_past_of_its_holder_only() -> None:
    """The person who holds it sees the own hand of then; nobody, once it is to be handed on."""
    app = begin(fields={**TWO_HUMANS, "option-memory_aid": "1"}, seed=2)
    play_on(app, Rng(2), presses=60)
    while handed_on(app):
        settle(app)
    it = session(app)
    holder = it.viewer
    assert holder is not None
    assert app.page.play is not None
    for number in range(len(it.match.choices)):
        press(app, do="look", arg=str(number))
        look = app.page.play.look
        assert look is not None
        assert look.past.viewer == holder
        now, then = look.past.view, it.match.at_choice(number).view(holder)
        assert {**now, "decision": None} == {**then, "decision": None}
    press(app, do="look-away")
    # somebody else has the device
    change(app, play=replace(app.page.play, session=replace(it, holder=1 - holder)))
    press(app, do="look", arg="3")
    assert app.page.play.look is None
    assert 'class="curtain"' in app.html()


def test_finished_among_people_is_seen_by_nobody_in_particular() -> None:
    """Everybody looks at the end: as it was seen then, hands are covered."""
    it = Session.of(finished(1), [Player(), Player()])
    assert Look(it, 9, as_seen=True).past.view == it.match.at_choice(9).view(None)
    assert Look(it, 9).past.viewer is None


def test_the_log_of_a_very_long_game_is_written_in_part() -> None:
    """A page of twenty thousand lines would take a minute; the line of the choice looked at is in it."""
    match = pygames.new("immortal-king", seed=1)
    for _ in range(3000):  # a piece of equipment is laid off and taken up, again and again
        match.play(match.asks.legal_actions[-1])
    it, log = Session.of(match, [Player()]), Log()
    for step in (1, 1500, 3000):
        html = look_html(Look(it, step), log, text=False)
        assert html.count('class="log-line') <= 400
        assert html.count('aria-current="step"') >= 1
        assert re.search(r"400 of \d+ lines", html)


def test_each_line_of_the_log_leads_to_its_choice() -> None:
    """What the choice looked at has caused is unfolded and marked."""
    match = finished(1)
    it = Session.of(match, [Player(), Player(bot="random")])
    number = next(it.number for it in match.choices[-9:] if len(it.events) > 1)
    html = look_html(Look(it, number), Log(), text=False).partition('class="log-scroll"')[2]
    shown = {int(it) for it in re.findall(r'data-do="look" data-arg="(\d+)"', html)}
    assert shown >= {it.number for it in match.choices[-20:] if it.events}
    assert html.count('aria-current="step"') == html.count(f'data-do="look" data-arg="{number}"') > 1
    assert 'class="log-row" open>' in html


def test_keys_and_slider() -> None:
    """Both ways through a finished game; the address follows; the game does not change."""
    app = begin(seed=3)
    play_on(app, Rng(3))
    total, link = len(session(app).match.choices), session(app).link
    assert app.page.play is not None

    def at() -> int | None:
        return app.page.play.look.step if app.page.play and app.page.play.look else None

    for name, step in ((",", total - 1), (",", total - 2), ("home", 0), (",", 0), (".", 1), ("end", total)):
        key(app, name)
        page = app.payload()
        assert at() == step
        assert page["hash"] == f"{link}@{step}"
        assert page["record"] == link
        assert page["state"] == "over"
    app.handle({"type": "change", "form": "look", "data": {"step": "17"}})
    assert at() == 17
    assert not app.payload()["say"]  # the slider speaks for itself
    for rubbish in ("-1", "x", "9" * 50, ""):
        app.handle({"type": "change", "form": "look", "data": {"step": rubbish}})
        assert app.page.failure is None
    key(app, "Escape")
    assert at() is None
    assert app.payload()["hash"] == link
    app.handle({"type": "change", "form": "settings", "data": {"keys": "off"}})
    key(app, ",")
    assert at() is None
    key(app, "home")
    assert at() == 0


def test_looking_at_a_running_game_changes_nothing() -> None:
    """Nothing can be chosen or taken back, opponents wait, and no game branches off."""
    app = begin(seed=3)
    play_on(app, Rng(3), presses=20)
    settle(app)
    before = session(app).match.record
    press(app, do="look", arg="5")
    for data in ({"choice": "0"}, {"step": "8♦"}, {"why": "A11"}, {"do": "branch"}, {"do": "undo"}):
        press(app, **data)
        assert app.payload()["say"]
        assert app.page.play is not None
        assert app.page.play.look is not None
    key(app, "u")
    key(app, "w")
    assert app.pause is None
    assert session(app).match.record == before
    press(app, do="branch")
    assert "unlocks after the game, or in Practice" in app.payload()["say"]
    assert "Play on from here" in app.html()
    assert isinstance(app.page.screen, AtTable)


@pytest.mark.parametrize("practice", [False, True])
def test_branching_off(practice: bool) -> None:
    """A new record with the same beginning, marked as practice; the old game stays as it is."""
    app = begin(seed=3, practice="1" if practice else "0")
    play_on(app, Rng(3), presses=25 if practice else 10_000)
    settle(app)
    app.keep()
    old, players, old_id = session(app).match.record, session(app).players, app.page.play.id  # type: ignore[union-attr]
    assert old.practice == practice
    press(app, do="look", arg="12")
    press(app, do="branch")
    page = app.payload()
    assert "choice 13 and all that follow are made anew" in page["parts"]["app"]
    assert session(app).players == players
    new = session(app).match.record
    assert new.choices == old.choices[:12]
    assert new.seed == old.seed
    assert new.practice
    app.keep()
    saves = app.page.saves
    assert len(saves.unfinished) + len(saves.finished) == 2
    kept = saves.get(old_id)
    assert kept is not None
    assert kept.record == old.json()
    play_on(app, Rng(5), presses=30)
    assert session(app).match.record.choices[:12] == old.choices[:12]


def test_the_end_itself_is_no_place_to_branch_off() -> None:
    """Nothing is left to choose."""
    app = begin(seed=3)
    play_on(app, Rng(3))
    press(app, do="look-last")
    press(app, do="branch")
    assert "nothing left to choose" in app.payload()["say"]


def test_practice_lifts_the_third_law_only() -> None:
    """Undo crosses what was revealed; never who is to act. Without practice the event in the way is named."""
    stopped = crossed = other = 0
    for practice in (False, True):
        app = begin(fields=TWO_HUMANS, seed=4, practice="1" if practice else "0")
        press(app, do="lift")
        assert ("mark-practice" in app.html()) == practice
        rng = Rng(4)
        for _ in range(70):
            settle(app)
            if app.page.state == "over":
                break
            if handed_on(app):
                settle(app)
                continue
            match = session(app).match
            last = match.choices[-1] if match.choices else None
            if last is not None and session(app).asked == last.seat and any(e.reveals for e in last.events):
                before = match.record
                press(app, do="undo")
                said = app.payload()["say"]
                if practice:
                    crossed += session(app).match.record != before
                else:
                    assert session(app).match.record == before
                    stopped += "cannot be taken back" in said or "nothing to take back" in said
            elif last is not None and session(app).asked != last.seat:
                before = match.record
                press(app, do="undo")
                other += session(app).match.record == before
            name, value = rng.choice(offered(app.html()))
            press(app, **{name: value})
    assert stopped
    assert crossed
    assert other


def test_a_link_at_a_step_opens_there() -> None:
    """A finished game at once; a running one too, and going on asks who plays."""
    whole = finished()
    link = whole.record.link(whole.game)
    app = App({"hash": f"{link}@17"})
    assert app.page.play is not None
    assert app.page.play.look is not None
    assert app.page.play.look.step == 17
    assert app.payload()["hash"] == f"{link}@17"
    assert not app.keep()  # it is only looked at

    running = whole.at_choice(40)
    link = running.record.link(running.game)
    app = App({"hash": f"{link}%4017"})
    page = app.payload()
    assert page["hash"] == f"{link}@17"
    assert "Go on with this game" in page["parts"]["app"]
    assert not app.keep()
    press(app, do="look-away")
    assert isinstance(app.page.screen, AtTable)
    assert session(app).match.record == running.record
    assert app.keep()
    for bad in ("@999", "@x", "@", "@-1", "@9999999"):
        app.handle({"type": "hash", "text": link + bad})
        page = app.payload()
        assert page["say"]
        assert page["hash"] == link


def test_back_and_forward() -> None:
    """The gallery, the set-up and the game are places of the browser's history; none of them is lost."""
    app = App({})
    assert app.payload()["place"] == "gallery"
    press(app, do="set-up", arg="heroz")
    setup = app.payload()
    assert (setup["place"], setup["hash"]) == ("setup:heroz", "")
    app.handle({"type": "submit", "form": "setup", "data": {**TWO_HUMANS, "seed": "5"}})
    game = app.payload()
    assert game["place"].startswith("game:")
    assert game["hash"] == session(app).link
    app.keep()
    for page in (setup, {"place": "gallery", "hash": ""}, setup, game):
        app.handle({"type": "place", "place": page["place"], "hash": page["hash"]})
        now = app.payload()
        assert (now["place"], now["hash"]) == (page["place"], page["hash"])
        assert now["replace"]
    assert isinstance(app.page.screen, AtTable)
    press(app, do="lift")
    press(app, step=next(value for name, value in offered(app.html()) if name == "step"))
    press(app, choice=next(value for name, value in offered(app.html()) if name == "choice"))
    now = app.payload()
    assert not now["replace"]
    assert now["place"] == game["place"]
    press(app, do="home")
    app.handle({"type": "place", "place": game["place"], "hash": game["hash"]})  # as the entry was left
    assert app.payload()["hash"] == now["hash"]
    for place in ("game:gone", "setup:chess", "nonsense", "link", "branch", "open"):
        app.handle({"type": "place", "place": place, "hash": ""})
        assert app.page.failure is None
        assert screen(app) == Gallery()


def test_back_leads_out_of_the_past_to_the_game() -> None:
    """And forward into it again; whoever leaves it by its button is not led there by "Back"."""
    app = begin(seed=3)
    play_on(app, Rng(3), presses=20)
    settle(app)
    game = app.payload()
    press(app, do="look", arg="5")
    then = app.payload()
    assert then["place"] == game["place"].replace("game:", "past:")
    for entry, step in ((game, None), (then, 5)):
        app.handle({"type": "place", "place": entry["place"], "hash": entry["hash"]})
        look = app.page.table.look
        assert (look.step if look else None) == step
        assert app.payload()["place"] == entry["place"]
    press(app, do="look-away")
    now = app.payload()
    assert (now["place"], now["replace"]) == (game["place"], True)


def test_who_goes_back_to_a_set_up_finds_what_was_filled_in_and_after_its_game_a_new_deal() -> None:
    app = App({"languages": "en", "address": "https://tables.example/"})
    press(app, do="set-up", arg="heroz")
    app.handle({"type": "change", "form": "setup", "data": {"name0": "Ada"}})
    there, form = app.payload(), app.page.form
    press(app, do="games")
    press(app, do="done")
    app.handle({"type": "place", "place": there["place"], "hash": there["hash"]})
    assert form is not None
    assert app.page.form is form
    app.handle({"type": "submit", "form": "setup", "data": {**TWO_HUMANS}})
    app.handle({"type": "place", "place": there["place"], "hash": there["hash"]})
    assert app.page.form is not None
    assert app.page.form.drawn != form.drawn


@pytest.mark.parametrize("game", list(PLAYABLE))
@pytest.mark.parametrize("text", [False, True])
def test_the_past_of_every_game(game: str, text: bool) -> None:
    """Is drawn in both renderings, offers no choice, and shows the person looking what they saw then."""
    seats = pygames.load(game).seats[0]
    match = pygames.new(game, seed=11, practice=True)
    chooser = Chooser(Rng(11))
    while match.decision is not None and len(match.choices) < 120:
        match.play(chooser.choose(match.decision.legal_actions))
    it = Session.of(match, [Player(), *[Player(bot="random")] * (seats - 1)])
    log = Log()
    for number in range(0, len(match.choices) + 1, 12):
        look = Look(it, number, as_seen=True)
        html = look_html(look, log, text=text)
        assert "data-choice" not in html
        assert f'data-look="{number}"' in html
        eyes = None if game == "heroz" else 0  # HZ-57
        assert {**look.past.view, "decision": None} == {
            **match.at_choice(number).view(eyes),
            "viewer": 0,
            "decision": None,
        }
        if not look.why_not_branch:
            assert look.branch().record.choices == match.record.choices[:number]

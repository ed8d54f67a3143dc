"""The soak of the page finds what is planted in the page, and shows it with few messages."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

import web.app
import web.view.frame
import web.view.page
from tools.soak import laws, pages
from tools.soak.trial import Found, Tally, Trial
from web import html as h
from web.model.lesson import Tutor
from web.model.message import Thing
from web.model.page import Page
from web.model.play import Play
from web.model.report import read
from web.model.session import Session
from web.update import keeping, table

Patch = pytest.MonkeyPatch
TRIALS = 60
FULL = pytest.mark.full
HERE = count()  # what no message tells


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials of a second."""
    monkeypatch.setattr(pages, "EVENTS", 15)
    monkeypatch.setattr(laws, "MOST_TRIES", 8)


def a_late_thought_is_played(patch: Patch) -> None:
    def tick(page: Page) -> Page:
        play = page.playing
        if play is None or not play.session.can_act:
            return page
        return table.happened(page, play.session.choose(0), chosen=False)

    patch.setattr(table, "tick", tick)


def a_curtain_shows_a_card(patch: Patch) -> None:
    patch.setattr(web.view.frame, "curtain", lambda *_: h.p(data_card="gold"))


def a_step_of_a_lesson_is_counted_twice(patch: Patch) -> None:
    done = Tutor.done

    def twice(tutor: Tutor, answer: Any = None) -> Tutor:
        once = done(tutor, answer)
        return once if once.over else done(once, answer)

    patch.setattr(Tutor, "done", twice)
    patch.setattr(Tutor, "rejoined", lambda tutor: tutor)  # it would go back to where the game is
    lesson = {"type": "click", "data": {"do": "lesson", "arg": "heroz/first-game"}}
    patch.setattr(pages, "start", lambda app, *_: app.handle(lesson))
    read_on = {"type": "click", "data": {"do": "coach-next"}}
    patch.setattr(pages, "any_event", lambda *_: read_on)


def chance_comes_from_elsewhere(patch: Patch) -> None:
    patch.setattr(Page, "new_seed", lambda page: (page, next(HERE)))
    patch.setattr(Page, "new_id", lambda page: (page, f"{next(HERE):012x}"))


def time_comes_from_elsewhere(patch: Patch) -> None:
    save = keeping._save  # noqa: SLF001 - there the time of a game is written
    patch.setattr(keeping, "_save", lambda *it: save(*it)._replace(when=next(HERE)))


def chosen(session: Session) -> Session:
    """This session after its first choice, where there is one."""
    played = session.choose(0)
    return played.session if played is not None else session


def pointing_at_a_choice_makes_it(patch: Patch) -> None:
    def foresee(play: Play, _thing: Thing, *, held: bool) -> Play:
        return replace(play, session=chosen(play.session))

    patch.setattr(table, "foresee", foresee)


def showing_the_page_makes_a_choice(patch: Patch) -> None:
    def drawn(page: Page, log: Any) -> str:
        if page.playing is not None and page.playing.session.match.decision is not None:
            page.playing.session.match.play(page.playing.session.match.decision.legal_actions[0])
        return web.view.page.main(page, log)

    patch.setattr(web.app, "main", drawn)


def a_game_that_is_open_elsewhere_stays(patch: Patch) -> None:
    patch.setattr(keeping, "claim", lambda page, *_, **__: page)


def a_person_chooses_for_an_opponent(patch: Patch) -> None:
    patch.setattr(Session, "can_act", property(lambda session: session.match.decision is not None))


def a_full_storage_stops_the_page(patch: Patch) -> None:
    def stored(page: Page, ok: bool) -> Page:
        assert ok, "planted"
        return page

    patch.setattr(keeping, "stored", stored)


@pytest.mark.parametrize(
    ("plant", "law", "first"),  # the trial from which it was found soonest
    [
        (a_late_thought_is_played, "by itself", 0),
        pytest.param(a_curtain_shows_a_card, "curtain", 2, marks=FULL),
        (a_step_of_a_lesson_is_counted_twice, "two steps", 0),
        (chance_comes_from_elsewhere, "same messages", 0),
        pytest.param(time_comes_from_elsewhere, "same messages", 0, marks=FULL),
        (pointing_at_a_choice_makes_it, "only looks", 23),
        pytest.param(showing_the_page_makes_a_choice, "only looks", 0, marks=FULL),
        pytest.param(a_game_that_is_open_elsewhere_stays, "another window", 7, marks=FULL),
        pytest.param(a_person_chooses_for_an_opponent, "somebody else", 0, marks=FULL),
        pytest.param(a_full_storage_stops_the_page, "crashed", 0, marks=FULL),
    ],
)
def test_a_planted_fault_is_found_and_told_in_few_messages(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[Patch], None], law: str, first: int
) -> None:
    plant(monkeypatch)
    with pytest.raises(Found, match=law) as found:
        soaked(first)
    assert 0 < len(read(found.value.text).entries) < 40


def soaked(first: int) -> None:
    """Make some trials of HEROZ, from this one on."""
    for number in range(first, first + TRIALS):
        pages.pages(Trial("pages", "heroz", number), Tally())

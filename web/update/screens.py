"""Going from screen to screen: gallery, set-up, table; dialogs; who sits down to a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.engine.errors import BadFile, BadOption
from web.model import posts
from web.model.form import Form
from web.model.play import Play
from web.model.sentences import who
from web.model.session import Session
from web.update.telling import tell_host, tell_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.match import Match
    from web.model.page import Aside, Page
    from web.model.session import Player


LONGEST_SEARCH = 100  # letters


def show(page: Page, screen: str) -> None:
    """Show this screen of the page."""
    page.saves = page.saves.forget()
    if screen == "table" and page.screen != "table" and page.play is not None and page.play.kept:
        page.play.claimed = not page.locks  # another window may have opened it meanwhile
    page.screen = "gallery" if screen == "table" and page.play is None else screen
    page.dialog, page.notice = "", None
    if page.play:
        page.play.told, page.play.why, page.play.look = None, False, None
        page.play.scene = None
    page.effects.focus, page.effects.top = page.fallback, True


def back_to(page: Page, aside: Aside) -> None:
    """Back to where a person was, as it was; no step further in the browser's history."""
    play = page.play = aside.play
    page.form = aside.form
    shown = (play.look, play.scene, play.told) if play is not None else None
    show(page, aside.screen)
    if page.playing is not None and shown is not None:
        page.playing.look, page.playing.scene, page.playing.told = shown
    page.effects.replace = True


def begin(page: Page, game: str) -> None:
    """Start a game at once, with nothing asked: one person, fitting opponents, the game's own options."""
    leave_untouched(page)
    form = Form.of(game)
    sit(page, Session(form.start(page.new_seed()), form.players))


def leave_untouched(page: Page) -> None:
    """Drop the game on the table if nobody has played it: a cover that was pressed only to look."""
    if page.play is not None and page.play.session.humans and page.play.untouched:
        page.saves = page.saves.drop(page.play.id)


def set_up(page: Page, game: str) -> None:
    """Set up a new game, as it was set up the last time."""
    page.form = page.set_ups.form(game)
    show(page, "setup")


def seat(
    page: Page, match: Match, players: Sequence[Player] = (), *, branch: bool = False, led: int = 0
) -> None:
    """Ask who plays which seat of a match that has begun, or (`branch`) that branches off another."""
    form = Form.of(match.game.id, opened=match)
    page.form = replace(form, players=tuple(players) or form.players, branch=branch, led=led)
    show(page, "setup")


def start(page: Page, form: Form) -> None:
    """Start the game that the form describes, or say what is wrong with it."""
    try:
        match = form.start(page.new_seed())
    except BadOption as error:
        page.form = replace(form, error=error)
        page.effects.focus = f"#option-{error.params['name']}" if isinstance(error, BadFile) else "#seed"
        page.news.add(page.error(error))
        return
    if form.opened is None:
        page.set_ups = page.set_ups.remember(form)
        page.effects.store = True
    session = Session(match, form.players)
    session.led = form.led
    sit(page, session)


def sit(page: Page, session: Session, *, id: str = "", kept: bool = True, seated: bool = True) -> Play:
    """Put a game on the table: a kept one has its `id`, another gets one."""
    play = Play(session, id or page.new_id(), kept=kept, seated=seated)
    if page.reviewed is not None and page.reviewed.of(session):
        play.analysis = page.reviewed
    page.play, page.form = play, None
    page.preferences.tell(session)
    say_prompt(page, play)
    show(page, "table")
    play.claimed = True  # nobody else knows of it yet
    if page.framed:
        tell_host(page, posts.standing(session.match, page.preferences.language))
    return play


def say_prompt(page: Page, play: Play) -> None:
    """Announce who must do what; in a first game its steps say that."""
    if not play.over and play.lesson is None:
        session = play.session
        # in its own words: another game may have taken its place before this is said
        page.news.add(lambda texts, now: who(session, session.localizer(texts)) if now else "")


def open_dialog(page: Page, dialog: str) -> None:
    """Open a dialog in the place of any other, or ("") close it."""
    page.dialog, page.rule, page.search = dialog, "", ""
    page.effects.focus = "#dialog-title" if dialog else ""


def open_rule(page: Page, rule: str) -> None:
    """Open the rulebook, perhaps at a rule."""
    open_dialog(page, "rulebook")
    if rule:
        page.rule = rule
        page.effects.focus = f"#rule-{rule}"


def to_section(page: Page, section: str) -> None:
    """Go to a section of the rulebook: `glance`, or its number."""
    page.effects.focus = f"#section-{section}"


def look_up(page: Page, words: str) -> None:
    """Look for words in the rulebook."""
    words = words[:LONGEST_SEARCH]
    if words != page.search:  # a field that loses the focus tells its words once more
        page.search, page.rule = words, ""


def dismiss(page: Page) -> None:
    """Close what was told."""
    page.notice = None
    if page.playing:
        page.playing.told = None
        page.playing.hint.close()


def resume(page: Page, screen: str) -> None:
    """Go on after a crash."""
    page.crashed = False
    if page.play:
        page.play.session.picked = ()  # it may be what could not be drawn
    show(page, screen)


def ask_less(page: Page) -> None:
    """From now on do not ask where nothing is at stake; the settings take it back."""
    prefer(page, "asked", "fight")
    tell_text(page, "prompt.ask_less.done")


def prefer(page: Page, name: str, value: str) -> None:
    """Change one of the preferences."""
    before, page.preferences = page.preferences, page.preferences.with_({name: value})
    if page.preferences != before:
        page.effects.store = True
        if page.play is not None:
            page.preferences.tell(page.play.session)

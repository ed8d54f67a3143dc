"""Going from screen to screen: gallery, set-up, table; dialogs; who sits down to a game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygames.engine.errors import BadFile, BadOption
from pygames.games import PLAYABLE
from web.model import host_told
from web.model.dialog import Closed, Plain, Rulebook
from web.model.form import Form
from web.model.news import question
from web.model.page import FOLLOW
from web.model.play import InDrill, Kept, Play, Present
from web.model.screen import AtTable, ByMail, Gallery, KeptGames, SettingUp
from web.model.session import Session
from web.model.sounds import TURN
from web.update.notices import tell_host, tell_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.match import Match
    from web.model.dialog import Dialog
    from web.model.page import Page
    from web.model.play import Aside, Purpose, Screen
    from web.model.sight import Player


SHARE = Plain("share")
LONGEST_SEARCH = 100  # letters
OWN = Kept()  # a game that nobody else knows of yet


def show(page: Page, screen: Screen) -> Page:
    """Show this screen of the page, with the game that it has."""
    page = leaving(page)
    play, there = page.play, isinstance(page.screen, AtTable)
    if isinstance(screen, AtTable) and not there and play is not None and play.kept:
        # another window may have opened it meanwhile
        page = page.with_play(purpose=Kept(claimed=not page.window.locks))
    return _turn_to(page, screen)


def leaving(page: Page) -> Page:
    """Remember what is shown now, for whoever goes back to it; the table has what lies on it."""
    screen = _to_leave(page)
    if isinstance(screen, AtTable):
        return page
    return replace(page, left={**page.left, (screen.place, screen.address): screen})


def forget(page: Page, screen: Screen) -> Page:
    """Remember nothing of this screen: what it was for is done."""
    gone = (screen.place, screen.address)
    return replace(page, left={at: it for at, it in page.left.items() if at != gone})


def left_at(page: Page, place: str, address: str = "") -> Screen | None:
    """The screen at this place as it is, or as it was left; None where nothing is known of it."""
    screen = _to_leave(page)
    here = (screen.place, screen.address) == (place, address)
    return screen if here else page.left.get((place, address))


def _to_leave(page: Page) -> Screen:
    """What is shown now, with the drill whose question is on the table."""
    return page.screen if page.drilled is None else InDrill(page.drilled)


def _turn_to(page: Page, screen: Screen) -> Page:
    if isinstance(screen, AtTable) and page.play is None:
        screen = Gallery()
    if isinstance(screen, ByMail) and not (page.mailing.new or page.mailing.moving):
        screen = Gallery()
    if not page.watches:
        page = page.with_play(showing=Present())
    gone = [{"task": "forget", "id": name} for name in page.saves.deleted_by_mail]  # with their keys
    page, saves = page.does(keys=(*page.to_do.keys, *gone)), page.saves.forget()
    shown = replace(page, saves=saves, screen=screen, dialog=Closed(), notice=None)
    return shown.does(focus=FOLLOW, top=True)


def back_to(page: Page, aside: Aside) -> Page:
    """Back to where a person was, as it was; no step further in the browser's history."""
    shown = show(replace(page, play=aside.play), aside.screen)
    if shown.playing is not None and aside.play is not None:
        shown = shown.with_play(showing=aside.play.showing)
    return shown.does(replace=True)


def leave_untouched(page: Page) -> Page:
    """Drop the game on the table if nobody here has played it: it was opened only to look.

    One by mail stays: others wait for its seat.
    """
    play = page.play
    if play is not None and play.mail is None and play.session.humans and play.untouched:
        return replace(page, saves=page.saves.drop(play.id))
    return page


def games(page: Page, game: str) -> Page:
    """Show the list of kept games: of this game, or of all games if `game` is ""."""
    screen = KeptGames(game if game in PLAYABLE else "")
    return replace(page, screen=screen) if isinstance(page.screen, KeptGames) else show(page, screen)


def set_up(page: Page, game: str) -> Page:
    """Set up a new game, as it was set up the last time."""
    page, seed = page.new_seed()
    return show(page, SettingUp(replace(page.set_ups.form(game), drawn=seed)))


def set_level(page: Page, form: Form, level: str) -> Page:
    """Have opponents of this level in the game that is being set up."""
    return filled(page, form.at_level(level)).does(focus="#levels")


def filled(page: Page, form: Form) -> Page:
    """The set-up that is shown stands as `form` says."""
    return replace(page, screen=SettingUp(form))


def seat(page: Page, play: Play) -> Page:
    """Ask who is to play which seat of the game on the table from now on."""
    if play.sealed:
        return tell_text(page, "mail.closed")
    match, players, led = play.session.match, play.session.players, play.session.led
    form = replace(Form.of(match.game.id, opened=match), players=players, led=led)
    return show(page, SettingUp(form))


def start(page: Page, form: Form) -> Page:
    """Start the game that the form describes, or say what is wrong with it."""
    try:
        match = form.start()
    except BadOption as error:
        return say_fault(page, form, error)
    # whoever goes back to its set-up is dealt another game
    page = replace(forget(page, page.screen), screen=Gallery())
    if form.opened is not None:
        return sit_down(page, match, form.players, led=form.led)
    page = replace(leave_untouched(page), set_ups=page.set_ups.remember(form)).does(store=True)
    return sit(page, Session(match, form.players))


def say_fault(page: Page, form: Form, error: BadOption) -> Page:
    """Say what is wrong with the form."""
    focus = f"#option-{error.params['name']}" if isinstance(error, BadFile) else "#seed"
    return filled(page, replace(form, error=error)).does(focus=focus).says(page.error(error))


def sit_down(
    page: Page, match: Match, players: Sequence[Player], purpose: Purpose = OWN, *, led: int = 0
) -> Page:
    """Let these players go on with a game that has begun elsewhere; one opened only to look makes room."""
    page = sit(leave_untouched(page), Session(match, tuple(players), led=led), purpose)
    return replace(page.with_play(given=len(match.choices)), last_kept=None)  # it may have lain there


def sit(page: Page, session: Session, purpose: Purpose = OWN, id: str = "") -> Page:
    """Put a game on the table: a kept one has its `id`, another gets one."""
    page, name = (leaving(page), id) if id else leaving(page).new_id()
    reviewed = page.reviewed if page.reviewed is not None and page.reviewed.of(session) else None
    play = Play(page.preferences.applied_to(session), name, purpose, analysis=reviewed)
    shown = _turn_to(say_prompt(replace(page, play=play)), AtTable())
    return tell_host(shown, host_told.standing(session.match, page.preferences.language))


def say_prompt(page: Page) -> Page:
    """Announce who must do what; in a first game its steps say that."""
    play = page.table
    return page if play.over or play.tutored else page.says(question)


def open_dialog(page: Page, dialog: Dialog) -> Page:
    """Open a dialog in the place of any other."""
    if dialog == SHARE and page.sealed:
        return tell_text(page, "mail.closed")
    return replace(page, dialog=dialog).does(focus="#dialog-title")


def close(page: Page) -> Page:
    """Close the dialog that is open."""
    return replace(page, dialog=Closed()).does(focus="")


def open_rule(page: Page, rule: str) -> Page:
    """Open the rulebook, perhaps at a rule."""
    opened = open_dialog(page, Rulebook(rule))
    return opened.does(focus=f"#rule-{rule}") if rule else opened


def to_section(page: Page, section: str) -> Page:
    """Go to a section of the rulebook: `glance`, or its number."""
    return page.does(focus=f"#section-{section}")


def look_up(page: Page, words: str) -> Page:
    """Look for words in the rulebook."""
    words = words[:LONGEST_SEARCH]
    match page.dialog:
        # a field that loses the focus tells its words once more
        case Rulebook(_, search) if words != search:
            return replace(page, dialog=Rulebook(search=words))
        case _:
            return page


def dismiss(page: Page) -> Page:
    """Close what is told; a hint, which may lie below it, only where nothing else is told."""
    play = page.playing
    if play is None:
        return replace(page, notice=None)
    if page.notice is None and play.why is None:
        return page.with_play(hint=play.hint.closed())
    return replace(page, notice=None, play=play.shows(why=None))


def go_on_after_crash(page: Page, screen: Screen) -> Page:
    """Leave the crash screen, with nothing picked."""
    page = replace(page, crashed=False)
    if page.play is not None:  # what is picked may be what could not be drawn
        page = page.with_play(session=replace(page.play.session, picked=()))
    return show(page, screen)


def ask_less(page: Page) -> Page:
    """From now on do not ask where nothing is at stake; the settings take it back."""
    return tell_text(prefer(page, "asked", "fight"), "prompt.ask_less.done")


def prefer(page: Page, name: str, value: str) -> Page:
    """Change one of the preferences."""
    preferences = page.preferences.with_({name: value})
    if preferences == page.preferences:
        return page
    if name == "sound":
        page = page.does(sounds=(TURN,))  # once turned on it is heard
    return replace(page, preferences=preferences).goes_by_preferences().does(store=True)


def mute(page: Page) -> Page:
    """Let the table be silent from now on, or be heard again."""
    return prefer(page, "sound", "on" if page.preferences.sound == "off" else "off")

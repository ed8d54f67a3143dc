"""What a person does at the table: point, ask why, undo, look further; and what follows from a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import CannotUndo
from web.model import posts
from web.model.message import NOTHING
from web.model.preferences import PACES
from web.model.scene import find_scene
from web.model.sentences import picked_said, said
from web.model.session import Session, Why
from web.update import draft, progress
from web.update.lesson import follow, found, holds_back
from web.update.screens import open_rule, prefer, say_prompt, sit
from web.update.telling import tell_host, tell_text, tell_to_read

if TYPE_CHECKING:
    from pygames.engine.event import Event
    from pygames.words.localizer import Localizer
    from web.model.message import Thing
    from web.model.page import Page
    from web.model.play import Play
    from web.texts import Texts


def point(page: Page, play: Play, thing: Thing) -> None:
    """A thing on the table was pressed."""
    if play.look is not None:
        if page.writing and page.draft is not None:
            draft.look_at(page, thing.why or thing.step)
        else:
            tell_text(page, "look.only", mode="look")
    elif play.watching is not None:
        seen(page, play)
    elif play.session.curtain is not None or play.over:
        return
    elif play.drill is not None and not play.drill.acting:
        tell_text(page, "drill.first")
    elif play.why or thing.asks:
        ask_why(page, play, thing)
    elif holds_back(page, play, thing):
        play.told = None
    elif thing.step:
        play.told = None
        page.notice = None if play.lesson is not None else page.notice
        if play.session.point(thing.step):
            _say_picked(page, play)
    elif thing.choice is not None:
        page.notice = None if play.lesson is not None else page.notice
        happened(page, play, play.session.choose(thing.choice), chosen=True)


def foresee(play: Play, thing: Thing, *, held: bool) -> None:
    """A thing is pointed at, not pressed: look at what it would do, or (`NOTHING`) at nothing any more."""
    if _foreseeable(play):
        session = play.session
        play.preview.look(session, session.ways(thing), session.word_of(thing) if held else "")


def seek(play: Play) -> None:
    """Find out whether there is anything to be said of what can be pointed at."""
    if _foreseeable(play):
        play.preview.seek(play.session)


def foretell(play: Play) -> None:
    """Nothing is pointed at yet: work out what is said all the same."""
    if _foreseeable(play):
        play.preview.rest(play.session)


def _foreseeable(play: Play) -> bool:
    """Whether the person may choose now what the table shows."""
    held = play.look is not None or play.watching is not None or play.reading
    return not held and play.session.curtain is None


def ask_why(page: Page, play: Play, thing: Thing) -> None:
    """Explain what this thing does."""
    session, decision = play.session, play.session.match.decision
    if decision is None or session.curtain is not None or play.look is not None:
        return
    play.why = False
    number = thing.choice
    if session.can_act and number is not None and number < len(decision.legal_actions):
        told = Why("", None, decision.legal_actions[number])
    else:
        told = session.why(thing.why or thing.step, play.about)
    if play.lesson is not None and play.reading and told.action is not None:  # once it is read
        tell_to_read(page, play.lesson)
        return
    if found(page, play, told.refusal):
        return
    play.told, play.about = told, ()
    # a link can still be copied by hand
    page.notice = page.notice if page.notice is not None and page.notice.link else None
    tell_host(page, *posts.refused(session.match, told, page.preferences.language))
    if told.refusal is not None:
        progress.told(page, play, [told.refusal.rule])
    page.news.add(lambda texts, localizer: _answer(told, session, localizer, texts))


def _answer(told: Why, session: Session, localizer: Localizer | None, texts: Texts) -> str:
    """The answer to "why not?" with the rule's number."""
    if localizer is None:
        return ""
    rule = f" {told.refusal.rule}." if told.refusal is not None else ""
    return said(told, session, localizer, texts) + rule


def happened(page: Page, play: Play, events: list[Event] | None, *, chosen: bool) -> None:
    """A choice was made, `chosen` by the person looking: tell what came of it."""
    if events is None:
        return
    play.quiet = not events
    page.news.happened(events)
    if page.framed:
        tell_host(page, *posts.happened(play.session.match, events, page.preferences.language))
    progress.happened(page, play, events, chosen=chosen)
    play.moved = play.moved or chosen
    if chosen:
        play.told = play.scene = page.notice = None
    if play.session.curtain is not None or play.over:
        _hand_over(page, play)
    _play_scene(page, play, events)
    if play.session.due is None:
        say_prompt(page, play)


def _play_scene(page: Page, play: Play, events: list[Event]) -> None:
    """Play what is worth watching; by the pace `instant` it is shown beside the game, which goes on."""
    before, pace = play.session.before, page.preferences.pace
    assert before is not None
    waits, whole = pace != "instant", page.calm or PACES[pace] is None
    scene = find_scene(play.session, before, events, waits=waits, whole=whole)
    if scene is not None:
        play.scene = scene
        if waits:
            page.effects.focus, play.moved = "#prompt", False


def seen(page: Page, play: Play) -> None:
    """A scene was seen, or is not wanted: the game goes on."""
    play.scene = None
    play.moved = True


def go_on(page: Page, play: Play) -> None:
    """Let the game go on: after a scene, or with the opponent who waits for that."""
    if play.watching is not None:
        seen(page, play)
    else:
        page.onward = page.held


def replay(page: Page, play: Play, step: str) -> None:
    """Play the scene of this choice once more."""
    match = play.session.match
    if (
        not step.isdecimal()
        or not 0 < int(step[:6]) <= len(match.choices)
        or play.session.curtain is not None
    ):
        return
    number = int(step[:6])
    whole = page.calm or not PACES[page.preferences.pace]
    events = match.choices[number - 1].events
    scene = find_scene(play.session, match.at_choice(number - 1), events, waits=True, whole=whole)
    if scene is not None:
        play.look, play.scene, page.effects.focus, page.effects.top = None, scene, "#prompt", True


def settle(page: Page) -> None:
    """Let the focus and the messages follow what happened."""
    play = page.playing
    if play is None:
        return
    follow(page, play)
    draft.follow(page, play)
    holds = {"why": play.why, "look": play.look is not None}
    if page.notice is not None and not holds.get(page.notice.mode, True):
        page.notice = None
    if play.moved:
        page.effects.focus, play.moved = page.fallback, False
    if play.fresh:
        page.effects.top, play.fresh, page.notice = True, False, None
        page.dialog = ""


def lift(page: Page, play: Play) -> None:
    """Open the curtain before a player."""
    play.session.lift()
    play.moved = play.fresh = True
    say_prompt(page, play)


def pass_device(page: Page, play: Play) -> None:
    """Whoever has the device has seen what their choice revealed: the curtain falls."""
    if play.session.parting is not None:
        play.session.pass_device()
        _hand_over(page, play)


def _hand_over(page: Page, play: Play) -> None:
    """Somebody else looks at the page from now on, or everybody does."""
    play.told, play.why, play.moved, play.fresh = None, False, True, True
    page.news.hush()


def take_back(page: Page, play: Play) -> None:
    """Unpick the last thing pointed at."""
    if play.session.take_back():
        play.told = None
        _say_picked(page, play)


def _say_picked(page: Page, play: Play) -> None:
    session = play.session
    page.news.add(lambda _, localizer: picked_said(session, localizer) if localizer else "")


def pass_on(page: Page, play: Play, wait: str) -> None:
    """Pass until something happens."""
    if not holds_back(page, play, NOTHING):
        happened(page, play, play.session.pass_on(wait), chosen=True)


def play_plain(page: Page, play: Play) -> None:
    """Make all the choices that ask nothing and reveal nothing."""
    if play.watching is None and play.look is None and not holds_back(page, play, NOTHING):
        happened(page, play, play.session.play_plain(), chosen=True)


def undo(page: Page, play: Play) -> None:
    """Take the last choice back. Raises CannotUndo."""
    if play.session.curtain is not None or play.look is not None:
        raise CannotUndo("undo_other_seat")
    play.session.undo()
    if play.lesson is not None:
        play.lesson.taken_back()
    play.told, play.scene, play.moved = None, None, True
    say_prompt(page, play)
    tell_text(page, "undo.done")


def again(page: Page, play: Play) -> None:
    """A new game with the same players and options."""
    match = play.session.match
    new = pygames.new(
        match.game.id, seed=page.new_seed(), seats=match.seats, options=match.options, practice=match.practice
    )
    sit(page, Session(new, play.session.players))


def toggle_why(page: Page, play: Play) -> None:
    """Let the next pointing ask instead of choosing, or not."""
    play.why, play.about = not play.over and not play.why, ()
    if play.why and page.preferences.rendering == "text":
        page.effects.focus = "#text-why"
    elif play.why:
        tell_text(page, "why.mode", mode="why")


def ask_further(page: Page, play: Play, word: str) -> None:
    """In the text table: why not this together with something else?"""
    play.about = (*play.about, word)
    page.effects.focus = "#text-why"


def open_told_rule(page: Page, play: Play) -> None:
    """The rulebook, at the rule by which something was refused."""
    refusal = play.told.refusal if play.told else None
    open_rule(page, refusal.rule if refusal else "")


def switch(page: Page, *, onward: bool = False) -> None:
    """From the table to the text table, or back; `onward`: the focus goes on to what is asked there."""
    if onward:
        page.effects.focus = page.fallback
    prefer(page, "rendering", "table" if page.preferences.rendering == "text" else "text")
    page.news.add(lambda texts, _: texts(f"tool.shown.{page.preferences.rendering}"))


def think(page: Page) -> bool:
    """Let the opponent who is asked think for some milliseconds; True when that is done."""
    play = page.playing
    return page.pause is None or play is None or play.watching is not None or play.session.think()


def tick(page: Page) -> None:
    """Let the next thing happen by itself."""
    play = page.playing
    if play is None or page.pause is None:
        return
    if play.watching is not None:
        play.watching.shown += 1
        return
    chained, page.onward = play.quiet, False
    happened(page, play, play.session.tick(), chosen=False)
    if chained and page.held:
        page.effects.focus = page.effects.focus or "#next"
    settle(page)

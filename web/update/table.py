"""What a person does at the table: point, ask why, undo, look further; and what follows from a choice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import CannotUndo
from pygames.engine.shapes import number_of
from web.model import host_told, running
from web.model.dialog import Closed
from web.model.message import NOTHING, Thing
from web.model.news import of_game
from web.model.page import FOLLOW
from web.model.play import Drilled, FaceShown, Present, Watching
from web.model.preferences import PACES
from web.model.scene import find_scene
from web.model.seats import at_level
from web.model.sentences import picked_said, said
from web.model.session import Session, Why, decided
from web.model.sight import cast_of
from web.model.sounds import heard, heard_after
from web.update import draft, drill, guarded, lesson, manners, progress
from web.update.mail import again as invite_again
from web.update.notices import say_text, tell_host, tell_text, tell_to_read
from web.update.screens import open_rule, prefer, say_prompt, sit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.words.localizer import Localizer
    from web.model.page import Page
    from web.model.play import Play
    from web.model.session import Played
    from web.model.sight import Player
    from web.texts import Texts

MOST_SEEDS = 40  # that are tried for the opponents of a game before


# --- pointing ---


def point(page: Page, play: Play, thing: Thing) -> Page:
    """A thing on the table was pressed."""
    match play.mode:
        case "past" if page.desk is not None:
            return draft.look_at(page, page.desk, thing.asks_about or thing.word)
        case "curtain":
            return page
        case "scene":
            return seen(page, play)
        case _ if thing.shows:
            return read(page, play, thing)
        case "past":
            return tell_text(read(page, play, thing), "look.only", mode="look")
        case "task" if isinstance(play.purpose, Drilled):
            answered = drill.point(page, play.purpose, thing)
            return answered or tell_text(read(page, play, thing), "drill.first")
        case "game" if play.asks_why or thing.asks:
            return ask_why(page, play, thing)
        case "game":
            return _choose(page, play, thing)
        case _:
            return read(page, play, thing)


def read(page: Page, play: Play, thing: Thing | None) -> Page:
    """Show the face of the card that this thing is until it is closed; of nothing: close it."""
    if play.mode in ("curtain", "scene"):
        return page
    word = play.session.word_of(thing) if thing is not None else ""
    return replace(page, play=replace(play, face=FaceShown(word, opened=bool(word))))


def _choose(page: Page, play: Play, thing: Thing) -> Page:
    """A thing was pressed to choose it."""
    thing = lesson.meant(page, play, thing)
    page, held_back = lesson.holds_back(page, play, thing)
    if not (held_back or thing.word or thing.choice is not None):
        return page
    page = replace(page, play=replace(page.table.shows(why=None), face=FaceShown()))
    if held_back:
        return page
    if play.tutored:
        page = replace(page, notice=None)
    session = page.table.session
    if not thing.word:
        return happened(page, session.choose(thing.choice or 0), chosen=True)
    picked = session.point(thing.word)
    return page if picked is None else _say_picked(page.with_play(session=picked))


def foresee(play: Play, thing: Thing, *, held: bool) -> Play:
    """A thing is pointed at, not pressed: look at what it would do, or (`NOTHING`) at nothing any more."""
    session, reads = play.session, held and play.mode not in ("curtain", "scene")
    if not play.face.opened:  # which is closed by a press or a key
        play = replace(play, face=FaceShown(session.word_of(thing) if reads else ""))
    return (
        replace(play, preview=play.preview.look(session, session.ways(thing))) if _foreseeable(play) else play
    )


def seek(play: Play) -> Play:
    """Find out whether there is anything to be said of what can be pointed at."""
    return replace(play, preview=play.preview.seek(play.session)) if _foreseeable(play) else play


def foretell(play: Play) -> Play:
    """Nothing is pointed at yet: work out what is said all the same."""
    return replace(play, preview=play.preview.at_rest(play.session)) if _foreseeable(play) else play


def _foreseeable(play: Play) -> bool:
    """Whether the person may choose now what the table shows."""
    return play.mode in ("over", "task", "game") and not play.still


# --- asking why ---


def ask_why(page: Page, play: Play, thing: Thing) -> Page:
    """Explain what this thing does."""
    session = play.session
    if play.over or session.covered or play.mode == "past":
        return page
    about, play = play.about, play.shows(asks_why=False)
    chosen = session.chosen(thing)
    why = Why("", None, chosen[0]) if chosen else session.why(thing.asks_about or thing.word, about)
    page = replace(page, play=play)
    if play.tutor is not None and play.still and why.action is not None:  # once it is read
        return tell_to_read(page, play.tutor)
    page, found = lesson.found(page, play, why.refusal)
    if found:
        return page
    page = replace(page, play=replace(page.table.shows(why=why, about=()), face=FaceShown()))
    # a link can still be copied by hand
    page = replace(page, notice=page.notice if page.notice is not None and page.notice.link else None)
    page = tell_host(page, *host_told.refused(session.match, why, page.preferences.language))
    if why.refusal is not None:
        page = progress.meet_at_table(page, [why.refusal.rule])
    return page.says(of_game(lambda texts, localizer: _answer(why, session, localizer, texts)))


def _answer(why: Why, session: Session, localizer: Localizer, texts: Texts) -> str:
    """The answer to "why not?" with the rule's number."""
    rule = f" {why.refusal.rule}." if why.refusal is not None else ""
    return said(why, session, localizer, texts) + rule


def toggle_why(page: Page, play: Play) -> Page:
    """Let the next pointing ask instead of choosing, or not."""
    play = play.shows(asks_why=not play.over and not play.asks_why, about=())
    page = replace(page, play=play)
    if play.asks_why and page.preferences.rendering == "text":
        return page.does(focus="#text-why")
    return tell_text(page, "why.mode", mode="why") if play.asks_why else page


def ask_further(page: Page, play: Play, word: str) -> Page:
    """In the text table: why not this together with something else?"""
    return replace(page, play=play.shows(about=(*play.about, word))).does(focus="#text-why")


def open_told_rule(page: Page, play: Play) -> Page:
    """The rulebook, at the rule by which something was refused."""
    refusal = play.why.refusal if play.why else None
    return open_rule(page, refusal.rule if refusal else "")


# --- what comes of a choice ---


def happened(page: Page, played: Played | None, *, chosen: bool) -> Page:
    """A choice was made, `chosen` by the person looking: tell what came of it. None was made: nothing."""
    if played is None:
        return page
    session, events = played
    if session.proposed:
        return guarded.propose(page, session)
    play = replace(page.table, session=session)
    if chosen:
        play = replace(play, face=FaceShown())
    page = replace(page, play=play, news=page.news.happened(events, play.id))
    if page.window.framed:
        page = tell_host(page, *host_told.happened(session.match, events, page.preferences.language))
    page = progress.happened(page, events, chosen=chosen)
    if chosen:
        page = replace(page.with_play(showing=_unsaid(play)), notice=None).does(focus=FOLLOW)
    elif play.why is not None and session.can_act:  # another question than the one that was answered
        page = page.with_play(showing=_unsaid(play))
    if session.covered or play.over:
        page = _hand_over(page)
    page = _play_scene(page, played)
    return page if session.due else say_prompt(page.with_play(onward=""))


def _unsaid(play: Play) -> Present:
    """The game as it stands, without the last answer and the last scene."""
    return play.present._replace(why=None, beside=None)


def _play_scene(page: Page, played: Played) -> Page:
    """Play what is worth watching; by the pace `instant` it is shown beside the game, which goes on.

    A scene that is played is heard as it goes; what else came of the choice is heard once it was seen.
    """
    session, play, pace = played.session, page.table, page.preferences.pace
    assert session.before is not None
    nobody_asked = len(session.match.choices) - 1 in session.automatic
    sure = nobody_asked and decided(session.before)  # what everybody knew before is worth no press
    waits = pace != "instant" and play.onward != "all" and not sure
    whole = page.window.calm or PACES[pace] is None
    scene = find_scene(session, session.before, played.events, waits=waits, whole=whole)
    sounds = (*heard(session, played.events), *heard_after(session))
    if scene is None or not waits:
        page = page.sounds(sounds)
        return page if scene is None else replace(page, play=play.shows(beside=scene))
    to_come = heard(session, [beat.event for beat in scene.beats])
    later = tuple([sound for sound in sounds if sound not in to_come])
    page = page.with_play(showing=Watching(scene, play.present, later)).does(focus="#prompt")
    return page.sounds(heard(session, [beat.event for beat in scene.now]))


def seen(page: Page, play: Play) -> Page:
    """Somebody pressed on in a scene: the rest of it is shown at once; after its end the game goes on."""
    watching = play.showing
    if isinstance(watching, Watching):
        if not watching.scene.over:
            return page.with_play(showing=watching._replace(scene=watching.scene.whole))
        page = page.sounds(watching.sounds)
    return replace(page, play=replace(play, showing=play.present._replace(beside=None))).does(focus=FOLLOW)


def go_on(page: Page, play: Play) -> Page:
    """Let the game go on: after a scene, or with what the others choose next."""
    if play.mode == "scene":
        return seen(page, play)
    return page.with_play(onward="one") if running.others_choose(page) else page


def go_on_with_all(page: Page) -> Page:
    """Let the others make all their choices, until a person is asked."""
    return page.with_play(onward="all") if running.others_choose(page) else page


def replay(page: Page, play: Play, step: str) -> Page:
    """Play the scene of this choice once more."""
    match, number = play.session.match, number_of(step)
    if not 0 < number <= len(match.choices) or play.session.covered:
        return page
    whole = page.window.calm or not PACES[page.preferences.pace]
    events = match.choices[number - 1].events
    scene = find_scene(play.session, match.at_choice(number - 1), events, waits=True, whole=whole)
    if scene is None:
        return page
    page = page.sounds(heard(play.session, [beat.event for beat in scene.now]))
    return page.with_play(showing=Watching(scene, play.present)).does(focus="#prompt", top=True)


def lift(page: Page, play: Play) -> Page:
    """Open the curtain before a player."""
    lifted = replace(play, session=play.session.lift(), face=FaceShown())
    page = replace(page, play=lifted, notice=None, dialog=Closed())
    return say_prompt(page.does(focus=FOLLOW, top=True))


def pass_device(page: Page, play: Play) -> Page:
    """Whoever has the device has seen what their choice revealed: the curtain falls."""
    if play.session.parting is None:
        return page
    return _hand_over(replace(page, play=replace(play, session=play.session.pass_device())))


def _hand_over(page: Page) -> Page:
    """Somebody else looks at the page from now on, or everybody does."""
    play = replace(page.table.shows(why=None, asks_why=False), face=FaceShown())
    handed = replace(page, play=play, news=page.news.hushed(), notice=None, dialog=Closed())
    return handed.does(focus=FOLLOW, top=True)


# --- further choices ---


def take_back(page: Page, play: Play) -> Page:
    """Unpick the last thing pointed at."""
    if not play.session.picked:
        return page
    taken = replace(play.shows(why=None), session=play.session.take_back())
    return _say_picked(replace(page, play=taken))


def _say_picked(page: Page) -> Page:
    session = page.table.session
    return page.says(of_game(lambda _, localizer: picked_said(session, localizer)))


def pass_on(page: Page, play: Play, wait: str) -> Page:
    """Pass until something happens."""
    page, held_back = lesson.holds_back(page, play, NOTHING)
    return page if held_back else happened(page, page.table.session.pass_on(wait), chosen=True)


def play_plain(page: Page, play: Play) -> Page:
    """Make all the choices that ask nothing and reveal nothing."""
    if play.mode in ("scene", "past"):
        return page
    if play.tutor is not None and not play.tutor.guided and not play.still:
        return _one_by_one(page, play.session.plain)
    page, held_back = lesson.takes_plain(page, play)
    return page if held_back else happened(page, page.table.session.play_plain(), chosen=True)


def _one_by_one(page: Page, actions: Sequence[Action]) -> Page:
    """Make these choices one after the other, until a lesson has something to say to one."""
    for action in actions:
        play = page.table
        legal, made = play.session.legal_actions, len(play.session.match.choices)
        if action not in legal:
            return page
        page = _choose(page, play, Thing(legal.index(action)))
        if len(page.table.session.match.choices) == made:
            return page
    return page


def undo(page: Page, play: Play) -> Page:
    """Take the last choice back. Raises CannotUndo."""
    if play.session.covered:
        raise CannotUndo("undo_other_seat")
    mail = play.mail
    if mail is not None and mail.guarded:
        raise CannotUndo("undo_told")
    if mail is not None and play.unsent:
        return tell_text(say_prompt(manners.undo(page, play, mail).does(focus=FOLLOW)), "undo.done")
    undone = replace(play, session=play.session.undo(), showing=_unsaid(play))
    if undone.tutor is not None:
        undone = undone.led_by(undone.tutor.taken_back())
    return tell_text(say_prompt(replace(page, play=undone).does(focus=FOLLOW)), "undo.done")


def again(page: Page, play: Play, level: str = "") -> Page:
    """A new game with the same players and options, or with opponents of another level."""
    if play.mail is not None:
        return invite_again(page, play.mail) if play.over else page
    match = play.session.match
    players = at_level(match.game.id, play.session.players, match.options, level)
    page, seed = _seed_with(page, players, match.seed or 0)
    new = pygames.new(
        match.game.id, seed=seed, seats=match.seats, options=match.options, practice=match.practice
    )
    return sit(page, Session(new, players))


def _seed_with(page: Page, players: tuple[Player, ...], before: int) -> tuple[Page, int]:
    """A new seed with which the opponents appear as before; any where chance gives none soon."""
    page, seed = page.new_seed()
    wanted, tries = cast_of(players, before), 1
    while cast_of(players, seed) != wanted and tries < MOST_SEEDS:
        page, seed = page.new_seed()
        tries += 1
    return page, seed


def switch(page: Page, *, onward: bool = False) -> Page:
    """From the table to the text table, or back; `onward`: the focus goes on to what is asked there."""
    page = prefer(page, "rendering", "table" if page.preferences.rendering == "text" else "text")
    page = say_text(page, f"tool.shown.{page.preferences.rendering}")
    return page.does(focus=FOLLOW) if onward else page


# --- what happens by itself ---


def tick(page: Page) -> Page:
    """Let the next thing happen by itself."""
    play = page.playing
    if play is None or running.pause(page) is None:
        return page
    if isinstance(play.showing, Watching):
        scene = play.showing.scene
        shown = play.showing._replace(scene=scene._replace(shown=scene.shown + 1))
        page = page.sounds(heard(play.session, [scene.beats[scene.shown].event]))
        return page.with_play(showing=shown)
    chained = play.session.quiet
    onward = "all" if play.onward == "all" else ""
    page = happened(page.with_play(onward=onward), play.session.tick(), chosen=False)
    if chained and running.awaits_next(page) and not page.to_do.focus:
        return page.does(focus="#next")
    return page

"""What keeps a game: the browser's storage, the page's address and its history, a file.

The page has three kinds of places, each an entry of the browser's history: the gallery, a set-up, a game.
A place is a short text (`gallery`, `setup:heroz`, `game:1f00…`), which page.js hands back when somebody
goes back or forward.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygames
from pygames.engine.errors import GameError
from pygames.games import PLAYABLE
from web.model import message as msg
from web.model.example import has_example
from web.model.saves import LATEST, Save
from web.model.seats import in_file, split
from web.model.session import Session
from web.update import drill, example, opening, screens
from web.update.telling import tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.model.message import Message
    from web.model.page import Page, Written
    from web.model.play import Play


def hear(page: Page, message: Message) -> None:
    """Take over what the browser tells of its history and its storage."""
    match message:
        case msg.PlaceReached(place, address, begins):
            arrive(page, place, address, start=begins)
        case msg.GameWritten(id, text):
            elsewhere(page, id, text)
        case msg.SharedWritten():
            page.effects.store = True
        case msg.GameClaimed(id, text, ok):
            claim(page, id, text, ok=ok)
        case msg.WindowBack(games):
            back(page, games)


# --- the storage ---


def keep(page: Page) -> Mapping[str, str | None]:
    """Put the game on the table among the kept ones; returns what page.js has to write."""
    play = page.play
    if play is not None and play.kept and play.claimed:
        written = page.written(play.session.match)
        if written is not page.last_kept:
            page.last_kept = written
            page.saves = page.saves.put(_save(page, play, written))
    pending, page.saves = page.saves.pending, page.saves.handed_out()
    return pending


def _save(page: Page, play: Play, written: Written) -> Save:
    match = written.match
    return Save(
        id=play.id,
        game=match.game.id,
        record=written.record.json(),
        link=written.link,
        players=play.session.players,
        choices=written.choices,
        over=match.decision is None,
        practice=match.practice,
        when=max(0, min(int(page.moment.now * 1000), LATEST)),
        automatic=play.session.automatic,
        led=play.session.led,
        winners=match.result.winners if match.result is not None else (),
        how=match.result.how if match.result is not None else "",
    )


def stored(page: Page, ok: bool) -> None:
    """Whether the storage took what was written."""
    if page.storage_works and not ok:
        page.news.add(lambda texts, _: texts("saves.not_saved"))
    page.storage_works = ok


def share(page: Page, stored: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """Take over what other windows have stored; returns what is to be stored, None when it is there."""
    page.effects.store = False
    page.shared, wanted, known = page.shared.merge(stored, page.to_store)
    if known is not None:
        page.take_over(known)
    if wanted is None:
        page.shared = page.shared.done(page.to_store)
    return wanted


def shared(page: Page, ok: bool) -> None:
    """Whether the storage took what all windows share."""
    if ok:
        page.shared = page.shared.done(page.to_store)


def elsewhere(page: Page, id: str, text: str | None) -> None:
    """Another window has written or (None) deleted a game; without an id it has emptied the storage."""
    play = page.play
    if not id:
        page.saves = page.saves.clear()
        return
    page.saves = page.saves.changed(id, text)
    if play is None or not play.kept or play.id != id or text is None:
        return
    theirs = Save.read(id, text)
    if theirs is not None and theirs.record == page.written(play.session.match).record.json():
        return  # it stands as it does here
    if page.playing is None:
        page.play = None  # it has gone on there, and can be continued from what is kept
    else:
        # both go on: from here on this is a game of its own
        play.id = page.new_id()
        page.last_kept = None
        tell_text(page, "saves.elsewhere")


def back(page: Page, games: Mapping[str, str]) -> None:
    """This window was put aside and is here again; `games` are the texts that are kept by now."""
    page.effects.store = True
    page.saves = page.saves.refresh(games)
    play = page.play
    if play is None or not play.kept:
        return
    if page.locks and page.playing is not None:
        play.claimed = False  # until page.js has told
    else:
        catch_up(page, play.id)


def catch_up(page: Page, id: str) -> None:
    """Let the game on the table stand as it is kept, if another window has gone on with it."""
    save, mine = page.saves.get(id), page.last_kept
    if save is None or mine is None or save.record == mine.record.json() or not page.storage_works:
        return
    screen, page.play = page.screen, None
    if screen == "table":
        screens.show(page, "gallery")
        resume(page, id)
        if page.screen == "table":
            tell_text(page, "saves.gone_on")


def claim(page: Page, id: str, text: str | None, *, ok: bool) -> None:
    """Whether a game is open in this window only; if not it is left to the other one, untouched.

    `text` is what is kept of it by now: another window may have gone on before this one has claimed it.
    """
    play = page.play
    if play is None or play.id != id:
        return
    if text is not None:
        page.saves = page.saves.changed(id, text)
    if ok:
        catch_up(page, id)
        if page.play is not None:
            page.play.claimed = True
    else:
        page.play = None
        screens.show(page, "gallery")
        tell_text(page, "saves.open_elsewhere")


# --- kept games ---


def resume(page: Page, id: str, step: int | None = None) -> None:
    """Put a kept game on the table."""
    save = page.saves.get(id)
    if page.play is not None and page.play.id == id:
        screens.show(page, "table")
    elif save is None:
        tell_text(page, "saves.unreadable.why")
        return
    else:
        try:
            opened = pygames.open_record(save.record)
        except GameError as error:
            opening.cannot(page, page.error(error), error.key)
            return
        if opened.match.seats != len(save.players):
            tell_text(page, "saves.unreadable.why")
            return
        session = Session(opened.match, save.players)
        session.automatic, session.led = save.automatic, min(save.led, len(opened.match.choices))
        # where choices were lost the old record stays as it is
        play = screens.sit(page, session, id="" if opened.lost else save.id)
        if not opened.lost:
            play.claimed = not page.locks  # until page.js has told
            written = page.written(opened.match)
            if written.record.json() == save.record and written.link == save.link:
                page.last_kept = written  # it is kept already
        opening.tell_lost(page, opened.lost)
    if step is not None and page.play is not None:
        page.play.look_at(step)


def delete(page: Page, id: str) -> None:
    """Delete a kept game; until the gallery is left it can be put back."""
    if id not in page.saves:
        return
    page.saves = page.saves.delete(id)
    if page.play is not None and page.play.id == id:
        page.play = None
    page.news.add(lambda texts, _: texts("saves.deleted"))
    page.effects.focus = f"#put-back-{id}" if id.isalnum() else ""


def put_back(page: Page, id: str) -> None:
    """Bring a deleted game back."""
    page.saves = page.saves.put_back(id)
    page.effects.focus = f"#continue-{id}" if id.isalnum() else ""


def copy(page: Page, which: str) -> None:
    """Copy the link of the game, of the "step" looked at, or of the position as it is "known" or "open"."""
    if page.link:
        screens.open_dialog(page, "")
        page.effects.copy = page.copied = page.whole_link(which)
        page.share_copied = which


def export(page: Page) -> None:
    """Offer the record of the game on the table as a file."""
    match = page.match
    if match is None:
        return
    screens.open_dialog(page, "")
    if not page.saves_files:
        tell(page, lambda texts, _: texts("export.refused"), link=page.whole_link())
        return
    record = page.written(match).record
    start = "position" if record.seed is None else record.seed
    name = f"{record.game}-{start}-{len(record.choices)}.json"
    text, play = record.json(), page.play
    if play is not None and play.kept and match is play.session.match and match.decision is not None:
        text = in_file(text, play.session.players)
    page.effects.file = {"name": name, "text": text + "\n"}
    tell(page, lambda texts, _: texts("export.done", name=name))


def save_unreadable(page: Page, id: str) -> None:
    """Offer what is stored of a game that cannot be read as a file."""
    text = page.saves.stored(id)
    if text is None:
        return
    name = f"pygames-{id}.txt"
    page.effects.file = {"name": name, "text": text}
    tell(page, lambda texts, _: texts("export.done", name=name))


# --- places ---


def _put_back(page: Page, kind: str) -> None:
    """Who goes back from an example, a drill or a puzzle finds what waited meanwhile as it was."""
    play = page.play
    if play is None or kind in ("example", "drill", "puzzle"):
        return
    if play.example is not None:
        aside, page.aside = page.aside, None
    elif play.drill is not None:
        aside = page.before_drill
    else:
        aside = page.before_puzzle if play.lesson is not None and play.lesson.puzzle else None
    if aside is not None:
        page.play, page.form = aside.play, aside.form


def arrive(page: Page, place: str, hash: str, *, start: bool = False) -> None:
    """Somebody went back or forward to this place, or (`start`) has just opened the page there."""
    kind, _, arg = place.partition(":")
    game, _, rule = arg.partition("/")
    _put_back(page, kind)
    link, _, at = split(hash)[0].partition("@")  # who sat where is told behind it
    step = int(at) if at.isdecimal() and len(at) < 7 else None
    page.effects.replace = True
    if kind == "game" and not start and ((page.play and page.play.id == arg) or arg in page.saves):
        resume(page, arg, step)
    elif (
        kind in ("lesson", "puzzle")
        and not start
        and page.play
        and page.play.lesson
        and link == page.play.lesson.address
    ):
        screens.show(page, "table")
    elif kind == "link" and not start and page.play and not page.play.kept and link == page.link:
        screens.show(page, "table")
        if step is not None:
            page.play.look_at(step)
    elif kind == "setup" and arg in PLAYABLE:
        if page.form is None or page.form.game != arg or page.form.opened:
            screens.set_up(page, arg)
        else:
            screens.show(page, "setup")
    elif kind == "drill" and arg in PLAYABLE:
        drill.resume(page, arg)
    elif kind == "example" and game in PLAYABLE and has_example(game, rule):
        example.show_example(page, game, rule)
    elif hash:
        save = None if kind == "open" else page.saves.find(link, arg)
        if save is not None and (step is None or step <= save.choices):
            resume(page, save.id, step)
        else:
            opening.read(page, hash)
    else:
        screens.show(page, "gallery")

"""What keeps a game: the browser's storage, the page's address and its history, a file.

Each place is an entry of the browser's history: the gallery, the kept games, the page of a game, a game. A
place is a short text (`gallery`, `games`, `setup:heroz`, `game:1f00…`), which page.js hands back when
somebody goes back or forward.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygames
from pygames.engine.errors import GameError
from pygames.games import PLAYABLE
from web.model import links
from web.model.dialog import Closed, Deletion
from web.model.example import has_example
from web.model.page import written_down
from web.model.play import Drilled, Kept, Showcase, Tutored
from web.model.saves import LATEST, Save
from web.model.screen import AtTable, ByMail, DealOfDay, Gallery, KeptGames, OwnDeeds
from web.model.seats import in_file, split
from web.model.session import Session
from web.model.sight import cast_of
from web.update import drill, exam, example, mail, mail_keys, moving, opening, past, results, screens
from web.update.notices import offer_file, say_text, tell, tell_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.match import Match
    from web.model.page import Page, Recorded
    from web.model.play import Play


PLAIN = {it.place: it for it in (KeptGames(), OwnDeeds(), DealOfDay(), ByMail())}  # nothing else is at these

# --- the storage ---


def keep(page: Page) -> tuple[Page, Mapping[str, str | None]]:
    """The page with the game on the table among the kept ones, and what page.js has to write."""
    play = page.play
    if play is not None and play.mail is not None:
        page = mail_keys.keep_table(page, play, play.mail) if play.claimed else page
    elif play is not None and play.kept and play.claimed:
        match = play.session.match
        if page.last_kept is None or page.last_kept.match is not match:
            recorded = written_down(match)
            save = _save(page, play, recorded)
            page = replace(page, last_kept=recorded, saves=page.saves.put(save))
            page = results.noted(page, play, save)
    pending = page.saves.pending
    return (replace(page, saves=page.saves.handed_out()), pending) if pending else (page, {})


def _save(page: Page, play: Play, recorded: Recorded) -> Save:
    match = recorded.match
    return Save(
        id=play.id,
        game=match.game.id,
        record=recorded.record.json(),
        link=recorded.link,
        players=play.session.players,
        choices=recorded.choices,
        over=match.over,
        practice=match.practice,
        when=max(0, min(int(page.time.now * 1000), LATEST)),
        automatic=play.session.automatic,
        led=play.session.led,
        winners=match.result.winners if match.result is not None else (),
        how=match.result.how if match.result is not None else "",
        cast=cast_of(play.session.players, match.seed or 0),
    )


def stored(page: Page, ok: bool) -> Page:
    """Whether the storage took what was written."""
    page = say_text(page, "saves.not_saved") if page.saves.works and not ok else page
    page = moving.retire(page, page.saves.under_way) if ok else page
    return replace(page, saves=page.saves.answered(ok))


def merge_shared(page: Page, stored: Mapping[str, Any] | None) -> tuple[Page, Mapping[str, Any] | None]:
    """Take over what other windows have stored; also what is to be stored, None when it is there."""
    shared, wanted, known = page.shared.merge(stored, page.to_store)
    page = replace(page, shared=shared).does(store=False)
    if known is not None:
        page = page.takes_over(known)
    return (page, wanted) if wanted is not None else (shared_with(page), None)


def shared_with(page: Page) -> Page:
    """The storage has what all windows share, as it is here."""
    return replace(page, shared=page.shared.done(page.to_store))


def elsewhere(page: Page, id: str, text: str | None) -> Page:
    """Another window has written or (None) deleted a game; without an id it has emptied the storage."""
    if not id:
        return replace(page, saves=page.saves.clear())
    page = replace(page, saves=page.saves.changed(id, text))
    if page.mailing.written is not None and page.mailing.written.id == id:
        page = page.with_mailing(new=None)
        return screens.show(page, Gallery()) if isinstance(page.screen, ByMail) else page
    if not page.has(id) or text is None:
        return page
    play = page.table
    if not play.kept:
        return page
    if play.mail is not None:
        page = replace(page, play=None)
        return (
            tell_text(screens.show(page, Gallery()), "saves.open_elsewhere")
            if isinstance(page.screen, AtTable)
            else page
        )
    theirs = Save.read(id, text)
    if theirs is not None and theirs.record == written_down(play.session.match).record.json():
        return page  # it stands as it does here
    if page.playing is None:
        return replace(page, play=None)  # it has gone on there, and can be continued from what is kept
    # both go on: from here on this is a game of its own
    page, other = page.new_id()
    draft = page.draft
    if draft is not None and draft.play.id == id:
        draft = replace(draft, play=replace(draft.play, id=other))
    page = replace(page.with_play(id=other), draft=draft, last_kept=None)
    return tell_text(page, "saves.elsewhere")


def back(page: Page, games: Mapping[str, str]) -> Page:
    """This window was put aside and is here again; `games` are the texts that are kept by now."""
    page = replace(page, saves=page.saves.refresh(games)).does(store=True)
    play = page.play
    if play is None or not play.kept:
        return page
    if play.mail is not None:
        return resume(screens.show(replace(page, play=None), Gallery()), play.id)
    if page.window.locks and page.playing is not None:
        return page.with_play(purpose=Kept(claimed=False))  # until page.js has told
    return catch_up(page, play.id)


def catch_up(page: Page, id: str) -> Page:
    """Let the game on the table stand as it is kept, if another window has gone on with it."""
    save, mine, play = page.saves.get(id), page.last_kept, page.play
    if save is None or mine is None or play is None or not page.saves.works:
        return page
    if mine.match is not play.session.match or save.record == mine.record.json():
        return page  # what was kept last was another game, or this one as it stands
    screen, page = page.screen, replace(page, play=None)
    if not isinstance(screen, AtTable):
        return page
    page = resume(screens.show(page, Gallery()), id)
    return tell_text(page, "saves.gone_on") if isinstance(page.screen, AtTable) else page


def claim(page: Page, id: str, text: str | None, *, ok: bool) -> Page:
    """Whether a game is open in this window only; if not it is left to the other one, untouched.

    `text` is what is kept of it by now: another window may have gone on before this one has claimed it.
    """
    if not page.has(id):
        return page
    play = page.table
    before = page.saves.stored(id)
    if text is not None:
        page = replace(page, saves=page.saves.changed(id, text))
    if ok and play.mail is not None and text not in (None, before):
        return resume(screens.show(replace(page, play=None), Gallery()), id)
    if not ok:
        return tell_text(screens.show(replace(page, play=None), Gallery()), "saves.open_elsewhere")
    page = catch_up(page, id)
    kept = page.play is not None and page.play.kept
    return page.with_play(purpose=Kept()) if kept else page


# --- kept games ---


def resume(page: Page, id: str, step: int | None = None) -> Page:
    """Put a kept game on the table."""
    save = page.saves.get(id)
    if page.has(id):
        page = screens.show(page, AtTable())
    elif save is None:
        return tell_text(page, "saves.unreadable.why")
    elif save.sealed:
        return mail.recall(page, save)
    else:
        try:
            opened = pygames.open_record(save.record)
        except GameError as error:
            return opening.cannot(page, page.error(error), error.key)
        if opened.match.seats != len(save.players):
            return tell_text(page, "saves.unreadable.why")
        page = _opened(page, save, opened.match, opened.lost)
    return page if step is None else replace(page, play=page.table.look_at(step))


def _opened(page: Page, save: Save, match: Match, lost: int | None) -> Page:
    """Put this kept game on the table; where choices were lost the old record stays as it is."""
    led = min(save.led, len(match.choices))
    session = Session(match, save.players, automatic=save.automatic, led=led)
    if lost:
        return opening.tell_lost(screens.sit(page, session), lost)
    claimed = not page.window.locks  # until page.js has told
    page = screens.sit(page, session, Kept(claimed=claimed), save.id)
    recorded = written_down(match)
    if recorded.record.json() == save.record and recorded.link == save.link:
        page = replace(page, last_kept=recorded)  # it is kept already
    return opening.tell_lost(page, lost)


def ask_to_delete(page: Page, id: str) -> Page:
    """Delete a kept game; where others wait for a turn of it, ask first."""
    save = page.saves.get(id)
    if save is None or not save.sealed or save.over or save.stands in ("left", "gone", "invite", "moved"):
        return delete(page, id)
    return screens.open_dialog(page, Deletion(id))


def delete(page: Page, *ids: str) -> Page:
    """Delete kept games; until the list of them is left they can be put back."""
    if not any(name in page.saves for name in ids):
        return page
    for name in ids:
        page = replace(page, saves=page.saves.delete(name))
        if page.has(name):
            page = replace(page, play=None)
        if page.mailing.written is not None:
            page = page.with_mailing(new=None)
        page = replace(page, dialog=Closed())
    return say_text(page, "saves.deleted").does(focus="#put-back")


def delete_over(page: Page, game: str) -> Page:
    """Delete the games that are over, of one game or ("") of all."""
    return delete(page, *[save.id for save in page.saves.finished if game in ("", save.game)])


def put_back(page: Page) -> Page:
    """Bring the deleted games back."""
    return replace(page, saves=page.saves.put_back()).does(focus="#heading")


def copy(page: Page, which: str) -> Page:
    """Copy the link of the game, of the "step" looked at, or of the position as it is "known" or "open"."""
    if page.sealed:
        return tell_text(page, "mail.closed")
    if not page.link:
        return page
    link = links.whole_link(page, which)
    return screens.close(page).copies(link, which)


def export(page: Page) -> Page:
    """Offer the record of the game on the table as a file."""
    match = page.match
    if page.sealed:
        return tell_text(page, "mail.closed")
    if match is None:
        return page
    page = screens.close(page)
    if not page.window.saves_files:
        return tell(page, lambda texts, _: texts("export.refused"), link=links.whole_link(page))
    record = written_down(match).record
    start = "position" if record.seed is None else record.seed
    text, play = record.json(), page.play
    if play is not None and play.kept and match is play.session.match and not match.over:
        text = in_file(text, play.session.players)
    return offer_file(page, f"{record.game}-{start}-{len(record.choices)}.json", text + "\n")


def save_unreadable(page: Page, id: str) -> Page:
    """Offer what is stored of a game that cannot be read as a file."""
    text = page.saves.stored(id)
    return page if text is None else offer_file(page, f"pygames-{id}.txt", text)


# --- places ---


def _back_from(page: Page, kind: str) -> Page:
    """Who goes back from an example, a drill or a puzzle finds what waited meanwhile as it was."""
    if page.play is None or kind in ("example", "drill", "puzzle", "exercise"):
        return page
    match page.play.purpose:
        case Showcase(_, back) | Tutored(_, back) | Drilled(_, back) if back is not None:
            return replace(screens.leaving(page), play=back.play)
        case _:
            return page


def arrive(page: Page, place: str, hash: str, *, start: bool = False) -> Page:
    """Somebody went back or forward to this place, or (`start`) has just opened the page there."""
    page = _back_from(page, place.partition(":")[0]).does(replace=True)
    return _arrive_open(page, place, hash) if not start else _arrive(page, place, hash)


def _arrive_open(page: Page, place: str, hash: str) -> Page:
    """Go to a place at which something may still be as it was left."""
    kind, _, arg = place.partition(":")
    link, step = _asked(hash)
    play = page.play
    if kind in ("game", "past") and (page.has(arg) or arg in page.saves):
        page = resume(page, arg, step)
        play = page.playing
        return past.away(page, play) if play is not None and step is None else page
    if (
        kind in ("lesson", "puzzle", "exercise")
        and play is not None
        and play.tutor
        and link == play.tutor.address
    ):
        return screens.show(page, AtTable())
    if kind == "link" and play is not None and not play.kept and link == page.link:
        page = screens.show(page, AtTable())
        return page if step is None else replace(page, play=page.table.look_at(step))
    return _arrive(page, place, hash)


def _arrive(page: Page, place: str, hash: str) -> Page:
    """Go to a place, whatever the page has shown."""
    kind, _, arg = place.partition(":")
    game, _, rule = arg.partition("/")
    if kind == "setup" and arg in PLAYABLE:
        again = screens.left_at(page, place)
        return screens.set_up(page, arg) if again is None else screens.show(page, again)
    if place in PLAIN and (place != ByMail.place or not hash):
        return screens.show(page, screens.left_at(page, place) or PLAIN[place])
    if kind == "drill" and arg in PLAYABLE:
        return drill.resume(page, arg, hash)
    if kind == "exam" and hash:
        return exam.resume(page, place, hash)
    if kind in ("game", "past") and (save := page.saves.get(arg)) is not None and save.sealed:
        return mail.recall(screens.show(page, Gallery()), save)
    if kind == "example" and game in PLAYABLE and has_example(game, rule):
        return example.show_example(page, game, rule)
    if not hash:
        return screens.show(page, Gallery())
    link, step = _asked(hash)
    save = page.saves.find(link, arg)
    if save is not None and (step is None or step <= save.choices):
        return resume(page, save.id, step)
    return opening.read(page, hash)


def _asked(hash: str) -> tuple[str, int | None]:
    """The link in an address, and the step at which it is to be shown."""
    link, _, at = split(hash)[0].partition("@")  # who sat where is told behind it
    return link, int(at) if at.isdecimal() and len(at) < 7 else None

"""What the browser does with the keys of a game by mail, and what is kept of the game, sealed by them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from web.model.carrier import Line
from web.model.mail_kept import Stored
from web.model.page import written_down
from web.model.saves import LATEST, Save

if TYPE_CHECKING:
    from web.model.mail import Mail
    from web.model.message import KeysUsed
    from web.model.page import Page
    from web.model.play import Play
    from web.model.session import Session


def use_keys(page: Page, task: str, id: str, **more: Any) -> Page:
    """Let the browser do something with the keys of this match."""
    return page.does(keys=(*page.to_do.keys, {"task": task, "id": id, **more}))


def keep(page: Page, mail: Mail, session: Session | None = None) -> Page:
    """Let the browser seal all that is to be kept of a game by mail."""
    match = None if session is None else session.match
    over = match is not None and match.over
    recorded = written_down(match) if over and match is not None else None
    result = None if match is None else match.result
    before = page.saves.get(mail.id)
    save = Save(
        mail.id,
        mail.game,
        record=recorded.record.json() if recorded is not None else "",
        link=recorded.link if recorded is not None else f"{mail.settings.rpartition('.')[0]}.",
        players=mail.players,
        choices=0 if match is None else len(match.choices),
        over=over,
        practice=False,
        when=max(0, min(int(page.time.now * 1000), LATEST)),
        winners=result.winners if result is not None else (),
        how=result.how if result is not None else "",
        sealed="" if before is None else before.sealed,
        stands=mail.stands(match, coming=session is not None and bool(session.to_come)),
        line=" ".join(Line.of(mail)[1:]),
    )
    automatic, script = ((), {}) if session is None else (session.automatic, session.to_come)
    page = page.with_mailing(to_seal={**page.mailing.to_seal, mail.id: save})
    text = Stored(mail, match, automatic, script).text
    return use_keys(page, "keep", mail.id, text=text, letter=mail.outbox)


def keep_table(page: Page, play: Play, mail: Mail) -> Page:
    """Keep the game on the table, unless it is kept as it stands."""
    match, sealed = page.mailing.kept or (None, None)
    if play.session.match is match and mail is sealed:
        return page
    return keep(page.with_mailing(kept=(play.session.match, mail)), mail, play.session)


def kept(page: Page, it: KeysUsed) -> Page:
    """What is to be kept is sealed."""
    save, letter = page.mailing.to_seal.get(it.id), it.data["letter"]
    if save is None:
        return page
    page = page.with_mailing(carrying=page.mailing.carrying.saved(it.id, letter))
    return replace(page, saves=page.saves.put(save._replace(sealed=it.data["box"])))

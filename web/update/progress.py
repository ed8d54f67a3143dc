"""What is learnt of the rules: met in play, answered in a drill or lesson, passed on and taken over."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pygames.engine.errors import BadProgress, GameError
from pygames.engine.reading import read_json
from pygames.school.progress import MARK, Progress, Stage
from pygames.school.witness import witnesses
from web.model import posts
from web.model.progress import checked, counted
from web.update.screens import open_dialog
from web.update.telling import tell, tell_host, tell_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pygames.engine.event import Event
    from web.model.page import Page
    from web.model.play import Play

FORMAT = 1  # of a file


def meet(page: Page, game: str, rules: Iterable[str]) -> tuple[str, ...]:
    """These rules were told or shown to the person: those that are new to them, which are met now."""
    known = page.learning.of(game)
    new = tuple(dict.fromkeys(rule for rule in rules if rule not in known.known and rule in witnesses(game)))
    if new:
        _put(page, known.meeting(new, page.today))
    return new


def happened(page: Page, play: Play, events: Sequence[Event], *, chosen: bool) -> None:
    """These events were told at the table: of a game in which somebody plays, their rules are met."""
    if chosen:
        play.new_rules = ()
    told(page, play, (rule for event in events for rule in event.cited))


def told(page: Page, play: Play, rules: Iterable[str]) -> None:
    """These rules were told at the table. Nobody learns from opponents among themselves."""
    if play.session.humans and play.drill is None:
        play.new_rules += meet(page, play.session.match.game.id, rules)


def answer(page: Page, game: str, rule: str, *, right: bool) -> None:
    """The person has answered about this rule, in a drill or a lesson."""
    _put(page, page.learning.of(game).answering(rule, right=right, today=page.today, date=page.date))


def _put(page: Page, progress: Progress) -> None:
    before = page.learning.of(progress.game)
    if progress != before:
        page.learning = page.learning.put(progress)
        page.effects.store = True
        changed = [rule for rule, it in progress.known.items() if it.stage != before.of(rule).stage]
        told = _told(progress) if page.framed else {}
        tell_host(page, *(posts.learned(rule, progress.of(rule).stage, **told) for rule in changed))


def _told(progress: Progress) -> dict[str, int | str]:
    """How it stands with a game, for a page around this one: what was learnt, not what was met in play."""
    learnt = {rule: it for rule, it in progress.known.items() if it.stage >= Stage.LEARNT}
    how = counted(progress, witnesses(progress.game))
    return {"learnt": how.learnt, "of": how.of, "progress": Progress(progress.game, learnt).code}


# --- from elsewhere, and to there ---


def is_progress(text: str) -> bool:
    """Whether this looks like a progress, or a file of some, rather than a game."""
    return MARK in text[:60] or text[:60].replace(" ", "").startswith('{"pygames-progress"')


def is_whole(text: str) -> bool:
    """Whether this is a progress with nothing missing and nothing too much."""
    try:
        Progress.read(text)
    except BadProgress as error:
        return error.key == "progress_version"
    return True


def offer(page: Page, text: str) -> None:
    """Show what is in a progress from elsewhere, and ask whether it shall be put to what is known here."""
    found = _found(page, text)
    if found is None:
        return
    page.pasted, page.offered = "", found
    if any(page.learning.adds(progress) for progress in found):
        open_dialog(page, "progress")
    else:
        tell_text(page, "progress.nothing_new")


def accept(page: Page) -> None:
    """Put what was offered to what is known here. Says so."""
    if page.dialog == "progress":
        open_dialog(page, "")
        _take(page, page.offered)


def take_over(page: Page, text: str) -> None:
    """Put what a page around this one has kept to what is known here, unasked: it is what it was told."""
    found = _found(page, text)
    if found is not None:
        _take(page, found)


def _found(page: Page, text: str) -> tuple[Progress, ...] | None:
    """The progresses in a text; None where it is said what is wrong with it."""
    try:
        return tuple(checked(Progress.read(code)) for code in _codes(text))
    except GameError as error:
        tell_host(page, posts.error(error.key))
        tell(page, page.error(error))
        return None


def _take(page: Page, found: Sequence[Progress]) -> None:
    page.offered, before = (), page.learning
    for progress in found:
        page.learning = page.learning.merge(progress)
    page.effects.store |= page.learning != before
    tell_text(page, "progress.taken" if page.learning != before else "progress.nothing_new")


def _codes(text: str) -> list[str]:
    """The progresses in a link, an address, or a file. Raises BadProgress when it is none of these."""
    if not text.startswith("{"):
        return [text]
    try:
        data = read_json(text)
    except ValueError:
        raise BadProgress("not_progress") from None
    codes = data.get("progress") if isinstance(data, dict) else None
    if not isinstance(codes, list) or not codes:
        raise BadProgress("not_progress")
    if data.get("pygames-progress") != FORMAT:
        raise BadProgress("progress_version", version=str(data.get("pygames-progress"))[:10])
    return [str(code) for code in codes]


def copy(page: Page, game: str) -> None:
    """Copy the link that carries what is known of a game."""
    open_dialog(page, "")
    page.effects.copy = page.copied = f"{page.address}#{page.learning.of(game).code}"
    page.share_copied = "progress"


def save(page: Page) -> None:
    """Offer what is known of all games as a file."""
    open_dialog(page, "")
    codes = [*page.learning.data().values()]
    text = json.dumps({"pygames-progress": FORMAT, "progress": codes}, separators=(",", ":"))
    if not page.saves_files:
        tell_text(page, "progress.refused")
        return
    name = "pygames-progress.json"
    page.effects.file = {"name": name, "text": text + "\n"}
    tell(page, lambda texts, _: texts("progress.saved", name=name))

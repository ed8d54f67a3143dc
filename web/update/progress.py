"""What is learnt of the rules: met in play, answered in a drill or lesson, passed on and taken over."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pygames
from pygames.engine.errors import BadProgress, GameError
from pygames.engine.reading import read_json
from pygames.engine.shapes import mapping_of
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about
from pygames.school.progress import MARK, Progress, Stage
from pygames.school.witness import witnesses
from pygames.words.localizer import Words
from web.model import host_told
from web.model.achieved import Achieved, Offered
from web.model.dialog import ProgressOffer
from web.model.progress import checked, rule_count
from web.update.notices import tell, tell_host, tell_text
from web.update.screens import close, open_dialog

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from pygames.engine.event import Event
    from web.model.page import Page

FORMAT = 1  # of a file
MOST_TIPS = 4  # that wait to be told
TOLD_FOR = 3  # own choices for which a tip is told


def meet(page: Page, game: str, rules: Iterable[str]) -> Page:
    """These rules were told or shown to the person: those that are new to them are met now."""
    new = _new(page, game, rules)
    return _put(page, page.learning.of(game).meeting(new, page.today)) if new else page


def _new(page: Page, game: str, rules: Iterable[str]) -> tuple[str, ...]:
    """Those of the rules that the person has not met, and that one can be asked about."""
    known = page.learning.of(game).known
    return tuple(dict.fromkeys(rule for rule in rules if rule not in known and rule in witnesses(game)))


def happened(page: Page, events: Sequence[Event], *, chosen: bool) -> Page:
    """These events were told at the table: of a game in which somebody plays, their rules are met."""
    told = bool(page.table.new_rules)
    page = meet_at_table(page, [rule for event in events for rule in event.cited])
    return _next_tip(page) if chosen and told else page


def meet_at_table(page: Page, rules: Sequence[str]) -> Page:
    """These rules were told at the table. Nobody learns from opponents among themselves."""
    play = page.table
    if not play.session.humans or play.drilling is not None:
        return page
    match = play.session.match
    tips = match.game.part(Words).rulebook.tips
    new = (rule for rule in _new(page, match.game.id, rules) if rule in tips)
    # a rule that has just occurred is explained before rules that have waited
    waiting = (*play.new_rules[:1], *new, *play.new_rules[1:])[:MOST_TIPS]
    page = replace(page, play=replace(play, new_rules=waiting))
    return meet(page if play.new_rules else _say_tip(page, waiting), match.game.id, rules)


def _next_tip(page: Page) -> Page:
    """The person has chosen: a tip that has been told for a while goes, and the next one comes."""
    play = page.table
    if play.told_for + 1 < TOLD_FOR:
        return page.with_play(told_for=play.told_for + 1)
    return _say_tip(page.with_play(new_rules=play.new_rules[1:], told_for=0), play.new_rules[1:])


def _say_tip(page: Page, waiting: Sequence[str]) -> Page:
    """Announce the tip that is told now, if the person wants any."""
    play = page.table
    if not waiting or not play.kept or page.preferences.new_rules == "off":
        return page
    tip = play.session.match.game.part(Words).rulebook.tips[waiting[0]]
    return page.says(lambda texts, _: texts("tip.said", tip=tip.to(texts.language)))


def answer(page: Page, game: str, rule: str, *, right: bool) -> Page:
    """The person has answered about this rule, in a drill or a lesson."""
    return _put(page, page.learning.of(game).answering(rule, right=right, today=page.today, date=page.date))


def _put(page: Page, progress: Progress) -> Page:
    before, learning = page.learning.of(progress.game), page.learning.put(progress)
    if learning == page.learning:
        return page
    changed = [rule for rule, it in progress.known.items() if it.stage != before.of(rule).stage]
    among = page.drilled.drilling.among if page.drilled else ()
    summary = _summary(progress, among) if page.window.framed else {}
    page = replace(page, learning=learning).does(store=True)
    game = pygames.load(progress.game)
    told = [
        host_told.learned(rule, host_told.rule_named(game, rule), progress.of(rule).stage, **summary)
        for rule in (changed if page.window.framed else ())
    ]
    return tell_host(page, *told)


def _summary(progress: Progress, among: Sequence[str]) -> dict[str, int | str]:
    """How it stands with a game, for a page around this one: what was learnt, not what was met in play.

    In a drill of some rules it is counted `among` these.
    """
    learnt = {rule: it for rule, it in progress.known.items() if it.stage >= Stage.LEARNT}
    how = rule_count(progress, [it.rule for it in asked_about(pygames.load(progress.game), among)])
    code = Progress(progress.game, learnt).code
    return {"game": progress.game, "learnt": how.learnt, "of": how.of, "progress": code}


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


def offer(page: Page, text: str) -> Page:
    """Show what is in a progress from elsewhere, and ask whether it shall be put to what is known here."""
    try:
        found = _found(text)
    except GameError as error:
        return _refused(page, error)
    page = replace(page, pasted="")
    more = page.achieved.merged(found.achieved) != page.achieved
    if more or any(page.learning.adds(progress) for progress in found.learnt):
        return open_dialog(page, ProgressOffer(found))
    return tell_text(page, "progress.nothing_new")


def accept(page: Page) -> Page:
    """Add the progress that was offered to what is known here, and say so."""
    match page.dialog:
        case ProgressOffer(found):
            return _take(close(page), found)
        case _:
            return page


def take_over(page: Page, text: str) -> Page:
    """Put what a page around this one has kept to what is known here, unasked: it is what it was told."""
    try:
        return _take(page, _found(text))
    except GameError as error:
        return _refused(page, error)


def _found(text: str) -> Offered:
    """What a link, an address or a file of progress has. Raises BadProgress when it is none of these."""
    if not text.startswith("{"):
        return Offered((checked(Progress.read(text)),))
    try:
        data = mapping_of(read_json(text))
    except ValueError:
        raise BadProgress("not_progress") from None
    codes, achieved = data.get("progress"), mapping_of(data.get("achieved"))
    if not isinstance(codes, list) or not (codes or achieved):
        raise BadProgress("not_progress")
    if data.get("pygames-progress") != FORMAT:
        raise BadProgress("progress_version", version=str(data.get("pygames-progress"))[:10])
    learnt = tuple(checked(Progress.read(str(code))) for code in codes)
    return Offered(learnt, Achieved.read(achieved))


def _refused(page: Page, error: GameError) -> Page:
    """Say what is wrong with what was to be taken over."""
    return tell(tell_host(page, host_told.error(error.key)), page.error(error))


def _take(page: Page, found: Offered) -> Page:
    learning = page.learning
    for progress in found.learnt:
        learning = learning.merge(progress)
    achieved = page.achieved if page.window.embedded else page.achieved.merged(found.achieved)
    changed = learning != page.learning or achieved != page.achieved
    page = replace(page, learning=learning, achieved=achieved)
    page = page.does(store=page.to_do.store or changed)
    return tell_text(page, "progress.taken" if changed else "progress.nothing_new")


def copy(page: Page, game: str) -> Page:
    """Copy the link that carries what is known of a game, if there is such a game."""
    if game not in PLAYABLE:
        return page
    text = f"{page.window.address}#{page.learning.of(game).code}"
    return close(page).copies(text, "progress")


def save(page: Page) -> Page:
    """Offer as a file what the person has learnt of all games and what they have done."""
    page, codes = close(page), [*page.learning.data().values()]
    data = {"pygames-progress": FORMAT, "progress": codes, "achieved": page.achieved.data()}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    if not page.window.saves_files:
        return tell_text(page, "progress.refused")
    name = "pygames-progress.json"
    page = page.does(file={"name": name, "text": text + "\n"})
    return tell(page, lambda texts, _: texts("progress.saved", name=name))

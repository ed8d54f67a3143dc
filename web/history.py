"""The past of a game: looked at step by step, and branched off from.

Whoever looks at the past sees what they were shown then: the view of their own seat at that choice, or what
everybody may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import htpy as h

from web.parts import button, icon
from web.prompt import who
from web.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygames.core.event import Event
    from pygames.core.game import View
    from pygames.core.localizer import Localizer
    from pygames.core.match import Match
    from web.app import App
    from web.play import Play
    from web.texts import Texts

MOST_SENTENCES = 3  # of what a choice caused, beside the slider; the log has them all


class Past(Session):
    """A session as it stood, for `viewer` to look at: nothing can be done in it, and nothing happens."""

    def __init__(self, session: Session, step: int) -> None:
        self._viewer = session.viewer  # before anything else: the rest asks for it
        super().__init__(session.match.at_choice(step), session.players)

    @property
    def viewer(self) -> int | None:
        """Whoever looked when the past was opened."""
        return self._viewer

    @property
    def curtain(self) -> None:
        """What somebody else may see is not shown, so nobody has to be asked for."""
        return

    @property
    def view(self) -> View:
        """What the person looking could know then, without the choices: nothing is chosen now."""
        view = super().view
        if view["decision"] is not None:
            view["decision"] = {
                name: value for name, value in view["decision"].items() if name != "legal_actions"
            }
        return view

    @property
    def can_act(self) -> bool:
        """Never."""
        return False

    @property
    def due(self) -> Literal["bot", "answer"] | None:
        """Nothing happens by itself."""
        return None


class Look:
    """A game seen as it stood after `step` of its `total` choices."""

    def __init__(self, session: Session, step: int) -> None:
        self.present = session
        self.total = len(session.match.choices)
        self.step = max(0, min(step, self.total))
        self.session = Past(session, self.step)

    @property
    def events(self) -> list[Event]:
        """What came of the choice looked at, as the person looking saw it."""
        match = self.session.match
        events = match.choices[-1].events if self.step else match.opening
        return [event.seen_by(self.session.viewer) for event in events]

    @property
    def why_not_branch(self) -> str:
        """The text that says why no game can branch off here; empty when one can."""
        if self.session.match.decision is None:
            return "look.branch.over"
        return "" if may_branch(self.present.match) else "look.branch.running"

    def branch(self) -> Match:
        """A match of its own with the choices so far. What comes may be known by now: it is practice."""
        match = self.session.match.copy()
        match.practice = True
        return match


def may_branch(match: Match) -> bool:
    """Whether other ways on from its past may be tried: it is over, or was practice from the start."""
    return match.decision is None or match.practice


def steps(match: Match) -> list[int]:
    """For each event of the match, the number of the choice that caused it."""
    found = [0] * len(match.opening)
    for choice in match.choices:
        found += [choice.number] * len(choice.events)
    return found


# --- what a person does ---


def doings(app: App) -> dict[str, Callable[[Play], None]]:
    """What the buttons of this module do, by their `data-do`."""
    return {
        "look-first": lambda play: look(app, play, 0),
        "look-before": lambda play: look(app, play, _here(play) - 1),
        "look-after": lambda play: look(app, play, _here(play) + 1),
        "look-last": lambda play: look(app, play, len(play.session.match.choices)),
        "look-away": lambda play: away(app, play),
        "branch": lambda play: _branch(app, play),
    }


KEYS = {",": "look-before", ".": "look-after", "home": "look-first", "end": "look-last"}


def key(app: App, play: Play, name: str) -> bool:
    """A key was pressed; False when it is none of these, or there is nothing to step through."""
    single = len(name) == 1 and app.preferences.keys == "off"
    if name not in KEYS or single or play.session.curtain is not None:
        return False
    if play.look is None and not (play.over or name == ","):
        return False
    doings(app)[KEYS[name]](play)
    return True


def look(app: App, play: Play, step: int, *, aloud: bool = True) -> None:
    """Show the game as it stood after so many choices."""
    had = play.look
    if had is None and play.session.curtain is not None:
        return
    play.look_at(step)
    if play.look is None:
        return
    if had is None:
        app.focus, app.dialog = "#prompt", ""
    if aloud:
        now = play.look
        app.news.add(lambda texts, localizer: said(now, localizer, texts) if localizer else "")


def away(app: App, play: Play) -> None:
    """Back to the game as it stands now. One that nobody has sat down to yet asks who plays."""
    if play.look is None:
        return
    play.look = None
    if not play.seated:
        app.seat(play.session.match)
        return
    play.look_over()
    app.focus = app.fallback


def _here(play: Play) -> int:
    return play.look.step if play.look else len(play.session.match.choices)


def _branch(app: App, play: Play) -> None:
    if play.look is None:
        return
    why = play.look.why_not_branch
    if why:
        app.tell(lambda texts, _: texts(why))
    else:
        app.seat(play.look.branch(), play.session.players, branch=True)


# --- in words and as HTML ---


def title(look: Look, texts: Texts) -> str:
    """Which choice is looked at."""
    if look.step == 0:
        return texts("look.start", total=look.total)
    return texts("look.title", step=look.step, total=look.total)


def said(look: Look, localizer: Localizer, texts: Texts) -> str:
    """Which choice is looked at, and what came of it."""
    return " ".join([title(look, texts), *_sentences(look, localizer)])


def _sentences(look: Look, localizer: Localizer) -> list[str]:
    found = [localizer.event(event) for event in look.events[:MOST_SENTENCES]]
    return found or [who(look.session, localizer)]


def look_bar(look: Look, seated: bool, localizer: Localizer, texts: Texts) -> h.Element:
    """The bar in the place of the prompt bar while the past is looked at."""
    over = look.present.match.decision is None
    back = "look.to_end" if over else "look.to_game" if seated else "look.sit"
    why = look.why_not_branch
    refused = {"aria-disabled": "true"} if why else {}
    return h.section(
        ".look-bar", aria_labelledby="prompt", data_look=str(look.step), data_of=str(look.total)
    )[
        h.h2("#prompt.look-title", tabindex="-1")[title(look, texts)],
        h.p(".look-what")[" ".join(_sentences(look, localizer))],
        h.div(".look-steps", role="group", aria_label=texts("look.steps"), data_change="look")[
            _step("look-first", "Home", "first", texts, look.step > 0),
            _step("look-before", ",", "previous", texts, look.step > 0),
            h.input(
                "#step",
                type="range",
                name="step",
                min="0",
                max=str(look.total),
                value=str(look.step),
                aria_label=texts("look.slider"),
                aria_valuetext=title(look, texts),
            ),
            _step("look-after", ".", "next", texts, look.step < look.total),
            _step("look-last", "End", "last", texts, look.step < look.total),
        ],
        h.div(".look-actions")[
            button(texts("look.branch"), "branch", sign="branch", **refused),
            button(texts(back), "look-away", kind="primary", aria_keyshortcuts="Escape"),
        ],
    ]


def _step(do: str, keys: str, sign: str, texts: Texts, able: bool) -> h.Element:
    return h.button(
        ".button.look-step",
        type="button",
        data_do=do,
        aria_label=texts(f"look.{sign}"),
        aria_keyshortcuts=keys,
        aria_disabled=None if able else "true",
    )[icon(f"step-{sign}")]

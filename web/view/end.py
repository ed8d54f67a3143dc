"""The end of a game: who won, how, by which rule, and what now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from web.view.parts import button, rule_box

if TYPE_CHECKING:
    from pygames.core.localizer import Localizer
    from pygames.core.state import Result
    from web.model.session import Session
    from web.texts import Texts


def how(result: Result, localizer: Localizer) -> str:
    """How the game ended, in one sentence."""
    params = {"seat": result.winners[0]} if result.winners else {}
    return localizer.text(f"result.{result.how}", params)


def end(session: Session, localizer: Localizer, texts: Texts) -> h.Element:
    """The end, in the place of the prompt bar."""
    result = session.match.result
    assert result is not None, "the game still runs"
    names = texts("list.and").join(localizer.seat(seat) for seat in result.winners)
    if result.winners:
        title = texts("end.won", names=names, n=len(result.winners))
    else:
        title = texts("end.draw" if session.match.seats > 1 else "end.lost")  # alone nobody draws
    winners = " ".join(map(str, result.winners))
    return h.section(".end", aria_labelledby="prompt", data_winners=winners, data_how=result.how)[
        h.h2("#prompt.end-title", tabindex="-1")[title],
        h.p(".end-how")[how(result, localizer)],
        h.div(".end-rule")[rule_box(result.rule, texts, localizer.game.rulebook)],
        h.div(".end-actions")[
            button(texts("end.again"), "again", kind="primary"),
            button(texts("end.new"), "set-up", session.match.game.id),
            button(texts("look.through"), "look-last", sign="look"),
            button(texts("tool.copy"), "copy", sign="copy"),
        ],
    ]

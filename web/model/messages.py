"""What a page around this one is told of the game as it goes on: what an onlooker sees, and nothing else.

What somebody points at depends on cards that others must not see; so refusals are told only where the whole
game may be told (`Page.told_host`). docs/embedding.md and docs/messages.json say what each message holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.core.localizer import Localizer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.core.event import Event
    from pygames.core.match import Match
    from pygames.core.rulebook import Language
    from web.model.session import Why

Message = dict[str, Any]


def happened(match: Match, events: Sequence[Event], language: Language) -> list[Message]:
    """After a choice: what came of it for everybody to see, then who is asked, or how the game ended."""
    words = Localizer(match.game, language, options=match.options)
    seen = [event.seen_by(None) for event in events]
    rules = list(dict.fromkeys(rule for event in seen for rule in event.rules))
    said = [words.event(event) for event in seen]
    told: Message = {"type": "choice", "at": len(match.choices), "rules": rules, "say": said}
    return [told, standing(match, language)]


def standing(match: Match, language: Language) -> Message:
    """Who is asked what, or how the game ended."""
    view = match.view(None)
    result = view["result"]
    if result is None:
        words = Localizer(match.game, language, options=match.options)
        return {"type": "asked", "seat": view["decision"]["seat"], "prompt": words.question(view)}
    link = match.record.link(match.game)
    over = {"winners": list(result["winners"]), "how": result["how"], "rule": result["rule"]}
    return {"type": "over", **over, "link": link}


def refused(match: Match, why: Why, language: Language) -> list[Message]:
    """What somebody who pointed at a thing was told against it."""
    if why.refusal is None:
        return []
    words = Localizer(match.game, language, options=match.options)
    return [{"type": "refused", "rule": why.refusal.rule, "say": words.refusal(why.refusal)}]

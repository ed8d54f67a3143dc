"""What happened while somebody waited, beside the question that ends the waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.localizer import Words
from pygames.words.person import Person
from web import html as h
from web.model.sentences import recap_turns
from web.view.cards import icon
from web.view.face import with_faces
from web.view.parts import rule_chip
from web.view.people import portrait

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.session import Recap
    from web.texts import Texts


def recap_told(recap: Recap, localizer: Localizer, *, read: bool = True) -> h.Element:
    """One paragraph for each of the others, with the face of an opponent; cards can be `read`."""
    people = [it for it in localizer.names if isinstance(it, Person)]
    faces = {it[:1].upper() + it[1:]: portrait(it) for it in people}
    return h.div(".recap-turns", data_zone="recap", data_order="list")[
        [
            h.p(".recap-turn")[
                [faces.get(name), h.strong[name], " "] if name else None,
                with_faces(" · ".join(done), it.events if read else (), localizer, pressed=True),
            ]
            for it, (name, done) in zip(recap.done, recap_turns(recap.done, localizer), strict=True)
        ]
    ]


def recap_box(
    recap: Recap | None, rule: str, localizer: Localizer, texts: Texts, *, since: str = ""
) -> h.Node:
    """What each of them did, and the tip about a rule that has just occurred for the first time, if any.

    Where the box lies over the question, the tip follows what the question says has happened `since`.
    """
    tip = localizer.game.part(Words).rulebook.tips.get(rule)
    if recap is None and tip is None:
        return None
    title = texts("tip.title" if recap is None else "recap.title")
    return h.section(".recap", tabindex="0", aria_label=title)[  # it may have to be scrolled
        recap_told(recap, localizer) if recap is not None else h.p(".recap-since")[since] if since else None,
        tip_line(rule, localizer, texts),
    ]


def tip_line(rule: str, localizer: Localizer, texts: Texts) -> h.Node:
    """The tip about a rule, with the way to the rule; nothing where there is none."""
    book = localizer.game.part(Words).rulebook
    tip = book.tips.get(rule)
    if tip is None:
        return None
    return h.p(".tip")[icon("hint"), " ", tip.to(texts.language), " ", rule_chip(rule, texts, book)]

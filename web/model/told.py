"""What is told of the choices that others make: long enough to be read, before the next one is made."""

from __future__ import annotations

from functools import lru_cache
from itertools import dropwhile, groupby
from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.face import Face
from pygames.engine.moment import find_moments
from web.model.sentences import turns_said
from web.model.waited import Deeds
from web.texts import Texts

if TYPE_CHECKING:
    from pygames.engine.text import Language
    from pygames.words.localizer import Localizer
    from web.model.session import Session

LEAST = 1.2  # seconds for which a sentence stands, however short it is
A_LETTER = 0.04
BREATH = 0.7  # seconds after a choice of the person's own
A_CARD = 0.4  # after a choice that is told with the next one
A_BEAT = 0.8  # between two sentences of a scene, all of which stay until they have been seen
MOST = 2  # sentences of what came after a scene


class Told(NamedTuple):
    """Whose choice is told last, the things that the sentences name, and the sentences."""

    seat: int
    words: frozenset[str]
    text: str


def reading_time(text: str) -> float:
    """The seconds in which this is read."""
    return max(LEAST, A_LETTER * len(text))


@lru_cache(maxsize=4)
def told(session: Session, language: Language) -> Told | None:
    """What is told of the last choices, as the person looking saw them; None where they were their own.

    What led to a moment was told in its scene: then it is what came after it, such as a new round.
    """
    game, viewer, texts = session.match.game, session.viewer, Texts(language)
    face, localizer = game.part(Face), session.localizer(texts)
    choices = list(dropwhile(lambda it: it.seat == viewer, session.untold))
    seat, things, sentences = 0, set[str](), list[str]()
    for doer, made in groupby(choices, key=lambda it: it.seat):
        seen = [[event.seen_by(viewer) for event in choice.events] for choice in made]
        events = [event for its in seen for event in its]
        moments = find_moments(face.moments, events)
        if moments:
            events = events[events.index(moments[-1].events[-1]) + 1 :][:MOST]
            sentences += map(localizer.event, events)
        elif events:
            events = face.telling.of(events, turn=len(seen) > 1)
            sentences.append(turns_said([Deeds(doer, events)], localizer, texts))
        if events:
            seat = doer
            things |= {it for event in events for it in event.params.values() if isinstance(it, str)}
    return Told(seat, frozenset(things), " ".join(sentences)) if sentences else None


def doing(session: Session, localizer: Localizer, texts: Texts) -> str:
    """What others have just done, as the person looking saw it; else that somebody chooses."""
    done = told(session, texts.language)
    return texts("prompt.thinking", name=localizer.seat(session.asked or 0)) if done is None else done.text


def pause_after(session: Session, language: Language) -> float:
    """The seconds before the next opponent chooses, at a normal pace."""
    it = told(session, language)
    if it is not None:
        return reading_time(it.text)
    return 0.0 if session.quiet else BREATH

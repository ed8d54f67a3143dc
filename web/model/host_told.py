"""What a page around this one is told, one function a kind; docs/messages.json is their schema.

Of a running game it is told what an onlooker sees, and nothing else (`FOR_ALL`). What somebody points at,
is hinted or learns depends on cards that others must not see; so the other kinds are told only where the
whole game may be told (`links.open_to_host`), as in a lesson. `web/update/notices.py` keeps to it.

`name` is what a message is about in words, by language, whatever the person reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygames.engine.text import LANGUAGES
from pygames.words.localizer import Localizer, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pygames.engine.event import Event
    from pygames.engine.game import Game
    from pygames.engine.match import Match
    from pygames.engine.text import Language, Text
    from web.model.session import Why

HostMessage = dict[str, Any]

EVENTS = (
    "waiting", "ready", "loaded", "asked", "choice", "at", "set", "refused", "over", "step", "hint",
    "learned", "solved", "failed", "size", "carry", "error",
)  # fmt: skip
FOR_ALL = ("loaded", "asked", "choice", "at", "set", "over", "carry", "error")


def happened(match: Match, events: Sequence[Event], language: Language) -> list[HostMessage]:
    """After a choice: what came of it for everybody to see, then who is asked, or how the game ended."""
    words = Localizer(match.game, language, options=match.options)
    seen = [event.seen_by(None) for event in events]
    rules = list(dict.fromkeys(rule for event in seen for rule in event.rules))
    said = [words.event(event) for event in seen]
    choice: HostMessage = {"type": "choice", "at": len(match.choices), "rules": rules, "say": said}
    return [choice, standing(match, language)]


def standing(match: Match, language: Language) -> HostMessage:
    """Who is asked what, or how the game ended."""
    view = match.view(None)
    result = view["result"]
    if result is None:
        words = Localizer(match.game, language, options=match.options)
        return {"type": "asked", "seat": view["decision"]["seat"], "prompt": words.question(view)}
    link = match.record.link(match.game)
    over = {"winners": list(result["winners"]), "how": result["how"], "rule": result["rule"]}
    return {"type": "over", **over, "link": link}


def loaded(at: int) -> HostMessage:
    """What was asked for is open: so many choices were made in it."""
    return {"type": "loaded", "at": at}


def at(shown: int, of: int) -> HostMessage:
    """The game is shown as it stood after so many of its choices; after all of them as it stands."""
    return {"type": "at", "at": shown, "of": of}


def preferred(lang: str, theme: str, rendering: str) -> HostMessage:
    """What holds after the page around has set something."""
    return {"type": "set", "lang": lang, "theme": theme, "rendering": rendering}


def refused(match: Match, why: Why, language: Language) -> list[HostMessage]:
    """What somebody who pointed at a thing was told against it."""
    if why.refusal is None:
        return []
    words = Localizer(match.game, language, options=match.options)
    return [{"type": "refused", "rule": why.refusal.rule, "say": words.refusal(why.refusal)}]


def named(text: Text) -> dict[str, str]:
    """A title in the languages in which it was written."""
    return {language: text.to(language) for language in LANGUAGES if text.to(language)}


def rule_named(game: Game[Any], rule: str) -> dict[str, str]:
    """What a rule or ruling of the game says, by language."""
    book = game.part(Words).rulebook
    return {language: book.text(rule, language) for language in LANGUAGES}


def step(lesson: str, name: Mapping[str, str], at: int, of: int) -> HostMessage:
    """The person is at step `at` (from 1) of the `of` steps of a lesson; `lesson` is its id."""
    return {"type": "step", "lesson": lesson, "name": name, "at": at, "of": of}


def hint(level: int, rule: str = "", name: Mapping[str, str] | None = None) -> HostMessage:
    """The person asked for a hint, and got so much of it (from 1), about this rule if about one."""
    return {"type": "hint", "level": level, **({"rule": rule, "name": name} if rule else {})}


def learned(rule: str, name: Mapping[str, str], stage: int, **all: int | str) -> HostMessage:
    """How far the person has come with a rule: 1 met, 2 done right, 3 done right again days later.

    `all` is how it stands with the whole `game`: `learnt` rules `of` so many, and the `progress` as a text.
    """
    return {"type": "learned", "rule": rule, "name": name, "stage": stage, **all}


def solved(id: str, name: Mapping[str, str], tries: int, hints: int) -> HostMessage:
    """A puzzle, or a lesson to its last step: after so many tries and hints."""
    return {"type": "solved", "id": id, "name": name, "tries": tries, "hints": hints}


def failed(id: str, name: Mapping[str, str], tries: int, hints: int) -> HostMessage:
    """The person left a puzzle or lesson unsolved, or had it shown."""
    return {"type": "failed", "id": id, "name": name, "tries": tries, "hints": hints}


def carry(letter: str) -> HostMessage:
    """A letter of a game by mail, to be handed to the other players' pages. What it says is sealed."""
    return {"type": "carry", "letter": letter}


def error(key: str, known: Iterable[str] = ()) -> HostMessage:
    """What was asked for cannot be done, or the page cannot go on: the key of the text that says so.

    `known` are the names that there are, where one was asked for that there is not.
    """
    names = list(known)
    return {"type": "error", "key": key, **({"known": names} if names else {})}

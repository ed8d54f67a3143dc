"""The example of a rule, drawn: its witness as whoever is asked there sees it, in a picture and in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygames
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from web import html as h
from web.bundle.static_pages.addresses import between, entries, in_language, of_entry
from web.bundle.static_pages.position import described, drawn
from web.model.example import Example, example_of
from web.view.example import what

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from web.texts import Texts


@cache
def known(name: str) -> tuple[Example, Match] | None:
    """The example of a rule, in the first game that has one, with the match as it stands there."""
    owner, _ = entries()[name]
    for game in dict.fromkeys([owner, *PLAYABLE]):
        found = example_of(pygames.load(game), name)
        if found is not None:
            return found, found.match.at_choice(found.witness.step)
    return None


def example(name: str, texts: Texts) -> h.Node:
    """What the rule's page shows of it, or nothing."""
    shown = known(name)
    if shown is None:
        return None
    found, match = shown
    localizer = Localizer(match.game, texts.language, options=match.options)
    here = in_language(of_entry(name), texts.language)
    address = f"{between(here, '')}?lang={texts.language}#{match.record.link(match.game)}"
    return h.section(".example-page", aria_labelledby="example")[
        h.h2("#example")[texts("pages.example")],
        h.p(".example-what")[what(found, localizer, texts)],
        h.ul(".example-says")[[h.li[line] for line in _comes_of_it(found, match, localizer)]],
        drawn(match, _asked(match), localizer, texts, frozenset([*found.witness.point, *found.witness.show])),
        h.details(".example-words")[
            h.summary[texts("pages.example.position")], described(match, _asked(match), localizer)
        ],
        h.p[h.a(".button.button--primary", href=address, rel="nofollow")[texts("pages.try")]],
    ]


def _comes_of_it(found: Example, match: Match, localizer: Localizer) -> list[str]:
    """What is said to somebody who tries it, or the lines of the log after it."""
    refusal = found.witness.refusal(match) if found.witness.kind == "refused" else None
    if refusal is not None:
        return [localizer.refusal(refusal)]
    if found.witness.kind != "done":
        return []
    choices = found.match.choices
    events = choices[found.witness.step].events if choices else found.match.opening
    return [localizer.event(it.seen_by(_asked(match))) for it in events if found.witness.rule in it.cited]


def _asked(match: Match) -> int | None:
    """Whose eyes the picture is for: who is asked."""
    return match.decision.seat if match.decision is not None else None

"""The bar above an example: which rule it shows, what can be tried, and the way back to one's own game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.words.localizer import Words
from web import html as h
from web.view.parts import button, listed

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.example import Example
    from web.texts import Texts


def example_bar(example: Example, localizer: Localizer, texts: Texts) -> h.Element:
    """The rule in words, and what to do."""
    witness = example.witness
    rulebook = localizer.game.part(Words).rulebook
    return h.section(".example", aria_labelledby="example-title", data_rule_shown=witness.rule)[
        h.h2("#example-title.example-title", tabindex="-1")[texts("example.title", rule=witness.rule)],
        h.p(".example-rule")[
            rulebook.answer(witness.rule, texts.language) if witness.rule in rulebook else None
        ],
        h.p(".example-what")[what(example, localizer, texts)],
        h.div(".example-actions")[
            button(texts("example.try"), "try", kind="primary")
            if witness.kind == "refused" or example.choice
            else None,
            button(texts("rule.open"), "rule", witness.rule, sign="rulebook"),
            button(texts("example.leave"), "example-leave", sign="step-previous"),
        ],
    ]


def what(example: Example, localizer: Localizer, texts: Texts) -> str:
    witness = example.witness
    if witness.kind == "refused":
        what = (
            localizer.action(example.match.parse(witness.act))
            if witness.act
            else listed([localizer.thing(word) for word in witness.point], texts)
        )
        return texts("example.refused.act" if witness.act else "example.refused.point", what=what)
    if witness.reason:
        return texts(f"example.{witness.reason}")
    if witness.kind == "seen":
        return texts("example.seen", what=listed([localizer.thing(word) for word in witness.show], texts))
    if example.choice:
        return texts("example.done", what=localizer.action(example.match.parse(example.choice)))
    return texts("example.opening")

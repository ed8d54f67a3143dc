"""The bar in the place of the prompt bar while the past is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.school.advice import facts_said, points
from web import html as h
from web.model.keys import spoken
from web.model.lit import BETTER, MADE
from web.model.sentences import look_title, look_what
from web.view.cards import icon
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.school.review import Slip
    from pygames.words.localizer import Localizer
    from web.model.past import Look
    from web.texts import Texts


def look_bar(look: Look, seated: bool, localizer: Localizer, texts: Texts) -> h.Element:
    """The bar in the place of the prompt bar while the past is looked at."""
    over = look.over
    back = "look.to_end" if over else "look.to_game" if seated else "look.sit"
    why, slip = look.why_not_branch, look.slip
    refused = {"aria-disabled": "true"} if why else {}
    return h.section(
        ".look-bar", aria_labelledby="prompt", data_look=str(look.step), data_of=str(look.total)
    )[
        h.h2("#prompt.look-title", tabindex="-1")[look_title(look, texts)],
        h.p(".look-what")[look_what(look, localizer)]
        if slip is None
        else _slip(look, slip, localizer, texts),
        h.div(".look-steps", role="group", aria_label=texts("look.steps"), data_change="look")[
            _step("look-first", "first", texts, look.step > 0),
            _step("look-before", "previous", texts, look.step > 0),
            h.input(
                "#step",
                type="range",
                name="step",
                min="0",
                max=str(look.total),
                value=str(look.step),
                aria_label=texts("look.slider"),
                aria_valuetext=look_title(look, texts),
            ),
            _step("look-after", "next", texts, look.step < look.total),
            _step("look-last", "last", texts, look.step < look.total),
        ],
        h.div(".look-actions")[
            button(texts("look.branch.here"), "branch", sign="branch", **refused),
            button(texts(back), "look-away", kind="primary"),
        ],
    ]


def _slip(look: Look, slip: Slip, localizer: Localizer, texts: Texts) -> h.Element:
    """What was chosen here and what would have been better, each with the line that marks its things."""
    view = look.past.match.view(look.seat)
    chosen, better = (localizer.choice(it, slip.decision, view) for it in (slip.chosen, slip.better))
    return h.div(".look-slip")[
        h.p(id=MADE)[
            h.span(".look-key", data_key="made", aria_hidden="true"), texts("slip.made", what=chosen)
        ],
        h.p(id=BETTER)[
            h.span(".look-key", aria_hidden="true"),
            texts("slip.better", what=better, loss=points(slip.loss.mean)),
        ],
        h.p[localizer.shared.text("review.facts", {"facts": facts_said(slip.facts, localizer)})]
        if slip.facts
        else None,
    ]


def _step(do: str, sign: str, texts: Texts, able: bool) -> h.Element:
    return h.button(
        ".button.look-step",
        type="button",
        data_do=do,
        aria_label=texts(f"look.{sign}"),
        aria_keyshortcuts=spoken(do),
        aria_disabled=None if able else "true",
    )[icon(f"step-{sign}")]

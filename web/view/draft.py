"""The panel beside the past of a game in which a lesson is written: the step here, and the steps so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

from pygames.core.lesson import said
from pygames.core.people import SEAT_LETTERS
from pygames.core.rulebook import LANGUAGES
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.core.lesson import Step
    from pygames.core.localizer import Localizer
    from web.model.draft import Draft, Key, Wish, Words
    from web.texts import Texts

EXCERPT = 60  # letters of a step in the list


def draft_desk(draft: Draft, localizer: Localizer, texts: Texts) -> h.Element:
    """All of it."""
    return h.section(".draft", aria_labelledby="draft-desk", data_steps=len(draft.steps))[
        h.h2("#draft-desk.draft-title", tabindex="-1")[texts("draft.heading")],
        h.p(".draft-about")[texts("draft.about")],
        h.form(data_form="draft", data_change="draft", data_whole=True)[
            _in_both("title", draft.title, texts, rows=0),
            _seats(draft, localizer, texts) if len(draft.seats) > 1 else None,
            h.p(".draft-place")[texts("draft.place", n=draft.place)],
            _in_both("text", draft.text, texts, rows=3),
            h.label(for_="draft-want")[texts("draft.want")],
            h.select("#draft-want", name="want")[
                h.option(value="", selected=draft.wanted == "")[texts("draft.read")],
                (
                    h.option(value=name, selected=draft.wanted == name)[_wish(wish, draft, localizer, texts)]
                    for name, wish in draft.wishes.items()
                ),
            ],
            h.p(".draft-actions")[
                h.button(".button.button--primary", type="submit")[texts("draft.keep")],
                button(texts("draft.another"), "draft-another") if draft.key is not None else None,
            ],
        ],
        _steps(draft, texts) if draft.steps else None,
        h.p(".draft-actions")[
            button(texts("draft.try"), "draft-try", kind="primary"),
            button(texts("draft.copy"), "draft-copy", "json", sign="copy"),
            button(texts("draft.link"), "draft-copy", "link", sign="copy"),
            button(texts("draft.save"), "draft-save", sign="download"),
            button(texts("draft.close"), "draft-close", sign="close"),
        ]
        if draft.steps
        else h.p(".draft-actions")[button(texts("draft.close"), "draft-close", sign="close")],
    ]


def _in_both(name: str, written: Words, texts: Texts, *, rows: int) -> h.Node:
    """A field in the language of the page, and folded the one in the other; either is enough."""
    ours = texts.language
    other = next(it for it in LANGUAGES if it != ours)
    return [
        h.label(for_=f"draft-{name}")[texts(f"draft.{name}")],
        _field(f"draft-{name}", f"{name}_{ours}", written[ours], rows),
        h.details(".draft-other", open=bool(written[other]))[
            h.summary[texts(f"draft.in.{other}")],
            h.label(".visually-hidden", for_=f"draft-{name}-other")[
                f"{texts(f'draft.{name}')} ({texts(f'draft.in.{other}')})"
            ],
            _field(f"draft-{name}-other", f"{name}_{other}", written[other], rows, lang=other),
        ],
    ]


def _field(id: str, name: str, text: str, rows: int, **attrs: str) -> h.Node:
    if rows:
        return h.textarea(id=id, name=name, rows=str(rows), **attrs)[text]
    return h.input(id=id, name=name, type="text", value=text, autocomplete="off", **attrs)


def _seats(draft: Draft, localizer: Localizer, texts: Texts) -> h.Node:
    return [
        h.label(for_="draft-seat")[texts("draft.seat")],
        h.select("#draft-seat", name="seat")[
            (
                h.option(value=str(seat), selected=seat == draft.seat)[
                    f"{SEAT_LETTERS[seat]} · {localizer.seat(seat).label}"
                ]
                for seat in draft.seats
            )
        ],
    ]


def _wish(wish: Wish, draft: Draft, localizer: Localizer, texts: Texts) -> str:
    """What may be wanted, in a line."""
    want, then = wish.want, draft.match.at_choice(draft.place)
    if wish.refusal is not None:
        return texts("draft.want.refused", rule=want.rule, why=localizer.refusal(wish.refusal))
    if want.kind == "cites":
        return texts("draft.want.cites", rule=want.rule)
    if want.kind == "wins" or then.decision is None:
        return texts("draft.want.wins")
    label = localizer.choice(then.parse(want.actions[0]), then.decision.id)
    return texts("draft.want.act", label=label)


def _steps(draft: Draft, texts: Texts) -> h.Element:
    return h.ol(".draft-steps")[
        (
            h.li(aria_current="step" if key == draft.key else None)[
                button(_excerpt(step, texts), "draft-go", _name(key)),
                " ",
                button(texts("draft.drop"), "draft-drop", _name(key), sign="close", kind="quiet"),
            ]
            for key, step in draft.steps.items()
        )
    ]


def _name(key: Key) -> str:
    return f"{key.at}-{key.rank}"


def _excerpt(step: Step, texts: Texts) -> str:
    text = said(step.text, texts.language)
    text = text if len(text) <= EXCERPT else text[: EXCERPT - 1] + "…"
    kind = texts(f"draft.kind.{step.want.kind if step.want is not None else 'read'}")
    return texts("draft.step", at=step.at, kind=kind, text=text)

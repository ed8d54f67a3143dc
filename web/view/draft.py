"""The panel beside the past of a game in which a lesson is written: the step here, and the steps so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.engine.text import LANGUAGES
from pygames.school.lesson import said
from pygames.words.listing import listing
from pygames.words.people import SEAT_LETTERS
from web import html as h
from web.view.parts import button

if TYPE_CHECKING:
    from pygames.engine.text import Text
    from pygames.school.lesson import LessonStep
    from pygames.words.localizer import Localizer
    from web.model.draft import Draft, Wish
    from web.texts import Texts

EXCERPT = 60  # letters of a step in the list


def draft_desk(draft: Draft, localizer: Localizer, texts: Texts) -> h.Element:
    """The desk at which a lesson is written."""
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
                    h.optgroup(label=texts(f"draft.group.{group}"))[
                        (
                            h.option(value=name, selected=draft.wanted == name)[
                                _wish(wish, draft, localizer, texts)
                            ]
                            for name, wish in wishes
                        )
                    ]
                    for group, wishes in _groups(draft)
                ),
            ],
            _lack(draft, texts) if draft.lack else None,
            _shown(draft, localizer, texts),
            _others(draft, localizer, texts) if draft.others else None,
            h.p(".draft-actions")[
                h.button(".button.button--primary", type="submit")[texts("draft.keep")],
                button(texts("draft.another"), "draft-another") if draft.number in draft.steps else None,
                button(texts("draft.explain"), "draft-explain") if draft.wanted else None,
            ],
        ],
        _steps(draft, texts) if draft.steps else None,
        h.p(".draft-actions")[
            button(texts("draft.try"), "draft-try", kind="primary"),
            button(texts("draft.link"), "draft-copy", "link", sign="copy"),
            button(texts("embed.copy"), "draft-copy", "embed", sign="copy"),
            button(texts("draft.copy"), "draft-copy", "json", sign="copy"),
            button(texts("draft.save"), "draft-save", sign="download"),
            button(texts("draft.close"), "draft-close", sign="close"),
        ]
        if draft.steps
        else h.p(".draft-actions")[button(texts("draft.close"), "draft-close", sign="close")],
    ]


def _in_both(name: str, text: Text, texts: Texts, *, rows: int) -> h.Node:
    """A field in the language of the page, and folded the one in the other; either is enough."""
    ours = texts.language
    other = next(it for it in LANGUAGES if it != ours)
    return [
        h.label(for_=f"draft-{name}")[texts(f"draft.{name}")],
        _field(f"draft-{name}", f"{name}_{ours}", text.to(ours), rows),
        h.details(".draft-other", open=bool(text.to(other)))[
            h.summary[texts(f"draft.in.{other}")],
            h.label(".visually-hidden", for_=f"draft-{name}-other")[
                f"{texts(f'draft.{name}')} ({texts(f'draft.in.{other}')})"
            ],
            _field(f"draft-{name}-other", f"{name}_{other}", text.to(other), rows, lang=other),
        ],
    ]


def _field(id: str, name: str, text: str, rows: int, **attrs: str) -> h.Node:
    if rows:
        return h.textarea(id=id, name=name, rows=str(rows), **attrs)[text]
    return h.input(id=id, name=name, type="text", value=text, autocomplete="off", **attrs)


def _shown(draft: Draft, localizer: Localizer, texts: Texts) -> h.Element:
    """The things that are to be looked at in this step: pressed on the table, and taken out here."""
    return h.div(".draft-show")[
        h.p("#draft-show")[texts("draft.show")],
        h.ul(".draft-things")[
            (
                h.li[
                    button(
                        localizer.thing(word),
                        "draft-unshow",
                        word,
                        sign="close",
                        aria_label=texts("draft.unshow", thing=localizer.thing(word)),
                    )
                ]
                for word in draft.show
            )
        ]
        if draft.show
        else None,
    ]


def _others(draft: Draft, localizer: Localizer, texts: Texts) -> h.Element:
    """What is said when something else is chosen, besides what comes of it."""
    then = draft.match.at_choice(draft.place)
    asked = then.asks.id
    return h.details(".draft-other", open=bool(draft.wrong or draft.other))[
        h.summary[texts("draft.others")],
        h.ul(".draft-things")[
            (
                h.li[
                    f"{localizer.choice(then.parse(action), asked)}{texts('colon')} ",
                    f"{said(text, texts.language)} ",
                    button(texts("draft.drop"), "draft-unanswer", action, sign="close", kind="quiet"),
                ]
                for action, text in draft.wrong.items()
            )
        ]
        if draft.wrong
        else None,
        h.label(for_="draft-choice")[texts("draft.other.which")],
        h.select("#draft-choice", name="other")[
            h.option(value="", selected=draft.other == "")["…"],
            (
                h.option(value=action.text, selected=draft.other == action.text)[
                    localizer.choice(action, asked)
                ]
                for action in draft.others
                if action.text not in draft.wrong
            ),
        ],
        _in_both("other", draft.other_text, texts, rows=2),
        h.p[button(texts("draft.other.keep"), "draft-other")],
    ]


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


def _lack(draft: Draft, texts: Texts) -> h.Element:
    """Why no choice can be asked for here, and the way to one that can."""
    return h.p(".draft-about")[
        texts(f"draft.{draft.lack}"),
        " ",
        button(texts("draft.to_asked"), "draft-asked", kind="quiet")
        if draft.lack != "taken" and draft.next_asked is not None
        else None,
    ]


def _groups(draft: Draft) -> list[tuple[str, list[tuple[str, Wish]]]]:
    """What may be wanted by kind: what was chosen, then what is forbidden."""
    parts: dict[str, list[tuple[str, Wish]]] = {"chosen": [], "forbidden": []}
    for name, wish in draft.wishes.items():
        parts["chosen" if wish.leads_on else "forbidden"].append((name, wish))
    return [(group, wishes) for group, wishes in parts.items() if wishes]


def _wish(wish: Wish, draft: Draft, localizer: Localizer, texts: Texts) -> str:
    """What may be wanted, in a line."""
    want, then = wish.want, draft.match.at_choice(draft.place)
    if want.kind == "refused":
        why = localizer.refusal(wish.refusal) if wish.refusal is not None else "…"
        return texts("draft.want.refused", rule=want.rule, why=why)
    if want.kind == "cites":
        return texts("draft.want.cites", rule=want.rule)
    if want.kind == "wins" or then.decision is None:
        return texts("draft.want.wins")
    labels = [localizer.choice(then.parse(action), then.decision.id) for action in want.actions]
    if want.kind == "all":
        return texts("draft.want.all", labels=listing(labels, texts.language))
    return texts("draft.want.act", label=labels[0])


def _steps(draft: Draft, texts: Texts) -> h.Element:
    return h.ol(".draft-steps")[
        (
            h.li(aria_current="step" if number == draft.number else None)[
                button(_excerpt(step, texts), "draft-go", str(number), id=f"draft-step-{number}"),
                [
                    button(texts(f"draft.{way}"), f"draft-{way}", str(number), kind="quiet")
                    for way, by in (("up", -1), ("down", 1))
                    if draft.can_move(number, by)
                ],
                button(texts("draft.drop"), "draft-drop", str(number), sign="close", kind="quiet"),
            ]
            for number, step in draft.steps.items()
        )
    ]


def _excerpt(step: LessonStep, texts: Texts) -> str:
    text = said(step.text, texts.language)
    text = text if len(text) <= EXCERPT else text[: EXCERPT - 1] + "…"
    kind = texts(f"draft.kind.{step.want.kind}")
    return texts("draft.step", at=step.at, kind=kind, text=text)

"""The face of a card: all that is printed on it, its keywords explained, and what may be done with it.

Each game's `face.py` says what stands on the face of what a word of its table names.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from pygames.words.localizer import Words
from web import html as h
from web.view.cards import icon
from web.view.forecast import forecast_parts
from web.view.parts import rule_box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pygames.engine.event import Event
    from pygames.words.localizer import Localizer
    from web.model.play import Play
    from web.model.sight import Sight
    from web.texts import Texts

MOST_DEEDS = 3  # of more choices with a card only the first step is offered
CARDS = {"card", "cards", "weapon", "spell", "companion", "adventurer", "equipment"}  # parameters of events


class Face(NamedTuple):
    """What stands on a card, as plain data.

    `art` is an icon. `figures` are signs with their number and its name, `lines` what it does. `terms` are
    keywords with their explanations, `notes` what is said of it besides.
    """

    name: str
    kind: str = ""
    art: str = ""
    figures: Sequence[tuple[str, str, str]] = ()
    lines: Sequence[str] = ()
    terms: Sequence[tuple[str, str]] = ()
    notes: Sequence[str] = ()


def domain_of(word: str, localizer: Localizer) -> str:
    """The name of the first domain of the game that has this word; "" where none has."""
    kinds = localizer.game.syntax.types
    return next((it.name for kind in kinds for it in kind.domains if word in it.index), "")


def card_of(word: str, sight: Sight, localizer: Localizer, texts: Texts) -> Face | None:
    """The face of the card that this word names; None where it names none."""
    if not word:
        return None
    module = import_module(f"web.view.games.{sight.match.game.id.replace('-', '_')}.face")
    found: Face | None = module.face(word, sight.view, localizer, texts)
    return found


def face_of(word: str, sight: Sight, localizer: Localizer, texts: Texts) -> Face | None:
    """The face of the card or thing that this word names on the table; None where nothing is to be read."""
    found = card_of(word, sight, localizer, texts)
    if found is not None or not word:
        return found
    thing = f"{sight.match.game.id}.thing.{word}"
    return Face(texts(thing), lines=[texts(f"{thing}.text")]) if thing in texts else None


def with_faces(
    said: str, events: Sequence[Event], localizer: Localizer, *, pressed: bool = False
) -> list[h.Node]:
    """A sentence about these events, in which the name of each card can be asked for its face.

    The names are buttons where they are to be `pressed` by keys; in a button they are none.
    """
    names = {str(localizer.word(kind, word)): word for event in events for kind, word in _cards(event)}
    parts: list[h.Node] = [said]
    for name in sorted(names, key=len, reverse=True):  # one name may stand in another
        about = {"data-face": names[name]}
        made = h.button(".card-name", about, type="button") if pressed else h.span(".card-name", about)
        parts = [
            it
            for part in parts
            for it in (_around(part, name, made[name]) if isinstance(part, str) else [part])
        ]
    return parts


def _cards(event: Event) -> Iterator[tuple[str, str]]:
    """The cards that an event names, as somebody saw it: the kind of each, and its word."""
    for name, value in event.params.items():
        kind = name.rstrip("0123456789")
        if kind in CARDS:
            yield from ((kind.removesuffix("s"), word) for word in str(value).split(",") if word)


def _around(said: str, name: str, made: h.Node) -> list[h.Node]:
    """The text with this in the place of a name, as often as it stands there as a word.

    A browser breaks a line before and after a button: quotes and other signs beside it are held to it.
    """
    before, *rest = said.split(name)
    parts: list[h.Node] = []
    for after in rest:
        if before[-1:].isalnum() or after[:1].isalnum():
            before = f"{before}{name}{after}"
            continue
        left = before.rpartition(" ")[2]
        right = after.partition(" ")[0]
        held = h.span(".unbroken")[left, made, right] if left or right else made
        parts, before = [*parts, before.removesuffix(left), held], after.removeprefix(right)
    return [*parts, before]


def ruled(localizer: Localizer, *rules: str) -> str:
    """What these rules say, as one text."""
    rulebook = localizer.game.part(Words).rulebook
    return " ".join(rulebook.answer(rule, localizer.language) for rule in rules)


def face_box(face: Face, *, id: str = "") -> h.Element:
    """A face as HTML. Its parts have ids that begin with `id`, if that is given."""
    return h.div(".face")[
        h.div(".face-head")[
            h.span(".face-art", aria_hidden="true")[icon(face.art)] if face.art else None,
            h.div[
                h.p(".face-name", id=f"{id}-name" if id else None)[face.name],
                h.p(".face-kind")[_begun(face.kind)] if face.kind else None,
                h.ul(".face-figures")[
                    (
                        h.li[icon(sign), h.span(aria_hidden="true")[value], h.span(".visually-hidden")[said]]
                        for sign, value, said in face.figures
                    )
                ]
                if face.figures
                else None,
            ],
        ],
        h.ul(".face-lines")[(h.li[_begun(line)] for line in face.lines)] if face.lines else None,
        h.dl(".face-terms")[(h.div[h.dt[_begun(term)], " ", h.dd[text]] for term, text in face.terms)]
        if face.terms
        else None,
        (h.p(".face-note")[note] for note in face.notes),
    ]


def _begun(text: str) -> str:
    """A text as the beginning of a line: with a capital."""
    return text[:1].upper() + text[1:]


def reading(play: Play, sight: Sight, localizer: Localizer, texts: Texts, *, asking: bool) -> h.Node:
    """What is shown over the table of the card that is read; nothing where none is.

    While the game is `asking`, its face says what may be done with it, or why nothing may.
    """
    word, opened = play.face
    face = face_of(word, sight, localizer, texts)
    if face is None:
        return h.fragment[None]
    foreseen = forecast_parts(play.preview.foreseen(play.session), localizer) if asking else []
    return h.fragment[
        h.div(
            ".reading",
            data_opened=opened,
            role="dialog" if opened else None,
            tabindex="-1" if opened else None,
            aria_labelledby="read-name" if opened else None,
            aria_describedby="read" if opened else None,
        )[
            h.div("#read")[face_box(face, id="read")],
            _deeds(play, word, localizer, texts, opened=opened) if asking and play.session.can_act else None,
            h.p(".reading-forecast")[foreseen] if foreseen and not opened else None,
            h.button(
                ".button.button--quiet.reading-close",
                type="button",
                data_do="face",
                aria_label=texts("close"),
            )[icon("close")]
            if opened
            else None,
        ]
    ]


def _deeds(play: Play, word: str, localizer: Localizer, texts: Texts, *, opened: bool) -> h.Node:
    """What may be done with this card now, as buttons once it is opened, else in words; or why none may."""
    session = play.session
    picked = session.picked
    legal = [
        (n, it)
        for n, it in enumerate(session.legal_actions)
        if it.begins((*picked, word)) or it.begins((word,))
    ]
    whole = [(n, localizer.choice(it, session.question, session.view)) for n, it in legal]
    if legal and (len(legal) > MOST_DEEDS or any(len(it.words) > len(picked) + 1 for _, it in legal)):
        choose = h.button(".button.button--primary", type="button", data_step=word)[texts("face.choose")]
        return choose if opened else None
    if legal:
        return (
            h.div(".reading-deeds")[
                (h.button(".button", type="button", data_choice=str(n))[label] for n, label in whole)
            ]
            if opened
            else h.p(".reading-deed")[" · ".join(label for _, label in whole)]
        )
    refusal = session.why(word).refusal
    if refusal is None:
        return None
    return [
        h.p(".reading-why")[localizer.refusal(refusal)],
        rule_box(refusal.rule, texts, localizer.game.part(Words).rulebook, brief=True) if opened else None,
    ]

"""Before a game: who plays, which options, which seed. Also who takes which seat of an opened game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

import pygames
from pygames.bots import NAMES as BOTS
from pygames.core.errors import BadFile
from pygames.core.localizer import SEAT_LETTERS
from web.model.session import LONGEST_NAME, Player
from web.view.parts import button, heading

if TYPE_CHECKING:
    from pygames.core.game import Game, Option
    from web.model.form import Form
    from web.texts import Texts


def setup(form: Form, texts: Texts) -> h.Node:
    """The form as a screen."""
    game = pygames.load(form.game)
    title = next(it.title.to(texts.language) for it in pygames.catalogue() if it.id == form.game)
    opened = form.opened is not None
    kind = "branch" if form.branch else "opened" if opened else "title"
    step = len(form.opened.choices) if form.opened is not None else 0
    return h.div(".setup")[
        heading(texts(f"setup.{kind}", title=title)),
        h.p(".setup-about")[texts("setup.branch.about", step=step)] if form.branch else None,
        h.form(data_form="setup", data_change="setup")[
            None if opened else _seats(form, game, texts),
            (_seat(seat, player, game, texts) for seat, player in enumerate(form.players)),
            None if opened else _practice(form, texts),
            None if opened else _options(form, game, texts),
            None if opened else _seed(form, texts),
            h.div(".setup-actions")[
                h.button(".button.button--primary", type="submit")[
                    texts("setup.go" if opened else "setup.start")
                ],
                button(texts("setup.cancel"), "back" if form.branch else "home"),
            ],
        ],
    ]


def _seats(form: Form, game: Game, texts: Texts) -> h.Node:  # type: ignore[type-arg]
    """How many play, where there is a choice."""
    if len(game.seats) < 2:
        return None
    return h.div(".setup-option.setup-seats")[
        h.label(for_="seats")[texts("setup.seats")],
        h.select("#seats", name="seats")[
            (h.option(value=str(n), selected=n == len(form.players))[str(n)] for n in game.seats)
        ],
    ]


def _seat(seat: int, player: Player, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    letter = SEAT_LETTERS[seat]
    role = game.roles[seat].to(texts.language) if game.roles else ""
    choices = ("human", *BOTS)
    chosen = player.bot or "human"
    return h.fieldset(".setup-seat")[
        h.legend[
            texts("setup.seat.role", letter=letter, role=role) if role else texts("setup.seat", letter=letter)
        ],
        h.div(".setup-who")[
            (
                h.label(".setup-radio")[
                    h.input(type="radio", name=f"who{seat}", value=it, checked=it == chosen),
                    h.span[h.strong[texts(f"who.{it}")], " ", texts(f"who.{it}.about")],
                ]
                for it in choices
            )
        ],
        h.label(".setup-name", for_=f"name{seat}")[
            h.span[texts("setup.name")],
            h.input(
                f"#name{seat}",
                name=f"name{seat}",
                value=player.name,
                maxlength=str(LONGEST_NAME),
                autocomplete="off",
                placeholder=Player(bot=player.bot).called(seat, texts),
            ),
        ],
    ]


def _practice(form: Form, texts: Texts) -> h.Element:
    return h.fieldset(".setup-options.setup-practice")[
        h.legend[texts("setup.practice")],
        (
            h.label(".setup-radio")[
                h.input(type="radio", name="practice", value=value, checked=form.practice == (value == "1")),
                h.span[h.strong[texts(f"setup.practice.{name}")], " ", texts(f"setup.practice.{name}.about")],
            ]
            for value, name in (("0", "off"), ("1", "on"))
        ),
    ]


def _options(form: Form, game: Game, texts: Texts) -> h.Node:  # type: ignore[type-arg]
    if not form.fitting:
        return None
    return h.fieldset(".setup-options")[
        h.legend[texts("setup.options")],
        (_option(option, form, game, texts) for option in form.fitting),
    ]


def _option(option: Option, form: Form, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    chosen = form.options.get(option.id, option.values[0])
    name = f"option-{option.id}"
    text = option.text.to(texts.language)
    about: h.Node = None
    if option.ruling and option.ruling in game.rulebook:
        about = h.p(".setup-ruling")[
            h.button(".rule-chip", type="button", data_rule=option.ruling)[option.ruling],
            " ",
            game.rulebook.text(option.ruling, texts.language),
        ]
    if option.faults is not None:
        error = form.error
        bad = isinstance(error, BadFile) and error.params["name"] == option.id
        return h.div(".setup-option")[
            h.label(for_=name)[text],
            h.p(f"#{name}-about.setup-ruling")[texts("setup.file")],
            h.textarea(
                f"#{name}",
                name=name,
                rows="3",
                spellcheck="false",
                aria_describedby=f"{name}-faults {name}-about" if bad else f"{name}-about",
                aria_invalid="true" if bad else None,
            )[str(chosen)],
            h.label(for_=f"{name}-file")[texts("setup.file.choose")],
            h.input(f"#{name}-file", type="file", accept=".toml,.json,.txt,text/plain", data_file=option.id),
            _faults(error, f"{name}-faults", texts) if isinstance(error, BadFile) and bad else None,
            about,
        ]
    values = [
        h.option(value=str(i), selected=value == chosen and type(value) is type(chosen))[
            _value(option, i, texts)
        ]
        for i, value in enumerate(option.values)
    ]
    return h.div(".setup-option")[
        h.label(for_=name)[text],
        h.select(f"#{name}", name=name)[values],
        about,
    ]


def _faults(error: BadFile, id: str, texts: Texts) -> h.Element:
    """All that is wrong with a file's text."""
    return h.div(f"#{id}.setup-error")[
        h.p[h.strong[texts("setup.faults")]],
        h.ul[(h.li[fault.to(texts.language)] for fault in error.faults)],
    ]


def _value(option: Option, number: int, texts: Texts) -> str:
    if option.labels:
        return option.labels[number].to(texts.language)
    value = option.values[number]
    if isinstance(value, bool):
        return texts("setup.yes" if value else "setup.no")
    return str(value)


def _seed(form: Form, texts: Texts) -> h.Element:
    error = None if isinstance(form.error, BadFile) else form.error
    return h.details(".setup-advanced", open=bool(form.seed))[
        h.summary[texts("setup.advanced")],
        h.label(for_="seed")[texts("setup.seed")],
        h.input(
            "#seed",
            name="seed",
            value=form.seed,
            inputmode="numeric",
            autocomplete="off",
            aria_describedby="seed-about",
            aria_invalid="true" if error else None,
        ),
        h.p("#seed-about")[
            h.strong(".setup-error")[texts.error(error), " "] if error else None, texts("setup.seed.about")
        ],
    ]

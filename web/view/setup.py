"""Before a game: who plays, which options, which seed. Also who takes which seat of a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

import pygames
from pygames.engine.errors import BadFile
from pygames.school.part import School
from pygames.words.catalogue import spoken_by
from pygames.words.localizer import Words
from pygames.words.options import option_text, value_text
from pygames.words.people import SEAT_LETTERS
from web.model.sight import LONGEST_NAME, Player, called
from web.view.cards import icon
from web.view.lesson import lesson_list, puzzle_list
from web.view.parts import button, file_choice, game_title, heading

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.game import Game
    from pygames.engine.options import Option
    from web.model.done import Done
    from web.model.form import Form
    from web.texts import Texts


def setup(form: Form, texts: Texts, taken: Done[str], solved: Done[int]) -> h.Node:
    """The form as a screen."""
    game = pygames.load(form.game)
    title = game_title(form.game, texts)
    opened = form.opened is not None
    return h.div(".setup")[
        heading(texts("setup.opened" if opened else "setup.title", title=title)),
        h.form(data_form="setup", data_change="setup")[
            h.div(".setup-table")[
                None if opened else _seats(form, game, texts),
                (_seat(seat, form, game, texts) for seat in range(len(form.players))),
                h.p("#levels.setup-levels")[
                    texts("who.levels"),
                    " ",
                    texts(f"who.levels.{form.strong}") if form.strong else None,
                ],
            ],
            None if opened else _leading(form, texts),
            None if opened else _options(form, game, texts),
            None if opened else _more(form, texts),
            h.div(".setup-actions")[
                h.button(".button.button--primary", type="submit")[
                    texts("setup.go" if opened else "setup.start")
                ],
                button(texts("tool.rules"), "rulebook", sign="rulebook"),
                button(texts("setup.cancel"), "back" if opened else "home"),
            ],
        ],
        None if opened else _lessons(game, taken.of(form.game), texts),
        None if opened else puzzle_list(game, solved.of(form.game), texts),
    ]


def _lessons(game: Game, taken: frozenset[str], texts: Texts) -> h.Node:  # type: ignore[type-arg]
    """The lessons of the game and its drill, below the form."""
    if not game.part(School).lessons:
        return None
    return h.section(".setup-lessons", aria_labelledby="setup-lessons")[
        h.h2("#setup-lessons")[texts("lessons.title")],
        lesson_list(game, taken, texts),
        h.p[button(texts("drill.begin"), "drill", game.id)],
    ]


def _seats(form: Form, game: Game, texts: Texts) -> h.Node:  # type: ignore[type-arg]
    """How many play, where there is a choice."""
    if len(game.seats) < 2:
        return None
    return h.div(".setup-seats")[
        h.label(for_="seats")[texts("setup.seats")],
        h.select("#seats", name="seats")[
            (h.option(value=str(n), selected=n == len(form.players))[str(n)] for n in game.seats)
        ],
    ]


def _seat(seat: int, form: Form, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    """One seat in one row: its letter and part, who plays, and a name behind a pen."""
    player, letter = form.players[seat], SEAT_LETTERS[seat]
    sides = game.sides(len(form.players))
    unnamed = called([Player(bot=it.bot) for it in form.players], texts.language, sides)
    roles = game.part(Words).roles(len(form.players), form.options) if len(form.players) > 1 else ()
    role = spoken_by(game.id, texts.language).text(f"role.{roles[seat]}") if roles else ""
    again = bool(role) and seat > 0 and roles[seat - 1] == roles[seat]  # as of the seat above
    others = any(not it.bot for number, it in enumerate(form.players) if number != seat)
    labels = {"human": texts("who.human" if others else "who.you")} | {
        it: texts(f"who.{it}") for it in form.levels(seat)
    }
    whole = texts("setup.seat.role", letter=letter, role=role) if role else texts("setup.seat", letter=letter)
    return h.div(".setup-seat", role="radiogroup", aria_label=whole, aria_describedby="levels")[
        h.span(".setup-letter", aria_hidden="true")[letter],
        h.span(".setup-role", aria_hidden="true", data_again=again)[role] if role else None,
        _segments(f"who{seat}", labels, player.bot or "human"),
        h.details(".setup-name")[
            h.summary[
                h.span(".setup-named")[player.name] if player.name else None,
                h.span(".visually-hidden")[texts("setup.name.of", letter=letter)],
                icon("edit"),
            ],
            h.label(".visually-hidden", for_=f"name{seat}")[texts("setup.name")],
            h.input(
                f"#name{seat}",
                type="text",
                name=f"name{seat}",
                value=player.name,
                maxlength=str(LONGEST_NAME),
                autocomplete="off",
                placeholder=unnamed[seat].label,
            ),
        ],
    ]


def _segments(name: str, labels: Mapping[str, str], chosen: str) -> h.Element:
    """A few values side by side, of which one is chosen."""
    return h.div(".segments")[
        (
            h.label(".segment")[
                h.input(type="radio", name=name, value=value, checked=value == chosen), h.span[label]
            ]
            for value, label in labels.items()
        )
    ]


def _leading(form: Form, texts: Texts) -> h.Node:
    """The options that are asked in plain sight, their values side by side."""
    leading = [option for option in form.fitting if option.leading]
    if not leading:
        return None
    return h.div(".setup-table.setup-leading")[(_lead(option, form, texts) for option in leading)]


def _lead(option: Option, form: Form, texts: Texts) -> h.Element:
    name, text = f"option-{option.id}", option_text(form.game, option, texts.language)
    chosen = option.values.index(form.options.get(option.id, option.values[0]))
    labels = {str(number): _value(option, number, form, texts) for number in range(len(option.values))}
    return h.div(".setup-lead", role="radiogroup", aria_labelledby=name)[
        h.span(f"#{name}.setup-lead-title")[text], _segments(name, labels, str(chosen))
    ]


def _options(form: Form, game: Game, texts: Texts) -> h.Node:  # type: ignore[type-arg]
    """Behind one line that says what is not as the game has it by itself."""
    further = [option for option in form.fitting if not option.leading]
    if not further:
        return None
    different = [_chosen(option, form, texts) for option in form.different if not option.leading]
    return h.details(".setup-options")[
        h.summary[_line(texts("setup.options"), different or [texts("setup.options.none")])],
        h.div(".setup-inside")[(_option(option, form, game, texts) for option in further)],
    ]


def _chosen(option: Option, form: Form, texts: Texts) -> str:
    """An option that is not as by itself, in few words."""
    text, value = option_text(form.game, option, texts.language), form.options[option.id]
    if option.faults is not None or value is True:
        return text
    return texts(
        "setup.options.chosen", option=text, value=_value(option, option.values.index(value), form, texts)
    )


def _line(title: str, what: list[str]) -> h.Node:
    return [h.strong[title], " ", h.span(".setup-summary")[" · ".join(what)]]


def _more(form: Form, texts: Texts) -> h.Element:
    """What few need: a practice game, and the seed."""
    error = None if isinstance(form.error, BadFile) else form.error
    kinds = {value: texts(f"setup.practice.{name}") for value, name in (("0", "off"), ("1", "on"))}
    what = [kinds[str(int(form.practice))]]
    if form.seed:
        what.append(texts("setup.seed.is", seed=form.seed))
    return h.details(".setup-advanced")[
        h.summary[_line(texts("setup.advanced"), what)],
        h.div(".setup-inside")[
            h.div(".setup-practice", role="radiogroup", aria_label=texts("setup.practice"))[
                _segments("practice", kinds, str(int(form.practice)))
            ],
            h.p(".setup-ruling")[texts("setup.practice.about")],
            h.div(".setup-option")[
                h.label(for_="seed")[texts("setup.seed")],
                h.input(
                    "#seed",
                    type="text",
                    name="seed",
                    value=form.seed,
                    inputmode="numeric",
                    autocomplete="off",
                    aria_describedby="seed-about",
                    aria_invalid="true" if error else None,
                ),
                h.p("#seed-about.setup-ruling")[
                    h.strong(".setup-error")[texts.error(error), " "] if error else None,
                    texts("setup.seed.about"),
                ],
            ],
        ],
    ]


def _option(option: Option, form: Form, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    chosen = form.options.get(option.id, option.values[0])
    name = f"option-{option.id}"
    text = option_text(form.game, option, texts.language)
    about: h.Node = None
    if option.ruling and option.ruling in game.part(Words).rulebook:
        about = h.p(".setup-ruling")[
            h.button(".rule-chip", type="button", data_rule=option.ruling)[option.ruling],
            " ",
            game.part(Words).rulebook.text(option.ruling, texts.language),
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
            file_choice(f"{name}-file", texts("setup.file.choose"), ".toml,.json,.txt,text/plain", option.id),
            _faults(error, f"{name}-faults", texts) if isinstance(error, BadFile) and bad else None,
            about,
        ]
    values = [
        h.option(value=str(i), selected=value == chosen and type(value) is type(chosen))[
            _value(option, i, form, texts)
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


def _value(option: Option, number: int, form: Form, texts: Texts) -> str:
    value = option.values[number]
    if isinstance(value, bool):
        return texts("setup.yes" if value else "setup.no")
    return value_text(form.game, option, value, texts.language)

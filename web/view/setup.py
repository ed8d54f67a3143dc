"""The page of a game: its first game, the set-up of another, lessons, puzzles, drill, results so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.bots import LEVELS
from pygames.engine.errors import BadFile
from pygames.school.drill import asked_about
from pygames.school.part import School
from pygames.words.catalogue import spoken_by
from pygames.words.localizer import Words
from pygames.words.options import option_text, value_text
from pygames.words.people import SEAT_LETTERS
from web import html as h
from web.model.lesson import FIRST_GAME
from web.model.progress import rule_count
from web.model.sight import LONGEST_NAME, called, temper_of
from web.view.cards import icon
from web.view.covers import cover
from web.view.exercises import exercise_list
from web.view.gallery import facts
from web.view.kept import latest
from web.view.lesson import lesson_list
from web.view.parts import button, file_choice, game_title, heading
from web.view.people import portrait
from web.view.puzzle import puzzle_list

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.game import Game
    from pygames.engine.options import Option
    from pygames.school.progress import Progress
    from pygames.words.person import Person
    from web.model.form import Form
    from web.model.page import Page
    from web.texts import Texts


def setup(page: Page, form: Form) -> h.Node:
    """The page of a game; of a running game only who is to play it from now on."""
    game, texts = pygames.load(form.game), page.texts
    title = game_title(form.game, texts)
    if form.opened is not None:
        return h.div(".setup.setup--seats")[
            heading(texts("setup.opened", title=title)),
            h.form(data_form="setup", data_change="setup")[
                _company(form, game, texts),
                h.div(".setup-actions")[
                    h.button(".button.button--primary", type="submit")[texts("setup.go")],
                    button(texts("setup.cancel"), "back"),
                ],
            ],
        ]
    entry = next(it for it in pygames.catalogue() if it.id == form.game)
    learnt = not entry.guided or FIRST_GAME in page.achieved.taken.of(form.game)
    learn = _learn(game, page.achieved.taken.of(form.game), texts) if entry.guided else None
    play = _play(form, game, page, first=learnt)
    return h.div(".setup")[
        h.div(".setup-head")[
            cover(form.game),
            h.div[
                heading(title),
                h.p(".game-about")[entry.about.to(texts.language)],
                facts(entry, texts),
                h.p(".setup-ways")[
                    button(texts("tool.rules"), "rulebook", sign="rulebook"),
                    button(texts("tool.leave"), "home", sign="leave"),
                ],
            ],
        ],
        h.div(".setup-main")[[play, learn] if learnt else [learn, play]],
        h.div(".setup-school")[
            _lessons(game, page.achieved.taken.of(form.game), texts),
            puzzle_list(game, page.achieved.solved.of(form.game), texts),
            exercise_list(page.achieved.exercises.of(form.game), page.today, texts),
            _drill(game, page.learning.of(form.game), texts),
        ],
    ]


def _learn(game: Game, taken: frozenset[str], texts: Texts) -> h.Element:  # type: ignore[type-arg]
    """The first game, step by step: what somebody who does not know the game presses."""
    done = FIRST_GAME in taken
    return h.section(".setup-learn", aria_label=texts("setup.learn"), data_done=done)[
        h.p[
            h.span(aria_hidden="true")["✓ "] if done else None,
            texts(f"setup.learn.{'done' if done else 'about'}"),
        ],
        button(
            texts("setup.learn.again" if done else "setup.learn"),
            "lesson",
            f"{game.id}/{FIRST_GAME}",
            kind="" if done else "primary",
        ),
    ]


def _play(form: Form, game: Game, page: Page, *, first: bool) -> h.Element:  # type: ignore[type-arg]
    """Who plays, with which options, and the start, which stays in sight."""
    texts = page.texts
    return h.section(".setup-play", aria_label=texts("gallery.play"))[
        h.form(data_form="setup", data_change="setup")[
            _company(form, game, texts),
            _leading(form, texts),
            _options(form, game, texts),
            h.div(".setup-actions")[
                h.button(class_=["button", {"button--primary": first}], type="submit")[texts("gallery.play")],
                button(texts("mail.invite"), "mail-invite", sign="mail") if max(game.seats) > 1 else None,
            ],
        ],
        _offer(form, page, texts),
        _results(form.game, page, texts),
    ]


def _offer(form: Form, page: Page, texts: Texts) -> h.Node:
    """The level that is offered after wins or losses in a row, unless the opponents have it."""
    offer = page.achieved.results.offered(form.game)
    if offer is None or form.at_level(offer.level) == form:
        return None
    return h.p(".setup-results")[
        h.span[texts(f"offer.{offer.after}", level=texts(f"who.{offer.level}"))],
        button(texts("offer.choose"), "level", offer.level, kind="quiet"),
    ]


def _results(game: str, page: Page, texts: Texts) -> h.Node:
    """How often the person has won, of the games that are over, and the way to those that are kept."""
    count, kept = page.achieved.results.by_game.get(game), game in page.saves.games
    if count is None and not kept:
        return None
    return [
        latest(page.saves, game, texts),
        h.p(".setup-results")[
            h.span[texts("setup.results", won=count.won, n=count.played)] if count is not None else None,
            button(texts("saves.title"), "games", game, kind="quiet") if kept else None,
        ],
    ]


def _drill(game: Game, progress: Progress, texts: Texts) -> h.Node:  # type: ignore[type-arg]
    """The drill, with how many rules are learnt."""
    count = rule_count(progress, [it.rule for it in asked_about(game)])
    return h.section(".setup-lessons", aria_labelledby="setup-drill")[
        h.h2("#setup-drill")[texts("drill.begin")],
        h.p[texts("progress.learnt", n=count.learnt, of=count.of)],
        h.p[button(texts("setup.drill"), "drill", game.id)],
        h.p[texts("setup.exam.about")],
        h.p[button(texts("setup.exam"), "exam", game.id)],
    ]


def _lessons(game: Game, taken: frozenset[str], texts: Texts) -> h.Node:  # type: ignore[type-arg]
    """The lessons of the game, with a mark on those that were taken."""
    if not game.part(School).lessons:
        return None
    return h.section(".setup-lessons", aria_labelledby="setup-lessons")[
        h.h2("#setup-lessons")[texts("lessons.title")], lesson_list(game, taken, texts)
    ]


def _company(form: Form, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    """How many play, and who sits where."""
    return h.div(".setup-table")[
        None if form.opened else _seats(form, game, texts),
        (_seat(seat, form, game, texts) for seat in range(len(form.players))),
        h.p("#levels.setup-levels", tabindex="-1")[
            texts("who.levels" if len(form.players) > 1 else "who.levels.alone"),
            " ",
            texts(f"who.levels.{form.strong}") if form.strong else None,
        ],
    ]


def _seats(form: Form, game: Game, texts: Texts) -> h.Node:  # type: ignore[type-arg]
    """How many play, where there is a choice."""
    if len(game.seats) < 2:
        return None
    return h.div(".setup-seats", role="radiogroup", aria_labelledby="seats")[
        h.span("#seats")[texts("setup.seats")],
        _segments("seats", {str(n): str(n) for n in game.seats}, str(len(form.players))),
    ]


def _seat(seat: int, form: Form, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    """One seat in one row: its letter and part, who plays, and a name behind a pen."""
    player, letter = form.players[seat], SEAT_LETTERS[seat]
    person = called(form.players, texts.language, form.number)[seat]
    unnamed = called([it._replace(name="") for it in form.players], texts.language, form.number)[seat]
    roles = game.part(Words).roles(len(form.players), form.options) if len(form.players) > 1 else ()
    role = spoken_by(game.id, texts.language).text(f"role.{roles[seat]}") if roles else ""
    again = bool(role) and seat > 0 and roles[seat - 1] == roles[seat]  # as of the seat above
    others = any(not it.bot for number, it in enumerate(form.players) if number != seat)
    labels = {"human": texts("who.human" if others else "who.you")} | {
        it: texts(f"who.{it}") for it in dict.fromkeys((*form.levels(seat), player.bot)) if it
    }
    whole = texts("setup.seat.role", letter=letter, role=role) if role else texts("setup.seat", letter=letter)
    return h.div(".setup-seat", role="radiogroup", aria_label=whole, aria_describedby="levels")[
        h.span(".setup-letter", aria_hidden="true")[portrait(person) or letter],
        h.span(".setup-role", aria_hidden="true", data_again=again)[role] if role else None,
        _segments(f"who{seat}", labels, player.bot or "human"),
        h.details(".setup-name")[
            h.summary[
                h.span(".setup-named")[_named(form, seat, person, texts)]
                if player.name or player.bot
                else None,
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
                placeholder=unnamed.label,
            ),
        ],
    ]


def _named(form: Form, seat: int, person: Person, texts: Texts) -> str:
    """The name, and of an opponent of a level what counts more to that character than to others."""
    temper = temper_of(form.players, form.number, seat)
    if form.players[seat].bot not in LEVELS:
        return person.label
    return texts("setup.character", name=person.label, temper=texts(f"temper.{temper}"))


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


def _options(form: Form, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    """Behind one line that says what is not as the game has it by itself; at last practice and the seed."""
    further = [option for option in form.fitting if not option.leading]
    different = [_chosen(option, form, texts) for option in form.different if not option.leading]
    if form.practice:
        different.append(texts("setup.practice"))
    if form.seed:
        different.append(texts("setup.seed.is", seed=form.seed))
    return h.details(".setup-options")[
        h.summary[
            h.strong[texts("setup.options")],
            " ",
            h.span(".setup-summary")[" · ".join(different or [texts("setup.options.none")])],
        ],
        h.div(".setup-inside")[
            (_option(option, form, game, texts) for option in further),
            _practice(form, texts),
            _seed(form, texts),
        ],
    ]


def _chosen(option: Option, form: Form, texts: Texts) -> str:
    """An option that is not as by itself, in few words."""
    text, value = option_text(form.game, option, texts.language), form.options[option.id]
    if option.faults is not None or value is True:
        return text
    return texts(
        "setup.options.chosen", option=text, value=_value(option, option.values.index(value), form, texts)
    )


def _switch(name: str, label: str, *, on: bool, about: str, value: str = "1") -> h.Element:
    """Something that is on or off, and sends `value` (0 or 1) where it is on; `about` is an element's id."""
    return h.label(".switch")[
        h.input(
            id=name,
            type="checkbox",
            role="switch",
            name=name,
            value=value,
            checked=on,
            aria_describedby=about or None,
        ),
        h.span[label],
    ]


def _practice(form: Form, texts: Texts) -> h.Element:
    return h.div(".setup-option")[
        _switch("practice", texts("setup.practice"), on=form.practice, about="practice-about"),
        h.p("#practice-about.setup-ruling")[texts("setup.practice.about")],
    ]


def _seed(form: Form, texts: Texts) -> h.Element:
    error = None if isinstance(form.error, BadFile) else form.error
    return h.div(".setup-option")[
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
    ]


def _option(option: Option, form: Form, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    chosen = form.options.get(option.id, option.values[0])
    name = f"option-{option.id}"
    text = option_text(form.game, option, texts.language)
    about: h.Node = None
    if option.ruling and option.ruling in game.part(Words).rulebook:
        about = h.p(f"#{name}-ruling.setup-ruling")[
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
    if set(option.values) == {False, True}:
        ruled, on = f"{name}-ruling" if about is not None else "", str(option.values.index(True))
        switch = _switch(name, text, on=chosen is True, about=ruled, value=on)
        return h.div(".setup-option")[switch, about]
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

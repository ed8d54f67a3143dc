"""Before a game: who plays, which options, which seed. Also who takes which seat of an opened game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import htpy as h

import pygames
from pygames.bots import NAMES as BOTS
from pygames.core.errors import BadOption
from pygames.core.speech import SEAT_LETTERS
from web.parts import button, heading
from web.session import Player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.core.game import Game, Option, OptionValue
    from pygames.core.match import Match
    from web.texts import Texts

LONGEST_NAME = 24


@dataclass
class Form:
    """What has been filled in so far. `opened` is a game taken from a link, whose seats are asked for."""

    game: str
    players: list[Player]
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: str = ""
    opened: Match | None = None
    error: BadOption | None = None

    @classmethod
    def of(cls, game: str, opened: Match | None = None) -> Form:
        """The form as it first appears: one person, the others opponents."""
        seats = opened.seats if opened else pygames.load(game).seats[0]
        return cls(game, [Player(), *(Player(bot="steady") for _ in range(seats - 1))], opened=opened)

    def fill(self, data: Mapping[str, str]) -> None:
        """Take over what a person entered; unknown fields and values are left out."""
        for seat, player in enumerate(self.players):
            who = data.get(f"who{seat}", player.bot or "human")
            name = " ".join(data.get(f"name{seat}", player.name).split())[:LONGEST_NAME]
            self.players[seat] = Player(name, who if who in BOTS else "")
        for option in pygames.load(self.game).options:
            number = data.get(f"option-{option.id}", "")
            if number.isdecimal() and int(number) < len(option.values):
                self.options[option.id] = option.values[int(number)]
        self.seed = data.get("seed", self.seed).strip()[:40]
        self.error = None

    def start(self) -> Match:
        """The match that the form describes. Raises BadOption for a seed that is none."""
        if self.opened is not None:
            return self.opened
        seed = None
        if self.seed:
            if not (self.seed.isascii() and self.seed.isdecimal()):
                raise BadOption("bad_seed", seed=self.seed)
            seed = int(self.seed)
        return pygames.new(self.game, seed=seed, seats=len(self.players), options=self.options)


def player_name(player: Player, seat: int, texts: Texts) -> str:
    """The name to call a player by."""
    return player.name or texts(f"name.{player.bot or 'human'}", letter=SEAT_LETTERS[seat])


def setup(form: Form, texts: Texts) -> h.Node:
    """The form as a screen."""
    game = pygames.load(form.game)
    title = next(it.title.to(texts.language) for it in pygames.catalogue() if it.id == form.game)
    opened = form.opened is not None
    return h.div(".setup")[
        heading(texts("setup.opened" if opened else "setup.title", title=title)),
        h.form(data_form="setup", data_change="setup")[
            (_seat(seat, player, texts) for seat, player in enumerate(form.players)),
            None if opened else _options(form, game, texts),
            None if opened else _seed(form, texts),
            h.div(".setup-actions")[
                h.button(".button.button--primary", type="submit")[
                    texts("setup.go" if opened else "setup.start")
                ],
                button(texts("setup.cancel"), "home"),
            ],
        ],
    ]


def _seat(seat: int, player: Player, texts: Texts) -> h.Element:
    letter = SEAT_LETTERS[seat]
    choices = ("human", *BOTS)
    chosen = player.bot or "human"
    return h.fieldset(".setup-seat")[
        h.legend[texts("setup.seat", letter=letter)],
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
                placeholder=player_name(Player(bot=player.bot), seat, texts),
            ),
        ],
    ]


def _options(form: Form, game: Game, texts: Texts) -> h.Node:  # type: ignore[type-arg]
    if not game.options:
        return None
    return h.fieldset(".setup-options")[
        h.legend[texts("setup.options")],
        (
            _option(option, form.options.get(option.id, option.values[0]), game, texts)
            for option in game.options
        ),
    ]


def _option(option: Option, chosen: OptionValue, game: Game, texts: Texts) -> h.Element:  # type: ignore[type-arg]
    name = f"option-{option.id}"
    text = option.text.to(texts.language)
    about: h.Node = None
    if option.ruling and option.ruling in game.rulebook:
        about = h.p(".setup-ruling")[
            h.button(".rule-chip", type="button", data_rule=option.ruling)[option.ruling],
            " ",
            game.rulebook.text(option.ruling, texts.language),
        ]
    values = [
        h.option(value=str(i), selected=value == chosen and type(value) is type(chosen))[_value(value, texts)]
        for i, value in enumerate(option.values)
    ]
    return h.div(".setup-option")[
        h.label(for_=name)[text],
        h.select(f"#{name}", name=name)[values],
        about,
    ]


def _value(value: OptionValue, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts("setup.yes" if value else "setup.no")
    return str(value)


def _seed(form: Form, texts: Texts) -> h.Element:
    error = form.error
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

"""The set-up of a game, filled in so far: who plays, which options, which seed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import pygames
from pygames.bots import levels_at, names_at
from pygames.bots.advice import guide_of
from pygames.engine.errors import BadFile, BadOption
from web.model.seats import at_level, one_person, usual
from web.model.sight import LONGEST_NAME, Player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.match import Match
    from pygames.engine.options import Option, OptionValue


@dataclass(frozen=True, slots=True)
class Form:
    """What has been filled in so far. `opened` is a running game, whose seats are asked for.

    `drawn` is the seed of the game that it will start where nobody types one.
    """

    game: str
    players: tuple[Player, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)  # never changed
    seed: str = ""
    drawn: int = 0
    opened: Match | None = None
    led: int = 0  # so many of its choices a lesson led to
    practice: bool = False
    error: BadOption | None = None

    @classmethod
    def of(cls, game: str, opened: Match | None = None) -> Form:
        """The form as it first appears: one person, the others opponents of the second level.

        Raises UnknownGame.
        """
        pygames.load(game)
        first = next(it.first_seats for it in pygames.catalogue() if it.id == game)
        seats = opened.seats if opened else first
        form = cls(game, one_person(seats), opened=opened)
        return replace(form, players=(Player(), *form._opponents(1, seats)))

    def fill(self, data: Mapping[str, str]) -> Form:
        """With what a person entered; unknown fields and values are left out."""
        game, players, options = pygames.load(self.game), self.players, dict(self.options)
        seats = data.get("seats", "")
        if self.opened is None and seats in map(str, game.seats):
            players = (*players, *self._opponents(len(players), int(seats)))[: int(seats)]
        for option in game.options:
            entered = data.get(f"option-{option.id}", "")
            if option.faults is not None:
                options[option.id] = str(data.get(f"option-{option.id}", options.get(option.id, ""))).strip()
            elif entered.isdecimal() and len(entered) < 5 and int(entered) < len(option.values):
                options[option.id] = option.values[int(entered)]
        filled = replace(
            self,
            players=players,
            options=options,
            practice=data.get("practice", str(int(self.practice))) == "1",
            seed=data.get("seed", self.seed).strip()[:40],
            # the list of what is wrong with a file would go from under a press
            error=self.error if isinstance(self.error, BadFile) else None,
        )
        return replace(filled, players=tuple(_entered(filled, seat, data) for seat in range(len(players))))

    def fields(self) -> dict[str, str]:
        """The fields that `fill` makes this form of again, but for the seed: it would deal the same game."""
        found = {"seats": str(len(self.players)), "practice": str(int(self.practice))}
        for seat, player in enumerate(self.players):
            found |= {f"who{seat}": player.bot or "human", f"name{seat}": player.name}
        for option in pygames.load(self.game).options:
            value = self.options.get(option.id, option.values[0])
            number = str(value) if option.faults is not None else str(option.values.index(value))
            found[f"option-{option.id}"] = number
        return found

    def take_file(self, option: str, text: str) -> Form:
        """With the text of a file for this option, and at once with what is wrong with it."""
        game, given = pygames.load(self.game), {option: text.strip()}
        taken = replace(self, options={**self.options, **given}, error=None)
        try:
            game.choose_options(given, max(game.seats))
        except BadOption as error:
            return replace(taken, error=error)
        return taken

    def start(self) -> Match:
        """The match that the form describes. Raises BadOption."""
        if self.opened is not None:
            return self.opened
        if self.seed and not self._typed:
            raise BadOption("bad_seed", seed=self.seed)
        seed, seats = self.number, len(self.players)
        fitting = {option.id for option in self.fitting}
        options = {name: value for name, value in self.options.items() if name in fitting}
        return pygames.new(self.game, seed=seed, seats=seats, options=options, practice=self.practice)

    @property
    def number(self) -> int:
        """The seed by which the match is dealt, and its opponents appear: the one typed, or else drawn."""
        if self.opened is not None:
            return self.opened.seed or 0
        return int(self.seed) if self._typed else self.drawn

    @property
    def _typed(self) -> bool:
        """Whether the seed typed is one."""
        return self.seed.isascii() and self.seed.isdecimal()

    @property
    def different(self) -> list[Option]:
        """The options that fit and are not as the game has them by itself."""
        return [it for it in self.fitting if self.options.get(it.id, it.values[0]) != it.values[0]]

    def levels(self, seat: int) -> tuple[str, ...]:
        """The opponents that are offered at this seat."""
        return levels_at(self.game, len(self.players), seat, self.chosen)

    def sits(self, bot: str, seat: int) -> bool:
        """Whether this program can sit there: a level that is offered, or another that a link may name."""
        return bot in names_at(self.game, len(self.players), seat, self.chosen)

    def at_level(self, level: str) -> Form:
        """With opponents of this level, where it is offered."""
        return replace(self, players=at_level(self.game, self.players, self.chosen, level))

    def _opponents(self, first: int, count: int) -> list[Player]:
        """Those whom nobody has chosen, from the seat `first` on, of `count` seats."""
        return [usual(self.game, count, seat, self.chosen) for seat in range(first, count)]

    @property
    def chosen(self) -> Mapping[str, OptionValue]:
        """The options that hold."""
        return self.opened.options if self.opened else self.options

    @property
    def strong(self) -> str:
        """What `strong` does where it is offered: "search", "tuned" or "both"; empty: it is not offered."""
        guide, count = guide_of(self.game), len(self.players)
        offered = [seat for seat in range(count) if "strong" in self.levels(seat)]
        searching = [seat for seat in offered if guide is not None and guide.searches(count, seat)]
        if searching and searching != offered:
            return "both"
        return "search" if searching else "tuned" if offered else ""

    @property
    def fitting(self) -> list[Option]:
        """The options there are for so many players."""
        count = len(self.players)
        return [it for it in pygames.load(self.game).options if not it.seats or count in it.seats]


def _entered(form: Form, seat: int, data: Mapping[str, str]) -> Player:
    """Who was entered at this seat; an opponent must be one that the options allow there."""
    player, who = form.players[seat], data.get(f"who{seat}", "")
    bot = who if form.sits(who, seat) else "" if who == "human" else player.bot
    name = " ".join(data.get(f"name{seat}", player.name).split())[:LONGEST_NAME]
    if bot and not form.sits(bot, seat):
        bot = usual(form.game, len(form.players), seat, form.chosen).bot
    return Player(name, bot)

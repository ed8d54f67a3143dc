"""The set-up of a game, filled in so far: who plays, which options, which seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygames
from pygames.bots import NAMES as BOTS
from pygames.core.errors import BadFile, BadOption
from web.model.session import LONGEST_NAME, Player

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.core.game import Option, OptionValue
    from pygames.core.match import Match


@dataclass
class Form:
    """What has been filled in so far. `opened` is a game taken from a link, whose seats are asked for."""

    game: str
    players: list[Player]
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: str = ""
    opened: Match | None = None
    branch: bool = False  # whether `opened` is to branch off another game
    practice: bool = False
    error: BadOption | None = None

    @classmethod
    def of(cls, game: str, opened: Match | None = None, *, branch: bool = False) -> Form:
        """The form as it first appears: one person, the others opponents."""
        seats = opened.seats if opened else pygames.load(game).seats[0]
        players = [Player(), *(Player(bot="steady") for _ in range(seats - 1))]
        return cls(game, players, opened=opened, branch=branch)

    def fill(self, data: Mapping[str, str]) -> None:
        """Take over what a person entered; unknown fields and values are left out."""
        for seat, player in enumerate(self.players):
            who = data.get(f"who{seat}", player.bot or "human")
            name = " ".join(data.get(f"name{seat}", player.name).split())[:LONGEST_NAME]
            self.players[seat] = Player(name, who if who in BOTS else "")
        game = pygames.load(self.game)
        seats = data.get("seats", "")
        if self.opened is None and seats.isdecimal() and int(seats) in game.seats:
            self.players = (self.players + [Player(bot="steady")] * int(seats))[: int(seats)]
        for option in game.options:
            number = data.get(f"option-{option.id}", "")
            if option.faults is not None:
                name = f"option-{option.id}"
                self.options[option.id] = str(data.get(name, self.options.get(option.id, ""))).strip()
            elif number.isdecimal() and int(number) < len(option.values):
                self.options[option.id] = option.values[int(number)]
        self.practice = data.get("practice", str(int(self.practice))) == "1"
        self.seed = data.get("seed", self.seed).strip()[:40]
        if not isinstance(self.error, BadFile):  # its list would go from under a press
            self.error = None

    def take_file(self, option: str, text: str) -> None:
        """Take the text of a file for this option, and say at once what is wrong with it."""
        self.options[option] = text.strip()
        self.error = None
        try:
            pygames.load(self.game).choose_options(
                {option: self.options[option]}, max(pygames.load(self.game).seats)
            )
        except BadOption as error:
            self.error = error

    def start(self) -> Match:
        """The match that the form describes. Raises BadOption for a seed that is none."""
        if self.opened is not None:
            return self.opened
        seed = None
        if self.seed:
            if not (self.seed.isascii() and self.seed.isdecimal()):
                raise BadOption("bad_seed", seed=self.seed)
            seed = int(self.seed)
        seats = len(self.players)
        fitting = {option.id for option in self.fitting}
        options = {name: value for name, value in self.options.items() if name in fitting}
        return pygames.new(self.game, seed=seed, seats=seats, options=options, practice=self.practice)

    @property
    def fitting(self) -> list[Option]:
        """The options there are for so many players."""
        count = len(self.players)
        return [it for it in pygames.load(self.game).options if not it.seats or count in it.seats]

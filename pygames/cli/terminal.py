"""Playing in a terminal: the text table, a numbered list of choices, and a line to answer with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygames.bots import Bot, decide
from pygames.bots.advice import advise
from pygames.engine.action import Action
from pygames.engine.errors import BadAction, CannotUndo, GameError, IllegalAction, Refusal
from pygames.engine.event import Event, Param
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.view import View
from pygames.school.advice import MOST_LEVELS, Advice, hint_said
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer, Words

HUMAN = "human"


class Terminal:
    """One game between people at this terminal and opponents.

    `bots` has an opponent or None (a person) for each seat. `read` asks for a line and raises
    EOFError when there is no more; `write` shows a line.
    """

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        localizer: Localizer,
        read: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        self.match = match
        self.bots = bots
        self.localizer = localizer
        self.texts = catalogue("terminal", localizer.language)
        self.read = read
        self.write = write
        self.rng = Rng((match.seed or 0) ^ 0x5EED)  # the opponents' own
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.told = 0  # how many events were told
        self.advised: tuple[int, Advice] | None = None  # after how many choices, and what
        self.hints = 0  # how often it was asked for there
        self.at_table: int | None = (
            self.people[0] if len(self.people) == 1 else None
        )  # who looks at the screen

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while (decision := self.match.decision) is not None:
                bot = self.bots[decision.seat]
                if bot is not None:
                    self.match.play(decide(bot, self.match, self.rng))
                else:
                    self.hand_over(decision.seat)
                    self.show()
                    if not self.answer():
                        break
            else:
                self.show()
        except EOFError:
            pass
        self.write(self.match.record.link(self.match.game))

    def say(self, key: str, **params: Param) -> None:
        """Write one of the terminal's own sentences."""
        self.write(self.texts.text(key, params))

    def hand_over(self, seat: int) -> None:
        """Between two people: the table is shown only when the next one sits there."""
        if self.at_table == seat or len(self.people) < 2:
            return
        if self.at_table is not None:
            self.write("\n" * 60)
        self.read(self.texts.text("play.turn", {"seat": self.localizer.seat(seat)}) + " ")
        self.at_table = seat
        self.told = 0 if not self.match.choices else self._since(seat)

    def _since(self, seat: int) -> int:
        """How many events had happened when this seat last chose: it is told the others."""
        events = len(self.match.events)
        for choice in reversed(self.match.choices):
            if choice.seat == seat:
                return events
            events -= len(choice.events)
        return 0

    def show(self) -> None:
        """What has happened since, the table, and the choices."""
        match, seat = self.match, self.at_table
        events = match.events
        for line in ["", *told(events[self.told :], seat, self.localizer)]:
            self.write(line)
        if self.told < len(events):
            self.write("")
        self.told = len(events)
        for line in described(match.view(seat), self.localizer):
            self.write(line)

    def answer(self) -> bool:
        """Read lines until a choice is made or taken back; False when the person leaves."""
        match = self.match
        while True:
            line = self.read("> ").strip()
            command, _, rest = line.partition(" ")
            if command == "quit":
                return False
            if command == "record":
                self.write(match.record.link(match.game))
                self.write(match.record.json())
            elif command == "?" and rest:
                self.foresee(rest)
            elif command in ("help", "?"):
                self.say("play.help", foresee="?")
            elif command == "why":
                self.why(rest)
            elif command == "hint":
                self.hint()
            elif command == "undo":
                if self.undo():
                    return True
            elif self.play(line):
                return True

    def play(self, line: str) -> bool:
        """Play the choice of this number or text; says why not."""
        decision = self.match.asks
        if not line and len(decision.legal_actions) != 1:
            self.say("play.help", foresee="?")
            return False
        choice = self.meant(line) if line else decision.legal_actions[0]
        if choice is None:
            return False
        try:
            self.match.play(choice)
        except GameError as error:
            self.refuse(error)
            return False
        return True

    def meant(self, line: str) -> str | Action | None:
        """The choice of this number, or the text itself; None when there is no such number, and says so."""
        decision = self.match.asks
        if not (line.isascii() and line.isdecimal()):
            return line
        number = int(line[:9])
        if not 1 <= number <= len(decision.legal_actions):
            self.say("play.number", most=len(decision.legal_actions))
            return None
        return decision.legal_actions[number - 1]

    def foresee(self, line: str) -> None:
        """Say what the choice of this number or text will do, as far as its player can know."""
        choice = self.meant(line)
        if choice is None:
            return
        try:
            found = self.match.forecast(choice)
        except GameError as error:
            self.refuse(error)
            return
        for forecast in found:
            self.write(f"- {self.localizer.forecast(forecast)} ({', '.join(forecast.rules)})")
        if not found:
            self.say("play.unforeseen")

    def why(self, text: str) -> None:
        """Say why an action, or pointing at something, is not allowed."""
        words = text.split()
        types = {kind.name for kind in self.match.game.syntax.types}
        try:
            acting = bool(words) and words[0].lower() in types
            refusal = self.match.why_not(text) if acting else self.match.why_not_pointing(words)
        except BadAction as error:
            self.refuse(error)
            return
        if refusal is not None:
            self.explain(refusal)
        elif acting or self.allowed(words):
            self.say("play.allowed")
        else:
            self.say("play.nothing")

    def hint(self) -> None:
        """Advise the person who is asked: each time a little more."""
        here = len(self.match.choices)
        if self.advised is None or self.advised[0] != here:
            self.advised, self.hints = (here, advise(self.match)), 0
        self.hints = min(self.hints + 1, MOST_LEVELS)
        view = self.match.view(self.at_table)
        for line in hint_said(self.advised[1], self.hints, self.localizer, view):
            self.write(line)

    def allowed(self, words: Sequence[str]) -> bool:
        """Whether something legal starts by pointing at these things."""
        pointed = tuple(words)
        return bool(pointed) and any(a.begins(pointed) for a in self.match.asks.legal_actions)

    def undo(self) -> bool:
        """Take the last choice back, or say why not."""
        try:
            taken = self.match.undo()
        except CannotUndo as error:
            self.refuse(error)
            return False
        self.told = len(self.match.events)
        self.say("play.undone", action=self.localizer.action(taken.action))
        return True

    def refuse(self, error: GameError) -> None:
        """Say what is wrong."""
        if isinstance(error, IllegalAction):
            self.explain(error.refusal)
            return
        self.write(self.localizer.error(error))
        if isinstance(error, CannotUndo) and error.event is not None:
            for line in told([error.event], self.at_table, self.localizer):
                self.write(line)

    def explain(self, refusal: Refusal) -> None:
        """A refusal with its rule, the rule's section and its text."""
        self.write(self.localizer.refusal(refusal))
        entry = self.match.game.part(Words).rulebook[refusal.rule]
        section = entry.section.to(self.localizer.language)
        self.say("play.rule", rule=refusal.rule, section=section, text=self.localizer.rule(refusal.rule))


def described(view: View, localizer: Localizer) -> list[str]:
    """The text table as lines; at a choice, which comes last, the text of its action as well."""
    lines = []
    sections = localizer.game.part(Words).describe(view, localizer)
    legal = (view["decision"] or {}).get("legal_actions")
    for section in sections:
        lines.append(section.heading)
        if legal and section is sections[-1]:
            lines += [f"  {line} [{text}]" for line, text in zip(section.lines, legal, strict=True)]
        else:
            lines += [f"  {line}" for line in section.lines]
    return lines


def told(events: Sequence[Event], seat: int | None, localizer: Localizer) -> list[str]:
    """What happened, as this seat saw it, with the rules behind it."""
    seen = [event.seen_by(seat) for event in events]
    return [f"- {localizer.event(event)} ({', '.join(event.cited)})" for event in seen]

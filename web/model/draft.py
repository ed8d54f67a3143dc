"""A lesson that somebody makes of a game on the table: what is said and wanted at places of its past."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.core.judging import check, cited, refusals
from pygames.core.lesson import LONGEST_TEXT, Lesson, Step, Want
from pygames.core.rulebook import LANGUAGES, Language, Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygames.core.errors import Refusal
    from pygames.core.match import Choice, Match
    from web.model.play import Play

Words = dict[Language, str]

LONGEST_TITLE = 80
LONGEST_LINK = 8_000  # characters of an address that mail and browsers leave whole
RANKS = {"refused": 1, "act": 2, "cites": 2, "wins": 2}  # at one place what is only read comes first


class Key(NamedTuple):
    """Where a step stands: after how many choices, and which of those there."""

    at: int
    rank: int


class Wish(NamedTuple):
    """Something that may be wanted at a place; of what is forbidden also the refusal, to be told."""

    want: Want
    refusal: Refusal | None = None


class Draft:
    """The steps so far, and what is being written at `place` of the game of `play`."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.match: Match = play.session.match.copy()
        self.seat = seat
        self.title: Words = dict.fromkeys(LANGUAGES, "")
        self.steps: dict[Key, Step] = {}
        self.place = -1
        self.key: Key | None = None  # of the step being changed; None: a new one
        self.text: Words = dict.fromkeys(LANGUAGES, "")
        self.wanted = ""  # the name of a wish; empty: the step is only read
        self._wishes: dict[str, Wish] = {}

    @property
    def seats(self) -> Sequence[int]:
        """Who may be the one who learns: whose cards may be seen here."""
        running = not self.play.over and self.play.kept
        return self.play.session.humans if running else range(self.match.seats)

    # --- at a place ---

    def go(self, place: int) -> None:
        """To another place: what was written is kept as a step, and the last step there can be changed."""
        if place == self.place:
            return
        self.put()
        self.place, self._wishes = place, self._wishes_at(place)
        there = [key for key in self.steps if key.at == place]
        self.edit(max(there) if there else None)

    def edit(self, key: Key | None) -> None:
        """Change this step of the place, or (None) begin another."""
        step = self.steps.get(key) if key is not None else None
        self.key = key if step is not None else None
        self.text = {language: step.text.to(language) if step else "" for language in LANGUAGES}
        self.wanted = name_of(step.want) if step is not None else ""

    def fill(self, data: Mapping[str, str]) -> None:
        """Take over what was filled in."""
        for language in LANGUAGES:
            if f"title_{language}" in data:
                self.title[language] = data[f"title_{language}"][:LONGEST_TITLE]
            if f"text_{language}" in data:
                self.text[language] = data[f"text_{language}"][:LONGEST_TEXT]
        if data.get("want", "") in ("", *self._wishes):
            self.wanted = data.get("want", self.wanted)
        seat = data.get("seat", "")
        if seat.isdecimal() and int(seat[:2]) in self.seats and int(seat[:2]) != self.seat:
            self.seat, self._wishes = int(seat[:2]), {}
            self._wishes = self._wishes_at(self.place)
            self.wanted = self.wanted if self.wanted in self._wishes else ""

    def put(self) -> bool:
        """Keep what is written as a step of its place; False when nothing is written."""
        text = Text(self.text["en"].strip(), self.text["fr"].strip())
        if not any(text) or self.place < 0:
            return False
        wish = self._wishes.get(self.wanted)
        want = wish.want if wish is not None else None
        if self.key is not None:
            del self.steps[self.key]
        key = Key(self.place, RANKS[want.kind] if want is not None else 0)
        rules = (want.rule,) if want is not None and want.rule else self._rules(want)
        self.steps[key] = Step(self.place, text, (), want, rules)
        self.steps = dict(sorted(self.steps.items()))
        self.key = key
        return True

    def _rules(self, want: Want | None) -> tuple[str, ...]:
        """The first rule that the choice made there names."""
        choice = self._choice(self.place)
        if want is None or choice is None:
            return ()
        return tuple(rule for event in choice.events for rule in event.cited)[:1]

    def drop(self, key: Key) -> None:
        """Throw a step out."""
        self.steps.pop(key, None)
        if self.key == key:
            self.edit(None)

    # --- what may be wanted ---

    @property
    def wishes(self) -> Mapping[str, Wish]:
        """What may be wanted at this place, by name."""
        return self._wishes

    def _choice(self, place: int) -> Choice | None:
        """The choice made there, if it was that of the person who learns."""
        choices = self.match.choices
        if not 0 <= place < len(choices) or choices[place].seat != self.seat:
            return None
        return choices[place]

    def _wishes_at(self, place: int) -> dict[str, Wish]:
        if not 0 <= place <= len(self.match.choices):
            return {}
        then, choice = self.match.at_choice(place), self._choice(place)
        decision, found = then.decision, list[Wish]()
        if decision is None or decision.seat != self.seat:
            return {}
        if choice is not None:
            found.append(Wish(Want("act", (choice.action.text,))))
            after = self.match.at_choice(place + 1)
            if after.result is not None and self.seat in after.result.winners:
                found.append(Wish(Want("wins")))
            rules = [rule for rule in cited(choice.events, then) if rule in then.game.rulebook]
            found += [Wish(Want("cites", rule=rule)) for rule in rules]
        for rule, (words, refusal) in refusals(then).items():
            found.append(Wish(Want("refused", rule=rule, point=words), refusal))
        return {name_of(wish.want): wish for wish in found}

    # --- the lesson ---

    def lesson(self) -> Lesson:
        """What is written so far as a lesson. Raises BadLesson while it does not hold."""
        title = Text(*(self.title[language].strip() for language in LANGUAGES))
        if not any(title):
            title = Text("My lesson", "Ma leçon")
        lesson = Lesson.of(self.match, "my-lesson", title, self.seat, tuple(self.steps.values()))
        check(lesson, self.match)
        return lesson


def name_of(want: Want | None) -> str:
    """The name by which the form knows what is wanted."""
    if want is None:
        return ""
    return f"{want.kind}:{want.rule}" if want.rule else want.kind

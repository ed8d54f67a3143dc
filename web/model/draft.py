"""A lesson that somebody makes of a game on the table: what is said and wanted at places of its past."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.errors import GameError
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.school.citing import cited
from pygames.school.judging import check, find_refused, refusals
from pygames.school.lesson import LONGEST_TEXT, Lesson, Step, Want
from pygames.words.localizer import Words
from web.model.drafts import UNNAMED, UNTITLED_ID, named_after

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.match import Choice, Match
    from web.model.play import Play

Wording = dict[Language, str]

LONGEST_TITLE = 80
LONGEST_LINK = 8_000  # characters of an address that mail and browsers leave whole
UNTITLED = Text("My lesson", "Ma leçon")


class Wish(NamedTuple):
    """Something that may be wanted at a place; of what is forbidden also the refusal, to be told."""

    want: Want
    refusal: Refusal | None = None

    @property
    def leads_on(self) -> bool:
        """Whether it is a choice, so that nothing more is asked at its place."""
        return self.want.kind != "refused"


class Draft:
    """The steps so far, and what is being written at `place` of the game of `play`.

    With a `lesson` of that game it is opened again to be changed.
    """

    def __init__(self, play: Play, seat: int, lesson: Lesson | None = None) -> None:
        self.play = play
        self.match: Match = play.session.match.copy()
        self.seat = seat if lesson is None else min(lesson.seat, self.match.seats - 1)
        self.title: Wording = _words(
            lesson.title if lesson is not None and lesson.title != UNTITLED else None
        )
        self.id, self.guided = (lesson.id, lesson.guided) if lesson is not None else (UNNAMED, False)
        self.named = UNTITLED_ID.fullmatch(self.id) is None  # a lesson that is opened again keeps its name
        # by numbers that stay, in the order of the lesson
        self.steps: dict[int, Step] = dict(enumerate(lesson.steps)) if lesson is not None else {}
        self._numbers = len(self.steps)  # given so far
        self.place = -1
        self.number: int | None = None  # of the step being changed; None: a new one
        self.text: Wording = _words()
        self.wanted = ""  # the name of a wish; empty: the step is only read
        self.show: list[str] = []  # what is to be looked at
        self.wrong: dict[str, Text] = {}  # what is said of other legal actions
        self.other = ""  # one of them, of which something is being written
        self.other_text: Wording = _words()
        self._wishes: dict[str, Wish] = {}
        self.kept = self.written()  # as it was last kept, or opened
        self.known = ""  # what the browser was last known to keep by its name

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
        there = [number for number, step in self.steps.items() if step.at == place]
        self.edit(there[-1] if there else None)

    def edit(self, number: int | None) -> None:
        """Change this step of the place, or (None) begin another."""
        step = self.steps.get(number) if number is not None else None
        self.number = number if step is not None else None
        self.text = _words(step.text if step is not None else None)
        self.wanted = name_of(step.want) if step is not None else ""
        self.show = list(step.show) if step is not None else []
        self.wrong = dict(step.wrong) if step is not None else {}
        self.other, self.other_text = "", _words()
        if step is not None and step.want is not None:  # as it was written, perhaps elsewhere
            self._wishes[self.wanted] = Wish(step.want, self._refusal(step.want))

    def fill(self, data: Mapping[str, str]) -> None:
        """Take over what was filled in."""
        for language in LANGUAGES:
            if f"title_{language}" in data:
                self.title[language] = data[f"title_{language}"][:LONGEST_TITLE]
            if f"text_{language}" in data:
                self.text[language] = data[f"text_{language}"][:LONGEST_TEXT]
            if f"other_{language}" in data:
                self.other_text[language] = data[f"other_{language}"][:LONGEST_TEXT]
        if data.get("want", "") in ("", *self.wishes):
            self.wanted = data.get("want", self.wanted)
        if data.get("other", "") in ("", *(action.text for action in self.others)):
            self.other = data.get("other", self.other)
        seat = data.get("seat", "")
        if seat.isdecimal() and int(seat[:2]) in self.seats and int(seat[:2]) != self.seat:
            self.seat, self._wishes = int(seat[:2]), {}
            self._wishes = self._wishes_at(self.place)
            self.wanted = self.wanted if self.wanted in self._wishes else ""

    def put(self) -> bool:
        """Keep what is written as a step of its place; False when nothing is written."""
        text = _text(self.text)
        if not any(text) or self.place < 0:
            return False
        self.answer_other()
        wish = self.wishes.get(self.wanted)
        want = wish.want if wish is not None else None
        before = self.steps.get(self.number) if self.number is not None else None
        if self.number is None:
            self.number, self._numbers = self._numbers, self._numbers + 1
        if before is not None and before.want == want:
            rules = before.rules
        else:
            rules = (want.rule,) if want is not None and want.rule else self._rules(want)
        wrong = {} if want is None else {it: self.wrong[it] for it in self.wrong if it not in want.actions}
        self.steps[self.number] = Step(self.place, text, tuple(self.show), want, rules, wrong)
        self.steps = dict(sorted(self.steps.items(), key=lambda it: _turn(it[1])))
        return True

    def _rules(self, want: Want | None) -> tuple[str, ...]:
        """The first rule that the choice made there names."""
        choice = self._choice(self.place)
        if want is None or choice is None:
            return ()
        return tuple(rule for event in choice.events for rule in event.cited)[:1]

    def drop(self, number: int) -> None:
        """Throw a step out."""
        self.steps.pop(number, None)
        if self.number == number:
            self.edit(None)

    def can_move(self, number: int, by: int) -> bool:
        """Whether this step may stand one earlier (-1) or later (1): among those of its place."""
        order = list(self.steps)
        other = order.index(number) + by
        if not 0 <= other < len(order):
            return False
        return _turn(self.steps[order[other]]) == _turn(self.steps[number])

    def move(self, number: int, by: int) -> None:
        """Let this step stand one earlier or later, if it may."""
        if number in self.steps and self.can_move(number, by):
            order = list(self.steps)
            here = order.index(number)
            order[here], order[here + by] = order[here + by], order[here]
            self.steps = {it: self.steps[it] for it in order}

    def look_at(self, word: str) -> None:
        """Let this thing be looked at in the step being written, or no more."""
        if word in self.show:
            self.show.remove(word)
        else:
            self.show.append(word)

    # --- what may be wanted ---

    @property
    def wishes(self) -> Mapping[str, Wish]:
        """What may be wanted of the step being written, by name; of one choice one step wants something."""
        return {name: wish for name, wish in self._wishes.items() if not (self._taken and wish.leads_on)}

    @property
    def lack(self) -> str:
        """Why no choice can be asked for here: "not_asked", "taken", "not_chosen"; empty: one can."""
        if not self._wishes:
            return "not_asked"
        if self._taken:
            return "taken"
        return "" if any(wish.leads_on for wish in self._wishes.values()) else "not_chosen"

    @property
    def _taken(self) -> bool:
        """Whether another step asks for the choice here."""
        return any(
            step.at == self.place and number != self.number and _leads_on(step)
            for number, step in self.steps.items()
        )

    @property
    def next_asked(self) -> int | None:
        """The next place at which the one who learns chooses, else the last one before, if there is any."""
        asked = [at for at, choice in enumerate(self.match.choices) if choice.seat == self.seat]
        return next((at for at in asked if at > self.place), asked[-1] if asked else None)

    @property
    def explained_at(self) -> int:
        """Where the answer to this step is explained: at the place it leads to, or at the same."""
        wish = self.wishes.get(self.wanted)
        leads_on = wish is not None and wish.leads_on
        return min(self.place + leads_on, len(self.match.choices))

    @property
    def explanation(self) -> int | None:
        """The step with that explanation, if it is written: the next one, when it only tells."""
        order = list(self.steps)
        if self.number not in self.steps or self.number == order[-1]:
            return None
        after = order[order.index(self.number) + 1]
        step = self.steps[after]
        return after if step.want is None and step.at == self.explained_at else None

    @property
    def others(self) -> list[Action]:
        """The legal actions at this place that are not wanted, of which something may be said."""
        wish = self.wishes.get(self.wanted)
        decision = self.match.at_choice(self.place).decision if self.place >= 0 else None
        if wish is None or decision is None or decision.seat != self.seat:
            return []
        return [action for action in decision.legal_actions if action.text not in wish.want.actions]

    def answer_other(self) -> bool:
        """Keep what was written of another action; False when nothing was."""
        text = _text(self.other_text)
        if not self.other or not any(text):
            return False
        self.wrong[self.other] = text
        self.other, self.other_text = "", _words()
        return True

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
            named = cited(choice.events, then.result)
            rules = [rule for rule in named if rule in then.game.part(Words).rulebook]
            found += [Wish(Want("cites", rule=rule)) for rule in rules]
        for rule, (words, refusal) in refusals(then).items():
            found.append(Wish(Want("refused", rule=rule, point=words), refusal))
        return {name_of(wish.want): wish for wish in found}

    def _refusal(self, want: Want) -> Refusal | None:
        """How the thing to be found is refused at this place."""
        if want.kind != "refused" or not 0 <= self.place <= len(self.match.choices):
            return None
        then = self.match.at_choice(self.place)
        try:
            words = want.point or find_refused(then, want.rule)
            return then.why_not_pointing(words) if words else None
        except GameError:  # the step is not yet one of this place
            return None

    # --- the lesson ---

    def take_name(self, taken: Collection[str]) -> None:
        """Be called as its title is, and as none of these are."""
        if not self.named:
            self.id = named_after(_text(self.title), taken)

    def be_another(self, taken: Collection[str]) -> None:
        """Become a lesson beside the one that was opened, with a name that none of these has."""
        self.id, self.known = named_after(Text(self.id, ""), taken), ""
        self.kept = self.written()

    def written(self) -> Lesson:
        """What is written so far as a lesson, whether it holds or not."""
        title = _text(self.title)
        lesson = Lesson.of(
            self.match, self.id, title if any(title) else UNTITLED, self.seat, tuple(self.steps.values())
        )
        return lesson._replace(guided=self.guided)

    def lesson(self) -> Lesson:
        """What is written so far as a lesson. Raises BadLesson while it does not hold."""
        lesson = self.written()
        check(lesson, self.match)
        return lesson


def name_of(want: Want | None) -> str:
    """The name by which the form knows what is wanted."""
    if want is None:
        return ""
    return f"{want.kind}:{want.rule}" if want.rule else want.kind


def _leads_on(step: Step) -> bool:
    """Whether what a step wants leads on."""
    return step.want is not None and Wish(step.want).leads_on


def _turn(step: Step) -> tuple[int, bool]:
    """What orders the steps; those that are alike stay as their author has put them."""
    return step.at, _leads_on(step)


def _words(text: Text | None = None) -> Wording:
    return {language: text.to(language) if text is not None else "" for language in LANGUAGES}


def _text(words: Wording) -> Text:
    return Text(words["en"].strip(), words["fr"].strip())

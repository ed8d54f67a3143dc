"""A lesson that somebody makes of a game on the table: what is said and wanted at places of its past."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from pygames.engine.errors import GameError
from pygames.engine.shapes import number_of
from pygames.engine.text import LANGUAGES, Text
from pygames.school.citing import cited
from pygames.school.judging import check, find_refused, refusals
from pygames.school.lesson import LONGEST_TEXT, READ, Lesson, LessonStep, Want
from pygames.words.localizer import Words
from web.model.drafts import UNNAMED, UNTITLED_ID, named_after
from web.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from pygames.engine.action import Action
    from pygames.engine.errors import Refusal
    from pygames.engine.match import Choice, Match
    from web.model.play import Play

LONGEST_TITLE = 80
LONGEST_LINK = 8_000  # characters of an address that mail and browsers leave whole
EMPTY = Text("", "")


@cache
def untitled() -> Text:
    """The title of a lesson that was given none."""
    return Text(**{language: Texts(language)("draft.untitled") for language in LANGUAGES})


class Wish(NamedTuple):
    """Something that may be wanted at a place; of what is forbidden also the refusal, to be told."""

    want: Want
    refusal: Refusal | None = None

    @property
    def leads_on(self) -> bool:
        """Whether it is a choice, so that nothing more is asked at its place."""
        return self.want.kind != "refused"


@dataclass(frozen=True, eq=False)
class Draft:
    """The steps so far, and what is being written at `place` of the game of `play`."""

    play: Play
    seat: int
    title: Text
    id: str
    named: bool  # a lesson that is opened again keeps its name
    guided: bool
    steps: Mapping[int, LessonStep]  # by numbers that stay, in the order of the lesson
    numbers: int  # given so far
    kept: Lesson  # as it was last kept, or opened
    place: int = -1
    number: int = 0  # of the step being written; the next to be given: a new one
    text: Text = EMPTY
    wanted: str = ""  # the name of a wish; empty: the step is only read
    show: tuple[str, ...] = ()  # what is to be looked at
    wrong: Mapping[str, Text] = field(default_factory=dict)  # what is said of other legal actions
    other: str = ""  # one of them, of which something is being written
    other_text: Text = EMPTY
    there: Mapping[str, Wish] = field(default_factory=dict)  # what may be wanted at the place
    known: str = ""  # what the browser was last known to keep by its name

    @classmethod
    def of(cls, play: Play, seat: int, lesson: Lesson | None = None) -> Draft:
        """A lesson of the game of `play`, or this `lesson` of it, opened again to be changed."""
        match = play.session.match
        if lesson is None:
            kept = Lesson.of(match, UNNAMED, untitled(), seat, ())
        else:
            kept = lesson._replace(seat=min(lesson.seat, match.seats - 1))
        title = kept.title if kept.title != untitled() else EMPTY
        named = lesson is not None and not UNTITLED_ID.fullmatch(kept.id)
        steps = dict(enumerate(kept.steps))
        numbers = len(steps)
        opened = cls(
            play, kept.seat, title, kept.id, named, kept.guided, steps, numbers, kept, number=numbers
        )
        return replace(opened, kept=opened.unchecked())

    @property
    def match(self) -> Match:
        """The game that the lesson is made of."""
        return self.play.session.match

    @property
    def seats(self) -> Sequence[int]:
        """Who may be the one who learns: whose cards may be seen here."""
        running = not self.play.over and self.play.kept
        return self.play.session.humans if running else range(self.match.seats)

    # --- at a place ---

    def go(self, place: int) -> Draft:
        """To another place: what was written is kept as a step, and the last step there can be changed."""
        if place == self.place:
            return self
        put = self.put()
        there = [number for number, step in put.steps.items() if step.at == place]
        moved = replace(put, place=place, there=put.wishes_at(place))
        return moved.edit([put.numbers, *there][-1])

    def begin_step(self) -> Draft:
        """Begin another step at this place."""
        return replace(
            self, number=self.numbers, text=EMPTY, wanted="", show=(), wrong={}, other="", other_text=EMPTY
        )

    def edit(self, number: int) -> Draft:
        """Change this step of the place, or begin another where there is none of this number."""
        if number not in self.steps:
            return self.begin_step()
        step = self.steps[number]
        wanted, there = name_of(step.want), self.there
        if step.asks:  # as it was written, perhaps elsewhere
            there = {**there, wanted: Wish(step.want, self._refusal(step.want))}
        return replace(
            self.begin_step(),
            number=number,
            text=step.text,
            wanted=wanted,
            show=tuple(step.show),
            wrong=step.wrong,
            there=there,
        )

    def fill(self, data: Mapping[str, str]) -> Draft:
        """Take over what was filled in."""
        filled = replace(
            self,
            title=_filled(self.title, data, "title", LONGEST_TITLE),
            text=_filled(self.text, data, "text", LONGEST_TEXT),
            other_text=_filled(self.other_text, data, "other", LONGEST_TEXT),
        )
        if data.get("want", "") in ("", *filled.wishes):
            filled = replace(filled, wanted=data.get("want", filled.wanted))
        if data.get("other", "") in ("", *(action.text for action in filled.others)):
            filled = replace(filled, other=data.get("other", filled.other))
        seat = number_of(data.get("seat", ""))
        if seat in filled.seats and seat != filled.seat:
            seated = replace(filled, seat=seat, there={})
            there = seated.wishes_at(seated.place)
            return replace(seated, there=there, wanted=filled.wanted if filled.wanted in there else "")
        return filled

    @property
    def written(self) -> bool:
        """Whether there is something to be kept as a step."""
        return any(_stripped(self.text)) and self.place >= 0

    def put(self) -> Draft:
        """What is written, if anything is, is kept as a step of its place."""
        if not self.written:
            return self
        put = self.answer_other()
        wish = put.wishes.get(put.wanted)
        want = wish.want if wish is not None else READ
        if put.number in put.steps and put.steps[put.number].want == want:
            rules = put.steps[put.number].rules
        else:
            rules = (want.rule,) if want.rule else put.rules_of(want)
        wrong = {it: put.wrong[it] for it in put.wrong if want != READ and it not in want.actions}
        step = LessonStep(put.place, _stripped(put.text), put.show, want, rules, wrong)
        steps = {**put.steps, put.number: step}
        ordered = dict(sorted(steps.items(), key=lambda it: _turn(it[1])))
        return replace(put, numbers=max(put.numbers, put.number + 1), steps=ordered)

    def rules_of(self, want: Want) -> tuple[str, ...]:
        """The first rule that the choice made there names."""
        choice = self._choice(self.place)
        if want == READ or choice is None:
            return ()
        return tuple(rule for event in choice.events for rule in event.cited)[:1]

    def drop(self, number: int) -> Draft:
        """Throw a step out."""
        dropped = replace(self, steps={it: step for it, step in self.steps.items() if it != number})
        return dropped.begin_step() if self.number == number else dropped

    def can_move(self, number: int, by: int) -> bool:
        """Whether this step may stand one earlier (-1) or later (1): among those of its place."""
        order = list(self.steps)
        other = order.index(number) + by
        if not 0 <= other < len(order):
            return False
        return _turn(self.steps[order[other]]) == _turn(self.steps[number])

    def move(self, number: int, by: int) -> Draft:
        """Let this step stand one earlier or later, if it may."""
        if not self.can_move(number, by):
            return self
        order = list(self.steps)
        here = order.index(number)
        order[here], order[here + by] = order[here + by], order[here]
        return replace(self, steps={it: self.steps[it] for it in order})

    def look_at(self, word: str) -> Draft:
        """Let this thing be looked at in the step being written, or no more."""
        others = tuple(it for it in self.show if it != word)
        return replace(self, show=others if word in self.show else (*others, word))

    # --- what may be wanted ---

    @property
    def wishes(self) -> Mapping[str, Wish]:
        """What may be wanted of the step being written, by name; of one choice one step wants something."""
        return {name: wish for name, wish in self.there.items() if not (self._taken and wish.leads_on)}

    @property
    def lack(self) -> str:
        """Why no choice can be asked for here: "not_asked", "taken", "not_chosen"; empty: one can."""
        if not self.there:
            return "not_asked"
        if self._taken:
            return "taken"
        return "" if any(wish.leads_on for wish in self.there.values()) else "not_chosen"

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
    def explanation(self) -> int:
        """The number of the step with that explanation: the next one, if it only tells; else a new one."""
        after = dict(pairwise(self.steps)).get(self.number, self.numbers)
        tells = after in self.steps and not self.steps[after].asks
        return after if tells and self.steps[after].at == self.explained_at else self.numbers

    @property
    def others(self) -> list[Action]:
        """The legal actions at this place that are not wanted, of which something may be said."""
        wish = self.wishes.get(self.wanted)
        decision = self.match.at_choice(self.place).decision if self.place >= 0 else None
        if wish is None or decision is None or decision.seat != self.seat:
            return []
        return [action for action in decision.legal_actions if action.text not in wish.want.actions]

    @property
    def other_written(self) -> bool:
        """Whether there is something to be kept of another action."""
        return bool(self.other) and any(_stripped(self.other_text))

    def answer_other(self) -> Draft:
        """What was written of another action, if anything was, is kept."""
        if not self.other_written:
            return self
        wrong = {**self.wrong, self.other: _stripped(self.other_text)}
        return replace(self, wrong=wrong, other="", other_text=EMPTY)

    def unanswer(self, action: str) -> Draft:
        """What was written of another action is thrown away."""
        return replace(self, wrong={it: text for it, text in self.wrong.items() if it != action})

    def _choice(self, place: int) -> Choice | None:
        """The choice made there, if it was that of the person who learns."""
        choices = self.match.choices
        if not 0 <= place < len(choices) or choices[place].seat != self.seat:
            return None
        return choices[place]

    def wishes_at(self, place: int) -> dict[str, Wish]:
        """What may be wanted at a place, by name; nothing where the one who learns is not asked."""
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

    def take_name(self, taken: Collection[str]) -> Draft:
        """Be called as the title is, with a number where one of `taken` is called so."""
        return self if self.named else replace(self, id=named_after(_stripped(self.title), taken))

    def another(self, taken: Collection[str]) -> Draft:
        """A lesson beside the one that was opened, with a name that none of these has."""
        renamed = replace(self, id=named_after(Text(self.id, ""), taken), known="")
        return replace(renamed, kept=renamed.unchecked())

    def unchecked(self) -> Lesson:
        """What is written so far as a lesson, whether it holds or not."""
        title = _stripped(self.title)
        lesson = Lesson.of(
            self.match, self.id, title if any(title) else untitled(), self.seat, tuple(self.steps.values())
        )
        return lesson._replace(guided=self.guided)

    def lesson(self) -> Lesson:
        """What is written so far as a lesson. Raises BadLesson while it does not hold."""
        lesson = self.unchecked()
        check(lesson, self.match)
        return lesson


def name_of(want: Want) -> str:
    """The name by which the form knows what is wanted."""
    if want == READ:
        return ""
    return f"{want.kind}:{want.rule}" if want.rule else want.kind


def _leads_on(step: LessonStep) -> bool:
    """Whether what a step wants leads on."""
    return step.asks and Wish(step.want).leads_on


def _turn(step: LessonStep) -> tuple[int, bool]:
    """What orders the steps; those that are alike stay as their author has put them."""
    return step.at, _leads_on(step)


def _filled(text: Text, data: Mapping[str, str], name: str, most: int) -> Text:
    """This text with what was filled in of it, in each language."""
    return Text(**{it: data.get(f"{name}_{it}", text.to(it))[:most] for it in LANGUAGES})


def _stripped(text: Text) -> Text:
    return Text(text.en.strip(), text.fr.strip())

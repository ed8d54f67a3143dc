"""What an answer to a step of a lesson is worth, what helps to find it, and whether a lesson holds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from pygames.engine.errors import BadAction, BadLesson, Refusal
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.text import LANGUAGES, Text
from pygames.engine.view import words_in
from pygames.school.citing import cited
from pygames.school.lesson import Lesson, LessonStep, Want
from pygames.school.part import measure_of
from pygames.words.localizer import Words

if TYPE_CHECKING:
    from pygames.engine.action import Action
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer

Worth = Literal["right", "illegal", "other", "onward"]
HINT_LEVELS = 4  # of a hint: the section of the rulebook, the rule, the things, and the choice itself is made
GAUGE = re.compile(r"[a-z_]+(:\w+)?")  # what somebody has is named by the table, with its owner or not
MOST_NAMED = 12  # legal actions named to an author whose own is not


class Judged(NamedTuple):
    """What an answer is worth: `right`; `illegal`, with the `refusal`; `other`: legal, but not wanted.

    `onward` is one after which what is wanted can still come, within the choices or the turn left.
    `match` is a copy in which it was played, with what the others did then; `events` came of it, `rules` are
    those they name. `text` is what the step itself says of it.
    """

    worth: Worth
    match: Match
    refusal: Refusal | None = None
    events: tuple[Event, ...] = ()
    rules: tuple[str, ...] = ()
    text: Text | None = None


class StepHint(NamedTuple):
    """What helps with a step: the rule, the section it stands in, the things to point at, and the choice."""

    rule: str
    section: Text
    words: tuple[str, ...]
    action: Action | None


def judge(
    lesson: Lesson, step: LessonStep, line: Sequence[str], match: Match, action: Action, before: int = 0
) -> Judged:
    """What this action is worth as the answer to a step, at the position of `match`, which stays as it is.

    `line` are the choices of the record; `before` says how many choices of one's own were made at this step.
    """
    want = step.want
    refusal = match.why_not(action)
    if refusal is not None:
        return Judged("right" if finds(want, refusal) else "illegal", match, refusal)
    then = match.copy()
    events = list(then.play(action))
    text = next((text for wrong, text in step.wrong.items() if match.parse(wrong) == action), None)
    match want.kind:
        case "act":
            worth: Worth = "right" if action in map(match.parse, want.actions) else "other"
        case "all":
            worth = _one_of_all(step, match, action)
        case "cites" | "wins" | "gains":
            start = match.at_choice(step.at) if want.measure else match
            worth = _worth_of(want, before, then, _played_on(lesson.seat, line, want, start, then, events))
            if worth == "onward" and want.at_once and _strayed(lesson.seat, line, match, then):
                worth = "other"
            if worth == "onward" and text is not None and not before:  # later it may be what is needed
                worth = "other"
        case _:
            worth = "other"
    return Judged(
        worth, then, None, tuple(events), cited(events, then.result), text if worth == "other" else None
    )


def _one_of_all(step: LessonStep, match: Match, action: Action) -> Worth:
    """What this action is worth where all that the step names are wanted, in any order."""
    missing = leading_on(step, match)
    if action not in missing:
        return "other"
    return "right" if missing == (action,) else "onward"


def _played_on(
    seat: int, line: Sequence[str], want: Want, start: Match, then: Match, events: list[Event]
) -> Literal["reached", "over", ""]:
    """Whether what is wanted comes of these events, or of what the others do next; or can come no more.

    `then` goes on as far as they do, and what they do is put to `events`. What is measured is since `start`.
    """
    if _reached(want, seat, events, then, start):
        return "reached"
    if _over(want, then):
        return "over"
    for reply in _replies(seat, line, then):
        events += reply
        late = _over(want, then)
        if (not late or _closing(want, then)) and _reached(want, seat, reply, then, start):
            return "reached"
        if late:
            return "over"
    return ""


def _worth_of(want: Want, before: int, then: Match, came: Literal["reached", "over", ""]) -> Worth:
    """What a choice is worth after which it came to this, within the turn or the choices that there are."""
    in_time = then.turn <= want.turn if want.turn else True
    if came == "reached" and (in_time or want.measure):  # what is gained is not lost again
        return "right"
    left = in_time and came != "over" if want.turn else before + 1 < want.within
    return "onward" if left and not then.over else "other"


def leading_on(step: LessonStep, match: Match) -> tuple[Action, ...]:
    """The actions that a step names and that have not been made since it began."""
    want = step.want
    made = [choice.action for choice in match.choices[step.at :]] if want.kind == "all" else []
    return tuple(action for action in map(match.parse, want.actions) if action not in made)


def finds(want: Want, refusal: Refusal) -> bool:
    """Whether this refusal is what a step wants to be found."""
    return want.kind == "refused" and refusal.rule == want.rule


def _reached(want: Want, seat: int, events: Sequence[Event], match: Match, start: Match) -> bool:
    """Whether what is wanted has come; what is measured, since `start`."""
    if want.kind == "cites":
        return want.rule in cited(events, match.result)
    if want.kind == "gains":
        measure = measure_of(match.game, want.measure)
        return measure.gained(start.search_state(None, 0), match.search_state(None, 0), seat) >= want.n
    return match.result is not None and seat in match.result.winners


def _closing(want: Want, match: Match) -> bool:
    """Whether what comes of the end of the turn counts."""
    return bool(want.measure) and measure_of(match.game, want.measure).closing


def _over(want: Want, match: Match) -> bool:
    """Whether what is measured does not count any more."""
    if not want.measure:
        return False
    over = measure_of(match.game, want.measure).over(match.search_state(None, 0))
    return over or match.turn > want.turn


def _strayed(seat: int, line: Sequence[str], match: Match, then: Match) -> bool:
    """Whether since `match` anybody else had a choice, and the game has left the record."""
    others = any(
        choice.seat != seat and choice.radix > 1 for choice in then.choices[len(match.choices) + 1 :]
    )
    return others and not follows(line, then)


def _replies(seat: int, line: Sequence[str], match: Match) -> Iterator[list[Event]]:
    """Play on until the person in `seat` has to choose.

    The others do what the record has; where the game has left it they do as little as they can: they pass, or
    take the first choice there is.
    """
    while (decision := match.decision) is not None:
        legal = decision.legal_actions
        alone = decision.type.auto_pass and len(legal) == 1
        if decision.seat == seat and not alone:
            return
        made = len(match.choices)
        wordless = next((action for action in legal if not action.words), legal[0])
        yield match.play(line[made] if made < len(line) and follows(line, match) else wordless)


# --- hints ---


def follows(line: Sequence[str], match: Match) -> bool:
    """Whether the choices made so far are those of the record, which knows a way on from there only."""
    made = [choice.action.text for choice in match.choices]
    return made == list(line[: len(made)])


def step_hint(
    lesson: Lesson, step: LessonStep, line: Sequence[str], match: Match, among: Iterable[str] = ()
) -> StepHint:
    """What helps with this step at the position of `match`; `among` are the things to be seen on the table.

    Raises BadLesson when nothing does.
    """
    want = step.want
    action = None
    if want.kind == "refused":
        words = want.point or find_refused(match, want.rule, among)
        if words is None:
            raise BadLesson(
                "lesson_refused", where=f"@{len(match.choices)}", rule=want.rule, at=len(match.choices)
            )
    else:
        action = _answer(step, line, match)
        words = action.words
    rule = want.rule or next(iter(step.rules), "") or _rule_of(action, match)
    return StepHint(rule, match.game.part(Words).rulebook[rule].section, words, action)


def _answer(step: LessonStep, line: Sequence[str], match: Match) -> Action:
    """The record's own choice where it is wanted, else the first that is and may be made."""
    made = len(match.choices)
    recorded = match.parse(line[made]) if made < len(line) and follows(line, match) else None
    wanted = leading_on(step, match)
    if recorded is not None and (not wanted or recorded in wanted):
        return recorded
    if not wanted:
        raise BadLesson("lesson_left", at=made)
    return next((action for action in wanted if match.why_not(action) is None), wanted[0])


def _rule_of(action: Action | None, match: Match) -> str:
    """The first rule that an event of this action names, or the one by which the question is asked."""
    if action is not None and match.why_not(action) is None:
        then = match.copy()
        rules = [
            rule for rule in cited(then.play(action), then.result) if rule in match.game.part(Words).rulebook
        ]
        if rules:
            return rules[0]
    return match.asked_by


def find_refused(match: Match, rule: str, among: Iterable[str] = ()) -> tuple[str, ...] | None:
    """Things at which to point, to be refused by this rule; None when there are none.

    First one thing alone, then one after another that begins something legal; `among` these, or all.
    """
    return next((words for words, refusal in _pointing(match, among) if refusal.rule == rule), None)


def refusals(match: Match) -> dict[str, tuple[tuple[str, ...], Refusal]]:
    """Every rule that refuses something one may point at now, with the first such things."""
    found: dict[str, tuple[tuple[str, ...], Refusal]] = {}
    for words, refusal in _pointing(match):
        found.setdefault(refusal.rule, (words, refusal))
    return found


def _pointing(match: Match, among: Iterable[str] = ()) -> Iterator[tuple[tuple[str, ...], Refusal]]:
    decision = match.decision
    if decision is None:
        return
    words = list(among) or _seen_first(match)
    firsts = list(dict.fromkeys(action.words[:1] for action in decision.legal_actions if action.words))
    for pointed in ((), *firsts):
        for word in words:
            refusal = match.why_not_pointing((*pointed, word))
            if refusal is not None:
                yield (*pointed, word), refusal


def _seen_first(match: Match) -> list[str]:
    """All words of the game, those before that the view of who is asked has."""
    seen = words_in(match.view(match.asks.seat))
    return sorted(known_words(match), key=lambda word: word not in seen)


def known_words(match: Match) -> list[str]:
    """Every word that an action of the game may have."""
    found = (word for kind in match.game.syntax.types for domain in kind.domains for word in domain.words)
    return list(dict.fromkeys(found))


def hint_said(found: StepHint, level: int, localizer: Localizer, decision: str, view: View) -> list[str]:
    """A hint up to this level, in sentences. The view of the question may say more of a choice."""
    texts, language = localizer.shared, localizer.language
    said = [texts.text("lesson.hint.section", {"section": found.section.to(language)})]
    if level > 1:
        said.append(texts.text("lesson.hint.rule", {"rule": found.rule, "text": localizer.rule(found.rule)}))
    if level > 2:
        if found.action is not None:
            label = localizer.choice(found.action, decision, view)
            said.append(texts.text("lesson.hint.choice", {"label": label}))
        else:
            things = ", ".join(localizer.thing(word) for word in found.words)
            said.append(texts.text("lesson.hint.point", {"things": things}))
    return said


# --- whether a lesson holds ---


def check(lesson: Lesson, match: Match, *, both: bool = False) -> None:
    """Raises BadLesson unless all that the lesson says of the match of its record is so.

    With `both` every text has to be there in both languages.
    """
    of, line = len(match.choices), [choice.action.text for choice in match.choices]
    if lesson.seat >= match.seats:
        raise BadLesson("lesson_seat", where="seat", seat=lesson.seat, seats=match.seats)
    _check_text(lesson.title, "title", both=both)
    least = 0
    for number, step in enumerate(lesson.steps, start=1):
        where = f"steps.{number}"
        if not least <= step.at <= of:
            raise BadLesson("lesson_at", where=f"{where}.at", at=step.at, least=least, of=of)
        then = match.at_choice(step.at)
        _check_text(step.text, where, both=both)
        for text in step.wrong.values():
            _check_text(text, f"{where}.wrong", both=both)
        _check_show(step, then, f"{where}.show")
        for rule in step.cited:
            if rule not in match.game.part(Words).rulebook:
                raise BadLesson("lesson_rule", where=where, rule=rule)
        least = step.at
        if step.asks:
            if then.decision is None or then.decision.seat != lesson.seat:
                raise BadLesson("lesson_asked", where=f"{where}.at", at=step.at, seat=lesson.seat)
            _check_want(lesson, step, step.want, line, then, where)
            last = number == len(lesson.steps)
            least = step.at if step.want.kind == "refused" or last else step.at + _made(step.want)


def _made(want: Want) -> int:
    """How many choices answer a step at least."""
    return len(want.actions) if want.kind == "all" else 1


def _check_text(text: Text, where: str, *, both: bool) -> None:
    for language in LANGUAGES:
        if both and not text.to(language):
            raise BadLesson("lesson_language", where=where, language=language)


def _check_show(step: LessonStep, match: Match, where: str) -> None:
    known = set(known_words(match))
    for word in step.show:
        if word not in known and not GAUGE.fullmatch(word):
            raise BadLesson("lesson_show", where=where, word=word[:40])


def _check_want(
    lesson: Lesson, step: LessonStep, want: Want, line: Sequence[str], match: Match, where: str
) -> None:
    named = want.actions if want.kind == "act" else ()
    for place, text in [
        *((f"{where}.want.act", text) for text in named),
        *((f"{where}.wrong", text) for text in step.wrong),
    ]:
        _check_legal(match, text, place)
    wanted = set(map(match.parse, want.actions))
    for text in step.wrong:
        if match.parse(text) in wanted:
            raise BadLesson("lesson_wrong", where=f"{where}.wrong", action=text[:60])
    if want.kind == "act" and step.at < len(line) and match.parse(line[step.at]) not in wanted:
        raise BadLesson("lesson_line", where=f"{where}.want.act", action=line[step.at], at=step.at)
    made = line[step.at : step.at + len(want.actions)]
    if want.kind == "all" and sorted(made) != sorted(want.actions):
        raise BadLesson("lesson_line", where=f"{where}.want.all", action=", ".join(made), at=step.at)
    if want.kind == "refused":
        refusal = match.why_not_pointing(want.point) if want.point else None
        if (want.point and (refusal is None or refusal.rule != want.rule)) or (
            not want.point and find_refused(match, want.rule) is None
        ):
            raise BadLesson("lesson_refused", where=f"{where}.want", rule=want.rule, at=step.at)
    elif want.kind in ("cites", "wins", "gains") and not _shown(lesson, step, want, line, match):
        what = want.rule or want.measure or "wins"
        raise BadLesson("lesson_reached", where=f"{where}.want", what=what, n=want.within, at=step.at)


def _check_legal(match: Match, text: str, where: str) -> None:
    legal = [action.text for action in match.asks.legal_actions]
    some = "; ".join(legal[:MOST_NAMED]) + ("; …" if len(legal) > MOST_NAMED else "")
    try:
        refused = match.why_not(text)
    except BadAction as error:
        raise BadLesson("lesson_action", where=where, action=text[:60], why=str(error), legal=some) from error
    if refused is not None:
        raise BadLesson("lesson_action", where=where, action=text[:60], why=str(refused), legal=some)


def _shown(lesson: Lesson, step: LessonStep, want: Want, line: Sequence[str], match: Match) -> bool:
    """Whether the record itself does what the step wants."""
    before = 0
    while len(match.choices) < len(line) and match.decision is not None:
        at = len(match.choices)
        judged = judge(lesson, step, line, match, match.parse(line[at]), before)
        if judged.worth != "onward":
            return judged.worth == "right"
        match, before = judged.match, before + 1
    return False


def hinted_through(lesson: Lesson, match: Match) -> int:
    """Do the lesson by its hints alone, as far as that goes; the number of steps done."""
    line = [choice.action.text for choice in match.choices]
    for done, step in enumerate(lesson.steps):
        if not step.asks:
            continue
        now, before = match.at_choice(step.at), 0
        while True:
            found = step_hint(lesson, step, line, now)
            if found.action is None:
                refusal = now.why_not_pointing(found.words)
                if refusal is None or not finds(step.want, refusal):
                    return done
                break
            judged = judge(lesson, step, line, now, found.action, before)
            if judged.worth == "right":
                break
            if judged.worth != "onward":
                return done
            now, before = judged.match, before + 1
    return len(lesson.steps)

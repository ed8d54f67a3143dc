"""Sentences about the game on the table, as the page shows and announces them."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from pygames.engine.face import Face
from pygames.school.lesson import said as spoken
from pygames.words.localizer import Words
from pygames.words.telling import joint, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.match import Choice
    from pygames.words.localizer import Localizer
    from web.model.lesson import Answer
    from web.model.marks import Marks
    from web.model.past import Look
    from web.model.session import Recap, Session, Why
    from web.model.sight import Sight
    from web.model.waited import Deeds
    from web.texts import Texts

MOST_DONE = 2  # sentences of what has happened since the last press
MOST_TOLD = 6  # events of what would have come of an answer
MOST_SENTENCES = 3  # of what a choice caused, beside the slider; the log has them all


def who(sight: Sight, localizer: Localizer) -> str:
    """Who must do what, in one sentence."""
    return localizer.question(sight.view) if sight.question else ""


def where(sight: Sight, localizer: Localizer) -> str:
    """Where in a turn that is asked; empty where the game does not say."""
    return localizer.step(sight.match.view(None)) if sight.question else ""


def lately(session: Session, localizer: Localizer, texts: Texts) -> str:
    """What has happened since the person asked last pressed something, at a question that comes up often.

    So that one sees that it is another moment, not the same question once more. At another question: what
    came of their choice, if a card went where nobody saw it.
    """
    decision, choices = session.match.decision, session.match.choices
    if decision is None or not session.can_act:
        return ""
    last = choices[-1] if choices else None
    unseen = last is not None and last.seat == decision.seat and _fleeting(last, localizer)
    if not (decision.type.leaks_hand or unseen):
        return ""
    said: list[str] = []
    for choice in reversed(choices):
        events = [localizer.event(event.seen_by(session.viewer)) for event in choice.events]
        if not events and choice.seat != decision.seat and not choice.action.words:
            events = [texts("prompt.passed", name=localizer.seat(choice.seat))]
        said = [*events, *said]
        if choice.seat == decision.seat and choice.number - 1 not in session.automatic:
            break
    return " ".join(list(dict.fromkeys(said))[-MOST_DONE:])  # that somebody passes is said once


def _fleeting(choice: Choice, localizer: Localizer) -> bool:
    """Whether a card went somewhere within a turn that this choice did not name."""
    telling = localizer.game.part(Face).telling
    kinds = {event.kind for event in choice.events}
    return kinds.isdisjoint(telling.turns) and any(
        event.kind in telling.fleeting and event.params.get("card") not in choice.action.words
        for event in choice.events
    )


def answer_said(answer: Answer, localizer: Localizer, texts: Texts) -> str:
    """What somebody is told of their answer to a step of a lesson."""
    if answer.worth == "right":
        said = [texts("coach.shown" if answer.shown else "coach.right")]
        said += [f"{localizer.refusal(answer.refusal)} {answer.refusal.rule}."] if answer.refusal else []
        return " ".join(said)
    said = [texts("coach.not_wanted")]
    said += [spoken(answer.text, texts.language)] if answer.text is not None else []
    if answer.events:
        said += [texts("coach.would"), *(localizer.event(event) for event in answer.events[:MOST_TOLD])]
    return " ".join([*said, texts("coach.taken_all" if answer.back else "coach.taken_back")])


def recap_turns(done: Sequence[Deeds], localizer: Localizer) -> list[tuple[str, list[str]]]:
    """What each of the others did while somebody waited: the name that begins it, and what follows.

    What is told without a name at its beginning has none.
    """
    return [told_of(it.seat, it.events, localizer) for it in done]


def told_of(seat: int | None, events: Sequence[Event], localizer: Localizer) -> tuple[str, list[str]]:
    """What came of what somebody did: the name that begins it, or none, and sentences without full stops.

    The name is left out of a sentence that follows another about the same person alone.
    """
    if seat is not None:
        name = str(localizer.seat(seat))
    else:
        name = localizer.text("recap.who") if "recap.who" in localizer else ""
    begins = f"{name[:1].upper()}{name[1:]} "
    both = joint(begins, localizer)
    sentences = [it.removesuffix(".") for it in tell(events, localizer)]
    named = bool(name) and sentences[0].startswith(begins) and not sentences[0].startswith(both)
    done, before = [], named  # whether the sentence before is about this person alone
    for it in sentences:
        about = bool(name) and it.startswith(begins) and not it.startswith(both)
        done.append(it.removeprefix(begins) if about and before else it)
        before = about or (before and not it[:1].isupper())
    return begins.rstrip() if named else "", done


def recap_said(recap: Recap, localizer: Localizer, texts: Texts) -> str:
    """The recap as it is announced."""
    return f"{texts('recap.title')}. {turns_said(recap.done, localizer, texts)}"


def turns_said(done: Sequence[Deeds], localizer: Localizer, texts: Texts) -> str:
    """What the others did as sentences, one for each of them."""
    turns = []
    for it in done:
        name, told = told_of(it.seat, it.events, localizer)
        said = reduce(lambda one, then: _then(one, then, texts), told)
        if not name and it.seat is not None and said[:1] == "+":
            said = texts("recap.of", name=localizer.seat(it.seat).label, done=said)
        turns.append(f"{name} {said}.".lstrip())
    return " ".join(turns)


def _then(one: str, then: str, texts: Texts) -> str:
    """What was done, and what was done then: a sentence of its own, if it is about somebody else."""
    return f"{one}. {then}" if then[:1].isupper() else texts("recap.then", one=one, then=then)


def what(marks: Marks, localizer: Localizer) -> str:
    """What can be pointed at next; empty when there is nothing to point at.

    A verb with which all of it begins is said once, for there is little room.
    """
    position = len(marks.picked) + 1
    keys = dict.fromkeys(f"pick.{it.action.type.name}.{position}" for it in marks.next.values())
    first, *more = dict.fromkeys(localizer.text(key) for key in keys if key in localizer) or [""]
    verb = f"{first.partition(' ')[0]} "
    if all(text.startswith(verb) for text in more):
        more = [text.removeprefix(verb) for text in more]
    return " · ".join([first, *more])


def picked_said(session: Session, localizer: Localizer) -> str:
    """What there is to do once something was picked: what to point at next, and what it does as it is."""
    marks = session.marks
    done = [localizer.choice(marks.legal_actions[n], session.question) for n in marks.complete]
    return " · ".join(part for part in [*done, what(marks, localizer)] if part)


def answer(told: Why, session: Session, localizer: Localizer, texts: Texts) -> str:
    """The answer to "why not?": the refusal, or what is allowed, or that nothing is asked of it."""
    thing = f"{localizer.game.id}.thing.{told.word}"
    if thing in texts:  # no word of an action: what it is, whatever is asked
        return f"{texts(thing)}. {texts(f'{thing}.text')}"
    if told.refusal is not None:
        return localizer.refusal(told.refusal)
    if told.action is not None:
        allowed = texts("why.allowed", what=localizer.action(told.action))
        step = f"step.{session.question}"
        if step not in localizer:
            return allowed
        return f"{allowed}. {texts('why.step', step=localizer.text(step))}"
    if not session.can_act and session.asked is not None:
        return texts("why.not_asked", name=localizer.seat(session.asked))
    return texts("why.nothing", prompt=who(session, localizer))


def said(told: Why, session: Session, localizer: Localizer, texts: Texts) -> str:
    """The answer to "why not?", and what the game says of the thing that was pointed at."""
    return f"{answer(told, session, localizer, texts)} {about(told.word, localizer)}".rstrip()


def about(word: str, localizer: Localizer) -> str:
    """What a card is called and does, if the game has a text about it; else nothing."""
    game = localizer.game
    made = game.part(Words).about
    card = word.partition("#")[0]  # of several copies the same is said
    for domain in dict.fromkeys(domain for kind in game.syntax.types for domain in kind.domains):
        key = f"{domain.name}.{card}.text"
        if word not in domain.index:
            continue
        text = localizer.text(key) if key in localizer else ""
        if made is not None:
            text = text or made(localizer, domain.name, word)
        if text:
            return f"{localizer.word(domain.name, word)}. {text}"
    return ""


def look_title(look: Look, texts: Texts) -> str:
    """Which choice is looked at."""
    if look.slip is not None:
        return texts("look.slip", step=look.slip.step, total=look.total)
    if look.step == 0:
        return texts("look.start", total=look.total)
    return texts("look.title", step=look.step, total=look.total)


def look_said(look: Look, localizer: Localizer, texts: Texts) -> str:
    """Which choice is looked at, and what came of it."""
    return " ".join([look_title(look, texts), look_what(look, localizer)])


def look_what(look: Look, localizer: Localizer) -> str:
    """What came of the choice looked at; at the start, who must do what."""
    found = [localizer.event(event) for event in look.events[:MOST_SENTENCES]]
    return " ".join(found) or who(look.past, localizer)

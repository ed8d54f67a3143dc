"""Advice for a person, as data and in words: which choice, and why. `pygames/bots/advice.py` works it out."""

from __future__ import annotations

import math
from functools import reduce
from typing import TYPE_CHECKING, Literal, NamedTuple

from pygames.words.numbers import number as printed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.action import Action
    from pygames.engine.forecast import Forecast
    from pygames.engine.text import Language
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer

MOST_LEVELS = 3  # of a hint: what, why, how sure that is
RARE, MOSTLY = 0.2, 0.7  # a loss of less is not told; of less than the other, only that it comes more often
SURE = 2.0  # standard errors from which a difference is told


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """The mean of these values, and how sure it is."""
        n = len(values)
        mean = sum(values) / n
        return cls(mean, math.sqrt(sum([(it - mean) ** 2 for it in values]) / max(1, n - 1) / n))

    @property
    def sure(self) -> bool:
        """Whether chance alone hardly explains it."""
        return abs(self.mean) > SURE * self.error

    @property
    def ahead(self) -> bool:
        """Of a lead: whether it is at least a point, and hardly by chance."""
        return self.sure and points(self.mean) > 0


class Fact(NamedTuple):
    """By how much a figure of a seat (`standing.NAME`) is higher in what comes of the one choice."""

    seat: int
    name: str
    change: Estimate


class Threat(NamedTuple):
    """What is surely different, `facts`, when a seat's next turn begins than without the choice advised.

    Then the choice `without` is made; None: nothing is done, or other things are. `side` are the seats that
    win together with this one.
    """

    seat: int
    without: Action | None
    facts: tuple[Fact, ...]
    side: tuple[int, ...] = ()


# What decided in a search: `first` is the choice of `strong`; docs/opponents.md has the others.
Step = Literal["first", "gambles", "lead", "certain", "sparing", "idle"]


class Advice(NamedTuple):
    """A choice of a `decision`, and what is known of it.

    `by` says whose choice it is: that of a `search`, of `steady` or `strong` where none is worth while, or
    nobody's, for it is the `only` one, or `wins` at once. `foreseen` is what it does as things stand. Of a
    search: the chance of winning, the next best choice with what that does, by how much it is better than
    that, the facts that differ, and in how many sampled worlds both were tried. `threat` is what the others'
    answers change. It may come to the `same` as the next best choice, in all that was tried. `step` has
    decided last.
    """

    action: Action
    decision: str
    by: Literal["search", "steady", "strong", "only", "wins"]
    foreseen: tuple[Forecast, ...] = ()
    chance: Estimate | None = None
    instead: Action | None = None
    instead_foreseen: tuple[Forecast, ...] = ()
    lead: Estimate | None = None
    facts: tuple[Fact, ...] = ()
    worlds: int = 0
    threat: Threat | None = None
    same: bool = False
    step: Step | None = None


def hint_said(advice: Advice, level: int, localizer: Localizer, view: View, label: str = "") -> list[str]:
    """A hint up to this level, in sentences. The view of the question may say more of a choice.

    `label` is what is written on the button with which it is made, if there is one for several choices.
    """
    if advice.by == "only":
        return [localizer.shared.text("advice.only")]
    said = [choice_said(advice, localizer, view, label)]
    if level == 2:
        said += why_said(advice, localizer, view, together=bool(label))
    if level > 2:  # there is little room: what the choices do was told before
        is_level = advice.lead is not None and not advice.lead.ahead
        if not (is_level and threat_said(advice, localizer, view)):
            said.append(verdict_said(advice, localizer, view))
        said += figures_said(advice, localizer)
    return said


def choice_said(advice: Advice, localizer: Localizer, view: View, label: str) -> str:
    """A sentence that names the choice advised, or the button with this label."""
    label = label or localizer.choice(advice.action, advice.decision, view)
    return localizer.shared.text("advice.choice", {"label": label})


def why_said(advice: Advice, localizer: Localizer, view: View, *, together: bool = False) -> list[str]:
    """Sentences that say why it is advised: what it does, what others do, what is lost without it.

    What the next best choice does is said if it is only bad news, or if it is worse and looks no better:
    else it would speak for the other. Where nothing is lost, a text of the game says what such a choice
    is good for: `why.TYPE.DECISION`, or `why.TYPE`, with the case it is if there is one for that. That
    another choice comes to the same is always said; that it is about as good where nothing speaks for
    this one, and with the figures. Of several choices made `together` it is not said what this one does,
    nor what is lost without it alone.
    """
    texts, said = localizer.shared, []
    if advice.by == "wins":
        return [texts.text("advice.wins")]
    if not together and (printed := localizer.printed(advice.action, view)):
        said.append(texts.text("advice.printed", {"text": printed}))
    foreseen = () if together else _reasons(advice.foreseen)
    other = _reasons(advice.instead_foreseen)
    if foreseen:
        said.append(texts.text("advice.does", {"what": _foreseen_said(foreseen, localizer)}))
    ahead = advice.lead is not None and advice.lead.ahead
    bad = look(other) == -len(other) < look(foreseen)
    speaks_for_it = bad or (ahead and look(other) <= look(foreseen))
    if advice.instead is not None and other not in ((), foreseen) and speaks_for_it:
        label = localizer.choice(advice.instead, advice.decision, view)
        said.append(
            texts.text("advice.does.instead", {"label": label, "what": _foreseen_said(other, localizer)})
        )
    alone = not (together or advice.same)
    lost = alone and (threat_said(advice, localizer, view) or later_said(advice, localizer, view))
    purpose = localizer.purpose(advice.action, advice.decision, view, advice.foreseen)
    speaks = lost or ([purpose] if purpose else [])
    said += speaks
    level = advice.lead is not None and not (speaks or speaks_for_it) and look(foreseen) <= 0
    if not said or ahead or advice.same or level:
        said.append(verdict_said(advice, localizer, view))
    return said


def _reasons(foreseen: Sequence[Forecast]) -> tuple[Forecast, ...]:
    """Those that speak for or against a choice."""
    return tuple(it for it in foreseen if not it.type.aside)


def look(foreseen: Sequence[Forecast]) -> int:
    """How good a choice looks by what it does: the more good news, and the less bad, the better."""
    tones = [it.type.tone for it in foreseen]
    return tones.count("good") - tones.count("bad")


def threat_said(advice: Advice, localizer: Localizer, view: View) -> list[str]:
    """What would be lost otherwise, until one's next turn; nothing where that is not known."""
    threat = advice.threat
    what = None if threat is None else _losses(threat.facts, threat, localizer)
    if threat is None or what is None:
        return []
    if threat.without is None:
        return [localizer.text("advice.otherwise", {"what": what, "seat": threat.seat})]
    label = localizer.choice(threat.without, advice.decision, view)
    return [localizer.text("advice.with", {"what": what, "seat": threat.seat, "label": label})]


def later_said(advice: Advice, localizer: Localizer, view: View) -> list[str]:
    """What would be lost with the next best choice, some turns later; nothing unless it is worse."""
    if advice.instead is None or advice.lead is None or advice.threat is None or not advice.lead.ahead:
        return []
    what = _losses(advice.facts, advice.threat, localizer)
    label = localizer.choice(advice.instead, advice.decision, view)
    return [] if what is None else [localizer.shared.text("advice.later", {"label": label, "what": what})]


def _losses(facts: Sequence[Fact], threat: Threat, localizer: Localizer) -> str | None:
    """What a seat and those on its side would lose, at most two things.

    A game says it in the texts `soon.FIGURE.own` and `soon.FIGURE.theirs`, with `.often` at the end where it
    mostly makes no difference. `soon.FIGURE.less` is there if a figure is the better the less it is.
    """
    lost = [said for fact in facts if (said := _lost(fact, threat, localizer)) is not None]
    if len(lost) < 2:
        return lost[0] if lost else None
    return localizer.shared.text("advice.and", {"one": lost[0], "another": lost[1]})


def _lost(fact: Fact, threat: Threat, localizer: Localizer) -> str | None:
    """What the other choice would cost of one figure; None where it costs nothing, or nobody says it."""
    whose = "own" if fact.seat in (threat.seat, *threat.side) else "theirs"
    size = abs(fact.change.mean)
    key = f"soon.{fact.name}.{whose}"
    good = (fact.change.mean > 0) == (whose == "own")
    if f"soon.{fact.name}.less" in localizer:  # the less of it the better
        good = not good
    if not good or size < RARE:
        return None
    key = key if size >= MOSTLY else f"{key}.often"
    if key not in localizer:
        return None
    said = localizer.text(key, {"seat": fact.seat, "n": max(1, round(size))})
    # it stands within a sentence: "le joueur A" and "you" have no capital there, names keep theirs
    inside = f"{localizer.seat(fact.seat)}"[:1].islower()
    return said[:1].lower() + said[1:] if inside else said


def verdict_said(advice: Advice, localizer: Localizer, view: View) -> str:
    """A sentence that says how it compares to the next best choice, or else whose choice it is."""
    texts = localizer.shared
    if advice.lead is None or advice.instead is None:
        return texts.text("advice.strong") if advice.by == "strong" else texts.text("advice.steady")
    label = localizer.choice(advice.instead, advice.decision, view)
    if advice.same:
        return texts.text("advice.same", {"label": label})
    if advice.lead.ahead:
        return texts.text("advice.better", {"label": label})
    return texts.text("advice.level", {"label": label})


def _foreseen_said(foreseen: Sequence[Forecast], localizer: Localizer) -> str:
    """What a choice does as things stand, what matters most first."""
    return " · ".join(localizer.forecast(it) for it in foreseen)


def figures_said(advice: Advice, localizer: Localizer) -> list[str]:
    """How sure it is, in figures; nothing of a choice that was not searched for."""
    texts = localizer.shared
    if advice.chance is None or advice.lead is None:
        return []
    chance = percent(advice.chance.mean, localizer)
    said = [texts.text("advice.chance", {"worlds": advice.worlds, "percent": chance})]
    if advice.lead.ahead:
        said.append(texts.text("advice.lead", {"n": points(advice.lead.mean), "error": least(advice.lead)}))
        if advice.facts:  # of two that are about as good the figures differ by chance
            said.append(texts.text("advice.facts", {"facts": facts_said(advice.facts, localizer)}))
    return said


def facts_said(facts: Sequence[Fact], localizer: Localizer) -> str:
    """Several figures that differ, those of a seat together; there is at least one."""
    texts, figures = localizer.shared, dict[int, list[str]]()
    for fact in facts:
        figures.setdefault(fact.seat, []).append(fact_said(fact, localizer))
    return reduce(
        lambda said, more: texts.text("advice.more", {"facts": said, "fact": more}),
        [
            texts.text("advice.facts.of", {"name": localizer.seat(seat).label, "figures": ", ".join(own)})
            for seat, own in figures.items()
        ],
    )


def fact_said(fact: Fact, localizer: Localizer) -> str:
    """A figure that differs, and by how much."""
    change = decimal(fact.change.mean, localizer.language, sign="+")
    figure = localizer.text(f"standing.{fact.name}")
    return localizer.shared.text("advice.fact", {"figure": figure, "change": change})


def percent(chance: float, localizer: Localizer) -> str:
    """A chance as it is written in this language."""
    return localizer.shared.text("chance.exact", {"percent": points(chance)})


def points(chance: float) -> int:
    """A chance, or a difference of chances, in whole hundredths."""
    return round(100 * chance)


def least(found: Estimate) -> int:
    """How sure an estimate is, in whole hundredths, never quite."""
    return max(1, points(found.error))


def decimal(number: float, language: Language, *, sign: Literal["+", "-"] = "-") -> str:
    """A number with one decimal, as it is written in this language; with `sign` + also that of a gain."""
    text = printed(number, f"{sign}.1f")
    return text.replace(".", ",") if language == "fr" else text

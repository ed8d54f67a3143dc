"""The fight on Immortal King's table, or the last one; and the tracks of courage, fear and destiny."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygames.words.numbers import signed
from web.html import Element, Node, button, div, h2, h3, li, ol, p, section, span, strong
from web.view.cards import icon
from web.view.games.immortal_king.cards import SOURCE_SIGNS, die, pips
from web.view.games.immortal_king.pen import MASTER, PARTY_SEAT
from web.view.marked import counted

if TYPE_CHECKING:
    from web.view.games.immortal_king.pen import Data, Pen


class Bout(NamedTuple):
    """The parts of a fight: whom it is with, what is cast, and what is said of it."""

    whom: Node = None
    cast: Node = None
    words: Node = None


def fight(pen: Pen) -> Element:
    """What is fought now, or what was fought last."""
    now, last = pen.view["fight"], pen.view["last"]
    if last is not None:
        title, bout = pen("fight.last"), _last(pen, last)
    elif now is not None:
        title, bout = pen("fight"), _now(pen, now)
    else:
        title, bout = pen("fight.none"), Bout(words=p(".hik-fight-text")[pen("fight.none.text")])
    return section(
        "#fight.hik-fight",
        pen.pointing.gauge("fight"),
        aria_labelledby="fight-title",
        data_on=last is None and now is not None,
    )[
        h2("#fight-title.hik-title.hik-wide")[icon("attack"), title],
        bout.whom,
        div(".hik-cast")[bout.cast or span(".hik-uncast", aria_hidden="true")[icon("die-5")]],
        div(".hik-words", data_later=True)[bout.words] if bout.words else None,
    ]


def _now(pen: Pen, it: Data) -> Bout:
    encounter = dict(pen.places()).get(it["place"])
    name = pen.word("card", encounter["card"]) if encounter else pen.word("place", it["place"])
    whom = p(".hik-whom")[strong[name], " · ", _where(pen, it["place"])]
    if pen.decision == "gesture":
        return Bout(whom, *_gestures(pen, it))
    rolls = it["rolls"]
    power = it["power"] if encounter and encounter["power"] is not None else None
    dungeon_die = (
        p(".hik-fight-text")[pen("power_die", n=it["power_die"]), die(6, it["power_die"], whose="dungeon")]
        if it["power_die"]
        else None
    )
    if not rolls:
        return Bout(whom, None, [_waiting(pen, it["bonus"], power), dungeon_die])
    return Bout(
        whom,
        _dice(pen, rolls, cast=it["place"] if pen.decision in ("doom", "after") else ""),
        [
            _reckoning(pen, rolls, it["multiplier"], it["bonus"], it["total"], power),
            _verdict(pen, it["total"], power),
            dungeon_die,
        ],
    )


def _where(pen: Pen, place: str) -> str:
    return pen("final") if place == "final" else pen.word("place", place)


def _waiting(pen: Pen, bonus: int, power: int | None) -> Node:
    """Before the roll: what the die has to show, and why."""
    if power is None:
        said = pen("fight.before.bonus", bonus=signed(bonus)) if bonus else pen("fight.before")
        return p(".hik-fight-text")[said]
    why = (
        pen("fight.power.bonus", power=power, bonus=signed(bonus))
        if bonus
        else pen("fight.power", power=power)
    )
    return [
        p(".hik-need")[strong[_need(pen, power - bonus)], " ", why],
        p(".hik-fight-text")[pen("fight.before")],
    ]


def _need(pen: Pen, need: int) -> str:
    """What the die has to show, unless it cannot (HIK-62, HIK-63)."""
    sides = pen.derived["most_sides"]
    return pen("fight.impossible", sides=sides) if need > sides else pen("fight.need", n=max(1, need))


# --- dice ---


def _dice(pen: Pen, rolls: list[list[int]], *, cast: str = "") -> Element:
    """All dice of a fight; those that were rolled anew or replaced are struck out.

    `cast` is where it is fought, if the last die has just been rolled there.
    """
    return ol(".hik-dice", aria_label=pen("dice"))[
        [
            li(".hik-roll")[
                die(
                    sides,
                    result,
                    replaced=number < len(rolls) - 1,
                    cast=f"{cast} {number} {result}" if cast and number == len(rolls) - 1 else "",
                ),
                span(".hik-roll-name.hik-full", data_later=True)[
                    pen.hidden(
                        pen("die.replaced" if number < len(rolls) - 1 else "die", n=result, sides=sides)
                    ),
                    span(aria_hidden="true")[pen("die.short", sides=sides, n=result)],
                ],
            ]
            for number, (sides, result) in enumerate(rolls)
        ]
    ]


def _reckoning(
    pen: Pen, rolls: list[list[int]], multiplier: int, bonus: int, total: int, power: int | None
) -> Element:
    """Die × multiplier + bonus = total, against the power."""
    result = rolls[-1][1]
    figures = [str(result)]
    if multiplier > 1:
        figures.append(f"× {multiplier}")
    if bonus:
        figures.append(f"{'+' if bonus > 0 else '−'} {abs(bonus)}")
    times = pen("reckoning.times", n=multiplier) if multiplier > 1 else ""
    plus = pen("reckoning.plus", n=signed(bonus)) if bonus else ""
    said = pen("reckoning", die=result, times=times, plus=plus, total=total)
    return p(".hik-reckoning")[
        pen.hidden(said, " "),
        span(aria_hidden="true")[
            [span(".hik-figures")[" ".join(figures), " = "] if len(figures) > 1 else None],
            strong(".hik-total")[str(total)],
        ],
        span(".hik-versus")[pen("fight.against", power=power)] if power is not None else None,
    ]


def _verdict(pen: Pen, total: int, power: int | None) -> Node:
    if power is None:
        return None
    enough = total >= power
    return p(".hik-verdict", data_won=enough)[
        icon("check" if enough else "close"),
        pen("verdict.enough") if enough else pen("verdict.short", n=power - total),
    ]


# --- gestures ---


def _gestures(pen: Pen, it: Data) -> tuple[Node, Node]:
    """The three gestures to choose from, and what is said of them. Each side's is hidden for now."""
    mine = it["gesture"]
    assert pen.asked is not None
    return (
        div(".hik-gestures", role="group", aria_label=pen("gestures"), data_zone="gestures")[
            [
                button(
                    ".hik-gesture",
                    pen.pointing.attrs(name),
                    type="button",
                    id=f"gesture-{name}",
                    data_chosen=name == mine,
                )[icon(f"gesture-{name}"), span(".hik-gesture-name")[pen.word("gesture", name)]]
                for name in pen.derived["gestures"]
            ]
        ],
        p(".hik-fight-text")[
            pen("gesture.mine", gesture=pen.word("gesture", mine))
            if mine
            else pen("gesture.rule")
            if pen.viewer == pen.asked
            else pen("gesture.waiting", name=pen.name(pen.asked))
        ],
    )


def _shown(pen: Pen, gestures: list[str]) -> Element:
    """The gestures of both sides, shown at once."""
    sides = zip((PARTY_SEAT, MASTER), gestures, strict=True)
    return ol(".hik-shown")[
        [
            li(".hik-shown-gesture")[
                icon(f"gesture-{name}"),
                span[pen("gesture.shown", name=pen.name(seat), gesture=pen.word("gesture", name))],
            ]
            for seat, name in sides
        ]
    ]


# --- the last fight ---


def _last(pen: Pen, it: Data) -> Bout:
    """How the last fight ended. One that was fled from had no loser."""
    won = p(".hik-verdict", data_won=it["how"] == "won")[
        icon("check" if it["how"] == "won" else "close"), pen(_outcome(pen, it))
    ]
    whom = p(".hik-whom")[strong[pen.word("card", it["card"])], " · ", _where(pen, it["place"])]
    if it["gestures"]:
        return Bout(whom, _shown(pen, it["gestures"]), won)
    if not it["rolls"]:
        return Bout(whom, None, won)
    return Bout(
        whom,
        _dice(pen, it["rolls"]),
        [_reckoning(pen, it["rolls"], it["multiplier"], it["bonus"], it["total"], it["power"]), won],
    )


def _outcome(pen: Pen, it: Data) -> str:
    """Won, lost, or escaped from."""
    return f"outcome.{it['how']}"


# --- tracks ---


def tracks(pen: Pen) -> Element:
    """Courage, and fear; alone the scale of destiny shows the fear."""
    courage, fear, most = pen.view["courage"], pen.view["fear"], pen.derived["most_courage"]
    return section("#tracks.hik-tracks", aria_label=pen("tracks"))[
        _track(pen, "courage", courage, most),
        None if pen.alone else _track(pen, "fear", fear, most),
    ]


def _track(pen: Pen, name: str, count: int, most: int) -> Element:
    beyond = max(0, count - most)
    return p(".hik-track", pen.pointing.gauge(name), data_track=name)[
        span(".hik-wide")[pen(name)],
        " ",
        strong(".hik-track-count", counted(name, count, blow=name == "courage"))[str(count)],
        pips(name, count, most),
        span(".hik-full")[pen("beyond", n=beyond)] if beyond else None,
    ]


def destiny(pen: Pen) -> Element | None:
    """The scale of destiny: which steps are reached, which is the next, what each brings."""
    if not pen.alone:
        return None
    fear, scale = pen.view["fear"], pen.view["scale"]
    return section("#destiny.hik-destiny", pen.pointing.gauge("destiny"), aria_labelledby="destiny-title")[
        div(".hik-head.hik-full")[
            h2("#destiny-title.hik-title")[icon("fear"), pen("destiny")],
            span(".hik-note")[pen("destiny.fear", n=fear, most=len(scale))],
            _own_scenario(pen),
        ],
        h3(".visually-hidden")[pen("destiny.steps")],
        ol(".hik-scale", data_style=f"--steps: {len(scale)}")[
            [
                _step(pen, number, step, pen.view["happenings"][number - 1], fear)
                for number, step in enumerate(scale, 1)
            ]
        ],
    ]


def _own_scenario(pen: Pen) -> Node:
    """The name of a scenario of one's own, with the mark of such cards."""
    name = pen.details("scenario", pen.view["scenario"])["own"]
    if name is None:
        return None
    pen.sources.add("own")
    sign = span(".hik-source")[
        icon(SOURCE_SIGNS["own"], "house"), pen.hidden(" (", pen.localizer.text("scenario.own"), ")")
    ]
    return span(".hik-note.hik-marked")[name, sign]


def _step(pen: Pen, number: int, step: str, happening: str | None, fear: int) -> Element:
    """A step with its text; what the booklet calls it is told on hovering, and to a screen reader."""
    name = pen.word("happening", happening) if happening else None
    state = "done" if number <= fear else "next" if number == fear + 1 else "later"
    said = pen.details("step", step)
    sign = {"done": icon("fear"), "next": icon("hourglass")}.get(state)
    return li(
        ".hik-step",
        data_state=state,
        data_last=step == "lost",
        title=name,
        aria_current="step" if state == "next" else None,
    )[
        span(".hik-step-number")[sign, str(number)],
        " ",
        span(".hik-step-state" if state == "next" else ".visually-hidden")[pen(f"destiny.{state}")],
        pen.hidden(" ", f"{name}. " if name else ""),
        " ",
        span(".hik-step-text", data_full=state != "next")[pen(f"step.{said['key']}", **said["params"])],
    ]

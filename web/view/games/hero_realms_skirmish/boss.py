"""The boss's side of the Skirmish's table: its figures, the turn counter, its behaviour, its zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.html import Element, Node, button, div, li, section, span, ul
from web.view.cards import icon
from web.view.games.hero_realms.pen import row
from web.view.games.hero_realms_skirmish.behaviour import meaning, pack

if TYPE_CHECKING:
    from web.view.games.hero_realms_skirmish.pen import SkirmishPen

OWNER = "boss"  # of its gauges, as a first game names them


def boss(pen: SkirmishPen) -> Element:
    """All that belongs to the boss, with the turn counter beside it."""
    it = pen.boss
    level = pen.details("boss", it["card"])["level"]
    title = pen.own("boss", card=pen.card_name(it["card"]), n=level)
    return section("#boss.hr-player.sk-boss", aria_labelledby="boss-title", data_others=True)[
        div(".hr-head.sk-head")[pen.heading("boss-title", "boss", title), _figures(pen), _counter(pen)],
        div(".sk-behaviour")[
            pack(pen),
            None if pen.choosing or not it["behaviour"] else meaning(pen, it["behaviour"][-1]),
        ],
        div(".sk-zone")[_zone(pen), _notes(pen)],
    ]


def _figures(pen: SkirmishPen) -> Element:
    it = pen.boss
    felled = pen.window_of("felled", "fallen", pen.own("felled"), it["felled"]) if it["felled"] else None
    return div(".hr-figures")[
        pen.figure("health", "suit-hearts", it["health"], whose=OWNER, large=True),
        _figure(pen, "shield", "shield", it["shield"]),
        _figure(pen, "score", "attack", it["attack"]),
        _figure(pen, "pool.gold", "gold", it["gold"]) if it["gold"] else None,
        _figure(pen, "pool.combat", "attack", it["combat"]) if it["combat"] else None,
        felled,
    ]


def _figure(pen: SkirmishPen, name: str, sign: str, value: int) -> Element:
    """A number with its sign, and its name where there is room."""
    return span(".hr-figure.sk-figure", pen.pointing.gauge(name, OWNER), data_figure=name)[
        icon(sign),
        span(".visually-hidden")[pen.own(f"figure.{name}", n=value)],
        span(aria_hidden="true")[str(value)],
        span(".hr-figure-word", aria_hidden="true")[pen.own(f"word.{name}")],
    ]


# --- the turn counter ---


def _counter(pen: SkirmishPen) -> Element:
    """The Fire Gems as a clock: one pip for each of the boss's turns, reinforcements marked."""
    left, reinforced = pen.view["counter"], pen.view["reinforced"]
    inside: list[Node] = [
        icon("fire-gem"),
        span(".sk-count")[pen.own("counter", n=left)],
        span(".sk-pips", aria_hidden="true")[pips(pen, left, reinforced)],
        [span(".sk-reinforced")[icon("players"), pen.own("reinforced", n=n)] for n in reinforced],
        span(".visually-hidden")[" ", _end(pen)],
    ]
    gem = pen.view["gems"]["card"]
    if pen.sells_gems or gem is None:
        return div("#counter.sk-counter", data_few=left <= 3)[inside]
    return div("#counter.sk-clock", data_zone="counter")[
        button(".sk-counter", pen.pointing.attrs(gem), type="button", id="gem", data_few=left <= 3)[inside]
    ]


def pips(pen: SkirmishPen, left: int, reinforced: list[int]) -> list[Element]:
    """One for each Fire Gem: those gone, then the next one, and which bring reinforcements."""
    return [
        *[span(".sk-pip", data_state="gone")] * (pen.derived["gems"] - left),
        *[
            span(".sk-pip", data_state="reinforced" if at in reinforced else "next" if at == 1 else "left")
            for at in range(1, left + 1)
        ],
    ]


def _end(pen: SkirmishPen) -> str:
    """When the game is lost by the counter."""
    return pen.own("counter.last" if pen.localizer.options.get("loss_at_last_gem") else "counter.end")


# --- its zone ---


def _zone(pen: SkirmishPen) -> Element:
    """The boss's own card, its champions and actions, and what it has just drawn."""
    it = pen.boss
    cards = [
        pen.card(it["card"], "boss"),
        *(pen.card(entry["card"], "boss", state=entry) for entry in it["champions"]),
        *(pen.card(word, "boss") for word in (*it["actions"], *it["passing"])),
    ]
    return row(cards, "boss", id="boss-zone")


def _notes(pen: SkirmishPen) -> Node:
    """What the boss still has to discard."""
    claims = pen.view["claims"]
    if not claims:
        return None
    lines = [pen.localizer.text("boss.claim", n=n) for n in claims]
    return ul(".hr-waiting")[[li(".hr-flag")[icon("hourglass"), span[line]] for line in lines]]

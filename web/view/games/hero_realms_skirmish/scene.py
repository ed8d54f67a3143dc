"""The boss's turn, drawn: the booklet's steps one below the other, and what happened in each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygames.engine.face import Face
from web.html import Element, Node, div, li, ol, span, strong
from web.view.cards import icon
from web.view.games.hero_realms.scene import side

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.engine.event import Event
    from pygames.engine.view import View
    from pygames.words.localizer import Localizer
    from web.texts import Texts

# The sign of what happened; its number and its card are shown beside it.
SIGNS = {
    "counted": "fire-gem",
    "reinforcement": "players",
    "boss_has_gold": "gold",
    "limit": "treasure",
    "joined": "boss",
    "dropped": "fallen",
    "boss_bought": "gold",
    "boss_gained_combat": "attack",
    "boss_gained_gold": "gold",
    "boss_gained_health": "suit-hearts",
    "boss_drew": "draw-card",
    "thrown_away": "fallen",
    "boss_allied": "link",
    "tilted_own": "expend",
    "discarded": "fallen",
    "boss_attacked": "attack",
    "boss_held": "shield",
    "stunned": "close",
    "struck_player": "suit-hearts",
    "boss_discarded": "fallen",
}
ADDED = ("boss_has_gold", "boss_gained_combat", "boss_gained_gold", "boss_gained_health")
BLOWS = ("struck_player", "wounded", "lost_health")


def picture(moment: str, events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Node:
    """The steps gone through so far; or the last blow, and whose health is gone."""
    if moment == "boss":
        return _steps(events, view, localizer, texts)
    blows = [int(event.params["n"]) for event in events if event.kind in BLOWS]
    won = any(event.kind == "wounded" for event in events)
    return div(".scene-duel")[
        [side("", "attack", str(n), wins=True) for n in blows[-1:]],
        side(texts("hero-realms-skirmish.the_boss"), "suit-hearts", "0", wins=False)
        if won
        else side(localizer.seat(0).label, "suit-hearts", "0", wins=False),
    ]


def _steps(events: Sequence[Event], view: View, localizer: Localizer, texts: Texts) -> Element:
    steps = [step for step, _ in localizer.game.part(Face).derived(view, localizer.options)["steps"]]
    now = int(view["step"]) or steps[0]  # a question may have interrupted a step
    shown: dict[int, list[Node]] = {step: [] for step in steps}
    for event in events:
        if event.kind == "boss_step":
            now = int(event.params["step"])
        elif event.kind in SIGNS:
            shown[now].append(_chip(event, localizer))
    return ol(".sk-steps")[
        [
            li(".sk-step", data_now=step == now, data_later=step > now)[
                strong(".sk-step-name")[str(localizer.word("step", step))],
                div(".sk-step-chips")[shown[step]],
            ]
            for step in steps
        ]
    ]


def _chip(event: Event, localizer: Localizer) -> Element:
    """What happened, by sign, number and card."""
    n, card = event.params.get("n"), event.params.get("card")
    plus = "+" if event.kind in ADDED else "−" if event.kind == "struck_player" else ""
    limit = "≤ " if event.kind == "limit" else ""
    named = card is not None and event.kind not in (*ADDED, "boss_attacked")
    return span(".sk-done", data_kind=event.kind)[
        icon(SIGNS[event.kind]),
        None if n is None or named else strong[f"{plus}{limit}{n}"],
        span[str(localizer.word("card", card))] if named and card is not None else None,
    ]

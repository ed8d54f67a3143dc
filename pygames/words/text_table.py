"""What the text tables of all games share: the decision, the end, the choices.

A text table is a view as headings and lines, complete, in a person's language. It is what the terminal
prints and what a screen reader walks through, so every line makes sense alone.
"""

from __future__ import annotations

from collections.abc import Callable

from pygames.engine.action import Action
from pygames.engine.view import View
from pygames.words.localizer import Block, Localizer


def decision_lines(view: View, localizer: Localizer) -> list[str]:
    """Where the game is, and what is asked of whom."""
    return [] if view["decision"] is None else [localizer.step(view), localizer.question(view)]


def rule_line(view: View, localizer: Localizer) -> str:
    """The rule that has ended the game."""
    rule = view["result"]["rule"]
    return localizer.text("table.rule", rule=rule, text=localizer.rule(rule))


def choices(
    view: View, localizer: Localizer, more: Callable[[Action, str], str] = lambda _action, label: label
) -> list[Block]:
    """What the viewer can do, numbered from 1, if it is to decide; else nothing.

    `more(action, label)` is the label with what the action's name does not say.
    """
    decision = view["decision"]
    if decision is None or "legal_actions" not in decision:
        return []
    lines = []
    for number, text in enumerate(decision["legal_actions"], start=1):
        action = localizer.game.syntax.parse(text)
        key = f"do.pass.{decision['id']}"
        label = localizer.text(key) if text == "pass" and key in localizer else localizer.action(action)
        lines.append(f"{number}. {more(action, label)}")
    return [Block(localizer.text("table.choices", seat=decision["seat"]), lines)]

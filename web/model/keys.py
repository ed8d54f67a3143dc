"""The keys of the page: which one does the same as a button, and in which order they are explained."""

from __future__ import annotations

# by what a button does (`web/update/commands.py`)
KEY_OF = {
    "keys": "?",
    "plain": "p",
    "undo": "u",
    "next": "c",
    "why": "w",
    "face": "i",
    "hint": "h",
    "told-rule": "r",
    "rendering": "t",
    # while the past is looked at, or to begin with it
    "look-first": "home",
    "look-before": ",",
    "look-after": ".",
    "look-last": "end",
    "look-own-before": "shift n",
    "look-own-after": "n",
    "look-open": "o",
}
# what web/js/page.js sends wherever it is pressed; those through the past have a line of their own there
SENT = "".join(key for do, key in KEY_OF.items() if not do.startswith("look-"))
ENDS = {"take-back": "Escape", "look-away": "Escape", "seen": "c Escape"}  # buttons that end something
# in the list of keys, by the key of its text; some are the browser's own, or stand for two
LISTED = ("tab", "arrows", "enter", "escape", "n", *"puwihrct", "steps", "ends", "o", "?")


def spoken(do: str) -> str | None:
    """The key of a button as `aria-keyshortcuts` has it; None where there is none."""
    if do in ENDS:
        return ENDS[do]
    key = KEY_OF.get(do, "")
    return key.title().replace(" ", "+") if len(key) > 1 else key or None

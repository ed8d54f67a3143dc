"""The border: what page.js tells as plain data becomes a message, or is refused.

Beyond this module nothing is plain data from outside: every number is one, and what has to be short is short.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from web.model import message as msg

LONGEST_NUMBER = 6  # digits
LONGEST_NAME = 200  # letters of what names a button, a key, a rule or a word of the table

Told = Mapping[str, Any]


def decode(told: Told) -> msg.Message | None:
    """The message that page.js tells; None where that is none."""
    make = KINDS.get(str(told.get("type")))
    return make(told) if make is not None else None


def number(text: object) -> int | None:
    """A number as HTML has it; None where it is none, or too long to be one of ours."""
    digits = str(text)
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER else None


def thing(data: Told) -> msg.Thing | None:
    """What the `data-` attributes of an element say of the table; None where it is no thing of it."""
    if not data.keys() & {"choice", "step", "why"}:
        return None
    return msg.Thing(number(data.get("choice")), _name(data, "step"), _name(data, "why"), "why" in data)


def _name(data: Told, key: str) -> str:
    text = str(data.get(key) or "")
    return text if len(text) <= LONGEST_NAME else ""


def _data(told: Told) -> dict[str, str]:
    data = told.get("data")
    return {str(name): str(value) for name, value in data.items()} if isinstance(data, Mapping) else {}


def _text(told: Told, key: str) -> str:
    value = told.get(key)
    return "" if value is None else str(value)


def _text_or_none(told: Told, key: str) -> str | None:
    value = told.get(key)
    return None if value is None else str(value)


def _click(told: Told) -> msg.Message | None:
    data = _data(told)
    pressed = thing(data)
    if pressed is not None:
        return msg.ThingPressed(pressed)
    if "rule" in data:
        return msg.RulePressed(_name(data, "rule"))
    # an argument may be long: the text of what is unfolded
    return msg.ButtonPressed(_name(data, "do"), data.get("arg", "")) if "do" in data else None


def _preview(told: Told) -> msg.Message:
    data = _data(told)
    if "hold" in data:
        return msg.HoldingLookedFor()
    return msg.ThingPointedAt(thing(data) or msg.NOTHING, "held" in data)


def _filled(told: Told) -> msg.Message | None:
    form, data, sent = told.get("form"), _data(told), told.get("type") == "submit"
    match form:
        case "settings":
            return next((msg.Preferred(name, value) for name, value in data.items()), None)
        case "rulebook":
            return msg.WordsSought(data.get("search", ""))
        case "share":
            return msg.LinkChosen(data.get("share", ""))
        case "look":
            step = number(data.get("step"))
            return msg.StepChosen(step) if step is not None else None
        case "open":
            return msg.TextPasted(data.get("record", ""), sent)
        case "draft":
            return msg.LessonWritten(data, sent)
        case "setup":
            return msg.SetUpFilled(data, sent)
    return None


def _games(told: Told) -> dict[str, str]:
    games = told.get("games")
    return {str(name): str(text) for name, text in games.items()} if isinstance(games, Mapping) else {}


def _asked(told: Told) -> msg.Message | None:
    message = told.get("message")
    if not isinstance(message, Mapping):
        return None
    values = {
        str(name): value
        for name, value in message.items()
        if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool))
    }
    return msg.HostAsked(str(values.pop("type", "")), values)


KINDS: dict[str, Callable[[Told], msg.Message | None]] = {
    "click": _click,
    "key": lambda told: msg.KeyPressed(_name(told, "key"), thing(_data(told))),
    "preview": _preview,
    "change": _filled,
    "submit": _filled,
    "hash": lambda told: msg.AddressChanged(_text(told, "text")),
    "copied": lambda told: msg.TextCopied(bool(told.get("ok"))),
    "host": _asked,
    "file": lambda told: msg.FileRead(_text(told, "text"), _text(told, "option")),
    "place": lambda told: msg.PlaceReached(
        _text(told, "place"), _text(told, "hash"), bool(told.get("start"))
    ),
    "storage": lambda told: msg.GameWritten(_text(told, "id"), _text_or_none(told, "text")),
    "shared": lambda _: msg.SharedWritten(),
    "claim": lambda told: msg.GameClaimed(
        _text(told, "id"),
        text if isinstance(text := told.get("text"), str) else None,
        bool(told.get("ok")),
    ),
    "back": lambda told: msg.WindowBack(_games(told)),
    "newer": lambda _: msg.NewerReady(),
}

"""The border: what page.js tells as plain data becomes a message, or is refused.

Beyond this module nothing is plain data from outside: every number is one, and what has to be short is short.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pygames.engine.shapes import NONE, is_of, mapping_of, number_of
from web.model import message as msg

LONGEST_NAME = 200  # letters of what names a button, a key, a rule or a word of the table

Plain = Mapping[str, Any]


def decode(plain: Plain) -> msg.Message | None:
    """The message that page.js tells; None where that is none."""
    make = KINDS.get(str(plain.get("type")))
    return make(plain) if make is not None else None


def number(text: object) -> int | None:
    """A number as HTML has it; None where it is none, or too long to be one of ours."""
    found = number_of(text)
    return None if found == NONE else found


def thing(data: Plain) -> msg.Thing | None:
    """What the `data-` attributes of an element say of the table; None where it is no thing of it."""
    if not data.keys() & {"choice", "step", "why", "face"}:
        return None
    about = _name(data, "why") or _name(data, "face")
    return msg.Thing(number(data.get("choice")), _name(data, "step"), about, "why" in data, "face" in data)


def _name(data: Plain, key: str) -> str:
    text = str(data.get(key) or "")
    return text if len(text) <= LONGEST_NAME else ""


def _texts(plain: Plain, key: str) -> dict[str, str]:
    """The texts of this key by their names; none where it has none."""
    return {str(name): str(value) for name, value in mapping_of(plain.get(key)).items()}


def _text(plain: Plain, key: str) -> str:
    value = plain.get(key)
    return "" if value is None else str(value)


def _text_or_none(plain: Plain, key: str) -> str | None:
    value = plain.get(key)
    return None if value is None else str(value)


def _click(plain: Plain) -> msg.Message | None:
    data = _texts(plain, "data")
    pressed = thing(data)
    if pressed is not None:
        return msg.ThingPressed(pressed)
    if "rule" in data:
        return msg.RulePressed(_name(data, "rule"))
    # an argument may be long, such as a link
    return msg.ButtonPressed(_name(data, "do"), data.get("arg", "")) if "do" in data else None


def _preview(plain: Plain) -> msg.Message:
    data = _texts(plain, "data")
    if "hold" in data:
        return msg.HoldingLookedFor()
    return msg.ThingPointedAt(thing(data) or msg.NOTHING, "held" in data)


def _filled(plain: Plain) -> msg.Message | None:
    form, data, sent = plain.get("form"), _texts(plain, "data"), plain.get("type") == "submit"
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
        case "exam":
            return msg.ExamFilled(data, sent)
        case "setup":
            return msg.SetUpFilled(data, sent)
    return None


def _asked(plain: Plain) -> msg.Message | None:
    message = plain.get("message")
    if not isinstance(message, Mapping):
        return None
    values = {str(name): it for name, it in message.items() if is_of(it, str) or is_of(it, int)}
    return msg.HostAsked(str(values.pop("type", "")), values)


def _keys(plain: Plain) -> msg.Message:
    return msg.KeysUsed(_name(plain, "task"), _name(plain, "id"), _texts(plain, "data"), _name(plain, "why"))


KINDS: dict[str, Callable[[Plain], msg.Message | None]] = {
    "click": _click,
    "key": lambda plain: msg.KeyPressed(_name(plain, "key"), thing(_texts(plain, "data"))),
    "preview": _preview,
    "change": _filled,
    "submit": _filled,
    "hash": lambda plain: msg.AddressChanged(_text(plain, "text")),
    "copied": lambda plain: msg.TextCopied(bool(plain.get("ok"))),
    "host": _asked,
    "file": lambda plain: msg.FileRead(_text(plain, "text"), _text(plain, "option")),
    "place": lambda plain: msg.PlaceReached(
        _text(plain, "place"), _text(plain, "hash"), bool(plain.get("start"))
    ),
    "storage": lambda plain: msg.GameWritten(_text(plain, "id"), _text_or_none(plain, "text")),
    "shared": lambda _: msg.SharedWritten(),
    "claim": lambda plain: msg.GameClaimed(
        _text(plain, "id"),
        text if isinstance(text := plain.get("text"), str) else None,
        bool(plain.get("ok")),
    ),
    "back": lambda plain: msg.WindowBack(_texts(plain, "games")),
    "keys": _keys,
    "handed": lambda plain: msg.HandedOn(bool(plain.get("ok"))),
    "letter": lambda plain: msg.LetterCame(_text(plain, "text")),
    "taken": lambda plain: msg.LetterTaken(_text(plain, "text")),
    "wanted": lambda _: msg.LettersWanted(),
    "carrier": lambda plain: msg.CarrierChanged(_name(plain, "carrier"), bool(plain.get("works"))),
    "alerts": lambda plain: msg.AlertsAsked(_name(plain, "allowed")),
    "newer": lambda _: msg.NewerReady(),
    "read": lambda _: msg.NoticeRead(),
}

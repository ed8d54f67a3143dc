"""What happened to the page, as a text that can be read back: `python -m web.replay` plays it again.

What somebody typed is made unreadable, letter by letter: names, texts of lessons, what was searched for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple, assert_never, get_args

from pygames.engine.reading import read_json
from pygames.school.exam import ANSWERS
from pygames.school.lesson import LESSON_LINK
from web.model import message as msg
from web.model.envelope import is_letter
from web.model.journal import JournalEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.model.journal import Journal

FORMAT = 1
KINDS = {kind.__name__: kind for kind in get_args(msg.Message)}
WRITTEN = ("name", "answers", "title_", "text_", "other_")  # what fields with free text begin with
THING = "thing"  # the field of a message that is a thing itself
LONGEST = 8_000_000  # characters


class BadReport(ValueError):
    """A text that is no report; it says what is wrong."""


class Report(NamedTuple):
    """What was `known` at the start, and the `entries` since then; `whole` unless some are missing.

    `rules` are the games with the versions of their rules, by which was played.
    """

    rules: str
    known: Mapping[str, Any]
    entries: list[JournalEntry]
    whole: bool


def report_text(journal: Journal, rules: str, opens: Callable[[str], str]) -> str:
    """The text of a report; `rules` are those played here. `opens(text)` is what of a text opens a game."""
    entries = [JournalEntry(_hidden(it.message, opens), it.time, it.times) for it in journal.entries]
    used = " ".join(repr(it.message) for it in entries) + str(journal.known.get("place"))
    data = {
        "pygames-report": FORMAT,
        "rules": rules,
        "whole": journal.whole,
        "known": _known(journal.known, used, opens),
        "messages": [_data(entry) for entry in entries],
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=dict)
    return text.encode(errors="replace").decode()  # half a surrogate pair is no text: nobody could read it


def read(text: str) -> Report:
    """The report that a text is. Raises BadReport."""
    if len(text) > LONGEST:
        raise BadReport(f"longer than {LONGEST} characters")
    try:
        data = read_json(text)
    except ValueError as error:
        raise BadReport(f"no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("pygames-report") != FORMAT:
        raise BadReport(f'no report of this form: "pygames-report" is not {FORMAT}')
    known, messages = data.get("known"), data.get("messages")
    if not isinstance(known, dict) or not isinstance(messages, list):
        raise BadReport('"known" or "messages" is missing')
    entries = [_entry(it, number) for number, it in enumerate(messages)]
    return Report(str(data.get("rules")), known, entries, bool(data.get("whole")))


# --- a message as plain data ---


def _data(entry: JournalEntry) -> dict[str, Any]:
    """A message with its time: in milliseconds since 1970, and ahead of UTC."""
    message = entry.message
    found: dict[str, Any] = {"is": type(message).__name__, "ms": round(entry.time.now * 1000)}
    if entry.time.east:
        found["east"] = entry.time.east
    if entry.times > 1:
        found["times"] = entry.times
    return found | _fields(message)


def _fields(value: Any) -> dict[str, Any]:
    """The fields that are not as they are by themselves."""
    found = {field.name: getattr(value, field.name) for field in fields(value)}
    kept = {field.name for field in fields(value) if found[field.name] != field.default}
    return {name: _fields(it) if is_dataclass(it) else it for name, it in found.items() if name in kept}


def _entry(data: Any, number: int) -> JournalEntry:
    try:
        values = dict(data)
        kind = KINDS[values.pop("is")]
        time = msg.Timestamp(values.pop("ms") / 1000, values.pop("east", 0))
        times = int(values.pop("times", 1))
        if isinstance(values.get(THING), dict):
            values[THING] = msg.Thing(**values[THING])
        return JournalEntry(kind(**values), time, times)
    except (TypeError, ValueError, KeyError) as error:
        raise BadReport(f"message {number} is none: {error}") from error


# --- what nobody else is to read ---


def unreadable(text: str) -> str:
    """The text with an x for every letter and a 0 for every digit: as long, and with its spaces."""
    return "".join("x" if it.isalpha() else "0" if it.isdigit() else it for it in text)


def _hidden(  # noqa: C901 - one case a kind
    message: msg.Message, opens: Callable[[str], str]
) -> msg.Message:
    """The message without what was typed."""
    match message:
        case msg.Preferred("name", name):
            return msg.Preferred("name", unreadable(name))
        case msg.TextPasted(text) | msg.FileRead(text, ""):
            return replace(message, text=opens(text) or unreadable(text))
        case msg.AddressChanged(text):
            return msg.AddressChanged(_unwritten(text))
        case msg.PlaceReached(_, address):
            return replace(message, address=_unwritten(address))
        case msg.WordsSought(words):
            return msg.WordsSought(unreadable(words))
        case msg.LessonWritten(typed) | msg.SetUpFilled(typed) | msg.ExamFilled(typed):
            return replace(message, fields=_without(typed, WRITTEN))
        case msg.GameWritten(_, text) | msg.GameClaimed(_, text):
            return replace(message, text=_nameless(text) if text else text)
        case msg.WindowBack(games):
            return msg.WindowBack({name: _nameless(text) for name, text in games.items()})
        case msg.KeysUsed():
            return replace(message, data={})  # it may hold what a game by mail hides
        case msg.LetterCame(text) | msg.LetterTaken(text):
            return replace(message, text=unreadable(text))
        case msg.HostAsked(_, values):
            told = {name: _unwritten(it) if isinstance(it, str) else it for name, it in values.items()}
            return replace(message, values=told)
        case msg.SharedRead(stored):
            return msg.SharedRead(_shared(stored) if stored else stored)
        # in these nobody has typed anything
        case (
            msg.ThingPressed() | msg.ThingPointedAt() | msg.HoldingLookedFor() | msg.RulePressed()
            | msg.ButtonPressed() | msg.KeyPressed() | msg.Preferred() | msg.LinkChosen() | msg.StepChosen()
            | msg.FileRead() | msg.TextCopied() | msg.SharedWritten() | msg.HandedOn() | msg.LettersWanted()
            | msg.CarrierChanged() | msg.AlertsAsked() | msg.NewerReady() | msg.NoticeRead()
            | msg.TimePassed() | msg.OpponentThinks() | msg.ForecastWorkedOn() | msg.WorkedOn()
            | msg.GamesKept() | msg.SharedKept() | msg.Drawn() | msg.ForecastDrawn() | msg.GamesUnreached()
            | msg.Failed()
        ):  # fmt: skip
            return message
        case _:
            assert_never(message)


def _unwritten(address: str) -> str:
    """What stands after the # of an address, unless somebody has written it: a lesson, a letter, answers."""
    written = LESSON_LINK in address or ANSWERS in address or is_letter(address)
    return unreadable(address) if written else address


def _without(typed: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
    return {name: unreadable(it) if name.startswith(names) else it for name, it in typed.items()}


def _nameless(text: str) -> str:
    """A kept game without the names of its players; a text that is none is made unreadable."""
    try:
        data = read_json(text)
    except ValueError:
        return unreadable(text)
    players = data.get("players") if isinstance(data, dict) else None
    for player in players if isinstance(players, list) else ():
        if isinstance(player, dict) and isinstance(player.get("name"), str):
            player["name"] = unreadable(player["name"])
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _shared(stored: Mapping[str, Any]) -> dict[str, Any]:
    """What all windows share, without names and without lessons that are being written."""
    found = {name: it for name, it in stored.items() if name != "drafts"}
    if isinstance(name := found.get("name"), str):
        found["name"] = unreadable(name)
    set_ups = found.get("set_ups")
    if isinstance(set_ups, dict):
        found["set_ups"] = {
            game: _without({str(name): str(it) for name, it in typed.items()}, ("name",))
            for game, typed in set_ups.items()
            if isinstance(typed, dict)
        }
    return found


def _known(known: Mapping[str, Any], used: str, opens: Callable[[str], str]) -> dict[str, Any]:
    """What was known at the start: of the kept games those that were opened."""
    found = dict(known)
    for name in ("stored", "preferences"):
        if isinstance(found.get(name), dict):
            found[name] = _shared(found[name])
    saves = found.get("saves")
    if isinstance(saves, dict):
        found["saves"] = {
            str(name): _nameless(str(text)) for name, text in saves.items() if str(name) in used
        }
    if found.get("hash"):
        found["hash"] = _unwritten(str(found["hash"]))
    if found.get("pasted"):
        found["pasted"] = unreadable(str(found["pasted"]))
    order = found.get("order")
    if isinstance(order, dict) and order.get("form") == "open":
        record = str((order.get("data") or {}).get("record", ""))
        found["order"] = {**order, "data": {"record": opens(record) or unreadable(record)}}
    if str(found.get("address", "")).startswith("file:"):
        found["address"] = "file:///pygames.html"  # where it lies there is nobody's business
    return found

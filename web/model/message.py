"""What can happen to the page: one type for each kind. `web/decode.py` makes them of what the browser tells.

Time, chance, thinking and the storage are messages too: the same messages give the same page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Timestamp(NamedTuple):
    """When a message came: seconds since 1970, and how many seconds the clocks there are ahead of UTC."""

    now: float = 0.0
    east: int = 0


@dataclass(frozen=True, slots=True)
class Thing:
    """What was pressed or pointed at on the table.

    `choice` is the number of the legal action that it makes, `word` the one that it adds to an action. Where
    it `asks`, it only says why the word `asks_about` cannot be chosen; where it `shows`, it is only read.
    """

    choice: int | None = None
    word: str = ""
    asks_about: str = ""
    asks: bool = False
    shows: bool = False


NOTHING = Thing()


# --- what a person does ---


@dataclass(frozen=True, slots=True)
class ThingPressed:
    """A thing of the table was pressed."""

    thing: Thing


@dataclass(frozen=True, slots=True)
class ThingPointedAt:
    """A thing of the table is pointed at, or nothing any more; its face is shown if a finger `held` it.

    A mouse that has rested on it counts as a finger.
    """

    thing: Thing
    held: bool = False


@dataclass(frozen=True, slots=True)
class HoldingLookedFor:
    """Fingers point here: is there anything to be said of a thing that would be held?"""


@dataclass(frozen=True, slots=True)
class RulePressed:
    """The number of a rule was pressed."""

    rule: str


@dataclass(frozen=True, slots=True)
class ButtonPressed:
    """A button was pressed, by its name in the table of commands; `arg` says what it is about."""

    name: str
    arg: str = ""


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key was pressed; `thing` had the focus, if it is one of the table."""

    key: str
    thing: Thing | None = None


@dataclass(frozen=True, slots=True)
class Preferred:
    """A setting was chosen."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class WordsSought:
    """Words were written into the search of the rulebook."""

    words: str


@dataclass(frozen=True, slots=True)
class LinkChosen:
    """Of the links that can be copied this one was chosen."""

    which: str


@dataclass(frozen=True, slots=True)
class StepChosen:
    """A slider was moved: in the past to the position after `step` choices, in a review to this point."""

    step: int


@dataclass(frozen=True, slots=True)
class TextPasted:
    """A text was written into the field for links and records; `sent`: it is to be opened."""

    text: str
    sent: bool = False


@dataclass(frozen=True, slots=True)
class LessonWritten:
    """Something was written at a lesson: the fields of its form; `sent`: the step is finished."""

    fields: Mapping[str, str]
    sent: bool = False


@dataclass(frozen=True, slots=True)
class SetUpFilled:
    """Something was filled in at a set-up: the fields of its form; `sent`: the game is to begin."""

    fields: Mapping[str, str]
    sent: bool = False


@dataclass(frozen=True, slots=True)
class ExamFilled:
    """Something was filled in at an exam: the fields of its form; `sent`: it is to go on."""

    fields: Mapping[str, str]
    sent: bool = False


@dataclass(frozen=True, slots=True)
class FileRead:
    """A file was chosen: its text, for an option of the set-up or ("") to be opened."""

    text: str
    option: str = ""


# --- what the browser tells ---


@dataclass(frozen=True, slots=True)
class PlaceReached:
    """Somebody went back or forward to this place, or (`begins`) has just opened the page there."""

    place: str
    address: str
    begins: bool = False


@dataclass(frozen=True, slots=True)
class AddressChanged:
    """What stands after the # of the address was changed by hand."""

    text: str


@dataclass(frozen=True, slots=True)
class TextCopied:
    """The clipboard took the text that was to be copied, or did not."""

    ok: bool


@dataclass(frozen=True, slots=True)
class GameWritten:
    """Another window has kept a game (None: deleted it); without an id it has emptied the storage."""

    id: str
    text: str | None


@dataclass(frozen=True, slots=True)
class SharedWritten:
    """Another window has stored what all windows share."""


@dataclass(frozen=True, slots=True)
class GameClaimed:
    """Whether this window alone has the game open; `text` is what is kept of it by now."""

    id: str
    text: str | None
    ok: bool


@dataclass(frozen=True, slots=True)
class WindowBack:
    """This window was put aside and is here again; `games` are the texts that are kept by now."""

    games: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class HandedOn:
    """A letter was handed to whatever sends it, or somebody has thought better of it."""

    ok: bool


@dataclass(frozen=True, slots=True)
class LetterCame:
    """A carrier has brought a letter."""

    text: str


@dataclass(frozen=True, slots=True)
class LetterTaken:
    """A carrier has taken this letter, and will hand it on."""

    text: str


@dataclass(frozen=True, slots=True)
class LettersWanted:
    """Somebody else has come to the line, and may lack letters."""


@dataclass(frozen=True, slots=True)
class CarrierChanged:
    """A carrier takes letters from now on, or takes none any more."""

    carrier: str
    works: bool


@dataclass(frozen=True, slots=True)
class AlertsAsked:
    """The browser has asked whether it may tell of a turn; `allowed`: "granted", or what else it said."""

    allowed: str


@dataclass(frozen=True, slots=True)
class NewerReady:
    """A newer version of the page waits to be loaded."""


@dataclass(frozen=True, slots=True)
class NoticeRead:
    """The message on the page can have been read, and nobody is at it."""


@dataclass(frozen=True, slots=True)
class HostAsked:
    """A page around this one asks for something: by its method, with its named values."""

    method: str
    values: Mapping[str, str | int]


# --- what the page has asked for itself ---


@dataclass(frozen=True, slots=True)
class TimePassed:
    """So much time has passed that the next thing happens by itself."""


@dataclass(frozen=True, slots=True)
class OpponentThinks:
    """Some milliseconds were spent on what an opponent chooses; `TimePassed` waits for what comes of it."""


@dataclass(frozen=True, slots=True)
class ForecastWorkedOn:
    """Some milliseconds were spent on what a choice would do."""


@dataclass(frozen=True, slots=True)
class WorkedOn:
    """Some milliseconds were spent on a hint or a review that somebody has asked for."""


@dataclass(frozen=True, slots=True)
class GamesKept:
    """The storage took the games that were to be kept, or did not."""

    ok: bool


@dataclass(frozen=True, slots=True)
class SharedRead:
    """What the storage holds of what all windows share; None: that cannot be read."""

    stored: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class SharedKept:
    """The storage took what all windows share, or did not."""

    ok: bool


@dataclass(frozen=True, slots=True)
class KeysUsed:
    """What came of a task for the keys of a game by mail; `why` is the key of the text that says why not."""

    task: str
    id: str
    data: Mapping[str, str]
    why: str = ""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The page is shown now."""


@dataclass(frozen=True, slots=True)
class ForecastDrawn:
    """What a choice would do is shown now."""


@dataclass(frozen=True, slots=True)
class GamesUnreached:
    """The code of a game that is asked for could not be loaded."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The browser could not show the page, or something went wrong beside it: `error`, for its makers."""

    error: str


Message = (
    ThingPressed | ThingPointedAt | HoldingLookedFor | RulePressed | ButtonPressed | KeyPressed | Preferred
    | WordsSought | LinkChosen | StepChosen | TextPasted | LessonWritten | SetUpFilled | ExamFilled | FileRead
    | PlaceReached | AddressChanged | TextCopied | GameWritten | SharedWritten | GameClaimed | WindowBack
    | HandedOn | LetterCame | LetterTaken | LettersWanted | CarrierChanged | AlertsAsked | NewerReady
    | NoticeRead | HostAsked | TimePassed | OpponentThinks | ForecastWorkedOn | WorkedOn | GamesKept
    | SharedRead | SharedKept | KeysUsed | Drawn | ForecastDrawn | GamesUnreached | Failed
)  # fmt: skip

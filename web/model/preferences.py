"""What a person prefers, kept in the browser where it allows that."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from itertools import compress, product
from typing import TYPE_CHECKING, Any

from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from web.model.envelope import tidy_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.engine.text import Language
    from web.model.session import Session

# How much longer or shorter others' choices and scenes are told; None: until the person says to go on.
PACES: dict[str, float | None] = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "instant": 0.0, "step": None}
THEMES = ("auto", "light", "dark", "contrast")
SIZES = ("normal", "large", "larger")
RENDERINGS = ("table", "text")
SOUND = ("on", "off")
KEYS = ("on", "off")
NEW_RULES = ("on", "off")  # whether the rules that play tells for the first time are named
RULE_NUMBERS = ("off", "on")  # whether the log and scenes name the rules by their numbers
HINTS = ("alone", "always", "never")  # alone: where nobody else plays on this device
EFFORTS = {"normal": 1, "long": 4, "longest": 16}  # how much a search tries out
# the games that one knows, for the puzzle of the day: all of them first, then each other choice of some
KNOWN = tuple(" ".join(compress(PLAYABLE, chosen)) for chosen in product((True, False), repeat=len(PLAYABLE)))
ASKED = ("always", "fight")  # where a question matters only once a fight is on

ALLOWED: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "size": SIZES,
    "rendering": RENDERINGS,
    "sound": SOUND,
    "pace": tuple(PACES),
    "thinking": tuple(EFFORTS),
    "hints": HINTS,
    "asked": ASKED,
    "keys": KEYS,
    "rule_numbers": RULE_NUMBERS,
    "new_rules": NEW_RULES,
    "known": KNOWN,
}


@dataclass(frozen=True, slots=True)
class Preferences:
    """Kept in the browser where it allows that; every value but the name is one of a few."""

    language: Language = "en"
    theme: str = "auto"
    size: str = "normal"
    rendering: str = "table"
    sound: str = "on"
    pace: str = "normal"
    thinking: str = "normal"
    hints: str = "alone"
    asked: str = "always"
    keys: str = "on"
    rule_numbers: str = "off"
    new_rules: str = "on"
    known: str = KNOWN[0]
    name: str = ""  # what others who play by mail call this person

    @classmethod
    def read(cls, stored: Mapping[str, object], languages: str = "") -> Preferences:
        """The stored preferences; the language of a first visit is the browser's (`fr-FR en`)."""
        tags = languages.lower().split()
        return cls(next((it for tag in tags for it in LANGUAGES if tag[:2] == it), "en")).with_(stored)

    def with_(self, stored: Mapping[str, object]) -> Preferences:
        """With these in the place of those here; what is no preference or no value of one is left out."""
        known: dict[str, Any] = {it: value for it, value in stored.items() if value in ALLOWED.get(it, ())}
        if isinstance(name := stored.get("name"), str):
            known["name"] = tidy_name(name)
        return replace(self, **known)

    def applied_to(self, session: Session) -> Session:
        """A game that goes by them: the same session where it does already, with what is thought in it."""
        asked, effort = self.asked == "fight", EFFORTS[self.thinking]
        if (session.only_at_stake, session.effort) == (asked, effort):
            return session
        return replace(session, only_at_stake=asked, effort=effort)

    def knows(self, game: str) -> Preferences:
        """One knows this game, or does not any more."""
        known = self.known.split()
        return self.with_({"known": " ".join(it for it in PLAYABLE if (it in known) != (it == game))})

    def data(self) -> dict[str, str]:
        """The preferences as plain data, to be stored."""
        return asdict(self)

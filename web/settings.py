"""What a person prefers, and the dialogs to change it and to read which keys there are."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING

import htpy as h

from pygames.core.rulebook import LANGUAGES
from web.parts import button

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pygames.core.rulebook import Language
    from web.texts import Texts

# Seconds before an opponent acts; None: not before the person says so.
PACES: dict[str, float | None] = {"slow": 1.6, "normal": 0.7, "instant": 0.0, "step": None}
THEMES = ("auto", "light", "dark", "contrast")
SIZES = ("normal", "large", "larger")
RENDERINGS = ("table", "text")
KEYS = ("on", "off")
SHORTCUTS = ("tab", "arrows", "enter", "escape", "n", "u", "w", "r", "c", "t", "steps", "ends", "?")

ALLOWED: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "size": SIZES,
    "rendering": RENDERINGS,
    "pace": tuple(PACES),
    "keys": KEYS,
}


@dataclass
class Preferences:
    """Kept in the browser where it allows that; every value is one of a few."""

    language: Language = "en"
    theme: str = "auto"
    size: str = "normal"
    rendering: str = "table"
    pace: str = "normal"
    keys: str = "on"

    @classmethod
    def read(cls, stored: Mapping[str, object], languages: str = "") -> Preferences:
        """The stored preferences; the language of a first visit is the browser's (`fr-FR en`)."""
        wanted = cls()
        wanted.language = next(
            (it for tag in languages.lower().split() for it in LANGUAGES if tag[:2] == it), "en"
        )
        for name in stored:
            wanted.set(name, stored[name])
        return wanted

    def set(self, name: str, value: object) -> bool:
        """Change one; False when there is no such preference or value."""
        if value not in ALLOWED.get(name, ()):
            return False
        setattr(self, name, value)
        return True

    def data(self) -> dict[str, str]:
        """To be stored."""
        return asdict(self)


def settings_dialog(preferences: Preferences, texts: Texts, *, saved: bool) -> h.Element:
    """The preferences as a dialog; each change holds at once."""
    return h.dialog("#dialog.settings", aria_labelledby="dialog-title")[
        h.header(".dialog-head")[
            h.h2("#dialog-title", tabindex="-1")[texts("settings.title")],
            button(texts("close"), "close", sign="close"),
        ],
        h.div(".dialog-body", data_change="settings")[
            (
                h.fieldset(".setting")[
                    h.legend[texts(f"settings.{field.name}")],
                    (
                        h.label(".setup-radio")[
                            h.input(
                                type="radio",
                                name=field.name,
                                value=value,
                                checked=getattr(preferences, field.name) == value,
                            ),
                            h.span[texts(f"settings.{field.name}.{value}")],
                        ]
                        for value in ALLOWED[field.name]
                    ),
                ]
                for field in fields(preferences)
            ),
            None if saved else h.p[texts("settings.not_saved")],
        ],
    ]


def keys_dialog(preferences: Preferences, texts: Texts) -> h.Element:
    """The keys as a dialog."""
    return h.dialog("#dialog.keys", aria_labelledby="dialog-title")[
        h.header(".dialog-head")[
            h.h2("#dialog-title", tabindex="-1")[texts("keys.title")],
            button(texts("close"), "close", sign="close"),
        ],
        h.div(".dialog-body")[
            h.dl(".key-list")[
                ([h.dt[h.kbd[texts(f"key.{key}")]], h.dd[texts(f"key.{key}.does")]] for key in SHORTCUTS)
            ],
            h.p[texts("keys.off" if preferences.keys == "off" else "keys.on")],
        ],
    ]

"""The dialogs of the preferences and of the keys."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from web import html as h
from web.model.keys import LISTED
from web.model.preferences import ALLOWED, Preferences
from web.view.parts import button, dialog

if TYPE_CHECKING:
    from web.texts import Texts


def settings_dialog(preferences: Preferences, texts: Texts, *, saved: bool) -> h.Element:
    """The preferences as a dialog; each change holds at once."""
    return dialog(
        texts("settings.title"),
        texts,
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
            if field.name not in ("known", "name")  # the puzzle of the day asks that, and an invitation this
        ),
        None if saved else h.p[texts("settings.not_saved")],
        h.p[texts("report.about")],
        h.p[button(texts("report.do"), "report")],
        kind="settings",
        change="settings",
    )


def keys_dialog(preferences: Preferences, texts: Texts) -> h.Element:
    """The keys as a dialog."""
    return dialog(
        texts("keys.title"),
        texts,
        h.dl(".key-list")[
            ([h.dt[h.kbd[texts(f"key.{key}")]], h.dd[texts(f"key.{key}.does")]] for key in LISTED)
        ],
        h.p[texts("keys.off" if preferences.keys == "off" else "keys.on")],
        h.p[texts("keys.preview")],
        kind="keys",
    )

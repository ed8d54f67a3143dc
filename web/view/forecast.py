"""What the choice would do that is looked at: one quiet line, in its own place, so that nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web import html as h

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.preview import Foreseen


def forecast_line(foreseen: Foreseen, localizer: Localizer) -> h.Element:
    """The line, empty while nothing is looked at. preview.js has it read to who came there by a key."""
    return h.p("#forecast.forecast", aria_live="off", aria_atomic="true")[forecast_parts(foreseen, localizer)]


def forecast_parts(foreseen: Foreseen, localizer: Localizer) -> list[h.Node]:
    """What stands in it: what matters most first. Of several choices each begins with its verb,
    so does one that is shown before it is pointed at.
    """
    found: list[h.Node] = []
    for action, forecasts in foreseen:
        for number, forecast in enumerate(forecasts):
            if found:
                found.append(" · ")
            if not number and (len(foreseen) > 1 or action.type.foretold):
                found += [h.strong[localizer.text(f"verb.{action.type.name}")], " — "]
            found.append(h.span(".forecast-part", data_tone=forecast.type.tone)[localizer.forecast(forecast)])
    return found

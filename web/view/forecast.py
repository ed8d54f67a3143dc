"""What the choice would do that is looked at: one quiet line, in its own place, so that nothing moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.core.forecast import Forecast
    from pygames.core.localizer import Localizer


def forecast_line(forecasts: Sequence[Forecast], localizer: Localizer) -> h.Element:
    """The line, empty while nothing is looked at."""
    return h.p("#forecast.forecast")[forecast_parts(forecasts, localizer)]


def forecast_parts(forecasts: Sequence[Forecast], localizer: Localizer) -> list[h.Node]:
    """What stands in it: what matters most first."""
    found: list[h.Node] = []
    for forecast in forecasts:
        if found:
            found.append(" · ")
        found.append(h.span(".forecast-part", data_tone=forecast.type.tone)[localizer.forecast(forecast)])
    return found

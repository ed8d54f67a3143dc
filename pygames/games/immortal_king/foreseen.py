"""The kinds of forecasts of Hero: Immortal King."""

from __future__ import annotations

from pygames.engine.forecast import ForecastType

RESULTS = ForecastType("results")  # HIK-40
IMPOSSIBLE = ForecastType("impossible", "bad")
CERTAIN = ForecastType("certain", "good")
HELPED = ForecastType("helped")  # HIK-64
HOPELESS = ForecastType("hopeless", "bad")
BY_GESTURES = ForecastType("by_gestures")  # HIK-72
LOSES_TO = ForecastType("loses_to")  # HIK-97
BEATS = ForecastType("beats")
AMBUSHED = ForecastType("ambushed")  # HIK-55
COSTS = ForecastType("costs")  # HIK-50, HIK-79
COSTS_LAST = ForecastType("costs_last", "bad")  # HIK-74
VICTORY = ForecastType("victory", "good")  # HIK-75
TRAP = ForecastType("trap")  # HIK-70
PRIZE = ForecastType("prize")  # HIK-66
PRIZE_MANA = ForecastType("prize_mana", "good")  # HIK-68
WINS = ForecastType("wins", "good")  # HIK-66
SHORT = ForecastType("short", "bad")  # HIK-69
NEARLY = ForecastType("nearly", "good")  # HIK-90
ESCAPES = ForecastType("escapes")  # HIK-90
COURAGE = ForecastType("courage", "good")  # HIK-51
MANA = ForecastType("mana")  # HIK-10
MANA_FOR = ForecastType("mana_for", "good")  # HIK-41
PAYS = ForecastType("pays")  # HIK-16
STRIKES = ForecastType("strikes", "good")  # HIK-93
STANDS = ForecastType("stands")  # HIK-40
DOOMED = ForecastType("doomed")  # HIK-58
DOOMED_NEVER = ForecastType("doomed_never", "good")
FEAR = ForecastType("fear")  # HIK-55, HIK-56, HIK-58
POWER_NOW = ForecastType("power")  # HIK-57
WAY = ForecastType("way")  # HIK-67
CLEARS = ForecastType("clears", "good")  # HIK-38
NEXT = ForecastType("next")  # HIK-46
FORECASTS = (
    RESULTS, IMPOSSIBLE, CERTAIN, HELPED, HOPELESS, BY_GESTURES, LOSES_TO, BEATS, AMBUSHED, COSTS,
    COSTS_LAST, VICTORY, TRAP, PRIZE, PRIZE_MANA, WINS, SHORT, NEARLY, ESCAPES, COURAGE, MANA, MANA_FOR,
    PAYS, STRIKES, STANDS, DOOMED, DOOMED_NEVER, FEAR, POWER_NOW, WAY, CLEARS, NEXT,
)  # fmt: skip

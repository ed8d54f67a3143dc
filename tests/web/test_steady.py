"""The page's clocks, whatever the machine's do."""

import pytest

from web import clock
from web.steady import SteadyClock


def test_the_clock_never_goes_back() -> None:
    """It stands while the other goes back, and then goes on as that does."""
    readings = iter([100.0, 100.5, -4000.0, -3999.0, 7.0])
    steady = SteadyClock(lambda: next(readings))
    assert [steady() for _ in range(5)] == [0.0, 0.5, 0.5, 1.5, 4007.5]


def test_a_clock_beyond_all_dates_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python refuses what its own type of time cannot hold; then it is the first day there is."""

    def beyond() -> float:
        raise OverflowError("timestamp too large to convert to C PyTime_t")

    monkeypatch.setattr(clock, "time", beyond)
    assert clock.timestamp().now == 0.0
    monkeypatch.setattr(clock, "time", lambda: 1_700_000_000.0)
    assert clock.timestamp().now == 1_700_000_000.0

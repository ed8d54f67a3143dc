"""Work that is done little by little."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from pygames.engine.work import Work

if TYPE_CHECKING:
    from collections.abc import Generator


def counting(pauses: int) -> Generator[None, None, int]:
    for _ in range(pauses):
        yield
    return pauses


def failing() -> Generator[None, None, int]:
    yield
    raise KeyError("Mage Tower")


def test_it_is_done_after_its_last_pause() -> None:
    work = Work(counting(2))
    assert [work.go_on() for _ in range(4)] == [False, False, True, True]
    assert work.result == 2


def test_an_error_is_raised_each_time_and_never_told_as_a_result() -> None:
    work = Work(failing())
    assert not work.go_on()
    for go_on in (work.go_on, work.go_on, work.finish):
        with pytest.raises(KeyError, match="Mage Tower"):
            go_on()
    assert not work.done

"""Work that is done little by little, so that a page goes on meanwhile."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

T = TypeVar("T")


class Work(Generic[T]):
    """A generator that yields every few milliseconds. Once it has returned, `result` is what it returned."""

    __slots__ = ("_error", "_steps", "done", "result")

    result: T  # only where `done`

    def __init__(self, steps: Generator[None, None, T]) -> None:
        self._steps = steps
        self._error: BaseException | None = None
        self.done = False

    def go_on(self) -> bool:
        """Work for some milliseconds. Returns whether the work is done. Raises what the work raised."""
        if self._error is not None:
            raise self._error  # a generator that has raised would only say that it is at its end
        if not self.done:
            try:
                next(self._steps)
            except StopIteration as end:
                self.result, self.done = end.value, True
            except BaseException as error:
                self._error = error
                raise
        return self.done

    def finish(self) -> T:
        """Work to the end without a pause. Returns the result."""
        while not self.go_on():
            pass
        return self.result

"""Work that is done little by little, so that a page goes on meanwhile."""

from __future__ import annotations

from collections.abc import Generator
from typing import Generic, TypeVar

T = TypeVar("T")


class Work(Generic[T]):
    """A generator that yields every few milliseconds, and returns what came of it: then `done`."""

    __slots__ = ("_steps", "done", "result")

    result: T  # once it is done

    def __init__(self, steps: Generator[None, None, T]) -> None:
        self._steps = steps
        self.done = False

    def go_on(self) -> bool:
        """Work for some milliseconds; whether it is done."""
        if not self.done:
            try:
                next(self._steps)
            except StopIteration as end:
                self.result, self.done = end.value, True
        return self.done

    def finish(self) -> T:
        """Work to the end without a pause; what came of it."""
        while not self.go_on():
            pass
        return self.result

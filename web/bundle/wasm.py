"""The binary form of WebAssembly, as far as functions can be taken out of a module.

Follows the core specification, chapter 5. Read are the instructions of Pyodide's module; another one ends the
build.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from web.bundle.common import BuildError

IMPORT, EXPORT, ELEMENT, CODE, DATA = 2, 7, 9, 10, 11
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)
EMPTY = bytes([0x03, 0x00, 0x00, 0x0B])  # its length, no locals, `unreachable`, `end`

# What follows the number of an instruction: how many LEB128 numbers, or one of the forms below.
CALL, REF_FUNC, I32_CONST = 0x10, 0xD2, 0x41
NUMBERS = {
    **dict.fromkeys((0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0C, 0x0D, 0x18, CALL, 0x12), 1),
    **dict.fromkeys((0x11, 0x13), 2),
    **dict.fromkeys(range(0x20, 0x27), 1),
    **dict.fromkeys(range(0x28, 0x3F), 2),
    **dict.fromkeys((0x3F, 0x40, I32_CONST, 0x42, 0xD0, REF_FUNC), 1),
}
PLAIN = {0x00, 0x01, 0x05, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, 0xD1, *range(0x45, 0xC5)}
FLOATS = {0x43: 4, 0x44: 8}
BRANCH_TABLE, TYPED_SELECT, PREFIXED = 0x0E, 0x1C, 0xFC
PREFIXED_NUMBERS = {
    **dict.fromkeys(range(8), 0),
    8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1,
}  # fmt: skip


def number(content: bytes, at: int) -> tuple[int, int]:
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = content[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def past(content: bytes, at: int, count: int = 1) -> int:
    """Where so many LEB128 numbers end."""
    for _ in range(count):
        while content[at] > 0x7F:
            at += 1
        at += 1
    return at


def leb(value: int) -> bytes:
    """A number as unsigned LEB128."""
    made = bytearray()
    while value > 0x7F:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*made, value])


def vector(parts: list[bytes]) -> bytes:
    """Parts with their count before them."""
    return leb(len(parts)) + b"".join(parts)


def called(content: bytes, at: int, end: int) -> set[int]:
    """The functions that a body calls, or takes the address of, by name. It lies from `at` to `end`."""
    found = set()
    groups, at = number(content, at)
    for _ in range(groups):
        at = past(content, at) + 1  # locals of one type
    while at < end:
        code = content[at]
        at += 1
        if code in (CALL, REF_FUNC):
            function, at = number(content, at)
            found.add(function)
        elif code in NUMBERS:
            at = past(content, at, NUMBERS[code])
        elif code == BRANCH_TABLE:
            count, at = number(content, at)
            at = past(content, at, count + 1)
        elif code in FLOATS:
            at += FLOATS[code]
        elif code == TYPED_SELECT:
            count, at = number(content, at)
            at = past(content, at, count)
        elif code == PREFIXED:
            code, at = number(content, at)
            at = past(content, at, PREFIXED_NUMBERS[code])
        elif code not in PLAIN:
            raise BuildError(f"web/bundle/wasm.py does not know WebAssembly's instruction 0x{code:02x}.")
    return found


@dataclass
class Export:
    """One name that a module gives to others."""

    name: str
    kind: int
    index: int
    written: bytes = field(repr=False)


@dataclass
class Module:
    """A module with one table that is filled from one list, and data at fixed places of one memory."""

    content: bytes

    def __post_init__(self) -> None:
        """Find the sections, and read those that count."""
        self.sections: list[tuple[int, int, int]] = []
        at = 8
        while at < len(self.content):
            size, start = number(self.content, at + 1)
            self.sections.append((self.content[at], start, start + size))
            at = start + size
        self.starts = {kind: start for kind, start, _ in self.sections}
        self.imported = self._imported()
        self.exports = self._exports()
        self.first, self.table = self._table()
        self.bodies = self._bodies()

    def _imported(self) -> int:
        """How many functions are imported: their numbers come first."""
        count, at = number(self.content, self.starts[IMPORT])
        functions = 0
        for _ in range(count):
            for _ in range(2):
                size, at = number(self.content, at)
                at += size
            kind = self.content[at]
            if kind in (TABLE, MEMORY):
                limits = at + 1 + (kind == TABLE)
                at = past(self.content, limits, 2 + (self.content[limits] & 1))
            elif kind == FUNCTION:
                functions += 1
                at = past(self.content, at + 1)
            else:  # a global, or a tag: two bytes for all types that there are
                at += 3
        return functions

    def _exports(self) -> list[Export]:
        count, at = number(self.content, self.starts[EXPORT])
        found = []
        for _ in range(count):
            start = at
            size, at = number(self.content, at)
            name = self.content[at : at + size].decode()
            index, end = number(self.content, at + size + 1)
            found.append(Export(name, self.content[at + size], index, self.content[start:end]))
            at = end
        return found

    def _table(self) -> tuple[int, list[int]]:
        """The place of the first function in the table, and all functions from there on."""
        at = self.starts[ELEMENT]
        if self.content[at : at + 3] != bytes([1, 0, I32_CONST]):
            raise BuildError("Pyodide's table is not filled from one list any more; see web/bundle/wasm.py.")
        first, at = number(self.content, at + 3)
        count, at = number(self.content, at + 1)
        table = []
        for _ in range(count):
            function, at = number(self.content, at)
            table.append(function)
        return first, table

    def _bodies(self) -> list[tuple[int, int]]:
        """Where the body of each function that is not imported lies."""
        count, at = number(self.content, self.starts[CODE])
        found = []
        for _ in range(count):
            size, at = number(self.content, at)
            found.append((at, at + size))
            at += size
        return found

    def calls(self) -> dict[int, set[int]]:
        """For each function that is not imported: those that it calls."""
        return {self.imported + n: called(self.content, *body) for n, body in enumerate(self.bodies)}

    def size(self, function: int) -> int:
        """How many bytes a body has; none if the function is imported."""
        if function < self.imported:
            return 0
        start, end = self.bodies[function - self.imported]
        return end - start

    def data(self) -> list[tuple[int, int, int]]:
        """The pieces of data in the memory: address, and from where to where in the module they lie."""
        count, at = number(self.content, self.starts[DATA])
        found = []
        for _ in range(count):
            if self.content[at : at + 2] != bytes([0, I32_CONST]):
                raise BuildError("Pyodide's data is not at fixed places any more; see web/bundle/wasm.py.")
            address, at = number(self.content, at + 2)
            size, at = number(self.content, at + 1)
            found.append((address, at, at + size))
            at += size
        return found

    def memory(self) -> bytearray:
        """What lies in the memory from the start."""
        pieces = self.data()
        made = bytearray(max(address + end - start for address, start, end in pieces))
        for address, start, end in pieces:
            made[address : address + end - start] = self.content[start:end]
        return made

    def written(self, exports: list[Export], live: set[int], memory: bytes | bytearray) -> bytes:
        """The module with these exports, an empty body for each function that is not `live`, and this memory.

        Raises BuildError where the memory has something that no piece of data can hold.
        """
        new = {
            EXPORT: vector([it.written for it in exports]),
            CODE: self._code(live),
            DATA: self._data(memory),
        }
        parts = [self.content[:8]]
        for kind, start, end in self.sections:
            content = new.get(kind, self.content[start:end])
            parts += [bytes([kind]), leb(len(content)), content]
        return b"".join(parts)

    def _code(self, live: set[int]) -> bytes:
        parts = []
        for function, (start, end) in enumerate(self.bodies, self.imported):
            body = self.content[start:end]
            parts.append(leb(len(body)) + body if function in live else EMPTY)
        return vector(parts)

    def _data(self, memory: bytes | bytearray) -> bytes:
        left = bytearray(memory)
        parts, at = [], self.starts[DATA]
        for address, start, end in self.data():
            there = slice(address, address + end - start)
            parts += [self.content[at:start], memory[there]]
            left[there] = bytes(end - start)
            at = end
        if any(left):
            raise BuildError(
                "Something would lie in Pyodide's memory where no piece of data is; see web/bundle/wasm.py."
            )
        return b"".join(parts)

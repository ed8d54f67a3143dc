"""Records: a match as JSON and as a short link text. The format is described in docs/record.md.

The link writes each choice as a digit, its place among the legal actions, in a mixed radix: a
choice that was the only one costs nothing.
"""

from __future__ import annotations

import binascii
import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from pygames.engine import reading
from pygames.engine.errors import BadRecord
from pygames.engine.game import Game
from pygames.engine.options import OptionValue
from pygames.engine.shapes import is_of
from pygames.engine.state import State

FORMAT = 1
MOST_CHOICES = 20_000
LONGEST = 400_000  # characters of a record that we are willing to read: 20 for each of those
MOST_RULES = 999_999  # a rules version is no larger
CHECKPOINT_EVERY = 16  # a byte of the position is kept after every so many choices
MOST_DIGIT_BYTES = 2  # in the mean: nobody chooses among more than 65,536 actions
DAMAGE_BYTES = 2
CHECK_BYTES = 4


@dataclass(frozen=True)
class Record:
    """A match written down.

    `rules` is the game's rules version. It starts from a `seed`, or else from a position, whose plain
    data is `start`. `choices` are the texts of the actions, `digits` for each choice its place among the
    legal actions and how many there were, `points` a byte of the position after every sixteenth choice,
    `check` the checksum of the position after the last one (8 hexadecimal digits). `practice` says that
    choices could be taken back freely.
    """

    game: str
    rules: int
    seats: int
    seed: int | None
    start: Mapping[str, Any] | None
    options: Mapping[str, OptionValue]
    choices: tuple[str, ...]
    digits: tuple[tuple[int, int], ...]
    points: bytes
    check: str
    practice: bool = False

    def json(self) -> str:
        """The record as JSON in one line, always the same bytes for the same match."""
        return json.dumps(
            {
                "pygames": FORMAT,
                "game": self.game,
                "rules": self.rules,
                "seats": self.seats,
                **({"seed": self.seed} if self.start is None else {"start": self.start}),
                "practice": self.practice,
                "options": dict(self.options),
                "choices": list(self.choices),
                "points": self.points.hex(),
                "check": self.check,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )

    def link(self, game: Game[Any]) -> str:
        """The record as a short text that fits in an address: `heroz.1.…`."""
        number = 0
        for index, count in reversed(self.digits):
            number = number * count + index
        settings = (_options_number(game, self.options) * 2 + self.practice) * 2 + (self.start is not None)
        position = json.dumps(self.start, ensure_ascii=False, separators=(",", ":"))
        body = b"".join(
            [
                *(varint(n) for n in (self.seats, self.seed or 0, settings, len(self.digits))),
                bytes.fromhex(self.check),
                self.points,
                *_files(game, self.options),
                *([] if self.start is None else [packed(position)]),
                number.to_bytes((number.bit_length() + 7) // 8, "little"),
            ]
        )
        head = f"{self.game}.{self.rules}."
        sealed = body + seal_of(head, body)
        return head + urlsafe_b64encode(sealed).rstrip(b"=").decode("ascii")


@dataclass(frozen=True)
class EncodedRecord:
    """What a record or link text says, before it is replayed.

    `choices` are action texts (JSON), or None when `number` holds `count` digits (link).
    """

    game: str
    rules: int
    seats: int
    seed: int | None
    start: Any
    options: Mapping[str, Any]
    choices: tuple[str, ...] | None
    number: int
    count: int
    points: bytes
    check: str
    practice: bool


def checksum(state: State) -> str:
    """Eight hexadecimal digits that tell one position from another."""
    text = json.dumps(state.data(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return f"{crc32(text.encode()):08x}"


def read_json(text: str) -> EncodedRecord:
    """Read a JSON record. Raises BadRecord when it is none."""
    try:
        data = reading.read_json(text)
    except ValueError:
        raise BadRecord("not_json") from None
    if not isinstance(data, dict) or not is_of(data.get("pygames"), int) or data["pygames"] != FORMAT:
        raise BadRecord("not_a_record")
    wanted = {
        "practice": bool,
        "game": str,
        "rules": int,
        "seats": int,
        **({"start": dict} if "start" in data else {"seed": int}),
        "options": dict,
        "choices": list,
        "points": str,
        "check": str,
    }
    for name, kind in wanted.items():
        if not is_of(data.get(name), kind):
            raise BadRecord("bad_field", name=name)
    if not 0 <= data["rules"] <= MOST_RULES:
        raise BadRecord("bad_field", name="rules")
    if not all(isinstance(value, bool | int | str) for value in data["options"].values()):
        raise BadRecord("bad_field", name="options")
    choices = data["choices"]
    if len(choices) > MOST_CHOICES:
        raise BadRecord("too_long")
    for at, choice in enumerate(choices, start=1):
        if not isinstance(choice, str):
            raise BadRecord("bad_choice", at=at, of=len(choices))
    return EncodedRecord(
        data["game"],
        data["rules"],
        data["seats"],
        None if "start" in data else data["seed"],
        data.get("start"),
        data["options"],
        tuple(choices),
        0,
        len(choices),
        _read_points(data["points"], len(choices)),
        data["check"],
        data["practice"],
    )


def _read_points(text: str, count: int) -> bytes:
    try:
        points = bytes.fromhex(text)
    except ValueError:
        raise BadRecord("bad_field", name="points") from None
    if len(points) != count // CHECKPOINT_EVERY or points.hex() != text:
        raise BadRecord("bad_field", name="points")
    return points


def read_link(text: str, games: Mapping[str, Game[Any]]) -> EncodedRecord:
    """Read a link text of one of these games. Raises BadRecord when it is damaged or foreign."""
    text = text.partition("~")[0]  # the page says behind it who sits where
    parts = text.split(".")
    if len(parts) != 3 or not text.isascii() or not parts[1].isdecimal():
        raise BadRecord("not_a_link")
    if len(parts[1]) > len(str(MOST_RULES)) or parts[1] != str(int(parts[1])):
        raise BadRecord("not_a_link")
    game = games.get(parts[0])
    if game is None:
        raise BadRecord("unknown_game", name=parts[0][:40])
    try:
        code = parts[2].encode("ascii")
        sealed = urlsafe_b64decode(code + b"=" * (-len(code) % 4))
    except (binascii.Error, ValueError):
        raise BadRecord("damaged_link") from None
    rules = int(parts[1])
    head = f"{parts[0]}.{rules}."
    body, seal = sealed[:-DAMAGE_BYTES], sealed[-DAMAGE_BYTES:]
    if seal != seal_of(head, body) or urlsafe_b64encode(sealed).rstrip(b"=") != code:
        raise BadRecord("damaged_link")
    if rules < game.oldest_rules:
        raise BadRecord("other_rules", version=rules, ours=game.rules_version)
    try:
        return _read_body(game, rules, body)
    except BadRecord:
        if rules == game.rules_version:
            raise
        # what it holds may mean something else by now
        raise BadRecord("other_rules", version=rules, ours=game.rules_version) from None


def _read_body(game: Game[Any], rules: int, body: bytes) -> EncodedRecord:
    """What the bytes between the address and the seal say."""
    numbers = []
    at = 0
    for _ in range(4):
        n, at = read_varint(body, at)
        numbers.append(n)
    seats, seed, settings, count = numbers
    check, points = body[at : at + CHECK_BYTES], body[at + CHECK_BYTES :][: count // CHECKPOINT_EVERY]
    if len(check) < CHECK_BYTES or count > MOST_CHOICES or len(points) < count // CHECKPOINT_EVERY:
        raise BadRecord("damaged_link")
    options = _options_of(game, settings // 4)
    at += CHECK_BYTES + len(points)
    for option in game.options:
        if option.faults is not None and options[option.id]:
            options[option.id], at = _read_file(body, at)
    start = None
    if settings % 2:
        text, at = _read_file(body, at)
        try:
            start = reading.read_json(text)
        except ValueError:
            raise BadRecord("damaged_link") from None
    if len(body) - at > count * MOST_DIGIT_BYTES:  # dividing it so many times would take ages
        raise BadRecord("left_over", of=count)
    number = int.from_bytes(body[at:], "little")
    practice = settings // 2 % 2 == 1
    return EncodedRecord(
        game.id,
        rules,
        seats,
        None if settings % 2 else seed,
        start,
        options,
        None,
        number,
        count,
        points,
        check.hex(),
        practice,
    )


def seal_of(head: str, body: bytes) -> bytes:
    """Two bytes that tell a damaged link from one whose rules have changed."""
    return (crc32(head.encode("ascii") + body) & 0xFFFF).to_bytes(DAMAGE_BYTES, "big")


def varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first, the high bit set on all but the last."""
    out = bytearray()
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def read_varint(data: bytes, at: int) -> tuple[int, int]:
    """The number that begins at this byte, and where it ends. Raises BadRecord when it has no end."""
    number = 0
    for shift in range(0, 70, 7):
        if at >= len(data):
            break
        byte = data[at]
        at += 1
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            return number, at
    raise BadRecord("damaged_link")


def _options_number(game: Game[Any], options: Mapping[str, OptionValue]) -> int:
    number = 0
    for option in reversed(game.options):
        if option.faults is not None:
            number = number * 2 + bool(options[option.id])
        else:
            number = number * len(option.values) + _place(option.values, options[option.id])
    return number


def _files(game: Game[Any], options: Mapping[str, OptionValue]) -> list[bytes]:
    """The texts of the files in use, packed."""
    return [
        packed(str(options[option.id]))
        for option in game.options
        if option.faults is not None and options[option.id]
    ]


def packed(text: str) -> bytes:
    """A text, deflated, with its length before it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    deflated = packer.compress(text.encode()) + packer.flush()
    return varint(len(deflated)) + deflated


def _read_file(body: bytes, at: int) -> tuple[str, int]:
    length, at = read_varint(body, at)
    unpacker = zlib.decompressobj(-15)
    try:
        text = unpacker.decompress(body[at : at + length], LONGEST).decode()
    except (zlib.error, UnicodeDecodeError):
        raise BadRecord("damaged_link") from None
    if not text or unpacker.unconsumed_tail or at + length > len(body):
        raise BadRecord("damaged_link")
    return text, at + length


def _place(values: Sequence[OptionValue], value: OptionValue) -> int:
    return next(i for i, v in enumerate(values) if v == value and type(v) is type(value))


def _options_of(game: Game[Any], number: int) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for option in game.options:
        values = option.values if option.faults is None else ("", "?")  # the file's text comes later
        number, place = divmod(number, len(values))
        options[option.id] = values[place]
    if number:
        raise BadRecord("damaged_link")
    return options

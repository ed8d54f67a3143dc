"""Inputs that somebody may have spoiled: links under a seal that fits, records, files of one's own, saves.

Each is read, or refused by a typed error that can be said in every language; what is refused costs little.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Any

import pygames
from pygames.engine.errors import BadOption, BadRecord, GameError
from pygames.engine.match import Match
from pygames.engine.record import LONGEST, packed, read_varint, seal_of, varint
from pygames.engine.replay import open_record
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from tests.kit.play import TACTICS, Player
from tests.kit.truth import true_state
from tools.soak.trial import FILES, Found, Tally, Trial, any_set_up, begin, link_of, timed
from web.model.saves import Save

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygames.engine.rng import Rng

SECONDS = 0.2  # of the processor, for what is refused
MOST_SAID = 20_000  # characters of a refusal
MUTATIONS = 25  # of each trial
LONGEST_FILE = 64 * 1024  # of a file of one's own

HUGE: tuple[Any, ...] = (
    10**19,
    2**64,
    2**64 - 1,
    -1,
    10**400,
    1e308,
    0,
    True,
    None,
    "",
    "9" * 5000,
    [],
    {},
    [[]],
)
BITS = "{}[]\",:\\0123456789-eE.tfn \n\x00\ud800é=#'"


def inputs(trial: Trial, tally: Tally) -> None:
    """One game written in every way, and each way spoiled in some."""
    rng = trial.rng()
    match = begin(trial.game, rng, any_set_up(trial.game, rng))
    player = Player(rng, rng.below(TACTICS))
    for _ in range(rng.below(120)):
        if match.decision is not None:
            match.play(player.choose(match.decision.legal_actions))
    placed = Match.at(match.game, true_state(match), match.options)
    for _ in range(rng.below(20)):
        if placed.decision is not None:
            placed.play(player.choose(placed.decision.legal_actions))
    kinds: list[Callable[[Match, Rng], str]] = [mended_link, link_characters, field, structure, characters]
    for _ in range(MUTATIONS):
        text = rng.choice(kinds)(rng.choice([match, placed]), rng)
        read(text, trial, tally)
    for (game, option), text in FILES.items():
        if game == trial.game:
            for _ in range(MUTATIONS):
                own_file(option, spoiled_file(text, rng), trial, tally)
    save(match, rng, trial, tally)


# --- reading, and what is wrong with how it was read ---


def read(text: str, trial: Trial, tally: Tally) -> None:
    """A record or a link: opened, or refused in words and soon."""
    said = attempt("a record refused", lambda: open_record(text, PLAYABLE), BadRecord, text, trial, tally)
    if said is None:
        again = open_record(text, PLAYABLE).match
        if open_record(again.record.json(), PLAYABLE).match.record != again.record:
            raise Found("what was read is written otherwise", text)


def own_file(option: str, text: str, trial: Trial, tally: Tally) -> None:
    """A file of one's own."""
    attempt(
        "a file refused",
        lambda: pygames.new(trial.game, seed=1, options={option: text}),
        BadOption, text, trial, tally,
    )  # fmt: skip


def attempt(
    what: str,
    work: Callable[[], Any],
    allowed: type[GameError],
    text: str,
    trial: Trial,
    tally: Tally,
) -> str | None:
    """None if it was read, else what was said; anything but the error that is allowed is a find."""
    tally.counts["mutated inputs"] += 1

    def once() -> GameError | None:
        try:
            work()
        except allowed as error:
            return error
        return None

    try:
        refused, seconds = timed(once)
        if refused is not None and seconds > SECONDS:
            refused, again = timed(once)  # what else the machine does costs time too
            seconds = min(seconds, again)
    except Exception as failure:
        raise Found(f"{what}: {failure!r}"[:500], text) from failure
    if refused is None:
        tally.counts["mutated inputs that could be read"] += 1
        tally.took(what.replace("refused", "read"), seconds, trial, text)
        return None
    tally.took(what, seconds, trial, text)
    if seconds > SECONDS:
        raise Found(f"{what} after {seconds:.2f} s", text)
    told = [Localizer(pygames.load(trial.game), language).error(refused) for language in LANGUAGES]
    if max(map(len, told)) > MOST_SAID or not all(told):
        raise Found(f"{what} with {max(map(len, told))} characters", text)
    return told[0]


# --- links ---


def mended_link(match: Match, rng: Rng) -> str:
    """A link whose bytes are spoiled behind a seal that fits."""
    link = link_of(match)
    head, _, code = link.rpartition(".")
    body = bytearray(urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-2])
    ways: list[Callable[[bytearray, Rng], bytes]] = [flipped, flipped, cut, swapped_bytes, huge_number, grown]
    if match.seed is None:
        ways += [truncated_deflate, other_position]
    spoiled = bytes(body)
    for _ in range(1 + rng.below(3)):
        spoiled = rng.choice(ways)(bytearray(spoiled), rng)
    head += "."
    text = head + urlsafe_b64encode(spoiled + seal_of(head, spoiled)).rstrip(b"=").decode()
    return text + rng.choice(["", "", "", "@0", "@3", "@999999", "@-1", "@²"])


def flipped(body: bytearray, rng: Rng) -> bytes:
    """One bit is another."""
    if body:
        body[rng.below(len(body))] ^= 1 << rng.below(8)
    return bytes(body)


def cut(body: bytearray, rng: Rng) -> bytes:
    """A part is missing."""
    one, other = sorted((rng.below(len(body) + 1), rng.below(len(body) + 1)))
    return bytes(body[:one] + body[other:])


def swapped_bytes(body: bytearray, rng: Rng) -> bytes:
    """Two bytes in each other's place."""
    if body:
        one, other = rng.below(len(body)), rng.below(len(body))
        body[one], body[other] = body[other], body[one]
    return bytes(body)


def huge_number(body: bytearray, rng: Rng) -> bytes:
    """One of the four numbers at the start is another, perhaps beyond all bounds."""
    numbers, at = [], 0
    try:
        for _ in range(4):
            number, at = read_varint(bytes(body), at)
            numbers.append(number)
    except BadRecord:
        return bytes(body)
    numbers[rng.below(4)] = rng.choice(
        [0, 1, 15, 16, 255, 19_999, 20_000, 20_001, 1 << 32, (1 << 64) - 1, 1 << 69]
    )
    return b"".join(map(varint, numbers)) + bytes(body[at:])


def grown(body: bytearray, rng: Rng) -> bytes:
    """Bytes with more of them at the end."""
    filler = rng.choice([b"\xff", b"\x00", b"\x80", b"\x55"])
    return bytes(body) + filler * rng.choice([1, 40, 4000, 290_000])


def _packed_at(body: bytes) -> tuple[int, int, int]:
    """Where the packed position of a link begins and ends, and where its length stands."""
    at = 0
    for _ in range(3):
        _, at = read_varint(body, at)
    count, at = read_varint(body, at)
    at += 4 + count // 16
    length, begins = read_varint(body, at)
    return at, begins, min(begins + length, len(body))


def truncated_deflate(body: bytearray, rng: Rng) -> bytes:
    """The packed position ends too soon, with a length that says so."""
    try:
        at, begins, ends = _packed_at(bytes(body))
    except BadRecord:
        return bytes(body)
    kept = bytes(body[begins : begins + rng.below(max(1, ends - begins))])
    return bytes(body[:at]) + varint(len(kept)) + kept + bytes(body[ends:])


def other_position(body: bytearray, rng: Rng) -> bytes:
    """The packed position is another text: nested, huge, or spoiled."""
    try:
        at, begins, ends = _packed_at(bytes(body))
        text = zlib.decompressobj(-15).decompress(bytes(body[begins:ends]), LONGEST).decode()
    except (BadRecord, zlib.error, UnicodeDecodeError):
        return bytes(body)
    spoiled = [
        "[" * 100_000,
        '{"a":' * 30_000,
        " " * 3_000_000,
        "0" * 300_000,
        spoil_characters(text, rng),
        json.dumps(spoil_structure(_loaded(text), rng)),
    ]
    other = rng.choice(spoiled)
    return bytes(body[:at]) + packed(other.encode(errors="ignore").decode()) + bytes(body[ends:])


def link_characters(match: Match, rng: Rng) -> str:
    """A link as it may be mistyped."""
    return spoil_characters(link_of(match), rng)


# --- records as JSON ---


def field(match: Match, rng: Rng) -> str:
    """A record with a field that is something else, is missing, or stands in another's place."""
    data = json.loads(match.record.json())
    names = sorted(data)
    one, other = rng.choice(names), rng.choice(names)
    way = rng.below(5)
    if way == 0:
        data[one] = rng.choice(HUGE)
    elif way == 1:
        data[one], data[other] = data[other], data[one]
    elif way == 2:
        del data[one]
    elif way == 3:
        data["choices"] = _other_choices(data["choices"], match, rng)
        data["points"] = "00" * (len(data["choices"]) // 16)
    else:
        data[one] = nested(rng)
    return json.dumps(data)


def _other_choices(choices: list[str], match: Match, rng: Rng) -> list[str]:
    way = rng.below(5)
    if way == 0:
        rng.shuffle(choices)
    elif way == 1:
        choices = choices * 3
    elif way == 2:
        choices = choices + [rng.choice(["pass", "", "x" * 300, "é", " "])] * rng.choice([1, 30_000, 19_000])
    elif way == 3 and choices:
        at = rng.below(len(choices))
        choices[at] = rng.choice(match.game.syntax.types).name + rng.choice(["", " A1", " A1 A1", " 1 2 3"])
    else:
        choices = choices[: rng.below(len(choices) + 1)]
    return choices


def nested(rng: Rng) -> Any:
    """Something in something in something."""
    found: Any = rng.choice([0, "a", None])
    for _ in range(rng.choice([5, 39, 41, 300])):
        found = [found] if rng.below(2) else {"a": found}
    return found


def structure(match: Match, rng: Rng) -> str:
    """A record spoiled somewhere within, with Python's own nesting or beyond it."""
    if rng.below(8) == 0:
        return '{"a":' + rng.choice(["[", '{"b":', '[{"c":']) * rng.choice([500, 7000, 100_000])
    return json.dumps(spoil_structure(json.loads(match.record.json()), rng))


def _loaded(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def spoil_structure(data: Any, rng: Rng) -> Any:
    """Data with something else at one place of it."""
    if isinstance(data, dict) and data and rng.below(6):
        name = rng.choice(sorted(data))
        return {**data, name: spoil_structure(data[name], rng)}
    if isinstance(data, list) and data and rng.below(6):
        at = rng.below(len(data))
        return [*data[:at], spoil_structure(data[at], rng), *data[at + 1 :]]
    if isinstance(data, int) and rng.below(2):
        return data + rng.choice([1, -1, 64, 1 << 20])
    return rng.choice([*HUGE, *([data[::-1]] if isinstance(data, list | str) else [])])


def characters(match: Match, rng: Rng) -> str:
    """A record with other characters."""
    return spoil_characters(match.record.json(), rng)


def spoil_characters(text: str, rng: Rng) -> str:
    """Parts cut out, written twice or replaced."""
    for _ in range(1 + rng.below(3)):
        one, other = sorted((rng.below(len(text) + 1), rng.below(len(text) + 1)))
        way = rng.below(4)
        if way == 0:
            text = text[:one] + text[min(other, one + 30) :]
        elif way == 1:
            text = text[:other] + text[one:]
        elif way == 2:
            text = text[:one] + rng.choice(BITS) + text[one + 1 :]
        else:
            text = text[:one] + rng.choice(BITS) * rng.choice([1, 50, 30_000]) + text[one:]
    return text


# --- files of one's own, and kept games ---


def spoiled_file(text: str, rng: Rng) -> str:
    """A file of cards or values that is spoiled, at most as long as the page takes."""
    way = rng.below(5)
    if way == 0:
        line = rng.choice(
            [*text.splitlines(), "[[dungeon]]", "[[a", "[a]", 'a = "', "a = [", "a = {", "[", '"""']
        )
        found = (line + rng.choice(["\n", "", " "])) * 100_000
    elif way == 1:
        found = text + "\n" + text * 10
    elif way == 2:
        lines = text.splitlines()
        rng.shuffle(lines)
        found = "\n".join(lines)
    elif way == 3:
        found = "".join(rng.choice(BITS) for _ in range(rng.choice([10, 1000, 20_000])))
    else:
        found = spoil_characters(text, rng)
    return found[:LONGEST_FILE]


def save(match: Match, rng: Rng, trial: Trial, tally: Tally) -> None:
    """A kept game as it may lie in the storage: read as one, or found to be none."""
    stored = {
        "pygames-save": 1, "game": match.game.id, "record": match.record.json(), "link": link_of(match),
        "players": [{"name": "", "bot": ""}] * match.seats, "choices": len(match.choices), "over": False,
        "practice": False, "when": 0, "automatic": [],
    }  # fmt: skip
    for _ in range(5):
        spoiled = json.dumps(spoil_structure(stored, rng))
        for text in (spoiled, spoil_characters(spoiled, rng)):
            tally.counts["mutated inputs"] += 1
            try:
                _, seconds = timed(lambda text=text: Save.read("a", text))  # type: ignore[misc]
            except Exception as failure:
                raise Found(f"a kept game: {failure!r}"[:500], text) from failure
            tally.took("a kept game read", seconds, trial, text)

"""What the build writes for the page's own scripts to read: the single file's text, and Python's memory."""

import hashlib
import io
import json
import subprocess
import zipfile
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
import zstandard

from web.bundle import archive, bytecode, dense, memory, packing, runtime, single
from web.bundle.bytecode import OURS, games_zip, zips
from web.bundle.common import ROOT, WEB, BuildError, node

SIZES = [0, 1, 2, 30, 31, 32, 61, 62, 63, 1000]
CHANCE = Random(31)
CONTENTS = [
    *(CHANCE.randbytes(size) for size in [*SIZES, *(CHANCE.randrange(3000) for _ in range(20))]),
    *(bytes([byte]) * size for byte in (0x00, 0x7F, 0x80, 0xFF) for size in (31, 40)),
    bytes(range(256)),
]

DECODE = """
const read = [];
for (const [text, size] of JSON.parse(bytes)) read.push(Buffer.from(decode(text, size)).toString("hex"));
console.log(JSON.stringify(read));
"""

UNZSTD = """
const decoder = await WebAssembly.compile(bytes.subarray(0, SIZE));
const told = [];
for (const hex of JSON.parse(bytes.subarray(SIZE))) {
  const packed = Buffer.from(hex, "hex");
  const parts = [];
  for (let at = 0; at < packed.length; at += 1000) parts.push(packed.subarray(at, at + 1000));
  try {
    const undone = new Response(ReadableStream.from(parts).pipeThrough(unpacker(decoder)));
    told.push(Buffer.from(await undone.arrayBuffer()).toString("hex"));
  } catch (error) {
    told.push(error.message);
  }
}
console.log(JSON.stringify(told));
"""

RESTORE = """
const module = { HEAPU8: new Uint8Array(FRESH), API: {} };
module.growMemory = (size) => {
  const old = module.HEAPU8;
  module.HEAPU8 = new Uint8Array(size);
  module.HEAPU8.set(old);
  return 1;
};
const fresh = async () => module;
const contents = SIZES.map((size, it) => {
  const before = SIZES.slice(0, it).reduce((sum, other) => sum + other, 0);
  return Promise.resolve(Uint8Array.from(bytes.subarray(before, before + size)).buffer);
});
const settings = fromMemory(Promise.resolve({ default: fresh }), contents);
const python = await settings.createPyodideModule({});
const state = python.API.restoreSnapshot();
const { createHash } = await import("node:crypto");
console.log(JSON.stringify({ state, heap: createHash("sha256").update(module.HEAPU8).digest("hex") }));
"""


def in_node(name: str, script: str, given: bytes, first: str = "") -> Any:
    """What this script says about `given` (its `bytes`), written after a script of the page."""
    folder = WEB / "js"
    source = (folder / name).read_text(encoding="utf-8").replace('from "./', f'from "{folder.as_uri()}/')
    start = 'import { readFileSync } from "node:fs"; const bytes = readFileSync(0);'
    words = [node(), "--input-type=module", "--eval", f"{start}{first}\n{source}{script}"]
    done = subprocess.run(words, input=given, capture_output=True, check=False)  # noqa: S603 - our own script
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


def test_dense_text_is_what_an_html_file_can_hold() -> None:
    """225 characters: none that HTML or a transport changes, that ends a script, or that takes two bytes."""
    assert len(dense.DIGITS) == dense.BASE == 225
    assert dense.BASE**4 >= 2**31
    assert not set(b"\0\n\r<") & set(dense.DIGITS)
    for content in CONTENTS:
        assert set(dense.encode(content)) <= set(dense.DIGITS)
    # Python has no letters for the bytes that windows-1252 leaves out; browsers take them as they are.
    beyond = {byte for byte in range(256) if (ord(bytes([byte]).decode("cp1252", "ignore") or "\0")) > 0xFF}
    assert len(beyond) == 27
    assert not beyond & set(dense.DIGITS)


@pytest.mark.parametrize("size", SIZES)
def test_dense_text_is_32_characters_for_31_bytes(size: int) -> None:
    """A block that is not full counts as one."""
    assert len(dense.encode(bytes(size))) == -(-size // 31) * 32


def test_the_page_reads_dense_text_back() -> None:
    """It reads back any bytes, however many."""
    given = [[dense.encode(content).decode("latin1"), len(content)] for content in CONTENTS]
    read = in_node("dense.js", DECODE, json.dumps(given).encode())
    assert [bytes.fromhex(it) for it in read] == CONTENTS


def unzstd(packed: list[bytes]) -> list[str]:
    """What the page makes of each: bytes as hexadecimal digits, or the error."""
    decoder = runtime.zstd_decoder().content
    given = decoder + json.dumps([it.hex() for it in packed]).encode()
    told: list[str] = in_node("zstd.js", UNZSTD, given, first=f"const SIZE = {len(decoder)};")
    return told


def test_the_page_undoes_zstd(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It gives the bytes back, however many, part by part; what was packed is kept until it changes."""
    monkeypatch.setattr(packing, "FOLDER", tmp_path)
    contents = [*CONTENTS[1:], bytes(3_000_000), CHANCE.randbytes(200_000)]
    packed = [packing.zstd("it", content) for content in contents]
    assert unzstd(packed) == [content.hex() for content in contents]
    (kept,) = tmp_path.iterdir()
    assert kept.read_bytes() == packed[-1] == packing.zstd("it", contents[-1])


def test_the_page_notices_what_is_no_longer_what_was_packed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A byte that has changed anywhere, a part that is missing, something else, nothing."""
    monkeypatch.setattr(packing, "FOLDER", tmp_path)
    packed = packing.zstd("it", CHANCE.randbytes(500))
    changed = [packed[:at] + bytes([packed[at] ^ 1]) + packed[at + 1 :] for at in range(0, len(packed), 7)]
    given = [*changed, packed[:-1], packed[: len(packed) // 2], b"something else", b""]
    assert unzstd(given) == ["broken"] * len(given)


def test_the_single_file_names_the_charset_of_what_it_holds() -> None:
    """Its own words are ASCII, so that a host that names another charset spoils no letter."""
    page = f"{single.UTF_8}<style>a {{}}</style><p>Équipe · 3 €</p><script>const it = 1;</script>"
    made = single.in_charset(page)
    assert made.isascii()
    assert made.startswith(b'<meta charset="windows-1252">')
    assert b"utf-8" not in made
    assert b"<p>&#201;quipe &#183; 3 &#8364;</p>" in made


@pytest.mark.parametrize(
    "page",
    [
        f"{single.UTF_8}<script>const it = 'é';</script>",
        f'{single.UTF_8}<script type="module">\nconst it = "·";\n</script><p>é</p>',
        f"{single.UTF_8}<style>a::after {{ content: '·' }}</style>",
        "<script>const it = 1;</script>",
        single.UTF_8 * 2,
    ],
)
def test_the_single_file_refuses_what_would_be_read_wrong(page: str) -> None:
    """In scripts and styles a letter cannot be written as a number; the charset is said once."""
    with pytest.raises(BuildError, match="ASCII"):
        single.in_charset(page)


def laid_over(heap: bytearray, content: bytes) -> bytearray:
    """The memory after what the build wrote, whose pieces follow one another and fill the file."""
    at = 4 + int.from_bytes(content[:4], "little")
    head = json.loads(content[4:at])
    size, pieces = head["size"], head["pieces"]
    assert size % 65536 == 0  # the pages of a wasm memory
    assert all(length > 0 for _, length in pieces)
    assert all(start + length < following for (start, length), (following, _) in pairwise(pieces))
    assert pieces[0][0] >= 0
    assert sum(pieces[-1]) <= size
    assert at + sum(length for _, length in pieces) == len(content)
    heap = heap + bytes(max(0, size - len(heap)))
    for start, length in pieces:
        heap[start : start + length] = content[at : at + length]
        at += length
    return heap


@pytest.mark.parametrize("fresh", [1 << 16, 1 << 26])
@pytest.mark.parametrize("difference", [None, "heroz", memory.ALL])
def test_the_page_begins_from_the_memory_that_the_build_wrote(fresh: int, difference: str | None) -> None:
    """Its pieces land where they belong, those of the games after those of the core.

    A fresh memory that is too small grows, one that is larger stays as large.
    """
    made = memory.memories()
    contents = [made[memory.CORE], made[difference] if difference else b""]
    heap, state = bytearray(fresh), None
    for content in filter(None, contents):
        heap = laid_over(heap, content)
        state = json.loads(content[4 : 4 + int.from_bytes(content[:4], "little")])["state"]
    first = f"const FRESH = {fresh}, SIZES = {[*map(len, contents)]};"
    read = in_node("memory.js", RESTORE, b"".join(contents), first=first)
    assert read == {"state": state, "heap": hashlib.sha256(heap).hexdigest()}


def test_the_memory_is_the_same_each_time() -> None:
    """No time, chance or place of the build is in it."""
    differences: dict[str, tuple[str, ...]] = {"heroz": ("heroz",)}
    for name, kept in memory.keep(zips(), differences).items():
        assert kept == memory.memories()[name]
        assert str(ROOT).encode() not in kept


def test_a_game_and_what_it_stands_on_differ_little_from_the_core() -> None:
    """Whoever opens a link loads less than the memory of all games."""
    sizes = {name: len(packing.zstd(f"memory-{name}", it)) for name, it in memory.memories().items()}
    assert all(
        size < 0.3 * sizes[memory.CORE]
        for name, size in sizes.items()
        if name not in (memory.CORE, memory.ALL)
    )


def test_the_code_that_comes_later_is_that_of_the_games() -> None:
    """It lies where the packages of the games look for it; the core has all else."""
    names = zipfile.ZipFile(io.BytesIO(games_zip())).namelist()
    ours = zipfile.ZipFile(io.BytesIO(zips()[OURS])).namelist()
    games = ("pygames/games/", "web/view/games/")
    assert names == [name for name in ours if name.startswith(games)]
    assert {"pygames/games/heroz/game.pyc", "pygames/games/heroz/rules.toml"} <= set(names)


@pytest.mark.full
def test_a_seventh_game_costs_little_where_it_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most 20 kB in the core, which has its entry and its cover; the rest comes later."""
    without = packing.zstd("memory", memory.memories()[memory.CORE])
    seventh = io.BytesIO(archive.game_zip())
    with zipfile.ZipFile(seventh, "a") as out:
        for folder, place in (("matches", "pygames/games/matches"), ("page", "web/view/games/matches")):
            for file in archive.python_files(ROOT / "tests" / "small_game" / folder):
                name = file.relative_to(ROOT / "tests" / "small_game" / folder).as_posix()
                out.writestr(f"{place}/{name}", file.read_bytes())
    monkeypatch.setattr(bytecode, "game_zip", seventh.getvalue)
    monkeypatch.setattr(bytecode, "BUILD", tmp_path)
    parts = bytecode.zips.__wrapped__()
    made = memory.keep(parts, {"matches": ("matches",)})
    assert b"Allumettes" in made[memory.CORE]  # its title
    assert b"opponents.bots" in made["matches"]
    core = zstandard.ZstdCompressor(level=packing.LEVEL).compress(made[memory.CORE])
    assert len(core) - len(without) <= 20_000

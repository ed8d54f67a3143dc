"""SHA-256 (FIPS 180-4), for texts of some hundred bytes.

The page's Python has no module with hashes (web/bundle/trim.py), and the browser's answers later only.
"""

from __future__ import annotations

from struct import pack, unpack

WORD = 0xFFFFFFFF
BLOCK = 64  # bytes


def _root(number: int, power: int) -> int:
    """The first 32 bits behind the point of this root of a number."""
    low, high = 0, 1 << 40
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number << (32 * power) else (low, middle)
    return low & WORD


PRIMES = [number for number in range(2, 312) if all(number % it for it in range(2, number))]
STARTS = tuple([_root(prime, 2) for prime in PRIMES[:8]])
ROUNDS = tuple([_root(prime, 3) for prime in PRIMES])


def _turned(word: int, bits: int) -> int:
    """A word whose bits are moved to the right, and in again at the left."""
    return (word >> bits | word << (32 - bits)) & WORD


def sha256(data: bytes) -> bytes:
    """The 32 bytes of the hash."""
    state = STARTS
    length = pack(">Q", 8 * len(data))
    padded = data + b"\x80" + bytes(-(len(data) + 9) % BLOCK) + length
    for at in range(0, len(padded), BLOCK):
        state = _with_block(state, padded[at : at + BLOCK])
    return pack(">8I", *state)


def _with_block(state: tuple[int, ...], block: bytes) -> tuple[int, ...]:
    words = [*unpack(">16I", block)]
    for n in range(16, len(ROUNDS)):
        one, two = words[n - 15], words[n - 2]
        first = _turned(one, 7) ^ _turned(one, 18) ^ one >> 3
        second = _turned(two, 17) ^ _turned(two, 19) ^ two >> 10
        words.append((words[n - 16] + first + words[n - 7] + second) & WORD)
    a, b, c, d, e, f, g, h = state
    for word, constant in zip(words, ROUNDS, strict=True):
        chosen = (e & f) ^ (~e & g)
        most = (a & b) ^ (a & c) ^ (b & c)
        new = h + (_turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)) + chosen + constant + word
        sum_of_a = (_turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)) + most
        a, b, c, d, e, f, g, h = (new + sum_of_a) & WORD, a, b, c, (d + new) & WORD, e, f, g
    return tuple([(old + now) & WORD for old, now in zip(state, (a, b, c, d, e, f, g, h), strict=True)])

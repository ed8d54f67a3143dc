"""Bytes as characters that an HTML file can hold, 32 characters for 31 bytes (base64 takes 42).

The HTML file with these characters is in windows-1252. Of its 256 characters 225 are used: not those that
HTML changes (NUL, CR), that may end a script (<) or that programs change which copy texts (LF); and not the
27 beyond U+00FF, with which browsers would need two bytes a character. Four digits of base 225 hold 31 bits.
So 31 bytes are eight numbers of 31 bits, each of four digits. web/js/dense.js reads the characters.
"""

from __future__ import annotations

CHARSET = "windows-1252"
LEFT_OUT = (0x00, 0x0A, 0x0D, 0x3C)
UNUSED = (0x81, 0x8D, 0x8F, 0x90, 0x9D)  # by windows-1252, so they stay what they are
BEYOND = set(range(0x80, 0xA0)) - set(UNUSED)
BYTES = 31  # of a block
GROUPS = 8  # of four digits, in a block
BITS = BYTES * 8 // GROUPS  # of a group
MASK = (1 << BITS) - 1
DIGITS = bytes(byte for byte in range(256) if byte not in LEFT_OUT and byte not in BEYOND)
BASE = len(DIGITS)
# two digits at once, from a table of 225 × 225: it halves the divisions of megabytes
PAIRS = [bytes([high, low]) for high in DIGITS for low in DIGITS]


def encode(content: bytes) -> bytes:
    """The characters; the last block is filled with zeros."""
    padded = content + bytes(-len(content) % BYTES)
    shifts = [BITS * n for n in reversed(range(GROUPS))]
    made: list[bytes] = []
    for start in range(0, len(padded), BYTES):
        block = int.from_bytes(padded[start : start + BYTES], "big")
        for shift in shifts:
            high, low = divmod(block >> shift & MASK, BASE * BASE)
            made += (PAIRS[high], PAIRS[low])
    return b"".join(made)

"""The page's icon, drawn once: two cards on a green mat, as SVG and as PNG.

Every shape is a rectangle with round corners, turned about its middle: that is soon painted pixel by pixel.
"""

from __future__ import annotations

import math
import struct
import zlib
from typing import NamedTuple


class Shape(NamedTuple):
    """On a square of 512: the middle, half the width and height, the corners' radius, degrees, the colour."""

    x: float
    y: float
    w: float
    h: float
    r: float
    angle: float
    fill: str


SIDE = 512
MAT, BACK, GOLD, CARD, RED = "#2a5147", "#7d2a1f", "#ffd25e", "#fffcf5", "#b01827"  # as in tokens.css
CARDS = (
    Shape(207, 262, 91, 128, 20, -14, GOLD),
    Shape(207, 262, 83, 120, 14, -14, BACK),
    Shape(303, 256, 91, 128, 20, 12, MAT),
    Shape(303, 256, 85, 122, 16, 12, CARD),
    Shape(303, 256, 37, 37, 4, 57, RED),
)


def shapes(*, maskable: bool) -> tuple[Shape, ...]:
    """From back to front. A maskable icon fills its square, what matters lies in a circle of 80 per cent."""
    if not maskable:
        return (Shape(256, 256, 256, 256, 112, 0, MAT), *CARDS)
    smaller = (
        shape._replace(
            x=256 + (shape.x - 256) * 0.85,
            y=256 + (shape.y - 256) * 0.85,
            w=shape.w * 0.85,
            h=shape.h * 0.85,
            r=shape.r * 0.85,
        )
        for shape in CARDS
    )
    return (Shape(256, 256, 256, 256, 0, 0, MAT), *smaller)


def svg(*, maskable: bool = False) -> str:
    """The icon as SVG."""
    drawn = "".join(
        f'<rect x="{it.x - it.w:g}" y="{it.y - it.h:g}" width="{2 * it.w:g}" height="{2 * it.h:g}" '
        f'rx="{it.r:g}" transform="rotate({it.angle:g} {it.x:g} {it.y:g})" fill="{it.fill}"/>'
        for it in shapes(maskable=maskable)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{drawn}</svg>'


def png(size: int, *, maskable: bool = False) -> bytes:
    """The icon as PNG, `size` pixels square."""
    pixels = [bytearray(4 * size) for _ in range(size)]
    for shape in shapes(maskable=maskable):
        paint(pixels, shape, size / SIDE)
    rows = b"".join(b"\0" + row for row in pixels)  # each row says that it is not filtered
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)  # 8 bits a channel, with transparency
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def paint(pixels: list[bytearray], shape: Shape, scale: float) -> None:
    """Lay one shape over the pixels; those at its edge get a part of its colour."""
    colour = bytes.fromhex(shape.fill[1:])
    cos, sin = math.cos(math.radians(shape.angle)), math.sin(math.radians(shape.angle))
    x, y, w, h, r = (value * scale for value in shape[:5])
    wide, tall = abs(w * cos) + abs(h * sin), abs(w * sin) + abs(h * cos)
    last = len(pixels) - 1

    def cover(column: int, row: int) -> float:
        across, down = column + 0.5 - x, row + 0.5 - y
        beside = abs(across * cos + down * sin) - w + r
        above = abs(down * cos - across * sin) - h + r
        outside = math.hypot(max(beside, 0), max(above, 0)) + min(max(beside, above), 0) - r
        return min(1.0, max(0.0, 0.5 - outside))

    for row in range(max(0, int(y - tall)), min(last, int(y + tall)) + 1):
        left, right = max(0, int(x - wide)), min(last, int(x + wide))
        # from either side to where all is covered: between, nothing needs working out
        while left <= right and (part := cover(left, row)) < 1:
            blend(pixels[row], 4 * left, colour, part)
            left += 1
        while left <= right and (part := cover(right, row)) < 1:
            blend(pixels[row], 4 * right, colour, part)
            right -= 1
        if left <= right:
            pixels[row][4 * left : 4 * (right + 1)] = (colour + b"\xff") * (right - left + 1)


def blend(row: bytearray, at: int, colour: bytes, cover: float) -> None:
    """Lay a colour over one pixel, as far as it covers it."""
    if not cover:
        return
    under = row[at + 3] / 255 * (1 - cover)
    whole = cover + under
    for channel in range(3):
        row[at + channel] = round((colour[channel] * cover + row[at + channel] * under) / whole)
    row[at + 3] = round(255 * whole)

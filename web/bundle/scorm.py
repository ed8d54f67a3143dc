"""A SCORM 1.2 package a game, for an LMS: the single file, and a page that tells what was learnt.

`python3 build.py scorm` runs it; docs/embedding.md tells what is in a package.
"""

from __future__ import annotations

import sys
import zipfile
from typing import TYPE_CHECKING

import htpy as h
from markupsafe import Markup

from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from web.bundle import policy, runtime, single
from web.bundle.common import DIST, BuildError, report
from web.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = "scorm"
PAGE = "index.html"
MASTERY = 80  # percent of the rules; an LMS may name another
NAMESPACES = (
    'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" '
    'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
)
STYLE = "html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block }"
DAY = (1980, 1, 1, 0, 0, 0)  # the same bytes each time


def manifest(game: str) -> str:
    """What an LMS reads first."""
    title = PLAYABLE[game].title
    files = "".join(f'<file href="{name}"/>' for name in (PAGE, single.NAME))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<manifest identifier="pygames-{game}" version="1.2" {NAMESPACES}>'
        "<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>"
        f'<organizations default="games"><organization identifier="games"><title>{title}</title>'
        f'<item identifier="rules" identifierref="page"><title>{title}</title>'
        f"<adlcp:masteryscore>{MASTERY}</adlcp:masteryscore></item></organization></organizations>"
        f'<resources><resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{PAGE}">'
        f"{files}</resource></resources></manifest>\n"
    )


def page(game: str) -> str:
    """The page that the LMS opens: the game in a frame, which keeps nothing itself."""
    title = PLAYABLE[game].title
    script = runtime.bundle("lms.js", form="iife").content.decode()
    allowed: policy.Policy = {
        "default-src": ("'none'",),
        "frame-src": ("'self'",),
        "script-src": (policy.hashed(script),),
        "style-src": (policy.hashed(STYLE),),
        "base-uri": ("'none'",),
        "form-action": ("'none'",),
    }
    made = h.html(lang="en")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(http_equiv=policy.NAME, content=policy.serialized(allowed)),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.title[title],
            h.style[Markup(STYLE)],  # noqa: S704 - ours
        ],
        h.body[
            h.p("#alone", role="alert", hidden=True)[
                " ".join(Texts(language)("scorm.alone") for language in LANGUAGES)
            ],
            h.iframe(
                src=f"{single.NAME}?embed=now&api&keep=no&picture={game}",
                title=title,
                data_game=game,
                allow="clipboard-write",
            ),
            h.script[Markup(script)],  # noqa: S704 - ours
        ],
    ]
    return f"{made}\n".replace("<!doctype", "<!DOCTYPE", 1)


def write(dist: Path, folder: Path) -> list[Path]:
    """Write a package a game into `folder`, of the single file in `dist`."""
    whole = dist / single.NAME
    if not whole.exists():
        raise BuildError(f"There is no {single.NAME}. Run `python3 build.py scorm`, which builds it first.")
    folder.mkdir(exist_ok=True)
    written = []
    for game in PLAYABLE:
        parts = {
            "imsmanifest.xml": manifest(game).encode(),
            PAGE: page(game).encode(),
            single.NAME: whole.read_bytes(),
        }
        file = folder / f"{game}.zip"
        with zipfile.ZipFile(file, "w") as out:
            for name, content in parts.items():
                out.writestr(zipfile.ZipInfo(name, DAY), content)
        written.append(file)
    return written


def main() -> int:
    """Write all of them."""
    return report(lambda: write(DIST, DIST / FOLDER))


if __name__ == "__main__":
    sys.exit(main())

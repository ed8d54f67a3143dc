"""Packages for an LMS, of SCORM or cmi5: the single file, and a page around it that tells what was learnt.

`python3 build.py scorm` makes one a game, or those that are named (docs/embedding.md).
"""

from __future__ import annotations

import argparse
import re
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape

from markupsafe import Markup

import pygames
from pygames.engine.errors import GameError
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about
from pygames.school.judging import check
from pygames.school.lesson import lessons, link_to
from pygames.school.lesson import read as read_lesson
from pygames.school.puzzle import numbers, puzzles
from web import html as h
from web.bundle import policy, runtime, single
from web.bundle.common import DIST, BuildError, report
from web.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER = "scorm"
PAGE = "index.html"
MASTERY = 80  # percent of the rules; an LMS may name another
FORMS = {"1.2": "imsmanifest.xml", "2004": "imsmanifest.xml", "cmi5": "cmi5.xml"}  # what an LMS reads first
STRUCTURE = "https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd"
STYLE = "html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; display: block }"
DAY = (1980, 1, 1, 0, 0, 0)  # the same bytes each time
READABLE = 0o644 << 16  # by a web server's user, too
OLD = (
    'version="1.2" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" '
    'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
)
NEW = (
    'version="1" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" '
    'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"'
)


class Course(NamedTuple):
    """What a package is about: the `link` that the page opens, and from which percentage on it is done."""

    id: str  # also its file's name
    game: str
    title: str
    link: str
    lesson: bool = False  # a lesson or puzzle, which is done at its end, or a drill in rules
    mastery: int = MASTERY


def course(what: str, mastery: int = MASTERY) -> Course:
    """A game, some of its rules, a lesson, a puzzle, or the file of one's own lesson. Raises BuildError.

    `heroz`, `heroz/HZ-27,HZ-33`, `heroz/lesson/columns`, `hero-realms/puzzle/12`, `mine.json`.
    """
    if what.endswith(".json"):
        return _own(Path(what), mastery)
    game, _, rest = what.partition("/")
    kind, _, name = rest.partition("/")
    if game not in PLAYABLE:
        raise BuildError(f"{what}: there is no game {game!r}. There is: {', '.join(PLAYABLE)}.")
    title, slug = PLAYABLE[game].title, re.sub(r"[/,]", "-", what).lower()
    if not rest:
        return Course(slug, game, title, f"{game}/drill", mastery=mastery)
    if kind == "lesson":
        taught = lessons(pygames.load(game))
        if name not in taught:
            raise BuildError(f"{what}: there is no such lesson. There is: {', '.join(taught)}.")
        return Course(slug, game, f"{title}: {taught[name].title.en}", what, lesson=True, mastery=mastery)
    if kind == "puzzle":
        if not name.isdecimal() or int(name) not in numbers(game):
            raise BuildError(
                f"{what}: there is no such puzzle. There is: {', '.join(map(str, numbers(game)))}."
            )
        named = puzzles(game)[int(name)].lesson(PLAYABLE).title.en
        return Course(slug, game, f"{title}: {named}", what, lesson=True, mastery=mastery)
    asked = {it.rule for it in asked_about(pygames.load(game))}
    if unknown := [it for it in rest.split(",") if it not in asked]:
        raise BuildError(f"{what}: the drill does not ask about {', '.join(unknown)} of {title}.")
    rules = rest.replace(",", ", ")
    return Course(slug, game, f"{title}: {rules}", f"{game}/drill/{rest.replace(',', '.')}", mastery=mastery)


def _own(file: Path, mastery: int) -> Course:
    """The lesson that stands in a file."""
    try:
        lesson = read_lesson(file.read_text(encoding="utf-8"))
        check(lesson, lesson.match(PLAYABLE))
    except OSError as error:
        raise BuildError(f"{file} cannot be read: {error.strerror}.") from None
    except GameError as error:
        raise BuildError(f"{file} is no lesson: {Texts(LANGUAGES[0]).error(error)}") from None
    slug = re.sub(r"[^a-z0-9-]+", "-", f"{lesson.game}-{file.stem}".lower())
    title = lesson.title.en or lesson.title.fr
    return Course(slug, lesson.game, title, link_to(lesson), lesson=True, mastery=mastery)


def structure(it: Course) -> str:
    """What an LMS that speaks cmi5 reads first."""
    said = f'<langstring lang="en">{escape(it.title)}</langstring>'
    named = f"<title>{said}</title><description>{said}</description>"
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<courseStructure xmlns="{STRUCTURE}"><course id="urn:pygames:{it.id}">{named}</course>'
        f'<au id="urn:pygames:{it.id}:unit" moveOn="CompletedOrPassed" masteryScore="{it.mastery / 100:g}" '
        f'launchMethod="AnyWindow">{named}<url>{PAGE}</url></au></courseStructure>\n'
    )


def manifest(it: Course, form: str) -> str:
    """What an LMS that speaks SCORM reads first."""
    title, old = escape(it.title), form == "1.2"
    files = "".join(f'<file href="{name}"/>' for name in (PAGE, single.NAME))
    measure = f"<imsss:minNormalizedMeasure>{it.mastery / 100:g}</imsss:minNormalizedMeasure>"
    done = (
        f"<adlcp:masteryscore>{it.mastery}</adlcp:masteryscore>"
        if old
        else '<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">'
        f"{measure}</imsss:primaryObjective></imsss:objectives>"
        '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>'
        "</imsss:sequencing>"
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<manifest identifier="pygames-{it.id}" {OLD if old else NEW}>'
        "<metadata><schema>ADL SCORM</schema>"
        f"<schemaversion>{'1.2' if old else '2004 4th Edition'}</schemaversion></metadata>"
        f'<organizations default="games"><organization identifier="games"><title>{title}</title>'
        f'<item identifier="rules" identifierref="page"><title>{title}</title>{done}</item>'
        '</organization></organizations><resources><resource identifier="page" type="webcontent" '
        f'adlcp:{"scormtype" if old else "scormType"}="sco" href="{PAGE}">'
        f"{files}</resource></resources></manifest>\n"
    )


def page(it: Course, form: str) -> str:
    """The page that the LMS opens: the game in a frame, which keeps nothing itself."""
    file = "cmi5.js" if form == "cmi5" else "lms.js"
    script = runtime.bundle(file, form="iife").content.decode()
    allowed: policy.Policy = {
        "default-src": ("'none'",),
        "frame-src": ("'self'",),
        "script-src": (policy.hashed(script),),
        "style-src": (policy.hashed(STYLE),),
        # the LMS says where its record store is
        **({"connect-src": ("https:", "http:")} if form == "cmi5" else {}),
        "base-uri": ("'none'",),
        "form-action": ("'none'",),
    }
    made = h.html(lang="en")[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(http_equiv=policy.NAME, content=policy.serialized(allowed)),
            h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            h.title[it.title],
            h.style[Markup(STYLE)],  # noqa: S704 - ours
        ],
        h.body[
            [
                h.p(f"#{why}", role="alert", hidden=True)[
                    " ".join(Texts(language)(key) for language in LANGUAGES)
                ]
                for why, key in (("alone", "scorm.alone"), ("refused", "scorm.refused"))
            ],
            h.iframe(
                src=f"{single.NAME}?embed=now&api&picture={it.game}",
                title=it.title,
                data_game=it.game,
                data_link=it.link,
                data_kind="lesson" if it.lesson else "rules",
                data_mastery=str(it.mastery),
                data_form=form,
                allow="clipboard-write",
            ),
            h.script[Markup(script)],  # noqa: S704 - ours
        ],
    ]
    return f"{made}\n".replace("<!doctype", "<!DOCTYPE", 1)


def write(dist: Path, folder: Path, courses: Iterable[Course] = (), form: str = "1.2") -> list[Path]:
    """Write a package a course into `folder`, of the single file in `dist`; without courses one a game."""
    whole = dist / single.NAME
    if not whole.exists():
        raise BuildError(f"There is no {single.NAME}. Run `python3 build.py scorm`, which builds it first.")
    folder.mkdir(exist_ok=True)
    written = []
    for it in tuple(courses) or tuple(map(course, PLAYABLE)):
        parts = {
            FORMS[form]: (structure(it) if form == "cmi5" else manifest(it, form)).encode(),
            PAGE: page(it, form).encode(),
            single.NAME: whole.read_bytes(),
        }
        file = folder / f"{it.id}{'' if form == '1.2' else f'-{form}'}.zip"
        with zipfile.ZipFile(file, "w") as out:
            for name, content in parts.items():
                about = zipfile.ZipInfo(name, DAY)
                about.external_attr = READABLE
                out.writestr(about, content)
        written.append(file)
    return written


def main(words: list[str] | None = None) -> int:
    """Write those that are named, or all games."""
    parser = argparse.ArgumentParser("build.py scorm", description=__doc__)
    parser.add_argument("what", nargs="*", help="a game, rules, a lesson, a puzzle, or a file with a lesson")
    parser.add_argument("--pass", dest="mastery", type=int, default=MASTERY, help="percent that are enough")
    parser.add_argument("--form", choices=FORMS, default="1.2", help="of SCORM, or cmi5")
    asked = parser.parse_args(words)

    def make() -> list[Path]:
        courses = [course(it, asked.mastery) for it in asked.what]
        return write(DIST, DIST / FOLDER, courses, asked.form)

    return report(make)


if __name__ == "__main__":
    sys.exit(main())

"""The packages for an LMS, which is scorm-again here: start, learn, leave, come back, and what is scored."""

from __future__ import annotations

import shutil
import time
import zipfile
from typing import TYPE_CHECKING, Any

import pytest

import pygames
from e2e.conftest import DIST, FULL, ROOT, stay_in, watch
from e2e.test_embedding import against_schema
from e2e.test_example_site import HEARD
from e2e.until import until
from pygames.games import PLAYABLE
from pygames.school.drill import drill, for_stage, plan
from pygames.school.progress import Progress, Stage
from pygames.school.witness import whole, witnesses
from tools.bench.host import Host, hosting
from web.bundle import scorm
from web.model.page import MORNING
from web.model.progress import DAY, asked_about

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Frame, Page

    from pygames.engine.match import Match

# An LMS as small as it gets: it keeps what is committed, and gives it back the next time.
LMS = """<!doctype html><title>LMS</title><link rel="icon" href="data:,">
<script src="scorm12.min.js"></script>
<script>
  const kept = localStorage.getItem("cmi");
  window.API = new Scorm12API({ autocommit: false });
  if (kept) API.loadFromJSON(JSON.parse(kept));
  const keep = () => localStorage.setItem("cmi", JSON.stringify(JSON.parse(API.renderCMIToJSONString()).cmi));
  API.on("LMSCommit", keep);
  API.on("LMSFinish", () => { keep(); window.finished = true; });
</script>
<iframe title="The course" src="course/index.html" width="1000" height="700"></iframe>
"""


@pytest.fixture
def lms(tmp_path: Path) -> Iterator[str]:
    """The address of an LMS that has the package of HEROZ."""
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "pygames.html").hardlink_to(DIST / "pygames.html")
    files = {file.stem: file for file in scorm.write(tmp_path / "dist", tmp_path / "scorm")}
    assert list(files) == list(PLAYABLE)
    with zipfile.ZipFile(files["heroz"]) as package:
        package.extractall(tmp_path / "lms" / "course")
    shutil.copy(ROOT / "node_modules" / "scorm-again" / "dist" / "scorm12.min.js", tmp_path / "lms")
    (tmp_path / "lms" / "index.html").write_text(LMS, encoding="utf-8")
    with hosting(Host(tmp_path / "lms")) as host:
        yield host.address


def cmi(page: Page) -> dict[str, Any]:
    """What the LMS has."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('cmi'))")
    return found


def course(page: Page) -> Frame:
    """The game in the page that the LMS has opened, once its drill has begun."""
    page.frame_locator("iframe").frame_locator("iframe").locator(".drill").wait_for()
    return page.frames[2]


def learn(inside: Frame, rules: int, known: Progress) -> None:
    """Answer right about so many rules of the drill on the page, for somebody who knows these."""
    east = inside.evaluate("-60 * new Date().getTimezoneOffset()")
    today = int((time.time() + east - MORNING) // DAY)
    for rule in plan(asked_about(pygames.load("heroz")), known, today)[:rules]:
        witness = witnesses("heroz")[rule]
        made = for_stage(drill(witness, whole(witness, PLAYABLE), today), Stage.NEW)
        for task in made.tasks:
            inside.locator(f".drill[data-task={task.kind}]").wait_for()
            if task.options:
                inside.locator(f"[data-do=drill-choose][data-arg='{task.answer}']").click()
            elif task.kind == "do" and made.choice:
                perform(inside, made.position, made.choice)
            elif inside.locator("[data-do=drill-show]").count():
                inside.locator("[data-do=drill-show]").click()
            inside.locator("#drill-next, #seen").first.wait_for()
            if inside.locator("#seen").count():
                inside.locator("#seen").click()
            inside.locator("#drill-next").click()


def perform(inside: Frame, match: Match, text: str) -> None:
    """Make this choice at the table: thing by thing, then what is a choice."""
    assert match.decision is not None
    action = match.parse(text)
    for word in action.words[:-1]:
        inside.locator(f"[data-step='{word}']").first.dispatch_event("click")
    number = match.decision.legal_actions.index(action)
    inside.locator(f"[data-choice='{number}']").first.dispatch_event("click")


@FULL
def test_an_lms_keeps_what_was_learnt(context: BrowserContext, problems: list[str], lms: str) -> None:
    """Three rules are learnt, the page is left and opened again: the game has them, the LMS the score."""
    watch(context, problems)
    stay_in(context, problems, lms)
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.goto(lms)
    learn(course(page), 3, Progress("heroz"))
    until(page, "API.cmi.core.score.raw === '3'")
    page.evaluate("document.querySelector('iframe').src = 'about:blank'")
    until(page, "window.finished === true")
    kept = cmi(page)
    known = Progress.read(kept["suspend_data"])
    assert len(known.known) == known.known_as(known.known, Stage.LEARNT) == 3
    assert len(kept["suspend_data"]) < 100
    assert kept["core"]["score"]["raw"] == "3"  # percent of 84 rules and the rulings with an option
    assert kept["core"]["lesson_status"] == "incomplete"
    assert kept["core"]["exit"] == "suspend"
    assert page.evaluate("Object.keys(localStorage)") == ["cmi"]

    page.goto(lms)
    learn(course(page), 1, known)  # another rule than those three
    until(page, "API.cmi.core.score.raw === '4'")
    assert len(Progress.read(page.evaluate("API.cmi.suspend_data")).known) == 4
    heard = page.frames[1].evaluate("heard")
    assert {it["stage"] for it in heard if it["type"] == "learned"} == {1, 2}
    assert against_schema(heard) == []

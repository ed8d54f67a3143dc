"""The packages for an LMS, which is scorm-again here: start, learn, leave, come back, and what is scored."""

from __future__ import annotations

import shutil
import zipfile
from typing import TYPE_CHECKING, Any

import pytest

from e2e.conftest import DIST, FULL, ROOT, stay_in, watch
from e2e.until import until
from pygames.core.progress import Progress
from pygames.games import PLAYABLE
from tests.bench.host import Host, hosting
from web.bundle import scorm

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Frame, Page

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
TELL = """(facts) => parent.postMessage({ pygames: 1, type: "learned", stage: 2, of: 84, ...facts }, "*")"""


@pytest.fixture
def lms(tmp_path: Path) -> Iterator[str]:
    """The address of an LMS that has the package of HEROZ."""
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "pygames.html").hardlink_to(DIST / "pygames.html")
    files = {file.stem: file for file in scorm.write(tmp_path / "dist")}
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


def course(page: Page) -> tuple[Frame, Frame]:
    """The page that the LMS has opened, and the game in it, once Python is there."""
    page.frame_locator("iframe").frame_locator("iframe").locator("html[data-state=ready]").wait_for()
    _, around, inside = page.frames
    return around, inside


@FULL
def test_an_lms_keeps_what_was_learnt(context: BrowserContext, problems: list[str], lms: str) -> None:
    """Three rules are learnt, the page is left, and opened again: the game has them, the LMS the score."""
    watch(context, problems)
    stay_in(context, problems, lms)
    page = context.new_page()
    page.goto(lms)
    _, inside = course(page)
    known = Progress("heroz")
    for n, rule in enumerate(("HZ-01", "HZ-02", "HZ-03"), start=1):
        known = known.answering(rule, right=True, today=20_000)
        inside.evaluate(TELL, {"rule": rule, "learnt": n, "progress": known.code})
    until(page, "API.cmi.core.score.raw === '3'")
    page.evaluate("document.querySelector('iframe').src = 'about:blank'")
    until(page, "window.finished === true")
    kept = cmi(page)
    assert Progress.read(kept["suspend_data"]) == known
    assert kept["core"]["score"]["raw"] == "3"
    assert kept["core"]["lesson_status"] == "incomplete"
    assert kept["core"]["exit"] == "suspend"
    assert not page.evaluate("Object.keys(localStorage).filter((it) => it !== 'cmi')")

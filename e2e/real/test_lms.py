"""The packages in an LMS that keeps commits on its server, and statements in Ralph, an LRS."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest

import build
from e2e.conftest import ROOT
from e2e.real.lms import lms, ralph
from e2e.real.programs import NPM, TEXT
from e2e.test_embedding import against_schema
from e2e.test_recipes import recipes
from e2e.test_scorm import learn
from e2e.until import until
from pygames.school.progress import Progress
from web.bundle.common import node

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Frame

    from e2e.real.lms import Lrs
    from tools.bench.host import Host

MOST = 60  # presses
READY = """() => !('busy' in document.documentElement.dataset)
  && document.querySelector('#seen, [data-do="coach-next"], [data-do="coach-again"], [data-do="hint"]')"""
VALID = """
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
const check = createRequire(process.argv[1] + "/")("@learninglocker/xapi-validation").default;
console.log(JSON.stringify(check(JSON.parse(readFileSync(0, "utf8"))).map(String)));
"""


@pytest.fixture
def lrs(tmp_path: Path) -> Iterator[Lrs]:
    """Ralph runs, and has no statement."""
    with ralph(tmp_path / "ralph") as made:
        yield made


def by_hints(inside: Frame) -> None:
    """Take a lesson to its end: whatever is asked, a hint at last does it."""
    for _ in range(MOST):
        while not inside.evaluate(READY):
            inside.page.wait_for_timeout(20)
        if inside.locator("[data-do=coach-again]").count():
            return
        for todo in ("#seen", "[data-do=coach-next]", "[data-do=hint]"):
            if inside.locator(todo).count():
                inside.locator(todo).first.press("Enter")
                break
    raise AssertionError("the lesson does not end")


def status(cmi: dict[str, object] | None, form: str) -> object:
    """How the LMS's server has the course."""
    assert cmi is not None
    core = cmi["core"] if form == "1.2" else cmi
    assert isinstance(core, dict)
    return core["lesson_status" if form == "1.2" else "completion_status"]


@pytest.mark.parametrize("form", ["1.2", "2004"])
def test_a_lesson_is_left_and_taken_to_its_end(visitor: BrowserContext, tmp_path: Path, form: str) -> None:
    """The server has its step, and opens it there the next time; at its end it is completed."""
    with lms(tmp_path, "heroz/lesson/columns", form) as there:
        page = visitor.new_page()
        page.goto(there.address)
        inside = page.frame_locator("iframe").frame_locator("iframe")
        inside.locator("[data-do=coach-next]").press("Enter")
        inside.locator(".coach[data-coach='2']").wait_for()
        page.evaluate("document.querySelector('iframe').src = 'about:blank'")
        until(page, "runtime.isTerminated()")
        assert status(there.kept, form) == "incomplete"
        page.goto(there.address)
        inside.locator(".coach[data-coach='2']").wait_for()
        by_hints(page.frames[2])
        until(page, "/completed/.test(runtime.renderCMIToJSONString())")
        page.evaluate("document.querySelector('iframe').src = 'about:blank'")
        until(page, "runtime.isTerminated()")
        assert status(there.kept, form) == "completed"


@pytest.mark.parametrize("form", ["1.2", "2004"])
def test_a_choice_of_rules_is_completed_at_its_pass_mark(
    visitor: BrowserContext, tmp_path: Path, form: str
) -> None:
    """Half of two rules are enough where the package says so."""
    with lms(tmp_path, "heroz/HZ-27,HZ-33", form, mastery=50) as there:
        page = visitor.new_page()
        page.goto(there.address)
        page.frame_locator("iframe").frame_locator("iframe").locator(".drill").wait_for()
        learn(page.frames[2], 1, Progress("heroz"), ("HZ-27", "HZ-33"))
        until(page, "/completed/.test(runtime.renderCMIToJSONString())")
        page.evaluate("document.querySelector('iframe').src = 'about:blank'")
        until(page, "runtime.isTerminated()")
        assert status(there.kept, form) == "completed"


def test_what_a_page_hears_is_stored_by_ralph(
    visitor: BrowserContext, pygames_host: Host, lrs: Lrs, tmp_path: Path
) -> None:
    """By the lines of the document, sent by the site's own server; each statement names its object."""
    site = tmp_path / "lms"
    site.mkdir()
    shutil.copy(ROOT / "docs" / "example-site" / "xapi.js", site)
    (lines,) = recipes_of_xapi()
    body = f"""<!doctype html><html lang="en"><title>It</title><link rel="icon" href="data:,">
    <script type="module" src="{build.REAL_ADDRESS}embed.js"></script>
    <pygames-table lesson="heroz/columns" awake>Columns</pygames-table>
    <script type="module">{lines}</script>"""
    (site / "index.html").write_text(body, encoding="utf-8")
    with lms(tmp_path, lrs=lrs) as there:
        page = visitor.new_page()
        page.goto(there.address)
        page.frame_locator("iframe").locator("#coach").wait_for()
        with page.expect_response(lambda it: "expapi/verbs/completed" in (it.request.post_data or "")):
            by_hints(page.frames[1])
        assert against_schema(page.evaluate("heard")) == []
        page.goto("about:blank")
    told = lrs.read()
    names = {it["object"]["definition"]["name"]["en"] for it in told}
    assert "Columns: placing, attacking, blocking" in names
    assert "A face-up troop is active; a face-down troop is inactive." in names
    assert all(it["context"]["language"] == "en" for it in told)
    assert [it["verb"]["id"].rpartition("/")[2] for it in told].count("completed") == 1
    valid(lrs)


SESSION = {"https://w3id.org/xapi/cmi5/context/extensions/sessionid": "1"}
CONTEXT = {
    "contextActivities": {"grouping": [{"id": "https://school.example/course"}]},
    "extensions": SESSION,
}
LAUNCH = {"launchMode": "Normal", "masteryScore": 0.8, "contextTemplate": CONTEXT}


def test_a_lesson_in_cmi5_is_stored_by_ralph(
    visitor: BrowserContext, problems: list[str], lrs: Lrs, tmp_path: Path
) -> None:
    """From *initialized* to *terminated*, in its session; all of it is valid xAPI."""
    with lms(tmp_path, "heroz/lesson/columns", "cmi5", lrs=lrs) as there:
        there.state["LMS.LaunchData"] = json.dumps(LAUNCH).encode()
        store = f"{there.address}lrs/"
        about = {
            "endpoint": store,
            "fetch": f"{store}token",
            "actor": json.dumps(
                {"objectType": "Agent", "account": {"homePage": "https://school.example", "name": "7"}}
            ),
            "registration": "8c1b6b0c-5f3e-4d1b-9a43-2f6d1f1f6f10",
            "activityId": "https://school.example/columns",
        }
        page = visitor.new_page()
        page.goto(f"{there.address}course/index.html?{urlencode(about)}")
        page.frame_locator("iframe").locator("#coach").wait_for()
        with page.expect_response(lambda it: "verbs/passed" in (it.request.post_data or "")):
            by_hints(page.frames[1])
        with page.expect_response(lambda it: "verbs/terminated" in (it.request.post_data or "")):
            page.evaluate("dispatchEvent(new Event('pagehide'))")
        page.goto("about:blank")
    told = lrs.statements
    assert {it["id"] for it in told} == {it["id"] for it in lrs.read()}
    verbs = [it["verb"]["id"].rpartition("/")[2] for it in told]
    assert verbs[0] == "initialized"
    assert {"progressed", "completed", "passed"} <= set(verbs)
    assert (verbs[-1], verbs.count("terminated")) == ("terminated", 1)
    assert all(it["context"]["extensions"] == SESSION for it in told)
    valid(lrs)
    problems[:] = [it for it in problems if "404" not in it]  # a store has nothing of a new learner


def recipes_of_xapi() -> list[str]:
    """The lines of JavaScript under xAPI."""
    section = TEXT[TEXT.index("\n### xAPI\n") :]
    return recipes(f"#### xAPI\n{section[10:]}\n###", "xAPI", "js")


def valid(lrs: Lrs) -> None:
    """Everything that was sent is as xAPI says, by another's check of it."""
    assert lrs.statements
    for statement in lrs.statements:
        done = subprocess.run(  # noqa: S603 - ours
            [node(), "--input-type=module", "-e", VALID, str(NPM)],
            input=json.dumps(statement),
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(done.stdout) == [], statement

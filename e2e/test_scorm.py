"""The packages for an LMS, which is scorm-again here: start, learn, leave, come back, and what is scored."""

import json
import shutil
import time
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, Route

import pygames
from e2e.conftest import DIST, FULL, ROOT, stay_in, watch
from e2e.page_driver import OFFERED
from e2e.test_embedding import against_schema
from e2e.test_example_site import HEARD
from e2e.until import until
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about, drill, plan
from pygames.school.lesson import lessons, said
from pygames.school.progress import Progress, Stage
from pygames.school.puzzle import puzzles
from pygames.school.witness import whole, witnesses
from tools.bench.host import Host, hosting
from web.bundle import scorm
from web.model.page import MORNING
from web.model.progress import DAY

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


# The same for SCORM 2004, whose object and functions are called otherwise.
NEWER = (
    LMS.replace("scorm12", "scorm2004")
    .replace("window.API = new Scorm12API", "window.API_1484_11 = window.API = new Scorm2004API")
    .replace("LMSCommit", "Commit")
    .replace("LMSFinish", "Terminate")
)


def unpacked(folder: Path, what: str, form: str) -> None:
    """Put the package of this into the folder of an LMS."""
    (folder / "dist").mkdir()
    (folder / "dist" / "pygames.html").hardlink_to(DIST / "pygames.html")
    (file,) = scorm.write(folder / "dist", folder / "scorm", [scorm.course(what)], form)
    with zipfile.ZipFile(file) as package:
        package.extractall(folder / "lms" / "course")


def given(folder: Path, what: str, form: str) -> None:
    """Put an LMS into the folder that has the package of this."""
    unpacked(folder, what, form)
    script = f"scorm{form.replace('.', '')}.min.js"
    shutil.copy(ROOT / "node_modules" / "scorm-again" / "dist" / script, folder / "lms")
    (folder / "lms" / "index.html").write_text(LMS if form == "1.2" else NEWER, encoding="utf-8")


@pytest.fixture
def lms(tmp_path: Path) -> Iterator[str]:
    """The address of an LMS that has the package of HEROZ."""
    given(tmp_path, "heroz", "1.2")
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


def learn(inside: Frame, rules: int, known: Progress, among: Sequence[str] = ()) -> None:
    """Answer right about so many rules (of `among`, or all) of the drill, for somebody who knows these."""
    east = inside.evaluate("-60 * new Date().getTimezoneOffset()")
    today = int((time.time() + east - MORNING) // DAY)
    for rule in plan(asked_about(pygames.load("heroz"), among), known, today)[:rules]:
        witness = witnesses("heroz")[rule]
        made = drill(witness, whole(witness, PLAYABLE), today)
        inside.locator(f".drill:not([data-right])[data-kind={made.question.kind}]").wait_for()
        inside.locator(f"[data-do=drill-choose][data-arg='{made.question.answer}']").click()
        inside.locator("#drill-next").click()


@FULL
def test_an_lms_keeps_what_was_learnt(context: BrowserContext, problems: list[str], lms: str) -> None:
    """Three rules are learnt, the page is left and opened again: the game has them, the LMS the score."""
    watch(context, problems)
    stay_in(context, problems, lms)
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.goto(lms)
    learn(course(page), 3, Progress("heroz"))
    until(page, "API.cmi.core.score.raw === '6'")
    page.evaluate("document.querySelector('iframe').src = 'about:blank'")
    until(page, "window.finished === true")
    kept = cmi(page)
    known = Progress.read(kept["suspend_data"])
    assert len(known.known) == known.known_as(known.known, Stage.LEARNT) == 3
    assert len(kept["suspend_data"]) < 100
    assert kept["core"]["score"]["raw"] == "6"  # percent of the 45 rules that are asked about
    assert kept["core"]["lesson_status"] == "incomplete"
    assert kept["core"]["exit"] == "suspend"
    assert page.evaluate("Object.keys(localStorage)") == ["cmi"]

    page.goto(lms)
    learn(course(page), 1, known)  # another rule than those three
    until(page, "API.cmi.core.score.raw === '8'")
    assert len(Progress.read(page.evaluate("API.cmi.suspend_data")).known) == 4
    heard = page.frames[1].evaluate("heard")
    assert {it["stage"] for it in heard if it["type"] == "learned"} == {2}
    assert against_schema(heard) == []


@FULL
def test_a_puzzle_is_done_once_it_is_solved(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """In SCORM 2004: completed, passed, the whole score, and the puzzle among the interactions."""
    given(tmp_path, "immortal-king/puzzle/4", "2004")
    puzzle = puzzles("immortal-king")[4]
    decision = puzzle.match(PLAYABLE).decision
    assert decision is not None
    (action,) = puzzle.line
    number = [it.text for it in decision.legal_actions].index(action)
    watch(context, problems)
    page = context.new_page()
    with hosting(Host(tmp_path / "lms")) as host:
        stay_in(context, problems, host.address)
        page.goto(host.address)
        inside = page.frame_locator("iframe").frame_locator("iframe")
        inside.locator("#coach:focus").wait_for()
        until(page, "API.cmi.completion_status === 'incomplete'")
        page.frames[2].evaluate(OFFERED)  # a new question takes the pointer only after a moment
        inside.locator(f"html:not([data-busy]) [data-choice='{number}']").first.dispatch_event("click")
        inside.locator(".scene[data-over] #seen").press("Enter")
        until(page, "API.cmi.completion_status === 'completed'")
        assert page.evaluate("API.cmi.success_status") == "passed"
        assert page.evaluate("API.cmi.score.scaled") in ("1", 1)
        told = page.evaluate("API.cmi.interactions.childArray.map(it => [it.id, it.result])")
        assert told[-1] == ["urn:pygames:4", "correct"]
        page.goto("about:blank")


@FULL
def test_a_lesson_goes_on_at_its_step(context: BrowserContext, problems: list[str], tmp_path: Path) -> None:
    """Left at its second step, it is opened there the next time."""
    given(tmp_path, "heroz/lesson/columns", "1.2")
    watch(context, problems)
    page = context.new_page()
    with hosting(Host(tmp_path / "lms")) as host:
        stay_in(context, problems, host.address)
        page.goto(host.address)
        inside = page.frame_locator("iframe").frame_locator("iframe")
        inside.locator("[data-do=coach-next]").press("Enter")
        until(page, "API.cmi.core.lesson_location === '2'")
        page.evaluate("document.querySelector('iframe').src = 'about:blank'")
        until(page, "window.finished === true")
        page.goto(host.address)
        inside.locator("#coach").wait_for()
        until(page, "API.cmi.core.lesson_location === '2'")
        second = said(lessons(pygames.load("heroz"))["columns"].steps[1].text, "en")
        inside.locator(".coach-text", has_text=second[:40]).wait_for()
        page.goto("about:blank")


class Store:
    """An LRS, and the ticket of an LMS that speaks cmi5: what is sent to them under `lrs/`."""

    def __init__(self) -> None:
        self.statements: list[dict[str, Any]] = []
        self.states: dict[str, Any] = {
            "LMS.LaunchData": {
                "launchMode": "Normal",
                "masteryScore": 0.8,
                "contextTemplate": {"contextActivities": {"grouping": [{"id": "urn:course"}]}},
            }
        }

    def answer(self, route: Route) -> None:
        """Answer as an LRS does."""
        request = route.request
        place, values = urlsplit(request.url).path, parse_qs(urlsplit(request.url).query)
        if place.endswith("/token"):
            return route.fulfill(json={"auth-token": "dGlja2V0"})
        assert request.headers["authorization"] == "Basic dGlja2V0"
        if place.endswith("/statements"):
            self.statements.append(json.loads(request.post_data or ""))
            return route.fulfill(json=[])
        name = values.get("stateId", [""])[0]
        if request.method == "PUT":
            self.states[name] = json.loads(request.post_data or "")
            return route.fulfill(status=204)
        if name in self.states:
            return route.fulfill(json=self.states[name])
        return route.fulfill(status=404)

    @property
    def verbs(self) -> list[str]:
        """What was said, in order."""
        return [it["verb"]["id"].rpartition("/")[2] for it in self.statements]


@FULL
def test_an_lms_with_cmi5_hears_statements(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """From the beginning to the end, each with its context; the next time the lesson goes on at its step."""
    unpacked(tmp_path, "heroz/lesson/columns", "cmi5")
    store, actor = Store(), json.dumps({"account": {"homePage": "https://school.example", "name": "7"}})
    context.route("**/lrs/**", store.answer)
    page = context.new_page()
    with hosting(Host(tmp_path / "lms")) as host:
        lrs = f"{host.address}lrs/"
        known = {"endpoint": lrs, "fetch": f"{lrs}token", "actor": actor, "registration": "r1"}
        launch = f"{host.address}course/index.html?{urlencode(known | {'activityId': 'urn:columns'})}"
        page.goto(launch)
        inside = page.frame_locator("iframe")
        inside.locator("[data-do=coach-next]").press("Enter")
        inside.locator("#coach", has_text="step 2").wait_for()
        with page.expect_request(lambda it: "terminated" in (it.post_data or "")):
            page.evaluate("dispatchEvent(new Event('pagehide'))")  # as it is left; later nobody could listen
        page.goto(launch)
        inside.locator("#coach", has_text="step 2").wait_for()
        page.goto("about:blank")
    assert store.states["pygames"]["at"] == 2
    assert store.verbs[:2] == ["initialized", "progressed"]
    assert store.verbs.count("initialized") == 2
    assert {it["context"]["registration"] for it in store.statements} == {"r1"}
    first = store.statements[0]["context"]["contextActivities"]
    assert first["grouping"] == [{"id": "urn:course"}]
    assert first["category"][0]["id"].endswith("/categories/cmi5")
    assert problems == []


@FULL
def test_a_puzzle_that_is_solved_is_completed_and_passed_in_cmi5(
    context: BrowserContext, tmp_path: Path
) -> None:
    unpacked(tmp_path, "immortal-king/puzzle/4", "cmi5")
    store = Store()
    context.route("**/lrs/**", store.answer)
    puzzle = puzzles("immortal-king")[4]
    decision = puzzle.match(PLAYABLE).decision
    assert decision is not None
    (action,) = puzzle.line
    number = [it.text for it in decision.legal_actions].index(action)
    page = context.new_page()
    with hosting(Host(tmp_path / "lms")) as host:
        lrs = f"{host.address}lrs/"
        known = {
            "endpoint": lrs,
            "fetch": f"{lrs}token",
            "actor": "{}",
            "registration": "r",
            "activityId": "a",
        }
        page.goto(f"{host.address}course/index.html?{urlencode(known)}")
        inside = page.frame_locator("iframe")
        inside.locator("#coach:focus").wait_for()
        page.frames[1].evaluate(OFFERED)
        inside.locator(f"html:not([data-busy]) [data-choice='{number}']").first.dispatch_event("click")
        with page.expect_request(lambda it: "passed" in (it.post_data or "")):
            inside.locator(".scene[data-over] #seen").press("Enter")
        page.goto("about:blank")
    moved = [it for it in store.statements if it["verb"]["id"].endswith(("/completed", "/passed"))]
    assert [len(it["context"]["contextActivities"]["category"]) for it in moved] == [2, 2]
    assert moved[1]["result"]["score"] == {"scaled": 1}

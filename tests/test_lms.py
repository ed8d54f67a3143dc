"""web/js/lms.js among LMSs that are not as they should be: each is a few lines here, run by Node."""

import json
import subprocess
from typing import Any

import pytest

from web.bundle.common import WEB, node

# A package of HEROZ in a window `self`; `LMS` is an API that keeps what it is told. What is heard comes last.
AROUND = """
import { readFileSync } from "node:fs";
import vm from "node:vm";
const { path, around, heard } = JSON.parse(readFileSync(0, "utf8"));
const cmi = {};
const LMS = {
  LMSInitialize: () => "true", LMSGetValue: (name) => cmi[name] ?? "", LMSGetLastError: () => "0",
  LMSSetValue: (name, value) => ((cmi[name] = value), "true"),
  LMSCommit: () => "true", LMSFinish: () => "true",
};
const shown = { alone: false, refused: false };
const asked = [];
const contentWindow = { postMessage: (message) => asked.push(message) };
const dataset = { game: "heroz", link: "heroz/drill", kind: "rules", mastery: "80", form: "1.2" };
const frame = { dataset, contentWindow };
const find = (what) => (what === "iframe" ? frame : { set hidden(it) { shown[what.slice(1)] = !it; } });
const listeners = {};
const addEventListener = (type, does) => (listeners[type] = does);
const win = { document: { querySelector: find }, addEventListener, opener: null };
Object.assign(win, { self: win, parent: win, top: win });
const elsewhere = () => ({ get API() { throw new Error("of another origin"); } });
const alone = (it) => Object.assign(it, { parent: it, top: it });
new Function("win", "LMS", "cmi", "alone", "elsewhere", around)(win, LMS, cmi, alone, elsewhere);
vm.runInNewContext(readFileSync(path, "utf8"), win);
for (const data of heard) listeners.message({ source: frame.contentWindow, data: { pygames: 1, ...data } });
listeners.pagehide();
console.log(JSON.stringify({ cmi, shown, asked }));
"""
STARTED = {"type": "ready", "game": ""}
LEARNT = {"type": "learned", "game": "heroz", "rule": "HZ-27", "stage": 2, "learnt": 30, "of": 100}
LEARNT |= {"progress": "heroz/progress/1.x"}


def course(around: str, *heard: dict[str, Any]) -> dict[str, Any]:
    """What the LMS has, what the learner reads and what the frame is asked, after these messages."""
    given = {"path": str(WEB / "js" / "lms.js"), "around": around, "heard": heard}
    words = [node(), "--input-type=module", "--eval", AROUND]
    done = subprocess.run(words, input=json.dumps(given), capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(
    "around",
    [
        "win.API = LMS;",
        "win.parent = alone({ API: LMS });",
        "const top = alone({ API: LMS }); win.parent = Object.assign(elsewhere(), { parent: top, top });",
        "win.opener = alone({ API: LMS });",
        "win.opener = { parent: alone({ API: LMS }) };",
        "win.parent = alone({ opener: alone({ API: LMS }) });",
        "win.parent = alone(elsewhere()); win.parent.opener = { parent: alone({ API: LMS }) };",
    ],
)
def test_the_lms_is_found_wherever_it_may_stand(around: str) -> None:
    """Around the page, around the window that opened it, or around the one that opened a window around it."""
    found = course(around, STARTED, LEARNT)
    assert found["shown"] == {"alone": False, "refused": False}
    assert found["cmi"]["cmi.core.score.raw"] == "30"
    assert found["asked"] == [{"pygames": 1, "type": "load", "link": "heroz/drill"}]


def test_without_an_lms_the_learner_is_told_and_goes_on() -> None:
    """Windows that lead back to each other are looked at once."""
    ring = "const a = { parent: win }; a.opener = a; win.parent = a; win.opener = win;"
    for around in ("", ring, "win.parent = alone(elsewhere());"):
        found = course(around, STARTED, LEARNT)
        assert found["shown"] == {"alone": True, "refused": False}
        assert found["asked"] == [{"pygames": 1, "type": "load", "link": "heroz/drill"}]


@pytest.mark.parametrize("method", ["LMSInitialize", "LMSCommit"])
@pytest.mark.parametrize("answer", ['"false"', "false", '{ throw new Error("session"); }'])
def test_an_lms_that_refuses_is_told_to_the_learner_who_goes_on(method: str, answer: str) -> None:
    """By its answer or by an error: nothing is kept then, and the drill begins all the same."""
    around = f"win.API = {{ ...LMS, {method}: () => {answer} }};"
    found = course(around, STARTED, LEARNT)
    assert found["shown"] == {"alone": False, "refused": True}
    assert found["asked"] == [{"pygames": 1, "type": "load", "link": "heroz/drill"}]
    if method == "LMSInitialize":
        assert found["cmi"] == {}


@pytest.mark.parametrize("mode", ["review", "browse"])
def test_who_only_looks_changes_nothing(mode: str) -> None:
    """In a review the frame has what was learnt; the LMS keeps its score."""
    known = {
        "cmi.core.lesson_mode": mode,
        "cmi.suspend_data": "heroz/progress/1.y",
        "cmi.core.score.raw": "67",
    }
    found = course(f"win.API = LMS; Object.assign(cmi, {json.dumps(known)});", STARTED, LEARNT)
    assert found["cmi"] == known
    assert {"pygames": 1, "type": "load", "link": "heroz/progress/1.y"} in found["asked"]


def test_a_package_keeps_what_is_its_own() -> None:
    """The drill of another game in the same frame leaves the record of this one as it is."""
    other = {**LEARNT, "game": "hero-realms", "learnt": 0, "progress": "hero-realms/progress/1.z"}
    found = course("win.API = LMS;", STARTED, LEARNT, other)
    assert found["cmi"]["cmi.suspend_data"] == "heroz/progress/1.x"
    assert found["cmi"]["cmi.core.score.raw"] == "30"


def test_each_rule_that_was_met_is_an_objective() -> None:
    """Passed once it was learnt, which is an interaction too; a rule stands there once."""
    met = {**LEARNT, "rule": "HZ-33", "stage": 1, "learnt": 0}
    cmi = course("win.API = LMS;", STARTED, met, LEARNT, {**met, "stage": 2})["cmi"]
    objectives = [(cmi[f"cmi.objectives.{n}.id"], cmi[f"cmi.objectives.{n}.status"]) for n in range(2)]
    assert objectives == [("HZ-33", "passed"), ("HZ-27", "passed")]
    assert course("win.API = LMS;", STARTED, met)["cmi"]["cmi.objectives.0.status"] == "incomplete"
    assert [cmi[f"cmi.interactions.{n}.id"] for n in range(2)] == ["HZ-27", "HZ-33"]
    assert not {"cmi.objectives.2.id", "cmi.interactions.2.id"} & cmi.keys()


def test_an_lms_that_is_left_at_any_moment_goes_on_later() -> None:
    """That it is to be suspended is committed with the first rule, not only when the page goes."""
    committed = "win.API = { ...LMS, LMSCommit: () => ((cmi.committed ??= cmi['cmi.core.exit']), 'true') };"
    assert course(committed, STARTED, LEARNT)["cmi"]["committed"] == "suspend"

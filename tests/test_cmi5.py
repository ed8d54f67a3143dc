"""web/js/cmi5.js with a record store that is a few lines here, run by Node: what is sent, kept and shown."""

import json
import subprocess
from typing import Any

import pytest

from web.bundle.common import WEB, node

# A package in a window. `store` says how the LMS's store answers: its states by their ids, the status of
# what is written, and whether there is one at all.
AROUND = """
import { readFileSync } from "node:fs";
import vm from "node:vm";
const { path, kind, store, heard } = JSON.parse(readFileSync(0, "utf8"));
const told = [], asked = [], shown = { alone: false, refused: false };
const frame = {
  contentWindow: { postMessage: (message) => asked.push(message) },
  dataset: { game: "heroz", link: kind === "rules" ? "heroz/drill" : "heroz/lesson/columns", kind },
};
const answer = (status, body) => ({ status, ok: status < 300, json: async () => body });
async function fetch(address, { method = "GET", body } = {}) {
  const { pathname, searchParams } = new URL(address);
  if (pathname.endsWith("/token")) return answer(200, { "auth-token": "dGlja2V0" });
  if (method === "POST") told.push(JSON.parse(body));
  if (method !== "GET") return answer(store.takes);
  const found = store.states[searchParams.get("stateId")];
  return found ? answer(200, found) : answer(404);
}
const lrs = { endpoint: "https://lrs.example/", fetch: "https://lrs.example/token" };
const about = { ...lrs, actor: "{}", registration: "r", activityId: "urn:a" };
const search = store.there ? `?${new URLSearchParams(about)}` : "";
const find = (what) => (what === "iframe" ? frame : { set hidden(it) { shown[what.slice(1)] = !it; } });
const listeners = {};
const win = {
  document: { querySelector: find },
  location: { search }, addEventListener: (type, does) => (listeners[type] = does),
  fetch, URLSearchParams, URL, crypto, Error,
};
vm.runInNewContext(readFileSync(path, "utf8"), win);
const settled = () => new Promise((done) => setTimeout(done, 20));
for (const data of heard) {
  listeners.message({ source: frame.contentWindow, data: { pygames: 1, ...data } });
  await settled();
}
listeners.pagehide();
await settled();
console.log(JSON.stringify({ told, asked, shown }));
"""
CONTEXT = {"contextActivities": {"grouping": [{"id": "urn:course"}]}}
LAUNCH = {"launchMode": "Normal", "masteryScore": 0.5, "contextTemplate": CONTEXT}
READY = {"type": "ready", "game": ""}
NAME = {"en": "A troop goes to a column.", "fr": "Une troupe va dans une colonne."}
LEARNT = {
    "type": "learned",
    "game": "heroz",
    "rule": "HZ-27",
    "name": NAME,
    "stage": 2,
    "progress": "heroz/progress/1.x",
}
HALF, LESS = {**LEARNT, "learnt": 1, "of": 2}, {**LEARNT, "learnt": 1, "of": 3}


def course(
    *heard: dict[str, Any],
    kind: str = "rules",
    launch: dict[str, Any] = LAUNCH,
    takes: int = 204,
    there: bool = True,
) -> dict[str, Any]:
    """What was told to the store, what the frame was asked, and what the learner reads."""
    store = {"states": {"LMS.LaunchData": launch}, "takes": takes, "there": there}
    given = {"path": str(WEB / "js" / "cmi5.js"), "kind": kind, "store": store, "heard": heard}
    words = [node(), "--input-type=module", "--eval", AROUND]
    done = subprocess.run(words, input=json.dumps(given), capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def verbs(found: dict[str, Any]) -> list[str]:
    """What was said, in order."""
    return [it["verb"]["id"].rpartition("/")[2] for it in found["told"]]


def test_rules_are_told_one_by_one_and_passed_at_the_mark_of_the_lms() -> None:
    """The pass mark is told before the package's; each has its names, context, score and duration."""
    found = course(READY, LESS, HALF)
    assert verbs(found) == [
        "initialized", "passed", "progressed", "passed", "progressed", "completed", "passed", "terminated"
    ]  # fmt: skip
    rule, completed, passed, ended = (found["told"][it] for it in (1, 5, 6, 7))
    assert rule["object"]["id"] == "urn:a#HZ-27"
    assert rule["object"]["definition"]["name"] == NAME
    assert passed["result"]["score"] == {"scaled": 0.5}
    assert all(it["result"]["duration"].startswith("PT") for it in (completed, passed, ended))
    for it in found["told"]:
        assert it["context"]["registration"] == "r"
        assert it["context"]["contextActivities"]["grouping"] == [{"id": "urn:course"}]
    assert found["shown"] == {"alone": False, "refused": False}


@pytest.mark.parametrize("mode", ["Browse", "Review"])
@pytest.mark.parametrize("kind", ["rules", "lesson"])
def test_who_only_looks_changes_nothing(kind: str, mode: str) -> None:
    """The session begins and ends, as cmi5 wants it, and nothing else is told."""
    step = {"type": "step", "game": "heroz", "at": 2, "of": 4}
    solved = {"type": "solved", "game": "heroz", "id": "columns"}
    found = course(READY, HALF, step, solved, kind=kind, launch={**LAUNCH, "launchMode": mode})
    assert verbs(found) == ["initialized", "terminated"]
    assert [it["type"] for it in found["asked"]] == ["load"]


def test_what_is_learnt_of_another_game_is_none_of_the_packages() -> None:
    assert verbs(course(READY, {**HALF, "game": "hero-realms"})) == ["initialized", "terminated"]


def test_without_an_lms_the_learner_is_told_and_goes_on() -> None:
    found = course(READY, HALF, there=False)
    assert found["shown"] == {"alone": True, "refused": False}
    assert [it["link"] for it in found["asked"]] == ["heroz/drill"]
    assert found["told"] == []


@pytest.mark.parametrize("status", [401, 503])
def test_a_store_that_refuses_is_told_to_the_learner_who_goes_on(status: int) -> None:
    found = course(READY, HALF, takes=status)
    assert found["shown"] == {"alone": False, "refused": True}
    assert [it["link"] for it in found["asked"]] == ["heroz/drill"]

"""docs/example-site/xapi.js, as docs/embedding.md has it used: messages of the page as xAPI statements."""

import gzip
import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pygames.games import PLAYABLE
from pygames.school.lesson import lessons
from pygames.school.puzzle import puzzle
from web.bundle.common import node
from web.model import host_told
from web.model.host_told import HostMessage

ROOT = Path(__file__).parent.parent
FILE = ROOT / "docs" / "example-site" / "xapi.js"
SITE = "https://you.example/pygames/"
IRI = re.compile(r"https?://[^\s<>\"{}|^`]+")

# The page's element, and a network that writes down what is sent.
AROUND = """
const frame = new EventTarget();
globalThis.document = { querySelector: () => frame, documentElement: { lang: "fr" } };
const sent = [];
globalThis.fetch = (to, { body, ...rest }) => sent.push({ to, ...rest, body: JSON.parse(body) });
"""
TELL = """
import { readFileSync } from "node:fs";
for (const message of JSON.parse(readFileSync(0, "utf8"))) {
  frame.dispatchEvent(new CustomEvent(`pygames-${message.type}`, { detail: message }));
}
console.log(JSON.stringify(sent));
"""


def sent(told: Sequence[HostMessage]) -> list[dict[str, Any]]:
    """What the recipe's lines send of these messages."""
    text = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
    found = re.search(r"^### xAPI\n.*?^```js\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    script = AROUND + found[1].replace("./xapi.js", FILE.as_uri()) + TELL
    words = [node(), "--input-type=module", "--eval", script]
    given = json.dumps([{"pygames": 1, "game": "heroz", **message} for message in told]).encode()
    done = subprocess.run(words, input=given, capture_output=True, check=False)  # noqa: S603 - our own script
    assert done.returncode == 0, done.stderr.decode()
    answer: list[dict[str, Any]] = json.loads(done.stdout)
    return answer


def test_what_the_frame_tells_is_sent_as_statements() -> None:
    rule = host_told.rule_named(PLAYABLE["heroz"], "HZ-27")
    columns = host_told.named(lessons(PLAYABLE["heroz"])["columns"].title)
    eighth = host_told.named(puzzle("heroz", 8).lesson(PLAYABLE).title)
    told = [
        host_told.step("columns", columns, 3, 8),
        host_told.hint(1),
        host_told.hint(2, "HZ-27", rule),
        host_told.learned("HZ-27", rule, 1),
        host_told.learned("HZ-27", rule, 2),
        host_told.learned("HZ-27", rule, 3),
        host_told.solved("columns", columns, 2, 1),
        host_told.failed("8", eighth, 1, 0),
        {"type": "over", "winners": [0], "how": "…", "rule": "HZ-79", "link": "…"},
        host_told.error("open.empty"),
        # somebody chose another game in the same frame
        {**host_told.step("8", eighth, 1, 2), "game": "hero-realms"},
    ]
    requests = sent(told)
    assert {(it["method"], it["to"]) for it in requests} == {("POST", "/xapi/statements")}
    assert all(it["headers"]["X-Experience-API-Version"] == "1.0.3" for it in requests)
    statements = [it["body"] for it in requests]
    short = [
        (it["verb"]["id"].rpartition("/")[2], it["object"]["id"].removeprefix(SITE)) for it in statements
    ]
    assert short == [
        ("progressed", "learn/heroz/columns/"),
        ("asked", "rules/heroz/hz-27/"),
        ("experienced", "rules/heroz/hz-27/"),
        ("passed", "rules/heroz/hz-27/"),
        ("mastered", "rules/heroz/hz-27/"),
        ("completed", "learn/heroz/columns/"),
        ("failed", "puzzles/heroz/8/"),
        ("completed", "#heroz"),
        ("progressed", "puzzles/hero-realms/8/"),
    ]
    kept = set((ROOT / "tests" / "addresses.txt").read_text(encoding="utf-8").split())
    assert {place for _, place in short if place != "#heroz"} <= kept
    assert statements[0]["result"]["extensions"].popitem()[1] == 25
    lasted = re.compile(r"PT\d+S")
    assert all(lasted.fullmatch(statements[it]["result"].pop("duration")) for it in (5, 6, 7))
    assert statements[6]["result"]["score"] == {"scaled": 0}
    assert statements[5]["result"] == {
        "completion": True,
        "success": True,
        "score": {"scaled": 1},
        "extensions": {f"{SITE}#tries": 2, f"{SITE}#hints": 1},
    }
    named = [it["object"]["definition"]["name"] for it in statements]
    assert named == [columns, rule, rule, rule, rule, columns, eighth, {"en": "heroz"}, eighth]
    assert "colonne" in rule["fr"]
    for statement in statements:  # the form that xAPI asks for
        assert statement.keys() <= {"actor", "verb", "object", "result", "context"}
        (whole,) = statement["context"]["contextActivities"]["grouping"]
        assert statement["context"]["language"] == "fr"
        assert statement["actor"].keys() == {"account"}
        names = [
            statement["verb"]["id"],
            statement["object"]["id"],
            statement["object"]["definition"]["type"],
            whole["id"],
        ]
        assert all(
            IRI.fullmatch(name) for name in (*names, *statement.get("result", {}).get("extensions", {}))
        )


def test_it_is_small() -> None:
    assert len(gzip.compress(FILE.read_bytes())) < 1_200

"""The workflows run all parts of the tests, each within a time."""

import re
from pathlib import Path

import pytest

from tests import parts

FOLDER = Path(__file__).resolve().parents[1] / ".github" / "workflows"
WORKFLOWS = {file.name: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.yml"))}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_job_that_does_something_ends_in_time(name: str) -> None:
    jobs = WORKFLOWS[name].partition("\njobs:\n")[2]
    assert jobs.count("runs-on:") == jobs.count("timeout-minutes:")
    limit = 90 if name == "nightly.yml" else 40
    assert all(int(minutes) <= limit for minutes in re.findall(r"timeout-minutes: (\d+)", jobs))


def test_the_parts_are_all_parts() -> None:
    """One matrix runs each of them once."""
    text = WORKFLOWS["parts.yml"]
    (listed,) = re.findall(r"part: \[(.*)\]", text)
    (count,) = re.findall(r"--part \$\{\{ matrix\.part \}\}/(\d+)", text)
    assert [parts.part(f"{it}/{count}")[0] for it in listed.split(", ")] == list(range(1, int(count) + 1))
    assert f"of {count}\n" in text


@pytest.mark.parametrize("name", ["ci.yml", "nightly.yml"])
def test_every_combination_runs_on_a_change_and_each_night(name: str) -> None:
    assert "uses: ./.github/workflows/parts.yml" in WORKFLOWS[name]

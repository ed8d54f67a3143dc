"""Tests in parts, and a run that goes on where one was broken off."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import build
from tests import parts, passed
from tools.seconds import main

pytest_plugins = ["pytester"]
BARE = [word for name in ("cacheprovider", "playwright", "xdist") for word in ("-p", f"no:{name}")]

SECONDS = st.lists(st.floats(0.01, 100), min_size=1, max_size=60)
SIX = """
import pytest

@pytest.mark.parametrize("number", range(6))
def test_it(number):
    assert number != {wrong}
"""


@given(SECONDS, st.integers(1, 12))
def test_parts_hold_neighbours_and_none_is_longer_than_its_share_and_one_test(
    weights: list[float], count: int
) -> None:
    found = parts.divided(weights, count)
    assert found == sorted(found)
    assert set(found) <= set(range(1, count + 1))
    for each in range(1, count + 1):
        took = sum(weight for weight, at in zip(weights, found, strict=True) if at == each)
        assert took <= sum(weights) / count + max(weights) + 1e-6


@given(st.lists(st.booleans(), max_size=60), st.integers(1, 8))
def test_every_process_begins_with_as_many_slow_tests_and_none_is_left_out(
    slow: list[bool], count: int
) -> None:
    order = parts.shared_out(slow, count)
    assert sorted(order) == list(range(len(slow)))
    if count == 2 and sum(slow) > 1:
        half = [slow[at] for at in order[: len(order) // 2]]
        assert abs(2 * sum(half) - sum(slow)) <= 2


@pytest.mark.parametrize("text", ["0/8", "9/8", "3", "3/", "a/b", "1/0", "-1/8"])
def test_a_part_that_is_not_there_is_refused_with_how_to_write_it(text: str) -> None:
    with pytest.raises(pytest.UsageError, match="write it as 3/8"):
        parts.part(text)


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with our two plugins; its tests are the sources that count."""
    tests = pytester.makepyfile(test_six=SIX.format(wrong=None))
    monkeypatch.setattr(passed, "EVERYDAY", pytester.path / "build" / "passed.txt")
    monkeypatch.setattr(build, "ROOT", pytester.path)
    monkeypatch.setattr(passed, "SOURCES", [tests.name])
    pytester.makeconftest(
        """
        pytest_plugins = ["tests.passed", "tests.parts"]
        def pytest_addoption(parser):
            parser.addoption("--full", action="store_true")
        """
    )
    return pytester


def change(project: pytest.Pytester, wrong: object) -> None:
    """Let this number fail."""
    (project.path / "test_six.py").write_text(SIX.format(wrong=wrong))


def outcome(project: pytest.Pytester, *words: str) -> tuple[dict[str, int], str]:
    """How many tests ended how, and the last words."""
    done = project.runpytest_inprocess(*BARE, *words)
    return done.parseoutcomes(), done.stdout.str()


def test_all_parts_together_are_all_tests_and_each_is_in_one(project: pytest.Pytester) -> None:
    ran = [outcome(project, "--part", f"{each}/4", "-v") for each in (1, 2, 3, 4)]
    assert sum(counts.get("passed", 0) for counts, _ in ran) == 6
    assert all(sum(f"test_it[{number}] PASSED" in text for _, text in ran) == 1 for number in range(6))


def test_a_run_goes_on_with_what_has_not_passed(project: pytest.Pytester) -> None:
    change(project, wrong=4)
    counts, text = outcome(project)
    assert (counts["passed"], counts["failed"]) == (5, 1)
    assert "test_six.py: 1" in text
    again, text = outcome(project, "--resume")
    assert (again["failed"], again["deselected"], again.get("passed")) == (1, 5, None)
    assert "test_six.py: 1" in text


def test_what_was_broken_off_is_missing(project: pytest.Pytester) -> None:
    change(project, wrong=1)
    _, text = outcome(project, "--exitfirst")
    assert "test_six.py: 5" in text


def test_a_change_of_the_sources_begins_anew(project: pytest.Pytester) -> None:
    change(project, wrong=4)
    outcome(project)
    change(project, wrong=None)
    counts, text = outcome(project, "--resume")
    assert counts == {"passed": 6}
    assert "Nothing is missing." in text


def test_nothing_left_is_a_success(project: pytest.Pytester) -> None:
    outcome(project)
    done = project.runpytest_inprocess(*BARE, "--resume")
    assert done.ret == pytest.ExitCode.OK
    done.stdout.fnmatch_lines(["*Nothing is missing.*"])


def test_what_is_skipped_is_not_missing_and_tried_again(project: pytest.Pytester) -> None:
    (project.path / "test_six.py").write_text(
        "import pytest\ndef test_it():\n    pytest.skip('no Firefox')\n"
    )
    for words in ((), ("--resume",)):
        counts, text = outcome(project, *words)
        assert counts == {"skipped": 1}
        assert "Nothing is missing." in text


def test_the_seconds_of_slow_functions_are_written_and_of_the_others_the_mean(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = [
        "1.00 e2e/a.py::slow[a]",
        "3.00 e2e/a.py::slow[b]",
        "0.10 tests/b.py::quick",
        "0.30 tests/b.py::it[x]",
    ]
    (tmp_path / "passed.txt").write_text("\n".join(["the sources", *took, ""]))
    monkeypatch.setattr(passed, "FULL", tmp_path / "passed.txt")
    monkeypatch.setattr(parts, "FILE", tmp_path / "seconds.toml")
    main()
    times = parts.times()
    assert times == {"quick": 0.2, "e2e/a.py::slow": 2.0}
    assert parts.seconds("e2e/a.py::slow[c]", times) == 2.0
    assert parts.seconds("tests/c.py::new", times) == 0.2

"""pytest's `--resume`: go on where a run was broken off, and say what is still missing.

Each run notes in `build/` which tests have passed, and in how many seconds, until a source changes.
With `--full` tests are stricter, so there are notes of their own for it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

import build

SOURCES = (
    ".github", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "build.py", "conftest.py", "docs",
    "e2e", "index.html", "locks", "package-lock.json", "package.json", "pygames", "pyproject.toml", "tests",
    "tools", "web",
)  # fmt: skip
EVERYDAY, FULL = build.BUILD / "passed.txt", build.BUILD / "passed-full.txt"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--resume` to pytest's options."""
    parser.addoption(
        "--resume",
        action="store_true",
        help="leave out what has passed already, as long as no source has changed",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Take notes. Of several processes the first does it, which is told of all tests."""
    if not hasattr(config, "workerinput"):
        sources = build.digest(*(build.ROOT / name for name in SOURCES))
        config.pluginmanager.register(Notes(place(config), sources))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what has passed."""
    if config.getoption("--resume"):
        before = read(place(config))
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in before])
        items[:] = [item for item in items if item.nodeid not in before]


def place(config: pytest.Config) -> Path:
    """Where this way of running has its notes."""
    return FULL if config.getoption("--full") else EVERYDAY


def read(file: Path) -> dict[str, float]:
    """The seconds of each test that has passed."""
    lines = file.read_text(encoding="utf-8").splitlines()[1:]
    return {test: float(took) for took, _, test in (line.partition(" ") for line in lines)}


class Notes:
    """A plugin that writes down what passes, and says in the end what has not."""

    def __init__(self, file: Path, sources: str) -> None:
        """Begin anew unless the file is of these sources."""
        self.file = file
        self.asked: set[str] = set()
        self.took: defaultdict[str, float] = defaultdict(float)
        self.failed: set[str] = set()
        self.done: set[str] = set()  # passed or skipped
        if not file.exists() or file.read_text(encoding="utf-8").partition("\n")[0] != sources:
            file.parent.mkdir(exist_ok=True)
            file.write_text(f"{sources}\n", encoding="utf-8")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Remember what is to be run, where there is one process."""
        self.asked.update(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Iterable[str]) -> None:
        """Remember what is to be run, where there are several."""
        self.asked.update(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test when the last of its reports has come and all were good; not what was skipped."""
        test = report.nodeid
        self.took[test] += report.duration
        if report.failed:
            self.failed.add(test)
        elif report.skipped:
            self.done.add(test)
        elif report.when == "teardown" and test not in self.failed | self.done:
            self.done.add(test)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(f"{self.took[test]:.2f} {test}\n")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """With nothing left to go on with, all is well."""
        if session.config.getoption("--resume") and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what is missing, by file."""
        missing = Counter(test.partition("::")[0] for test in self.asked - (self.done - self.failed))
        if missing:
            terminalreporter.section("still missing; --resume goes on with it")
            for file, count in sorted(missing.items()):
                terminalreporter.line(f"{file}: {count}")
        else:
            terminalreporter.line("Nothing is missing.")

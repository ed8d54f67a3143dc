"""`build.py check` looks at the subjects of new commits."""

import subprocess
from pathlib import Path

import pytest

from tools import subjects
from tools.subjects import LONGEST, too_long

LONG = "Say in a subject everything that there is to be said of a change of the rules"
NOBODY = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false")


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *NOBODY, *words], cwd=folder, check=True, capture_output=True)  # noqa: S603, S607


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """One with a commit whose subject is too long, and one whose subject is not."""
    git(tmp_path, "init", "-q")
    for subject in (LONG, "Say it"):
        git(tmp_path, "commit", "-q", "--allow-empty", "-m", subject)
    return tmp_path


def test_a_subject_that_is_too_long_is_found(repository: Path) -> None:
    assert len(LONG) > LONGEST
    assert too_long(repository) == [LONG]


def test_what_the_remote_has_is_not_new(repository: Path) -> None:
    git(repository, "update-ref", "refs/remotes/origin/main", "HEAD")
    assert too_long(repository) == []
    git(repository, "commit", "-q", "--allow-empty", "-m", f"{LONG} again")
    assert too_long(repository) == [f"{LONG} again"]


def test_a_host_may_merge_as_it_likes(repository: Path) -> None:
    git(repository, "update-ref", "refs/remotes/origin/main", "HEAD")
    git(repository, "commit", "-q", "--allow-empty", "-m", f"Merge {'a' * 40} into {'b' * 40}")
    assert too_long(repository) == []


def test_a_clone_without_history_passes(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    shallow = tmp_path_factory.mktemp("clone")
    git(shallow, "clone", "-q", "--depth=1", repository.as_uri(), ".")
    assert too_long(shallow) == []


def test_without_git_or_a_repository_nothing_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert too_long(tmp_path) == []
    monkeypatch.setenv("PATH", str(tmp_path))
    assert subjects.git("version", folder=tmp_path) == ""

"""The site is built for the address at which GitHub will have it: a line of the workflow works that out."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from web.bundle.common import ROOT

PAGES = ROOT / ".github" / "workflows" / "pages.yml"
BASH = shutil.which("bash")


def step(name: str) -> str:
    """The lines that a step of the workflow runs."""
    found = re.search(rf"- name: {name}\n +run: \|\n((?: {{10}}.*\n)+)", PAGES.read_text(encoding="utf-8"))
    assert found is not None
    return dedent(found[1])


@pytest.mark.skipif(sys.platform != "linux", reason="the workflow runs on Linux")
@pytest.mark.parametrize(
    ("owner", "repository", "address"),
    [
        ("ada", "pygames", "https://ada.github.io/pygames/"),
        ("Ada", "PyGames", "https://ada.github.io/PyGames/"),
        ("ada", "ada.github.io", "https://ada.github.io/"),
        ("Ada-L", "ada-l.github.io", "https://ada-l.github.io/"),
        ("ada-l", "Ada-L.github.io", "https://ada-l.github.io/"),
        ("ada", "bob.github.io", "https://ada.github.io/bob.github.io/"),
    ],
)
def test_the_site_is_built_for_the_address_at_which_it_will_lie(
    owner: str, repository: str, address: str, tmp_path: Path
) -> None:
    """A repository OWNER.github.io lies at the root of its host, any other in a folder of its name."""
    assert BASH is not None
    told = tmp_path / "env"
    env = {"OWNER": owner, "NAME": repository, "GITHUB_ENV": told.as_posix()}
    subprocess.run([BASH, "-e", "-o", "pipefail", "-c", step("Address")], env=env, check=True)  # noqa: S603
    assert told.read_text(encoding="utf-8") == f"PYGAMES_ADDRESS={address}\n"

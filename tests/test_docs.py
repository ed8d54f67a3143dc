"""What the documents show is what the program says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pygames
from pygames.engine import action, rng

ROOT = Path(__file__).resolve().parents[1]


def test_the_examples_of_the_readme_hold() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 3
    assert found.failed == 0


def test_every_link_to_a_file_of_ours_leads_there() -> None:
    followed = 0
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), (page.name, target)
                followed += 1
    assert followed > 10


def test_the_examples_of_the_package_hold() -> None:
    for module in (pygames, action, rng):
        found = doctest.testmod(module)
        assert found.attempted > 0, module
        assert found.failed == 0, module

"""What the documents show is what the program says."""

import doctest
import fnmatch
import re
from functools import cache
from pathlib import Path

import pygames
from pygames.engine import action, rng
from tools.reflow import documents, reflowed, too_long

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("pygames", "web", "tests", "tools", "docs", "e2e", "locks")
SOURCE = re.compile(rf"(?:{'|'.join(FOLDERS)})/[\w./<>*-]*|[\w./<>*-]+\.(?:py|js|mjs|css|toml|po|md)")
NOT_OURS = {
    "docusaurus.config.js",
    ".vitepress/config.js",
    "astro.config.mjs",
    "hugo.toml",
    "conf.py",
}  # of programs of others


def test_the_examples_of_the_readme_hold() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 3
    assert found.failed == 0


def _headings(page: Path) -> set[str]:
    """The headings of a document, as links name them: small letters and hyphens, without other signs."""
    text = re.sub(r"(?ms)^```.*?^```", "", page.read_text("utf-8"))
    titles = re.findall(r"(?m)^#+ (.*)$", text)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_link_to_a_file_of_ours_leads_there() -> None:
    followed = 0
    for page in documents():
        for target, heading in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text("utf-8")):
            if "://" not in target:
                there = page.parent / target if target else page
                assert there.exists(), (page.name, target)
                assert not heading or heading in _headings(there), (page.name, target, heading)
                followed += 1
    assert followed > 10


@cache
def _ends() -> frozenset[str]:
    """How the paths of all files and folders of the project end, from any folder on."""
    found = [it.relative_to(ROOT).parts for name in FOLDERS for it in (ROOT / name).rglob("*")]
    paths = [*found, *[(name,) for name in FOLDERS], *[(it.name,) for it in ROOT.iterdir()]]
    return frozenset(["/".join(path[at:]) for path in paths for at in range(len(path))])


def _exists(name: str) -> bool:
    """Whether a file or folder has this path or one that ends so; `<…>` and `*` stand for any name."""
    pattern = re.sub(r"<[^>]*>", "*", name).rstrip("/")
    return pattern in _ends() or ("*" in pattern and bool(fnmatch.filter(_ends(), pattern)))


def test_a_file_or_folder_that_a_document_names_exists() -> None:
    named = [
        (page.name, name)
        for page in documents()
        for name in re.findall(r"(?<!`)`([^`\s]+)`(?!`)", page.read_text("utf-8"))
        if SOURCE.fullmatch(name) and name not in NOT_OURS
    ]
    assert len(named) > 100
    assert [it for it in named if not _exists(it[1])] == []


def test_a_file_that_is_gone_is_noticed() -> None:
    assert _exists("web/model/page.py")
    assert _exists("model/page.py")
    assert _exists("pygames/games/<game>/rules.toml")
    assert not _exists("model/gone.py")
    assert not _exists("del/page.py")
    assert not _exists("pygames/gone/<game>/rules.toml")


def test_the_examples_of_the_package_hold() -> None:
    for module in (pygames, action, rng):
        found = doctest.testmod(module)
        assert found.attempted > 0, module
        assert found.failed == 0, module


def test_a_document_has_short_lines() -> None:
    """Tables, code and what cannot be broken aside: `python -m tools.reflow` mends it."""
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in documents()}
    long = {name: lines for name, text in texts.items() if (lines := too_long(text))}
    assert long == {}


def test_breaking_lines_anew_changes_no_word_and_is_done_once() -> None:
    for path in documents():
        text = path.read_text(encoding="utf-8")
        broken = reflowed(text)
        assert broken.split() == text.split(), path.name
        assert reflowed(broken) == broken, path.name


def test_what_means_something_at_its_place_keeps_it() -> None:
    words = "word " * 22
    text = f"# {words}\n\n| {words}|\n\n```\n{words}\n```\n\n- {words}`python -m it` - 1. end\n  more\n"
    assert too_long(text) == [f"- {words}`python -m it` - 1. end"]
    head, item = reflowed(text).split("\n- ")
    assert head == text.split("\n- ", maxsplit=1)[0]
    assert all(line.startswith("  ") for line in item.splitlines()[1:])
    assert not re.search(r"(?m)^ *(-|1\.) ", item)

"""docs/example-site as a host has it: on another origin, by keys alone, read as a screen reader has it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import FULL, ROOT, SITE, Axe, stay_in
from e2e.test_embedding import against_schema
from e2e.test_recipes import HERE
from e2e.until import until
from tools.bench.host import Host, hosting
from web.bundle import valid

FOLDER = ROOT / "docs" / "example-site"
HEARD = """() => {
  window.heard = [];
  addEventListener("message", ({ data }) => data?.pygames === 1 && heard.push(data));
}"""


STEP = "(n) => heard.some((it) => it.type === 'step' && it.at === n)"
HINTS = 4  # their levels


@pytest.fixture
def there(tmp_path: Path) -> Iterator[str]:
    """The address of the example site, which a host has filled in as its first page says."""
    shutil.copytree(FOLDER, tmp_path / "site")
    for file in (tmp_path / "site").glob("*.html"):
        file.write_text(file.read_text(encoding="utf-8").replace(HERE, SITE), encoding="utf-8")
    with hosting(Host(tmp_path / "site")) as host:
        yield host.address.replace("127.0.0.1", "localhost")  # to a browser, another site


def to_frame(page: Page, within: str) -> None:
    """Press Tab until something in the frame has the focus that fits."""
    for _ in range(30):
        page.keyboard.press("Tab")
        page.wait_for_timeout(50)  # a frame of another site has the focus a little later
        if page.evaluate("document.activeElement.tagName") == "PYGAMES-TABLE" and page.frames[1].evaluate(
            "it => document.activeElement?.matches(it) ?? false", within
        ):
            return
    raise AssertionError(f"no Tab leads to {within}")


def test_a_lesson_that_stands_in_the_page_is_taken_by_keys(
    anybody: BrowserContext, there: str, problems: list[str]
) -> None:
    """From the page's first link to the last step; what the frame tells is seen and is as the schema says."""
    stay_in(anybody, problems, SITE, there)
    anybody.add_init_script(f"({HEARD})()")
    page = anybody.new_page()
    page.goto(there)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("h1", has_text="A lesson").wait_for()
    page.frame_locator("iframe").locator("#wake").wait_for()
    to_frame(page, "#wake")
    page.keyboard.press("Enter")
    frame = page.frame_locator("iframe")
    frame.locator("#coach:focus").wait_for()
    tree = page.frames[1].locator("main").aria_snapshot()
    assert 'heading "Where a troop goes' in tree
    assert "A column is filled from the front" in tree
    to_frame(page, "[data-do=coach-next]")
    page.keyboard.press("Enter")
    until(page, STEP, 2)
    for _ in range(HINTS):  # the last one does it
        page.keyboard.press("h")
    until(page, STEP, 3)
    for _ in range(HINTS):
        page.keyboard.press("h")
    until(page, "heard.some((it) => it.type === 'solved')")
    page.get_by_role("button", name="Begin again").press("Enter")
    until(page, "heard.filter((it) => it.type === 'step' && it.at === 1).length === 2")
    heard = page.evaluate("heard")
    assert against_schema(heard) == []
    assert {"ready", "asked", "step", "hint", "choice", "solved"} <= {it["type"] for it in heard}
    assert next(it for it in heard if it["type"] == "solved")["id"] == "first-troop"
    until(page, "document.querySelectorAll('[role=log] li').length === heard.length")


def test_a_rule_is_read_as_it_stands_there(anybody: BrowserContext, there: str, problems: list[str]) -> None:
    """Its text and its picture in words are in the tree that a screen reader has; nothing was started."""
    stay_in(anybody, problems, SITE, there)
    anybody.add_init_script(f"({HEARD})()")
    page = anybody.new_page()
    page.goto(f"{there}rule.html")
    page.frame_locator("iframe").locator("h1").wait_for()
    tree = page.frames[1].locator("body").aria_snapshot()
    assert '- heading "HZ-27" [level=1]' in tree
    assert "columns" in tree
    assert page.locator("iframe").get_attribute("title") == "Rule HZ-27: where troops go"
    until(page, "heard.some((it) => it.type === 'size')")


@FULL
def test_a_puzzle_waits_until_it_is_wanted(anybody: BrowserContext, there: str, problems: list[str]) -> None:
    """The picture says so; the button that starts it is in the tree. Then it asks, and hears the keys."""
    stay_in(anybody, problems, SITE, there)
    anybody.add_init_script(f"({HEARD})()")
    page = anybody.new_page()
    page.goto(f"{there}puzzle.html")
    wake = page.frame_locator("iframe").get_by_role("button", name="Play here")
    wake.wait_for()
    assert [it["type"] for it in page.evaluate("heard")] == ["waiting"]
    wake.press("Enter")
    page.frame_locator("iframe").locator("#coach:focus").wait_for()
    assert 'heading "Puzzle 1' in page.frames[1].locator("main").aria_snapshot()
    for _ in range(HINTS):
        page.keyboard.press("h")
    until(page, "heard.some((it) => it.type === 'choice')")
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Leave the puzzle").press("Enter")
    until(page, "heard.some((it) => it.type === 'failed')")
    heard = page.evaluate("heard")
    assert against_schema(heard) == []
    assert {"step", "hint", "choice", "failed"} <= {it["type"] for it in heard}


@FULL
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_example_site_has_no_accessibility_faults(
    context: BrowserContext, there: str, problems: list[str], axe: Axe, size: tuple[int, int]
) -> None:
    """Its pages with what was told, and what stands in their frames: asleep, and a table at play."""
    stay_in(context, problems, SITE, there)
    context.add_init_script(f"({HEARD})()")
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for name in ("index", "rule", "puzzle", "lesson"):
        page.goto(f"{there}{name}.html")
        if name == "index":
            assert axe(page) == []
            continue
        frame = page.frame_locator("iframe")
        frame.locator("h1, #wake").first.wait_for()
        until(page, "heard.length > 0")
        assert [axe(page), axe(page.frames[1])] == [[], []]
        if name != "rule":
            frame.locator("#wake").press("Enter")
            frame.locator("#coach").wait_for()
            assert [axe(page), axe(page.frames[1])] == [[], []]


def test_the_example_site_is_valid_html() -> None:
    """All of its pages."""
    files = sorted(FOLDER.glob("*.html"))
    assert len(files) == 4
    assert valid.faults(*((file.name, file.read_text(encoding="utf-8")) for file in files)) == ""

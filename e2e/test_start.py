"""Both deliverables start, from wherever they are, and ask nobody else for anything."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from e2e.conftest import DIST, ROOT, SINGLE, SITE, serve, state

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

    from e2e.conftest import Opener


@pytest.mark.parametrize("kind", ["site", "single"])
def test_it_starts(open_page: Opener, axe: Callable[[Page], list[str]], kind: str) -> None:
    """Python takes over, the progress is gone, and nothing stands in anybody's way."""
    page = open_page(kind)
    assert page.locator("#loading").is_hidden()
    assert page.locator("#app").inner_text().strip()
    assert axe(page) == []


def test_any_folder(open_page: Opener) -> None:
    """The site works wherever it is put: no address in it is absolute."""
    open_page("site", base="https://tables.example/")


@pytest.mark.parametrize("kind", ["site", "single"])
def test_readable_without_javascript(browser: Browser, problems: list[str], kind: str) -> None:
    """Before any script, the page says what it is, and that playing needs JavaScript."""
    context = browser.new_context(java_script_enabled=False)
    if kind == "site":
        serve(context, DIST, SITE, problems)
    page = context.new_page()
    page.goto(SITE if kind == "site" else SINGLE)
    assert page.get_by_role("heading").first.is_visible()
    assert page.get_by_text("needs JavaScript").is_visible()
    assert page.get_by_text("Unofficial").is_visible()
    assert page.locator("#progress").is_hidden()
    context.close()


@pytest.mark.parametrize(
    "missing", ["pyodide.asm.wasm", "pyscript", "interpreter", "pyodide.asm-", "pygames-"]
)
def test_a_failed_start_says_so(open_page: Opener, problems: list[str], missing: str) -> None:
    """A part that cannot be loaded is named."""
    page = open_page("site", ready=False, without=missing)
    page.locator("#retry").wait_for()
    assert state(page) == "error"
    assert missing.rstrip("-") in page.locator("#failure").inner_text()
    problems.clear()  # they were meant


def test_a_failed_start_can_be_tried_again(
    context: BrowserContext, open_page: Opener, problems: list[str]
) -> None:
    """Once the network is back, one click is enough."""
    page = open_page("site", ready=False, without="pyscript")
    page.locator("#retry").wait_for()
    context.unroute_all()
    serve(context, DIST, SITE, problems)
    page.locator("#retry").click()
    page.wait_for_selector("html[data-state=ready]", state="attached")
    problems.clear()


@pytest.mark.parametrize("file", ["index.html", "dist/index.html", "dist/pygames.html"])
def test_the_html_is_valid(file: str) -> None:
    """The template, too, is a page of its own."""
    node = os.environ.get("PYGAMES_NODE") or shutil.which("node")
    assert node, "build.py finds a Node"
    program = ROOT / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
    words = [node, str(program), "--preset=standard", file]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout

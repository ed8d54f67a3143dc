"""The page's own Python: small, compiled ahead, and nothing missing in it."""

from __future__ import annotations

import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from e2e.conftest import RUN
from web.bundle.archive import game_zip

if TYPE_CHECKING:
    from e2e.conftest import Opener

IMPORT = """
import importlib, sys
from js import document
missing = []
for name in {names!r}.split():
    try:
        importlib.import_module(name)
    except Exception as error:
        missing.append(f"{{name}}: {{error!r}}")
sources = [
    name
    for name, it in sys.modules.items()
    if ".zip/" in (file := str(getattr(it, "__file__", ""))) and file.endswith(".py")
    and "Frozen" not in repr(it.__spec__.loader)
]
document.documentElement.dataset.missing = "\\n".join([*missing, *sources])
"""


def modules() -> list[str]:
    """Every module of the rules and of the page."""
    names = zipfile.ZipFile(io.BytesIO(game_zip())).namelist()
    ours = [name[:-3] for name in names if name.endswith(".py") and name.startswith(("pygames/", "web/"))]
    return sorted(name.removesuffix("/__init__").replace("/", ".") for name in ours)


@pytest.mark.parametrize("kind", ["site", "single"])
def test_every_module_can_be_imported_in_the_page_and_is_bytecode(open_page: Opener, kind: str) -> None:
    """Leaving out parts of the standard library breaks nothing unseen; nothing is compiled at the start."""
    page = open_page(kind)
    names = modules()
    assert {"web.main", "pygames.core.match", "web.tables.heroz"} <= set(names)
    page.evaluate(RUN, IMPORT.format(names=" ".join(names)))
    page.wait_for_selector("html[data-missing]", state="attached")
    assert page.locator("html").get_attribute("data-missing") == ""

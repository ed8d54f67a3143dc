"""What the tests in programs of others share: pygames at its address, and the browser of a visitor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import build
from e2e.browser import launch_arguments
from e2e.conftest import DIST, watch
from e2e.test_element import REGISTERED
from e2e.test_example_site import HEARD
from tools.bench.host import Host, hosting

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Playwright


@pytest.fixture(scope="session")
def pygames_host() -> Iterator[Host]:
    """The host of pygames, which counts what it sends."""
    port = int(build.REAL_ADDRESS.split(":")[2].split("/")[0])
    with hosting(Host(DIST, under="pygames/", port=port)) as host:
        yield host


@pytest.fixture
def visitor(
    playwright: Playwright, pygames_host: Host, problems: list[str], tmp_path: Path
) -> Iterator[BrowserContext]:
    """The browser of a new visitor, which lets frames of other sites store things, as visitors' browsers do.

    Its pages note in `heard` what frames tell; faults fail the test.
    """
    ours = launch_arguments()
    ours["args"] = [it.replace("ThirdPartyStoragePartitioning,", "") for it in ours["args"]]
    profile = tmp_path / "profile"
    context = playwright.chromium.launch_persistent_context(
        profile, **ours, locale="en-GB", reduced_motion="reduce"
    )
    watch(context, problems)
    context.add_init_script(f"({HEARD})()")
    context.add_init_script(f"try {{ {REGISTERED} }} catch {{}}")  # a frame without an origin refuses
    yield context
    context.close()

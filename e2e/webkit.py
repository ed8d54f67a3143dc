"""How the tests start WebKitGTK, which Playwright does not drive: by its own driver, with Selenium."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

PLACES = ("/usr/lib", "/usr/libexec", "/usr/lib64")


def missing() -> str:
    """What is not installed of what WebKitGTK needs here; empty when all is there."""
    if shutil.which("WebKitWebDriver") is None:
        return "no WebKitWebDriver (Debian: webkit2gtk-driver)"
    if browser() is None:
        return "no MiniBrowser of WebKitGTK"
    if "DISPLAY" not in os.environ and shutil.which("Xvfb") is None:
        return "no screen and no Xvfb"
    return ""


def browser() -> Path | None:
    """WebKitGTK's small browser, the newest that is installed."""
    found = [it for place in PLACES for it in Path(place).glob("**/webkit2gtk-4*/MiniBrowser")]
    return max(found, default=None)


@contextmanager
def screen() -> Iterator[None]:
    """A screen: the one there is, else one in memory."""
    if "DISPLAY" in os.environ:
        yield
        return
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)  # noqa: S603
    os.close(write)
    with os.fdopen(read) as display:
        os.environ["DISPLAY"] = f":{display.readline().strip()}"
    try:
        yield
    finally:
        del os.environ["DISPLAY"]
        server.terminate()
        server.wait()


@contextmanager
def driven() -> Iterator[webdriver.WebKitGTK]:
    """A window of WebKitGTK with a storage of its own, and what drives it; a test is skipped without."""
    if lacking := missing():
        pytest.skip(lacking)
    options = Options()
    options.binary_location = str(browser())
    options.add_argument("--automation")
    with screen():
        driver = webdriver.WebKitGTK(options=options, service=Service(shutil.which("WebKitWebDriver")))
        driver.set_script_timeout(60)
        try:
            yield driver
        finally:
            driver.quit()

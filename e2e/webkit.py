"""How the tests start WebKitGTK, which Playwright does not drive: by its own driver, with Selenium."""

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

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
    """A window of WebKitGTK, and what drives it."""
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


class Quiet(SimpleHTTPRequestHandler):
    """Answers from a folder, as a static host does, and keeps no log."""

    def log_message(self, *args: Any) -> None:
        """Say nothing of a request."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The site at an address of this machine: only a real host reaches this browser."""
    server = ThreadingHTTPServer(("localhost", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

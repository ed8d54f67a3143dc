"""How the tests start a browser. As a program (`python -m e2e.browser firefox`): whether that works here."""

import os
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

BUILD = Path(__file__).resolve().parents[1] / "build"
FOUND = {"chromium": BUILD / "browser.txt", "firefox": BUILD / "firefox.txt"}
NAMED = {"chromium": "PYGAMES_BROWSER", "firefox": "PYGAMES_FIREFOX"}
NONE = "none"  # in the place of a program: there is none

# With every window a whole Chromium, other than Playwright's headless shell, draws two pages of its own below
# the address bar: a quarter of what the start of our page costs.
OF_THE_ADDRESS_BAR = ("WebUIOmniboxAimPopup", "WebUIOmniboxPopup")
# Of two such lists Chromium heeds the last only: so those that Playwright turns off are named again.
OF_PLAYWRIGHT = (
    "AimEnabled",
    "AutoDeElevate",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)

# Nothing may look for a network, neither Chromium's own nor a page.
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join((*OF_PLAYWRIGHT, *OF_THE_ADDRESS_BAR))}",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    "--no-first-run",
]
# A page opened as a file may read no other file: as for everybody, not as in Playwright's own settings.
PREFERENCES = {"security.fileuri.strict_origin_policy": True}

# Every press comes two seconds after what was there before: web/js/arming.js holds up none. A test that sets
# `clock` says itself when the next ones come.
UNHURRIED = """{
  let last = 0;
  const get = () => (window.clock ?? (last += 2000));
  Object.defineProperty(Event.prototype, "timeStamp", { get });
}"""


# What takes a second press, because the first may be a slip, has had its first (web/js/arming.js).
SURE = "() => document.querySelectorAll('[data-risk]').forEach(it => (it.dataset.sure = ''))"


def program(kind: str = "chromium") -> str:
    """The browser that build.py names, or found last time; empty for Playwright's own."""
    named = os.environ.get(NAMED[kind])
    return FOUND[kind].read_text(encoding="utf-8") if named is None and FOUND[kind].exists() else named or ""


def launch_arguments(kind: str = "chromium") -> dict[str, Any]:
    """What Playwright's `launch` is given."""
    found = program(kind)
    if kind == "firefox":
        # an installed Firefox, other than Playwright's own, is driven as the channel of Mozilla's
        installed = {"channel": "moz-firefox", "executable_path": found} if found else {}
        return {"firefox_user_prefs": PREFERENCES, **installed}
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*ARGUMENTS, "--no-sandbox"] if root or os.environ.get("CI") else ARGUMENTS
    return {"executable_path": found or None, "args": arguments}


def main(kind: str) -> int:
    """Open an empty page, once."""
    try:
        with sync_playwright() as playwright:
            browser = getattr(playwright, kind).launch(**launch_arguments(kind))
            browser.new_page().close()
            browser.close()
    except Error as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*(sys.argv[1:] or ["chromium"])))

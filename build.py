#!/usr/bin/env python3
"""Set up, build, play and test pygames: one command for everything.

    python3 build.py play [--no-open]   build the page and open it in the browser
    python3 build.py test [WORDS...]    run every test; further words go to pytest
    python3 build.py site               build dist/ only
    python3 build.py check              lint, types, and files that must be up to date
    python3 build.py bench [WORDS...]   measure, print and store the figures
    python3 build.py texts              compile the translations (text/*.po)

It needs Python 3.11 with pip, and the package registries. Everything it installs stays in this folder: `.venv`, `node_modules`,
`build`, `dist`. A step whose inputs have not changed is not repeated. Standard library only: this file runs before anything is
installed; what builds the page is in `web/bundle`.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

try:
    import fcntl
except ImportError:  # Windows: two builds at once are not kept apart there
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")

NODE_AT_LEAST = 20
BROWSER_DOWNLOAD_SECONDS = 300
BROWSER_VARIABLE = "PYGAMES_BROWSER"  # the browser's program, for the tests; set it to choose one yourself
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BROWSER_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)


class Failure(Exception):  # noqa: N818 - it is shown to a person as it is
    """A step did not work. The message says what to do."""


# Small tools -----------------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Tell the person at the terminal; standard output is kept for results."""
    print(text, file=sys.stderr, flush=True)


def run(*words: str | Path, advice: str = "", env: dict[str, str] | None = None, limit: float | None = None) -> None:
    """Run a program; its output goes to standard error. Raises Failure with `advice` when it fails."""
    shown = " ".join(str(word) for word in words)
    try:
        code = subprocess.run(
            [str(word) for word in words],
            cwd=ROOT,
            env=environment() | (env or {}),
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            timeout=limit,
            check=False,
        ).returncode
    except FileNotFoundError:
        raise Failure(f"There is no program {words[0]}. {advice}".strip()) from None
    except subprocess.TimeoutExpired:
        raise Failure(f"Gave up after {limit:.0f} s: {shown}\n{advice}".strip()) from None
    if code:
        raise Failure(f"This did not work (exit code {code}): {shown}\n{advice}".strip())


def environment() -> dict[str, str]:
    """The environment of every program that we start: the venv's programs come first."""
    path = os.pathsep.join([str(SCRIPTS), os.environ.get("PATH", "")])
    return os.environ | {"PATH": path, "PYTHONUTF8": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def digest(*parts: str | Path) -> str:
    """One hash of texts, and of files and folders by name and content."""
    found = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            found.update(part.encode() + b"\0")
            continue
        files = sorted(part.rglob("*")) if part.is_dir() else [part]
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def step(name: str, key: str, made: Path, action: Callable[[], None]) -> None:
    """Do `action` unless it was done with the same inputs (`key`) and what it `made` is still there."""
    stamp = BUILD / "stamps" / name
    if made.exists() and stamp.exists() and stamp.read_text() == key:
        return
    say(f"{name} …")
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build works in this folder."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# Setting up ------------------------------------------------------------------------------------------------------------


def groups() -> dict[str, list[str]]:
    """The dependency groups of pyproject.toml."""
    found: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    return found


def make_venv() -> None:
    """Make .venv, with the standard module or, where a system leaves it out, with virtualenv."""
    shutil.rmtree(VENV, ignore_errors=True)
    with contextlib.suppress(Failure):
        run(sys.executable, "-m", "venv", VENV)
        return
    shutil.rmtree(VENV, ignore_errors=True)
    say("This Python has no complete venv module; trying virtualenv.")
    advice = "Install Python's venv and pip (Debian, Ubuntu: apt install python3-venv), then run this again."
    tools = BUILD / "virtualenv"
    run(sys.executable, "-m", "pip", "install", "--quiet", "--target", tools, "virtualenv", advice=advice)
    run(sys.executable, "-m", "virtualenv", VENV, env={"PYTHONPATH": str(tools)}, advice=advice)


def install(group: str) -> None:
    """Install one dependency group of pyproject.toml in .venv."""
    wanted = groups()
    pins = BUILD / "pins.txt"

    def action() -> None:
        pins.write_text("\n".join(wanted["pins"]) + "\n")
        run(PYTHON, "-m", "pip", "install", "-qq", "-c", pins, *wanted[group], advice="Is the network up? Run the same command again.")

    step(f"Python packages ({group})", digest(*wanted[group], *wanted["pins"], sys.version), PYTHON, action)


def python_ready() -> None:
    """Have .venv with the development packages."""
    step("Python environment", digest(sys.version, str(ROOT)), PYTHON, make_venv)
    install("dev")


def node_ready() -> tuple[str, str]:
    """Find Node and npm, or install them in .venv; return their programs."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)\.", said)
        if version and int(version[1]) >= NODE_AT_LEAST:
            return node, npm
    install("node")
    found = [shutil.which(name, path=str(SCRIPTS)) for name in ("node", "npm")]
    if not (found[0] and found[1]):
        raise Failure(f"Node could not be installed in .venv. Install Node {NODE_AT_LEAST} or later, then run this again.")
    return found[0], found[1]


def dist_ready() -> None:
    """Have dist/ built from the present sources."""
    node, npm = node_ready()
    lock = [ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc"]

    def packages() -> None:
        run(npm, "ci", advice="Is the network up? Delete node_modules and run the same command again.")

    def dist() -> None:
        run(PYTHON, "-m", "web.bundle", env={"PYGAMES_NODE": node}, advice="The page could not be built; the reason is above.")

    step("Browser packages", digest(*lock), ROOT / "node_modules" / ".package-lock.json", packages)
    sources = [ROOT / name for name in ("index.html", "LICENSE", "pyproject.toml", "pygames", "web")]
    step("Page", digest(*lock, *sources), DIST / "pygames.html", dist)


def browser_ready() -> str:
    """Find or install a Chromium for the tests; return its program, or "" for Playwright's own."""
    chosen = os.environ.get(BROWSER_VARIABLE)
    if chosen:
        return chosen
    remembered = BUILD / "browser.txt"
    if remembered.exists():
        known = remembered.read_text()
        if not known or Path(known).exists():
            return known
    for program in browsers():
        if starts(program):
            remembered.write_text(program)
            return program
    raise Failure(f"No browser for the tests. Install Chromium or Chrome, or set {BROWSER_VARIABLE} to its program.")


def browsers() -> Iterator[str]:
    """Browsers to try, each step only when those before did not work."""
    yield from filter(None, map(shutil.which, BROWSERS))
    yield from (place for place in BROWSER_PLACES if Path(place).exists())
    say("Browser: none installed, asking Playwright for one …")
    with contextlib.suppress(Failure):
        run(PYTHON, "-m", "playwright", "install", "chromium", limit=BROWSER_DOWNLOAD_SECONDS)
        yield ""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Browser: installing the system's Chromium …")
        with contextlib.suppress(Failure):
            quiet = {"DEBIAN_FRONTEND": "noninteractive"}
            run("apt-get", "-qq", "update", env=quiet)
            run("apt-get", "-qq", "install", "-y", "chromium", env=quiet)
            yield from filter(None, [shutil.which("chromium")])


def starts(program: str) -> bool:
    """Whether Playwright can open a page with this browser."""
    with contextlib.suppress(Failure):
        run(PYTHON, "-m", "e2e.browser", env={BROWSER_VARIABLE: program}, limit=60)
        return True
    say(f"Browser: {program or 'the downloaded one'} does not start, trying the next.")
    return False


# Commands --------------------------------------------------------------------------------------------------------------


def play(*, no_open: bool) -> int:
    """Build the page and open the single file."""
    with alone():
        python_ready()
        dist_ready()
    page = DIST / "pygames.html"
    if no_open:
        print(page)
    elif not webbrowser.open(page.as_uri()):
        say(f"No browser could be opened. Open this file yourself: {page}")
    return 0


def test(words: Sequence[str]) -> int:
    """Set up everything and run the tests; the exit code is pytest's."""
    with alone():
        python_ready()
        dist_ready()
        browser = browser_ready()
    parallel = [] if any(word.startswith(("-n", "--pdb", "--numprocesses")) for word in words) else ["-n", "auto"]
    command = [str(PYTHON), "-m", "pytest", *parallel, *words]
    return subprocess.run(command, cwd=ROOT, env=environment() | {BROWSER_VARIABLE: browser}, check=False).returncode


def site() -> int:
    """Build dist/."""
    with alone():
        python_ready()
        dist_ready()
    say(f"Built {DIST}")
    return 0


def check() -> int:
    """Run every check, and fail when one failed."""
    with alone():
        python_ready()
    failed = []
    for name, words in {
        "ruff": ["ruff", "check"],
        "format": ["ruff", "format", "--check"],
        "types": ["mypy"],
        "texts": ["web.bundle.texts", "--check"],
        "lock": ["web.bundle.lock"],
    }.items():
        say(f"check: {name}")
        with contextlib.suppress(Failure):
            run(PYTHON, "-m", *words)
            continue
        failed.append(name)
    if failed:
        raise Failure(f"Failed: {', '.join(failed)}. What is wrong is above; `ruff format` and `build.py texts` mend their own.")
    return 0


def bench(words: Sequence[str]) -> int:
    """Measure; the optional packages to compare with are used when they can be installed."""
    with alone():
        python_ready()
        dist_ready()
        with contextlib.suppress(Failure):
            install("bench")
        node, _ = node_ready()
        browser = browser_ready()
        run(PYTHON, "-m", "web.bundle.bare")
    env = environment() | {BROWSER_VARIABLE: browser, "PYGAMES_NODE": node}
    return subprocess.run([str(PYTHON), "-m", "tests.bench", *words], cwd=ROOT, env=env, check=False).returncode


def texts() -> int:
    """Compile the translations."""
    with alone():
        python_ready()
        run(PYTHON, "-m", "web.bundle.texts")
    return 0


def main(words: list[str]) -> int:
    """Do what the command line says."""
    command, *rest = words or ["help"]
    commands: dict[str, Callable[[], int]] = {
        "play": lambda: play(no_open="--no-open" in rest),
        "test": lambda: test(rest),
        "site": site,
        "check": check,
        "bench": lambda: bench(rest),
        "texts": texts,
    }
    allowed = {"play": ["--no-open"], "test": rest, "bench": rest}.get(command, [])
    if command not in commands or not set(rest) <= set(allowed):
        print(__doc__)
        return 0 if command in ("help", "-h", "--help") else 2
    try:
        return commands[command]()
    except Failure as failure:
        say(f"\n{failure}")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

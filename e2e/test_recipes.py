"""The recipes of docs/embedding.md: what its program leaves of each, on another origin."""

import importlib.util
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import FULL, ROOT, SITE, stay_in, watch
from e2e.until import PAUSE_MS, SECONDS
from tools.bench.host import Host, hosting
from web.bundle.common import node

HERE = "https://you.example/pygames/"
TEXT = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8").replace(HERE, SITE)
NOTHING = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">'

SAME_PX = 2

# How high a page is, once its style sheets and fonts are there.
HEIGHT = """async it => {
  if (document.readyState !== "complete") await new Promise(done => addEventListener("load", done));
  await document.fonts.ready;
  return it.getBoundingClientRect().height;
}"""

# JSX as React writes it into a page, as far as a frame needs it.
REACT = """
import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
const { code } = transformSync(readFileSync(0, "utf8"), { loader: "jsx", jsxFactory: "h" });
const written = (props) => Object.entries(props).map(([name, value]) => `${name}="${value}"`).join(" ");
const h = (tag, props) => `<${tag} ${written(props)}></${tag}>`;
console.log(new Function("h", `return ${code}`)(h));
"""


def recipe(program: str, language: str) -> str:
    """The first lines in this language under the program's name."""
    (section,) = re.findall(rf"^#### {program}\n(.*?)(?=^###)", TEXT, re.MULTILINE | re.DOTALL)
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    return found[0]


def react(jsx: str) -> str:
    """What React makes of it."""
    words = [node(), "--input-type=module", "-e", REACT]
    done = subprocess.run(words, input=jsx, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    return done.stdout


def moodle(address: str) -> str:
    """What its activity "URL" leaves where it embeds an address."""
    return (
        '<div class="resourcecontent resourcegeneral"><iframe id="resourceobject" title="HZ-27" width="800" '
        f'height="600" src="{address.strip()}"><a href="{address.strip()}">HZ-27</a></iframe></div>'
    )


def element() -> str:
    """The script and the element of the recipe for plain HTML."""
    (section,) = re.findall(r"^#### Plain HTML\n(.*?)(?=^###)", TEXT, re.MULTILINE | re.DOTALL)
    return str(re.findall(r"^```html\n(.*?)^```", section, re.MULTILINE | re.DOTALL)[1])


def seen(context: BrowserContext, problems: list[str], folder: Path, path: str = "") -> Page:
    """A page of this folder on another host, scrolled through so that all frames load."""
    watch(context, problems)
    page = context.new_page()
    with hosting(Host(folder)) as host:
        other = host.address.replace("127.0.0.1", "localhost")  # to a browser, another site
        stay_in(context, problems, SITE, other)
        page.goto(other + path)
        for frame in page.locator("iframe").all():
            frame.scroll_into_view_if_needed()
            frame.content_frame.locator("h1", has_text="HZ-27").wait_for()
    return page


def test_what_the_recipes_leave_shows_the_rule(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """Plain HTML in both ways, Docusaurus, Moodle; with the script the frame is as high as the rule."""
    bare = recipe("Plain HTML", "html")
    parts = [bare, element(), react(recipe("Docusaurus", "jsx")), moodle(recipe("Moodle", "text"))]
    (tmp_path / "index.html").write_text(NOTHING + "\n".join(parts), encoding="utf-8")
    page = seen(context, problems, tmp_path)
    assert page.locator("iframe").count() == 4
    high = page.locator("pygames-table iframe")
    inside = high.content_frame.locator("html")

    def fits() -> bool:
        """Both measured again each time: the frame is narrower while the page outside has a scroll bar."""
        return bool(abs(high.evaluate("it => it.clientHeight") - inside.evaluate(HEIGHT)) <= SAME_PX)

    last = time.monotonic() + SECONDS
    while not fits():
        assert time.monotonic() < last, "the frame is not as high as the rule"
        page.wait_for_timeout(PAUSE_MS)


@FULL
def test_mkdocs_shows_the_rule(context: BrowserContext, problems: list[str], tmp_path: Path) -> None:
    """A site of two files, built."""
    needs("mkdocs")
    theme = "site_name: It\ntheme:\n  name: mkdocs\n  highlightjs: false\n"  # that comes from elsewhere
    (tmp_path / "mkdocs.yml").write_text(theme + recipe("MkDocs", "yaml"), encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# It\n\n{recipe('MkDocs', 'markdown')}", encoding="utf-8")
    built("mkdocs", "build", "--strict", folder=tmp_path)
    page = seen(context, problems, tmp_path / "site")
    assert page.locator("pygames-table iframe").count() == 1


@FULL
def test_sphinx_shows_the_rule(context: BrowserContext, problems: list[str], tmp_path: Path) -> None:
    """A site with two files of Sphinx shows it."""
    needs("sphinx")
    (tmp_path / "_static").mkdir()
    (tmp_path / "_static" / "it.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8"
    )
    own = "html_theme = 'basic'\nhtml_static_path = ['_static']\nhtml_favicon = '_static/it.svg'\n"
    (tmp_path / "conf.py").write_text(own + recipe("Sphinx", "python"), encoding="utf-8")
    (tmp_path / "index.rst").write_text(f"It\n==\n\n{recipe('Sphinx', 'rst')}", encoding="utf-8")
    built("sphinx", "-q", "-W", ".", "site", folder=tmp_path)
    page = seen(context, problems, tmp_path / "site", "index.html")
    assert page.locator("pygames-table iframe").count() == 1


def needs(module: str) -> None:
    """`test --full` has it."""
    if importlib.util.find_spec(module) is None:
        pytest.skip(f"no {module} here: `build.py test --full` installs it")


def built(*words: str, folder: Path) -> None:
    """Run a program of Python's in a folder."""
    done = subprocess.run(  # noqa: S603 - ours
        [sys.executable, "-m", *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_host_with_a_strict_policy_that_isolates_itself_shows_a_frame(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """With the headers that the document names, for that host and for the site."""
    (section,) = re.findall(r"^#### A host with a policy.*?\n(.*?)(?=^\[)", TEXT, re.MULTILINE | re.DOTALL)
    own, sites = (
        dict(line.split(": ", 1) for line in lines.strip().splitlines())
        for lines in re.findall(r"^```text\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    )
    policy = own["Content-Security-Policy"].replace("https://you.example", SITE.split("/some/")[0])
    own = {"Content-Security-Policy": policy, "Cross-Origin-Embedder-Policy": "require-corp"}

    def answer(route: Route) -> None:
        got = route.fetch()
        more = sites if route.request.url.startswith(SITE) else own
        route.fulfill(response=got, headers={**got.headers, **more})

    context.route("**/*", answer)
    (tmp_path / "index.html").write_text(NOTHING + element(), encoding="utf-8")
    page = seen(context, problems, tmp_path)
    assert page.evaluate("crossOriginIsolated") is False  # it shares its group of windows: no COOP
    assert page.locator("pygames-table iframe").count() == 1

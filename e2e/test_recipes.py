"""Recipes of docs/embedding.md that need no program, on another origin; e2e/real has those of programs."""

import re
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route

from e2e.conftest import ROOT, SITE, stay_in, watch
from e2e.until import PAUSE_MS, SECONDS
from tools.bench.host import Host, hosting

HERE = "https://you.example/pygames/"
NOTHING = '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">'

SAME_PX = 2

# How high a page is, once its style sheets and fonts are there.
HEIGHT = """async it => {
  if (document.readyState !== "complete") await new Promise(done => addEventListener("load", done));
  await document.fonts.ready;
  return it.getBoundingClientRect().height;
}"""


def document(site: str) -> str:
    """docs/embedding.md for a site that lies there."""
    return (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8").replace(HERE, site)


TEXT = document(SITE)


def recipes(text: str, program: str, language: str) -> list[str]:
    """The lines in this language under the program's name, in order."""
    (section,) = re.findall(rf"^#### {program}\n(.*?)(?=^###)", text, re.MULTILINE | re.DOTALL)
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", section, re.MULTILINE | re.DOTALL)
    return found


def sections() -> dict[str, str]:
    """The recipes, each by its heading."""
    (all_of_them,) = re.findall(r"^### Recipes\n(.*?)^### ", TEXT, re.MULTILINE | re.DOTALL)
    _, *parts = re.split(r"^#### (.*)\n", all_of_them, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_a_recipe_that_is_not_tried_in_its_program_says_so() -> None:
    """Each is taken by e2e/real, or says what takes it, or that nothing does."""
    real = "".join(it.read_text(encoding="utf-8") for it in (ROOT / "e2e" / "real").glob("*.py"))
    silent = [
        heading
        for heading, lines in sections().items()
        if f'"{heading}"' not in real
        and "not in the tests" not in " ".join(lines.split())
        and Path(__file__).name not in lines
    ]
    assert silent == []


def moodle(address: str) -> str:
    """What its activity "URL" leaves where it embeds an address."""
    return (
        '<div class="resourcecontent resourcegeneral"><iframe id="resourceobject" title="HZ-27" width="800" '
        f'height="600" src="{address.strip()}"><a href="{address.strip()}">HZ-27</a></iframe></div>'
    )


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
    """Plain HTML in both ways, Moodle; with the script the frame is as high as the rule."""
    bare, element = recipes(TEXT, "Plain HTML", "html")
    (address,) = recipes(TEXT, "Moodle", "text")
    parts = [bare, element, moodle(address)]
    (tmp_path / "index.html").write_text(NOTHING + "\n".join(parts), encoding="utf-8")
    page = seen(context, problems, tmp_path)
    assert page.locator("iframe").count() == 3
    high = page.locator("pygames-table iframe")
    inside = high.content_frame.locator("html")

    def fits() -> bool:
        """Both measured again each time: the frame is narrower while the page outside has a scroll bar."""
        return bool(abs(high.evaluate("it => it.clientHeight") - inside.evaluate(HEIGHT)) <= SAME_PX)

    last = time.monotonic() + SECONDS
    while not fits():
        assert time.monotonic() < last, "the frame is not as high as the rule"
        page.wait_for_timeout(PAUSE_MS)


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
    (tmp_path / "index.html").write_text(NOTHING + recipes(TEXT, "Plain HTML", "html")[1], encoding="utf-8")
    page = seen(context, problems, tmp_path)
    assert page.evaluate("crossOriginIsolated") is False  # it shares its group of windows: no COOP
    assert page.locator("pygames-table iframe").count() == 1

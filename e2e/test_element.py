"""<pygames-table> in a page of others: what it takes over from there, what it asks of its frame, when."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

import pygames
from e2e.conftest import FULL, HOST, MOVING, SITE, watch
from e2e.test_embedding import HEAD, against_schema, elsewhere
from e2e.until import until
from pygames.games import PLAYABLE
from tests.web.hands import finished
from tools.bench.host import Host, hosting
from web.model.window import BARRED

RULE = '<pygames-table rule="heroz/HZ-27">A rule</pygames-table>'
OWN = """<pygames-table height="500"><script type="application/json">{"pygames": 1, "game": "heroz"}</script>
A lesson on columns</pygames-table>"""
LOOK = "accent surface font radius clear"
ADDRESS = "it => new URL(it.shadowRoot.querySelector('iframe').src)"

# What a browser keeps of a frame: all kinds of storage.
STORED = """async () => ({
  workers: registered + (await navigator.serviceWorker.getRegistrations()).length,
  caches: await caches.keys(), databases: await indexedDB.databases(),
  local: { ...localStorage }, tab: { ...sessionStorage },
})"""
NOTHING = {"workers": 0, "caches": [], "databases": [], "local": {}, "tab": {}}

# Counts what asks for a service worker, which the page does when it has nothing else to do: here at once.
REGISTERED = """
  window.registered = 0;
  if (navigator.serviceWorker) navigator.serviceWorker.register = async () => (registered += 1);
  const { setTimeout: later } = window;
  window.setTimeout = (does, wait, ...words) => later(does, wait === 1000 ? 0 : wait, ...words);
"""
IDLE = (
    "() => new Promise(done => requestIdleCallback(() => setTimeout(() => requestIdleCallback(done), 1000)))"
)


def test_a_frame_stores_nothing_unasked(keeping: BrowserContext, problems: list[str], tmp_path: Path) -> None:
    """Though it has an origin and the browser would let it: no worker, no cache, no game, no preference."""
    keeping.add_init_script(REGISTERED)
    (tmp_path / "index.html").write_text(f'{HEAD}<pygames-table puzzle="heroz/8" awake>It</pygames-table>')
    page = keeping.new_page()
    with hosting(Host(tmp_path)) as host:  # another origin of the same site: a browser refuses it nothing
        page.goto(host.address)
    until(page, "heard.some((it) => it.type === 'step')")
    frame = page.frames[1]
    assert frame.evaluate("self.origin") == SITE.partition("/some")[0]
    frame.locator("[data-do=coach-leave]").first.press("Enter")
    page.evaluate("document.querySelector('pygames-table').set({ theme: 'dark' })")
    until(page, "heard.some((it) => it.type === 'set')")
    page.evaluate("document.querySelector('pygames-table').load({ lesson: 'heroz/columns' })")
    until(page, "heard.some((it) => it.type === 'loaded')")
    frame.evaluate("dispatchEvent(new Event('pagehide'))")
    frame.evaluate(IDLE)
    assert frame.evaluate(STORED) == NOTHING


@MOVING
def test_what_is_asked_before_waking_is_done_then(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """A frame far below that was not loaded yet does what its element was asked, in that order.

    The browser does not draw it, and what moves there does not hold it up.
    """
    far = '<p style="height: 300rem">It lies below.</p>'
    body = f'<html lang="fr">{far}<pygames-table lesson="heroz/columns">It</pygames-table>'
    page = elsewhere(context, problems, tmp_path, body)
    ask = "document.querySelector('pygames-table')"
    page.evaluate(f"{ask}.set({{ lang: 'en', theme: 'dark' }})")
    page.evaluate(f"{ask}.load({{ puzzle: 'hero-realms/1' }})")
    page.evaluate(f"{ask}.goto(0)")
    page.evaluate(f"{ask}.load({{ lesson: 'heroz/nonsense' }})")
    assert page.evaluate("heard") == []
    page.evaluate(f"{ask}.wake()")
    until(page, "heard.some((it) => it.key === 'lesson_unknown')")
    heard = page.evaluate("heard.filter((it) => it.type !== 'size')")
    assert against_schema(page.evaluate("heard")) == []
    kinds = [(it["type"], it["game"]) for it in heard]
    assert kinds[0] == ("waiting", "heroz")
    assert heard[0]["asleep"]
    ready = kinds.index(("ready", "heroz"))
    order = [
        kinds.index(it, ready) for it in (("set", "heroz"), ("loaded", "hero-realms"), ("at", "hero-realms"))
    ]
    assert order == sorted(order)
    assert page.frames[1].locator("html[lang=en][data-theme=dark]").count() == 1


def test_a_sleeping_table_changes_its_language_at_once(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """And so does its button; no Python is loaded for it."""
    page = elsewhere(context, problems, tmp_path, '<pygames-table drill="heroz" lang="en">It</pygames-table>')
    frame = page.frame_locator("iframe")
    frame.locator("#wake", has_text="Play here").wait_for()
    page.evaluate("document.querySelector('pygames-table').set({ lang: 'fr' })")
    frame.locator("#wake", has_text="Jouer ici").wait_for()
    assert frame.locator("html[lang=fr][data-state=loading]").count() == 1


def test_it_takes_language_colours_and_look_from_the_page_around(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """The frame has them at first and when they change. Attributes win; a senseless value is left alone."""
    given = {"accent": "rgb(0, 0, 200)", "surface": "#fff8e8", "radius": "3px", "text": "url(x)"}
    given |= {"font": "Georgia, serif", "background": "none"}
    look = "; ".join(f"--pygames-{name}: {value}" for name, value in given.items())
    body = f"""<script>document.documentElement.lang = "fr-CA"</script>
    <style>html {{ color-scheme: dark; {look} }} iframe {{ height: auto }}</style>
    {RULE}<pygames-table puzzle="heroz/8">It</pygames-table>
    <pygames-table drill="heroz" lang="en" theme="light" height="450">It</pygames-table>"""
    page = elsewhere(context, problems, tmp_path, body)
    rule, puzzle, drill = (page.frame_locator("iframe").nth(n) for n in range(3))
    for frame, lang, theme in ((rule, "fr", "dark"), (puzzle, "fr", "dark"), (drill, "en", "light")):
        frame.locator(f"html[lang={lang}][data-theme={theme}][data-look='{LOOK}']").wait_for()
        colour = (
            "getComputedStyle(document.querySelector('.button--primary, h1')).getPropertyValue('--accent')"
        )
        assert frame.locator("html").evaluate(f"() => {colour}") == "rgb(0, 0, 200)"
        body = "[getComputedStyle(it).backgroundImage, getComputedStyle(it).fontFamily]"
        assert frame.locator("body").evaluate(f"it => {body}") == ["none", "Georgia, serif"]
        assert frame.locator("html").evaluate(f"() => {colour.replace('accent', 'surface')}") == "#fff8e8"
    heights = [it.evaluate("it => it.clientHeight") for it in page.locator("iframe").all()]
    assert heights[1:] == [640, 450]
    page.evaluate("""() => {
      document.documentElement.style.colorScheme = "light";
      document.documentElement.style.setProperty("--pygames-accent", "green");
    }""")
    for frame in (rule, puzzle):
        frame.locator("html[data-theme=light][style*='--host-accent: green']").wait_for()
    page.evaluate("""() => {
      const [rule, , drill] = document.querySelectorAll("pygames-table");
      rule.lang = "en";
      drill.setAttribute("theme", "contrast");
      drill.setAttribute("height", "333");
      drill.setAttribute("label", "Something else");
    }""")
    rule.locator("html[lang=en]").wait_for()
    until(page, "heard.some((it) => it.type === 'set' && it.game === 'heroz' && it.lang === 'en')")
    assert against_schema(page.evaluate("heard")) == []
    drill.locator("html[data-theme=contrast]").wait_for()
    assert page.locator("iframe").nth(2).get_attribute("title") == "Something else"
    assert page.locator("iframe").nth(2).evaluate("it => it.clientHeight") == 333
    page.evaluate("document.querySelectorAll('pygames-table')[1].setAttribute('puzzle', 'heroz/13')")
    assert page.locator("pygames-table").nth(1).evaluate(ADDRESS + ".hash") == "#heroz/puzzle/13"


def test_whoever_has_drawn_it_finds_what_they_put_there(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """React looks for its own children; and a moved element has its title, record and height again."""
    page = elsewhere(context, problems, tmp_path, f"<main>{RULE}{OWN}</main><aside></aside>")
    page.locator("pygames-table iframe").nth(1).wait_for()
    before = page.locator("main").inner_html()
    assert before == f"{RULE}{OWN}"
    before = page.locator("pygames-table").evaluate_all(f"them => them.map({ADDRESS}).map(String)")
    page.evaluate("document.querySelector('aside').append(...document.querySelectorAll('pygames-table'))")
    assert page.locator("aside").inner_html() == f"{RULE}{OWN}"
    frames = page.locator("aside iframe")
    assert [it.get_attribute("title") for it in frames.all()] == ["A rule", "A lesson on columns"]
    assert frames.nth(1).evaluate("it => it.clientHeight") == 500
    after = page.locator("pygames-table").evaluate_all(f"them => them.map({ADDRESS}).map(String)")
    assert after == before
    assert "picture=heroz" in after[1]
    page.evaluate("document.querySelectorAll('pygames-table')[1].wake()")
    until(page, "heard.some((it) => it.type === 'error')")  # the record has no choices: it was handed in


def test_what_there_is_not_is_told_with_what_is_known(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """A rule that no game has, or without its game: the host's own page stands in the frame.

    The page of a rule answers what it cannot set as a table does.
    """
    body = """<script>addEventListener("pygames-error", ({ detail }) => heard.push(detail))
    </script><pygames-table rule="heroz/HZ-999">It</pygames-table>
    <pygames-table rule="HZ-27">It</pygames-table>"""
    page = elsewhere(context, problems, tmp_path, body)
    until(page, "heard.filter((it) => it.type === 'error').length === 2")
    errors = page.evaluate("heard.filter((it) => it.type === 'error')")
    assert against_schema(errors) == []
    told = {it["key"]: it for it in errors}
    assert told["example.none"]["game"] == "heroz"
    assert {"HZ-27", "HZ-01"} <= set(told["example.none"]["known"])
    assert told["no_such_game"]["known"] == [*PLAYABLE]
    page.evaluate("document.querySelector('pygames-table').setAttribute('rule', 'heroz/HZ-27')")
    until(page, "heard.some((it) => it.type === 'waiting' && it.game === 'heroz')")
    page.evaluate("document.querySelector('pygames-table').set({ theme: 'pink' })")
    until(page, "heard.some((it) => it.key === 'host.nonsense' && it.known.includes('dark'))")
    assert all("404" in it for it in problems)
    problems.clear()


def test_a_rule_is_tried_where_it_stands(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """In the same frame, at once and in view; the frame, as high as a rule before, has a table's height."""
    page = elsewhere(context, problems, tmp_path, f'<p style="height: 30rem">Above</p>{RULE}')
    frame = page.frame_locator("iframe")
    frame.locator(".example-page .button--primary").scroll_into_view_if_needed()
    assert all(
        "embed=" in (it.get_attribute("href") or "")
        for it in frame.locator("a[href]:not([href^='#'], [href$='.txt'])").all()
    )
    frame.locator(".example-page .button--primary").press("Enter")
    until(page, "heard.some((it) => it.type === 'ready' && it.game === 'heroz' && it.methods.length)")
    frame.locator(".board").wait_for()
    assert frame.locator("#header").is_hidden()
    place = page.locator("iframe").evaluate("it => [it.clientHeight, it.getBoundingClientRect().top]")
    assert place[0] == 640
    assert 0 <= place[1] < 200


def test_a_game_is_only_watched_without_what_the_page_around_leaves_out(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """From its first choice; its menu has the rest. Once the attribute is gone its end is shown."""
    link = finished().record.link(pygames.load("heroz"))
    table = (
        f'<pygames-table game="{link}" awake watch without="share, settings undo,hints">It</pygames-table>'
    )
    page = elsewhere(context, problems, tmp_path, table)
    frame = page.frame_locator("iframe")
    frame.locator(".look-bar[data-look='0']").wait_for()
    frame.locator("[data-do=look-after]").press("Enter")
    frame.locator(".look-bar[data-look='1']").wait_for()
    frame.locator("[data-opens=menu]").press("Enter")
    frame.locator("#menu [data-do=keys]").wait_for()
    seen = "all => all.filter(it => it.checkVisibility()).map(it => it.dataset.do)"
    shown = set(frame.locator("[data-do]").evaluate_all(seen))
    assert not shown & {it for names in BARRED.values() for it in names}
    until(page, "heard.some((it) => it.type === 'size' && it.game === 'heroz' && it.height > 400)")
    page.evaluate("document.querySelector('pygames-table').removeAttribute('watch')")
    frame.locator("html[data-without='share settings undo hints'][data-state=over]").wait_for()
    assert frame.locator(".look-bar").count() == 0


@FULL
@pytest.mark.parametrize("kind", ["chromium", "firefox"])
def test_ten_tables_cost_python_once(
    request: pytest.FixtureRequest, problems: list[str], tmp_path: Path, kind: str
) -> None:
    """Woken one by one, at two visits: the host of the site sends at most 10 MB in all."""
    browser: Browser = request.getfixturevalue("browser" if kind == "chromium" else "firefox")
    sent = HOST.bytes
    tables = [f'<pygames-table lesson="{game}/first-game">It</pygames-table>' for game in PLAYABLE]
    (tmp_path / "index.html").write_text(HEAD + "".join([*tables, *tables[:4]]), encoding="utf-8")
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    watch(context, problems)
    page = context.new_page()
    with hosting(Host(tmp_path)) as host:
        for _visit in range(2):
            page.goto(host.address.replace("127.0.0.1", "localhost"))
            for n in range(10):
                page.evaluate("n => document.querySelectorAll('pygames-table')[n].wake()", n)
                until(page, "n => heard.filter((it) => it.type === 'step').length === n", n + 1)
    context.close()
    assert HOST.bytes - sent < 10_000_000

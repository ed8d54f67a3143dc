"""In a page of others: the element, what the frame tells and takes, and that nothing starts unasked."""

import json
import subprocess
import zlib
from base64 import urlsafe_b64encode
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page

import pygames
from e2e.conftest import FULL, ROOT, SITE, stay_in, watch
from e2e.page_driver import OFFERED
from e2e.until import until
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.school.puzzle import puzzles
from pygames.words.localizer import Localizer
from tests.web.driven import App
from tools.bench.host import Host, hosting
from web.bundle.common import node
from web.texts import Texts
from web.view.still import still

HEAD = f"""<!doctype html><meta charset="utf-8"><title>Elsewhere</title><link rel="icon" href="data:,">
<script>
  const heard = [];
  addEventListener("message", ({{ data }}) => data?.pygames === 1 && heard.push(data));
</script>
<script type="module" src="{SITE}embed.js"></script>
"""
VALID = """
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const Ajv = createRequire(process.argv[1] + "/")("ajv");
const schema = JSON.parse(readFileSync(process.argv[1] + "/docs/messages.json"));
const valid = new Ajv({ allErrors: true }).compile(schema);
const bad = JSON.parse(readFileSync(0)).filter((it) => !valid(it));
console.log(JSON.stringify(bad));
"""


def elsewhere(context: BrowserContext, problems: list[str], folder: Path, body: str) -> Page:
    """A page of another site with this in it."""
    (folder / "index.html").write_text(HEAD + body, encoding="utf-8")
    watch(context, problems)
    page = context.new_page()
    with hosting(Host(folder)) as host:
        other = host.address.replace("127.0.0.1", "localhost")  # to a browser, another site
        stay_in(context, problems, SITE, other)
        page.goto(other)
    return page


def wake(frame: FrameLocator) -> None:
    """Press what starts Python. By a key: Chromium drops clicks on a frame of others that has just moved."""
    frame.locator("#wake").press("Enter")


def against_schema(messages: list[dict[str, Any]]) -> Any:
    """Those that are not as docs/messages.json says."""
    done = subprocess.run(  # noqa: S603 - ours
        [node(), "--input-type=module", "-e", VALID, str(ROOT)],
        input=json.dumps(messages),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def nearly_over() -> tuple[str, int]:
    """A game of Boss Quest that somebody's next choice ends, one press, and the number of that choice."""
    for seed in count():
        match, rng = pygames.new("boss-quest", seed=seed), Rng(seed)
        while match.decision is not None:
            before, legal = match.record, match.decision.legal_actions
            number = rng.below(len(legal))
            match.play(legal[number])
        if not legal[number].words:
            return before.link(match.game), number
    raise AssertionError


def test_the_script_loaded_twice_harms_nobody(
    anybody: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """Two programs of a site may each bring it, under addresses of their own."""
    again = "".join(f'<script type="module" src="{SITE}embed.js?{n}"></script>' for n in (2, 3))
    page = elsewhere(
        anybody, problems, tmp_path, again + '<pygames-table rule="heroz/HZ-27">A rule</pygames-table>'
    )
    page.frame_locator("iframe").locator("h1", has_text="HZ-27").wait_for()
    page.evaluate("Promise.all([1, 2, 3].map((n) => customElements.whenDefined('pygames-table')))")
    assert page.locator("iframe").count() == 1


def test_tables_of_others_start_at_the_first_press(
    anybody: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """Five on a page load no Python; a press on one starts that one, in the language that was asked for."""
    link = pygames.new("heroz", seed=4).record.link(pygames.load("heroz"))
    table = f'<pygames-table lang="fr" game="{link}">A duel</pygames-table>'
    asked: list[str] = []
    anybody.on("request", lambda request: asked.append(request.url))
    named = ('lesson="heroz/columns"', 'drill="heroz"', 'puzzle="hero-realms/1"', 'rule="heroz/HZ-27"')
    lesson, *others = (f'<pygames-table lang="fr" {it}>It</pygames-table>' for it in named)
    page = elsewhere(anybody, problems, tmp_path, lesson + table + "".join(others))
    frame = page.frame_locator("iframe").first
    frame.locator("#wake", has_text="Jouer ici").wait_for()
    page.locator("iframe").last.scroll_into_view_if_needed()
    page.frame_locator("iframe").last.locator("h1", has_text="HZ-27").wait_for()
    assert not [it for it in asked if ".wasm" in it]
    assert page.locator("iframe").nth(1).get_attribute("title") == "A duel"
    asleep = [it.get_attribute("src") for it in page.locator("iframe").all()]
    duel = page.frame_locator("iframe").nth(1)
    assert duel.locator(".prompt-bar p").text_content() == "A duel"
    assert duel.locator(".board > *").evaluate("it => it.dataset.cover") == "heroz"  # no other position
    places = ("#heroz/lesson/columns", f"#{link}&about=A+duel", "#heroz/drill", "#hero-realms/puzzle/1")
    for address, place in zip(asleep, places, strict=False):
        assert address == f"{SITE}?embed=&api=&lang=fr{place}"
    wake(frame)
    until(page, "heard.some((it) => it.type === 'ready' && it.game === 'heroz')")
    until(page, "heard.some((it) => it.type === 'step' && it.lesson === 'columns' && it.at === 1)")
    assert len({it for it in asked if "pyodide.asm.wasm" in it}) == 1
    assert not page.frame_locator("iframe").nth(1).locator("html[data-state=ready]").count()


@pytest.mark.parametrize(
    ("place", "static"),
    [
        ("hero-realms/puzzle/1", "puzzles/hero-realms/1/"),
        pytest.param("immortal-king/lesson/first-game", "fr/learn/immortal-king/first-game/", marks=FULL),
    ],
)
def test_before_the_first_press_one_sees_what_is_meant(
    anybody: BrowserContext, problems: list[str], tmp_path: Path, place: str, static: str
) -> None:
    """Title, question and table of a puzzle or lesson, with every icon."""
    lang = "fr" if static.startswith("fr/") else "en"
    there = anybody.new_page()
    there.goto(SITE + static)
    title, words = there.locator("h1").text_content(), there.locator(".board").text_content()
    asks = there.locator("[name=description]").get_attribute("content")
    framed = (
        f'<iframe title="It" sandbox="allow-scripts" width="800" height="640" src="{SITE}?embed&lang={lang}'
    )
    page = elsewhere(anybody, problems, tmp_path, f'{framed}#{place}"></iframe>')
    frame = page.frame_locator("iframe")
    frame.locator("h1", has_text=title).wait_for()
    assert frame.locator(".prompt-bar p").text_content() == asks
    assert frame.locator(".board").text_content() == words
    assert frame.locator(".board svg.icon:empty").count() == 0


def copied(game: str) -> tuple[str, str]:
    """A frame as "Copy for a web page" gives it, of a game in which somebody chooses; and its table."""
    match, rng = pygames.new(game, seed=7), Rng(7)
    for _ in range(8):
        assert match.decision is not None
        match.play(rng.choice(match.decision.legal_actions))
    assert match.decision is not None
    app = App({"languages": "fr", "hash": match.record.link(match.game), "address": SITE})
    app.handle({"type": "click", "data": {"do": "copy-embed", "arg": "whole"}})
    localizer = Localizer(match.game, "fr", options=match.options)
    return str(app.payload()["copy"]), still(match, match.decision.seat, localizer, Texts("fr"))


@pytest.mark.parametrize("game", ["heroz", *(pytest.param(it, marks=FULL) for it in [*PLAYABLE][1:])])
def test_before_the_first_press_one_sees_the_position_that_was_copied(
    anybody: BrowserContext, problems: list[str], tmp_path: Path, game: str
) -> None:
    """Its table stands packed in the address, with every word and every icon; nothing is asked of a host."""
    code, table = copied(game)
    page = elsewhere(anybody, problems, tmp_path, f"{code}<template>{table}</template>")
    board = page.frame_locator("iframe").locator(".board")
    board.locator(":scope > #table").wait_for()
    seen = """it => {
      for (const hidden of it.querySelectorAll(".visually-hidden, [popover]")) hidden.remove();
      return [it.textContent, it.querySelectorAll("use[href]").length];
    }"""
    given = page.locator("template").evaluate(f"it => ({seen})(it.content)")
    assert board.evaluate(seen) == given
    assert given[1] > 10


HOSTILE = [
    ["script", {}, "document.title = 'bad'"],
    ["style", {}, "* { color: red }"],
    [
        "div",
        {
            "id": "table", "class": "fine", "onclick": "bad()", "style": "inset: 0", "data-do": "home",
            "data-style": "position: fixed", "href": "https://elsewhere.example/",
        },
        ["img", {"src": "https://elsewhere.example/x.png"}],
        ["use", {"href": "https://elsewhere.example/#x"}],
        ["p", {"id": "app", "data-style": "--n:3"}, "<b>text</b>"],
    ],
]  # fmt: skip


def test_a_table_in_an_address_is_never_more_than_a_picture(
    context: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """Whoever wrote it: no script, style, address or button, and no HTML; what is damaged is not shown."""
    frame = f'<iframe title="It" width="800" height="640" src="{SITE}?embed&lang=en#heroz.3.AgAA&about=It'
    hostile = b64(json.dumps(HOSTILE))
    bodies = (f'{frame}&drawn={it}"></iframe>' for it in (hostile, hostile[:-9], b64("{}")))
    page = elsewhere(context, problems, tmp_path, "".join(bodies))
    first, *others = (page.frame_locator("iframe").nth(n).locator(".board") for n in range(3))
    first.locator("#table").wait_for()
    text = '<p data-style="--n:3" style="--n: 3;">&lt;b&gt;text&lt;/b&gt;</p>'
    assert first.inner_html() == f'<div id="table" class="fine"><use></use>{text}</div>'
    for board in others:
        board.locator(".cover").wait_for()


def b64(text: str) -> str:
    """A text as it lies packed in an address."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).rstrip(b"=").decode()


def test_a_page_around_hears_what_everybody_sees(
    anybody: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """All messages are as docs/messages.json says; the game that the page hands in is played to its end."""
    link, number = nearly_over()
    rule = '<pygames-table rule="heroz/HZ-27">A rule</pygames-table>'
    body = f"<pygames-table>A game</pygames-table>{rule}"
    page = elsewhere(anybody, problems, tmp_path, body)
    frame = page.frame_locator("iframe").first
    page.locator("iframe").last.scroll_into_view_if_needed()
    until(page, "heard.some((it) => it.type === 'size')")
    wake(frame)
    until(page, "heard.some((it) => it.type === 'ready')")
    record = pygames.replay(link).record.json()
    page.evaluate("it => document.querySelector('pygames-table').load(JSON.parse(it))", record)
    page.evaluate("document.querySelector('pygames-table').set({ lang: 'fr', theme: 'dark' })")
    page.evaluate("document.querySelector('pygames-table').load({ rule: 'heroz/HZ-27' })")
    until(page, "heard.filter((it) => it.type === 'asked').length === 2")
    frame.locator("#example-title").wait_for()
    page.evaluate("document.querySelector('pygames-table').load({ rule: 'heroz/HZ-0' })")
    page.evaluate("document.querySelector('pygames-table').reset()")
    last = frame.locator(f"html[lang=fr][data-theme=dark] [data-choice='{number}']").first
    last.dispatch_event("click")  # it may lie in a menu
    until(page, "heard.some((it) => it.type === 'over')")
    heard = page.evaluate("heard")
    kinds = {it["type"] for it in heard}
    assert {"ready", "size", "asked", "choice", "error", "over"} <= kinds
    assert against_schema(heard) == []
    assert against_schema([{"pygames": 1, "type": "choice", "at": 1}]) != []
    over = next(it for it in heard if it["type"] == "over")
    assert pygames.replay(over["link"]).result is not None


@FULL
def test_a_page_around_hears_that_a_puzzle_is_solved(
    anybody: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """Once, when what came of it was seen, with how many tries and hints it took; not before."""
    puzzle = puzzles("immortal-king")[4]
    (action,) = puzzle.line
    decision = puzzle.match(PLAYABLE).decision
    assert decision is not None
    number = [it.text for it in decision.legal_actions].index(action)
    page = elsewhere(
        anybody, problems, tmp_path, '<pygames-table puzzle="immortal-king/4">A puzzle</pygames-table>'
    )
    frame = page.frame_locator("iframe")
    wake(frame)
    frame.locator("#coach:focus").wait_for()
    page.frames[1].evaluate(OFFERED)  # a new question takes the pointer only after a moment
    frame.locator(f"html:not([data-busy]) [data-choice='{number}']").first.dispatch_event("click")
    frame.locator(".scene[data-over] #seen").wait_for()  # the fight
    assert not page.evaluate("heard.some((it) => it.type === 'solved')")
    frame.locator(".scene[data-over] #seen").press("Enter")
    until(page, "heard.some((it) => it.type === 'solved')")
    heard = page.evaluate("heard")
    told = [it for it in heard if it["type"] in ("solved", "failed")]
    name = {"en": "Puzzle 4 · level 1 · A potion in time", "fr": "Problème 4 · niveau 1 · Une potion à temps"}
    solved = {"type": "solved", "game": "immortal-king", "id": "4", "name": name, "tries": 0, "hints": 0}
    assert told == [{"pygames": 1, **solved}]
    assert against_schema(heard) == []


def test_wordpress_puts_a_secret_behind_the_address(
    anybody: BrowserContext, problems: list[str], tmp_path: Path
) -> None:
    """The link before it is opened all the same, and WordPress is told the height in its own words."""
    link = pygames.new("heroz", seed=4).record.link(pygames.load("heroz"))
    framed = '<iframe title="It" sandbox="allow-scripts" width="600" height="400" src="'
    body = f"""<script>addEventListener("message", ({{ data }}) => data?.secret && heard.push(data))</script>
    {framed}{SITE}?embed=now#{link}#?secret=abc123"></iframe>
    {framed}{SITE}rules/heroz/hz-27/?embed#?secret=abc123"></iframe>"""
    page = elsewhere(anybody, problems, tmp_path, body)
    until(page, "heard.some((it) => it.type === 'ready' && it.game === 'heroz')")
    until(page, "heard.some((it) => it.secret)")
    ready = page.evaluate("heard.find((it) => it.type === 'ready')")
    assert ready["methods"] == []  # its address has no `api`
    page.evaluate("frames[0].postMessage({ pygames: 1, type: 'load', rule: 'heroz/HZ-27' }, '*')")
    told = page.evaluate("heard.find((it) => it.secret)")
    assert told["secret"] == "abc123"  # noqa: S105 - WordPress calls it so
    assert told["message"] == "height"
    assert 200 <= told["value"] <= 1000
    assert page.frame_locator("iframe").first.locator("#example-title").count() == 0

"""Figures of the built page in Chromium, beside a bare PyScript page with stock Pyodide in the same run.

The pages are loaded in turns, each in a fresh context with nothing cached.
"""

from __future__ import annotations

from collections import defaultdict
from contextlib import ExitStack
from operator import itemgetter
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

import pygames
from e2e.browser import launch_arguments
from e2e.conftest import DIST, SINGLE
from e2e.page_driver import OFFERED, PageDriver
from pygames.bots import names_at
from pygames.bots.advice import guide_of
from pygames.words.people import SEAT_LETTERS
from tests.searched import GUIDED, options_for
from tools.bench import lighthouse
from tools.bench.host import Host, hosting
from tools.bench.loading import again, bytes_sent, cold, linked_game, load
from tools.bench.memory import BARE
from tools.bench.next_paint import next_paint
from tools.bench.thinking import longest, reviewing, thinking

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

RUNS = 7
CLICKS = 100

# Notes what Python hands to the page, and how long the longest task was.
WATCH = """() => {
    window.handed = [];
    const render = pygamesPage.render;
    pygamesPage.render = text => { window.handed.push(text); return render(text); };
    window.render = render;
    window.longest = 0;
    new PerformanceObserver(list => {
        for (const it of list.getEntries()) window.longest = Math.max(window.longest, it.duration);
    }).observe({ entryTypes: ["longtask"] });
}"""

PAINTED = (
    "const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));"
)

# From the press until the frame after the change was painted; meanwhile the page says that it is busy.
TIMED_PRESS = (
    """n => new Promise(done => {
    const root = document.documentElement;
    window.handed = [];
    const start = performance.now();
"""
    + PAINTED
    + """
    window.offered[n].click();
    if (!("busy" in root.dataset)) return painted();
    new MutationObserver((_, observer) => {
        if ("busy" in root.dataset) return;
        observer.disconnect();
        painted();
    }).observe(root, { attributes: true, attributeFilter: ["data-busy"] });
})"""
)

# Draws a change again from the HTML that Python wrote: first, unmeasured, the page before; then that after.
TIMED_MORPH = (
    """async before => {
    const after = window.handed.at(-1);
    if (!before || !after) return [after ?? before, 0];
    const draw = text => new Promise(done => {
        const start = performance.now();
"""
    + PAINTED
    + """
        window.render(text);
        painted();
    });
    await draw(before);
    return [after, await draw(after)];
}"""
)


def presses(page: Page, game: str, seed: int) -> tuple[list[float], list[float]]:
    """Milliseconds from press to painted for a game against an opponent, if any, that does not wait.

    Beside them those of the same morphs from ready-made HTML.
    """
    driver = PageDriver(page, seed)
    seats = min(pygames.load(game).seats, key=lambda it: abs(it - 2))
    driver.begin("human", *["random"] * (seats - 1), seed=seed, game=game)
    page.evaluate(WATCH)
    times: list[float] = []
    morphs: list[float] = []
    before: str | None = None
    while len(times) < CLICKS:
        now = page.evaluate(OFFERED)
        if now["scene"]:
            page.locator("#seen").click()
            before = None  # what was seen before the next press was not handed over by one
            continue
        if now["state"] == "over":
            break
        times.append(page.evaluate(TIMED_PRESS, driver.rng.below(now["count"])))
        before, morph = page.evaluate(TIMED_MORPH, before)
        if morph:
            morphs.append(morph)
    return times, morphs


def pressing(browser: Browser, address: str, game: str) -> dict[str, float]:
    """The figures of presses in one game."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page, _ = load(context, address)
    times, morphs = presses(page, game, 1)
    longest = page.evaluate("longest")
    context.close()
    p95, plain = (quantiles(them, n=20)[-1] for them in (times, morphs))
    return {
        "median": median(times),
        "p95": p95,
        "plain_p95": plain,
        "ratio": p95 / plain,
        "presses": len(times),
        "longest_task": longest,
    }


def longest_task(browser: Browser, address: str, opponent: str = "steady") -> float:
    """Milliseconds of the processor that the page's longest task took in a game against this opponent."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page, _ = load(context, address)
    driver = PageDriver(page, 3)
    driver.begin("human", opponent, seed=5)
    browser.start_tracing(page=page, categories=["toplevel"])
    driver.play()
    trace = browser.stop_tracing()
    context.close()
    return longest(trace)


def moments(visits: list[dict[str, Any]]) -> dict[str, float]:
    """What happens at a start, as the page marks it, in order: medians of milliseconds from navigation."""
    found: dict[str, list[float]] = defaultdict(list)
    for it in visits:
        marks = [("painted", it["paint"]), *it["marks"], ("ready", it["ready"]), ("chosen", it["chosen"])]
        for name, at in marks:
            if at is not None:
                found[name.removeprefix("start: ")].append(at)
    return dict(sorted(((name, median(at)) for name, at in found.items()), key=itemgetter(1)))


def loading(browser: Browser, addresses: dict[str, str]) -> dict[str, Any]:
    """The times until the page is there, all in turns."""
    visits: dict[str, list[dict[str, Any]]] = defaultdict(list)
    link = f"#{linked_game()}"
    for _ in range(RUNS):
        for name, address in addresses.items():
            visits[name].append(cold(browser, address))
        visits["site_again"].append(again(browser, addresses["site"]))
        for name in ("site", "single"):
            visits[f"{name}_linked_choice"].append(cold(browser, addresses[name] + link))
        for name in ("bare", "site"):
            visits[f"{name}_10Mbps"].append(cold(browser, addresses[name], slow=True))
    ready = {name: median(it["chosen"] or it["ready"] for it in them) for name, them in visits.items()}
    first = {name: median(it["paint"] for it in visits[name]) for name in addresses if name != "bare"}
    return {
        "moments_ms": {name: moments(them) for name, them in visits.items() if not name.startswith("bare")},
        "ready_ms": ready,
        "ready_ratio": {
            name: ms / ready["bare_10Mbps" if name.endswith("10Mbps") else "bare"]
            for name, ms in ready.items()
        },
        "first_paint_ms": first,
        "first_paint_ratio": {name: ms / ready["bare"] for name, ms in first.items()},
    }


def thinking_figures() -> dict[str, Any]:
    """What a choice of `strong` and a review cost, in each game, for the fewest and for the most players."""
    with sync_playwright() as playwright, hosting(Host(DIST)) as host:
        browser = playwright.chromium.launch(**launch_arguments())
        found: dict[str, Any] = {"chromium": browser.version}
        seats = {entry.id: entry.seats for entry in pygames.catalogue()}
        for game in GUIDED:
            for count in sorted({seats[game][0], seats[game][-1]}):
                options = options_for(game, count) or {}
                if not any("strong" in names_at(game, count, seat, options) for seat in range(count)):
                    continue
                context = browser.new_context()
                page, _ = load(context, host.address)
                page.set_default_timeout(600_000)
                found[f"{game} {count}"] = thinking(page, game, count, options)
                guide = guide_of(game)
                for seat in sorted({0, count - 1}):
                    if guide is not None and guide.judge(count, seat) is not None:
                        name = f"{game} {count} review {SEAT_LETTERS[seat]}"
                        found[name] = reviewing(page, game, count, options, seat)
                context.close()
        browser.close()
        return found


def figures() -> dict[str, Any]:
    """All figures of the page."""
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = playwright.chromium.launch(**launch_arguments())
        hosts: dict[str, Host] = {
            name: stack.enter_context(hosting(Host(folder)))
            for name, folder in (("bare", BARE), ("site", DIST))
        }
        addresses = {name: host.address for name, host in hosts.items()} | {"single": SINGLE}
        sent = {name: bytes_sent(browser, host, kept=name == "site") for name, host in hosts.items()}
        games = [entry.id for entry in pygames.catalogue() if entry.playable]
        found = {
            "chromium": browser.version,
            **loading(browser, addresses),
            "bytes_sent": sent | {"ratio": sent["site"] / sent["bare"]},
            "single_file_bytes": (DIST / "pygames.html").stat().st_size,
            "thinking_longest_task_ms": longest_task(browser, addresses["site"]),
            "lighthouse": lighthouse.figures(addresses["site"], playwright.chromium),
            "press_to_painted_ms": {game: pressing(browser, addresses["site"], game) for game in games},
            "next_paint_ms": {game: next_paint(browser, addresses["site"], game) for game in games},
        }
        browser.close()
        return found

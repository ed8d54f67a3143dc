"""Figures of the built page in Chromium, beside a bare PyScript page with stock Pyodide in the same run.

The pages are loaded in turns, each in a fresh context with nothing cached.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

import pygames
from e2e.browser import launch_arguments
from e2e.conftest import DIST, SINGLE
from e2e.hands import OFFERED, Hands
from tests.bench.host import Host, hosting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

BARE = Path(__file__).resolve().parents[2] / "build" / "bare"
RUNS = 7
CLICKS = 100
SLOW = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}

# As soon as the page is ready: choose HEROZ, begin, make the first legal choice; when it is accepted.
FIRST_CHOICE = """() => new Promise(done => {
    const root = document.documentElement;
    const when = (there, then) => {
        const seen = () => { const it = there(); if (it) { watch.disconnect(); then(it); } };
        const watch = new MutationObserver(seen);
        watch.observe(document, { subtree: true, childList: true, attributes: true });
        seen();
    };
    const found = selector => () => root.dataset.state === "ready" && document.querySelector(selector);
    when(found("#app [data-do=game][data-arg=heroz]"), game => {
        game.click();
        when(found("#app form [type=submit]"), go => {
            document.querySelector("#seed").value = "16"; // in which the person begins, not the opponent
            go.click();
            when(found("#app [data-choice]"), choice => {
                const before = pygames.record();
                choice.click();
                when(() => pygames.record() !== before, () => done(performance.now()));
            });
        });
    });
})"""

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

# The same change once more, from what Python had written: before, unmeasured; then after.
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


def visit(context: BrowserContext, address: str, *, slow: bool = False) -> tuple[Page, float]:
    """Load a page; the milliseconds until it is ready."""
    page = context.new_page()
    if slow:
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", SLOW)
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector('html[data-state="ready"]', timeout=180_000, state="attached")
    return page, (time.perf_counter() - start) * 1000


def cold(browser: Browser, address: str, *, slow: bool = False) -> dict[str, float]:
    """One visit with nothing cached: ready, and the first paint of anything."""
    context = browser.new_context()
    page, ready = visit(context, address, slow=slow)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    context.close()
    return {"ready": ready, "paint": paint}


def first_choice(browser: Browser, address: str) -> float:
    """Milliseconds until the first legal choice was accepted, nothing cached."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#app", state="attached")
    milliseconds: float = page.evaluate(FIRST_CHOICE)
    context.close()
    return milliseconds


def again(browser: Browser, address: str) -> float:
    """Milliseconds of a second visit, the first one having cached what it does."""
    context = browser.new_context()
    page, _ = visit(context, address)
    worker = "async () => !!(await navigator.serviceWorker.getRegistration())"
    until = time.monotonic() + 5
    while time.monotonic() < until and not page.evaluate(worker):
        page.wait_for_timeout(200)
    if page.evaluate(worker):
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_timeout(1000)
    page.close()
    page, ready = visit(context, address)
    context.close()
    return ready


def memory(browser: Browser, address: str, *, playing: bool) -> float:
    """Megabytes of the page's process, its share of what several share; with a game begun or not."""
    context = browser.new_context()
    page, _ = visit(context, address)
    if playing:
        Hands(page, 1).begin("human", "random", seed=1)
        page.locator("[data-choice]").first.wait_for()
    page.wait_for_timeout(2000)
    wire = browser.new_browser_cdp_session()
    processes = wire.send("SystemInfo.getProcessInfo")["processInfo"]
    kilobytes = max(_share(it["id"]) for it in processes if it["type"] == "renderer")
    context.close()
    return kilobytes / 1024


def _share(process: int) -> float:
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8")
    except OSError:  # gone meanwhile, or not Linux
        return 0.0
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))


def presses(page: Page, game: str, seed: int) -> tuple[list[float], list[float]]:
    """Milliseconds from press to painted for a game against an opponent that does not wait.

    Beside them those of the same morphs from ready-made HTML.
    """
    hands = Hands(page, seed)
    hands.begin("human", "random", seed=seed, game=game)
    page.evaluate(WATCH)
    times: list[float] = []
    morphs: list[float] = []
    before: str | None = None
    while len(times) < CLICKS:
        now = page.evaluate(OFFERED)
        if now["state"] == "over":
            break
        times.append(page.evaluate(TIMED_PRESS, hands.chance.below(now["count"])))
        before, morph = page.evaluate(TIMED_MORPH, before)
        if morph:
            morphs.append(morph)
    return times, morphs


def pressing(browser: Browser, address: str, game: str) -> dict[str, float]:
    """The figures of presses in one game."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page, _ = visit(context, address)
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


def figures() -> dict[str, Any]:
    """All of them."""
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = playwright.chromium.launch(**launch_arguments())
        hosts: dict[str, Host] = {
            name: stack.enter_context(hosting(folder)) for name, folder in (("bare", BARE), ("site", DIST))
        }
        addresses = {name: host.address for name, host in hosts.items()} | {"single": SINGLE}
        loads: dict[str, list[dict[str, float]]] = {name: [] for name in addresses}
        for _ in range(RUNS):
            for name, address in addresses.items():
                loads[name].append(cold(browser, address))
        sent = {name: host.bytes / RUNS for name, host in hosts.items()}
        times = {name: [load["ready"] for load in got] for name, got in loads.items()}
        for host in hosts:
            times[f"{host}_10Mbps"] = [
                cold(browser, addresses[host], slow=True)["ready"] for _ in range(RUNS)
            ]
        times["site_again"] = [again(browser, addresses["site"]) for _ in range(RUNS)]
        for name in ("site", "single"):
            times[f"{name}_first_choice"] = [first_choice(browser, addresses[name]) for _ in range(RUNS)]
        ready = {name: median(got) for name, got in times.items()}
        ratio = {
            name: ms / ready["bare_10Mbps" if name.endswith("10Mbps") else "bare"]
            for name, ms in ready.items()
        }
        paint = {name: median(load["paint"] for load in got) for name, got in loads.items()}
        games = [entry.id for entry in pygames.catalogue() if entry.playable]
        held = {
            name: memory(browser, addresses[name], playing=name != "bare")
            for name in ("bare", "site", "single")
        }
        found = {
            "chromium": browser.version,
            "ready_ms": ready,
            "ready_ratio": ratio,
            "first_paint_ms": paint,
            "first_paint_ratio": {name: ms / ready["bare"] for name, ms in paint.items()},
            "bytes_sent": sent | {"ratio": sent["site"] / sent["bare"]},
            "single_file_bytes": (DIST / "pygames.html").stat().st_size,
            "memory_mb": held | {"ratio": held["site"] / held["bare"]},
            "press_to_painted_ms": {game: pressing(browser, addresses["site"], game) for game in games},
        }
        browser.close()
        return found

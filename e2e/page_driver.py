"""A person at the page: sets up a game, looks what is highlighted, presses it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import pygames
from e2e.browser import SURE
from e2e.until import until
from pygames.engine.action import Action
from pygames.engine.match import Match
from pygames.engine.rng import Rng

# Waits until nobody thinks, then gives what can be pressed: highlighted things and buttons of the prompt bar.
# The moment in which a new button is held up is not waited for: see UNHURRIED in conftest.py.
OFFERED = """async () => {
  const root = document.documentElement;
  const later = () => "busy" in root.dataset || root.dataset.state === "loading";
  // it ends as a wait of Playwright does, and says what was waited for
  const within = (wait, what) => Promise.race([
    wait,
    new Promise((_, fail) => setTimeout(() => fail(new Error(`a minute of waiting: ${what()}`)), 60_000)),
  ]);
  const idle = async () => { while (later()) await new Promise(r => setTimeout(r, 5)); };
  await within(idle(), () => JSON.stringify({ ...root.dataset }));
  await within(document.fonts.ready, () => "fonts"); // else things move when they come
  const things = [...document.querySelectorAll("#app :is([data-choice], [data-step])")];
  window.offered = things.filter(it =>
    it.checkVisibility({ visibilityProperty: true }) && !["picked", "other"].includes(it.dataset.mark));
  return {
    state: root.dataset.state,
    count: window.offered.length,
    prompt: document.querySelector(".prompt-bar")?.dataset.prompt ?? "",
    picked: Boolean(document.querySelector(".prompt-picked")),
    curtain: Boolean(document.querySelector(".curtain")),
    parting: Boolean(document.querySelector("#pass-device")),
    near: window.offered.some(it => {
      const box = it.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return it.contains(document.elementFromPoint(x, y));
    }),
    scene: document.querySelector(".scene:not(.scene--beside)")?.dataset.scene ?? "",
  };
}"""

# Says where to press one of them, and whether with a finger, or what lies over it. `window.pressed` comes
# when that was pressed: a tap becomes a click only after the browser has answered that it was tapped. Only
# the text table scrolls.
PLACE = """async n => {
  const it = window.offered[n];
  const before = scrollY;
  const scrolled = new Promise((done) => addEventListener("scrollend", done, { once: true }));
  const still = async () => {  // what is scrolled back within a frame has no end
    for (let frame = 0, at = scrollY; frame < 20; frame = at === scrollY ? frame + 1 : 0, at = scrollY)
      await new Promise(requestAnimationFrame);
  };
  const to = { block: "center", inline: "center", behavior: "instant" };
  const around = it.closest(".board")?.querySelector("[data-scrolls]"); // more than a window can show
  if (!document.querySelector(".board") || around?.contains(it)) it.scrollIntoView(to);
  if (scrollY !== before) await Promise.race([scrolled, still()]);
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2], over = document.elementFromPoint(x, y);
  window.pressed = new Promise((done, fail) => {
    addEventListener("click", () => done(), { capture: true, once: true });
    setTimeout(() => fail(new Error(`nothing was clicked at ${x}, ${y}`)), 30_000);
  });
  window.pressed.catch(() => {}); // who waits for it will tell
  if (it.contains(over)) return [x, y, navigator.maxTouchPoints > 0];
  return `${it.outerHTML} lies under ${over?.outerHTML.slice(0, 200)}`;
}"""

# Whether things lie where they are shown: not while the browser takes the pictures of a flight.
LYING = """() => {
  const root = document.documentElement, flies = ":active-view-transition";
  if (!CSS.supports(`selector(${flies})`) || !root.matches(flies)) return true;
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2) !== root;
}"""

# What can be pressed but is seen nowhere, by its choice or word. What lies in a
# closed window is seen by the button that opens it, what is folded by what unfolds it.
UNSEEN = """() => {
  const seen = new Set(), all = new Map();
  for (const it of document.querySelectorAll("#app :is([data-choice], [data-step])")) {
    if (["picked", "other"].includes(it.dataset.mark)) continue;
    const key = it.dataset.choice ?? it.dataset.step;
    all.set(key, it.getAttribute("aria-label") ?? it.textContent);
    const window = it.closest("[popover]:not(:popover-open)");
    const fold = it.closest("details:not([open])")?.querySelector("summary");
    const shown = window ? document.querySelector(`[popovertarget="${window.id}"]`) : (fold ?? it);
    if (!shown.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (shown.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) seen.add(key);
  }
  return [...all].filter(([key]) => !seen.has(key)).map(([, name]) => name);
}"""
# How much of the window the bar takes.
HIGH = "document.querySelector('.prompt-bar').offsetHeight / innerHeight"

# What is said to be hidden, and is seen.
SHOWN = """() => [...document.querySelectorAll("#app [hidden]")].filter(it => it.checkVisibility())
  .map(it => `hidden, and seen: ${it.outerHTML.slice(0, 200)}`)"""


def press_tool(page: Page, name: str) -> None:
    """Press a tool: in the header, in the bar of a table, or in its menu, which is opened for it."""
    tool = page.locator(f"[data-do={name}]:visible")
    if not tool.count():
        page.locator(".bar-more").click()
    tool.first.click()


class PageDriver:
    """Plays at a page. `look` is called with the page and a name each time something new is seen."""

    def __init__(self, page: Page, seed: int, look: Callable[[str], None] | None = None) -> None:
        self.page = page
        self.rng = Rng(seed)
        self.look = look or (lambda _name: None)
        self.seen: set[str] = set()
        self.presses = 0

    def begin(
        self,
        *who: str,
        seed: int | None = 1,
        rendering: str = "table",
        pace: str = "instant",
        game: str = "heroz",
        options: Mapping[str, int] | None = None,
        file: tuple[str, Path] | None = None,
    ) -> None:
        """From the gallery to the table: `who` sits at each seat; opponents at this pace.

        `options` are the places of the values wanted, `file` is for the option that it names.
        """
        page = self.page
        self.meet("gallery")
        press_tool(page, "settings")
        self.meet("settings")
        page.locator(f"input[name=pace][value={pace}]").check()
        page.locator(f"input[name=rendering][value={rendering}]").check()
        page.keyboard.press("Escape")
        set_up(page, game)
        if page.locator("#seats").count():
            page.locator(f"input[name=seats][value='{len(who)}']").check()
            page.locator(f"[name=who{len(who) - 1}]").first.wait_for()
            page.locator(f"[name=who{len(who)}]").first.wait_for(state="detached")
        page.locator(".setup-options > summary").click()
        for name, on in (options or {}).items():
            lead = page.locator(f"input[name=option-{name}][value='{int(on)}']")
            if page.locator(f"#option-{name}[role=switch]").count():
                page.locator(f"#option-{name}").set_checked(lead.count() > 0)  # what it sends where it is on
            elif lead.count():
                lead.check()
            else:
                page.locator(f"#option-{name}").select_option(str(int(on)))
        if file is not None:
            page.locator(f"#option-{file[0]}-file").set_input_files(file[1])
            until(page, "id => document.getElementById(id).value", arg=f"option-{file[0]}")
        for seat, it in enumerate(who):
            choice = page.locator(f"input[name=who{seat}][value={it}]")
            if choice.count():
                choice.check()
            else:  # one of laboratories, which a link may name and nobody is offered
                last = page.locator(f"input[name=who{seat}]").last
                last.evaluate("(it, who) => { it.value = who; it.click(); }", it)
                page.locator(f"input[name=who{seat}][value={it}]:checked").wait_for()
        page.locator("#seed").fill("" if seed is None else str(seed))
        self.meet("setup")
        page.locator(".setup [type=submit]").click()

    def play(self, most: int = 2000) -> None:
        """Press what is highlighted, at random but repeatably, until the game is over."""
        while self.presses < most:
            now = self.page.evaluate(OFFERED)
            assert now["state"] in ("ready", "over"), now
            if now["state"] == "over" and not now["scene"]:
                self.meet("end")
                return
            if now["scene"]:
                assert now["count"] == 0
                self.meet(f"scene {now['scene']}")
                self.page.locator("#seen").click()
                continue
            if now["parting"]:
                assert now["count"] == 0
                self.meet("parting")
                self.page.locator("#pass-device").click()
                continue
            if now["curtain"]:
                assert now["count"] == 0
                self.meet("curtain")
                self.page.locator("[data-do=lift]").click()
                continue
            self.meet(now["prompt"] + (" picked" if now["picked"] else ""))
            assert now["count"], f"nothing can be pressed: {now}"
            self.press(self.rng.below(now["count"]))
        raise AssertionError(f"not over after {most} presses")

    def go_on(self, presses: int) -> None:
        """Press so often, in a game that lasts longer and that one person plays; wait until nobody thinks."""
        for _ in range(presses):
            self.press(self.rng.below(self.page.evaluate(OFFERED)["count"]))
        self.page.evaluate(OFFERED)

    def press(self, number: int) -> None:
        """Press the thing of this number with the pointer, where it is, and wait until the page knows."""
        until(self.page, LYING)
        self.page.evaluate(SURE)
        place: Any = self.page.evaluate(PLACE, number)
        assert isinstance(place, list), place
        *place, touch = place
        if touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        self.page.evaluate("window.pressed")
        self.presses += 1

    def meet(self, name: str) -> None:
        """Look at what is seen for the first time."""
        if name not in self.seen:
            self.seen.add(name)
            self.look(name)


def set_up(page: Page, game: str) -> None:
    """From the gallery to the page of a game."""
    page.locator(f"[data-do=set-up][data-arg={game}]").click()
    page.locator(".setup").wait_for()  # the game comes after the page


def play(page: Page, game: str) -> None:
    """From the gallery to the table of a game, as it was last set up."""
    set_up(page, game)
    page.locator(".setup [type=submit]").click()


def learn(page: Page, game: str) -> None:
    """From the gallery to the first game."""
    set_up(page, game)
    page.locator(f".setup-learn [data-do=lesson][data-arg='{game}/first-game']").click()


def choose(page: Page, match: Match, action: Action) -> None:
    """Press what makes this choice, word by word; what the table does not show is in the bar."""
    number = match.asks.legal_actions.index(action)
    for word in (*action.words, ""):
        done = page.locator(f"#app [data-choice='{number}']:visible")
        if done.count():
            done.first.click()
            return
        page.locator(f"#app [data-step='{word}']:visible").first.click()
        page.evaluate(OFFERED)
    raise AssertionError(f"{action} cannot be pressed")


def open_link(page: Page, link: str, *who: str) -> None:
    """Open a link in the page that is there; it says who plays."""
    page.evaluate("link => { location.hash = link }", f"{link}~{'-'.join(who or ('human', 'human'))}")
    page.locator(":is(.frame, .curtain)").first.wait_for()


def prefer_instant(page: Page) -> None:
    """Prefer opponents who answer at once."""
    press_tool(page, "settings")
    page.locator("input[name=pace][value=instant]").check()
    page.keyboard.press("Escape")


def faults(page: Page, axe: Callable[..., list[str]], *, contrast: bool = False) -> list[str]:
    """What is not accessible on the whole page (`contrast`: 7 is wanted), too wide, or shown though hidden.

    The window is made as tall as the page meanwhile, so that nothing lies half under a bar; then the page
    lies where it lay.
    """
    size = page.viewport_size
    assert size is not None
    width, tall, at = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, scrollY]"
    )
    page.set_viewport_size({"width": size["width"], "height": max(size["height"], tall)})
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")  # in a taller window the page may be taller
    found = axe(page, contrast=contrast)
    found += page.evaluate(SHOWN)
    page.set_viewport_size(size)
    page.evaluate("top => scrollTo({ top, behavior: 'instant' })", at)
    if width > size["width"]:
        found.append(f"the page is {width} wide in a window of {size['width']}")
    return found


def replayed(page: Page) -> Match:
    """The game on the page, played again under this Python; it must be the very same."""
    link = page.evaluate("pygames.record()")
    match = pygames.replay(link)
    assert match.record.link(match.game) == link
    return match


def check_end(page: Page, match: Match) -> None:
    """What the page shows of the end is what the record gives."""
    result = match.result
    assert result is not None
    end = page.locator(".end")
    assert end.get_attribute("data-winners") == " ".join(map(str, result.winners))
    assert end.get_attribute("data-how") == result.how
    assert result.rule in end.inner_text()

"""Keys alone, in both renderings: goes to what can be chosen, and watches that the focus is never lost."""

from typing import Any

from playwright.sync_api import Page

from e2e.browser import SURE
from pygames.engine.rng import Rng

# Notes what the live region says, as a screen reader would hear it.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const text = document.querySelector("#live").textContent;
    if (text) window.heard.push(text);
  }).observe(document.querySelector("#live"), { childList: true, characterData: true, subtree: true });
}"""

# Waits until nobody thinks and nothing is left to be said.
SETTLED = """async () => {
  const root = document.documentElement;
  const wait = ms => new Promise(r => setTimeout(r, ms));
  do { await wait(5); } while ("busy" in root.dataset || "unsaid" in root.dataset);
  const handing = ".curtain [data-do=lift], #pass-device, #seen";
  const things = document.querySelectorAll(`#app :is([data-choice], [data-step], ${handing})`);
  window.offered = [...things].filter(it =>
    it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]")
    && !["picked", "other"].includes(it.dataset.mark));
  const curtain = Boolean(document.querySelector(".curtain"));
  return { state: root.dataset.state, count: window.offered.length, curtain };
}"""

# The next key on the way from the focus to the thing wanted: Tab to its zone, then arrows inside.
WAY = """n => {
  const it = window.offered[n];
  const now = document.activeElement;
  if (now === document.body) return "lost";
  if (now === it) return "";
  const zone = it.closest("[data-zone]");
  if (!zone || now.closest("[data-zone]") !== zone)
    return it.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
  const items = [...zone.querySelectorAll("button")];
  if (zone.dataset.order === "list") return items.indexOf(it) > items.indexOf(now) ? "ArrowDown" : "ArrowUp";
  const [a, b] = [now, it].map(x => x.getBoundingClientRect());
  const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}"""


class Keys:
    """Plays with Tab, arrows and Enter. After every press something has the focus."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Rng(seed)
        self.presses = 0
        self.lifted = 0  # curtains

    def press(self, key: str) -> None:
        """Press a key; the focus is then on something."""
        self.page.keyboard.press(key)
        self.presses += 1
        focus = self.page.evaluate("document.activeElement?.tagName")
        assert focus not in (None, "BODY"), f"{key} loses the focus"

    def settled(self) -> dict[str, Any]:
        """How things stand once nobody thinks."""
        found: dict[str, Any] = self.page.evaluate(SETTLED)
        return found

    def choose(self, number: int) -> None:
        """Go to the thing of this number, and press Enter."""
        key = "none yet"
        for _ in range(120):
            last, key = key, self.page.evaluate(WAY, number)
            assert key != "lost", f"{last} loses the focus"
            if not key:
                self.page.evaluate(SURE)
                self.press("Enter")
                return
            self.page.keyboard.press(key)
            self.presses += 1
        raise AssertionError(f"keys do not lead to {number}")

    def play(self, most: int = 800) -> int:
        """Choose what is offered, at random but repeatably, until the game is over; returns how often."""
        done = self.go_on(most)
        assert done < most, f"not over after {most} choices"
        return done

    def go_on(self, most: int) -> int:
        """Choose what is offered until the game is over, `most` times at the most; returns how often."""
        for done in range(most):
            now = self.settled()
            if now["state"] == "over":
                return done
            assert now["count"], "nothing can be chosen"
            self.lifted += now["curtain"]
            self.choose(self.rng.below(now["count"]))
        return most

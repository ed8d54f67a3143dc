"""The page on a device of fingers: it reaches to the edges, keeps clear of its corners and of a home bar."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
CSS = sorted((WEB / "css").glob("*.css"))
COVER = "width=device-width, initial-scale=1, viewport-fit=cover"
# Of what sticks to an edge: it sticks within something that scrolls by itself.
WITHIN = {
    ".dialog-head",
    ".rulebook-contents",
    ".hint-actions",
    "& > .coach-next",
    ".drill > .drill-actions",
    ".draft form > .draft-actions",
    ".example-actions",
    ".side-close",
    ".front-actions",
    "&::after",  # the arrow of a recap
}


def blocks(css: str) -> list[tuple[str, str]]:
    """Each selector with its own declarations, without those of nested rules."""
    found: list[tuple[str, str]] = []
    open_: list[tuple[str, str]] = [("", "")]
    for part in re.findall(r"[^{};]*[{;]|[^{};]*\}", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)):
        if part.endswith("{"):
            open_.append((part[:-1].strip(), ""))
        elif part.endswith("}"):
            found.append(open_.pop())
        else:
            selector, body = open_.pop()
            open_.append((selector, body + part.strip() + "\n"))
    return found


def test_every_page_reaches_to_the_edges() -> None:
    files = [WEB.parent / "index.html", *(WEB / "bundle").rglob("*.py")]
    found = [it for file in files for it in re.findall(r"width=device-width[^\"]*", file.read_text("utf-8"))]
    assert len(found) >= 3
    assert set(found) == {COVER}


def test_the_body_keeps_clear_of_all_four_edges() -> None:
    rules = dict(blocks((WEB / "css" / "base.css").read_text("utf-8")))
    assert all(f"var(--edge-{edge})" in rules["body"] for edge in ("top", "right", "bottom", "left"))
    tokens = (WEB / "css" / "tokens.css").read_text("utf-8")
    for edge in ("top", "right", "bottom", "left"):
        assert f"--edge-{edge}: env(safe-area-inset-{edge}, 0px)" in tokens


def test_what_lies_at_an_edge_of_the_window_keeps_clear_of_it() -> None:
    """What is fixed, and what sticks, by the tokens; nobody else asks the device."""
    close = []
    for file in CSS:
        css = file.read_text("utf-8")
        assert file.name == "tokens.css" or "safe-area-inset" not in css, file.name
        for selector, body in blocks(css):
            at_edge = re.search(r"position: (fixed|sticky);", body) and re.search(
                r"inset(-block-\w+)?:", body
            )
            if at_edge and selector not in WITHIN and not re.search(r"var\(--edge", body):
                close.append((file.name, selector))
    assert close == []


def test_a_finger_leaves_nothing_behind_that_it_pointed_at() -> None:
    """Where nothing hovers, a browser keeps that look for what was pressed last, as if it were chosen."""
    for file in CSS:
        hovering = "".join(
            re.findall(r"@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}", file.read_text("utf-8"))
        )
        assert file.read_text("utf-8").count(":hover") == hovering.count(":hover"), file.name


def test_no_style_of_the_whole_page_depends_on_what_stands_in_it() -> None:
    """Else the browser works out the styles of everything anew whenever any text changes."""
    whole = re.compile(r"(?:^|[\s,(])(?:html|body|:root)[^\s,>+~]*:has\(")
    selectors = [selector for file in CSS for selector, _ in blocks(file.read_text("utf-8"))]
    assert len(selectors) > 1000
    assert [it for it in selectors if whole.search(it)] == []

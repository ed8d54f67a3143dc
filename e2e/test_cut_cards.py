"""A card of Hero Realms shows what it has room for: a mark says on every card that something is left out."""

import base64

import pytest
from markupsafe import Markup
from playwright.sync_api import Browser, Page

import pygames
from pygames.engine.text import Language
from pygames.games.hero_realms.cards import FACES
from pygames.words.localizer import Localizer
from tools.law.measure import window
from web import html as h
from web.model.marks import Marks
from web.texts import Texts
from web.view.games.hero_realms.pen import Pen
from web.view.pointing import Pointing

MARKED = 6  # pixels in the colour of the mark
# Width, height, and whether it is in play: on phones the hand, what is in play, the market, others' cards.
SIZES = {
    "hand": (64, 85, False),
    "play": (64, 70, True),
    "market": (115, 70, False),
    "low-market": (115, 56, False),
    "others": (105, 50, True),
    "wide-play": (120, 90, True),
    "wide-market": (136, 150, False),
}

# Each card with whether something printed on it is not seen, and where it lies. A text that ends with an
# ellipsis says by itself that it goes on.
LOOK = """(html) => {
  const app = document.getElementById("app");
  app.innerHTML = html;
  document.body.dataset.shown = "frame table";
  document.body.style.cssText = "overflow: visible; block-size: auto";
  const seen = (it, { left, right, top, bottom, height }) => {
    const x = (left + right) / 2;
    for (; !it.matches(".hr-card"); it = it.parentElement) {
      if (getComputedStyle(it).overflowY === "visible") continue;
      const box = it.getBoundingClientRect(), over = height / 3;
      if (x < box.left || x > box.right || top < box.top - over || bottom > box.bottom + over) return false;
    }
    return true;
  };
  const whole = (it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    const all = [...(it.matches(".hr-words") ? range : it).getClientRects()];
    const rects = all.filter(({ width }) => width > 1);
    return rects.length > 0 && rects.every((rect) => seen(it, rect));
  };
  const goesOn = (it) => {
    const line = it.closest(".hr-line"), { left, right, top, width } = line.getBoundingClientRect();
    const first = { left, right, top, bottom: top + 12, height: 12 };
    return getComputedStyle(line).webkitLineClamp !== "none" && width > 1 && seen(line, first);
  };
  return [...app.querySelectorAll(".hr-card")].map((card) => {
    const parts = [...card.querySelectorAll(".hr-chip, .hr-words")];
    const defense = card.querySelector(".hr-defense");
    const { x, y, width, height } = card.getBoundingClientRect();
    return {
      name: card.id,
      cut: parts.some((it) => !whole(it) && !goesOn(it)),
      defended: !defense || whole(defense),
      box: [x, y + scrollY, width, height].map(Math.round),
    };
  });
}"""
# How many pixels of each box have the colour of the mark.
COUNT = """async ([png, boxes]) => {
  const image = new Image(), canvas = document.createElement("canvas");
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  return boxes.map((box) => {
    const { data } = context.getImageData(...box);
    let count = 0;
    for (let n = 0; n < data.length; n += 4) count += data[n] > 200 && data[n + 1] < 90 && data[n + 2] > 200;
    return count;
  });
}"""
MAGENTA = ".hr-card { --more: #f0f !important } #app, main, body { max-inline-size: none !important }"


def cards(game: str, language: Language, size: tuple[int, int, bool], mark: str) -> str:
    """Every card of this game that is printed, in this size, marked as a choice or not."""
    match = pygames.new(game, seed=1)
    localizer = Localizer(match.game, language, (), match.options)
    pen = Pen(match.view(None), localizer, Texts(language), Pointing(Marks()))
    wide, high, in_play = size
    found = []
    for face in FACES:
        it = pen.printed(face)
        if "faction" not in it:  # a card of another game
            continue
        state = {"defense": it["defense"], "guard": it["guard"]}
        card = str(pen.card(face, game, cost=None if in_play else it["cost"], state=state)).encode().decode()
        card = card.replace('class="hr-card"', f'class="hr-card" data-mark="{mark}"')
        piece = ".hr-piece" if in_play else ".piece"
        style = f"display: grid; inline-size: {wide}px; block-size: {high}px"
        found.append(h.div(piece, style=style)[Markup(card)])  # noqa: S704 - web/html.py has escaped it
    return str(
        h.div(".board")[h.div(".hero-realms", style="flex-flow: row wrap; --u: 16px; --hit: 44px")[found]]
    )


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    """A window for cards alone, in which the mark that something is left out has a colour of its own."""
    opened = window(browser, (1280, 800))
    opened.add_style_tag(content=MAGENTA)
    return opened


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mark", ["choice", "none"])
def test_whatever_is_cut_on_a_card_is_marked_and_no_defense_is_missing(
    page: Page, size: str, mark: str
) -> None:
    """Where it can be chosen, too: the sign of that has the corner."""
    html = "".join(cards(game, "fr", SIZES[size], mark) for game in ("hero-realms", "hero-realms-lich"))
    looks = page.evaluate(LOOK, html)
    assert len(looks) > len(FACES)
    png = base64.b64encode(page.screenshot(full_page=True)).decode()
    counts = page.evaluate(COUNT, [png, [it["box"] for it in looks]])
    told = [(it["name"], it["cut"], count) for it, count in zip(looks, counts, strict=True)]
    assert [it for it in told if it[1] != (it[2] >= MARKED)] == []
    if size != "hand":  # a card in the hand has no cost
        assert [it["name"] for it in looks if not it["defended"]] == []

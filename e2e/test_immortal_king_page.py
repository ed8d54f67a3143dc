"""The page around a game of Hero: Immortal King: cards of one's own, secret choices."""

from pathlib import Path

import pytest

import pygames
from e2e.conftest import FULL, Axe, Opener
from e2e.page_driver import OFFERED, PageDriver, check_end, choose, faults, open_link, play, replayed, set_up
from pygames.bots import decide, make
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.immortal_king.cards import GESTURES
from pygames.words.localizer import Localizer
from tests.immortal_king.own_scenario import CARDS, SCALE
from tests.kit.play import Player, decision_of

OWN = Path(__file__).parents[1] / "tests" / "immortal_king" / "cards" / "proving-ground.toml"


def test_a_dungeon_of_ones_own_from_a_file(open_page: Opener, axe: Axe) -> None:
    """Its cards are played with; the link carries them, and opens without the file."""
    page = open_page("single")
    driver = PageDriver(page, 2)
    driver.begin("human", "random", seed=2, game="immortal-king", file=("cards", OWN))
    page.locator(".board").get_by_text("Gambler").first.wait_for()
    assert faults(page, axe) == []
    driver.go_on(10)
    match = replayed(page)
    assert len(match.choices) > 4
    assert str(match.options["cards"]).strip() == OWN.read_text("utf-8").strip()


def test_after_a_choice_by_keys_one_goes_on_behind_it(open_page: Opener) -> None:
    """Else the same card would be taken and laid off again."""
    page = open_page("site")
    play(page, "immortal-king")
    page.evaluate(OFFERED)
    reached = []
    for _ in range(3):
        page.keyboard.press("n")
        reached.append(page.evaluate("document.activeElement.id"))
        page.keyboard.press("Enter")
        page.evaluate(OFFERED)
    assert len(set(reached)) == 3
    assert len(replayed(page).choices) == 3


@FULL
def test_a_scenario_of_ones_own(open_page: Opener, axe: Axe) -> None:
    """Its scale stands on the table with its name; the link carries it."""
    match = pygames.new("immortal-king", seats=1, seed=2, options={"cards": CARDS})
    for text in ("enlist A7", "pack E1", "pack E2", "pack E3", "pack E4", "ready"):
        match.play(text)
    page = open_page("single", query=f"#{match.record.link(match.game)}")
    scale = page.locator("#destiny")
    scale.get_by_text("Closing time").wait_for()
    assert scale.locator(".hik-step").count() == len(SCALE)
    assert "group “rats” +3" in " ".join(scale.inner_text().split())
    assert faults(page, axe) == []
    assert replayed(page).view(0)["scenario"] == "own"


@FULL
@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-GB", "line 3"), ("fr-FR", "ligne 3")],
    indirect=["locale"],
    ids=str,
)
def test_a_bad_file_gets_the_list_of_all_that_is_wrong(
    open_page: Opener, axe: Axe, tmp_path: Path, said: str
) -> None:
    """At once, line by line; nothing has changed, and ours are played with when it is taken out."""
    page = open_page("site")
    set_up(page, "immortal-king")
    page.locator("input[name=seats][value='2']").check()
    page.locator("[name=who1]").first.wait_for()
    page.locator(".setup-name summary").first.click()
    page.locator("#name0").fill("Zoé")
    page.locator("#name0").blur()
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "Mine"\n[[dungeon]]\ncolour = "pink"\npower = 99\n', encoding="utf-8")
    page.locator(".setup-options > summary").click()
    page.locator("#option-cards-file").set_input_files(bad)
    listed = page.locator("#option-cards-faults li")
    listed.first.wait_for()
    texts = [" ".join(text.split()) for text in listed.all_inner_texts()]
    assert any(text.startswith(said) and "colour" in text for text in texts), texts
    assert len(texts) > 3
    assert faults(page, axe) == []
    assert page.locator("#name0").input_value() == "Zoé"
    page.locator(".setup [type=submit]").click()
    listed.first.wait_for()
    page.locator("#option-cards").fill("")
    page.locator(".setup [type=submit]").click()
    page.locator(".board").wait_for()
    assert replayed(page).options["cards"] == ""


def before_a_gesture() -> str:
    """The link of a game in which the first gesture is to be chosen."""
    match = pygames.new("immortal-king", seats=2, seed=3)
    player = Player(Rng(3))
    while (decision := decision_of(match)).id != "gesture":
        match.play(player.choose(decision.legal_actions))
    return match.record.link(match.game)


def test_secret_choices_stay_secret(open_page: Opener) -> None:
    """Two people at one device: who answers a gesture does not see which one was chosen."""
    page = open_page("site")
    driver = PageDriver(page, 3)
    open_link(page, before_a_gesture())
    answered = False
    while not answered:
        now = page.evaluate(OFFERED)
        assert now["state"] == "ready"
        asked = not now["curtain"] and now["prompt"] == "gesture"
        if asked and decision_of(match := replayed(page)).seat == 1:
            answered = True
            localizer = Localizer(match.game, "en", (), match.options)
            words = [str(localizer.word("gesture", it)).lower() for it in GESTURES]
            log = page.locator(".log").inner_text().lower().splitlines()[-1]
            assert not [word for word in words if word in log], log
            assert not page.locator("#app [data-mark=picked]").count()
            assert match.view(1)["fight"]["gesture"] is None
        if now["parting"]:
            page.locator("#pass-device").click()
        elif now["curtain"]:
            page.locator("[data-do=lift]").click()
        else:
            driver.press(driver.rng.below(now["count"]))


def won() -> Match:
    """A game of two that the party wins."""
    steady = make("steady", "immortal-king")
    for seed in range(1, 20):
        match, rng = pygames.new("immortal-king", seats=2, seed=seed), Rng(seed)
        while match.decision is not None:
            match.play(decide(steady, match, rng))
        if match.result is not None and match.result.how == "slain":
            return match
    raise AssertionError("the party never wins")


WORDS = {"fr-FR": ("Victoire", "Revanche"), "en-GB": ("You win!", "Rematch")}


@pytest.mark.parametrize(
    ("viewport", "locale"),
    [
        pytest.param((390, 844), "fr-FR", marks=FULL),
        pytest.param((1280, 800), "en-GB", marks=FULL),
        pytest.param((390, 844), "en-GB", marks=FULL),
        pytest.param((1280, 800), "fr-FR", marks=FULL),
    ],
    indirect=True,
)
def test_who_beats_the_final_monster_is_told_how_and_goes_on(
    open_page: Opener, axe: Axe, locale: str
) -> None:
    """The last blow, its scene, the end; from there one shares the game, looks through it, plays again."""
    match = won()
    last = match.choices[-1]
    before = match.at_choice(last.number - 1)
    page = open_page("single")
    open_link(page, before.record.link(before.game), "human", "steady")
    page.evaluate(OFFERED)
    choose(page, before, last.action)
    page.locator(".scene[data-over] #seen").click()
    page.locator(".end").wait_for()
    check_end(page, replayed(page))
    title, again = WORDS[locale]
    assert title in page.locator(".end-title").inner_text()
    turns = page.locator(".end-turns li")
    assert [it.get_attribute("data-change") for it in turns.all()] == ["gain"] * 3
    assert faults(page, axe) == []
    page.locator(".end [data-do=share]").click()
    page.locator("dialog[open] #share-link").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator("#review").click()
    page.locator(".look-bar").wait_for()
    page.keyboard.press("Escape")
    rematch = page.locator(".end [data-do=again]")
    assert rematch.inner_text() == again
    rematch.click()
    page.locator("[data-prompt=party]").wait_for()
    page.evaluate(OFFERED)
    assert replayed(page).seats == 2

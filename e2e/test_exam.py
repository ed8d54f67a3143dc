"""An exam for a class in a browser: a teacher makes it, a learner takes it, the teacher reads the line."""

from playwright.sync_api import Browser, Page

from e2e.conftest import FULL, SITE, Axe, Opener, wait_ready, watch

LINE = "document.querySelector('#exam-line').value"


def tell(page: Page, selector: str) -> None:
    """Press this by a key: nothing has to be waited for then."""
    page.locator(selector).first.press("Enter")


@FULL
def test_an_exam_goes_from_the_gallery_to_the_answers(
    open_page: Opener, browser: Browser, axe: Axe, problems: list[str]
) -> None:
    """With the keyboard alone; every screen has no fault of accessibility."""
    page = open_page("site")
    tell(page, "[data-game=heroz] .game-open")
    tell(page, "[data-do=exam]")
    page.locator("#exam-answers").wait_for()
    assert axe(page) == []
    code = page.evaluate("document.querySelectorAll('.exam-rule input:checked').length")
    assert code == 5
    page.set_viewport_size({"width": 390, "height": 600})
    tell(page, "[data-do=exam-copy]")
    page.locator("#link").wait_for()
    in_view = "it => it.getBoundingClientRect().top >= 0 && scrollY > 0"
    assert page.locator(".notice").evaluate(in_view)  # though the button lies far below its place
    link = page.locator("#link").input_value()
    learner = browser.new_context(locale="fr-FR")
    watch(learner, problems)
    other = learner.new_page()
    other.goto(SITE + "#" + link.partition("#")[2])
    wait_ready(other)
    other.locator("#exam-name").fill("Zoé")
    assert axe(other) == []
    other.locator("#exam-name").press("Enter")
    for n in range(5):
        other.locator(".drill-at", has_text=f"{n + 1} sur 5").wait_for()
        tell(other, ".drill-option, [data-do=drill-show]")
    other.locator("#exam-line").wait_for()
    assert axe(other) == []
    line = other.evaluate(LINE)
    learner.close()
    page.locator("#exam-answers").fill(f"Re: {line}")
    tell(page, ".exam [type=submit]")
    page.locator(".exam-results th", has_text="Zoé").wait_for()
    assert axe(page) == []

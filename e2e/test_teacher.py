"""A lesson made in the page, pasted into a page of one's own, and taken there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import FULL, SITE, stay_in, wait_ready
from e2e.page_driver import OFFERED, play, press_tool
from e2e.profiles import NARROW, WIDE
from tools.bench.host import Host, hosting

PAGE = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>A school</title>'
SIZES = [WIDE, NARROW]


def made(page: Page) -> str:
    """A lesson made of a game that was just begun, without leaving the page: what is to be pasted."""
    wait_ready(page)
    play(page, "hero-realms")
    for _ in range(2):
        page.evaluate(OFFERED)
        page.locator("[data-choice]:visible").first.click()
    page.evaluate(OFFERED)
    press_tool(page, "share")
    page.locator("[data-do=draft-here]").click()
    page.locator("#draft-desk:focus").wait_for()
    page.locator("#draft-title").fill("Two of them")
    page.locator("#draft-text").fill("Play one more card.")
    page.locator("#draft-want").select_option("act")
    page.locator("[data-do=draft-explain]").click()
    page.locator("#draft-text:focus").wait_for()
    page.locator("#draft-text").fill("That is what a hand is for.")
    page.locator(".draft [type=submit]").click()
    page.locator("[data-do=draft-copy][data-arg=embed]").click()
    return page.locator("#link").input_value()


@FULL
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_lesson_made_in_the_page_is_pasted_elsewhere_and_taken_there(
    anybody: BrowserContext, problems: list[str], tmp_path: Path, size: tuple[int, int]
) -> None:
    """No code is written: what was copied is the whole of what the other page needs."""
    page = anybody.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(SITE, wait_until="commit")
    code = made(page)
    lesson = re.findall(r'#(lesson=[^"]+)', code)[0]
    script = f'<script type="module" src="{SITE}embed.js"></script>'
    element = f'{script}<pygames-table game="{lesson}"></pygames-table>'
    (tmp_path / "index.html").write_text(f"{PAGE}{code}{element}", encoding="utf-8")
    with hosting(Host(tmp_path)) as host:
        there = host.address.replace("127.0.0.1", "localhost")  # to a browser, another site
        stay_in(anybody, problems, SITE, there)
        school = anybody.new_page()
        school.set_viewport_size({"width": size[0], "height": size[1]})
        school.goto(there)
        assert school.locator("iframe").first.get_attribute("title") == "Two of them"
        frame = school.frame_locator("iframe").first
        frame.locator("#wake").click()
        frame.locator(".coach-text", has_text="Play one more card.").wait_for()
        for _ in range(4):  # the levels of the hint: the last one does it
            frame.locator(".coach [data-do=hint]").click()
        frame.locator(".coach-text", has_text="That is what a hand is for.").wait_for()
        frame.locator("[data-do=coach-next]").click()
        frame.locator(".coach", has_text="The lesson is over.").wait_for()
        assert not frame.locator("[data-do=draft-edit]").count()  # nobody writes at it there
        frame = school.frame_locator("pygames-table iframe")
        frame.locator(".board > .hero-realms").wait_for()
        frame.locator("#wake").click()
        frame.locator(".coach-text", has_text="Play one more card.").wait_for()

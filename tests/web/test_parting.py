"""Who has drawn or turned up something sees it before the device is passed on."""

import re

import pytest

from pygames.engine.rng import Rng
from tests.web.driven import App
from tests.web.hands import TWO_HUMANS, begin, change, key, offered, press, session, settle
from web.texts import Texts

TEXTS = Texts("en")
TOGETHER = ["heroz", "boss-quest", "immortal-king", "hero-realms", "hero-realms-lich"]


def choices(app: App) -> int:
    return len(session(app).match.choices)


def text_of(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).replace("&#39;", "'")


@pytest.mark.parametrize(
    ("game", "rendering"), [*((game, "table") for game in TOGETHER), ("boss-quest", "text")]
)
def test_what_a_choice_revealed_is_seen_before_the_curtain_falls(game: str, rendering: str) -> None:
    app = begin(game=game, fields=TWO_HUMANS, seed=5, seats="2")
    change(app, preferences=app.page.preferences.with_({"rendering": rendering}))
    rng, falls = Rng(5), 0
    while falls < 2 and choices(app) < 100:
        settle(app)
        it = session(app)
        if app.page.state == "over":
            break
        if it.curtain is not None:
            press(app, do="lift")
            continue
        maker = it.viewer
        name, value = rng.choice(offered(app.html()))
        made = choices(app)
        press(app, **{name: value})
        settle(app)
        it = session(app)
        if choices(app) == made or it.match.decision is None or it.asked == maker:
            continue
        own = next(choice for choice in it.match.choices[made:] if choice.seat == maker)
        shown = [event for event in own.events if event.reveals and event.to in (None, maker)]
        if not shown:
            continue
        assert it.curtain is None
        assert it.viewer == maker
        html = app.html()
        assert 'class="curtain"' not in html
        assert html.count('data-do="pass-device"') == 1
        assert not offered(html)  # nothing is to be chosen
        own_sight = [event for event in it.come if event.params.get("seat", maker) == maker]
        last = it.localizer(TEXTS).event(own_sight[-1])
        assert last in text_of(re.findall(r'class="prompt-what">(.*?)</p>', html, re.DOTALL)[0])
        assert app.payload()["hush"] is False
        press(app, do="pass-device")
        it = session(app)
        assert it.curtain == it.asked
        assert app.payload()["hush"] is True
        assert 'class="curtain"' in app.html()
        falls += 1
    assert falls


@pytest.mark.parametrize("game", TOGETHER)
def test_who_looks_before_passing_the_device_learns_nothing_of_the_others(game: str) -> None:
    """Whatever the others hold, what is shown is the same."""
    app = begin(game=game, fields=TWO_HUMANS, seed=2, seats="2")
    rng, seen = Rng(2), 0
    while seen < 3 and choices(app) < 100:
        settle(app)
        it = session(app)
        if app.page.state == "over":
            break
        if it.curtain is not None:
            press(app, do="lift")
        elif it.parting is not None:
            seen += 1
            seat = it.parting
            html = app.payload()["parts"]["app"]
            public = {it.localizer(TEXTS).event(event.seen_by(seat)) for event in it.match.events}
            whole = {it.localizer(TEXTS).event(event.opened) for event in it.match.events}
            assert not [sentence for sentence in whole - public if sentence in html]
            press(app, do="pass-device")
        else:
            name, value = rng.choice(offered(app.html()))
            press(app, **{name: value})
    assert seen


@pytest.mark.parametrize("game", TOGETHER)
def test_the_curtain_tells_what_everybody_saw_since_the_next_persons_last_turn(game: str) -> None:
    """Of what only one of them saw nothing stands on it."""
    app = begin(game=game, fields=TWO_HUMANS, seed=2, seats="2")
    rng, told = Rng(2), 0
    while told < 3 and choices(app) < 100:
        settle(app)
        it = session(app)
        if app.page.state == "over":
            break
        if it.parting is not None:
            press(app, do="pass-device")
        elif it.curtain is not None:
            html = app.payload()["parts"]["app"]
            localizer = it.localizer(TEXTS)
            public = {localizer.event(event.seen_by(None)) for event in it.match.events}
            whole = {localizer.event(event.opened) for event in it.match.events}
            assert not [sentence for sentence in whole - public if sentence in html]
            assert (it.meanwhile is None) == ("curtain-since" not in html)
            if it.meanwhile is not None:
                assert TEXTS("curtain.since", name=localizer.seat(it.curtain)) in html
                told += len(text_of(html[html.index("recap-turns") :].partition("</section>")[0])) > 20
            press(app, do="lift")
        else:
            name, value = rng.choice(offered(app.html()))
            press(app, **{name: value})
    assert told


def test_where_nothing_was_revealed_the_curtain_falls_at_once() -> None:
    """A spell that was face up is no news to whoever chose it."""
    app = begin(game="boss-quest", fields=TWO_HUMANS, seed=7)
    press(app, do="lift")
    it = session(app)
    number = next(n for n, action in enumerate(it.match.asks.legal_actions) if action.type.name == "discard")
    press(app, choice=str(number))
    settle(app)
    assert session(app).curtain is not None


def test_while_one_looks_nothing_is_chosen_and_nothing_taken_back() -> None:
    """Undo never crosses what was revealed; the past and the rules can be read, the text table too."""
    app = begin(game="boss-quest", fields=TWO_HUMANS, seed=7)
    press(app, do="lift")
    it = session(app)
    number = next(n for n, action in enumerate(it.match.asks.legal_actions) if action.text == "equip 2")
    press(app, choice=str(number))
    settle(app)
    assert session(app).parting == 0
    made = choices(app)
    press(app, choice="0")
    key(app, "u")
    press(app, do="lift")
    assert choices(app) == made
    assert session(app).parting == 0
    key(app, "t")
    assert 'data-do="pass-device"' in app.html()
    press(app, do="look-before")
    assert 'data-do="pass-device"' not in app.html()
    press(app, do="look-away")
    assert app.payload()["focus"] == "#prompt"
    press(app, do="pass-device")
    assert app.payload()["focus"] == "#heading"


def test_what_opponents_did_meanwhile_does_not_stand_in_the_place_of_it() -> None:
    """A knight of Boss Quest turns the mystery spell up; two opponents draw weapons before the curtain."""
    fields = {"who0": "human", "who1": "human", "who2": "steady", "who3": "steady"}
    app = begin(game="boss-quest", fields=fields, seed=5, seats="4")
    press(app, do="lift")
    it = session(app)
    maker = it.viewer
    number = next(n for n, action in enumerate(it.match.asks.legal_actions) if action.text == "bury")
    press(app, choice=str(number))
    settle(app)
    it = session(app)
    assert it.parting == maker
    assert {choice.seat for choice in it.match.choices[-2:]} & {2, 3}
    told = re.findall(r'class="prompt-what">(.*?)</p>', app.html(), re.DOTALL)[0]
    assert "turns it up" in told
    assert "opponent" not in told

"""Reviewing a game: cards open once it is over, own choices with what else was legal, links to moments."""

import re
from dataclasses import replace

import pytest

import pygames
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.school.advice import Estimate
from pygames.school.review import Slip, slip_said
from pygames.words.localizer import Localizer
from tests.hero_realms.scene import has, scene
from tests.kit.play import Player as Chooser
from tests.web.driven import App
from tests.web.hands import begin, framed, key, press, table
from web.model.past import Look
from web.model.session import Session
from web.model.sight import Player
from web.texts import Texts
from web.update.screens import sit
from web.view.frame import draw
from web.view.past_side import past_side

EVERY_GAME = pytest.mark.parametrize("game", list(PLAYABLE))


def played(game: str, seed: int = 3, *, most: int = 10_000) -> Match:
    """A game played at random, to its end unless `most` choices come first. What was seen is shown again."""
    match = pygames.new(game, seed=seed, options={"memory_aid": True} if game == "heroz" else None)
    player = Chooser(Rng(seed))
    while match.decision is not None and len(match.choices) < most:
        match.play(player.choose(match.decision.legal_actions))
    return match


def against(match: Match) -> Session:
    """One person, at seat 0, against opponents."""
    return Session.of(match, [Player(), *[Player(bot="random")] * (match.seats - 1)])


def at_the_end(it: Session) -> App:
    """The page at the end of this game."""
    app = App({})
    app.page = sit(app.page, it)
    return app


def page(look: Look, language: Language = "en", *, text: bool = False) -> str:
    """The page while the past is looked at."""
    return framed(look.present, language, text=text, look=look)


def test_an_own_choice_looked_at_can_be_made_otherwise_once_the_game_is_over() -> None:
    """From before the choice; the bar above goes on from after it."""
    match = played("boss-quest")
    own = Look(against(match), 0).own
    other = next(choice.number for choice in match.choices if choice.seat == 1)
    app = at_the_end(against(match))
    for step, offered in ((own[1], True), (other, False)):
        press(app, do="look", arg=str(step))
        assert (f'data-do="what-if" data-arg="{step}"' in app.html()) == offered
        assert 'data-do="branch"' in app.html()
    press(app, do="look", arg=str(own[1]))
    press(app, do="what-if", arg=str(own[1]))
    assert f"choice {own[1]} and all that follow are made anew" in app.html()
    running = at_the_end(against(played("boss-quest", most=own[1] + 1)))
    press(running, do="look", arg=str(own[1]))
    assert 'data-do="what-if"' not in running.html()


@pytest.mark.parametrize("text", [False, True])
def test_all_cards_are_open_once_the_game_is_over(text: bool) -> None:
    """The other hand and every troop lying face down, each with its card, in both renderings."""
    match = played("heroz")
    shown = 0
    for number in range(0, len(match.choices), 25):
        then = match.at_choice(number)
        html, word = page(Look(against(match), number), text=text), Texts("en")
        localizer = against(match).localizer(word)
        for card in then.view(1)["hands"][1]["cards"]:
            assert str(localizer.word("card", card)) in html
            shown += 1
        for area in then.open_view(0)["areas"]:
            for cell in (cell for column in area for cell in column if not cell["active"]):
                assert str(localizer.word("card", cell["card"])) in html
                shown += 1
    assert shown > 10


def test_hidden_weapons_and_equipment_are_open() -> None:
    """In the other games too."""
    match = played("boss-quest", 5)
    look = Look(against(match), 2)
    assert look.past.view["players"][1]["hidden"]["weapon"]
    assert not look.present.match.at_choice(2).view(0)["players"][1]["hidden"]
    match = pygames.new("immortal-king", seed=3, seats=2)
    player = Chooser(Rng(3))
    while match.decision is not None:
        match.play(player.choose(match.decision.legal_actions))
    master = Session.of(match, [Player(bot="random"), Player()])
    found = [Look(master, n).past.view["equipment"] for n in range(0, len(match.choices), 5)]
    assert any(it["hand"] for it in found)
    assert all(it["hand"] is not None for it in found)


@EVERY_GAME
def test_an_open_view_says_all_that_any_seat_knows(game: str) -> None:
    """No seat's view has a card that it lacks, and it differs from the seat's own by what is hidden only."""
    match = played(game, 11, most=60)
    for number in range(0, len(match.choices) + 1, 6):
        then = match.at_choice(number)
        opened = then.open_view(0)
        assert opened.keys() == then.view(0).keys()
        assert "legal_actions" not in (opened["decision"] or {})
        for seat in range(match.seats):
            hands = then.view(seat).get("hands")
            assert hands is None or hands[seat] == opened["hands"][seat]


@pytest.mark.parametrize("text", [False, True])
def test_the_mystery_spell_is_open_to_whoever_looks_back(text: bool) -> None:
    """Who played no seat sees it too; it does not say that anybody has seen it."""
    match = played("boss-quest", 5)
    for players in (
        [Player(), *[Player(bot="random")] * (match.seats - 1)],
        [Player(bot="random")] * match.seats,
    ):
        html = page(Look(Session.of(match, players), 0), text=text)
        assert "face down for all" in html
        assert "seen it" not in html
        assert "have seen" not in html


@EVERY_GAME
def test_while_the_game_runs_nothing_is_opened(game: str) -> None:
    match = played(game, 11, most=12)
    it = against(match)
    look = Look(it, 6)
    assert not look.opened
    then = match.at_choice(6).view(0)
    assert {**look.past.view, "decision": None} == {**then, "decision": None}
    assert [event.seen_by(0) for event in match.events] == look.log
    assert 'data-do="look-open"' not in page(look)


def test_in_a_running_game_only_own_choices_say_what_else_was_legal() -> None:
    match = played("heroz", 4, most=30)
    it = against(match)
    seen = set()
    for number, choice in enumerate(match.choices, 1):
        look = Look(it, number)
        assert (look.asked is not None) == (choice.seat == 0)
        assert (Texts("en")("review.secret") in page(look)) == (choice.seat != 0)
        seen.add(choice.seat)
    assert seen == {0, 1}


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_choice_says_what_else_was_legal(game: str, language: Language) -> None:
    match = played(game, 11)
    it = against(match)
    localizer = it.localizer(Texts(language))
    for number in range(1, len(match.choices) + 1, 1 + len(match.choices) // 9):
        choice, asked = match.choices[number - 1], match.at_choice(number - 1)
        before = asked.decision
        assert before is not None
        html = str(past_side(Look(it, number), None, localizer, Texts(language)))
        listed = re.findall(r"<li>(.*?)</li>", html)
        others = [action for action in before.legal_actions if action != choice.action]
        assert len(listed) == len(others) == choice.radix - 1
        view = asked.view(before.seat)
        words = [localizer.choice(action, before.id, view) for action in others]
        assert [re.sub("&#?[^;]+;", "", it) for it in listed] == [re.sub("[&<>\"']", "", it) for it in words]


def test_steps_lead_from_own_choice_to_own_choice() -> None:
    """By button and by key; what was answered by itself, or had no other way, is passed over."""
    it = against(played("heroz"))
    it = replace(it, automatic=tuple(choice.number - 1 for choice in it.match.choices[::3]))
    app = at_the_end(it)
    own = [
        choice.number
        for choice in it.match.choices
        if choice.seat == 0 and choice.radix > 1 and choice.number - 1 not in it.automatic
    ]
    assert len(own) > 5
    press(app, do="look-first")
    for number in own[:3]:
        press(app, do="look-own-after")
        assert table(app).here == number
    key(app, "shift n")
    assert table(app).here == own[1]
    key(app, "n")
    assert table(app).here == own[2]
    press(app, do="look-last")
    while table(app).here != own[-1]:
        press(app, do="look-own-before")
    key(app, "n")
    assert table(app).here == own[-1]
    assert app.payload()["say"].endswith(app.page.texts("review.no_more"))


def test_cards_can_be_shown_as_they_were_seen() -> None:
    """One button, or O, for all steps; while the game runs it does nothing."""
    app = begin(seed=3)
    press(app, do="look-before")
    key(app, "o")
    assert not table(app).as_seen

    app = at_the_end(against(played("heroz")))
    press(app, do="look", arg="9")
    assert "held-B" in app.html()
    press(app, do="look-open")
    assert "held-B" not in app.html()
    press(app, do="look-after")
    assert "held-B" not in app.html()
    key(app, "o")
    assert "held-B" in app.html()


def test_the_end_leads_into_the_review_and_back() -> None:
    """From the end to the start of the game, on by one button, and back to the end."""
    app = at_the_end(against(played("heroz")))
    html = app.html()
    assert re.search(r'<button(?=[^>]*id="review")[^>]*data-do="look-first"', html)
    press(app, do="look-first")
    assert 'data-look="0"' in app.html()
    assert "Where the game turned" in app.html()
    press(app, do="look-after")
    assert 'data-look="1"' in app.html()
    press(app, do="look-away")
    assert 'id="review"' in app.html()


def test_a_link_to_a_moment_of_a_finished_game_opens_it_in_review() -> None:
    match = played("heroz")
    link = match.record.link(match.game)
    app = App({"hash": f"{link}@17", "address": "https://tables.example/"})
    assert 'data-look="17"' in app.html()
    assert 'class="review"' in app.html()
    press(app, do="look", arg="12")
    press(app, do="copy", arg="step")
    assert app.payload()["copy"] == f"https://tables.example/#{link}@12"


def test_people_who_share_a_device_review_all_of_it() -> None:
    """Nobody holds it any more: all cards are open, and each choice says who made it."""
    app = at_the_end(Session.of(played("heroz"), [Player(), Player()]))
    press(app, do="look", arg="20")
    html = app.html()
    assert "held-A" in html
    assert "held-B" in html
    assert re.search(r'review-choice">\w[^<]* chose: ', html)


def test_the_open_table_has_no_choices() -> None:
    match = played("heroz")
    drawn = draw(Look(against(match), 12).past, against(match).localizer(Texts("en")), Texts("en"))
    assert "data-choice" not in drawn.html


def test_a_side_of_two_is_told_by_what_it_does() -> None:
    """It is chosen by its number, which says nothing to who reads it later."""
    s = scene(has(champions="darian"), has())
    s.play("expend darian", "choose 2")
    it = against(s.match)
    html = str(past_side(Look(it, 2), None, it.localizer(Texts("en")), Texts("en")))
    assert "+4 health" in html
    assert "+3 combat" in html
    assert "Choice 1" not in html
    lost = Estimate(0.2, 0.01)
    parse = s.match.game.syntax.parse
    slip = Slip(2, "choice", parse("choose 2"), parse("choose 1"), lost, ())
    said = slip_said(slip, s.match, Localizer(s.match.game, "fr"))
    assert "+4 Santé" in said[0]
    assert "+3 Combat" in said[0]

"""A drill on the page: asked, answered, done at the table, and what is known of the rules after it."""

import re
from html import unescape

import pytest

import pygames
from pygames.engine.text import LANGUAGES
from pygames.games import PLAYABLE
from pygames.school.drill import asked_about
from pygames.school.progress import Known, Progress, Stage
from pygames.school.witness import witnesses
from pygames.words.localizer import Words
from tests.web.driven import App
from tests.web.hands import begin, change, key, press, session
from web.model.dialog import ProgressOffer
from web.model.drill import Drilling
from web.model.message import Timestamp
from web.model.play import InDrill
from web.model.screen import AtTable, Gallery, SettingUp
from web.texts import Texts
from web.update import drill
from web.view.drill import drill_bar
from web.view.rulebook import rulebook_dialog

TODAY = 20_779
HOUR = 3600
ADDRESS = "https://tables.example/"
FEW = ("heroz", "boss-quest", "hero-realms")
EVERYDAY = [it if it in FEW else pytest.param(it, marks=pytest.mark.full) for it in PLAYABLE]
every_game = pytest.mark.parametrize("game", PLAYABLE)
QUICK = "heroz", "immortal-king", "hero-realms"


def page(language: str = "en", **known: object) -> App:
    """The page, on a certain day."""
    app = App({"languages": language, "address": ADDRESS, **known})
    change(app, time=Timestamp(TODAY * 86_400 + 12 * HOUR))
    return app


def drilling(app: App) -> Drilling:
    """The drill on the table."""
    assert app.page.playing is not None
    assert app.page.playing.drilling is not None
    return app.page.playing.drilling


def do(app: App, *, right: bool = True) -> None:
    """Answer the question at hand by a button, well or not; then go on."""
    now = drilling(app)
    kind, options, answer = now.drill.question
    wrong = (answer + 1) % max(2, len(options))
    press(app, do="drill-choose", arg=str(answer if right else wrong))
    assert drilling(app).done, (now.drill.rule, kind)
    assert drilling(app).right is right
    html = app.html()
    assert app.page.failure is None, repr(app.page.failure)
    assert f'data-rule="{now.drill.rule}"' in html  # the rule is cited
    assert html.count('data-answer="right"') == 1
    assert html.count('data-answer="wrong"') == (not right)
    press(app, do="drill-next")


@pytest.mark.parametrize("game", EVERYDAY)
def test_a_round_has_five_questions_and_its_rules_are_learnt(game: str) -> None:
    app = page("fr" if game == "boss-quest" else "en")
    press(app, do="set-up", arg=game)
    press(app, do="drill", arg=game)
    rules = drilling(app).rules
    assert len(rules) == 5
    for number in range(5):
        assert drilling(app).streak == number
        do(app)
    html = app.html()
    assert 'id="heading"' in html
    assert re.findall(r'data-rule="([A-Z-]+-\d+)"', html) == [*rules]
    known = app.page.learning.of(game)
    assert {rule: known.of(rule) for rule in rules} == dict.fromkeys(rules, Known(Stage.LEARNT, TODAY + 1))
    stored = app.page.to_store["progress"]
    assert stored == {game: known.code}
    assert page(preferences={"progress": stored}).page.learning.of(game) == known
    press(app, do="drill", arg=game)
    assert drilling(app).streak == 5  # it is counted on
    press(app, do="drill-leave")
    assert isinstance(app.page.screen, SettingUp)


@pytest.mark.full
@every_game
def test_every_question_can_be_answered_by_what_the_page_offers(game: str) -> None:
    app = page()
    app.page = drill.begin_with(app.page, game, [it.rule for it in asked_about(pygames.load(game))])
    while isinstance(app.page.screen, AtTable):
        do(app)
    assert app.page.drilled is not None
    assert all(it.right for it in app.page.drilled.drilling.results)


MOMENTS: dict[str, list[dict[str, str]]] = {
    "asked": [],
    "a thing was pressed": [{"why": "B1"}],
    "right": [{"do": "drill-choose", "arg": "0"}],
    "wrong": [{"do": "drill-choose", "arg": "1"}],
    "twice": [{"do": "drill-choose", "arg": "0"}, {"do": "drill-choose", "arg": "1"}],
    "in the past": [{"do": "drill-choose", "arg": "0"}, {"do": "look"}],
    "a scene is shown": [{"do": "drill-choose", "arg": "0"}, {"do": "replay", "arg": "1"}],
    "a refusal is explained": [{"do": "why"}, {"why": "B1"}],
    "after the rulebook": [{"do": "rulebook"}, {"do": "close"}],
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", QUICK)
def test_next_leads_on_at_every_moment(game: str, moment: str) -> None:
    """The button is on the page, and the next question follows."""
    app = page()
    press(app, do="drill", arg=game)
    for number in range(5):
        assert drilling(app).number == number
        for data in MOMENTS[moment]:
            app.handle({"type": "click", "data": data})
        assert app.page.failure is None
        assert 'data-do="drill-next"' in app.html()
        press(app, do="drill-next")
    assert isinstance(app.page.screen, InDrill)


def test_what_was_passed_over_is_no_answer() -> None:
    app = page()
    press(app, do="drill", arg="heroz")
    do(app)
    rule = drilling(app).drill.rule
    press(app, do="drill-next")
    assert drilling(app).streak == 1
    assert rule not in app.page.learning.of("heroz").known


@pytest.mark.parametrize("game", EVERYDAY)
def test_a_marked_thing_on_the_table_answers(game: str) -> None:
    """Where pressing it can mean one answer only."""
    app, answered = page(), 0
    rules = [it.rule for it in asked_about(pygames.load(game))][:40]
    app.page = drill.begin_with(app.page, game, rules)
    while isinstance(app.page.screen, AtTable):
        now = drilling(app)
        _, options, answer = now.drill.question
        words = [word for option in options for word in now.drill.words(option)]
        own = now.drill.words(options[answer])
        html = app.html()
        found = [word for word in own if words.count(word) == 1 and f'data-why="{word}"' in html]
        if found:
            press(app, why=found[0])
            assert drilling(app).right, now.drill.rule
            answered += 1
        press(app, do="drill-next")
    assert answered


def test_a_number_of_thousands_of_digits_answers_nothing() -> None:
    app = App({})
    press(app, do="drill", arg="heroz")
    html = app.html()
    press(app, do="drill-choose", arg="9" * 5000)
    assert app.html() == html


def test_a_wrong_answer_is_explained_and_the_rule_is_asked_again() -> None:
    app = page()
    press(app, do="drill", arg="heroz")
    now = drilling(app)
    rule, (_, options, answer) = now.drill.rule, now.drill.question
    press(app, do="drill-choose", arg=str((answer + 1) % max(2, len(options))))
    html = app.html()
    assert 'data-right="no"' in html
    assert app.page.to_do.focus == "#drill-next"
    assert app.payload()["say"].startswith("No. ")
    assert pygames.load("heroz").part(Words).rulebook.answer(rule, "en") in unescape(html)
    press(app, do="drill-choose", arg=str(answer))  # too late
    press(app, do="drill-next")
    assert app.page.learning.of("heroz").of(rule) == (Stage.MET, TODAY)
    assert drilling(app).streak == 0


def test_while_something_is_asked_nothing_can_be_chosen_at_the_table() -> None:
    app = page()
    press(app, do="drill", arg="boss-quest")
    choices = len(session(app).match.choices)
    assert "data-choice" not in app.html()
    assert "data-step" not in app.html()
    for data in ({"choice": "0"}, {"do": "plain"}, {"do": "undo"}):
        app.handle({"type": "click", "data": data})
    assert app.page.failure is None
    assert len(session(app).match.choices) == choices


def test_what_is_due_is_asked_first() -> None:
    known = {"HZ-27": Known(Stage.LEARNT, TODAY), "HZ-14": Known(Stage.FIRM, TODAY - 1)}
    app = page(preferences={"progress": {"heroz": Progress("heroz", known).code}})
    press(app, do="drill", arg="heroz")
    assert drilling(app).rules[:2] == ("HZ-14", "HZ-27")
    do(app)
    assert app.page.learning.of("heroz").of("HZ-14") == (Stage.FIRM, TODAY + 7)
    do(app, right=False)
    assert app.page.learning.of("heroz").of("HZ-27") == (Stage.MET, TODAY)


def test_from_a_game_and_back_to_it_untouched() -> None:
    app = begin()
    own, link = session(app), session(app).link
    press(app, do="rulebook")
    assert 'data-do="drill" data-arg="heroz"' in app.html()
    press(app, do="drill", arg="heroz")
    assert app.page.hash == "heroz/drill"
    do(app)
    press(app, do="drill-leave")
    assert session(app) is own
    assert session(app).link == link


def test_when_nothing_is_due_one_may_practise_all_the_same() -> None:
    game = pygames.load("heroz")
    rules = [it.rule for it in asked_about(game)]
    known = {rule: Known(Stage.FIRM, TODAY + 2 + n % 3) for n, rule in enumerate(rules)}
    app = page(preferences={"progress": {"heroz": Progress("heroz", known).code}})
    app.handle({"type": "hash", "text": "heroz/drill"})
    html = app.html()
    assert isinstance(app.page.screen, InDrill)
    assert 'data-do="drill-ahead"' in html
    assert "in 2 days" in html
    press(app, do="drill-ahead", arg="heroz")
    assert len(drilling(app).rules) == 5


# --- the address, the link, the file ---


def test_its_address_begins_it_and_the_browser_goes_back_to_it() -> None:
    app = page()
    app.handle({"type": "hash", "text": "heroz/drill"})
    now = drilling(app)
    assert app.page.place == "drill:heroz"
    app.handle({"type": "place", "place": "gallery", "hash": ""})
    app.handle({"type": "place", "place": "drill:heroz", "hash": "heroz/drill"})
    assert drilling(app).rules == now.rules
    started = page(hash="boss-quest/drill", place="")
    assert drilling(started).game.id == "boss-quest"


@pytest.mark.parametrize("name", ["chess", "", "\ud800"])
def test_of_a_game_that_there_is_not_nothing_is_copied(name: str) -> None:
    """Whatever a press may say: also what is no text."""
    app = page()
    press(app, do="progress-copy", arg=name)
    assert app.page.failure is None
    assert app.payload()["copy"] == ""


def test_the_link_and_the_file_carry_what_is_known_to_another_device() -> None:
    one = page(preferences={"progress": {"heroz": known_of("HZ-27").code}})
    press(one, do="set-up", arg="heroz")
    press(one, do="progress-copy", arg="heroz")
    link = one.payload()["copy"]
    assert link == f"{ADDRESS}#{known_of('HZ-27').code}"
    one.handle({"type": "copied", "ok": True})
    assert "Link with your progress" in one.html()
    assert "adds what you know here" in one.html()
    press(one, do="progress-save")
    file = one.payload()["file"]

    for way in ({"type": "hash", "text": link.partition("#")[2]}, {"type": "file", "text": file["text"]}):
        other = page(preferences={"progress": {"heroz": known_of("HZ-14").code}})
        other.handle(way)
        other.page = other.page.does(store=False)
        assert "Of 1 rule it holds more" in other.html()
        assert set(other.page.learning.of("heroz").known) == {"HZ-14"}
        press(other, do="progress-accept")
        assert set(other.page.learning.of("heroz").known) == {"HZ-14", "HZ-27"}
        assert other.page.to_do.store
        assert isinstance(other.page.screen, Gallery)
        assert other.page.notice is not None
        other.handle(way)  # nothing new in it
        assert "not known here already" in other.html()


@pytest.mark.parametrize("answer", ["close", "home", "settings"])
@pytest.mark.parametrize("way", ["hash", "file", "paste", "start"])
def test_what_was_learnt_elsewhere_is_added_only_once_somebody_says_so(way: str, answer: str) -> None:
    """It is said what is in it; whatever else is pressed leaves all as it was."""
    preferences = {"progress": {"heroz": known_of("HZ-14").code}}
    code = known_of("HZ-27", "HZ-04").code
    app = page(preferences=preferences, hash=code) if way == "start" else page(preferences=preferences)
    if way == "paste":
        app.handle({"type": "submit", "form": "open", "data": {"record": f"{ADDRESS}#{code}"}})
    elif way != "start":
        app.handle({"type": way, "text": code})
    assert isinstance(app.page.dialog, ProgressOffer)
    assert "HEROZ: 2 of" in app.html()
    assert "Of 2 rules it holds more" in app.html()
    press(app, do=answer)
    press(app, do="progress-accept")  # it is not offered any more
    assert app.page.learning.of("heroz") == known_of("HZ-14")


def test_a_page_around_hands_back_what_it_was_told_without_asking() -> None:
    """An LMS keeps the progress, and loads it the next time (docs/embedding.md)."""
    app = page(framed=True, embedded=True)
    app.handle({"type": "host", "message": {"type": "load", "link": known_of("HZ-27").code}})
    assert set(app.page.learning.of("heroz").known) == {"HZ-27"}
    assert app.page.clear


def known_of(*rules: str) -> Progress:
    """These rules are learnt."""
    return Progress("heroz", dict.fromkeys(rules, Known(Stage.LEARNT, TODAY + 1)))


@pytest.mark.parametrize(
    "text",
    [
        known_of("HZ-01").code[:-1],
        "chess/progress/1.AAA.xx",
        '{"pygames-progress":1}',
        '{"pygames-progress":1,"progress":["x"]}',
        '{"pygames-progress":2,"progress":["x"]}',
        '{"pygames-progress":1,"progress":',
    ],
)
def test_what_is_damaged_is_refused_and_nothing_is_lost(text: str) -> None:
    app = page(preferences={"progress": {"heroz": known_of("HZ-14").code}})
    app.handle({"type": "file", "text": text})
    assert app.page.failure is None
    assert app.page.notice is not None
    assert app.page.learning.of("heroz") == known_of("HZ-14")


def test_what_is_stored_may_be_anything() -> None:
    odd: tuple[object, ...] = (
        None,
        [],
        3,
        {"heroz": 3},
        {"heroz": "x"},
        {"heroz": "chess/progress/1.AAA.xx"},
    )
    for stored in odd:
        assert page(preferences={"progress": stored}).page.learning.data() == {}


# --- the rulebook as a map ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_how_well_its_rules_are_known(language: str) -> None:
    game, texts = pygames.load("heroz"), Texts("fr" if language == "fr" else "en")
    known = {
        "HZ-14": Known(Stage.FIRM, TODAY),
        "HZ-15": Known(Stage.LEARNT, TODAY),
        "HZ-04": Known(Stage.MET, 0),
    }
    html = str(rulebook_dialog(game, texts, "", "", Progress("heroz", known), frozenset()))
    contents = html[html.index("<nav") : html.index("</nav>")]
    assert texts("progress.learnt", n=2, of=45) in html
    assert texts("progress.met", n=3) in html
    assert "● 2/2" in contents  # the Jack: both
    assert "◔ 0/1" in contents  # Aim
    assert "○ 0/4" in contents
    assert texts("progress.learnt", n=2, of=2) in contents  # for those who do not see it
    for rule, stage in (("HZ-14", "firm"), ("HZ-15", "learnt"), ("HZ-04", "met")):
        part = html[html.index(f'id="rule-{rule}"') :]
        assert part.index(f'data-stage="{stage}"') < part.index("</li>")
        assert texts(f"stage.{stage}") in part[: part.index("</li>")]
    fresh = str(rulebook_dialog(game, texts, "", "", Progress("heroz"), frozenset()))
    assert "section-stage" not in fresh
    assert texts("progress.learnt", n=0, of=45) in fresh


# --- met in play and in lessons ---


def stages(app: App) -> dict[str, Stage]:
    """What is known of HEROZ."""
    return {rule: it.stage for rule, it in app.page.learning.of("heroz").known.items()}


def test_a_rule_is_met_when_it_is_told_in_play_the_first_time() -> None:
    app = begin()
    assert stages(app) == {}
    word = re.findall(r'data-why="(B[^"]+)"', app.html())[0]
    for first in (True, False):
        app.payload()
        press(app, why=word)
        assert app.page.to_do.store == first  # told once is enough
    assert len(stages(app)) == 1
    decision = session(app).match.asks
    press(app, choice=str(next(n for n, it in enumerate(decision.legal_actions) if it.words)))
    told = {rule for event in session(app).match.choices[-1].events for rule in event.cited}
    assert told
    assert told <= stages(app).keys()
    assert set(stages(app).values()) == {Stage.MET}
    line = 'class="tip"'
    shown = app.html().partition(line)[2].partition("</p>")[0]
    assert len(re.findall(r'data-rule="([^"]+)"', shown)) == 1
    app.handle({"type": "change", "form": "settings", "data": {"new_rules": "off"}})
    assert line not in app.html()
    rule = "HZ-75"
    press(app, do="example", arg=rule)
    assert stages(app)[rule] == Stage.MET


def test_opponents_among_themselves_teach_nobody() -> None:
    app = begin(fields={"who0": "random", "who1": "random"})
    assert stages(app) == {}


def test_a_step_of_a_lesson_that_is_done_at_once_is_learnt_and_the_host_hears_of_it() -> None:
    for missed in (False, True):
        app = page(framed=True, hash="heroz/lesson/columns@3")  # to place a troop in a first row: HZ-27
        play = app.page.playing
        assert play is not None
        assert play.tutor is not None
        if missed:
            key(app, "h")
        app.payload()
        wanted = play.tutor.wanted
        decision = play.session.match.asks
        assert wanted is not None
        press(app, choice=str(decision.legal_actions.index(wanted)))
        stage = Stage.MET if missed else Stage.LEARNT
        assert stages(app)["HZ-27"] == stage
        heard = app.payload()["host"]["messages"]
        (learned,) = (it for it in heard if it["type"] == "learned" and it["rule"] == "HZ-27")
        assert learned["stage"] == stage
        assert learned["learnt"] == (stage >= Stage.LEARNT)
        assert set(Progress.read(learned["progress"]).known) == ({"HZ-27"} if learned["learnt"] else set())


@pytest.mark.parametrize("game", FEW)
def test_no_answer_is_a_bare_number(game: str) -> None:
    """It is said what one does with it."""
    numbers = 0
    for witness in witnesses(game).values():
        if not any(word.isdecimal() for word in witness.point):
            continue
        asked = Drilling(pygames.load(game), (witness.rule,), seed=3)
        texts = Texts("en")
        html = str(drill_bar(asked, asked.trial().localizer(texts), texts))
        assert not re.search(r"<button[^>]*drill-option[^>]*>\d+<", html), witness.rule
        assert not re.search(r"drill-what[^>]*>\d+<", html), witness.rule
        numbers += 1
    assert numbers or game != "boss-quest"


def test_a_drill_of_some_rules_keeps_to_them() -> None:
    """Its address names them; a page around hears how many of them are learnt; what follows keeps to them."""
    rules = ("HZ-27", "HZ-30", "HZ-33", "HZ-36", "HZ-38", "HZ-39", "HZ-42")
    link = f"heroz/drill/{'.'.join(rules)}"
    app = page(framed=True)
    app.handle({"type": "hash", "text": link})
    assert app.page.hash == link
    first = drilling(app).rules
    assert len(first) == 5
    assert set(first) < set(rules)
    while isinstance(app.page.screen, AtTable):
        do(app)
    told = [it for it in app.page.to_do.to_host if it["type"] == "learned"]
    assert told
    assert {it["of"] for it in told} == {len(rules)}
    press(app, do="drill", arg=f"heroz/{'.'.join(rules)}")
    assert set(drilling(app).rules) == set(rules) - set(first)


@pytest.mark.parametrize("link", ["heroz/drill/HZ-999", "chess/drill", "heroz/drill/"])
def test_a_drill_of_rules_that_are_not_there_is_refused(link: str) -> None:
    """But for a slash too much, which harms nobody."""
    app = page()
    app.handle({"type": "hash", "text": link})
    assert (isinstance(app.page.screen, AtTable)) == link.endswith("/")

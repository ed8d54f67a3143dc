"""Scenes: what is worth watching is played before the game goes on, told in words, and can be seen again."""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Literal

import pytest

import pygames
from pygames.bots import decide, make
from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.moment import find_moments
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from pygames.words.localizer import Localizer
from tests.heroz.scene import scene as heroz_scene
from tests.kit.play import Player as Chooser
from tests.kit.play import decision_of
from tests.web.driven import App
from tests.web.hands import handed_on, offered, press, session, table
from tests.web.tables import text_of
from web import html as h
from web.model.lit import Lit
from web.model.scene import find_scene
from web.model.session import Session
from web.model.sight import Player, cast_of
from web.model.told import doing
from web.texts import Texts
from web.view.frame import draw
from web.view.games.immortal_king import scene
from web.view.games.immortal_king.cards import art
from web.view.parts import behind_numbers, rules_of
from web.view.scene import scene_bar
from web.view.text_table import text_table

SEATS = {
    "heroz": {"who0": "human", "who1": "random"},
    "boss-quest": {"seats": "2", "who0": "human", "who1": "random"},
    "immortal-king": {"who0": "human"},
}


def begin(game: str, pace: str = "normal", *, calm: bool = False, **who: str) -> App:
    known = {"languages": "en", "address": "https://tables.example/", "preferences": {"pace": pace}}
    app = App({**known, "calm": calm})
    press(app, do="set-up", arg=game)
    app.handle({"type": "submit", "form": "setup", "data": {**SEATS[game], "seed": "3", **who}})
    return app


def until_scene(app: App, *, beside: bool = False) -> None:
    """Press what is offered, at random, until something is worth watching."""
    rng = Rng(3)
    while app.page.state != "over":
        play = app.page.playing
        assert play is not None
        if play.watching or (beside and play.beside):
            return
        if app.pause is not None:
            app.tick()
        elif not handed_on(app):
            name, value = rng.choice(offered(app.html()))
            press(app, **{name: value})
        assert app.page.failure is None, repr(app.page.failure)
    pytest.fail("nothing was worth watching")


def told(html: str) -> list[str]:
    """The sentences of the scene."""
    return re.findall(
        r"<li[^>]*><span>(.*?)</span>", html[html.index('class="scene-told"') :].split("</ol>", maxsplit=1)[0]
    )


@pytest.mark.parametrize("game", SEATS)
def test_no_key_reaches_what_lies_under_a_scene_that_waits(game: str) -> None:
    app = begin(game)
    until_scene(app)
    board = r'<section class="board"[^>]* inert[ >]'
    assert re.search(board, app.html())
    press(app, do="seen")
    assert re.search(board, app.html())
    press(app, do="seen")
    assert not re.search(board, app.html())


@pytest.mark.parametrize("game", SEATS)
def test_a_scene_is_told_beat_by_beat_and_the_game_waits_until_it_was_seen(game: str) -> None:
    """Nothing can be chosen meanwhile; the table behind it stands as it stood before."""
    app = begin(game)
    until_scene(app)
    choices = len(session(app).match.choices)
    scene = app.page.playing.watching  # type: ignore[union-attr]
    assert scene is not None
    assert len(scene.beats) > 1
    for shown in range(1, len(scene.beats) + 1):
        html = app.html()
        assert len(told(html)) == shown
        assert (
            '</button><button class="rule-chip"'
            not in html[html.index('class="scene-told"') :].split("</ol>")[0]
        )
        assert not offered(html)
        assert (app.pause is None) == (shown == len(scene.beats))
        assert (text_of(html, 'id="seen"', "</button>") == "Go on") == (shown == len(scene.beats))
        app.tick()
    assert len(session(app).match.choices) == choices
    press(app, do="seen")
    assert app.payload()["focus"] in ("#prompt", "#heading")
    assert 'class="scene"' not in app.html()


def test_a_hidden_weapon_is_not_in_the_page_before_its_beat() -> None:
    """The reveal is told one player after the other; so is the log."""
    app = begin("boss-quest", who1="random")
    until_scene(app)
    scene = app.page.playing.watching  # type: ignore[union-attr]
    assert scene is not None
    second = scene.beats[1].event
    assert second.kind == "revealed"
    localizer = session(app).localizer(app.page.texts)
    sentence = localizer.event(second)
    assert sentence not in app.html()
    app.tick()
    assert sentence in app.html()


@pytest.mark.parametrize("way", ["press", "escape", "key", "undo", "why"])
def test_one_press_shows_the_rest_of_a_scene_another_ends_it_and_neither_chooses(way: str) -> None:
    app = begin("boss-quest")
    until_scene(app)
    choices = len(session(app).match.choices)
    for over in (True, False):
        if way == "press":
            press(app, why="A")
        elif way == "escape":
            app.handle({"type": "key", "key": "Escape"})
        elif way == "key":
            app.handle({"type": "key", "key": "c"})
        else:  # a tool keeps its place during a scene, and does nothing else
            assert re.search(rf'data-do="{way}"[^>]*aria-disabled="true"', app.html())
            press(app, do=way)
        scene = table(app).watching
        assert (scene is not None and scene.over) == over
    assert scene is None
    assert len(session(app).match.choices) == choices


def test_all_of_a_scene_is_announced_and_what_came_after_it_once_it_was_seen() -> None:
    """In Boss Quest the next round is dealt at once: more sentences than are announced together."""
    app = begin("boss-quest", calm=True)
    until_scene(app)
    said = app.payload()["say"]
    assert said.endswith(" ".join(told(app.html())))
    assert "The magician offers" not in said
    assert not app.payload()["say"]
    press(app, do="seen")
    said = app.payload()["say"]
    name = cast_of(session(app).players, session(app).match.seed or 0)[1]
    assert said.startswith(f"{name} becomes the armourer. Round 2. A new boss comes: 18 HP.")
    assert "Draw 1–4 weapons" in said


def test_without_movement_or_pace_the_whole_scene_is_shown_at_once() -> None:
    for app in (begin("boss-quest", calm=True), begin("boss-quest", "step")):
        until_scene(app)
        scene = app.page.playing.watching  # type: ignore[union-attr]
        assert scene is not None
        assert scene.over
        assert app.pause is None
        assert len(told(app.html())) == len(scene.beats)
        assert "data-together" in app.html()  # it is read from its beginning


def test_at_the_instant_pace_the_scene_stands_beside_the_game() -> None:
    """It goes with the next choice."""
    app = begin("boss-quest", "instant")
    until_scene(app, beside=True)
    while app.pause is not None:
        app.tick()
    html = app.html()
    assert "scene--beside" in html
    play = app.page.playing
    assert play is not None
    scene, before = play.beside, len(session(app).match.choices)
    while len(session(app).match.choices) == before:  # a choice may take several presses
        assert table(app).beside is scene
        name, value = offered(app.html())[0]
        press(app, **{name: value})
    assert table(app).beside is not scene


def test_at_the_instant_pace_a_scene_is_announced_with_what_came_after_it() -> None:
    """However much that is: who hears the page learns how the round ended, and what the next one is."""
    app = begin("boss-quest", "instant")
    until_scene(app, beside=True)
    while app.pause is not None:
        app.tick()
    said = app.payload()["say"]
    assert " ".join(told(app.html())) in said
    assert "Round 2. A new boss comes: 18 HP." in said
    assert "Draw 1–4 weapons" in said
    assert not app.payload()["say"]


def test_a_scene_can_be_played_again_from_the_log() -> None:
    app = begin("boss-quest")
    until_scene(app)
    first = app.page.playing.watching  # type: ignore[union-attr]
    assert first is not None
    press(app, do="seen")
    press(app, do="seen")
    while app.pause is not None and not app.page.playing.watching:  # type: ignore[union-attr]
        app.tick()
    html = app.html()
    step = re.search(r'data-do="replay" data-arg="(\d+)"', html)
    assert step
    press(app, do="replay", arg=step[1])
    again = app.page.playing.watching  # type: ignore[union-attr]
    assert again is not None
    assert again.beats == first.beats
    press(app, do="replay", arg="999999")
    press(app, do="replay", arg="x")
    assert app.page.failure is None


def test_people_who_share_a_device_see_the_scene_before_the_curtain() -> None:
    """It shows what everybody saw."""
    app = begin("boss-quest", who1="human")
    until_scene(app)
    html = app.html()
    assert 'class="scene"' in html
    assert 'class="curtain"' not in html
    assert app.page.playing is not None
    scene = app.page.playing.watching
    assert scene is not None
    assert all(beat.event.to is None for beat in scene.beats)


def test_the_result_of_a_fight_adds_up() -> None:
    """In Immortal King: the die with all that was done to it, in the picture and in words."""
    app = App({"languages": "en", "preferences": {"pace": "normal"}, "calm": True})
    press(app, do="lesson", arg="immortal-king/first-game")
    for _ in range(60):
        play, lesson = table(app), table(app).tutor
        assert lesson is not None
        if play.watching is not None:
            break
        if app.pause is not None:
            app.tick()
        elif lesson.wanted is None:
            press(app, do="coach-next")
        else:
            legal = decision_of(session(app).match).legal_actions
            for word in lesson.wanted.words[:-1]:
                press(app, step=word)
            press(app, choice=str(legal.index(lesson.wanted)))
    html = app.html()
    assert "5 × 2 + 1 =" in text_of(html, 'class="scene-picture"', "</div>")
    assert any("11 against power 8 (die 5 × 2 + 1)" in sentence for sentence in told(html))


# by game and kind of event: what of the view it has changed, and what it tells
CHANGED: dict[tuple[str, str], Callable[[Any, Any], tuple[object, object]]] = {
    ("heroz", "scored"): lambda view, params: (view["points"][params["seat"]], params["points"]),
    ("boss-quest", "heart_lost"): lambda view, params: (
        view["players"][params["seat"]]["hearts"],
        params["n"],
    ),
    ("immortal-king", "courage_lost"): lambda view, params: (view["courage"], params["left"]),
    ("hero-realms-skirmish", "counted"): lambda view, params: (view["counter"], params["n"]),
}


@pytest.mark.parametrize(("game", "kind"), [*CHANGED])
def test_the_numbers_of_the_table_change_along_with_the_scene(game: str, kind: str) -> None:
    """What has not been told yet stands as it stood; the game itself has gone on."""
    changed, allowed = 0, pygames.load(game).seats
    for seed in range(3):
        seats = min(allowed, key=lambda it: abs(it - 2))
        match, chooser = pygames.new(game, seed=seed, seats=seats), Rng(seed)
        it = Session.of(match, [Player() for _ in range(match.seats)])
        while it.match.decision is not None:
            it, events = it.play(Chooser(chooser, tactic=1).choose(it.match.decision.legal_actions))
            assert it.before is not None
            scene = find_scene(it, it.before, events, waits=True, whole=False)
            for shown in range(1, len(scene.beats) + 1 if scene is not None else 0):
                assert scene is not None
                now = scene._replace(shown=shown)
                event, stage = now.now[-1].event, now.stage
                assert draw(stage, it.localizer(Texts("en")), Texts("en")).html
                assert len(stage.match.choices) == len(it.match.choices) - 1
                if not any(beat.number for beat in now.now):
                    assert stage is scene.opening
                if event.kind == kind:
                    found, told = CHANGED[game, kind](stage.match.view(None), event.params)
                    assert found == told
                    changed += 1
    assert changed > 2


@pytest.mark.parametrize(("game", "seats"), [(it.id, it.seats[-1]) for it in map(pygames.load, PLAYABLE)])
def test_every_moment_is_drawn(game: str, seats: int) -> None:
    """No scene has an empty picture once it is over."""
    drawn = import_module(f"web.view.games.{game.replace('-', '_')}.scene")
    for seed in range(2):
        match, chooser = pygames.new(game, seed=seed, seats=seats), Chooser(Rng(seed), tactic=1)
        while match.decision is not None:
            view, before = match.view(None), len(match.choices)
            match.play(chooser.choose(match.decision.legal_actions))
            events = [event for choice in match.choices[before:] for event in choice.events]
            for moment in find_moments(match.game.part(Face).moments, events):
                picture = drawn.picture(
                    moment.id, moment.events, view, Localizer(match.game, "en"), Texts("en")
                )
                assert "<svg" in str(h.div[picture]), [event.kind for event in moment.events]


FORCE = re.compile(
    r'class="scene-weapons">(?P<weapons>.*?)</span><strong class="scene-number">(?P<force>[\d−]+)</strong>'
)


def test_in_boss_quest_the_force_is_the_sum_of_what_is_drawn() -> None:
    """The weapons, and what spells add to them."""
    summed = by_spells = 0
    for seed in range(1, 5):
        app = begin("boss-quest", seats="4", who2="random", who3="random", seed=str(seed))
        while app.page.state != "over":
            play = app.page.playing
            assert play is not None
            if play.watching and play.watching.over:
                for found in FORCE.finditer(app.html()):
                    values = re.findall(r'class="weapon-value">(\d+)<', found["weapons"])
                    part = re.findall(r'scene-sign--spells">.*?</svg>([+−]\d+)<', found["weapons"])
                    drawn = sum(int(it.replace("−", "-")) for it in [*values, *part])
                    assert drawn == int(found["force"].replace("−", "-"))
                    summed += 1
                    by_spells += bool(part)
            if app.pause is not None:
                app.tick()
            elif play.watching:
                press(app, do="seen")
            else:
                name, value = Rng(seed + summed).choice(offered(app.html()))
                press(app, **{name: value})
        if by_spells:
            break
    assert summed > 3
    assert by_spells


@pytest.mark.parametrize("game", SEATS)
def test_a_number_that_rules_have_made_says_why(game: str) -> None:
    """A sum lists its terms, in the log and in the scene itself. No two of these have one id."""
    app = begin(game, "instant")
    rules: set[str] = set()
    for _ in range(9):  # a scene may have no number
        until_scene(app, beside=True)
        html = app.html()
        play = app.page.playing
        assert play is not None
        sums = [rules for event in play.session.log for rules in event.because.values()]
        sums = [rules for rules in sums if sum("=" in rule for rule in rules) > 1]
        rules = {rule.partition("=")[0] for rules in sums for rule in rules}
        if rules:
            break
        press(app, do="seen")
    shown = "".join(re.findall(r'<details[^>]*class="why-number">.*?</details>', html))
    assert rules
    assert all(f'data-rule="{rule}"' in shown for rule in rules)
    assert re.search(r"<summary>Why \d+\?</summary>", shown)
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_of_a_number_of_one_term_only_the_rule_is_named() -> None:
    because = {"points": ("HZ-79",), "total": ("HZ-04=10@10♠", "HZ-07")}
    event = Event("scored", ("HZ-50",), {"points": 10, "total": 10}, because=because)
    localizer, texts = Localizer(pygames.load("heroz"), "en"), Texts("en")
    assert behind_numbers(event, "log-1", localizer, texts) == []
    named = re.findall(r'data-rule="([^"]*)"', str(h.div[rules_of(event, localizer, texts)]))
    assert named == ["HZ-50", "HZ-79", "HZ-04", "HZ-07"]


@pytest.mark.rules("HZ-75", "HZ-33")
def test_a_sum_names_the_thing_behind_each_term() -> None:
    because = {"attack": ("HZ-06=3@3♠", "HZ-06=5@5♠", "HZ-33=5", "HZ-07"), "defence": ("HZ-06=4@4♦",)}
    event = Event("strengths", (), {"attack": 13, "defence": 4}, because=because)
    localizer = Localizer(pygames.load("heroz"), "en")
    html = str(h.div[behind_numbers(event, "log-1", localizer, Texts("en"))])
    assert re.findall(r"Why \d+\?", html) == ["Why 13?"]
    assert text_of(html, 'class="why-sum"', "</p>") == "3 + 5 + 5"
    assert "3 of spades: <strong>3</strong>" in html
    assert "5 of spades: <strong>+5</strong>" in html
    assert text_of(html, 'class="why-more"', "</li>") == "See also: Card types: troop HZ-07"


@pytest.mark.rules("HIK-40", "HIK-94")
def test_rules_that_add_to_a_number_stand_in_a_list_that_is_its_sum() -> None:
    """A result may be the power that it had to reach: asked once, answered by two sums."""
    because = {"total": ("HIK-40=5", "HIK-09=2", "HIK-94"), "power": ("HIK-22=6", "HIK-57=1")}
    event = Event("fight_won", (), {"total": 7, "power": 7}, because=because)
    localizer = Localizer(pygames.load("immortal-king"), "en")
    html = str(h.div[behind_numbers(event, "log-1", localizer, Texts("en"))])
    assert html.count("Why 7?") == 1
    lists = [re.findall(r"<strong>(.*?)</strong>", it) for it in html.split("<ul>")[1:]]
    assert lists == [["5", "+2"], ["6", "+1"]]
    assert all(f'data-rule="{rule}"' in html for rule in ("HIK-40", "HIK-09", "HIK-94", "HIK-22", "HIK-57"))


@pytest.mark.parametrize("seed", range(4))
def test_a_fight_shows_the_picture_of_the_card_that_is_fought(seed: int) -> None:
    match, chooser, found = pygames.new("immortal-king", seed=seed), Chooser(Rng(seed)), 0
    localizer = Localizer(match.game, "en")
    while match.decision is not None and not found:
        view = match.view(0)
        place = view["fight"] and view["fight"]["place"]
        card = next((it["encounter"] for it in view["corridors"] if it["place"] == place), None)
        match.play(chooser.choose(match.decision.legal_actions))
        events = match.choices[-1].events
        if card and any(it.kind in ("fight_won", "fight_lost") for it in events):
            html = str(h.div[scene.picture("fight", events, view, localizer, Texts("en"))])
            assert str(art(card["card"].partition("#")[0], "")) in html
            assert "final-monster" not in html
            found += 1
    assert found


def test_what_led_to_a_scene_is_not_told_again_in_the_new_round() -> None:
    """While an opponent chooses that has ended a round of Boss Quest and begins the next one."""
    texts, told = Texts("en"), 0
    for seed in range(3):
        match = pygames.new("boss-quest", seed=seed, seats=3)
        it = Session.of(match, [Player(bot="steady")] * 3)
        while (played := it.tick()) is not None:
            it, _ = played
            last = it.match.choices[-1]
            kinds = [event.kind for event in last.events]
            if it.asked == last.seat and "round" in kinds:
                localizer = it.localizer(texts)
                said = doing(it, localizer, texts)
                told += 1
                before = last.events[: kinds.index("armourer_next")]
                assert [event for event in before if localizer.event(event) in said] == []
                assert localizer.event(last.events[kinds.index("round")]) in said
    assert told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_force_is_shown_beside_the_last_combat_that_is_not_that_of_the_combat(
    language: Literal["en", "fr"],
) -> None:
    """Its spells are discarded by then: of Boss Quest's table no force and no bar tells another number."""
    match = pygames.new("boss-quest", seed=2, seats=3)
    bot, rng = make("steady", "boss-quest"), Rng(2)
    while match.decision is not None:
        match.play(decide(bot, match, rng))
    it = Session.of(match, [Player(), Player(bot="steady"), Player(bot="steady")])
    texts = Texts(language)
    html = str(draw(it, it.localizer(texts), texts).html)
    assert 'class="force-figures"' not in html
    assert re.findall(r'class="lane-number">([^<]*)<', html) == ["–"] * 3
    lines = text_of(str(text_table(it, it.localizer(texts), texts, asking=False, ended=True, lit=Lit())))
    assert {"en": "Force: ", "fr": "Force : "}[language] not in lines.replace("\u202f", " ")


@pytest.mark.rules("HZ-15", "AMB-HZ-67")
def test_what_a_jack_looks_at_is_shown_until_one_goes_on_and_to_nobody_else() -> None:
    """Whatever follows covers the card: in the scene it is drawn, and on the table behind it."""
    s = heroz_scene("powers", heroes=("J♦", ""), columns={"A1": "3♦", "B3": "(5♣) 7♣"}, hands=("3♥", "3♦"))
    texts = Texts("en")
    for looks in (True, False):
        players = [Player(), Player(bot="steady")] if looks else [Player(bot="steady"), Player()]
        it = Session.of(s.match.copy(), players)
        it, events = it.play(it.match.parse("look B31"))
        assert it.before is not None
        scene = find_scene(it, it.before, events, waits=True, whole=False)
        if not looks:
            assert scene is None
            continue
        assert scene is not None
        assert [beat.event.params["card"] for beat in scene.beats] == ["5♣"]
        html = str(scene_bar(scene, it.localizer(texts), texts))
        assert "5 of clubs" in html
        assert scene.stage.view["areas"][1][2][0]["card"] == "5♣"


@pytest.mark.rules("HZ-76", "HZ-78")
def test_what_a_fight_has_destroyed_is_seen_before_the_turn_changes() -> None:
    """With the damage that was too little for the troop that survives."""
    s = heroz_scene("clash", columns={"A1": "10♠", "B1": "9♥ 3♦"}, attack=1, shields={"B12": "A:A♠"})
    it = Session.of(s.match, [Player(), Player(bot="steady")])
    it, events = it.play(it.match.parse("destroy B11"))
    assert it.before is not None
    scene = find_scene(it, it.before, events, waits=True, whole=True)
    assert scene is not None
    assert [beat.event.kind for beat in scene.beats] == ["struck", "damage_lost", "destroyed"]
    html = str(scene_bar(scene, it.localizer(Texts("en")), Texts("en")))
    assert "There is 1 damage left: too little to destroy another troop." in html
    assert "scene-duel" not in html


def test_a_scene_shows_the_boss_as_it_stood_when_the_combat_began() -> None:
    """A choice may cancel a spell on the boss and begin the combat: its HP are those it is fought with."""
    found = 0
    for seed in range(60):
        match, chooser = pygames.new("boss-quest", seed=seed, seats=2), Rng(seed)
        it = Session.of(match, [Player() for _ in range(match.seats)])
        while it.match.decision is not None:
            it, events = it.play(Chooser(chooser, tactic=1).choose(it.match.decision.legal_actions))
            assert it.before is not None
            scene = find_scene(it, it.before, events, waits=True, whole=False)
            if scene is None or "revealed" not in {beat.event.kind for beat in scene.beats}:
                continue
            before = it.before.view(None)["boss"]["hp"]
            shown = scene.opening.view["boss"]["hp"]
            kinds = [event.kind for event in events[: scene.ahead]]
            if "cancelled" in kinds or "cast" in kinds:
                found += shown != before
            exceeded = [b.event for b in scene.beats if b.event.kind == "wins_round"]
            assert all(event.params.get("n", 0) <= shown for event in exceeded)
    assert found

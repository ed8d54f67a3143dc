"""What happened while somebody waited: told as it happens, summed up, and there until it was seen."""

import re

import pytest

from pygames.engine.text import Language
from pygames.words.localizer import Localizer
from tests.boss_quest.scene import scene as court
from tests.hero_realms.scene import has, scene
from tests.web.driven import App
from tests.web.hands import press, start
from web.model import running
from web.model.play import Play
from web.model.sentences import told_of
from web.model.waited import since_own_choice

every_rendering = pytest.mark.parametrize("rendering", ["table", "text"])


def begun(rendering: str = "table", who: str = "steady", pace: str = "instant", seed: int = 4) -> App:
    """A duel of Hero Realms; with this seed the opponent at B begins."""
    preferences = {"pace": pace, "rendering": rendering, "new_rules": "off"}
    app = App({"languages": "en", "preferences": preferences})
    press(app, do="set-up", arg="hero-realms")
    app.handle({"type": "submit", "form": "setup", "data": {"who0": "human", "who1": who, "seed": str(seed)}})
    return app


def run(app: App) -> None:
    """Let happen what happens by itself."""
    while running.pause(app.page) is not None:
        app.tick()


def playing(app: App) -> Play:
    assert app.page.play is not None
    return app.page.play


def text_of(html: str) -> str:
    """What a person reads; the name of a card stands in a line of text."""
    html = re.sub(r'<button class="card-name"[^>]*>(.*?)</button>', r"\1", html)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def recap_of(app: App) -> str:
    """The text of the recap, or nothing."""
    found = re.search(r'<section class="recap".*?</section>', app.html(), re.DOTALL)
    return text_of(re.sub(r'<p class="tip".*?</p>', "", found[0])).strip() if found else ""


def end_turn(app: App) -> None:
    """End the turn of the person, and let the others have theirs."""
    decision = playing(app).session.match.asks
    number = next(n for n, action in enumerate(decision.legal_actions) if action.text == "end")
    press(app, choice=str(number))
    run(app)


@every_rendering
def test_it_stays_until_the_own_first_choice(rendering: str) -> None:
    app = begun(rendering)
    run(app)
    told = recap_of(app)
    assert told == "Tobias plays Gold ×3 · acquires Orc Grunt"
    app.handle({"type": "key", "key": "h"})  # no choice
    assert recap_of(app) == told
    press(app, choice="0")
    assert recap_of(app) == ""
    end_turn(app)
    assert recap_of(app) not in ("", told)


def test_a_long_turn_is_announced_by_its_recap() -> None:
    app = begun()
    run(app)
    assert app.payload()["say"] == (
        "While you waited. Tobias plays Gold ×3; acquires Orc Grunt. Turn 1: your turn. "
        "Play cards, acquire, attack, or end your turn."
    )
    press(app, choice="0")
    assert "waited" not in app.payload()["say"]


def test_it_comes_back_with_undo() -> None:
    app = begun()
    run(app)
    told = recap_of(app)
    press(app, choice="0")
    press(app, do="undo")
    assert recap_of(app) == told != ""


def test_while_the_others_act_there_is_none_and_each_choice_is_told() -> None:
    app = begun(pace="normal")
    said = []
    while running.pause(app.page) is not None:
        assert recap_of(app) == ""
        said += re.findall(r'class="prompt-what">([^<]*)<', app.html())
        app.tick()
    assert said[0] == "Tobias is choosing…"
    assert "Tobias plays Gold; +1 gold." in said
    assert any("acquires Orc Grunt" in text for text in said)


def test_of_two_persons_each_is_told_the_turn_of_the_other() -> None:
    app = begun(who="human")
    press(app, do="lift")
    assert recap_of(app) == ""
    end_turn(app)
    assert recap_of(app) == ""  # the hand that A has drawn
    press(app, do="pass-device")
    assert recap_of(app) == ""  # the curtain tells it in its own way
    assert "Since Player A’s last turn Player B has not played: Gold ×3" in text_of(app.html())
    press(app, do="lift")
    assert recap_of(app) == "Player B has not played: Gold ×3"


def test_a_first_game_tells_it_in_its_own_words() -> None:
    app = App({"languages": "en", "preferences": {"pace": "instant"}})
    press(app, do="lesson", arg="hero-realms/first-game")
    run(app)
    assert recap_of(app) == ""


def test_where_nobody_else_has_a_seat_nothing_is_told() -> None:
    app = App({"languages": "en", "preferences": {"pace": "instant"}})
    start(app, "immortal-king")
    run(app)
    assert recap_of(app) == ""


def company(language: str, who: list[str], seed: int, game: str = "boss-quest") -> App:
    """A game with these players, at once."""
    app = App({"languages": language, "preferences": {"pace": "instant"}})
    press(app, do="set-up", arg=game)
    fields = {"seats": str(len(who)), "seed": str(seed)} | {f"who{n}": it for n, it in enumerate(who)}
    app.handle({"type": "submit", "form": "setup", "data": fields})
    run(app)
    return app


def choose(app: App, text: str) -> None:
    decision = playing(app).session.match.asks
    press(app, choice=str([action.text for action in decision.legal_actions].index(text)))
    run(app)


@pytest.mark.parametrize(
    ("language", "after"),
    [
        ("en", ["Player A and Player B swap hidden weapons", "Player A loses a heart: 2 left"]),
        ("fr", ["Le joueur A et le joueur B échangent leurs armes cachées", "Le joueur A perd un cœur"]),
    ],
)
def test_what_two_have_done_names_both_and_what_follows_names_who_did_it(
    language: Language, after: list[str]
) -> None:
    """A swaps hidden weapons with B, exceeds the boss in the combat, and loses a heart alone."""
    s = court("turns", "(red-1) red-7 blue-7", "(green-7) blue-2", done="BC", mystery="swap-hidden", boss=10)
    localizer = Localizer(s.match.game, language)
    events = [*s.play("open"), *s.play("cast swap-hidden B")]
    name, done = told_of(0, [it for it in events if it.params.get("seat") == 0], localizer)
    assert name.endswith("A")
    assert not done[0][:1].isupper()
    assert [it.partition("\u202f")[0] for it in done[1:3]] == after


SPELLS = {
    "en": (
        "Player B draws purple 1 Player C activates “Two of one colour”",
        "Player C activates “Two of one colour” Player A draws green 1, purple 5",
        "",
        ("Player B turns up the mystery spell: “No heart lost” · activates “No heart lost” on Player A"),
    ),
    "fr": (
        "Le joueur B reçoit 1 violet Le joueur C active « Deux de même couleur »",
        "Le joueur C active « Deux de même couleur » Le joueur A reçoit 1 vert, 5 violet",
        "",
        (
            "Le joueur B retourne le sort mystère : « Aucun cœur perdu » · "
            "active « Aucun cœur perdu » sur le joueur A"
        ),
    ),
}


@pytest.mark.parametrize("language", SPELLS)
def test_what_the_others_did_since_the_own_last_choice_is_told(language: str) -> None:
    """Of Boss Quest with three at one device: who drew what, and the spell that nobody knew."""
    app = company(language, ["human"] * 3, seed=5)
    told = []
    for action in ("equip 1", "activate need-pair", "equip 2", "open", "cast no-loss A", ""):
        press(app, do="pass-device")
        press(app, do="lift")
        told.append(recap_of(app))
        if action:
            choose(app, action)
    assert [text.replace("\u202f", " ") for text in told[2:]] == [*SPELLS[language]]


ROUNDS = {
    "en": (
        "Darius activates “Blue weapon required” · loses a heart: 2 left · "
        "Mathilde wins the round with force 13 Round 3 Mathilde draws purple 1, purple 7, blue 6, purple 6"
    ),
    "fr": (
        "Darius active « Arme bleue requise » · perd un cœur : il en reste 2 · "
        "Mathilde remporte la manche avec une force de 13 "
        "Manche 3 Mathilde reçoit 1 violet, 7 violet, 6 bleu, 6 violet"
    ),
}


@pytest.mark.parametrize("language", ROUNDS)
def test_what_was_done_in_two_rounds_is_told_apart(language: str) -> None:
    """Of Boss Quest: weapons of the round that is over are not counted with those of the new one."""
    app = company(language, ["human", "steady", "steady"], seed=11)
    choose(app, "cast force-2 C")
    assert "Darius" in recap_of(app).partition({"en": "Round 2", "fr": "Manche 2"}[language])[2]
    choose(app, "cast force-1 B")
    assert recap_of(app).replace("\u202f", " ").replace("\u00a0", " ") == ROUNDS[language]


@every_rendering
def test_what_somebody_without_a_seat_did_is_summed_up_too(rendering: str) -> None:
    """The boss of the Skirmish acts within the choice that ends the player's turn."""
    app = App({"languages": "en", "preferences": {"pace": "instant", "rendering": rendering}})
    press(app, do="set-up", arg="hero-realms-skirmish")
    app.handle({"type": "submit", "form": "setup", "data": {"who0": "human", "seed": "4"}})
    assert recap_of(app) == ""
    press(app, choice="0")
    assert recap_of(app) == ""
    end_turn(app)
    assert recap_of(app).startswith(
        "You lose 8 health · The boss leaves 15 Fire Gems on the counter · takes Elven Gift, Intimidation · "
    )
    assert "While you waited. You lose 8 health. The boss leaves 15 Fire Gems" in app.payload()["say"]
    press(app, choice="0")
    assert recap_of(app) == ""


def test_what_is_done_to_whoever_waited_comes_first() -> None:
    """Of three sentences: two have room on a phone, and are told as they happened."""
    game = scene(has("gold"), has(champions="orc-grunt"), combat=5)
    game.play("play gold", "strike orc-grunt", "attack B 2")
    [deeds] = since_own_choice(game.match, 1, 1)
    name, told = told_of(deeds.seat, deeds.events, Localizer(game.match.game, "en"))
    assert name == ""
    assert told == [
        "Player B’s Orc Grunt is stunned",
        "Player A attacks Player B with 2 combat",
        "plays Gold",
    ]

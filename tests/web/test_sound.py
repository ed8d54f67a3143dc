"""What is heard of a game, and when nothing is."""

import json
import re
from typing import Any

import pytest

import pygames
from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.game_files import game_package, package_file
from pygames.engine.named import foundations
from pygames.engine.rng import Rng
from pygames.engine.sound import BLOW, CARD, COIN, DIE, SILENT, USUAL, sounds
from pygames.games import PLAYABLE
from pygames.words.po import read
from tests.test_page_data import in_node
from tests.web.driven import App
from tests.web.hands import begin, handed_on, offered, press, session, table
from tests.web.test_scenes import begin as begin_slowly
from tests.web.test_scenes import until_scene
from web.model.session import Session
from web.model.sight import Player
from web.model.sounds import KINDS, LOSS, TURN, WIN, end_heard, heard, heard_after


def kinds_of(game: str) -> set[str]:
    """The kinds of events of a game: each has its sentence (tests/words/test_texts.py)."""
    home = game_package(game)
    texts = [key for it in (home, *foundations(home)) for key in read(package_file(it, "text/en.po"))]
    return {key.split(".")[1] for key in texts if key.startswith("event.")}


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_event_has_its_sound_or_is_called_silent(game: str) -> None:
    own = pygames.load(game).part(Face).sounds
    kinds = kinds_of(game)
    assert kinds - own.keys() - USUAL.keys() == set()
    assert own.keys() - kinds == set()
    assert {*own.values(), *USUAL.values()} <= {*KINDS, SILENT}


def test_a_kind_of_event_has_one_sound() -> None:
    assert sounds(card="drew put", silent="turn") == {"drew": CARD, "put": CARD, "turn": SILENT}
    with pytest.raises(ValueError, match="drew"):
        sounds(card="drew", coin="won drew")


@pytest.mark.parametrize(
    ("game", "kinds", "wanted"),
    [
        ("heroz", "drew drew placed", [CARD]),
        ("heroz", "attacked strengths damage struck destroyed shield_ends", [BLOW, CARD]),
        ("heroz", "scored slid won", [COIN, CARD]),
        ("heroz", "turn passed_turn looked", []),
        ("boss-quest", "equips dealt dealt", [CARD]),
        ("boss-quest", "revealed exceeded heart_lost key", [CARD, BLOW, COIN]),
        ("immortal-king", "attacks rolled so_far rolled fight_won defeated", [BLOW, DIE, COIN]),
        ("hero-realms", "played gained_gold gained_combat", [CARD, COIN]),
        ("hero-realms", "acquired refilled", [COIN, CARD]),
        ("hero-realms-lich", "attacked hurt jar_broken jar", [BLOW, CARD]),
        ("hero-realms-skirmish", "boss_turn boss_bought joined struck_player", [COIN, CARD, BLOW]),
    ],
)
def test_each_sound_is_heard_once_for_a_choice(game: str, kinds: str, wanted: list[str]) -> None:
    match = pygames.new(game)
    it = Session.of(match, [Player()] * match.seats)
    assert [*heard(it, [Event(kind, (), {}) for kind in kinds.split()])] == wanted


def shown(app: App) -> list[list[str]]:
    """What is heard at each showing, until a person is asked."""
    found = [[*app.payload()["sounds"]]]
    while app.pause is not None or (table(app).watching is not None):
        if app.pause is None:
            press(app, do="seen")
        else:
            app.tick()
        found.append([*app.payload()["sounds"]])
    return found


def play_shown(app: App, seed: int) -> list[list[str]]:
    """What is heard at each showing until the game is over, after random choices."""
    rng, found = Rng(seed), shown(app)
    while app.page.state != "over":
        if not handed_on(app):
            name, value = rng.choice(offered(app.html()))
            press(app, **{name: value})
        found += shown(app)
    return found


@pytest.mark.parametrize("seed", [1, 5])
def test_a_game_is_heard_to_its_end(seed: int) -> None:
    """Nothing is heard twice at a showing; a win or a loss is heard once, at its end."""
    app = begin(game="boss-quest", seats="2", seed=seed)
    found = play_shown(app, seed)
    assert all(len(set(kinds)) == len(kinds) for kinds in found)
    result = session(app).match.result
    assert result is not None
    ends = [kind for kinds in found for kind in kinds if kind in (WIN, LOSS)]
    assert ends == [WIN if 0 in result.winners else LOSS]
    assert {kind for kinds in found for kind in kinds} >= {CARD, BLOW}


def test_nothing_is_heard_where_the_person_does_not_want_it() -> None:
    app = begin(game="boss-quest", seats="2", seed=5)
    press(app, do="mute")
    found = play_shown(app, 5)
    assert app.page.state == "over"
    assert not any(found)


def test_one_button_turns_it_off_and_on_and_it_is_remembered() -> None:
    """Once it is on again, that is heard. The settings have the choice, too."""
    app = begin()
    app.payload()
    assert not muted(app)
    press(app, do="mute")
    assert app.payload()["sounds"] == ()
    assert app.page.to_store["sound"] == "off"
    assert muted(app)
    press(app, do="mute")
    assert app.payload()["sounds"] == (TURN,)
    assert app.page.to_store["sound"] != "off"
    app.handle({"type": "change", "form": "settings", "data": {"sound": "off"}})
    assert app.page.to_store["sound"] == "off"


def muted(app: App) -> bool:
    """Whether the button would turn the sound on."""
    (button,) = re.findall(r'<button[^>]*data-do="mute".*?</button>', app.html())
    return "Turn the sound on" in button


def test_a_scene_is_heard_as_it_goes_and_the_rest_once_it_was_seen() -> None:
    app = begin_slowly("heroz")
    until_scene(app)
    app.payload()
    scene = table(app).watching
    assert scene is not None
    found = []
    while app.pause is not None:
        app.tick()
        found.append(app.payload()["sounds"])
    assert found == [heard(session(app), [beat.event]) for beat in scene.beats[1:]]
    rest = session(app).match.choices[-1].events
    whole = {*heard(session(app), rest), *heard_after(session(app))}
    press(app, do="seen")
    later = app.payload()["sounds"]
    assert {*later} == whole - {*heard(session(app), [beat.event for beat in scene.beats])}


def test_a_person_who_waited_hears_that_they_are_asked() -> None:
    """Nothing is heard after a choice of their own, nor after an answer that nobody had to give."""
    app, rng = begin(seed=3), Rng(3)
    asked = []
    for _ in range(20):
        name, value = rng.choice(offered(app.html()))
        press(app, **{name: value})
        found = [kind for kinds in shown(app) for kind in kinds]
        it = session(app)
        chosen = [choice.seat for choice in it.match.choices if choice.number - 1 not in it.automatic]
        assert found.count(TURN) == (name == "choice" and chosen[-1] != 0)
        asked.append(found.count(TURN))
    assert {*asked} == {0, 1}


@pytest.mark.parametrize(
    ("winners", "persons", "seats", "wanted"),
    [
        ((0,), (0,), 2, (WIN,)),
        ((1,), (0,), 2, (LOSS,)),
        ((1, 2), (0, 2), 4, (WIN,)),  # people at one device
        ((1,), (), 2, (WIN,)),
        ((), (0,), 2, ()),
        ((), (0,), 1, (LOSS,)),
        ((0,), (0,), 1, (WIN,)),
    ],
)
def test_the_end(
    winners: tuple[int, ...], persons: tuple[int, ...], seats: int, wanted: tuple[str, ...]
) -> None:
    assert end_heard(winners, persons, seats) == wanted


# A loudspeaker that keeps what it is given; `noted` are the sounds that were begun.
FIRST = """
const listeners = {};
const addEventListener = (kind, does) => { listeners[kind] = does; };
const document = { hidden: false, addEventListener };
const navigator = { userActivation: { hasBeenActive: true } };
const noted = [];
let made = 0, state = "";
const part = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
const joint = () => ({ gain: part(), frequency: part(), connect: (next) => next });
const source = () => ({ ...joint(), start() { noted.push(this); }, stop() {} });
class AudioContext {
  currentTime = 0;
  sampleRate = 8;
  constructor() { made += 1; }
  resume = async () => { state = "running"; };
  suspend = async () => { state = "suspended"; };
  createGain = joint;
  createBiquadFilter = joint;
  createOscillator = source;
  createBufferSource = source;
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}
"""
TELL = """
const told = [];
const tell = () => told.push([made, noted.length, state]);
for (const step of JSON.parse(Buffer.from(bytes))) {
  if (Array.isArray(step)) play(step);
  else if (step === "press") listeners.pointerup();
  else if (step === "end") for (const it of noted) { it.onended?.(); it.onended = null; }
  else { document.hidden = step === "hide"; listeners.visibilitychange(); }
  tell();
}
console.log(JSON.stringify(told));
"""


def played(*steps: str | list[str]) -> list[list[Any]]:
    """After each step: how many loudspeakers were made, how many notes were begun, what the speaker does."""
    found: list[list[Any]] = in_node("sound.js", TELL, json.dumps(steps).encode(), FIRST)
    return found


def test_every_sound_can_be_played() -> None:
    script = "console.log(JSON.stringify(Object.keys(KINDS)))"
    assert in_node("sound.js", script, b"", FIRST) == [*KINDS]


def test_nothing_is_made_before_the_first_sound_after_a_press() -> None:
    assert played(["card"], "press", [], ["card"], ["coin"]) == [
        [0, 0, ""],
        [0, 0, ""],
        [0, 0, ""],
        [1, 1, "running"],
        [1, 3, "running"],
    ]


def test_a_hidden_page_is_silent() -> None:
    assert played("press", ["card"], "hide", ["coin"], "show")[1:] == [
        [1, 1, "running"],
        [1, 1, "suspended"],
        [1, 1, "suspended"],
        [1, 1, "running"],
    ]


def test_few_sounds_are_heard_at_once_and_the_loudspeaker_rests_after_them() -> None:
    five = ["card", "card", "card", "card", "card"]
    steps = played("press", five, ["card"], "end", ["card"], "end")
    assert [it[1:] for it in steps[1:]] == [
        [4, "running"],
        [4, "running"],
        [4, "suspended"],
        [5, "running"],
        [5, "suspended"],
    ]

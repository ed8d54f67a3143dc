"""From the gallery to a game: one press, or a set-up that is remembered."""

import re
from pathlib import Path

import pytest

import pygames
import web
from pygames.engine.game_files import game_module
from pygames.engine.options import OptionValue
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from tests.web.driven import App
from tests.web.hands import begin, offered, play_on, press, session, settle, shared, start
from web.bundle.sprite import icons
from web.model.screen import AtTable
from web.texts import Texts
from web.view.covers import signs
from web.view.parts import file_choice

GAMES = [entry for entry in pygames.catalogue() if entry.playable]
INPUT = re.compile(r"<(?:input|select|textarea)[^>]*\sname=\"([^\"]+)\"")


def fields(html: str) -> set[str]:
    """The names of the fields of a form."""
    return set(INPUT.findall(html))


@pytest.mark.parametrize("entry", GAMES, ids=lambda it: it.id)
def test_two_presses_start_a_game(entry: pygames.Entry) -> None:
    """One person, asked at once or after casual opponents; no option, no practice, a seed of its own."""
    app = App({})
    assert f'data-do="set-up" data-arg="{entry.id}"' in app.html()
    start(app, entry.id)
    it = session(app)
    assert isinstance(app.page.screen, AtTable)
    assert it.match.seats == entry.first_seats
    assert it.match.seats in PLAYABLE[entry.id].seats
    assert [player.bot for player in it.players] == ["", *["casual"] * (entry.first_seats - 1)]
    assert it.match.options == pygames.new(entry.id, seed=1, seats=entry.first_seats).options
    assert not it.match.practice
    assert it.curtain is None
    seed = it.match.seed
    start(app, entry.id)
    assert session(app).match.seed != seed


@pytest.mark.parametrize("entry", GAMES, ids=lambda it: it.id)
def test_a_cover_pressed_only_to_look_leaves_no_game_behind(entry: pygames.Entry) -> None:
    """Another press takes its place, whatever opponents did meanwhile; a game with a choice is kept."""
    app = App({"preferences": {"pace": "instant"}})
    for _ in range(3):
        press(app, do="home")
        start(app, entry.id)
        settle(app)
        app.keep()
        assert len(app.page.saves.unfinished) == 1
    assert app.page.play is not None
    while app.page.play.untouched:
        name, value = offered(app.html())[0]
        press(app, **{name: value})
    app.keep()
    start(app, entry.id)
    app.keep()
    assert len(app.page.saves.unfinished) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_one_tile_with_one_button(language: Language) -> None:
    """Cover, name, players and minutes; pressed anywhere it opens the page of the game."""
    texts = Texts(language)
    tiles = re.findall(
        r'<li class="game-card.*?(?=<li class="game-card|<div class="today)',
        App({"languages": language}).html(),
    )
    assert len(tiles) == len(pygames.catalogue())
    for entry, tile in zip(pygames.catalogue(), tiles, strict=True):
        assert f'<h2 class="game-title" id="game-{entry.id}">{entry.title.to(language)}</h2>' in tile
        assert tile.count("<button") == entry.playable
        assert f'data-arg="{entry.id}" aria-labelledby="game-{entry.id}"' in tile
        assert (texts("gallery.minutes", n=entry.minutes) in tile) == entry.playable
        assert (texts("gallery.soon") in tile) != entry.playable


@pytest.mark.parametrize("entry", GAMES, ids=lambda it: it.id)
def test_the_page_of_a_game_begins_with_learning_until_that_was_done(entry: pygames.Entry) -> None:
    """There is one main button: Learn, later Play; what is done has a tick."""
    if not entry.guided:
        pytest.skip("it has no first game")
    learn, play = f'data-do="lesson" data-arg="{entry.id}/first-game"', 'type="submit"'
    for taken in ([], ["first-game"]):
        app = App({"preferences": {"lessons": {entry.id: taken}}})
        press(app, do="set-up", arg=entry.id)
        html = app.html()
        (main,) = re.findall(r"<button[^>]*button--primary[^>]*>", html)
        assert (play if taken else learn) in main
        assert (html.index(learn) < html.index(play)) != bool(taken)
        assert html.count("✓") == 2 * len(taken)  # beside Learn and in the list of lessons


def test_the_page_of_a_game_says_how_it_went() -> None:
    """Of the games that are over, where one person played."""
    app = App({"preferences": {"pace": "instant"}})
    press(app, do="set-up", arg="heroz")
    assert "Games won" not in app.html()
    start(app, "heroz")
    play_on(app, Rng(3))
    app.keep()
    won = any(not session(app).players[seat].bot for seat in session(app).match.result.winners)  # type: ignore[union-attr]
    press(app, do="set-up", arg="heroz")
    assert f"Games won: {int(won)} of 1." in app.html()
    press(app, do="set-up", arg="boss-quest")
    assert "Games won" not in app.html()


def test_every_game_has_a_cover_of_its_own() -> None:
    """Made of signs that there are; no two are alike."""
    covers = [signs(entry.id) for entry in pygames.catalogue()]
    assert len(set(covers)) == len(covers)
    known = {icon.name for icon in icons()}
    html = App({}).html()
    assert set(re.findall(r"#icon-([\w-]+)", html)) <= known


@pytest.mark.parametrize("entry", GAMES, ids=lambda it: it.id)
def test_every_choice_of_the_set_up_can_be_reached(entry: pygames.Entry) -> None:
    """For every number of players: who sits where, names, every option that fits, practice, seed."""
    game = pygames.load(entry.id)
    app = App({})
    press(app, do="set-up", arg=entry.id)
    for seats in game.seats:
        app.handle({"type": "change", "form": "setup", "data": {"seats": str(seats)}})
        wanted = {"practice", "seed"} | {f"{it}{seat}" for it in ("who", "name") for seat in range(seats)}
        wanted |= {f"option-{it.id}" for it in game.options if not it.seats or seats in it.seats}
        if len(game.seats) > 1:
            wanted.add("seats")
        html = app.html()
        assert fields(html) == wanted
        for option in game.options:
            if option.leading:  # in plain sight, its values side by side
                values = re.findall(rf'type="radio" name="option-{option.id}" value="(\d+)"', html)
                assert values == [*map(str, range(len(option.values)))]
                assert html.index(f'id="option-{option.id}"') < html.index("setup-options")
            elif set(option.values) == {False, True}:
                on = option.values.index(True)
                switch = f'role="switch" name="option-{option.id}" value="{on}"'
                assert (switch in html) == (f"option-{option.id}" in wanted)
            elif f"option-{option.id}" in wanted and option.faults is None:
                select = html.split(f'id="option-{option.id}"')[1].split("</select>")[0]
                assert select.count("<option") == len(option.values)


def test_the_folded_lines_say_what_is_not_as_usual() -> None:
    """Options, practice and seed, without unfolding them."""
    app = App({})
    press(app, do="set-up", arg="immortal-king")
    assert "standard rules</span>" in app.html()
    for name, value in (("option-scenario", "2"), ("option-nemesis", "1"), ("practice", "1"), ("seed", "12")):
        app.handle({"type": "change", "form": "setup", "data": {name: value}})
    html = app.html()
    assert "Scenario for one player: Meeting the Lich (hard) · Nemesis +X also" in html
    assert "Practice game · seed 12</span>" in html


def test_what_leads_is_chosen_in_plain_sight_and_not_told_again() -> None:
    """How difficult the game is to be: the boss of the Skirmish, and its variants."""
    app = App({})
    press(app, do="set-up", arg="hero-realms-skirmish")
    app.handle(
        {"type": "change", "form": "setup", "data": {"option-boss": "2", "option-reinforcements": "1"}}
    )
    html = app.html()
    assert 'name="option-boss" value="2" checked' in html
    assert "standard rules</span>" in html
    app.handle({"type": "submit", "form": "setup", "data": {"who0": "human"}})
    assert app.page.play is not None
    options = app.page.play.session.match.options
    assert (options["boss"], options["reinforcements"], options["boss_abilities"]) == ("borg", True, False)


def test_the_last_set_up_is_remembered_for_each_game() -> None:
    """In this window and in the storage; but not the seed, which would deal the same game."""
    app = App({})
    press(app, do="set-up", arg="boss-quest")
    app.handle({"type": "change", "form": "setup", "data": {"seats": "4"}})
    data = {
        "who0": "human", "who1": "random", "who2": "human", "who3": "steady", "name2": "Zoé",
        "option-potions": "1", "option-values": '{"reaper": 99}', "practice": "1", "seed": "7",
    }  # fmt: skip
    app.handle({"type": "submit", "form": "setup", "data": data})
    assert isinstance(app.page.screen, AtTable)
    preferences = shared(app)
    for again in (app, App({"preferences": preferences})):
        press(again, do="set-up", arg="boss-quest")
        form = again.page.form
        assert form is not None
        assert [player.bot for player in form.players] == ["", "random", "", "steady"]
        assert form.players[2].name == "Zoé"
        wanted: dict[str, OptionValue] = {"potions": True, "values": '{"reaper": 99}'}
        assert form.options == {it.id: it.values[0] for it in PLAYABLE["boss-quest"].options} | wanted
        assert (form.practice, form.seed) == (True, "")
        press(again, do="set-up", arg="heroz")
        assert again.page.form is not None
        assert [player.bot for player in again.page.form.players] == ["", "casual"]
    press(app, do="settings")
    app.handle({"type": "change", "form": "settings", "data": {"theme": "dark"}})
    assert shared(app) == {**preferences, "theme": "dark"}


def test_who_sits_down_to_a_running_game_is_not_remembered() -> None:
    """It was asked for that game."""
    record = pygames.new("heroz", seed=1).record.json()
    app = App({})
    app.handle({"type": "submit", "form": "open", "data": {"record": record}})
    press(app, do="seats")
    app.handle({"type": "submit", "form": "setup", "data": {"who0": "random", "who1": "random"}})
    assert isinstance(app.page.screen, AtTable)
    assert not app.page.set_ups.data()


@pytest.mark.parametrize(
    "set_ups",
    [
        None, 7, "x", [], {"heroz": 1}, {"chess": {}}, {"heroz": {"who0": 3, "seats": "x"}},
        {"boss-quest": {"seats": "99", "who1": "root", "option-potions": "9", "option-duel": "²"}},
        {"heroz": {"seats": "9" * 5000, "option-memory_aid": "9" * 5000}},
        {"heroz": {f"name{n}": "x" * 200_000 for n in range(99)}},
    ],
)  # fmt: skip
@pytest.mark.parametrize("game", ["heroz", "boss-quest"])
def test_rubbish_in_the_storage_sets_up_as_at_first(set_ups: object, game: str) -> None:
    """It does so whatever lies there."""
    app = App({"preferences": {"set_ups": set_ups}})
    press(app, do="set-up", arg=game)
    fresh = App({})
    press(fresh, do="set-up", arg=game)
    assert app.html() == fresh.html()
    app.handle({"type": "submit", "form": "setup", "data": {}})
    assert isinstance(app.page.screen, AtTable)


@pytest.mark.parametrize(("language", "word"), [("en", "You"), ("fr", "Vous")])
def test_the_only_person_is_called_you(language: str, word: str) -> None:
    """In the list of kept games and beside the seats; two persons have their letters."""
    app = App({"languages": language})
    start(app, "heroz")
    app.keep()
    press(app, do="home")
    assert f"{word}, {app.page.saves.unfinished[0].cast[1]}" in app.html()
    press(app, do="set-up", arg="heroz")
    assert app.html().count(f"<span>{word}</span>") == 1
    app.handle({"type": "change", "form": "setup", "data": {"who1": "human"}})
    assert f"<span>{word}</span>" not in app.html()


def test_every_game_that_can_be_played_has_a_picture_of_its_own() -> None:
    """Signs alone are three small icons on a plain ground: each cover is laid out in the styles, too."""
    for entry in pygames.catalogue():
        if entry.playable:
            assert signs(entry.id)
            package = game_module(entry.id, "", "web.view.games")
            assert package is not None
            folder = Path(web.__file__).parent / "css"
            styles = "".join((folder / f"{name}.css").read_text(encoding="utf-8") for name in package.STYLES)
            assert f'.cover[data-cover="{entry.id}"]' in styles, entry.id


@pytest.mark.parametrize("way", ["play", "learn"])
@pytest.mark.parametrize("entry", GAMES, ids=lambda it: it.id)
def test_the_first_own_choice_comes_after_three_presses_at_the_most(entry: pygames.Entry, way: str) -> None:
    """From the gallery; of a first game one step may be read before."""
    if way == "learn" and not entry.guided:
        pytest.skip("it has no first game")
    app = App({"preferences": {"pace": "instant"}})
    if way == "play":
        start(app, entry.id)
    else:
        press(app, do="lesson", arg=f"{entry.id}/first-game")
    settle(app)
    if not offered(app.html()):
        press(app, do="coach-next")
        settle(app)
    assert offered(app.html())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_chosen_by_a_button_in_the_page_s_language(language: Language) -> None:
    """The browser’s own field lies in it, unseen: its words are in the browser’s language."""
    shown = str(file_choice("file", Texts(language)("open.file"), ".json"))
    assert shown.startswith('<label class="button file-choice">')
    assert Texts(language)("open.file") in shown
    assert shown.endswith("></label>")
    assert 'id="file" type="file"' in shown


def test_the_page_of_a_game_offers_to_go_on_with_the_last_one_of_its_kind() -> None:
    app = begin(seed=3)
    app.keep()
    kept = app.page.table.id
    for game, going in (("heroz", True), ("boss-quest", False)):
        press(app, do="set-up", arg=game)
        assert (f'id="continue-{kept}"' in app.html()) == going
    press(app, do="set-up", arg="heroz")
    press(app, do="continue", arg=kept)
    assert app.page.table.id == kept


def test_a_lesson_to_go_on_with_names_its_game() -> None:
    """Lessons of all games are called "The first game"."""
    app = App({"languages": "fr"})
    press(app, do="lesson", arg="heroz/first-game")
    press(app, do="home")
    assert "<strong>HEROZ</strong>" in app.html().partition('class="kept-strip"')[2].partition("</ul>")[0]
    assert "La première partie" in app.html()

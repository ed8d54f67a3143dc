"""Two windows over one storage: nothing that one has stored is lost by what the other does."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import pygames
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons
from pygames.school.progress import Progress, Stage
from tests.web.driven import App
from tests.web.hands import press
from web.model.deals import Try
from web.model.exercises import Exercise
from web.model.preferences import ALLOWED
from web.model.results import Ended
from web.model.shared import PARTS
from web.update import progress

GAME = lessons(pygames.load("heroz"))["columns"].match(PLAYABLE)
LINK = GAME.record.link(GAME.game)


class Windows:
    """The storage, and windows that are opened over it."""

    def __init__(self) -> None:
        self.stored: Any = {}
        self.works = True

    def open(self, **known: Any) -> App:
        """Another window, as page.js would start it."""
        stored = json.loads(json.dumps(self.stored))
        app = App(
            {
                "languages": "en",
                "stored": stored,
                "preferences": {**stored, **known.pop("asked", {})},
                **known,
            }
        )
        assert app.page.failure is None
        return app

    def sync(self, app: App) -> None:
        """What browser.py does after every event."""
        if not app.page.to_do.store:
            return
        wanted = app.share(self.stored)
        assert app.page.failure is None, repr(app.page.failure)
        if wanted is not None:
            app.shared(self.works)
            if self.works:
                self.stored = json.loads(json.dumps(wanted))

    def do(self, app: App, event: dict[str, Any]) -> None:
        """Let a person do something in a window."""
        app.handle(event)
        assert app.page.failure is None, repr(app.page.failure)
        self.sync(app)


def prefer(name: str, value: str) -> Callable[[App], None]:
    return lambda app: app.handle({"type": "change", "form": "settings", "data": {name: value}})


def set_up(game: str, seats: str) -> Callable[[App], None]:
    def act(app: App) -> None:
        press(app, do="set-up", arg=game)
        app.handle(
            {"type": "submit", "form": "setup", "data": {"who0": "human", "seats": seats, "name0": "Zoé"}}
        )

    return act


def answer(rule: str, *, right: bool) -> Callable[[App], None]:
    return lambda app: setattr(app, "page", progress.answer(app.page, "heroz", rule, right=right))


def solve(game: str, number: int) -> Callable[[App], None]:
    def act(app: App) -> None:
        app.page = app.page.achieves(solved=app.page.achieved.solved.add(game, number))

    return act


def take(game: str, lesson: str) -> Callable[[App], None]:
    def act(app: App) -> None:
        app.page = app.page.achieves(taken=app.page.achieved.taken.add(game, lesson))

    return act


def write(text: str, link: str = LINK, **more: str) -> Callable[[App], None]:
    def act(app: App) -> None:
        app.handle({"type": "hash", "text": f"{link}@0"})
        press(app, do="draft")
        app.handle({"type": "change", "form": "draft", "data": {"text_en": text, **more}})

    return act


def slip(at: str) -> Callable[[App], None]:
    def act(app: App) -> None:
        one = Exercise("heroz", f"at {at}", 0, "pass", ("attack 1",), 5, (), right=0, due=1)
        app.page = app.page.achieves(exercises=app.page.achieved.exercises.taking([one]))

    return act


def end(id: str) -> Callable[[App], None]:
    def act(app: App) -> None:
        app.page = app.page.achieves(results=app.page.achieved.results.taking([Ended(id, "heroz", "won", 1)]))

    return act


def deal(day: int) -> Callable[[App], None]:
    def act(app: App) -> None:
        app.page = app.page.achieves(deals=app.page.achieved.deals.put(day, Try("won")))

    return act


OTHER = pygames.new("heroz", seed=8).record.link(GAME.game)
# What a window can store beside the games: what is done, and how one sees that it is stored.
CHANGES: dict[str, tuple[Callable[[App], None], Callable[[Any], bool]]] = {
    **{
        name: (prefer(name, values[-1]), lambda it, name=name, value=values[-1]: it.get(name) == value)  # type: ignore[misc]
        for name, values in ALLOWED.items()
    },
    "name": (prefer("name", "Ann"), lambda it: it["name"] == "Ann"),
    "set_ups of HEROZ": (set_up("heroz", "2"), lambda it: it["set_ups"]["heroz"]["name0"] == "Zoé"),
    "set_ups of another game": (
        set_up("boss-quest", "3"),
        lambda it: it["set_ups"]["boss-quest"]["seats"] == "3",
    ),
    "progress in a rule": (answer("HZ-14", right=True), lambda it: learnt(it, "HZ-14") == Stage.LEARNT),
    "progress in another rule": (answer("HZ-27", right=True), lambda it: learnt(it, "HZ-27") == Stage.LEARNT),
    "puzzles: the first": (solve("heroz", 1), lambda it: 1 in it["puzzles"]["heroz"]),
    "puzzles: the second": (solve("heroz", 2), lambda it: 2 in it["puzzles"]["heroz"]),
    "lessons: the first": (take("heroz", "first-game"), lambda it: "first-game" in it["lessons"]["heroz"]),
    "lessons: another": (take("heroz", "columns"), lambda it: "columns" in it["lessons"]["heroz"]),
    "exercises: one": (slip("a"), lambda it: "at a" in str(it["exercises"])),
    "exercises: another": (slip("b"), lambda it: "at b" in str(it["exercises"])),
    "results: of one game": (end("a"), lambda it: "a" in it["results"]),
    "results: of another": (end("b"), lambda it: "b" in it["results"]),
    "deals: of one day": (deal(5), lambda it: it["deals"]["5"]["how"] == "won"),
    "deals: of another": (deal(6), lambda it: it["deals"]["6"]["how"] == "won"),
    "drafts: of one deal": (write("Look."), lambda it: "Look." in str(it["drafts"])),
    "drafts: of another": (
        write("See.", OTHER),
        lambda it: "See." in str(it["drafts"]),
    ),
}  # fmt: skip


def learnt(stored: Any, rule: str) -> Stage:
    return Progress.read(stored["progress"]["heroz"]).of(rule).stage


def test_every_thing_that_is_stored_is_tried_here() -> None:
    """Each preference, and each part; a new one has to be put to CHANGES."""
    parts = {name.split()[0].rstrip(":") for name in CHANGES} - {*ALLOWED, "name"}
    assert parts == set(PARTS)
    app = Windows().open()
    for act, _ in CHANGES.values():
        act(app)
    assert set(app.page.to_store) == {*ALLOWED, "name", *PARTS}
    assert set(app.page.preferences.data()) == {*ALLOWED, "name"}


@pytest.mark.parametrize("first", CHANGES)
def test_what_one_window_stores_outlives_what_another_does_that_was_open_before(first: str) -> None:
    """Whatever that does, though it has not heard of it; then both know both."""
    for second in CHANGES:
        windows = Windows()
        one, other = windows.open(), windows.open()
        for app, name in ((one, first), (other, second)):
            CHANGES[name][0](app)
            windows.sync(app)
        windows.do(one, {"type": "shared"})
        for name in (first, second):
            for stored in (windows.stored, one.page.to_store, other.page.to_store):
                assert CHANGES[name][1](stored), (name, second)


def test_a_wrong_answer_is_not_undone_by_another_window() -> None:
    windows = Windows()
    answer("HZ-14", right=True)(first := windows.open())
    windows.sync(first)
    one, other = windows.open(), windows.open()
    answer("HZ-14", right=False)(one)
    windows.sync(one)
    answer("HZ-27", right=True)(other)
    windows.sync(other)
    assert learnt(windows.stored, "HZ-14") == Stage.MET
    assert learnt(windows.stored, "HZ-27") == Stage.LEARNT


def test_what_is_thrown_away_in_one_window_does_not_come_back_from_another() -> None:
    windows = Windows()
    write("Look.")(first := windows.open())
    windows.sync(first)
    one, other = windows.open(), windows.open()
    windows.do(
        one, {"type": "click", "data": {"do": "draft-forget", "arg": next(iter(one.page.drafts.latest))}}
    )
    windows.do(other, {"type": "change", "form": "settings", "data": {"theme": "dark"}})
    assert "drafts" not in windows.stored
    assert not other.page.drafts.latest


def test_a_lesson_that_two_windows_change_is_kept_twice() -> None:
    """The second is told; neither text is lost, and each window goes on with its own."""
    windows = Windows()
    one, other = windows.open(), windows.open()
    for app in (one, other):
        app.handle({"type": "hash", "text": f"{LINK}@0"})
        press(app, do="draft")
        app.payload()
    windows.do(one, {"type": "change", "form": "draft", "data": {"text_en": "Look here."}})
    windows.do(other, {"type": "shared"})
    windows.do(other, {"type": "change", "form": "draft", "data": {"text_en": "Look there."}})
    assert "another window" in other.payload()["say"]
    windows.do(one, {"type": "shared"})
    windows.do(one, {"type": "change", "form": "draft", "data": {"text_en": "Look up."}})
    windows.do(other, {"type": "shared"})
    windows.do(other, {"type": "change", "form": "draft", "data": {"text_en": "Look down."}})
    kept = " ".join(windows.stored["drafts"].values())
    assert "Look up." in kept
    assert "Look down." in kept
    assert len(windows.stored["drafts"]) == 2


def test_what_only_the_address_asks_for_is_stored_for_nobody() -> None:
    """A window in other colours, by its address, leaves those that the person has chosen."""
    windows = Windows()
    prefer("theme", "contrast")(first := windows.open())
    windows.sync(first)
    asked = windows.open(asked={"theme": "dark", "language": "fr"})
    answer("HZ-14", right=True)(asked)
    windows.sync(asked)
    assert windows.stored["theme"] == "contrast"
    assert "language" not in windows.stored
    assert asked.payload()["theme"] == "dark"


def test_what_could_not_be_stored_is_stored_later() -> None:
    windows = Windows()
    app = windows.open()
    windows.works = False
    answer("HZ-14", right=True)(app)
    windows.sync(app)
    windows.works = True
    prefer("theme", "dark")(windows.open())
    windows.do(app, {"type": "shared"})
    assert learnt(windows.stored, "HZ-14") == Stage.LEARNT


def test_what_a_later_version_has_stored_stays() -> None:
    """Of it this one understands nothing."""
    later = {
        "theme": "sepia",
        "shelf": {"a": 1},
        "progress": {"chess": "x"},
        "drafts": {"a": "?"},
        "set_ups": {"go": {}},
    }
    windows = Windows()
    windows.stored = later
    windows.do(windows.open(), {"type": "change", "form": "settings", "data": {"size": "large"}})
    assert windows.stored == {**later, "size": "large"}


@pytest.mark.parametrize(
    "odd",
    [
        None,
        {"progress": 3},
        {"progress": {"heroz": 3}, "puzzles": {"heroz": "x"}, "drafts": []},
        {"theme": []},
    ],
)
def test_what_is_stored_may_be_anything(odd: Any) -> None:
    windows = Windows()
    app = windows.open()
    windows.stored = odd
    answer("HZ-14", right=True)(app)
    solve("heroz", 3)(app)
    windows.sync(app)
    assert learnt(windows.stored, "HZ-14") == Stage.LEARNT
    assert windows.stored["puzzles"] == {"heroz": [3]}

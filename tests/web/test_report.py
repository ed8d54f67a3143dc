"""Reporting a problem: what happened is a text, which plays again and tells nothing that was typed."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from tests.web.driven import App
from tests.web.hands import begin, press, settle
from web import replay
from web.decode import decode
from web.model import message as msg
from web.model.effect import Show
from web.model.journal import Journal
from web.model.report import BadReport, read, unreadable

PRESSABLE = re.compile(r'data-(choice|step|why|do)="([^"]*)"(?:[^>]*data-arg="([^"]*)")?')
# what leaves the game, or is tried elsewhere; a report begins before what is open then
AWAY = ("copy", "export", "report", "embed", "home", "language", "mute", "settings", "share", "keys")


def reported(app: App) -> str:
    """What somebody copies who reports a problem here."""
    app.handle({"type": "click", "data": {"do": "report"}})
    payload = app.payload()
    assert payload["copy"]
    return str(payload["copy"])


def wander(app: App, seed: int, presses: int) -> None:
    """Press at random what the page shows."""
    rng = Rng(seed)
    for n in range(presses):
        found = [it for it in PRESSABLE.findall(app.html()) if not it[1].startswith(AWAY)]
        kind, value, arg = rng.choice(found)
        data = {kind: value} | ({"arg": arg} if arg else {})
        app.send(moved(data), msg.Timestamp(1_700_000_000 + n, 3600))
        while not app.foresee():
            pass
        app.payload()
        for _ in range(3):
            if app.pause is not None:
                app.tick()
        app.payload()


def moved(data: Mapping[str, str]) -> msg.Message:
    """What page.js tells of a press on this."""
    message = decode({"type": "click", "data": dict(data)})
    assert message is not None
    return message


def shown(app: App) -> Mapping[str, Any]:
    (payload,) = [it.payload for it in app.send(msg.Drawn()) if isinstance(it, Show)]
    return payload


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_is_reported_plays_again_to_the_same_page(game: str) -> None:
    """Whatever was pressed: the same HTML, the same announcements, the same things to do."""
    app = begin(game=game, fields={}, seed=5)
    wander(app, 3, 25)
    text = reported(app)
    steps = [*replay.played(read(text))]
    again, once = steps[-1].payload, shown(app)
    assert again["parts"] == once["parts"]
    assert again["hash"] == once["hash"]
    assert again["claim"] == once["claim"]


def test_each_step_of_it_shows_what_was_shown_then() -> None:
    app = begin(seed=9)
    pages = [app.payload()["parts"]]
    for _ in range(4):
        press(app, choice="0")
        settle(app)
        pages.append(app.payload()["parts"])
    steps = replay.played(read(reported(app)))
    drawn = [step.payload["parts"] for step in steps if isinstance(step.entry.message, msg.Drawn)]
    assert [it for it in drawn if it in pages] == pages


def test_half_a_surrogate_pair_makes_no_report_unreadable() -> None:
    """Whatever page.js tells: a key, what a host asks."""
    app = begin(seed=9)
    app.handle({"type": "key", "key": "\ud800"})
    assert read(reported(app)).entries


def test_nothing_that_was_typed_is_in_it() -> None:
    """Names, what was searched for, a pasted text that is no game, the texts of a lesson."""
    secret = "Zwiebelkuchen"  # noqa: S105 - no password
    known = {
        "languages": "en",
        "address": f"file:///home/{secret}/pygames.html",
        "pasted": secret,
        "hash": f"lesson={secret}",
        "saves": {"ab12": json.dumps({"players": [{"name": secret}]})},
        "stored": {"set_ups": {"heroz": {"name0": secret}}, "drafts": {"it": secret}},
    }
    app = App(known)
    press(app, do="continue", arg="ab12")
    for form, data in (
        ("rulebook", {"search": secret}),
        ("open", {"record": secret}),
        ("draft", {"text_en": secret, "title_fr": secret, "other_en": secret}),
    ):
        app.handle({"type": "change", "form": form, "data": data})
    press(app, do="set-up", arg="heroz")
    app.handle({"type": "submit", "form": "setup", "data": {"name0": secret, "who1": "random"}})
    app.send(msg.GameWritten("ab12", json.dumps({"players": [{"name": secret}]})))
    app.send(msg.WindowBack({"x": secret}))
    app.send(msg.FileRead(json.dumps({"pygames-lesson": 1, "title": secret})))
    app.send(msg.AddressChanged(f"lesson={secret}"))
    app.send(msg.PlaceReached("lesson", f"lesson={secret}"))
    app.send(msg.SharedRead({"drafts": {"it": secret}, "set_ups": {"heroz": {"name1": secret}}}))
    app.send(msg.AddressChanged(f"x/answers/{secret}"))
    press(app, do="exam", arg="heroz")
    app.handle({"type": "change", "form": "exam", "data": {"name": secret, "answers": secret}})
    app.send(msg.LetterCame(f"mail={secret}"))
    app.send(msg.LetterTaken(f"mail={secret}"))
    app.send(msg.HostAsked("load", {"record": f"lesson={secret}"}))
    text = reported(app)
    assert secret not in text
    assert read(text).whole


def test_a_pasted_game_opens_again() -> None:
    link = begin(seed=4).page.link
    app = App({"languages": "en"})
    app.handle({"type": "submit", "form": "open", "data": {"record": f"Look, Anna: {link} !"}})
    app.payload()
    text = reported(app)
    assert "Anna" not in text
    *_, last = replay.played(read(text))
    assert last.payload["parts"] == shown(app)["parts"]


def test_what_is_told_of_it_stands_behind_no_dialog() -> None:
    app = App({"languages": "en"})
    press(app, do="settings")
    assert 'data-do="report"' in app.html()
    reported(app)
    app.handle({"type": "copied", "ok": True})
    assert app.page.clear
    assert "Paste it where you report the problem" in app.html()


def test_what_is_made_unreadable_keeps_its_shape() -> None:
    assert unreadable("Zoé 12, or so") == "xxx 00, xx xx"


def test_who_sees_the_way_out_can_report_what_led_there(monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(seed=2)

    def broken(*_: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr("web.update.table.point", broken)
    app.handle({"type": "click", "data": {"choice": "0"}})
    assert app.page.crashed
    assert 'data-do="report"' in app.payload()["parts"]["app"]
    *_, last = replay.played(read(reported(app)))
    assert last.payload["state"] == "error"  # it is broken here as well


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"pygames-report":1}', '{"pygames-report":1,"known":{},"messages":[{"is":"Nothing"}]}'],
)
def test_what_is_no_report_is_refused_in_words(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadReport):
        read(text)
    file = tmp_path / "report.txt"
    file.write_text(text, encoding="utf-8")
    assert replay.main([str(file)]) == 1


def test_a_report_is_shown_step_by_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    app = begin(seed=6)
    press(app, choice="0")
    app.payload()
    file = tmp_path / "report.txt"
    file.write_text(reported(app), encoding="utf-8")
    assert replay.main([str(file), "--html", str(tmp_path / "pages")]) == 0
    said = capsys.readouterr().out
    assert "ThingPressed" in said
    assert "SetUpFilled" in said
    pages = sorted((tmp_path / "pages").iterdir())
    assert pages[-1].read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_slices_of_work_at_different_moments_are_noted_one_by_one() -> None:
    """The time of the last one is that of what is kept next."""
    journal = Journal({})
    for now in (1.0, 1.0, 2.0):
        journal.add(msg.WorkedOn(), msg.Timestamp(now))
    assert [(it.time.now, it.times) for it in journal.entries] == [(1.0, 2), (2.0, 1)]

"""The soak (`build.py soak`) finds what is planted, and says how to repeat it."""

import re
from collections import Counter
from typing import Any, NoReturn

import pytest

import pygames
from pygames.bots import names
from pygames.engine import reading
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.view import View
from pygames.games import PLAYABLE
from pygames.games.boss_quest.opponents import bots
from pygames.games.hero_realms.state import HeroRealmsState
from tests.kit.truth import true_state
from tools.soak import __main__ as soak
from tools.soak import games, inputs, pages, worlds
from tools.soak.secrets import HIDDEN
from tools.soak.trial import Found, SetUp, Tally, Trial, set_ups
from web.update import past


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trials of a fraction of a second."""
    monkeypatch.setattr(games, "GAMES_AT_ONCE", 1)
    monkeypatch.setattr(inputs, "MUTATIONS", 5)
    monkeypatch.setattr(pages, "EVENTS", 6)
    monkeypatch.setattr(worlds, "LONGEST", 40)


@pytest.mark.parametrize("part", soak.PARTS)
def test_a_trial_of_each_part_finds_nothing(part: str) -> None:
    """And does something; made again, it does the very same."""
    counts = []
    for _ in range(2):
        tally = Tally()
        soak.PARTS[part](Trial(part, "boss-quest", 5), tally)
        counts.append(tally.counts)
    assert counts[0] == counts[1]
    assert sum(counts[0].values())


def test_the_trials_of_a_game_try_every_opponent_in_every_option_at_every_seat() -> None:
    for entry in pygames.catalogue():
        if not entry.playable:
            continue
        game = pygames.load(entry.id)
        wanted = {
            (seats, option.id, value)
            for seats in game.seats
            for option in game.options
            if not option.seats or seats in option.seats
            for value in option.values[1:]
        }
        tried = {(it.seats, name, value) for it in set_ups(entry.id) for name, value in it.options.items()}
        assert wanted <= tried
        assert {it.seats for it in set_ups(entry.id) if not it.options} == set(game.seats)
        for set_up in set_ups(entry.id):
            seated = [seats for tried, seats in games.in_turn(entry.id) if tried == set_up]
            assert {frozenset(who) for who in zip(*seated, strict=True)} == {frozenset(names(entry.id))}


def test_a_soak_goes_through_the_tables_of_all_games_alike() -> None:
    played = [entry.id for entry in pygames.catalogue() if entry.playable]
    tables = {game: len(games.in_turn(game)) for game in played}
    coming = soak.trials(["games"], played, 0)
    tried = Counter(next(coming).game for _ in range(sum(tables.values())))
    assert tried == tables


def found(part: str, number: int = 0, game: str = "boss-quest", tries: int = 8) -> Found:
    """What a few trials find."""
    for at in range(number, number + tries):
        try:
            soak.PARTS[part](Trial(part, game, at), Tally())
        except Found as failure:
            return failure
    raise AssertionError("nothing was found")


def fail(*_args: object) -> NoReturn:
    raise ZeroDivisionError


def test_an_opponent_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the link of the game in which it does."""
    monkeypatch.setattr(bots.Steady, "think", fail)
    failure = found("games", tries=30)
    assert "ZeroDivisionError" in str(failure)
    assert pygames.replay(failure.text).decision is not None


def test_a_card_that_is_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sacrificed card lies nowhere."""
    monkeypatch.setattr(HeroRealmsState, "sacrifice", lambda _state, _card: None)
    failure = found("choices", game="hero-realms", tries=1)
    assert str(failure) == "not the same cards at the end as at the beginning"


def test_a_view_that_tells_of_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the order of a pile, as if by mistake."""
    whole = Match.view

    def telling(match: Match, seat: int | None) -> View:
        return {**whole(match, seat), "hash": true_state(match).data()}

    monkeypatch.setattr(Match, "view", telling)
    failure = found("worlds")
    assert re.search(r"can tell .* apart by the view: hash", str(failure))
    assert pygames.replay(failure.text).seats


def test_a_refusal_that_tells_of_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match.why_not

    def telling(match: Match, action: Any) -> Any:
        refusal = whole(match, action)
        return refusal and refusal._replace(
            params={**refusal.params, "secret": str(true_state(match).data())}
        )

    monkeypatch.setattr(Match, "why_not", telling)
    monkeypatch.setattr(worlds, "ASKED_ONE_IN", 1)
    assert "why not" in str(found("worlds"))


def test_text_that_would_kill_python_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "too_deep", lambda _: False)
    monkeypatch.setattr(inputs, "characters", lambda _match, _rng: '{"a":' + "[" * 100_000)
    failure = found("inputs", tries=20)
    assert "RecursionError" in str(failure)
    assert "[[[" in failure.text


def test_what_is_refused_too_late_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "SECONDS", 0.0)
    assert "after 0." in str(found("inputs"))


def test_an_event_at_which_the_page_crashes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "look", fail)

    def look(seen: pages.Seen, rng: Rng) -> dict[str, Any]:
        return {"type": "key", "key": ",", "data": {}}

    monkeypatch.setattr(pages, "any_event", look)
    assert "ZeroDivisionError" in str(found("pages"))


def test_what_is_found_is_printed_with_the_way_to_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command says how the trial is made again; that finds the same."""
    monkeypatch.setattr(bots.Steady, "think", fail)
    words = ["--minutes", "1", "--only", "games", "--game", "boss-quest", "--seed", "1"]
    monkeypatch.setattr(soak, "MOST_FOUND", 1)
    assert soak.main(words) == 1
    printed = capsys.readouterr().out
    again = re.search(r"--again (\S+)", printed)
    link = re.search(r"with: (boss-quest\.\S+)", printed)
    assert again
    assert link
    assert soak.main(["--again", again[1]]) == 1
    assert link[1] in capsys.readouterr().out


def test_figures_tell_what_was_done(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--minutes", "0", "--only", "choices,inputs", "--game", "boss-quest"]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"^choices +[1-9]", printed, re.MULTILINE)
    assert re.search(r"^found +0$", printed, re.MULTILINE)
    with pytest.raises(SystemExit):
        soak.main(["--only", "nothing"])


def test_what_every_game_hides_is_written_down() -> None:
    assert set(HIDDEN) == set(PLAYABLE)


def test_set_ups_are_what_they_say() -> None:
    assert SetUp(2, {}) in set_ups("heroz")
    assert Trial.read(str(Trial("games", "heroz", 3))) == Trial("games", "heroz", 3)

"""The corpus of records: what was written once is read, or said to belong to an earlier version."""

import json
import tomllib

import pytest

import pygames
from pygames.engine.errors import BadRecord
from pygames.engine.text import LANGUAGES
from tools.records import FOLDER, earlier, games, lines

CORRECTED = tomllib.loads((FOLDER / "corrected.toml").read_text(encoding="utf-8"))
CORPUS = [(game, number, line) for game in games() for number, line in enumerate(lines(game), start=1)]


@pytest.mark.parametrize("game", games())
def test_every_game_has_records_of_its_present_rules(game: str) -> None:
    rules = pygames.load(game).rules_version
    assert sum(json.loads(line)["rules"] == rules for line in lines(game)) >= 10


@pytest.mark.parametrize(("game", "number", "line"), CORPUS)
def test_a_record_means_what_it_meant_or_its_correction_is_declared(
    game: str, number: int, line: str
) -> None:
    declared = {entry["line"]: entry for entry in CORRECTED.get(game, [])}.get(number)
    opened = pygames.open_record(line)
    if declared is None:
        assert opened.lost in (None, 0), "declare what was corrected in tests/records/corrected.toml"
        rewritten = json.loads(opened.match.record.json()) | {"rules": json.loads(line)["rules"]}
        assert rewritten == json.loads(line)
        link = opened.match.record.link(opened.match.game)
        assert pygames.replay(link).record == opened.match.record
    else:
        assert declared["why"]
        assert opened.lost == declared["lost"]


def test_there_are_records_and_links_of_every_game_from_before() -> None:
    links = [text.split(".")[0] for text in earlier() if not text.startswith("{")]
    records = [json.loads(text)["game"] for text in earlier() if text.startswith("{")]
    assert set(links) == set(records) == {game for game in games() if pygames.load(game).oldest_rules > 1}


@pytest.mark.parametrize("text", earlier(), ids=lambda text: text[:20])
@pytest.mark.parametrize("step", ["", "@1"])
def test_what_is_too_old_says_to_which_version_it_belongs(text: str, step: str) -> None:
    if text.startswith("{") and step:
        return
    for read in (pygames.replay, pygames.open_record):
        with pytest.raises(BadRecord) as caught:
            read(text + step)
        error = caught.value
        game, version = _written_by(text)
        ours = pygames.load(game).rules_version
        assert (error.key, error.params) == ("other_rules", {"version": version, "ours": ours})
        for language in LANGUAGES:
            sentence = pygames.explain(pygames.new("heroz", seed=1), error, language)
            assert str(version) in sentence
            assert str(ours) in sentence


def _written_by(text: str) -> tuple[str, int]:
    """The game of a record or of a link, and the version of its rules."""
    if text.startswith("{"):
        record = json.loads(text)
        return record["game"], record["rules"]
    game, version, _ = text.split(".")
    return game, int(version)

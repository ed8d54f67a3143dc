"""The corpus of records: what was written once is read for ever."""

from __future__ import annotations

import json
import tomllib

import pytest

import pygames
from tests.records import FOLDER, games, lines

CORRECTED = tomllib.loads((FOLDER / "corrected.toml").read_text(encoding="utf-8"))
CORPUS = [(game, number, line) for game in games() for number, line in enumerate(lines(game), start=1)]


@pytest.mark.parametrize("game", games())
def test_every_game_has_records_of_its_present_rules(game: str):
    rules = pygames.load(game).rules_version
    assert sum(json.loads(line)["rules"] == rules for line in lines(game)) >= 10


@pytest.mark.parametrize(("game", "number", "line"), CORPUS)
def test_a_record_means_what_it_meant_or_its_correction_is_declared(game: str, number: int, line: str):
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

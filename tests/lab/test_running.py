"""Playing: a game's row follows from the experiment and its number, however the work was split."""

import json
from pathlib import Path

import pytest

import pygames
from pygames.bots import RandomBot, decide
from pygames.engine.match import Match
from pygames.engine.rng import MASK, Rng
from pygames.lab import facts
from pygames.lab.experiment import Case, Experiment
from pygames.lab.extras import MissingExtra, load
from pygames.lab.output import Lines, Output
from pygames.lab.playing import Row, chunks, digest, play_game
from pygames.lab.running import Where, run

PLAYABLE = [entry.id for entry in pygames.catalogue() if entry.playable]
RANDOM = Case(("random", "random"))


def rows_of(experiment: Experiment, size: int = 0) -> list[Row]:
    return [row for played in run(experiment, Where(chunk=size)) for row in played.rows]


def test_rows_do_not_depend_on_how_the_work_was_split() -> None:
    experiment = Experiment(
        "boss-quest", (RANDOM, Case(("random", "random", "random"), "3")), games=7, seed=3
    )
    whole = rows_of(experiment)
    assert [(row["case"], row["game"]) for row in whole] == [
        (name, n) for name in ("", "3") for n in range(7)
    ]
    for size in (1, 3, 100):
        assert rows_of(experiment, size) == whole
    assert rows_of(Experiment("boss-quest", (RANDOM,), games=3, seed=3)) == whole[:3]
    assert rows_of(Experiment("boss-quest", (RANDOM,), games=7, seed=4)) != whole[:7]


def test_chunks_hold_every_game_once() -> None:
    experiment = Experiment("boss-quest", (RANDOM, Case(("random",) * 3, "3", games=2)), games=5)
    assert [tuple(chunk) for chunk in chunks(experiment, 2)] == [(0, 0, 2), (0, 2, 2), (0, 4, 1), (1, 0, 2)]


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_random_player_that_is_not_asked_would_have_answered_the_same(game: str) -> None:
    """The short way for it in `play_game`; and the row tells what its game came to."""
    seats = pygames.load(game).seats[0]
    experiment = Experiment(game, (Case(("random",) * seats),), games=1, first=11, taken=True)
    row = play_game(experiment, experiment.cases[0], 0)
    match = pygames.new(game, seed=11, seats=seats)
    rng, bot = Rng(~11 & MASK), RandomBot()
    while match.decision is not None:
        match.play(decide(bot, match, rng))
    assert match.result is not None
    assert row["choices"] == len(match.choices)
    assert row["forced"] == sum(choice.radix == 1 for choice in match.choices)
    assert row["winners"] == list(match.result.winners)
    assert (row["seed"], row["how"]) == (11, match.result.how)
    assert row["first"] in range(seats)
    assert row["taken"] == facts.taken(match)
    assert facts.figures(match).items() <= row.items()
    assert row["turns"] > 0


@pytest.mark.parametrize("game", PLAYABLE)
def test_what_is_noted_as_taken_are_types_of_action_of_the_game(game: str) -> None:
    known = {kind.name: kind for kind in pygames.load(game).syntax.types}
    assert set(facts.facts_of(game).taking) <= known.keys()
    assert all(known[name].domains for name in facts.facts_of(game).taking)


def test_copies_of_a_card_are_one() -> None:
    match = pygames.new("hero-realms", seed=5, seats=2)
    while match.decision is not None and len(match.choices) < 150:
        legal = match.decision.legal_actions
        match.play(next((it for it in legal if it.type.name == "acquire"), legal[0]))
    found = facts.taken(match)
    assert all(found)
    assert not any("#" in word for words in found for word in words)
    bought = [words_of(match, seat) for seat in range(2)]
    assert any("#" in word for words in bought for word in words)
    assert found == [sorted({word.partition("#")[0] for word in words}) for words in bought]


def words_of(match: Match, seat: int) -> list[str]:
    return [it.action.text for it in match.choices if it.seat == seat and it.action.type.name == "acquire"]


def test_players_rotate_only_when_they_are_told_to() -> None:
    case = Case(("steady", "random"))
    turned = rows_of(Experiment("boss-quest", (case,), games=2, rotate=True))
    assert [row["bots"] for row in turned] == [["steady", "random"], ["random", "steady"]]
    still = rows_of(Experiment("boss-quest", (case,), games=2))
    assert [row["bots"] for row in still] == [["steady", "random"]] * 2


def test_answers_that_are_given_are_made() -> None:
    case = Case(
        ("random", "random"),
        options={"classes": "classes"},
        answers={"pack": ("take wizard", "take thief")},
    )
    (row,) = rows_of(Experiment("hero-realms", (case,), games=1, taken=True))
    assert row["packs"] == ["wizard", "thief"]
    assert "take wizard" in row["taken"][0]


def test_json_lines_are_whole_after_every_chunk(tmp_path: Path) -> None:
    rows = rows_of(Experiment("boss-quest", (RANDOM,), games=4))
    file = tmp_path / "rows.jsonl"
    output = Lines(file)
    output.write(rows[:1])
    assert [json.loads(line) for line in file.read_text("utf-8").splitlines()] == rows[:1]
    output.write(rows[1:])
    output.close()
    assert [json.loads(line) for line in file.read_text("utf-8").splitlines()] == rows


def test_a_missing_package_is_named_with_the_extra_that_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {missing!r}", name=missing)

    monkeypatch.setattr("pygames.lab.extras.import_module", none)
    missing = "pyarrow.parquet"
    with pytest.raises(MissingExtra) as raised:
        Output(tmp_path / "rows.parquet")
    assert raised.value.params == {"package": "pyarrow", "extra": "lab"}
    missing = "distributed"
    with pytest.raises(MissingExtra):
        next(run(Experiment("boss-quest", (RANDOM,)), Where(workers=2)))
    missing = "pygames.lab.nothing"  # a fault of ours is none of theirs
    with pytest.raises(ModuleNotFoundError):
        load("cluster")


def test_the_digest_is_that_of_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {digest()}
    for content in (b"x = 1\n", b"x = 2\n", b"x = 2\r\n"):
        (tmp_path / "module.py").write_bytes(content)
        (tmp_path / "notes.txt").write_bytes(content)
        monkeypatch.setattr("pygames.lab.playing.files", lambda _: tmp_path)
        digest.cache_clear()
        found.add(digest())
    digest.cache_clear()
    assert len(found) == 3

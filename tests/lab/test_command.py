"""`simulate` and `lab` on the command line: the files that they write, and what ^C leaves."""

import json
import signal
from pathlib import Path

import pytest

from pygames.cli.main import main
from pygames.lab import command
from pygames.lab.experiment import read
from pygames.lab.playing import Played
from pygames.lab.running import run
from pygames.lab.stats import Rate, rates, seated, taken_rates, wilson
from pygames.lab.tables import chapter

ROOT = Path(__file__).resolve().parents[2]
WORDS = ("simulate", "boss-quest", "--games", "12", "--seed", "4")
EXPERIMENT = """
game = "hero-realms-skirmish"
games = 3
first = 0
case = [
  {name = "grunt", labels = ["Orc Grunt", "`random`"], bots = ["random"]},
  {name = "borg", labels = ["Borg", "`random`"], bots = ["random"], options = {boss = "borg"}},
]
[table]
chapter = "Two bosses"
text = "{games} games a line.\\n\\n{table}\\n"
column = [
  {head = "boss", label = 0},
  {head = "player", label = 1},
  {head = "won", won = "alone"},
  {head = "ran out", count = {how = "counter"}},
  {head = "turns", mean = "turns", digits = 1},
  {head = "left", mean = "boss_health", digits = 0, blank = ["borg"]},
]
"""


def test_rows_are_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.jsonl"
    assert main((*WORDS, "--rows", str(file), "--json")) == 0
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [row["game"] for row in rows] == list(range(12))
    told = json.loads(capsys.readouterr().out)
    assert told["choices"] == sum(row["choices"] for row in rows)


@pytest.mark.parametrize(
    "words",
    [
        (*WORDS, "--rows", "rows.txt"),
        (*WORDS, "--workers", "0"),
        ("lab", "balance", "chess"),
        ("lab", "balance", "there-is-none.toml"),
        ("lab", "balance", "boss-quest", "--games", "0"),
        ("lab", "balance", "boss-quest", "--chapter", "balance.md"),
        ("lab", "balance", "hero-realms", "--chapter", "there-is-none.md"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert printed.err.count("\n") == 1


def test_what_is_played_when_one_breaks_off_is_kept_and_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """^C while a chunk is being written waits until it is; the file is a beginning of the whole one."""
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    assert main((*WORDS, "--rows", str(whole))) == 0
    capsys.readouterr()
    add = command.Count.__call__

    def press(count: command.Count, played: Played) -> None:
        if count.games == 5:
            signal.raise_signal(signal.SIGINT)
        add(count, played)

    monkeypatch.setattr(command.Count, "__call__", press)
    before = signal.getsignal(signal.SIGINT)
    assert main((*WORDS, "--rows", str(part))) == 130
    assert signal.getsignal(signal.SIGINT) is before
    assert part.read_text("utf-8").splitlines() == whole.read_text("utf-8").splitlines()[:6]
    assert capsys.readouterr().out.startswith("boss-quest: 6 of 12 games")


def test_a_chapter_is_a_table_of_the_cases() -> None:
    experiment = read(EXPERIMENT)
    rows = [row for played in run(experiment) for row in played.rows]
    grunt, borg = (sum(row["turns"] for row in rows if row["case"] == name) / 3 for name in ("grunt", "borg"))
    left = sum(row["boss_health"] for row in rows if row["case"] == "grunt") / 3
    assert not any(row["winners"] or row["how"] == "counter" for row in rows), "choose other seeds"
    assert chapter(experiment, rows).splitlines() == [
        "3 games a line.",
        "",
        "| boss | player | won | [95 %] | ran out | turns | left |",
        "|---|---|---|---|---|---|---|",
        f"| Orc Grunt | `random` | 0.0% | 0.0% to 56.2% | 0 | {grunt:.1f} | {left:.0f} |",
        f"| Borg | `random` | 0.0% | 0.0% to 56.2% | 0 | {borg:.1f} |  |",
    ]


def test_a_chapter_takes_the_place_of_the_one_that_was_there(tmp_path: Path) -> None:
    document, file = tmp_path / "balance.md", tmp_path / "two.toml"
    document.write_text("# One\nFirst.\n\n# Two bosses\nOld.\n\n# Three\nLast.\n", encoding="utf-8")
    file.write_text(EXPERIMENT, encoding="utf-8")
    assert main(("lab", "balance", str(file), "--games", "2", "--chapter", str(document))) == 0
    before, _, rest = document.read_text("utf-8").partition("# Two bosses\n")
    assert before == "# One\nFirst.\n\n"
    assert rest.startswith("2 games a line.\n")
    assert rest.endswith("|  |\n\n# Three\nLast.\n")


def test_parts_are_counted_by_seat_and_by_what_was_taken() -> None:
    rows = [
        {
            "case": "x",
            "bots": ["steady", "random"],
            "first": 1,
            "winners": winners,
            "taken": [["hero A♥"], ["hero A♥", "hero 2♥"]],
        }
        for winners in ([0], [1], [0], [0, 1], [])
    ]
    assert rates(seated(rows), "seat") == {0: Rate(3, 5), 1: Rate(2, 5)}
    assert rates(seated(rows), "began") == {False: Rate(3, 5), True: Rate(2, 5)}
    assert rates(seated(rows), "rivals") == {"random": Rate(3, 5), "steady": Rate(2, 5)}
    assert taken_rates(seated(rows)) == {"hero 2♥": Rate(2, 5), "hero A♥": Rate(5, 10)}
    assert sum(one.about["won"] for one in seated(rows)) == 3
    assert sum(one.about["shared"] for one in seated(rows)) == 2
    assert sum(one.about["drawn"] for one in seated(rows)) == 2
    assert len([one for one in seated(rows) if one.fits({"bot": "steady", "shared": [True, False]})]) == 5


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    """Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3."""
    for hits, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)):
        found = wilson(hits, games)
        assert found == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("game", ["hero-realms", "hero-realms-lich", "hero-realms-skirmish"])
def test_the_documents_chapter_is_the_experiments(game: str) -> None:
    """Its words, its columns and the labels of its lines; the figures take hours to count again."""
    experiment = read(command.experiment_text(game))
    table = experiment.table
    text = table["text"].partition("{table}")[0].format(games=experiment.games)
    _, _, rest = (ROOT / "docs" / "balance.md").read_text("utf-8").partition(f"# {table['chapter']}\n{text}")
    heads, _, *lines = rest.partition("\n\n#")[0].strip().splitlines()
    cells = [
        cell for it in table["column"] for cell in ([it["head"], "[95 %]"] if "won" in it else [it["head"]])
    ]
    assert heads == f"| {' | '.join(cells)} |"
    labels = (
        [it["labels"] for it in table["line"]] if "line" in table else [it.labels for it in experiment.cases]
    )
    assert len(lines) == len(labels)
    for line, words in zip(lines, labels, strict=True):
        assert line.startswith(f"| {' | '.join(words)} | ")

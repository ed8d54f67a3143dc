"""The command line: what it prints, and that nothing ends in a traceback."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import pygames
from pygames.bots import Bot, make
from pygames.cli.main import main
from pygames.cli.rules_report import citations
from pygames.cli.terminal import Terminal
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language
from pygames.lab.progress import Bar
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer, Words
from tests.kit.play import Player, decision_of, result_of
from tests.kit.truth import true_state

Command = Callable[..., str]  # runs a command; what it prints

ROOT = Path(__file__).parents[1]
TEXTS = {language: catalogue("terminal", language) for language in LANGUAGES}
LINK = pygames.new("heroz", seed=7).record.link(pygames.load("heroz"))  # of a game without a choice


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command that works; what it prints."""

    def command(*words: str) -> str:
        assert main(words) == 0, capsys.readouterr().err
        printed = capsys.readouterr()
        assert not printed.err
        return printed.out

    return command


@pytest.fixture
def wrong(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command that makes no sense; the one line that says so."""

    def command(*words: str) -> str:
        code: int | str | None
        try:
            code = main(words)
        except SystemExit as left:
            code = left.code
        printed = capsys.readouterr()
        assert code == 2
        assert not printed.out
        assert printed.err.count("\n") == 1
        return printed.err

    return command


def match_of(choices: int, seed: int = 7) -> pygames.Match:
    match = pygames.new("heroz", seed=seed)
    player = Player(Rng(seed))
    for _ in range(choices):
        if match.decision is not None:
            match.play(player.choose(match.decision.legal_actions))
    return match


# --- games, rules ---


def test_games_lists_every_game(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    to_come = replace(pygames.catalogue()[0], id="to-come", playable=False)
    monkeypatch.setattr(pygames, "CATALOGUE", (*pygames.catalogue(), to_come))
    text = run("games")
    assert all(entry.id in text for entry in pygames.catalogue())
    assert text.count("not playable yet") == sum(not entry.playable for entry in pygames.catalogue()) == 1
    assert "pas encore jouable" in run("games", "--lang", "fr")


def test_games_as_data(run: Command) -> None:
    games = json.loads(run("games", "--json"))
    heroz = next(game for game in games if game["id"] == "heroz")
    assert heroz["playable"] is True
    assert heroz["seats"] == [2]
    assert [option["id"] for option in heroz["options"]] == [
        "strict_damage",
        "shuffle_discard",
        "memory_aid",
        "power_toughness",
        "lose_turn_at_once",
    ]


def test_rules_as_data_say_how_each_is_kept_and_which_tests_cite_it(run: Command) -> None:
    rules = json.loads(run("rules", "heroz", "--json", "--tests", str(ROOT / "tests")))
    assert [rule["id"] for rule in rules] == [
        rule.id for rule in pygames.load("heroz").part(Words).rulebook.rules
    ]
    for rule in rules:
        assert {"id", "section", "kept", "en", "fr", "tests"} <= set(rule)
        assert rule["kept"] in ("enforced", "advice", "material")
        assert ("reason" in rule) == (rule["kept"] != "enforced")
    cited = next(rule for rule in rules if rule["id"] == "HZ-27")["tests"]
    assert "tests/heroz/test_placement.py::test_no_troop_goes_to_an_occupied_place" in cited
    alone = json.loads(run("rules", "heroz", "--json"))  # as the installed package says it
    assert alone == [{name: value for name, value in rule.items() if name != "tests"} for rule in rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tests_that_cite_a_rule_are_listed_when_their_folder_is_named(
    run: Command, wrong: Command, language: Language
) -> None:
    cited = "tests/heroz/test_placement.py::test_no_troop_goes_to_an_occupied_place"
    folder = str(ROOT / "tests")
    assert cited in run("rules", "heroz", "--lang", language, "--tests", folder)
    assert cited not in run("rules", "heroz", "--lang", language)
    assert "nowhere" in wrong("rules", "heroz", "--tests", "nowhere")


def test_rulings_as_data_have_their_reading_and_reason(run: Command) -> None:
    rulings = json.loads(run("rules", "heroz", "--rulings", "--json"))
    assert [ruling["id"] for ruling in rulings] == [
        r.id for r in pygames.load("heroz").part(Words).rulebook.rulings
    ]
    assert rulings[0]["option"] == "strict_damage"
    assert {"id", "section", "kept", "en", "fr", "question", "reason", "option", "about"} <= set(rulings[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_as_text(run: Command, language: Language) -> None:
    text = run("rules", "heroz", "--lang", language)
    book = pygames.load("heroz").part(Words).rulebook
    assert all(rule.id in text and rule.text.to(language) in text for rule in book.rules)
    glance = [
        sentence.text.to(language)
        for part in pygames.load("heroz").part(Words).rulebook.glance
        for sentence in part.sentences
    ]
    assert all(text.index(sentence) < text.index("HZ-01  ") for sentence in glance)
    text = run("rules", "heroz", "--rulings", "--lang", language)
    assert all(ruling.id in text and ruling.reason.to(language) in text for ruling in book.rulings)


def test_without_a_game_the_rules_of_all_are_listed(run: Command) -> None:
    games = [entry.id for entry in pygames.catalogue() if entry.playable]
    rules = json.loads(run("rules", "--json"))
    assert len(rules) == sum(len(pygames.load(game).part(Words).rulebook.rules) for game in games)


def test_citations_are_found_on_functions_classes_and_modules(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_it.py").write_text(
        "import pytest\n"
        "pytestmark = [pytest.mark.rules('A-1'), pytest.mark.slow]\n"
        "@pytest.mark.rules('A-2', 'A-3')\ndef test_one(): ...\n"
        "def helper(): ...\n"
        "@pytest.mark.rules('A-4')\nclass TestTwo:\n"
        "    @pytest.mark.rules('A-5')\n    def test_three(self): ...\n"
    )
    one, three = "tests/test_it.py::test_one", "tests/test_it.py::TestTwo::test_three"
    assert citations(folder) == {
        "A-1": [one, three],
        "A-2": [one],
        "A-3": [one],
        "A-4": [three],
        "A-5": [three],
    }
    assert citations(tmp_path / "none") == {}


# --- simulate ---


def test_simulate_counts_who_won(run: Command) -> None:
    words = ("simulate", "heroz", "--games", "6", "--bots", "random,random", "--seed", "5", "--json")
    data = json.loads(run(*words))
    assert list(data) == ["game", "games", "bots", "wins", "nobody", "choices", "seconds", "cpu_seconds"]
    assert (data["game"], data["games"], data["bots"]) == ("heroz", 6, ["random", "random"])
    assert sum(data["wins"].values()) + data["nobody"] == 6
    again = json.loads(run(*words))
    for figures in (data, again):
        del figures["seconds"], figures["cpu_seconds"]
    assert data == again


def test_simulate_takes_options_and_opponents_by_name(run: Command) -> None:
    words = ("simulate", "heroz", "--games", "2", "--bots", "steady,random")
    data = json.loads(run(*words, "--options", "strict_damage,memory_aid=true", "--json"))
    assert set(data["wins"]) == {"steady", "random"}
    text = run(*words, "--seed", "1")
    assert text.startswith("heroz: 2 games")


def test_a_file_of_ones_own_is_played_with(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\n', encoding="utf-8")
    words = ("simulate", "immortal-king", "--games", "1", "--bots", "random,random", "--seed", "3", "--json")
    done = json.loads(run(*words, "--cards", str(file)))
    assert done["wins"] == {"random": 1}


def test_all_that_is_wrong_with_a_file_is_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\n[[dungeon]]\nid = 7\ncolour = "pink"\n', encoding="utf-8")
    assert main(("play", "immortal-king", "--cards", str(file))) == 2
    first, *faults = capsys.readouterr().err.splitlines()
    assert "cannot be used" in first
    assert len(faults) > 2
    assert any("line 4" in fault for fault in faults)


def test_seats_rotate_from_game_to_game(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = []

    class Watched:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, observation: Any) -> Any:
            if observation.decision == "placement":
                seats.append((self.name, observation.seat))
            return observation.legal_actions[-1]

    monkeypatch.setattr("pygames.lab.experiment.check_offered", lambda *_: None)
    monkeypatch.setattr("pygames.lab.playing.make", lambda name, _: Watched(name))
    run("simulate", "heroz", "--games", "2", "--bots", "a,b")
    assert set(seats) == {("a", 0), ("b", 1), ("a", 1), ("b", 0)}
    assert seats.index(("a", 1)) > len(seats) // 3


def test_the_progress_bar_is_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    for tty in (True, False):
        stream = io.StringIO()
        monkeypatch.setattr(stream, "isatty", lambda tty=tty: tty)
        monkeypatch.setattr(sys, "stderr", stream)
        with Bar(4) as bar:
            bar.show(2)
        assert ("2 / 4" in stream.getvalue()) is tty


# --- show ---


def test_show_takes_a_record_a_link_a_file_and_standard_input(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(30)
    record, link = match.record.json(), match.record.link(match.game)
    text = run("show", link)
    assert "30 / 30" in text
    file = tmp_path / "game.json"
    file.write_text(record, encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{link}\n"))
    assert run("show", record) == run("show", str(file)) == run("show", "-") == text


def test_show_as_data_at_a_step_for_a_seat(run: Command) -> None:
    match = match_of(30)
    then = match_of(12)
    data = json.loads(run("show", match.record.json(), "--json", "--at", "12", "--seat", "b"))
    assert data["record"] == json.loads(match.record.json())
    assert data["link"] == match.record.link(match.game)
    assert (data["at"], data["of"]) == (12, 30)
    assert data["view"] == then.view(1)
    assert data["events"] == [str(event.seen_by(1)) for event in then.events]
    onlooker = json.loads(run("show", match.record.json(), "--json"))
    assert onlooker["view"] == match.view(None)


def test_show_takes_a_match_from_a_position(run: Command) -> None:
    start = match_of(30)
    match = pygames.position("heroz", true_state(start).data(), options=start.options)
    match.play(decision_of(match).legal_actions[0])
    text = run("show", match.record.link(match.game))
    assert "from a position" in text
    assert "1 / 1" in text
    data = json.loads(run("show", match.record.json(), "--json"))
    assert data["record"]["start"] == true_state(start).data()
    assert data["view"] == match.view(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_prints_the_log_and_the_table(run: Command, language: Language) -> None:
    match = match_of(30)
    text = run("show", match.record.json(), "--lang", language, "--seat", "A")
    localizer = Localizer(match.game, language)
    for event in match.events:
        assert localizer.event(event.seen_by(0)) in text
    for section in match.game.part(Words).describe(match.view(0), localizer):
        assert section.heading in text


def test_show_prints_a_finished_game(run: Command) -> None:
    match = match_of(5000)
    text = run("show", match.record.json())
    assert pygames.load("heroz").part(Words).rulebook.text(result_of(match).rule, "en") in text
    assert "Choices" not in text


# --- what is wrong is one line and exit code 2 ---


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("rules", "chess"), "chess"),
        (("games", "--lang", "de"), "de"),
        (("play", "chess"), "chess"),
        (("play", "heroz", "--bots", "zed"), "zed"),
        (("play", "heroz", "--bots", "random,random,random"), "3"),
        (("play", "heroz", "--seats", "5"), "5"),
        (("play", "heroz", "--seed", "-1"), "-1"),
        (("play", "heroz", "--seed", "x"), "x"),
        (("play", "heroz", "--options", "fast=1"), "fast"),
        (("play", "heroz", "--options", "memory_aid=perhaps"), "perhaps"),
        (("play", "heroz", "--cards", "mine.toml"), "takes no file"),
        (("play", "immortal-king", "--cards", "no such file"), "no such file"),
        (("simulate", "heroz", "--games", "0"), "0"),
        (("simulate", "heroz", "--bots", "random"), "1"),
        (("simulate", "heroz", "--bots", "random,"), "opponent"),
        (("simulate", "heroz", "--seed", str(1 << 64)), "seed"),
        (("show", "nothing"), "link"),
        (("show", "{"), "JSON"),
        (("show", "x" * 5000), "link"),
        (("show", "heroz.3.\udcff"), "link"),
        (("show", LINK[:-1]), "damaged"),
        (("show", "heroz.1.AgcAAK7sVDWFdw"), "version 1 of the rules; they are now at version 3"),
        (("show", LINK, "--at", "1"), "0 choices"),
        (("show", LINK, "--at", "-1"), "0 choices"),
        (("show", LINK, "--seat", "C"), "A, B"),
        (("show", LINK, "--seat", ""), "A, B"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(wrong: Command, words: tuple[str, ...], part: str) -> None:
    assert part in wrong(*words)


def test_a_bad_choice_of_a_record_is_said_in_the_language_asked_for(wrong: Command) -> None:
    data = json.loads(match_of(5).record.json())
    data["choices"][2] = "attack A1"
    english = wrong("show", json.dumps(data))
    french = wrong("show", json.dumps(data), "--lang", "fr")
    assert "3 of 5" in english
    assert "3 sur 5" in french
    assert "Ce n’est pas le moment d’attaquer" in french


# --- play ---


class Person:
    """Somebody at the keyboard with prepared lines, who then chooses at random, or leaves."""

    def __init__(self, *lines: str, then: int | None = None) -> None:
        self.lines = list(lines)
        self.player = None if then is None else Rng(then)
        self.seen: list[str] = []
        self.choices = 0

    def read(self, prompt: str) -> str:
        self.seen.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.player is None:
            raise EOFError
        listed = [line for line in self.seen[-150:] if line.endswith("]")]
        if not prompt.startswith(">") or not listed:
            return ""
        last = int(listed[-1].split(".")[0])
        return str(1 + self.player.below(last))

    def write(self, line: str) -> None:
        self.seen.append(line)

    @property
    def text(self) -> str:
        return "\n".join(self.seen)


def play(person: Person, *bots: Any, language: Language = "en", seed: int = 7) -> Terminal:
    match = pygames.new("heroz", seed=seed)
    terminal = Terminal(match, bots, Localizer(match.game, language), person.read, person.write)
    terminal.run()
    return terminal


@pytest.fixture
def steady() -> Bot:
    return make("steady", "heroz")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_against_an_opponent(steady: Bot, language: Language) -> None:
    person = Person(then=1)
    terminal = play(person, None, steady, language=language)
    assert terminal.match.result is not None
    assert terminal.localizer.rule(terminal.match.result.rule) in person.text
    assert person.seen[-1] == terminal.match.record.link(terminal.match.game)


def test_two_people_hand_over_and_see_only_their_own(steady: Bot) -> None:
    del steady
    person = Person(then=2)
    terminal = play(person, None, None)
    assert terminal.match.result is not None
    turns = [line for line in person.seen if "press Enter" in line]
    assert any("Player A" in line for line in turns)
    assert any("Player B" in line for line in turns)
    # between a handing over and the next, only that player's hand is shown
    for screen in person.text.split("It is Player ")[1:-1]:
        other = "B" if screen[0] == "A" else "A"
        assert f"Player {other}: hand\n  Troops" not in screen


def test_opponents_play_alone_and_the_end_is_shown(steady: Bot) -> None:
    person = Person()
    terminal = play(person, steady, make("random", "heroz"))
    assert terminal.match.result is not None
    assert "30 victory points" in person.text


def test_a_choice_is_a_number_or_an_actions_text(steady: Bot) -> None:
    match = pygames.new("heroz", seed=7)
    action = decision_of(match).legal_actions[3]
    for line in ("4", action.text, f"  {action.text} "):
        terminal = play(Person(line), None, steady)
        assert terminal.match.choices[0].action is action


def test_enter_alone_takes_the_only_choice(steady: Bot) -> None:
    person = Person("pass", "", "")
    terminal = play(person, None, steady)
    assert [choice.action.text for choice in terminal.match.choices[:2]] == ["pass", "pass"]
    person = Person("")
    terminal = play(person, None, steady)
    assert not terminal.match.choices
    assert TEXTS["en"].text("play.help", {"foresee": "?"}) in person.text


def test_a_refusal_names_its_rule_with_its_text(steady: Bot) -> None:
    person = Person("attack A1", "99", "0", "castle", "place")
    terminal = play(person, None, steady)
    assert not terminal.match.choices
    assert (
        "This is not the moment to attack: you attack in your own turn, after placing troops and heroes."
        in person.text
    )
    assert f"HZ-70, 2.2 Declaring attackers: {terminal.localizer.rule('HZ-70')}" in person.text
    assert person.text.count("A number from 1 to 10") == 2
    assert "castle" in person.text


def test_why_asks_about_an_action_or_a_thing(steady: Bot) -> None:
    legal = decision_of(pygames.new("heroz", seed=7)).legal_actions[0]
    person = Person(
        "why attack A1",
        f"why {legal.text}",
        f"why {legal.words[0]}",
        "why K♠",
        "why moon",
        "why",
        "why place",
    )
    terminal = play(person, None, steady)
    assert not terminal.match.choices
    assert "HZ-70" in person.text
    assert person.text.count(TEXTS["en"].text("play.allowed")) == 2
    assert person.text.count(TEXTS["en"].text("play.nothing")) == 2
    assert "HZ-66" in person.text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "power of column 1: 0 → {}"), ("fr", "puissance de la colonne 1\u202f: 0 → {}")],
)
def test_a_question_mark_says_what_a_choice_will_do(steady: Bot, language: Language, said: str) -> None:
    legal = decision_of(pygames.new("heroz", seed=7)).legal_actions
    card, place = legal[0].words
    assert place == "A11"
    person = Person("? 1", f"? {legal[0]}", "? pass", "? 99", "? attack A1", "? castle", "?")
    terminal = play(person, None, steady, language=language)
    assert not terminal.match.choices
    assert person.seen.count(f"- {said.format(card[:-1])} (HZ-32)") == 2
    assert person.seen.count(TEXTS[language].text("play.unforeseen")) == 1
    assert person.seen.count(TEXTS[language].text("play.number", {"most": len(legal)})) == 1
    assert any("HZ-70" in line for line in person.seen)
    assert any("castle" in line for line in person.seen)
    assert TEXTS[language].text("play.help", {"foresee": "?"}) in person.seen


def test_hint_says_a_little_more_each_time(steady: Bot) -> None:
    person = Person("hint", "hint", "hint", "hint", "quit")
    play(person, None, steady, seed=3)
    said = person.text[person.text.index("> ") :]
    assert (said.count("Advice: "), said.count("Chance of winning, ")) == (4, 2)


def test_hint_is_for_the_position_of_a_record(run: Command, wrong: Command) -> None:
    match = match_of(30)
    record = match.record.json()
    found = json.loads(run("hint", record, "--json"))
    assert found["action"] in [action.text for action in decision_of(match).legal_actions]
    assert run("hint", record, "--level", "1").startswith("Advice: ")
    assert run("hint", record, "--at", "0", "--lang", "fr").startswith("Conseil")
    assert "31" in wrong("hint", record, "--at", "31")


def test_undo_takes_back_or_says_why_not(steady: Bot) -> None:
    person = Person("undo", "1", "undo", "1")
    terminal = play(person, None, steady)
    assert "There is nothing to take back." in person.text
    assert "Taken back: Place" in person.text
    assert len(terminal.match.choices) == 1


def test_undo_stops_at_what_was_revealed() -> None:
    person = Person("undo", "quit")
    match = pygames.new("heroz", seed=7)
    while not any(event.reveals for event in match.play(decision_of(match).legal_actions[-1])):
        pass
    terminal = Terminal(match, (None, None), Localizer(match.game, "en"), person.read, person.write)
    terminal.at_table = decision_of(match).seat
    terminal.run()
    assert "cannot be taken back" in person.text


def test_record_gives_the_link_and_quit_leaves(steady: Bot) -> None:
    person = Person("1", "record", "help", "quit", "1")
    terminal = play(person, None, steady)
    assert person.lines == ["1"]
    link = terminal.match.record.link(terminal.match.game)
    assert person.text.count(link) == 2
    assert terminal.match.record.json() in person.text
    assert pygames.replay(link).record == terminal.match.record


# --- the program itself ---


def test_it_runs_with_the_standard_library_alone() -> None:
    """No site-packages; what is printed is UTF-8 whatever the locale says."""
    command = [sys.executable, "-S", "-m", "pygames"]
    environment = {"PATH": "", "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= {
        name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ
    }  # Windows needs it
    done = subprocess.run(  # noqa: S603 - our own program
        [*command, "play", "heroz", "--seed", "7"],
        cwd=ROOT,
        env=environment,
        input=b"\n1\nquit\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "[place" in done.stdout.decode("utf-8")
    done = subprocess.run(  # noqa: S603
        [*command, "show", "x"], cwd=ROOT, env=environment, capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1

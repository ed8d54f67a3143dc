"""The games in a terminal: `python -m pygames COMMAND`; `--help` lists the commands.

What is printed is the same that the page shows, as text; `--json` gives data. Errors are one line on
standard error and exit code 2.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

import pygames
from pygames.bots import NAMES, check_offered, make
from pygames.bots.advice import advise
from pygames.bots.puzzles import Yield, searching
from pygames.bots.review import Reviewing
from pygames.cli import teaching
from pygames.cli.as_data import advice_data, puzzles_data, puzzles_said, review_data
from pygames.cli.exam import examine
from pygames.cli.rules_report import glanced, listed, printed
from pygames.cli.terminal import HUMAN, Terminal, described, told
from pygames.engine.errors import BadFile, GameError, IllegalAction
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.pasted import tidied
from pygames.engine.text import LANGUAGES, Language
from pygames.games import PLAYABLE
from pygames.lab import command as command_of_the_lab
from pygames.lab.progress import Bar
from pygames.school.advice import hint_said
from pygames.school.review import review_said
from pygames.words.catalogue import catalogue
from pygames.words.localizer import Localizer
from pygames.words.options import option_text
from pygames.words.people import SEAT_LETTERS, people


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the words of a command in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the message and leave with exit code 2."""
        self.exit(2, f"{self.prog}: {message} (--help lists what there is)\n")


def parser() -> Parser:
    """The words that the program takes."""
    top = Parser(prog="python -m pygames", description="Tabletop games, their rules, and opponents.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)

    def command(run: Callable[[argparse.Namespace], None], help: str) -> argparse.ArgumentParser:
        made = commands.add_parser(run.__name__, help=help, description=help)
        made.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of texts")
        made.set_defaults(run=run)
        return made

    def with_json(made: argparse.ArgumentParser) -> argparse.ArgumentParser:
        made.add_argument("--json", action="store_true", help="print data")
        return made

    with_json(command(games, "the games there are"))

    one = with_json(command(rules, "the rules of a game, and how each is kept"))
    one.add_argument("game", nargs="?", metavar="GAME", help="all playable games when left out")
    one.add_argument("--rulings", action="store_true", help="our rulings instead of the booklet's rules")
    one.add_argument("--tests", type=Path, metavar="FOLDER", help="say which tests in this folder cite each")

    one = command(play, "play a game here")
    one.add_argument("--seats", type=int, help="how many players")
    one.add_argument(
        "--bots", default="", help=f"for the last seats, or one a seat: {', '.join((HUMAN, *NAMES))}"
    )
    many = with_json(command(simulate, "let opponents play against each other"))
    many.add_argument("--games", type=int, default=100, help="how many games (100)")
    many.add_argument("--bots", default="random,random", help=f"one a seat: {', '.join(NAMES)}")
    command_of_the_lab.add_where(many)
    for made in (one, many):
        made.add_argument("game", metavar="GAME")
        made.add_argument("--seed", type=int, help="decides all that is left to chance")
        made.add_argument("--options", default="", metavar="K=V,…", help="options of the game, see `games`")
        made.add_argument("--cards", metavar="FILE", help="a file of your own, for a game that takes one")

    one = command(lab, "play experiments, and report what came of them")
    one.add_argument("what", choices=("balance",), help="balance: who wins how often, and what decides it")
    one.add_argument("game", metavar="GAME|FILE.toml", help="a game, or an experiment of your own")
    one.add_argument("--games", type=int, help="how many games of each case")
    one.add_argument("--report", type=Path, metavar="FILE", help="the page to write (GAME-balance.html)")
    one.add_argument(
        "--chapter", type=Path, metavar="FILE", help="write its table into this document instead"
    )
    command_of_the_lab.add_where(one)

    one = with_json(command(show, "what a record or link says"))
    one.add_argument(
        "record", metavar="RECORD", help="a record, a link, a file that holds one, or - to read it"
    )
    one.add_argument("--at", type=int, metavar="STEP", help="after so many choices (all)")
    one.add_argument("--seat", metavar="LETTER", help="as this player saw it (as an onlooker did)")

    one = with_json(command(hint, "what the player who is asked might do, and why"))
    one.add_argument("record", metavar="RECORD", help="as for `show`")
    one.add_argument("--at", type=int, metavar="STEP", help="after so many choices (all)")
    one.add_argument("--level", type=int, choices=(1, 2, 3), default=3, help="how much is told (3: all)")

    one = with_json(command(review, "how a game that is over went, and which choices cost most"))
    one.add_argument("record", metavar="RECORD", help="as for `show`")
    one.add_argument("--seat", metavar="LETTER", help="of this player (of everyone)")

    _words_of_lesson(
        with_json(command(lesson, "lessons: list them, check, take or begin one, see what a record offers"))
    )

    _words_of_exam(command(exam, "questions on the rules of a game, at positions that nobody has seen"))

    one = with_json(command(puzzles, "positions in which one choice wins and no other comes near"))
    one.add_argument("game", metavar="GAME")
    one.add_argument("--games", type=int, default=10, help="how many games to look through (10)")
    one.add_argument("--seats", type=int, help="how many players")
    one.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    return top


def _words_of_lesson(one: argparse.ArgumentParser) -> None:
    one.add_argument("what", choices=("list", "check", "play", "new", "places"))
    one.add_argument(
        "name", nargs="?", default="", metavar="FILE|GAME/ID", help="a lesson; for new and places a record"
    )
    one.add_argument("--seat", metavar="LETTER", default="A", help="whose lesson a new one is (A)")


def _words_of_exam(one: argparse.ArgumentParser) -> None:
    one.add_argument("game", metavar="GAME")
    one.add_argument("--seed", type=int, default=0, help="the same questions for the same number (0)")
    one.add_argument("--questions", type=int, default=10, help="how many (10)")


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words say; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    args = parser().parse_args(words)
    try:
        args.run(args)
        sys.stdout.flush()
    except (GameError, Wrong) as error:
        print(f"python -m pygames {args.command}: {_sentence(error, args.lang)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # as in `… | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


class Wrong(Exception):
    """A word of the command makes no sense; the message says which."""


def _sentence(error: Exception, language: Language) -> str:
    """What is wrong, in one line; of a file, one line a fault."""
    if isinstance(error, BadFile):
        return "\n".join(
            [
                catalogue("terminal", language).text("file.faults"),
                *(f"  {fault.to(language)}" for fault in error.faults),
            ]
        )
    if isinstance(error, GameError):
        cause = error.__cause__ if isinstance(error.__cause__, IllegalAction) else error
        game = cause.refusal.game if isinstance(cause, IllegalAction) else next(iter(PLAYABLE))
        return " ".join(Localizer(pygames.load(game), language).error(error).split())
    return str(error)


# --- games, rules ---


def games(args: argparse.Namespace) -> None:
    """List the games of the catalogue."""
    entries = pygames.catalogue()
    if args.json:
        _data([_about(entry) for entry in entries])
        return
    for entry in entries:
        seats = ", ".join(map(str, entry.seats))
        state = "" if entry.playable else catalogue("terminal", args.lang).text("games.not_yet")
        print(f"{entry.id}  {entry.title.to(args.lang)} ({seats}){state}")
        print(f"    {entry.about.to(args.lang)}")
        for option in pygames.load(entry.id).options if entry.playable else ():
            values = ", ".join(map(str, option.values))
            print(f"    --options {option.id}=… ({values}): {option_text(entry.id, option, args.lang)}")


def _about(entry: pygames.Entry) -> dict[str, Any]:
    options = pygames.load(entry.id).options if entry.playable else ()
    return {
        "id": entry.id,
        "title": entry.title.en,
        "title_fr": entry.title.fr,
        "about": entry.about.en,
        "about_fr": entry.about.fr,
        "seats": list(entry.seats),
        "playable": entry.playable,
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                **{language: option_text(entry.id, option, language) for language in LANGUAGES},
                "ruling": option.ruling,
            }
            for option in options
        ],
    }


def rules(args: argparse.Namespace) -> None:
    """List the rules or rulings of a game, or of all."""
    names = [args.game] if args.game else list(PLAYABLE)
    if args.tests is not None and not args.tests.is_dir():
        raise Wrong(f"there is no folder {args.tests}")
    books = [pygames.load(name) for name in names]
    entries = [entry for game in books for entry in listed(game, rulings=args.rulings, tests=args.tests)]
    if args.json:
        _data(entries)
        return
    if args.game and not args.rulings:
        for line in glanced(books[0], args.lang):
            print(line)
    for line in printed(entries, args.lang):
        print(line)


# --- play, simulate ---


def play(args: argparse.Namespace) -> None:
    """Play in the terminal."""
    match = pygames.new(args.game, seed=args.seed, seats=args.seats, options=_options(args))
    names = [name for name in args.bots.split(",") if name]
    if len(names) > match.seats:
        raise Wrong(f"--bots names {len(names)} for {match.seats} seats")
    names = [HUMAN] * (match.seats - len(names)) + names
    for seat, name in enumerate(names):
        if name != HUMAN:
            check_offered(name, args.game, match.seats, seat, match.options)
    bots = [None if name == HUMAN else make(name, args.game) for name in names]
    called = people(["" if name == HUMAN else name for name in names], args.lang, number=match.seed or 0)
    Terminal(match, bots, Localizer(match.game, args.lang, called, match.options), input, print).run()


def simulate(args: argparse.Namespace) -> None:
    """Let opponents play; the seats rotate from game to game."""
    command_of_the_lab.simulate(args, _options(args))


def lab(args: argparse.Namespace) -> None:
    """Play experiments, and report what came of them."""
    command_of_the_lab.balance(args)


def _options(args: argparse.Namespace) -> dict[str, OptionValue]:
    """The options of `--options k=v,…`: a value in its own spelling, or a name alone for True."""
    known = {option.id: option for option in pygames.load(args.game).options}
    chosen: dict[str, OptionValue] = {}
    for word in args.options.split(","):
        if not word.strip():
            continue
        name, equals, text = (part.strip() for part in word.partition("="))
        text = text if equals else "true"
        values = known[name].values if name in known else ()
        chosen[name] = next((value for value in values if str(value).lower() == text.lower()), text)
    if args.cards is not None:
        taking = [option.id for option in known.values() if option.faults is not None]
        if not taking:
            raise Wrong(f"--cards: {args.game} takes no file")
        try:
            chosen[taking[0]] = Path(args.cards).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise Wrong(f"--cards {args.cards}: {error}") from None
    return chosen


# --- show ---


def show(args: argparse.Namespace) -> None:
    """Show a position of a record: the log so far and the table."""
    match = pygames.replay(_record(args.record))
    at, total, seat = _step(args.at, match), len(match.choices), _seat(args.seat, match)
    then = match.at_choice(at)
    if args.json:
        seen = [str(event.seen_by(seat)) for event in then.events]
        whole = {"record": json.loads(match.record.json()), "link": match.record.link(match.game)}
        _data({**whole, "at": at, "of": total, "events": seen, "view": then.view(seat)})
        return
    localizer = Localizer(match.game, args.lang, options=match.options)
    start = "from a position" if match.seed is None else f"seed {match.seed}"
    options = ", ".join(f"{name}={_short(value)}" for name, value in match.options.items())
    print(f"{match.game.title}, {match.seats}, {start}, {options}: {at} / {total}")
    for line in [*told(then.events, seat, localizer), "", *described(then.view(seat), localizer)]:
        print(line)


def _step(at: int | None, match: Match) -> int:
    """After how many choices of a match."""
    total = len(match.choices)
    if at is not None and not 0 <= at <= total:
        raise Wrong(f"--at {at}: this record has {total} choices, so 0 to {total}")
    return total if at is None else at


def _seat(letter: str | None, match: Match) -> int | None:
    """The seat of this letter, if one was given."""
    if letter is None:
        return None
    seat = SEAT_LETTERS.find(letter.upper())
    if len(letter) != 1 or not 0 <= seat < match.seats:
        raise Wrong(f"--seat {letter}: the seats are {', '.join(SEAT_LETTERS[: match.seats])}")
    return seat


# --- hint, review ---


def hint(args: argparse.Namespace) -> None:
    """Say what whoever is asked might do, as far as that player can know."""
    match = pygames.replay(_record(args.record))
    then = match.at_choice(_step(args.at, match))
    if then.decision is None:
        raise Wrong("the game is over: nothing is to be decided")
    advice = advise(then)
    if args.json:
        _data(advice_data(advice))
        return
    localizer = Localizer(match.game, args.lang, options=match.options)
    for line in hint_said(advice, args.level, localizer, then.view(then.decision.seat)):
        print(line)


def review(args: argparse.Namespace) -> None:
    """Review a game that is over: the chances, the choices that cost most, and what chance did."""
    match = pygames.replay(_record(args.record))
    seat = _seat(args.seat, match)
    found = []
    for one in range(match.seats) if seat is None else (seat,):
        reviewing = Reviewing(match, one)
        with Bar(reviewing.of) as bar:
            while not reviewing.work():
                bar.show(reviewing.done)
        found.append(reviewing.finish())
    if args.json:
        _data([review_data(it, match) for it in found])
        return
    localizer = Localizer(match.game, args.lang, options=match.options)
    for it in found:
        for line in review_said(it, match, localizer):
            print(line)


# --- lessons ---


def lesson(args: argparse.Namespace) -> None:
    """List the lessons, check or take one; begin one of a record, or say what the record offers."""
    if args.what == "list":
        if args.name:
            pygames.load(args.name)  # says at once what is wrong
        entries = teaching.listed(args.name)
        if args.json:
            _data(entries)
            return
        for entry in entries:
            print(f"{entry['lesson']}  {entry[args.lang]} ({entry['steps']})")
    elif not args.name:
        raise Wrong(f"which one? lesson {args.what} FILE or GAME/ID")
    elif args.what == "check":
        print(teaching.checked(teaching.found(args.name), args.lang))
    elif args.what == "play":
        teaching.Pupil(teaching.found(args.name), args.lang, input, print).run()
    else:
        match = pygames.replay(_record(args.name))
        seat = _seat(args.seat, match) or 0
        if args.what == "new":
            print(teaching.begun(match, seat), end="")
        else:
            for line in teaching.places(match, seat, Localizer(match.game, args.lang, options=match.options)):
                print(line)


# --- exam ---


def exam(args: argparse.Namespace) -> None:
    """Ask "may I do this?", then tell what was right."""
    if args.questions < 1:
        raise Wrong(f"--questions must be at least 1, not {args.questions}")
    examine(args.game, args.seed, args.questions, args.lang, input, print)


# --- puzzles ---


def puzzles(args: argparse.Namespace) -> None:
    """Look for puzzles in games that are played for it."""
    if args.games < 1:
        raise Wrong(f"--games must be at least 1, not {args.games}")
    pygames.new(args.game, seed=0, seats=args.seats)  # says at once what is wrong
    found = Yield()
    with Bar(args.games) as bar:
        for found in searching(args.game, args.games, args.seed, [(args.seats, {})]):
            bar.show(found.games)
    if args.json:
        _data(puzzles_data(found))
        return
    for line in puzzles_said(found, args.lang):
        print(line)


def _short(value: OptionValue) -> str:
    """An option's value in a few words: of a file, how long it is."""
    text = str(value)
    return text if len(text) < 40 else f"({len(text)} characters)"


def _record(text: str) -> str:
    """The text of a record: itself, from standard input, or from a file."""
    return tidied(_record_as_it_is(text))


def _record_as_it_is(text: str) -> str:
    if text == "-":
        return sys.stdin.read()
    if not text.lstrip().startswith("{"):
        try:
            path = Path(text)
            return path.read_text(encoding="utf-8") if path.is_file() else text
        except (OSError, ValueError):  # too long a name, or no text in the file
            return text
    return text


def _data(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))

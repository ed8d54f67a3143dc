"""The catalogues: every text the code asks for is there in both languages, and nothing else.

What the code asks for is read from its source (events, refusals, errors) and from the game's own
declarations (verbs, questions); then games are played and everything in them is spoken.
"""

from __future__ import annotations

import ast
import re
from copy import deepcopy
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from babel.messages.pofile import read_po

import pygames
from pygames.core.catalogue import catalogue
from pygames.core.chance import Chance
from pygames.core.errors import GameError
from pygames.core.event import Event
from pygames.core.rulebook import LANGUAGES
from pygames.core.speech import Speech
from pygames.core.table import Prompt
from pygames.games.heroz import prompts
from pygames.games.heroz.actions import GRAMMAR, PASS
from pygames.games.heroz.cards import CARD, NAMES
from pygames.games.heroz.formations import KINDS
from pygames.games.heroz.game import GAME
from tests.play import TACTICS, Player, every_combination, steps
from web.bundle.common import ROOT
from web.bundle.texts import compiled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from pygames.core.match import Match
    from pygames.core.rulebook import Language

RULES = ROOT / "pygames"
HEROZ = RULES / "games" / "heroz"
FOLDERS = {"core": RULES / "core", "heroz": HEROZ}
BOTH = [(domain, language) for domain in FOLDERS for language in LANGUAGES]
ERRORS = {"GameError", "CannotUndo", "UnknownGame", "BadOption", "BadAction", "BadRecord"}
PLAYERS = ("Alice", "Bob")
GAMES = 4  # of each combination of options
APART = 17  # choices between two positions that are described

narrow = "\u202f"


# --- the texts as they are written ---


def po(domain: str, language: str) -> Path:
    return FOLDERS[domain] / "text" / f"{language}.po"


@cache
def texts(domain: str, language: str) -> dict[str, tuple[str, ...]]:
    """Each id with its text, or with its singular and plural."""
    with po(domain, language).open("rb") as file:
        catalog = read_po(file, abort_invalid=True)
    found = {}
    for message in catalog:
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            found[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    return found


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_every_id_is_written_once_and_has_a_text(domain, language):
    ids = re.findall(r'^msgid "(.+)"$', po(domain, language).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) == len(set(ids)) == len(texts(domain, language))
    assert all(text for forms in texts(domain, language).values() for text in forms)


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_the_compiled_texts_are_fresh(domain, language):
    source = po(domain, language)
    assert source.with_suffix(".mo").read_bytes() == compiled(source), "run `python3 build.py texts`"


@pytest.mark.parametrize("domain", FOLDERS)
def test_both_languages_have_the_same_ids_and_placeholders(domain):
    english, french = texts(domain, "en"), texts(domain, "fr")
    assert english.keys() == french.keys()
    for key, forms in english.items():
        assert len({frozenset(placeholders(text)) for text in (*forms, *french[key])}) == 1, key


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_where_there_is_a_plural_there_is_a_number(domain, language):
    for key, forms in texts(domain, language).items():
        assert len(forms) == 1 or "n" in placeholders(forms[0]), key


def badly_set(text: str) -> list[str]:
    """What a French printer would correct: spaces at signs and quotes, straight apostrophes."""
    wrong = re.findall(rf"(?:^|[^{narrow}])[;:!?»]|«(?!{narrow})|['\"]", text)
    return wrong + re.findall(r" [;:!?»]|« ", text)


@pytest.mark.parametrize("domain", FOLDERS)
def test_french_is_well_set(domain):
    for key, forms in texts(domain, "fr").items():
        assert not any(badly_set(text) for text in forms), key


@pytest.mark.parametrize("domain", FOLDERS)
def test_no_french_word_would_have_to_be_elided_before_a_name(domain):
    # `de {seat}` would need `d’Alice`, and cards have their genders
    for key, forms in texts(domain, "fr").items():
        for text in forms:
            assert not re.search(
                r"(?i)\b(de|que|le|la|du|au|un|une|si) \{(seat|other|card|prize|rank)", text
            ), key


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_nobody_is_called_you(domain, language):
    for key, forms in texts(domain, language).items():
        for text in forms:
            assert not re.search(r"(?i)\b(you|your|yours|vous|votre|vos)\b|'", text), key


# --- the texts that the code asks for ---


class Site(NamedTuple):
    """A place in the source that asks for a text, with the params it gives."""

    key: str
    params: frozenset[str]
    secret: frozenset[str] | None = None


def calls(folder: Path, pattern: str) -> Iterator[ast.Call]:
    for file in sorted(folder.glob(pattern)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def named(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def keywords(call: ast.Call, *besides: str) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg not in besides)


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def errors() -> list[Site]:
    """Every typed error that the rules package raises by name."""
    return [
        Site(key, keywords(call, "event"))
        for pattern in ("*.py", "core/*.py", "bots/*.py", "games/*.py")
        for call in calls(RULES, pattern)
        if named(call) in ERRORS and call.args and (key := text_of(call.args[0]))
    ]


@cache
def refusals() -> list[Site]:
    found = []
    for call in calls(HEROZ, "*.py"):
        if named(call) == "no":
            key = text_of(call.args[1])
            assert key is not None, ast.unparse(call)
            found.append(Site(key, keywords(call)))
    return found


@cache
def events() -> list[Site]:
    found = []
    for call in calls(HEROZ, "*.py"):
        if named(call) == "tell":
            kind = text_of(call.args[0])
            assert kind is not None, ast.unparse(call)
            secret = next((word.value for word in call.keywords if word.arg == "secret"), None)
            hidden = frozenset(map(text_of, secret.keys)) if isinstance(secret, ast.Dict) else None
            found.append(Site(kind, keywords(call, "to", "secret", "reveals"), hidden))
    return found


def asked_questions() -> list[str]:
    return [it.id for it in vars(prompts).values() if isinstance(it, Prompt)]


def may_be_passed(prompt: str) -> bool:
    table = GAME.setup(2, 0, GAME.choose_options({}))
    table.asked = prompt
    return PASS.reason(table, 0) is None


def said(folder: Path, pattern: str) -> set[str]:
    """The ids that are written out where something is said."""
    found = (text_of(call.args[0]) for call in calls(folder, pattern) if named(call) == "say" and call.args)
    return {key for key in found if key is not None}


def wanted_of_heroz() -> set[str]:
    """Every id that HEROZ asks for: by its kinds of events, its verbs, its questions, its table."""
    found = said(HEROZ, "*.py")
    found |= {f"event.{site.key}" for site in events()}
    found |= {f"event.{site.key}.hidden" for site in events() if site.secret is not None}
    found |= {f"no.{site.key}" for site in refusals()}
    for verb in GRAMMAR.verbs:
        found |= {f"do.{verb.name}", f"verb.{verb.name}"}
        found |= {f"pick.{verb.name}.{position}" for position in range(1, len(verb.domains) + 1)}
    for prompt in asked_questions():
        found |= {f"prompt.{prompt}", f"step.{prompt}"}
        found |= {f"do.pass.{prompt}"} if may_be_passed(prompt) else set()
    found |= {f"step.specials.{step}" for step in (1, 2, 3)}  # the windows of combat
    found |= {f"result.{text_of(call.args[1])}" for call in calls(HEROZ, "*.py") if named(call) == "Result"}
    found |= {f"term.{kind}{size}" for kind in KINDS for size in (2, 3)}
    found |= {"term.alone", "term.complete", "term.sacrifice"}
    found |= {f"suit.{suit}" for suit in ("hearts", "diamonds", "clubs", "spades")}
    found |= {f"rank.{rank}" for rank in range(1, 14)}
    found |= {f"effect.{kind}" for kind in KINDS}
    found |= {f"table.hand.{kind}" for kind in ("troops", "heroes", "specials")}
    found |= {f"table.troop.{shown}" for shown in ("glance", "memory")}
    source = (HEROZ / "describe.py").read_text(encoding="utf-8")
    return found | set(re.findall(r'"(table\.[a-z.]+)"', source))


def test_heroz_has_the_texts_that_it_asks_for_and_no_others():
    assert texts("heroz", "en").keys() == wanted_of_heroz()


def test_the_core_has_the_texts_that_it_asks_for_and_no_others():
    wanted = {site.key for site in errors()} | said(RULES, "core/*.py")
    assert texts("core", "en").keys() == wanted


def test_every_error_refusal_and_event_gives_what_its_text_needs():
    for site in errors():
        assert placeholders(texts("core", "en")[site.key][0]) <= site.params, site
    for site in refusals():
        assert placeholders(texts("heroz", "en")[f"no.{site.key}"][0]) <= site.params, site
    for site in events():
        known = site.params | (site.secret or frozenset())
        assert placeholders(texts("heroz", "en")[f"event.{site.key}"][0]) <= known, site
        if site.secret is not None:
            hidden = placeholders(texts("heroz", "en")[f"event.{site.key}.hidden"][0])
            assert hidden <= site.params - site.secret, site


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_can_be_said(language):
    for site in errors():
        said = catalogue("core", language).say(site.key, dict.fromkeys(site.params, 2))
        assert "{" not in said
        assert str(GameError(site.key, **dict.fromkeys(site.params, 2)))


# --- games, spoken ---


@cache
def speech(language: Language) -> Speech:
    return Speech(GAME, language, PLAYERS)


@cache
def card_names(language: Language) -> dict[str, str]:
    """The name of each card of a deck."""
    return {name: str(speech(language).word("card", name)) for name in NAMES}


@cache
def finished() -> tuple[Match, ...]:
    """Random games to the end, under every combination of options."""
    played = []
    for options in every_combination(GAME):
        for _ in range(GAMES):
            number = len(played)
            match = pygames.new("heroz", seed=number, options=options)
            player = Player(Chance(number), number % TACTICS)
            while match.ask is not None:
                match.play(player.choose(match.ask.legal))
            played.append(match)
    return tuple(played)


@cache
def positions() -> tuple[Match, ...]:
    """Some positions of these games, the first of each kind among them, and the last of each game."""
    kept = []
    kinds = set()
    for match in finished():
        for number, position in enumerate(steps(match)):
            kind = position.ask.prompt.id, frozenset(action.verb for action in position.ask.legal)
            if number % APART == 0 or kind not in kinds:
                kinds.add(kind)
                kept.append(position.copy())
        kept.append(match)
    return tuple(kept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_and_a_secret_is_kept(language):
    speak, names = speech(language), card_names(language)
    for match in finished():
        for event in match.events:
            for seat in (0, 1, None):
                sentence = speak.event(event.seen_by(seat))
                assert "{" not in sentence
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                if event.to is not None:
                    card = names[str(event.secret["card"])]
                    assert (card in sentence) == (seat == event.to)


def test_an_event_without_its_secret_has_its_own_sentence():
    event = Event("placed", ("HZ-65",), {"seat": 0, "place": "A21"}, to=0, secret={"card": "8♦"})
    known, unknown = event.seen_by(0), event.seen_by(1)
    english, french = speech("en"), speech("fr")
    where = "in column 2, line 1 (Alice)"
    assert english.event(known) == f"Alice places the 8 of diamonds face down {where}."
    assert english.event(unknown) == f"Alice places a troop face down {where}."
    where = "en colonne 2, ligne 1 (Alice)"
    assert french.event(known) == f"Alice pose une troupe face cachée {where}{narrow}: 8 de carreau."
    assert french.event(unknown) == f"Alice pose une troupe face cachée {where}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_choice_can_be_said(language):
    speak = speech(language)
    for match in positions():
        ask = match.ask
        if ask is None:
            assert speak.say(f"result.{match.result.how}", seat=0)  # a draw has no use for the seat
            continue
        assert PLAYERS[ask.seat] in speak.say(f"prompt.{ask.prompt.id}", seat=ask.seat)
        assert speak.say(f"step.{ask.prompt.id}")[0].isdigit()
        assert not any("{" in speak.action(action) for action in ask.legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    speak = speech(language)
    chance = Chance(1)
    reasons = set()
    for match in positions():
        for verb in GRAMMAR.verbs if match.ask else ():
            action = verb(*(chance.below(len(domain.words)) for domain in verb.domains))
            for refused in (match.why_not(action), match.why_not_pointing(action.words[:1])):
                if refused is not None:
                    sentence = speak.refusal(refused)
                    reasons.add(refused.key)
                    assert "{" not in sentence
                    assert sentence[0].isupper()
                    assert sentence.endswith(".")
    assert len(reasons) > 40


def test_a_refusal_says_what_is_wrong():
    match = pygames.new("heroz", seed=1)
    card = match.ask.legal[0].words[0]
    seat = match.ask.seat
    refused = match.why_not(f"place {card} {'AB'[seat]}13")
    first, third = (f"column 1, line {line} ({PLAYERS[seat]})" for line in (1, 3))
    assert speech("en").refusal(refused) == f"The first free place of this column is {first}, not {third}."


# --- the text table ---


def lines(view: Any, language: Language) -> list[str]:
    sections = GAME.describe(view, speech(language))
    return [line for section in sections for line in (section.heading, *section.lines)]


def shown(view: Any) -> set[str]:
    """The cards that a view names anywhere, and those that troops count as."""
    found = set()
    open_ends = [view]
    while open_ends:
        node = open_ends.pop()
        if isinstance(node, str):
            found |= {word.split(":")[-1] for word in node.split(" ")} & CARD.index.keys()
        elif isinstance(node, dict):
            open_ends += node.values()
            if "suit" in node:
                rank = "A" if node["value"] == 1 else node["value"]
                found.add(f"{rank}{node['suit']}")
        elif isinstance(node, list):
            open_ends += node
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_described_and_nothing_hidden_is_named(language):
    names = card_names(language)
    for match in positions():
        for seat in (0, 1, None):
            view = match.view(seat)
            sections = GAME.describe(view, speech(language))
            described = lines(view, language)
            text = "\n".join(described)
            assert "{" not in text
            assert all(section.heading and section.lines for section in sections)
            assert len({section.heading for section in sections}) == len(sections)
            assert {name for name in names.values() if name in text} <= {names[card] for card in shown(view)}
            if language == "fr":
                assert not any(badly_set(line) for line in described), text
            if match.ask is not None and match.ask.seat == seat:
                numbers = [line.split(". ")[0] for line in sections[-1].lines]
                assert numbers == [str(n + 1) for n in range(len(match.ask.legal))]


def rich_views() -> Iterable[Any]:
    """Of each question, the views with the most to say; and an end."""
    best: dict[str, tuple[int, Any]] = {}
    for match in positions():
        prompt = match.ask.prompt.id if match.ask else match.result.how
        view = match.view(match.ask.seat if match.ask else 0)
        size = len(str(view))
        if size > best.get(prompt, (0, None))[0]:
            best[prompt] = size, view
    return [view for _, view in best.values()]


# what the text says by other means: where it stands, what stands beside it
NOT_SAID = {"game", "viewer", "script", "place", "places", "joker", "shown", "rule"}


def leaves(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to the values of a view that the text must say."""
    if isinstance(node, dict | list):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            if not (key in NOT_SAID or (key == "active" and "place" in node)):
                yield from leaves(value, (*path, key))
    elif node is not None:
        yield path


def other_value(value: Any, path: tuple[Any, ...]) -> Any:
    """Something else that might stand there."""
    if isinstance(value, bool):
        return not value
    if path == ("step",):
        return value % 3 + 1
    if isinstance(value, int):
        return 1 - value if path[-1] in ("seat", "active") or path[-2:-1] == ("winners",) else value + 1
    if path[-1] == "suit":
        return "♥" if value != "♥" else "♠"
    if value in CARD.index:
        return "Q♣" if value != "Q♣" else "2♥"
    if path == ("ask", "prompt"):
        return "placement" if value != "placement" else "attack"
    if path[:2] == ("ask", "legal"):
        return "place 8♦ A11" if value != "place 8♦ A11" else "pass"
    return {"kind": "suit2" if value != "suit2" else "suit3", "how": "endless"}[path[-1]]


def of_no_account(view: Any, path: tuple[Any, ...]) -> bool:
    """What a line leaves out because the rest of it says the same."""
    owner: Any = view
    for key in path[:-1]:
        owner = owner[key]
    if path[-1] in ("suit", "value"):  # of a plain card; of a part, its power says it
        return not (owner.get("joker") or owner.get("aura"))
    if path[-1] == "count":  # of a hand that is shown
        return "cards" in owner
    if path[:2] == ("fight", "sides"):
        terms = view["fight"]["sides"][path[2]]["terms"]
        lone = len(terms) == 1 and len(terms[0]["parts"]) == 1 and terms[0]["kind"] == "alone"
        worked_out = path[-1] in ("factor", "power") and "factor" in owner
        return not terms or path[-1] == "seat" or worked_out or (lone and "terms" in path)
    return path == ("step",) and (view["ask"] is None or view["ask"]["prompt"] != "specials")


def test_all_that_a_view_holds_is_in_its_text():
    tried = 0
    for view in rich_views():
        before = lines(view, "en")
        for path in leaves(view):
            if of_no_account(view, path):
                continue
            changed = deepcopy(view)
            owner = changed
            for key in path[:-1]:
                owner = owner[key]
            owner[path[-1]] = other_value(owner[path[-1]], path)
            assert lines(changed, "en") != before, path
            tried += 1
    assert tried > 500


def test_totals_are_written_as_the_booklet_writes_them():
    # example 5: a pair of 3s and a pair of spades in column 3, a shield on the 3 of hearts
    table = GAME.setup(2, 0, GAME.choose_options({})).data()
    table |= {"script": "window", "step": 3, "speaker": 0, "attack": 2, "turn": 5}
    three, spade, six, foe = (CARD.index[name] for name in ("3♥", "3♠", "6♠", "9♦"))
    table["columns"] = [[], [], [three, spade, six], [], [], [foe]]
    table["attackers"], table["blockers"] = [three, spade, six], [foe]
    table["shields"] = [[0, three, 1, CARD.index["A♦"]]]
    table["hands"] = [[CARD.index["2♥"]], []]
    table["decks"] = [[CARD.index["5♥"]], [CARD.index["5♥"]]]
    view = pygames.position("heroz", table).view(0)
    fight = GAME.describe(view, speech("fr"))[1]
    assert fight.heading == "Combat en colonne 3"
    assert fight.lines == [
        f"Alice attaque avec une puissance de 30{narrow}: 3 de cœur, 3 de pique, 6 de pique",
        f"Deux de même valeur (Alice), 3 de cœur, 3 de pique{narrow}: 0 + (3×5) = 15",
        f"Deux de même enseigne (Alice), 3 de pique, 6 de pique{narrow}: 3 + (6×2) = 15",
        f"Total (Alice){narrow}: 15 + 15 = 30",
        f"Bob bloque avec une puissance de 9{narrow}: 9 de carreau",
    ]

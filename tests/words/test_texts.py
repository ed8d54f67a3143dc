"""The catalogues: every text the code asks for is there in both languages, and nothing else.

What the code asks for is read from its source (events, refusals, errors) and from the game's own
declarations (types of action and of decision); then games are played and everything in them is spoken.
What only a game can know of its texts stands in texts_of.py; sentences as examples in test_sentences.py.
"""

import ast
import inspect
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from gettext import c2py
from string import digits
from typing import Any, NamedTuple

import pytest
from babel.messages.pofile import read_po

from pygames.engine.errors import GameError
from pygames.engine.face import Face
from pygames.engine.rng import Rng
from pygames.engine.text import LANGUAGES, Language, Text
from pygames.school.part import School
from pygames.words.catalogue import catalogue
from pygames.words.counted import SINGULAR
from pygames.words.localizer import Words
from pygames.words.person import BARE
from pygames.words.rulebook import KEPT, Rule, Ruling
from tests.kit.play import result_of
from tests.words.catalogues import FOLDERS, badly_set, fields, placeholders, po, texts, told
from tests.words.sources import (
    Folders,
    assigned,
    calls,
    functions,
    given,
    keys_of,
    keywords,
    name_of,
    named,
    nodes,
    text_of,
    words_of,
)
from tests.words.test_numbers import is_number
from tests.words.texts_of import GAMES, PLAYERS, Told
from tests.words.ways import Way, at
from web.bundle.common import ROOT

RULES = ROOT / "pygames"
TEXT_TABLE = "words/text_table.py"  # its texts are every game's own
BOTH = [(domain, language) for domain in FOLDERS for language in LANGUAGES]
# the laboratory's own say in English what is wrong with an experiment; they may be imported or not
OWN = [it for it in GameError.__subclasses__() if not it.__module__.startswith("pygames.lab")]
ERRORS = {"GameError", "BadLesson", *(it.__name__ for it in OWN)}
PERSONS = {"seat", "other", "player", "knight", "name", "names"}
YOU = re.compile(r"(?i)\b(you|your|yours|vous|votre|vos)\b")
ALIKE = 4  # values of one field that are changed in a view
THINGS = "card|prize|rank|spell|companion"  # params that may begin with a vowel
NAMES = f"seat|other|knight|name|{THINGS}"

every_game = pytest.mark.parametrize("told", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- the texts as they are written ---


def written(told: Told) -> dict[str, tuple[str, ...]]:
    """A game's texts in English, over those of the game on which it stands."""
    return {**({} if told.below is None else written(told.below)), **texts(told.id, "en")}


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_every_id_is_written_once_and_has_a_text(domain: str, language: Language) -> None:
    ids = re.findall(r'^msgid "(.+)"$', po(domain, language).read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) == len(set(ids)) == len(texts(domain, language))
    assert all(text for forms in texts(domain, language).values() for text in forms)


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_the_texts_are_read_as_gettext_reads_them(domain: str, language: Language) -> None:
    with po(domain, language).open("rb") as file:
        theirs = read_po(file, abort_invalid=True)
    found = {}
    for message in theirs:
        assert not message.fuzzy or not message.id, message.id
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            found[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    assert texts(domain, language) == found
    plural = c2py(theirs.plural_expr)
    assert [bool(plural(n)) for n in range(9)] == [n not in SINGULAR[language] for n in range(9)]


@pytest.mark.parametrize("domain", FOLDERS)
def test_both_languages_have_the_same_ids_and_placeholders(domain: str) -> None:
    english, french = texts(domain, "en"), texts(domain, "fr")
    assert english.keys() == french.keys()
    for key, forms in english.items():
        assert len({frozenset(placeholders(text)) for text in (*forms, *french[key])}) == 1, key


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_where_there_is_a_plural_there_is_a_number(domain: str, language: Language) -> None:
    for key, forms in texts(domain, language).items():
        counted = key.startswith("told.")  # where so many cards are listed the list says how many
        assert len(forms) == 1 or "n" in placeholders(forms[0]) or counted, key


@pytest.mark.parametrize("domain", FOLDERS)
def test_french_is_well_set(domain: str) -> None:
    for key, forms in texts(domain, "fr").items():
        assert not any(badly_set(told(text, you=you)) for text in forms for you in (False, True)), key


@every_game
def test_the_french_of_rules_is_well_set(told: Told) -> None:
    spoken: list[Text] = []
    entries: list[Rule | Ruling] = [
        *told.game.part(Words).rulebook.rules,
        *told.game.part(Words).rulebook.rulings,
    ]
    for entry in entries:
        spoken += [it for name in entry.__slots__ if isinstance(it := getattr(entry, name), Text)]
    assert len(spoken) > 300
    assert not [text.fr for text in spoken if badly_set(text.fr)]


@pytest.mark.parametrize("domain", FOLDERS)
def test_no_french_word_would_have_to_be_elided_before_a_name(domain: str) -> None:
    """Cards have their genders; "de" and "que" fit the names of players by themselves (`joined`)."""
    for key, forms in texts(domain, "fr").items():
        for text in (told(form, you=you) for form in forms for you in (False, True)):
            assert not re.search(rf"(?i)\b(le|la|du|au|un|une|si) \{{({NAMES})", text), key
            assert not re.search(rf"(?i)\b(de|que) \{{({THINGS})", text), key


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_what_is_told_of_somebody_calls_nobody_you_but_the_one_it_is_about(
    domain: str, language: Language
) -> None:
    for key, forms in texts(domain, language).items():
        for text in forms:
            assert "'" not in text, key
            if key.startswith(("event.", "prompt.", "result.", "table.", "step.")):
                assert not YOU.search(told(text, you=False)), key


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_every_form_is_one_of_two(domain: str, language: Language) -> None:
    """`{seat:A|B}`, in B no other name, which may hold a bar; `{place:bare}`."""
    for key, forms in texts(domain, language).items():
        for text in forms:
            for name, form in fields(text):
                if name.rstrip(digits) in ("place", "column"):
                    assert form in ("", BARE), key
                elif form and is_number(name):  # of one thing, of several
                    assert form.count("|") == 1, key
                elif form:
                    assert re.fullmatch(r"seat|other|player|knight|name|[A-F]", name), key
                    assert "|" in form, key
                    assert not {it for it, _ in fields(form.rpartition("|")[2])} & PERSONS, key


@pytest.mark.parametrize(("domain", "language"), BOTH)
def test_a_sentence_about_you_has_the_verb_that_goes_with_you(domain: str, language: Language) -> None:
    """Where a sentence has a seat for its subject, a form follows; a heading or a list needs none."""
    for key, forms in texts(domain, language).items():
        for text in forms:
            if key.startswith(("event.", "prompt.", "result.")) and text.startswith(("{seat} ", "{other} ")):
                assert told(text, you=True) != told(text, you=False) or re.match(
                    r"{seat} (cannot|and) ", text
                ), key


# --- the texts that the code asks for ---


class Site(NamedTuple):
    """A place in the source that asks for a text, with the params it gives (None: not written out)."""

    key: str
    params: frozenset[str] | None
    secret: frozenset[str] | None = None


def given_by(site: Site) -> frozenset[str]:
    """The params of a place where they are written out."""
    assert site.params is not None, site
    return site.params


@cache
def errors() -> list[Site]:
    """Every typed error that the rules package raises by name."""
    return [
        Site(key, keywords(call, "event"))
        for pattern in ("*.py", "*/*.py")
        for call in calls((RULES,), pattern)
        if named(call) in {*ERRORS, "__init__"} and call.args and (key := text_of(call.args[0]))
    ]


@cache
def refusals(told: Told) -> list[Site]:
    """Every refusal; where the key is put together from parts, one for each that the game makes.

    What a type of action says at other times is its `moment`.
    """
    found = [Site(key, frozenset()) for key in moments(told.folders)]
    for call in calls(told.folders, "*.py"):
        if named(call) == "no" and isinstance(call.args[0], ast.Starred):
            found += [Site(key, keywords(call)) for key in reasons(told.folders, call.args[0].value)]
        elif named(call) == "no" and isinstance(call.args[1], ast.Name):
            found += [Site(key, frozenset(params)) for key, params in unanswered(told.folders)]
        elif named(call) == "no":
            node = call.args[1]
            for either in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
                key = text_of(either)
                keys = [key] if key else fitting(either, "no.", told)
                assert keys, ast.unparse(call)
                found += [Site(key, keywords(call)) for key in keys]
    return found


def reasons(folders: Folders, call: ast.expr) -> Iterator[str]:
    """The keys that this method may return, each after its rule."""
    assert isinstance(call, ast.Call), ast.unparse(call)
    for returned in returns(folders, named(call)):
        for node in ast.walk(returned):
            if isinstance(node, ast.Tuple):
                last = node.elts[1]
                for either in (last.body, last.orelse) if isinstance(last, ast.IfExp) else (last,):
                    key = text_of(either)
                    assert key is not None, ast.unparse(returned)
                    yield key


def unanswered(folders: Folders) -> Iterator[tuple[str, set[str]]]:
    """The keys, with their parameters, by which a state says that a question comes first."""
    for returned in returns(folders, "unanswered"):
        if isinstance(returned, ast.Tuple):
            _, key, params = returned.elts
            assert isinstance(params, ast.Dict), ast.unparse(returned)
            yield text_of(key) or "", set(words_of(params.keys))


def returns(folders: Folders, name: str) -> Iterator[ast.expr]:
    """What the functions of this name return."""
    for function in (function for function in functions(folders) if function.name == name):
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                yield node.value


def moments(folders: Folders) -> Iterator[str]:
    for node in nodes(folders):
        if isinstance(node, ast.Assign) and name_of(node.targets[0]) == "moment":
            assert isinstance(node.value, ast.Tuple), ast.unparse(node)
            key = text_of(node.value.elts[1])
            assert key is not None, ast.unparse(node)
            yield key


def fitting(node: ast.expr, before: str, told: Told) -> list[str]:
    """The texts that the game makes of this f-string."""
    assert isinstance(node, ast.JoinedStr), ast.unparse(node)
    parts = [re.escape(text) if (text := text_of(part)) else ".+" for part in node.values]
    pattern = re.compile(re.escape(before) + "".join(parts))
    return [made.removeprefix(before) for made in sorted(told.made) if pattern.fullmatch(made)]


@cache
def events(told: Told) -> list[Site]:
    """Every event; where a function is given its kind, one for each call of this function."""
    found = []
    for function in functions(told.folders):
        for call in ast.walk(function):
            if function.name != "emit" and isinstance(call, ast.Call) and named(call) == "emit":
                kind = text_of(call.args[0])
                kinds = [kind] if kind else given(told.folders, function, call.args[0])
                assert kinds, ast.unparse(call)
                secret = next((word.value for word in call.keywords if word.arg == "secret"), None)
                if isinstance(secret, ast.Name):
                    secret = assigned(function, secret.id)
                hidden = words_of(secret.keys) if isinstance(secret, ast.Dict) else None
                params = keys_of(function, call.args[2]) if len(call.args) > 2 else frozenset[str]()
                found += [Site(kind, params, hidden) for kind in kinds]
    return found


def said(folders: Folders, pattern: str) -> set[str]:
    found = (text_of(call.args[0]) for call in calls(folders, pattern) if named(call) == "text" and call.args)
    return {key for key in found if key is not None}


def faults(folders: Folders) -> set[str]:
    """The texts that say what is wrong with a file."""
    keys = [call.args[0] for call in calls(folders, "*.py") if named(call) == "fault" and call.args]
    return {f"fault.{key}" for key in words_of(either(keys))}


def either(keys: Iterable[ast.expr]) -> Iterator[ast.expr]:
    """The keys, and both of a choice between two."""
    for key in keys:
        yield from (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)


TO_ONESELF = {"aimed", "appointed", "cast"}  # events of which `other` may be who does it


def wanted(told: Told) -> set[str]:
    """Every id that a game asks for: by its events, its types of action and of decision, its text table."""
    found = said(told.folders, "*.py") | said((RULES,), TEXT_TABLE) | told.made
    found |= {f"event.{site.key}" for site in events(told)} | faults(told.folders)
    found |= {f"event.{site.key}.hidden" for site in events(told) if site.secret is not None}
    found |= {f"event.{site.key}.self" for site in events(told) if site.key in TO_ONESELF}
    found |= {f"no.{site.key}" for site in refusals(told)}
    for kind in told.game.syntax.types:
        found |= {f"do.{kind.name}", f"verb.{kind.name}"}
        found |= {f"pick.{kind.name}.{position}" for position in range(1, len(kind.domains) + 1)}
        found |= {f"domain.{domain.name}" for domain in kind.domains}
    for decision in told.decisions:
        found |= {f"prompt.{decision}", f"step.{decision}"}
        found |= {f"do.pass.{decision}"} if told.may_be_passed(decision) else set()
        found |= {f"sure.{decision}"} if told.gives_up(decision) else set()
    results = (text_of(call.args[1]) for call in calls(told.folders, "*.py") if named(call) == "Result")
    found |= {f"result.{how}" for how in results if how}
    for option in told.game.options:
        words = (
            []
            if option.faults or option.kind
            else [value for value in option.values if isinstance(value, str)]
        )
        found |= {f"option.{option.id}", *[f"option.{option.id}.{word}" for word in words]}
    school = told.game.part(School)
    found |= {f"goal.{goal.id}" for goal in school.goals}
    found |= {f"goal.{measure.id}" for measure in school.measures}
    found |= {f"theme.{theme.id}" for theme in school.themes}
    found |= {f"role.{role}" for role in told.game.part(Words).roles(told.game.seats[-1], {})}
    found |= {f"moment.{it.id}" for it in told.game.part(Face).moments}
    found |= {f"forecast.{it.id}" for it in told.game.part(Face).forecasts}
    figures = (text_of(call.args[0]) for call in calls(told.folders, "*.py") if named(call) == "Figure")
    known = {name for name in figures if name}
    found |= {f"standing.{name}" for name in known}
    # of a choice that is advised: a game says what it can of a figure, and of a type of action
    types = {kind.name for kind in told.game.syntax.types}
    cases = set(re.findall(r'"([a-z]+)"', inspect.getsource(told.game.part(Words).case)))
    found |= {key for key in written(told) if _advises(key, known, types, {*told.decisions, *cases})}
    sources = "".join([(folder / "describe.py").read_text(encoding="utf-8") for folder in told.folders])
    found |= set(re.findall(r'"(table\.[a-z_.]+)"', sources))
    return found if told.below is None else found | wanted(told.below)


def _advises(key: str, figures: set[str], types: set[str], when: set[str]) -> bool:
    """Whether this says what is lost of a figure, or why one does such a thing, perhaps in one case."""
    if lost := re.fullmatch(r"soon\.(\w+)\.(?:less|(?:own|theirs)(?:\.often)?)", key):
        return lost[1] in figures
    why = re.fullmatch(r"why\.([a-z-]+)(?:\.([a-z-]+))?(?:\.([a-z-]+))?", key)
    return why is not None and why[1] in types and when.issuperset(filter(None, why.groups()[1:]))


@every_game
def test_what_tells_a_game_in_short_happens_in_it(told: Told) -> None:
    games = [told, told.below] if told.below is not None else [told]
    happening = {site.key for game in games for site in events(game)}
    telling = told.game.part(Face).telling
    assert telling.turns | telling.told <= happening


@every_game
def test_a_game_has_the_texts_that_it_asks_for_and_no_others(told: Told) -> None:
    book = told.game.part(Words).rulebook
    ids = [*(it.id for it in book.rules), *(it.id for it in book.rulings)]
    behind = {f"behind.{it}" for it in ids}  # named where they add to a number
    assert written(told).keys() - behind == wanted(told)


def test_what_games_share_has_the_texts_that_it_asks_for_and_no_others() -> None:
    shared = set().union(*(said((RULES,), f"{room}/*.py") for room in ("engine", "words", "school")))
    asked = {site.key for site in errors()} | (shared - said((RULES,), TEXT_TABLE))
    assert texts("words", "en").keys() == asked


def test_the_command_line_has_the_texts_that_it_asks_for_and_no_others() -> None:
    asked = [
        call.args[0] for call in calls((RULES,), "cli/*.py") if named(call) in ("text", "say") and call.args
    ]
    made = {"lesson.right", "lesson.onward", *(f"rules.{kept}" for kept in KEPT)}
    assert texts("terminal", "en").keys() == {*words_of(either(asked)), *made}


def test_every_error_gives_what_its_text_needs() -> None:
    for site in errors():
        assert placeholders(texts("words", "en")[site.key][0]) <= given_by(site), site


@every_game
def test_every_refusal_and_event_gives_what_its_text_needs(told: Told) -> None:
    found = written(told)
    for site in refusals(told):
        assert placeholders(found[f"no.{site.key}"][0]) <= given_by(site), site
    met = {event.kind for match in told.finished for event in match.events}
    for site in events(told):
        if site.params is None:
            assert site.key in met, "its params are not written out: games must show them"
            continue
        known = site.params | (site.secret or frozenset())
        text = f"event.{site.key}"
        if site.secret is None and f"{text}.hidden" in found:
            text += ".hidden"  # told without the secret here
        assert placeholders(found[text][0]) <= known, site
        if site.secret is not None:
            hidden = placeholders(found[f"event.{site.key}.hidden"][0])
            assert hidden <= site.params - site.secret, site


@every_language
def test_every_error_can_be_said(language: Language) -> None:
    for site in errors():
        said = catalogue("words", language).text(site.key, dict.fromkeys(given_by(site), 2))
        assert "{" not in said
        assert str(GameError(site.key, **dict.fromkeys(given_by(site), 2)))


# --- games, spoken ---


@every_game
@every_language
def test_every_event_can_be_said_and_a_secret_is_kept(told: Told, language: Language) -> None:
    speak = told.localizer[language]
    for match in told.finished:
        for event in match.events:
            for seat in (*range(match.seats), None) if event.to is not None else (None,):
                sentence = speak.event(event.seen_by(seat))
                assert "{" not in sentence
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                for name, value in event.secret.items():
                    assert (str(speak.word(name, value)) in sentence) == (seat == event.to), sentence


@every_game
@every_language
def test_every_decision_and_choice_can_be_said(told: Told, language: Language) -> None:
    speak = told.localizer[language]
    assert {match.decision.id for match in told.positions if match.decision} == {*told.decisions} - told.unmet
    for match in told.positions:
        decision = match.decision
        if decision is None:
            assert speak.text(f"result.{result_of(match).how}", seat=0)  # a draw has no use for the seat
            continue
        assert PLAYERS[decision.seat] in speak.question(match.view(None))
        assert not re.search(r"\d", speak.text(f"step.{decision.id}"))  # a phase has its name
        assert not any("{" in speak.action(action) for action in decision.legal_actions)


@every_game
@every_language
def test_different_choices_have_different_labels(told: Told, language: Language) -> None:
    for match in told.positions:
        if match.decision is not None:
            # copies of a card are alike: `#2` and `#3` tell them apart only in the texts of actions
            different = {re.sub(r"#\d+", "", action.text) for action in match.decision.legal_actions}
            labels = {told.localizer[language].action(action) for action in match.decision.legal_actions}
            assert len(labels) == len(different), labels


@every_game
@every_language
def test_every_refusal_can_be_said(told: Told, language: Language) -> None:
    speak = told.localizer[language]
    rng = Rng(1)
    reasons = set()
    for match in told.positions:
        for kind in told.game.syntax.types if match.decision else ():
            action = kind(*(rng.below(len(domain.words)) for domain in kind.domains))
            for refusal in (match.why_not(action), match.why_not_pointing(action.words[:1])):
                if refusal is not None:
                    sentence = speak.refusal(refusal)
                    reasons.add(refusal.key)
                    assert "{" not in sentence
                    assert sentence[0].isupper()
                    assert sentence.endswith(".")
    assert len(reasons) > len(refusals(told)) * told.refused


# --- the text table ---


def lines(told: Told, view: Any, language: Language) -> list[str]:
    sections = told.game.part(Words).describe(view, told.localizer[language])
    return [line for section in sections for line in (section.heading, *section.lines)]


@every_game
@every_language
def test_every_position_is_described_and_nothing_hidden_is_named(told: Told, language: Language) -> None:
    """Each position in one of the languages."""
    names = told.names[language]
    for number, match in enumerate(told.positions[LANGUAGES.index(language) :: len(LANGUAGES)]):
        first = match.decision.seat if match.decision else 0
        # those who are not asked see less: they are looked at in turns
        for seat in (first, (first + 1) % match.seats if number % 2 else None):
            view = match.view(seat)
            sections = told.game.part(Words).describe(view, told.localizer[language])
            described = [line for section in sections for line in (section.heading, *section.lines)]
            text = "\n".join(described)
            assert "{" not in text
            assert all(section.heading and section.lines for section in sections)
            assert len({section.heading for section in sections}) == len(sections)
            assert {name for name in names.values() if name in text} <= {names[it] for it in told.shown(view)}
            if language == "fr":
                assert not any(badly_set(line) for line in described), text
            if match.decision is not None and match.decision.seat == seat:
                numbers = [line.split(". ")[0] for line in sections[-1].lines]
                assert numbers == [str(n + 1) for n in range(len(match.decision.legal_actions))]


def rich_views(told: Told) -> list[Any]:
    """Of each decision, the views with the most to say; and of each kind of end."""
    best: dict[str, tuple[int, Any]] = {}
    for match in told.positions:
        kind = match.decision.id if match.decision else result_of(match).how
        view = match.view(match.decision.seat if match.decision else 0)
        size = len(str(view))
        if size > best.get(kind, (0, None))[0]:
            best[kind] = size, view
    return [view for _, view in best.values()]


def kinds_of_leaves(told: Told, view: Any) -> Iterator[Way]:
    """A few ways to each field that the text must say, whichever of several things it belongs to."""
    met: Counter[Way] = Counter()
    for way in leaves(told, view):
        kind = tuple(key for key in way if isinstance(key, str))
        met[kind] += 1
        if met[kind] <= ALIKE:
            yield way


def leaves(told: Told, node: Any, way: Way = ()) -> Iterator[Way]:
    """The ways to the values of a view that the text must say."""
    if node == {}:  # something unknown
        yield way
    elif isinstance(node, dict | list):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            if key not in told.unsaid or way == ("decision",):
                yield from leaves(told, value, (*way, key))
    elif node is not None:
        yield way


def other_value(told: Told, view: Any, way: Way) -> Any:
    """Something else that might stand there."""
    value, name = at(view, way), way[-1]
    if value == {}:
        return None
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        if name == "step":
            return value % 3 + 1
        is_seat = name in ("seat", "active", "armourer") or way[-2:-1] == ("winners",)
        return (value + 1) % len(view.get("players", "AB")) if is_seat else value + 1
    speak = told.localizer["en"]
    if way == ("decision", "id"):
        return next(decision for decision in told.decisions if decision != value)
    if way[:2] == ("decision", "legal_actions"):
        last = told.game.syntax.types[-1]
        return "pass" if value != "pass" else str(next(last.all()))
    if way == ("result", "how"):
        return next(key[7:] for key in written(told) if key.startswith("result.") and key[7:] != value)
    for group in told.groups:
        if value in group:
            return next(other for other in group if other != value)
    domain = next(it for it in told.domains.values() if value in it.index)
    called = speak.word(domain.name, value)
    return next(other for other in domain.words if speak.word(domain.name, other) != called)


@every_game
def test_all_that_a_view_holds_is_in_its_text(told: Told) -> None:
    tried = 0
    for view in rich_views(told):
        before = lines(told, view, "en")
        for way in kinds_of_leaves(told, view):
            if told.needless(view, way):
                continue
            owner, value = at(view, way[:-1]), at(view, way)
            owner[way[-1]] = other_value(told, view, way)
            assert lines(told, view, "en") != before, way
            owner[way[-1]] = value
            tried += 1
    assert tried > 500

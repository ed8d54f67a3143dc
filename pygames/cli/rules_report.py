"""The rules of a game as a list: how each is kept and, given the folder of the tests, which cite it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pygames.engine.game import Game
from pygames.engine.text import Language
from pygames.words.catalogue import Catalogue, catalogue
from pygames.words.localizer import Words
from pygames.words.rulebook import KEPT, Rule, Ruling


def listed(game: Game[Any], *, rulings: bool, tests: Path | None = None) -> list[dict[str, Any]]:
    """The booklet's rules, or our rulings, as data: in English, in French where a name ends in `fr`.

    With a folder of tests each entry has `tests`, those that cite it.
    """
    book = game.part(Words).rulebook
    entries = [_ruling(it) for it in book.rulings] if rulings else [_rule(it) for it in book.rules]
    if tests is not None:
        cited = citations(tests)
        for entry in entries:
            entry["tests"] = cited.get(entry["id"], [])
    return entries


def _rule(rule: Rule) -> dict[str, Any]:
    data: dict[str, Any] = {"id": rule.id, "section": rule.section.en, "kept": rule.kept}
    data |= {"en": rule.text.en, "fr": rule.text.fr, "section_fr": rule.section.fr}
    if rule.reason is not None:
        data |= {"reason": rule.reason.en, "reason_fr": rule.reason.fr}
    return data


def _ruling(ruling: Ruling) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "section": ruling.section.en,
        "kept": "enforced",
        "en": ruling.reading.en,
        "fr": ruling.reading.fr,
        "section_fr": ruling.section.fr,
        "question": ruling.question.en,
        "question_fr": ruling.question.fr,
        "reason": ruling.reason.en,
        "reason_fr": ruling.reason.fr,
        "option": ruling.option,
        "about": list(ruling.about),
    }


def citations(folder: Path) -> dict[str, list[str]]:
    """The tests that cite each rule with `@pytest.mark.rules(…)`, by rule."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "mark.rules" not in source:
            continue
        file = path.relative_to(folder.parent).as_posix()
        for rule, test in _cited(ast.parse(source).body, file, []):
            tests = found.setdefault(rule, [])
            if test not in tests:
                tests.append(test)
    return found


def _cited(body: list[ast.stmt], name: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    """Each rule cited in a module or a class, with the test that cites it."""
    rules = list(inherited)
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets
        ):
            rules += _ids(node.value)
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        own = rules + [rule for decorator in node.decorator_list for rule in _ids(decorator)]
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from _cited(node.body, f"{name}::{node.name}", own)
        elif node.name.startswith("test"):
            yield from ((rule, f"{name}::{node.name}") for rule in own)


def _ids(node: ast.expr) -> list[str]:
    """The rules in `pytest.mark.rules("HZ-27", …)`, or in a list of marks."""
    return [
        argument.value
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rules"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def printed(entries: list[dict[str, Any]], language: Language) -> Iterator[str]:
    """The list as lines of text."""
    french, texts = language == "fr", catalogue("terminal", language)
    for entry in entries:
        marks = [] if "question" in entry else [texts.text(f"rules.{entry['kept']}")]
        marks += [f"option {entry['option']}"] if entry.get("option") else []
        marks += [_count(len(entry["tests"]), texts)] if "tests" in entry else []
        noted = f"  [{', '.join(marks)}]" if marks else ""
        yield f"{entry['id']}  {entry['section_fr' if french else 'section']}{noted}"
        if "question" in entry:
            yield f"    {entry['question_fr' if french else 'question']}"
        yield f"    {entry[language]}"
        if "reason" in entry:
            yield f"    ({entry['reason_fr' if french else 'reason']})"
        yield from (f"      {test}" for test in entry.get("tests", ()))
    if entries and "question" not in entries[0]:
        counts = [
            f"{texts.text(f'rules.{kept}')}: {sum(e['kept'] == kept for e in entries)}" for kept in KEPT
        ]
        if "tests" in entries[0]:
            bare = sum(e["kept"] == "enforced" and not e["tests"] for e in entries)
            counts[-1] += f"; {_count(0, texts)}: {bare}"
        yield f"{len(entries)}  [{', '.join(counts)}]"


def glanced(game: Game[Any], language: Language) -> Iterator[str]:
    """The game at a glance as lines of text, each sentence with the rules that it rests on."""
    yield game.title
    for part in game.part(Words).rulebook.glance:
        yield ""
        yield part.title.to(language)
        for sentence in part.sentences:
            yield f"    {sentence.text.to(language)}  [{', '.join(sentence.rules)}]"
    yield ""


def _count(tests: int, texts: Catalogue) -> str:
    return texts.text("rules.tests", {"tests": tests}) if tests else texts.text("rules.no_test")

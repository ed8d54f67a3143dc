"""The texts of the catalogues as they are written, and what has to be given for each."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

from pygames.engine.text import Language
from pygames.words.people import SEAT_LETTERS
from pygames.words.po import read
from tests.words.texts_of import GAMES
from web.bundle.common import ROOT

FOLDERS = {
    "words": ROOT / "pygames" / "words",
    "terminal": ROOT / "pygames" / "cli",
    **{told.id: told.folders[0] for told in GAMES.values()},
}
NARROW = "\u202f"


def po(domain: str, language: Language) -> Path:
    """The file of these texts."""
    return FOLDERS[domain] / "text" / f"{language}.po"


@cache
def texts(domain: str, language: Language) -> dict[str, tuple[str, ...]]:
    """Each id with its text, or with its singular and plural."""
    return read(po(domain, language).read_text(encoding="utf-8"))


def fields(text: str) -> Iterator[tuple[str, str]]:
    """The placeholders of a text with the forms that it asks for, also those inside a form."""
    for _, name, form, _ in Formatter().parse(text):
        if name is not None:
            yield name, form or ""
            yield from fields(form or "")


def placeholders(text: str) -> set[str]:
    """What has to be given for a text: seats by their letters are always there."""
    return {name for name, _ in fields(text)} - {*SEAT_LETTERS}


def told(text: str, *, you: bool) -> str:
    """The text with its forms: those for somebody else, or for the one whom it is about."""
    heard = ""
    for before, name, form, _ in Formatter().parse(text):
        heard += before
        if form and "|" in form:
            heard += told(form.rpartition("|")[2 if you else 0], you=you)
        elif name is not None:
            heard += f"{{{name}}}"
    return heard


def badly_set(text: str) -> list[str]:
    """What a French printer would correct: spaces at signs and quotes, straight apostrophes."""
    wrong = re.findall(rf"(?:^|[^{NARROW}])[;:!?»]|«(?!{NARROW})|['\"]", text)
    return wrong + re.findall(r" [;:!?»]|« ", text)

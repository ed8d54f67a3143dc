"""Every piece that the page is made of, to be looked at: `python3 build.py kit` writes `build/kit/`.

`index.html` shows the signs, the characters, the buttons, and of each game its cover, its ends, the face of
every card, and its fullest table in windows of four sizes. `--language fr` and `--theme dark` show it
otherwise.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygames
from pygames.bots import NAMES
from pygames.engine.game_files import game_module
from pygames.games import CATALOGUE
from pygames.words.characters import CHARACTERS
from pygames.words.localizer import Words
from tools.law.drawn import session_of
from tools.law.measure import positions
from tools.law.render import app_of, shell
from web import html as h
from web.bundle import sprite
from web.texts import Texts
from web.view.cards import icon
from web.view.covers import cover
from web.view.ending import picture
from web.view.face import face_box, face_of
from web.view.parts import button, game_title, rule_box
from web.view.people import icon_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygames.engine.text import Language
    from tools.law.measure import Position

SIZES = ((390, 844), (844, 390), (820, 1180), (1280, 800))
STYLE = """
body { block-size: auto !important; overflow: auto !important; }
#app { max-inline-size: none; padding: 1rem; }
.parts { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin-block: 0.5rem 2rem; }
.parts > .face-of { inline-size: 22rem; padding: 0.7rem; background: var(--surface); }
.parts > .sign { display: grid; justify-items: center; gap: 0.2rem; inline-size: 6.5rem; font-size: 0.75rem; }
.parts > .sign .icon { inline-size: 2rem; block-size: 2rem; }
.parts > .pair { inline-size: 20rem; }
iframe { border: 1px solid var(--line-strong); }
"""
# a script gives each thing its size, so that the policy of the page need not allow styles in it
LAID = "for (const it of document.querySelectorAll('[data-style]')) it.style.cssText = it.dataset.style;"


def full_page(content: str, style: str, language: Language, theme: str, shown: str = "") -> str:
    """The page with this content of `#app`, which it shows without a program.

    `shown` are the words of `web/js/around.js` for the content.
    """
    text = shell(theme).replace('lang="en"', f'lang="{language}"', 1)
    text = text.replace('data-shown="gallery wide"', f'data-shown="{shown}"', 1)
    text = text.replace("</head>", f"<style>{style}</style></head>", 1)
    inside = re.compile(r'(<main id="app"[^>]*>).*?(?=</main>)', re.DOTALL)
    text, count = inside.subn(lambda it: it[1] + content, text)
    assert count == 1, "the page has no element for its content"
    return text


def fullest() -> dict[str, Position]:
    """For each game the position in which most things lie on the table."""
    return {it.game: it for it in sorted(positions(), key=lambda it: it.things)}


def faces(game_id: str, language: Language) -> Iterator[h.Element]:
    """The face of every card of the game, in the order of its words."""
    game = pygames.load(game_id)
    session = session_of(pygames.new(game_id, seed=1, seats=game.seats[0]))
    texts = Texts(language)
    localizer, seen = session.localizer(texts), set[str]()
    for domain in dict.fromkeys(domain for kind in game.syntax.types for domain in kind.domains):
        for word in domain.words:
            found = face_of(word, session, localizer, texts)
            if found is not None and (html := str(face_box(found))) not in seen:
                seen.add(html)
                yield h.div(".face-of", data_word=word)[face_box(found)]


def signs() -> Iterator[h.Element]:
    """Each sign of the page, and the sign of each character, with its name."""
    for it in sprite.icons():
        yield h.span(".sign")[icon(it.name), it.name]
    for character in CHARACTERS:
        yield h.span(".sign")[icon(icon_of(character.sign)), character.name]


def pieces(texts: Texts) -> Iterator[h.Element]:
    """Buttons, badges, and a rule as it is cited."""
    for kind in ("", "primary", "quiet"):
        yield button(texts("tool.undo"), "undo", kind=kind, sign="undo")
        yield button(texts("tool.undo"), "undo", kind=kind, sign="undo", **{"aria-disabled": "true"})
    for level in NAMES:
        yield h.span(".level")[texts(f"who.{level}")]
    for entry in CATALOGUE:
        book = pygames.load(entry.id).part(Words).rulebook
        yield h.div(".pair")[rule_box(book.rules[0].id, texts, book)]


def of_game(game: str, language: Language) -> h.Node:
    """The parts of one game, and its table in windows of every size."""
    texts = Texts(language)
    endings = game_module(game, "ending", "web.view.games")
    return [
        h.h2[game_title(game, texts)],
        h.div(".parts")[
            h.div(".pair")[cover(game)],
            [h.div(".pair")[picture(game, key), key] for key in (endings.ENDINGS if endings else ())],
        ],
        h.div(".parts")[
            [
                h.iframe(src=f"{game}.html", width=str(wide), height=str(high), title=f"{wide}x{high}")
                for wide, high in SIZES
            ]
        ],
        h.div(".parts")[faces(game, language)],
    ]


def kit(language: Language = "en", theme: str = "light") -> dict[str, str]:
    """The files of the kit by their names."""
    texts, files = Texts(language), dict[str, str]()
    for game, position in fullest().items():
        app = app_of(pygames.open_record(position.link)[0], language)
        content = f"{app}<script>{LAID}</script>"
        files[f"{game}.html"] = full_page(content, "", language, theme, "frame table")
    parts = h.fragment[
        h.h1["Kit"],
        h.div(".parts")[pieces(texts)],
        h.div(".parts")[signs()],
        [of_game(entry.id, language) for entry in CATALOGUE],
    ]
    return {"index.html": full_page(str(parts), STYLE, language, theme), **files}


def main() -> int:
    """Write the files, and print where."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=("en", "fr"), default="en")
    parser.add_argument("--theme", choices=("light", "dark", "contrast"), default="light")
    parser.add_argument("--out", type=Path, default=Path("build/kit"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for name, text in kit(chosen.language, chosen.theme).items():
        (chosen.out / name).write_text(text, encoding="utf-8")
    print((chosen.out / "index.html").resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main())

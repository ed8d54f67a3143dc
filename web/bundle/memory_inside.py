"""Imports the Python that the page has, and reads its texts; the memory is then kept. Runs inside Pyodide.

`import_core` is called first, then `import_game` for what a memory holds besides, then `finish`.
"""

import gc
import importlib
import random
import sys
import zipfile
import zipimport

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
OURS = "/lib/pygames.zip"
# Of Pyodide, what the page does not use, and what needs modules that the page does not have.
UNUSED = ("pyodide.http", "pyodide.console")
GAMES = ("pygames/games/", "web/view/games/")

# The files that modules read: each keeps what it has read, some at once.
unread = {f"{OURS}/{name}" for name in zipfile.ZipFile(OURS).namelist() if not name.endswith(".pyc")}
get_data = zipimport.zipimporter.get_data


def watched(self: zipimport.zipimporter, pathname: str) -> bytes:
    """Note which files are read."""
    unread.discard(pathname)
    return get_data(self, pathname)


def of_game(name: str) -> bool:
    """Whether a file of the zip lies in the folder of a game."""
    return any("/" in name.removeprefix(place) != name for place in GAMES)


def import_core() -> None:
    """Import all but the games, and open the list of games, which has a cover of each."""
    zipimport.zipimporter.get_data = watched  # type: ignore[method-assign]
    for place in (LIBRARY, OURS):
        for name in zipfile.ZipFile(place).namelist():
            module = name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
            inner = of_game(name) and not name.endswith("/__init__.pyc")
            if name.endswith(".pyc") and not module.startswith(UNUSED) and not inner:
                importlib.import_module(module)
    for language in importlib.import_module("pygames.engine.text").LANGUAGES:
        importlib.import_module("pygames.words.catalogue").catalogue("words", language)
    practise("")
    must_be_read({it for it in unread if not of_game(it.removeprefix(f"{OURS}/"))})
    finish()
    gc.freeze()  # what is there stays as it is, so that a memory with a game differs from this one in little


def import_game(game: str) -> None:
    """Import all of a game, read its files, and open its first lesson."""
    zipimport.zipimporter.get_data = watched  # type: ignore[method-assign]
    for _ in importlib.import_module("web.late").read(game):
        pass
    places = tuple(f"{OURS}/{place}{game.replace('-', '_')}/" for place in GAMES)
    must_be_read({it for it in unread if it.startswith(places)})
    practise(f"#{game}/lesson/first-game")


def practise(place: str) -> None:
    """Open a place of the page, as whoever comes by its link does: Python keeps what it learnt by that.

    It keeps instructions made for the types that it met (PEP 659), and what cached functions have answered.
    """
    app = importlib.import_module("web.app")
    drawn = importlib.import_module("web.model.message").Drawn()
    for language in importlib.import_module("pygames.engine.text").LANGUAGES:
        known = {"languages": language, "address": "https://localhost/", "hash": place, "time": (1.0, 0)}
        app.App({**known, "chance": 1}).send(drawn)


def must_be_read(files: set[str]) -> None:
    """See that nothing is left that could not be read in the page."""
    if files & unread:
        raise FileNotFoundError(f"The page would not find {sorted(files)}: read them in web/late.py.")


def finish() -> None:
    """Let go of the zips: they are not there in the page."""
    zipimport.zipimporter.get_data = get_data  # type: ignore[method-assign]
    vars(zipimport)["_zip_directory_cache"].clear()
    sys.path_importer_cache.clear()
    sys.path.clear()
    random.seed(0)  # the same memory each time; the page seeds it anew
    gc.collect()

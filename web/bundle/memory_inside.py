"""Imports all Python that the page has, and reads its texts; the memory is then kept. Runs inside Pyodide."""

import gc
import importlib
import pkgutil
import random
import sys
import zipfile
import zipimport

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
OURS = "/lib/pygames.zip"
# Of Pyodide, what the page does not use, and what needs modules that the page does not have.
UNUSED = ("pyodide.http", "pyodide.console")

# The files that modules read: each keeps what it has read, some at once.
unread = {f"{OURS}/{name}" for name in zipfile.ZipFile(OURS).namelist() if not name.endswith(".pyc")}
get_data = zipimport.zipimporter.get_data


def watched(self: zipimport.zipimporter, pathname: str) -> bytes:
    """Note which files are read."""
    unread.discard(pathname)
    return get_data(self, pathname)


zipimport.zipimporter.get_data = watched  # type: ignore[method-assign]
for place in (LIBRARY, OURS):
    for name in zipfile.ZipFile(place).namelist():
        module = name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        if name.endswith(".pyc") and not module.startswith(UNUSED):
            importlib.import_module(module)

games = importlib.import_module("pygames.games")
texts = importlib.import_module("pygames.words.catalogue")
languages = importlib.import_module("pygames.engine.text").LANGUAGES
packages = [it.name.replace("_", "-") for it in pkgutil.iter_modules(games.__path__) if it.ispkg]
for domain in ("words", "web", *packages):
    for language in languages:
        texts.catalogue(domain, language)
web_texts = importlib.import_module("web.texts")
for package in packages:
    for language in languages:
        web_texts.of_table(package, language)
witness = importlib.import_module("pygames.school.witness")
puzzle = importlib.import_module("pygames.school.puzzle")
rulebook_file = importlib.import_module("pygames.words.rulebook_file")
for package in packages:
    rulebook_file.rulebook(package)
    witness.text_of(package)
    puzzle.text_of(package)
lesson = importlib.import_module("pygames.school.lesson")
for package in packages:
    lesson.lessons(games.load(package))
game_files = importlib.import_module("pygames.engine.game_files")
for package in packages:
    own = game_files.game_module(package, "files")
    if own is not None:
        own.read_all()
gallery = importlib.import_module("web.view.gallery")
for language in languages:
    gallery.game_list(language)
zipimport.zipimporter.get_data = get_data  # type: ignore[method-assign]
if unread:
    raise FileNotFoundError(f"The page would not find {sorted(unread)}: read them in memory_inside.py.")

# The zips are not there in the page, and nobody shall look for them.
vars(zipimport)["_zip_directory_cache"].clear()
sys.path_importer_cache.clear()
sys.path.clear()
random.seed(0)  # the same memory each time; the page seeds it anew
gc.collect()

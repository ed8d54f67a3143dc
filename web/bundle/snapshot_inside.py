"""Imports what every visit needs and reads the page's texts; its memory is then kept. Runs inside Pyodide.

The games are left out: each would add to what a visit stores, and is imported in a moment.
"""

import gc

import web.main  # noqa: F401 - the page's start
from pygames.core.catalogue import catalogue
from pygames.core.rulebook import LANGUAGES

for domain in ("core", "web"):
    for language in LANGUAGES:
        catalogue(domain, language)
gc.collect()

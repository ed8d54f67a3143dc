"""Compiles the part of the standard library that every start loads. Runs inside Pyodide, see bytecode.mjs.

What the start loads is taken as it is found: all that is imported by now, and what the page adds to it. Such
a module becomes bytecode, without its docstrings; all others stay as they are, so that nothing is missing.
"""

import gettext  # noqa: F401 - the page's first imports
import importlib.resources  # noqa: F401
import py_compile
import sys
import zipfile
from pathlib import Path

LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
DATE = (1980, 1, 1, 0, 0, 0)  # the same input gives the same bytes

loaded = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
work = Path("/work.py")
with zipfile.ZipFile("/input") as stock, zipfile.ZipFile("/output", "w") as made:
    for name in sorted(stock.namelist()):
        target, content = name, stock.read(name)
        if LIBRARY + name in loaded:
            target = name + "c"
            work.write_bytes(content)
            py_compile.compile(
                str(work),
                cfile="/work.pyc",
                dfile=LIBRARY + name,
                doraise=True,
                optimize=2,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            content = Path("/work.pyc").read_bytes()
        info = zipfile.ZipInfo(target, DATE)
        made.writestr(info, content, compress_type=zipfile.ZIP_DEFLATED, compresslevel=9)

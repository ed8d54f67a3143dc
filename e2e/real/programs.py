"""Sites that programs of others make of the recipes of docs/embedding.md.

Each has one page, in French, with four frames: a rule and a puzzle as frames, and as elements.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import TYPE_CHECKING, NamedTuple

import build
from e2e.test_recipes import document, recipes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PYTHON = build.REAL / "python" / build.SCRIPTS.name
NPM = build.REAL / "npm"
TEXT = document(build.REAL_ADDRESS)
FRAME = recipes(TEXT, "Plain HTML", "html")[0]


def puzzle(lines: str) -> str:
    """A recipe for a rule, made one for a puzzle."""
    frame = lines.replace("rules/heroz/hz-27/?embed", "?embed&lang=fr#heroz/puzzle/8")
    return frame.replace('rule="heroz/HZ-27"', 'puzzle="heroz/8"').replace(
        "HZ-27: where troops go", "Puzzle 8"
    )


def element(program: str, language: str = "markdown", number: int = 0) -> str:
    """The recipe's element for a rule, then for a puzzle; a script that stands with it comes once."""
    lines = recipes(TEXT, program, language)[number]
    return lines + "\n" + puzzle(re.sub(r"<script.*</script>\n+", "", lines))


def config(program: str, language: str) -> str:
    """What the recipe writes into the site's settings."""
    return recipes(TEXT, program, language)[0]


FRAMES = f"{FRAME}\n{puzzle(FRAME)}\n"


def write(file: Path, text: str) -> None:
    """Write a file of a site."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def run(folder: Path, *words: str | Path) -> None:
    """Run one of the programs in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(  # noqa: S603 - what we have installed
        [str(it) for it in words],
        cwd=folder,
        env=build.environment(ASTRO_TELEMETRY_DISABLED="1", NO_UPDATE_NOTIFIER="1", CI="1"),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


def mkdocs(folder: Path, theme: str) -> Path:
    """A site of MkDocs, in one of its themes."""
    about = f"site_name: Un site\nsite_url: http://localhost/\ntheme:\n{theme}"
    write(folder / "mkdocs.yml", about + config("MkDocs", "yaml"))
    write(folder / "docs" / "index.md", f"# Un site\n\n{FRAMES}\n{element('MkDocs')}")
    run(folder, PYTHON / "mkdocs", "build", "--strict", "--quiet")
    return folder / "site"


def plain_mkdocs(folder: Path) -> Path:
    """MkDocs with its own theme, without what that loads from elsewhere."""
    return mkdocs(folder, "  name: mkdocs\n  locale: fr\n  highlightjs: false\n")


def material(folder: Path) -> Path:
    """MkDocs with Material, whose links load no page anew."""
    return mkdocs(
        folder, "  name: material\n  language: fr\n  font: false\n  features: [navigation.instant]\n"
    )


def indented(lines: str) -> str:
    """HTML as reStructuredText has it."""
    return ".. raw:: html\n\n" + "".join(f"   {line}\n" for line in lines.splitlines())


def sphinx(folder: Path) -> Path:
    """A site of Sphinx, its page in reStructuredText."""
    write(folder / "conf.py", f"project = 'Un site'\nlanguage = 'fr'\n{config('Sphinx', 'python')}")
    write(folder / "index.rst", f"Un site\n=======\n\n{indented(FRAMES)}\n{element('Sphinx', 'rst')}")
    run(folder, PYTHON / "sphinx-build", "-q", "-W", ".", "site")
    return folder / "site"


def myst(folder: Path) -> Path:
    """A site of Sphinx, its page in MyST."""
    settings = "project = 'Un site'\nlanguage = 'fr'\nextensions = ['myst_parser']\n"
    write(folder / "conf.py", settings + config("Sphinx", "python"))
    write(folder / "index.md", f"# Un site\n\n{FRAMES}\n{element('Sphinx')}")
    run(folder, PYTHON / "sphinx-build", "-q", "-W", ".", "site")
    return folder / "site"


def docusaurus(folder: Path) -> Path:
    """A site of Docusaurus: its page is JSX, and drawn once more by React in the browser."""
    settings = f"""export default {{
      title: "Un site", url: "http://localhost", baseUrl: "/", favicon: "data:,",
      i18n: {{ defaultLocale: "fr", locales: ["fr"] }},
      presets: [["classic", {{ docs: {{ routeBasePath: "/" }}, blog: false }}]],
      {config("Docusaurus", "js")}
    }};"""
    write(folder / "docusaurus.config.mjs", settings)
    write(folder / "package.json", "{}")  # its own files are no modules
    table, frame = recipes(TEXT, "Docusaurus", "jsx")
    parts = (frame, puzzle(frame), table, puzzle(table))
    write(folder / "docs" / "index.md", "---\nslug: /\n---\n# Un site\n\n" + "\n".join(parts))
    run(folder, "node", NPM / "node_modules" / "@docusaurus" / "core" / "bin" / "docusaurus.mjs", "build")
    return folder / "build"


def vitepress(folder: Path) -> Path:
    """A site of VitePress."""
    own = 'export default { lang: "fr", title: "Un site",'
    write(folder / ".vitepress" / "config.js", config("VitePress", "js").replace("export default {", own))
    write(folder / "index.md", f"# Un site\n\n{FRAMES}\n{element('VitePress')}")
    run(folder, "node", NPM / "node_modules" / "vitepress" / "bin" / "vitepress.js", "build")
    return folder / ".vitepress" / "dist"


def starlight(folder: Path) -> Path:
    """A site of Astro's Starlight, whose style makes every frame as low as it gets."""
    own = 'title: "Un site", pagefind: false, locales: { root: { label: "Français", lang: "fr" } },'
    write(folder / "astro.config.mjs", config("Starlight", "js").replace('title: "My site",', own))
    write(folder / "package.json", '{ "type": "module" }')
    write(folder / "public" / "favicon.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    collections = """import { defineCollection } from "astro:content";
    import { docsLoader } from "@astrojs/starlight/loaders";
    import { docsSchema } from "@astrojs/starlight/schema";
    export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };"""
    write(folder / "src" / "content.config.ts", collections)
    page = f"---\ntitle: Un site\n---\n\n{FRAMES}\n{element('Starlight')}"
    write(folder / "src" / "content" / "docs" / "index.md", page)
    run(folder, "node", NPM / "node_modules" / "astro" / "astro.js", "build")
    return folder / "dist"


BARE = """<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Un site</title>
<link rel="icon" href="data:,"></head><body><main>{content}</main></body></html>"""


def hugo(folder: Path) -> Path:
    """A site of Hugo, with the least theme there can be."""
    settings = (
        'languageCode = "fr"\ntitle = "Un site"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n'
    )
    write(folder / "hugo.toml", settings + config("Hugo", "toml"))
    write(folder / "layouts" / "index.html", BARE.format(content="{{ .Content }}"))
    write(folder / "content" / "_index.md", f"# Un site\n\n{FRAMES}\n{element('Hugo')}")
    run(folder, "hugo", "--quiet", "--destination", "site")
    return folder / "site"


def jekyll(folder: Path) -> Path:
    """A site of Jekyll, with the least theme there can be."""
    write(folder / "_config.yml", "title: Un site\n")
    write(folder / "_layouts" / "default.html", BARE.format(content="{{ content }}"))
    write(folder / "index.md", f"---\nlayout: default\n---\n# Un site\n\n{FRAMES}\n{element('Jekyll')}")
    run(folder, "jekyll", "build", "--quiet")
    return folder / "_site"


class Program(NamedTuple):
    """A program, and how it makes a site in a folder; a folder within `build.REAL` if it is one of Node's."""

    made: Callable[[Path], Path]
    of_node: bool = False


PROGRAMS = {
    "MkDocs": Program(plain_mkdocs),
    "Material for MkDocs": Program(material),
    "Sphinx": Program(sphinx),
    "Sphinx with MyST": Program(myst),
    "Docusaurus": Program(docusaurus, of_node=True),
    "VitePress": Program(vitepress, of_node=True),
    "Starlight": Program(starlight, of_node=True),
    "Hugo": Program(hugo),
    "Jekyll": Program(jekyll),
}


def made(name: str, folder: Path) -> Path:
    """The site of this program. Programs of Node look for what they need in the folders around the site."""
    program = PROGRAMS[name]
    if program.of_node:
        folder = NPM / "sites" / name.lower()
        shutil.rmtree(folder, ignore_errors=True)
    site = program.made(folder)
    (site / "favicon.ico").touch()  # browsers ask for it where a page names none
    return site

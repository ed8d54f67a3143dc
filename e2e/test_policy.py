"""The page's Content-Security-Policy: how strict it is, that the host sends it too, and what it refuses.

That everything else works under it is seen by all other tests: whatever is refused fails them (conftest.py).
"""

import base64
import gzip
import hashlib
import json
import re
import subprocess
from html.parser import HTMLParser
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page

from e2e.conftest import DIST, FULL, ROOT, SITE, Opener
from web.bundle import policy, relay, styles
from web.bundle.common import BuildError, node

EVERY = {
    "default-src": {"'none'"},
    "connect-src": {"'self'"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
    "require-trusted-types-for": {"'script'"},
    "trusted-types": {"pygames", "'allow-duplicates'"},
    "style-src": set(),
}
WANTED = {
    "index.html": EVERY
    | {
        "script-src": {"'self'", "'wasm-unsafe-eval'"},
        "img-src": {"'self'", "data:"},
        "font-src": {"'self'"},
        "manifest-src": {"'self'"},
        "worker-src": {"'self'"},
    },
    "pygames.html": EVERY
    | {"script-src": {"blob:", "'wasm-unsafe-eval'"}, "img-src": {"data:"}, "font-src": {"data:"}},
}
# The pages of the rules: a header for all of them leaves the styles to each.
RULES = {
    **EVERY,
    "script-src": {"'self'"},
    "style-src": {"'self'", "'unsafe-inline'"},
    "img-src": {"'self'", "data:"},
    "font-src": {"'self'"},
    "trusted-types": {"'none'"},
}

# What somebody could try who has brought HTML or code into the page, and the directives that refuse it.
# A browser tells of some refusals late, and of a frame's twice: each try waits for its own directive.
TRY = """async (directives) => {
  const pass = (it) => it;
  const policy = trustedTypes.createPolicy("pygames", { createHTML: pass, createScriptURL: pass });
  const elsewhere = "https://elsewhere.invalid/it";
  const put = (tag, facts) => document.body.appendChild(Object.assign(document.createElement(tag), facts));
  const ways = {
    script: () => put("script", { src: policy.createScriptURL(elsewhere) }),
    code: () => new Function("return 1")(),
    style: () => put("style", { textContent: "body { display: none }" }),
    attribute: () => document.body.insertAdjacentHTML("beforeend", policy.createHTML("<p style='top: 0'>")),
    html: () => document.body.insertAdjacentHTML("beforeend", "<p>"),
    policy: () => trustedTypes.createPolicy("another", {}),
    request: () => fetch(elsewhere),
    picture: () => put("img", { src: elsewhere }),
    frame: () => put("iframe", { src: elsewhere }),
    base: () => document.head.appendChild(Object.assign(document.createElement("base"), { href: elsewhere })),
    form: () => put("form", { action: elsewhere }).submit(),
  };
  const refused = {};
  for (const [name, way] of Object.entries(ways)) {
    refused[name] = [];
    const note = ({ effectiveDirective }) => refused[name].push(effectiveDirective);
    addEventListener("securitypolicyviolation", note);
    try { await way(); } catch { /* as it should */ }
    for (let n = 0; n < 500 && !refused[name].includes(directives[name]); n++) {
      await new Promise((done) => setTimeout(done, 20));
    }
    removeEventListener("securitypolicyviolation", note);
  }
  return refused;
}"""
REFUSED = {
    "script": "script-src-elem",
    "code": "require-trusted-types-for",
    "style": "style-src-elem",
    "attribute": "style-src-attr",
    "html": "require-trusted-types-for",
    "policy": "trusted-types",
    "request": "connect-src",
    "picture": "img-src",
    "frame": "frame-src",
    "base": "base-uri",
    "form": "form-action",
}


class Inline(HTMLParser):
    """What of a page is about its policy, in the order in which it stands there."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the policy and the attributes that it refuses; go into what has a hash."""
        facts = dict(attrs)
        if facts.get("http-equiv") == "Content-Security-Policy":
            self.found.append(("policy", facts["content"] or ""))
        self.found += [("attribute", name) for name in facts if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "type" not in facts):
            self.within = tag
            self.found.append((tag, ""))

    def handle_data(self, data: str) -> None:
        """Collect a script or a style."""
        if self.within:
            kind, text = self.found[-1]
            self.found[-1] = (kind, text + data)

    def handle_endtag(self, tag: str) -> None:
        """Leave the innermost element that is open."""
        self.within = ""


# what web/js/unpack.js puts in its place
PACKED = re.compile(r'<script type="text/plain" id="packed-\w+">([^<]+)</script>')


def directives(told: str) -> dict[str, set[str]]:
    """A policy by its directives."""
    return {name: set(sources) for name, *sources in (part.split() for part in told.split("; "))}


@pytest.mark.parametrize("name", WANTED)
def test_the_policy_allows_what_the_page_needs_and_no_more(name: str) -> None:
    """In the page and as a header; every script and style in it, packed too, is named by its hash."""
    page = Inline()
    text = (DIST / name).read_text(encoding="latin-1")
    page.feed(text)
    for packed in PACKED.findall(text):
        page.feed(gzip.decompress(base64.b64decode(packed)).decode())
    if name == "pygames.html":
        page.feed(f"<style>{styles.embedded_fonts()}</style>")
    (kind, told), *others = page.found
    assert kind == "policy"
    allowed = directives(told)
    for tag in ("script", "style"):
        texts = [text for kind, text in others if kind == tag]
        hashes = {base64.b64encode(hashlib.sha256(it.encode("latin-1")).digest()).decode() for it in texts}
        assert hashes, tag
        assert {f"'sha256-{it}'" for it in hashes} <= allowed[f"{tag}-src"]
        allowed[f"{tag}-src"] -= {f"'sha256-{it}'" for it in hashes}
    assert {kind for kind, _ in others} == {"script", "style"}
    assert allowed == WANTED[name]
    with urlopen(SITE + name) as answer:  # noqa: S310 - a host of ours
        assert answer.headers["Content-Security-Policy"] == told


@pytest.mark.parametrize("name", WANTED)
def test_a_relay_is_all_that_is_allowed_more_where_a_site_has_one(name: str) -> None:
    """The page and the header name its origin, wherever on it the relay lies; without one, nothing."""
    page = (DIST / name).read_text(encoding="latin-1")
    assert relay.put(page, "") == page
    assert "pygames-relay" not in page
    told = relay.put(page, "https://ntfy.example:8443/letters")
    allowed, more = directives(policy.read(page)), directives(policy.read(told))
    assert more == allowed | {"connect-src": {"'self'", "https://ntfy.example:8443"}}
    assert policy.read(told) in policy.headers(told, told, {"style-src": ()})


@pytest.mark.parametrize(
    "address",
    [
        "ntfy.example",
        "ftp://ntfy.example",
        "https://ntfy.example/",
        "https://*",
        "https://ntfy.example; img-src *",
    ]
    + ["https://ntfy.example 'unsafe-inline'", 'https://ntfy.example"', "https://nté.example", "https://"],
)
def test_what_names_no_relay_stops_the_build(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address that would say more to the policy than one origin is refused."""
    monkeypatch.setenv(relay.VARIABLE, address)
    with pytest.raises(BuildError, match=relay.VARIABLE):
        relay.address()


@pytest.mark.parametrize(
    "name",
    [
        "rules/",
        "rules/heroz/hz-27/",
        "fr/rules/heroz/hz-27/",
        "puzzles/hero-realms/1/",
        "learn/heroz/columns/",
    ],
)
def test_the_pages_of_the_rules_allow_less(name: str) -> None:
    """The policy stands in a header and in the page, which allows no style but its own."""
    with urlopen(SITE + name) as answer:  # noqa: S310 - a host of ours
        assert directives(answer.headers["Content-Security-Policy"]) == RULES
    own = directives(policy.read((DIST / name / "index.html").read_text(encoding="utf-8")))
    assert own.keys() == RULES.keys()
    assert all(own[it] == RULES[it] for it in own if it != "style-src")
    assert all(it == "'self'" or it.startswith("'sha256-") for it in own["style-src"])


def test_the_documentation_has_the_policy() -> None:
    """`docs/hosting.md` shows all, but for the hashes, which are of one build."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    shown = re.findall(r"^Content-Security-Policy: (.*)$", text, re.MULTILINE)
    elided = [directives(re.sub(r"'sha256-…'", "", it)) for it in shown]
    assert elided == [*WANTED.values(), RULES]


def test_what_the_build_changes_in_pyscript_must_be_there() -> None:
    """The build stops when PyScript no longer holds it, or holds it twice."""
    module = (ROOT / "web" / "bundle" / "patches.mjs").as_uri()
    code = f"""
      import {{ patched, patches }} from {json.dumps(module)};
      const {{ from }} = patches[0];
      const tried = (text) => {{
        try {{ return patched(text, patches[0]); }} catch (error) {{ return error.message; }}
      }};
      console.log(JSON.stringify(["a" + from + "b", "a", from + from].map(tried)));
    """
    done = subprocess.run(  # noqa: S603 - ours
        [node(), "--input-type=module", "-e", code], capture_output=True, text=True, check=True
    )
    changed, *refused = json.loads(done.stdout)
    assert changed.startswith("a")
    assert changed.endswith("b")
    assert "Function" not in changed
    assert all("no longer holds this once: return Function(" in it for it in refused)


@pytest.mark.parametrize("kind", ["site", pytest.param("single", marks=FULL)])
def test_what_the_policy_refuses(open_page: Opener, problems: list[str], kind: str) -> None:
    """Whoever brings something into the page gets nothing loaded, run or sent."""
    tried(open_page(kind), problems)


@FULL
@pytest.mark.parametrize("kind", ["site", "single"])
def test_what_the_policy_refuses_in_firefox(open_firefox: Opener, problems: list[str], kind: str) -> None:
    """Firefox refuses what the policy does not name, and says so."""
    tried(open_firefox(kind), problems)


def tried(page: Page, problems: list[str]) -> None:
    """Try all that should be refused."""
    told = page.evaluate(TRY, REFUSED)
    assert not {name: told[name] for name, directive in REFUSED.items() if directive not in told[name]}
    assert len([it for it in problems if "refused by" in it]) >= len(REFUSED)
    problems.clear()  # they were meant

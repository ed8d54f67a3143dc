"""HTML as values: `div(".card", data_id="8d")["text"]` is an element, `fragment[…]` joins several.

An element is written as soon as it is made, and all texts in it are escaped. So a table of thousands of
elements costs no more than its letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from keyword import iskeyword
from typing import Protocol, runtime_checkable

from markupsafe import Markup, escape


@runtime_checkable
class Written(Protocol):
    """Something that is HTML already."""

    def __html__(self) -> str:
        """This as HTML, in which texts are escaped."""


# what may stand in an element: nothing is shown of None, True and False
Node = None | bool | str | int | Written | Iterable["Node"]
# by name: without None and False, True as the name alone, of "class" those that are wanted
Attribute = None | bool | str | int | Iterable[str | Mapping[str, bool] | None]

# elements that have no content
VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)
# elements that have content, of HTML and then of SVG
FILLED = """
a abbr address article aside audio b bdi bdo blockquote body button canvas caption cite code colgroup data
datalist dd details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head
header hgroup html i iframe ins kbd label legend li main map mark menu meter nav noscript object ol optgroup
option output p picture pre progress q rp rt ruby s samp script search section select slot small span strong
style sub summary sup table tbody td template textarea tfoot th thead time title tr u ul var video
circle defs ellipse g line path polygon polyline rect svg symbol text use
"""
NAMES = VOID.union(FILLED.split())
DOCUMENT = "<!doctype html>"


class Element:
    """An element as HTML. It is called for another with attributes, then indexed for one with content.

    Both are given once: a second call or index raises TypeError, as the first one would be lost.
    """

    __slots__ = ("_attributes", "_filled", "_name", "_written")

    def __init__(self, name: str, attributes: str = "", content: str | None = None) -> None:
        self._name, self._attributes = name, attributes
        self._filled = content is not None or name in VOID
        end = "" if name in VOID else f"{content or ''}</{name}>"
        self._written = f"{DOCUMENT if name == 'html' else ''}<{name}{attributes}>{end}"

    def __call__(self, *given: str | Mapping[str, Attribute], **more: Attribute) -> Element:
        """The element with these attributes; `#id.class` may come first, and `data_id` is `data-id`.

        Raises ValueError for an id and classes of another form.
        """
        if self._attributes or (self._filled and self._name not in VOID):
            raise TypeError(f"<{self._name}> takes attributes once, and before its content")
        attributes: dict[str, Attribute] = {}
        for part in given:
            attributes.update(_id_and_classes(part) if isinstance(part, str) else part)
        for name, value in more.items():
            attributes[_in_html(name)] = value
        return Element(self._name, "".join([_attribute(*it) for it in attributes.items()]))

    def __getitem__(self, content: Node) -> Element:
        """The element around this. Raises TypeError for what cannot stand there."""
        if self._filled:
            raise TypeError(f"<{self._name}> takes content once, and none if it is a void element")
        return Element(self._name, self._attributes, write(content))

    def __str__(self) -> Markup:
        """The HTML, which is not escaped again."""
        return Markup(self._written)  # noqa: S704 - `write` has escaped it

    def __html__(self) -> str:
        """The element as it was written."""
        return self._written


class _Fragment:
    """What is indexed to join nodes."""

    def __getitem__(self, content: Node) -> Markup:
        """These, written, without an element around them."""
        return Markup(write(content))  # noqa: S704 - `write` has escaped it


fragment = _Fragment()


def __getattr__(name: str) -> Element:
    """The element of this name, such as `h.div`. Raises AttributeError for what names none."""
    if name not in NAMES:
        raise AttributeError(name)
    return _element(name)


@cache
def _element(name: str) -> Element:
    return Element(name)


def write(node: Node) -> str:
    """Everything in a node as HTML. Raises TypeError for what is none."""
    if isinstance(node, str):
        return node if isinstance(node, Markup) else escape(node)
    if isinstance(node, Element):
        return node.__html__()
    if node is None or isinstance(node, bool):
        return ""
    if isinstance(node, int):
        return str(node)
    if isinstance(node, Iterable) and not isinstance(node, bytes):
        return "".join([write(it) for it in node])
    if isinstance(node, Written):
        return node.__html__()
    raise TypeError(f"{node!r} cannot stand in an element")


def _attribute(name: str, value: Attribute) -> str:
    if isinstance(value, str):
        return f' {name}="{escape(str(value))}"'
    if value is None or value is False:
        return ""
    if value is True:
        return f" {name}"
    if isinstance(value, int):
        return f' {name}="{value}"'
    found = [it for part in value if part for it in ([part] if isinstance(part, str) else _wanted(part))]
    return f' {name}="{escape(" ".join(found))}"' if found else ""


def _wanted(classes: Mapping[str, bool]) -> list[str]:
    return [name for name, wanted in classes.items() if wanted]


@cache
def _in_html(name: str) -> str:
    """How the attribute of a Python name is called."""
    word = name.removesuffix("_")
    return (word if iskeyword(word) else name).replace("_", "-")


@lru_cache(maxsize=1024)
def _id_and_classes(text: str) -> Mapping[str, str]:
    """The attributes of `#id.one.two`."""
    own, _, classes = text.partition(".")
    if not text or (own and own[0] != "#") or "#" in classes or any(it.isspace() for it in text):
        raise ValueError(f"{text!r} is not like #id.class")
    return {**({"id": own[1:]} if own else {}), **({"class": classes.replace(".", " ")} if classes else {})}

"""What the page writes as HTML: every text escaped, and attributes as they are asked for."""

from typing import Any

import pytest

from web import html as h


@pytest.mark.parametrize(
    ("element", "written"),
    [
        (h.p, "<p></p>"),
        (h.p["1 < 2 & '\""], "<p>1 &lt; 2 &amp; &#39;&#34;</p>"),
        (h.p[h.strong["<b>"], "<b>"], "<p><strong>&lt;b&gt;</strong>&lt;b&gt;</p>"),
        (h.p[None, True, False, 0, ["a", (it for it in "bc")]], "<p>0abc</p>"),
        (h.input(value='"', readonly=True, checked=False, title=None), '<input value="&#34;" readonly>'),
        (h.html["x"], "<!doctype html><html>x</html>"),
        (
            h.div("#here.one.two", {"data-n": 1}, class_="three"),
            '<div id="here" class="three" data-n="1"></div>',
        ),
        (h.div(class_=["one", {"two": True, "three": False}, None]), '<div class="one two"></div>'),
        (h.div(class_=[{"three": False}]), "<div></div>"),
        (h.label(for_="x", aria_label="y", data_z_=""), '<label for="x" aria-label="y" data-z-=""></label>'),
        (h.fragment[h.br, "&", h.fragment["&"]], "<br>&amp;&amp;"),
    ],
)
def test_an_element_is_written_as_html_with_its_texts_escaped(element: Any, written: str) -> None:
    assert str(element) == written
    assert str(h.p[element]) == f"<p>{written}</p>"


@pytest.mark.parametrize("node", [b"bytes", object()])
def test_what_is_no_node_cannot_stand_in_an_element(node: Any) -> None:
    with pytest.raises(TypeError, match="cannot stand in an element"):
        h.p[node]


@pytest.mark.parametrize("text", ["", "word", ".class#id", ".two words"])
def test_an_id_and_classes_of_another_form_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not like #id"):
        h.p(text)


@pytest.mark.parametrize("name", ["Paragraph", "buton", "_p"])
def test_what_names_no_element_is_none(name: str) -> None:
    with pytest.raises(AttributeError, match=name):
        getattr(h, name)


@pytest.mark.parametrize(
    ("element", "more"),
    [
        (h.br, lambda it: it["x"]),
        (h.input(value="x"), lambda it: it["x"]),
        (h.div["x"], lambda it: it["y"]),
        (h.div["x"], lambda it: it(".one")),
        (h.div(".one"), lambda it: it(id="x")),
    ],
)
def test_nothing_that_an_element_was_given_is_forgotten(element: Any, more: Any) -> None:
    with pytest.raises(TypeError, match=r"<(br|input|div)> .*"):
        more(element)

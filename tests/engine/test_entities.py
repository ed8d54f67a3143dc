"""Letters as HTML writes them are read as the standard library reads them."""

import html

import pytest

from pygames.engine.entities import NAMES, unescape


@pytest.mark.parametrize("text", [*(f"a&{name};b" for name in NAMES), "&#95;&#x5F;&#39;", "&amp;lt;"])
def test_names_and_numbers_become_letters(text: str) -> None:
    """They are read once."""
    assert unescape(text) == html.unescape(text)


@pytest.mark.parametrize("text", ["&#1114112;", "&#99999999;", "&#x;", "&eacute;", "& &amp &;"])
def test_what_is_no_letter_of_ours_stays_as_it_is(text: str) -> None:
    """A number beyond all letters, a name that nobody needs here, what has no end."""
    assert unescape(text) == text

"""The reader of `.po` files: comments, texts on several lines, two forms, and what it refuses."""

import pytest

from pygames.words.po import BadTexts, read

HEAD = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n'


def test_each_id_has_its_text() -> None:
    source = f"""# The texts.
{HEAD}
#, python-brace-format
msgid "card"
msgstr "carte"

msgid "cards"
msgid_plural "cards"
msgstr[0] "{{n}} carte"
msgstr[1] "{{n}} "
"cartes"
#~ msgid "old"
#~ msgstr "vieux"
msgid "said"
msgstr "“\\"\\\\\\"”\\n"
"""
    wanted = {"card": ("carte",), "cards": ("{n} carte", "{n} cartes"), "said": ('“"\\"”\n',)}
    assert read(source) == wanted
    assert read(source.rstrip("\n")) == wanted
    assert read("") == {}


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('\nmsgid "card\nmsgstr "carte"\n', "line 2: "),
        ('msgid "card"\nmsgstr carte\n', "line 2: "),
        ('msgid "card"\nmsgstr[2] "carte"\n', "line 2: "),
        ('msgctxt "deck"\nmsgid "card"\n', "line 1: "),
        ('msgid "a"\nmsgstr "A"\n\nmsgid "a"\nmsgstr "B"\n', "line 4: a stands here again"),
    ],
)
def test_what_is_no_text_is_refused_with_its_line(source: str, told: str) -> None:
    with pytest.raises(BadTexts) as caught:
        read(source)
    assert str(caught.value).startswith(told)

"""What people paste: a link or a record, whatever a program has made of it on the way."""

import random
from collections.abc import Iterator

import pytest

import pygames
from pygames.engine.pasted import link_in, record_in, tidied
from pygames.engine.replay import is_whole
from pygames.games import PLAYABLE


def ending_with(sign: str) -> str:
    """A link whose last letter is this one; so it is not taken for a sign behind the link."""
    return next(it for it in some_links() if it.endswith(sign))


def some_links() -> Iterator[str]:
    """Links to the beginnings of games: three of four last letters are possible at each length."""
    for seed in range(300):
        for game in PLAYABLE:
            yield pygames.new(game, seed=seed * 97).record.link(pygames.load(game))


LINKS = {
    "": ending_with(""),
    "_": ending_with("_"),
    "-": ending_with("-"),
    "inside": next(it for it in some_links() if "_" in it[-12:-1] and "-" in it[-12:-1]),
}
SITE = "https://you.example/pygames/"
FORMS = (
    "{0}",
    " {0}\n",
    "<{0}>",
    "{0}.",
    "{0}).",
    "({0})",
    "{0},",
    "{0};",
    "{0}!",
    "{0}?",
    "{0}…",
    "“{0}”",
    "«\u202f{0}\u202f»",
    "‘{0}’",
    '"{0}"',
    "'{0}'",
    "`{0}`",
    "**{0}**",
    "*{0}*",
    "_{0}_",
    "[a game]({0})",
    "[{0}]({0})",
    "[{0}]",
    '<a href="{0}">{0}</a>',
    "&lt;{0}&gt;",
    "{0}&amp;x=1",
    "{0}&nbsp;",
    "\ufeff{0}",
    "\u200b{0}\u200b",
    "\u2068{0}\u2069",
    "{0}\u00a0",
    "link: {0}",
    "Link:\u00a0{0}, have fun",
    "Look at {0} and tell me what you think.",
    "Look at {0} (it is puzzle #3, or not).",
    "Voici\u202f: {0}\u202f!",
    "> {0}\n> > what do you think?",
    "{0}\n\nBest wishes,\nA. Player",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
@pytest.mark.parametrize("before", ["", SITE + "#", SITE + "?lang=fr#"])
@pytest.mark.parametrize("step", ["", "@0"])
def test_a_link_is_found_in_whatever_stands_around_it(form: str, link: str, before: str, step: str) -> None:
    pasted = form.format(before + link + step)
    assert link_in(tidied(pasted), lambda it: is_whole(it, PLAYABLE)) == link + step


@pytest.mark.parametrize("link", LINKS.values(), ids=LINKS)
def test_a_link_is_found_however_a_program_has_written_its_letters(link: str) -> None:
    middle = link.rindex(".") + 6
    for pasted in (
        link.replace("_", "\\_"),
        link.replace("-", "\\-").replace(".", "\\."),
        link.replace(".", "&period;").replace("_", "&lowbar;"),
        link.replace("_", "&#95;"),
        "\u200b".join(link),
        f"{link[:middle]}\u00ad{link[middle:]}",
        f"{link[:middle]}\u200b{link[middle:]}",
        f"{link[:middle]}\n{link[middle:]}",
        f"{link[:middle]}\r\n   {link[middle:]}",
        f"> {link[:middle]}\n> {link[middle:]}\n> Best wishes",
        f"Here it is: <{SITE}#{link[:middle]}\n{link[middle:]}> have fun",
        f"https://links.example/?url=https%3A%2F%2Fyou.example%2F%23{link}%400&amp;data=05%7C01",
    ):
        found = link_in(tidied(pasted), lambda it: is_whole(it, PLAYABLE))
        assert found in (link, f"{link}@0"), pasted


@pytest.mark.parametrize("step", ["%4017", "\\@17", "&commat;17", "\u200b@17", "\n@17", "@17.", "@17>"])
def test_the_step_behind_a_link_is_never_lost(step: str) -> None:
    link = LINKS[""]
    assert link_in(f"see <{SITE}#{link}{step}", lambda it: is_whole(it, PLAYABLE)) == f"{link}@17"


def test_a_record_is_found_with_what_stands_around_it() -> None:
    record = pygames.new("heroz", seed=3).record.json()
    for pasted in (f"\ufeff{record}", f"\u200b {record}\u2060\n", f"\ufeff\r\n{record}"):
        assert tidied(pasted) == record
    for pasted in (f"```json\n{record}\n```", f"My game: {record}."):
        assert record_in(pasted) == record


def test_a_record_keeps_what_is_invisible_inside_it() -> None:
    assert tidied('{"a": "\u200d"}') == '{"a": "\u200d"}'


def test_what_was_changed_is_not_taken_for_whole() -> None:
    """One letter replaced, left out or put in more: no reading of it is a link."""
    chance = random.Random(1)
    link = LINKS[""]
    start = link.rindex(".") + 1
    for _ in range(60):
        at = chance.randrange(start, len(link))
        letter = chance.choice([it for it in "abcXYZ09" if it != link[at]])
        for changed in (link[:at] + letter + link[at + 1 :], link[:at] + link[at + 1 :]):
            assert link_in(f"see {SITE}#{changed}.", lambda it: is_whole(it, PLAYABLE)) == ""


def test_no_text_however_long_takes_long_to_look_through() -> None:
    asked: list[str] = []

    def whole(text: str) -> bool:
        asked.append(text)
        return False

    for text in ("heroz.3." * 9_000, "a/b " * 20_000, "heroz.3.a " * 2_000, "{" * 99_999, "x" * 999_999):
        asked.clear()
        assert link_in(text, whole) == ""
        assert len(asked) < 2_000

"""The page's keys on keyboards of many scripts (web/js/keys.js)."""

import json

from tests.test_page_data import in_node
from web.model.keys import KEY_OF, LISTED, SENT
from web.update.commands import AT_TABLE, COMMANDS

TELL = "console.log(JSON.stringify(JSON.parse(Buffer.from(bytes)).map(pressed)));"
# What is typed at N U W R C T P H O, the comma, the full stop, and with Shift at the slash.
KEYS = ["KeyN", "KeyU", "KeyW", "KeyR", "KeyC", "KeyT", "KeyP", "KeyH", "KeyO", "Comma", "Period"]
OURS = "nuwrctpho,."
OTHER_SCRIPTS = {
    "Russian": "тгцксезрщбю",
    "Ukrainian": "тгцксезрщбю",
    "Greek": "νθςρψτπηο,.",
    "Arabic": "ىعصقؤفحاخوز",
    "Korean": "ㅜㅕㅈㄱㅊㅅㅔㅗㅐ,.",
    "Georgian": "ნუწრცტპჰო,.",
    "Thai": "ืีไพแะย้นมใ",
}


def pressed(presses: list[tuple[str, str, bool]]) -> list[str]:
    """The keys that the page takes these for: what is typed, where, whether with Shift."""
    told = [{"key": key, "code": code, "shiftKey": shift} for key, code, shift in presses]
    found: list[str] = in_node("keys.js", TELL, json.dumps(told).encode())
    return found


def test_where_another_script_is_typed_the_place_of_a_key_says_which_it_is() -> None:
    for layout, letters in OTHER_SCRIPTS.items():
        typed = list(letters)
        assert len(typed) == len(KEYS), layout
        small = pressed([(key, code, False) for key, code in zip(typed, KEYS, strict=True)])
        assert "".join(small) == OURS, layout
    large = pressed([(key, code, True) for key, code in zip("ТГЦКСЕЗРЩБЮ", KEYS, strict=True)])
    assert "".join(large) == OURS
    assert pressed([("ฦ", "Slash", True), ("?", "Digit7", True)]) == ["?", "?"]


def test_a_latin_layout_has_its_letters_where_it_has_them() -> None:
    """AZERTY, QWERTZ, Dvorak, Colemak, BÉPO: what is typed counts, also a sign that is none of ours."""
    presses = [
        *[("z", "KeyW", False), ("w", "KeyZ", False), ("a", "KeyQ", False), (",", "KeyM", False)],
        *[(";", "Comma", False), (":", "Period", False), ("!", "Slash", False)],
        *[("o", "KeyS", False), ("'", "KeyQ", False), (",", "KeyW", False), ("p", "KeyR", False)],
        *[(";", "KeyP", False), ("é", "KeyW", False), ("ß", "KeyU", False), ("ğ", "KeyW", False)],
        *[("N", "KeyN", True), ("Enter", "Enter", False), ("Dead", "KeyN", False), ("F5", "F5", False)],
    ]
    assert pressed(presses) == [*"zwa,;:!o',p;éßğn", "enter", "dead", "f5"]


def test_what_is_typed_at_no_key_of_ours_is_left_alone() -> None:
    assert pressed([("ж", "Semicolon", False), ("я", "", False), ("七", "Digit7", False)]) == ["ж", "я", "七"]


def test_every_key_does_something_and_is_sent_or_steps_through_the_past() -> None:
    stepping = {name for name in KEY_OF if name in AT_TABLE and AT_TABLE[name].steps}
    assert KEY_OF.keys() <= COMMANDS.keys() | AT_TABLE.keys()
    assert set(SENT) == {key for name, key in KEY_OF.items() if name not in stepping}


def test_every_key_is_explained() -> None:
    listed = {*LISTED, ",", ".", "home", "end"}  # `steps` and `ends` stand for two each
    assert {key.removeprefix("shift ") for key in KEY_OF.values()} <= listed

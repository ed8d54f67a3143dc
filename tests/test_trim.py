"""Pyodide without what the page never calls: what is taken out, and when the build refuses to."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web.bundle import trim, wasm
from web.bundle.common import BuildError

STOCK = trim.PYODIDE / trim.WASM


@pytest.fixture(scope="module")
def stock() -> wasm.Module:
    return wasm.Module(STOCK.read_bytes())


@given(st.integers(0, 2**64))
def test_a_number_is_read_as_it_was_written(value: int) -> None:
    written = wasm.leb(value)
    assert wasm.number(written + b"\x01", 0) == (value, len(written))
    assert wasm.past(written + b"\x01", 0) == len(written)


def test_a_module_of_which_nothing_is_taken_is_written_as_it_was(stock: wasm.Module) -> None:
    every = set(range(stock.imported + len(stock.bodies)))
    assert stock.written(stock.exports, every, stock.memory()) == stock.content


def test_the_trimmed_script_asks_only_for_exports_that_are_there() -> None:
    made = trim.trimmed()
    there = {it.name for it in wasm.Module(made.wasm).exports}
    asked = set(re.findall(r'wasmExports(?:\.|\[")(\w+)', made.script.decode()))
    optional = {"run_main_promising"}  # asked whether it is there
    assert asked - optional <= there


def test_what_draws_with_webgl_gets_no_place() -> None:
    """For each of these functions a browser would compile a module, at every start."""
    script = trim.trimmed().script.decode()
    assert script.count('entry.value=symName.startsWith("emscripten_gl")?0:addFunction(value,value.sig)') == 1
    assert len(set(re.findall(r"\bemscripten_gl\w+(?=:)", script))) > 200
    with pytest.raises(BuildError, match="does not say once"):
        trim.trimmed_script(script.replace(trim.PLACED, ""), "")


@pytest.mark.parametrize("text", trim.READ)
def test_at_a_start_pyodide_reads_no_text_to_get_at_a_module(text: str) -> None:
    script = trim.trimmed().script.decode()
    assert text not in script
    with pytest.raises(BuildError, match="does not say once"):
        trim.trimmed_script(script, "")


def test_two_thirds_of_the_webassembly_remain(stock: wasm.Module) -> None:
    share = len(trim.trimmed().wasm) / len(stock.content)
    assert 0.6 < share < 0.75


def test_a_library_that_the_page_uses_is_not_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guess that a library is needless is refused when needed functions call it."""
    monkeypatch.setattr(trim, "LIBRARIES", re.compile("PyUnicode_"))
    used = {it.name for it in wasm.Module(trim.trimmed().wasm).exports}
    with pytest.raises(BuildError, match="takes functions for needless that are called"):
        trim.trimmed_wasm(STOCK.read_bytes(), used)


def test_a_module_whose_library_stands_among_needless_ones_is_not_left_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the hashes share stands beside _hmac: taken out with it, a hash would fail when it is called."""
    monkeypatch.setattr(trim, "NEEDED", trim.NEEDED - {"_hmac"})
    with pytest.raises(BuildError, match="stands between needless ones"):
        trim.trimmed_wasm(STOCK.read_bytes(), set())


def test_what_has_no_place_in_the_data_is_refused(stock: wasm.Module) -> None:
    pieces = stock.data()
    end = pieces[0][0] + pieces[0][2] - pieces[0][1]
    assert end < pieces[1][0], "there is no gap after the first piece"
    memory = stock.memory()
    memory[end] = 1
    with pytest.raises(BuildError, match="where no piece of data is"):
        stock.written(stock.exports, set(), memory)


def test_a_script_of_another_form_is_refused() -> None:
    with pytest.raises(BuildError, match="does not say once"):
        trim.trimmed_script("function other() {}", "")
    known = "".join([trim.PLACED, *trim.READ])
    with pytest.raises(BuildError, match="otherwise"):
        trim.trimmed_script(known, "")


def test_an_instruction_that_is_not_known_is_refused() -> None:
    body = bytes([0x00, 0xFB, 0x0B])
    with pytest.raises(BuildError, match="0xfb"):
        wasm.called(body, 0, len(body))

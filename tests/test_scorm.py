"""The packages for an LMS hold what their manifest says. e2e/test_scorm.py opens one in an LMS."""

from __future__ import annotations

import re
import zipfile
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from pygames.games import PLAYABLE
from web.bundle import scorm, valid
from web.bundle.common import WEB, BuildError

if TYPE_CHECKING:
    from pathlib import Path

NAMES = {
    "": "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    "adlcp": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
}


def test_a_package_a_game_holds_what_its_manifest_names(tmp_path: Path) -> None:
    """One thing to learn, which is a page that is there; the same bytes each time."""
    (tmp_path / "pygames.html").write_bytes(b"the whole page")
    files = scorm.write(tmp_path, tmp_path)
    assert [file.stem for file in files] == list(PLAYABLE)
    for file in files:
        with zipfile.ZipFile(file) as package:
            names = set(package.namelist())
            root = ET.fromstring(package.read("imsmanifest.xml"))  # noqa: S314 - ours
            assert package.read("pygames.html") == b"the whole page"
        assert root.findtext("metadata/schemaversion", namespaces=NAMES) == "1.2"
        assert PLAYABLE[file.stem].title in (root.findtext(".//item/title", namespaces=NAMES) or "")
        (resource,) = root.findall(".//resource", NAMES)
        assert resource.get(f"{{{NAMES['adlcp']}}}scormtype") == "sco"
        listed = {str(it.get("href")) for it in resource.findall("file", NAMES)}
        assert names == listed | {"imsmanifest.xml"}
        assert resource.get("href") in listed
    before = files[0].read_bytes()
    assert scorm.write(tmp_path, tmp_path)[0].read_bytes() == before


def test_the_page_and_the_manifest_say_the_same_mastery() -> None:
    """So that a score counts the same where the LMS does not hand it on."""
    script = (WEB / "js" / "lms.js").read_text(encoding="utf-8")
    assert re.findall(r"MASTERY = (\d+)", script) == [str(scorm.MASTERY)]
    assert f"<adlcp:masteryscore>{scorm.MASTERY}<" in scorm.manifest("heroz")


def test_the_page_is_valid_html() -> None:
    """A package's page is held to what all pages are."""
    assert valid.faults(("course", scorm.page("heroz"))) == ""


def test_without_the_single_file_there_is_no_package(tmp_path: Path) -> None:
    """The message says which command makes it."""
    with pytest.raises(BuildError, match=r"build\.py scorm"):
        scorm.write(tmp_path, tmp_path)

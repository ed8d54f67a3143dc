"""The packages for an LMS hold what their manifest says. e2e/test_scorm.py opens one in an LMS."""

import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import pygames
from pygames.games import PLAYABLE
from pygames.school.lesson import lessons, unpacked
from tests.web.driven import App
from web.bundle import scorm, valid
from web.bundle.common import BuildError
from web.model.screen import AtTable

NAMES = {
    "1.2": {
        "": "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
        "adlcp": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
    },
    "2004": {
        "": "http://www.imsglobal.org/xsd/imscp_v1p1",
        "adlcp": "http://www.adlnet.org/xsd/adlcp_v1p3",
        "imsss": "http://www.imsglobal.org/xsd/imsss",
    },
}
SCO = {"1.2": "scormtype", "2004": "scormType"}
KINDS = ("heroz", "heroz/HZ-27,HZ-33", "heroz/lesson/columns", "hero-realms/puzzle/1")


def test_a_package_a_game_holds_what_its_manifest_names(tmp_path: Path) -> None:
    """Its bytes are the same each time, and a web server's user may read what is unpacked."""
    (tmp_path / "pygames.html").write_bytes(b"the whole page")
    files = scorm.write(tmp_path, tmp_path)
    assert [file.stem for file in files] == list(PLAYABLE)
    for file in files:
        held(file, "1.2")
    before = files[0].read_bytes()
    assert scorm.write(tmp_path, tmp_path)[0].read_bytes() == before


def held(file: Path, form: str) -> ET.Element:
    """The manifest of a package: one thing to learn, which is a page that is there."""
    names = NAMES[form]
    with zipfile.ZipFile(file) as package:
        there = set(package.namelist())
        assert {it.external_attr >> 16 & 0o777 for it in package.infolist()} == {0o644}
        root = ET.fromstring(package.read("imsmanifest.xml"))  # noqa: S314 - ours
        assert package.read("pygames.html") == b"the whole page"
    assert str(root.findtext("metadata/schemaversion", namespaces=names)).startswith(form)
    (resource,) = root.findall(".//resource", names)
    assert resource.get(f"{{{names['adlcp']}}}{SCO[form]}") == "sco"
    listed = {str(it.get("href")) for it in resource.findall("file", names)}
    assert there == listed | {"imsmanifest.xml"}
    assert resource.get("href") in listed
    return root


@pytest.mark.parametrize("form", NAMES)
@pytest.mark.parametrize("what", KINDS)
def test_a_package_says_what_it_is_about_and_what_is_enough(what: str, form: str, tmp_path: Path) -> None:
    """The page says the same as the manifest, where the LMS does not hand it on."""
    (tmp_path / "pygames.html").write_bytes(b"the whole page")
    course = scorm.course(what, 60)
    (file,) = scorm.write(tmp_path, tmp_path, [course], form)
    root = held(file, form)
    assert course.title == root.findtext(".//item/title", namespaces=NAMES[form])
    told = root.findtext(".//adlcp:masteryscore", namespaces=NAMES["1.2"]) or str(
        100 * float(root.findtext(".//imsss:minNormalizedMeasure", "", NAMES["2004"]))
    )
    assert float(told) == 60
    html = scorm.page(course, form)
    assert f'data-mastery="60" data-form="{form}"' in html
    assert f'data-link="{course.link}"' in html
    app = App({"languages": "en"})
    app.handle({"type": "hash", "text": course.link})
    assert isinstance(app.page.screen, AtTable)  # the page opens it
    assert course.lesson == (app.page.drilled is None)


def test_a_package_of_cmi5_names_its_page_and_what_is_enough(tmp_path: Path) -> None:
    """Its page may send to the store that the LMS names, and nothing else differs."""
    (tmp_path / "pygames.html").write_bytes(b"the whole page")
    course = scorm.course("heroz/lesson/columns", 70)
    (file,) = scorm.write(tmp_path, tmp_path, [course], "cmi5")
    assert file.name == "heroz-lesson-columns-cmi5.zip"
    with zipfile.ZipFile(file) as package:
        assert set(package.namelist()) == {"cmi5.xml", "index.html", "pygames.html"}
        root = ET.fromstring(package.read("cmi5.xml"))  # noqa: S314 - ours
        html = package.read("index.html").decode()
    (unit,) = root.findall("{*}au")
    assert (unit.findtext("{*}url"), unit.get("masteryScore")) == ("index.html", "0.7")
    assert course.title == root.findtext("{*}course/{*}title/{*}langstring")
    assert "connect-src https: http:" in html
    assert valid.faults(("cmi5", html)) == ""


def test_a_lesson_of_ones_own_becomes_a_package(tmp_path: Path) -> None:
    """Its link holds all of it."""
    file = tmp_path / "My Lesson.json"
    file.write_text(lessons(pygames.load("heroz"))["columns"].json(), encoding="utf-8")
    course = scorm.course(str(file))
    assert course.id == "heroz-my-lesson"
    assert unpacked(course.link.partition("=")[2]).id == "columns"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(BuildError, match="is no lesson"):
        scorm.course(str(file))


@pytest.mark.parametrize(
    ("what", "says"),
    [
        ("chess", "heroz, boss-quest"),
        ("heroz/HZ-27,HZ-999", "HZ-999"),
        ("heroz/lesson/none", "columns"),
        ("hero-realms/puzzle/999", "There is: "),
        ("none.json", "cannot be read"),
    ],
)
def test_what_is_not_there_is_named_with_what_is(what: str, says: str) -> None:
    with pytest.raises(BuildError, match=says):
        scorm.course(what)


def test_the_page_is_valid_html() -> None:
    """A package's page is held to what all pages are."""
    assert valid.faults(("course", scorm.page(scorm.course("heroz"), "1.2"))) == ""


def test_without_the_single_file_there_is_no_package(tmp_path: Path) -> None:
    """The message says which command makes it."""
    with pytest.raises(BuildError, match=r"build\.py scorm"):
        scorm.write(tmp_path, tmp_path)

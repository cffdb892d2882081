"""Names: nothing invisible, nobody who looks like another, no words that do not belong in public."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cafe.client import Cafe, ServerRefusal
from cafe.protocol.profiles import ProfileBody
from cafe.server.faults import Fault
from cafe.server.look_alikes import are_alike
from cafe.server.names import tidy_name
from cafe.server.public_words import read_words
from running import call
from server.serving import serving, settings_for

INVISIBLE = ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u034f", "\u17b4", "\ufe0f\u200d", "\U000e0041", "\u0301"]


@pytest.mark.parametrize("name", [*INVISIBLE, "\u202e \u2066\u061c", "A" + "\u0301" * 9])
def test_a_name_that_is_not_seen_or_covers_others_is_refused(name: str) -> None:
    with pytest.raises(Fault, match="name"):
        tidy_name(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\u202eAda\u2069", "Ada"),
        ("A\u3164d\ufe0fa\u200d", "Ada"),
        ("Zoë", "Zoë"),
        ("Nguyễn", "Nguyễn"),
        ("דנה", "דנה"),
        ("❤️", "❤️"),
        ("👩\u200d🍳 Ada", "👩\u200d🍳 Ada"),
        ("👩🏽\u200d🍳", "👩🏽\u200d🍳"),
    ],
)
def test_names_keep_what_is_seen(given: str, kept: str) -> None:
    assert tidy_name(given) == kept


@pytest.mark.parametrize("other", ["Аda", "ＡＤＡ", "A\ufe0eda", "𝓐𝓭𝓪", "Ad\u200da", "A da", "Adα", "аdа", "ada"])
def test_look_alikes_are_one_name(other: str) -> None:
    assert are_alike("Ada", other)


@pytest.mark.parametrize("other", ["Adam", "Ida", "Åda", "Ad", "דנה", "Ada2"])
def test_other_names_are_others(other: str) -> None:
    assert not are_alike("Ada", other)


@pytest.mark.parametrize(("one", "other"), [("Bill", "BiII"), ("Tom", "Torn"), ("Paul0", "PaulO"), ("PAULO", "paulo")])
def test_letters_that_are_told_apart_with_effort_only(one: str, other: str) -> None:
    assert are_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "B0b"),
        ("BOB", "b0b"),
        ("Walter", "VValter"),
        ("dora", "clora"),
        ("Ann", "Ann\u1abf"),
        ("Ann", "Ann\u0335"),
        ("Ann", "A\u20ddnn"),
        ("Åda", "Åda\u0332"),
    ],
)
def test_pairs_of_letters_digits_and_marks_hide_nobody(one: str, other: str) -> None:
    assert are_alike(one, other)


APART = [
    "José",
    "Jose",
    "Иван",
    "Йван",
    "กิ",
    "กี",
    "रवि",
    "रवी",
    "かき",
    "がき",
    "דָּן",
    "דִּן",
    "عَلي",
    "عُلي",
    "Nguyễn",
    "Nguyên",
    "Zoë",
    "Zoe",
]


@pytest.mark.parametrize(("one", "other"), list(zip(APART[::2], APART[1::2], strict=True)))
def test_marks_that_make_letters_tell_names_apart(one: str, other: str) -> None:
    assert not are_alike(one, other)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("words")
    (folder / "ours.txt").write_text("# our own\n*radish*\nkale\nleek*\n", "utf-8")
    return folder


@pytest.fixture(scope="module")
def address(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("store"), words=str(folder))) as address:
        yield address


def refused(code: str) -> pytest.RaisesExc[ServerRefusal]:
    return pytest.raises(ServerRefusal, match=f"^{code}:")


def test_nobody_in_a_match_looks_like_another(cafe: Cafe) -> None:
    host = cafe.create("card", "Ada", ["free", "level3"])
    for name in ("Аda", "Ada\ufe0e", "Ａｄａ", "Wаiter"):
        with refused("name_taken"):
            cafe.join(host.match, name)
    waiter = cafe.create("card", "Wаiter", ["level3"])
    assert [place.name for place in waiter.look().match.places][1] == "Waiter 2"


def test_words_the_host_does_not_want_stay_out_of_public_places(cafe: Cafe) -> None:
    host = cafe.create("card", "Ada", ["free", "free"], public=True)
    for name in ("Kale", "K4le", "КАLE", "k a l e", "Big Radishes", "Raaaaadish", "leeks"):
        with refused("unfit_name"):
            cafe.join(host.match, name)
        with refused("unfit_name"):
            cafe.create("card", name, ["free"], public=True)
        with refused("unfit_name"):
            cafe.profile(name)
    ben = cafe.join(host.match, "Kaleidoscope")
    with refused("unfit_name"):
        cafe.ask("PATCH", f"/api/matches/{host.match}/places/1", ProfileBody, {"name": "kale"}, token=ben.token)
    cafe.join(cafe.create("card", "Kale", ["free"]).match, "Radish")  # among friends everybody is called as they like
    mine = cafe.profile("Ada").token
    with refused("unfit_name"):
        cafe.ask("PATCH", "/api/profile", ProfileBody, {"name": "kale"}, token=mine)


def test_our_own_lists_are_read_and_leave_ordinary_names_alone() -> None:
    words = read_words("")
    for name in (
        "Scunthorpe",
        "Dickens",
        "Cockburn",
        "Assia",
        "Essex",
        "Culpepper",
        "Pikachu",
        "Hörst",
        "Ada",
        "Violette",
        "Zingaretti",
        "Negri",
        "Marica",
        "Apollo",
        "Putin",
    ):
        assert words.check(name) == name
    for name in (
        "fuck you",
        "Sch31sse",
        "Connard",
        "røvhul",
        "N4zi",
        "5hit",
        "Gilipollas",
        "mi3rda",
        "Vaffanculo",
        "stronzo",
    ):
        with pytest.raises(Fault, match="public"):
            words.check(name)


def test_a_folder_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    told = call("serve", "--words", str(tmp_path / "none"))
    assert told.code == 2
    assert told.err.count("\n") == 1

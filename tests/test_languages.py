"""The terminal and the command line speak the languages of the page."""

from __future__ import annotations

from pathlib import Path

import pytest

import cafe.i18n
from cafe.i18n import ENGLISH, chosen, language_of, languages, say
from cafe.i18n.refusals import guest_in_words
from cafe.rules.games import GAME_NAMES
from running import Told, call

FOLDER = Path(cafe.i18n.__file__).parent
OTHERS = [language for language in languages() if language != ENGLISH]


def keys_of(file: Path) -> list[str]:
    return [line.partition(" =")[0] for line in file.read_text("utf-8").splitlines() if line[:1].isalpha()]


def test_the_terminal_speaks_every_language_of_the_page() -> None:
    assert languages() == sorted(file.stem for file in (FOLDER / "page").glob("*.ftl"))
    for folder in ("terminal", "arena"):
        for language in OTHERS:
            assert keys_of(FOLDER / folder / f"{language}.ftl") == keys_of(FOLDER / folder / "en.ftl"), language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "da_DK"}, "da"),
        ({"LANG": "de_DE.UTF-8", "CAFE_LANGUAGE": "it"}, "it"),
        ({"LANG": "../../etc"}, "en"),
        ({"LC_ALL": "", "LANG": "es-MX"}, "es"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def play(language: str, game: str) -> Told:
    typed = ["?", "why 1", "hint", *["1"] * 400]
    return call(
        "play",
        "--language",
        language,
        "--game",
        game,
        "--seed",
        "4",
        given="".join(f"{line}\n" for line in typed).encode(),
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_played_to_its_end_in_every_language(language: str) -> None:
    """Whatever is said in a game has a text; none of it is English."""
    game = GAME_NAMES[OTHERS.index(language) % len(GAME_NAMES)]
    told = play(language, game)
    assert told.code == 0
    token = chosen.set(language)
    try:
        assert say("play-prompt") in told.out
        assert say("hint-thinking") in told.out
    finally:
        chosen.reset(token)
    for english in ("The game is over", "Your choice", "guests left", "Legal,", "to win", "Goodbye"):
        assert english not in told.out, english


@pytest.mark.parametrize("language", OTHERS)
def test_many_games_are_told_of_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAFE_LANGUAGE", language)
    told = call("simulate", "--game", "junior", "--games", "2", "--seed", "3")
    assert told.code == 0
    token = chosen.set(language)
    try:
        assert say("simulate-head-score").split()[0] in told.out
        assert say("simulate-steps", steps="").strip() in told.out
    finally:
        chosen.reset(token)
    for english in ("seed", "mean score", "actions a game", "ended by", "games a second"):
        assert english not in told.out, english


@pytest.mark.parametrize("language", languages())
def test_a_tournament_fits_into_eighty_columns_in_every_language(language: str) -> None:
    words = ["--entrants", "greedy,random", "--games", "2", "--no-report", "--language", language]
    told = call("arena", *words)
    assert told.code == 0
    (line,) = [line for line in told.out.splitlines() if "──" in line]
    assert len(line.rstrip()) <= 80


def test_a_language_we_do_not_speak_is_refused_in_a_sentence() -> None:
    told = call("play", "--language", "tlh")
    assert told.code == 2
    assert "there is no 'tlh'; choose one of" in told.err


def test_what_the_api_says_does_not_depend_on_the_host() -> None:
    from cafe.server.levels import name_of

    token = chosen.set("de")
    try:
        assert name_of("level3") == say("bot-level3", ENGLISH)
    finally:
        chosen.reset(token)


@pytest.mark.parametrize(
    ("language", "lady", "boy"),
    [
        ("en", "the lady from Russia", "the boy from China"),
        ("es", "la señora rusa", "el niño chino"),
        ("fr", "la dame russe", "le garçon chinois"),
        ("it", "la signora russa", "il bambino cinese"),
    ],
)
def test_guests_are_called_as_one_speaks_of_them(language: str, lady: str, boy: str) -> None:
    assert (guest_in_words("RUf", "card", language), guest_in_words("CNm", "junior", language)) == (lady, boy)

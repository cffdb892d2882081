"""Texts for players, from Fluent catalogues: those shared with the page, and those of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from importlib.resources import files

ENGLISH = "en"
FOLDERS = ("", "terminal", "arena")  # where a language's catalogues lie; the page reads the first itself
VARIABLES = ("CAFE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
chosen: ContextVar[str] = ContextVar("language", default=ENGLISH)  # what `say` speaks unless told otherwise


class MissingWordError(LookupError):
    """A message that no catalogue has."""


@cache
def languages() -> list[str]:
    """The languages there are: those with a catalogue for the terminal."""
    found = (files("cafe.i18n") / "terminal").iterdir()
    return sorted(file.name.removesuffix(".ftl") for file in found if file.name.endswith(".ftl"))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for: `LANG=de_AT.UTF-8` asks for `de`. English if we do not speak it."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = asked.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    return language if language in languages() else ENGLISH


def language_accepted(header: str) -> str:
    """The most wanted language of an `Accept-Language` that we speak; English if there is none."""
    wanted: list[tuple[float, str]] = []
    for part in header.lower().split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.partition("-")[0]))
        except ValueError:
            continue
    spoken = languages()
    return next((tag for weight, tag in sorted(wanted, key=lambda one: one[0]) if weight and tag in spoken), ENGLISH)


@cache
def _bundle(language: str) -> object:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        file = files("cafe.i18n") / folder / f"{language}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def say(key: str, language: str | None = None, **values: object) -> str:
    """A message in a language, that of the command if none is named; MissingWordError if it or a value is missing."""
    bundle = _bundle(language or chosen.get())
    if not bundle.has_message(key):  # type: ignore[attr-defined]
        raise MissingWordError(key)
    pattern = bundle.get_message(key).value  # type: ignore[attr-defined]
    text, errors = bundle.format_pattern(pattern, values)  # type: ignore[attr-defined]
    if errors:
        raise MissingWordError(f"{key}: {errors[0]}")
    return str(text)


def say_or(key: str, otherwise: str) -> str:
    """A message in English, or other words where no catalogue has it."""
    try:
        return say(key, ENGLISH)
    except MissingWordError:
        return otherwise

"""The bots on offer: the five levels, simple players, and those of the setting --bots."""

from __future__ import annotations

from cafe.bots.levels import LEVEL_THINKING, STRONGEST
from cafe.bots.levels import levels as all_levels
from cafe.bots.registry import SIMPLE, offer, offered
from cafe.i18n import ENGLISH, say, say_or
from cafe.protocol.tools import LevelInfo
from cafe.rules.errors import SetupError
from cafe.server.faults import Fault
from cafe.server.settings import Settings, SettingsError

USUAL = "bot"  # in place of a level: the level set by --bot-level
SHORTEST, LONGEST = 0.1, 10.0  # seconds that the strongest level may be told to think


def level_names() -> tuple[str, ...]:
    """The five levels, weakest first, then the simple players, then those of the setting --bots."""
    return (*all_levels(), *SIMPLE, *offered())


def on_device() -> tuple[str, ...]:
    """The bots that a page without a server can play too."""
    return (*all_levels(), *(name for name, one in SIMPLE.items() if one.way is not None))


def level_infos() -> list[LevelInfo]:
    """Every bot with its name and how it plays, in words."""
    ours = [LevelInfo(name, name_of(name), say(f"bot-{name}-about", ENGLISH)) for name in all_levels()]
    ours += [LevelInfo(name, name_of(name), say_or(f"bot-{name}-about", one.about)) for name, one in SIMPLE.items()]
    return ours + [LevelInfo(name, name, about) for name, about in offered().items()]


def name_of(level: str) -> str:
    """A bot's name at the table: that of its level, however long it thinks."""
    key = level.partition("@")[0]
    return level if is_own(level) else say_or(f"bot-{key}", key)


def is_own(level: str) -> bool:
    """Whether a bot does not come with the café; it may no longer be on offer."""
    return level.partition("@")[0] not in (*all_levels(), *SIMPLE)


def usual_level(level: str) -> str:
    """A level without its thinking time: in a rated match a bot thinks as long as it usually does."""
    return level if seconds_told(level) is None else STRONGEST


def offer_bots(settings: Settings) -> None:
    """Offer the bots of the setting --bots; SettingsError if one cannot be made."""
    for wish in filter(None, settings.bots.split(",")):
        try:
            offer(wish)
        except SetupError as error:
            raise SettingsError(f"bots: {error}") from None


def checked_level(level: str, usual: str) -> str:
    """The level, if there is a bot of that name; a Fault if not."""
    if level == USUAL:
        return usual
    if level in level_names():
        return level
    seconds = seconds_told(level)
    if seconds is None:
        raise Fault("invalid", f"there is no bot '{level}': choose {', '.join(level_names())}", place="level")
    if not SHORTEST <= seconds <= LONGEST:
        raise Fault("invalid", f"'{level}': from {SHORTEST:g} to {LONGEST:g} seconds", place="level")
    return f"{STRONGEST}@{seconds:g}s"


def check_level_settings(settings: Settings) -> None:
    """SettingsError if a setting names a bot that does not exist."""
    offer_bots(settings)
    for name in ("bot_level", "stand_in_bot"):
        try:
            level = getattr(settings, name)
            if checked_level(level, "") != level:
                raise SettingsError(f"{name}: one of {', '.join(level_names())}")
        except Fault as fault:
            raise SettingsError(f"{name}: {fault}") from None


def seconds_told(level: str) -> float | None:
    """The thinking time in a name such as `level5@0.5s`, to a tenth of a second; None if it has none."""
    found = LEVEL_THINKING.fullmatch(level)
    if found is None or found["who"] != STRONGEST or not found["unit"]:
        return None
    return round(float(found["number"]), 1)


def seconds_of(level: str, game: str) -> float | None:
    """How long a bot thinks about a turn of a game; None if it answers at once."""
    told = seconds_told(level)
    if told is not None or level not in all_levels():
        return told
    effort = all_levels()[level].ways[game].effort
    return None if effort is None else effort.seconds

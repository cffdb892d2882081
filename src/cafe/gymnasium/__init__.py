"""The games for Gymnasium: `import cafe.gymnasium`, then `gymnasium.make("cafe/Card-v0", opponents=["level3"])`.

`gymnasium.make_vec("cafe/Card-v0", num_envs=1024)` makes thousands of games that are stepped in the kernel.
"""

from __future__ import annotations

from cafe.extras import GYMNASIUM, check_extras
from cafe.rules.games import GAME_NAMES

check_extras([GYMNASIUM])

from gymnasium import register, registry  # noqa: E402 - only once it is known to be there

IDS = {game: f"cafe/{game.capitalize()}-v0" for game in GAME_NAMES}


def register_all() -> None:
    """Make all games known to Gymnasium; doing so twice does no harm."""
    for game, name in IDS.items():
        if name not in registry:
            register(
                id=name,
                entry_point="cafe.gymnasium.single:CafeEnv",
                vector_entry_point="cafe.gymnasium.vector:CafeVectorEnv",
                kwargs={"game": game},
            )


register_all()

"""The games for OpenSpiel: `import cafe.openspiel`, then `pyspiel.load_game("cafe_card(players=4)")`."""

from __future__ import annotations

from cafe.extras import OPENSPIEL, check_extras

check_extras([OPENSPIEL])

from cafe.openspiel.game import register_all as register_all  # noqa: E402 - only once it is known to be there

register_all()

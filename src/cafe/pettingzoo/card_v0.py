"""`env(players=3, same_sex_tables=False, render_mode=None, ...)` and `raw_env` of one game, as PettingZoo has them."""

from __future__ import annotations

from functools import partial

from cafe.pettingzoo.environment import CafeAEC, checked_env

raw_env = partial(CafeAEC, "card")
env = partial(checked_env, "card")

"""A clerk keeps books of a game while it is played, taken back, copied and written down; they must always be right."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cafe import Game, IllegalAction
from cafe.rules.state import OVER
from test_properties import check_hands, check_round_trip
from walks import Walk, walks


class Clerk(RuleBasedStateMachine):
    """Keeps books of a game while it is played, taken back, copied and written down."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game
        self.book: list[bytes] = []

    @initialize(walk=walks(most_steps=120, most_choices=0))
    def begin(self, walk: Walk) -> None:
        self.game = walk.end()
        self.book = [before.tobytes() for _, before in self.game.steps()]

    @precondition(lambda self: not self.game.is_over)
    @rule(choice=st.integers(0, 4000), form=st.sampled_from((str, int, None)))
    def play(self, choice: int, form: Any) -> None:
        actions = self.game.legal_actions()
        action = actions[choice % len(actions)]
        self.book.append(self.game.state.tobytes())
        self.game.play(action if form is None else action.code if form is int else str(action))

    @precondition(lambda self: self.book)
    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(min(times, len(self.book))):
            self.game.undo()
            assert self.game.state.tobytes() == self.book.pop()

    @rule()
    def go_on_with_a_copy(self) -> None:
        original = self.game
        self.game = original.copy()
        if not original.is_over:
            original.play(original.legal_actions()[0])

    @rule(code=st.integers(0, 4000))
    def try_anything(self, code: int) -> None:
        action = self.game.space.actions[code % len(self.game.space)]
        before = self.game.state.tobytes()
        if not self.game.explain(action).legal:
            with pytest.raises(IllegalAction):
                self.game.play(action)
            assert self.game.state.tobytes() == before

    @rule()
    def write_and_read(self) -> None:
        check_round_trip(self.game)

    @invariant()
    def books_are_right(self) -> None:
        if not hasattr(self, "game"):
            return
        assert [before.tobytes() for _, before in self.game.steps()] == self.book
        assert self.game.is_over == (int(self.game.state[0]["phase"]) == OVER)
        assert self.game.is_over == (not self.game.legal_actions())
        check_hands(self.game)


TestClerk = Clerk.TestCase

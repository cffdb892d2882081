"""The face of the rules: one game, played, asked about and looked at."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any, SupportsIndex, Unpack

import numpy as np

from cafe.rules import entries
from cafe.rules.actions import Action, SeatGroup, parse_group
from cafe.rules.answers import OPEN
from cafe.rules.asking import Outcome, Questions, is_group, number_of, questions_of
from cafe.rules.compiled import bind
from cafe.rules.errors import IllegalAction, InvalidAction, SetupError
from cafe.rules.notebook import Pictured
from cafe.rules.position import Position, read_seats, read_tables, write_position
from cafe.rules.ruleset import Record, Ruleset, as_record, check_start, copy_record, ruleset
from cafe.rules.set_up import Terms, begun, names_of, ruleset_of, stack
from cafe.rules.state import MAX_PLAYERS
from cafe.rules.state_from_view import write_view
from cafe.rules.told import Choice
from cafe.rules.verdict import REASONS, Result, Verdict
from cafe.rules.view import View, view_reader

Step = Action | str | SupportsIndex
MAX_SEED = 2**62


class Game(Pictured):
    """One of the three games being played: `Game.new("card", 3, seed=7)`.

    What may be done is `legal_actions()`; `play` does one of them, given as a value, its text or its number. `is_over`
    says whether the game has ended.
    """

    is_over: bool
    _count: int  # how many actions are legal now; their numbers are in _codes

    def __init__(self, ruleset: Ruleset, players: tuple[str, ...], state: Record, *, dealt: bool) -> None:
        self.ruleset = ruleset
        self.players = players
        self.dealt = dealt  # begun with a deal, not with a position
        self.put_back = ruleset.edition.put_back if dealt else 0  # tables that lie unseen under the stock (J3)
        self.space = ruleset.space
        self._actions = self.space.actions
        self._numbers = self.space.numbers
        self._size = len(self._actions)
        self._first = state.tobytes()
        self._history: list[int] = []  # the numbers of the actions played
        self._sit_down(state)

    def _sit_down(self, state: Record) -> None:
        """Take a state, and space to work in of this game's own: games in different threads must not meet."""
        self._state = state
        self._memory = state.view(np.uint8)
        self._mover = state["player"]
        self._codes = self.ruleset.room_for_codes()
        self._legal_moves = self.ruleset.empty_legal_moves()
        arguments = state, self.ruleset.floor, self._legal_moves, self._codes
        self._play_on, self._listed = bind(entries.play_on, *arguments)
        self._list_legal, _ = bind(entries.legal_codes, *arguments)
        self._look()

    def __repr__(self) -> str:
        stand = "over" if self.is_over else f"{self.players[self.to_move]} to move"
        return f"<Game {self.name}, {', '.join(self.players)}: {stand}, scores {self.scores}>"

    # -- making one -------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        players: int | Sequence[str],
        *,
        seed: int | None = None,
        number: int = 0,
        start: int | None = None,
        **terms: Unpack[Terms],
    ) -> Game:
        """A shuffled game: the same seed and number give the same game, each number of a seed another one.

        The start player is drawn by lot if not given (G4). Terms are `options={"same_sex_tables": True}`, `plan`, the
        rows of another floor plan, and `edition`.
        """
        seed = secrets.randbelow(MAX_SEED) if seed is None else seed
        for what, value in (("seed", seed), ("number", number)):
            if not isinstance(value, int) or not 0 <= value < MAX_SEED:
                raise SetupError(f"a {what} is a whole number from 0 to 2**62 - 1, not {value}")
        at, names, state = begun(game, players, start, terms)
        stream = np.zeros(1, np.int64)
        entries.shuffle_and_deal(state, at.floor, at.empty_legal_moves(), stream, seed, number, start is None)
        return cls(at, names, state, dealt=True)

    @classmethod
    def from_deal(
        cls,
        game: str,
        players: int | Sequence[str],
        guests: Sequence[str],
        tables: Sequence[str],
        *,
        start: int = 0,
        **terms: Unpack[Terms],
    ) -> Game:
        """A game from its beginning with guests and tables in drawing order (see docs/format.md)."""
        at, names, state = begun(game, players, start, terms)
        stack(at, state[0], guests, tables)
        entries.deal(state, at.floor, at.empty_legal_moves())
        return cls(at, names, state, dealt=True)

    @classmethod
    def from_view(cls, seen: View) -> Game:
        """A game that agrees with all that a view shows; what it hides is there in one fixed order.

        For thinking about it: with a view alone, sent over a network for example, a player can ask what is legal and
        what is best. Everything on view is exact, in the middle of a turn too.
        """
        at = ruleset(seen.game, seen.same_sex_tables, seen.plan, seen.edition)
        state = write_view(at, seen)
        made = cls(at, seen.players, state, dealt=False)
        made.put_back = int(state[0]["tables_drawn"]) if at.edition.put_back else 0
        return made

    @classmethod
    def from_position(
        cls,
        game: str,
        players: int | Sequence[str],
        position: Position,
        *,
        start: int | None = None,
        **terms: Unpack[Terms],
    ) -> Game:
        """A game that goes on from a position; PositionError names what is impossible about it.

        Who started it once is remembered if given; else it is who is to move.
        """
        at = ruleset_of(game, **terms)
        names = names_of(at, players)
        state = write_position(at, len(names), position)
        if start is not None:
            state[0]["start"] = check_start(start, len(names))
        entries.resume(state, at.floor, at.empty_legal_moves())
        return cls(at, names, state, dealt=False)

    def copy(self) -> Game:
        """A game of its own in the same state, history included."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._history = self._history.copy()
        twin._sit_down(copy_record(self._state))
        return twin

    # -- playing ----------------------------------------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """Everything the player to move may do now; empty when the game is over."""
        return self._listed(self._count, self._actions)

    def legal_codes(self) -> list[int]:
        """The numbers of everything the player to move may do now; a little faster than the actions themselves."""
        return self._listed(self._count, self._numbers)

    def legal_mask(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """A mask over the whole action space, true where an action is legal."""
        mask = np.zeros(len(self._actions), np.bool_)
        mask[self._codes[: self._count]] = True
        return mask

    def play(self, action: Step | SeatGroup) -> None:
        """Do a legal action; IllegalAction says which rule refuses, InvalidAction that it is none at all."""
        if type(action) is Action and action.code < self._size and self._actions[action.code] is action:
            code = action.code
        elif type(action) is int and 0 <= action < self._size:
            code = action
        elif is_group(action):
            self.perform_all(action)
            return
        else:
            code = self.space.find(action).code  # type: ignore[arg-type]
        count = self._play_on(code)
        if count <= 0:
            if count < 0:
                raise IllegalAction(self.explain(code))
            self.is_over = True
        self._count = count
        self._history.append(code)

    def _group(self, action: object) -> SeatGroup:
        group = action if isinstance(action, SeatGroup) else parse_group(str(action))
        for guest, _ in group.guests:
            if guest not in self.ruleset.edition.cast.kind_of:
                raise InvalidAction(f"'{guest}' is no guest of the {self.name} game")
        return group

    def undo(self) -> Action:
        """Take the last action back and return it; SetupError if there is none."""
        if not self._history:
            raise SetupError("there is nothing to undo")
        code = self._history.pop()
        self._rewind()
        for again in self._history:
            self._play_on(again)
        self._look()
        return self._actions[code]

    def _rewind(self) -> None:
        """Back to the first state, as memory."""
        self._memory[:] = np.frombuffer(self._first, np.uint8)

    def _look(self) -> None:
        """List what is legal now; if nothing is, the game is over."""
        self._count = self._list_legal()
        self.is_over = not self._count

    def explain(self, action: Step | SeatGroup) -> Verdict:
        """Whether an action is legal, with its points by table; or the rule that refuses it, and why."""
        if is_group(action):
            group = self._group(action)
            return self._questions().explain_group(self._state, str(group), group.table, group.guests)
        return self._questions().explain(self._state, self.space.find(action).code)  # type: ignore[arg-type]

    def out_of_turn(self, player: int, action: object) -> Verdict | None:
        """The refusal of anything a player would do now; None if it is that player's turn."""
        if self.is_over:
            return Verdict(str(action), "over", "over")
        return None if player == self.to_move else Verdict(str(action), "turn", "turn-player")

    def choices(self) -> list[Choice]:
        """Everything the player to move may do, with its points and what follows as far as that player may know."""
        return self._questions().choices(self._state)

    def choices_as_json(self) -> bytes:
        """The same as JSON."""
        return self._questions().choices_as_json(self._state)

    def choice(self, action: Step) -> Choice:
        """One legal action with its points and what follows; IllegalAction if it is not legal."""
        return self._weigh(action)[0]

    def preview(self, action: Step, viewer: int | None) -> View:
        """The game as a player may see it with a legal action laid, but nothing of what would come of it."""
        laid = self._weigh(action)[1]
        return self._read(laid, viewer, number_of(viewer))

    def _questions(self) -> Questions:
        return questions_of(self.ruleset)

    def _weigh(self, action: Step) -> tuple[Choice, Record]:
        code = self.space.find(action).code
        found = self._questions().choice(self._state, code)
        if found is None:
            raise IllegalAction(self.explain(code))
        return found

    def perform(self, action: Step) -> Outcome:
        """Do a legal action and tell its outcome; IllegalAction if it is not legal."""
        code = self.space.find(action).code
        count, memory = self._questions().play(self._state, self._legal_moves, self._codes, code)
        if count < 0:
            raise IllegalAction(self.explain(code))
        self._count = count
        self.is_over = count == 0
        self._history.append(code)
        return Outcome(self._questions(), memory)

    def follow(self, ahead: Game) -> None:
        """Catch up with a copy of this game that has been played on: faster than playing the same."""
        self._memory[:] = ahead._memory
        self._count, self.is_over = ahead._count, ahead.is_over
        self._codes[: self._count] = ahead._codes[: self._count]
        self._history += ahead._history[len(self._history) :]

    # -- looking ----------------------------------------------------------------------------------------

    def view(self, player: int | None) -> View:
        """The game as a player may see it; None is a spectator."""
        return self._read(self._state, player, self._eyes(player))

    def view_as_json(self, player: int | None) -> bytes:
        """The same as JSON, in less time than it takes to encode a view."""
        memory = self._questions().seen(self._state, self._eyes(player))
        return view_reader(self.ruleset).as_json(memory, self.players, player)

    def _eyes(self, player: int | None) -> int:
        if player is not None and not 0 <= player < len(self.players):
            raise SetupError(f"there is no player {player}")
        return number_of(player)

    def open_view(self) -> View:
        """The game with all hands laid open, for the record."""
        return self.view_as(OPEN)

    def view_as(self, eyes: int) -> View:
        """The game as the kernel's number for a viewer lets see (answers.py)."""
        if eyes >= len(self.players):
            raise SetupError(f"there is no player {eyes}")
        return self._read(self._state, None if eyes < 0 else eyes, eyes)

    def eyes_on_record(self, viewer: int | None) -> int:
        """The kernel's number for somebody who reads what was played: once the game is over, it all lies open."""
        return OPEN if self.is_over else number_of(viewer)

    def _read(self, state: Record, viewer: int | None, eyes: int) -> View:
        return view_reader(self.ruleset).read(self._questions().seen(state, eyes), self.players, viewer)

    @property
    def name(self) -> str:
        """The name of the game: `card`, for example."""
        return self.ruleset.game

    @property
    def to_move(self) -> int:
        """The player whose turn it is (at the end: whose turn it was)."""
        return int(self._mover.item())

    @property
    def start(self) -> int:
        """The start player."""
        return int(self._state[0]["start"])

    @property
    def scores(self) -> tuple[int, ...]:
        """The points scored so far, penalties not yet taken off."""
        return tuple(self._state[0]["scores"].tolist()[: len(self.players)])

    @property
    def turn_points(self) -> int:
        """The points of the turn in play."""
        return int(self._state[0]["turn_points"])

    @property
    def penalties(self) -> tuple[int, ...]:
        """The minus points each player would pay if the game ended now (K11, B12, J12)."""
        return self._settle()[0]

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is played."""
        if not self.is_over:
            return None
        penalties, shares = self._settle()
        scores = tuple(score - penalty for score, penalty in zip(self.scores, penalties, strict=True))
        reason = REASONS[self._state[0]["reason"]]
        winners = tuple(player for player, sharers in enumerate(shares) if sharers)
        return Result(scores, penalties, winners, reason)

    def _settle(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Everybody's minus points and how many share their victory (0 without one) if the game ended now."""
        points, shares = np.zeros((2, MAX_PLAYERS), np.int64)
        entries.settle(self._state, self.ruleset.floor, points, shares)
        playing = len(self.players)
        return tuple(points.tolist()[:playing]), tuple(shares.tolist()[:playing])

    @property
    def tables(self) -> dict[str, str]:
        """The tables that stand in the café, by cell."""
        return read_tables(self.ruleset, self._state[0])

    @property
    def seats(self) -> dict[str, str]:
        """Who sits where, by cell."""
        return read_seats(self.ruleset, self._state[0])

    # -- for other packages ----------------------------------------------------------------------------

    @property
    def state(self) -> Record:
        """The record itself, an array of one (see state.py); everything hidden is in it."""
        return self._state

    @property
    def first_state(self) -> Record:
        """A copy of the record as the game began."""
        return as_record(self._first, self._state.dtype)

    @property
    def length(self) -> int:
        """How many actions have been played."""
        return len(self._history)

    def perform_all(self, action: Step | SeatGroup) -> list[Outcome]:
        """Do a legal action, or every step of a whole group, and tell its outcome."""
        if not is_group(action):
            return [self.perform(action)]  # type: ignore[arg-type]
        group = self._group(action)
        verdict = self.explain(group)
        if not verdict.legal:
            raise IllegalAction(verdict)
        return [self.perform(step) for step in group.steps()]

    def steps(self) -> Iterator[tuple[Action, Record]]:
        """Every action played and a copy of the state before it."""
        again = self.copy()
        again._rewind()
        for code in self._history:
            yield self._actions[code], copy_record(again._state)
            again._play_on(code)

    def outcomes(self) -> Iterator[Outcome]:
        """The outcome of every action played, in order."""
        again = self.copy()
        again._rewind()
        again._history.clear()
        for code in self._history:
            yield again.perform(code)

    def first_seen(self, eyes: int) -> Record:
        """The record as the game began, as far as the kernel lets eyes see (answers.py); OPEN sees its stocks too."""
        if eyes == OPEN:
            return self.first_state
        seen = self._questions().seen(self.first_state, eyes)
        return as_record(seen, self._state.dtype)

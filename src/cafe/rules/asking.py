"""Asking the kernel about a state: choices, verdicts, outcomes, and what a viewer may see.

Each question needs space to work in. It is made once for a ruleset and handed from one question to the next; threads
that ask at the same moment get space of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cafe.rules import answers, entries
from cafe.rules.actions import SeatGroup
from cafe.rules.answers import answer_type
from cafe.rules.compiled import is_interpreted
from cafe.rules.decoder import Decoder, decoder_of
from cafe.rules.errors import SetupError
from cafe.rules.once import once
from cafe.rules.ruleset import Record, Ruleset, as_record
from cafe.rules.state import Array
from cafe.rules.told import Choice, Told
from cafe.rules.verdict import LEGAL, Verdict


class Space:
    """Records for one question at a time."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.trials = ruleset.empty_state()
        self.legal_moves = ruleset.empty_legal_moves()
        self.codes = ruleset.room_for_codes()
        self.choices = _records(answers.Choice, len(self.codes))
        self.verdicts = _records(answers.Verdict, 1)
        self.outcomes = _records(answers.Outcome, 1)
        self.outcome_memory = memoryview(self.outcomes.view(np.uint8).data)
        self.seen_outcomes = _records(answers.Outcome, 1)


def _records(shape: type, count: int) -> Record:
    made: Record = np.zeros(count, answer_type(shape))
    return made.view(np.recarray) if is_interpreted() else made


class Questions:
    """The questions that may be asked about states of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.decoder: Decoder = decoder_of(ruleset)
        self._spaces = [Space(ruleset)]

    def _take(self) -> Space:
        """Take space that nobody uses; give it back afterwards."""
        try:
            return self._spaces.pop()
        except IndexError:
            return Space(self.ruleset)

    def choices(self, state: Record) -> list[Choice]:
        """Everything the player to move may do."""
        return self.decoder.choices(self._choices(state))

    def choices_as_json(self, state: Record) -> bytes:
        """The same as JSON."""
        return self.decoder.choices_as_json(self._choices(state))

    def _choices(self, state: Record) -> bytes:
        s = self._take()
        count = entries.list_choices(state, self.ruleset.floor, s.legal_moves, s.codes, s.trials, s.choices)
        memory: bytes = s.choices[:count].tobytes()
        self._spaces.append(s)
        return memory

    def choice(self, state: Record, code: int) -> tuple[Choice, Record] | None:
        """What one action would bring, and the state with it laid and nothing else done; None if it is not legal."""
        s = self._take()
        refusal = entries.weigh(state, self.ruleset.floor, s.legal_moves, s.trials, s.choices, code)
        memory, laid = s.choices[:1].tobytes(), s.trials.tobytes()
        self._spaces.append(s)
        return None if refusal != LEGAL else (self.decoder.choices(memory)[0], as_record(laid, state.dtype))

    def play(self, state: Record, legal_moves: Record, codes: Array, code: int) -> tuple[int, bytes]:
        """Play an action; how many are legal then, or minus the refusal, and the record of its outcome."""
        s = self._take()
        count = entries.play_and_tell(state, self.ruleset.floor, legal_moves, codes, s.trials, s.outcomes, code)
        memory = s.outcomes.tobytes()
        self._spaces.append(s)
        return count, memory

    def seen_outcome(self, outcome: bytes, viewer: int) -> bytes:
        """The outcome of an action, as a viewer may see it."""
        s = self._take()
        s.outcome_memory[:] = outcome
        entries.see_outcome(s.outcomes, self.ruleset.floor, viewer, s.seen_outcomes)
        memory: bytes = s.seen_outcomes.tobytes()
        self._spaces.append(s)
        return memory

    def told(self, outcome: bytes, viewer: int) -> Told:
        """The same with names."""
        return self.decoder.told(self.seen_outcome(outcome, viewer))

    def explain(self, state: Record, code: int) -> Verdict:
        """The verdict on an action."""
        s = self._take()
        entries.explain(state, self.ruleset.floor, s.legal_moves, s.verdicts, code)
        memory = s.verdicts.tobytes()
        self._spaces.append(s)
        return self.decoder.verdict(str(self.decoder.actions[code]), memory)

    def explain_group(self, state: Record, action: str, table: str, guests: Sequence[tuple[str, str]]) -> Verdict:
        """The verdict on a whole group of one sex (K12, B13); its guests must be guests of this game."""
        plan, kind_of = self.ruleset.plan, self.ruleset.edition.cast.kind_of
        kinds = np.array([kind_of[guest] for guest, _ in guests], np.int64)
        seats = np.array([plan.seat_at.get(at, answers.NONE) for _, at in guests], np.int64)
        number = plan.table_at.get(table, answers.NONE)
        s = self._take()
        floor, work = self.ruleset.floor, (s.legal_moves, s.trials, s.verdicts)
        entries.explain_group(state, floor, *work, number, kinds, seats)
        memory = s.verdicts.tobytes()
        self._spaces.append(s)
        return self.decoder.verdict(action, memory, table)

    def seen(self, state: Record, viewer: int) -> bytes:
        """A state as a viewer may see it."""
        s = self._take()
        entries.see(state, self.ruleset.floor, viewer, s.trials)
        memory: bytes = s.trials.tobytes()
        self._spaces.append(s)
        return memory


def questions_of(ruleset: Ruleset) -> Questions:
    """The questions of a ruleset, made when first asked for."""
    return once(ruleset, Questions)


class Outcome:
    """An action that was played and all that came of it; each viewer is told what they may see."""

    __slots__ = ("_memory", "_questions")

    def __init__(self, questions: Questions, memory: bytes) -> None:
        self._questions = questions
        self._memory = memory

    def told(self, viewer: int | None) -> Told:
        """The outcome, as a player may see it; None is a spectator."""
        return self.told_to(number_of(viewer))

    def told_openly(self) -> Told:
        """All that came of it, for a game on record."""
        return self.told_to(answers.OPEN)

    def told_to(self, eyes: int) -> Told:
        """The outcome, for a viewer as the kernel numbers them (answers.py)."""
        return self._questions.told(self._memory, eyes)

    def told_as_json(self, viewer: int | None) -> bytes:
        """What a player is told, as JSON."""
        return self._questions.decoder.told_as_json(self._questions.seen_outcome(self._memory, number_of(viewer)))

    @property
    def sources(self) -> dict[str, int]:
        """What its points were paid for."""
        return self._questions.decoder.sources(self._memory)


def is_group(action: object) -> bool:
    """Whether something is a whole group, as a value or as its text."""
    return isinstance(action, SeatGroup) or (isinstance(action, str) and action.split(maxsplit=1)[:1] == ["seat_group"])


def number_of(viewer: int | None) -> int:
    """The kernel's number for a player, or for a spectator (None); SetupError for a number that is nobody's."""
    if viewer is None:
        return answers.SPECTATOR
    if viewer < 0:  # to the kernel that would be a spectator, or somebody who sees everything
        raise SetupError(f"there is no player {viewer}")
    return viewer

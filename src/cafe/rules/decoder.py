"""From the kernel's records to values with names: tables of fields and words, no rule and no secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from operator import itemgetter, mul
from typing import Any, Generic, TypeVar
from weakref import WeakMethod

from msgspec.json import encode

from cafe.rules import answers
from cafe.rules.actions import Action
from cafe.rules.answers import FOLLOWS, HIDDEN, NONE, SOURCES, answer_type
from cafe.rules.once import once
from cafe.rules.record_reader import RecordReader
from cafe.rules.ruleset import Ruleset
from cafe.rules.seating import NOBODY
from cafe.rules.told import Choice, Cleared, Drew, Effect, HandSize, Over, TableCame, Told, Turned, TurnPasses
from cafe.rules.verdict import CAUSES, REASONS, REFUSALS, Verdict

MOST_REMEMBERED = 8_000  # values of one kind; all of a busy server's together stay below some ten megabytes
MOST_TOLD = 2_000  # they are larger
Value = TypeVar("Value")


class Remembered(dict[bytes, Value], Generic[Value]):
    """Values by the bytes they are made from: most come again and again, and a look-up takes a tenth of the time.

    They do not keep the object that makes them: that would be a circle, which stays in memory until the collector
    finds it.
    """

    def __init__(self, make: Callable[[bytes], Value], most: int = MOST_REMEMBERED) -> None:
        super().__init__()
        self._make, self._most = WeakMethod(make), most

    def __missing__(self, memory: bytes) -> Value:
        if len(self) >= self._most:
            self.clear()
        make = self._make()
        assert make is not None  # noqa: S101 - the object that makes them is asking
        made = self[memory] = make(memory)
        return made


class Tables(dict[int, str]):
    """The texts of tables' numbers, made when first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self._edition = ruleset.edition

    def __missing__(self, table: int) -> str:
        text = self[table] = self._edition.table_text(table)
        return text


class Decoder:
    """Puts names to the numbers of one ruleset's records."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.actions: tuple[Action, ...] = ruleset.space.actions
        self.texts = tuple(str(action) for action in self.actions)
        self.tables = Tables(ruleset)
        self.guests = Remembered(self._guests)
        self._singles = [(code,) for code in ruleset.edition.cast.codes]
        self._choice = Remembered(self._make_choice)
        self._choice_json = Remembered(self._write_choice)
        self._told = Remembered(self._make_told, MOST_TOLD)
        self._latest_told = (b"", b"")
        self._choice_size = answer_type(answers.Choice).itemsize
        self._choices = RecordReader(answer_type(answers.Choice), ("code", "total", "bonus", "points", "alone", "then"))
        self._verdicts = RecordReader(
            answer_type(answers.Verdict),
            ("rule", "because", "table", "seats", "guests", "bonus", "paying", "points"),
        )
        outcome = answer_type(answers.Outcome)
        self._outcomes = RecordReader(
            outcome, [name for name in outcome.names or () if name != "drawn"], arrays=("drawn",)
        )
        self._pick = itemgetter(*self._outcomes.at.values())

    def _guests(self, counts: bytes) -> tuple[str, ...] | None:
        """Guests from how many there are of each kind; None if they are hidden."""
        if counts[0] == HIDDEN & 0xFF:
            return None
        return tuple(chain.from_iterable(map(mul, self._singles, counts)))

    # -- choices ----------------------------------------------------------------------------------------

    def choices(self, memory: bytes) -> list[Choice]:
        """All choices of a moment."""
        size, choice = self._choice_size, self._choice
        return [choice[memory[at : at + size]] for at in range(0, len(memory), size)]

    def choices_as_json(self, memory: bytes) -> bytes:
        """All choices of a moment, as JSON."""
        size, choice = self._choice_size, self._choice_json
        return b"[" + b",".join([choice[memory[at : at + size]] for at in range(0, len(memory), size)]) + b"]"

    def _write_choice(self, memory: bytes) -> bytes:
        return encode(self._make_choice(memory))

    def _make_choice(self, memory: bytes) -> Choice:
        code, total, bonus, *rest = self._choices.unpack(memory)
        points, alone, then = rest[:-2], *rest[-2:]
        action = self.actions[code]
        return Choice(
            action=self.texts[code],
            do=action.do,
            total=total,
            guest=action.guest,
            at=action.at,
            points=self._by_table(action, points),
            bonus=bonus,
            alone=bool(alone),
            then=FOLLOWS[then],  # type: ignore[arg-type]
        )

    def _by_table(self, action: Action, points: list[int]) -> dict[str, int]:
        """Points of a placement by the tables its seat touches, those that pay."""
        seat = self.ruleset.plan.seat_at.get(action.at or "", NONE)
        if seat == NONE:
            return {}
        names = self.ruleset.plan.table_names
        paid = zip(self.ruleset.plan.tables_of[seat], points, strict=False)
        return {names[table]: amount for table, amount in paid if amount}

    # -- verdicts ---------------------------------------------------------------------------------------

    def verdict(self, action: str, memory: bytes, table: str | None = None) -> Verdict:
        """The verdict on an action; `table` is its own where it names one that the plan does not have."""
        at: Any = self._verdicts.at
        numbers = self._verdicts.unpack(memory)
        plan, codes = self.ruleset.plan, self.ruleset.edition.cast.codes
        paying = zip(numbers[at["paying"]], numbers[at["points"]], strict=True)
        concerned = zip(numbers[at["seats"]], numbers[at["guests"]], strict=True)
        about = numbers[at["table"]]
        rule = REFUSALS[numbers[at["rule"]]]
        return Verdict(
            action,
            rule,
            CAUSES[numbers[at["because"]]],
            points={plan.table_names[one]: amount for one, amount in paying if one != NONE and amount},
            bonus=numbers[at["bonus"]],
            table=(table if rule else None) if about == NONE else plan.table_names[about],
            guests={plan.seat_names[seat]: codes[kind] for seat, kind in concerned if seat != NONE},
        )

    # -- outcomes ---------------------------------------------------------------------------------------

    def told(self, memory: bytes) -> Told:
        """An action that was played, and its outcome."""
        return self._told[memory]

    def told_as_json(self, memory: bytes) -> bytes:
        """The same as JSON; several viewers in a row are often told the same."""
        known, told = self._latest_told
        if memory != known:
            told = encode(self._make_told(memory))
            self._latest_told = memory, told
        return told

    def _make_told(self, memory: bytes) -> Told:
        read = dict(zip(self._outcomes.at, self._pick(self._outcomes.unpack(memory)), strict=True))
        action = self.actions[read["code"]]
        if read["guest_hidden"]:
            action = Action(action.do)
        points = self._by_table(action, read["points"]) if action.do == "seat" else {}
        return Told(
            player=read["player"],
            action=str(action) if read["guest_hidden"] else self.texts[action.code],
            do=action.do,
            total=sum(points.values()) + read["bonus"],
            guest=action.guest,
            at=action.at,
            points=points,
            bonus=read["bonus"],
            sources=_paid_for(read["sources"]),
            effects=list(self._effects(read)),
        )

    def _effects(self, read: dict[str, Any]) -> Iterator[Effect]:
        plan, codes = self.ruleset.plan, self.ruleset.edition.cast.codes
        names, tables = plan.table_names, self.tables
        for i in range(read["cleared_count"]):
            cell, guests = read["cleared"][i], read["cleared_guests"][4 * i : 4 * i + 4]
            seats = zip(plan.seats_of[cell], guests, strict=True)
            seated = {plan.seat_names[seat]: codes[kind] for seat, kind in seats if kind != NOBODY}
            yield Cleared(names[cell], tables[read["cleared_tables"][i]], seated)
        for i in range(read["laid_count"]):
            yield TableCame(names[read["laid"][i]], tables[read["laid_tables"][i]])
        if read["turned"] != NONE:
            yield Turned(names[read["turned"]])
        if read["drawn_count"]:
            guests = self.guests[read["drawn"]]
            yield Drew(read["player"], read["drawn_count"], None if guests is None else sorted(guests))
        if read["hand_size"] != NONE:
            yield HandSize(read["player"], read["hand_size"])
        if read["reason"]:
            yield Over(REASONS[read["reason"]])
        elif read["next_player"] != NONE:
            yield TurnPasses(read["next_player"])

    def sources(self, memory: bytes) -> dict[str, int]:
        """What the points of an action were paid for."""
        return _paid_for(self._outcomes.unpack(memory)[self._outcomes.at["sources"]])


def _paid_for(points: tuple[int, ...]) -> dict[str, int]:
    return {source: amount for source, amount in zip(SOURCES, points, strict=True) if amount}


def decoder_of(ruleset: Ruleset) -> Decoder:
    """The decoder of a ruleset, made when first asked for."""
    return once(ruleset, Decoder)

"""The game document cafe-game/1 as types (docs/format.md). Unknown keys and wrong types are refused on reading."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from cafe.rules.games import GameName

Guest = Annotated[str, Meta(pattern=r"^[A-Z]{2}[fm]\Z")]
Cell = Annotated[str, Meta(pattern=r"^[A-Z]([1-9]|[12][0-9])\Z")]
Text = Annotated[str, Meta(max_length=200)]  # a replay repeats the players' names in every view
Count = Annotated[int, Meta(ge=0, le=1000)]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Total = Annotated[int, Meta(ge=-(2**31), lt=2**31)]  # the range of any sum of points
PointsByTable = dict[Cell, Number]


class _Part(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    pass


class Options(_Part, omit_defaults=False):
    """The variants in play."""

    same_sex_tables: bool = False


class Deal(_Part):
    """Guests and tables in drawing order."""

    guests: list[Guest]
    tables: list[Text] = []


class PositionPart(_Part):
    """A position at the beginning of a turn, without the parts its game does not have."""

    hands: list[list[Guest]] = []
    tables: dict[Cell, Text] = {}
    seats: dict[Cell, Guest] = {}
    guests: list[Guest] = []
    tables_stock: list[Text] = []
    bar: list[Guest] = []
    face_down: list[list[Guest]] = []
    hand_size: list[Count] = []
    scores: list[Number] = []
    to_move: Count = 0
    first_turn: bool = False


class _Step(_Part, tag_field="do", kw_only=True):
    player: Count


class Seat(_Step, tag="seat"):
    """One placement."""

    guest: Guest
    at: Cell
    points: PointsByTable | UnsetType = UNSET


class GroupMember(_Part):
    """One guest of a group."""

    guest: Guest
    at: Cell


class SeatGroupStep(_Step, tag="seat_group"):
    """A whole group of one sex at one table (K12, B13)."""

    table: Cell
    guests: Annotated[list[GroupMember], Meta(max_length=12)]
    points: PointsByTable | UnsetType = UNSET


class Stop(_Step, tag="stop"):
    """No more placements (or discards) this turn."""

    points: Number | UnsetType = UNSET


class Draw(_Step, tag="draw"):
    """The top guest of the stock (K8)."""

    guest: Guest | UnsetType = UNSET


class LayDown(_Step, tag="lay_down"):
    """A guest face down (K9)."""

    guest: Guest


class Bar(_Step, tag="bar"):
    """A guest to the bar (B8)."""

    guest: Guest
    points: Number | UnsetType = UNSET


class Swap(_Step, tag="swap"):
    """A guest in a joker's place (B9, J9)."""

    guest: Guest
    at: Cell


class Discard(_Step, tag="discard"):
    """A guest to the discard pile (J8)."""

    guest: Guest


class LayTable(_Step, tag="lay_table"):
    """Where the new table goes (J7)."""

    at: Cell


class DeclareEnd(_Step, tag="declare_end"):
    """The end, declared with an empty hand (K10c)."""


class DeclineEnd(_Step, tag="decline_end"):
    """The end, not declared (K10c)."""


class Pass(_Step, tag="pass"):
    """Nothing can be done (B5)."""


Step = Seat | SeatGroupStep | Stop | Draw | LayDown | Bar | Swap | Discard | LayTable | DeclareEnd | DeclineEnd | Pass


class ResultPart(_Part, omit_defaults=False):
    """How the game ended; penalties are already subtracted from the scores."""

    scores: list[Total]
    penalties: list[Count]
    winners: list[Count]
    reason: Text


class Document(_Part, kw_only=True):
    """A whole game, a position, or a question to the referee."""

    format: Literal["cafe-game/1"]
    name: Text | UnsetType = UNSET
    game: GameName
    edition: Text | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    players: list[Text]
    start: Count | UnsetType = UNSET
    plan: list[Text] | UnsetType = UNSET
    deal: Deal | UnsetType = UNSET
    position: PositionPart | UnsetType = UNSET
    actions: list[Step] = []
    result: ResultPart | UnsetType = UNSET

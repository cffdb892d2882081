"""What an observation should hold, worked out plainly from a view and the text of the rules, for tests."""

from __future__ import annotations

from collections import Counter

from cafe import Game
from cafe.rules.guests import KINDS
from cafe.rules.ruleset import Ruleset
from cafe.rules.view import View

Plane = list[int]
SEXES = "fm"
DOINGS = (None, "seating", "discarding")
CORNERS_OF_SIDE = ((0, 1), (1, 2), (2, 3), (3, 0))  # NW and NE in the north, and so on (J2)


class Naive:
    """The fields of the observation of one view."""

    def __init__(self, game: Game, view: View) -> None:
        self.at: Ruleset = game.ruleset
        self.view, self.plan, self.cast = view, self.at.plan, self.at.edition.cast
        self.junior = view.game == "junior"
        self.dealt = game.dealt

    def tables_at(self, seat: int) -> list[int]:
        """The tables a seat touches that stand in the café."""
        return [table for table in self.plan.tables_of[seat] if self.plan.table_names[table] in self.view.tables]

    def guests_at(self, table: int) -> list[str]:
        """Who sits at a table."""
        names = (self.plan.seat_names[seat] for seat in self.plan.seats_of[table])
        return [self.view.seats[name] for name in names if name in self.view.seats]

    def flags(self, table: int) -> list[str]:
        """The flags of a table, none where there is none."""
        return self.view.tables.get(self.plan.table_names[table], "").split()

    def is_free(self, seat: int) -> bool:
        """Whether a guest could sit there: in junior a seat comes with its table (J2)."""
        return self.plan.seat_names[seat] not in self.view.seats and (not self.junior or bool(self.tables_at(seat)))

    def suits(self, table: int, sex: str) -> bool:
        """Whether a table has room for one more of a sex, by G5 or J5."""
        guests = [*self.guests_at(table), sex]
        own = sum(guest.endswith(sex) for guest in guests)
        other = len(guests) - own
        if self.junior:
            one_sex = self.view.same_sex_tables and other == 0 and own <= 4
            return one_sex or max(own, other) <= 2  # J5, J13
        return (own, other) == (1, 0) or (1 <= own <= 2 and 1 <= other <= 2)  # G5

    def admits(self, nation: str, seat: int) -> bool:
        """Whether a nation may sit there (K5, B6, J5)."""
        for table in self.tables_at(seat):
            flags = self.flags(table)
            if self.junior:
                side = self.plan.seats_of[table].index(seat)
                flags = [flags[corner] for corner in CORNERS_OF_SIDE[side]]
            if nation in flags:
                return True
        return False

    def foreign(self, table: int) -> int:
        """How many guests are not of the table's nation, in junior its first flag's; jokers always are (R5)."""
        flags = self.flags(table)
        return sum(not g.startswith(("JK", flags[0])) for g in self.guests_at(table)) if flags else 0

    def cafe(self) -> dict[str, object]:
        """The planes that follow from who sits where."""
        seats, tables = range(len(self.plan.seats)), range(len(self.plan.tables))
        free = [self.is_free(seat) for seat in seats]
        company = [
            [free[seat] and all(self.suits(table, sex) for table in self.tables_at(seat)) for seat in seats]
            for sex in SEXES
        ]
        lone = [free[seat] and not any(self.guests_at(table) for table in self.tables_at(seat)) for seat in seats]
        admits = [[self.admits(nation, seat) for seat in seats] for nation in self.cast.nations]
        foreign = [self.foreign(table) for table in tables]
        return {"free": free, "company": company, "lone": lone, "admits": admits, "foreign": foreign}

    def turn(self) -> dict[str, object]:
        """What the turn has been so far."""
        view = self.view
        sexes = {guest[-1] for guest in self.guests_at(self.plan.table_at[view.group])} if view.group else set()
        return {
            "group_sex": [sex in sexes for sex in SEXES],
            "third": [name == view.third for name in self.plan.table_names],
            "doing": [one == view.doing for one in DOINGS],
            "placed": view.placements,
            "bar_taken": len(view.bar),
            "first_turn": view.first_turn,
            "passes": view.passes,
            "same_sex": view.same_sex_tables,
        }

    def hand_sizes(self, viewer: int) -> Plane:
        """How many each may hold, the viewer first."""
        players = len(self.view.players)
        sizes = self.view.hand_sizes or (self.at.edition.hand,) * players
        return [sizes[(viewer + place) % players] for place in range(players)] + [0] * (5 - players)

    def unseen(self, viewer: int) -> Plane:
        """How many of each kind of a whole game nobody has shown to the viewer."""
        view, left = self.view, Counter(self.cast.everybody)
        shown = [*view.seats.values(), *view.bar, *view.gone, *(view.face_down[viewer] or ())]
        for player, hand in enumerate(view.hands):
            shown += view.jokers_taken[player] if hand is None else hand
        left.subtract(self.cast.kind_of[guest] for guest in shown)
        return [left[kind] for kind in range(KINDS)]

    def tables_seen(self) -> Plane:
        """How many tables of each nation have been laid so far."""
        laid = Counter([*self.view.tables.values(), *self.view.tables_gone])
        return [laid[nation] for nation in self.cast.nations]

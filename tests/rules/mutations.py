"""Small changes to the sources, each of which breaks a rule: the tests of every rule named must notice.

Each entry: the rules it breaks, the file under src/cafe/rules, the exact text (it must occur once) and its replacement.
"""

from __future__ import annotations

from typing import NamedTuple


class Mutation(NamedTuple):
    """One change, and the rules whose tests must fail with it."""

    rules: str
    file: str
    old: str
    new: str


SHARED = (
    Mutation("G1", "floor_plans.py", "for cell in _around(seat) if", "for cell in _around(seat)[:3] if"),
    Mutation("G2 K1 B1 J1", "guests.py", "return self.each if", "return self.each + 1 if"),
    Mutation("G2 B1 J1", "guests.py", "return self.jokers\n", "return self.jokers + 1\n"),
    Mutation("G3", "seating.py", "    if not holds(state.free, seat):\n        return G3\n", ""),
    Mutation(
        "G4", "card.py", "player_after(state, state.player)", "player_after(state, player_after(state, state.player))"
    ),
    Mutation(
        "G4", "board.py", "player_after(state, state.player)", "player_after(state, player_after(state, state.player))"
    ),
    Mutation("G4", "junior.py", "player_after(state, player)", "player_after(state, player_after(state, player))"),
    Mutation("G4", "seating.py", "else 0", "else 1"),
    Mutation("G4", "entries.py", "lot = below(stream, state.players)", "lot = 0"),
    Mutation("G5 R3 R14", "games.py", "ADULTS: Companions = ((1, 0),", "ADULTS: Companions = ((1, 0), (2, 0),"),
    Mutation("G5", "games.py", "(1, 2), (2, 1), (2, 2))", "(1, 2), (2, 1), (2, 2), (3, 1))"),
    Mutation("G5", "games.py", "(1, 2), (2, 1), (2, 2))", "(1, 2), (2, 1), (2, 2), (1, 3))"),
    Mutation("G5", "games.py", "(1, 1), (1, 2), (2, 1)", "(1, 1), (2, 1)"),
    Mutation("G5", "games.py", "(1, 2), (2, 1), (2, 2))", "(1, 2), (2, 1))"),
    Mutation("G5", "seating.py", "accepted &= state.accept[table]", "accepted = state.accept[table]"),
    Mutation(  # G5 named before the nation
        "G5 K5",
        "placing.py",
        "    if refusal != LEGAL:\n        return refusal\n"
        "    if not (state.allowed[kind & 1, seat >> 6] & BIT[seat & 63]):\n        return G5\n",
        "    if not (state.allowed[kind & 1, seat >> 6] & BIT[seat & 63]):\n        return G5\n"
        "    if refusal != LEGAL:\n        return refusal\n",
    ),
    Mutation("G6", "placing.py", "return LEGAL if joined else G6", "return LEGAL"),
    Mutation("G6", "card.py", "state.placed < PLACEMENTS - 1, False, NATION_RULE", "True, False, NATION_RULE"),
    Mutation("G6", "placing.py", "-int(ways > 1)", "-int(ways > 0)"),
    Mutation(
        "G6", "placing.py", "return pair_seats(state, floor, (ladies, gentlemen), joining)", "return ladies, gentlemen"
    ),
    Mutation(  # nobody in the hand could join
        "G6 R3 K5",
        "placing.py",
        "        return NO_SEATS\n    return pair_seats",
        "        return ladies, gentlemen\n    return pair_seats",
    ),
    Mutation("G6 K7", "placing.py", "state.waiting = seat if lonely else NOBODY_WAITS", "state.waiting = NOBODY_WAITS"),
    Mutation("G6", "seating.py", "    if guests < 2:\n        return 0\n", ""),
    Mutation("G7 R2", "seating.py", "return 2 * guests if national", "return min(6, 2 * guests) if national"),
    Mutation("G7 R1 R2 R5", "seating.py", "return 2 * guests if national", "return guests if national"),
    Mutation("G7 R5", "seating.py", "return kind >= JOKER_F or (kind >> 1) ==", "return (kind >> 1) =="),
    Mutation(
        "G8", "placing.py", "state.scores[state.player] += points", "state.scores[state.player] += max(0, points)"
    ),
    Mutation(
        "G8",
        "placing.py",
        "state.scores[state.player] += points",
        "state.scores[state.player] = min(310, state.scores[state.player] + points)",
    ),
    Mutation("K5 B6 J5", "seating.py", "return state.admits[min(kind >> 1, NATIONS - 1), word] |", "return -1 |"),
    Mutation("B6 J5", "seating.py", " | -int(kind >= JOKER_F)", " & -int(kind < JOKER_F)"),
    Mutation(  # national by one shared nation, not by the table's own
        "R1",
        "seating.py",
        "return state.foreign[table] == 0",
        "return state.foreign[table] == 0 or state.foreign[table] == seated_at(state, table)",
    ),
    Mutation(
        "R7",
        "placing.py",
        "for i in range(floor.touching[state.waiting]):",
        "for i in range(1):",
    ),
    Mutation("K3 J3", "visible.py", "return floor.closed_hands != 0 and", "return False and"),
    Mutation("B4", "visible.py", "return floor.closed_hands != 0 and", "return"),
    Mutation("R4", "visible.py", "return floor.lays_down != 0 and", "return False and"),
)

CARD = (
    Mutation("K1", "data/editions/card/printed.toml", 'tables = ["CF", "CN",', 'tables = ["CN", "CN",'),
    Mutation("K2", "data/editions/card/printed.plan", ". s T s .", "s s T s ."),
    Mutation("K3", "data/editions/card/printed.toml", "hand = 7", "hand = 6"),
    Mutation("K3", "card.py", "draw_guest(state, (state.start + turn) % state.players)", "draw_guest(state, turn)"),
    Mutation("K3", "entries.py", "    shuffle(stream, state.stock, state.stock_size)\n", ""),
    Mutation("K3", "entries.py", "    shuffle(stream, state.tables_stock, state.tables_size)\n", ""),
    Mutation("K4 K6", "card.py", "PLACEMENTS = 3", "PLACEMENTS = 4"),
    Mutation("K4", "card.py", "PLACEMENTS = 3", "PLACEMENTS = 2"),
    Mutation("K4 K7", "card.py", "    if state.placed > 0:\n        return NOT_NOW\n    able", "    able"),
    Mutation("K4", "card.py", "if state.phase == GROUPING or state.placed > 0:", "if state.phase == GROUPING:"),
    Mutation(
        "K6",
        "card.py",
        "        if enough and state.cleared",
        "        if enough and state.cleared == -1 and state.cleared",
    ),
    Mutation(
        "K6",
        "card.py",
        "    for table in range(floor.tables):\n        if enough",
        "    for table in range(floor.tables - 1, -1, -1):\n        if enough",
    ),
    Mutation(
        "K6 K7", "card.py", "go_on(state, floor, legal, state.placed == PLACEMENTS)", "go_on(state, floor, legal, True)"
    ),
    Mutation("K6", "card.py", "            state.seats[seat] = NOBODY\n", ""),
    Mutation("K7", "card.py", "return LEGAL if state.placed > 0 else NOT_NOW", "return LEGAL"),
    Mutation(
        "K7",
        "card.py",
        "return LEGAL if state.placed > 0 else NOT_NOW",
        "return LEGAL if state.placed > 1 else NOT_NOW",
    ),
    Mutation("K7 G6", "card.py", "        if state.waiting != NOBODY_WAITS:\n            return G6\n", ""),
    Mutation("K8 K9", "card.py", "HAND_LIMIT = 12", "HAND_LIMIT = 13"),
    Mutation("K8", "card.py", "< HAND_LIMIT and guests_left(state) > 0\n", "< HAND_LIMIT\n"),
    Mutation("K8 K10", "card.py", "if legal.count == 0:", "if False:"),
    Mutation("K9", "card.py", "return LEGAL if state.hand_total[state.player] >= HAND_LIMIT else K9", "return LEGAL"),
    Mutation("K9 K11", "seating.py", " + int(state.laid_total[player])", ""),
    Mutation("K9 R4", "card.py", "    state.laid_total[state.player] += 1\n", ""),
    Mutation("K10", "card.py", "tables_left(state) >= emptied", "tables_left(state) >= 1"),
    Mutation("K10", "card.py", "    if not enough:\n        end(state, K10A)\n", ""),
    Mutation(
        "K10", "card.py", "        if guests_left(state) == 0:\n            end(", "        if False:\n            end("
    ),
    Mutation("K10", "card.py", "if state.hand_total[state.player] == 0:", "if False:"),
    Mutation("K10", "card.py", "        end(state, K10C)", "        next_turn(state, floor, legal)"),
    Mutation("K11", "data/editions/card/printed.toml", "penalty = { guest = 2,", "penalty = { guest = 1,"),
    Mutation("K11", "data/editions/card/printed.toml", "breaks_ties = true", "breaks_ties = false"),
    Mutation("K11", "winning.py", "points * FINER - (minus", "points * FINER + (minus"),
    Mutation("K11 B12 J12", "winning.py", "        if theirs > mine:\n            return 0\n", ""),
    Mutation("K12", "data/editions/card/printed.toml", "group_limit = 4", "group_limit = 3"),
    Mutation("K12 B13 R9", "placing.py", "GROUP, NATIONAL_GROUP = 20, 40", "GROUP, NATIONAL_GROUP = 30, 40"),
    Mutation("K12 B13", "placing.py", "GROUP, NATIONAL_GROUP = 20, 40", "GROUP, NATIONAL_GROUP = 20, 20"),
    Mutation(
        "K12 R9",
        "placing.py",
        "    if seated_at(state, table) < FULL - 1:\n        return 0\n",
        "    if seated_at(state, table) < FULL - 1:\n        return table_points(state, kind, table)\n",
    ),
    Mutation("K12 B13", "group.py", "return holds(state.one_sex[kinds[0] & 1], table)", "return True"),
    Mutation("K12 B13", "seating.py", "int(is_open and state.sexes[table, 1 - sex] == 0)", "int(is_open)"),
    Mutation("B13", "seating.py", "lacking > 0 and lacking <= floor.group_limit", "lacking > 0"),
    Mutation("K12 B13", "group.py", "if other != table and not company_after(", "if False and not company_after("),
    Mutation(  # a group named where no table lies
        "G6 K12",
        "group.py",
        "if state.tables[other] != NO_TABLE and (other == table or guests > 1):",
        "if other == table or (guests > 1 and state.tables[other] != NO_TABLE):",
    ),
    Mutation("K12 B13", "group.py", "if (kinds[i] ^ kinds[0]) & 1:", "if False:"),
    Mutation("K12 B13", "group.py", " or len(kinds) != FULL - seated_at(state, table)", ""),
    Mutation(
        "K12",
        "group.py",
        "        if is_deserted(state, floor, table, seats, seats[i]):\n            return G6\n",
        "        pass\n",
    ),
    Mutation(
        "K12",
        "group.py",
        "                if not is_company(",
        "                if False and not is_company(",
    ),
    Mutation("K12", "card.py", "if close_group(state) and clear_tables(state, floor):", "if close_group(state):"),
)

BOARD = (
    Mutation("B2", "data/editions/board/printed.plan", "s CFs ITs ITs CNs CNs ESs", "s CFs ITs CNs ITs CNs ESs"),
    Mutation("B2", "floor_plans.py", "    if not open_tables:\n        faults +=", "    if False:\n        faults +="),
    Mutation("B2", "floor_plans.py", "if found != len(SIDES):", "if found > len(SIDES):"),
    Mutation("B3", "data/editions/board/printed.toml", "bar = [1, 2, 3, 4, 5, -2,", "bar = [1, 2, 3, 4, 5, -1,"),
    Mutation("B4 B10", "data/editions/board/printed.toml", "hand = 5", "hand = 4"),
    Mutation("B4", "board.py", "draw_guest(state, (state.start + turn) % state.players)", "draw_guest(state, turn)"),
    Mutation("B5", "board.py", "PLACEMENTS = 2", "PLACEMENTS = 3"),
    Mutation("B5 G6 B6", "board.py", "PLACEMENTS = 2", "PLACEMENTS = 1"),
    Mutation("B5", "board.py", "if state.phase == GROUPING or state.placed > 0:", "if state.phase == GROUPING:"),
    Mutation("B5", "board.py", "    if legal.count == 0:\n        m.add_move", "    if True:\n        m.add_move"),
    Mutation("B7", "board.py", "NOBODY_WAITS and not state.first_turn else", "NOBODY_WAITS else"),
    Mutation("B7", "board.py", "    state.first_turn = 0\n", ""),
    Mutation("B7", "board.py", "    state.first_turn = 1\n", ""),
    Mutation("B7", "placing.py", "return ~state.lone[0], ~state.lone[last]", "return -1, -1"),
    Mutation("B8 R13", "board.py", "LEGAL if kind < JOKER_F and state", "LEGAL if state"),
    Mutation("B8", "board.py", "    score(state, floor.bar_values[state.bar_taken])\n", ""),
    Mutation("B8", "board.py", "state.bar[state.bar_taken] = kind", "state.bar[0] = kind"),
    Mutation(
        "B9 B11",
        "board.py",
        "row - floor.kinds, bit)\n        next_turn(state)",
        "row - floor.kinds, bit)\n        draw_back(state)",
    ),
    Mutation("B9 J9", "swapping.py", " or not is_admitted(state, kind, seat)", ""),
    Mutation("B9 J9", "swapping.py", "    put_in_hand(state, state.player, joker)\n", ""),
    Mutation(
        "B9 J9 R10",
        "swapping.py",
        "state.jokers[kind & 1, seat >> 6] & BIT[seat & 63]) != 0",
        "(state.jokers[0, seat >> 6] | state.jokers[1, seat >> 6]) & BIT[seat & 63]) != 0",
    ),
    Mutation("R6", "swapping.py", "if not is_at_home(state, kind, table):", "if False:"),
    Mutation("B10 B13", "board.py", "max(0, state.hand_size[state.player] - 1)", "state.hand_size[state.player]"),
    Mutation("B10", "board.py", "max(0, state.hand_size[state.player] - 1)", "state.hand_size[state.player] - 1"),
    Mutation("B10", "board.py", "if seated_at(state, table) == FULL and is_national", "if is_national"),
    Mutation("B10 B13", "board.py", " == FULL and is_national(state, table):", " == FULL:"),
    Mutation("B10", "board.py", "state.hand_total[player] < state.hand_size[player]", "state.hand_total[player] < 5"),
    Mutation("B11", "board.py", "if chairs == 0:", "if False:"),
    Mutation("B11", "board.py", "if state.bar_taken == floor.bar_places:", "if False:"),
    Mutation("B11", "board.py", "if state.hand_total[player] == 0:", "if False:"),
    Mutation("B11", "board.py", "BAG_LIMIT = 4", "BAG_LIMIT = 3"),
    Mutation("B11", "board.py", "BAG_LIMIT = 4", "BAG_LIMIT = 5"),
    Mutation("B11", "board.py", "if state.passes == state.players:", "if state.passes == 2:"),
    Mutation("B11", "board.py", "    state.passes = 0\n", ""),
    Mutation("B12", "data/editions/board/printed.toml", "guest = 5, joker = 10,", "guest = 5, joker = 5,"),
    Mutation("B12", "data/editions/board/printed.toml", "guest = 5, joker = 10,", "guest = 4, joker = 10,"),
    Mutation("B12", "data/editions/board/printed.toml", "breaks_ties = false", "breaks_ties = true"),
    Mutation("B13 R14", "data/editions/board/printed.toml", "group_limit = 3", "group_limit = 4"),
)

JUNIOR = (
    Mutation("J1 J2", "data/editions/junior/printed.toml", '"CN DE IT FR", "CN GB', '"CN CN IT FR", "CN GB'),
    Mutation("J2 R15", "seating.py", "((side + 1) & 3)", "((side + 2) & 3)"),
    Mutation("J2 R15", "seating.py", "((side + 1) & 3)", "(side & 3)"),
    Mutation("J3", "data/editions/junior/printed.toml", "start_hand = 8", "start_hand = 6"),
    Mutation("J3 J10", "data/editions/junior/printed.toml", "\nhand = 6", "\nhand = 7"),
    Mutation("J3 J1", "data/editions/junior/printed.toml", "put_back = 8", "put_back = 4"),
    Mutation("J3", "data/editions/junior/printed.toml", '["E5", "H5", "E8", "H8"]', '["E5", "E8", "H5", "H8"]'),
    Mutation("J3", "junior.py", "draw_guest(state, (state.start + turn) % state.players)", "draw_guest(state, turn)"),
    Mutation("J4", "junior.py", "        if state.doing == SEATING:\n            return NOT_NOW\n", ""),
    Mutation("J4", "junior.py", "NOT_NOW if state.doing == DISCARDING else judge_seat(", "judge_seat("),
    Mutation("J4 J8 R11", "junior.py", "state.doing = DISCARDING", "state.doing = NOTHING"),
    Mutation(
        "J5", "games.py", "for own in (1, 2) for other in (0, 1, 2)", "for own in (1, 2, 3) for other in (0, 1, 2)"
    ),
    Mutation("J5", "games.py", "for own in (1, 2) for other in (0, 1, 2)", "for own in (1, 2) for other in (1, 2)"),
    Mutation("J6", "junior.py", "        return 1\n", "        return 2\n"),
    Mutation("J6", "junior.py", "SIX = 6", "SIX = 5"),
    Mutation("J6", "junior.py", "SIX = 6", "SIX = 7"),
    Mutation("R8", "junior.py", "        return state.placed\n", "        return SIX\n"),
    Mutation("R16", "junior.py", " and state.hand_total[state.player] == 0 and", " and"),
    Mutation("J7 J6", "junior.py", "FILL_POINTS, SAME_SEX_POINTS = 10, 20", "FILL_POINTS, SAME_SEX_POINTS = 9, 20"),
    Mutation("J7 R12", "junior.py", "return beside or anywhere", "return anywhere"),
    Mutation("J7", "junior.py", "return beside or anywhere", "return beside"),
    Mutation("J7", "junior.py", "if down + across == 1:", "if max(down, across) == 1:"),
    Mutation("J7 R12", "junior.py", "elif popcount(cells) == 1:", "elif cells:"),
    Mutation("J7", "junior.py", "if seated_at(state, table) == FULL:", "if False:"),
    Mutation("J7", "junior.py", "LEGAL if cells_for_table(state) >> bit & 1 else J7", "LEGAL"),
    Mutation("J7", "junior.py", "    if state.phase == LAYING:\n        return NOT_NOW\n", ""),
    Mutation("J8", "junior.py", "    state.gone[kind] += 1\n", ""),
    Mutation("R11", "junior.py", "return state.doing != NOTHING or", "return True or"),
    Mutation("J9", "junior.py", "        state.jokers_taken[state.player, guest & 1] += 1\n", ""),
    Mutation("J9", "junior.py", "state.jokers_taken[player, sex] -= 1", "state.jokers_taken[player, sex] -= 0"),
    Mutation(
        "J9",
        "swapping.py",
        "    if not is_seat(state, floor, seat):\n        return G3\n",
        "",
    ),
    Mutation("J7 J9", "swapping.py", "    state.jokers[kind & 1, seat >> 6] &= ~BIT[seat & 63]\n", ""),
    Mutation(
        "J10", "junior.py", "state.hand_total[player] < floor.hand:", "state.hand_total[player] < floor.hand - 1:"
    ),
    Mutation("J10", "junior.py", "state.hand_total[player] < floor.hand:", "state.hand_total[player] < 8:"),
    Mutation("J11", "junior.py", "if state.free[0] == 0:", "if False:"),
    Mutation("J11", "junior.py", "if state.free[0] == 0:", "if True:"),
    Mutation("J11 J8", "junior.py", "            end(state, J11B)\n            return\n", "            break\n"),
    Mutation("J12", "data/editions/junior/printed.toml", "guest = 0, joker = 5,", "guest = 1, joker = 5,"),
    Mutation("J12", "data/editions/junior/printed.toml", "guest = 0, joker = 5,", "guest = 0, joker = 10,"),
    Mutation("J12", "data/editions/junior/printed.toml", "breaks_ties = false", "breaks_ties = true"),
    Mutation("J13", "games.py", "((3, 0), (4, 0))", "((3, 0),)"),
    Mutation("J13 J5", "ruleset.py", "companions_of_one_sex if same_sex_tables else ()", "companions_of_one_sex"),
    Mutation("J13", "junior.py", "FILL_POINTS, SAME_SEX_POINTS = 10, 20", "FILL_POINTS, SAME_SEX_POINTS = 10, 10"),
    Mutation("J13", "junior.py", "    if state.third != NO_THIRD and state.third != table:\n        return J13\n", ""),
    Mutation("J13", "junior.py", "    if state.third != NO_THIRD:\n        return NOT_NOW\n", ""),
    Mutation(
        "J13", "junior.py", "return J13 if floor.same_sex and own == 0 and other == FULL - 1 else J5", "return J5"
    ),
)

MUTATIONS = SHARED + CARD + BOARD + JUNIOR

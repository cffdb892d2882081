"""One game of a tournament: what is kept of it is true."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from cafe.arena.contest import Terms
from cafe.arena.errors import ArenaError
from cafe.arena.match import Played, Task, play
from cafe.arena.sources import SOURCES, named
from cafe.bots.greedy_bot import GreedyBot
from cafe.bots.random_bot import RandomBot
from cafe.bots.registry import Bot
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.games import GAME_NAMES


def task(game: str, number: int, *entrants: str, same_sex_tables: bool = False, swapped: bool = False) -> Task:
    terms = Terms(game, 2, entrants or ("greedy", "random"), 5, same_sex_tables)
    return Task(terms, number, number // 2, (1, 0) if swapped else (0, 1))


@pytest.mark.parametrize("same_sex_tables", [False, True])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_sources_add_up_to_the_score(game: str, same_sex_tables: bool) -> None:
    seen = set[str]()
    for number in range(60 if same_sex_tables else 12):  # on the board one game in eight has such a table
        played = play(task(game, number, same_sex_tables=same_sex_tables))
        for seat, sources in enumerate(played.sources):
            assert sum(sources.values()) == played.scores[seat]
            assert sources.get("minus points", 0) == -played.penalties[seat]
            seen |= set(sources)
    assert seen <= set(SOURCES)
    expected = {
        "card": {"tables", "national tables", "minus points"},
        "board": {"tables", "national tables", "bar", "minus points"},
        "junior": {"guests seated", "full tables", "minus points"},
    }
    assert expected[game] <= seen
    assert ("same-sex tables" in seen) == same_sex_tables


def national_by_hand(game: Game, action: Action, table: str) -> bool:
    """Whether all at a table are of its nation once a guest has sat down; jokers are of every nation (G7)."""
    plan = game.ruleset.plan
    seats = {plan.seat_names[seat] for seat in plan.seats_of[plan.table_at[table]]}
    guests = [guest for at, guest in game.seats.items() if at in seats]
    assert action.at in seats
    return {guest[:2] for guest in [*guests, str(action.guest)]} <= {game.tables[table], "JK"}


@pytest.mark.parametrize("name", ["card", "board"])
def test_national_tables_are_told_from_others(name: str) -> None:
    seen = Counter[str]()
    for number in range(6):
        game = Game.new(name, 2, seed=number)
        bot = GreedyBot(number)
        while not game.is_over:
            for action in bot.choose(game):
                expected = Counter[str]()
                for table, paid in game.explain(action).points.items():
                    expected["national tables" if national_by_hand(game, action, table) else "tables"] += paid
                outcome = game.perform(action)
                if action.do == "seat":
                    assert named(outcome.sources) == expected
                    seen.update(expected.keys())
    assert min(seen["tables"], seen["national tables"]) > 20


def test_every_seat_of_every_game_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(name: str, seed: int) -> Bot:
        seeds.append(seed)
        return RandomBot(seed)

    monkeypatch.setattr("cafe.arena.match.bot", noted)
    for number in range(4):
        play(task("card", number))
    assert len(set(seeds)) == 8
    first = seeds.copy()
    play(task("card", 0, "random", "greedy"))
    assert seeds[8:] == first[:2]


def test_the_games_of_a_deal_have_one_deal_and_one_start_seat() -> None:
    one, other = play(task("card", 4)), play(task("card", 5, swapped=True))
    assert one.deal == other.deal
    assert one.start == other.start == Game.new("card", 2, seed=5, number=2).start
    assert one.seating == other.seating[::-1]


def test_a_game_is_the_same_each_time_but_for_the_clock() -> None:
    def told(played: Played) -> dict[str, object]:
        return {**msgspec.structs.asdict(played), "seconds": None}

    assert told(play(task("junior", 6))) == told(play(task("junior", 6)))
    assert told(play(task("junior", 6))) != told(play(task("junior", 7)))


def test_players_are_timed_and_counted() -> None:
    played = play(task("card", 1))
    assert all(seconds > 0 for seconds in played.seconds)
    assert sum(played.asked) <= played.steps


@pytest.mark.parametrize(
    ("entrant", "fault"),
    [("Cheating", "broke the rules"), ("Silent", "chose nothing"), ("Faulty", "ZeroDivisionError: oh")],
)
def test_a_player_that_breaks_the_rules_is_named(entrant: str, fault: str) -> None:
    with pytest.raises(ArenaError, match=f"entrants:{entrant} .*game 3.*") as raised:
        play(task("card", 3, "greedy", f"entrants:{entrant}"))
    assert fault in str(raised.value)

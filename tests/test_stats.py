"""`cafe stats`: what many documents tell together."""

from __future__ import annotations

import random
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from cafe import Game, document_of
from cafe.arena.game_statistics import Conditions, Statistics, count
from cafe.record.write import encode
from cafe.reports.statistics import condition_words, endings, won_by
from cafe.rules.editions import edition, edition_names
from cafe.rules.games import GAME_NAMES, PRINTED
from cafe.rules.verdict import Result
from running import call
from walks import play_on

OTHERS = [(game, name) for game in GAME_NAMES for name in edition_names(game) if name != PRINTED]


def games(name: str, many: int = 6) -> list[Game]:
    dice = random.Random(1)
    return [play_on(Game.new(name, ["Ada", "Ben", "Cleo"], seed=i), dice.randrange(99), 0.5) for i in range(many)]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_everything_is_counted_once(name: str) -> None:
    played = games(name)
    (found,) = count(played)
    results = [game.result for game in played if game.result]
    assert (found.games, len(found.lengths), found.reasons.total()) == (6, 6, 6)
    assert sorted(found.lengths) == sorted(game.length for game in played)
    for _, rows in found.groups():
        assert sum(tally.wins for _, tally in rows) == pytest.approx(6)
        assert sum(tally.points for _, tally in rows) == sum(sum(result.scores) for result in results)
        for _, tally in rows:
            assert sum(tally.sources.values()) == tally.points  # every point came from somewhere
    ada = dict(found.groups()[0][1])["Ada"]
    assert ada.points == sum(result.scores[0] for result in results)
    began = dict(found.groups()[2][1])[1]
    assert began.points == sum(game.result.scores[game.start] for game in played if game.result)


def test_tables_and_a_page(tmp_path: Path) -> None:
    file, page = tmp_path / "games.jsonl", tmp_path / "stats.html"
    unfinished = Game.new("card", 2, seed=1)
    documents = [encode(document_of(game)) for game in [*games("card", 3), *games("junior", 2), unfinished]]
    file.write_bytes(b"\n".join(bytes(text) if isinstance(text, bytes) else text.encode() for text in documents))
    told = call("stats", str(file), "--page", str(page))
    assert told.code == 0, told.err
    assert "card, 3 players: 3 games\n" in told.out
    assert "junior, 3 players: 2 games\n" in told.out
    assert "card, 2 players: 0 games, 1 more not over" in told.out
    text = page.read_text("utf-8")
    assert text.count("<figure>") == 10
    assert "By how many points games were won." in text
    assert "Cleo" in text
    assert "http" not in text.replace("http://www.w3.org", "")


def test_what_is_wrong_is_told_and_left_out(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    text = encode(document_of(games("card", 1)[0]))
    good.write_bytes(text if isinstance(text, bytes) else text.encode())
    bad.write_text("{}", "utf-8")
    told = call("stats", str(good), str(bad), "examples/evening.json", "nowhere.json")
    assert told.code == 2
    assert "card, 3 players: 1 game\n" in told.out
    assert told.err.count("cafe stats: ") == 3
    assert "refused by G5, left out" in told.err
    told = call("stats", str(bad))
    assert (told.code, told.out) == (2, "")
    assert told.err.endswith("cafe stats: there is no game that is over\n")


def over(name: str, seed: int, **about: Any) -> Game:
    return play_on(Game.new(name, ["Ada", "Ben"], seed=seed, **about), seed)


def test_each_kind_of_game_is_counted_apart() -> None:
    """Variants, editions and plans are other games: their scores do not belong together."""
    another = edition("board").plan.rows[::-1]  # upside down
    played = [
        over("card", 1),
        over("card", 2, options={"same_sex_tables": True}),
        over("board", 3),
        over("board", 4, plan=another),
        over("board", 5, plan=another),
        *(over(game, 6, edition=name) for game, name in OTHERS),
    ]
    found = {condition_words(statistics.conditions): statistics.games for statistics in count(played)}
    assert found == {
        "card, 2 players": 1,
        "card, 2 players, ladies' and gentlemen's tables": 1,
        "board, 2 players": 1,
        "board, 2 players, another plan (1)": 2,
        **{f"{game}, 2 players, edition {name}": 1 for game, name in OTHERS},
    }


@pytest.mark.parametrize("name", GAME_NAMES)
def test_margins_are_those_of_the_results(name: str) -> None:
    played = [over(name, seed) for seed in range(12)]
    (found,) = count(played)
    results = [game.result for game in played if game.result]
    alone = [result for result in results if len(result.winners) == 1]
    assert found.shared == len(results) - len(alone)
    margins = [result.scores[result.winners[0]] - result.scores[1 - result.winners[0]] for result in alone]
    assert found.margins == margins
    assert f"Won by {min(margins)} to {max(margins)} points, median {median(margins):.0f}." in endings(found)


def test_margins_in_words() -> None:
    found = Statistics(Conditions("card", 2))
    assert won_by(found) == ""
    for scores, winners, told in (
        ((3, 2), (0,), "Won by 1 point."),
        ((5, 5), (0, 1), "Won by 1 point. Shared victories: 1."),
        ((7, 7), (1,), "Won by 0 to 1 point, median 0. Shared victories: 1."),  # by fewer minus points (K11)
        ((-9, 9), (1,), "Won by 0 to 18 points, median 1. Shared victories: 1."),
    ):
        found._add_margin(Result(scores, (0, 0), winners, "K10a"))
        assert won_by(found) == told

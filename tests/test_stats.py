"""`cafe stats`: what many documents tell together."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cafe import Game, document_of
from cafe.arena.game_statistics import count
from cafe.record.write import encode
from cafe.rules.games import GAME_NAMES
from running import call
from walks import play_on


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
    began = dict(found.groups()[2][1])["start player"]
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
    assert text.count("<figure>") == 8
    assert "Cleo" in text
    assert "http" not in text.replace("http://www.w3.org", "")


def test_what_is_wrong_is_told_and_left_out(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    text = encode(document_of(games("card", 1)[0]))
    good.write_bytes(text if isinstance(text, bytes) else text.encode())
    bad.write_text("{}", "utf-8")
    told = call("stats", str(good), str(bad), "examples/evening.json", "nowhere.json")
    assert told.code == 2
    assert "card, 3 players: 1 games" in told.out
    assert told.err.count("cafe stats: ") == 3
    assert "refused by G5, left out" in told.err
    told = call("stats", str(bad))
    assert (told.code, told.out) == (2, "")
    assert told.err.endswith("cafe stats: there is no game that is over\n")

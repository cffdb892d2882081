"""The review of a finished game: turn by turn what was played, what was best, what it cost; and who was winning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cafe.bots.analysis import Advice, analyse
from cafe.bots.best_turns import settled
from cafe.bots.search_settings import Effort
from cafe.rules.actions import Action
from cafe.rules.game import Game
from cafe.rules.notebook import Pictured
from cafe.rules.ruleset import Record

EACH_TURN = Effort(simulations=400)
AS_GOOD = 0.005  # of a win: a turn that costs less counts as good as the best


@dataclass(frozen=True)
class TurnReview:
    """One turn, or a part of one that ended when something hidden came to light."""

    first: int  # the number of its first action
    player: int
    played: Advice
    best: Advice
    cost: float  # in chance to win
    cost_points: float  # in expected margin; below 0 where a smaller lead is safer
    chances: tuple[float, ...]  # of everybody to win before the turn, if the best was played

    @property
    def was_best(self) -> bool:
        """Whether no turn was better by more than a trifle."""
        return self.cost < AS_GOOD


@dataclass(frozen=True)
class Summary:
    """How a player did in a game."""

    player: int
    turns: int  # where there was something to choose
    best: int  # turns that were as good as the best
    cost: float  # of all of them, in chance to win


@dataclass(frozen=True)
class Review(Pictured):
    """All turns of a game where there was something to choose, and the curve of chances."""

    turns: tuple[TurnReview, ...]
    curve: tuple[tuple[int, tuple[float, ...]], ...]  # number of the action, everybody's chance; the result last

    def summary(self, player: int) -> Summary:
        """How one player did."""
        mine = [turn for turn in self.turns if turn.player == player]
        return Summary(player, len(mine), sum(turn.was_best for turn in mine), sum(turn.cost for turn in mine))


@dataclass(frozen=True)
class Part:
    """Actions that were chosen together."""

    first: int
    game: Game  # before them
    codes: tuple[int, ...]


def review(
    game: Game, effort: Effort = EACH_TURN, *, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Review every turn of a game, each as its player saw it; `progress` receives turns done and turns in all."""
    parts = list(_parts(game))
    found = []
    for done, part in enumerate(parts):
        if len(part.game.legal_actions()) > 1:
            found.append(_review_part(part, effort, seed + part.first))
        if progress is not None:
            progress(done + 1, len(parts))
    curve = [(turn.first, turn.chances) for turn in found]
    if game.result is not None:
        winners = game.result.winners
        last = tuple(1 / len(winners) if player in winners else 0.0 for player in range(len(game.players)))
        curve.append((game.length, last))
    return Review(tuple(found), tuple(curve))


def _review_part(part: Part, effort: Effort, seed: int) -> TurnReview:
    found = analyse(part.game, effort, seed=seed, turns=1, also=[part.codes])
    texts = tuple(str(part.game.space.actions[code]) for code in part.codes)
    best = found.turns[0]
    played = next((turn for turn in found.turns if turn.actions == texts), best)
    return TurnReview(
        part.first,
        found.player,
        played,
        best,
        max(0.0, best.chance - played.chance),
        best.margin - played.margin,
        found.chances,
    )


def _parts(game: Game) -> Iterator[Part]:
    """The game's actions, split into parts that were chosen together."""
    before: Record | None = None
    first = 0
    codes: list[int] = []
    for number, (action, state) in enumerate(game.steps()):
        if before is None or settled(state, before):
            if before is not None:
                yield Part(first, _at(game, before), tuple(codes))
            before, first, codes = state, number, []
        codes.append(_code(game, action))
    if before is not None:
        yield Part(first, _at(game, before), tuple(codes))


def _code(game: Game, action: Action) -> int:
    return game.space.find(action).code


def _at(game: Game, state: Record) -> Game:
    made = Game(game.ruleset, game.players, state, dealt=game.dealt)
    made.put_back = game.put_back
    return made

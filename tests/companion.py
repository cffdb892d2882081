"""An engine and the oracle side by side: the same questions to both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from cafe import Game, SeatGroup
from cafe.record import document as d
from cafe.record.read import decode
from cafe.record.replay import judge_step, set_up
from oracle import Oracle, load

Act = dict[str, Any]


class Pair:
    """A game and the oracle's idea of it."""

    def __init__(self, document: Act) -> None:
        self.game: Game = set_up(decode(msgspec.json.encode(document)))
        self.oracle: Oracle = load(document)

    def legal(self) -> set[str]:
        """Our legal actions as texts, groups written out whole in every order."""
        return {text for action in self.game.legal_actions() for text in self._texts(str(action))}

    def _texts(self, text: str) -> Iterator[str]:
        if not text.startswith("open_group"):
            yield text
            return
        branch = self.game.copy()
        branch.play(text)
        for seats in _finish_group(branch):
            yield " ".join(["seat_group", text.split()[1], *seats])

    def oracle_legal(self) -> set[str]:
        """The oracle's legal actions as texts."""
        return {as_text(action) for action in self.oracle.legal()}

    def play(self, action: Act) -> None:
        """Play one action in both."""
        played = self.oracle.play({"player": self.oracle.to_move, **action})
        step = as_step(played)
        verdict = judge_step(self.game, step)
        assert verdict.legal, (played, verdict)
        points = played.get("points", verdict.points if isinstance(step, d.Seat) else verdict.bonus)
        assert points == (verdict.points or (0 if isinstance(points, int) else {})) or points == verdict.bonus
        self.game.play(as_action(played))

    def compare(self) -> None:
        """Everything both know must be the same."""
        game, oracle = self.game, self.oracle
        assert game.is_over == oracle.over
        assert list(game.scores) == oracle.scores
        assert game.tables == oracle.tables
        assert game.seats == oracle.seats
        hands = [sorted(game.ruleset.edition.cast.codes[k] for k in self._kinds(p)) for p in range(oracle.players)]
        assert hands == [sorted(hand) for hand in oracle.hands]
        if oracle.over:
            result = game.result
            assert result is not None
            assert oracle.result() == {
                "scores": list(result.scores),
                "penalties": list(result.penalties),
                "winners": list(result.winners),
                "reason": result.reason,
            }
        else:
            assert game.to_move == oracle.to_move
            assert self.legal() == self.oracle_legal()

    def _kinds(self, player: int) -> list[int]:
        counts = self.game.state[0]["hands"][player].tolist()
        return [kind for kind, count in enumerate(counts) for _ in range(count)]

    def ask(self, action: Act) -> None:
        """One question, sensible or not, to both."""
        ours = judge_step(self.game, as_step(action)).rule or None
        theirs = self.oracle.judge(action)
        assert ours == theirs, (action, ours, theirs)


def _finish_group(game: Game) -> Iterator[list[str]]:
    if game.state[0]["group"] < 0:
        yield []
        return
    for action in game.legal_actions():
        branch = game.copy()
        branch.play(action)
        for rest in _finish_group(branch):
            yield [str(action.guest), str(action.at), *rest]


def as_text(action: Act) -> str:
    """An action of a document as text."""
    if action["do"] == "seat_group":
        members = (word for member in action["guests"] for word in (member["guest"], member["at"]))
        return " ".join(["seat_group", action["table"], *members])
    return " ".join(str(action[key]) for key in ("do", "guest", "at") if key in action)


def as_action(action: Act) -> str | SeatGroup:
    """An action of a document as the engine takes it."""
    text = as_text(action)
    return "draw" if action["do"] == "draw" else text


def as_step(action: Act) -> Any:
    """An action of a document as its type."""
    return msgspec.convert(action, type=d.Step)


def random_question(pair: Pair, dice: random.Random) -> Act:
    """Any action at all, more or less to the point."""
    game = pair.game
    plan, codes = game.ruleset.plan, list(game.ruleset.edition.cast.kind_of)
    hand = pair.oracle.hands[pair.oracle.to_move] or [dice.choice(codes)]

    def guest() -> str:
        return dice.choice(hand) if dice.random() < 0.8 else dice.choice(codes)

    def cell() -> str:
        roll = dice.random()
        if roll < 0.9:
            return dice.choice(plan.seat_names)
        return dice.choice(plan.table_names) if roll < 0.95 else "Z20"

    player = pair.oracle.to_move if dice.random() < 0.95 else dice.randrange(pair.oracle.players)
    do = dice.choice(DOS)
    action: Act = {"player": player, "do": do}
    if do in ("seat", "swap"):
        action |= {"guest": guest(), "at": cell()}
    elif do in ("lay_down", "bar", "discard"):
        action |= {"guest": guest()}
    elif do == "lay_table":
        action |= {"at": dice.choice(plan.table_names)}
    elif do == "seat_group":
        table = dice.choice(plan.table_names)
        seats = [plan.seat_names[seat] for seat in plan.seats_of[plan.table_at[table]]]
        dice.shuffle(seats)
        members = [{"guest": guest(), "at": seat if dice.random() < 0.9 else cell()} for seat in seats]
        action |= {"table": table, "guests": members[: dice.randint(1, 4)]}
    return action


DOS = (
    *("seat",) * 12,
    *("swap",) * 4,
    *("seat_group",) * 3,
    *("lay_down", "bar", "discard", "lay_table", "stop", "draw", "declare_end", "decline_end", "pass"),
)

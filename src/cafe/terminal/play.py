"""A game in the terminal: the person types numbers or actions, computer players answer."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from cafe.bots.players import Bot
from cafe.rules.actions import Action
from cafe.rules.errors import IllegalAction, InvalidAction
from cafe.rules.game import Game
from cafe.terminal.draw import draw
from cafe.words import say
from cafe.words.refusals import refusal_in_words

LONGEST_LINE = 200  # characters; no action is longer
LONGEST_NUMBER = 6  # digits; no list of choices is longer


class QuitGame(Exception):
    """The person has left the table."""


class Table:
    """One game at a terminal; `bots` are the players who are not the person in front of it."""

    def __init__(self, game: Game, bots: dict[int, Bot], console: Console) -> None:
        self.game = game
        self.bots = bots
        self.console = console

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        game = self.game
        names = ", ".join(game.players)
        self.console.print(say("play-welcome", game=game.kind, players=names))
        self.console.print(say("play-help"), style="dim")
        try:
            while not game.is_over:
                if game.to_move in self.bots:
                    self._bot_turn(self.bots[game.to_move])
                else:
                    self._ask()
        except QuitGame:
            self.console.print(say("play-bye"))
            return
        self._tell_result()

    def _bot_turn(self, bot: Bot) -> None:
        for action in bot.choose(self.game):
            name, points = self.game.players[self.game.to_move], self.game.explain(action).total
            shown = action.do if self._is_hidden(action) else str(action)
            key = "play-moved-points" if points else "play-moved"
            self.console.print(say(key, name=name, action=shown, points=points), style="green")
            self.game.play(action)

    def _is_hidden(self, action: Action) -> bool:
        return action.do == "lay_down"  # K9: nobody sees who it is

    def _ask(self) -> None:
        """Show the café and the choices, and do what the person says."""
        game = self.game
        actions = game.legal_actions()
        self.console.print()
        self.console.print(draw(game.view(game.to_move), game.house))
        self.console.print()
        name = game.players[game.to_move]
        self.console.print(say("play-your-turn", name=name, points=game.turn_points), style="bold")
        self._list(actions)
        while not self._obey(self._read(), actions):
            pass

    def _list(self, actions: list[Action]) -> None:
        entries = []
        for number, action in enumerate(actions, 1):
            points = self.game.explain(action).total
            entries.append(f"{number:>3} {action}" + (f" ({points:+d})" if points else ""))
        width = max(len(entry) for entry in entries) + 2
        columns = max(1, self.console.width // width)
        rows = -(-len(entries) // columns)
        for row in range(rows):
            line = "".join(entry.ljust(width) for entry in entries[row::rows])
            self.console.print(Text(line.rstrip()))

    def _read(self) -> str:
        try:
            return self.console.input(Text(say("play-prompt") + " ")).strip()[:LONGEST_LINE]
        except (EOFError, KeyboardInterrupt):
            raise QuitGame from None

    def _obey(self, line: str, actions: list[Action]) -> bool:
        """Do what a line says; whether it was something that asks for a new look at the café."""
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            raise QuitGame
        if word in ("", "?", "help"):
            self.console.print(say("play-help"), style="dim")
            return False
        if word == "undo":
            return self._undo()
        if word == "why":
            self._explain(rest)
            return False
        return self._play(line, actions)

    def _play(self, line: str, actions: list[Action]) -> bool:
        chosen: Action | str = line
        if line.isdecimal():
            if len(line) > LONGEST_NUMBER or not 1 <= int(line) <= len(actions):
                self.console.print(say("play-not-understood", text=line), style="red")
                return False
            chosen = actions[int(line) - 1]
        try:
            self.game.play(chosen)
        except IllegalAction as error:
            told = refusal_in_words(error.verdict, self.game.kind)
            self.console.print(f"{error.verdict.rule}: {told}", style="red")
            return False
        except InvalidAction:
            self.console.print(say("play-not-understood", text=line), style="red")
            return False
        return True

    def _explain(self, text: str) -> None:
        try:
            verdict = self.game.explain(text)
        except InvalidAction:
            self.console.print(say("play-not-understood", text=text), style="red")
            return
        if verdict.legal:
            tables = "".join(f", {table} {points}" for table, points in verdict.points.items())
            self.console.print(say("play-legal", points=verdict.total, tables=tables))
        else:
            self.console.print(f"{verdict.rule}: {refusal_in_words(verdict, self.game.kind)}")

    def _undo(self) -> bool:
        """Take back to the person's own last decision."""
        steps = list(self.game.steps())
        mine = [i for i, (_, before) in enumerate(steps) if int(before[0]["player"]) not in self.bots]
        if not mine:
            self.console.print(say("play-nothing-to-undo"), style="red")
            return False
        for _ in range(len(steps) - mine[-1]):
            self.game.undo()
        return True

    def _tell_result(self) -> None:
        result = self.game.result
        if result is None:
            return
        self.console.print()
        self.console.print(draw(self.game.view(None), self.game.house))
        self.console.print()
        reason = say(f"reason-{result.reason}")
        self.console.print(say("play-over", rule=result.reason, reason=reason), style="bold")
        names = ", ".join(self.game.players[winner] for winner in result.winners)
        key = "play-won" if len(result.winners) == 1 else "play-shared"
        best = max(result.scores)
        self.console.print(say(key, names=names, points=best), style="bold green")
        for player, name in enumerate(self.game.players):
            score, penalty = result.scores[player], result.penalties[player]
            self.console.print(f"  {name}: {score} ({score + penalty} − {penalty})")

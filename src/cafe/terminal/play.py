"""A game in the terminal: a person types numbers or actions, computer players respond."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from cafe.bots.analysis import analyse
from cafe.bots.registry import Bot
from cafe.i18n import say
from cafe.i18n.advice import advice_in_words
from cafe.i18n.refusals import refusal_in_words
from cafe.rules.actions import Action
from cafe.rules.errors import IllegalAction, InvalidAction
from cafe.rules.game import Game
from cafe.rules.told import Choice
from cafe.rules.verdict import Verdict
from cafe.terminal.draw import draw
from cafe.terminal.narration import narrate

LONGEST_LINE = 200  # characters; no action is longer
HINTS = 3
LONGEST_NUMBER = 6  # digits; no list of choices is longer


class QuitGame(Exception):
    """The person quits the game."""


class Sitting:
    """One game at a terminal; `bots` are all players except the person."""

    def __init__(self, game: Game, bots: dict[int, Bot], console: Console) -> None:
        self.game = game
        self.bots = bots
        self.console = console

    def run(self) -> None:
        """Play until the game ends or the person quits."""
        game = self.game
        names = ", ".join(game.players)
        start = game.players[game.start]
        self.console.print(say("play-welcome", game=say(f"play-game-{game.name}"), players=names, start=start))
        self.console.print(say(f"play-legend-{game.name}"), style="dim")
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
        with self.console.status(say("play-thinks", name=self.game.players[self.game.to_move])):
            chosen = bot.choose(self.game)
        for action in chosen:
            self._do(action)

    def _do(self, action: Action | str) -> None:
        """Play an action and say what it caused."""
        game = self.game
        person = self._person()
        name, verdict = game.players[game.to_move], game.explain(action)
        told = [outcome.told(person) for outcome in game.perform_all(action)]
        shown = verdict.action if len(told) > 1 else told[0].action
        key = "play-moved-points" if verdict.total else "play-moved"
        sentence = say(key, name=name, action=shown, points=verdict.total, tables=_by_table(verdict))
        self.console.print(sentence, style="green")
        effects = [effect for one in told for effect in one.effects]
        for sentence in narrate(effects, game.players, person):
            self.console.print(sentence, style="green")

    def _person(self) -> int | None:
        """The person's player number."""
        return next((player for player in range(len(self.game.players)) if player not in self.bots), None)

    def _ask(self) -> None:
        """Show the café and the choices, and do what the person types."""
        game = self.game
        choices = sorted(game.choices(), key=lambda choice: -choice.total)
        actions = [game.space.by_text[choice.action] for choice in choices]
        self.console.print()
        self.console.print(draw(game.view(game.to_move), game.ruleset))
        self.console.print()
        self.console.print(say("play-your-turn", points=game.turn_points), style="bold")
        self._list([f"{choice.action}{self._note(choice)}" for choice in choices])
        while not self._obey(self._read(), actions):
            pass

    def _note(self, choice: Choice) -> str:
        """What the list says about an action: its points, or that the guest would be alone."""
        if choice.total:
            return f" ({choice.total:+d})"
        return f" ({say('play-note-alone')})" if choice.alone else ""

    def _list(self, actions: list[str]) -> None:
        entries = [f"{number:>3} {action}" for number, action in enumerate(actions, 1)]
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
        """Do what a line says; returns whether the café must be drawn again."""
        word, _, rest = line.partition(" ")
        if word in ("quit", "exit"):
            raise QuitGame
        if word in ("", "?", "help"):
            self._help()
            return False
        if word == "undo":
            return self._undo()
        if word == "hint":
            self._hint()
            return False
        try:
            if word == "why":
                self._explain(_chosen(rest, actions))
                return False
            self._do(_chosen(line, actions))
        except IllegalAction as error:
            self._refuse(error.verdict)
            return False
        except InvalidAction:
            self.console.print(say("play-not-understood", text=line, most=len(actions)), style="red")
            return False
        return True

    def _help(self) -> None:
        game = self.game.name
        for key in (f"play-legend-{game}", f"play-actions-{game}", "play-commands"):
            self.console.print(say(key), style="dim")

    def _hint(self) -> None:
        """Print the best turns, judged by what the person can see."""
        self.console.print(say("hint-thinking"), style="dim")
        found = analyse(self.game, turns=HINTS)
        for advice in found.turns:
            self.console.print(f"  {advice_in_words(advice)}", style="cyan")

    def _explain(self, action: Action | str) -> None:
        verdict = self.game.explain(action)
        if not verdict.legal:
            self._refuse(verdict)
        elif verdict.action.startswith("seat ") and not verdict.total:
            self.console.print(say("play-alone"))
        else:
            self.console.print(say("play-legal", points=verdict.total, tables=_by_table(verdict)))

    def _refuse(self, verdict: Verdict) -> None:
        self.console.print(f"{verdict.rule}: {refusal_in_words(verdict, self.game.name)}", style="red")

    def _undo(self) -> bool:
        """Take everything back to the person's last decision."""
        steps = list(self.game.steps())
        seen = [outcome.told(self._person()).action for outcome in self.game.outcomes()]
        mine = [i for i, (_, before) in enumerate(steps) if int(before[0]["player"]) not in self.bots]
        if not mine:
            self.console.print(say("play-nothing-to-undo"), style="red")
            return False
        mine_again, *others = [self.game.undo() for _ in range(len(steps) - mine[-1])][::-1]
        told = [str(mine_again), *seen[len(seen) - len(others) :]]
        self.console.print(say("play-undone", actions=", ".join(told)), style="green")
        return True

    def _tell_result(self) -> None:
        result = self.game.result
        if result is None:
            return
        self.console.print()
        self.console.print(draw(self.game.view(None), self.game.ruleset))
        self.console.print()
        reason = say(f"reason-{result.reason}")
        self.console.print(say("play-over", rule=result.reason, reason=reason), style="bold")
        names = ", ".join(self.game.players[winner] for winner in result.winners)
        key = "play-won" if len(result.winners) == 1 else "play-shared"
        if result.winners == (self._person(),):
            key = "play-won-you"
        best = max(result.scores)
        self.console.print(say(key, names=names, points=best), style="bold green")
        for player, name in enumerate(self.game.players):
            score, penalty = result.scores[player], result.penalties[player]
            told = say("play-final", name=name, score=score, made=score + penalty, minus=penalty)
            self.console.print(f"  {told}")


def _chosen(line: str, actions: list[Action]) -> Action | str:
    """The action a line stands for: a number from the list, or a text in any case."""
    if line.isdecimal():
        if len(line) > LONGEST_NUMBER or not 1 <= int(line) <= len(actions):
            raise InvalidAction(line)
        return actions[int(line) - 1]
    do, *words = line.split() or [""]
    return " ".join([do.lower(), *(_tidied(word) for word in words)])


def _tidied(word: str) -> str:
    """A guest or a cell in its proper spelling: `ruf` becomes RUf, `c2` becomes C2."""
    is_guest = len(word) == 3 and word.isalpha()
    return word[:2].upper() + word[2:].lower() if is_guest else word.upper()


def _by_table(verdict: Verdict) -> str:
    """The points by table, if several tables pay."""
    if len(verdict.points) < 2:
        return ""
    return " (" + ", ".join(f"{table} {points}" for table, points in verdict.points.items()) + ")"

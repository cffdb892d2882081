"""A match whose server says what a test wants: its messages are changed on their way, and more is said in between."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

Message = dict[str, Any]


class Script:
    """Stands between a page and the server's sockets to matches; `change` edits whatever tells of the match."""

    def __init__(self, page: Page, change: Callable[[Message], None] = lambda state: None) -> None:
        self.page = page
        self.state: Message = {}
        self.asked: list[Message] = []  # by the page
        self.answers: dict[str, Message] = {}  # to what the server shall not hear, by type
        self._change = change
        page.route_web_socket(re.compile(r"/api/matches/[\w-]+/socket$"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()
        server.on_message(self._pass)
        line.on_message(lambda text: self._ask(json.loads(text), server))

    def _ask(self, message: Message, server: WebSocketRoute) -> None:
        self.asked.append(message)
        answer = self.answers.get(message["type"])
        if answer is None:
            server.send(json.dumps(message))
        else:
            self.say(**answer, re=message.get("id"))

    def _pass(self, text: str | bytes) -> None:
        message = json.loads(text)
        if "match" in message:
            self._change(message)
        if message["type"] == "state":
            self.state = copy.deepcopy(message)
        self._line.send(json.dumps(message))

    def show(self, **view: Any) -> None:
        """The match as it was, but for some of the view."""
        self.state["view"].update(view)
        self._line.send(json.dumps(self.state))

    def say(self, **message: Any) -> None:
        self._line.send(json.dumps(message))

    def step(self, **step: Any) -> None:
        """Somebody does something; the view is what the page was shown last, and what `view` says is new in it."""
        view = {**self.state["view"], **step.pop("view", {})}
        number = self.state["number"]
        told = {"action": "", "total": 0, "player": 1, "number": number, "by": "bot", "at_time": 0, **step}
        self.say(type="steps", **{"from": number}, number=number + 1, steps=[told], view=view)
        self.state["number"] = number + 1
        self.state["view"] = view


def scripted(page: Page, link: str, change: Callable[[Message], None] = lambda state: None) -> Script:
    """Open a match whose server is scripted."""
    script = Script(page, change)
    page.goto(link)
    expect(page.locator(".players li").first).to_be_visible()
    return script

"""Figures for Prometheus, one registry a process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from cafe.server.network.guard import ConnectionGuard


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.matches = Gauge("cafe_matches_in_memory", "Matches in memory", registry=self.registry)
        self.resting = Counter("cafe_matches_resting", "Matches left alone that cannot be read", registry=self.registry)
        self.sockets = Gauge("cafe_sockets", "Sockets open", registry=self.registry)
        self.actions = Counter("cafe_actions", "Actions put on record", ["by"], registry=self.registry)
        self.actions_by = {
            by: self.actions.labels(by) for by in ("person", "bot")
        }  # looked up once, because a lookup is slow
        self.faults = Counter("cafe_faults", "Requests not granted", ["code"], registry=self.registry)
        buckets = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
        self.appending = Histogram(
            "cafe_append_seconds", "Putting actions on disk", buckets=buckets, registry=self.registry
        )
        self.thinking = Histogram(
            "cafe_bot_seconds",
            "A bot's turn, a hint or a review, waiting included",
            ["level"],
            buckets=buckets,
            registry=self.registry,
        )

    def watch(self, guard: ConnectionGuard) -> None:
        """Count the connections of this process, and those that were cut off."""
        connections = Gauge("cafe_connections", "Connections open", registry=self.registry)
        connections.set_function(lambda: len(guard.connections))
        cut = Counter("cafe_connections_cut", "Connections cut off", ["why"], registry=self.registry)
        guard.on_cut = lambda why: cut.labels(why).inc()

    def page(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

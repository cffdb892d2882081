"""Figures for Prometheus, one registry a process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


class Metrics:
    """What the server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.matches = Gauge("cafe_matches_in_memory", "Matches in memory", registry=self.registry)
        self.resting = Counter("cafe_matches_resting", "Matches left alone that cannot be read", registry=self.registry)
        self.sockets = Gauge("cafe_sockets", "Sockets open", registry=self.registry)
        self.actions = Counter("cafe_actions", "Actions put on record", ["by"], registry=self.registry)
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

    def page(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

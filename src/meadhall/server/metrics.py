"""What the server tells Prometheus about itself: numbers only, of nobody in particular."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from meadhall.server.http import Api

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    """The gauges and counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "meadhall_requests", "HTTP requests answered", ["route", "status"], registry=self._registry
        )
        self.commands = Counter(
            "meadhall_commands", "What was done at tables, or refused", ["kind", "result"], registry=self._registry
        )
        self.committing = Histogram(
            "meadhall_commit_seconds", "From a command to its being on disk", buckets=SECONDS, registry=self._registry
        )
        self.group = Histogram(
            "meadhall_commit_tables",
            "Tables written in one commit",
            buckets=(1, 2, 4, 8, 16, 32, 64),
            registry=self._registry,
        )
        self.lost_races = Counter(
            "meadhall_lost_races", "Changes that another process made first", registry=self._registry
        )
        self.slow_readers = Counter(
            "meadhall_slow_readers", "Sockets closed because their client did not keep up", registry=self._registry
        )

    def request(self, one: "Api", status: int) -> None:
        """A request was answered."""
        self._requests.labels(one.id, status).inc()

    def watch(self, name: str, what: str, count: Callable[[], float]) -> None:
        """A number that is looked up when it is asked for."""
        Gauge(name, what, registry=self._registry).set_function(count)

    def text(self) -> bytes:
        """All of it in the form that Prometheus reads."""
        return generate_latest(self._registry)

"""What a host can watch: counters for /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

TABLES = Gauge("sitdown_tables_live", "Tables in memory.", registry=REGISTRY)
LINES = Gauge("sitdown_lines", "Open WebSockets.", registry=REGISTRY)
OPENED = Counter("sitdown_tables_opened", "Tables set up.", ["game"], registry=REGISTRY)
ENTRIES = Counter("sitdown_log_lines", "Lines written to logs.", registry=REGISTRY)
FRAMES = Counter("sitdown_frames_received", "Frames from clients.", registry=REGISTRY)
LIMITED = Counter("sitdown_limited", "Requests and frames over a limit.", ["limit"], registry=REGISTRY)
FAILURES = Counter(
    "sitdown_failures", "Tables, bots and worker processes that broke down.", ["what"], registry=REGISTRY
)
CALLS = Counter("sitdown_calls", "Calls to people who are not at their tables.", ["kind", "outcome"], registry=REGISTRY)
WRITING = Histogram(
    "sitdown_write_seconds",
    "From a move to its being on disk.",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    registry=REGISTRY,
)
THINKING = Histogram(
    "sitdown_thought_seconds",
    "What a bot takes over a thought.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
    registry=REGISTRY,
)
LAG = Histogram(
    "sitdown_lag_seconds",
    "How much later than due the event loop gets round to something.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
    registry=REGISTRY,
)

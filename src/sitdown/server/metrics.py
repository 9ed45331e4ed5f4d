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

# --- of servers that share a database

NODES = Gauge("sitdown_nodes", "Servers that share the database and live, as this one knows them.", registry=REGISTRY)
OWNED = Gauge("sitdown_tables_owned", "Tables that are this server's.", registry=REGISTRY)
TAKEN = Counter("sitdown_tables_taken", "Tables taken, from nobody or from a server that was gone.", registry=REGISTRY)
LAPSES = Counter("sitdown_lease_lapses", "Times that this server could not be sure of its tables.", registry=REGISTRY)
LOST = Counter("sitdown_tables_lost", "Tables in memory that another server had taken.", registry=REGISTRY)
RENEWING = Histogram(
    "sitdown_lease_seconds",
    "What the renewal of the lease takes.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0),
    registry=REGISTRY,
)
RELAYED_LINES = Gauge("sitdown_relayed_lines", "WebSockets whose tables are another server's.", registry=REGISTRY)
RELAYED = Counter("sitdown_relayed_frames", "Frames passed on to another server.", registry=REGISTRY)
FORWARDED = Counter("sitdown_forwarded_requests", "Requests passed on to another server.", registry=REGISTRY)
RELAYING = Histogram(
    "sitdown_relay_seconds",
    "To another server and back.",
    buckets=(0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5),
    registry=REGISTRY,
)

#!/bin/sh
# What `./check` has no time for: the random tests ten times as deep, every screen and every lesson in every language, long runs of everything. Some hours.
set -eu
cd -- "$(dirname -- "$0")/.."
SITDOWN_DEPTH=10 .venv/bin/python -m pytest -n auto --dist worksteal tests/conformance tests/core/test_hidden_cards.py tests/server/test_secrets.py
SITDOWN_DEPTH=1 .venv/bin/python -m pytest tests/server/test_by_post.py tests/web/test_inspecting.py
SITDOWN_DEPTH=2 .venv/bin/python -m pytest -n auto tests/browser
.venv/bin/python bench/soak.py omerta --games 100000 --jobs 2
.venv/bin/python bench/soak.py cosa-nostra --games 50000 --jobs 2
.venv/bin/python -m bench.leaks 100
.venv/bin/python -m bench.killing 100 8
.venv/bin/python -m bench.killing 50 5 relay
.venv/bin/python -m bench.cluster 30 10
.venv/bin/python -m bench.fuzz 50000 20000
.venv/bin/python -m bench.fuzz 50000 20000 1 300 relay
.venv/bin/python -m bench.snap 400 40
.venv/bin/python -m bench.snap 400 40 relay

#!/bin/sh
# Lighthouse on the landing page and on a table of each game, on a server of its own: bench/lighthouse.sh [folder for the reports]
# Wants a quiet machine and a Chromium (CHROME_PATH). Fails below 0.95 for performance or accessibility.
set -eu
cd "$(dirname "$0")/.."
reports=${1:-$(mktemp -d)}
mkdir -p "$reports"
export CHROME_PATH="${CHROME_PATH:-/usr/bin/chromium}" PATH="$PWD/.venv/bin:$PATH" NODE_USE_SYSTEM_CA=1 no_proxy=127.0.0.1 NO_PROXY=127.0.0.1
port=8733
sitdown serve --port $port --no-limits --db "sqlite+aiosqlite:///$reports/tables.db" >"$reports/serve.log" 2>&1 &
server=$!
trap 'kill $server' EXIT
until curl -sf "http://127.0.0.1:$port/healthz" >/dev/null; do sleep 1; done

# A table where somebody plays against bots; the link opens his chair.
table() {
    curl -sf "http://127.0.0.1:$port/api/tables" -H "Content-Type: application/json" \
        -d "{\"game\": \"$1\", \"nickname\": \"Ada\", \"chairs\": [null, \"$2\", \"$2\", \"$2\"]}" |
        python -c 'import json, sys; place = json.load(sys.stdin); print("t/{table}#{token}".format(**place))'
}

measure() {
    npx --yes lighthouse "http://127.0.0.1:$port/$2" --quiet --output=json --output-path="$reports/$1.json" \
        --only-categories=performance,accessibility --chrome-flags="--headless=new --no-sandbox"
    python - "$1" "$reports/$1.json" <<'PYTHON'
import json, sys

name, path = sys.argv[1:]
report = json.load(open(path))
scores = {key: part["score"] for key, part in report["categories"].items()}
metrics = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
print(name, scores, {metric: report["audits"][metric]["displayValue"] for metric in metrics})
sys.exit(min(scores.values()) < 0.95)
PYTHON
}

low=0
measure landing "" || low=1
measure omerta "$(table omerta sharp)" || low=1
measure cosa-nostra "$(table cosa-nostra regular)" || low=1
exit $low

#!/bin/sh
# Lighthouse on the landing page and on a table of each game, on a server of its own: bench/lighthouse.sh [folder for the reports]
# Wants a quiet machine and a Chromium (CHROME_PATH): what else runs is multiplied by four. Of three times the one in the
# middle counts. Fails below 0.95 for performance or accessibility.
set -eu
cd "$(dirname "$0")/.."
reports=${1:-$(mktemp -d)}
mkdir -p "$reports"
export CHROME_PATH="${CHROME_PATH:-/usr/bin/chromium}" PATH="$PWD/.venv/bin:$PATH" NODE_USE_SYSTEM_CA=1 no_proxy=127.0.0.1 NO_PROXY=127.0.0.1
port=8733
sitdown serve --port $port --no-limits --db "$reports/tables.db" >"$reports/serve.log" 2>&1 &
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
    for time in 1 2 3; do
        npx --yes lighthouse "http://127.0.0.1:$port/$([ "$1" = landing ] || table "$1" "$2")" --quiet --output=json \
            --output-path="$reports/$1-$time.json" --only-categories=performance,accessibility \
            --chrome-flags="--headless=new --no-sandbox"
    done
    python - "$1" "$reports/$1"-?.json <<'PYTHON'
import json, sys

name, *paths = sys.argv[1:]
reports = sorted((json.load(open(path)) for path in paths), key=lambda each: each["categories"]["performance"]["score"])
report = reports[1]
scores = {key: part["score"] for key, part in report["categories"].items()}
metrics = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
print(name, scores, {metric: report["audits"][metric]["displayValue"] for metric in metrics})
sys.exit(min(scores.values()) < 0.95)
PYTHON
}

low=0
measure landing "" || low=1
measure omerta sharp || low=1
measure cosa-nostra regular || low=1
exit $low

#!/bin/sh
# A new release on this machine, one server after the other: the others have the tables meanwhile. usage: deploy.sh PORT...
set -eu
for port in "$@"; do
    systemctl restart "sitdown@$port"
    tries=0
    until curl --silent --fail --max-time 3 "http://127.0.0.1:$port/healthz" >/dev/null; do
        tries=$((tries + 1))
        [ "$tries" -lt 60 ] || { echo "the server at port $port does not come up; the others are left as they are" >&2; exit 1; }
        sleep 1
    done
    sleep 5 # its players are back before the next one goes
done

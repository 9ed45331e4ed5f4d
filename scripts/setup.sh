# Sourced by ./play and ./check, with `here` set to the project. Afterwards "$uv" is uv: the machine's, or one in .cache.
# shellcheck shell=sh disable=SC2154

# need "PACKAGES" WHAT: install Debian packages if we may, else say what is missing.
need() {
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "Missing: $2. On Debian: apt-get install $1" >&2
        exit 1
    fi
    echo "Installing $1 ..." >&2
    apt-get -qq update
    # shellcheck disable=SC2086 # a list
    DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $1 >/dev/null
}

export UV_PYTHON_DOWNLOADS=never
export UV_PROJECT="$here"
export UV_PROJECT_ENVIRONMENT="$here/.venv"
unset VIRTUAL_ENV

uv=uv
if ! $uv --version >/dev/null 2>&1; then
    uv="$here/.cache/uv/bin/uv"
    if ! [ -x "$uv" ]; then
        python3 -c 'import ensurepip' 2>/dev/null || need python3-venv "Python's venv"
        echo "Fetching uv ..." >&2
        python3 -m venv "$here/.cache/uv"
        "$here/.cache/uv/bin/pip" install --quiet --disable-pip-version-check uv
    fi
fi

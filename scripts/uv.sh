# Sourced by ./play and ./check: `here` is the project; afterwards "$uv" is a uv, the machine's own or one put into .cache.
export UV_PYTHON_DOWNLOADS=never
export UV_PROJECT="$here"
unset VIRTUAL_ENV

if uv=$(command -v uv) && "$uv" --version >/dev/null 2>&1; then
    :
else
    uv="$here/.cache/uv/bin/uv"
    if ! [ -x "$uv" ]; then
        echo "Setting up (once) ..." >&2
        if ! python3 -m venv "$here/.cache/uv" >/dev/null; then
            echo "A Python virtual environment could not be made. On Debian: apt-get install python3-venv" >&2
            exit 1
        fi
        "$here/.cache/uv/bin/pip" install --quiet uv
    fi
fi

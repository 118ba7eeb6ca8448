#!/usr/bin/env bash
# Create the virtual environment with the first Python that is new enough.
set -euo pipefail

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$python" -c "$new_enough" 2>/dev/null; then
        if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
            echo "Python's venv module is missing; install it with: sudo apt-get install python$version-venv" >&2
            exit 1
        fi
        exec "$python" -m venv --clear "$1"
    fi
done
echo "Heliograph needs Python 3.11 or newer; install it with: sudo apt-get install python3 python3-venv" >&2
exit 1

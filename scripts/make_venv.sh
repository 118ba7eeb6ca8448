#!/usr/bin/env bash
# Create the virtual environment with the first Python that is new enough. The distribution's comes first: it was built
# with the profile of real programs, and runs our tests with a sixth less processor time than one that a version
# manager compiled. PYTHON=… chooses another.
set -euo pipefail

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
without_venv=
for python in ${PYTHON:-/usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$python" -c "$new_enough" 2>/dev/null; then
        if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            exec "$python" -m venv --clear "$1"
        fi
        without_venv=${without_venv:-$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')}
    fi
done
if [ "$without_venv" ]; then
    echo "Python's venv module is missing; install it with: sudo apt-get install python$without_venv-venv" >&2
else
    echo "Heliograph needs Python 3.11 or newer; install it with: sudo apt-get install python3 python3-venv" >&2
fi
exit 1

"""A PostgreSQL for the tests, where the machine has one."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

_NOBODY = ("postgres", "nobody")
"""PostgreSQL refuses to be run by root; one of these runs it then."""


def start_postgres() -> Iterator[str]:
    """The address of a server of its own; skips loudly where there is none."""
    programs = [shutil.which(name) for name in ("initdb", "pg_ctl")]
    if not all(programs):
        pytest.skip("NO POSTGRESQL HERE: initdb and pg_ctl are not on the PATH, so its store is not tested")
    initdb, pg_ctl = (str(program) for program in programs)
    folder = Path(tempfile.mkdtemp(prefix="heliograph-pg-", dir="/tmp"))
    user = _someone()
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    port = free_port()
    data = str(folder / "data")
    _run(user, initdb, "-D", data, "-U", "heliograph", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -k {folder} -h 127.0.0.1 -F"
    _run(user, pg_ctl, "-D", data, "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://heliograph@127.0.0.1:{port}"
    finally:
        _run(user, pg_ctl, "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def a_postgres(server: str) -> Iterator[str]:
    """A fresh database on that server."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    yield f"{server}/{name}"


def _someone() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    for name in _NOBODY:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    pytest.skip("NO POSTGRESQL HERE: it refuses to be run by root, and there is nobody else")


def _run(user: pwd.struct_passwd | None, *command: str) -> None:
    done = subprocess.run(
        command,
        user=None if user is None else user.pw_uid,
        group=None if user is None else user.pw_gid,
        extra_groups=None if user is None else [],
        cwd="/tmp",
        env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

"""The set-up keeps its promises: lock files name no host, and documented commands exist."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PYTHON_LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-node.lock"]
NPM_LOCK = "web/package-lock.json"
HOST = re.compile(r"://|^\s*-(-index|-extra-index|-find-links|f |i )", re.MULTILINE)
MACHINE_PATH = re.compile(r"""(?:^|[\s"'=])(?:/\w|file:|\.\./)""", re.MULTILINE)


def read(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


def npm_packages() -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(read(NPM_LOCK))["packages"]
    return packages


def project_name(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def locked_names(path: str) -> set[str]:
    return {project_name(line) for line in read(path).splitlines() if re.match(r"\w", line)}


@pytest.mark.parametrize("path", [*PYTHON_LOCKS, NPM_LOCK])
def test_lock_files_name_no_host_and_no_machine(path: str) -> None:
    named = HOST.findall(read(path)) + MACHINE_PATH.findall(read(path))
    assert not named, f"{path} names a host or a path; `make lock` writes it without"


@pytest.mark.parametrize("line", ["--index-url here", '"resolved": "https://x"', "-e /opt/x", '"file:../x"'])
def test_a_host_or_path_would_be_noticed(line: str) -> None:
    assert HOST.search(line) or MACHINE_PATH.search(line)


def test_every_locked_python_package_carries_its_hash() -> None:
    for path in PYTHON_LOCKS:
        pins = re.findall(r"^\w.*?(?=^\w|\Z)", read(path), re.MULTILINE | re.DOTALL)
        assert pins
        assert [pin for pin in pins if "--hash=sha256:" not in pin] == []


def test_every_locked_npm_package_carries_its_hash() -> None:
    assert [name for name, package in npm_packages().items() if name and "integrity" not in package] == []


def test_locks_know_every_dependency() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    runtime = {project_name(requirement) for requirement in project["dependencies"]}
    dev = {project_name(requirement) for requirement in project["optional-dependencies"]["dev"]}
    assert runtime - locked_names("requirements.lock") == set()
    assert (runtime | dev) - locked_names("requirements-dev.lock") == set()


def test_npm_lock_is_for_this_package_json() -> None:
    package = json.loads(read("web/package.json"))
    for kind in ("dependencies", "devDependencies"):
        assert npm_packages()[""][kind] == package[kind]


def test_readme_commands_are_in_the_makefile() -> None:
    promised = set(re.findall(r"\bmake ([a-z-]+)", " ".join(re.findall(r"`[^`]+`", read("README.md")))))
    assert {"play", "test"} <= promised
    assert promised <= set(re.findall(r"^([a-z-]+):.*##", read("Makefile"), re.MULTILINE))


def test_ci_runs_what_a_contributor_runs() -> None:
    assert "make test" in read(".ci/run").splitlines()

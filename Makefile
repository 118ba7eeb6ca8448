# `make help` lists what there is to make.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

venv := .venv
python := $(venv)/bin/python
pip := $(python) -m pip --disable-pip-version-check
# A lock file lists all there is to install; pip, left to look for itself, finds newer ones without a hash.
locked := $(pip) install --quiet --require-hashes --no-deps
compile := $(venv)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock"

# What a stamp file stands for is done; it lives inside what it vouches for, so both go together.
installed := $(venv)/.installed
installed_dev := $(venv)/.installed-dev
installed_web := web/node_modules/.installed
client := src/heliograph/server/static/index.html
client_sources := $(shell find web/src web/public locales -not -name '*.test.ts' 2>/dev/null) \
	web/index.html web/vite.config.ts web/offline.ts web/words.ts web/svelte.config.js web/tsconfig.json

.PHONY: play check test rules bench rivals fuzz audit docs wheel types lessons client install install-dev lock clean help

play: $(installed) $(client) ## install, build and start a table for your living room (LAN=1 lets your network in)
	@$(venv)/bin/heliograph play $(if $(LAN),--lan) $(ARGS)

check: $(installed_dev) $(client) ## the daily loop: lint, types, layers, client tests, tests of what changed
	@$(python) -m scripts.check --quick

test: ## run every check and test (STAGES='"lint" "types"' runs some)
	@$(MAKE) --no-print-directory -j2 install-dev client
	@$(python) -m scripts.check $(STAGES)

rules: $(installed_dev) ## list every rule with the tests that cite it
	@$(python) scripts/rules_index.py

bench: $(installed_dev) $(client) ## measure speed; results go to benchmarks/results
	@$(python) -m benchmarks.run $(ARGS)

rivals: $(installed_dev) ## install what `make bench ARGS=envs` compares the environments with
	@$(pip) install --quiet --no-deps --upgrade --target $(venv)/rivals open_spiel==2.0.2 shimmy==2.0.1

fuzz: $(installed_dev) $(client) ## ARGS="server --minutes 10" attacks a server, ARGS="interstellar" plays random games
	@$(python) -m benchmarks.fuzz $(ARGS)

audit: $(installed_dev) $(installed_web) ## ask the registries for known holes in what we use, where they answer
	@$(pip) install --quiet pip-audit
	@$(python) -m scripts.audit

docs: $(installed_dev) ## build the documentation as a site in build/site; a broken link fails
	@NO_MKDOCS_2_WARNING=1 $(python) -m mkdocs build --strict
	@echo "file://$(CURDIR)/build/site/index.html"

wheel: $(installed) $(client) ## build an installable wheel with the client inside, in dist/
	@rm -rf dist
	@$(pip) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist

types: $(installed) ## renew the client's types from the Python structs
	@$(python) scripts/generate_types.py

lessons: $(installed_dev) ## record the tutorials anew from the rules
	@$(python) -m scripts.lessons

client: $(client) ## build the browser client

install: $(installed) ## install what playing needs into .venv

install-dev: $(installed_dev) ## install what testing needs into .venv

lock: $(installed_dev) ## renew the lock files from pyproject.toml and web/package.json
	$(pip) install --quiet uv
	$(compile) --group build --extra solver --extra dev -o requirements-dev.lock pyproject.toml
	$(compile) --group build --extra solver -c requirements-dev.lock -o requirements.lock pyproject.toml
	$(compile) --group node -o requirements-node.lock
	scripts/with_node.sh npm install --package-lock-only --loglevel=error
	$(python) scripts/clean_npm_lock.py

clean: ## remove everything that was installed or built
	rm -rf $(venv) web/node_modules src/heliograph/server/static dist build
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(python):
	@echo "Creating $(venv)"
	@scripts/make_venv.sh $(venv)

$(installed): requirements.lock pyproject.toml | $(python)
	@echo "Installing Python packages"
	@$(locked) -r requirements.lock
	@$(pip) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(installed_dev): requirements-dev.lock examples/beacon/pyproject.toml $(installed)
	@echo "Installing Python packages for the tests"
	@$(locked) -r requirements-dev.lock
	@$(pip) install --quiet --no-deps --no-build-isolation --editable examples/beacon
	@touch $@

$(installed_web): web/package.json web/package-lock.json web/.npmrc | $(installed)
	@echo "Installing the client's packages"
	@scripts/with_node.sh npm ci --loglevel=error
	@touch $@

$(client): $(client_sources) $(installed_web)
	@echo "Building the client"
	@scripts/with_node.sh npm run --silent build -- --logLevel=warn
	@touch $@

# Meadhall. Needs make and python3 (3.11 or newer, with venv); everything else goes into .venv.

PYTHON ?= python3
ARGS ?=
# How many processes the tests use.
JOBS ?= auto
# What is played in the terminal.
GAME ?= brian-boru

UV_VERSION := 0.13.8
UV := .venv/bin/uv
BIN := .venv/bin

# Stamps: what each environment was last made from.
HAS_UV := .venv/.has-uv-$(UV_VERSION)
FOR_PLAY := .venv/.for-play
FOR_WORK := .venv/.for-work
FOR_BENCH := .venv-bench/.for-bench
FOR_WEB := web/node_modules/.for-web
CLIENT := src/meadhall/server/client/index.html

# What the browser client is built from.
SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/meadhall/words/*.ftl src/meadhall/games/*/text/*.ftl)

# Node from PyPI, so that none need be on the machine.
NPM = env PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

# The environment to fill is $(1).
SYNC = env -u VIRTUAL_ENV UV_PYTHON_DOWNLOADS=never UV_PROJECT_ENVIRONMENT=$(1) $(UV) sync --quiet --locked

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-quick soak report lint format client art types needs bench bench-table lock clean

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: $(FOR_PLAY) $(CLIENT) ## Open the house and a browser in it (options in ARGS="...").
	@$(BIN)/meadhall serve --open $(ARGS)

terminal: $(FOR_PLAY) ## Sit down to a game of Brian Boru in the terminal (another: GAME=feast-for-odin).
	@$(BIN)/meadhall play $(GAME) $(ARGS)

test: $(FOR_WORK) $(CLIENT) needs ## Run every test, then write the report.
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)
	@$(MAKE) --no-print-directory report

test-quick: $(FOR_WORK) $(CLIENT) needs ## Run the tests with fewer examples, stopping at the first failure.
	MEADHALL_TESTS=quick $(BIN)/python -m pytest -x $(ARGS)

soak: $(FOR_WORK) $(CLIENT) needs ## Run the long tests: kills, fuzzing, many games.
	MEADHALL_TESTS=soak $(BIN)/python -m pytest -n $(JOBS) tests/server tests/store tests/table tests/laws $(ARGS)

report: $(FOR_WORK) ## Write the report on which rules the tests prove.
	$(BIN)/python -m tests.report

lint: $(FOR_WORK) $(FOR_WEB) ## Check format, style, types and the direction of imports.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent lint
	$(NPM) run --silent check

format: $(FOR_WORK) $(FOR_WEB) ## Put the code into its format and mend what can be mended.
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run --silent format

client: $(CLIENT) ## Build the browser client.

art: $(FOR_WORK) ## Draw again what is drawn once: maps, plates, glyphs, plaits.
	$(BIN)/python web/art

types: $(FOR_WORK) ## Write the client's types from the structs of the table and the games.
	$(BIN)/python -m meadhall.server.typescript

bench: $(FOR_BENCH) ## Measure the engine against catanatron (options in ARGS="...").
	.venv-bench/bin/meadhall bench --against catanatron $(ARGS)

bench-table: $(FOR_WORK) $(CLIENT) needs ## Measure the server under load and the page from cold (options in ARGS="...").
	$(BIN)/python -m benchmarks.load $(ARGS)
	$(BIN)/python -m benchmarks.page

lock: $(HAS_UV) ## Bring uv.lock up to the newest versions pyproject.toml allows.
	env -u VIRTUAL_ENV UV_PYTHON_DOWNLOADS=never $(UV) lock --upgrade

clean: ## Remove the environments and everything made from the sources.
	rm -rf .venv .venv-bench web/node_modules src/meadhall/server/client build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name .git -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

$(HAS_UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Meadhall needs Python 3.11 or newer, and '$(PYTHON)' is not: install one (on Debian 12 or newer: apt install python3 python3-venv) or name another with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "Meadhall needs Python's venv module, and '$(PYTHON)' lacks it: install it (on Debian: apt install python3-venv)." >&2; exit 1; }
	@echo "Making .venv ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# --inexact: uv itself lives in .venv, and playing does not take the tools of the work away.
$(FOR_PLAY): pyproject.toml uv.lock $(HAS_UV)
	@echo "Installing Meadhall ..."
	@$(call SYNC,.venv) --inexact --no-default-groups --group web
	@touch $@

$(FOR_WORK): pyproject.toml uv.lock $(HAS_UV)
	@echo "Installing Meadhall and the tools to work on it ..."
	@$(call SYNC,.venv) --inexact --group dev
	@touch $@ $(FOR_PLAY)

$(FOR_BENCH): pyproject.toml uv.lock $(HAS_UV)
	@echo "Installing Meadhall and catanatron into .venv-bench ..."
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv --without-pip .venv-bench
	@$(call SYNC,.venv-bench) --no-default-groups --group bench
	@touch $@

$(FOR_WEB): web/package.json web/package-lock.json | $(FOR_PLAY)
	@echo "Installing what the browser client is built with ..."
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(SOURCES) $(FOR_WEB)
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# A browser and a database server for the tests: Debian's if they can be installed, otherwise a browser of Playwright's;
# without PostgreSQL its tests are skipped.
needs: $(FOR_WORK)
	@missing=""; \
	command -v chromium >/dev/null || missing="chromium"; \
	$(BIN)/python -c 'import sys; from tests.store.postgres import programs; sys.exit(not programs())' || missing="$$missing postgresql"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing $$missing ..."; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	fi
	@command -v chromium >/dev/null || $(BIN)/playwright install chromium

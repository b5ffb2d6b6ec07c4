# Meadhall. Needs make and python3 (3.11 or newer, with venv); everything else goes into .venv.

PYTHON ?= python3
ARGS ?=
# How many processes the tests use.
JOBS ?= auto

UV_VERSION := 0.13.8
UV := .venv/bin/uv
BIN := .venv/bin

# Stamps: what each environment was last made from.
HAS_UV := .venv/.has-uv-$(UV_VERSION)
FOR_PLAY := .venv/.for-play
FOR_WORK := .venv/.for-work
FOR_BENCH := .venv-bench/.for-bench

# The environment to fill is $(1).
SYNC = env -u VIRTUAL_ENV UV_PYTHON_DOWNLOADS=never UV_PROJECT_ENVIRONMENT=$(1) $(UV) sync --quiet --locked

.DEFAULT_GOAL := help
.PHONY: help play test test-quick report lint format bench lock clean

help: ## Show this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: $(FOR_PLAY) ## Sit down to a game of Brian Boru (options in ARGS="...").
	@$(BIN)/meadhall play brian-boru $(ARGS)

test: $(FOR_WORK) ## Run every test, then write the report.
	$(BIN)/python -m pytest -n $(JOBS) $(ARGS)
	@$(MAKE) --no-print-directory report

test-quick: $(FOR_WORK) ## Run the tests with fewer examples, stopping at the first failure.
	MEADHALL_TESTS=quick $(BIN)/python -m pytest -x $(ARGS)

report: $(FOR_WORK) ## Write the report on which rules the tests prove.
	$(BIN)/python -m tests.report

lint: $(FOR_WORK) ## Check format, style, types and the direction of imports.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(FOR_WORK) ## Put the code into its format and mend what can be mended.
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(FOR_BENCH) ## Measure the engine against catanatron (options in ARGS="...").
	.venv-bench/bin/meadhall bench --against catanatron $(ARGS)

lock: $(HAS_UV) ## Bring uv.lock up to the newest versions pyproject.toml allows.
	env -u VIRTUAL_ENV UV_PYTHON_DOWNLOADS=never $(UV) lock --upgrade

clean: ## Remove the environments and everything made from the sources.
	rm -rf .venv .venv-bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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
	@$(call SYNC,.venv) --inexact --no-default-groups
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

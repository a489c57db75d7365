# One place for every command of the project. `make` alone lists them.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PREFIX ?= /usr/local
DESTDIR ?=
# Quotes and some shells keep the ~ of PREFIX=~/.local as it is.
prefix := $(DESTDIR)$(patsubst ~/%,$(HOME)/%,$(PREFIX))
bindir := $(prefix)/bin
completions := $(prefix)/share/bash-completion/completions/bookmarks \
	$(prefix)/share/zsh/site-functions/_bookmarks $(prefix)/share/fish/vendor_completions.d/bookmarks.fish
manual := $(prefix)/share/man/man1/bookmarks.1
# Where the program looks for the front ends that came with it.
plugindir := $(prefix)/share/bookmarks/plugins

# The same flags for every build; that warnings are errors stands in the manifest.
FLAGS := --explicit-target-dependency-import-check error

# The release holds Swift, SQLite, readline and the C++ runtime, and needs only the C library. The
# folder holds nothing but libstdc++.a, so that the linker finds no shared one before it.
static := $(CURDIR)/.build/static
RELEASE_FLAGS := $(FLAGS) --configuration release --static-swift-stdlib \
	-Xswiftc -L$(static) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
	-Xswiftc -Xclang-linker -Xswiftc -no-pie
release := .build/release/bookmarks

plugins := $(addprefix Plugins/Programs/bookmarks-,calendar fzf mcp)
swift_folders := Sources Tests Plugins Localization Benchmarks Examples Scripts/fuzzers Package.swift
# The runner's line for each test that starts or passes; failures and the sum stay.
quiet_tests := sed -E '/^◇/d; /^✔ (Suite|Test [^r])/d; /^↳/d; /^Test Suite/d; /Executed 0 tests/d; /^\[/d'
# The package manager's line for each step; errors and the sum stay.
quiet_build := sed -E '/^\[[0-9]+\/[0-9]+\]/d; /^(Building|Planning)/d; /mktemp/d'

.PHONY: help run test install uninstall bench torture fuzz docs lint format release clean

help: ## list these commands
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 18

run: release ## build, and try it on Examples/items.csv in a scratch collection
	@Scripts/run-demo.sh $(CURDIR)/$(release)

test: ## check style and imports, build, run every test
	@Scripts/install-packages.sh test
	@$(MAKE) lint
	@swift build --build-tests $(FLAGS) 2>&1 | $(quiet_build)
	@swift test --skip-build --disable-xctest $(FLAGS) 2>&1 | $(quiet_tests)

docs: ## build the documentation of the library
	@Scripts/make-docs

lint: ## check style, documentation and imports
	@swift format lint --strict --parallel --recursive $(swift_folders)
	@Scripts/check-imports.py --self-test
	@Scripts/check-imports.py

format: ## put the sources into the project's style
	@swift format --in-place --parallel --recursive $(swift_folders)

release: ## build the program that is installed
	@Scripts/install-packages.sh build
	@mkdir -p $(static)
	@for compiler in clang gcc; do \
	  library=$$($$compiler -print-file-name=libstdc++.a 2>/dev/null || true); \
	  if [ -f "$$library" ]; then ln -sf "$$library" $(static)/; break; fi; \
	done
	@swift build $(RELEASE_FLAGS) --product bookmarks 2>&1 | $(quiet_build)

install: release ## install the program and its plugins: make install PREFIX=~/.local
	@mkdir -p "$(bindir)" && [ -w "$(bindir)" ] || { \
	  echo "cannot write to $(bindir): use sudo, or make install PREFIX=~/.local" >&2; exit 77; }
	@install --strip --mode=755 $(release) "$(bindir)/bookmarks"
	@write() { mkdir -p "$$(dirname "$$2")" && "$(bindir)/bookmarks" --lang en help "$$1" > "$$2"; }; \
	  set -- bash zsh fish man; \
	  for file in $(foreach file,$(completions) $(manual),"$(file)"); do write "$$1" "$$file"; shift; done
	@install -d "$(plugindir)"
	@install --mode=755 $(plugins) "$(plugindir)/"
	@install --mode=644 Plugins/Programs/bookmarks_client.py "$(plugindir)/"
	@size() { numfmt --to=iec --suffix=B "$$(stat --format=%s "$$1")"; }; \
	  echo "$(bindir)/bookmarks: $$(size "$(bindir)/bookmarks"), $$(size $(release)) with symbols"

uninstall: ## remove the installed program; collections stay
	@rm -f "$(bindir)/bookmarks" $(foreach file,$(completions) $(manual),"$(file)")
	@rm -rf "$(plugindir)"
	@rmdir --ignore-fail-on-non-empty "$(prefix)/share/bookmarks" 2>/dev/null || true

bench: release ## measure against the sqlite3 shell
	@Scripts/install-packages.sh bench
	@Benchmarks/run $(CURDIR)/$(release)
	@swift build $(RELEASE_FLAGS) --product query-benchmark 2>&1 | $(quiet_build)
	@Benchmarks/queries $(CURDIR)/$(release) $(CURDIR)/.build/release/query-benchmark
	@Benchmarks/imports $(CURDIR)/$(release) $(CURDIR)/.build/release/query-benchmark
	@swift build $(RELEASE_FLAGS) --product service-benchmark 2>&1 | $(quiet_build)
	@Benchmarks/service $(CURDIR)/$(release) $(CURDIR)/.build/release/service-benchmark

torture: release ## kill, fill disks and damage files, and see that nothing is lost
	@Scripts/install-packages.sh test
	@Scripts/torture $(CURDIR)/$(release)

fuzz: ## feed the readers broken input for a minute each
	@Scripts/fuzz

clean: ## remove everything that was built
	@rm -rf .build

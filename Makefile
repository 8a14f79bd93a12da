# Searchlight. Every command works from any directory: make -C PATH COMMAND.

ROOT := $(patsubst %/,%,$(dir $(realpath $(lastword $(MAKEFILE_LIST)))))
CI := $(ROOT)/.ci
ARGS ?=

# Warnings are errors in checked builds. `run` and `bench` leave that out, so a newer compiler still serves.
CHECKED := -Xswiftc -warnings-as-errors

.DEFAULT_GOAL := help
.PHONY: help setup run build test test-all snapshots fuzz sanitize bench docs lint clean
MAKEFLAGS += --no-print-directory

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' "$(ROOT)/Makefile" | column -t -s '|'

setup: ## install what building, serving and testing need
	@"$(CI)/setup" test

run: ## serve the demo sites; options: make run ARGS='--listen 127.0.0.1:9000'
	@"$(CI)/setup" run
	@"$(CI)/build" "a release" -c release --product searchlight
	@cd "$(ROOT)" && exec .build/release/searchlight serve $(ARGS)

build: ## build everything for development, warnings as errors
	@"$(CI)/setup" run
	@"$(CI)/build" "everything" --build-tests $(CHECKED)

test: ## set up, build and run the tests
	@CHECKED="$(CHECKED)" "$(CI)/test"

test-all: ## the tests and the long suites
	@SEARCHLIGHT_LONG=1 CHECKED="$(CHECKED)" "$(CI)/test"

snapshots: ## write the HTML snapshots anew; read the difference before you commit it
	@"$(CI)/setup" run
	@"$(CI)/build" "the tests" --build-tests $(CHECKED)
	@cd "$(ROOT)" && SEARCHLIGHT_WRITE_SNAPSHOTS=1 swift test --skip-build $(CHECKED) --filter "Snapshot|ReadmeTests"

fuzz: ## feed the parsers with made-up input; options: make fuzz ARGS='600 Marks Templates' (seconds for each)
	@"$(CI)/setup" run
	@"$(CI)/fuzz" $(or $(ARGS),60)

sanitize: ## run the Swift tests under AddressSanitizer and ThreadSanitizer; options: make sanitize ARGS='thread LibXMLTests'
	@"$(CI)/setup" run
	@"$(CI)/sanitize" $(ARGS)

bench: ## build for release and measure
	@"$(CI)/setup" run
	@"$(CI)/build" "the benchmarks" -c release --product Benchmarks
	@cd "$(ROOT)" && exec .build/release/Benchmarks $(ARGS)

docs: ## document the library SearchCore in .build/docs
	@CHECKED="$(CHECKED)" "$(CI)/docs" && echo "Written: $(ROOT)/.build/docs"

lint: ## check the formatting and the declared imports
	@cd "$(ROOT)" && swift format lint -rs Sources Tests && .ci/check-imports && echo "Formatting and imports are clean."

clean: ## remove all that was built, downloaded or installed here
	@cd "$(ROOT)" && rm -rf .build .cache .venv Public/vendor

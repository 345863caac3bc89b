# What a person types. Every target does its own set-up.
PREFIX ?= /usr/local
DESTDIR ?=
CONFIGURATION = release
BUILD = .build/$(CONFIGURATION)
SWIFT ?= swift

.PHONY: run test test-live build lint bench bench-live soak sanitize docs install uninstall clean setup

run: build
	@scripts/run

test:
	@scripts/setup test
	@scripts/silent-output .build/debug
	$(SWIFT) test --no-parallel $(TESTFLAGS)

# The same, with the tests that need a private audio server or a private speech-dispatcher: they take
# minutes, and want a machine that is not busy with other things.
test-live:
	@scripts/setup test
	HERALD_LIVE=1 $(SWIFT) test --no-parallel $(TESTFLAGS)

# Swift's runtime is linked in: the programs run where no toolchain is, start sooner, and a worker with
# fewer libraries forks faster.
build: setup
	for product in herald-synth herald sd_herald; do \
	  $(SWIFT) build -c $(CONFIGURATION) --static-swift-stdlib --product $$product || exit 1; done
	@scripts/silent-output $(BUILD)

setup:
	@scripts/setup run

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Voices Package.swift

bench: setup
	@scripts/silent-output Benchmarks/.build/release
	$(SWIFT) run -c release --static-swift-stdlib --package-path Benchmarks HeraldBenchmarks

# What a listener waits for, on a private audio server, beside espeak-ng and spd-say.
bench-live: build
	@scripts/setup test
	scripts/bench-live
	scripts/bench-speech-dispatcher

soak:
	@scripts/setup test
	HERALD_SOAK=1 $(SWIFT) test --no-parallel $(TESTFLAGS)

sanitize:
	@scripts/setup test
	scripts/sanitize

docs:
	@scripts/setup docs
	scripts/docs

install: build
	scripts/install "$(PREFIX)" "$(DESTDIR)"

uninstall:
	scripts/uninstall "$(PREFIX)" "$(DESTDIR)"

clean:
	rm -rf .build out Benchmarks/.build

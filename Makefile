# label-lint: `make run` checks catalogs, `make test` runs all tests.
# Both install what is missing of the system packages first. `make build` builds the optimized command, and
# `make release` what people install.

CATALOGS ?= catalogs
PACKAGES := libicu-dev icu-devtools binutils libsqlite3-dev zlib1g-dev libexpat1-dev
# Judges of what the program writes; a test says so and passes where one cannot be had.
TOOLS := git curl strace zsh fish mandoc shellcheck libxml2-utils python3-venv libreoffice-calc-nogui \
	neovim emacs-nox elpa-eglot vim vim-ale gradle espeak-ng speech-dispatcher speech-dispatcher-espeak-ng \
	speech-dispatcher-audio-plugins xvfb
BUILD := .build
SWIFT := swift

.PHONY: run build test install release format lint packages tools clean

# A debug build, as it takes a third of the time: people wait for the first report, not for the check.
run: packages
	@$(SWIFT) build --product label-lint --scratch-path $(BUILD)
	@$(BUILD)/debug/label-lint check --exit-zero "$(CATALOGS)"

build: packages
	@.ci/build --scratch-path $(BUILD) --product label-lint

# Optimized: the tests judge every catalog at hand many times, and a debug build takes four times as long.
# With the guards of the release program, which tests read from its headers; see .ci/build.
GUARDS := -Xcc -fstack-protector-strong -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
OPTIMIZED := -c release -Xswiftc -enable-testing $(GUARDS) --scratch-path $(BUILD)

test: packages tools lint
	$(SWIFT) build --build-tests $(OPTIMIZED)
	@.ci/suite $(SWIFT) test --skip-build $(OPTIMIZED)
	@.ci/browser/run $(BUILD)/release/label-lint $(BUILD)/browser

# Below PREFIX: bin, share/man and the completions of shells.
PREFIX ?= /usr/local
install: build
	@.ci/install $(BUILD)/release/label-lint "$(DESTDIR)$(PREFIX)"

release: packages
	@.ci/release --scratch-path $(BUILD) --output $(BUILD)/dist

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Snippets .ci/fuzzing Package.swift

format:
	$(SWIFT) format --in-place --recursive Sources Tests Snippets .ci/fuzzing Package.swift

packages:
	@.ci/packages $(PACKAGES)

tools:
	@.ci/packages $(TOOLS) || echo "label-lint: the tests pass over what these judge" >&2
	@.ci/python $(BUILD)/python || echo "label-lint: the tests pass over what Python judges" >&2

clean:
	rm -rf $(BUILD)

# GNU parallel for the test of its recipe; without it the test says so and passes.
.PHONY: recipe-tools spark
test: recipe-tools
recipe-tools:
	@.ci/packages parallel || echo "label-lint: the recipe of GNU parallel is passed over" >&2

# All recipes for many machines over CATALOGS, Spark's too: 850 MB of packages, three minutes.
spark: build
	@.ci/packages parallel openjdk-17-jre-headless python3-venv
	@test -x $(BUILD)/spark/bin/python || python3 -m venv $(BUILD)/spark
	@$(BUILD)/spark/bin/pip install --quiet --disable-pip-version-check pyspark pandas pyarrow
	@$(BUILD)/spark/bin/python .ci/recipes "$(CATALOGS)" --binary $(BUILD)/release/label-lint --spark

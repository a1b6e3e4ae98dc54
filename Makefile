# label-lint: `make run` checks catalogs, `make test` runs all tests.
# Both install what is missing of the system packages first. `make release` builds what people install.

CATALOGS ?= catalogs
PACKAGES := libicu-dev libsqlite3-dev zlib1g-dev libexpat1-dev
BUILD := .build
SWIFT := swift

.PHONY: run build test release format lint packages clean

run: build
	@$(BUILD)/release/label-lint check --exit-zero "$(CATALOGS)"

build: packages
	@$(SWIFT) build -c release --static-swift-stdlib --scratch-path $(BUILD) --product label-lint

test: packages lint
	$(SWIFT) build --build-tests --scratch-path $(BUILD)
	$(SWIFT) test --skip-build --scratch-path $(BUILD)
	@.ci/browser/run $(BUILD)/debug/label-lint $(BUILD)/browser

release: packages
	@.ci/release --scratch-path $(BUILD) --output $(BUILD)/dist

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format:
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

packages:
	@.ci/packages $(PACKAGES)

clean:
	rm -rf $(BUILD)

import LabelLint

/// What is true of every XLIFF file that translators send back, whatever its bytes are.
struct DeliveryProperties {
  /// The files of an app, by path.
  private let files: [CatalogFile]
  private let plan: CatalogPlan
  /// Made once: it parses the words of every language that it meets.
  private static let linter = Linter()

  /// An Android app, whose texts have escapes, tags and plurals.
  static let android = DeliveryProperties([
    (
      "res/values/strings.xml",
      """
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <string name="rain">Don\\'t forget <b>umbrellas</b></string>
        <string name="path"><![CDATA[C:\\\\temp & <i>more</i>]]></string>
        <string name="call">Call <xliff:g id="n">%1$s</xliff:g>\\nnow</string>
        <plurals name="songs"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>
      </resources>
      """
    ),
    (
      "res/values-de/strings.xml",
      "<resources>\n  <string name=\"call\">Ruf %1$s an</string>\n</resources>\n"
    ),
  ])

  /// An Apple app, whose texts vary by device and variable.
  static let apple = DeliveryProperties([
    (
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
        "tip": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tap the tree"}},
          "other": {"stringUnit": {"state": "translated", "value": "Choose the tree"}}}}}}},
        "trees": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "There are %#@trees@ here"},
          "substitutions": {"trees": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg tree"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg trees"}}}}}}}}},
        "gate": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tor"}},
          "en": {"stringUnit": {"state": "translated", "value": "Gate"}}}}
      }, "version": "1.0"}
      """
    )
  ])

  private init(_ texts: [(path: String, text: String)]) {
    let locations = texts.compactMap { CatalogLocation(path: $0.path) }
    guard let plan = CatalogDiscovery.plans(for: locations).first else {
      preconditionFailure("no plan for \(texts[0].path)")
    }
    self.plan = plan
    files = plan.locations.map { location in
      let text = texts.first { $0.path == location.path }?.text ?? ""
      return CatalogReader.read(Array(text.utf8), at: location)
    }
  }

  /// Places are in the files, and what was written is the app's text when it is delivered again.
  func deliver(_ bytes: [UInt8]) {
    guard let location = CatalogLocation(path: "de.xliff"), let german = LocaleTag("de") else {
      return
    }
    let file = CatalogReader.read(bytes, at: location)
    for number in file.originals.indices {
      let delivered = DeliveredFile(
        file.part(ofTable: number), tag: german, for: plan.locations[0].format)
      let first = trial(delivered, files)
      for finding in first.findings {
        precondition(
          finding.span.file < first.files.count
            && finding.span.bytes.range.upperBound
              <= first.files[finding.span.file].source.text.count,
          "\(finding.rule) is outside of its file")
      }
      let written = files.map { own in
        first.changedFiles.first { $0.path == own.source.path }.flatMap { changed in
          CatalogLocation(path: changed.path).map { CatalogReader.read(changed.stored, at: $0) }
        } ?? own
      }
      let second = trial(delivered, written)
      precondition(
        unchanged(second) >= unchanged(first) + first.writtenCount,
        "a text that was written is another one when it is read")
    }
  }

  private func unchanged(_ trial: DeliveryTrial) -> Int {
    trial.counts.values.reduce(0) { $0 + $1.unchanged }
  }

  private func trial(_ delivered: DeliveredFile, _ files: [CatalogFile]) -> DeliveryTrial {
    let configuration = Self.linter.configuration
    let levels = Dictionary(
      uniqueKeysWithValues: configuration.activeRules.map {
        ($0.id, configuration.severity(of: $0))
      })
    return DeliveryTrial(
      [delivered], reading: [], in: checked(files),
      DeliveryTrial.Checks(
        join: { Catalog(plan: plan, files: $0, fallback: nil) }, check: checked, levels: levels,
        holdsAt: .error))
  }

  private func checked(_ files: [CatalogFile]) -> FixRun.Checked {
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    return (catalog, Self.linter.check(catalog).findings)
  }
}

import Foundation
import LabelLint
import Testing

/// Faults put into labels of real catalogs, of which nearly all must be found.
@Suite struct FaultInjectionTests {
  /// Apps whose labels are known by key or comment, in many languages.
  static let apps = [
    "androidx+media", "LineageOS+android_packages_apps_Gallery2", "home-assistant+iOS",
  ]
  /// Languages that faults are put into.
  static let languages: Set<String> = [
    "en", "de", "fr", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hu", "ro",
    "bg", "uk", "ru", "el", "tr", "ar", "he", "fa", "hi", "bn", "ta", "te", "mr", "th", "vi", "id",
    "ms", "ja", "ko", "zh", "ca", "hr", "lt", "et",
  ]

  /// The labels of each catalog; empty, which is said, without the corpus.
  static let catalogs: [[RealLabel]] = {
    guard let root = Corpus.root?.appending(path: "corpus") else { return [] }
    return apps.flatMap { app -> [[RealLabel]] in
      let folder = root.appending(path: app)
      guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
      let locations = walk.compactMap { $0 as? String }.compactMap { CatalogLocation(path: $0) }
      return CatalogDiscovery.plans(for: locations).map { plan in
        let files = plan.locations.map { location in
          let data = (try? Data(contentsOf: folder.appending(path: location.path))) ?? Data()
          return CatalogReader.read(Array(data), at: location)
        }
        return RealLabel.labels(of: Catalog(plan: plan, files: files, fallback: nil))
      }.filter { $0.count >= 2 }
    }
  }()

  /// What became of the faults of one kind.
  private struct Tally {
    var languages: Set<String> = []
    var injected = 0
    var found = 0
    var missed: [String] = []

    /// Share of the faults that were found.
    var share: Double { injected == 0 ? 1 : Double(found) / Double(injected) }
  }

  @Test("faults in certain labels are found", .overShared, arguments: InjectedFault.allCases)
  func faults(_ fault: InjectedFault) throws {
    guard let root = Corpus.root,
      let words = InjectedWords(lexicon: root.appending(path: "lexicon"))
    else { return }
    guard RuleRegistry.metadata(of: fault.rule) != nil else {
      print("\(fault.rawValue): passed over, there is no rule \(fault.rule)")
      return
    }
    var tally = Tally()
    for labels in Self.catalogs {
      let locales = Set(labels.flatMap(\.texts.keys)).sorted()
      for name in locales {
        guard let locale = LocaleTag(name), Self.languages.contains(locale.language) else {
          continue
        }
        inject(fault, into: labels, locale, words, &tally)
      }
    }
    print(
      "\(fault.rawValue): \(tally.found) of \(tally.injected) found, \(tally.share) in "
        + "\(tally.languages.count) languages")
    for missed in tally.missed.prefix(40) { print("  missed: \(missed)") }
    #expect(tally.injected > 100)
    #expect(tally.share >= InjectedFault.bar, "\(fault.rawValue)")
  }

  /// Puts a fault into one label of a catalog after the other.
  private func inject(
    _ fault: InjectedFault, into labels: [RealLabel], _ locale: LocaleTag, _ words: InjectedWords,
    _ tally: inout Tally
  ) {
    let name = locale.description
    let linter = Linter(only: fault.rule)
    if fault.needsPair {
      for (one, other) in words.pairs(among: labels) {
        // An English variant is served by the source.
        guard locale.language != "en", let text = one.texts[name], let counter = other.texts[name]
        else {
          continue
        }
        // A language that has one word for both is no fault to find.
        if text == counter { continue }
        var changed = other
        changed.texts[name] = fault == .collapsedPair ? text : nil
        check(changed, [one.key, other.key], among: labels, name, linter, &tally)
      }
      return
    }
    for label in labels {
      guard let text = label.texts[name] else { continue }
      // A text that was never translated is another rule's.
      if name != "en", text.lowercased() == label.texts["en"]?.lowercased() { continue }
      var changed = label
      guard let faulty = fault.text(text, in: locale, words: words) else { continue }
      changed.texts[name] = faulty
      check(changed, [label.key], among: labels, name, linter, &tally)
    }
  }

  /// Checks a catalog with a changed label for a finding under one of some keys.
  private func check(
    _ changed: RealLabel, _ keys: [String], among labels: [RealLabel], _ locale: String,
    _ linter: Linter, _ tally: inout Tally
  ) {
    let locales = locale == "en" ? ["en"] : ["en", locale]
    let fixture = FixtureCatalog(
      labels.map { ($0.key == changed.key ? changed : $0).entry(locales) })
    guard fixture.isWritable(as: changed.format),
      let catalog = fixture.joined(fixture.files(as: changed.format))
    else { return }
    let isFound = linter.check(catalog).findings.contains {
      keys.contains($0.subject.key) && $0.subject.locale == locale
    }
    tally.injected += 1
    tally.languages.insert(locale)
    if isFound {
      tally.found += 1
    } else {
      tally.missed.append("\(locale) \(changed.key) = \(changed.texts[locale] ?? "(none)")")
    }
  }
}

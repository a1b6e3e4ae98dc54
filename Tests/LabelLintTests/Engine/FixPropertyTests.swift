import Foundation
import Testing

@testable import LabelLint

/// Fixes over formats, settings and encodings: the finding goes, nothing else changes.
@Suite("Fixes")
struct FixPropertyTests {
  /// Rules that can fix.
  static let rules = RuleRegistry.metadata.filter(\.isFixable).map(\.id)

  @Test("a fix takes its finding away and changes nothing else", arguments: rules)
  func examples(of rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    var fixes = 0
    for example in metadata.flagged where example.isWritable {
      for format in example.formats {
        let fixture = example.fixture(for: format)
        guard fixture.isWritable(as: format) else { continue }
        for setting in FixtureSetting.allCases {
          guard let catalog = fixture.joined(fixture.files(as: format, setting)) else { continue }
          fixes += Self.expectSoundFixes(
            catalog, Linter(only: rule), "\(rule) “\(example.text)” \(format.rawValue) \(setting)")
        }
      }
    }
    for (number, sample) in (FixSamples.samples[rule] ?? []).enumerated() {
      for form in Form.allCases {
        let own = try Self.fixes(of: sample, rule, form, "\(rule) sample \(number) \(form)")
        #expect(own > 0, "\(rule) sample \(number) \(form) is not fixed")
        fixes += own
      }
    }
    #expect(fixes > 0, "no example of \(rule) can be fixed")
  }

  @Test("safe fixes of examples keep placeholders, braces and letters", arguments: rules)
  func safeExamples(of rule: RuleID) throws {
    let metadata = try #require(RuleRegistry.metadata(of: rule))
    let linter = Linter(only: rule)
    for example in metadata.flagged where example.isWritable {
      for format in example.formats {
        let fixture = example.fixture(for: format)
        guard fixture.isWritable(as: format), let setting = FixtureSetting.allCases.first,
          let catalog = fixture.joined(fixture.files(as: format, setting))
        else { continue }
        let locations = catalog.files.compactMap { CatalogLocation(path: $0.source.path) }
        guard let plan = CatalogDiscovery.plans(for: locations).first else { continue }
        let check: ([CatalogFile]) -> FixRun.Checked = { files in
          let catalog = Catalog(plan: plan, files: files, fallback: catalog.sourceLocale)
          return (catalog, linter.check(catalog).findings)
        }
        _ = Self.expectSound(
          check(catalog.files), check, allowsUnsafe: false, "\(rule) “\(example.text)”",
          onlyOnce: false)
      }
    }
  }

  /// How a sample is stored.
  enum Form: CaseIterable {
    case plain
    case marked
    case carriageReturns
    case withoutLastLineEnd
    case utf16
    case utf16BigEndian
  }

  /// Fixes a sample as it is stored in some form; the number of fixes.
  private static func fixes(
    of sample: FixSamples.Sample, _ rule: RuleID, _ form: Form, _ name: String
  ) throws -> Int {
    let locations = sample.files.compactMap { CatalogLocation(path: $0.path) }
    let plan = try #require(CatalogDiscovery.plans(for: locations).first)
    let files = plan.locations.map { location in
      let text = sample.files.first { $0.path == location.path }?.text ?? ""
      return CatalogReader.read(stored(text, form), at: location)
    }
    var configuration = Configuration(including: [rule]).limited { $0 == rule }
    configuration.use(sample.vocabulary)
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    return expectSoundFixes(catalog, Linter(configuration: configuration), name)
  }

  private static func stored(_ text: String, _ form: Form) -> [UInt8] {
    switch form {
    case .plain: Array(text.utf8)
    case .marked: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case .carriageReturns: Array(text.replacing("\n", with: "\r\n").utf8)
    case .withoutLastLineEnd:
      Array(text.trimmingCharacters(in: .newlines).utf8)
    case .utf16:
      [0xFF, 0xFE]
        + Array(text.utf16).flatMap {
          [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        }
    case .utf16BigEndian:
      [0xFE, 0xFF]
        + Array(text.utf16).flatMap {
          [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
        }
    }
  }

  @Test("no fix takes a tag away or makes two states alike", arguments: FixSamples.dilemmas.indices)
  func dilemmas(number: Int) throws {
    let (sample, rule) = FixSamples.dilemmas[number]
    let locations = sample.compactMap { CatalogLocation(path: $0.path) }
    let plan = try #require(CatalogDiscovery.plans(for: locations).first)
    let files = plan.locations.map { location in
      let text = sample.first { $0.path == location.path }?.text ?? ""
      return CatalogReader.read(Array(text.utf8), at: location)
    }
    let linter = Linter(configuration: Configuration(including: [rule]))
    let check: ([CatalogFile]) -> FixRun.Checked = { files in
      let catalog = Catalog(plan: plan, files: files, fallback: nil)
      return (catalog, linter.check(catalog).findings)
    }
    let before = check(files)
    #expect(before.findings.contains { $0.rule == rule })
    let outcome = FixRun(allowsUnsafe: true, check: check).run(before)
    let after = files.map { file in outcome.files.first { $0.before.path == file.source.path } }
    for (file, changed) in zip(files, after) {
      guard let changed, let location = CatalogLocation(path: file.source.path) else { continue }
      #expect(CatalogReader.read(changed.stored, at: location).markup.count == file.markup.count)
      #expect(!changed.after.text.elementsEqual([]))
    }
    let now = check(
      zip(files, after).map { file, changed in
        guard let changed, let location = CatalogLocation(path: file.source.path) else {
          return file
        }
        return CatalogReader.read(changed.stored, at: location)
      })
    let known = Set(before.findings.map(\.rule))
    #expect(now.findings.allSatisfy { known.contains($0.rule) }, "\(now.findings.map(\.message))")
  }

  /// The sets of the corpus; none where it is absent.
  static let corpusPlans: [CatalogPlan] = {
    guard let root = Corpus.root?.appending(path: "corpus") else { return [] }
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let locations = (paths ?? []).sorted().compactMap { CatalogLocation(path: $0) }
    return CatalogDiscovery.plans(for: locations.filter { !CatalogDiscovery.skips($0) })
  }()

  /// Most files of a set that have something to fix and are fixed here.
  private static let mostFixedFiles = 4

  @Test(
    "safe fixes of the corpus: gone, none added, edited spans only; again: nothing", .overShared,
    arguments: corpusPlans)
  func corpus(_ plan: CatalogPlan) throws {
    let files = try Self.read(plan)
    for file in files where file.source.isDecodable && file.source.encoding != .binary {
      #expect(
        try StoredText.bytes(of: file.source) == Self.stored(file.source.path),
        "\(file.source.path)")
    }
    // The rules that can fix say which files are worth the work.
    let fixable = Linter(configuration: Configuration().limited { Self.rules.contains($0) })
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    let fixed = Set(
      fixable.check(catalog).findings.lazy
        .filter { $0.fixes.contains { $0.safety == .safe } }.map(\.span.file)
    ).sorted().prefix(Self.mostFixedFiles)
    if fixed.isEmpty { return }
    let sources = files.indices.filter { catalog.places[$0].tag == catalog.sourceLocale }
    let chosen = Set(fixed).union(sources).sorted()
    let part = CatalogDiscovery.plans(for: chosen.map { plan.locations[$0] })
    let linter = Linter()
    for plan in part {
      let check: ([CatalogFile]) -> FixRun.Checked = { files in
        let catalog = Catalog(plan: plan, files: files, fallback: catalog.sourceLocale)
        return (catalog, linter.check(catalog).findings)
      }
      _ = Self.expectSound(
        check(try Self.read(plan)), check, allowsUnsafe: false, plan.set, onlyOnce: false)
    }
  }

  private static func stored(_ path: String) throws -> [UInt8] {
    let root = try #require(Corpus.root)
    return Array(try Data(contentsOf: root.appending(path: "corpus/\(path)")))
  }

  static func read(_ plan: CatalogPlan) throws -> [CatalogFile] {
    try plan.locations.map { CatalogReader.read(try stored($0.path), at: $0) }
  }

  /// Fixes a catalog and expects all that a fix promises; the number of fixes.
  private static func expectSoundFixes(
    _ catalog: Catalog, _ linter: Linter, _ name: String
  ) -> Int {
    let locations = catalog.files.compactMap { CatalogLocation(path: $0.source.path) }
    guard let plan = CatalogDiscovery.plans(for: locations).first else { return 0 }
    let check: ([CatalogFile]) -> FixRun.Checked = { files in
      let catalog = Catalog(plan: plan, files: files, fallback: catalog.sourceLocale)
      return (catalog, linter.check(catalog).findings)
    }
    return expectSound(check(catalog.files), check, allowsUnsafe: true, name, onlyOnce: true)
  }

  private static func expectSound(
    _ before: FixRun.Checked, _ check: @escaping ([CatalogFile]) -> FixRun.Checked,
    allowsUnsafe: Bool, _ name: String, onlyOnce: Bool
  ) -> Int {
    let run = FixRun(allowsUnsafe: allowsUnsafe, check: check)
    let outcome = run.run(before)
    if outcome.applied.isEmpty {
      #expect(outcome.files.isEmpty, "\(name)")
      return 0
    }
    let files = before.catalog.files.map { file in
      guard let changed = outcome.files.first(where: { $0.before.path == file.source.path }),
        let location = CatalogLocation(path: file.source.path)
      else { return file }
      #expect((try? StoredText.bytes(of: file.source)) == changed.storedBefore)
      let read = CatalogReader.read(changed.stored, at: location)
      #expect(read.source.encoding == file.source.encoding, "\(name)")
      #expect(read.source.markLength == file.source.markLength, "\(name)")
      #expect(read.problems.count <= file.problems.count, "\(name)")
      return read
    }
    if !allowsUnsafe { FixFacts.expect(before.catalog, files, name) }
    expectOnlyEdits(outcome, before.catalog, name, onlyOnce: onlyOnce)
    let after = check(files)
    var left = identities(after.findings)
    for finding in before.findings { left[identity(finding), default: 0] -= 1 }
    if !allowsUnsafe {
      // What a translation had of its source's fault may be told by itself.
      let inherited = identities(before.findings.flatMap(\.inherited))
      for (identity, count) in left where count > inherited[identity, default: 0] {
        Issue.record("\(name): \(identity) was added")
      }
    }
    expectNoWorse(before.findings, after.findings, name)
    for item in outcome.applied {
      let fixed = identity(item.finding)
      #expect(left[fixed, default: 0] <= -1 || !onlyOnce, "\(name): \(item.fix?.title ?? "") stays")
    }
    let again = run.run(after)
    #expect(again.applied.isEmpty && again.files.isEmpty, "\(name): a second run changes more")
    return outcome.applied.count
  }

  /// No rule finds more than before, nor more of a level, and none finds what was no fault: what translations have of
  /// their source's faults is counted with these.
  static func expectNoWorse(_ before: [Finding], _ after: [Finding], _ name: String) {
    func all(_ findings: [Finding]) -> [Finding] {
      findings + findings.flatMap(\.inherited)
    }
    let known = Set(all(before).map(\.rule))
    let rules = Set(all(after).map(\.rule)).sorted()
    for rule in rules {
      #expect(known.contains(rule), "\(name): \(rule) is new")
      for level in Severity.allCases {
        func count(_ findings: [Finding]) -> Int {
          all(findings).count { $0.rule == rule && $0.severity >= level }
        }
        let (now, most) = (count(after), count(before))
        #expect(now <= most, "\(name): \(rule) finds \(now) from \(level) on, not \(most)")
      }
    }
  }

  /// Outside the edits every byte is as it was; only where one round was enough to do it all.
  private static func expectOnlyEdits(
    _ outcome: FixOutcome, _ catalog: Catalog, _ name: String, onlyOnce: Bool
  ) {
    for file in outcome.files {
      guard let number = catalog.files.firstIndex(where: { $0.source.path == file.before.path })
      else { continue }
      let edits = outcome.applied.flatMap { $0.fix?.edits ?? [] }.filter { $0.span.file == number }
      guard let expected = try? FixApplier.apply(edits, to: file.before) else { continue }
      if onlyOnce || edits.count == 1 { #expect(expected == file.stored, "\(name)") }
    }
  }

  private static func identities(_ findings: [Finding]) -> [Fingerprint: Int] {
    findings.reduce(into: [:]) { $0[identity($1), default: 0] += 1 }
  }

  private static func identity(_ finding: Finding) -> Fingerprint {
    Fingerprint(rule: finding.rule, subject: finding.subject, detail: finding.detail)
  }
}

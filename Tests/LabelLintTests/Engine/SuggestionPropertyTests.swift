import Foundation
import Testing

@testable import LabelLint

/// Suggestions of the corpus, each accepted by itself: none makes an app worse.
@Suite("Accepted suggestions of the corpus")
struct SuggestionPropertyTests {
  /// A part of a set: its source and one language, chosen at random from a fixed seed.
  private static func part(
    of plan: CatalogPlan, _ generator: inout SeededGenerator
  ) -> CatalogPlan? {
    let tags = plan.locations.compactMap(\.place.tag?.description)
    let locales = Set(tags).sorted()
    guard let chosen = locales.randomElement(using: &generator) else { return plan }
    let isSource = { (location: CatalogLocation) in
      location.place.tag == nil || location.place.tag?.language == "en"
    }
    return CatalogDiscovery.plans(
      for: plan.locations.filter { isSource($0) || $0.place.tag?.description == chosen }
    ).first
  }

  /// A number for the name of a set, the same in every run (FNV-1a).
  private static func seed(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The findings whose suggestions are tried, one for each rule.
  private static func chosen(
    among findings: [Finding], _ generator: inout SeededGenerator
  ) -> [Finding] {
    let offered = findings.filter { !($0.fixes.first?.edits.isEmpty ?? true) }
    let rules = Set(offered.map(\.rule)).sorted()
    return rules.compactMap { rule in
      offered.filter { $0.rule == rule }.randomElement(using: &generator)
    }
  }

  @Test(
    "an accepted suggestion brings no finding, raises none, and its own is gone", .overShared,
    arguments: FixPropertyTests.corpusPlans)
  func accepted(_ whole: CatalogPlan) throws {
    var generator = SeededGenerator(seed: Self.seed(whole.set))
    guard let plan = Self.part(of: whole, &generator) else { return }
    let linter = Linter()
    let check: ([CatalogFile]) -> FixRun.Checked = { files in
      let catalog = Catalog(plan: plan, files: files, fallback: nil)
      return (catalog, linter.check(catalog).findings)
    }
    let before = check(try FixPropertyTests.read(plan))
    for finding in Self.chosen(among: before.findings, &generator) {
      // Its translations have the same fault, and their suggestions go with it.
      let accepted = Set([finding.identity] + finding.inherited.map(\.identity))
      let run = FixRun(
        allowsUnsafe: true, where: { accepted.contains($0.identity) }, check: check)
      let outcome = run.run(before)
      guard let files = outcome.catalogFiles else { continue }
      let after = check(files)
      let name = "\(plan.set) \(finding.rule) \(finding.subject.key) \(finding.fixes[0].title)"
      FixPropertyTests.expectNoWorse(before.findings, after.findings, name)
      let left = after.findings.count { $0.identity == finding.identity }
      let earlier = before.findings.count { $0.identity == finding.identity }
      #expect(left < earlier, "\(name): the finding stays")
    }
  }
}

import Foundation
import Testing

/// The shared corpus of real catalogs, counted and checked.
@Suite("Corpus")
struct CorpusTests {
  /// A project of the corpus and the number of messages that its README states.
  struct Project: CustomTestStringConvertible, Sendable {
    /// Name of its folder.
    let name: String
    /// Messages that the README of the corpus counts.
    let stated: Int
    /// Messages that the README leaves out, and why.
    var leftOut = 0
    var testDescription: String { name }
  }

  static let projects = [
    Project(name: "home-assistant+iOS", stated: 106_365),
    Project(name: "thunderbird+thunderbird-android", stated: 70_938),
    Project(name: "LineageOS+android_packages_apps_Gallery2", stated: 41_144),
    Project(name: "exelban+stats", stated: 19_491),
    Project(name: "linearmouse+linearmouse", stated: 16_614),
    Project(name: "corona-warn-app+cwa-app-ios", stated: 14_251),
    Project(name: "androidx+media", stated: 12_534),
    Project(name: "corona-warn-app+cwa-app-android", stated: 11_608),
    // Three `Main.strings` that do not parse hold 140, 141 and 141 entries; label-lint reads on
    // after the missing semicolons, the README counts none of them.
    Project(name: "MonitorControl+MonitorControl", stated: 3289, leftOut: 422),
    Project(name: "FlineDev+BartyCrouch", stated: 2093),
    Project(name: "Shopify+checkout-sheet-kit-swift", stated: 1577),
    Project(name: "home-assistant+android", stated: 1510),
    Project(name: "Ranchero-Software+NetNewsWire", stated: 539),
    // Two arrays in `font_certs.xml` hold references to other arrays, no text of their own.
    Project(name: "android+compose-samples", stated: 319, leftOut: 2),
    Project(name: "SwiftGen+SwiftGen", stated: 83),
    Project(name: "liamnichols+xcstrings-tool", stated: 45),
  ]

  @Test(
    "messages are as many as the corpus states, within 0.5 %; every record has a place",
    .overShared, arguments: projects)
  func project(_ project: Project) throws {
    guard let shared = Checkout.shared else { return }
    let folder = shared.appending(path: "corpus/" + project.name)
    let outcome = try BuiltCommand(folder: folder)
      .run(["check", "--root", ".", "--exit-zero", "--format", "ndjson", "."])
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    let run = try #require(outcome.output.split(separator: "\n").last)
    let record = try JSONDecoder().decode(Run.self, from: Data(run.utf8))
    let expected = project.stated + project.leftOut
    #expect(abs(record.messages - expected) * 200 <= expected, "\(record.messages) messages")
    #expect(record.unreadable == 0)
    for line in outcome.output.split(separator: "\n") where line.hasPrefix("{\"type\":\"finding\"")
    {
      let place = try JSONDecoder().decode(Place.self, from: Data(line.utf8))
      #expect(!place.path.isEmpty && place.line > 0 && place.column > 0, "\(line)")
    }
  }

  /// The members of a run's record that are looked at.
  private struct Run: Decodable {
    let messages: Int
    let unreadable: Int
  }

  /// The members of a finding's record that are looked at.
  private struct Place: Decodable {
    let path: String
    let line: Int
    let column: Int
  }
}

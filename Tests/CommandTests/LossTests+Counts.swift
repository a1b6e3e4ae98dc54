import Foundation
import Testing

/// The gate and the night count the same, whatever happens to texts.
extension LossTests {
  /// What is counted of a change.
  struct Counts: Equatable {
    var lost = 0
    var translations = 0
    var new = 0
    var fixed = 0
    var removed = 0

    /// Numbers that are given.
    init(lost: Int = 0, translations: Int = 0, new: Int = 0, fixed: Int = 0, removed: Int = 0) {
      (self.lost, self.translations, self.new) = (lost, translations, new)
      (self.fixed, self.removed) = (fixed, removed)
    }

    /// The numbers of a sentence such as `1 lost, 5 translations lost, 1 new, 0 fixed`.
    init(in sentence: some StringProtocol) {
      for part in sentence.components(separatedBy: ", ") {
        let words = part.split(separator: " ")
        guard let first = words.first, let number = Int(first) else { continue }
        switch words.dropFirst().joined(separator: " ") {
        case "lost": lost = number
        case "translation lost", "translations lost": translations = number
        case "new": new = number
        case "fixed": fixed = number
        case "removed with their texts": removed = number
        default: break
        }
      }
    }

    /// The numbers of the findings of a gate with a baseline, which says nothing of what is fixed.
    init(ofFindings lines: String) {
      for line in lines.split(separator: "\n") {
        guard line.hasSuffix(" [lost-text]") else {
          new += 1
          continue
        }
        let words = line.split(separator: " ")
        for (word, next) in zip(words, words.dropFirst()) {
          guard let number = Int(word) else { continue }
          if next.hasPrefix("translation") { translations += number }
          if next == "known" { lost += number }
        }
      }
    }
  }

  /// A change of a project, and what it counts.
  struct CountCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// Shell commands below the folder of the texts.
    let change: @Sendable (URL) throws -> Void
    let counts: Counts

    var testDescription: String { name }
  }

  /// A file of ten texts; that of key 8 has another number.
  private static func ten(_ start: String, _ end: String, eight: Int = 8) -> String {
    "<resources>\n"
      + (1...10).map { number in
        "<string name=\"key_\(number)\">\(start) \(number == 8 ? eight : number) \(end)</string>\n"
      }.joined() + "</resources>\n"
  }

  /// Writes a file again without the lines that have some words.
  private static func drop(_ words: String, in path: String, below root: URL) throws {
    let url = root.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try Data(lines.filter { !$0.contains(words) }.joined(separator: "\n").utf8).write(to: url)
  }

  /// Cuts a file behind its first five texts.
  private static func cut(_ path: String, below root: URL) throws {
    let url = root.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n").prefix(6)
    try Data((lines.joined(separator: "\n") + "\n<string na").utf8).write(to: url)
  }

  static let countCases = [
    CountCase(
      name: "a translation is removed",
      change: { try drop("key_5\"", in: "app/res/values-fr/strings.xml", below: $0) },
      counts: Counts(new: 1)),
    CountCase(
      name: "a translation with a finding is removed",
      change: { try drop("key_8\"", in: "app/res/values-fr/strings.xml", below: $0) },
      counts: Counts(lost: 1, new: 1)),
    CountCase(
      name: "the file of a locale is cut",
      change: { try cut("app/res/values-fr/strings.xml", below: $0) },
      counts: Counts(lost: 1, translations: 5, new: 1)),
    CountCase(
      name: "the source is cut",
      change: { try cut("app/res/values/strings.xml", below: $0) },
      counts: Counts(lost: 1, translations: 10, new: 1)),
    CountCase(
      name: "the folder of a locale is deleted",
      change: { try FileManager.default.removeItem(at: $0.appending(path: "app/res/values-fr")) },
      counts: Counts(lost: 1, translations: 10)),
    CountCase(
      name: "a catalog is deleted",
      change: { try FileManager.default.removeItem(at: $0.appending(path: "app/res")) },
      counts: Counts(lost: 1, translations: 20)),
    CountCase(
      name: "a key is deleted everywhere",
      change: { root in
        for name in ["values", "values-de", "values-fr"] {
          try drop("key_8\"", in: "app/res/\(name)/strings.xml", below: root)
        }
      },
      counts: Counts(removed: 1)),
    CountCase(
      name: "a key is deleted in the source only",
      change: { try drop("key_8\"", in: "app/res/values/strings.xml", below: $0) },
      counts: Counts(lost: 1, new: 2)),
    CountCase(
      name: "a key is deleted in the source and the translation with the finding",
      change: { root in
        for name in ["values", "values-fr"] {
          try drop("key_8\"", in: "app/res/\(name)/strings.xml", below: root)
        }
      },
      counts: Counts(new: 1, removed: 1)),
  ]

  @Test("the gate and the night count the same", arguments: countCases)
  func count(_ change: CountCase) throws {
    let folder = try Self.project([
      "app/res/values/strings.xml": Self.ten("Play the song", "now"),
      "app/res/values-de/strings.xml": Self.ten("Das Lied", "jetzt spielen"),
      "app/res/values-fr/strings.xml": Self.ten("Jouer la chanson", "maintenant", eight: 9),
      "app/two/res/values/strings.xml": Self.resources(["x": "Play it now"]),
    ])
    try change.change(folder.url)
    for arguments in [["--compare", "1.ndjson"], ["--changed-since", "main"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      let sentence = outcome.error.split(separator: "\n").last?.split(separator: ":").last ?? ""
      #expect(
        Counts(in: sentence.drop { $0 == " " }) == change.counts, "\(arguments): \(outcome)")
      let listed = Counts(ofFindings: outcome.output)
      #expect(
        listed
          == Counts(
            lost: change.counts.lost, translations: change.counts.translations,
            new: change.counts.new), "\(arguments): \(outcome)")
    }
    let known = try Self.gate(folder, "--baseline", "known.jsonl")
    #expect(
      Counts(ofFindings: known.output)
        == Counts(
          lost: change.counts.lost, translations: change.counts.translations,
          new: change.counts.new), "\(known)")
    let night = try Self.night(1, in: folder)
    let headline = night.split(separator: "\n").first?.split(separator: ":").last ?? ""
    #expect(Counts(in: headline.drop { $0 == " " }) == change.counts, "\(night)")
  }

  @Test(
    "a night with a baseline names the key of a known finding that is lost, until it is back",
    arguments: ["s.sqlite", "s.jsonl"])
  func nightWithBaseline(store: String) throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.android { try folder.write(text, to: path) }
    try folder.write("apps:\n  - {app: player, root: .}\n", to: "fleet.yml")
    try folder.run("baseline", "create").expectDone()
    func night(_ day: Int) throws -> String {
      try folder.run(
        "nightly", "fleet.yml", "--store", store, "--reports", "out",
        environment: ["SOURCE_DATE_EPOCH": "\(1_795_226_400 + day * 86_400)"]
      ).output
    }
    #expect(try night(0) == "Labels 2026-11-21: first run of 1 app, 0 open findings\n")
    let french = try folder.text(of: Self.french)
    try Self.drop("\"c\"", in: Self.french, below: folder.url)
    for day in 1...2 {
      let digest = try night(day)
      #expect(
        digest.hasPrefix(
          """
          Labels 2026-11-2\(day + 1): 1 lost, \(2 - day) new, 0 fixed, 2 open findings

          Lost
          - player: app/res, fr: 1 lost ('c')

          """), "\(digest)")
    }
    #expect(
      try folder.text(of: "out/player.ndjson").contains(
        "the text of 'c' is gone, and with it 1 known finding"))
    try folder.write(french, to: Self.french)
    #expect(try night(3).hasPrefix("Labels 2026-11-24: 0 new, 1 fixed, 0 open findings\n"))
    try Self.drop("\"c\"", in: Self.french, below: folder.url)
    #expect(try night(4).hasPrefix("Labels 2026-11-25: 1 lost, 1 new, 0 fixed, "))
    try folder.run(
      "baseline", "removed", "app/res", "--locale", "fr", "--key", "c", "--reason", "not in French"
    ).expectDone()
    let accepted = try night(5)
    #expect(
      accepted.hasPrefix(
        "Labels 2026-11-26: 0 new, 0 fixed, 2 removed with their texts, 0 open findings\n"),
      "\(accepted)")
    #expect(try night(6) == "Labels 2026-11-27: nothing changed, 0 open findings\n")
  }
}

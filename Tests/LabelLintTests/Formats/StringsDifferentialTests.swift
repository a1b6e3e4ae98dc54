import Foundation
import LabelLint
import Seeded
import Testing

/// `.strings` files read beside Foundation's property lists: same verdict, same texts.
@Suite struct StringsDifferentialTests {
  /// Faults that CoreFoundation does not see, since the file is a property list nevertheless.
  static let ownFaults: Set<ProblemCode> = [
    .silentTruncation, .lowercaseUEscape, .duplicateKey, .octalEscapeNextstep, .nonStringValue,
    .emptyFile,
  ]

  /// What differs between the two readings of a file; nil when nothing does.
  static func difference(_ bytes: [UInt8]) -> String? {
    let file = StringsCatalogReader.read(path: "p", bytes: bytes, table: "t")
    let truncation =
      file.problems.first { $0.code == .silentTruncation }.map { Int($0.span.start) } ?? .max
    // Behind the place where it stops, CoreFoundation sees no fault.
    let isRefused = file.problems.contains { problem in
      let start = Int(problem.span.start)
      if problem.severity != .error || ownFaults.contains(problem.code) { return false }
      // These two name what stands at the place where CoreFoundation stops.
      let names = problem.code == .smartQuotes || problem.code == .mergeConflictMarkers
      return names ? start < truncation : start <= truncation
    }
    let list = try? unsafe PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    guard let dictionary = list as? [String: Any] else {
      return isRefused || bytes.isEmpty ? nil : "Foundation refuses it, and no error is reported"
    }
    if isRefused { return "Foundation reads it" }
    var texts: [String: String] = [:]
    for (index, entry) in file.entries.enumerated() where !entry.flags.contains(.lostAtRuntime) {
      let key = file.string(entry.key) ?? ""
      texts[key] = file.string(
        file.messages[Int(file.messageRange(ofEntry: index).lowerBound)].text)
    }
    let known = dictionary.compactMapValues { $0 as? String }
    let others = Set(dictionary.keys).subtracting(known.keys)
    texts = texts.filter { !others.contains($0.key) }
    return texts == known ? nil : "expected \(known), got \(texts)"
  }

  @Test func generatedFiles() {
    var random = SeededGenerator(seed: 20_261_121)
    var failures: [String] = []
    var counts = (read: 0, refused: 0, truncated: 0)
    for _ in 0..<8_000 {
      let text = Self.file(&random)
      if let difference = Self.difference(Array(text.utf8)) {
        failures.append("\(text.debugDescription): \(difference)")
      }
      let problems = StringsCatalogReader.read(path: "p", bytes: Array(text.utf8), table: "t")
        .problems
      if problems.contains(where: { $0.code == .silentTruncation }) {
        counts.truncated += 1
      } else if problems.contains(where: { !Self.ownFaults.contains($0.code) }) {
        counts.refused += 1
      } else {
        counts.read += 1
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(12).joined(separator: "\n"))")
    // The generator must reach all three outcomes often enough to mean something.
    #expect(counts.read > 2_000 && counts.refused > 800 && counts.truncated > 500, "\(counts)")
  }

  @Test(.overShared) func corpus() {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/corpus")
    for case let url as URL in FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil) ?? .init()
    where url.pathExtension == "strings" {
      guard let data = try? Data(contentsOf: url) else { continue }
      let difference = Self.difference(Array(data))
      #expect(difference == nil, "\(url.path): \(difference?.prefix(300) ?? "")")
    }
  }

  /// A file of a few pairs, with a fault in every second one.
  private static func file(_ random: inout SeededGenerator) -> String {
    var tokens: [String] = []
    let isBraced = Int.random(in: 0..<12, using: &random) == 0
    if isBraced { tokens += ["{", "\n"] }
    for number in 0..<Int.random(in: 1...6, using: &random) {
      tokens += [blank(&random), key(number, &random), blank(&random)]
      if Int.random(in: 0..<12, using: &random) != 0 {
        tokens += ["=", blank(&random), value(&random, depth: 0), blank(&random)]
      }
      tokens += [";", Int.random(in: 0..<4, using: &random) == 0 ? "" : "\n"]
    }
    if isBraced { tokens.append("}") }
    for _ in 0..<max(0, Int.random(in: -2...2, using: &random)) {
      let place = Int.random(in: 0..<tokens.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(strays.randomElement(using: &random) ?? "", at: place)
      default: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &random))
      }
      if tokens.isEmpty { break }
    }
    return tokens.joined()
  }

  private static let strays = [
    ";", ";;", ")", "}", "*/", "/*", "/", "//", "=", "==", "{", "(", "<0f>", "<0", "\u{A0}", "'",
    "\"", "\\", ",", ":", "%@", "é", "\u{2028}", "\u{1A}", "\u{0}", "“", "；", "#", "[", "a b",
    "<<<<<<< x\n", "\n\n",
  ]

  private static func blank(_ random: inout SeededGenerator) -> String {
    ["", " ", " ", "\n", "\t", "\r\n", "/* c */", "// c\n", "\u{2029}", "/**/", " /* \" ; */ "]
      .randomElement(using: &random) ?? ""
  }

  private static func key(_ number: Int, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "'k\(number)'"
    case 1: return "k.\(number)-x/$_:"
    case 2: return "\"\""
    case 3: return "\"same\""
    default: return "\"k\(number)" + text(&random) + "\""
    }
  }

  private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    switch Int.random(in: 0..<24, using: &random) {
    case 0 where depth < 3:
      return "(" + value(&random, depth: depth + 1) + ", " + value(&random, depth: depth + 1) + ")"
    case 1 where depth < 3: return "{a = " + value(&random, depth: depth + 1) + ";}"
    case 2: return "<0fBd 77>"
    case 3: return "plain.value"
    case 4: return "'" + text(&random) + "'"
    default: return "\"" + text(&random) + "\""
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "Text", " ", "ü", "日本", "😀", "\n", "\r\n", "\\n", "\\t", "\\\"", "\\\\", "\\'", "\\a\\b",
      "\\f\\v\\r", "\\101", "\\351", "\\7", "\\U00e9", "\\U41", "\\UD83D\\UDE00", "\\u00e9", "\\q",
      "\\é",
      "\\\n", "/* no */", "// no", ";", "=", "{", "%@", "\\U", "\\400",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}

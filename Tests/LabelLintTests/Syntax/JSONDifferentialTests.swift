import Foundation
import LabelLint
import Seeded
import Testing

/// The reader held to Foundation over texts that random edits have damaged.
struct JSONDifferentialTests {
  /// Texts to damage: every construct of the grammar, as Xcode lays it out and packed.
  static let seeds = [
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "comment" : "A \\"count\\" of files\\n\\u00e9\\uD83D\\uDE00",
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "ä" } } },
          "shouldTranslate" : false
        },
        "" : {}
      },
      "version" : "1.0"
    }
    """,
    #"{"a":[1,-2.5e+3,0.1,true,false,null,"\/\b\f\t"],"b":{"c":{},"d":[]},"é":"日本語"}"#,
    #"[[],[[]],{"a":{"a":{"a":[0]}}},"x","",-0,1E1]"#,
  ]

  @Test func agreesOverRandomEdits() {
    var generator = SeededGenerator(seed: 20_240_601)
    var accepted = 0
    for round in 0..<12_000 {
      let bytes = Self.edited(Array(Self.seeds[round % Self.seeds.count].utf8), &generator)
      if compare(bytes) { accepted += 1 }
    }
    // Edits inside strings and numbers leave good JSON often enough to compare values too.
    #expect(accepted > 1_000)
  }

  @Test(.overShared) func agreesOverTheCorpus() {
    let files = Corpus.files(withExtension: "xcstrings")
    for file in files {
      #expect(compare(Array(file.data)), "\(file.path)")
    }
  }

  /// Compares one text; whether both accept it.
  private func compare(_ bytes: [UInt8]) -> Bool {
    let tree = JSONTree(bytes)
    for range in tree.ranges + tree.faults.map(\.range) {
      #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    }
    // Foundation takes other encodings, and passes over trailing commas: both are ours to report.
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
    let onlyCommas = tree.faults.allSatisfy { $0.message.hasPrefix("a comma is after") }
    guard isUTF8, tree.faults.isEmpty || !onlyCommas else { return false }
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(tree.isAccepted == (theirs != nil), "\(text) \(tree.faults)")
    guard tree.isAccepted, let value = tree.value, let theirs else { return false }
    #expect(Self.matches(value, theirs), "\(text)")
    return true
  }

  /// Whether both readers have read the same; of duplicate names Foundation keeps one.
  private static func matches(_ ours: JSONTree.Value, _ theirs: Any) -> Bool {
    switch ours {
    case .object(let members):
      guard let object = theirs as? [String: Any] else { return false }
      var last: [String: JSONTree.Value] = [:]
      for member in members { last[member.name] = member.value }
      if last.count != members.count { return true }
      return last.count == object.count
        && last.allSatisfy { name, value in object[name].map { matches(value, $0) } ?? false }
    case .array(let elements):
      guard let array = theirs as? [Any], array.count == elements.count else { return false }
      return zip(elements, array).allSatisfy { matches($0, $1) }
    case .string(let text):
      return (theirs as? String).map { Array($0.utf8) == Array(text.utf8) } ?? false
    case .number(let text):
      return (theirs as? NSNumber)?.doubleValue == Double(text)
    case .bool(let flag): return theirs as? Bool == flag
    case .null: return theirs is NSNull
    }
  }

  /// A text with one to three bytes removed, repeated, replaced or put in.
  static func edited(_ text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var text = text
    let pool = Array("{}[],:\"\\/u0d8Ee+-.1 \n\ttfnaé".utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard !text.isEmpty else { break }
      let index = Int.random(in: 0..<text.count, using: &generator)
      let byte = pool[Int.random(in: 0..<pool.count, using: &generator)]
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: text.remove(at: index)
      case 1: text.insert(byte, at: index)
      case 2: text[index] = byte
      case 3: text.removeSubrange(index..<min(text.count, index + 12))
      default: text.insert(contentsOf: text[index..<min(text.count, index + 12)], at: index)
      }
    }
    return text
  }
}

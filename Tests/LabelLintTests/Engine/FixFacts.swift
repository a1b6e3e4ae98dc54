import Foundation
import Testing

@testable import LabelLint

/// Facts about texts before and after safe fixes that no rule has a part in.
enum FixFacts {
  /// Where a text stands.
  private struct Place: Hashable {
    let path: String
    let key: String
    let slot: String
  }

  /// Expects of every text that fixes changed: balanced braces where they were balanced, the
  /// placeholders of before or of the source, and the same letters outside of them but for twins.
  static func expect(_ before: Catalog, _ files: [CatalogFile], _ name: String) {
    let (old, new) = (texts(of: before.files), texts(of: files))
    for (place, text) in new {
      guard let earlier = old[place], earlier != text, decoded(earlier) != text else { continue }
      let (open, left) = (braces(earlier), braces(text))
      #expect(open != 0 || left == 0, "\(name): \(earlier) → \(text)")
      let placeholders = conversions(in: text)
      if placeholders != conversions(in: earlier) {
        let sources = sourceTexts(ofKey: place.key, in: before)
        #expect(
          sources.contains { conversions(in: $0) == placeholders }, "\(name): \(earlier) → \(text)")
      }
      let (letters, earlierLetters) = (Self.letters(of: text), Self.letters(of: earlier))
      if placeholders != conversions(in: earlier) {
        // The letter of a look-alike is that of a placeholder now.
        #expect(isPart(letters, of: earlierLetters), "\(name): \(earlier) → \(text)")
        continue
      }
      #expect(letters.count == earlierLetters.count, "\(name): \(earlier) → \(text)")
      for (one, other) in zip(earlierLetters, letters) where one != other {
        // A twin is of another script: one of both is beyond ASCII, and so is its block.
        #expect(one.value >> 7 != other.value >> 7, "\(name): \(earlier) → \(text)")
      }
    }
  }

  /// Whether letters stand among others in the same order.
  private static func isPart(_ letters: [Unicode.Scalar], of others: [Unicode.Scalar]) -> Bool {
    var rest = letters[...]
    for letter in others where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private static func texts(of files: [CatalogFile]) -> [Place: String] {
    var texts: [Place: String] = [:]
    for file in files {
      for entry in file.entries.indices {
        for message in file.messageRange(ofEntry: entry) {
          let place = Place(
            path: file.source.path, key: file.string(file.entries[entry].key) ?? "",
            slot: file.slots[Int(file.messages[message].slot)].description)
          texts[place] = file.string(file.messages[message].text)
        }
      }
    }
    return texts
  }

  private static func sourceTexts(ofKey key: String, in catalog: Catalog) -> [String] {
    guard
      let row = catalog.rows.indices.first(where: {
        catalog.subject(row: $0, locale: Catalog.sourceIndex).key == key
      })
    else {
      return []
    }
    return catalog.entries(row: row, locale: Catalog.sourceIndex).flatMap { entry in
      let file = catalog.files[Int(entry.file)]
      return file.messageRange(ofEntry: Int(entry.entry)).compactMap {
        file.string(file.messages[$0].text)
      }
    }
  }

  /// Opening braces without closing ones; -1 where one is closed that was never opened.
  private static func braces(_ text: String) -> Int {
    var depth = 0
    for character in text.utf8 {
      if character == UInt8(ascii: "{") { depth += 1 }
      if character == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { return -1 }
    }
    return depth
  }

  /// The conversions and braced names of a text without their numbers, sorted.
  private static func conversions(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "%" || $0 == "{" }) {
      rest = rest[start...]
      if let match = rest.prefixMatch(of: /%%/) {
        rest = rest[match.range.upperBound...]
        found.append("%%")
      } else if let match = rest.prefixMatch(
        of: /%(?:[0-9]+\$)?[-+#0,(]*[0-9]*(?:\.[0-9]+)?([hlqLtzj]*[a-zA-Z@])/)
      {
        rest = rest[match.range.upperBound...]
        found.append("%" + String(match.1))
      } else if let match = rest.prefixMatch(of: /\{([A-Za-z_][A-Za-z0-9_.]*)\}/) {
        rest = rest[match.range.upperBound...]
        found.append(String(match.1))
      } else {
        rest = rest.dropFirst()
      }
    }
    return found.sorted()
  }

  /// A text whose `u203A`, left of an escape that the format does not know, stand for their characters.
  private static func decoded(_ text: String) -> String {
    text.replacing(/u([0-9A-Fa-f]{4})/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) }
        ?? String(match.0)
    }
  }

  /// The letters of a text without its placeholders, composed.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    let words = text.replacing(
      /%(?:[0-9]+\$)?[-+#0,(]*[0-9]*(?:\.[0-9]+)?[hlqLtzj]*[a-zA-Z@]/, with: "")
    return normalized(words).unicodeScalars.filter { $0.properties.isAlphabetic }
  }

  /// A text in Unicode's form C.
  private static func normalized(_ text: String) -> String {
    String(decoding: Array(text.precomposedStringWithCanonicalMapping.utf8), as: UTF8.self)
  }
}

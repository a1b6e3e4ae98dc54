/// The order in which Xcode writes the keys of string catalogs: that of Finder, in which case, accents and the zeros before
/// numbers tell apart only what is equal otherwise.
///
/// Punctuation follows the root collation of CLDR (Unicode Technical Standard 35, part 5). Letters of other scripts
/// than Latin are in the order of their code points, which is that of the collation for most alphabets.
package struct StandardOrder: Comparable {
  /// Weights of letters, numbers and punctuation.
  private let weights: [UInt32]
  /// The text with the case of its letters swapped: small letters come first.
  private let swapped: String

  /// The place of a text.
  init(_ text: String) {
    var weights: [UInt32] = []
    var digits: [UInt32] = []
    let bytes = Normalization.normalized(Array(text.utf8).span, .nfd)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if ("0"..."9").contains(scalar) {
        digits.append(scalar.value)
        continue
      }
      Self.append(&digits, to: &weights)
      Self.append(scalar, to: &weights)
    }
    Self.append(&digits, to: &weights)
    self.weights = weights
    swapped = String(
      text.map { letter in
        (letter.isLowercase ? letter.uppercased() : letter.lowercased()).first ?? letter
      })
  }

  /// Whether a text precedes another one.
  package static func precedes(_ one: String, _ other: String) -> Bool {
    StandardOrder(one) < StandardOrder(other)
  }

  package static func == (one: StandardOrder, other: StandardOrder) -> Bool {
    one.weights == other.weights && one.swapped == other.swapped
  }

  package static func < (one: StandardOrder, other: StandardOrder) -> Bool {
    if one.weights != other.weights { return one.weights.lexicographicallyPrecedes(other.weights) }
    return one.swapped < other.swapped
  }

  /// What precedes what, as the first weight of each.
  private enum Group: UInt32 {
    case punctuation, symbol, currency, number, letter
  }

  /// White space and punctuation, in their order.
  private static let punctuation: [Unicode.Scalar: UInt32] = Dictionary(
    uniqueKeysWithValues: """
      \t\n\u{B}\u{C}\r \u{A0}_‾-‐‑‒–—,;:!¡?¿.·'‘’‚‹›"“”„«»()[]{}§¶@*/\\&#%‰†‡•`´˜^¨°©®+±÷×<=>|¦~¬
      """.unicodeScalars.enumerated().map { ($1, UInt32($0)) })

  /// Appends the weights of a number: one with more digits is greater.
  private static func append(_ digits: inout [UInt32], to weights: inout [UInt32]) {
    if digits.isEmpty { return }
    let significant = digits.drop { $0 == 0x30 }
    weights += [Group.number.rawValue, UInt32(clamping: significant.count)] + significant
    digits = []
  }

  private static func append(_ scalar: Unicode.Scalar, to weights: inout [UInt32]) {
    if scalar == "…" {
      for _ in 0..<3 { append(".", to: &weights) }
    } else if let weight = punctuation[scalar] {
      weights += [Group.punctuation.rawValue, weight]
    } else {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: break
      case .currencySymbol: weights += [Group.currency.rawValue, scalar.value]
      case .mathSymbol, .modifierSymbol, .otherSymbol, .dashPunctuation, .openPunctuation,
        .closePunctuation, .initialPunctuation, .finalPunctuation, .connectorPunctuation,
        .otherPunctuation:
        weights += [Group.symbol.rawValue, scalar.value]
      default:
        for small in scalar.properties.lowercaseMapping.unicodeScalars {
          weights += [Group.letter.rawValue, small.value]
        }
      }
    }
  }
}

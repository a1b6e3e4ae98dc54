/// A sign that opens a part of a text and that nothing closes: what is written behind the text becomes a part of that.
///
/// Signs are counted as `PairedSigns` does, and those of code spans too: "Run `make install" for "Run `make install`.".
enum UnclosedSign {
  /// The last sign of a text that still waits for its partner; nil where all have one.
  static func last(in text: Span<UInt8>) -> String? {
    var open: [Unicode.Scalar] = []
    var cursor = ScalarCursor(text)
    while let scalar = cursor.next() {
      switch scalar {
      case "`", "\"":
        if !standsInWord(endingAt: cursor.offset, in: text) {
          toggle(scalar, in: &open) { $0 == scalar }
        }
      case "“", "”", "„", "‟", "〝", "〞", "〟": toggle(scalar, in: &open, isQuote)
      case "«", "»", "‹", "›": toggle(scalar, in: &open, isGuillemet)
      // An apostrophe is no quotation mark.
      case "‘", "’", "‚", "‛": break
      default:
        switch CharacterProperties.generalCategory(scalar) {
        case .openPunctuation: open.append(scalar)
        case .closePunctuation:
          if let place = open.lastIndex(where: isBracket) { open.remove(at: place) }
        default: break
        }
      }
    }
    return open.last.map { String($0) }
  }

  /// Takes a sign for the partner of an open one, or else for one that opens: languages differ in which of two does.
  private static func toggle(
    _ scalar: Unicode.Scalar, in open: inout [Unicode.Scalar],
    _ isPartner: (Unicode.Scalar) -> Bool
  ) {
    if let place = open.lastIndex(where: isPartner) {
      open.remove(at: place)
    } else {
      open.append(scalar)
    }
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "“", "”", "„", "‟", "〝", "〞", "〟": true
    default: false
    }
  }

  private static func isGuillemet(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "«", "»", "‹", "›": true
    default: false
    }
  }

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    !isQuote(scalar) && CharacterProperties.generalCategory(scalar) == .openPunctuation
  }

  /// Whether the sign of ASCII that ends at an offset stands between two letters, as that of an abbreviation does.
  private static func standsInWord(endingAt end: Int, in text: Span<UInt8>) -> Bool {
    end > 1 && end < text.count && text.isWord(at: end - 2) && text.isWord(at: end)
  }
}

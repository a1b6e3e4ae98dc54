/// A sign that opens a part of a text and has no matching sign.
///
/// A mark added to the text would become part of what the sign opens.
/// The signs are those of `PairedSigns` and of code spans: "Run `make install" for "Run `make install`.".
enum UnclosedSign {
  private static let quotes: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "〝", "〞", "〟"]
  private static let guillemets: Set<Unicode.Scalar> = ["«", "»", "‹", "›"]

  /// The last sign of a text that still waits for its partner; nil where all have one.
  static func last(in text: Span<UInt8>) -> String? {
    var open: [Unicode.Scalar] = []
    var cursor = ScalarCursor(text)
    while let scalar = cursor.next() {
      switch scalar {
      case "`", "\"":
        let mayClose = open.contains(scalar) && !isInHebrew(endingAt: cursor.offset, in: text)
        if mayClose || !standsInWord(endingAt: cursor.offset, in: text) {
          toggle(scalar, in: &open) { $0 == scalar }
        }
      case _ where quotes.contains(scalar): toggle(scalar, in: &open, quotes.contains)
      case _ where guillemets.contains(scalar): toggle(scalar, in: &open, guillemets.contains)
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

  private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
    !quotes.contains(scalar) && CharacterProperties.generalCategory(scalar) == .openPunctuation
  }

  /// Whether a letter of Hebrew is behind the sign that ends at an offset.
  ///
  /// Inside a Hebrew word the sign marks an abbreviation; elsewhere it may close a quotation that has a suffix:
  /// Kurdish `"Biguherîne"yê`.
  private static func isInHebrew(endingAt end: Int, in text: Span<UInt8>) -> Bool {
    end < text.count && text[end] == 0xD7
  }

  /// Whether the sign of ASCII that ends at an offset stands between two letters, as that of an abbreviation does.
  private static func standsInWord(endingAt end: Int, in text: Span<UInt8>) -> Bool {
    end > 1 && end < text.count && text.isWord(at: end - 2) && text.isWord(at: end)
  }
}

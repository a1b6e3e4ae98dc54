/// The signs of a text that stand in pairs, counted: brackets, quotation marks, tags.
///
/// Two texts with equal counts have the same signs without a partner.
struct PairedSigns: Equatable {
  /// Opening brackets of any script less closing ones.
  private var brackets = 0
  /// `«` and `‹` less their partners.
  private var guillemets = 0
  /// Whether the number of other double quotation marks is odd; languages differ in which one opens.
  private var hasLoneQuote = false
  /// Number of tags.
  private var tags = 0

  /// Counts the signs of a text.
  init(_ text: Span<UInt8>) {
    var cursor = ScalarCursor(text)
    while let scalar = cursor.next() {
      switch scalar {
      case "<":
        let next = cursor.offset < text.count ? text[cursor.offset] : 0
        if next == "/" || ASCII.isLetter(next) { tags += 1 }
      case "«", "‹": guillemets += 1
      case "»", "›": guillemets -= 1
      case "\"", "“", "”", "„", "‟", "〝", "〞", "〟": hasLoneQuote.toggle()
      // An apostrophe is no quotation mark.
      case "‘", "’", "‚", "‛": break
      default: brackets += Self.weight(scalar)
      }
    }
  }

  /// Whether a sign has no partner.
  var isLone: Bool { brackets != 0 || guillemets != 0 || hasLoneQuote }

  /// 1 for an opening bracket, -1 for a closing one, 0 for all else.
  private static func weight(_ scalar: Unicode.Scalar) -> Int {
    switch CharacterProperties.generalCategory(scalar) {
    case .openPunctuation: 1
    case .closePunctuation: -1
    default: 0
    }
  }
}

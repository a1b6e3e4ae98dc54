/// A keyword behind which something gets a name.
enum DeclarationWord {
  /// `val`, `var`, `let`.
  case variable
  /// `fun`, `func`.
  case function
  /// `class`, `struct`, `enum` and their like.
  case type
  /// `static`.
  case constant

  /// Whether a word may be such a keyword, by its first byte and its length.
  @inline(__always)
  static func mayBe(_ first: UInt8, _ count: Int) -> Bool {
    switch first {
    case 0x76, 0x6C: count == 3  // val var let
    case 0x66: count == 3 || count == 4  // fun func
    case 0x65: count == 4 || count == 9  // enum extension
    case 0x63, 0x61: count == 5  // class actor
    case 0x73, 0x6F: count == 6  // struct static object
    case 0x69: count == 9  // interface
    default: false
    }
  }

  /// The keyword that a word is; nil for any other word.
  init?(_ word: Span<UInt8>) {
    guard word.count >= 3, word.count <= 9 else { return nil }
    switch word.count {
    case 3 where word.spells("val") || word.spells("var") || word.spells("let"): self = .variable
    case 3 where word.spells("fun"): self = .function
    case 4 where word.spells("func"): self = .function
    case 4 where word.spells("enum"): self = .type
    case 5 where word.spells("class") || word.spells("actor"): self = .type
    case 6 where word.spells("struct") || word.spells("object"): self = .type
    case 6 where word.spells("static"): self = .constant
    case 9 where word.spells("extension") || word.spells("interface"): self = .type
    default: return nil
    }
  }
}

/// The placeholders of Compose Multiplatform: `%N$s` and `%N$d`, nothing else.
///
/// Everything else is shown to users as it stands (`components/resources`, StringResourcesUtils.kt:
/// the pattern `%(\d+)\$[ds]`).
enum ComposeFormat {
  /// Reads the specifier whose `%` stands at an offset; nil where the `%` is plain text.
  static func specifier(at start: Int, in text: borrowing Span<UInt8>) -> FormatSpecifier? {
    var index = start + 1
    var position = 0
    while index < text.count, ASCII.isDigit(text[index]) {
      position = min(position * 10 + Int(text[index] - 0x30), Int(Int32.max) + 1)
      index += 1
    }
    if index > start + 1, index + 1 < text.count, text[index] == UInt8(ascii: "$"),
      text[index + 1] == UInt8(ascii: "s") || text[index + 1] == UInt8(ascii: "d")
    {
      var spec = FormatSpecifier(end: index + 2)
      spec.position = position
      spec.conversion = index + 1..<index + 2
      let argument = text[index + 1] == UInt8(ascii: "s") ? ArgumentClass.general : .integer
      let isPossible = position >= 1 && position <= Int(Int32.max)
      spec.meaning =
        isPossible ? .argument(argument) : .malformed(.illegalFormatArgumentIndex)
      return spec
    }
    // A specifier that Java would understand was meant for another formatter.
    var spec = JavaFormat.specifier(at: start, in: text)
    if case .malformed = spec.meaning { return nil }
    if spec.holdsBlank { return nil }
    spec.meaning = .malformed(.printedLiterally)
    return spec
  }
}

/// A place in a `.stringsdict` text that takes an argument, as far as its variables need it.
struct StringsdictSpecifier {
  /// What kind of argument a place takes; two kinds for one argument end in garbage or a crash.
  enum ArgumentClass: String {
    /// `%@`.
    case object = "an object"
    /// `%d` and its like.
    case integer = "an integer"
    /// `%f` and its like.
    case float = "a floating-point number"
    /// `%s`.
    case text = "a C string"
    /// `%p`.
    case pointer = "a pointer"

    /// The kind of an argument of Foundation's format strings.
    init(_ argument: LabelLint.ArgumentClass) {
      switch argument {
      case .integer, .character: self = .integer
      case .float: self = .float
      case .cString: self = .text
      case .pointer: self = .pointer
      default: self = .object
      }
    }
  }

  /// What stands at the place.
  enum Kind {
    /// A conversion: `%1$ld`.
    case conversion(ArgumentClass)
    /// A variable, by the byte offsets of its name: `%1$#@files@`.
    case variable(Range<Int>)
    /// Something that was meant to be a variable: `%#@files`; the name, as far as there is one.
    case malformed(name: Range<Int>)
  }

  /// What stands at the place.
  let kind: Kind
  /// Number of the argument, from 1; nil when it is not written.
  let position: Int?
  /// Byte offsets of the place in the text.
  let range: Range<Int>

  /// The places in a text, in order.
  static func all(in text: Span<UInt8>, isVariable: (Range<Int>) -> Bool) -> [StringsdictSpecifier]
  {
    var found: [StringsdictSpecifier] = []
    // The last percent sign that begins nothing: `%0$` before the `#@files@` that it belongs to.
    var broken: Int?
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "%") {
        if index + 1 < text.count, text[index + 1] == UInt8(ascii: "%") {
          index += 2
          continue
        }
        if let specifier = StringsdictSpecifier(text, at: index, isVariable: isVariable) {
          found.append(specifier)
          index = specifier.range.upperBound
          continue
        }
        broken = index
      } else if byte == UInt8(ascii: "#") {
        let name = Self.name(text, from: index + 2)
        if index + 1 < text.count, text[index + 1] == UInt8(ascii: "@"), !name.isEmpty,
          name.upperBound < text.count, text[name.upperBound] == UInt8(ascii: "@"), isVariable(name)
        {
          var start = index
          if let sign = broken, isOfVariable(from: sign, to: index, text) { start = sign }
          broken = nil
          found.append(
            StringsdictSpecifier(
              kind: .malformed(name: name), position: nil, range: start..<name.upperBound + 1))
          index = name.upperBound
        }
      }
      index += 1
    }
    return found
  }

  /// Whether nothing but what may stand before a variable stands between a percent sign and an offset.
  private static func isOfVariable(from percent: Int, to end: Int, _ text: Span<UInt8>) -> Bool {
    for index in percent + 1..<end where !NSStringFormat.mayPrecedeVariable(text[index]) {
      return false
    }
    return true
  }

  /// A place that was found.
  private init(kind: Kind, position: Int?, range: Range<Int>) {
    (self.kind, self.position, self.range) = (kind, position, range)
  }

  /// The place that the `%` at an offset starts; nil when it starts none.
  private init?(_ text: Span<UInt8>, at start: Int, isVariable: (Range<Int>) -> Bool) {
    let spec = NSStringFormat.specifier(at: start, in: text)
    let position = spec.position > 0 ? spec.position : nil
    switch spec.meaning {
    case .argument(.variable):
      self.init(kind: .variable(spec.name), position: position, range: start..<spec.end)
    case .argument(let argument):
      self.init(
        kind: .conversion(ArgumentClass(argument)), position: position, range: start..<spec.end)
    case .malformed(.malformedVariableReference):
      let name = Self.variableName(text, from: spec.name.lowerBound, isVariable: isVariable)
      let end = name.upperBound
      let isClosed = end < text.count && text[end] == 0x40
      self.init(
        kind: .malformed(name: name), position: position, range: start..<(isClosed ? end + 1 : end))
    case .malformed, .percentSign, .lineBreak: return nil
    }
  }

  /// The kind of argument of a value type behind its `%`; nil where it is no conversion alone.
  static func kind(ofValueType specifier: String) -> ArgumentClass? {
    let bytes = Array(specifier.utf8)
    let spec = NSStringFormat.specifier(at: 0, in: bytes.span)
    guard spec.end == bytes.count, spec.position == 0, spec.name.isEmpty,
      case .argument(let argument) = spec.meaning
    else { return nil }
    // `la` is a legal hexadecimal fraction that was never meant: it is a beginning of a word.
    if argument == .float, bytes.last == UInt8(ascii: "a"), spec.conversion.count > 1 { return nil }
    return ArgumentClass(argument)
  }

  /// The name behind `#@`: up to the next `@` when that is a variable, else of letters, digits and `_`.
  private static func variableName(
    _ text: Span<UInt8>, from start: Int, isVariable: (Range<Int>) -> Bool
  ) -> Range<Int> {
    var index = start
    // A name is short; a text full of `%#@` must not be searched to its end each time.
    while index < min(text.count, start + 200), text[index] != 0x40 { index += 1 }
    if isVariable(start..<index) { return start..<index }
    return name(text, from: start)
  }

  /// The letters, digits and `_` from an offset on.
  private static func name(_ text: Span<UInt8>, from start: Int) -> Range<Int> {
    var index = start
    while index < text.count {
      let byte = text[index]
      guard ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_") else { break }
      index += 1
    }
    return min(start, index)..<index
  }
}

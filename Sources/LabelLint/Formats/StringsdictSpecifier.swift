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
  }

  /// What stands at the place.
  enum Kind {
    /// A conversion: `%1$ld`.
    case conversion(ArgumentClass)
    /// A variable, by the byte offsets of its name: `%1$#@files@`.
    case variable(Range<Int>)
    /// Something that was meant to be a variable: `%1#@files@`; the name, as far as there is one.
    case malformed(name: Range<Int>)
  }

  /// What stands at the place.
  let kind: Kind
  /// Number of the argument, from 1; nil when it is not written.
  let position: Int?
  /// Byte offsets of the place in the text.
  let range: Range<Int>

  /// The places in a text, in order.
  ///
  /// A name of unusual characters counts as a reference when it is that of a variable.
  static func all(in text: Span<UInt8>, isVariable: (Range<Int>) -> Bool) -> [StringsdictSpecifier] {
    var found: [StringsdictSpecifier] = []
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
      } else if byte == UInt8(ascii: "#") {
        let name = Self.name(text, from: index + 2)
        if index + 1 < text.count, text[index + 1] == UInt8(ascii: "@"), !name.isEmpty,
          name.upperBound < text.count, text[name.upperBound] == UInt8(ascii: "@"), isVariable(name)
        {
          found.append(
            StringsdictSpecifier(
              kind: .malformed(name: name), position: nil, range: index..<name.upperBound + 1))
          index = name.upperBound
        }
      }
      index += 1
    }
    return found
  }

  /// A place that was found.
  private init(kind: Kind, position: Int?, range: Range<Int>) {
    (self.kind, self.position, self.range) = (kind, position, range)
  }

  /// The place that the `%` at an offset starts; nil when it starts none.
  private init?(_ text: Span<UInt8>, at start: Int, isVariable: (Range<Int>) -> Bool) {
    var index = start + 1
    var number = 0
    while index < text.count, (0x30...0x39).contains(text[index]), number < 1_000_000 {
      number = number * 10 + Int(text[index] - 0x30)
      index += 1
    }
    let hasNumber = index > start + 1
    let isPositioned = hasNumber && index < text.count && text[index] == UInt8(ascii: "$")
    if isPositioned { index += 1 }
    let position = isPositioned ? number : nil
    if let sign = Self.variableSign(text, from: index, allowsWidth: isPositioned) {
      index = sign
      let name = Self.variableName(text, from: index + 2, isVariable: isVariable)
      let end = name.upperBound
      if !name.isEmpty, end < text.count, text[end] == 0x40, !hasNumber || isPositioned {
        self.init(kind: .variable(name), position: position, range: start..<end + 1)
      } else {
        let close = end < text.count && text[end] == 0x40 ? end + 1 : end
        self.init(
          kind: .malformed(name: name), position: hasNumber ? number : nil, range: start..<close)
      }
      return
    }
    guard let (kind, end) = Self.conversion(text, from: index) else { return nil }
    self.init(kind: .conversion(kind), position: position, range: start..<end)
  }

  /// Offset of the `#@` of a reference, before which a width and precision may stand: `%8$3.2#@f@`.
  private static func variableSign(
    _ text: Span<UInt8>, from start: Int, allowsWidth: Bool
  ) -> Int? {
    var index = start
    while allowsWidth, index < text.count,
      (0x30...0x39).contains(text[index]) || text[index] == UInt8(ascii: ".")
    {
      index += 1
    }
    guard index + 1 < text.count, text[index] == UInt8(ascii: "#"), text[index + 1] == 0x40 else {
      return nil
    }
    return index
  }

  /// The kind of argument of a conversion without its `%` and position, and the offset behind it.
  static func conversion(
    _ text: Span<UInt8>, from start: Int
  ) -> (kind: ArgumentClass, end: Int)? {
    var index = start
    func skip(_ isPart: (UInt8) -> Bool) {
      while index < text.count, isPart(text[index]) { index += 1 }
    }
    skip { [0x20, 0x23, 0x27, 0x2B, 0x2D, 0x30].contains($0) }  // blank # ' + - 0
    skip { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "*") }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      skip { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "*") }
    }
    let length = index
    skip { [0x68, 0x6C, 0x71, 0x4C, 0x7A, 0x74, 0x6A].contains($0) }  // h l q L z t j
    guard index < text.count else { return nil }
    let hasLength = index > length
    let kind: ArgumentClass
    switch text[index] {
    case UInt8(ascii: "@") where !hasLength: kind = .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "o"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "D"), UInt8(ascii: "U"),
      UInt8(ascii: "O"), UInt8(ascii: "c"), UInt8(ascii: "C"):
      kind = .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"):
      kind = .float
    case UInt8(ascii: "a") where !hasLength, UInt8(ascii: "A") where !hasLength: kind = .float
    case UInt8(ascii: "s"), UInt8(ascii: "S"): kind = .text
    case UInt8(ascii: "p") where !hasLength: kind = .pointer
    default: return nil
    }
    return (kind, index + 1)
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
      guard
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
          || byte == UInt8(ascii: "_")
      else { break }
      index += 1
    }
    return min(start, index)..<index
  }
}

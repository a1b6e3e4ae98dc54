/// Text made safe to show: what would act on a terminal or hide in the line is written out.
package enum VisibleText {
  /// First strong isolate: starts a run of text of its own direction.
  static let isolateStart: Unicode.Scalar = "\u{2068}"
  /// Pop directional isolate: ends that run.
  static let isolateEnd: Unicode.Scalar = "\u{2069}"

  /// A text with its controls and invisible format characters escaped.
  package static func escaped(_ text: String) -> String {
    guard !isPrintable(text), text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &shown) }
    return String(shown)
  }

  /// A path for a format that writes line ends in its own way: what else is hidden is escaped.
  static func path(_ path: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in path.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        shown.append(scalar)
      } else {
        append(scalar, to: &shown)
      }
    }
    return String(shown)
  }

  /// A line of a log or terminal that nothing in it acts on: escaped, and with no command of a build service.
  ///
  /// GitHub takes a line for a command that begins with `::`, blanks aside, or holds `##[` (actions/runner,
  /// ActionCommand.cs); Azure Pipelines one with `##vso[`, TeamCity one with `##teamcity[`.
  package static func line(_ text: String) -> String { withoutCommands(escapedButIsolates(text)) }

  /// A text with its controls escaped but for tabs; what is invisible stays.
  package static func withoutControls(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isControl(scalar) { append(scalar, to: &shown) } else { shown.append(scalar) }
    }
    return String(shown)
  }

  /// A line in which no build service finds a command.
  package static func withoutCommands(_ line: String) -> String {
    // Scalars are compared: a mark behind a sign makes another character of both.
    var shown = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    var isAtStart = true
    while let scalar = rest.first {
      if isAtStart, rest.starts(with: "::".unicodeScalars) {
        shown.append(contentsOf: "\\u{3A}".unicodeScalars)
      } else if scalar == "#",
        commandSigns.contains(where: { rest.starts(with: $0.unicodeScalars) })
      {
        shown.append(contentsOf: "\\u{23}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
      if isAtStart, !scalar.properties.isWhitespace { isAtStart = false }
      rest.removeFirst()
    }
    return String(shown)
  }

  /// What commands of build services begin with, wherever in a line.
  static let commandSigns = ["##[", "##vso[", "##teamcity["]

  /// Whether a text holds only ASCII characters that are shown as they are.
  private static func isPrintable(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where bytes[index] < 0x20 || bytes[index] >= 0x7F { return false }
    return true
  }

  /// A text that may hold our own isolates, with all else escaped that must not be written.
  package static func escapedButIsolates(_ text: String) -> String {
    let isIsolate = { (scalar: Unicode.Scalar) in scalar == isolateStart || scalar == isolateEnd }
    guard text.unicodeScalars.contains(where: { isHidden($0) && !isIsolate($0) }) else {
      return text
    }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isIsolate(scalar) { shown.append(scalar) } else { append(scalar, to: &shown) }
    }
    return String(shown)
  }

  /// A text escaped, and set between isolates where it holds right-to-left letters.
  static func isolated(_ text: String) -> String {
    let shown = escaped(text)
    guard holdsRightToLeft(text) else { return shown }
    return "\(isolateStart)\(shown)\(isolateEnd)"
  }

  /// Whether a text holds a letter of a script written from right to left.
  static func holdsRightToLeft(_ text: String) -> Bool {
    !isPrintable(text)
      && text.unicodeScalars.contains { scalar in
        // No such letter stands before Hebrew's.
        scalar.value >= 0x590 && CharacterProperties.direction(scalar) == .rightToLeft
      }
  }

  /// Appends a scalar as it is shown: hidden ones as `\u{1B}`, a byte of a name that is not UTF-8 as `\xFF`.
  static func append(_ scalar: Unicode.Scalar, to shown: inout String.UnicodeScalarView) {
    guard isHidden(scalar) else { return shown.append(scalar) }
    switch scalar {
    case "\n": shown.append(contentsOf: "\\n".unicodeScalars)
    case "\r": shown.append(contentsOf: "\\r".unicodeScalars)
    case "\t": shown.append(contentsOf: "\\t".unicodeScalars)
    default:
      let digits = String(
        FileName.byte(of: scalar).map(UInt32.init) ?? scalar.value, radix: 16, uppercase: true)
      let escape = FileName.byte(of: scalar) == nil ? "\\u{\(digits)}" : "\\x\(digits)"
      shown.append(contentsOf: escape.unicodeScalars)
    }
  }

  /// Whether a scalar is shown as an escape.
  ///
  /// The two joiners and the variation selectors stay: they spell words and emoji.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.value {
    case 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      return true
    default: return FileName.byte(of: scalar) != nil
    }
  }
}

import ArgumentParser
import LabelLint

/// Prints what a platform's formatter sees in texts, one JSON object each.
struct InspectPlaceholders: ParsableCommand {
  /// Name, summary and example of the command.
  static let configuration = CommandConfiguration(
    commandName: "placeholders",
    abstract: "Shows the placeholders of texts.",
    discussion: "Example: label-lint inspect placeholders --platform apple '%lld of %@'")

  /// Whose grammar holds.
  @Option(help: "Whose format strings they are.")
  var platform: Platform

  /// The texts; they may begin with a hyphen.
  @Argument(parsing: .captureForPassthrough, help: "Texts, as an app would get them.")
  var texts: [String]

  /// Prints one line a text.
  func run() {
    var scanner = PlaceholderScanner()
    for text in texts.withoutTerminator {
      let bytes = Array(text.utf8)
      scanner.scan(bytes.span, as: PlaceholderReading(platform: platform))
      StandardStream.output.write(Self.line(bytes, scanner))
    }
  }

  private static func line(_ text: [UInt8], _ scanner: PlaceholderScanner) -> [UInt8] {
    let places = ScalarOffsets(of: text)
    return JSONLine.bytes { writer in
      writer.array("placeholders") { writer in
        // What ICU's apostrophes quote is printed as it is.
        for placeholder in scanner.placeholders where !placeholder.flags.contains(.quoted) {
          writer.element { write(placeholder, of: text, places, to: &$0) }
        }
      }
      writer.array("problems") { writer in
        for problem in scanner.problems {
          writer.element { writer in
            writer.member("code", problem.code.rawValue)
            writer.array("span", of: places.range(problem.span))
          }
        }
      }
    }
  }

  private static func write(
    _ placeholder: Placeholder, of text: [UInt8], _ places: ScalarOffsets,
    to writer: inout JSONWriter
  ) {
    if placeholder.isToken {
      writer.member("index", String(decoding: text[placeholder.name.range], as: UTF8.self))
    } else {
      writer.member("index", Int(placeholder.index))
    }
    let conversion = String(decoding: text[placeholder.conversion.range], as: UTF8.self)
    writer.member("conversion", conversion.isEmpty ? "none" : conversion)
    writer.member("class", placeholder.argument.rawValue)
    writer.array("span", of: places.range(placeholder.span))
  }
}

/// Turns byte offsets of a text into numbers of Unicode scalars.
struct ScalarOffsets {
  /// Scalars that begin before each byte offset.
  private let counts: [Int]

  /// The offsets of a text in UTF-8.
  init(of text: [UInt8]) {
    var counts = [0]
    counts.reserveCapacity(text.count + 1)
    var count = 0
    for byte in text {
      if byte & 0xC0 != 0x80 { count += 1 }
      counts.append(count)
    }
    self.counts = counts
  }

  /// Start and end in scalars of a range of bytes.
  func range(_ range: ByteRange) -> [Int] {
    [counts[Int(range.start)], counts[Int(range.end)]]
  }
}

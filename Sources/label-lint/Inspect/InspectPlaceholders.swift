import ArgumentParser
import LabelLint

/// Prints what a platform's formatter sees in texts, one JSON object each.
struct InspectPlaceholders: ParsableCommand {
  /// Name and summary of the command.
  static let configuration = CommandConfiguration(
    commandName: "placeholders", abstract: "Show the placeholders of texts.")

  /// Whose grammar holds.
  @Option(help: "Whose format strings they are.")
  var platform: Platform

  /// The texts; they may begin with a hyphen.
  @Argument(parsing: .captureForPassthrough, help: "Texts, as an app would get them.")
  var texts: [String]

  /// Prints a line for each text.
  func run() {
    var scanner = PlaceholderScanner()
    for text in texts.first == "--" ? texts.dropFirst() : texts[...] {
      let bytes = Array(text.utf8)
      scanner.scan(bytes.span, as: PlaceholderReading(platform: platform))
      print(Self.json(bytes, scanner))
    }
  }

  /// What was found in a text, as JSON.
  private static func json(_ text: [UInt8], _ scanner: PlaceholderScanner) -> String {
    let places = ScalarOffsets(of: text)
    // What ICU's apostrophes quote is printed as it is.
    let placeholders = scanner.placeholders.filter { !$0.flags.contains(.quoted) }.map {
      placeholder in
      let name = String(decoding: text[placeholder.name.range], as: UTF8.self)
      let index = placeholder.isToken ? JSONText.string(name) : String(placeholder.index)
      var conversion = String(decoding: text[placeholder.conversion.range], as: UTF8.self)
      if conversion.isEmpty { conversion = "none" }
      let kind = JSONText.string(placeholder.argument.rawValue)
      return #"{"index":\#(index),"conversion":\#(JSONText.string(conversion)),"#
        + #""class":\#(kind),"span":\#(places.json(placeholder.span))}"#
    }
    let problems = scanner.problems.map {
      #"{"code":\#(JSONText.string($0.code.rawValue)),"span":\#(places.json($0.span))}"#
    }
    return #"{"placeholders":[\#(placeholders.joined(separator: ","))],"#
      + #""problems":[\#(problems.joined(separator: ","))]}"#
  }
}

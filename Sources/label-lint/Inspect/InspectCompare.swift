import ArgumentParser
import LabelLint

/// Prints how the placeholders of a translation differ from its source, as one JSON object.
struct InspectCompare: ParsableCommand {
  /// Name and summary of the command.
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Shows how the placeholders of a translation differ from its source's.",
    discussion: "Example: label-lint inspect compare --platform android 'By %1$s' 'Von %1$d'")

  /// Whose grammar holds.
  @Option(help: "Whose format strings they are.")
  var platform: Platform

  /// The texts; they may begin with a hyphen.
  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The text and its translation.", valueName: "source translation"))
  var texts: [String]

  /// The texts without the `--` that may end the options; of two, the first is a text even so.
  private var given: [String] { texts.count == 2 ? texts : Array(texts.withoutTerminator) }

  /// Checks that there are two texts.
  func validate() throws {
    guard given.count == 2 else {
      throw ValidationError("Give a text and its translation; there are \(given.count) texts.")
    }
  }

  /// Prints the differences.
  func run() {
    let (source, translation) = (Array(given[0].utf8), Array(given[1].utf8))
    let prose = PlaceholderComparison.prose(forSource: [source], on: platform)
    let reading = PlaceholderReading(platform: platform, prose: prose)
    var scanner = PlaceholderScanner()
    var signature = PlaceholderSignature()
    scanner.scan(source.span, as: reading)
    signature.add(source.span, scanner)
    scanner.scan(translation.span, as: reading)
    let comparison = PlaceholderComparison(with: signature)
    let mismatches = comparison.mismatches(in: translation.span, scanner)
    let line = JSONLine.bytes { writer in
      writer.array("problems") { writer in
        for mismatch in mismatches {
          writer.element { writer in
            writer.member("code", mismatch.code.rawValue)
            switch mismatch.key {
            case .argument(let number): writer.member("index", Int(number))
            case .some(let name): writer.member("index", "\(name)")
            case nil: break
            }
          }
        }
      }
    }
    StandardStream.output.write(line)
  }
}

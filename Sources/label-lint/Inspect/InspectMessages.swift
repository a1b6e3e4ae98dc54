import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint inspect messages`: what the readers make of files, for machines and tests.
struct InspectMessages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "messages",
    abstract: "Prints every text and problem of catalog files, one JSON object a line.",
    discussion: """
      Example: label-lint inspect messages app/src/main/res/values/strings.xml

      Each file is read by itself. Exit code 1 when a problem is an error.
      """)

  /// Formats of this listing.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// One object a line.
    case ndjson
  }

  /// The files.
  @Argument(help: "Catalog files.")
  var files: [String]

  /// How to print them.
  @Option(help: "Output format: ndjson.")
  var format: Format = .ndjson

  /// Reads and prints the files; one that cannot be used does not hide the others.
  func run() throws {
    var hasError = false
    var isWrongCall = false
    for path in files {
      do {
        hasError = try print(path) || hasError
      } catch {
        error.say()
        isWrongCall = true
      }
    }
    if isWrongCall { throw ExitCode(CommandFailure.exitCode) }
    if hasError { throw ExitCode(1) }
  }

  /// Prints one file; whether it has an error.
  private func print(_ path: String) throws(CommandFailure) -> Bool {
    guard let location = CatalogLocation(path: path) else {
      throw CommandFailure(
        "\(path): no catalog has such a name; expected an .xml file in a values folder, "
          + ".strings, .stringsdict, .xcstrings, .xliff or .xlf")
    }
    let file: CatalogFile
    do {
      file = CatalogReader.read(try FileSystem.bytes(of: path), at: location)
    } catch {
      throw CommandFailure(error)
    }
    var output: [UInt8] = []
    let listing = MessageListing(file, in: location.place)
    listing.append(to: &output)
    StandardStream.output.write(output)
    return listing.problems.contains { $0.severity == .error }
  }
}

import ArgumentParser
import LabelLint

/// Prints which locales serve a user, the best first, as one JSON object.
struct InspectResolve: ParsableCommand {
  /// Name and summary of the command.
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Shows which locales the system would take texts from.",
    discussion: """
      Example: label-lint inspect resolve --platform apple --requested fr-CA --available fr,en
      """)

  /// The platform that chooses.
  @Option(help: "Whose choice it is.")
  var platform: InspectPlatform

  /// Locales the user wants, separated by commas.
  ///
  /// An empty list, `--requested=`, reaches the parser as an option without a value.
  @Option(
    defaultAsFlag: "", parsing: .next,
    help: "Locales the user wants, the preferred first, separated by commas.")
  var requested: String?

  /// Locales there are, separated by commas; perhaps empty too.
  @Option(
    defaultAsFlag: "", parsing: .next,
    help: "Locales that exist, separated by commas; 'default' is Android's unqualified folder.")
  var available: String?

  /// Asks for both lists, which the parser takes as optional.
  func validate() throws {
    guard requested != nil else { throw ValidationError("Missing option '--requested'") }
    guard available != nil else { throw ValidationError("Missing option '--available'") }
  }

  /// Prints the chain.
  func run() {
    let (requested, available) = (Self.names(requested), Self.names(available))
    let chain =
      switch platform {
      case .android: AndroidLocaleFallback.chain(requested: requested, available: available)
      case .apple: AppleLocaleFallback.chain(preferred: requested, available: available)
      }
    StandardStream.output.write(JSONLine.bytes { $0.array("chain", of: chain) })
  }

  /// Names between commas; an empty one stays, it is a locale without a language.
  private static func names(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

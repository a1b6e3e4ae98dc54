import ArgumentParser
import LabelLintHistory
import LabelLintProject

/// `label-lint history digest`.
struct HistoryDigestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "digest",
    abstract: "Shows what the newest runs changed.",
    discussion: "Example: label-lint history digest --store labels.sqlite --format markdown")

  /// The store.
  @OptionGroup var history: HistoryOptions

  /// How to write it.
  @Option(
    help: "Output format: text (default), markdown, slack, html or json.",
    completion: .list(DigestFormat.names), transform: DigestFormat.named)
  var format: DigestFormat = .text

  /// Address of the report.
  @Option(help: ArgumentHelp("Address of the report to link to.", valueName: "url"))
  var link: String?

  /// Where it goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write; - is standard output. For an HTML file, a plain-text file is written next "
        + "to it.",
      valueName: "path"), completion: .file())
  var output = "-"

  /// Checks what the single options cannot.
  func validate() throws { try WebAddress.validate(link, option: "--link") }

  /// Writes the digest.
  func run() throws {
    let digest = Digest(try history.night(), link: link)
    try ResultFile.write(format.text(of: digest), to: output)
    if format == .html, output.hasSuffix(".html") {
      try ResultFile.write(digest.text, to: output.dropLast(".html".count) + ".txt")
    }
  }
}

/// The formats of a digest.
enum DigestFormat: String, CaseIterable {
  /// For a terminal or a plain e-mail.
  case text
  /// For a comment or a chat that reads it.
  case markdown
  /// Blocks of Slack.
  case slack
  /// The HTML of an e-mail.
  case html
  /// For programs.
  case json

  /// A digest in this format.
  func text(of digest: Digest) -> String {
    switch self {
    case .text: digest.text
    case .markdown: digest.markdown
    case .slack: digest.slack
    case .html: digest.html
    case .json: digest.json
    }
  }
}

import ArgumentParser
import LabelLint
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

  /// Owners and pages of the apps.
  @OptionGroup var apps: FleetPages

  /// Whose apps it is about.
  @Option(
    help: ArgumentHelp(
      "Only the apps of this owner, whom the fleet file names.", valueName: "name"))
  var owner: String?

  /// Where it goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File to write; - is standard output. For an HTML file, a plain-text file is written next "
        + "to it.",
      valueName: "path"), completion: .file())
  var output = "-"

  /// Checks what the single options cannot.
  func validate() throws {
    try WebAddress.validate(link, option: "--link")
    if owner != nil, apps.fleet == nil {
      throw ValidationError("--owner needs --fleet, the file that names the owners.")
    }
  }

  /// Writes the digest.
  func run() throws {
    var night = try history.night()
    let owners = try apps.owners()
    if let owner {
      let names = Set(owners.filter { $0.value == owner }.keys)
      if names.isEmpty {
        let known = Set(owners.values).sorted(by: ByteOrder.precedes).joined(separator: ", ")
        throw CommandFailure("no app has the owner '\(owner)'; the owners are: \(known)")
      }
      night = night.limited(to: names)
    }
    let digest = Digest(night, link: link, owners: owners, pages: apps.pages(of: night))
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

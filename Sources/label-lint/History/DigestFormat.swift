import LabelLintHistory

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

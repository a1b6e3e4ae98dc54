/// Why a text is taken for what it is.
///
/// Holds offsets and indexes only, so that a kind can be kept for every entry; names are looked up
/// when a report prints them.
package enum KindEvidence: Sendable, Hashable {
  /// A `kinds` glob of the configuration.
  case configured
  /// Code that uses the key: index of the file in the sources index, and its 1-based line.
  case sourceUse(file: UInt32, line: UInt32)
  /// An Interface Builder comment or key.
  case interfaceBuilder
  /// A piece of the key: its byte offsets in the key.
  case key(ByteRange)
  /// The entry's own comment.
  case comment
  /// The entry's own comment, which a program wrote.
  case generatedComment
  /// A comment further up that heads a section.
  case sectionComment
  /// The entry and its text themselves: marks, length, final punctuation.
  case shape

  /// The form that reports print, such as `key:content_description`.
  ///
  /// - Parameters:
  ///   - key: The entry's key.
  ///   - interfaceName: Class and property of Interface Builder, as `KindEvidence.interfaceName`
  ///     joins them.
  ///   - sourcePath: Path of the file that a source use names.
  /// - Returns: The printed form.
  package func printed(
    key: String, interfaceName: String = "", sourcePath: String = ""
  ) -> String {
    switch self {
    case .configured: "configured"
    case .sourceUse(_, let line): "source-use:\(sourcePath):\(line)"
    case .interfaceBuilder: "interface-builder:\(interfaceName)"
    case .key: "key:\(piece(of: key))"
    case .comment: "comment"
    case .generatedComment: "generated-comment"
    case .sectionComment: "section-comment"
    case .shape: "shape"
    }
  }

  /// The piece of a key that is the evidence; empty for other evidence.
  ///
  /// - Parameter key: The key that the evidence was found in.
  /// - Returns: The piece as it is spelled.
  package func piece(of key: String) -> String {
    guard case .key(let piece) = self else { return "" }
    return String(
      decoding: key.utf8.dropFirst(Int(piece.start)).prefix(Int(piece.count)), as: UTF8.self)
  }

  /// Class and property as reports print them: `UIButton.accessibilityLabel`.
  ///
  /// - Parameters:
  ///   - className: The class; empty where only a key names the property.
  ///   - property: The property.
  /// - Returns: The joined name.
  package static func interfaceName(className: String, property: String) -> String {
    className.isEmpty ? property : "\(className).\(property)"
  }
}

import LabelLint
import Testing

/// A source text as the classifier gets it, and how it is classified.
struct KindCase: Sendable, CustomTestStringConvertible {
  /// The format of its file.
  var format = CatalogFormat.android
  /// The key.
  var key: String
  /// The text.
  var text: String
  /// The entry's comment.
  var comment = ""
  /// The comment that heads its section.
  var section = ""
  /// Class that Interface Builder names.
  var className = ""
  /// Property that Interface Builder names.
  var property = ""
  /// Whether it is marked as not to be translated.
  var isUntranslatable = false
  /// Whether it refers to another resource.
  var isReference = false
  /// Other keys of the table.
  var keys: Set<String> = []

  /// The key and text.
  var testDescription: String { "\(format.rawValue) \(key) = \(text)" }

  /// The kind.
  var kind: MessageKind {
    let (key, text, comment) = (Array(key.utf8), Array(text.utf8), Array(comment.utf8))
    let (section, className) = (Array(section.utf8), Array(className.utf8))
    let property = Array(property.utf8)
    let subject = KindSubject(
      format: format, key: key.span, text: text.span, comment: comment.span,
      section: section.span, className: className.span,
      property: property.span, isUntranslatable: isUntranslatable,
      isReference: isReference)
    return KindClassifier.kind(
      of: subject, hasKey: { keys.contains(KindCase.string($0)) }, countWords: { $0.count / 6 + 1 })
  }

  /// The kind as `purpose confidence evidence`.
  var printed: String {
    let kind = kind
    let name = KindEvidence.interfaceName(className: className, property: property)
    let evidence = kind.evidence.printed(key: key, interfaceName: name)
    return "\(kind.purpose) \(kind.confidence) \(evidence)"
  }

  /// A span as a string.
  static func string(_ bytes: Span<UInt8>) -> String {
    String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
  }
}

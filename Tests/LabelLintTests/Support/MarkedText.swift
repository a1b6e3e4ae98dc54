import LabelLint

/// A text with the places that a check must flag, written between `⟦` and `⟧`.
struct MarkedText: Sendable, Equatable {
  /// The scalars without the marks.
  private(set) var scalars: [Unicode.Scalar] = []
  /// The flagged places, in offsets of `scalars`.
  private(set) var marks: [Range<Int>] = []

  /// A text with marks.
  init(_ text: String) {
    var start = 0
    // By scalars: a combining mark behind a bracket is no part of it.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "⟦": start = scalars.count
      case "⟧": marks.append(start..<scalars.count)
      default: scalars.append(scalar)
      }
    }
  }

  /// The text without the marks.
  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The same text and marks in a normalization form.
  ///
  /// Pieces between marks are normalized each for itself, so that a place stays where it is.
  func normalized(_ form: NormalizationForm) -> MarkedText {
    pieces { scalars in
      let text = String(String.UnicodeScalarView(scalars))
      let bytes = Normalization.normalized(Array(text.utf8).span, form)
      return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }
  }

  /// The same text and marks with another text between them.
  private func pieces(_ change: ([Unicode.Scalar]) -> [Unicode.Scalar]) -> MarkedText {
    var changed = MarkedText("")
    var end = 0
    for mark in marks {
      changed.scalars += change(Array(scalars[end..<mark.lowerBound]))
      let start = changed.scalars.count
      changed.scalars += change(Array(scalars[mark]))
      changed.marks.append(start..<changed.scalars.count)
      end = mark.upperBound
    }
    changed.scalars += change(Array(scalars[end...]))
    return changed
  }

  /// The same text with its placeholders as a format writes them: `%@` for `%s` on Apple platforms
  /// and the reverse, positions in Compose Multiplatform.
  func placeholders(for format: CatalogFormat) -> MarkedText {
    var next = 0
    return pieces { scalars in
      var written: [Unicode.Scalar] = []
      var index = 0
      while index < scalars.count {
        guard let end = Self.endOfTextPlaceholder(at: index, in: scalars) else {
          written.append(scalars[index])
          index += 1
          continue
        }
        next += 1
        let hasPosition = end - index > 2
        if hasPosition || format == .compose {
          written += Array((hasPosition ? "" : "%\(next)$").unicodeScalars)
          written += scalars[index..<(hasPosition ? end - 1 : index)]
        } else {
          written.append("%")
        }
        written.append(format.isApple ? "@" : "s")
        index = end
      }
      return written
    }
  }

  /// Offset behind a placeholder of a text, `%s`, `%@`, `%1$s` or `%1$@`; nil where none starts.
  private static func endOfTextPlaceholder(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard scalars[start] == "%" else { return nil }
    var end = start + 1
    if end + 1 < scalars.count, ("1"..."9").contains(scalars[end]), scalars[end + 1] == "$" {
      end += 2
    }
    guard end < scalars.count, scalars[end] == "s" || scalars[end] == "@" else { return nil }
    return end + 1
  }
}

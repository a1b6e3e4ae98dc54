/// A badge for a page: what it says and in which colour.
package struct BadgePicture {
  /// What it says.
  package let message: String
  /// Name of its colour at shields.io.
  package let color: String

  /// A badge of some numbers: `9 lost`, `3 new`, `17 open` or `clean`; where something was not checked,
  /// `17 open, not complete` or `not complete`.
  ///
  /// - Parameters:
  ///   - new: New findings.
  ///   - lost: Findings and translations whose texts were not read again.
  ///   - open: All findings.
  ///   - isFailing: Whether a new one fails a run.
  ///   - isComplete: Whether everything was checked.
  package init(new: Int, lost: Int = 0, open: Int, isFailing: Bool, isComplete: Bool = true) {
    let more = isComplete ? "" : ", not complete"
    if lost > 0 {
      message = "\(lost.grouped) lost\(more)"
      color = "red"
    } else if new > 0 {
      message = "\(new.grouped) new\(more)"
      color = isFailing ? "red" : "orange"
    } else if open > 0 {
      message = "\(open.grouped) open\(more)"
      color = isComplete ? "blue" : "orange"
    } else if !isComplete {
      message = "not complete"
      color = "orange"
    } else {
      message = "clean"
      color = "brightgreen"
    }
  }

  /// The document that shields.io reads: it refuses members that it does not know.
  package var json: String {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.member("label", "labels")
      writer.member("message", message)
      writer.member("color", color)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Backgrounds on which white text has a contrast of at least 4.5:1.
  private static let backgrounds = [
    "brightgreen": "#1a6f37", "red": "#b3261e", "orange": "#9a4b00", "blue": "#0a58b8",
  ]

  /// A picture of our own, its text as text.
  package var svg: String {
    let label = 50
    // Sans-serif figures and letters at 11 pixels take up to about 7 each.
    let width = message.utf8.count * 7 + 12
    let total = label + width
    let background = Self.backgrounds[color] ?? "#555555"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(total)" height="20" viewBox="0 0 \(total) 20" role="img">
      <title>labels: \(message)</title>
      <rect width="\(total)" height="20" rx="3" fill="\(background)"/>
      <path d="M3 0H\(label)V20H3A3 3 0 0 1 0 17V3A3 3 0 0 1 3 0Z" fill="#3b434b"/>
      <g fill="#ffffff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" text-anchor="middle">
      <text x="\(label / 2)" y="14" textLength="\(label - 12)">labels</text>
      <text x="\(label + width / 2)" y="14" textLength="\(width - 12)">\(message)</text>
      </g>
      </svg>

      """
  }
}

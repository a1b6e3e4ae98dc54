/// The documents that clauses of guidelines stand in, by the names that readers know.
///
/// A clause id is `<document>/<clause>`: `mobile-practices-india/practice-2`, `wcag/1.1.1`.
package enum Guideline: String, Sendable, Hashable, CaseIterable {
  /// BBC Mobile Accessibility Guidelines, text equivalents.
  case bbcTextEquivalents = "bbc-text-equivalents"
  /// Guidance on decorative images.
  case decorativeImages = "decorative-images"
  /// Mobile Accessibility Practices, India.
  case mobilePracticesIndia = "mobile-practices-india"
  /// BBC Mobile Accessibility Guidelines, notifications.
  case bbcNotifications = "bbc-notifications"
  /// BBC Mobile Accessibility Guidelines, visual formatting.
  case bbcVisualFormatting = "bbc-visual-formatting"
  /// Web Content Accessibility Guidelines.
  case wcag

  /// The document's name in a report.
  package var name: String {
    switch self {
    case .bbcTextEquivalents: "BBC Text equivalents"
    case .decorativeImages: "Decorative images"
    case .mobilePracticesIndia: "Mobile Practices"
    case .bbcNotifications: "BBC Notifications"
    case .bbcVisualFormatting: "BBC Visual formatting"
    case .wcag: "WCAG"
    }
  }

  /// Name of a clause: the document's, with the number where its readers cite one.
  ///
  /// An id of no known document is its own name.
  package static func name(ofClause id: String) -> String {
    let parts = id.split(separator: "/", maxSplits: 1)
    guard let first = parts.first, let document = Guideline(rawValue: String(first)) else {
      return id
    }
    let clause = parts.count > 1 ? parts[1] : ""
    switch document {
    case .wcag where !clause.isEmpty: return "WCAG \(clause)"
    case .mobilePracticesIndia where clause.hasPrefix("practice-"):
      return "Mobile Practice \(clause.dropFirst("practice-".count))"
    default: return document.name
    }
  }

  /// Names of the clauses that a short report cites, each once.
  ///
  /// The success criteria of WCAG stand behind nearly every clause, so they are named only where no
  /// document says more.
  package static func names(ofClauses ids: [String]) -> [String] {
    let specific = ids.filter { !$0.hasPrefix("wcag/") }
    var names: [String] = []
    for id in specific.isEmpty ? ids : specific {
      let name = name(ofClause: id)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

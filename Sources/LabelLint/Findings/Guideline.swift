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

  /// Name of a clause: the document's, with the number and the title that its readers cite.
  ///
  /// A clause without a title is named by its id, in words and with the capitals of abbreviations. An id of no known document is its own name.
  package static func name(ofClause id: String) -> String {
    let parts = id.split(separator: "/", maxSplits: 1)
    guard let first = parts.first, let document = Guideline(rawValue: String(first)) else {
      return id
    }
    let clause = parts.count > 1 ? parts[1] : ""
    switch document {
    case .wcag where !clause.isEmpty: return "WCAG \(clause)"
    case .mobilePracticesIndia where clause.hasPrefix("practice-"):
      let name = "Mobile Practice \(clause.dropFirst("practice-".count))"
      return practices[clause].map { "\(name): \($0)" } ?? name
    case .mobilePracticesIndia where apps[clause] != nil:
      return "\(document.name): the \(apps[clause] ?? "") app"
    case _ where !clause.isEmpty:
      return "\(document.name): \(words(ofClause: clause))"
    default: return document.name
    }
  }

  /// The id of a clause in words.
  private static func words(ofClause clause: Substring) -> String {
    if clause == "appendix-a" { return "Appendix A" }
    return clause.split(separator: "-").map { abbreviations[$0] ?? String($0) }
      .joined(separator: " ")
  }

  /// Abbreviations in ids of clauses.
  private static let abbreviations: [Substring: String] = ["html": "HTML", "ios": "iOS"]

  /// Titles of the practices that rules cite.
  private static let practices: [Substring: String] = [
    "practice-2": "Labels for UI elements", "practice-3": "Provide role information",
    "practice-4": "Provide hints", "practice-5": "Provide state information",
    "practice-15": "Color should not be the only method",
    "practice-17": "Keep the gestures simple",
  ]

  /// Names of the apps whose problems the practices describe.
  private static let apps: [Substring: String] = [
    "case-aadhar": "Aadhar", "case-epathshala": "ePathshala", "case-flipkart": "Flipkart",
    "case-mygov": "MyGov", "case-narendra-modi": "Narendra Modi",
    "case-swachh-bharat": "Swachh Bharat", "case-swiggy": "Swiggy",
  ]

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

import Foundation
import LabelLint

/// Role words, opener phrases and counterparts that tests put into labels, from the word lists
/// beside the checkout.
struct InjectedWords: Sendable {
  /// A term and the side of the label that it belongs on.
  struct Term: Sendable {
    /// The words.
    let words: String
    /// The edge, as the lists name it.
    let edge: String

    /// A label with the term at its edge.
    func joined(to text: String, in locale: LocaleTag) -> String {
      let isUnspaced = ["zh", "ja", "th", "lo", "km", "my", "yue"].contains(locale.language)
      let blank = isUnspaced || words.hasSuffix("'") || words.hasSuffix("’") ? "" : " "
      switch edge {
      case "prefix", "either": return words + blank + text
      case "compound" where ["de", "nl", "sv", "da", "nb", "nn", "is"].contains(locale.language):
        return "\(text)-\(words)"
      case "closed": return text + words
      default: return text + blank + words
      }
    }
  }

  /// Where "image of" stands, the most usual place first; a bare noun is no phrase.
  private static let edges = ["prefix", "suffix", "compound"]

  private let roles: [String: Term]
  private let openers: [String: Term]
  /// Words of key pairs: the one and its counterpart.
  let counterparts: [(String, String)]

  /// Reads the lists; nil without them.
  init?(lexicon folder: URL) {
    guard let roles = Self.rows(folder.appending(path: "roles.tsv")),
      let pictures = Self.rows(folder.appending(path: "phrases.tsv"))?.filter({
        $0[1] == "image-of"
      }),
      let pairs = Self.rows(folder.appending(path: "state-pairs.tsv"))
    else { return nil }
    var terms: [String: Term] = [:]
    for row in roles where row[1] == "button" && row[7] == "certain" && terms[row[0]] == nil {
      terms[row[0]] = Term(words: row[2], edge: row[6])
    }
    self.roles = terms
    var phrases: [String: (term: Term, rank: Int)] = [:]
    for row in pictures where !row[5].hasPrefix("0") {
      guard row[4] == "linked", let rank = Self.edges.firstIndex(of: row[3]) else { continue }
      if let known = phrases[row[0]], known.rank <= rank { continue }
      phrases[row[0]] = (Term(words: row[2], edge: row[3] == "compound" ? "closed" : row[3]), rank)
    }
    openers = phrases.mapValues(\.term)
    counterparts = pairs.filter { $0[1] == "toggle" }.compactMap { row in
      let words = row[0].split(separator: "/").map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  /// The word for a button in a locale.
  func role(in locale: LocaleTag) -> Term? {
    roles[locale.description] ?? roles[locale.language]
  }

  /// The words for "image of" in a locale, before or behind the name.
  func opener(in locale: LocaleTag) -> Term? {
    openers[locale.description] ?? openers[locale.language]
  }

  /// The keys of counterparts among labels: keys that differ in one segment alone.
  func pairs(among labels: [RealLabel]) -> [(RealLabel, RealLabel)] {
    let known = Dictionary(labels.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    return labels.flatMap { label -> [(RealLabel, RealLabel)] in
      counterparts.compactMap { one, other in
        var segments = label.key.split(separator: "_").map(String.init)
        guard let index = segments.firstIndex(of: one) else { return nil }
        segments[index] = other
        return known[segments.joined(separator: "_")].map { (label, $0) }
      }
    }
  }

  private static func rows(_ file: URL) -> [[String]]? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

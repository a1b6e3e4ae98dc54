extension TermMatcher {
  /// The words for roles among the matches of a label, the longest at each end: those that no trap
  /// and no verb makes something else.
  ///
  /// A word for several roles gives several matches of one place. How far each may be trusted is
  /// its strength's business, and whether a label that is nothing else counts, the rule's.
  package func roles(among matches: [TermMatch]) -> [TermMatch] {
    var roles: [TermMatch] = []
    for match in matches {
      guard case .role(let role, let strength) = lexicon.terms[match.term].sense,
        !isTrapped(role, match, by: matches), !isObject(role, strength, match, of: matches)
      else { continue }
      let end = match.position.end
      let longest = roles.first { $0.position.end == end }
      if let longest, longest.plain != match.plain {
        if longest.plain.count > match.plain.count { continue }
        roles.removeAll { $0.position.end == end }
      }
      roles.append(match)
    }
    return roles
  }

  /// Whether a role word is part of words that name no control: "app icon", "Währungssymbol".
  ///
  /// A trap of the same length is the word itself in another role, and only voids its own.
  private func isTrapped(_ role: Role, _ match: TermMatch, by matches: [TermMatch]) -> Bool {
    matches.contains { other in
      guard case .trap(let trapped) = lexicon.terms[other.term].sense else { return false }
      return other.plain.start <= match.plain.start && match.plain.end <= other.plain.end
        && (trapped == role || other.plain != match.plain)
    }
  }

  /// Whether a role word is what an action verb at the head works on: "Copy image".
  ///
  /// Languages without a list of verbs for a role ask it for words for pictures only: "播放按钮" is no object.
  private func isObject(
    _ role: Role, _ strength: RoleStrength, _ match: TermMatch, of matches: [TermMatch]
  ) -> Bool {
    let scope = verbScope(of: role)
    guard lexicon.profile.order == .headLast || lexicon.profile.order == .compounding,
      strength == .noun || scope == .icon || lexicon.verbScopes.contains(.button)
    else { return false }
    switch match.position {
    case .tail, .hyphen, .closed: break
    case .whole, .head, .inside: return false
    }
    return matches.contains { other in
      guard other.position == .head, case .verb(let verb) = lexicon.terms[other.term].sense else {
        return false
      }
      return verb == scope && other.plain.end <= match.plain.start
    }
  }

  /// The verbs that make an object of a role word: its own where the language lists some.
  private func verbScope(of role: Role) -> VerbScope {
    switch role {
    case .button where lexicon.verbScopes.contains(.button): .button
    case .icon where lexicon.verbScopes.contains(.icon): .icon
    case .logo where lexicon.verbScopes.contains(.icon): .icon
    default: .any
    }
  }
}

extension TermMatch.Position {
  /// Which end of a label a position belongs to.
  fileprivate enum End {
    /// The first words.
    case first
    /// The last words.
    case last
    /// Both, or neither.
    case other
  }

  /// The end of the label it belongs to.
  fileprivate var end: End {
    switch self {
    case .head: .first
    case .tail, .hyphen, .closed: .last
    case .whole, .inside: .other
    }
  }
}

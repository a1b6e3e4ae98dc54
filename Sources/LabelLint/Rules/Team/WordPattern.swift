/// Words that a rule of a team looks for: `log|sign in`, `click … button`, `benutzer*`.
///
/// A pattern is read once and has no backtracking: the time for a text grows with its words alone.
package struct WordPattern: Sendable, Hashable {
  /// Why a pattern cannot be used.
  package enum Problem: Error, Hashable {
    /// It has no word.
    case empty
    /// A place between spaces has no letter or digit.
    case noLetters(String)
    /// A `*` between letters.
    case starInside(String)
    /// A gap at an end.
    case gapAtEnd
    /// It has more bytes than a pattern may have.
    case tooLong
  }

  /// Most bytes of a pattern.
  package static let mostBytes = 400
  /// Most words that a gap stands for.
  package static let longestGap = 5

  /// Words in a text of a language.
  struct Match: Hashable {
    /// Byte offsets of the words.
    let range: Range<Int>
    /// Whether the words are those of the pattern: none was found by a part of it or in the plural.
    let isExact: Bool
  }

  /// What one place of a pattern asks for.
  fileprivate enum Part: Hashable {
    /// One of some words.
    case words([Choice])
    /// Up to `longestGap` words.
    case gap
  }

  /// One or several words, which spaces, hyphens or apostrophes join.
  fileprivate struct Choice: Hashable {
    let words: [[UInt8]]
    /// Whether other letters may be before the words.
    let hasStarBefore: Bool
    /// Whether other letters may follow.
    let hasStarAfter: Bool
    /// The last word in the plural, as English may write it.
    let plurals: [[UInt8]]
  }

  /// The pattern as it was written.
  package let text: String
  private let parts: [Part]

  /// Reads a pattern.
  package init(_ text: String) throws(Problem) {
    guard text.utf8.count <= Self.mostBytes else { throw .tooLong }
    var parts: [Part] = []
    for place in text.split(whereSeparator: \.isWhitespace) {
      if place == "…" || place == "..." {
        if parts.last != .gap { parts.append(.gap) }
        continue
      }
      var choices: [Choice] = []
      for choice in place.split(separator: "|", omittingEmptySubsequences: false) {
        choices.append(try Self.choice(choice, of: String(place)))
      }
      parts.append(.words(choices))
    }
    guard let first = parts.first else { throw .empty }
    if first == .gap || parts.last == .gap { throw .gapAtEnd }
    self.text = text
    self.parts = parts
  }

  private static func choice(_ text: Substring, of place: String) throws(Problem) -> Choice {
    let hasStarBefore = text.hasPrefix("*")
    var inner = hasStarBefore ? text.dropFirst() : text
    let hasStarAfter = inner.hasSuffix("*")
    if hasStarAfter { inner = inner.dropLast() }
    if inner.contains("*") { throw .starInside(place) }
    let words = TermWords.folded(String(inner)).map(\.bytes)
    guard let last = words.last else { throw .noLetters(place) }
    return Choice(
      words: words, hasStarBefore: hasStarBefore, hasStarAfter: hasStarAfter,
      plurals: SourceSynonyms.plurals(of: String(decoding: last, as: UTF8.self)).map {
        Array($0.utf8)
      })
  }

  // MARK: Search

  /// The places of the pattern in a text, in order and apart.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - text: The text.
  ///   - language: Its language, which decides about plurals.
  ///   - isUnspaced: Whether the language writes words without spaces, so that a word may be inside a longer run.
  /// - Returns: The shortest match at each place.
  func matches(
    in words: [TermWords.Word], of text: Span<UInt8>, language: String, isUnspaced: Bool
  ) -> [Match] {
    let joints = words.indices.dropFirst().map { index in
      Joint(text.extracting(words[index - 1].range.upperBound..<words[index].range.lowerBound))
    }
    let search = Search(
      words: words, joints: joints, hasPlurals: language == "en", isUnspaced: isUnspaced)
    var matches: [Match] = []
    var index = 0
    while index < words.count {
      guard let end = end(of: index, search) else {
        index += 1
        continue
      }
      matches.append(match(index..<end, search))
      index = end
    }
    return matches
  }

  /// A text that is searched.
  fileprivate struct Search {
    let words: [TermWords.Word]
    /// What is between a word and the next one.
    let joints: [Joint]
    let hasPlurals: Bool
    let isUnspaced: Bool
  }

  /// What is between two words.
  fileprivate enum Joint {
    /// Spaces, hyphens or apostrophes: the words belong together.
    case close
    /// Other marks within a sentence.
    case open
    /// The end of a sentence or line.
    case end

    init(_ text: Span<UInt8>) {
      var joint = Joint.close
      var index = 0
      while index < text.count {
        let (scalar, length) = text.scalarOrReplacement(at: index)
        index += length
        if ".!?。！？؟।\n".unicodeScalars.contains(scalar) {
          joint = .end
          break
        }
        let category = CharacterProperties.generalCategory(scalar)
        let isClose =
          category == .spaceSeparator || category == .dashPunctuation
          || "'’".unicodeScalars.contains(scalar)
        if !isClose { joint = .open }
      }
      self = joint
    }
  }

  /// The number of the word after the shortest match that begins at a word; nil without one.
  private func end(of start: Int, _ search: Search) -> Int? {
    var ends: Set<Int> = [start]
    var isAfterGap = false
    for part in parts {
      guard case .words(let choices) = part else {
        isAfterGap = true
        continue
      }
      var next: Set<Int> = []
      for place in ends {
        let last = min(search.words.count - 1, place + (isAfterGap ? Self.longestGap : 0))
        for first in place..<max(place, last + 1) {
          if first > start {
            let joint = search.joints[first - 1]
            if joint == .end || joint == .open && !isAfterGap { break }
          }
          for choice in choices where choice.isAt(first, search) {
            next.insert(first + choice.words.count)
          }
        }
      }
      if next.isEmpty { return nil }
      (ends, isAfterGap) = (next, false)
    }
    return ends.min()
  }

  private func match(_ found: Range<Int>, _ search: Search) -> Match {
    let (first, last) = (search.words[found.lowerBound], search.words[found.upperBound - 1])
    var range = first.range.lowerBound..<last.range.upperBound
    if search.isUnspaced, found.count == 1, let inside = rangeInside(first) { range = inside }
    let isExact = parts.allSatisfy { part in
      guard case .words(let choices) = part else { return false }
      return !choices.contains { $0.hasStarBefore || $0.hasStarAfter }
    }
    guard isExact, case .words(let choices)? = parts.last else {
      return Match(range: range, isExact: false)
    }
    let isWhole = choices.contains { $0.words.last == last.bytes }
    return Match(range: range, isExact: isWhole || range.count < first.range.count)
  }

  /// Byte offsets of a single word of the pattern inside a longer run of letters; nil where folding moved them.
  private func rangeInside(_ run: TermWords.Word) -> Range<Int>? {
    guard parts.count == 1, case .words(let choices) = parts[0],
      run.bytes.count == run.range.count
    else { return nil }
    for choice in choices where choice.words.count == 1 {
      if let offset = WordPattern.offset(of: choice.words[0], in: run.bytes) {
        let start = run.range.lowerBound + offset
        return start..<start + choice.words[0].count
      }
    }
    return nil
  }

  /// Where some bytes begin in others.
  fileprivate static func offset(of sought: [UInt8], in bytes: [UInt8]) -> Int? {
    guard sought.count <= bytes.count else { return nil }
    return (0...bytes.count - sought.count).first { bytes[$0...].starts(with: sought) }
  }
}

extension WordPattern.Choice {
  /// Whether the words are those of a text from a word on.
  fileprivate func isAt(_ start: Int, _ search: WordPattern.Search) -> Bool {
    guard start + words.count <= search.words.count else { return false }
    for number in words.indices {
      if number > 0, search.joints[start + number - 1] != .close { return false }
      if !matches(number, search.words[start + number].bytes, search) { return false }
    }
    return true
  }

  /// Whether a word of a text is one of the words, by its number: inflected, or with other letters around it, where the
  /// pattern allows that.
  private func matches(_ number: Int, _ word: [UInt8], _ search: WordPattern.Search) -> Bool {
    let sought = words[number]
    if word == sought { return true }
    let isLast = number == words.count - 1
    if isLast, search.hasPlurals, plurals.contains(word) { return true }
    let isOpenBefore = number == 0 && (hasStarBefore || search.isUnspaced)
    let isOpenAfter = isLast && (hasStarAfter || search.isUnspaced)
    return switch (isOpenBefore, isOpenAfter) {
    case (false, false): false
    case (false, true): word.starts(with: sought)
    case (true, false): word.reversed().starts(with: sought.reversed())
    case (true, true): WordPattern.offset(of: sought, in: word) != nil
    }
  }
}

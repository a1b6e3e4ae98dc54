extension RoleWordSearch {
  /// A role that marks set apart from the rest of a label: "%s, tab, 2 of 3", "Button: Save".
  func betweenMarks(_ text: borrowing Text) -> Found? {
    if echoed != nil || text.purpose != .label { return nil }
    for part in reader.parts(in: text.plain, dividedAtStops: isEnglish) {
      let words = withoutPosition(part, text)
      let term = reader.term(words) { sense in
        if case .role(let role, _) = sense { Self.behindComma.contains(role) } else { false }
      }
      guard let term, case .role(let role, let strength) = term.sense else { continue }
      if strength != .certain, mayNameThing(part, role, text) { continue }
      let isFirst = part.lowerBound == 0
      // Behind the last comma stands what a screen reader says there: Russian "Звук, флажок".
      let isSpoken =
        strength == .support && part.upperBound == reader.count
        && isSaid(text.string(reader.plain(words)), for: role)
      return Found(
        range: reader.plain(words), role: role,
        remainder: isFirst ? reader.plain(part.upperBound..<reader.count) : nil,
        gates: reader.lexicon.gates(term),
        isDoubtful: strength == .plural || strength == .support && !isSpoken)
    }
    return nil
  }

  /// Whether words are what a screen reader says for a role in the language.
  private func isSaid(_ words: String, for role: Role) -> Bool {
    LocaleTag(reader.lexicon.language).map {
      SpokenWords.areSaid(words.lowercased(), for: role, in: $0)
    } ?? false
  }

  /// Whether a part may be the name of a thing, not of the control.
  ///
  /// "Link: %s" and "Image: %s" may introduce what they name, and what stands among its like may be one of several
  /// kinds.
  private func mayNameThing(_ part: Range<Int>, _ role: Role, _ text: borrowing Text) -> Bool {
    if isRemark(part, role, text) || isCaption(part, role, text) {
      return namesKinds(besides: part, text)
    }
    if !isBehindComma(part, text) { return true }
    return namesKinds(besides: part, text)
      && (RoleGroup(role) == .picture || !endsInPosition(text))
  }

  /// Whether a part is the word for a control in brackets behind a name: "Terms of service (link)".
  ///
  /// Behind a verb it may be what something is done to: "Copy (link)".
  private func isRemark(_ part: Range<Int>, _ role: Role, _ text: borrowing Text) -> Bool {
    guard isEnglish, RoleGroup(role) != .picture, part.lowerBound > 0,
      part.upperBound == reader.count, !reader.isAnyVerb(0)
    else { return false }
    let words = reader.plain(part)
    return text.plain[words.lowerBound - 1] == "(" && words.upperBound < text.plain.count
      && text.plain[words.upperBound] == ")"
  }

  /// Whether a part is the word for a control in front of the name of a known label: "Link: Terms", "Heading, About".
  ///
  /// A placeholder may stand for anything, and several parts may be a list of things.
  private func isCaption(_ part: Range<Int>, _ role: Role, _ text: borrowing Text) -> Bool {
    guard isEnglish, RoleGroup(role) != .picture, part.lowerBound == 0, text.kind.tier == .certain,
      reader.parts(in: text.plain, dividedAtStops: true).count == 2,
      !(part.upperBound..<reader.count).contains(where: { reader.isPlaceholder($0) })
    else { return false }
    let end = reader.plain(part).upperBound
    return end < text.plain.count && (text.plain[end] == ":" || text.plain[end] == ",")
  }

  /// The words of a part without the place of the control among others: "tab 2 of 5".
  private func withoutPosition(_ part: Range<Int>, _ text: borrowing Text) -> Range<Int> {
    let end = part.upperBound - 3
    guard isEnglish, part.lowerBound > 0, end > part.lowerBound, reader.isWord(end + 1, "of"),
      isNumber(end, text.plain), isNumber(end + 2, text.plain)
    else { return part }
    let term = reader.term(part.lowerBound..<end) { sense in
      if case .role(let role, _) = sense { RoleGroup(role) != .picture } else { false }
    }
    return term == nil ? part : part.lowerBound..<end
  }

  /// Whether a label ends with the place of the control among others, as no list of kinds does: "Photos, tab 2 of 5".
  private func endsInPosition(_ text: borrowing Text) -> Bool {
    let first = reader.count - 3
    return isEnglish && first > 0 && reader.isWord(first + 1, "of")
      && isNumber(first, text.plain) && isNumber(first + 2, text.plain)
  }

  /// Whether a translation has the word for a checkbox and one word for each of its source, which has none for it.
  ///
  /// Russian "Флажок звука" for "Sound", whose word is that of a flag, too.
  func isAddedCheckbox(_ match: TermMatch, in text: borrowing Text) -> Bool {
    guard case .role(.checkbox, let strength) = reader.sense(of: match), strength != .plural,
      match.position == .head
    else { return false }
    return isSourceTranslated(behind: Int(match.plain.end), text)
  }

  /// The word for a checkbox before what it is for, in a language that has roles last: Dutch "Selectievakje geluid" for
  /// "Sound".
  ///
  /// A verb behind it does something to the checkbox: German "Kontrollkästchen aktivieren".
  func addedCheckbox(_ text: borrowing Text) -> Found? {
    func isCheckbox(_ sense: Sense) -> Bool {
      if case .role(.checkbox, .certain) = sense { true } else { false }
    }
    let length = reader.longestTerm(at: 0, where: isCheckbox)
    guard length > 0, length < reader.count,
      let term = reader.term(0..<length, where: isCheckbox),
      !(length..<reader.count).contains(where: { reader.isAnyVerb($0) }),
      reader.term(length..<reader.count, where: { if case .pair = $0 { true } else { false } })
        == nil,
      isSourceTranslated(behind: reader.plain(0..<length).upperBound, text)
    else { return nil }
    return Found(
      range: reader.plain(0..<length), role: .checkbox,
      remainder: reader.plain(length..<reader.count), gates: reader.lexicon.gates(term))
  }

  /// Whether a label has a word for each of its source behind an offset, and the source none for a checkbox.
  private func isSourceTranslated(behind end: Int, _ text: borrowing Text) -> Bool {
    guard text.purpose == .label, !text.isSource, !text.source.isEmpty,
      !Self.namesFlag.contains(where: { text.source.holds($0) })
    else { return false }
    let rest = reader.label.words.count { Int($0.plain.start) >= end }
    return rest == text.source.indices.count { text.source[$0] == 0x20 } + 1
  }

  /// English words for a checkbox, and for what its names in other languages are, too.
  private static let namesFlag = Resource.words("labels/names-of-checkboxes")

  /// Whether a word is a placeholder, or all of it are digits.
  private func isNumber(_ word: Int, _ plain: Span<UInt8>) -> Bool {
    if reader.isPlaceholder(word) { return true }
    return reader.plain(word..<word + 1).allSatisfy { ASCII.isDigit(plain[$0]) }
  }

  /// A word for a button that a translation sets apart by a mark where its source has the name alone: German "Taste:
  /// Sichern" for "Save".
  ///
  /// The word may be that of a key, which the source names then.
  func addedButton(_ text: borrowing Text) -> Found? {
    guard echoed == nil, text.purpose == .label, !text.isSource, !text.source.isEmpty,
      !Self.isDivided(text.source), !text.source.holds("button"), !text.source.holds("key")
    else { return nil }
    let parts = reader.parts(in: text.plain)
    guard parts.count == 2 else { return nil }
    for (part, other) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      let term = reader.term(part) { sense in
        if case .role(.button, let strength) = sense { strength != .plural } else { false }
      }
      // What is put in may be the name of a key.
      guard let term, !other.contains(where: { reader.isPlaceholder($0) }),
        other.contains(where: { !isNumber($0, text.plain) })
      else { continue }
      return Found(
        range: reader.plain(part), role: .button, remainder: reader.plain(other),
        gates: reader.lexicon.gates(term))
    }
    return nil
  }

  /// Whether a mark that may set a role apart stands in a text.
  private static func isDivided(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if scalar == "-" || StateMarks.isDivider(scalar) { return true }
      index += length
    }
    return false
  }

  /// Whether a comma, stop, bar or dash stands before a part of a label, and no bracket, which may close a remark.
  private func isBehindComma(_ part: Range<Int>, _ text: borrowing Text) -> Bool {
    guard part.lowerBound > 0 else { return false }
    let end = Int(reader.label.words[part.lowerBound - 1].plain.end)
    let start = reader.plain(part).lowerBound
    let marks: Set<Unicode.Scalar> = [
      ",", ";", "|", "-", "\u{B7}", "\u{2013}", "\u{2014}", "\u{60C}", "\u{3001}", "\u{FF0C}",
    ]
    var index = end
    while index < start {
      let (scalar, length) = text.plain.scalarOrReplacement(at: index)
      if marks.contains(scalar) || isEnglish && scalar == "." { return true }
      index += length
    }
    return false
  }

  /// Whether other parts of a label are words for pictures and controls, too: "Photo, image, video" are kinds of
  /// things.
  private func namesKinds(besides own: Range<Int>, _ text: borrowing Text) -> Bool {
    reader.parts(in: text.plain, dividedAtStops: isEnglish).contains { part in
      part != own
        && reader.term(part) { sense in
          switch sense {
          case .role, .mediaNoun: true
          default: false
          }
        } != nil
    }
  }
}

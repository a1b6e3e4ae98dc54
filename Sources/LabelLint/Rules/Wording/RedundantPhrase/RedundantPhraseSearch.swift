/// Finds the phrase of a label that says nothing: English ones by pattern, others by lexicon.
struct RedundantPhraseSearch {
  /// A phrase in a label.
  struct Found {
    /// Byte offsets in the plain text of its words.
    var range: Range<Int>
    /// The pattern's own name.
    var pattern: String
    /// What is announced anyway; nil where that is not known.
    var role: Role?
    /// Byte offsets of what is left without it; nil where nothing can be written instead.
    var remainder: Range<Int>?
    /// Byte offsets of a word behind what is left that goes with it: "logo".
    var tail: Range<Int>?
    /// Whether it tells how to operate a control.
    var isOperation = false
    /// Whether it counts only where the source text has a fault.
    var isDoubtful = false
    /// Whether it says what kind of picture there is, which no screen reader does.
    var namesKind = false
    /// Whether it may lead to more than a note.
    var gates = true
  }

  private static let articles = Resource.words("phrases/articles")
  private static let determiners = articles + ["this"]
  private static let behindMedia = Resource.words("phrases/behind-media")
  private static let behindMediaToo = Resource.words("phrases/behind-media-too")
  private static let behindControl = Resource.words("phrases/behind-controls")
  private static let operating = Resource.words("phrases/operating")
  private static let pointedAt = Resource.words("phrases/pointed-at")
  private static let statements = Resource.words("phrases/statements")

  /// The words of the label.
  let reader: LexicalReader

  /// Whether a text that only looks like a label can hold one of the phrases that count there: it
  /// ends in "logo" or "logotype", or has a "to".
  static func mayHoldShortForm(_ plain: Span<UInt8>) -> Bool {
    for index in plain.indices.dropLast(3)
    where plain[index] == 0x20
      && (plain[index + 1] | 0x20 == 0x74 || plain[index + 1] | 0x20 == 0x6C)
    {
      if plain.end(of: " logo", at: index) != nil || plain.end(of: " to ", at: index) != nil {
        return true
      }
    }
    return false
  }

  /// The phrase of an English text.
  func findEnglish(in text: borrowing Text, isCertain: Bool) -> Found? {
    if isCertain {
      if !reader.isAnyVerb(0) || reader.areWords(0, "check", "box") {
        if let found = media(text) ?? control() { return found }
      }
      if let found = pointing(text) { return found }
    }
    return logo() ?? operation()
  }

  private static let nouns = Resource.words("phrases/behind-media-nouns")

  /// What is announced of pictures: `image of …`, `Image: …`.
  private func media(_ text: borrowing Text) -> Found? {
    if isMedia(0),
      reader.hasMark(":", after: 0, in: text.plain)
        || hasDash(after: 0, in: text.plain), reader.count > 1
    {
      let start = reader.plain(0..<1).lowerBound
      let rest = reader.plain(1..<reader.count)
      var end = rest.lowerBound
      while end > start, text.plain[end - 1] == 0x20 { end -= 1 }
      return Found(
        range: start..<end, pattern: "media", role: role(ofWord: 0), remainder: rest)
    }
    if isRecurring { return nil }
    // Of a list that is named by what is shown, no name is left: its owner knows one. No screen reader says that it is
    // a list of images.
    let isList = reader.areWords(0, "list", "of")
    guard let first = mediaPhrase(at: isList ? 2 : 0) else { return className() }
    var last = first.end
    while let next = mediaPhrase(at: last + 1) { last = next.end }
    var found = Found(
      range: reader.plain(0..<last + 1), pattern: isList ? "list" : "media",
      role: role(ofWord: first.noun), remainder: isList ? nil : rest(after: last),
      namesKind: !isList && first.isKind, gates: !isList && !first.isKind)
    if found.remainder != nil, let logo = logo(), logo.range.lowerBound > found.range.upperBound {
      let end = reader.count - 1
      found.remainder = end > last + 1 ? reader.plain(last + 1..<end) : nil
      found.tail = logo.range
    }
    return found
  }

  /// The name of the class of pictures, which no user knows: "Shadow of the image view".
  private func className() -> Found? {
    let view = reader.label.words.indices.first { reader.areWords($0, "image", "view") }
    return view.map {
      Found(range: reader.plain($0..<$0 + 2), pattern: "media", role: .image)
    }
  }

  private static let spans = Resource.words("phrases/recurring")

  /// Whether the label names what is chosen anew for each of some spans of time: "Picture of the day".
  private var isRecurring: Bool {
    let last = reader.count - 1
    return last > 2 && reader.areWords(last - 2, "of", "the") && reader.isWord(last, in: Self.spans)
  }

  private static let kinds = Resource.words("phrases/kinds-of-pictures")

  /// The noun and the last word of what is announced of a picture from some word on: `a picture of`.
  ///
  /// Any picture is announced as an image. How it was made or what sort of image it is, only its label can say: `a drawing
  /// of`, `a schematic image of`.
  private func mediaPhrase(at start: Int) -> (noun: Int, end: Int, isKind: Bool)? {
    let index = reader.isWord(start, in: Self.determiners) ? start + 1 : start
    for noun in [index, index + 1] where isMediaNoun(noun) {
      let isKind = noun > index || reader.isWord(noun, in: Self.kinds)
      var next = noun + 1
      if reader.isWord(next, in: Self.nouns) { next += 1 }
      if reader.areWords(next, "representation", "of") { return (noun, next + 1, isKind) }
      let isLinked =
        reader.isWord(next, in: Self.behindMedia) || reader.isWord(next, in: Self.behindMediaToo)
      if isLinked { return (noun, next, isKind) }
    }
    return nil
  }

  /// The last word of `… logo`.
  private func logo() -> Found? {
    let last = reader.count - 1
    guard last > 0, !reader.isVerb(0), reader.isWord(last, in: ["logo", "logotype"]) else {
      return nil
    }
    return Found(
      range: reader.plain(last..<last + 1), pattern: "logo", role: .logo,
      remainder: reader.plain(0..<last))
  }

  /// What is announced of controls: `link to …`, `button that …`.
  private func control() -> Found? {
    let start = reader.isWord(0, in: Self.articles) ? 1 : 0
    let link = reader.isWord(start, in: ["external", "web"]) ? start + 1 : start
    if reader.isWord(link, in: ["link", "links"]),
      reader.isWord(link + 1, in: ["to", "for"]) || reader.isProgressive(link + 1)
    {
      let remains = reader.isWord(link + 1, in: ["to", "for"])
      return Found(
        range: reader.plain(0..<link + (remains ? 2 : 1)), pattern: "link", role: .link,
        remainder: remains ? rest(after: link + 1) : nil)
    }
    if reader.isWord(start, in: ["switch", "toggle"]),
      reader.isWord(start + 1, in: ["to", "between"])
    {
      return nil
    }
    for first in [start, start + 1] {
      guard let (role, length) = control(at: first) else { continue }
      let behind = first + length
      guard reader.isWord(behind, in: Self.behindControl) else { continue }
      return Found(
        range: reader.plain(0..<behind + 1), pattern: "control", role: role,
        remainder: reader.isWord(behind, in: ["to", "for"]) ? rest(after: behind) : nil)
    }
    return nil
  }

  private static let controls = Resource.words("phrases/controls")

  private static let beforeField = Resource.words("phrases/before-field")

  /// The control that a word names, with the number of its words.
  private func control(at index: Int) -> (Role, Int)? {
    if reader.isWord(index, in: Self.controls) {
      return role(ofWord: index).map { ($0, 1) }
    }
    if reader.areWords(index, "check", "box") { return (.checkbox, 2) }
    if reader.isWord(index, in: Self.beforeField), reader.isWord(index + 1, "field") {
      return (.textField, 2)
    }
    if reader.isWord(index, "field") { return (.textField, 1) }
    return reader.isWord(index, "control") ? (.control, 1) : nil
  }

  private static let operated = Resource.words("phrases/operated")

  /// What says how to operate a control: `Select this to …`.
  private func operation() -> Found? {
    let start = reader.isWord(0, "please") ? 1 : 0
    guard reader.isWord(start, in: Self.operating) else { return nil }
    var index = start + 1
    if reader.isWord(index, "on") { index += 1 }
    if reader.isWord(index, in: Self.operated) {
      index += 1
    } else if reader.isWord(index, "the"), isControlNoun(index + 1) {
      index += 2
    }
    guard reader.isWord(index, "to"), index + 1 < reader.count else { return nil }
    return Found(
      range: reader.plain(0..<index + 1), pattern: "operation", isOperation: true)
  }

  private static let enabling = Resource.words("phrases/enabling")

  private static let showing = Resource.words("phrases/showing")

  private static let behindShowing = Resource.words("phrases/behind-showing")

  /// What points at the element or its use: `This icon …`, `Allows you …`.
  private func pointing(_ text: borrowing Text) -> Found? {
    if reader.isWord(0, "this") {
      for noun in [1, 2] where reader.isWord(noun, in: Self.pointedAt) {
        if reader.isWord(noun + 1, in: Self.statements) { return nil }
        return Found(
          range: reader.plain(0..<noun + 1), pattern: "this", role: role(ofWord: noun))
      }
      return nil
    }
    let isAllowing =
      reader.isWord(0, in: Self.enabling)
      && (reader.isWord(1, in: ["you", "users"]) || reader.areWords(1, "the", "user"))
    let isIndicating =
      reader.isWord(0, in: Self.showing)
      && reader.isWord(1, in: Self.behindShowing)
    let isUsed = reader.areWords(0, "used", "to")
    if isResult(text) { return Found(range: reader.plain(0..<1), pattern: "result", gates: false) }
    guard isAllowing || isIndicating || isUsed else { return nil }
    let length = reader.areWords(1, "the", "user") ? 3 : 2
    return Found(range: reader.plain(0..<length), pattern: "purpose", isOperation: isAllowing)
  }

  private static let behindResults = Resource.words("phrases/behind-results")

  /// Whether a label tells the result of a press as hints do: "Switches to the large font".
  private func isResult(_ text: borrowing Text) -> Bool {
    guard text.purpose == .label, reader.count > 3, reader.isThirdPerson(0),
      // Which state comes next, `combined-state-label` asks.
      !reader.isWord(0, "toggles")
    else { return false }
    let next = reader.isWord(1, "to") ? 2 : 1
    return reader.isWord(next, in: Self.behindResults)
  }

  private func isMedia(_ index: Int) -> Bool {
    reader.term(index..<index + 1) { $0 == .mediaNoun } != nil
  }

  private func isControlNoun(_ index: Int) -> Bool { role(ofWord: index) != nil }

  private func role(ofWord index: Int) -> Role? {
    let term = reader.term(index..<index + 1) { sense in
      if case .role = sense { true } else { false }
    }
    if case .role(let role, _) = term?.sense { return role }
    return isMediaNoun(index) ? .image : nil
  }

  private func isMediaNoun(_ index: Int) -> Bool {
    index < reader.count && isMedia(index)
  }

  private func rest(after index: Int) -> Range<Int>? {
    index + 1 < reader.count ? reader.plain(index + 1..<reader.count) : nil
  }

  /// Whether U+2013 or U+2014 stands behind a word.
  private func hasDash(after index: Int, in plain: Span<UInt8>) -> Bool {
    let start = reader.plain(index..<index + 1).upperBound
    guard index + 1 < reader.count else { return false }
    let end = reader.plain(index + 1..<index + 2).lowerBound
    guard end - start >= 3 else { return false }
    for offset in start..<end - 2 where plain[offset] == 0xE2 && plain[offset + 1] == 0x80 {
      return plain[offset + 2] == 0x93 || plain[offset + 2] == 0x94
    }
    return false
  }

  // MARK: Other languages

  /// The phrase of a text in a language whose phrases are listed.
  func findListed(in text: borrowing Text) -> Found? {
    let terms = reader.terms(of: text)
    var doubtful: Found?
    for match in terms {
      guard case .phrase(let kind, let shape) = reader.sense(of: match), shape != .verb,
        !match.remainder.isEmpty
      else { continue }
      if kind == .own { return own(match) }
      guard let role = Self.role(of: kind) ?? (Self.isOperation(kind) ? .button : nil) else {
        continue
      }
      let isOperation = Self.isOperation(kind)
      if shape == .noun, isObject(match, by: terms) { continue }
      if !isOperation, isTrapped(match, by: terms) { continue }
      let found = Found(
        range: match.plain.range, pattern: kind.rawValue, role: isOperation ? nil : role,
        remainder: isOperation ? nil : match.remainder.range, isOperation: isOperation,
        isDoubtful: kind == .activateTo,
        gates: reader.lexicon.gates(reader.lexicon.terms[match.term]))
      if !found.isDoubtful { return found }
      doubtful = doubtful ?? found
    }
    return text.isSource ? nil : doubtful
  }

  /// Whether a phrase is the start or end of words that name something else: "imagem de fundo" is a
  /// wallpaper.
  private func isTrapped(_ match: TermMatch, by terms: [TermMatch]) -> Bool {
    terms.contains { other in
      guard case .trap = reader.sense(of: other) else { return false }
      return other.plain.start <= match.plain.start && match.plain.end <= other.plain.end
    }
  }

  /// Whether a noun at the end is what the verb at the start works on: "更改徽标" changes a logo.
  private func isObject(_ match: TermMatch, by terms: [TermMatch]) -> Bool {
    guard reader.lexicon.profile.order == .headLast || reader.lexicon.profile.order == .compounding
    else { return false }
    return terms.contains { other in
      guard other.position == .head, case .verb = reader.sense(of: other) else { return false }
      return other.plain.end <= match.plain.start
    }
  }

  /// The phrase of an English text that the project itself lists.
  func findOwn(in text: borrowing Text) -> Found? {
    for match in reader.terms(of: text) where !match.remainder.isEmpty {
      if case .phrase(.own, _) = reader.sense(of: match) { return own(match) }
    }
    return nil
  }

  private func own(_ match: TermMatch) -> Found {
    Found(
      range: match.plain.range, pattern: PhraseKind.own.rawValue, remainder: match.remainder.range)
  }

  /// Whether a phrase tells how to operate a control without naming a gesture.
  private static func isOperation(_ kind: PhraseKind) -> Bool {
    kind == .selectTo || kind == .useThisTo || kind == .activateTo
  }

  /// What a phrase names; nil for phrases of other rules.
  private static func role(of kind: PhraseKind) -> Role? {
    switch kind {
    case .imageOf, .pictureOf, .photoOf, .graphicOf, .illustrationOf, .screenshotOf,
      .thumbnailOf:
      .image
    case .iconOf: .icon
    case .logoOf: .logo
    case .linkTo: .link
    case .buttonTo: .button
    default: nil
    }
  }
}

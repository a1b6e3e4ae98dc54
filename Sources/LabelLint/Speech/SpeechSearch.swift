/// Looks through a text for what is not said as it is written.
struct SpeechSearch {
  /// Initials that are said as words, by those who read them out (English letters, any language).
  private static let spokenInitials = Set(Resource.lines(of: "words/spoken-initials.txt"))
  /// English names of signs that Unicode calls by others.
  private static let englishNames: [Unicode.Scalar: String] = {
    // What three dots leave out is not said.
    var names: [Unicode.Scalar: String] = ["…": ""]
    for (name, signs) in Resource.table(of: "words/names-of-signs.txt") {
      for sign in signs.flatMap(\.unicodeScalars) { names[sign] = name }
    }
    return names
  }()

  private let bytes: [UInt8]
  /// The words of the reader; nil for any reader.
  private let words: SpokenWords?
  private let lexicon: Lexicon?
  private let shared: Lexicon
  private var found: [LikelySpeech.Part] = []

  /// A search of a text.
  init(_ text: String, _ reader: ScreenReader?, lexicon: Lexicon?, shared: Lexicon) {
    bytes = Array(text.utf8)
    words = reader.flatMap { reader in
      lexicon.flatMap { LocaleTag($0.language) }.flatMap { SpokenWords(reader, in: $0) }
    }
    self.lexicon = lexicon
    self.shared = shared
  }

  /// The parts, in order.
  mutating func parts() -> [LikelySpeech.Part] {
    var index = 0
    while index < bytes.count {
      let (scalar, length) = bytes.span.scalarOrReplacement(at: index)
      if CharacterProperties.isLetter(scalar) {
        index = takeWord(from: index)
      } else {
        index = takeSign(scalar, at: index, length)
      }
    }
    return found
  }

  // MARK: Words

  /// Takes the word that starts at an offset; the offset behind it.
  private mutating func takeWord(from start: Int) -> Int {
    var end = start
    var letters = 0
    var isUpper = true
    while end < bytes.count {
      let (scalar, length) = bytes.span.scalarOrReplacement(at: end)
      guard CharacterProperties.isLetter(scalar) else { break }
      letters += 1
      isUpper = isUpper && CharacterProperties.isUpper(scalar)
      end += length
    }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    if isUpper, letters > 1 {
      found.append(capitals(word, letters, start..<end))
    } else if let meaning = meaning(of: word) {
      found.append(
        LikelySpeech.Part(
          range: start..<end, written: word, heard: word, meaning: meaning, reason: .abbreviation))
    }
    return end
  }

  private func capitals(
    _ word: String, _ letters: Int, _ range: Range<Int>
  ) -> LikelySpeech.Part {
    let isSpelled = !Self.spokenInitials.contains(word) && (isInitials(word) || !hasVowel(word))
    return LikelySpeech.Part(
      range: range, written: word,
      heard: isSpelled && letters <= 5 ? word.map(String.init).joined(separator: " ") : word,
      meaning: nil, reason: isSpelled && letters <= 5 ? .letters : .capitals)
  }

  /// Whether a word in capitals is one that is written so.
  private func isInitials(_ word: String) -> Bool {
    isListed(word) { sense in
      switch sense {
      case .acronym(.acronym), .acronym(.currency), .acronym(.licence): true
      default: false
      }
    }
  }

  private func hasVowel(_ word: String) -> Bool {
    // Other scripts: who knows; a word is the better guess.
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    return word.utf8.contains(where: ASCII.isVowelOrY)
  }

  /// The long form of an abbreviation; nil for a word.
  private func meaning(of word: String) -> String? {
    guard let lexicon else { return nil }
    var folded: [UInt8] = []
    lexicon.folding.append(Array(word.utf8).span, to: &folded)
    let term = lexicon.first(folded.span) { if case .abbreviation = $0 { true } else { false } }
    guard case .abbreviation(let long)? = term?.sense else { return nil }
    return lexicon.string(long)
  }

  private func isListed(_ word: String, _ isMeant: (Sense) -> Bool) -> Bool {
    for words in [shared, lexicon].compactMap(\.self) {
      var folded: [UInt8] = []
      words.folding.append(Array(word.utf8).span, to: &folded)
      if words.first(folded.span, where: isMeant) != nil { return true }
    }
    return false
  }

  // MARK: Signs

  /// Takes a sign and what belongs to it; the offset behind it.
  private mutating func takeSign(_ scalar: Unicode.Scalar, at start: Int, _ length: Int) -> Int {
    var end = start + length
    let isEnglish = LocaleTag(lexicon?.language ?? "")?.language == "en"
    if let next = takeForReader(scalar, at: start, length) { return next }
    let category = CharacterProperties.generalCategory(scalar)
    let isSymbol = [.mathSymbol, .modifierSymbol, .otherSymbol].contains(category)
    let known = Self.englishNames[scalar]
    guard isSymbol || known.map({ !$0.isEmpty }) ?? false else { return end }
    // What joins, tones and varies a picture is said with it.
    while category == .otherSymbol, end < bytes.count {
      let (next, length) = bytes.span.scalarOrReplacement(at: end)
      let isJoined =
        next == "\u{200D}" || CharacterProperties.isDefaultIgnorable(next)
        || ("\u{1F3FB}"..."\u{1F3FF}").contains(next)
        || bytes[..<end].suffix(3) == [0xE2, 0x80, 0x8D]
      guard isJoined else { break }
      end += length
    }
    let name = isEnglish ? known ?? CharacterProperties.name(scalar) : nil
    found.append(
      LikelySpeech.Part(
        range: start..<end, written: String(decoding: bytes[start..<end], as: UTF8.self),
        heard: name, meaning: nil, reason: CharacterProperties.isEmoji(scalar) ? .emoji : .sign))
    return end
  }

  /// Marks that TalkBack counts where one of them is repeated (`CONSECUTIVE_CHARACTER_REGEX`).
  private static let counted = Set("-\\/|!@#$%^&*()=_+[]{}.?;'\":<>\u{2022}".unicodeScalars)

  /// Takes a sign that the reader says by its own name: repeated, or the whole text; nil for another.
  private mutating func takeForReader(
    _ scalar: Unicode.Scalar, at start: Int, _ length: Int
  ) -> Int? {
    guard let words else { return nil }
    let sign = bytes[start..<start + length]
    var end = start + length
    while Self.counted.contains(scalar), bytes[end...].prefix(length) == sign { end += length }
    let count = (end - start) / length
    let name = words.name(of: scalar)
    let heard: String? =
      count > 1
      ? words.repeated(name ?? String(scalar), count)
      : start == 0 && end == bytes.count ? name : nil
    guard let heard else { return nil }
    found.append(
      LikelySpeech.Part(
        range: start..<end, written: String(decoding: bytes[start..<end], as: UTF8.self),
        heard: heard, meaning: nil, reason: count > 1 ? .repeated : .sign))
    return end
  }
}

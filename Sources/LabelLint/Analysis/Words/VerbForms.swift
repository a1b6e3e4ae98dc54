/// Forms of English verbs as keys spell them.
enum VerbForms {
  /// Participles that no rule makes.
  private static let irregular = Resource.table(of: "words/participles.txt").compactMapValues(
    \.first)
  /// The stems of those participles.
  private static let irregularStems: [String: String] = {
    var stems: [String: String] = [:]
    for (verb, participle) in irregular where verb != participle {
      stems[participle] = stem(of: verb)
    }
    return stems
  }()

  /// Hashes of the participles that no rule makes.
  private static let irregularHashes = Set(irregularStems.keys.map { KeyShape.hash($0) })

  /// Whether a segment, by its hash, is a participle that no rule makes.
  static func isIrregular(_ segment: UInt64) -> Bool {
    irregularHashes.contains(segment)
  }

  /// The past participle: `mute` gives `muted`, `pin` `pinned`.
  static func participle(of verb: String) -> String {
    if let irregular = irregular[verb] { return irregular }
    if endsInE(verb) { return verb + "d" }
    if endsInConsonantAndY(verb) { return withoutLast(verb) + "ied" }
    return doubled(verb) + "ed"
  }

  /// The form in -ing: `mute` gives `muting`, `pin` `pinning`.
  static func progressive(of verb: String) -> String {
    if endsInE(verb) { return withoutLast(verb) + "ing" }
    return doubled(verb) + "ing"
  }

  /// What all forms of a verb have in common: `delete`, `deleted` and `deleting` give `delet`.
  static func stem(of verb: String) -> String {
    var stem = Substring(verb)
    if stem.hasSuffix("e") { stem = stem.dropLast() }
    return String(withoutDouble(stem))
  }

  /// The part of a segment of a key that is its stem.
  static func stem(in key: Span<UInt8>, _ segment: Range<Int>) -> Range<Int> {
    var end = segment.upperBound
    if ASCII.lowercased(key[end - 1]) == "e" { end -= 1 }
    if end - segment.lowerBound > 2,
      ASCII.lowercased(key[end - 1]) == ASCII.lowercased(key[end - 2])
    {
      end -= 1
    }
    return segment.lowerBound..<end
  }

  /// The stem of a participle or form in -ing; nil for another word.
  static func stem(ofChanged word: String) -> String? {
    if let stem = irregularStems[word] { return stem }
    var stem: Substring
    if word.hasSuffix("ied"), word.utf8.count > 4 {
      stem = word.dropLast(3) + "y"
    } else if word.hasSuffix("ed"), word.utf8.count > 4 {
      stem = word.dropLast(2)
    } else if word.hasSuffix("ing"), word.utf8.count > 5 {
      stem = word.dropLast(3)
    } else {
      return nil
    }
    if stem.hasSuffix("e") { stem = stem.dropLast() }
    return String(withoutDouble(stem))
  }

  /// Whether a segment of a key, in any case, is a participle or form in -ing.
  static func isChanged(_ key: Span<UInt8>, _ segment: Range<Int>) -> Bool {
    let word = key.extracting(segment)
    if word.count > 4, word.ends(with: "ied") || word.ends(with: "ed") { return true }
    if word.count > 5, word.ends(with: "ing") { return true }
    return isIrregular(KeyShape.hash(key, segment))
  }

  /// A stem with its last letter once.
  private static func withoutDouble(_ stem: Substring) -> Substring {
    stem.count > 2 && stem.last == stem.dropLast().last ? stem.dropLast() : stem
  }

  /// A verb of one short syllable with its last consonant twice: `pin`, `stop`, `star`.
  private static func doubled(_ verb: String) -> String {
    let letters = verb.utf8.span
    let count = letters.count
    guard count >= 3, !ASCII.isVowel(letters[count - 1]), ASCII.isVowel(letters[count - 2]),
      !ASCII.isVowel(letters[count - 3])
    else { return verb }
    switch letters[count - 1] {
    case "w", "x", "y": return verb
    default: break
    }
    guard verb.utf8.count(where: ASCII.isVowel) == 1 || letters.begins(with: "un") else {
      return verb
    }
    return verb + String(UnicodeScalar(letters[count - 1]))
  }

  /// Whether a verb ends as `mute` does.
  private static func endsInE(_ verb: String) -> Bool { verb.utf8.last == "e" }

  /// A verb without its last letter, one of ASCII.
  private static func withoutLast(_ verb: String) -> String {
    String(verb.utf8.dropLast()) ?? verb
  }

  /// Whether a verb ends as `copy` does.
  private static func endsInConsonantAndY(_ verb: String) -> Bool {
    let letters = verb.utf8.span
    let count = letters.count
    return count >= 2 && letters[count - 1] == "y" && !ASCII.isVowel(letters[count - 2])
  }
}

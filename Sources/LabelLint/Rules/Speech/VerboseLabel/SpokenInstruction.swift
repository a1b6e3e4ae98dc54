/// Sentences behind a name that tell how to operate the control, which a hint is for.
enum SpokenInstruction {
  /// Whether such a sentence follows another one, in English.
  static func follows(in plain: Span<UInt8>) -> Bool {
    for index in plain.indices.dropLast()
    where plain[index] == 0x20 && index > 0 && ".!?:;".utf8.contains(plain[index - 1]) {
      if verbs.end(in: plain, at: index + 1, where: { !plain.isWord(at: $0) }) != nil {
        return true
      }
    }
    return false
  }

  /// Verbs that it begins with.
  private static let verbs = WordList(Resource.lines(of: "words/instruction-verbs.txt"))
}

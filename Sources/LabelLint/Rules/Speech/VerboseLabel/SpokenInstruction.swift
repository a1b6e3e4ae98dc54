/// Sentences behind a name that tell how to operate the control, which a hint is for.
enum SpokenInstruction {
  /// Where such a sentence begins behind another one, in English; nil where none does.
  static func start(in plain: Span<UInt8>) -> Int? {
    for index in plain.indices.dropLast()
    where plain[index] == 0x20 && index > 0 && ".!?:;".utf8.contains(plain[index - 1]) {
      if verbs.end(in: plain, at: index + 1, where: { !plain.isWord(at: $0) }) != nil {
        return index + 1
      }
    }
    return nil
  }

  /// Verbs that it begins with.
  private static let verbs = WordList(Resource.lines(of: "words/instruction-verbs.txt"))
}

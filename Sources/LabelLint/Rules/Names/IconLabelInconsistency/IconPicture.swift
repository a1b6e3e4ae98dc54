/// What an icon shows, by its name: `ic_close_white_24dp`, `xmark.circle.fill` and `Close` are a cross.
enum IconPicture {
  /// The pictures that a name is used for, by the words of the name.
  private static let pictures: [[String]: Set<String>] = {
    var pictures: [[String]: Set<String>] = [:]
    for (picture, names) in Resource.table(of: "words/pictures.txt") {
      for name in names { pictures[words(of: name), default: []].insert(picture) }
    }
    return pictures
  }()

  /// Words that say how the picture is drawn.
  private static let styles = Set(Resource.lines(of: "words/picture-styles.txt"))

  /// Most words of a name in the table.
  private static let mostWords = pictures.keys.map(\.count).max() ?? 0

  /// The pictures that an icon may show; none if its name has a word that says something else.
  static func pictures(of icon: String) -> Set<String> {
    let words = words(of: icon)
    var found: Set<String> = []
    var start = 0
    while start < words.count {
      let longest = min(mostWords, words.count - start)
      let known = stride(from: longest, to: 0, by: -1).lazy.compactMap { count in
        pictures[Array(words[start..<start + count])].map { (count, $0) }
      }.first
      if let (count, pictures) = known {
        found.formUnion(pictures)
        start += count
      } else if styles.contains(words[start]) || words[start].allSatisfy(\.isNumber) {
        start += 1
      } else {
        return []
      }
    }
    return found
  }

  /// The words of a name in small letters: `arrow`, `back`, `24` and `dp` of `ic_arrowBack24dp`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let goesOn =
        last.map { last in
          (last.isLetter && character.isLetter && (last.isUppercase || character.isLowercase))
            || (last.isNumber && character.isNumber)
        } ?? false
      if goesOn, !words.isEmpty {
        words[words.count - 1] += character.lowercased()
      } else {
        words.append(character.lowercased())
      }
    }
    return words
  }
}

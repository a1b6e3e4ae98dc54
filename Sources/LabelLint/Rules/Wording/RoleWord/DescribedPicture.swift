/// English sources that say by an adjective what kind of picture they describe: "A schematic image of an article".
enum DescribedPicture {
  private static let pictures = Resource.words("phrases/pictures")
  private static let articles = Resource.words("phrases/articles")
  private static let links =
    Resource.words("phrases/behind-media") + Resource.words("phrases/behind-media-too")

  /// Whether the source of a translation has such a picture.
  ///
  /// The adjective goes with the picture, and a translation may have it on the other side: of Indonesian "Gambar
  /// skematis dari sebuah artikel" it would be left.
  static func stands(in text: borrowing Text, _ locale: borrowing JudgedLocale) -> Bool {
    guard !text.isSource, locale.source.catalog.sourceLocale.language == "en" else { return false }
    let source = Text.verbatim(text.source, 0..<text.source.count)
    let words = source.lowercased().split(separator: " ").map(String.init)
    for index in words.indices.dropFirst().dropLast() {
      if pictures.contains(words[index]), links.contains(words[index + 1]),
        !articles.contains(words[index - 1])
      {
        return true
      }
    }
    return false
  }
}

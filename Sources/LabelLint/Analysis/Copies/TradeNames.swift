/// Names of products, services and techniques that keep their letters in every language and are no
/// ordinary words.
enum TradeNames {
  /// Their words in small letters; each is registered as a trademark by the company or body that it
  /// stands for, such as the Bluetooth SIG.
  static let words = Set(Resource.lines(of: "words/trade-names.txt"))

  /// Those of several words, which are ordinary ones.
  static let phrases = Resource.words("labels/trade-names")
}

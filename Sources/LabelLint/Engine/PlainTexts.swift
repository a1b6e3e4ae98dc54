/// Room for the plain form of a text and of its source.
struct PlainTexts {
  /// The plain form of the text at hand.
  var own = PlainText()
  /// The plain form of its source.
  var source = PlainText()
  /// File and message that `source` was made from.
  var sourcePlace: (file: Int, message: Int) = (-1, -1)
}

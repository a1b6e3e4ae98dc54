/// What the review page does once it is open: constant texts, which its policy names by their hash.
enum ReviewScript {
  /// The whole script.
  static let text = words + filters + translations + cards + decisions + dialogs + start
}

/// A text of a catalog that a finding is in, with the bytes of the file that it is about.
struct TextPlace {
  /// Index of the file in its catalog.
  let file: Int
  /// Index of the text in the file's `messages`.
  let message: Int
  /// Bytes of the file's text.
  let bytes: Range<Int>
}

/// A run of letters of a text, as the rule about capitals sees it.
struct CapitalToken {
  /// Byte offsets in the plain text.
  var range: Range<Int>
  /// Number of letters.
  var letters = 0
  /// Whether every letter is a capital.
  var isUpper = true
  /// Whether a digit touches the run: `MP3`, `3MIN`.
  var touchesDigit = false
  /// Whether one letter is all it is made of: `XXXX`.
  var isOneLetter = true
  /// Whether its letters follow each other in the alphabet: `ABCDE`.
  var isAlphabet = true
  /// Whether a number or placeholder stands before or behind it: `MAX %d`.
  var isBesideNumber = false
}

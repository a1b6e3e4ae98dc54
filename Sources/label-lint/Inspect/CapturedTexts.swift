extension [String] {
  /// Captured arguments without a first `--`, which ends the options and is no text.
  var withoutTerminator: ArraySlice<String> { first == "--" ? dropFirst() : self[...] }
}

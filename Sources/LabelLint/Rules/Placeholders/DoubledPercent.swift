/// A percent sign that is written twice, or once, in a text that nothing shows to be formatted.
///
/// Formatters print `%%` as one sign; what code shows without filling anything in has both.
enum DoubledPercent {
  /// The verdict on a text; nil where nothing is wrong.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - isFormatted: Whether a text of its entry has a specifier, and so goes through a formatter.
  /// - Returns: The verdict.
  static func verdict(on pair: borrowing Text, isFormatted: Bool) -> Verdict? {
    guard !isFormatted, !holdsTokens(pair.decoded), pair.format != .stringsdict else { return nil }
    let own = signs(in: pair.decoded)
    if pair.isSource {
      // Without its code, a text of Apple's formats may well be formatted with nothing to fill in.
      guard let doubled = own.doubled, own.single == nil, pair.category == nil,
        pair.format == .android || pair.format.isApple && pair.use != nil
      else { return nil }
      let isCertain = pair.use != nil && pair.format == .android
      return Verdict(
        decoded: doubled, isCertain ? .surelyShown : .shown, pattern: "doubled",
        level: isCertain ? .warning : .note)
    }
    guard pair.sourcePlace != nil, pair.category == nil else { return nil }
    let source = signs(in: pair.decodedSource)
    if let doubled = own.doubled, source.doubled == nil, source.single != nil {
      var verdict = Verdict(
        decoded: doubled, .shownUnlike, pattern: "doubled-unlike", level: .warning)
      verdict.fix(doubled, with: "%", "Write '%'", safety: .unsafe)
      return verdict
    }
    if let single = own.single, own.doubled == nil, source.doubled != nil, source.single == nil {
      return Verdict(decoded: single, .single, pattern: "single", level: .note)
    }
    return nil
  }

  /// The first doubled and the first single percent sign of a text.
  private static func signs(in text: Span<UInt8>) -> (doubled: Range<Int>?, single: Range<Int>?) {
    var (doubled, single): (Range<Int>?, Range<Int>?)
    var index = 0
    while let percent = text.firstIndex(of: "%", from: index) {
      if percent + 1 < text.count, text[percent + 1] == "%" {
        doubled = doubled ?? percent..<percent + 2
        index = percent + 2
      } else {
        single = single ?? percent..<percent + 1
        index = percent + 1
      }
    }
    return (doubled, single)
  }

  /// Whether a text has tokens, which code replaces in ways of its own.
  private static func holdsTokens(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { text[$0] == "%" && TokenStyles.token(at: $0, in: text) != nil }
  }
}

extension Finding.Wording {
  fileprivate static let shown: Self =
    "users will see '%%' with both signs, because the text has no value to fill in; write '%' unless code formats the text"
  fileprivate static let surelyShown: Self =
    "users will see '%%' with both signs, because the code fills in no value; write '%'"
  fileprivate static let shownUnlike: Self =
    "users will see '%%' with both signs, because no value is filled in; write '%' as the source does"
  fileprivate static let single: Self =
    "the source writes '%%' for a percent sign, but this text writes '%'; correct the one that is wrong"
}

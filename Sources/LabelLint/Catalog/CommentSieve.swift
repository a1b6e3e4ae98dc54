/// Which kinds of phrases may stand in a comment, found in one walk over its bytes: most comments hold
/// none, and need not be searched for each of them.
///
/// Every phrase holds two or three letters in a row that other words seldom have. Where a comment lacks
/// those of all phrases of a kind, `CommentPatterns` finds none of that kind; where it has some, it may.
struct CommentSieve: OptionSet, Sendable {
  /// The bits.
  let rawValue: UInt8

  /// What says that a text is spoken, and how: `CommentPatterns.spokenPurpose`.
  static var spoken: CommentSieve { CommentSieve(rawValue: 1 << 0) }
  /// What forbids translation: `CommentPatterns.forbidsTranslation`.
  static var forbidding: CommentSieve { CommentSieve(rawValue: 1 << 1) }
  /// What can be pressed: `CommentPatterns.namesAction`.
  static var action: CommentSieve { CommentSieve(rawValue: 1 << 2) }
  /// What heads or names something: `CommentPatterns.namesTitle`.
  static var title: CommentSieve { CommentSieve(rawValue: 1 << 3) }
  /// Every kind.
  static var all: CommentSieve { [.spoken, .forbidding, .action, .title] }

  /// Bytes that are looked at for one block: three places of each letter in a row.
  private static var window: Int { ByteBlock.size + 2 }

  /// Kinds from their bits.
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds of phrases that may stand in a comment; all in a short one.
  init(_ comment: Span<UInt8>) {
    let count = comment.count
    guard count >= Self.window else {
      self = count == 0 ? [] : .all
      return
    }
    var spoken = ByteBlock.all(0)
    var forbidding = spoken
    var action = spoken
    var title = spoken
    var index = 0
    while true {
      // ASCII letters are made small; of other bytes few become one of those below.
      let small = ByteBlock.all(0x20)
      let first = ByteBlock.load(comment, at: index) | small
      let second = ByteBlock.load(comment, at: index &+ 1) | small
      let third = ByteBlock.load(comment, at: index &+ 2) | small
      /// Where two letters stand.
      @inline(__always)
      func pair(_ one: Unicode.Scalar, _ two: Unicode.Scalar) -> ByteBlock.Bytes {
        ByteBlock.lanes(first .== ByteBlock.all(UInt8(ascii: one)))
          & ByteBlock.lanes(second .== ByteBlock.all(UInt8(ascii: two)))
      }
      /// Where three letters stand.
      @inline(__always)
      func triple(
        _ one: Unicode.Scalar, _ two: Unicode.Scalar, _ three: Unicode.Scalar
      ) -> ByteBlock.Bytes {
        pair(one, two) & ByteBlock.lanes(third .== ByteBlock.all(UInt8(ascii: three)))
      }
      // accessibility, a11y, VoiceOver, content description, screen reader, TalkBack, visually, action
      // hint.
      spoken |=
        pair("c", "c") | pair("1", "1") | pair("v", "o") | triple("d", "e", "s")
        | triple("s", "c", "r") | pair("l", "k") | pair("u", "a") | triple("n", " ", "h")
      // translate.
      forbidding |= pair("s", "l")
      // action and section; tab bar item, toolbar item and navigation bar.
      let both = triple("c", "t", "i") | triple("b", "a", "r")
      // button, menu item, menu option.
      action |= both | triple("t", "t", "o") | triple("e", "n", "u")
      // title, header, heading.
      title |= both | triple("i", "t", "l") | triple("h", "e", "a")
      if index &+ Self.window == count { break }
      // The last block overlaps the one before.
      index = min(index &+ ByteBlock.size, count &- Self.window)
    }
    var found: CommentSieve = []
    if ByteBlock.hasByte(spoken) { found.insert(.spoken) }
    if ByteBlock.hasByte(forbidding) { found.insert(.forbidding) }
    if ByteBlock.hasByte(action) { found.insert(.action) }
    if ByteBlock.hasByte(title) { found.insert(.title) }
    self = found
  }
}

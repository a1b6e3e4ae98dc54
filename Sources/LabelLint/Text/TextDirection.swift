/// The direction a text runs in.
package enum TextDirection: Sendable, Hashable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}

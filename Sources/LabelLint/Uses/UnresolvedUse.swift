/// A place where a screen reader gets a text that no key was found for.
package struct UnresolvedUse: Sendable {
  /// Index of the file.
  var file: UInt32
  /// Line, from 1.
  var line: UInt32
  /// What the text is for.
  var purpose: MessagePurpose
}

/// What a key holds.
package enum EntryType: String, Sendable, Hashable, CaseIterable {
  /// One text.
  case string
  /// A text for each plural category.
  case plural
  /// A list of texts.
  case array
  /// A text for each device.
  case device
  /// A text for each width.
  case width
  /// Several phrasings, each as good as the other (App Shortcuts).
  case set
  /// A reference to another resource, `@string/x`.
  case alias
}

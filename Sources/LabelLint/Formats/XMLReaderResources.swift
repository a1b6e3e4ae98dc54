/// What the readers of resources ask about the tag that was met.
extension XMLReader {
  /// Whether the element is one that only keeps a comment from the next resource.
  var isCommentBreak: Bool { namespace == 0 && (isNamed("skip") || isNamed("eat-comment")) }

  /// Whether the element is a resource with a name, which no value may hold.
  var isResource: Bool {
    namespace == 0 && (isNamed("string") || isNamed("plurals") || isNamed("string-array"))
      && attribute("name") != nil
  }

  /// Whether the element is an item of a plural or array.
  var isItem: Bool { namespace == 0 && isNamed("item") }

  /// The attribute of the start tag that has a name and no namespace.
  func attribute(_ name: StaticString) -> XMLAttribute? {
    for index in attributes.indices
    where attributes[index].namespace == 0 && isText(attributes[index].name.range, name) {
      return attributes[index]
    }
    return nil
  }

  /// Whether an attribute is in the namespace of tools, which nothing of the app is made of.
  func isForTools(_ attribute: XMLAttribute) -> Bool {
    isNamespace(attribute.namespace, "http://schemas.android.com/tools")
  }

  /// The plural category that a range names.
  func pluralCategory(_ range: Range<Int>) -> PluralCategory? {
    if isText(range, "other") { return .other }
    if isText(range, "one") { return .one }
    if isText(range, "few") { return .few }
    if isText(range, "many") { return .many }
    if isText(range, "two") { return .two }
    return isText(range, "zero") ? .zero : nil
  }
}

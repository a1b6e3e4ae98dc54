/// Reads what `adb shell uiautomator dump` writes: `<hierarchy>` with a `<node>` for each element.
///
/// Its attributes are those of `AccessibilityNodeInfoDumper` in the Android Open Source Project. Appium writes the same
/// attributes on tags that have the names of classes.
enum UIAutomatorScreen {
  /// Whether a text may be such a file, by its first tag.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    text.extracting(first: 1024).stands("<hierarchy")
  }

  /// The elements of a screen.
  ///
  /// - Throws: The first fault of the file.
  static func elements(of text: Span<UInt8>) throws(ScreenProblem) -> [ScreenElement] {
    var page = InterfaceXML(text)
    var elements = ScreenElements()
    // The element of each open tag; nil for `<hierarchy>`.
    var open: [Int?] = []
    while let tag = page.next() {
      guard tag == .start else {
        if page.depth < open.count { open.removeLast() }
        continue
      }
      guard !open.isEmpty else {
        open.append(nil)
        continue
      }
      let start = page.xml.range.lowerBound
      var element = element(page.xml)
      element.line = page.line(at: start)
      element.parent = open.last ?? nil
      open.append(elements.all.count)
      try elements.add(element, at: start, of: text)
    }
    if let problem = page.xml.problems.first {
      throw ScreenProblem(at: Int(problem.span.start), of: text, problem.message)
    }
    return elements.all
  }

  /// The element of a tag.
  private static func element(_ xml: borrowing XMLReader) -> ScreenElement {
    var element = ScreenElement()
    var isSecret = false
    for attribute in xml.attributes {
      let value = String(decoding: xml.value(of: attribute), as: UTF8.self)
      switch xml.text.extracting(attribute.localName) {
      case let name where name.equals("class"): element.className = value
      case let name where name.equals("resource-id"):
        element.name = String(value.split(separator: "/").last ?? "")
      case let name where name.equals("content-desc"): element.label = value
      case let name where name.equals("text"): element.text = value
      case let name where name.equals("hint"): element.hint = value
      case let name where name.equals("password"): isSecret = value == "true"
      case let name where name.equals("clickable") || name.equals("long-clickable"):
        if value == "true" { element.canBePressed = true }
      case let name where name.equals("checkable") || name.equals("selected"):
        if value == "true" { element.isStated = true }
      default: break
      }
    }
    if isSecret { element.text = "" }
    return element
  }
}

/// The outermost object and `strings`.
extension XCStringsCatalogReader {
  /// Reads the catalog's outermost object.
  mutating func readRoot(_ json: inout JSONReader) {
    guard json.peek() == .object else {
      startLocales(source: nil)
      reportWrongType(&json, at: "", expected: "an object")
      return
    }
    let start = json.position
    json.enterObject()
    var seen = XCStringsMember.Seen()
    while let name = json.nextKey() {
      let member = member(name, in: json.bytes, &seen)
      switch member {
      case .sourceLanguage:
        if json.peek() == .null {
          reportWrongType(&json, at: "sourceLanguage", expected: "a string")
        } else if let source = readText(&json, "sourceLanguage") {
          startLocales(source: source)
        }
      case .strings:
        // Behind this, it is too late for the keys without a text in the source language.
        if locales.count == 0 {
          startLocales(source: sourceLanguage(behind: json.position, json.bytes))
        }
        readStrings(&json)
      case .version: readVersion(&json)
      default: skipUnknown(name, &json)
      }
    }
    startLocales(source: nil)
    if json.hasFailed { return }
    if !seen.contains(.sourceLanguage) {
      report(.missingSourceLanguage, at: start..<start + 1, "the catalog has no 'sourceLanguage'")
    }
    if !seen.contains(.strings) {
      report(.missingStrings, at: start..<start + 1, "the catalog has no 'strings'")
    }
  }

  /// The source language of a catalog that names it behind the value of `strings` that begins at an
  /// offset, as Xcode never does.
  private mutating func sourceLanguage(behind offset: Int, _ bytes: Span<UInt8>) -> TextRef? {
    var json = JSONReader(bytes)
    json.resume(at: offset, depth: 1)
    repeat {
      json.skip()
      guard let name = json.nextKey() else { return nil }
      if member(name, in: bytes) == .sourceLanguage, json.peek() == .string {
        return json.readString().map { text(of: $0, in: bytes) }
      }
    } while !json.hasFailed
    return nil
  }

  private mutating func readVersion(_ json: inout JSONReader) {
    guard json.peek() == .string else {
      let range = json.skip()
      report(.versionNotAString, at: range, "'version' is not a string: Xcode writes \"1.0\"")
      return
    }
    guard let version = json.readString() else { return }
    if !json.bytes.begins(with: "1.", at: version.content.lowerBound) {
      reportUnknown(
        .unknownVersion, "version", TextRef(inFile: version.content), at: version.content,
        ifEmpty: "the field 'version' is empty; write a version such as '1.0'")
    }
  }

  /// Reads `strings`, going on at the next key behind a fault.
  private mutating func readStrings(_ json: inout JSONReader) {
    guard json.entersObject() else {
      reportWrongType(&json, at: "strings", expected: "an object")
      return
    }
    let depth = json.depth
    var indentation: Range<Int>?
    while true {
      while let name = json.nextKey() {
        if indentation == nil { indentation = json.indentation(of: name.quoted.lowerBound) }
        readKey(name, &json)
      }
      place = XCStringsPlace()
      guard json.hasFailed, let indentation,
        let offset = json.nextString(indentedAs: indentation)
      else { return }
      json.resume(at: offset, depth: depth)
    }
  }
}

/// References to texts in an attribute: `@string/play`, `@{playing ? @string/pause : @string/play}`.
enum ResourceReferences {
  /// The keys that a value names, in order.
  static func keys(in value: [UInt8]) -> [(key: ArraySlice<UInt8>, target: KeyTarget)] {
    var keys: [(key: ArraySlice<UInt8>, target: KeyTarget)] = []
    var index = 0
    while let at = value[index...].firstIndex(of: 0x40) {
      index = at + 1
      var typeStart = index
      var end = index
      while end < value.count, isNameByte(value[end]) || value[end] == 0x3A {
        if value[end] == 0x3A { typeStart = end + 1 }
        end += 1
      }
      guard end < value.count, value[end] == 0x2F else { continue }
      // The platform's own texts are in no catalog of the app.
      let isPlatform = value[index..<typeStart].elementsEqual("android:".utf8)
      let target = target(of: value[typeStart..<end])
      var keyEnd = end + 1
      while keyEnd < value.count, isNameByte(value[keyEnd]) { keyEnd += 1 }
      if let target, !isPlatform, keyEnd > end + 1 {
        keys.append((value[end + 1..<keyEnd], target))
      }
      index = keyEnd
    }
    return keys
  }

  private static func target(of type: ArraySlice<UInt8>) -> KeyTarget? {
    if type.elementsEqual("string".utf8) { return .string }
    if type.elementsEqual("plurals".utf8) { return .plurals }
    return type.elementsEqual("array".utf8) ? .array : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == 0x5F || byte == 0x2E || byte >= 0x80
  }
}

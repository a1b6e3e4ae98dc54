import Foundation

/// A case of `cases/format-cases.jsonl` for Android or Compose.
struct AndroidFormatCase: Decodable {
  /// A field of a case: texts, numbers, lists and objects.
  indirect enum Value: Decodable, Equatable {
    /// A text.
    case text(String)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case truth(Bool)
    /// A list.
    case list([Value])
    /// An object.
    case object([String: Value])
    /// `null`.
    case nothing

    /// Reads whichever it is.
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let value = try? container.decode(Bool.self) {
        self = .truth(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else if let value = try? container.decode([Value].self) {
        self = .list(value)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    /// A field of an object.
    subscript(_ name: String) -> Value? {
      if case .object(let fields) = self { return fields[name] }
      return nil
    }

    /// The text, if it is one.
    var text: String? {
      if case .text(let text) = self { return text }
      return nil
    }

    /// The items, if it is a list.
    var list: [Value]? {
      if case .list(let list) = self { return list }
      return nil
    }
  }

  /// `format/name`.
  let id: String
  /// What the case is about.
  let format: String
  /// How `input` is meant.
  let inputKind: String
  /// The input as text.
  let input: Value?
  /// The input as bytes, in base 64.
  let encodedInput: String?
  /// How a large input is built.
  let generator: Value?
  /// What must come out.
  let expected: Value

  /// Names of the fields in the file.
  enum CodingKeys: String, CodingKey {
    /// `id`.
    case id
    /// `format`.
    case format
    /// `input_kind`.
    case inputKind = "input_kind"
    /// `input`.
    case input
    /// `input_b64`.
    case encodedInput = "input_b64"
    /// `generator`.
    case generator
    /// `expected`.
    case expected
  }

  /// What is expected of Gradle's compiler, where the compilers differ.
  var wanted: Value {
    if let wanted = expected["agp"], wanted.text == nil { return wanted }
    return expected
  }

  /// Whether the file lies in a folder of Compose.
  var isCompose: Bool { inputKind == "compose-string-body" }

  /// Path and bytes of the catalog; nil for cases that are about something else.
  var catalog: (path: String, bytes: [UInt8])? {
    let declaration = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    let head =
      declaration + "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\""
      + " xmlns:f=\"urn:foreign\"><string name=\"k\">"
    let tail = "</string></resources>\n"
    let text = input?.text ?? ""
    switch inputKind {
    case "file", "generated-file":
      if let encoded = encodedInput, let data = Data(base64Encoded: encoded) {
        return ("res/values/strings.xml", [UInt8](data))
      }
      if let parts = generator?["parts"]?.list {
        return ("res/values/strings.xml", parts.flatMap { Self.generated($0) })
      }
      return ("res/values/strings.xml", Array(text.utf8))
    case "string-body": return ("res/values/strings.xml", Array((head + text + tail).utf8))
    case "compose-string-body":
      return (
        "composeResources/values/strings.xml",
        Array((declaration + "<resources><string name=\"k\">" + text + tail).utf8)
      )
    case "aapt-format-check":
      let body = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing("'", with: "\\'").replacing("\"", with: "\\\"")
      return ("res/values/strings.xml", Array((head + body + tail).utf8))
    case "path" where format == "android":
      return ("res/" + text, Array((head + "v" + tail).utf8))
    default: return nil
    }
  }

  /// Bytes of a part of a generator.
  private static func generated(_ part: Value) -> [UInt8] {
    if let text = part.text { return Array(text.utf8) }
    guard let text = part["repeat"]?.text, case .number(let times)? = part["times"] else {
      return []
    }
    let joint = part["join"]?.text ?? ""
    if joint.isEmpty, !text.contains("{#}") {
      return Array(String(repeating: text, count: Int(times)).utf8)
    }
    var bytes: [UInt8] = []
    for number in 0..<Int(times) {
      if number > 0 { bytes += Array(joint.utf8) }
      bytes += Array(text.replacing("{#}", with: "\(number)").utf8)
    }
    return bytes
  }

  /// The cases that `AndroidCatalogReader` and `ComposeCatalogReader` answer; nil without them.
  static func all() throws -> [AndroidFormatCase]? {
    guard let folder = Corpus.root else { return nil }
    let file = folder.appendingPathComponent("cases/format-cases.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.filter { $0.contains("\"android\"") || $0.contains("aapt-format-check") }
      .map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
      .filter {
        ($0.format == "android" || $0.inputKind == "aapt-format-check") && $0.catalog != nil
      }
  }
}

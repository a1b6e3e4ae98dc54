import Foundation
import Testing

/// A file that no app could use as it is, and what a check must say of it.
struct BadInput: CustomTestStringConvertible, Sendable {
  /// What is wrong with it.
  let testDescription: String
  /// Where it lies in the project.
  let path: String
  /// Its content.
  let data: Data
  /// The findings on it: `line:column: severity: ` and the beginning of the message.
  let findings: [String]

  /// An input from its text.
  init(_ description: String, _ path: String, _ text: String, _ findings: String...) {
    self.init(description, path, Data(text.utf8), findings)
  }

  /// An input from its bytes.
  init(_ description: String, _ path: String, _ data: Data, _ findings: [String]) {
    testDescription = description
    self.path = path
    self.data = data
    self.findings = findings
  }
}

extension BadInput {
  /// Files of every format that are cut off, mislabelled, hostile or no catalogs at all.
  static let all = cut + encodings + others + hostile

  private static let xml = "app/res/values/strings.xml"
  private static let strings = "ios/en.lproj/Localizable.strings"
  private static let dictionary = "ios/en.lproj/Localizable.stringsdict"
  private static let catalog = "ios/Localizable.xcstrings"
  private static let plistHead = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>"

  private static let cut = [
    BadInput(
      "Android XML cut off in a text", xml,
      "<resources>\n<string name=\"a\">A</string>\n<string name=\"b\">B and",
      "3:2: error: the file ends before `</string>`"),
    BadInput(
      "Android XML cut off in a tag", xml,
      "<resources>\n<string name=\"a\">A</string>\n<string na",
      "3:1: error: "),
    BadInput(
      ".strings cut off in a value", strings, "\"a\" = \"A\";\n\"b\" = \"B and",
      "2:7: error: "),
    BadInput(
      "XML property list cut off", strings, plistHead + "<key>a</key><str",
      "2:33: error: the key has no value after it", "2:40: error: the file ends inside a tag"),
    BadInput(
      "binary property list cut off", strings, "bplist00\u{1}\u{2}", "1:1: error: the binary"),
    BadInput(
      ".stringsdict cut off", dictionary, plistHead + "<key>a</key><dict><key>NSStr",
      "2:33: error: `a` has no NSStringLocalizedFormatKey",
      "2:47: error: the file ends before `</key>`", "2:51: error: the key has no value"),
    BadInput(
      ".xcstrings cut off", catalog,
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {",
      "4:12: error: "),
    BadInput("empty Android XML", xml, "", "1:1: error: the file is empty"),
    BadInput("empty .strings", strings, "", "1:1: warning: the file is empty"),
    BadInput("empty .stringsdict", dictionary, "", "1:1: error: the file is empty"),
    BadInput("empty .xcstrings", catalog, "", "1:1: error: the file is empty"),
  ]

  private static let encodings = [
    BadInput(
      "Android XML that declares UTF-16 and is UTF-8", xml,
      "<?xml version=\"1.0\" encoding=\"utf-16\"?><resources/>",
      "1:31: error: encoding `utf-16` is declared, but the file is stored as utf-8"),
    BadInput(
      "Android XML that declares UTF-8 and is Latin-1", xml,
      Data("<?xml version=\"1.0\" encoding=\"utf-8\"?><resources><string name=\"a\">Gr".utf8)
        + [0xFC] + Data("n</string></resources>".utf8),
      ["1:69: error: the bytes here are not utf-8"]),
    BadInput(
      ".strings in Latin-1", strings, Data("\"a\" = \"Gr".utf8) + [0xFC] + Data("n\";\n".utf8),
      ["1:10: error: byte 0xFC is not UTF-8"]),
    BadInput(
      "NUL in Android XML", xml, "<resources><string name=\"a\">A\0B</string></resources>",
      "1:30: error: U+0000 is not allowed in XML"),
    BadInput(
      "NULs alone", catalog, String(repeating: "\0", count: 64), "1:1: error: "),
  ]

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """
  private static let page = """
    <!DOCTYPE html>
    <html><head><title>404</title></head><body>Not found<br></body></html>

    """

  private static func conflict(_ ours: String, _ theirs: String) -> String {
    "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> other\n"
  }

  private static let others = [
    BadInput("Git LFS pointer in Android", xml, pointer, "1:1: error: this is a Git LFS pointer"),
    BadInput(
      "Git LFS pointer as .strings", strings, pointer, "1:1: error: this is a Git LFS pointer"),
    BadInput(
      "Git LFS pointer as .xcstrings", catalog, pointer, "1:1: error: this is a Git LFS pointer"),
    BadInput("web page in Android", xml, page, "1:1: error: this is "),
    BadInput("web page as .strings", strings, page, "1:1: error: this is "),
    BadInput("web page as .stringsdict", dictionary, page, "1:1: error: this is "),
    BadInput("web page as .xcstrings", catalog, page, "1:1: error: this is "),
    BadInput(
      "merge conflict in Android", xml,
      "<resources>\n"
        + conflict("<string name=\"a\">A</string>", "<string name=\"a\">B</string>")
        + "</resources>\n", "2:1: error: the file contains merge conflict markers"),
    BadInput(
      "merge conflict in .strings", strings, conflict("\"a\" = \"A\";", "\"a\" = \"B\";"),
      "1:1: error: merge-conflict markers", "3:1: error: `=======` is where a key must begin"),
    BadInput(
      "merge conflict in .xcstrings", catalog,
      "{\"sourceLanguage\":\"en\",\"strings\":{\n" + conflict("\"a\":{}", "\"b\":{}")
        + "},\"version\":\"1.0\"}", "2:1: error: a merge conflict is not resolved"),
  ]

  /// Levels of nesting that overflow any recursive reader's stack.
  private static let depth = 200_000

  private static func nested(_ open: String, _ middle: String, _ close: String) -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  private static let hostile = [
    BadInput(
      "deep Android XML", xml,
      "<resources><string name=\"a\">" + nested("<b>", "A", "</b>") + "</string></resources>",
      "1:30023: error: elements are nested more than 10000 deep"),
    BadInput(
      "deep old-style lists", strings, "\"a\" = " + nested("(", "", ")") + ";\n",
      "1:7: warning: the value of `a` is not a string",
      "1:519: error: containers are nested more than 512 deep"),
    BadInput(
      "deep old-style dictionaries", strings, "\"a\" = " + nested("{b=", "c;", "};") + "\n",
      "1:7: warning: the value of `a` is not a string",
      "1:1543: error: containers are nested more than 512 deep"),
    BadInput(
      "deep XML property list", strings,
      plistHead + "<key>a</key>" + nested("<array>", "", "</array>") + "</dict></plist>",
      "2:3617: error: containers are nested more than 512 deep",
      "2:70026: error: elements are nested more than 10000 deep"),
    BadInput(
      "deep JSON", catalog,
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":" + nested("[", "", "]")
        + "},\"version\":\"1.0\"}",
      "1:39: error: 'strings.a' is an array", "1:549: error: more than 512 levels of nesting"),
    BadInput(
      "entity bomb", xml,
      "<!DOCTYPE r [<!ENTITY a \"aaaaaaaaaa\">"
        + "bcdefghijklm".map { name in
          let inner = UnicodeScalar(name.unicodeScalars.first.map { $0.value - 1 } ?? 97) ?? "a"
          return "<!ENTITY \(name) \"\(String(repeating: "&\(inner);", count: 10))\">"
        }.joined() + "]><resources><string name=\"a\">&m;</string></resources>",
      "1:14: error: the document type has its own declarations"),
    BadInput(
      "10,001 attributes", xml,
      "<resources><string name=\"a\""
        + (1...10_000).map { " a\($0)=\"\"" }.joined() + ">A</string></resources>",
      "1:88913: error: an element has more than 10000 attributes"),
    BadInput(
      "half of a surrogate pair in JSON", catalog,
      #"{"sourceLanguage":"en","strings":{"a\ud83d":{}},"version":"1.0"}"#,
      #"1:37: error: this escape is half of a surrogate pair"#),
    BadInput(
      "external entity", xml,
      "<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
        + "<resources><string name=\"a\">&a;</string></resources>",
      "1:14: error: the document type declares an external entity, which is never opened"),
  ]
}

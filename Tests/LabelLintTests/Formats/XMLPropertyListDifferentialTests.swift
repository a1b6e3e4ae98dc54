import Foundation
import LabelLint
import Seeded
import Testing

/// XML property lists read beside Foundation's reader: same texts, and a fault where it has one.
@Suite struct XMLPropertyListDifferentialTests {
  @Test func generatedFiles() {
    var random = SeededGenerator(seed: 11)
    var failures: [String] = []
    for _ in 0..<5_000 {
      let text = Self.file(&random)
      if let difference = StringsDifferentialTests.difference(Array(text.utf8)) {
        failures.append("\(text.debugDescription): \(difference)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(8).joined(separator: "\n"))")
  }

  /// A well-formed file of a few pairs; one in eight lacks a key, a value or an end.
  private static func file(_ random: inout SeededGenerator) -> String {
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    var parts = [["", declaration, " \n" + declaration].randomElement(using: &random) ?? ""]
    if Bool.random(using: &random) {
      parts.append("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://x/y.dtd\">\n")
    }
    parts.append("<plist version=\"1.0\">")
    parts.append("<dict>")
    for number in 0..<Int.random(in: 0...5, using: &random) {
      parts += [blank(&random), "<key>k\(Int.random(in: 0...number, using: &random))", "</key>"]
      parts += [blank(&random), value(&random, depth: 0), blank(&random)]
    }
    parts += ["</dict>", blank(&random), "</plist>", "\n"]
    if Int.random(in: 0..<8, using: &random) == 0 {
      parts.remove(at: Int.random(in: 3..<parts.count - 1, using: &random))
    }
    return parts.joined()
  }

  private static func blank(_ random: inout SeededGenerator) -> String {
    ["", "", " ", "\n", "\t", "\r\n", "<!-- c -->", "<!-- <key> -->"].randomElement(using: &random)
      ?? ""
  }

  private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return "<integer>5</integer>"
    case 1: return "<true/>"
    case 2: return "<data>AAA=</data>"
    case 3 where depth < 3: return "<array>" + value(&random, depth: depth + 1) + "</array>"
    case 4 where depth < 3:
      return "<dict><key>a</key>" + value(&random, depth: depth + 1) + "</dict>"
    case 5:
      return ["<string/>", "<string>a<!-- c --></string>"].randomElement(using: &random) ?? ""
    default: return "<string>" + text(&random) + "</string>"
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", " ", "é", "日本", "😀", "\n", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#233;",
      "&#x1F600;",
      "<![CDATA[<b>&amp;]]>", "\r\n", "&#13;", "]", "\"", "\\n", "%@",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}

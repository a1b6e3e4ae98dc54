import Foundation

/// A case or vector about locales in the folder beside the repository.
struct LocaleCase: Decodable, Sendable {
  /// What a case gives: a name, or what is to be resolved.
  struct Input: Decodable, Sendable {
    var name: String?
    var request: String?
    var a: String?
    var b: String?
    var supported: String?
    var preferred: [String]?
    var available: [String]?

    /// The keys of an input that is an object.
    private enum CodingKeys: CodingKey {
      case request
      case a
      case b
      case supported
      case preferred
      case available
    }

    init(from decoder: any Decoder) throws {
      guard let values = try? decoder.container(keyedBy: CodingKeys.self) else {
        name = try? decoder.singleValueContainer().decode(String.self)
        return
      }
      request = try values.decodeIfPresent(String.self, forKey: .request)
      a = try values.decodeIfPresent(String.self, forKey: .a)
      b = try values.decodeIfPresent(String.self, forKey: .b)
      supported = try values.decodeIfPresent(String.self, forKey: .supported)
      preferred = try values.decodeIfPresent([String].self, forKey: .preferred)
      available = try values.decodeIfPresent([String].self, forKey: .available)
    }
  }

  /// What a case wants.
  struct Expected: Decodable, Sendable {
    var locale: String?
    var acceptLocale: [String]?
    var qualifiers: [String]?
    var error: String?
    var accept: [String]?
    var hint: String?
    var better: String?
    var match: Bool?
    var ordered: [String]?
  }

  let id: String
  let format: String
  let inputKind: String
  let input: Input
  let expected: Expected

  /// Cases of some kinds; none where the folder is absent.
  static func all(_ kinds: String...) -> [LocaleCase] {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
      .appending(path: "../shared/cases")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    var cases: [LocaleCase] = []
    for name in ["format-cases.jsonl", "apple-locale-vectors.jsonl"] {
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) {
        guard let entry = try? decoder.decode(LocaleCase.self, from: line),
          ["locale-dir", "apple-locale"].contains(entry.format), kinds.contains(entry.inputKind)
        else { continue }
        cases.append(entry)
      }
    }
    return cases
  }
}

/// The tables of `Sources/CResources/speech`: what screen readers say, and where that is known from.
enum SpeechTables {
  /// Words by reader, language and item.
  static let words: [ScreenReader: [String: [String: SpokenWord]]] = {
    var tables: [ScreenReader: [String: [String: SpokenWord]]] = [:]
    for reader in ScreenReader.allCases {
      for row in rows(of: reader.id) where row.count == 4 {
        tables[reader, default: [:]][row[0], default: [:]][row[1]] =
          SpokenWord(text: row[2], source: row[3])
      }
    }
    return tables
  }()

  /// What readers announce roles as.
  static let roles: [Role: [ScreenReader: RoleAnnouncement]] = {
    var roles: [Role: [ScreenReader: RoleAnnouncement]] = [:]
    for row in rows(of: "roles") {
      guard row.count == 6, let role = Role(rawValue: row[0]) else { continue }
      for (number, reader) in ScreenReader.allCases.enumerated() {
        let hint = row[2 + 2 * number]
        roles[role, default: [:]][reader] = RoleAnnouncement(
          word: Role(rawValue: row[1 + 2 * number]), hint: hint == "-" ? nil : hint)
      }
    }
    return roles
  }()

  /// The order of parts, by the reader's name; that with `-row` is for controls in rows.
  static let orders: [String: [SpeechSlot]] = {
    var orders: [String: [SpeechSlot]] = [:]
    for row in rows(of: "orders") where row.count == 3 {
      orders[row[0]] = row[1].split(separator: ",").compactMap {
        SpeechSlot(rawValue: String($0.drop { $0 == " " }))
      }
    }
    return orders
  }()

  /// What readers do with what is no plain word.
  static let treatments: [ScreenReader: [SpeechMatter: SpeechTreatment]] = {
    var treatments: [ScreenReader: [SpeechMatter: SpeechTreatment]] = [:]
    for row in rows(of: "treatments") {
      guard row.count == 4, let reader = ScreenReader(id: row[0]),
        let matter = SpeechMatter(rawValue: row[1])
      else { continue }
      treatments[reader, default: [:]][matter] = SpeechTreatment(sentence: row[2], source: row[3])
    }
    return treatments
  }()

  /// English names of signs that TalkBack uses.
  static let signs: [Unicode.Scalar: String] = {
    var signs: [Unicode.Scalar: String] = [:]
    for row in rows(of: "talkback-signs") where row.count == 3 {
      if let sign = row[1].unicodeScalars.first { signs[sign] = row[2] }
    }
    return signs
  }()

  /// The same in other languages.
  static let translatedSigns: [String: [Unicode.Scalar: String]] = {
    var signs: [String: [Unicode.Scalar: String]] = [:]
    for row in rows(of: "talkback-signs-translated") where row.count == 3 {
      if let sign = row[1].unicodeScalars.first { signs[row[0], default: [:]][sign] = row[2] }
    }
    return signs
  }()

  /// Signs whose spoken name is what they mean.
  static let signsWithMeaning = Set(
    rows(of: "signs-with-meaning").compactMap { $0.first?.unicodeScalars.first })

  /// The rows of a table.
  static func rows(of name: String) -> [[String]] {
    Resource.lines(of: "speech/\(name).tsv").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A text with the values of its placeholders.
  static func filled(_ text: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      let value = values.first { rest.hasPrefix($0.key) }
      if let value {
        result += value.value
        rest = rest.dropFirst(value.key.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

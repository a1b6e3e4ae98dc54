/// The scripts of letters, those of the commoner alphabets without a question to ICU.
package enum LetterScripts {
  /// The script of a letter; nil for any other character.
  package static func script(of scalar: Unicode.Scalar) -> Script? {
    let value = Int(scalar.value)
    let script = value < table.count ? table[value] : asked(of: scalar)
    return script < 0 ? nil : Script(rawValue: script)
  }

  /// ICU's numbers of the scripts of the letters below U+0700, -1 for all other characters there.
  private static let table: [Int32] = (0..<0x700).map { value in
    Unicode.Scalar(UInt32(value)).map(asked) ?? -1
  }

  /// ICU's number of a letter's script; -1 for any other character.
  private static func asked(of scalar: Unicode.Scalar) -> Int32 {
    CharacterProperties.isLetter(scalar) ? CharacterProperties.script(scalar).rawValue : -1
  }
}

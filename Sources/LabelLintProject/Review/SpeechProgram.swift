package import LabelLint

/// espeak-ng, which turns texts into sounds on this machine.
package struct SpeechProgram: Sendable {
  /// Name of the program.
  static let name = "espeak-ng"
  /// Most bytes of a text that are spoken: two minutes or so.
  static let longestText = 4000

  /// Names of its voices where they are not the tag of the language (`espeak-ng --voices`).
  private static let names = [
    "en": "en-us", "en-001": "en-gb", "fr": "fr-fr", "no": "nb", "zh": "cmn", "zh-hk": "yue",
    "zh-mo": "yue",
  ]

  /// The names of its voices.
  private let voices: Set<String>

  /// Asks the program for its voices.
  ///
  /// - Throws: That it is not installed, with what to do.
  package init() throws(ProjectError) {
    let outcome = try Self.run(["--voices"], [])
    // The second column: ` 5  pt-br           --/M      Portuguese_(Brazil) roa/pt-BR            (pt 6)`.
    voices = Set(
      String(decoding: outcome, as: UTF8.self).split(separator: "\n").dropFirst()
        .compactMap { line in line.split(separator: " ").dropFirst().first.map(String.init) })
  }

  /// The voice of a language; nil where it has none.
  package func voice(for locale: LocaleTag) -> String? {
    let own = locale.merged
    var tags = [own] + AndroidLocaleFallback.ancestors(of: own)
    tags.append(contentsOf: [LocaleTag(own.language)].compactMap(\.self))
    var wanted = tags.map { $0.description.lowercased() }
    // Voices have no scripts.
    if let region = own.maximized.region {
      wanted.insert("\(own.language)-\(region)".lowercased(), at: 0)
    }
    for tag in wanted {
      if let name = Self.names[tag], voices.contains(name) { return name }
      if voices.contains(tag) { return tag }
    }
    return nil
  }

  /// A text as a sound, in the format WAV.
  ///
  /// - Throws: Why it could not be spoken.
  package func sound(of text: String, voice: String) throws(ProjectError) -> [UInt8] {
    var sound = try Self.run(
      ["-v", voice, "-b", "1", "--stdin", "--stdout"], Array(Self.plain(text).utf8))
    guard sound.count > 44, sound.starts(with: Array("RIFF".utf8)) else {
      throw ProjectError(
        "\(Self.name): no sound for '\(VisibleText.escaped(text))' with the voice \(voice)")
    }
    // The program writes the sizes before it knows them (RIFF: offset 4, data: offset 40).
    for (offset, size) in [(4, sound.count - 8), (40, sound.count - 44)] {
      for byte in 0..<4 { sound[offset + byte] = UInt8(truncatingIfNeeded: size >> (8 * byte)) }
    }
    return sound
  }

  /// A text without what the program takes for commands: control characters, and `[[` before phonemes.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      if scalar == "[", plain.hasSuffix("[") { plain += " " }
      plain.unicodeScalars.append(
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar)
    }
    return plain
  }

  private static func run(
    _ arguments: [String], _ input: [UInt8]
  ) throws(ProjectError) -> [UInt8] {
    let outcome: ChildProcess.Outcome
    do throws(FileFailure) {
      outcome = try ChildProcess.run(name, arguments, input: input)
    } catch {
      if error.code == FileFailure.isMissing {
        throw ProjectError(
          "\(name) is not installed, and sounds are made with it: install it (apt-get install \(name), "
            + "brew install \(name), or https://github.com/espeak-ng/espeak-ng), and run the command again"
        )
      }
      throw ProjectError(error)
    }
    guard outcome.status == 0 else {
      let said = outcome.error.split(separator: "\n").first.map {
        ": " + VisibleText.escaped(String($0))
      }
      throw ProjectError(
        "\(name) ended with \(outcome.status)\(said ?? ""): see what '\(name) \(arguments.joined(separator: " "))' says"
      )
    }
    return outcome.output
  }
}

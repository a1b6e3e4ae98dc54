package import LabelLint

/// Sounds of labels in a folder: a file for each label and reader, and a list of them.
package struct SoundFiles {
  /// Name of the list.
  package static let list = "labels.csv"
  /// Most characters of a name that come from a key.
  private static let longestName = 80
  /// Names that Windows keeps for devices, whatever follows their first full stop.
  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Number of sounds that were made.
  package private(set) var count = 0
  /// Why labels have no sound, with their numbers, in the order they were met.
  package private(set) var missing: [(reason: String, count: Int)] = []
  private let folder: String
  private let program: SpeechProgram
  private var rows = [["file", "reader", "locale", "key", "form", "utterance", "missing"]]
  /// The names of files, as a system sees them that does not tell small letters from capitals.
  private var names: Set<String> = []

  /// Sounds to be made in a folder, which need not be there yet.
  ///
  /// - Throws: Why nothing can be written to it.
  package init(in folder: String, by program: SpeechProgram) throws(ProjectError) {
    do throws(FileFailure) {
      try NewFolder.check(folder)
    } catch {
      throw ProjectError(error)
    }
    (self.folder, self.program) = (folder, program)
  }

  /// Makes the sound of a label, or takes note of why it has none.
  package mutating func add(_ label: SpokenLabels.Label) throws(ProjectError) {
    let text = label.utterance.text
    let voice = program.voice(for: label.locale)
    var path = ""
    let reason = Self.obstacle(to: label, voice)
    if reason == nil, let voice {
      path = name(of: label)
      try StoredFiles.write(
        try program.sound(of: text, voice: voice), to: "\(folder)/\(path)", makesFolders: true)
      count += 1
    } else if let reason {
      if let known = missing.firstIndex(where: { $0.reason == reason }) {
        missing[known].count += 1
      } else {
        missing.append((reason, 1))
      }
    }
    rows.append([
      path, label.utterance.reader.rawValue, label.locale.description, label.subject.key,
      label.subject.slot, text, reason ?? "",
    ])
  }

  /// Writes the list.
  package func close() throws(ProjectError) {
    try StoredFiles.write(CSVText.bytes(of: rows), to: "\(folder)/\(Self.list)", makesFolders: true)
  }

  /// Why a label cannot be spoken; nil where it can.
  private static func obstacle(to label: SpokenLabels.Label, _ voice: String?) -> String? {
    let reader = label.utterance.reader.rawValue
    if voice == nil { return "\(SpeechProgram.name) has no voice for \(label.locale)" }
    if let unknown = label.utterance.unknown.first {
      return "\(reader)'s words for '\(unknown)' in \(label.locale) are not known"
    }
    if label.utterance.text.allSatisfy(\.isWhitespace) { return "\(reader) says nothing" }
    if label.utterance.text.utf8.count > SpeechProgram.longestText {
      return "the text is longer than \(SpeechProgram.longestText) bytes"
    }
    return nil
  }

  /// The name of the file of a label, which no other one has: `de/cd_play.talkback.wav`.
  ///
  /// A key may have any characters; where the name cannot have them, a hash tells it from others.
  private mutating func name(of label: SpokenLabels.Label) -> String {
    let subject = label.subject
    let wanted = subject.slot.isEmpty ? subject.key : "\(subject.key).\(subject.slot)"
    var base = String(wanted.unicodeScalars.prefix(Self.longestName).map(Self.safe))
    if base.first.map({ ".-".contains($0) }) ?? true || isDevice(base) { base = "_" + base }
    let end = ".\(label.utterance.reader.id).wav"
    var name = "\(label.locale)/\(base)\(end)"
    if base != wanted || names.contains(name.lowercased()) {
      let hash = TextHash([label.app, subject.set, wanted].joined(separator: "\n"))
      name = "\(label.locale)/\(base)-\(hash)\(end)"
    }
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(label.locale)/\(base)-\(number)\(end)"
      number += 1
    }
    return name
  }

  private func isDevice(_ base: String) -> Bool {
    base.split(separator: ".").first.map { Self.devices.contains($0.lowercased()) } ?? false
  }

  private static func safe(_ scalar: Unicode.Scalar) -> Character {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": Character(scalar)
    default: "_"
    }
  }
}

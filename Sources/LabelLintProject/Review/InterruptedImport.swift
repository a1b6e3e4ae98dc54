package import LabelLint

/// The decisions that an import is carrying out, in a file of the project while it writes several others:
/// who finds it, finds some of their texts written.
package struct InterruptedImport {
  /// Name of the file in the folder of the project.
  package static let fileName = ".label-lint-import.jsonl"

  private let path: String
  /// The decisions of an import that was interrupted; none mostly.
  package let names: Set<EarlierImports.Name>

  /// Reads what an interrupted import has left.
  ///
  /// - Throws: `ProjectError` where a link out of the project has the file's name.
  package init(in root: ProjectRoot) throws {
    do {
      path = try root.placeInside(Self.fileName)
    } catch {
      throw ProjectError(error)
    }
    let bytes = (try? FileSystem.bytes(of: path)) ?? []
    names = Set(
      bytes.split(separator: 0x0A).compactMap { line in
        guard let record = try? JSONValue(Array(line).span), record["type"]?.text == "decision",
          let fingerprint = record["fingerprint"]?.text, let text = record["text"]?.text
        else { return nil }
        return EarlierImports.Name(fingerprint: fingerprint, text: text)
      })
  }

  /// Says what is about to be written, beside what was interrupted before.
  package func begin(_ new: Set<EarlierImports.Name>) throws {
    let all = names.union(new).sorted { ($0.fingerprint, $0.text) < ($1.fingerprint, $1.text) }
    var bytes: [UInt8] = []
    JSONWriter.lines(to: &bytes, count: all.count) { number, writer in
      writer.member("type", "decision")
      writer.member("schemaVersion", 1)
      writer.member("fingerprint", all[number].fingerprint)
      writer.member("text", all[number].text)
    }
    try StoredFiles.write(bytes, to: path)
  }

  /// All is written.
  package func end() { FileSystem.remove(path) }
}

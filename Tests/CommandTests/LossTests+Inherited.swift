import Foundation
import Testing

extension LossTests {
  @Test("faults that locales had with their source are not new when the source is mended")
  func inherited() throws {
    let caps = [
      Self.source: Self.resources(["a_label": "PLAY BUTTON", "b": "Good bye then"]),
      Self.french: Self.resources(["a_label": "LIRE BOUTON", "b": "Au revoir alors"]),
      "app/res/values-es/strings.xml": Self.resources([
        "a_label": "TOCAR AHORA", "b": "Adiós entonces",
      ]),
    ]
    let folder = try Self.project(caps)
    #expect(try folder.text(of: "1.ndjson").contains("\"inheritedBy\":[\"es\",\"fr\"]"))
    try folder.write(Self.resources(["a_label": "Play", "b": "Good bye then"]), to: Self.source)
    for arguments in [
      ["--compare", "1.ndjson"], ["--changed-since", "main"], ["--baseline", "known.jsonl"],
    ] {
      let outcome = try folder.runAll(
        ["check", "--format", "concise", "--fail-on", "note", "--no-rule", "stale-translation"]
          + arguments + ["app"])
      #expect(outcome.output == "", "\(arguments): \(outcome.output)")
      #expect(outcome.status == 0)
      if arguments[0] != "--baseline" {
        #expect(outcome.error.contains(": 0 new, 0 updated, "), "\(outcome.error)")
      }
    }
    let night = try Self.night(1, in: folder)
    #expect(night.hasPrefix("Labels 2026-11-22: 0 new, "), "\(night)")
    // Neither is a translation that takes its source's fault over.
    try folder.write(
      Self.resources(["a_label": "PLAY BUTTON", "b": "Good bye then"]), to: Self.source)
    try folder.write(
      Self.resources(["a_label": "SPIELE JETZT", "b": "Auf Wiedersehen"]),
      to: "app/res/values-de/strings.xml")
    let more = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(more.error.contains(": 0 new, 0 updated, "), "\(more.error)")
    #expect(more.status == 0, "\(more.output)")
  }
}

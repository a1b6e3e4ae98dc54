/// Reads the translations of an XLIFF 1.2 file, whoever saved it.
package enum XLIFFReader {
  /// The texts that a file holds, each as a decision to write it; those that are as they were change
  /// nothing.
  ///
  /// - Throws: What is wrong with the file as a whole.
  package static func input(_ bytes: [UInt8]) throws(ReviewFault) -> ReviewInput {
    var input = ReviewInput()
    var path = ""
    var locale: String?
    var unit: Unit?
    var number = 0
    var isXLIFF = false
    try ReviewXML.walk(bytes) { event, open in
      switch event {
      case .start("xliff", let attributes):
        isXLIFF = attributes["version"]?.hasPrefix("1.") ?? false
      case .start("file", let attributes):
        path = attributes["original"] ?? ""
        locale = attributes["target-language"].map { LocaleTag($0)?.description ?? $0 }
      case .start("trans-unit", let attributes):
        number += 1
        unit = Unit(attributes)
      case .start("target", let attributes) where open.dropLast().last == "trans-unit":
        unit?.target = []
        unit?.isByMachine = isByMachine(attributes)
        unit?.state = attributes["state"] ?? ""
      case .text(let text): unit?.take(text, in: open)
      case .end("trans-unit"):
        let origin = "unit \(number)"
        if let unit { unit.close(path, locale, origin, into: &input) }
        unit = nil
      default: break
      }
    }
    guard isXLIFF else { throw ReviewFault("it is not XLIFF 1.0 to 1.2") }
    return input
  }

  /// Whether a machine made a target that nobody has signed off (XLIFF 1.2, `state-qualifier` and `state`).
  private static func isByMachine(_ attributes: [String: String]) -> Bool {
    let isMade = ["leveraged-mt", "mt-suggestion"].contains(attributes["state-qualifier"] ?? "")
    return isMade && !["signed-off", "final"].contains(attributes["state"] ?? "")
  }

  /// Whether a target is not final: somebody is to translate, adapt or review it (XLIFF 1.2, `state`).
  private static func isOpen(_ state: String) -> Bool {
    state == "new" || state.hasPrefix("needs-")
  }

  /// A unit that is being read.
  private struct Unit {
    let id: String
    let hash: String?
    let isClosed: Bool
    var source: [UInt8] = []
    var target: [UInt8]?
    var isByMachine = false
    var state = ""

    init(_ attributes: [String: String]) {
      id = attributes["id"] ?? ""
      hash = attributes["extradata"]
      isClosed = attributes["translate"] == "no"
    }

    /// Takes text; inline elements of other tools (`x`, `g`, `ph`) hold placeholders as text.
    mutating func take(_ text: [UInt8], in open: [String]) {
      guard let place = open.lastIndex(of: "trans-unit"), place + 1 < open.count else { return }
      switch open[place + 1] {
      case "source": source += text
      case "target": target = (target ?? []) + text
      default: break
      }
    }

    func close(
      _ path: String, _ locale: String?, _ origin: String, into input: inout ReviewInput
    ) {
      guard let target, !target.isEmpty, !isClosed else {
        input.undecided += 1
        return
      }
      let (key, slot) = XLIFFSlot.read(id)
      guard let locale else {
        input.refusals.append(
          ReviewRefusal(origin, key: key, "its 'file' names no 'target-language'"))
        return
      }
      var decision = ReviewDecision(
        .write, about: .text(path: path, key: key, slot: slot, locale: locale), origin: origin)
      decision.newText = String(decoding: target, as: UTF8.self)
      decision.source = String(decoding: source, as: UTF8.self)
      decision.textHash = hash
      decision.isByMachine = isByMachine
      decision.state = XLIFFReader.isOpen(state) ? .needsReview : .translated
      decision.confirmsText = !state.isEmpty
      input.decisions.append(decision)
    }
  }
}

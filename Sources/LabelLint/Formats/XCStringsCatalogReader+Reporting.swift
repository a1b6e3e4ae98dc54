/// Problems of a string catalog and the words they are told in.
extension XCStringsCatalogReader {
  /// Records a problem at a range of byte offsets.
  mutating func report(
    _ code: ProblemCode, at range: Range<Int>, _ message: String,
    severity: Severity? = nil
  ) {
    file.report(
      code, at: range, message, severity: severity, key: place.key,
      locale: place.isInLocalization ? place.locale : nil)
  }

  /// Reports the next value as of another kind than needed, and moves behind it.
  @discardableResult
  mutating func reportWrongType(
    _ json: inout JSONReader, at member: String, expected: String
  ) -> Range<Int> {
    guard let kind = json.peek() else { return json.position..<json.position }
    let range = json.skip()
    report(.wrongType, at: range, "'\(path(to: member))' is \(kind.name), not \(expected)")
    return range
  }

  /// Reports something later releases may have brought, such as a `state`, once for every name.
  ///
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - kind: What the name is of.
  ///   - name: The name.
  ///   - range: Where it is.
  ///   - emptiness: What is said of an empty name.
  mutating func reportUnknown(
    _ code: ProblemCode, _ kind: String, _ name: TextRef, at range: Range<Int>,
    ifEmpty emptiness: String? = nil
  ) {
    let owner = ProblemCode.allCases.firstIndex(of: code) ?? 0
    guard reportedUnknown.number(of: name, owner: owner, in: file).isNew else { return }
    let value = shown(name)
    report(
      code, at: range,
      value.isEmpty
        ? emptiness ?? "a \(kind) has an empty name; write its name, or remove it"
        : "unknown \(kind) '\(value)'")
  }

  /// Reports a member that an object has twice.
  mutating func reportDuplicate(_ name: JSONString) {
    report(
      .duplicateKey, at: name.content,
      """
      '\(shown(TextRef(inFile: name.content)))' occurs twice in '\(path(to: ""))', \
      and tools differ in which one they use; remove one
      """)
  }

  /// Reports what the JSON reader found.
  mutating func reportFaults(_ faults: [JSONFault]) {
    let text = file.source.text
    var firstMarker: Int?
    for fault in faults {
      let start = fault.range.lowerBound
      if UnusableContent.isMergeConflictMarker(text.span, at: start) {
        guard firstMarker == nil else { continue }
        firstMarker = start
        file.report(
          .mergeConflictMarkers, at: start..<min(start + 7, text.count),
          "a merge conflict is not resolved: the file is not JSON")
        continue
      }
      let code: ProblemCode =
        switch fault.kind {
        case .syntax: .notJson
        case .escape: .invalidEscape
        case .depth: .nestingTooDeep
        case .further: .furtherProblems
        }
      file.report(code, at: fault.range, fault.message)
    }
    // Both sides of a conflict hold the same keys; that is no fault of its own.
    if let firstMarker {
      file.problems.removeAll { $0.code == .duplicateKey && Int($0.span.start) > firstMarker }
    }
  }

  /// The path of a member, which may be a path itself, of the place where reading is:
  /// `strings.K.localizations.de`.
  func path(to member: String) -> String {
    var steps: [String] = []
    if !place.key.isNone { steps += ["strings", shown(place.key)] }
    if place.isInLocalization {
      steps += ["localizations", shortened(file.localeNames[place.locale])]
      for component in variations.path(of: place.node).components {
        switch component {
        case .plural(let category): steps += ["variations", "plural", category.rawValue]
        case .unknownCategory(let name): steps += ["variations", "plural", shortened(name)]
        case .device(let name): steps += ["variations", "device", shortened(name)]
        case .width(let width): steps += ["variations", "width", shortened(width)]
        case .variable(let name): steps += ["substitutions", shortened(name)]
        default: break
        }
      }
    }
    if !member.isEmpty { steps.append(member) }
    return steps.isEmpty ? "the catalog" : steps.joined(separator: ".")
  }

  /// A text for a message, cut when it is long.
  func shown(_ text: TextRef) -> String {
    // Four bytes hold any scalar: what lies behind is not needed.
    shortened(file.string(text.part(0..<61 * 4)) ?? "")
  }

  private func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
